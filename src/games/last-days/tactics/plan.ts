import type { PathAnswer } from '../../../kernel/index.ts';
import { apart, approach, distanceToArea, isOpenLine } from '../../../tabletop/index.ts';
import { bodyAt } from '../../../skirmish/index.ts';
import { reloadPrice } from '../act/deeds/reload.ts';
import { judgeRun } from '../act/move/run.ts';
import { judgeWay, moveOptions } from '../act/move/way.ts';
import { groundPrices } from '../act/prices.ts';
import { isAnimal, valueOf } from '../characteristics.ts';
import { MISC_ACTIONS, RUN_INCHES } from '../data/actions.ts';
import { rulesOf } from '../prepare/encounters.ts';
import { isReady, mayOperate } from '../shoot/guns.ts';
import type { Activation, Battle, Character, Standing, Zombie } from '../state.ts';
import { ESCAPE_VEHICLE } from '../tables/variants.ts';
import { bodyOf, contactsOf, loadOf, looseTokens, PERSON, sideOf, tabletopOf, terrainIn } from '../units.ts';
import { bestBurst as burst, dryChance } from './harm.ts';
import { cellOf, farFrom, gateCosts, placeAt, reachFrom } from './mesh.ts';
import {
  chargeAt,
  deadAt,
  fightWith,
  gunsAt,
  inchesTo,
  type Outlook,
  outlookFor,
  type Place,
  shotFrom,
  towardsGoal,
} from './outlook.ts';
import { cautionIn, noiseCost } from './occasion.ts';
import { WEIGHTS } from './weights.ts';

/** What somebody does with its Action Points: where to end, how to get there, and what to do there. */

export type Means = 'stay' | 'move' | 'run' | 'charge' | 'leave';
interface Deeds {
  readonly value: number;
  readonly does: readonly Deed[];
}
export type Deed =
  | { readonly do: 'pick-up'; readonly token: string }
  | { readonly do: 'start-vehicle' }
  | { readonly do: 'reload'; readonly gun: number }
  | { readonly do: 'lock' };

export interface Plan {
  readonly means: Means;
  readonly way: PathAnswer | null;
  readonly at: Place;
  readonly does: readonly Deed[];
  readonly target: string | null;
  readonly value: number;
  /** What speaks for the place, part by part: the reason is told from it. */
  readonly parts: Parts;
}
interface Parts {
  readonly goal: number;
  readonly shot: number;
  readonly aimedAt: string | null;
  readonly guns: number;
  readonly dead: number;
  readonly charge: number;
  readonly fight: number;
  readonly deeds: number;
}

const PICK_UP = MISC_ACTIONS.interact.ap;
const LOCK = MISC_ACTIONS['locked-and-loaded'].ap;
/** So many of the most promising places are looked at closely. */
const CLOSELY = 7;
/** Where friends stand in all of the best places, as many of the others are tried. */
const MOST_TRIES = 28;
const RUNS = 4;

/** The best of what it could do; `closely` is how many of the most promising places are looked at. */
export const bestPlan = (
  battle: Battle,
  unit: Character,
  activation: Activation,
  allowed: readonly Means[],
  closely = CLOSELY,
): Plan =>
  plansFor(battle, unit, activation, allowed, closely).reduce((best, plan) => (plan.value > best.value ? plan : best));

/** Whatever is worth a thought: to stay, and the most promising ways. */
export function plansFor(
  battle: Battle,
  unit: Character,
  activation: Activation,
  allowed: readonly Means[],
  closely = CLOSELY,
): Plan[] {
  const outlook = outlookFor(battle, unit);
  const here = between(outlook, unit);
  const plans: Plan[] = [planAt(outlook, activation, here, 'stay', null, activation.left)];
  if (contactsOf(battle, unit).length === 0) {
    if (allowed.includes('move')) plans.push(...moves(outlook, activation, here, closely));
    if (allowed.includes('run')) plans.push(...runs(outlook, activation, here, Math.min(RUNS, closely)));
    if (allowed.includes('charge')) plans.push(...charges(outlook, activation));
    plans.push(...exits(outlook, activation).filter(({ means }) => allowed.includes(means)));
  }
  return plans;
}

