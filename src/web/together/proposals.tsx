import { useMatch } from '../match/context.tsx';
import type { RemoteSource } from '../match/remote.ts';
import type { Proposed } from '../../wire/index.ts';

/** Somebody asks the table to agree. */
export function Proposals({ source }: { source: RemoteSource }) {
  const table = useMatch((now) => now.table);
  if (table === null) return null;
  const mine = table.seats.filter(({ mine: own }) => own).map(({ seat }) => seat);
  const called = (seat: string): string => table.seats.find((other) => other.seat === seat)?.called ?? seat;
  return table.proposals.map(({ id, by, what, missing }) => (
    <section key={id} className="panel proposal" role="status" aria-label="Request for consent">
      <p>
        <b>{called(by)}</b> asks: {asked(what, table.undo.answered, called)}
      </p>
      <p className="hint">Still to agree: {missing.map(called).join(', ')}.</p>
      <p className="row">
        {missing.some((seat) => mine.includes(seat)) && (
          <button type="button" className="primary" onClick={() => void source.consent(id, true)}>
            I agree
          </button>
        )}
        {mine.length > 0 && (
          <button type="button" onClick={() => void source.consent(id, false)}>
            {mine.includes(by) ? 'Withdraw' : 'I do not agree'}
          </button>
        )}
      </p>
    </section>
  ));
}

function asked(what: Proposed, answered: number, called: (seat: string) => string): string {
  switch (what.kind) {
    case 'undo':
      return answered - what.to === 1
        ? 'may we take the last answer back?'
        : `may we take the last ${answered - what.to} answers back?`;
    case 'repair':
      return `may we correct the table? ${what.reason}`;
    case 'bot':
      return `may the ${what.bot} bot take over for ${called(what.seat)}?`;
  }
}
