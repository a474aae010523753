import type { Point, SeenRequest } from '../../kernel/index.ts';
import { apart } from '../../tabletop/index.ts';
import type { Framed } from '../tabletop/camera.ts';
import type { Figure } from '../tabletop/figure.ts';
import type { Battle } from './face.ts';
import { figuresOf, type Scene, unitIn, unitOfModel } from './scene.ts';

/** Inches round a unit that matter while it acts, and while it is chosen. */
const AROUND = 9;
const NEARBY = 20;
/** Do not zoom out for an enemy farther away than this. */
const FAR = 33;

export type Framing = { readonly frame?: Framed & { readonly key: string } };

/**
 * What the table shows by itself: the unit that acts and what is around it; to somebody here who chooses a unit those that can be
 * chosen with the enemies near them; or what the game says.
 */
export function frameOf<B extends Battle>(
  { face, battle }: Scene<B>,
  request: SeenRequest | null,
  asked: boolean,
  offered: readonly string[],
): Framing {
  const wanted = asked && request !== null ? (face.frame?.(battle, request) ?? null) : null;
  if (wanted !== null) return { frame: wanted };
  const asking = request === null ? undefined : face.mover(battle, request).unit;
  const unit = battle.acting ?? asking;
  const models = figuresOf(battle, unitIn(battle, unit));
  if (models.length > 0) {
    const near = asked ? nearestUnit(battle, models).filter((enemy) => gapTo(enemy, models) < FAR) : [];
    return { frame: { key: `${battle.moment} ${unit}`, points: around(models), beside: near } };
  }
  if (!asked || request === null) return {};
  const places = face.ghosts?.(battle, request) ?? [];
  if (places.length > 0) return { frame: { key: `places ${places.length}`, points: around(places) } };
  const own = battle.figures.filter(({ id }) => offered.includes(id));
  if (own.length === 0) return {};
  const key = `${battle.moment} of ${own.map(({ id }) => id).join(' ')}`;
  return { frame: { key, points: own, beside: threats(battle, own, NEARBY) } };
}

export const around = (points: readonly Point[], inches = AROUND): Point[] =>
  points.flatMap(({ x, y }) => [
    { x: x - inches, y: y - inches },
    { x: x + inches, y: y + inches },
  ]);

const gapTo = (from: Point, models: readonly Point[]): number => Math.min(...models.map((model) => apart(model, from)));

/** The enemies within so many inches of some models, and the nearest one wherever it is. */
function threats({ figures }: Battle, own: readonly Figure[], inches: number): readonly Figure[] {
  const enemies = figures
    .filter(({ side }) => side !== own[0]?.side)
    .map((enemy) => ({ enemy, gap: gapTo(enemy, own) }))
    .sort((a, b) => a.gap - b.gap);
  return enemies.filter(({ gap }, i) => i === 0 || gap < inches).map(({ enemy }) => enemy);
}

/** All models of the nearest enemy unit. */
function nearestUnit(battle: Battle, own: readonly Figure[]): readonly Figure[] {
  const [enemy] = threats(battle, own, 0);
  if (enemy === undefined) return [];
  const unit = unitOfModel(battle, enemy.id);
  return unit === undefined ? [enemy] : figuresOf(battle, unit);
}