/** What it comes to to end there with so many points left. */
function planAt(
  outlook: Outlook,
  activation: Activation,
  at: Place,
  means: 'stay' | 'move' | 'run',
  way: PathAnswer | null,
  left: number,
): Plan {
  const { unit, battle } = outlook;
  const ran = unit.ran || means === 'run';
  const touched = means === 'stay' ? contactsOf(battle, unit) : [];
  const isFree = touched.length === 0;
  const goal = towardsGoal(outlook, at);
  const guns = isFree ? gunsAt(outlook, at, ran) : 0;
  const noise = unit.noise + (means === 'run' ? 1 : 0);
  const dead = deadAt(outlook, at, noise);
  const charge = isFree ? chargeAt(outlook, at) : 0;
  const fight = touched.reduce((sum, target) => sum + fightWith(outlook, target) / touched.length, 0);
  const deeds = isFree ? deedsAt(outlook, at, left, ran) : NO_DEEDS;
  const shot = isFree && !ran ? shotFrom(outlook, at, gunsAfter(unit, deeds)) : { target: null, value: 0 };
  const burnt = battle.fires.some((fire) => apart(fire, at) < 4) ? 6 : 0;
  const bother = means === 'stay' ? 0 : WEIGHTS.bother + (means === 'run' ? noiseCost(battle, unit.seat) : 0);
  const danger = cautionIn(battle) * (guns + dead + charge);
  const value = goal + shot.value + fight + deeds.value - danger - burnt - bother;
  const parts = { goal, shot: shot.value, aimedAt: shot.target, guns, dead, charge, fight, deeds: deeds.value };
  return { means, way, at, does: deeds.does, target: shot.target, value, parts };
}

/** A place that is none of the mesh's. */
const between = ({ mesh, goal }: Outlook, { x, y, level }: Standing): Place => ({
  x,
  y,
  level,
  cell: cellOf(mesh, { x, y, level }),
  far: farFrom(mesh, goal.far, { x, y, level }),
});

/** The guns that can be fired once what is planned has been done. */
const gunsAfter = (unit: Character, { does }: Deeds): number[] =>
  unit.guns.flatMap((gun, place) => {
    const isLoaded = isReady(gun) || does.some((deed) => deed.do === 'reload' && deed.gun === place);
    return isLoaded && !gun.lost && !gun.spent && mayOperate(unit, gun) ? [place] : [];
  });

const NO_DEEDS: Deeds = { value: 0, does: [] };

/** What the points that are left at a place are best spent on. */
function deedsAt(outlook: Outlook, at: Place, left: number, ran: boolean): Deeds {
  const { unit, battle } = outlook;
  const does: Deed[] = [];
  let [value, ap] = [0, left];
  const token = tokenAt(outlook, at);
  if (token !== null && ap >= PICK_UP) {
    does.push({ do: 'pick-up', token });
    value += WEIGHTS.token * WEIGHTS.inHand;
    ap -= PICK_UP;
  }
  for (let tries = 0; ap >= PICK_UP && isBesideVehicle(outlook, at); tries++, ap -= PICK_UP) {
    const needed = 15 - battle.started - tries - valueOf(unit, 'intelligence');
    const chance = Math.min(1, Math.max(0, (7 - needed) / 6));
    does.push({ do: 'start-vehicle' });
    value += 3 + chance * WEIGHTS.vehicle;
  }
  if (isAnimal(unit) || ran) return { value, does };
  const empty = unit.guns.findIndex((gun) => gun.empty && !gun.lost && mayOperate(unit, gun));
  const ready = unit.guns.some((gun) => isReady(gun) && mayOperate(unit, gun));
  if (empty >= 0 && ap >= reloadPrice(unit, unit.guns[empty] as Character['guns'][number])) {
    ap -= reloadPrice(unit, unit.guns[empty] as Character['guns'][number]);
    does.push({ do: 'reload', gun: empty });
    value += WEIGHTS.reload * (ready ? 0.4 : 1);
  }
  if (ap >= LOCK && (ready || does.some((deed) => deed.do === 'reload'))) {
    const worth = lockAt(outlook, at, gunsAfter(unit, { value, does }));
    if (worth > 0.1) {
      does.push({ do: 'lock' });
      return { value: value + worth * cautionIn(battle), does };
    }
  }
  for (const [place, gun] of unit.guns.entries()) {
    if (gun.empty || gun.lost || gun.spent || ap < reloadPrice(unit, gun)) continue;
    const dry = dryChance(unit, gun);
    if (dry < 0.3) continue;
    does.push({ do: 'reload', gun: place });
    ap -= reloadPrice(unit, gun);
    value += WEIGHTS.reload * 0.6 * dry;
  }
  return { value, does };
}

