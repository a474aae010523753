import { foremost } from '../../../skirmish/index.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { freshTurn } from '../encounter.ts';
import {
  humanOf,
  inches,
  inMelee,
  isFunctioning,
  nearestTo,
  ofSide,
  playersHere,
  repOf,
  seatsOf,
  sideNamed,
} from '../figures.ts';
import { has } from '../people/attributes.ts';
import { groupsOf, leaderOf } from '../people/groups.ts';
import type { Encounter, Human, State } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Seat, type Table } from '../verbs.ts';
import type { CourseDecision } from './decisions.ts';
import type { PhaseDoing } from './doing.ts';
import { firstOf } from './first.ts';
import { mayReturn } from './lost.ts';
import { PHASE_STARTS } from './rooms.ts';
import { sideWord } from './turn.ts';

/** ATZ.TURN.6 to ATZ.TURN.12: one side's groups act, from the best leader down. */
export function* phase(t: Table, doing: PhaseDoing): Flow<void> {
  if (doing.groups === null) return beginPhase(t, doing);
  const enc = encounterOf(t);
  const side = sideNamed(enc, doing.side);
  const parts = partsThatMayAct(t.state, doing);
  const next = foremost(parts, ({ rep }) => rep); // ATZ.TURN.8
  const [first] = next;
  if (first === undefined) return finish(t, doing);
  if (side.kind === 'people') return activateGroup(t, nearestFirst(enc, next)); // ATZ.TURN.9
  const still = next.find(({ members }) => !members.some(isFunctioning));
  if (still !== undefined) return activateGroup(t, still); // ATZ.STATUS.3, ATZ.INFECT.1: nothing is decided
  const answer = yield* choose(t, { any: seatsIn(enc, next) }, () => ({
    rule: 'ATZ.TURN.9',
    prompt: { key: 'atz.phase', params: { die: side.die ?? 0 } },
    options: firstOf(enc, doing) ?? groupOffers(next),
  }));
  const chosen = answer.answer;
  if (chosen.do === 'go-on') return;
  if (chosen.do === 'done') return pass(t, doing, next);
  activateGroup(t, next.find(({ leader }) => leader.id === chosen.leader) as Part);
}

type Chosen = Extract<CourseDecision, { readonly do: 'activate' | 'done' | 'go-on' }>;

const groupOffers = (next: readonly Part[]): readonly Offer<Chosen>[] => [
  ...next.map(
    ({ leader, members }): Offer<Chosen> => ({
      means: { do: 'activate', leader: leader.id },
      label: groupLabel(leader.name, members.length - 1),
      about: { unit: leader.id },
    }),
  ),
  { means: { do: 'done' }, label: { key: 'atz.phase.none' } },
];

const groupLabel = (name: string, others: number) =>
  others === 0
    ? ({ key: 'atz.phase.group', params: { name } } as const)
    : ({ key: 'atz.phase.group.more', params: { name, others } } as const);

function beginPhase(t: Table, doing: PhaseDoing): void {
  const enc = encounterOf(t);
  const side = sideNamed(enc, doing.side);
  doing.groups = side.groups;
  for (const human of enc.humans) {
    if (human.side === side.id) human.turn = { ...freshTurn(), firedInSight: human.turn.firedInSight };
  }
  emit(t, 'ATZ.TURN.6', 'atz.phase.begins', { side: sideWord(side), die: side.die ?? 0 });
  if (side.kind === 'players') mayReturn(t, side);
  if (side.kind === 'dead') {
    finish(t, doing);
    begin(t, { do: 'dead-phase', left: null });
    if (enc.pefs.length > 0) begin(t, { do: 'pef-phase', left: null }); // ATZ.TURN.14, ATZ.TURN.15: before the zombies
  }
  for (const note of PHASE_STARTS) note(t, side.id); // ATZ.VMOVE.4, ATZ.VMOVE.6: vehicles come before all that
}

/** Figures that would act together, and the Rep that they act on. */
interface Part {
  readonly members: readonly Human[];
  readonly leader: Human;
  readonly rep: number;
}

