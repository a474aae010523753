import { areOpposed, humansHere, isFunctioning, ofSide } from '../figures.ts';
import { floorKey, standingBuildings } from '../places/inside.ts';
import type { Encounter, Human } from '../state.ts';
import { isRobbery } from './plot.ts';

/** ATZ.ENC.6: what has been achieved in Encounters of which more than one deed decides. */

/** ATZ.TAKE.1: for a side of players: no zombie, no opposing human, no PEF, and every building searched. */
export function isCleared(enc: Encounter, side: string): boolean {
  if (enc.zombies.length > 0 || enc.pefs.length > 0 || !ofSide(enc, side).some(isFunctioning)) return false;
  const foes = humansHere(enc).filter((one) => isFunctioning(one) && areOpposed(enc, side, one.side));
  return (
    foes.length === 0 && standingBuildings(enc).every(({ id, floors }) => floors.some((_, i) => isSearched(enc, id, i)))
  );
}

const isSearched = ({ entered }: Encounter, building: string, level: number): boolean =>
  (entered[floorKey(building, level)]?.searchedTurn ?? null) !== null;

/** ATZ.ROB.11: none of the robbers is left who could do anything. */
const robbersAreGone = (enc: Encounter): boolean => {
  const robbers = enc.plot?.robbers ?? null;
  return robbers !== null && !ofSide(enc, robbers).some(isFunctioning);
};

/** ATZ.ROB.2, ATZ.ROB.12, ATZ.BUSH.3: the robbers are driven off, and nothing was handed over. */
export const isUnrobbed = (enc: Encounter): boolean =>
  isRobbery(enc) && robbersAreGone(enc) && enc.plot?.robbery !== 'handed-over';

/** ATZ.ROB.12: those who have left unharmed, with what is theirs. */
export const gotAway = (enc: Encounter): Human[] =>
  isRobbery(enc) && enc.plot?.robbery !== 'handed-over'
    ? enc.humans.filter(({ seat, fate, deeds }) => seat !== null && fate === 'left' && !deeds.wentOof)
    : [];

/** ATZ.ROB.12: something was handed over, and the robbers are gone with it. */
export const isRobbed = (enc: Encounter): boolean => enc.plot?.robbery === 'handed-over' && robbersAreGone(enc);
