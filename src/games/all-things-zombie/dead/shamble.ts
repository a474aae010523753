import {
  apart,
  between,
  type Building,
  checkWay,
  crowd,
  directionOf,
  facingTowards,
  fits,
  grained,
  inside,
  type Model,
  SLACK,
  type Tabletop,
} from '../../../tabletop/index.ts';
import type { Placed, Point } from '../../../kernel/index.ts';
import { bodyOf, figuresHere, humanOf, inches, PERSON, tabletopOf } from '../figures.ts';
import type { Encounter, Standing, Zombie } from '../state.ts';
import { atWindow } from '../vehicles/combat/windows.ts';
import { affordedOf, costOf, isBarred, PACE, type Passages, passagesOn, SLOW } from './pace.ts';
import type { Aim } from './priorities.ts';
import { isInPool, outOfWater } from './water.ts';

/** ATZ.ZACT.2: zombies that go somewhere move all at once, each as far as it can (ATZ.ZMOVE.1). */

export interface Going {
  readonly zombie: Zombie;
  readonly aim: Extract<Aim, { readonly target: string } | { readonly to: Standing }>;
}

/** Whom or what it goes for; where somebody stands on the spot who stays there, that one. */
function targetOf(enc: Encounter, { aim, zombie }: Going, going: ReadonlySet<string>): Model {
  if ('target' in aim) {
    const human = humanOf(enc, aim.target);
    const window = atWindow(enc, human, zombie); // ATZ.ZMELEE.9
    return window === null ? bodyOf(human) : { id: `window ${human.id}`, ...window, ...PERSON, facing: 0 };
  }
  const there = figuresHere(enc).find(
    (one) => !going.has(one.id) && one.level === aim.to.level && inches(one, aim.to) < 1,
  );
  return there === undefined
    ? { id: `spot ${aim.to.x} ${aim.to.y} ${aim.to.level}`, ...aim.to, ...PERSON, facing: 0 }
    : bodyOf(there);
}

/** Rounds after which a way that costs too much is given up. */
const ROUNDS = 6;
/** A way may be this much too long. */
const HAIR = 0.02;

/** Moves all of them, and tells which door or window each one stands before that has to be broken (ATZ.ZMOVE.12). */
export function moveAll(enc: Encounter, all: readonly Going[]): { zombie: Zombie; opening: string }[] {
  const ids = new Set(all.map(({ zombie }) => zombie.id));
  const going = swim(enc, all, ids);
  if (going.length === 0) return [];
  const table = tabletopOf(enc);
  const bare = table.without(table.models.map(({ id }) => id));
  const doors = new Doors(table);
  const plans = going.map((one) => {
    const target = targetOf(enc, one, ids);
    const passages = doors.between(one.zombie, target);
    return { one, target, passages, budget: guessed(table, one.zombie, target, passages) };
  });
  for (let round = 0; ; round++) {
    const drives = plans.map(({ one, target, budget, passages }) => ({
      mover: bodyOf(one.zombie),
      target,
      budget,
      passages,
    }));
    const driven = crowd(table, drives, { budget: PACE });
    let isDear = false;
    const ends = driven.map((end) => {
      const plan = plans.find(({ one }) => one.zombie.id === end.id) as (typeof plans)[number];
      const way = end.way?.points ?? [];
      const cost = costOf(table, plan.one.zombie, way, plan.passages);
      if (cost > PACE + HAIR) {
        // Slow ground or a door on the way: it gets less far, and all try again.
        plan.budget = round >= ROUNDS ? 0 : Math.max(0, affordedOf(table, plan.one.zombie, way, plan.passages) - 0.002);
        isDear = true;
      } else if (end.why === 'closer' && cost < PACE - HAIR && end.next === null && round < ROUNDS - 2) {
        // Faster ground than it looked: on with what is left.
        plan.budget = grained(plan.budget + (PACE - cost) / SLOW);
        isDear ||= plan.budget <= PACE && PACE - cost > 0.1;
      }
      return { end, plan, way };
    });
    if (isDear) continue;
    return ends.flatMap(({ end, plan, way }) => {
      const { zombie } = plan.one;
      const to = offTheWall(bare, zombie, end.to);
      const moved = apart(zombie, to);
      settle(zombie, to, way, plan.target, plan.one.aim);
      const opening = moved < STILL ? doors.barredBefore(zombie, plan.target, plan.passages) : null;
      return opening === null ? [] : [{ zombie, opening }];
    });
  }
}

