import { apart, type Model, type Tabletop } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import type { Battle, Herd, Human, Zombie } from '../state.ts';
import type { Objection } from '../verbs.ts';
import { bodies, bodyOf, isHerd, touching } from '../units.ts';
import { BASE } from '../words.ts';

/** Base contact between units (EDM.CONTACT, EDM.X.5). */

/** EDM.MODEL.2: a range may be missed by that much and still counts. */
export const TOLERANCE = 0.05;

/** EDM.CONTACT.3 */
export const MOST_BITERS = 6;
export const CROWDED: Objection = { rule: 'EDM.CONTACT.3', reason: { key: 'ed.no.six' } };

/** EDM.CONTACT.4: touching one zombie is touching the herd. */
export function inContact(battle: Battle, human: Human, unit: Unit, table = tabletopOf(battle)): boolean {
  const body = bodyOf(human, human);
  return bodies(unit).some((other) => touching(table, body, other));
}

/** The zombies of a herd that touch a human. */
export function zombiesAt(battle: Battle, herd: Herd, human: Human, table = tabletopOf(battle)): Zombie[] {
  const body = bodyOf(human, human);
  return herd.zombies.filter((zombie) => touching(table, bodyOf(zombie, herd), body));
}

/** EDM.BITE.8: the zombies that stand in contact with a human, of all herds; those who are down do not bite. */
export function bitersOn(battle: Battle, human: Human): Zombie[] {
  const table = tabletopOf(battle);
  return battle.herds.flatMap((herd) => zombiesAt(battle, herd, human, table)).filter(({ down }) => !down);
}

/** EDM.CONTACT.3: zombies of all herds count together. */
export function bitersAt(battle: Battle, human: Human): number {
  const table = tabletopOf(battle);
  return battle.herds.reduce((sum, herd) => sum + zombiesAt(battle, herd, human, table).length, 0);
}

/** EDM.CONTACT.3, EDM.MOVE.10: whether somebody has a seventh zombie in contact once this zombie stands there. */
export function overcrowds(battle: Battle, table: Tabletop, there: Model): boolean {
  return battle.humans.some((human) => {
    if (apart(human, there) > FAR) return false;
    const body = table.model(human.id);
    if (body === undefined || !touching(table, there, body)) return false;
    return zombiesNear(battle, table, body).filter(({ id }) => id !== there.id).length >= MOST_BITERS;
  });
}

/** EDM.CONTACT.3, EDM.MOVE.10: whether a human has a seventh zombie in contact once it stands there: with low walls about it may. */
export const isOvercrowded = (battle: Battle, table: Tabletop, there: Model): boolean =>
  zombiesNear(battle, table, there).length > MOST_BITERS;

/** At arm's length (EDM.CONTACT.2) two models are no farther apart than that. */
const FAR = 2 * BASE.radius + 1.01;

/** The zombies on the table that touch a human where it stands, or would. */
function zombiesNear({ humans }: Battle, table: Tabletop, human: Model): Model[] {
  const isZombie = ({ id }: Model): boolean => humans.every((other) => other.id !== id);
  return table.near(human, BASE.radius + 1).filter((model) => isZombie(model) && touching(table, model, human));
}

/** The humans of `seat` in base contact with a unit of somebody else. */
export function humansAt(battle: Battle, unit: Unit, seat: string, table = tabletopOf(battle)): Human[] {
  return battle.humans.filter((human) => human.seat === seat && inContact(battle, human, unit, table));
}

/** The enemy models that stand in base contact with a human: each with the unit that it is or belongs to. */
export function standingFoesAt(battle: Battle, human: Human): (Human | Zombie)[] {
  const table = tabletopOf(battle);
  const body = bodyOf(human, human);
  const foes = [...battle.humans, ...battle.herds].filter(({ seat }) => seat !== human.seat);
  return foes.flatMap((unit): (Human | Zombie)[] =>
    (isHerd(unit) ? unit.zombies : [unit]).filter((model) => !model.down && touching(table, bodyOf(model, unit), body)),
  );
}
