import { humansHere, isFunctioning, ofSide, raidedIn, sideNamed } from '../../figures.ts';
import type { Encounter, Human } from '../../state.ts';
import { ownRaid, raidOf } from '../plot.ts';
import { isRansacked } from './places.ts';

/** ATZ.RAID.3, ATZ.RAID.4, ATZ.RAID.18: whether a Raid has come to what it was for. */

const others = (enc: Encounter): Human[] => {
  const sides = raidOf(enc)?.others ?? [];
  return enc.humans.filter(({ side }) => sides.includes(side));
};

/** Prisoners whom the players hold. */
const isPrisoner = (enc: Encounter, { captor }: Human): boolean =>
  captor !== null && sideNamed(enc, captor).kind === 'players';

/** ATZ.RAID.18: the buildings looted, the Hostage freed, a prisoner taken, or a defender put down. */
export function isRaided(enc: Encounter): boolean {
  const raid = ownRaid(enc);
  if (raid === null || raid.houses === 0) return false;
  switch (raid.aim) {
    case 'loot':
      return raidedIn(enc).ids.every((id) => isRansacked(enc, raid, id));
    case 'hostage':
      return raid.hostage !== null && raid.hostage !== 'nowhere' && raid.hostage.free;
    case 'seize':
      return others(enc).some((one) => isPrisoner(enc, one));
    case 'harm':
      return others(enc).some(({ status }) => status === 'oof' || status === 'od');
  }
}

/** ATZ.RAID.4: the raiders came, are gone or down, and did not get what they wanted. */
export function isDefended(enc: Encounter): boolean {
  const raid = raidOf(enc);
  return raid !== null && raid.role === 'defend' && !raid.reached && raid.others.length > 0 && areGone(enc);
}

/** ATZ.RAID.18: they have it, and are gone with it. */
export const isLooted = (enc: Encounter): boolean => raidOf(enc)?.reached === true && areGone(enc);

const areGone = (enc: Encounter): boolean =>
  (raidOf(enc)?.others ?? []).every((side) => !ofSide(enc, side).some(isFunctioning)) && humansHere(enc).length > 0;
