import type { Point } from '../../kernel/index.ts';
import { grained } from '../geometry/point.ts';
import { areaOf } from '../geometry/polygon.ts';
import { KINDS, putUp } from './buildings.ts';
import { cornersOf, likely, oneOf, type Plan, quarters, type Rect, type Stuff } from './plan.ts';
import { clutter, putIn, rounded, trees } from './scatter.ts';
import type { Network, Street } from './streets.ts';
import { GROUND, STUFF } from './stuff.ts';
import { parkIn } from './vehicles.ts';

const LARGE: readonly string[] = ['wood', 'crops', 'hill', 'water'];
/** LD.TERRAIN.4: a third of the table should hold large terrain. */
const LARGE_SHARE = 0.36;
const TRIES = 90;

/** ATZ.TERR.9: one farm; otherwise fields, woods, hills, water, hedgerows and stone walls. */
export function buildCountry(plan: Plan, network: Network, farmland: Rect): number {
  const parked = farm(plan, network, farmland);
  const { width, depth, fair, chance } = plan;
  const land = network.blocks.map(({ rect }) => rect);
  const whole: Rect = { x: 0, y: 0, wide: width, deep: fair ? depth / 2 : depth };
  const area = (outline: readonly unknown[]): number =>
    areaOf((outline as readonly (readonly [number, number])[]).map(([x, y]) => ({ x, y })));
  const large = (): number => plan.share(({ looks }) => LARGE.includes(looks ?? ''), area);
  const scale = Math.min(1, Math.max(width, depth) / 36);
  if (!fair && likely(chance, 40)) stream(plan, land);
  if (likely(chance, 60)) hill(plan, oneOf(chance, land));
  if (likely(chance, 45))
    putIn(plan, STUFF.pond, oneOf(chance, land), [5 * scale, 8 * scale], [4 * scale, 6 * scale], true);
  for (let i = 0; i < TRIES && large() < LARGE_SHARE; i++) {
    const within = oneOf(chance, land);
    if (likely(chance, 45))
      putIn(plan, STUFF.wood, within, i < TRIES / 3 ? [6, 13] : [4, 7], i < TRIES / 3 ? [5, 10] : [4, 6], true);
    else field(plan, within);
  }
  const more = Math.ceil((whole.wide * whole.deep) / 150);
  for (let i = 0; i < more; i++) {
    const within = oneOf(chance, land);
    putIn(plan, oneOf<Stuff>(chance, [STUFF.wall, STUFF.hedge, STUFF.wall]), within, [4, 7], [0.5, 0.5], false);
    if (likely(chance, 45)) clutter(plan, within, [STUFF.rocks, STUFF.bales, STUFF.rocks], 1);
  }
  for (const rect of land) trees(plan, rect, Math.ceil((rect.wide * rect.deep) / 350));
  return parked;
}

/** A field with hedges or walls round it, open at a corner and on one side at least. */
function field(plan: Plan, within: Rect): void {
  const { chance } = plan;
  const [wide, deep] = [quarters(chance, 6, 11), quarters(chance, 5, 9)];
  const margin = 0.75;
  if (wide + 2 * margin > within.wide || deep + 2 * margin > within.deep) return;
  const x = quarters(chance, within.x + margin, within.x + within.wide - wide - margin);
  const y = quarters(chance, within.y + margin, within.y + within.deep - deep - margin);
  const all = { x: x - margin, y: y - margin, wide: wide + 2 * margin, deep: deep + 2 * margin };
  if (!plan.free(cornersOf(all))) return;
  plan.put(STUFF.maize, cornersOf({ x, y, wide, deep }), { sure: true });
  const stuff = oneOf<Stuff>(chance, [STUFF.hedge, STUFF.hedge, STUFF.wall]);
  const borders: readonly Rect[] = [
    { x, y: y - margin, wide: wide - 2, deep: 0.5 },
    { x: x + wide + 0.25, y, wide: 0.5, deep: deep - 2 },
    { x: x + 2, y: y + deep + 0.25, wide: wide - 2, deep: 0.5 },
    { x: x - margin, y: y + 2, wide: 0.5, deep: deep - 2 },
  ];
  const open = chance.below(4);
  borders.forEach((border, i) => {
    if (i !== open && likely(chance, 65)) plan.put(stuff, cornersOf(border), { sure: true });
  });
}