/** LD.SUPPLY.5: a token that a base would touch there, if it may be carried. */
function tokenAt({ unit, battle, mesh }: Outlook, at: Place): string | null {
  if (isAnimal(unit) || loadOf(battle, unit.id) !== undefined) return null;
  const side = sideOf(battle, unit.seat);
  const isHome = !rulesOf(battle).carriesOff(side);
  for (const { id, at: lies } of looseTokens(battle)) {
    if (lies === null || lies.level !== at.level || apart(lies, at) > 0.99) continue;
    if (isHome && battle.turn < 2) continue;
    if (
      isOpenLine(mesh.bare, bodyAt('', at, { ...PERSON, radius: 0.05 }), bodyAt('', lies, { ...PERSON, radius: 0.05 }))
    )
      return id;
  }
  return null;
}

function isBesideVehicle({ battle, mesh }: Outlook, at: Place): boolean {
  if (battle.encounter !== 'the-escape' || at.level !== 0) return false;
  const outline = mesh.ground.named(ESCAPE_VEHICLE)?.outline;
  return outline !== undefined && distanceToArea({ x: at.x, y: at.y, radius: 0.5 }, outline) <= 0.05;
}

/** LD.LOCK.3: what a token is worth that answers those who come within 12 inches. */
function lockAt({ unit, rivals, dead, harms }: Outlook, at: Place, guns: readonly number[]): number {
  let best = 0;
  for (const { unit: one, sight, worth, isWaiting } of rivals) {
    if (!isWaiting) continue;
    const inches = inchesTo(at, one);
    if (inches > 12 + valueOf(one, 'ap')) continue;
    const shown = sight.from(at.cell);
    const near = Math.min(11.5, inches);
    const { value } = burst(unit, guns, one, near, shown === 'nothing' ? 'open' : shown, worth, harms);
    best = Math.max(best, value * WEIGHTS.lock * (shown === 'nothing' ? 0.35 : inches <= 12 ? 1 : 0.6));
  }
  for (const { unit: one, sight, worth, menace } of dead) {
    const inches = inchesTo(at, one);
    if (inches > 16 || sight.from(at.cell) === 'nothing') continue;
    const { value } = burst(unit, guns, one, Math.min(11.5, inches), 'open', worth * menace, harms);
    best = Math.max(best, value * WEIGHTS.lockDead);
  }
  return best;
}

/** Places that can be walked to, the most promising first. */
function moves(outlook: Outlook, activation: Activation, here: Place, closely: number): Plan[] {
  const { unit, battle, mesh } = outlook;
  const budget = activation.left + activation.sprint;
  const { normal } = groundPrices(unit);
  if (budget < normal) return [];
  const cost = reachFrom(mesh, unit, budget / normal);
  const rough: { at: Place; value: number }[] = [];
  cost.forEach((ap, cell) => {
    if (ap > budget / normal || cell === here.cell) return;
    const at: Place = { ...placeAt(mesh, cell), cell };
    const left = Math.max(0, activation.left - Math.ceil(ap * normal - 0.3));
    rough.push({ at, value: planAt(outlook, activation, at, 'move', null, left).value });
  });
  for (const { at, ap } of specialPlaces(outlook, budget / normal, cost)) {
    const left = Math.max(0, activation.left - Math.ceil(ap * normal - 0.3));
    rough.push({ at, value: planAt(outlook, activation, at, 'move', null, left).value + 0.01 });
  }
  rough.sort((a, b) => b.value - a.value);
  const plans: Plan[] = [];
  let tried = 0;
  for (const { at, value } of rough) {
    if (tried >= (plans.length > 0 ? closely : MOST_TRIES) || plans.some((plan) => plan.value > value + 1)) break;
    tried++;
    const way = { to: { x: at.x, y: at.y, level: at.level } };
    const { plan, fault } = judgeWay(battle, unit, activation, way);
    if (plan === null || fault !== null) continue;
    const extra = Math.min(activation.sprint, plan.ap);
    plans.push(planAt(outlook, activation, at, 'move', way, activation.left - plan.ap + extra));
  }
  return plans;
}

