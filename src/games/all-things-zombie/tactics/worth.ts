import type { Seat } from '../../../kernel/index.ts';
import type { Encounter } from '../state.ts';
import { zombieDanger } from './danger.ts';

/** What somebody in good order is worth, and what is lost with each thing that happens to it. */
const WELL = 40;
const DOWN = 8;
const AWAY = 25;
const STAR = 2;
const FOUND = 10;
const MET = 30;

/** How an Encounter stands for a player: who is well, what is found, how near the dead are. */
export function encounterWorth(enc: Encounter, seat: Seat): number {
  const own = enc.humans.filter((one) => one.seat === seat);
  const people = own.reduce((sum, human) => {
    const { fate, status, star, deeds } = human;
    const isHere = fate === 'here' || fate === 'waiting' || fate === 'lost';
    const base = isHere ? (status === 'od' ? 0 : status === 'oof' ? DOWN : WELL) : fate === 'left' ? AWAY : 0;
    const near = fate === 'here' && base === WELL ? Math.min(WELL / 2, zombieDanger(enc, human)) : 0;
    return sum + (base - near) * (star ? STAR : 1) + deeds.found.length * FOUND + deeds.zombies;
  }, 0);
  return people + (enc.objective.met ? MET : 0);
}
