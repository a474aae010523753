import { type Json, type Objection as AnyObjection, type Point, textOf } from '../../../kernel/index.ts';
import type { Pool as AnyPool } from '../../../skirmish/index.ts';
import { directionOf, type Look, type Model, point, type Polygon } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import type { MenuChoice } from '../decisions.ts';
import { type Pool, woundOdds } from '../fight/attack.ts';
import { bitePools } from '../herd/bite.ts';
import { bitersOn } from '../fight/contact.ts';
import { isCovered } from '../fight/cover.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { clearedOf, freeModels, leaderTo } from '../herd/formation.ts';
import { arrangeFault } from '../herd/herd.ts';
import { GUN_FIGURES } from '../figures.ts';
import { farthest, type Line, lineOf, type Stride, strideOf } from '../move/line.ts';
import { meleePools } from '../fight/melee.ts';
import { gunOf, isInRange, marksOf, shotPools } from '../fight/shoot.ts';
import { eyesOf, proofOf, type View as Glance, viewOf } from '../fight/sight.ts';
import type { Battle, Herd } from '../state.ts';
import { texts } from '../text.ts';
import type { Objection } from '../verbs.ts';
import { bodies, findUnit, isHerd } from '../units.ts';

/** What a screen asks before anybody commits to anything: the same questions that the rules put to the table. `questions.ts` is the door. */

/** Why something cannot be done, in words. */
export const objectionText = ({ reason }: AnyObjection): string => textOf(texts, reason);

/** A word of the game as it is written: `word('perk', 'medic')`. */
export const word = (kind: string, id: string): string => texts[`${kind}.${id}`] ?? id;

const modelIn = (unit: Unit, id: string): Model =>
  (bodies(unit).find((model) => model.id === id) ?? bodies(unit)[0]) as Model;

/** One straight Move of a human to there. */
export function tryLine(battle: Battle, unit: Unit, to: Point): Line {
  return lineOf(strideOf(battle, unit, modelIn(unit, unit.id)), to);
}

/** As far as a straight Move leads towards a point, of a herd's first zombie: touching whatever bars the way. */
export function asFarAs(battle: Battle, unit: Unit, to: Point): Point | null {
  if (!isHerd(unit)) return farthest(strideOf(battle, unit, modelIn(unit, unit.id)), to, true);
  const free = freeModels(battle, unit);
  if (free.length === 0) return null;
  return farthest(strideOf(battle, unit, leaderTo(free, to), { table: clearedOf(battle, free) }), to, true);
}

/** Whether a zombie of the herd that has just moved may stand there instead (EDM.HERD.4). */
export function tryArrange(battle: Battle, herd: Herd, model: string, to: Point): Objection | null {
  const { starts, inches, dared } = battle.activation?.arranging ?? { starts: {}, inches: 0, dared: false };
  const start = starts[model];
  return start === undefined ? null : arrangeFault(battle, herd, model, { start, inches, dared }, to);
}

/** Degrees between two lines that are tried: fewer where a whole herd tries them. */
const STEP = { human: 4, herd: 8 } as const;

/** Where a straight Move can end: of the human itself, or of whichever zombie goes first. */
export function moveArea(battle: Battle, unit: Unit): readonly Polygon[] {
  if (!isHerd(unit)) return [areaOfStride(strideOf(battle, unit, modelIn(unit, unit.id)), STEP.human)];
  const free = freeModels(battle, unit);
  const table = clearedOf(battle, free);
  return free.map((model) => areaOfStride(strideOf(battle, unit, model, { table }), STEP.herd));
}

function areaOfStride(stride: Stride, step: number): Polygon {
  const { model, limits } = stride;
  return Array.from({ length: 360 / step }, (_, i) => {
    const { x, y } = directionOf(i * step);
    const goal = { x: model.x + x * limits.open, y: model.y + y * limits.open };
    return farthest(stride, goal, true) ?? point(model.x, model.y);
  });
}

/** What one model sees of another: what the rules make of it, and the proof. */
export interface Sighting extends Glance {
  readonly look: Look;
}

export function sightingOf(battle: Battle, viewer: Unit, viewerModel: string, target: Unit, model: string): Sighting {
  const eyes = (unit: Unit, id: string): Model => {
    const all = eyesOf(battle, unit);
    return (all.find((body) => body.id === id) ?? all[0]) as Model;
  };
  const [from, to] = [eyes(viewer, viewerModel), eyes(target, model)];
  return {
    ...viewOf(tabletopOf(battle), from, to),
    look: proofOf(battle, from, to) as unknown as Look,
  };
}

/** An attack before the dice: both sides' dice, and what they come to. */
export interface Forecast {
  readonly offence: AnyPool;
  readonly defence: AnyPool;
  /** How likely each number of wounds is. */
  readonly wounds: readonly number[];
  /** How likely the target is killed, or the whole herd gone. */
  readonly kill: number;
  /** Whom of the target it is aimed at, and what is to be said of it, for shots. */
  readonly model: string | null;
  readonly inches: number | null;
  /** From how far to how far the gun carries. */
  readonly range: readonly [number, number] | null;
  readonly reaches: boolean;
  readonly cover: boolean;
}

/** A pool as a screen shows it: what changes the dice, in words. */
const inWords = (pool: Pool): AnyPool => ({
  ...pool,
  modifiers: pool.modifiers.map(({ label, ...rest }) => ({ ...rest, label: textOf(texts, { key: label }) })),
});

function forecast([offence, defence]: [Pool, Pool], target: Unit): Forecast {
  const wounds = woundOdds(offence, defence);
  const lives = isHerd(target) ? target.zombies.length : target.vitality;
  const kill = wounds.slice(lives).reduce((sum, p) => sum + p, 0);
  return {
    offence: inWords(offence),
    defence: inWords(defence),
    wounds,
    kill,
    model: null,
    inches: null,
    range: null,
    reaches: true,
    cover: false,
  };
}

/** What a choice of the selected unit comes to, if it is an attack. */
export function forecastOf(battle: Battle, choice: MenuChoice): Forecast | null {
  const unit = findUnit(battle, battle.activation?.unit ?? '');
  if (unit === undefined || !('target' in choice)) return null;
  const target = findUnit(battle, choice.target);
  if (target === undefined) return null;
  const aimed = battle.activation?.aiming === true;
  if (choice.do === 'bite') {
    return isHerd(target) ? null : forecast(bitePools(battle, bitersOn(battle, target).length, target), target);
  }
  if (isHerd(unit)) return null;
  if (choice.do === 'melee') return forecast(meleePools(battle, unit, choice.arm, target, aimed), target);
  const gun = gunOf(unit, choice.gun);
  const mark = marksOf(battle, unit).find((one) => one.target.id === choice.target);
  if (mark === undefined) return null;
  return {
    ...forecast(shotPools(battle, unit, gun, mark, aimed), target),
    model: mark.nearest.id,
    inches: mark.inches,
    range: GUN_FIGURES[gun].range,
    reaches: isInRange(gun, mark.inches),
    cover: isCovered(mark.prospects),
  };
}

/** Geometry that events carry, for those who draw it again. */
export type EventSight = Look & { readonly model: string; readonly inches: number };
export const sightIn = (params: Readonly<Record<string, Json>>): EventSight | null =>
  (params.sight as unknown as EventSight | undefined) ?? null;
