import { isChoice, type Use } from '../moments/abilities.ts';
import { effectsOf, faceOf } from '../cards/cards.ts';
import { spendActions } from './costs.ts';
import { reach } from '../map.ts';
import { type Moment, moment } from '../moments/moment.ts';
import { distinct, locationOption, oneOf, ownUseOption } from '../options.ts';
import type { Ranger, State } from '../state.ts';
import { emit, type Flow, type Table, type Offer, type Message } from '../verbs.ts';
import { apply, automatic, usable } from '../moments/windows.ts';
import type { Loc } from '../wording/words.ts';

/** What takes a Ranger farther than on foot alone, and where to. */
interface Ride {
  readonly uses: readonly Use[];
  readonly of: Moment;
  readonly to: readonly Loc[];
}

/**
 * DLS.MOVE.1: one location over an open border; a movement card or what the Ranger can use on foot takes it farther. It is
 * asked for only where the way is too far without. Nobody on the map stands in the way (DLS.MOVE.8, DLS.MOVE.9,
 * DLS.RAIDER.11, DLS.LEADER.2).
 */
export function* move(t: Table, ranger: Ranger): Flow<void> {
  const walking = moment('move', { by: ranger, at: ranger.at, mode: 'foot' });
  yield* automatic(t, [ranger], walking);
  const onFoot = reach(ranger.at, 1 + walking.stride, walking.solid);
  const rides = ridesOf(t.state, ranger, walking);
  const at = yield* oneOf(t, ranger.seat, {
    rule: 'DLS.MOVE.1',
    prompt: { key: 'ls.move', params: { ranger: ranger.id } },
    of: [...onFoot, ...farther(onFoot, rides)],
    as: (to) => (onFoot.includes(to) ? locationOption(to) : farOption(to, rides)),
    facts: { onFoot, rides: rides.map(({ uses, to }) => ({ source: sourceIn(uses), to: [...to] })) },
  });
  const ride = onFoot.includes(at) ? null : yield* rideTo(t, ranger, rides, at);
  spendActions(ranger, 1);
  for (const use of ride?.uses ?? []) yield* apply(t, use, (ride as Ride).of); // DLS.DEF.3, DLS.DEF.4: the card is discarded
  ranger.at = at;
  emit(t, ride?.of.mode === 'card' ? 'DLS.MOVE.7' : 'DLS.MOVE.1', 'ls.moved', { ranger: ranger.id, at });
}

const farther = (onFoot: readonly Loc[], rides: readonly Ride[]): Loc[] =>
  [...new Set(rides.flatMap(({ to }) => to))].filter((to) => !onFoot.includes(to)).sort((a, b) => a - b);

/** What would be spent on the way is said before, where there is no choice of it. */
function farOption(at: Loc, rides: readonly Ride[]): Offer<string> {
  const able = distinct(
    rides.filter(({ to }) => to.includes(at)),
    kindOf,
  );
  const [use, another] = able.flatMap(({ uses }) => uses);
  const isSure = use !== undefined && another === undefined;
  const label: Message = isSure
    ? { key: 'ls.at.with', params: { at, source: use.source.key } }
    : { key: 'ls.at.far', params: { at } };
  return { ...locationOption(at), label };
}

/** DLS.MOVE.7: one movement card at most; DLS.MOVE.2: on foot, whatever helps, one thing or all of them. */
function ridesOf(state: State, ranger: Ranger, walking: Moment): Ride[] {
  const devices = usable(state, [ranger], walking).filter((use) => isChoice(use) && use.source.kind !== 'icon');
  const riding = moment('move', { by: ranger, at: ranger.at, mode: 'card' });
  const cards = usable(state, [ranger], riding).filter(({ source }) => source.kind === 'icon');
  const ride = (uses: readonly Use[], of: Moment): Ride => ({
    uses,
    of,
    to: reach(ranger.at, 1 + of.stride + strideOf(uses), of.solid || crossesSolid(uses)),
  });
  return [
    ...devices.map((use) => ride([use], walking)),
    ...(devices.length > 1 ? [ride(devices, walking)] : []),
    ...cards.map((use) => ride([use], riding)),
  ];
}

/** DLS.MOVE.3: a vehicle goes 2 locations in all; DLS.MOVE.5: a glider 4. */
const strideOf = (uses: readonly Use[]): number =>
  uses.reduce(
    (sum, { ability }) => sum + effectsOf(ability.effects, 'stride').reduce((n, effect) => n + effect.n, 0),
    0,
  );
/** DLS.MOVE.6: a glider crosses solid borders, a vehicle does not (DLS.MOVE.4). */
const crossesSolid = (uses: readonly Use[]): boolean =>
  uses.some(({ ability }) => effectsOf(ability.effects, 'stride').some(({ solid }) => solid === true));

const TOGETHER = 'together';
/** What is used on the way; null for several things together. */
const sourceIn = ([use, another]: readonly Use[]): string | null =>
  use === undefined || another !== undefined ? null : use.source.key;

const kindOf = ({ uses }: Ride): string => {
  const [{ id, source } = { id: TOGETHER, source: null }] = uses;
  return source?.kind === 'icon' && source.card !== null ? faceOf(source.card) : id;
};

/** Several things at once are offered only where none of them is enough. */
function* rideTo(t: Table, ranger: Ranger, rides: readonly Ride[], at: Loc): Flow<Ride> {
  const able = rides.filter(({ to }) => to.includes(at));
  const single = able.filter(({ uses }) => uses.length === 1);
  return yield* oneOf(t, ranger.seat, {
    rule: 'DLS.MOVE.7',
    prompt: { key: 'ls.move.how', params: { ranger: ranger.id, at } },
    of: distinct(single.some(({ of }) => of.mode === 'foot') ? single : able, kindOf),
    as: ({ uses }) =>
      uses.length === 1 ? ownUseOption(uses[0] as Use) : { means: TOGETHER, label: { key: 'ls.move.together' } },
  });
}
