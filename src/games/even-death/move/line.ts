import type { Point } from '../../../kernel/index.ts';
import {
  apart,
  between,
  checkWay,
  type CheckedWay,
  type Model,
  point,
  type Tabletop,
} from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { isSick } from '../conditions.ts';
import { CROWDED, isOvercrowded } from '../fight/contact.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { CLASS_FIGURES, HERD_FIGURES } from '../figures.ts';
import type { Battle, Human } from '../state.ts';
import { downModels, hasPerk, isDown, isHerd, sideOf } from '../units.ts';
import type { Objection } from '../verbs.ts';

/** How far a unit may Move, and what one straight line of it meets. */

/** EDM.COMMAND.7: Oscar Mike replaces the figure, Athletic included. */
export function baseMovement(battle: Battle, unit: Unit): number {
  if (isHerd(unit)) return HERD_FIGURES[unit.type].movement;
  if (sideOf(battle, unit.seat).commands.includes('oscar-mike')) return 10;
  return paceOf(unit);
}

/** EDM.PERK.1 */
export const paceOf = (human: Pick<Human, 'entry'>): number =>
  CLASS_FIGURES[human.entry.class].movement + (hasPerk(human, 'athletic') ? 2 : 0);

/** EDM.INFECT.4, EDM.COND.10, EDM.COND.11, EDM.COND.12: inches of Movement lost to poor health, in Move and Climb. */
export function movementLoss(battle: Battle, unit: Unit): number {
  if (isHerd(unit)) return 0;
  return unit.infected ? 4 : isSick(battle, unit) ? 2 : 0;
}

export interface MoveLimits {
  /** In inches on open ground, and where the line enters Difficult or Dangerous terrain. */
  readonly open: number;
  readonly halved: number;
}

/**
 * EDM.T.MOVE, EDM.MOVE.5, EDM.T.TERRAIN, EDM.X.2: health is subtracted first, terrain halves once, then it is rounded down (EDM.MOVE.8) and is 1" at least
 * (EDM.MOVE.9). Parkour ignores both (EDM.PERK.7).
 */
export function moveLimits(battle: Battle, unit: Unit): MoveLimits {
  const base = baseMovement(battle, unit);
  if (!isHerd(unit) && hasPerk(unit, 'parkour')) return { open: base, halved: base };
  const left = base - movementLoss(battle, unit); // EDM.MOVE.6
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

/** A model that is to go in a straight line: over which table, past whom, how far at most. */
export interface Stride {
  readonly model: Model;
  readonly table: Tabletop;
  readonly limits: MoveLimits;
  /** EDM.MOVE.11: those who are Knocked Down are no obstacle on the way. */
  readonly pass: (model: Model) => boolean;
  /** EDM.CONTACT.3: whether a human that stands there has more zombies in contact than there may be. */
  readonly isCrowded: (there: Model) => boolean;
}

/** Which table and which limits a stride goes by, where they are not the battle's and the unit's own. */
export type StrideOptions = Partial<Pick<Stride, 'table' | 'limits'>>;

export function strideOf(battle: Battle, unit: Unit, model: Model, options: StrideOptions = {}): Stride {
  const { table = tabletopOf(battle), limits = moveLimits(battle, unit) } = options;
  const down = downModels(battle);
  const isCrowded = isHerd(unit) ? () => false : (there: Model): boolean => isOvercrowded(battle, table, there);
  return { model, table, limits, pass: ({ id }) => down.has(id), isCrowded };
}

/** EDM.MOVE.3: one straight segment, with its rules. */
export function lineOf({ model, table, limits, pass, isCrowded }: Stride, to: Point): Line {
  const end = { ...point(to.x, to.y), level: model.level };
  const way = checkWay(table, model, [end], { straight: true, pass });
  const { rough, dangers, safe } = groundsOf(way);
  const limit = rough ? limits.halved : limits.open; // EDM.MOVE.7
  const inches = apart(model, end);
  const fault = faultOf(way, inches, limit, rough) ?? (isCrowded({ ...model, ...end }) ? CROWDED : null);
  return { to: end, inches, limit, halved: rough, dangers, safe, fault };
}

interface Grounds {
  readonly rough: boolean;
  readonly dangers: string[];
  /** How far it is to the first Dangerous ground, and to the next after that on which the line begins. */
  readonly safe: number;
  readonly next: number;
  /** How far it is to the first rough ground. */
  readonly even: number;
}

function groundsOf({ stretches }: CheckedWay): Grounds {
  const rough = stretches.filter(({ ground }) => ground !== 'normal');
  const before = (found: (ground: string) => boolean, from = 0): number => {
    let inches = 0;
    for (const [i, stretch] of stretches.entries()) {
      if (i >= from && found(stretch.ground)) return inches;
      inches += stretch.inches;
    }
    return Number.POSITIVE_INFINITY;
  };
  const left = stretches.findIndex(({ ground }) => ground !== 'dangerous');
  return {
    rough: rough.length > 0,
    dangers: [...new Set(stretches.flatMap(({ ground, of }) => (ground === 'dangerous' ? of : [])))],
    safe: before((ground) => ground === 'dangerous'),
    next: before((ground) => ground === 'dangerous', left < 0 ? stretches.length : left),
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
 * limit goes, and not into Dangerous ground unless asked for, or only out of it. Null if it cannot get anywhere.
 */
export function farthest(stride: Stride, goal: Point, dare: boolean | 'out' = false): Point | null {
  const { model, table, limits, pass } = stride;
  const far = apart(model, goal);
  if (far < NOWHERE) return null;
  let long = Math.min(far, limits.open);
  const wanted = { ...between(model, goal, long / far), level: model.level };
  const way = checkWay(table, model, [wanted], { straight: true, pass });
  // The check lets bases overlap by a hair: back from there to where they just touch.
  if (way.fault !== null && way.fault.reason !== 'no-room') long = Math.min(long, apart(model, way.fault.at) - 0.004);
  const { even, safe, next } = groundsOf(way);
  if (dare !== true) long = Math.min(long, (dare === 'out' ? next : safe) - EDGE);
  if (long > even) long = Math.max(even - EDGE, Math.min(long, limits.halved));
  // Back along the line until it has room: it may pass over those who are down, but not stop on them.
  for (let inches = long; inches >= NOWHERE; inches -= 0.25) {
    const { x, y } = between(model, goal, inches / far);
    const at = point(x, y);
    if (lineOf(stride, at).fault === null) return at;
  }
  return null;
}

/** So far before rough ground a Move stops that does not enter it. */
const EDGE = 0.01;
/** Shorter than this it is no Move. */
const NOWHERE = 0.05;

/** EDM.MOVE.12, EDM.CLIMB.2: neither from the ground nor from the face of a wall. */
export const mayMove = (unit: Unit): boolean => !isDown(unit) && unit.climbing === null;
