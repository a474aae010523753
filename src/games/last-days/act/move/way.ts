import { type PathAnswer, type Placed, Recent } from '../../../../kernel/index.ts';
import {
  apart,
  between,
  distance,
  type Model,
  point,
  type Route,
  route,
  SLACK,
  type Tabletop,
} from '../../../../tabletop/index.ts';
import { rulesOf } from '../../prepare/encounters.ts';
import type { Activation, Battle, Character, Paid } from '../../state.ts';
import {
  areHostile,
  bodyOf,
  findUnit,
  friendsOf,
  hostilesTo,
  loadOf,
  nameOf,
  sideOf,
  tabletopOf,
  terrainIn,
} from '../../units.ts';
import type { Objection } from '../../verbs.ts';
import { groundPrices, pricesFor } from '../prices.ts';
import { paidActions } from './split.ts';

/** A way on foot before it is walked: what it leads over, in paid actions, and what stands against it. */

export interface Plan {
  readonly actions: readonly Paid[];
  readonly ap: number;
  /** LD.MOVE.21: it leads off the table. */
  readonly leaves: boolean;
}

export interface Judged {
  readonly plan: Plan | null;
  readonly fault: Objection | null;
}

type Purse = Pick<Activation, 'left' | 'sprint'>;
type Goal = Placed & { readonly level: number };

/** Ways keep that far from enemies whom they do not lead to: Contact would end them (LD.ACT.12). */
const BERTH = 0.02;
/** Who ends in Contact comes straight in from there. */
const STEP_IN = 0.03;
/** What rounding to the grid may add up to on a way. */
const HAIR = 0.1;
/** LD.MOVE.21: a bit of movement must be left to cross the edge. */
const ACROSS = 0.05;

/**
 * What an answer means: the cheapest way over its points (LD.ACT.8: past friends; LD.ACT.9: never through enemies), in whole
 * Action Points. A single point given as `{ to }` is never reached by a drop; a list of points is, if it cannot be otherwise.
 */
export function judgeWay(battle: Battle, unit: Character, purse: Purse, answer: PathAnswer): Judged {
  const named = 'to' in answer ? [answer.to] : answer;
  const judged = judge(battle, unit, purse, named, false);
  if (judged.fault === null || 'to' in answer || judged.plan !== null) return judged;
  const dropped = judge(battle, unit, purse, named, true);
  return dropped.fault === null ? dropped : judged;
}

function judge(battle: Battle, unit: Character, purse: Purse, named: readonly Placed[], drops: boolean): Judged {
  const body = bodyOf(unit);
  const goals: Goal[] = named.map((at) => ({ ...point(at.x, at.y), level: at.level ?? body.level }));
  const leaving = leavingAt(battle, body, goals.at(-1) as Goal);
  if (leaving !== null) {
    if (!mayLeave(battle, unit)) return refused('LD.HOME.9', 'ld.no.leave');
    goals[goals.length - 1] = leaving;
  }
  const { table, steppedIn } = withBerth(battle, unit, body, goals.at(-1) as Goal);
  const last = goals.at(-1) as Goal;
  if (steppedIn !== null) goals[goals.length - 1] = steppedIn;
  const budget = purse.left + purse.sprint + HAIR; // whole points are counted below
  const found = route(table, body, goals, { ...moveOptions(battle, unit, drops), budget, strict: true });
  if (found.fault !== null) return { plan: null, fault: wayFault(battle, unit, purse, found.fault) };
  const prices = groundPrices(unit);
  const actions = paidActions(toTheEnd(found, body, last, leaving !== null), prices);
  if (actions.length === 0) return refused('LD.MOVE.1', 'ld.no.nowhere');
  const ap = actions.reduce((sum, action) => sum + action.ap, 0);
  const plan = { actions, ap, leaves: leaving !== null };
  return { plan, fault: shortOf(purse, actions, ap) };
}

const refused = (rule: Objection['rule'], key: Objection['reason']['key']): Judged => ({
  plan: null,
  fault: { rule, reason: { key } },
});

/** What a Character's ways cost, and through whom they may lead. */
export function moveOptions(battle: Battle, unit: Character, drops = false) {
  const { normal, difficult } = groundPrices(unit);
  return {
    costs: { normal, difficult, dangerous: difficult },
    prices: pricesFor(unit, { drops }),
    pass: friendsOf(battle, unit),
  };
}

/** LD.SKILL.54: the Sprinter's point goes into the first Move. */
export const isMove = ({ kind }: Paid): boolean =>
  kind === 'normal' || kind === 'difficult' || kind === 'ladder' || kind === 'stairs';

