import {
  apart,
  between,
  type Building,
  facingTowards,
  fits,
  gapBetween,
  grained,
  inside,
} from '../../../../tabletop/index.ts';
import type { Point } from '../../../../kernel/index.ts';
import { bodyAt } from '../../../../skirmish/index.ts';
import { bodyOf, nearestTo, PERSON, raidedIn, tabletopOf } from '../../figures.ts';
import { buildingAt, standingBuildings } from '../../places/inside.ts';
import { isBright } from '../../sight/light.ts';
import { isOpen, wouldSee } from '../../sight/los.ts';
import type { Encounter, Human, Standing } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';

/** Where a Raid takes place: its buildings, when they come into sight, and spots in and round them. */

/** ATZ.RAID.5: the buildings of the Raid that still stand. */
export const raidHouses = (enc: Encounter): Building[] => {
  const { ids } = raidedIn(enc);
  const standing = standingBuildings(enc);
  return ids.flatMap((id) => standing.find((one) => one.id === id) ?? []);
};

/** ATZ.RAID.15: the building of the Raid in which somebody stands. */
export function raidHouseAt(enc: Encounter, at: Standing): Building | null {
  const building = buildingAt(enc, at);
  return building !== null && raidedIn(enc).ids.includes(building.id) ? building : null;
}

/** ATZ.RAID.15: who has been through a building is noted with it. */
export const ransackedBy = (house: string, who: string): string => `${house} ${who}`;

export const isRansacked = ({ humans }: Encounter, { looted }: RaidPlot, house: string): boolean =>
  humans.some(({ id }) => looted.includes(ransackedBy(house, id)));

/** A wall is looked at from so far before it. */
const BEFORE = 0.3;

/** ATZ.RAID.11: LOS from somebody to any corner of a building, or to the middle of any of its walls. */
export function seesHouse(enc: Encounter, human: Human, { outline }: Building): boolean {
  const table = tabletopOf(enc);
  const middle = middleOf(outline);
  const points = outline.flatMap((corner, i) => {
    const next = outline[(i + 1) % outline.length] as Point;
    return [corner, between(corner, next, 0.5)];
  });
  return points.some((point) => {
    const far = apart(point, middle);
    const out = far === 0 ? point : between(middle, point, (far + BEFORE) / far);
    const at = { x: grained(out.x), y: grained(out.y), level: 0 };
    return isBright(enc, human, at) && isOpen(enc, table, bodyOf(human), bodyAt('wall', at, PERSON));
  });
}

export const middleOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** How fine spots lie. */
const MESH = 0.5;

function spotsIn(
  enc: Encounter,
  human: Human,
  [left, near, right, far]: readonly [number, number, number, number],
  isIt: (at: Standing) => boolean,
): Standing[] {
  const table = tabletopOf(enc);
  const found: Standing[] = [];
  for (let y = near; y <= far; y += MESH) {
    for (let x = left; x <= right; x += MESH) {
      const at = { x: grained(x), y: grained(y), level: 0 };
      if (isIt(at) && fits(table, { ...bodyOf(human), ...at }, at)) found.push(at);
    }
  }
  return found;
}

function boundsOf(outline: readonly Point[], round: number): readonly [number, number, number, number] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return [Math.min(...xs) - round, Math.min(...ys) - round, Math.max(...xs) + round, Math.max(...ys) + round];
}

type Spot = Standing & { readonly facing: number };

const best = (spots: readonly Standing[], worth: (at: Standing) => number): Standing | undefined =>
  spots.reduce<{ at: Standing; worth: number } | null>((top, at) => {
    const here = worth(at);
    return top === null || here > top.worth + 1e-9 ? { at, worth: here } : top;
  }, null)?.at;

const away = (facing: number): number => (facing + 180) % 360;

/**
 * ATZ.RAID.12, ATZ.RAID.13: inside; who watches stands at a door or window from which it sees the players, others in the middle of
 * the house with their backs to them.
 */
export function spotInside(
  enc: Encounter,
  human: Human,
  house: Building,
  players: readonly Human[],
  watches: boolean,
): Spot {
  const middle = middleOf(house.outline);
  const from = nearestTo({ ...middle, level: 0 }, players);
  const spots = spotsIn(enc, human, boundsOf(house.outline, 0), (at) => inside(house.outline, at));
  const openings = house.openings.filter(({ level }) => level === 0);
  const toOpening = (at: Standing): number =>
    Math.min(...openings.map(({ from: a, to: b }) => gapBetween([a, b], [at])), 99);
  const facing = (at: Standing): number => (from === null ? 0 : facingTowards(at, from));
  const isWatching = (at: Standing): boolean =>
    from !== null && wouldSee(enc, from, { ...human, ...at, facing: facing(at) });
  const at = best(spots, (one) =>
    watches ? (isWatching(one) ? 100 : 0) - toOpening(one) : (isWatching(one) ? -100 : 0) - apart(one, middle),
  ) ?? { x: grained(middle.x), y: grained(middle.y), level: 0 };
  return { ...at, facing: watches ? facing(at) : away(facing(at)) };
}

/** ATZ.RAID.14: so far outside of the building, in sight of the players if there is such a spot, as near to them as may be. */
export function spotOutside(
  enc: Encounter,
  human: Human,
  house: Building,
  players: readonly Human[],
  { far, faces }: { readonly far: number; readonly faces: boolean },
): Spot {
  const middle = { ...middleOf(house.outline), level: 0 };
  const from = nearestTo(middle, players);
  const spots = spotsIn(enc, human, boundsOf(house.outline, far + 1), (at) => {
    const gap = inside(house.outline, at) ? 0 : gapBetween(house.outline, [at]);
    return Math.abs(gap - far) <= MESH / 2 + 0.01 && buildingAt(enc, at) === null;
  });
  const at =
    best(spots, (one) =>
      from === null ? 0 : (wouldSee(enc, from, { ...human, ...one }) ? 100 : 0) - apart(one, from),
    ) ?? spotInside(enc, human, house, players, true);
  const facing = from === null ? 0 : facingTowards(at, from);
  return { x: at.x, y: at.y, level: at.level, facing: faces ? facing : away(facing) };
}
