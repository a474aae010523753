import type { Point } from '../../../kernel/index.ts';
import { apart, between, type Model } from '../../../tabletop/index.ts';
import type { Action, Unit } from './action.ts';
import { dare, dareHerd } from '../move/danger.ts';
import { removeUnit } from '../fight/death.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import { inFormation } from '../herd/formation.ts';
import { haltBefore } from '../herd/herd.ts';
import { type Line, lineOf, mayMove, moveLimits, strideOf } from '../move/line.ts';
import type { Battle } from '../state.ts';
import { emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { battleOf, bodies, heldIn, isHerd, nameOf, sideOf } from '../units.ts';
import { BASE } from '../words.ts';

/** EDM.WIN.3: a Move that leads off the table. */

/** One straight line from a model off the table, as far as the whole base lies on it. */
interface Exit {
  readonly model: Model;
  readonly line: Line;
}

/** An edge of the table: how far away it is, and a point on it so far to one side. */
interface Edge {
  readonly inches: number;
  readonly at: (aside: number) => Point;
}

function edgesFrom(battle: Battle, { x, y }: Point): Edge[] {
  const { width, depth } = terrainOf(battle);
  return [
    { inches: x, at: (aside) => ({ x: 0, y: y + aside }) },
    { inches: width - x, at: (aside) => ({ x: width, y: y + aside }) },
    { inches: y, at: (aside) => ({ x: x + aside, y: 0 }) },
    { inches: depth - y, at: (aside) => ({ x: x + aside, y: depth }) },
  ];
}

/** So far apart lie the points of an edge that are tried where something bars the shortest line to it. */
const STEP = 0.5;

/** The lines from a model to an edge within its distance, the shortest first. */
function* linesTo(battle: Battle, unit: Unit, model: Model, { inches, at }: Edge): Generator<Line> {
  const stride = { ...strideOf(battle, unit, model), isCrowded: () => false }; // it ends beyond the edge
  const { width, depth } = terrainOf(battle);
  for (let aside = 0; inches * inches + aside * aside <= stride.limits.open * stride.limits.open; aside += STEP) {
    for (const end of aside === 0 ? [at(0)] : [at(aside), at(-aside)]) {
      if (end.x < 0 || end.y < 0 || end.x > width || end.y > depth) continue;
      const share = inches <= BASE.radius ? 0 : (inches - BASE.radius) / inches;
      const line = lineOf(stride, between(model, end, share));
      const far = apart(model, end);
      if ((line.fault === null || share === 0) && far <= line.limit) yield line;
    }
  }
}

/**
 * EDM.WIN.3: the zombie nearest to an edge leads a herd over it (EDM.HERD.3). A herd leaves whole, and not while somebody
 * is held. Dangerous ground is crossed only where nothing else leads off the table.
 */
function exitOf(battle: Battle, unit: Unit): Exit | null {
  if (!mayMove(unit) || (isHerd(unit) && (heldIn(battle, unit).length > 0 || !inFormation(bodies(unit))))) return null;
  const models = bodies(unit).filter(({ level }) => level === 0);
  const { open } = moveLimits(battle, unit);
  let daring: Exit | null = null;
  for (const side of [0, 1, 2, 3]) {
    const near = models.map((model) => ({ model, edge: edgesFrom(battle, model)[side] as Edge }));
    const [first] = near.sort((a, b) => a.edge.inches - b.edge.inches);
    if (first === undefined || first.edge.inches > open) continue;
    for (const line of linesTo(battle, unit, first.model, first.edge)) {
      if (line.dangers.length === 0) return { model: first.model, line };
      daring ??= { model: first.model, line };
    }
  }
  return daring;
}

export const withdraw: Action<'withdraw'> = {
  id: 'withdraw',
  options(t, unit) {
    const battle = battleOf(t);
    if (battle.activation?.rambler !== null) return []; // a rambling herd cannot be led off the table
    return exitOf(battle, unit) === null ? [] : [{ means: { do: 'withdraw' }, about: { unit: unit.id }, seldom: true }];
  },
  *play(t, unit, _act, seat) {
    const battle = battleOf(t);
    const exit = exitOf(battle, unit);
    if (exit === null) return false;
    if (exit.line.dangers.length > 0 && !(yield* dares(t, unit, seat, exit))) return true;
    sideOf(battle, unit.seat).withdrawn.push(unit);
    emit(t, 'EDM.WIN.3', 'ed.withdrew', { unit: unit.id, name: nameOf(unit) });
    removeUnit(battle, unit);
    return true;
  },
};

/** EDM.DANGER.1, EDM.DANGER.2: whether it gets through the danger that lies before the edge, and wants to. */
function* dares(t: Table, unit: Unit, seat: Seat, { model, line }: Exit): Flow<boolean> {
  if (!isHerd(unit)) return yield* dare(t, unit, line);
  const way = yield* dareHerd(t, unit, seat, model.id);
  if (way === 'stop') haltBefore(t, unit, model, line.to);
  return way !== 'stop' && battleOf(t).herds.includes(unit);
}
