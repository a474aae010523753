import { BrokenTable } from '../../kernel/index.ts';
import { bodyAt, Looks, Tables, touchedBy, type View, zombieName } from '../../skirmish/index.ts';
import { distance, type Look, type Model, type Tabletop, type Terrain } from '../../tabletop/index.ts';
import { terrainOf } from './tables/index.ts';
import { isAnimal } from './characteristics.ts';
import type { Battle, Character, Side, State, Token, Zombie } from './state.ts';
import type { Seat, Table } from './verbs.ts';

/** Questions about the models on the table: where they are, who sees and touches whom. */

export type Unit = Character | Zombie;

function battleIn({ battle }: State): Battle {
  if (battle === null) throw new BrokenTable('LD.TURN.1', { battle: 'none is being fought' });
  return battle;
}
export const battleOf = (t: Table): Battle => battleIn(t.state);

export function sideOf({ sides }: Battle, seat: Seat): Side {
  const side = sides.find((one) => one.seat === seat);
  if (side === undefined) throw new BrokenTable('LD.GEN.2', { seat });
  return side;
}
export const rivalOf = ({ sides }: Battle, seat: Seat): Side => sides.find((one) => one.seat !== seat) as Side;

export const isZombie = (unit: Unit): unit is Zombie => 'knockback' in unit;

/** The Characters on the table. */
export const charactersHere = ({ characters }: Battle): Character[] => characters.filter(({ fate }) => fate === 'here');
export const groupHere = (battle: Battle, seat: Seat): Character[] =>
  charactersHere(battle).filter((one) => one.seat === seat);

/** LD.ACT.8: its own Group lets somebody through. */
export function friendsOf(battle: Battle, { seat }: Character): (model: { readonly id: string }) => boolean {
  const ids = new Set(groupHere(battle, seat).map(({ id }) => id));
  return ({ id }) => ids.has(id);
}

export const unitsHere = (battle: Battle): Unit[] => [...charactersHere(battle), ...battle.zombies];

export function characterOf({ characters }: Battle, id: string): Character {
  const found = characters.find((one) => one.id === id);
  if (found === undefined) throw new BrokenTable('LD.GROUP.15', { character: id });
  return found;
}

export const findUnit = (battle: Battle, id: string): Unit | undefined =>
  unitsHere(battle).find((unit) => unit.id === id);

export function unitOf(battle: Battle, id: string): Unit {
  const unit = findUnit(battle, id);
  if (unit === undefined) throw new BrokenTable('LD.GEN.14', { unit: id });
  return unit;
}

/** LD.GEN.14: the rival Group and the dead are hostile; the dead are friends to each other (LD.ACT.8). */
export const areHostile = (a: Unit, b: Unit): boolean =>
  isZombie(a) ? !isZombie(b) : isZombie(b) || a.seat !== b.seat;

export const hostilesTo = (battle: Battle, unit: Unit): Unit[] =>
  unitsHere(battle).filter((other) => areHostile(unit, other));

/** LD.GEN.1: a base of an inch; animals are lower. */
export const PERSON = { radius: 0.5, height: 1.25, eye: 1.1 } as const;
const ANIMAL = { radius: 0.5, height: 0.75, eye: 0.65 } as const;

const sizeOf = (unit: Unit): typeof PERSON | typeof ANIMAL => (!isZombie(unit) && isAnimal(unit) ? ANIMAL : PERSON);

export const bodyOf = (unit: Unit): Model => bodyAt(unit.id, unit, sizeOf(unit), unit.facing);

/** The table as it was drawn. */
export const terrainIn = ({ table }: Battle): Terrain => terrainOf(table);

const tables = new Tables<Battle>();
/** The table as it stands now, with everybody on it. */
export const tabletopOf = (battle: Battle): Tabletop =>
  tables.of(battle, terrainIn(battle), unitsHere(battle).map(bodyOf), battle.changes);

const bare = new WeakMap<Tabletop['ground'], Tabletop>();
/** The table as it stands now, without anybody on it. */
export function bareTableOf(battle: Battle): Tabletop {
  const table = tabletopOf(battle);
  let found = bare.get(table.ground);
  if (found === undefined) bare.set(table.ground, (found = table.without(table.models.map(({ id }) => id))));
  return found;
}

/**
 * LD.GEN.16, LD.GEN.17: from the head of the one who looks, a quarter of the body or any of the base. Other models hide what is
 * behind them.
 */
const looks = new Looks({ share: 1 / 4, foot: true, blockers: () => true });

const standsThere = (table: Tabletop, { id, x, y, level }: Model): boolean => {
  const known = table.model(id);
  return known !== undefined && known.x === x && known.y === y && known.level === level;
};

/** What has been worked out on a table that stands as it is, by who looks at whom. */
const seenOn = new WeakMap<Tabletop, Map<string, View>>();

/**
 * LD.GEN.18: what one model sees of another is worked out, so nobody disputes it. What the other sees is another question. On
 * the table as it stands it is worked out once.
 */
export function viewOf(battle: Battle, viewer: Unit, target: Unit, table?: Tabletop): View {
  return table === undefined
    ? viewOn(tabletopOf(battle), viewer, target)
    : looks.view(table, bodyOf(viewer), bodyOf(target)); // a table to try things out on
}

/** The same for a table that is known to be as it stands. */
export function viewOn(table: Tabletop, viewer: Unit, target: Unit): View {
  const [from, to] = [bodyOf(viewer), bodyOf(target)];
  if (!standsThere(table, from) || !standsThere(table, to)) return looks.view(table, from, to);
  let known = seenOn.get(table);
  if (known === undefined) seenOn.set(table, (known = new Map()));
  const pair = `${viewer.id} ${target.id}`;
  const found = known.get(pair) ?? looks.view(table, from, to);
  known.set(pair, found);
  return found;
}

export const sees = (battle: Battle, viewer: Unit, target: Unit, table?: Tabletop): boolean =>
  viewOf(battle, viewer, target, table).seen;

/** The proof of a look, for the log and the screen. */
export const proofOf = (battle: Battle, viewer: Unit, target: Unit): Look =>
  looks.proof(tabletopOf(battle), bodyOf(viewer), bodyOf(target));

/** LD.GEN.11: between the nearest edges of their bases. */
export const inchesBetween = (a: Unit, b: Unit): number => distance(bodyOf(a), bodyOf(b));

/** LD.GEN.14: whom a model is in Contact with; walls and closed doors keep models apart. */
export function contactsOf(battle: Battle, unit: Unit, table = tabletopOf(battle)): Unit[] {
  const isFoe = ({ id }: Model): boolean => {
    const other = findUnit(battle, id);
    return other !== undefined && areHostile(unit, other);
  };
  return touchedBy(table, bodyOf(unit), isFoe).map(({ id }) => unitOf(battle, id));
}

/** What somebody carries. */
export const loadOf = ({ tokens }: Battle, id: string): Token | undefined =>
  tokens.find(({ carrier }) => carrier === id);

export const looseTokens = ({ tokens }: Battle): Token[] => tokens.filter(({ at }) => at !== null);

/** How a model is called in the log. */
export const nameOf = (unit: Unit): string => (isZombie(unit) ? zombieName(unit.id) : unit.member.name);

export { freshId } from '../../skirmish/index.ts';
