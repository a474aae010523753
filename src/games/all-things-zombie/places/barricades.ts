import { BrokenTable } from '../../../kernel/index.ts';
import type { Opening } from '../../../tabletop/index.ts';
import { diceTold } from '../dice.ts';
import type { PhaseStart } from '../deeds.ts';
import { encounterOf } from '../doing.ts';
import { firstSeat, terrainIn } from '../figures.ts';
import type { Barricade, Encounter, Human } from '../state.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';

/** ATZ.BLDG.15 to ATZ.BLDG.23: doors and windows that are barricaded, and what becomes of them. */

/** ATZ.BLDG.15, ATZ.BLDG.16: what each begins with, and how strong it can be made. */
const STRENGTH = { window: { plain: 0, most: 2 }, door: { plain: 1, most: 3 } } as const;
/** ATZ.BLDG.20: so many at most break an opening together. */
export const BATTERERS = 3;

function openingOf(enc: Encounter, id: string): Opening {
  const found = terrainIn(enc).buildings.flatMap(({ openings }) => openings.filter((one) => one.id === id))[0];
  if (found === undefined) throw new BrokenTable('ATZ.BLDG.15', { opening: id });
  return found;
}

const stateOf = (enc: Encounter, id: string): Barricade =>
  enc.barricades[id] ?? { dv: STRENGTH[openingOf(enc, id).kind].plain, destroyed: false, openedTurn: null };

/** The Defensive Value of a door or window as it stands. */
export const dvOf = (enc: Encounter, id: string): number => stateOf(enc, id).dv;

/** ATZ.BLDG.16, ATZ.BLDG.23: whether it can be made stronger: up to its limit, and not once it was broken from outside. */
export const mayBarricade = (enc: Encounter, id: string): boolean => {
  const { dv, destroyed } = stateOf(enc, id);
  return !destroyed && dv < STRENGTH[openingOf(enc, id).kind].most;
};

/** ATZ.BLDG.21: with a hammer or a crowbar somebody who takes a barricade down counts as two. */
export const handsOf = ({ blades, items }: Human): number =>
  [...blades.map(({ id }) => id), ...items].some((id) => id === 'hammer' || id === 'crowbar') ? 2 : 1;

/** ATZ.BLDG.17: one figure and its whole activation. */
export function barricade(enc: Encounter, id: string): void {
  const state = stateOf(enc, id);
  enc.barricades[id] = { ...state, dv: state.dv + 1, openedTurn: null };
  enc.changes = withOpening(enc, id, 'boarded');
}

/** ATZ.BLDG.19: from inside it comes down in the same way. */
export function takeDown(enc: Encounter, id: string): void {
  const state = stateOf(enc, id);
  lower(enc, id, { ...state, dv: Math.max(0, state.dv - 1) });
}

/** ATZ.BLDG.20, ATZ.ZMOVE.12: from outside up to three roll one die: their number or less, and it is weaker by 1; people with a tool count twice (ATZ.BLDG.21). */
export function* batter(t: Table, id: string, many: number, by: 'dead' | 'people' = 'dead'): Flow<'gives' | 'holds'> {
  const enc = encounterOf(t);
  const prompt =
    by === 'dead'
      ? ({ key: 'atz.barricade.roll', params: { zombies: many } } as const)
      : ({ key: 'atz.batter.roll', params: { people: many } } as const);
  const [die = 6] = yield* roll(t, '1d6', { rule: 'ATZ.BLDG.20', seat: firstSeat(enc), prompt });
  const dice = diceTold(die);
  if (die > many) {
    emit(t, 'ATZ.BLDG.20', 'atz.break.holds', { opening: id }, { dice });
    return 'holds';
  }
  const dv = Math.max(0, dvOf(enc, id) - 1);
  lower(enc, id, { ...stateOf(enc, id), dv, destroyed: dv === 0 }); // ATZ.BLDG.23
  emit(t, 'ATZ.BLDG.20', 'atz.break.gives', { opening: id, dv }, { dice });
  return 'gives';
}

/** ATZ.BLDG.22: at 0 it is gone, and gives way once the phase is over. */
function lower(enc: Encounter, id: string, state: Barricade): void {
  enc.barricades[id] = state.dv === 0 ? { ...state, openedTurn: enc.turn } : state;
}

/** ATZ.BLDG.22: it has been broken or taken down in this phase, and stands in the way until the next one. */
export const isGiving = ({ barricades }: Encounter, id: string): boolean =>
  barricades[id]?.dv === 0 && barricades[id]?.openedTurn !== null;

/** ATZ.BLDG.22: what was broken or taken down in the phase before is open from now on. */
export const barricadesGive: PhaseStart = (t) => {
  const enc = encounterOf(t);
  for (const [id, state] of Object.entries(enc.barricades)) {
    if (!isGiving(enc, id)) continue;
    enc.barricades[id] = { ...state, openedTurn: null };
    enc.changes = withOpening(enc, id, state.destroyed ? 'broken' : 'open');
  }
};

/** What a door or window is from now on. */
export const withOpening = (
  { changes }: Encounter,
  id: string,
  state: 'boarded' | 'broken' | 'open',
): Encounter['changes'] => ({ ...changes, openings: { ...changes.openings, [id]: { state } } });
