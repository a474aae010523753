import { spotOf, ZOMBIE_LETTER } from '../../../skirmish/index.ts';
import { encounterOf } from '../doing.ts';
import { engage } from '../fight/opponents.ts';
import { freshId, humansHere, inMelee, isFunctioning, leaveMelees, nameOf, nearestTo, touches } from '../figures.ts';
import { facingTowards } from '../../../tabletop/index.ts';
import { sees } from '../sight/los.ts';
import type { Encounter, Human, Standing, Zombie } from '../state.ts';
import { emit, type Rule, type Table } from '../verbs.ts';

/** One zombie: how it comes to be, falls and gets up. */

export function newZombie(enc: Encounter, at: Standing, facing: number): Zombie {
  const zombie: Zombie = {
    id: freshId(enc, ZOMBIE_LETTER),
    x: at.x,
    y: at.y,
    level: at.level,
    facing,
    prone: false,
    placed: enc.turn, // ATZ.ZGEN.12
    lastSeen: null,
    sawDie: [],
    feast: null,
    was: null,
    risen: false,
    rides: null,
    reason: null,
  };
  enc.zombies.push(zombie);
  return zombie;
}

/** ATZ.ZACT.15: whom zombies go for: every living human on the table. */
const preyOf = (enc: Encounter): Human[] =>
  humansHere(enc).filter(({ status, captor }) => status !== 'od' && captor !== 'dead');

/** ATZ.ZDEF.5: the humans that a zombie sees; its back sees nobody. */
export const seenBy = (enc: Encounter, zombie: Zombie): Human[] =>
  preyOf(enc).filter((human) => sees(enc, zombie, human));

/** ATZ.ZDEF.1, ATZ.ZDEF.2, ATZ.ZDEF.4: Rep 3, and 4 for activation as long as it sees a human. */
export const activationRep = (enc: Encounter, zombie: Zombie): number => (seenBy(enc, zombie).length > 0 ? 4 : 3);

/** ATZ.ZSHOOT.2, ATZ.ZMELEE.3: it is dead for good and lies there. */
export function fell(t: Table, zombie: Zombie, by: Human | null, rule: Rule): void {
  const enc = encounterOf(t);
  enc.zombies = enc.zombies.filter(({ id }) => id !== zombie.id);
  leaveMelees(enc, zombie.id);
  enc.corpses.push({ id: zombie.id, x: zombie.x, y: zombie.y, level: zombie.level, looted: false });
  if (by !== null) by.deeds.zombies++; // ATZ.CLASS.5
  emit(t, rule, 'atz.zombie.dead', { unit: zombie.id, name: nameOf(zombie), fell: [spotOf(zombie)] });
}

/** ATZ.ZSHOOT.3, ATZ.ZMELEE.4: it lies on the ground until its next activation; it is not stunned and takes no test. */
export function floor(t: Table, zombie: Zombie, rule: Rule): void {
  zombie.prone = true;
  emit(t, rule, 'atz.zombie.down', { unit: zombie.id, name: nameOf(zombie) });
}

/** ATZ.ZMOVE.2: it gets up, faces the nearest human and does not move. */
export function getUp(enc: Encounter, zombie: Zombie): void {
  zombie.prone = false;
  const nearest = nearestTo(zombie, preyOf(enc));
  if (nearest !== null) zombie.facing = facingTowards(zombie, nearest);
  // ATZ.ZMELEE.4: the melee goes on if the human is still there.
  if (nearest !== null && isFunctioning(nearest) && touches(zombie, nearest) && !inMelee(enc, zombie.id)) {
    engage(enc, { who: zombie.id }, { who: nearest.id });
  }
  zombie.reason = { rule: 'ATZ.ZMOVE.2', target: nearest?.id ?? null, way: [] };
}

/** ATZ.ZACT.6: the zombies that see a human die remember it. */
export function witness(enc: Encounter, victim: Human): void {
  for (const zombie of enc.zombies) {
    if (!zombie.sawDie.includes(victim.id) && sees(enc, zombie, victim)) zombie.sawDie.push(victim.id);
  }
}
