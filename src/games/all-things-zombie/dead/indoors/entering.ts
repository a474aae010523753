import { apart, between, grained } from '../../../../tabletop/index.ts';
import type { Moment, Watcher } from '../../deeds.ts';
import { raidHouseAt } from '../../encounters/raid/places.ts';
import { buildingAt, floorKey } from '../../places/inside.ts';
import type { Encounter, Leg, Standing } from '../../state.ts';
import { firstWhere } from '../../strangers/glimpse.ts';

/** ATZ.ZBLDG.1, ATZ.DEFINE.4, ATZ.DEFINE.5: a building, or a floor of it, that has not been entered in this Day Part. */
function isUnknown(enc: Encounter, at: Standing): boolean {
  const building = buildingAt(enc, at);
  if (building === null) return false;
  return enc.entered[floorKey(building.id, at.level)]?.parts.includes(enc.daylight.part) !== true;
}

export function noteEntered(enc: Encounter, building: string, level: number): void {
  const key = floorKey(building, level);
  const there = enc.entered[key] ?? { parts: [], searchedTurn: null };
  enc.entered[key] = { ...there, parts: [...new Set([...there.parts, enc.daylight.part])] };
}

/** ATZ.ZBLDG.2 */
const INSIDE = 2;

/** ATZ.ZBLDG.1: only people whom players run set it off, up to 2" inside. */
export const entersBuilding: Watcher = ({ encounter: enc }, mover, legs) => {
  if (mover.seat === null) return null;
  const way = legs.map(({ to }) => to);
  const found = firstWhere(mover, way, (at) => isUnknown(enc, at));
  const building = found === null ? null : buildingAt(enc, found.at);
  if (found === null || building === null) return null;
  const { at, leg, inches } = deeper(
    found.at,
    legs,
    found.leg,
    found.inches,
    (spot) => buildingAt(enc, spot)?.id === building.id && spot.level === found.at.level,
  );
  // Who crashes through a window falls, or does not, before anything else.
  const crashed = legs[leg]?.through?.crash === true ? 1 : 0;
  const moment: Moment = {
    id: `entry ${building.id} ${found.at.level}`,
    at,
    inches,
    leg: leg + crashed,
    begins: [
      { do: 'entry', building: building.id, level: found.at.level, who: [mover.id], stage: 'inside', zombies: [] },
      // ATZ.RAID.15, ATZ.RAID.16: once that is over.
      ...(raidHouseAt(enc, at) === null ? [] : [{ do: 'raid-house' as const, house: building.id, who: mover.id }]),
    ],
  };
  return moment;
};

/** On along the way for up to 2" more, as long as it stays inside and walks. */
function deeper(
  from: Standing,
  legs: readonly Leg[],
  leg: number,
  inches: number,
  isInside: (at: Standing) => boolean,
): { at: Standing; leg: number; inches: number } {
  let [here, left, at, far]: [Standing, number, number, number] = [from, INSIDE, leg, inches];
  for (; at < legs.length; at++) {
    const { to, through } = legs[at] as Leg;
    const end: Standing = { x: to.x, y: to.y, level: to.level ?? here.level };
    const long = apart(here, end);
    if (long === 0) continue;
    if ((through !== null && at !== leg) || !isInside(end)) break;
    if (long > left) {
      const { x, y } = between(here, end, left / long);
      return { at: { x: grained(x), y: grained(y), level: end.level }, leg: at, inches: grained(far + left) };
    }
    [here, left, far] = [end, left - long, far + long];
  }
  return { at: here, leg: Math.min(at, legs.length - 1), inches: grained(far) };
}
