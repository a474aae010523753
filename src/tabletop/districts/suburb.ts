import { putUp, somebodys } from './buildings.ts';
import { Frontage, type Lot, lotsOf } from './lots.ts';
import { cornersOf, LANE, likely, oneOf, type Plan, quarters, type Rect, type Stuff } from './plan.ts';
import { clutter, putIn, trees } from './scatter.ts';
import type { Network } from './streets.ts';
import { GROUND, STUFF } from './stuff.ts';
import { parkIn } from './vehicles.ts';

/** Half an alley: houses of neighbours are a lane apart. */
const ALLEY = LANE / 2;

/** ATZ.TERR.8: houses in their gardens in four sections, and green between them. */
export function buildSuburb(plan: Plan, { blocks }: Network, sectionOf: (rect: Rect) => number): number {
  const { chance } = plan;
  for (const { rect } of blocks) plan.lay(GROUND.lawn, cornersOf(rect));
  const cut = blocks.map((block) => lotsOf(plan, block, { long: [9.5, 13], deep: 17, narrow: 9 }));
  const lots = cut.flatMap((one) => one.lots);
  chance.shuffle(lots);
  // Where both sides have the same, each of these sections stands for the one across as well.
  const sections = [...new Set(lots.map(({ rect }) => sectionOf(rect)))].slice(0, plan.fair ? 2 : 4);
  const isBuilt = ({ rect }: Lot): boolean => sections.includes(sectionOf(rect));
  const parked = lots.filter(isBuilt).map((lot) => home(plan, lot));
  for (const lot of lots) if (!isBuilt(lot)) oneOf(chance, [meadow, meadow, playground, allotments])(plan, lot);
  for (const rect of cut.flatMap(({ behind }) => behind)) trees(plan, rect, Math.ceil((rect.wide * rect.deep) / 45));
  return parked.reduce((sum, n) => sum + n, 0);
}

/** A house behind its front garden, with a drive beside it and a fenced yard behind. */
function home(plan: Plan, lot: Lot): number {
  const { chance } = plan;
  const front = new Frontage(lot);
  const { long, deep } = front;
  const setback = quarters(chance, 2.25, 2.75); // ATZ.TERR.10
  const house = Math.min(Math.max(6, long - 5), 9);
  const back = Math.min(quarters(chance, 5.5, 7.5), deep - setback - 1);
  if (house < 4.5 || back < 4 || long < house + 2 * ALLEY) {
    trees(plan, lot.rect, 2);
    return 0;
  }
  const left = chance.below(2) === 0;
  const drive = left ? 0.75 : long - 3.25;
  const start = left ? long - ALLEY - house : ALLEY;
  const rect = front.rect(start, setback, house, back);
  if (putUp(plan, somebodys(plan, 'suburban'), rect, lot.front) === null) return 0;
  let parked = 0;
  if (long - house - ALLEY >= 3.25) {
    plan.lay(GROUND.drive, cornersOf(front.rect(drive, 0, 2.5, setback + 4)));
    if (likely(chance, 55) && parkIn(plan, 'suburban', front.rect(drive, 0.25, 2.5, setback + 3))) parked++;
  }
  hedgeInFront(plan, front, start, house);
  const yard = setback + back;
  if (deep - yard >= 3.5) backyard(plan, lot, front, yard);
  return parked * (plan.fair ? 2 : 1);
}

/** Along the pavement in front of the house, with a gap for the path to its door. */
function hedgeInFront(plan: Plan, front: Frontage, start: number, house: number): void {
  const stuff = oneOf<Stuff>(plan.chance, [STUFF.shrubs, STUFF.picket, STUFF.wall, STUFF.shrubs]);
  const middle = start + house / 2;
  for (const [from, to] of [[start, middle - 1] as const, [middle + 1, start + house] as const]) {
    if (to - from >= 1) plan.put(stuff, cornersOf(front.rect(from, 0.25, to - from, 0.35)), { joins: true });
  }
}

function backyard(plan: Plan, lot: Lot, front: Frontage, from: number): void {
  const { chance } = plan;
  const { long, deep } = front;
  const fence = oneOf<Stuff>(chance, [STUFF.boards, STUFF.picket, STUFF.hedge, STUFF.boards]);
  const end = deep - 0.3;
  // Behind, with a gate; and along one side, so that neighbours do not put up two fences.
  const gate = quarters(chance, 2, long - 4);
  const enclose = (rect: Rect): void => {
    if (!isAtEdge(plan, rect)) plan.put(fence, cornersOf(rect), { joins: true });
  };
  enclose(front.rect(0, end, gate, 0.25));
  enclose(front.rect(gate + 2, end, long - gate - 2, 0.25));
  enclose(front.rect(0, from - 1, 0.25, end - from + 1));
  const yard = front.rect(0.5, from + 0.5, long - 1, end - from - 0.5);
  if (end - from >= 6.5 && likely(chance, 45)) {
    putUp(plan, somebodys(plan, 'shed'), front.rect(long - 5.75, end - 5.75, 4, 4), lot.front);
  }
  if (likely(chance, 40)) putIn(plan, STUFF.patch, yard, [2.5, 4], [2, 3], false);
  trees(plan, yard, 1 + chance.below(2));
  clutter(plan, yard, [STUFF.crates, STUFF.wall], 1);
}

/** Along the table's edge a fence would be in nobody's way. */
const isAtEdge = ({ width, depth }: Plan, { x, y, wide, deep }: Rect): boolean =>
  wide < deep ? x < 1 || x + wide > width - 1 : y < 1 || y + deep > depth - 1;

function meadow(plan: Plan, lot: Lot): void {
  trees(plan, lot.rect, 4 + plan.chance.below(3));
  if (likely(plan.chance, 35)) putIn(plan, STUFF.pond, lot.rect, [4, 6], [3.5, 5], true);
  putIn(plan, STUFF.hedge, lot.rect, [4, 7], [0.5, 0.5], false);
  clutter(plan, lot.rect, [STUFF.wall, STUFF.rocks], 1);
}

function playground(plan: Plan, lot: Lot): void {
  const front = new Frontage(lot);
  const [a, b] = [1, front.long / 2 - 1.25];
  for (const along of [a, front.long / 2 + 1.25]) {
    plan.put(STUFF.picket, cornersOf(front.rect(along, 0.5, b - a, 0.25)), { joins: true });
  }
  trees(plan, lot.rect, 4);
  clutter(plan, lot.rect, [STUFF.crates, STUFF.wall, STUFF.wall], 3);
}

function allotments(plan: Plan, lot: Lot): void {
  for (let i = 0; i < 4; i++) putIn(plan, STUFF.patch, lot.rect, [3, 5], [2.5, 3.5], false);
  putIn(plan, STUFF.hedge, lot.rect, [4, 6], [0.5, 0.5], false);
  clutter(plan, lot.rect, [STUFF.crates], 1);
  trees(plan, lot.rect, 3);
}
