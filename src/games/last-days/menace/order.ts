import { apart, type Tabletop } from '../../../tabletop/index.ts';
import type { Point } from '../../../kernel/index.ts';
import type { Battle, Zombie } from '../state.ts';
import { charactersHere, inchesBetween, PERSON, sees, tabletopOf } from '../units.ts';
import { apOf } from './plan.ts';
import { nearestSeen } from './seek.ts';

/** LD.ZACT.2: between which zombies it matters who goes first. */

interface Mover {
  readonly zombie: Zombie;
  /** How far it can get. */
  readonly reach: number;
  /** Whom it looks at: its target, and those who are nearer and hidden by zombies alone. */
  readonly watched: readonly Point[];
}

/** Zombies whose moves can change nothing for each other: it matters to nobody when they go. */
export function apartFrom(battle: Battle, zombies: readonly Zombie[]): Zombie[] {
  // A Locked and Loaded Token may be spent on whichever comes first.
  if (charactersHere(battle).some(({ locked }) => locked !== null)) return [];
  const open = withoutZombies(battle);
  const movers = zombies.map(
    (zombie): Mover => ({
      zombie,
      reach: Math.max(0, apOf(battle, zombie) - zombie.knockback),
      watched: watchedBy(battle, zombie, open),
    }),
  );
  return movers
    .filter((one) => movers.every((other) => one === other || !matter(one, other)))
    .map(({ zombie }) => zombie);
}

/** Whether somebody would be seen if no zombie stood in between: then it matters who moves first. */
export const couldSee = (battle: Battle, zombie: Zombie, open = withoutZombies(battle)): boolean =>
  nearestSeen(battle, zombie, open).length > 0;

export const withoutZombies = (battle: Battle): Tabletop =>
  tabletopOf(battle).without(battle.zombies.map(({ id }) => id));

function watchedBy(battle: Battle, zombie: Zombie, open: Tabletop): Point[] {
  const [target] = nearestSeen(battle, zombie);
  const far = target === undefined ? Number.POSITIVE_INFINITY : inchesBetween(zombie, target);
  const hidden = charactersHere(battle).filter(
    (one) => inchesBetween(zombie, one) < far && sees(battle, zombie, one, open),
  );
  return target === undefined ? hidden : [target, ...hidden];
}

/** So near to each other's ends they may get into each other's way. */
const ELBOWS = 1;

const matter = (one: Mover, other: Mover): boolean =>
  apart(one.zombie, other.zombie) - 2 * PERSON.radius <= one.reach + other.reach + ELBOWS ||
  isScreened(one, other) ||
  isScreened(other, one);

/** Whether one may step between another and whom it watches. */
const isScreened = ({ zombie, watched }: Mover, other: Mover): boolean =>
  watched.some((at) => toStretch(zombie, at, other.zombie) <= other.reach + 2 * PERSON.radius);

function toStretch(a: Point, b: Point, p: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / square;
  const at = Math.min(1, Math.max(0, share));
  return apart({ x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at }, p);
}
