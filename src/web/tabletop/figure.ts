import type { Point } from '../../kernel/index.ts';
import { type Body, directionOf, type Model } from '../../tabletop/index.ts';
import type { TableIcon } from '../ui/icon-names.ts';

/** Something to know of a model at a glance: down, infected, to be reloaded. The games say which there are. */
export interface Badge {
  readonly icon: TableIcon;
  /** In words, for tooltips and dossiers. */
  readonly label: string;
  readonly tone: 'plain' | 'harm' | 'safe';
  /** How many of them, where that matters. */
  readonly count?: number;
}

/** Who a miniature shows: the living, their animals, and the dead. Each has a sculpt of its own. */
export const SCULPTS = [
  'survivor',
  'citizen',
  'kid',
  'elder',
  'hero',
  'professional',
  'samaritan',
  'survivalist',
  'tough',
  'thug',
  'ganger',
  'goon',
  'convict',
  'boss',
  'police',
  'swat',
  'soldier',
  'sergeant',
  'commander',
  'firefighter',
  'medic',
  'rescuer',
  'dog',
  'zombie',
  'runner',
  'dead-soldier',
  'dead-police',
  'brute',
  'crawler',
] as const;
export type Sculpt = (typeof SCULPTS)[number];

/** What a miniature has in its hands. */
export const HELD = [
  'pistol',
  'revolver',
  'smg',
  'rifle',
  'scoped-rifle',
  'assault-rifle',
  'shotgun',
  'lmg',
  'bow',
  'molotov',
  'grenade',
  'knife',
  'club',
  'blade',
  'heavy-club',
  'axe',
  'chainsaw',
  'shield',
  'torch',
] as const;
export type Held = (typeof HELD)[number];

/** How a miniature is sculpted and painted. The same description always looks the same. */
export interface Mini {
  readonly sculpt: Sculpt;
  /** The first one is in its hands, the second one on its back or at its belt. */
  readonly held?: readonly Held[];
  /** Bleeds. */
  readonly wounded?: boolean;
  /** Has lost heart. */
  readonly broken?: boolean;
  /** Was bitten. */
  readonly infected?: boolean;
  /** Carries something heavy: supplies, somebody. */
  readonly carrying?: boolean;
  /** Keeps out of sight. */
  readonly hidden?: boolean;
  /** Bears flames. */
  readonly burning?: boolean;
}

/** A model as it is drawn. */
export interface Figure extends Model {
  readonly name: string;
  /** One to three letters on the base. */
  readonly letters: string;
  /** Whose it is, counted from 0: told by the ring first, by colour second. */
  readonly side: number;
  /** The dead are hollow with a jagged ring. */
  readonly dead: boolean;
  /** Lies on the ground. */
  readonly down: boolean;
  /** Has nothing left to do this turn. */
  readonly used: boolean;
  /** Which way it looks is drawn where the game cares. */
  readonly looks: boolean;
  readonly badges: readonly Badge[];
  /** The miniature on the base; a figure without one is drawn by its letters. */
  readonly mini?: Mini;
  /** Nobody knows yet what it is: a counter instead of a miniature. */
  readonly counter?: boolean;
  /** A vehicle or anything else that is no disc: how long it is along its facing, and how wide. */
  readonly box?: Pick<Body, 'length' | 'width'>;
  /** What a vehicle looks like: the word that its tag would have on a table. */
  readonly vehicle?: string;
}

type Standing = Point & { readonly radius: number } & Partial<Pick<Figure, 'box' | 'facing' | 'level'>>;

/** How far a point is from the edge of a base or a box; negative inside it. */
export function gapToFigure({ x, y, radius, box, facing = 0 }: Standing, at: Point): number {
  const [dx, dy] = [at.x - x, at.y - y];
  if (box === undefined) return Math.hypot(dx, dy) - radius;
  const along = directionOf(facing);
  const out = Math.abs(dx * along.x + dy * along.y) - box.length / 2;
  const aside = Math.abs(dy * along.x - dx * along.y) - box.width / 2;
  if (out <= 0 && aside <= 0) return Math.max(out, aside);
  return Math.hypot(Math.max(0, out), Math.max(0, aside));
}

/**
 * How near a pointer must come to a base, in inches, to mean it: the nearest one that is near enough. Whoever stands on the storey
 * that is shown goes before those above and below.
 */
export function figureAt<T extends Standing>(
  figures: readonly T[],
  at: Point,
  slack: number,
  level?: number,
): T | null {
  let [best, least] = [null as T | null, slack];
  let shown = false;
  for (const figure of figures) {
    const here = level === undefined || figure.level === level;
    const gap = gapToFigure(figure, at);
    if (gap > slack || (shown && !here)) continue;
    if (gap <= least || (here && !shown)) [best, least, shown] = [figure, gap, here];
  }
  return best;
}
