import type { Point } from '../../../kernel/index.ts';
import { apart, directionOf, distance, type Model } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import type { Battle } from '../state.ts';
import { bodies, enemiesOf, isHerd } from '../units.ts';

/** Where a unit might want to go: what screens show first and bots try. */
export interface Goal {
  readonly at: Point;
  /** Whether it is worth crossing Dangerous ground for. */
  readonly dare: boolean;
}

/** How many enemies, and how many pieces to hide behind, are looked at. */
const ENEMIES = 3;
const COVERS = 2;
/** How far a hiding place may be. */
const NEAR = 9;

/** Towards the nearest enemies, the objective and hiding places, away from the nearest enemy, and in every direction. */
export function goalsOf(battle: Battle, unit: Unit, from: readonly Model[]): Goal[] {
  const here = from[0];
  if (here === undefined) return [];
  const enemies = enemiesOf(battle, unit)
    .map((enemy) => nearestPair(from, bodies(enemy)))
    .filter((pair) => pair !== null)
    .sort((a, b) => a.gap - b.gap)
    .slice(0, ENEMIES);
  const goals: Goal[] = enemies.flatMap(({ there }, i) => [
    { at: there, dare: false },
    ...(i === 0 ? [{ at: there, dare: true }] : []),
  ]);
  if (battle.objective !== null) goals.push({ at: battle.objective, dare: false });
  const threat = enemies[0]?.there;
  if (threat !== undefined) {
    goals.push({ at: away(here, threat), dare: false });
    if (!isHerd(unit)) for (const at of hidingPlaces(battle, here, threat)) goals.push({ at, dare: false });
  }
  for (let degrees = 0; degrees < 360; degrees += 45) {
    const { x, y } = directionOf(degrees);
    goals.push({ at: { x: here.x + x * 12, y: here.y + y * 12 }, dare: false });
  }
  return goals;
}

function nearestPair(
  from: readonly Model[],
  to: readonly Model[],
): { readonly here: Model; readonly there: Model; readonly gap: number } | null {
  let best: { here: Model; there: Model; gap: number } | null = null;
  for (const here of from) {
    for (const there of to) {
      const gap = distance(here, there);
      if (best === null || gap < best.gap) best = { here, there, gap };
    }
  }
  return best;
}

function away(here: Point, threat: Point): Point {
  const far = Math.max(0.001, apart(here, threat));
  return { x: here.x + ((here.x - threat.x) / far) * 12, y: here.y + ((here.y - threat.y) / far) * 12 };
}

/** Behind the nearest pieces that hide a model, as seen from the threat; into the nearest growth. */
function hidingPlaces(battle: Battle, here: Point, threat: Point): Point[] {
  return terrainOf(battle)
    .pieces.filter(({ cover, kind }) => cover && kind !== 'dangerous')
    .map(({ outline, seeThrough }) => {
      const middle = middleOf(outline);
      if (seeThrough) return middle;
      const far = Math.max(0.001, apart(middle, threat));
      const deep = Math.max(...outline.map((corner) => apart(corner, middle))) + 0.6;
      return {
        x: middle.x + ((middle.x - threat.x) / far) * deep,
        y: middle.y + ((middle.y - threat.y) / far) * deep,
      };
    })
    .filter((at) => apart(at, here) <= NEAR)
    .sort((a, b) => apart(a, here) - apart(b, here))
    .slice(0, COVERS);
}

function middleOf(outline: readonly Point[]): Point {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}