/**
 * ATZ.ZMOVE.10, ATZ.ZMOVE.11: who is in a pool, and goes for somebody or something beside it, swims straight there as far as the
 * pool lets it, one after the other from the front. Tells who is left.
 */
function swim(enc: Encounter, all: readonly Going[], ids: ReadonlySet<string>): readonly Going[] {
  const table = tabletopOf(enc);
  const swimmers = all
    .map((one) => ({ one, target: targetOf(enc, one, ids) }))
    .filter(({ one, target }) => isInPool(table, one.zombie, target))
    .sort((a, b) => apart(a.one.zombie, a.target) - apart(b.one.zombie, b.target));
  for (const { one, target } of swimmers) {
    const { zombie, aim } = one;
    const far = apart(zombie, target);
    const towards = { x: (target.x - zombie.x) / far, y: (target.y - zombie.y) / far };
    const { at } = ahead(enc, zombie, towards, Math.min(PACE, far));
    settle(zombie, at, [at], target, aim);
  }
  return all.filter((one) => !swimmers.some((swimmer) => swimmer.one === one));
}

/** A crowd may press one of its own into a wall by a hair: back from there, by as little as is enough. */
function offTheWall(bare: Tabletop, zombie: Zombie, to: Placed): Placed {
  const level = to.level ?? zombie.level;
  const isFree = (at: Standing): boolean => fits(bare, bodyOf(zombie), at);
  if (isFree({ x: to.x, y: to.y, level })) return to;
  for (let far = SLACK; far <= 10 * SLACK; far += SLACK) {
    for (let degrees = 0; degrees < 360; degrees += 45) {
      const { x, y } = directionOf(degrees);
      const at = { x: grained(to.x + x * far), y: grained(to.y + y * far), level };
      if (isFree(at)) return at;
    }
  }
  return to;
}

/** Who has hardly moved stands where it stood; three find room at a door (ATZ.BLDG.20). */
const STILL = 0.5;
const AT_THE_DOOR = 1.6;

/** How far it gets straight ahead, to begin with. */
function guessed(table: Tabletop, from: Standing, target: Model, passages: Passages): number {
  const far = apart(from, target);
  if (far === 0 || passages.length > 0) return PACE;
  const end = { ...between(from, target, Math.min(1, PACE / far)), level: from.level };
  return Math.min(PACE, grained(affordedOf(table, from, [end], []) + (far < PACE ? PACE - far : 0)));
}

/** Doors matter only to those who are in a building, or go for somebody who is: the doors of those two buildings. */
class Doors {
  readonly #passages = new Map<number, Passages>();
  readonly #of = new Map<Building, ReadonlySet<string>>();

  constructor(readonly table: Tabletop) {}

  between(from: Standing, to: Standing): Passages {
    const { buildings } = this.table.ground.terrain;
    const used = buildings.filter(({ outline }) => inside(outline, from) || inside(outline, to));
    if (used.length === 0) return [];
    const parts = used.map((building) => this.#partsOf(building));
    return this.#on(from).filter(({ id }) => parts.some((ids) => ids.has(id)));
  }

  /** ATZ.ZMOVE.12: what keeps somebody from whom it goes for, if it stands there. */
  barredBefore(from: Standing, to: Standing, passages: Passages): string | null {
    const { ground } = this.table;
    const near = passages.filter((one) => one.from.level === from.level && apart(one.from, from) <= AT_THE_DOOR);
    const found = near.find(({ id, to: behind }) => {
      const isNearer = apart(behind, to) < apart(from, to);
      return isNearer && isBarred(ground.wordOf(id));
    });
    return found?.id ?? null;
  }

  #partsOf(building: Building): ReadonlySet<string> {
    const known = this.#of.get(building) ?? new Set([...building.openings, ...building.links].map(({ id }) => id));
    this.#of.set(building, known);
    return known;
  }

