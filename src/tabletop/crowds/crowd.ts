import type { Placed, Point } from '../../kernel/index.ts';
import { approach, nearest, withRoom } from '../ways/approach.ts';
import { fits } from '../ways/clearance.ts';
import { distance, TOUCH } from '../geometry/distance.ts';
import { type Aim, Beeline, Field, type Onward } from './field.ts';
import { networkOf } from './network.ts';
import { apart, grained, SLACK } from '../geometry/point.ts';
import { Press } from './press.ts';
import type { Tabletop } from '../tabletop.ts';
import { fullRing } from '../geometry/tangents.ts';
import type { GroundKind, Model } from '../terrain/terrain.ts';
import { isTooClose } from '../ways/walk.ts';
import { type GroundCosts, type MoveOptions, roughBetween, type Way } from '../ways/ways.ts';

/** Whom one of a crowd goes for. */
export interface Drive {
  readonly mover: Model;
  readonly target: Model;
  /** Its own budget, where that is not the same for all. */
  readonly budget?: number;
  /** Its own passages, where those are not the same for all: the fewer there are, the sooner a way is found. */
  readonly passages?: CrowdOptions['passages'];
}

export interface CrowdOptions extends MoveOptions {
  readonly budget: number;
}

/** Where one of a crowd ends, and why there. */
export interface Driven {
  readonly id: string;
  /** Whom it goes for. */
  readonly target: string;
  readonly to: Placed;
  /** Null if it stays where it is. */
  readonly way: Way | null;
  /** `contact`: it touches its target; `closer`: its budget ended on the way there; `held`: it gets no nearer. */
  readonly why: 'contact' | 'closer' | 'held';
  /** What it came up against, where something stopped it. */
  readonly by: string | null;
  /** How far it still is to the target past the terrain, base to base; in a straight line where no way leads there. */
  readonly left: number;
  /** The passage that it stands before and cannot pay for. */
  readonly next: string | null;
}

/** What one of them is about to do, before anyone has moved. */
class Plan {
  constructor(
    readonly mover: Model,
    readonly target: Model,
    readonly budget: number,
    readonly aim: Aim,
    /** Null where only passages lead to the target's level. */
    readonly onward: Onward | null,
    /** How far it has to go. */
    readonly far: number,
    readonly options: CrowdOptions,
  ) {}
}

/**
 * Moves a crowd in one go, each towards its own target: until the bases touch, the budget is spent or it gets no nearer.
 * Whoever has the shortest way goes first, so that those behind find room. Nobody looks farther than the budget takes him,
 * but for the terrain; the targets stay where they are. Given back in the order of the moves; the table is not changed.
 */
export function crowd(standing: Tabletop, drives: readonly Drive[], options: CrowdOptions): Driven[] {
  const table = standing.draft();
  const aims = new Aims(table, options);
  const plans = drives
    .toSorted(byPlace)
    .map((drive) => aims.plan(drive))
    .sort((a, b) => a.far - b.far || (a.mover.id < b.mover.id ? -1 : 1));
  return plans.map((plan) => {
    const driven = drivenBy(table, plan, plan.options);
    const { x, y, level = plan.mover.level } = driven.to;
    const there = { ...plan.mover, x, y, level };
    table.put(there);
    aims.note(plan, there, driven);
    return driven;
  });
}

/** Who stands near another one asks for nearly the same way: what has been found out for one is tried first for the next. */
function byPlace({ mover: a, target: s }: Drive, { mover: b, target: t }: Drive): number {
  if (s.id !== t.id) return s.id < t.id ? -1 : 1;
  return Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x || a.y - b.y;
}
const ROW = 3;

/** One field for all who go for the same target with bases of the same size. */
class Aims {
  readonly #fields = new Map<string, Field>();
  #last: Field | null = null;

  constructor(
    readonly table: Tabletop,
    readonly options: CrowdOptions,
  ) {}

  plan({ mover, target, budget = this.options.budget, passages }: Drive): Plan {
    const options = passages === undefined ? this.options : { ...this.options, passages };
    const field = this.#fieldOf(mover, target);
    const far = apart(mover, target);
    if (mover.level !== target.level) return new Plan(mover, target, budget, field, null, far, options);
    const start = fullRing(mover.x, mover.y, 0, mover.level);
    const onward = field.onward(start, 1, null);
    if (onward === null) {
      const aim = new Beeline(field.network, target, field.touch);
      return new Plan(mover, target, budget, aim, aim.onward(start, 1, null), far, options);
    }
    field.note(mover, onward.inches);
    return new Plan(mover, target, budget, field, onward, onward.inches, options);
  }

