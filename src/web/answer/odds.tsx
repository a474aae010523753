import { useEffect, useState } from 'react';
import type { Answer, SeenOdds, SeenOption, SeenRequest } from '../../kernel/index.ts';
import { useFace } from '../boards/face-context.tsx';
import { usePlay } from '../match/context.tsx';
import { keyOf } from '../match/beside/weigher.ts';
import { useSettings } from '../settings.ts';
import { expectsOdds, noteOdds } from './odds-room.ts';

/** A sign beside the colour. */
const SIGNS = { good: '▲', bad: '▼', even: '◆' } as const;
/** So many facts stand beside an option; all of them under it. */
const MOST = 3;

type SeenFact = SeenOdds['facts'][number];

/** The likeliest facts, and something bad among them if there is any. */
function gist(facts: readonly SeenFact[]): readonly SeenFact[] {
  const first = facts.slice(0, MOST);
  if (facts.length <= MOST || first.some(({ tone }) => tone === 'bad')) return first;
  const bad = facts.find(({ tone }) => tone === 'bad');
  return bad === undefined ? first : [...first.slice(0, -1), bad];
}

type Named = Pick<SeenOption, 'id' | 'means'>;

/** What an option would lead to, on one line: there is room for it before it comes, so that nothing moves under the pointer. */
export function OptionOdds({ request, option: { id, means } }: { request: SeenRequest; option: Named }) {
  const odds = usePlay((play) => play.odds[keyOf(id)]);
  const on = useSettings((now) => now.odds);
  const kind = `${request.prompt.key} ${typeof means === 'object' ? (means.do ?? '') : id}`;
  const { hasNoOdds } = useFace();
  const [room] = useState(() => hasNoOdds?.(means) !== true && expectsOdds(kind));
  useEffect(() => {
    if (odds !== undefined && odds !== null) noteOdds(kind, odds.facts.length > 0);
  }, [kind, odds]);
  const facts = odds?.facts ?? [];
  if (!on || (!room && facts.length === 0)) return null;
  return <OddsLine odds={odds ?? null} id={oddsId(id)} />;
}

/** The element that says what an option would lead to. */
export const oddsId = (id: string): string => `odds-of-${id}`;

function OddsLine({ odds, id }: { odds: SeenOdds | null; id?: string }) {
  const facts = odds?.facts ?? [];
  const shown = gist(facts);
  return (
    <span className="option-odds" id={id} aria-hidden="true">
      {odds !== null && shown.map((fact) => <OddsFact key={fact.text} fact={fact} odds={odds} />)}
      {facts.length > shown.length && <span className="odds-more">and {facts.length - shown.length} more</span>}
    </span>
  );
}

const OddsFact = ({ fact: { p, tone, text }, odds }: { fact: SeenFact; odds: SeenOdds }) => (
  <span className="odds-fact" data-tone={tone}>
    <i aria-hidden="true">{SIGNS[tone]}</i> <b>{share(p, odds)}</b> {text}
  </span>
);

/** All facts of an option that was tapped, in little room, and all outcomes for those who want to see them. */
export function OddsBrief({ answer }: { answer: Answer }) {
  const key = keyOf(answer);
  const odds = usePlay((play) => play.odds[key]);
  const weighing = usePlay((play) => play.weighing === key);
  if (odds === undefined && weighing) return <p className="hint">Working out the odds …</p>;
  if (odds === undefined || odds === null) return <p className="hint">Nobody can say what comes of it.</p>;
  if (odds.facts.length === 0) return <p className="hint">{odds.reveals ? REVEALS : 'Nothing is at stake.'}</p>;
  return (
    <>
      <p className="odds-brief">
        {odds.facts.map((fact) => (
          <OddsFact key={fact.text} fact={fact} odds={odds} />
        ))}
      </p>
      <AllOutcomes odds={odds} />
    </>
  );
}
const REVEALS = 'Dice are rolled or cards are shown: it cannot be taken back freely.';

/** The odds of an answer that is being put together, above the button that gives it. */
export function DraftOdds() {
  const odds = usePlay((play) => (play.focus === null ? undefined : play.odds[keyOf(play.focus)]));
  const on = useSettings((now) => now.odds);
  return on ? <OddsLine odds={odds ?? null} /> : null;
}

/** All that an answer would lead to. */
export function OddsBars({ request, answer }: { request: SeenRequest; answer: Answer | null }) {
  const key = answer === null ? '' : keyOf(answer);
  const odds = usePlay((play) => play.odds[key]);
  const weighing = usePlay((play) => play.weighing === key);
  if (weighing && odds === undefined) return <p className="hint weighing">Working out the odds …</p>;
  if (answer === null || odds === undefined || odds === null || odds.facts.length === 0) return null;
  return (
    <div className="odds">
      <h3>Odds: {nameOf(request, answer)}</h3>
      <ul>
        {odds.facts.map(({ p, tone, text }) => (
          <li key={text} data-tone={tone}>
            <span className="odds-p">{share(p, odds)}</span>
            <meter min={0} max={1} value={p} aria-label={`${share(p, odds)} ${text}`} />
            <span>
              <i aria-hidden="true">{SIGNS[tone]}</i> {text}
            </span>
          </li>
        ))}
      </ul>
      <AllOutcomes odds={odds} />
      <p className="hint">{basis(odds)}</p>
    </div>
  );
}

/** What can come of it, all of it together. */
function AllOutcomes({ odds }: { odds: SeenOdds }) {
  if (odds.outcomes.length < 2) return null;
  return (
    <details className="odds-all">
      <summary>All {odds.outcomes.length} outcomes</summary>
      <ul>
        {odds.outcomes.map(({ p, text }) => (
          <li key={text}>
            <span className="odds-p">{share(p, odds)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const basis = ({ exact, samples }: SeenOdds): string => {
  if (!exact) return `Estimated: tried ${samples} times.`;
  return samples === 1 ? 'Certain: chance has no part in it.' : 'Exact.';
};

/** A handful of tries is no percentage: 5 of 5 are not certain. */
export const share = (p: number, { exact, samples }: SeenOdds): string =>
  exact || samples > HANDFUL ? percent(p) : `${Math.round(p * samples)} of ${samples}`;
const HANDFUL = 20;

function percent(p: number): string {
  if (p > 0 && p < 0.01) return '<1 %';
  return p < 1 && p > 0.99 ? '>99 %' : `${Math.round(p * 100)} %`;
}

/** Behind the colon stands what an option does; here its name is enough. */
export function nameOf(request: SeenRequest, answer: Answer): string {
  const option = [...(request.options ?? []), ...(request.asides ?? [])].find(({ id }) => id === answer);
  return option?.text.split(': ')[0] ?? (typeof answer === 'number' ? String(answer) : 'this answer');
}
