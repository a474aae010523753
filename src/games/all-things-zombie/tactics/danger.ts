import { apart } from '../../../tabletop/index.ts';
import { enemiesOf, inches, isFunctioning, nearestTo } from '../figures.ts';
import { buildingAt } from '../places/inside.ts';
import { loadedGuns } from '../shoot/arms.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Human, Standing, Zombie } from '../state.ts';

/** How bad a place is: zombies that get there soon, and people who could shoot there. */

/** ATZ.ZMOVE.1, ATZ.ZACT.7: within a move and a charge a zombie is there in its next phase; within two, in the one after. */
const NEAR: readonly (readonly [inches: number, danger: number])[] = [
  [3, 8],
  [6, 5],
  [9, 2.5],
  [12, 0.8],
  [16, 0.2],
];
/** On another floor, or with a wall in between, it takes longer. */
const WALLED = 0.5;
/** Somebody with a loaded gun who would see one there, and somebody who would not. */
const GUN = 4;
const HIDDEN_GUN = 0.5;

export function zombieDanger(enc: Encounter, at: Standing): number {
  const house = buildingAt(enc, at)?.id ?? null;
  return enc.zombies.reduce((sum, zombie) => {
    const far = apart(at, zombie);
    const [, danger] = NEAR.find(([most]) => far <= most) ?? [0, 0];
    if (danger === 0) return sum;
    const isApart = zombie.level !== at.level || (buildingAt(enc, zombie)?.id ?? null) !== house;
    return sum + danger * (isApart ? WALLED : 1);
  }, 0);
}

export function dangerAt(enc: Encounter, human: Human, at: Standing): number {
  const there = { ...human, ...at };
  const armed = enemiesOf(enc, human).filter((foe) => isFunctioning(foe) && loadedGuns(foe).length > 0);
  const guns = armed.reduce((sum, foe) => sum + (wouldSee(enc, foe, there) ? GUN : HIDDEN_GUN), 0);
  return zombieDanger(enc, at) + guns;
}

const nearestZombie = (enc: Encounter, human: Human): Zombie | null => nearestTo(human, enc.zombies);

/** How far the nearest zombie is; a table's length if there is none. */
export function zombieInches(enc: Encounter, human: Human): number {
  const zombie = nearestZombie(enc, human);
  return zombie === null ? 99 : inches(human, zombie);
}

/** With zombies nearer than this nobody takes the time to search, to reload or to swap things. */
const QUIET = 8;
export const isQuiet = (enc: Encounter, human: Human): boolean => zombieInches(enc, human) > QUIET;
