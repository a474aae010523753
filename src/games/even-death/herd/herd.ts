import type { Placed, Point } from '../../../kernel/index.ts';
import { apart, checkWay, clumpsOf, facingTowards, groundAt, type Model, point } from '../../../tabletop/index.ts';
import { CROWDED, overcrowds } from '../fight/contact.ts';
import { dareHerd } from '../move/danger.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { AROUND, clearedOf, freeModels, type HerdMove, leaderTo, LINK, planMove, TORN } from './formation.ts';
import { farthest, moveLimits, strideOf } from '../move/line.ts';
import type { Battle, Herd, Standing } from '../state.ts';
import { goalsOf } from '../shown/suggest.ts';
import { choose, emit, type Flow, type Objection, place, type Seat, type Table } from '../verbs.ts';
import { battleOf, bodies, downModels, nameOf, unitsOf, zombieOption } from '../units.ts';

/** EDM.HERD.5, EDM.TURN.12, EDM.X.3: the herd moves as one. */
export function* moveHerd(t: Table, herd: Herd, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const limits = moveLimits(battle, herd);
  const at = yield* place(t, seat, () => ({
    rule: 'EDM.HERD.3',
    prompt: { key: 'ed.herd.move', params: { unit: nameOf(herd), ...limits } },
    region: { discs: freeModels(battle, herd).map(({ x, y }) => ({ x, y, radius: limits.open + HAIR })) },
    suggestions: () => (seat === herd.seat ? leadsOf(battle, herd) : awayFrom(battle, seat, leadsOf(battle, herd))),
    facts: { unit: herd.id, ...limits },
    check: (to) => planMove(battle, herd, to).fault,
  }));
  let plan = planMove(battle, herd, at);
  if (plan.dangers.length > 0) {
    const way = yield* dareHerd(t, herd, seat, plan.leader.id);
    if (way === 'stop') return haltBefore(t, herd, plan.leader, plan.line.to);
    if (way === 'wounded') {
      if (!battle.herds.includes(herd)) return;
      plan = planMove(battle, herd, at);
    }
  }
  carryOut(t, herd, plan);
}

/** Whoever moves a herd that rambles wants it as far from the own units as it gets. */
function awayFrom(battle: Battle, seat: Seat, leads: readonly Placed[]): readonly Placed[] {
  const own = unitsOf(battle, seat).flatMap(bodies);
  const gap = (at: Placed): number => Math.min(...own.map((body) => apart(at, body)));
  return leads.toSorted((a, b) => gap(b) - gap(a));
}

/** EDM.DANGER.2: the herd goes as far as the edge of the danger on its leader's line. */
export function haltBefore(t: Table, herd: Herd, leader: Model, to: Point): void {
  const battle = battleOf(t);
  carryOut(t, herd, planMove(battle, herd, leadTowards(battle, herd, leader, to, false) ?? leader));
}

/** As far as a leader gets: those who follow are not in its way. */
function leadTowards(battle: Battle, herd: Herd, leader: Model, goal: Point, dare: boolean): Point | null {
  const table = clearedOf(battle, freeModels(battle, herd));
  return farthest(strideOf(battle, herd, leader, { table }), goal, dare);
}

/** EDM.MODEL.5: a herd looks where its leader went. */
function carryOut(t: Table, herd: Herd, { leader, line, follows, dangers, fault }: HerdMove): void {
  if (fault !== null) return;
  const { activation } = battleOf(t);
  const free = follows.filter(({ why }) => why !== 'held');
  if (activation !== null) {
    activation.arranging = {
      starts: Object.fromEntries(free.map(({ id, from }) => [id, { ...from, level: levelOf(herd, id) }])),
      inches: line.limit,
      dared: dangers.length > 0,
    };
  }
  if (line.inches > 0) herd.facing = facingTowards(leader, line.to);
  put(herd, follows);
  emit(t, 'EDM.HERD.4', 'ed.herd.moved', {
    unit: herd.id,
    name: nameOf(herd),
    inches: Math.round(line.inches * 10) / 10,
    leader: leader.id,
    follows: follows.map(({ id, from, to, why }) => ({ id, from: { ...from }, to: { ...to }, why })),
  });
}

const levelOf = (herd: Herd, id: string): number => herd.zombies.find((zombie) => zombie.id === id)?.level ?? 0;

function put(herd: Herd, follows: readonly { readonly id: string; readonly to: Point }[]): void {
  for (const zombie of herd.zombies) {
    const follow = follows.find(({ id }) => id === zombie.id);
    if (follow !== undefined) Object.assign(zombie, point(follow.to.x, follow.to.y));
  }
}

