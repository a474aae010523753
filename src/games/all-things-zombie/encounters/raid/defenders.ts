import type { Building } from '../../../../tabletop/index.ts';
import type { Moment, Watcher } from '../../deeds.ts';
import { diceTold, oneDie } from '../../dice.ts';
import { begin, encounterOf, under } from '../../doing.ts';
import { firstSeat, humanOf, playersHere, raidedIn } from '../../figures.ts';
import { groupWith } from '../../people/groups.ts';
import { buildingAt, standingBuildings } from '../../places/inside.ts';
import { newPairs } from '../../sight/pairs.ts';
import type { Encounter, Human, Pef, Side } from '../../state.ts';
import type { ContactDoing } from '../../strangers/doing.ts';
import { firstWhere } from '../../strangers/glimpse.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';
import type { Class } from '../../words.ts';
import { ownRaid } from '../plot.ts';
import { seesHouse, spotInside, spotOutside } from './places.ts';

/** ATZ.RAID.11 to ATZ.RAID.14: who is found in the buildings on the table of a Raid. */

/** A PEF inside of a building, and that building. */
const housed = (enc: Encounter): { readonly pef: Pef; readonly house: Building }[] =>
  ownRaid(enc) === null
    ? []
    : enc.pefs.flatMap((pef) => {
        const at = buildingAt(enc, pef);
        const house = at === null ? undefined : standingBuildings(enc).find(({ id }) => id === at.id);
        return house === undefined ? [] : [{ pef, house }];
      });

const contactIn = (enc: Encounter, pef: Pef, house: Building, seen: Human): ContactDoing => ({
  do: 'contact',
  pef: pef.id,
  x: pef.x,
  y: pef.y,
  level: pef.level,
  group: groupWith(enc, seen).map(({ id }) => id),
  stage: 'resolve',
  house: house.id,
});

/** ATZ.RAID.11: somebody of the players moves until it has LOS to a building with a PEF in it. */
export const seesRaided: Watcher = ({ encounter: enc }, mover, legs, walk) => {
  if (mover.seat === null) return null;
  const way = legs.map(({ to }) => to);
  const moments = housed(enc)
    .filter(({ pef }) => !walk.met.includes(`pef ${pef.id}`))
    .flatMap(({ pef, house }): Moment[] => {
      const glimpse = firstWhere(mover, way, (at) => seesHouse(enc, { ...mover, ...at }, house));
      return glimpse === null ? [] : [{ id: `pef ${pef.id}`, ...glimpse, begins: [contactIn(enc, pef, house, mover)] }];
    });
  return moments.reduce<Moment | null>(
    (first, one) => (first === null || one.inches < first.inches ? one : first),
    null,
  );
};

/** ATZ.RAID.11, ATZ.PEF.22: the same where they stand when they have come on. */
export const raidedInSight = (enc: Encounter): ContactDoing[] =>
  housed(enc).flatMap(({ pef, house }) => {
    const seen = playersHere(enc).find((one) => seesHouse(enc, one, house));
    return seen === undefined ? [] : [contactIn(enc, pef, house, seen)];
  });

/** ATZ.RAID.2: whom the players want to raid is who lives in the buildings of the Raid; null where the tables decide. */
export const raidedClass = (enc: Encounter, house: string | undefined): Class | null => {
  const raid = ownRaid(enc);
  return raid !== null && house !== undefined && raidedIn(enc).ids.includes(house) ? raid.whom : null;
};

/** ATZ.RAID.12 to ATZ.RAID.14: people who are found in a building are placed one by one; if they are Enemies, it is In Sight. */
export function* placeFound(t: Table, side: Side, house: string, group: readonly string[]): Flow<void> {
  const enc = encounterOf(t);
  const building = standingBuildings(enc).find(({ id }) => id === house);
  if (building === undefined) return;
  const players = group.map((id) => humanOf(enc, id));
  for (const id of side.started) yield* placeOne(t, humanOf(enc, id), building, players);
  if (side.attitude !== 'enemy') return;
  const pairs = newPairs(enc, players).filter((pair) => pair.some((id) => side.started.includes(id)));
  if (pairs.length === 0) return;
  const active = under(enc, 'activate')?.side ?? players[0]?.side ?? null;
  begin(t, { do: 'in-sight', stage: 'roll', active, pairs, closer: [], sightings: [], firedAt: [], acting: null });
}

function* placeOne(t: Table, human: Human, house: Building, players: readonly Human[]): Flow<void> {
  const enc = encounterOf(t);
  const said = { unit: human.id, name: human.name };
  if (enc.shotsFired) {
    Object.assign(human, spotInside(enc, human, house, players, true));
    return emit(t, 'ATZ.RAID.12', 'atz.raid.inside', said);
  }
  const seat = firstSeat(enc);
  const where = yield* oneDie(t, { rule: 'ATZ.RAID.13', seat, prompt: { key: 'atz.raid.where', params: said } });
  const isInside = where % 2 === 0;
  const rule = isInside ? 'ATZ.RAID.13' : 'ATZ.RAID.14';
  const look = yield* oneDie(t, { rule, seat, prompt: { key: 'atz.raid.looks', params: said } });
  const looks = look <= 3;
  if (isInside) {
    Object.assign(human, spotInside(enc, human, house, players, looks));
    return emit(t, rule, looks ? 'atz.raid.watches' : 'atz.raid.inside', said, { dice: diceTold(where, look) });
  }
  const far = yield* oneDie(t, { rule, seat, prompt: { key: 'atz.raid.far', params: said } });
  Object.assign(human, spotOutside(enc, human, house, players, { far: 1 + far, faces: looks }));
  const key = looks ? 'atz.raid.outside-faces' : 'atz.raid.outside';
  emit(t, rule, key, { ...said, inches: 1 + far }, { dice: diceTold(where, look, far) });
}
