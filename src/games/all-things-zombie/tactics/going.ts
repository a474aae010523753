import type { Placed, Point } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { exitOf, raidOf } from '../encounters/plot.ts';
import { isRansacked, middleOf, raidHouseAt, raidHouses } from '../encounters/raid/places.ts';
import { enemiesOf, nearestTo, ofSide, terrainIn } from '../figures.ts';
import { COHESION } from '../people/groups.ts';
import { buildingAt, floorKey, standingBuildings } from '../places/inside.ts';
import type { Encounter, Human, Standing, State } from '../state.ts';
import { dangerAt } from './danger.ts';

/** Where somebody wants to be: near what the Encounter is about, away from zombies, with its friends. */

/** What an inch nearer to the goal is worth against danger. */
const INCH = 0.35;
/** To stand under a roof, when one holds out, and to stay with the group. */
const ROOF = 1.5;
const TOGETHER = 0.8;
/** Halfway to somewhere in no danger is better than standing about: a move has to be worth this much. */
export const WORTH_MOVING = 0.6;

/** ATZ.LOOT.1: whether it still finds something there. */
const isUnsearched = (human: Human, building: string, level: number): boolean =>
  !human.searched.includes(floorKey(building, level));

/** ATZ.FIRST.8, ATZ.SEARCH.7: a door into the nearest house that it has not searched; who holds out goes into the nearest house. */
function goalOf({ encounter: enc }: State, human: Human): Point | null {
  if (enc.objective.met && enc.kind !== 'hold-out') return null;
  const exit = exitOf(enc);
  if (exit !== null) return wayOut(enc, exit);
  const raided = raidGoal(enc, human);
  if (raided !== null) return raided;
  const house = buildingAt(enc, human);
  const isWanted = (id: string): boolean => enc.kind === 'hold-out' || isUnsearched(human, id, 0);
  if (house !== null && (enc.kind === 'hold-out' || isUnsearched(human, house.id, human.level))) return human;
  const doors = standingBuildings(enc)
    .filter(({ id }) => isWanted(id))
    .flatMap(({ outline, openings }) =>
      openings
        .filter(({ kind, level }) => kind === 'door' && level === 0)
        .map(({ from, to }) => {
          const [door, middle] = [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, middleOf(outline)];
          const long = Math.max(0.001, apart(door, middle));
          const share = Math.min(1, 1.2 / long); // behind the door
          return { x: door.x + (middle.x - door.x) * share, y: door.y + (middle.y - door.y) * share };
        }),
    );
  const door = doors.toSorted((a, b) => apart(human, a) - apart(human, b))[0];
  return door ?? (enc.kind === 'take-back' ? nearestTrouble(enc, human) : null);
}

/** ATZ.RAID.4, ATZ.RAID.15: into the next building of the Raid, or into one’s own. */
function raidGoal(enc: Encounter, human: Human): Point | null {
  const raid = raidOf(enc);
  if (raid === null) return null;
  const here = raidHouseAt(enc, human);
  const isWanted = (id: string): boolean => raid.role === 'defend' || !isRansacked(enc, raid, id);
  if (here !== null && isWanted(here.id)) return human;
  return nearestTo(
    human,
    raidHouses(enc)
      .filter(({ id }) => isWanted(id))
      .map(({ outline }) => ({ ...middleOf(outline), level: 0 })),
  );
}

/** ATZ.FIRST.9, ATZ.FIRST.15: the middle of the outer edge of a section in a corner. */
export function wayOut(enc: Encounter, section: number): Point {
  const { width, depth } = terrainIn(enc);
  return { x: ((section - 1) % 3 === 0 ? 1 : 5) * (width / 6), y: section <= 3 ? depth - 0.6 : 0.6 };
}

/** ATZ.TAKE.1: what still makes the place unsafe. */
const nearestTrouble = (enc: Encounter, human: Human): Point | null =>
  nearestTo(human, [...enc.pefs, ...enc.zombies, ...enemiesOf(enc, human)]);

/** How good it is to stand there. */
function placeWorth(state: State, human: Human, at: Standing, goal: Point | null): number {
  const { encounter: enc } = state;
  const near = goal === null ? 0 : -INCH * apart(at, goal);
  const isInside = buildingAt(enc, at) !== null;
  const friends = ofSide(enc, human.side).filter(({ id }) => id !== human.id);
  const isWithThem = friends.length === 0 || friends.some((one) => apart(one, at) <= COHESION);
  return (
    near - dangerAt(enc, human, at) + (isInside && enc.kind === 'hold-out' ? ROOF : 0) + (isWithThem ? TOGETHER : 0)
  );
}

interface Rated {
  readonly way: readonly Placed[];
  readonly worth: number;
}

/** The best of some ways, by where they end. */
export function bestWay(state: State, human: Human, ways: readonly (readonly Placed[])[]): Rated | null {
  const goal = goalOf(state, human);
  return ways.reduce<Rated | null>((best, way) => {
    const end = way.at(-1);
    if (end === undefined) return best;
    const worth = placeWorth(state, human, { x: end.x, y: end.y, level: end.level ?? human.level }, goal);
    return best === null || worth > best.worth + 1e-9 ? { way, worth } : best;
  }, null);
}

export const worthHere = (state: State, human: Human): number => placeWorth(state, human, human, goalOf(state, human));

/** Nobody of the players is left who could do anything for the goal. */
export const isHopeless = (enc: Encounter, human: Human): boolean =>
  dangerAt(enc, human, human) >= 16 && human.guns.every(({ empty }) => empty);
