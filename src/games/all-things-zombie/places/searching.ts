import type { Building } from '../../../tabletop/index.ts';
import { gapBetween } from '../../../tabletop/index.ts';
import { resourceOf } from '../campaign/things/stash.ts';
import { isFishedOut, noteFound } from '../campaign/things/stock.ts';
import { ITEMS, type ItemId } from '../data/items.ts';
import { LOOT } from '../data/loot.ts';
import type { Passed } from '../data/strangers/moves.ts';
import { GUN_IDS } from '../data/weapons.ts';
import { passDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { areEnemies, humanOf, humansHere, isFunctioning, seatFor, terrainIn, vehiclesHere } from '../figures.ts';
import { newBlade, newGun } from '../people/generated.ts';
import type { Encounter, Human, Standing, State, Vehicle } from '../state.ts';
import type { Bar } from '../deeds.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { type BladeId, BLADES, type GunId, type Resource } from '../words.ts';
import type { PlacesAct } from './decisions.ts';
import type { FindDoing } from './doing.ts';
import { lookForKeys } from '../vehicles/engine.ts';
import { inchesTo, occupantsOf, ridersOn } from '../vehicles/vehicle.ts';
import { buildingAt, floorKey, sectionsOn } from './inside.ts';
import { isFresh, task } from './tasks.ts';

/** ATZ.LOOT.1 to ATZ.LOOT.10: buildings and vehicles are searched. */

/** ATZ.LOOT.3: so near one must stand to a vehicle. */
const BESIDE = 1.1;

/** ATZ.LOOT.1: the section of a floor that somebody has not searched yet; null if it has been through all of it. */
const unsearched = (human: Human, building: Building): string | null =>
  sectionsOn(building, human.level).find((section) => !human.searched.includes(section)) ?? null;

/** ATZ.DEFINE.4: a further section of a very large building in which nobody has been yet. */
const isNewSection = (enc: Encounter, building: Building, level: number, section: string): boolean =>
  section !== floorKey(building.id, level) && enc.entered[section] === undefined;

/** ATZ.LOOT.2, ATZ.LOOT.4: nobody who could stop it is on that floor: no zombie, knocked down or not, and no opponent who can act. */
function isQuiet(enc: Encounter, human: Human, building: Building): boolean {
  const inside = (at: Standing): boolean => at.level === human.level && buildingAt(enc, at)?.id === building.id;
  return (
    !enc.zombies.some(inside) &&
    !humansHere(enc).some((one) => areEnemies(enc, human, one) && isFunctioning(one) && inside(one))
  );
}

/** ATZ.LOOT.3, ATZ.VEH.20: the box behind a truck is searched like a building: everybody may, each once. */
const hasTrailer = ({ type, looks }: Vehicle): boolean => type === 'big-rig' && looks !== 'tanker';
const isLeftIn = (enc: Encounter, human: Human, vehicle: Vehicle): boolean =>
  !(hasTrailer(vehicle) ? human.searched : enc.searchedVehicles).includes(vehicle.id);

/** ATZ.LOOT.2: no opponent who can act sits in it, and nothing hangs on to it. */
const isHeld = (enc: Encounter, human: Human, vehicle: Vehicle): boolean =>
  ridersOn(enc, vehicle).some(({ id }) => id !== human.id) ||
  occupantsOf(enc, vehicle).some((one) => areEnemies(enc, human, one) && isFunctioning(one));

/** ATZ.LOOT.3: vehicles beside somebody that nobody has searched. */
const vehiclesBeside = (enc: Encounter, human: Human): { readonly id: string; readonly name: string }[] => [
  ...terrainIn(enc).pieces.filter(
    ({ id, tags, outline }) =>
      tags?.['vehicle'] !== undefined && !enc.searchedVehicles.includes(id) && gapBetween(outline, [human]) <= BESIDE,
  ),
  ...vehiclesHere(enc).filter(
    (one) =>
      one.state !== 'destroyed' &&
      one.owner !== human.side &&
      isLeftIn(enc, human, one) &&
      !isHeld(enc, human, one) &&
      (human.aboard?.vehicle === one.id || inchesTo(one, human) <= BESIDE),
  ),
];

/** What is missing for a search of the building that somebody is in, or of any. */
export function searchBar(enc: Encounter, human: Human): Bar | null {
  const building = buildingAt(enc, human);
  if (building === null) return { rule: 'ATZ.LOOT.1', what: 'search.where' };
  if (unsearched(human, building) === null) return { rule: 'ATZ.LOOT.1', what: 'search.again' };
  if (!isQuiet(enc, human, building)) return { rule: 'ATZ.LOOT.2', what: 'search.company' };
  return isFresh(enc, human) ? null : { rule: 'ATZ.ACT.10', what: 'search.late' };
}

/** ATZ.LOOT.1, ATZ.LOOT.3: what somebody who has its whole activation before it can search. */
export function searchOffers({ encounter: enc }: State, human: Human): Offer<PlacesAct>[] {
  if (!isFresh(enc, human)) return [];
  const { id, name } = human;
  const building = buildingAt(enc, human);
  const section = building === null || searchBar(enc, human) !== null ? null : unsearched(human, building);
  const inside =
    building === null || section === null
      ? []
      : [{ place: section, called: building.name, isNew: isNewSection(enc, building, human.level, section) }];
  const beside = vehiclesBeside(enc, human).map((one) => ({ place: one.id, called: one.name, isNew: false }));
  return [...inside, ...beside].map(({ place, called, isNew }) => ({
    means: { do: isNew ? 'go-deeper' : 'search', who: id, place },
    label: { key: isNew ? 'atz.menu.go-deeper' : 'atz.menu.search', params: { name, called } },
    about: { unit: id },
  }));
}

/** ATZ.DEFINE.4: into a further section, where zombies or people may be, as in a building that is entered. */
export function* goDeeper(t: Table, { who, place }: Extract<PlacesAct, { do: 'go-deeper' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const building = buildingAt(enc, human);
  if (building === null) return;
  enc.entered[place] = { parts: [enc.daylight.part], searchedTurn: null };
  emit(t, 'ATZ.DEFINE.4', 'atz.goes-deeper', { unit: who, name: human.name, called: building.name });
  begin(t, { do: 'entry', building: building.id, level: human.level, who: [who], stage: 'check', zombies: [] });
}

/** ATZ.LOOT.6 to ATZ.LOOT.9, ATZ.ER.7: two dice against the current ER; a 6 always fails. */
export function* search(t: Table, { who, place }: Extract<PlacesAct, { do: 'search' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  task(human, `search ${place}`);
  human.searched.push(place);
  const vehicle = enc.vehicles.find(({ id }) => id === place);
  if (vehicle !== undefined) yield* lookForKeys(t, vehicle, human); // ATZ.VEH.7
  if (vehicle !== undefined || terrainIn(enc).pieces.some(({ id }) => id === place)) enc.searchedVehicles.push(place);
  const entered = enc.entered[floorKey(buildingAt(enc, human)?.id ?? '', human.level)];
  if (entered !== undefined) entered.searchedTurn = enc.turn;
  const test = yield* passDice(
    t,
    {
      rule: 'ATZ.LOOT.6',
      seat: seatFor(enc, human),
      prompt: { key: 'atz.search.roll', params: { name: human.name, er: enc.er.now } },
    },
    { dice: 2, target: enc.er.now, sixFails: true },
  );
  const result = LOOT[test.passed as Passed];
  const said = { unit: human.id, name: human.name };
  if (result === 'nothing') return emit(t, 'ATZ.LOOT.9', 'atz.search.nothing', said, { dice: test.dice });
  if (result === 'food') {
    if (isFishedOut(enc, 'food')) return emit(t, 'ATZ.LOOT.10', 'atz.search.nothing', said, { dice: test.dice });
    emit(t, 'ATZ.LOOT.8', 'atz.search.food', said, { dice: test.dice });
    return found(enc, human, 'food');
  }
  emit(t, 'ATZ.LOOT.7', 'atz.search.choice', said, { dice: test.dice });
  begin(t, { do: 'find', who });
}

type Findable = ItemId | GunId | BladeId;

const resourceFor = (thing: Findable): Resource | null => {
  const item = ITEMS.find((one) => one === thing);
  return item === undefined ? 'weapon' : resourceOf(item);
};

/** ATZ.LOOT.10, ATZ.RES.13: body armor is on people only, and so nothing that a search can give; ATZ.ITEM.3: what one fights with is an Item, too. */
const FINDABLE: readonly Findable[] = [
  ...ITEMS.filter((item) => item !== 'body-armor' && item !== 'cart'),
  ...GUN_IDS,
  ...BLADES.filter((blade) => !ITEMS.some((item) => item === blade)),
];

/** ATZ.LOOT.7: one Item or Resource of choice; a weapon is an Item (ATZ.ITEM.3). */
export function* find(t: Table, doing: FindDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  const { take } = yield* choose(t, seatFor(enc, human), {
    rule: 'ATZ.LOOT.7',
    prompt: { key: 'atz.find', params: { name: human.name } },
    options: FINDABLE.filter((take) => !isFishedOut(enc, resourceFor(take))).map((take) => ({
      means: { take } as const,
      label: { key: 'atz.thing', params: { thing: take } } as const,
    })),
  });
  finish(t, doing);
  found(enc, human, take as Findable);
  emit(t, 'ATZ.LOOT.7', 'atz.found', { unit: human.id, name: human.name, thing: take });
}

/** What somebody has found counts for the Encounter (ATZ.SEARCH.1). */
function found(enc: Encounter, human: Human, thing: Findable): void {
  noteFound(enc, resourceFor(thing)); // ATZ.AVAIL.4
  const [item, blade] = [ITEMS.find((one) => one === thing), BLADES.find((one) => one === thing)];
  if (item !== undefined) human.items.push(item);
  else if (blade !== undefined) human.blades.push(newBlade(blade));
  else human.guns.push(newGun(thing as GunId));
  human.deeds.found.push(item ?? 'weapon');
}
