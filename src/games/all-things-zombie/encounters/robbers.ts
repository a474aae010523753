import { atHour, facingTowards, fits, HOURS } from '../../../tabletop/index.ts';
import { chance } from '../dice.ts';
import { begin, encounterOf } from '../doing.ts';
import { bodyOf, firstSeat, isFunctioning, nearestTo, tabletopOf } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import { wouldSee } from '../sight/los.ts';
import type { Human, Profile, Side, Standing, State } from '../state.ts';
import { arrive, rollUp } from '../strangers/arrivals.ts';
import { countOf } from '../strangers/contact.ts';
import { testInSight } from '../strangers/enemies.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { Class } from '../words.ts';
import { plotOf } from './plot.ts';

/** ATZ.ROB.6, ATZ.ROB.7: robbers stand before the players, as Enemies, 2" away and in LOS. */

const AWAY = 2;
/** Where there is no room at 2" they stand as near as they can. */
const RINGS = [AWAY, 3, 4, 5] as const;

export function* robbersCome(t: Table, group: readonly Human[]): Flow<void> {
  const enc = encounterOf(t);
  const side = yield* facePlayers(t, 'ganger', group);
  Object.assign(side, { attitude: 'enemy', met: true } satisfies Partial<Side>);
  plotOf(enc).robbers = side.id;
  const ids = group.map(({ id }) => id);
  if (enc.kind === 'bushwhack') return yield* bushwhack(t, side, group);
  emit(t, 'ATZ.ROB.8', 'atz.rob.draw', { side: side.id, people: side.started.length });
  begin(t, { do: 'robbery', robbers: side.id, group: ids, stage: 'challenge' });
}

/** ATZ.ROB.7: so many of a Class as How Many says on its column: robbers are Gangers. */
export function* facePlayers(t: Table, kind: Class, group: readonly Human[]): Flow<Side> {
  const enc = encounterOf(t);
  const count = yield* countOf(t, kind, 0, group.filter(isFunctioning).length);
  const profiles: Profile[] = [];
  for (let i = 0; i < count; i++) profiles.push(yield* rollUp(t, kind));
  const leader = leaderOf([...group]);
  const side = arrive(t, kind, profiles, leader, group);
  for (const robber of enc.humans.filter((one) => one.side === side.id)) {
    Object.assign(robber, spotBefore(t.state, robber, leader, group));
  }
  emit(t, 'ATZ.ROB.7', 'atz.rob.come', { side: side.id, class: kind, people: side.started.length, name: leader.name });
  return side;
}

/** ATZ.ROB.7: the first spot 2" from the leader of the players from which the two see each other. */
function spotBefore(
  { encounter: enc }: State,
  robber: Human,
  leader: Human,
  group: readonly Human[],
): Standing & { readonly facing: number } {
  const table = tabletopOf(enc);
  const from = { x: leader.x, y: leader.y, facing: leader.facing };
  const spots = RINGS.flatMap((far) =>
    HOURS.map((hour) => ({ ...atHour(from, hour, far), level: leader.level })).filter((at) =>
      fits(table, { ...bodyOf(robber), ...at }, at),
    ),
  );
  const faced = (at: Standing): Human => ({
    ...robber,
    ...at,
    facing: facingTowards(at, nearestTo(at, group) ?? leader),
  });
  const at = spots.find((one) => wouldSee(enc, leader, faced(one))) ?? spots[0] ?? robber;
  return { x: at.x, y: at.y, level: at.level, facing: faced(at).facing };
}

/** ATZ.BUSH.1, ATZ.BUSH.2: straight to an In Sight test, in which the players count as active (1-3) or not (4-6). */
function* bushwhack(t: Table, side: Side, group: readonly Human[]): Flow<void> {
  const enc = encounterOf(t);
  const { happens, dice } = yield* chance(
    t,
    { rule: 'ATZ.BUSH.2', seat: firstSeat(enc), prompt: { key: 'atz.bush.roll' } },
    [1, 3],
  );
  plotOf(enc).robbery = 'refused';
  emit(t, 'ATZ.BUSH.2', happens ? 'atz.bush.active' : 'atz.bush.inactive', { side: side.id }, { dice });
  const theirs = enc.humans.filter((one) => one.side === side.id);
  testInSight(t, group, theirs, happens ? (group[0]?.side ?? null) : side.id);
}
