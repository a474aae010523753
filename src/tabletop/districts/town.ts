import { putUp, somebodys } from './buildings.ts';
import { Frontage, type Lot, lotsOf } from './lots.ts';
import { cornersOf, LANE, likely, middleOf, oneOf, type Plan, quarters, type Rect, type Stuff } from './plan.ts';
import { clutter, putIn, rounded, trees } from './scatter.ts';
import type { Network, Street } from './streets.ts';
import { GROUND, STUFF } from './stuff.ts';
import { parkIn } from './vehicles.ts';

/** Half an alley: houses of neighbours are a lane apart. */
const ALLEY = LANE / 2;

/** ATZ.TERR.7: blocks full of buildings along the pavement; here and there a car park, a small park, a ruin. */
export function buildTown(plan: Plan, { blocks }: Network, sectionOf: (rect: Rect) => number): number {
  const { chance } = plan;
  let parked = 0;
  const lots: Lot[] = [];
  for (const block of blocks) {
    plan.lay(GROUND.paving, cornersOf(block.rect));
    const { lots: some, behind } = lotsOf(plan, block, { long: [5.75, 8.5], deep: 15, narrow: 6.25 });
    lots.push(...some);
    for (const rect of behind) courtyard(plan, rect);
  }
  const built = new Map<number, number>();
  for (const { rect } of lots) built.set(sectionOf(rect), (built.get(sectionOf(rect)) ?? 0) + 1);
  // On a very large table not all of them get a house: no side is to be favoured.
  chance.shuffle(lots);
  const empty: Lot[] = [];
  // Houses first: what lies about comes between them.
  for (const lot of lots) {
    const section = sectionOf(lot.rect);
    const neighbours = built.get(section) ?? 1;
    if (neighbours > 1 && empty.length < lots.length / 5 && likely(chance, 30)) {
      built.set(section, neighbours - 1);
      empty.push(lot);
    } else townhouse(plan, lot);
  }
  for (const lot of empty) parked += oneOf(chance, [carPark, green, ruin])(plan, lot);
  return parked;
}

function townhouse(plan: Plan, lot: Lot): void {
  const { chance } = plan;
  const front = new Frontage(lot);
  const room = front.long - 2 * ALLEY;
  const long = Math.max(Math.min(room, 5), room - quarters(chance, 0, 1.5));
  const deepest = front.deep - ALLEY;
  const deep = Math.max(...[1, 2].map(() => quarters(chance, Math.min(7, deepest), Math.min(12, deepest))));
  if (long < 4 || deep < 4) {
    green(plan, lot);
    return;
  }
  const rect = front.rect(Math.round((ALLEY + (room - long) / 2) * 4) / 4, 0, long, Math.floor(deep * 4) / 4);
  if (putUp(plan, somebodys(plan, 'urban'), rect, lot.front) === null) trees(plan, lot.rect, 3);
  const left = front.deep - deep;
  if (left >= 2.5)
    clutter(plan, front.rect(0.25, deep, front.long - 0.5, left), [STUFF.skip, STUFF.crates, STUFF.rubble], 2);
}

/** Land in the middle of a block. */
function courtyard(plan: Plan, rect: Rect): void {
  clutter(plan, rect, [STUFF.crates, STUFF.skip, STUFF.rubble, STUFF.wire], Math.ceil((rect.wide * rect.deep) / 40));
}

function carPark(plan: Plan, lot: Lot): number {
  plan.lay(GROUND.parking, cornersOf(lot.rect));
  const front = new Frontage(lot);
  let parked = 0;
  for (let along = 0.8; along + 2 <= front.long - 0.8; along += 3.75) {
    if (likely(plan.chance, 70) && parkIn(plan, 'urban', front.rect(along, front.deep - 5.75, 2, 5))) parked++;
  }
  plan.put(STUFF.wall, cornersOf(front.rect(1, 0.25, front.long / 2 - 2, 0.4)), { joins: true });
  clutter(plan, lot.rect, [STUFF.crates, STUFF.skip], 1);
  return parked * (plan.fair ? 2 : 1);
}

function green(plan: Plan, lot: Lot): number {
  plan.lay(GROUND.park, cornersOf(lot.rect));
  const { rect } = lot;
  const front = new Frontage(lot);
  const gate = front.long / 2;
  for (const [from, to] of [[0.75, gate - 1] as const, [gate + 1, front.long - 0.75] as const]) {
    if (to - from >= 1.5) plan.put(STUFF.shrubs, cornersOf(front.rect(from, 0.4, to - from, 0.5)), { joins: true });
  }
  trees(plan, rect, 2 + plan.chance.below(2));
  clutter(plan, rect, [STUFF.wall], 1);
  return 0;
}

/** What is left of a house: heaps, and pieces of its walls. */
function ruin(plan: Plan, lot: Lot): number {
  const front = new Frontage(lot);
  const { chance } = plan;
  const [long, deep] = [front.long - 2, Math.min(front.deep - 1.5, 9)];
  const stand = (along: number, back: number, l: number, d: number): void => {
    plan.put(likely(chance, 60) ? STUFF.ruin : STUFF.wall, cornersOf(front.rect(along, back, l, d)), { joins: true });
  };
  const third = Math.floor(long * 0.8) / 2;
  stand(1, 0.25, third, 0.4);
  stand(1, 0.65, 0.4, Math.min(deep - 2.5, 4));
  stand(1 + long - 0.4, 0.25 + deep - 4, 0.4, 3.6);
  stand(1 + long - third, 0.25 + deep - 0.4, third, 0.4);
  for (let i = 0; i < 3; i++) {
    const r = front.rect(quarters(chance, 2, long - 3), quarters(chance, 1.5, deep - 3), 3, 2.5);
    plan.put(STUFF.rubble, rounded(plan, middleOf(r), r.wide, r.deep), { gap: 0.4 });
  }
  return 0;
}

/** LD.TERRAIN.5: what people have left in the streets, so that no lane is open for long. */
export function strew(plan: Plan, streets: readonly Street[], of: readonly Stuff[]): void {
  for (const { rect } of streets) {
    const count = Math.round((rect.wide * rect.deep) / 75);
    for (let i = 0; i < count; i++) {
      const stuff = oneOf(plan.chance, of);
      const round = stuff === STUFF.rubble;
      putIn(plan, stuff, rect, round ? [2, 3.5] : [2, 3.5], round ? [1.75, 2.5] : [0.5, 0.5], round);
    }
  }
}

/** Lamps along the kerbs, every twelve inches, now on one side and now on the other; a hydrant at a corner. */
export function lightStreets(plan: Plan, streets: readonly Street[]): void {
  for (const { rect, along } of streets) {
    const { x, y, wide, deep } = rect;
    const length = along === 'y' ? deep : wide;
    for (let far = 6, n = 0; far < length - 2; far += 12, n++) {
      const low = n % 2 === 0;
      const off = low ? -0.35 : (along === 'y' ? wide : deep) + 0.1;
      const at = along === 'y' ? { x: x + off, y: y + far } : { x: x + far, y: y + off };
      const post = { ...at, wide: 0.25, deep: 0.25 };
      const inRoadway = streets.some((other) => other.rect !== rect && meets(other.rect, post));
      if (!inRoadway) plan.put(n === 1 ? STUFF.hydrant : STUFF.lamp, cornersOf(post), { gap: 1.1 });
    }
  }
}

const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.deep && b.y < a.y + a.deep;
