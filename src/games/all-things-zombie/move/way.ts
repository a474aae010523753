import type { Placed } from '../../../kernel/index.ts';
import {
  apart,
  between,
  fits,
  type Model,
  point,
  type Prices,
  type Route,
  route,
  type Tabletop,
} from '../../../tabletop/index.ts';
import { areEnemies, bodyOf, figureOf, isFunctioning, isHuman, tabletopOf } from '../figures.ts';
import { has } from '../people/attributes.ts';
import { ladenMove } from '../people/burden.ts';
import type { Encounter, Human, Leg, State } from '../state.ts';
import { hasSteepHills } from '../tables/hills.ts';

/** ATZ.MOVE, ATZ.BLDG.8 to ATZ.BLDG.12, ATZ.BLDG.24: how far somebody goes, and what stands in the way. */

/** ATZ.MOVE.1, ATZ.ATTR.11 */
const NORMAL = 8;
const FAST = 10;
/** ATZ.EVENT.12 */
const LAME = 2;
/** ATZ.BLDG.9, ATZ.BLDG.10, ATZ.BLDG.11, ATZ.BLDG.12 */
const DOOR = 2;
const WINDOWS = { closed: 4, open: 2, broken: 6 } as const;
/** ATZ.MOVE.16: who crawls pays twice for every inch. */
const CRAWL = 2;

/** ATZ.MOVE.1, ATZ.ITEM.13, ATZ.ITEM.19: the normal move, standing, with what it carries. */
export const normalMove = (state: State, human: Human): number =>
  ladenMove(human, (has(state, human, 'fast') ? FAST : NORMAL) - (human.lame ? LAME : 0));

/** ATZ.MOVE.3, ATZ.MOVE.8, example ATZ.X.21: with what a Fast Move has added, for the whole turn. */
export const movementOf = (state: State, human: Human): number => normalMove(state, human) + human.turn.bonus;

/** ATZ.GROUP.11, example ATZ.X.14: what is left of it in this turn. */
export const movementLeft = (state: State, human: Human): number =>
  Math.max(0, movementOf(state, human) - human.turn.inches);

/** ATZ.TERR.16 */
const STEEP = 2;

/** What an inch on the ground costs: woods, hills and the like slow nobody but zombies (ATZ.TERR.15). */
export const paceOf = ({ prone }: Pick<Human, 'prone'>): number => (prone ? CRAWL : 1);

/** ATZ.BLDG.8 to ATZ.BLDG.14, ATZ.BLDG.24: nobody gets through what is locked or barricaded; a level takes a whole move. */
const pricesFor = (state: State, human: Human): Prices => ({
  door: (_, word) => (word === 'closed' ? DOOR : null),
  window: (_, word) => (word === 'boarded' || word === 'locked' ? null : WINDOWS[word]),
  stairs: () => normalMove(state, human),
  ladder: () => normalMove(state, human),
});

/** ATZ.MOVE.24: nobody moves through an enemy who stands, nor through a zombie. */
function isPassable(enc: Encounter, human: Human, { id }: Model): boolean {
  const other = figureOf(enc, id);
  return isHuman(other) && (!isFunctioning(other) || !areEnemies(enc, human, other));
}

/** What ways of a human cost, and past whom they lead. */
export function wayOptions(
  state: State,
  human: Human,
): {
  readonly costs: Readonly<Record<'normal' | 'difficult' | 'dangerous', number>>;
  readonly prices: Prices;
  readonly pass: (model: Model) => boolean;
} {
  const pace = paceOf(human);
  // ATZ.TERR.16: a whole normal move leads 2" up a steep hill.
  const steep = hasSteepHills(state.encounter) ? Math.max(1, normalMove(state, human) / STEEP) : 1;
  return {
    costs: { normal: pace, difficult: pace, dangerous: pace * steep },
    prices: pricesFor(state, human),
    pass: (model) => isPassable(state.encounter, human, model),
  };
}

/** The cheapest way over some points within a budget of movement. */
export function routeFor(
  state: State,
  human: Human,
  points: readonly Placed[],
  budget: number,
  table: Tabletop = tabletopOf(state.encounter),
): Route {
  return route(table, bodyOf(human), points, { ...wayOptions(state, human), budget });
}

/** A route as it is walked, leg by leg. */
export function legsOf({ stretches, facing }: Pick<Route, 'stretches' | 'facing'>): Leg[] {
  const legs = stretches.map(({ to, cost, kind, of }): Leg => {
    const { x, y, level = 0 } = to;
    const through = kind === 'walk' ? null : { id: of[0] ?? '', kind };
    return { to: { x, y, level }, cost, through };
  });
  const last = legs.at(-1);
  if (last !== undefined && facing !== null) last.to = { ...last.to, facing };
  return legs;
}

/** The way to a point; null if it costs more than the budget, or cannot be gone at all. */
export function legsTo(state: State, human: Human, to: Placed, budget: number): Leg[] | null {
  const options = { ...wayOptions(state, human), budget, strict: true };
  const found = route(tabletopOf(state.encounter), bodyOf(human), [to], options);
  return found.fault === null ? legsOf(found) : null;
}

/** The way towards a point, as far as the budget leads and there is room to stand; null if no way leads there. */
export function legsTowards(state: State, human: Human, to: Placed, budget: number): Leg[] | null {
  const found = routeFor(state, human, [to], budget);
  if (found.fault === null) return legsOf(found);
  return found.fault.reason === 'too-far' ? roomAtTheEnd(state, human, legsOf(found)) : null;
}

/** So far one steps back at a time from where a friend stands already. */
const STEP_BACK = 0.25;

/** ATZ.MOVE.24: past friends one may walk, but not stop among them. */
function roomAtTheEnd({ encounter }: State, human: Human, legs: Leg[]): Leg[] {
  const [table, body] = [tabletopOf(encounter), bodyOf(human)];
  for (let last = legs.at(-1); last !== undefined; last = legs.at(-1)) {
    const { to, cost, through } = last;
    if (fits(table, body, { ...to, level: to.level ?? human.level })) return legs;
    legs.pop();
    const from = legs.at(-1)?.to ?? human;
    const long = apart(from, to);
    if (through !== null || long <= STEP_BACK) continue;
    const share = (long - STEP_BACK) / long;
    const { x, y } = between(from, to, share);
    legs.push({ to: { ...point(x, y), level: to.level ?? human.level }, cost: cost * share, through });
  }
  return legs;
}
