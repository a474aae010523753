import { directionOf, isOpenLine } from '../../../tabletop/index.ts';
import { tabletopOf, terrainOf } from '../prepare/battlefield.ts';
import { moveLimits } from '../move/line.ts';
import type { Battle, Herd, Human } from '../state.ts';
import { bodyOf } from '../units.ts';
import { BASE } from '../words.ts';
import { gapTo, menace, type Pack, packOf } from './menace.ts';
import { biteLosses } from './value.ts';

/** Where somebody who is hunted could go, and what each place would cost: the dead close in on whoever has no good one left. */

/** A step back costs one of two shots, running both. */
const STEP = 0.8;
const RUN = 2;
/** Who is farther away than this is not in the hunt yet. */
const NEAR = 30;

const anybody = (): boolean => true;
const DIRECTIONS = Array.from({ length: 12 }, (_, i) => directionOf(i * 30));

interface Refuge {
  readonly x: number;
  readonly y: number;
  /** For going there, and by the herds that are not being moved just now. */
  readonly price: number;
}

export interface Prey {
  readonly human: Human;
  readonly losses: readonly number[];
  readonly refuges: readonly Refuge[];
  /** What the best place costs without the herd in question. */
  readonly calm: number;
}

/** Those whom a herd of the seat can drive, with all that the other herds do to them. */
export function preyOf(battle: Battle, herd: Herd): Prey[] {
  const others = battle.herds.filter(({ id, seat }) => id !== herd.id && seat === herd.seat).map(packOf);
  return battle.humans
    .filter((human) => human.seat !== herd.seat && isWithin(human) && gapTo(herd, human.x, human.y) <= NEAR)
    .map((human) => {
      const losses = biteLosses(battle, human);
      const refuges = refugesOf(battle, human, losses, others);
      return { human, losses, refuges, calm: Math.min(...refuges.map(({ price }) => price)) };
    });
}

/** Nobody bites up a wall. */
const isWithin = ({ level, climbing }: Human): boolean => level === 0 && climbing === null;

function refugesOf(battle: Battle, human: Human, losses: readonly number[], others: readonly Pack[]): Refuge[] {
  const table = tabletopOf(battle);
  const { width, depth } = terrainOf(battle);
  const body = bodyOf(human, human);
  const price = (x: number, y: number, going: number): Refuge => ({
    x,
    y,
    price: others.reduce((sum, pack) => sum + menace(pack, x, y, losses), going),
  });
  const found = [price(human.x, human.y, 0)];
  if (human.down) return found;
  const { open } = moveLimits(battle, human);
  for (const { x: dx, y: dy } of DIRECTIONS) {
    for (const [far, going] of [
      [open, STEP],
      [2 * open, RUN],
    ] as const) {
      const at = { x: human.x + dx * far, y: human.y + dy * far };
      const isOff =
        at.x < BASE.radius || at.y < BASE.radius || at.x > width - BASE.radius || at.y > depth - BASE.radius;
      if (isOff || !isOpenLine(table, body, at, anybody)) break;
      found.push(price(at.x, at.y, going));
    }
  }
  return found;
}

/** How much worse off the prey is for the herd, moved by that much: with the best answer that it has. */
export function pressure({ losses, refuges, calm }: Prey, pack: Pack, dx: number, dy: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, price } of refuges) {
    if (price >= least) continue;
    const cost = price + menace(pack, x - dx, y - dy, losses);
    if (cost < least) least = cost;
  }
  return least - calm;
}
