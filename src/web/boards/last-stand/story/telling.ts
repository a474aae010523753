import {
  type LeaderId,
  type Loc,
  type TextKey,
  type Tribe,
  raiderCard,
  stageFor,
} from '../../../../games/last-stand/index.ts';
import { copy, type SeenEvent } from '../../../../kernel/index.ts';
import { says, type View } from '../view.ts';

/** One thing that happened, and the map right after it. */
export interface Beat {
  readonly n: number;
  readonly text: string;
  readonly at: Loc | null;
  readonly dice: SeenEvent['dice'];
  readonly view: View;
}

/** A view that is being told forward. */
type Draft = { -readonly [K in keyof View]: View[K] };
/** What the lines that are told carry; each has what its own text needs. */
interface Params {
  readonly ranger: string;
  readonly leader: LeaderId;
  readonly tribe: Tribe;
  readonly at: Loc;
  readonly n: number;
  readonly left: number;
  readonly health: number;
  readonly card: string;
}
type Told = (view: Draft, params: Params) => Loc | null;

const hereIn = (view: Draft, at: Loc) =>
  view.places[at - 1] as { -readonly [K in keyof View['places'][number]]: View['places'][number][K] };

/** What each line of the log does to the map. Lines that are not here are left to the log. */
const TOLD: Readonly<Partial<Record<TextKey, Told>>> = {
  'ls.turn.begins': (view, { ranger }) => {
    view.turn = { ...view.turn, n: view.rangers.findIndex(({ id }) => id === ranger), card: null, drawn: 0 };
    view.phase = 'rise';
    return null;
  },
  'ls.moved': (view, { ranger, at }) => {
    const found = view.rangers.find(({ id }) => id === ranger);
    if (found !== undefined) found.at = at;
    return at;
  },
  'ls.placed': (view, { tribe, at }) => come(view, tribe, 1, at),
  'ls.placed.some': (view, { tribe, n, at }) => come(view, tribe, n, at),
  'ls.placed.each': (view, { tribe, n, at }) => {
    for (const each of at as unknown as readonly Loc[]) come(view, tribe, n, each);
    return null;
  },
  'ls.removed': (view, { tribe, n, at }) => {
    hereIn(view, at)[tribe] -= n;
    view.supply[tribe] += n;
    return at;
  },
  'ls.place.cancelled': (_view, { at }) => at,
  'ls.overrun': (_view, { at }) => at,
  'ls.depot.placed': (view, { at, left }) => {
    hereIn(view, at).depots++;
    view.depots = left;
    return at;
  },
  'ls.depot.removed': (view, { at, n }) => {
    hereIn(view, at).depots -= n;
    view.depots += n;
    return at;
  },
  'ls.raider': (view, { card }) => {
    view.phase = 'raiders';
    const { raiderDraw, placements } = stageFor(view);
    const printed = raiderCard(card).placements.length;
    const { drawn } = view.turn;
    view.turn = {
      ...view.turn,
      card,
      part: 0,
      drawn: drawn + 1,
      draws: raiderDraw,
      placements: placements === 'first' ? Math.min(1, printed) : printed,
    };
    return null;
  },
  'ls.event': (view) => {
    view.turn = { ...view.turn, part: view.turn.placements + 2 };
    return null;
  },
  'ls.leader.entered': leaderAt,
  'ls.leader.moved': leaderAt,
  'ls.leader.driven': leaderAt,
  'ls.leader.stays': leaderOnly,
  'ls.leader.held': leaderOnly,
  'ls.blockade.broken': (view, { at }) => {
    view.blockades = view.blockades.filter((other) => other !== at);
    return at;
  },
  'ls.leader.slain': (view, { leader }) => {
    const { at } = view.leaders[leader];
    Object.assign(view.leaders[leader], { at: null, slain: true });
    return at;
  },
  'ls.leader.weakened': leaderHealth,
  'ls.leader.healed': leaderHealth,
  'ls.rolled': rangerAt,
  'ls.rolled.at': rangerAt,
  'ls.monstrosity.slain': (view, params) => {
    const at = rangerAt(view, params);
    if (at !== null) {
      hereIn(view, at).monstrosity--;
      view.supply.monstrosity++;
    }
    return at;
  },
  'ls.hurt': rangerAt,
  'ls.mutated': rangerAt,
  'ls.turned': (_view, { at }) => at,
  'ls.used': rangerAt,
  'ls.used.up': rangerAt,
  'ls.rerolled': nowhere,
  'ls.battle.hits': rangerAt,
  'ls.battle.lost': nowhere,
  'ls.stage': nowhere,
  'ls.adventure': rangerAt,
  'ls.monstrosity': rangerAt,
  'ls.gamble.drawn': rangerAt,
  'ls.scavenge.shown': rangerAt,
  'ls.scavenge.missed': rangerAt,
  'ls.gained': rangerAt,
  'ls.karma.gained': rangerAt,
  'ls.healed': rangerAt,
  'ls.mission.done': rangerAt,
  'ls.progress': nowhere,
  'ls.flipped': nowhere,
  'ls.tech.gained': nowhere,
  'ls.event.cancelled': nowhere,
  'ls.event.idle': nowhere,
  'ls.order.carried': rangerAt,
  'ls.test.failed': rangerAt,
  'ls.test.passed': rangerAt,
};

