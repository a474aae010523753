import type { Point } from '../../../kernel/index.ts';
import { apart, type Area as Section, freeSpot, inside, sectionsOf, type Tabletop } from '../../../tabletop/index.ts';
import { diceTold } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { firstSeat, freshId, markerOf, PERSON, playersHere, tabletopOf, terrainIn } from '../figures.ts';
import { seesMarker } from '../sight/los.ts';
import type { Encounter, Pef, Standing } from '../state.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import { isMotorized } from '../encounters/plot.ts';
import { pefSection } from './zones.ts';

/** ATZ.PEF.3 to ATZ.PEF.7: where Possible Enemy Forces begin. */

/** ATZ.PEF.3 */
const PEFS = 3;
/** ATZ.FIRST.19: twice as many where the players have brought a vehicle to Escape!. */
export const pefsFor = (enc: Encounter): number => (isMotorized(enc) ? 2 * PEFS : PEFS);

export function* placePef(t: Table): Flow<void> {
  const enc = encounterOf(t);
  const seat = firstSeat(enc);
  const [die = 1] = yield* roll(t, '1d6', { rule: 'ATZ.PEF.3', seat, prompt: { key: 'atz.pef.where' } });
  const reps = yield* roll(t, '2d6', { rule: 'ATZ.PEF.7', seat, prompt: { key: 'atz.pef.rep' } });
  const section = pefSection(enc, die); // ATZ.PEF.4
  const rep = Math.max(...reps); // ATZ.PEF.7
  const at = spotIn(enc, section);
  const pef: Pef = { id: freshId(enc, 'p'), ...at, rep, section, activated: false };
  enc.pefs.push(pef);
  emit(t, 'ATZ.PEF.3', 'atz.pef.placed', { unit: pef.id, section, rep }, { dice: diceTold(die, ...reps) });
}

/** ATZ.PEF.5, ATZ.PEF.6: in a building of the section; else out of sight of the players; else in the middle of it. */
function spotIn(enc: Encounter, section: number): Standing {
  const { outline } = sectionsOf(terrainIn(enc))[section - 1] as Section;
  const table = tabletopOf(enc);
  const middle = middleOf(outline);
  const indoors = terrainIn(enc)
    .buildings.map((building) => ({ building, at: middleOf(building.outline) }))
    .filter(({ at }) => inside(outline, at))
    .sort((a, b) => apart(a.at, middle) - apart(b.at, middle))[0];
  if (indoors !== undefined) return nearest(table, indoors.at, indoors.building.outline);
  const spots = meshOf(outline).sort((a, b) => apart(a, middle) - apart(b, middle));
  const hidden = spots.find((at) => isHidden(enc, { ...at, level: 0 }));
  return nearest(table, hidden ?? middle, outline);
}

const isHidden = (enc: Encounter, at: Standing): boolean => {
  const pef: Pef = { id: 'new', ...at, rep: 0, section: 0, activated: false };
  return (
    freeSpot(tabletopOf(enc), { ...markerOf(pef) }, at, { most: 0.01 }) !== null &&
    !playersHere(enc).some((human) => seesMarker(enc, human, pef))
  );
};

function nearest(table: Tabletop, at: Point, within: readonly Point[]): Standing {
  const base = { id: 'new', ...at, level: 0, radius: PERSON.radius };
  const { x, y } = freeSpot(table, base, at, { within }) ?? at;
  return { x, y, level: 0 };
}

const middleOf = (outline: readonly Point[]): Point => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};

/** Spots an inch apart. */
function meshOf(outline: readonly Point[]): Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, near] = [Math.min(...xs) + 0.5, Math.min(...ys) + 0.5];
  const [wide, deep] = [Math.floor(Math.max(...xs) - left), Math.floor(Math.max(...ys) - near)];
  return Array.from({ length: (wide + 1) * (deep + 1) }, (_, i) => ({
    x: left + (i % (wide + 1)),
    y: near + Math.floor(i / (wide + 1)),
  }));
}