/** Water that winds through all of the land from west to east; it runs under the street. */
function stream(plan: Plan, land: readonly Rect[]): void {
  const { chance, depth } = plan;
  let y = quarters(chance, depth * 0.2, depth * 0.8);
  const wide = quarters(chance, 1.5, 2.25);
  for (const { x, wide: long } of [...land].sort((a, b) => a.x - b.x)) {
    const steps = Math.min(24, Math.max(2, Math.round(long / 4)));
    const line = Array.from({ length: steps + 1 }, (_, i) => {
      if (i > 0) y = Math.min(depth - 4, Math.max(4, y + quarters(chance, 0, 3) - 1.5));
      return { x: grained(x + (long * i) / steps), y };
    });
    const bank = (side: number): Point[] => line.map((p) => ({ x: p.x, y: grained(p.y + (side * wide) / 2) }));
    plan.put(STUFF.stream, [...bank(-1), ...bank(1).reverse()], { gap: 0.3 });
  }
}

/** A hill, and the line along its top from which one looks down both sides (ATZ.TERR.13). */
function hill(plan: Plan, within: Rect): void {
  const { chance } = plan;
  for (let i = 0; i < 12; i++) {
    const [wide, deep] = [quarters(chance, 8, 12), quarters(chance, 6, 9)];
    if (wide > within.wide || deep > within.deep) continue;
    const at = {
      x: quarters(chance, within.x + wide / 2, within.x + within.wide - wide / 2),
      y: quarters(chance, within.y + deep / 2, within.y + within.deep - deep / 2),
    };
    if (!plan.put(STUFF.hill, rounded(plan, at, wide, deep))) continue;
    plan.lay(STUFF.crest, cornersOf({ x: at.x - wide * 0.25, y: at.y - 0.15, wide: wide * 0.5, deep: 0.3 }));
    return;
  }
}

/** A farmhouse, a barn and a stable: in a row along the street, or round a yard at the end of a track. */
function farm(plan: Plan, { streets }: Network, land: Rect): number {
  const { chance } = plan;
  const [road] = streets;
  if (road === undefined) yardFarm(plan, land);
  else roadFarm(plan, land, road);
  let parked = 0;
  for (let i = 0; i < 8 && parked === 0; i++) {
    const at = {
      x: quarters(chance, land.x, land.x + land.wide - 5),
      y: quarters(chance, land.y, land.y + land.deep - 2.5),
    };
    if (parkIn(plan, 'rural', { ...at, wide: 5, deep: 2.5 })) parked++;
  }
  clutter(plan, land, [STUFF.bales, STUFF.crates, STUFF.bales], 4);
  return parked * (plan.fair ? 2 : 1);
}

/** ATZ.TERR.10: less than four inches from the street. */
function roadFarm(plan: Plan, land: Rect, { rect }: Street): void {
  const { chance } = plan;
  const [house, barn, stable] = KINDS.rural;
  const east = rect.x > land.x;
  const order = chance.below(2) === 0 ? [house, barn, stable] : [barn, house, stable];
  const large = Math.max(1, land.deep / 12);
  let along = 0;
  for (const kind of order) {
    const long =
      Math.round(quarters(chance, kind === barn ? 5 : 4.5, kind === barn ? 5.5 : 4.75) * Math.min(1.4, large) * 4) / 4;
    const deep = quarters(chance, 5, kind === barn ? 7 : 6);
    const back = quarters(chance, 1.25, 3);
    if (along + long > land.deep) continue;
    const x = east ? rect.x - back - deep : rect.x + rect.wide + back;
    putUp(
      plan,
      kind,
      { x: Math.round(x * 4) / 4, y: Math.round((land.y + along) * 4) / 4, wide: deep, deep: long },
      east ? 'east' : 'west',
    );
    along += long + 1.75;
  }
}

function yardFarm(plan: Plan, land: Rect): void {
  const { chance } = plan;
  const [house, barn, stable] = KINDS.rural;
  const at = (x: number, y: number, wide: number, deep: number): Rect => ({
    x: Math.round((land.x + x) * 4) / 4,
    y: Math.round((land.y + y) * 4) / 4,
    wide,
    deep,
  });
  const { wide, deep } = land;
  // The track comes from the nearer of the table's two edges, into the middle of the yard.
  const south = land.y < plan.depth / 2;
  const track = {
    x: Math.round((land.x + wide / 2 - 1) * 4) / 4,
    y: south ? 0 : land.y + deep / 2,
    wide: 2,
    deep: south ? land.y + deep / 2 : plan.depth - land.y - deep / 2,
  };
  plan.lay(GROUND.track, cornersOf(track));
  plan.keep(track);
  const left = chance.below(2) === 0;
  const side = (long: number): number => (left ? 0.5 : wide - 0.5 - long);
  const other = (long: number): number => (left ? wide - 0.5 - long : 0.5);
  putUp(plan, house, at(side(4.25), 0.75, 4.25, Math.min(6, deep / 2)), left ? 'east' : 'west');
  putUp(plan, barn, at(other(4.25), deep - 7.25, 4.25, 6.5), left ? 'west' : 'east');
  putUp(plan, stable, at(side(4.25), deep - 4.75, 4.25, 4), left ? 'east' : 'west');
}
