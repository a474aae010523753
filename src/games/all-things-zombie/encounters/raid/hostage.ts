import { encounterOf } from '../../doing.ts';
import { humanFrom, newSide } from '../../encounter.ts';
import { freshId, playersHere } from '../../figures.ts';
import { standingBuildings } from '../../places/inside.ts';
import type { RaidPlot } from '../../state/plot.ts';
import { rollUp } from '../../strangers/arrivals.ts';
import { type Flow, type Table } from '../../verbs.ts';
import { spotInside } from './places.ts';

/** Whoever holds it, met or not. */
const CAPTORS = 'captors';

/** ATZ.RAID.16: the Hostage: somebody of the Star's own Class, unarmed and bound, on the players' side. */
export function* hostageIn(t: Table, raid: RaidPlot, house: string): Flow<void> {
  const enc = encounterOf(t);
  const star = enc.humans.find((one) => one.star && one.seat !== null);
  const profile = yield* rollUp(t, star?.class ?? 'citizen');
  if (!enc.sides.some(({ id }) => id === CAPTORS)) {
    const captors = newSide({ id: CAPTORS, kind: 'people', class: raid.whom, attitude: 'enemy', met: true });
    enc.sides.splice(enc.sides.length - 1, 0, captors);
  }
  const side = enc.sides.find(({ kind }) => kind === 'players')?.id ?? CAPTORS;
  const human = humanFrom(
    { ...profile, guns: [], blades: [] },
    { id: freshId(enc, 'n'), seat: null, side, leads: false },
  );
  const building = standingBuildings(enc).find(({ id }) => id === house);
  if (building !== undefined) Object.assign(human, spotInside(enc, human, building, playersHere(enc), false));
  Object.assign(human, { fate: 'here', captor: CAPTORS, bound: true });
  enc.humans.push(human);
  raid.hostage = { who: human.id, house, free: false };
}
