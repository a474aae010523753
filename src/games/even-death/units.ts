import { BrokenTable, type Point } from '../../kernel/index.ts';
import { allNearestBy, gapBetween as gapOf, nearestBy, type Stand, touchedBy } from '../../skirmish/index.ts';
import { apart, contact, distance, type Model, type Tabletop } from '../../tabletop/index.ts';
import type { Unit } from './turn/action.ts';
import { bodyOf, isHerd } from './bodies.ts';
import { CLASS_FIGURES } from './figures.ts';
import { tabletopOf } from './prepare/battlefield.ts';
import { humanName } from './names.ts';
import type { Battle, Herd, Human, Side, State, Zombie } from './state.ts';
import type { Message, Offer, Seat, Table } from './verbs.ts';
import { BASE, type PerkId } from './words.ts';

/** Questions about the units on the table. */
export { bodies, bodyOf, isHerd } from './bodies.ts';

function battleIn({ battle }: State): Battle {
  if (battle === null) throw new BrokenTable('EDM.TURN.1', { battle: 'none is being fought' });
  return battle;
}
export const battleOf = (t: Table): Battle => battleIn(t.state);

export function sideOf(battle: Battle, seat: Seat): Side {
  const side = battle.sides.find((candidate) => candidate.seat === seat);
  if (side === undefined) throw new BrokenTable('EDM.SETUP.2', { seat });
  return side;
}

export const unitsOf = (battle: Battle, seat: Seat): Unit[] => [
  ...battle.humans.filter((human) => human.seat === seat),
  ...battle.herds.filter((herd) => herd.seat === seat),
];

export const allUnits = (battle: Battle): Unit[] => [...battle.humans, ...battle.herds];

export const findUnit = (battle: Battle, id: string): Unit | undefined =>
  battle.humans.find((human) => human.id === id) ?? battle.herds.find((herd) => herd.id === id);

export function unitOf(battle: Battle, id: string): Unit {
  const unit = findUnit(battle, id);
  if (unit === undefined) throw new BrokenTable('EDM.TURN.2', { unit: id });
  return unit;
}

/** The unit that a model is, or belongs to. */
function unitOfModel(battle: Battle, id: string): Unit {
  const unit =
    battle.humans.find((human) => human.id === id) ??
    battle.herds.find(({ zombies }) => zombies.some((zombie) => zombie.id === id));
  if (unit === undefined) throw new BrokenTable('EDM.MODEL.3', { model: id });
  return unit;
}

/** EDM.MODEL.9: nobody is allied with anybody. */
export const enemiesOf = (battle: Battle, unit: Unit): Unit[] =>
  allUnits(battle).filter((other) => other.seat !== unit.seat);
export const friendlyHumans = (battle: Battle, human: Human): Human[] =>
  battle.humans.filter((other) => other.seat === human.seat && other.id !== human.id);

/** EDM.MODEL.2: from the nearest base edge to the nearest base edge. */
export const gapBetween = (a: Unit, b: Unit): number => gapOf(standOf(a), standOf(b));

const standOf = (unit: Unit): Stand => ({ places: isHerd(unit) ? unit.zombies : [unit], radius: BASE.radius });

/** Those of `units` that are nearest to the unit: several only where the distance is the same. */
export const allNearestTo = <U extends Unit>(unit: Unit, units: readonly U[]): U[] =>
  allNearestBy(units, (other) => gapBetween(unit, other));

/** The one of `units` that is nearest to the unit; of equally near ones the first. */
export const nearestTo = <U extends Unit>(unit: Unit, units: readonly U[]): U | null =>
  nearestBy(units, (other) => gapBetween(unit, other));

/**
 * EDM.CONTACT.2: over something at most half as high as a model one reaches another that is at most an inch away.
 * EDM.CONTACT.5: nobody reaches farther up or down than that either.
 */
const ARMS_LENGTH = { height: BASE.height / 2, reach: 1 } as const;

/** EDM.CONTACT.1, EDM.CONTACT.2, EDM.CONTACT.5: the one answer to who touches whom, the same whoever asks. */
export const touching = (table: Tabletop, a: Model, b: Model): boolean => contact(table, a, b, ARMS_LENGTH).touching;

/** The enemy models in base contact with a model. */
export function enemiesTouching(battle: Battle, model: Model, seat: Seat): Model[] {
  return touchedBy(tabletopOf(battle), model, ({ id }) => unitOfModel(battle, id).seat !== seat, ARMS_LENGTH);
}

/** EDM.HERD.9: the zombies that are held where they are. Every human is an enemy of the dead. */
export function heldIn(battle: Battle, herd: Herd): Zombie[] {
  const humans = battle.humans.map((human) => bodyOf(human, human));
  return herd.zombies.filter((zombie) => {
    const body = bodyOf(zombie, herd);
    return humans.some(
      (human) => distance(human, body) <= ARMS_LENGTH.reach + 0.01 && touching(tabletopOf(battle), human, body),
    );
  });
}

export const isDown = (unit: Unit): boolean => (isHerd(unit) ? unit.zombies.some(({ down }) => down) : unit.down);

/** EDM.MOVE.11: those that may be moved over. */
export function downModels(battle: Battle): ReadonlySet<string> {
  const down = new Set<string>();
  for (const human of battle.humans) if (human.down) down.add(human.id);
  for (const { zombies } of battle.herds) for (const zombie of zombies) if (zombie.down) down.add(zombie.id);
  return down;
}

/** EDM.UNIT.6, EDM.UNIT.7: chosen or had without choosing. */
export const hasPerk = ({ entry }: Pick<Human, 'entry'>, perk: PerkId): boolean =>
  entry.perks.includes(perk) || CLASS_FIGURES[entry.class].has.includes(perk);

/** How a unit is called in the log. */
export const nameOf = (unit: Unit): string => (isHerd(unit) ? unit.name : humanName(unit.entry, unit.number));

/** One zombie in a question: all are alike, so it is told by whom it is near. */
export function zombieOption(battle: Battle, { id, x, y }: Point & { readonly id: string }): Offer<string> {
  const [near] = battle.humans
    .map((human) => ({ human, gap: Math.max(0, apart(human, { x, y }) - 2 * BASE.radius) }))
    .sort((a, b) => a.gap - b.gap);
  const label: Message =
    near === undefined
      ? { key: 'ed.zombie.far', params: { zombie: id } }
      : {
          key: 'ed.zombie',
          params: { zombie: id, inches: Math.round(near.gap * 10) / 10, near: nameOf(near.human) },
        };
  return { means: id, label, about: { model: id } };
}

/** A name for what arises in the battle. */
export { freshId } from '../../skirmish/index.ts';