/** Useful places for the leader: as far as it goes towards each goal, or half of that where the herd would be torn. */
function leadsOf(battle: Battle, herd: Herd): Placed[] {
  const free = freeModels(battle, herd);
  const table = clearedOf(battle, free);
  const leads = new Map<string, Placed>();
  const tried = new Set<string>();
  for (const { at: goal, dare } of goalsOf(battle, herd, free)) {
    const leader = leaderTo(free, goal);
    const end = farthest(strideOf(battle, herd, leader, { table }), goal, dare);
    if (end === null || tried.has(`${end.x} ${end.y}`)) continue;
    tried.add(`${end.x} ${end.y}`);
    const half = point((leader.x + end.x) / 2, (leader.y + end.y) / 2);
    const found = [end, half].find((at) => planMove(battle, herd, at).fault === null);
    if (found !== undefined) leads.set(`${found.x} ${found.y}`, found);
  }
  // Somebody is free to go, or no Move would be offered.
  const [{ x, y }] = free as [Model];
  return leads.size > 0 ? [...leads.values()] : [{ x, y }];
}

/** EDM.HERD.4: the controller may arrange the herd otherwise, within what the Move allowed. */
export function* arrange(t: Table, herd: Herd, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const arranging = battle.activation?.arranging;
  if (arranging === null || arranging === undefined) return;
  const movable = herd.zombies.filter(({ id }) => arranging.starts[id] !== undefined);
  const id = yield* choose(t, seat, {
    rule: 'EDM.HERD.4',
    prompt: { key: 'ed.arrange.whom', params: { unit: nameOf(herd) } },
    options: movable.map((zombie) => zombieOption(battle, zombie)),
  });
  const start = arranging.starts[id];
  if (start === undefined) return;
  const { inches, dared } = arranging;
  const leeway: Leeway = { start, inches, dared };
  const at = yield* place(t, seat, () => ({
    rule: 'EDM.HERD.4',
    prompt: { key: 'ed.arrange', params: { unit: nameOf(herd), inches } },
    region: {
      discs: [
        { x: start.x, y: start.y, radius: inches + HAIR },
        { ...herdSpot(herd, id), radius: HAIR },
      ],
    },
    suggestions: () => spotsFor(battle, herd, id, leeway),
    facts: { unit: herd.id, model: id },
    check: (to) => arrangeFault(battle, herd, id, leeway, to),
  }));
  put(herd, [{ id, to: at }]);
  emit(t, 'EDM.HERD.4', 'ed.arranged', { unit: herd.id, name: nameOf(herd), zombie: id, to: { x: at.x, y: at.y } });
}

/** What rounding to the grain may add to a distance. */
const HAIR = 0.002;

function herdSpot(herd: Herd, id: string): Point {
  const { x, y } = herd.zombies.find((zombie) => zombie.id === id) as Point;
  return { x, y };
}

/** What the Move leaves to a zombie: how far from where it began, and whether the herd dared the danger (EDM.DANGER.2). */
interface Leeway {
  readonly start: Standing;
  readonly inches: number;
  readonly dared: boolean;
}

export function arrangeFault(
  battle: Battle,
  herd: Herd,
  id: string,
  { start, inches, dared }: Leeway,
  to: Point,
): Objection | null {
  const table = tabletopOf(battle);
  const now = table.model(id) as Model;
  const down = downModels(battle);
  const at = { ...now, ...point(to.x, to.y) };
  if (at.x === now.x && at.y === now.y) return null;
  const mates = herd.zombies.map((zombie) => zombie.id);
  const { fault } = checkWay(table, { ...now, ...start }, [{ x: at.x, y: at.y, level: start.level }], {
    straight: true,
    budget: inches,
    pass: (model) => down.has(model.id) || mates.includes(model.id),
  });
  if (fault !== null) {
    return {
      rule: 'EDM.HERD.4',
      reason: { key: `ed.no.${fault.reason}` },
      facts: { at: { x: fault.at.x, y: fault.at.y }, by: fault.by },
    };
  }
  if (!dared && groundAt(table, at).kind === 'dangerous')
    return { rule: 'EDM.DANGER.2', reason: { key: 'ed.no.danger' } };
  if (overcrowds(battle, table, at)) return CROWDED;
  const after = bodies(herd).map((model) => (model.id === id ? at : model));
  return clumpsOf(after, LINK).length > clumpsOf(bodies(herd), LINK).length ? TORN : null;
}

/** Beside the nearest enemies and round where it stands, and where it stands already. */
function spotsFor(battle: Battle, herd: Herd, id: string, leeway: Leeway): Placed[] {
  const now = herdSpot(herd, id);
  const spots = AROUND.filter((_, i) => i % 3 === 0).map((off) => point(now.x + off.x, now.y + off.y));
  const legal = spots
    .filter((at) => apart(at, leeway.start) <= leeway.inches)
    .filter((at) => arrangeFault(battle, herd, id, leeway, at) === null)
    .slice(0, 8);
  return [...legal, { x: now.x, y: now.y }];
}