function come(view: Draft, tribe: Tribe, n: number, at: Loc): Loc {
  hereIn(view, at)[tribe] += n;
  view.supply[tribe] -= n;
  return at;
}
function leaderAt(view: Draft, { leader, at }: Params): Loc {
  Object.assign(view.leaders[leader], { at });
  return at;
}
function leaderHealth(view: Draft, { leader, health }: Params): Loc | null {
  Object.assign(view.leaders[leader], { health });
  return leaderOnly(view, { leader });
}
function leaderOnly(view: Draft, { leader }: Pick<Params, 'leader'>): Loc | null {
  return view.leaders[leader].at;
}
/** What is told for its own sake: nothing on the map shows it. */
function nowhere(): null {
  return null;
}
function rangerAt(view: Draft, { ranger }: Params): Loc | null {
  return view.rangers.find(({ id }) => id === ranger)?.at ?? null;
}

/** What a Raider card does to a Leader, or a Leader to the map. */
const OF_LEADERS: readonly TextKey[] = [
  'ls.leader.entered',
  'ls.leader.moved',
  'ls.leader.driven',
  'ls.leader.stays',
  'ls.leader.held',
  'ls.leader.slain',
  'ls.leader.weakened',
  'ls.leader.healed',
];

/** How far a Raider card has come when something happens at a place, or to a Leader. */
function partReached({ turn }: Draft, key: TextKey, at: Loc | null): number {
  if (turn.card === null) return turn.part;
  const { placements } = raiderCard(turn.card);
  if (says({ key }, ...OF_LEADERS)) return Math.max(turn.part, turn.placements + 1);
  const placed = placements.findIndex((placement, i) => i >= turn.part && placement.at === at);
  return key.startsWith('ls.placed' satisfies TextKey) && placed >= 0 ? placed + 1 : turn.part;
}

/** What happened since a view, line by line. The last beat is followed by the table as it is. */
export function beatsOf(before: View, events: readonly SeenEvent[]): Beat[] {
  const beats: Beat[] = [];
  const view = copy(before as never) as Draft;
  for (const { n, key, params, text, dice } of events) {
    const told = TOLD[key as TextKey];
    if (told === undefined) continue;
    const at = told(view, params as unknown as Params);
    view.turn = { ...view.turn, part: partReached(view, key as TextKey, at) };
    beats.push({ n, text, at, dice, view: copy(view as never) as View });
  }
  return beats;
}