/** ATZ.GROUP.10: groups as they stood when the turn began, in the parts that they have come apart into since. */
function partsOf(enc: Encounter, { side, groups, passed }: PhaseDoing): Human[][] {
  const now = groupsOf(enc, side);
  return (groups ?? []).flatMap((group) =>
    now
      .map((part) => part.filter(({ id, turn }) => group.includes(id) && !turn.activated && !passed.includes(id)))
      .filter((part) => part.some(({ status, bitten }) => status !== 'oof' || bitten !== null)),
  );
}

/** ATZ.TURN.7, ATZ.LEAD.3, example ATZ.X.17: those whose leader's Rep is at least the die. */
function partsThatMayAct(state: State, doing: PhaseDoing): Part[] {
  const enc = state.encounter;
  const die = sideNamed(enc, doing.side).die ?? 0;
  return partsOf(enc, doing)
    .map((members) => {
      const leader = leaderOf(members);
      return { members, leader, rep: activationRep(state, leader, members) };
    })
    .filter(({ rep }) => rep >= die);
}

/** ATZ.ATTR.22: Initiative helps somebody who is alone. */
function activationRep(state: State, leader: Human, members: readonly Human[]): number {
  const alone = members.length === 1 && ofGroup(state.encounter, leader) === 1;
  return repOf(leader) + (alone && has(state, leader, 'initiative') ? 1 : 0);
}
const ofGroup = (enc: Encounter, { id, side }: Human): number =>
  groupsOf(enc, side).find((group) => group.some((one) => one.id === id))?.length ?? 1;

/** ATZ.TURN.9: of equals the one nearest to a player's figure. */
function nearestFirst(enc: Encounter, parts: readonly Part[]): Part {
  const far = ({ leader }: Part): number => {
    const near = nearestTo(leader, playersHere(enc));
    return near === null ? Number.POSITIVE_INFINITY : inches(leader, near);
  };
  return parts.reduce((best, one) => (far(one) < far(best) ? one : best));
}

/** ATZ.TURN.16: everybody who has somebody in these groups; else all of the side. */
function seatsIn(enc: Encounter, parts: readonly Part[]): Seat[] {
  const seats = seatsOf(enc);
  const theirs = seats.filter((seat) => parts.some(({ members }) => members.some((one) => one.seat === seat)));
  return theirs.length > 0 ? theirs : seats.slice(0, 1);
}

/** ATZ.TURN.11: these do not act, but who sits out a turn has sat it out (ATZ.STATUS.3). */
function pass(t: Table, doing: PhaseDoing, parts: readonly Part[]): void {
  const ids = parts.flatMap(({ members }) => members.map(({ id }) => id));
  doing.passed.push(...ids);
  const idle = ids.filter(
    (id) => humanOf(encounterOf(t), id).status === 'stunned' || humanOf(encounterOf(t), id).bitten !== null,
  );
  if (idle.length > 0) activateThose(t, doing.side, idle, []);
}

function activateGroup(t: Table, { members, leader }: Part): void {
  const ids = members.map(({ id }) => id);
  activateThose(t, leader.side, ids, ids);
}

/** They act in this turn and no more (ATZ.GROUP.10). */
function activateThose(t: Table, side: string, waking: readonly string[], group: readonly string[]): void {
  const enc = encounterOf(t);
  // ATZ.MELEE.18: of those in melee the highest Rep goes on with it first.
  const fighters = waking.filter((id) => inMelee(enc, id)).map((id) => humanOf(enc, id));
  const first = fighters.toSorted((a, b) => repOf(b) - repOf(a)).map(({ id }) => id);
  for (const human of ofSide(enc, side)) {
    if (!waking.includes(human.id)) continue;
    human.turn.activated = true;
    human.turn.from = { x: human.x, y: human.y, level: human.level }; // ATZ.FIG.5
    human.cowed = false; // ATZ.MOVE.14, ATZ.MOVE.21
  }
  begin(t, {
    do: 'activate',
    side,
    group: [...group],
    with: [...waking],
    waking: [...first, ...waking.filter((id) => !first.includes(id))].map((who) => ({ who, done: 0 })),
    stuck: [],
    handed: false,
  });
}