/** What a way may cost more or less than the mesh says. */
const ROUGHLY = 0.7;

/** Beside tokens and on both sides of doors, windows and ladders: places that the mesh may just miss. */
function specialPlaces(outlook: Outlook, budget: number, cost: Float64Array): { at: Place; ap: number }[] {
  const { unit, battle, mesh } = outlook;
  const near = (at: Standing): boolean => at.level === unit.level && apart(at, unit) <= budget + 0.5;
  const tokens = looseTokens(battle).map(({ at }) => at as Standing);
  const beside = tokens.filter(near).map((at) => {
    const far = apart(unit, at);
    const share = far <= 0.97 ? 1 : (far - 0.97) / far;
    return { x: unit.x + (at.x - unit.x) * share, y: unit.y + (at.y - unit.y) * share, level: at.level };
  });
  const vehicle = battle.encounter === 'the-escape' ? besideVehicle(mesh, unit) : [];
  const gates = mesh.gates.flatMap((gate) => {
    const costs = gateCosts(mesh, gate, cost, false);
    return gate.sides.map((at, i) => ({ at, ap: costs[i] as number })).filter(({ ap }) => ap <= budget + ROUGHLY);
  });
  const spots = [...tokens, ...beside, ...vehicle, ...mesh.doors.flatMap((door) => door.beside)]
    .filter(near)
    .map((at) => ({ at, ap: apart(unit, at) }));
  return [...spots, ...gates].map(({ at, ap }) => {
    const to = { x: Math.round(at.x * 1000) / 1000, y: Math.round(at.y * 1000) / 1000, level: at.level };
    return { at: between(outlook, to), ap };
  });
}

/** Where a base touches the vehicle. */
function besideVehicle({ ground }: Outlook['mesh'], unit: Standing): Standing[] {
  const outline = ground.named(ESCAPE_VEHICLE)?.outline ?? [];
  const spots = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as typeof a;
    const long = apart(a, b);
    const off = 0.52;
    return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((share) =>
      [1, -1].map((side) => ({
        x: a.x + (b.x - a.x) * share + (side * off * (b.y - a.y)) / long,
        y: a.y + (b.y - a.y) * share - (side * off * (b.x - a.x)) / long,
        level: 0,
      })),
    );
  });
  return spots.sort((p, q) => apart(p, unit) - apart(q, unit)).slice(0, 8);
}

/** LD.MOVE.4: straight lines, twice as far. */
function runs(outlook: Outlook, activation: Activation, here: Place, closely: number): Plan[] {
  const { unit, battle, mesh, goal } = outlook;
  const most = RUN_INCHES * (activation.left + activation.sprint);
  const now = goal.far[here.cell] as number;
  if (now <= goal.enough + 3) return [];
  const body = bodyOf(unit);
  const rough: { at: Place; value: number }[] = [];
  const { columns, rows } = mesh;
  const base = unit.level * columns * rows;
  for (let row = Math.max(0, Math.floor(unit.y - most)); row <= Math.min(rows - 1, unit.y + most); row++) {
    for (
      let column = Math.max(0, Math.floor(unit.x - most));
      column <= Math.min(columns - 1, unit.x + most);
      column++
    ) {
      const cell = base + row * columns + column;
      if (mesh.stands[cell] !== true || now - (goal.far[cell] as number) < 3) continue;
      const at = { ...placeAt(mesh, cell), cell };
      const far = apart(unit, at);
      if (far > most || far < 3 || !isOpenLine(mesh.bare, body, bodyAt('', at, PERSON))) continue;
      const left = activation.left - Math.ceil(far / RUN_INCHES);
      rough.push({ at, value: planAt(outlook, activation, at, 'run', null, Math.max(0, left)).value });
    }
  }
  rough.sort((a, b) => b.value - a.value);
  const plans: Plan[] = [];
  for (const { at } of rough.slice(0, closely)) {
    const way = { to: { x: at.x, y: at.y, level: at.level } };
    const { run } = judgeRun(battle, unit, activation, way);
    if (run === null) continue;
    plans.push(planAt(outlook, activation, at, 'run', way, activation.left + activation.sprint - run.ap));
  }
  return plans;
}