  #on(from: Standing): Passages {
    const known = this.#passages.get(from.level) ?? passagesOn(this.table, from);
    this.#passages.set(from.level, known);
    return known;
  }
}

function settle(zombie: Zombie, to: Placed, way: readonly Placed[], target: Model, aim: Going['aim']): void {
  Object.assign(zombie, { x: to.x, y: to.y, level: to.level ?? zombie.level });
  if (apart(zombie, target) > 0) zombie.facing = facingTowards(zombie, target);
  zombie.reason = {
    rule: aim.rule,
    target: 'target' in aim ? aim.target : null,
    way: way.map(({ x, y, level = 0 }) => ({ x, y, level })),
  };
  if (aim.do === 'last-seen' && apart(zombie, target) <= 1) zombie.lastSeen = null;
}

/** ATZ.ZACT.11: straight on as it faces; how many inches are left at a dead end, 0 if there is none. */
export function moveAhead(enc: Encounter, zombie: Zombie, pace = PACE): number {
  const { at, isDeadEnd } = ahead(enc, zombie, directionOf(zombie.facing), pace);
  const moved = apart(zombie, at);
  Object.assign(zombie, at);
  zombie.reason = { rule: 'ATZ.ZACT.11', target: null, way: [at] };
  return isDeadEnd ? grained(Math.max(0, pace - moved)) : 0;
}

/** How far straight on nothing is in its way, and whether a wall or the rim of a pool (ATZ.ZMOVE.10) stops it there. */
function ahead(
  enc: Encounter,
  zombie: Zombie,
  { x, y }: Point,
  pace: number,
): { readonly at: Standing; readonly isDeadEnd: boolean } {
  const table = tabletopOf(enc);
  const { level } = zombie;
  const end = { x: grained(zombie.x + x * pace), y: grained(zombie.y + y * pace), level };
  const { fault } = checkWay(table, bodyOf(zombie), [end]);
  // A base may overlap a wall by a hair when a way is checked: back from there.
  const free = fault === null ? end : { x: fault.at.x - x * SLACK, y: fault.at.y - y * SLACK };
  const before = { x: grained(free.x), y: grained(free.y), level };
  const dry = outOfWater(table, zombie, before);
  const isWall = fault !== null && (fault.reason === 'blocked' || fault.reason === 'off-table');
  const at = shortened(enc, zombie, { x: dry.x, y: dry.y, level }, pace);
  return { at: backFrom(table, zombie, at), isDeadEnd: isWall || dry !== before };
}

/** Back along its way to where it has room, for a wall at a slant: by no more than is needed. */
function backFrom(table: Tabletop, zombie: Zombie, at: Standing): Standing {
  const long = apart(zombie, at);
  for (let back = 0; back < long; back += SLACK) {
    const { x, y } = between(zombie, at, (long - back) / long);
    const there = { x: grained(x), y: grained(y), level: at.level };
    if (fits(table, bodyOf(zombie), there)) return there;
  }
  return { x: zombie.x, y: zombie.y, level: at.level };
}

/** ATZ.ZMOVE.7 to ATZ.ZMOVE.9: as much of a straight way as the pace pays for. */
function shortened(enc: Encounter, zombie: Zombie, to: Standing, pace: number): Standing {
  const long = apart(zombie, to);
  const far = affordedOf(tabletopOf(enc), zombie, [to], [], pace);
  if (far >= long - 0.001) return to;
  const { x, y } = between(zombie, to, far / long);
  return { x: grained(x), y: grained(y), level: to.level };
}