function shortOf({ left, sprint }: Purse, actions: readonly Paid[], ap: number): Objection | null {
  const extra = actions.some(isMove) ? sprint : 0;
  if (ap - extra <= left) return null;
  return { rule: 'LD.ACT.1', reason: { key: 'ld.no.ap', params: { ap: ap - extra, left } } };
}

/** LD.MOVE.21: a way that ends beyond the edge leaves the table there: where its base reaches the edge. */
function leavingAt(battle: Battle, { radius }: Model, { x, y, level }: Goal): Goal | null {
  const { width, depth } = terrainIn(battle);
  const at = {
    x: Math.min(Math.max(x, radius), width - radius),
    y: Math.min(Math.max(y, radius), depth - radius),
    level,
  };
  return level === 0 && apart(at, { x, y }) > SLACK ? at : null;
}

/** LD.HOME.9: some may not carry loads off. */
export const mayLeave = (battle: Battle, unit: Character): boolean =>
  loadOf(battle, unit.id) === undefined || rulesOf(battle).carriesOff(sideOf(battle, unit.seat));

/** The table as the mover sees it: enemies keep it at arm's length, but for those whom its way ends at. */
export function withBerth(
  battle: Battle,
  unit: Character,
  body: Model,
  goal: Goal,
): { readonly table: Tabletop; readonly steppedIn: Goal | null } {
  const { table, foes } = berthFor(battle, unit, body);
  let steppedIn: Goal | null = null;
  for (const model of foes) {
    const gap = apart(model, goal) - model.radius - body.radius;
    if (model.level !== goal.level || gap > STEP_IN || gap < -SLACK) continue;
    const { x, y } = between(model, goal, (model.radius + body.radius + STEP_IN) / apart(model, goal));
    steppedIn = { ...point(x, y), level: goal.level };
  }
  return { table, steppedIn };
}

interface Berth {
  readonly table: Tabletop;
  /** Those whom ways keep off. */
  readonly foes: readonly Model[];
}
/** Many ways of one mover are judged on a table that stands as it is: it is kept for those who move over it. */
const berths = new WeakMap<Tabletop, Recent<string, Berth>>();
const MOVERS = 8;

function berthFor(battle: Battle, unit: Character, body: Model): Berth {
  const now = tabletopOf(battle);
  let known = berths.get(now);
  if (known === undefined) berths.set(now, (known = new Recent(MOVERS)));
  return known.make(`${body.id} ${body.x} ${body.y} ${body.level} ${body.radius}`, () => {
    const table = now.draft();
    const hostile = new Set(hostilesTo(battle, unit).map(({ id }) => id));
    const isBeside = (model: Model): boolean => model.level === body.level && distance(model, body) < STEP_IN + SLACK;
    const foes = now.models.filter((model) => hostile.has(model.id) && !isBeside(model));
    for (const foe of foes) table.put({ ...foe, radius: foe.radius + BERTH });
    return { table, foes };
  });
}

/** The route with the last bit into Contact, and the bit beyond the edge. */
function toTheEnd({ stretches }: Route, body: Model, last: Goal, leaves: boolean): Route['stretches'] {
  const before = stretches.at(-1);
  const from = before?.to ?? body;
  const part = { kind: 'walk', ground: before?.ground ?? 'normal', of: [], cost: 0, rise: 0 } as const;
  const inches = apart(from, last);
  const beyond = leaves ? [{ ...part, from: last, to: last, inches: ACROSS }] : [];
  if (inches === 0) return [...stretches, ...beyond];
  if (before?.kind !== 'walk') return [...stretches, { ...part, from, to: last, inches }, ...beyond];
  // The last leg leads to the end itself, so that stepping in costs nothing.
  return [...stretches.slice(0, -1), { ...before, to: last, inches: apart(before.from, last) }, ...beyond];
}

/** What the table has against a way, in the words of the game. */
function wayFault(
  battle: Battle,
  unit: Character,
  { left, sprint }: Purse,
  { reason, by }: NonNullable<Route['fault']>,
): Objection {
  const other = by === null ? undefined : findUnit(battle, by);
  const facts = by === null ? undefined : { facts: { by } };
  if (other !== undefined) {
    const key = areHostile(unit, other) ? 'ld.no.enemy' : 'ld.no.friend';
    const rule = areHostile(unit, other) ? 'LD.ACT.9' : 'LD.ACT.8';
    return { rule, reason: { key, params: { name: nameOf(other) } }, ...facts };
  }
  if (reason === 'too-far')
    return { rule: 'LD.ACT.1', reason: { key: 'ld.no.reach', params: { left: left + sprint } } };
  return { rule: 'LD.MOVE.3', reason: { key: `ld.no.${reason}` }, ...facts };
}
