import { bodyAt, type Standing } from '../../skirmish/index.ts';
import { apart, contact, directionOf, facingTowards, point } from '../../tabletop/index.ts';
import type { Battle } from './state.ts';
import { battleOf, bodyOf, nameOf, tabletopOf, terrainIn, type Unit } from './units.ts';
import { type Flow, type Objection, place, type Seat, type Table } from './verbs.ts';

/** Tokens that are put down touching a base: the player says on which side. */

/** LD.SUPPLY.1: a token is an inch across, and so is a base. */
export const TOKEN = { radius: 0.5, height: 0.1, eye: 0.1 } as const;
const ACROSS = 1;
const REACH = 3;
const SIDES = [0, 45, 90, 135, 180, 225, 270, 315];

interface Asking {
  readonly rule: 'LD.SUPPLY.10' | 'LD.SUPPLY.6' | 'LD.ITEM.14';
  readonly key: 'ld.token.where' | 'ld.token.put' | 'ld.noisemaker.where';
  readonly token: string;
}

export function* askBeside(t: Table, unit: Unit, seat: Seat, { rule, key, token }: Asking): Flow<Standing> {
  const battle = battleOf(t);
  const free = SIDES.map((facing) => beside(unit, facing)).filter((spot) => isFree(battle, unit, spot));
  // In a corner from which nothing is free, the token lies under the base.
  if (free.length === 0) return { x: unit.x, y: unit.y, level: unit.level };
  const at = yield* place(t, seat, () => ({
    rule,
    prompt: { key, params: { name: nameOf(unit) } },
    region: { polygons: [square(unit, REACH)] },
    suggestions: free,
    facts: { unit: unit.id, token },
    check: (spot): Objection | null =>
      apart(spot, unit) > 0.01 && isFree(battle, unit, beside(unit, facingTowards(unit, spot)))
        ? null
        : { rule, reason: { key: 'ld.no.side' } },
  }));
  return { ...beside(unit, facingTowards(unit, at)), level: unit.level };
}

const square = ({ x, y }: Unit, by: number) => [
  { x: x - by, y: y - by },
  { x: x + by, y: y - by },
  { x: x + by, y: y + by },
  { x: x - by, y: y + by },
];

function beside({ x, y }: Unit, facing: number): { readonly x: number; readonly y: number } {
  const off = directionOf(facing);
  return point(x + ACROSS * off.x, y + ACROSS * off.y);
}

/** On the table, and not behind a wall or over an edge: who stands where the base stands could pick it up again. */
function isFree(battle: Battle, unit: Unit, spot: { readonly x: number; readonly y: number }): boolean {
  const { width, depth } = terrainIn(battle);
  const { radius } = TOKEN;
  if (spot.x < radius || spot.y < radius || spot.x > width - radius || spot.y > depth - radius) return false;
  const token = bodyAt('token', { ...spot, level: unit.level }, TOKEN);
  return contact(tabletopOf(battle), bodyOf(unit), token).touching;
}
