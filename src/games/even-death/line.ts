import type { Objection, Point } from '../../kernel/index.ts';
import { apart, between, checkWay, type CheckedWay, type Model, point, type Tabletop } from '../../tabletop/index.ts';
import type { Unit } from './action.ts';
import { tabletopOf } from './field.ts';
import { CLASS_FIGURES, HERD_FIGURES } from './figures.ts';
import type { Battle } from './state.ts';
import { downModels, hasPerk, isDown, isHerd, sideOf } from './units.ts';

/** How far a unit may Move, and what one straight line of it meets. */

/** EDM.PERK.1, EDM.COMMAND.7: Oscar Mike replaces the figure, Athletic included. */
export function baseMovement(battle: Battle, unit: Unit): number {
  if (isHerd(unit)) return HERD_FIGURES[unit.type].movement;
  if (sideOf(battle, unit.seat).commands.includes('oscar-mike')) return 10;
  return CLASS_FIGURES[unit.entry.class].movement + (hasPerk(unit, 'athletic') ? 2 : 0);
}

/** EDM.INFECT.4, EDM.COND.10, EDM.COND.11: inches of Movement lost to poor health. */
export function movementLoss(unit: Unit): number {
  if (isHerd(unit)) return 0;
  return unit.infected ? 4 : unit.health === 'sick' ? 2 : 0;
}

export interface MoveLimits {
  /** In inches on open ground, and where the line enters Difficult or Dangerous terrain. */
  readonly open: number;
  readonly halved: number;
}

/**
 * EDM.T.MOVE: health is subtracted first, terrain halves once, then it is rounded down (EDM.MOVE.8) and is 1" at least
 * (EDM.MOVE.9). Parkour ignores both (EDM.PERK.7).
 */
export function moveLimits(battle: Battle, unit: Unit): MoveLimits {
  const base = baseMovement(battle, unit);
  if (!isHerd(unit) && hasPerk(unit, 'parkour')) return { open: base, halved: base };
  const left = base - movementLoss(unit); // EDM.MOVE.6
  return { open: Math.max(1, Math.floor(left)), halved: Math.max(1, Math.floor(left / 2)) };
}

/** One straight Move of a model, and what is to be said about it. */
export interface Line {
  readonly to: Point;
  readonly inches: number;
  /** The most that it may be long. */
  readonly limit: number;
  readonly halved: boolean;
  /** The pieces of Dangerous ground that it touches. */
  readonly dangers: readonly string[];
  /** How far it is to the first Dangerous ground. */
  readonly safe: number;
  readonly fault: Objection | null;
}

/** A line may be longer than the limit by so much: what rounding to the grain adds. */
const HAIR = 0.0015;

/** EDM.MOVE.11: those who are Knocked Down are no obstacle on the way. */
function passing(battle: Battle): (model: Model) => boolean {
  const down = downModels(battle);
  return ({ id }) => down.has(id);
}

/** EDM.MOVE.3: one straight segment, with its rules. */
export function lineOf(battle: Battle, unit: Unit, model: Model, to: Point, table = tabletopOf(battle)): Line {
  const end = { ...point(to.x, to.y), level: model.level };
  const way = checkWay(table, model, [end], { straight: true, pass: passing(battle) });
  const { rough, dangers, safe } = groundsOf(way);
  const limits = moveLimits(battle, unit);
  const limit = rough ? limits.halved : limits.open; // EDM.MOVE.7
  const inches = apart(model, end);
  return { to: end, inches, limit, halved: rough, dangers, safe, fault: faultOf(way, inches, limit, rough) };
}

function groundsOf({ stretches }: CheckedWay): { rough: boolean; dangers: string[]; safe: number; even: number } {
  const rough = stretches.filter(({ ground }) => ground !== 'normal');
  const before = (found: (ground: string) => boolean): number => {
    let inches = 0;
    for (const stretch of stretches) {
      if (found(stretch.ground)) return inches;
      inches += stretch.inches;
    }
    return Number.POSITIVE_INFINITY;
  };
  return {
    rough: rough.length > 0,
    dangers: [...new Set(stretches.flatMap(({ ground, of }) => (ground === 'dangerous' ? of : [])))],
    safe: before((ground) => ground === 'dangerous'),
    even: before((ground) => ground !== 'normal'),
  };
}

function faultOf(way: CheckedWay, inches: number, limit: number, halved: boolean): Objection | null {
  const { fault } = way;
  if (fault !== null) {
    const { reason, at, by } = fault;
    const rule = reason === 'model' || reason === 'no-room' ? 'EDM.MOVE.10' : 'EDM.MOVE.7';
    return { rule, reason: { key: `ed.no.${reason}` }, facts: { at: { x: at.x, y: at.y }, by } };
  }
  if (inches <= limit + HAIR) return null;
  return { rule: 'EDM.MOVE.2', reason: { key: 'ed.no.far', params: { limit } }, facts: { inches, limit, halved } };
}

/**
 * The farthest legal end of a straight Move towards a goal: up to what bars the way (a model is touched), as far as the
 * limit goes, and not into Dangerous ground unless asked for. Null if it cannot get anywhere.
 */
export function farthest(
  battle: Battle,
  unit: Unit,
  model: Model,
  goal: Point,
  dare = false,
  table = tabletopOf(battle),
): Point | null {
  const limits = moveLimits(battle, unit);
  const far = apart(model, goal);
  if (far < 0.05) return null;
  const along = (inches: number): Point => between(model, goal, inches / far);
  let long = Math.min(far, limits.open);
  const way = checkWay(table, model, [{ ...along(long), level: model.level }], {
    straight: true,
    pass: passing(battle),
  });
  // The check lets bases overlap by a hair: back from there to where they just touch.
  if (way.fault !== null)
    long = Math.min(long, apart(model, way.fault.at) - (way.fault.reason === 'no-room' ? 0 : 0.004));
  const { even, safe } = groundsOf(way);
  if (!dare) long = Math.min(long, safe - EDGE);
  if (long > even) long = Math.max(even - EDGE, Math.min(long, limits.halved));
  return ending(battle, unit, model, goal, long, table);
}

/** So far before rough ground a Move stops that does not enter it. */
const EDGE = 0.01;

/** Back along the line until the model has room: it may pass over those who are down, but not stop on them. */
function ending(battle: Battle, unit: Unit, model: Model, goal: Point, long: number, table: Tabletop): Point | null {
  for (let inches = long; inches >= 0.05; inches -= 0.25) {
    const { x, y } = between(model, goal, inches / apart(model, goal));
    const at = point(x, y);
    if (lineOf(battle, unit, model, at, table).fault === null) return at;
  }
  return null;
}

/** EDM.MOVE.12, EDM.CLIMB.2: neither from the ground nor from the face of a wall. */
export const mayMove = (unit: Unit): boolean => !isDown(unit) && unit.climbing === null;
