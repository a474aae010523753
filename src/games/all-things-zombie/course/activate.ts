import type { AnyDeeds } from '../deeds.ts';
import type { Act } from '../decisions.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { firstSeat, humanOf, seatsOf, sideNamed } from '../figures.ts';
import { settleStumble } from '../move/walk.ts';
import type { Human, State } from '../state.ts';
import { choose, type Flow, type Offer, type Table } from '../verbs.ts';
import { barredFor } from './barred.ts';
import type { CourseDecision } from './decisions.ts';
import type { ActivateDoing } from './doing.ts';
import { firstOf } from './first.ts';
import { DEEDS, DEEDS_ABOARD, DEEDS_AWAY, WAKINGS } from './rooms.ts';

/** ATZ.TURN.10, ATZ.ACT: a group that acts: first what comes before, then one deed after the other. */
export function* activate(t: Table, doing: ActivateDoing): Flow<void> {
  const enc = encounterOf(t);
  if (doing.waking.length > 0) return yield* wake(t, doing);
  doing.group = doing.group.filter((id) => mayAct(humanOf(enc, id)));
  if (doing.group.length === 0) return close(t, doing);
  if (sideNamed(enc, doing.side).kind === 'people') return hand(t, doing);
  yield* menu(t, doing);
}

/** ATZ.FIG.5: it is over, and what anybody does after it begins where it stands then. */
function close(t: Table, doing: ActivateDoing): void {
  finish(t, doing);
  for (const who of doing.with) humanOf(encounterOf(t), who).turn.from = null;
}

/** ATZ.STATUS.1, ATZ.MOVE.18, ATZ.ATTR.14: in good order, and not held up by what might be loot. */
const mayAct = ({ fate, status, captor, delay }: Human): boolean =>
  fate === 'here' && status === 'carry-on' && captor === null && delay === 0;

/** What comes before somebody acts, one thing at a time. */
function* wake(t: Table, doing: ActivateDoing): Flow<void> {
  const next = doing.waking[0] as ActivateDoing['waking'][number];
  const human = humanOf(encounterOf(t), next.who);
  const waking = human.fate === 'here' ? WAKINGS[next.done] : undefined;
  if (waking === undefined) return void doing.waking.shift();
  next.done++;
  if ((yield* waking(t, human, doing)) === 'lost') doing.group = doing.group.filter((id) => id !== human.id);
}

/** ATZ.NPC.1: people whom nobody plays do what the rules say. */
function hand(t: Table, doing: ActivateDoing): void {
  if (doing.handed) return close(t, doing);
  doing.handed = true;
  begin(t, { do: 'people', side: doing.side, group: [...doing.group], stage: 'zombies' });
}

type Said = Act | Extract<CourseDecision, { readonly do: 'done' | 'go-on' }>;
const DONE: Offer<Said> = { means: { do: 'done' }, label: { key: 'atz.menu.done' } };

/** ATZ.ACT.1: a player's figures of the group do what they can, in any order; then those of the next player. */
function* menu(t: Table, doing: ActivateDoing): Flow<void> {
  const enc = encounterOf(t);
  const group = doing.group.map((id) => humanOf(enc, id));
  const seat = seatsOf(enc).find((one) => group.some((human) => human.seat === one)) ?? firstSeat(enc);
  const mine = group.filter((human) => human.seat === seat || human.seat === null);
  const offers = offersTo(t.state, mine, doing);
  if (offers.length === 0) return release(doing, mine);
  const options: readonly Offer<Said>[] = [...offers, DONE];
  const act = yield* choose(t, seat, () => ({
    rule: 'ATZ.ACT.1',
    prompt: { key: 'atz.menu', params: { figures: mine.length } },
    options: firstOf(enc, doing) ?? options,
    facts: { units: mine.map(({ id }) => id) },
    barred: () => barredFor(t.state, mine, offers),
  }));
  if (act.do === 'go-on') return;
  if (act.do === 'done') return release(doing, mine);
  yield* perform(t, act, doing);
}

const offersTo = (state: State, humans: readonly Human[], doing: ActivateDoing): Offer<Act>[] =>
  humans.flatMap((human) => deedsOf(human).flatMap(({ offers }) => offers(state, human, doing)));

const deedsOf = ({ aboard, turn }: Human): readonly AnyDeeds[] =>
  aboard !== null ? DEEDS_ABOARD : turn.did.includes('break-off') ? DEEDS_AWAY : DEEDS;

const release = (doing: ActivateDoing, those: readonly Human[]): void => {
  for (const human of those) settleStumble(human);
  doing.group = doing.group.filter((id) => !those.some((one) => one.id === id));
};

function* perform<A extends Act>(t: Table, act: A, doing: ActivateDoing): Flow<void> {
  const deeds = DEEDS.find(({ perform: known }) => act.do in known) as AnyDeeds;
  const play = deeds.perform[act.do] as (t: Table, act: A, doing: ActivateDoing) => Flow<void>;
  const { stuck } = doing;
  yield* play(t, act, doing);
  if (doing.stuck === stuck) doing.stuck = []; // something was done
}
