import type { Point } from '../../kernel/index.ts';
import type { Model } from '../../tabletop/index.ts';
import type { TableIcon } from '../ui/icon-names.ts';

/** Something to know of a model at a glance: down, infected, to be reloaded. The games say which there are. */
export interface Badge {
  readonly icon: TableIcon;
  /** In words, for tooltips and dossiers. */
  readonly label: string;
  readonly tone: 'plain' | 'harm' | 'safe';
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
}

/** How near a pointer must come to a base, in inches, to mean it: the nearest base that is near enough. */
export function figureAt<T extends Point & { readonly radius: number }>(
  figures: readonly T[],
  at: Point,
  slack: number,
): T | null {
  let [best, least] = [null as T | null, slack];
  for (const figure of figures) {
    const gap = Math.hypot(figure.x - at.x, figure.y - at.y) - figure.radius;
    if (gap <= least) [best, least] = [figure, gap];
  }
  return best;
}
