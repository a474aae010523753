import { counted } from '../../kernel/index.ts';
import type { MatchCard } from '../../wire/index.ts';
import { type Company, companiesIn } from './history.ts';
import { RemoteRow } from './going.tsx';

/** Whom I play with, evening after evening: who won what, and what goes on. */
export function Companies({ matches }: { matches: readonly MatchCard[] }) {
  const all = companiesIn(matches);
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="companies">
      <h2 id="companies">Played together</h2>
      {all.map((company) => (
        <details key={company.names.join()} className="company">
          <summary>
            <b>{company.names.join(', ')}</b> <span className="hint">{tally(company)}</span>
          </summary>
          <ul className="continue">
            {[...company.running, ...company.over.slice(0, MOST)].map((card) => (
              <RemoteRow key={card.id} card={card} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const MOST = 10;

function tally({ over, running, together, nobody, wins }: Company): string {
  return [
    ...(running.length > 0 ? [`${running.length} going on`] : []),
    ...(over.length > 0 ? [`${counted(over.length, 'match', 'matches')} played`] : []),
    ...(together > 0 ? [`won together: ${together}`] : []),
    ...(nobody > 0 ? [`won by nobody: ${nobody}`] : []),
    ...wins.map(({ name, n }) => (name === null ? `won by you: ${n}` : `won by ${name}: ${n}`)),
  ].join(', ');
}
