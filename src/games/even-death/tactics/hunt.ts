import type { Placed, Point } from '../../../kernel/index.ts';
import { apart, directionOf, point } from '../../../tabletop/index.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import { freeModels, leaderTo, planMove } from '../herd/formation.ts';
import { moveLimits } from '../move/line.ts';
import type { Battle, Herd, Human } from '../state.ts';
import { bestCharge } from './charge.ts';
import { exposure } from './exposure.ts';
import { gapTo, packOf } from './menace.ts';
import { onFoot } from './paths.ts';
import { type Prey, preyOf, pressure } from './prey.ts';

/**
 * Where herds go: where their prey is left with the worst answers, from several sides, towards the slow, the hurt and the
 * lonely.
 */

/** What an inch towards the quarry is worth, and one towards the objective. */
const APPROACH = 0.3;
const OBJECTIVE = 0.15;
/** What coming from the same side as another herd costs, and how near both must be for that to count. */
const SAME_SIDE = 1.2;
const ROUND = 32;
/** What one needs to expect of a bite to go for it rather than for a better place. */
const BITE_AT_LEAST = 0.6;

/** Whom a herd is after: near, and slow, hurt, infected or alone. */
export function quarryOf(battle: Battle, herd: Herd): Human | null {
  let [best, least] = [null as Human | null, Number.POSITIVE_INFINITY];
  for (const human of battle.humans) {
    if (human.seat === herd.seat) continue;
    const far = gapTo(herd, human.x, human.y) + quickness(battle, human);
    if (far < least) [best, least] = [human, far];
  }
  return best;
}

/** How many inches farther away somebody may be for every inch that others are slower, weaker or more alone. */
function quickness(battle: Battle, human: Human): number {
  const { open } = moveLimits(battle, human);
  const friends = battle.humans.filter(({ seat, id }) => seat === human.seat && id !== human.id);
  const isAlone = friends.every((friend) => apart(friend, human) > 10);
  return (open - 5) * 1.5 - (isAlone ? 3 : 0) - (human.down ? 3 : 0) + (human.level > 0 ? 12 : 0);
}

const COMPASS = Array.from({ length: 16 }, (_, i) => directionOf(Math.floor(i * 22.5)));
/** So many places are looked at more closely. */
const CLOSER = 6;

/** Where a herd may well go, the best first: to bite if it still can this turn, or where it presses hardest. */
export function herdEnds(battle: Battle, herd: Herd): Placed[] {
  // With an action left it bites this turn; without, it surrounds its prey and bites in the next one.
  const charge = bestCharge(battle, herd, (battle.activation?.actions ?? 0) > 0);
  const places: Rated[] = [];
  for (const { at, worth } of ratedPlaces(battle, herd, rating(battle, herd))) {
    if (places.length === CLOSER) break;
    const { fault, follows } = planMove(battle, herd, at);
    if (fault === null) places.push({ at, worth: worth - exposure(battle, herd, follows) });
  }
  const ends = places.sort((a, b) => b.worth - a.worth).map(({ at }) => at);
  return charge !== null && charge.worth > BITE_AT_LEAST ? [charge.at, ...ends] : ends;
}

/** Where an opponent leads a herd that rambles: as far from the own people as it goes. */
export function herdAway(battle: Battle, herd: Herd, seat: string): Placed | null {
  const own = battle.humans.filter((human) => human.seat === seat);
  const far = (at: Point, leader: Point): number =>
    Math.min(60, ...own.map(({ x, y }) => gapTo(herd, x - (at.x - leader.x), y - (at.y - leader.y))));
  return ratedPlaces(battle, herd, far).find(({ at }) => planMove(battle, herd, at).fault === null)?.at ?? null;
}

interface Rated {
  readonly at: Placed;
  readonly worth: number;
}

/** Places for the leader in all directions, as far as a Move goes and half as far, and where it stands: the best first. */
function ratedPlaces(battle: Battle, herd: Herd, rate: (at: Point, leader: Point) => number): Rated[] {
  const free = freeModels(battle, herd);
  const [first] = free;
  if (first === undefined) return [];
  const { open, halved } = moveLimits(battle, herd);
  const middle = herdMiddle(herd);
  const places = COMPASS.flatMap(({ x, y }) => {
    const leader = leaderTo(free, { x: middle.x + x * 100, y: middle.y + y * 100 });
    return [open, halved].map((far) => point(leader.x + x * far, leader.y + y * far));
  });
  return [...places, { x: first.x, y: first.y }]
    .map((at) => ({ at, worth: rate(at, leaderTo(free, at)) }))
    .sort((a, b) => b.worth - a.worth);
}

function herdMiddle({ zombies }: Herd): Point {
  const sum = zombies.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / zombies.length, y: sum.y / zombies.length };
}

/** What a Move of the leader to a point is worth, if all follow by the same way. */
function rating(battle: Battle, herd: Herd): (at: Point, leader: Point) => number {
  const pack = packOf(herd);
  const hunted: readonly Prey[] = preyOf(battle, herd);
  const quarry = quarryOf(battle, herd);
  if (quarry === null) return () => 0;
  const from = leaderTo(freeModels(battle, herd), quarry);
  const left = onFoot(terrainOf(battle), quarry);
  const others = battle.herds.filter(({ id, seat }) => id !== herd.id && seat === herd.seat);
  const bearings = others
    .filter((other) => gapTo(other, quarry.x, quarry.y) < ROUND)
    .map((other) => bearing(quarry, herdMiddle(other)));
  const middle = herdMiddle(herd);
  const { objective } = battle;
  return (at, leader) => {
    const [dx, dy] = [at.x - leader.x, at.y - leader.y];
    let worth = -APPROACH * left({ x: from.x + dx, y: from.y + dy });
    for (const prey of hunted) worth += pressure(prey, pack, dx, dy);
    const there = { x: middle.x + dx, y: middle.y + dy };
    if (objective !== null) worth -= OBJECTIVE * Math.max(0, apart(there, objective) - objective.radius);
    const side = bearing(quarry, there);
    for (const { x, y } of bearings) {
      const cosine = x * side.x + y * side.y;
      if (cosine > 0) worth -= (SAME_SIDE * cosine * cosine) / bearings.length;
    }
    return worth;
  };
}

function bearing(from: Point, to: Point): Point {
  const far = Math.max(0.001, apart(from, to));
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}