/** LD.ACT.10: into Contact with somebody who can be beaten. */
function charges(outlook: Outlook, activation: Activation): Plan[] {
  const { unit, battle, mesh } = outlook;
  const budget = activation.left + activation.sprint;
  const targets = [...outlook.rivals, ...outlook.dead]
    .map(({ unit: target }) => target)
    .filter((target) => target.level === unit.level && inchesTo(unit, target) < budget)
    .map((target) => ({ target, fight: fightWith(outlook, target) }))
    .filter(({ fight }) => fight > 0)
    .sort((a, b) => b.fight - a.fight)
    .slice(0, 2);
  const { prices: _, ...onFoot } = moveOptions(battle, unit);
  return targets.flatMap(({ target, fight }): Plan[] => {
    const found = approach(tabletopOf(battle), bodyOf(unit), bodyOf(target), { ...onFoot, budget, horizon: budget });
    const end = found.way.points.at(-1);
    if (end === undefined || apart(end, target) > 1.05) return [];
    const way = { to: { x: end.x, y: end.y, level: unit.level } };
    const { plan, fault } = judgeWay(battle, unit, activation, way);
    if (plan === null || fault !== null) return [];
    const at = { x: end.x, y: end.y, level: unit.level, cell: cellOf(mesh, { ...end, level: unit.level }) };
    const goal = towardsGoal(outlook, at);
    const others = deadBut(outlook, at, target);
    const value = goal + fight - others - WEIGHTS.bother;
    const parts = { ...NO_PARTS, goal, fight, dead: others };
    return [{ means: 'charge', way, at, does: [], target: target.id, value, parts }];
  });
}
const NO_PARTS: Parts = { goal: 0, shot: 0, aimedAt: null, guns: 0, dead: 0, charge: 0, fight: 0, deeds: 0 };

/** The other dead who come as well. */
const deadBut = (outlook: Outlook, at: Place, target: Character | Zombie): number =>
  deadAt({ ...outlook, dead: outlook.dead.filter(({ unit }) => unit.id !== target.id) }, at, outlook.unit.noise);

/** LD.MOVE.21: off the table with what is carried, or because all is done. */
function exits(outlook: Outlook, activation: Activation): Plan[] {
  const { unit, battle, goal } = outlook;
  if (goal.kind !== 'edge' || unit.level > 0) return [];
  const { width, depth } = terrainIn(battle);
  const carries = loadOf(battle, unit.id) !== undefined;
  const ends = [
    { x: unit.x, y: -1 },
    { x: unit.x, y: depth + 1 },
    { x: -1, y: unit.y },
    { x: width + 1, y: unit.y },
  ];
  const value = carries ? WEIGHTS.token : 5;
  const parts = { ...NO_PARTS, goal: value };
  const at = { x: unit.x, y: unit.y, level: 0, cell: cellOf(outlook.mesh, unit) };
  for (const to of ends) {
    const far = Math.max(Math.abs(to.x - unit.x), Math.abs(to.y - unit.y));
    if (far > activation.left + activation.sprint + 2.5) continue;
    if (judgeWay(battle, unit, activation, { to }).fault === null) {
      return [{ means: 'leave', way: { to }, at, does: [], target: null, value, parts }];
    }
  }
  for (const to of unit.ran || isAnimal(unit) ? [] : ends) {
    const far = Math.max(Math.abs(to.x - unit.x), Math.abs(to.y - unit.y));
    if (far > RUN_INCHES * (activation.left + activation.sprint) + 2) continue;
    if (judgeRun(battle, unit, activation, { to }).run !== null) {
      return [{ means: 'run', way: { to }, at, does: [], target: null, value, parts }];
    }
  }
  return [];
}