  #fieldOf({ radius, level }: Model, target: Model): Field {
    // They come by their targets: mostly it is the one of the last.
    const last = this.#last;
    if (last?.goal === target && last.network.radius === radius && last.network.level === level) return last;
    const key = `${target.id} ${radius} ${level}`;
    const field =
      this.#fields.get(key) ?? new Field(networkOf(this.table, radius, level), target, radius + target.radius);
    this.#fields.set(key, field);
    this.#last = field;
    return field;
  }

  /** Where it stands now, the rest of its way is known: those behind need not measure it again. */
  note({ aim, mover }: Plan, there: Model, { left }: Driven): void {
    if (aim instanceof Field && there.level === mover.level) aim.note(there, left + aim.touch);
  }
}

function drivenBy(table: Tabletop, plan: Plan, options: CrowdOptions): Driven {
  const { mover, target, aim, onward } = plan;
  if (onward === null || options.straight === true || mayUsePassage(plan, options))
    return approached(table, plan, options);
  if (distance(mover, target) <= TOUCH) return stopped(plan, null, 'contact', null, 0);
  const normal = options.costs?.normal ?? 1;
  const press = new Press(table, mover, target, aim, plan.budget / normal, options.pass ?? nobody);
  const { points, inches, left, by, touching } = press.run(onward);
  const end = points.at(-1);
  if (options.costs !== undefined) {
    const whole = aim.pointsOf(onward, onward.inches);
    if (isCostly(table, [mover, ...whole], options.costs) || isCostly(table, [mover, ...points], options.costs))
      return approached(table, plan, options);
  }
  if (aim instanceof Beeline) {
    const beside = besideWall(table, plan, options, left);
    if (beside !== null)
      return stopped(plan, beside, 'held', by, leftAt(plan, beside.points.at(-1) ?? mover) - aim.touch);
  }
  if (end === undefined) {
    if (isTooClose(table, mover, options)) return approached(table, plan, options);
    return stopped(plan, null, 'held', by, left - aim.touch);
  }
  const way = { points, inches: grained(inches), cost: grained(inches * normal) };
  if (options.pass !== undefined && !fits(table, mover, end)) {
    const back = withRoom(table, mover, way, options);
    return stopped(plan, back, 'held', by, leftAt(plan, back?.points.at(-1) ?? mover) - aim.touch);
  }
  return stopped(plan, way, touching ? 'contact' : by === null ? 'closer' : 'held', by, left - aim.touch);
}

const nobody = (): boolean => false;

function stopped(
  { mover, target }: Plan,
  way: Way | null,
  why: Driven['why'],
  by: string | null,
  left: number,
  next: string | null = null,
): Driven {
  const { id, x, y, level } = mover;
  const to = way?.points.at(-1) ?? { x, y, level };
  return { id, target: target.id, to, way, why, by, left: grained(Math.max(0, left)), next };
}

/** One by one and looking at everything: where ground has its price, levels change or a passage may be a short cut. */
function approached(table: Tabletop, plan: Plan, options: CrowdOptions): Driven {
  const { mover, target, budget, aim } = plan;
  const found = approach(table, mover, target, { ...options, budget });
  const end = found.way.points.at(-1) ?? mover;
  const why = found.result === 'contact' || (found.result === 'closer' && end !== mover) ? found.result : 'held';
  const next = found.next?.id ?? null;
  return stopped(plan, end === mover ? null : found.way, why, null, leftAt(plan, end) - aim.touch, next);
}

/** Where no way leads to the target, the nearest spot need not lie straight ahead; null if none is nearer than that. */
function besideWall(table: Tabletop, plan: Plan, options: CrowdOptions, left: number): Way | null {
  const { mover, target, budget, aim } = plan;
  const home = new Field(aim.network, mover, 0);
  const most = budget / (options.costs?.normal ?? 1) + SLACK;
  const mayReach = (at: Point): boolean => apart(at, target) < left && home.leftFrom(at, most) < most;
  return nearest(table, mover, target, { ...options, budget }, mayReach);
}

function leftAt({ aim, onward, target }: Plan, { x, y }: Point): number {
  const left = onward === null ? Number.POSITIVE_INFINITY : aim.leftFrom({ x, y });
  return left === Number.POSITIVE_INFINITY ? apart({ x, y }, target) : left;
}

/** Whether a way over passages can be as cheap as the one past the terrain. */
function mayUsePassage({ mover, target, far, aim }: Plan, { passages = [], costs }: CrowdOptions): boolean {
  if (passages.length === 0) return false;
  if (aim instanceof Beeline) return true;
  const normal = costs?.normal ?? 1;
  const there = Math.min(...passages.map(({ from, cost }) => apart(mover, from) * normal + cost));
  const rest = Math.min(...passages.map(({ to }) => apart(to, target) * normal));
  return there + rest < far * normal;
}

/** Whether a way leads over ground that costs more than normal ground: then another one may be cheaper. */
function isCostly(table: Tabletop, points: readonly Point[], costs: GroundCosts): boolean {
  const normal = costs.normal ?? 1;
  const price = (ground: GroundKind | null): number => costs[ground ?? 'normal'] ?? 1;
  return points.some((to, i) => {
    const from = points[i - 1];
    return from !== undefined && roughBetween(table, from, to).some(({ doing }) => price(doing.ground) > normal);
  });
}
