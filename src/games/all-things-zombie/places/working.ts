import { gapBetween, inside, type Opening } from '../../../tabletop/index.ts';
import { encounterOf } from '../doing.ts';
import { figuresHere, humanOf, humansHere, ofSide, PERSON, tabletopOf, terrainIn } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { emit, type Flow, type Offer, pick, type Table } from '../verbs.ts';
import { barricade, batter, BATTERERS, dvOf, handsOf, isGiving, mayBarricade, takeDown } from './barricades.ts';
import type { PlacesAct } from './decisions.ts';
import { standingBuildings } from './inside.ts';
import { isFresh, task } from './tasks.ts';

/** ATZ.BLDG.14 to ATZ.BLDG.23: doors and windows that people work at, each for a whole activation. */

/** So near one stands to a door or window that one can put hands on it. */
const AT_HAND = 1.2;
/** ATZ.BLDG.18 */
const BUILDERS = 2;

/** Doors and windows on somebody's level that it can reach. */
export const openingsAt = (enc: Encounter, human: Human): Opening[] =>
  standingBuildings(enc)
    .flatMap(({ openings }) => openings)
    .filter(({ level, from, to }) => level === human.level && gapBetween([from, to], [human]) <= AT_HAND);

/** Whether somebody stands inside of the building that the opening belongs to. */
function isInside(enc: Encounter, human: Human, opening: Opening): boolean {
  const of = terrainIn(enc).buildings.find(({ openings }) => openings.some(({ id }) => id === opening.id));
  return of !== undefined && inside(of.outline, human);
}

/** ATZ.BLDG.18: how many have worked at it in this turn. */
const atWork = (enc: Encounter, what: string): number =>
  humansHere(enc).filter(({ turn }) => turn.task === what).length;

const isShut = (enc: Encounter, id: string): boolean => {
  const word = tabletopOf(enc).ground.wordOf(id);
  return (word === 'boarded' || word === 'locked') && !isGiving(enc, id);
};

/** Ruling ATZ.BLDG.17: nobody nails up a doorway in which somebody stands. */
const isBlocked = (enc: Encounter, { level, from, to }: Opening): boolean =>
  figuresHere(enc).some((one) => one.level === level && gapBetween([from, to], [one]) < PERSON.radius);

export function workOffers({ encounter: enc }: State, human: Human): Offer<PlacesAct>[] {
  if (!isFresh(enc, human)) return [];
  return openingsAt(enc, human).flatMap((opening) => offersAt(enc, human, opening));
}

function offersAt(enc: Encounter, human: Human, opening: Opening): Offer<PlacesAct>[] {
  const { id: who, name } = human;
  const { id, kind } = opening;
  const of = (act: 'barricade' | 'unbarricade' | 'batter'): Offer<PlacesAct> => ({
    means: { do: act, who, opening: id },
    label: { key: `atz.menu.${act}`, params: { name, kind, dv: dvOf(enc, id) } },
    about: { unit: who, opening: id },
  });
  if (isInside(enc, human, opening)) {
    const isRoomTo = (what: 'barricade' | 'unbarricade'): boolean => atWork(enc, `${what} ${id}`) < BUILDERS; // ATZ.BLDG.18, ATZ.BLDG.19
    const mayBuild = mayBarricade(enc, id) && isRoomTo('barricade') && !isBlocked(enc, opening); // ATZ.BLDG.17
    const mayClear = isShut(enc, id) && isRoomTo('unbarricade');
    return [...(mayBuild ? [of('barricade')] : []), ...(mayClear ? [of('unbarricade')] : [])];
  }
  // ATZ.BLDG.14, ATZ.BLDG.20: from outside a locked or barricaded opening can be broken, with one roll in each phase.
  return isShut(enc, id) && atWork(enc, `batter ${id}`) === 0 ? [of('batter')] : [];
}

/** ATZ.BLDG.17: one figure raises it by 1, whatever it has in its hands. */
export function* build(t: Table, { who, opening }: Extract<PlacesAct, { do: 'barricade' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  task(human, `barricade ${opening}`);
  barricade(enc, opening);
  told(t, human, 'atz.barricade.up', opening, 'ATZ.BLDG.17');
}

/** ATZ.BLDG.19, ATZ.BLDG.21 */
export function* unbuild(t: Table, { who, opening }: Extract<PlacesAct, { do: 'unbarricade' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  task(human, `unbarricade ${opening}`);
  for (let hands = handsOf(human); hands > 0 && dvOf(enc, opening) > 0; hands--) takeDown(enc, opening);
  told(t, human, 'atz.barricade.down', opening, 'ATZ.BLDG.19');
}

function told(
  t: Table,
  human: Human,
  key: 'atz.barricade.up' | 'atz.barricade.down',
  opening: string,
  rule: 'ATZ.BLDG.17' | 'ATZ.BLDG.19',
): void {
  emit(t, rule, key, { unit: human.id, name: human.name, opening, dv: dvOf(encounterOf(t), opening) });
}

/** ATZ.BLDG.20, ATZ.BLDG.21: up to three together, one roll for all of them; who has a tool counts twice. */
export function* breakIn(
  t: Table,
  { who, opening }: Extract<PlacesAct, { do: 'batter' }>,
  active: readonly string[],
): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const door = terrainIn(enc)
    .buildings.flatMap(({ openings }) => openings)
    .find(({ id }) => id === opening) as Opening;
  const helpers = ofSide(enc, human.side).filter(
    (one) =>
      one.id !== who &&
      active.includes(one.id) &&
      isFresh(enc, one) &&
      openingsAt(enc, one).some(({ id }) => id === opening) &&
      !isInside(enc, one, door),
  );
  const chosen =
    helpers.length === 0 || human.seat === null
      ? []
      : yield* pick(t, human.seat, {
          rule: 'ATZ.BLDG.20',
          prompt: { key: 'atz.batter.help', params: { name: human.name } },
          options: helpers.map(({ id, name }) => ({
            means: id,
            label: { key: 'atz.figure', params: { name } } as const,
          })),
          min: 0,
          max: Math.min(helpers.length, BATTERERS - 1),
        });
  const all = [human, ...chosen.map((id) => humanOf(enc, id))];
  for (const one of all) task(one, `batter ${opening}`);
  yield* batter(
    t,
    opening,
    all.reduce((sum, one) => sum + handsOf(one), 0),
    'people',
  );
}
