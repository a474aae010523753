import {
  apart,
  checkWay,
  crowd,
  directionOf,
  facingTowards,
  grained,
  inside,
  type Model,
  SLACK,
  type Tabletop,
} from '../../../tabletop/index.ts';
import type { Placed } from '../../../kernel/index.ts';
import { bodyOf, humanOf, PERSON, tabletopOf } from '../figures.ts';
import type { Encounter, Standing, Zombie } from '../state.ts';
import { costOf, PACE, passagesOn, SLOW } from './pace.ts';
import type { Aim } from './priorities.ts';

/** ATZ.ZACT.2: zombies that go somewhere move all at once, each as far as it can (ATZ.ZMOVE.1). */

export interface Going {
  readonly zombie: Zombie;
  readonly aim: Extract<Aim, { readonly target: string } | { readonly to: Standing }>;
}

const targetOf = (enc: Encounter, { aim }: Going): Model =>
  'target' in aim
    ? bodyOf(humanOf(enc, aim.target))
    : { id: `spot ${aim.to.x} ${aim.to.y} ${aim.to.level}`, ...aim.to, ...PERSON, facing: 0 };

/** Rounds after which a way that costs too much is given up. */
const ROUNDS = 8;
/** A way may be this much too long. */
const HAIR = 0.02;

export function moveAll(enc: Encounter, going: readonly Going[]): void {
  const first = going[0];
  if (first === undefined) return;
  const table = tabletopOf(enc);
  const targets = new Map(going.map((one) => [one.zombie.id, targetOf(enc, one)]));
  const passages = doorsBetween(table, first.zombie, [...going.map(({ zombie }) => zombie), ...targets.values()]);
  const budgets = new Map(going.map(({ zombie }) => [zombie.id, PACE]));
  for (let round = 0; ; round++) {
    const drives = going.map(({ zombie }) => ({
      mover: bodyOf(zombie),
      target: targets.get(zombie.id) as Model,
      budget: budgets.get(zombie.id) as number,
    }));
    const driven = crowd(table, drives, { budget: PACE, passages });
    const dear = driven.filter(({ id, way }) => {
      const { zombie } = going.find((one) => one.zombie.id === id) as Going;
      const over = costOf(table, zombie, way?.points ?? [], passages) - PACE;
      if (over <= HAIR) return false;
      // Slow ground or a door on the way: it gets less far, and all try again.
      budgets.set(id, round >= ROUNDS ? 0 : grained(Math.max(0, (budgets.get(id) as number) - over / SLOW)));
      return true;
    });
    if (dear.length > 0) continue;
    for (const { id, to, way } of driven) {
      const one = going.find(({ zombie }) => zombie.id === id) as Going;
      settle(one.zombie, to, way?.points ?? [], targets.get(id) as Model, one.aim);
    }
    return;
  }
}

/** Doors matter only to those who are in a building, or go for somebody who is: the doors of such buildings. */
function doorsBetween(table: Tabletop, from: Standing, all: readonly Standing[]): ReturnType<typeof passagesOn> {
  const { buildings } = table.ground.terrain;
  const used = buildings.filter(({ outline }) => all.some((at) => inside(outline, at)));
  if (used.length === 0) return [];
  const parts = new Set(used.flatMap(({ openings, links }) => [...openings, ...links].map(({ id }) => id)));
  return passagesOn(table, from).filter(({ id }) => parts.has(id));
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
  const table = tabletopOf(enc);
  const { x, y } = directionOf(zombie.facing);
  const end = { x: grained(zombie.x + x * pace), y: grained(zombie.y + y * pace), level: zombie.level };
  const { fault } = checkWay(table, bodyOf(zombie), [end]);
  // A base may overlap a wall by a hair when a way is checked: back from there.
  const at = fault === null ? end : { x: fault.at.x - x * SLACK, y: fault.at.y - y * SLACK };
  const gone = shortened(enc, zombie, { x: grained(at.x), y: grained(at.y), level: zombie.level }, pace);
  const moved = apart(zombie, gone);
  Object.assign(zombie, gone);
  zombie.reason = { rule: 'ATZ.ZACT.11', target: null, way: [gone] };
  const isDeadEnd = fault !== null && (fault.reason === 'blocked' || fault.reason === 'off-table');
  return isDeadEnd ? grained(Math.max(0, pace - moved)) : 0;
}

/** ATZ.ZMOVE.7, ATZ.ZMOVE.8: as much of a straight way as the pace pays for. */
function shortened(enc: Encounter, zombie: Zombie, to: Standing, pace: number): Standing {
  const cost = costOf(tabletopOf(enc), zombie, [to], []);
  if (cost <= pace + 0.001) return to;
  const share = pace / cost;
  return {
    x: grained(zombie.x + (to.x - zombie.x) * share),
    y: grained(zombie.y + (to.y - zombie.y) * share),
    level: to.level,
  };
}
