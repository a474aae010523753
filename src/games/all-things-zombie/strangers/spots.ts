import { apart, facingTowards, fits, grained } from '../../../tabletop/index.ts';
import { bodyOf, inches, PERSON, tabletopOf, terrainIn } from '../figures.ts';
import { legsTo, legsTowards, movementLeft } from '../move/way.ts';
import { buildingAt, standingBuildings } from '../places/inside.ts';
import { gunFor } from '../shoot/arms.ts';
import { coverOf } from '../shoot/cover.ts';
import { wouldSee } from '../sight/los.ts';
import type { Human, Leg, Standing, State } from '../state.ts';

/** ATZ.NPC.3 to ATZ.NPC.8: where people go whom the rules run. */

/** How fine the spots lie that are looked at, and how many ways are tried. */
const MESH = 1;
const TRIES = 12;

/** A spot as somebody would stand there who faces another. */
interface Spot {
  readonly at: Standing;
  readonly covered: boolean;
  /** It can shoot at the other from there. */
  readonly shoots: boolean;
  readonly far: number;
}

/** Spots within somebody's movement, its own among them, seen from another who is to be shot at. */
function spotsFor(state: State, human: Human, target: Human): Spot[] {
  const enc = state.encounter;
  const table = tabletopOf(enc);
  const reach = movementLeft(state, human);
  const steps = Math.floor(reach / MESH);
  const found: Spot[] = [rate(state, human, human, target)];
  for (let j = -steps; j <= steps; j++) {
    for (let i = -steps; i <= steps; i++) {
      const at = { x: grained(human.x + i * MESH), y: grained(human.y + j * MESH), level: human.level };
      if ((i === 0 && j === 0) || apart(at, human) > reach) continue;
      if (fits(table, { ...bodyOf(human), ...at }, at)) found.push(rate(state, human, at, target));
    }
  }
  return found;
}

function rate(state: State, human: Human, at: Standing, target: Human): Spot {
  const there: Human = { ...human, x: at.x, y: at.y, level: at.level, turn: { ...human.turn, moved: false } };
  return {
    at: { x: at.x, y: at.y, level: at.level },
    covered: coverOf(state, there, target).cover,
    shoots: gunFor(state, there, target) !== null && wouldSee(state.encounter, there, target),
    far: inches(at, target),
  };
}

/** The way to the best of some spots, by a measure of which less is better; an empty way is where it stands. */
function wayToBest(state: State, human: Human, spots: readonly Spot[], measure: (spot: Spot) => number): Leg[] | null {
  const sorted = spots.toSorted((a, b) => measure(a) - measure(b) || apart(a.at, human) - apart(b.at, human));
  for (const { at } of sorted.slice(0, TRIES)) {
    if (apart(at, human) < 0.01) return [];
    const legs = legsTo(state, human, at, movementLeft(state, human));
    if (legs !== null) return legs;
  }
  return null;
}

/** What somebody does with its movement. */
export interface Going {
  readonly legs: Leg[];
  /** ATZ.NPC.4, ATZ.NPC.5: without cover it goes prone. */
  readonly prone: boolean;
}

/** ATZ.NPC.5: the nearest cover from which it can shoot; prone where there is none. */
export function seekCover(state: State, human: Human, target: Human): Going {
  const good = spotsFor(state, human, target).filter(
    ({ covered, shoots }) => covered && (shoots || human.guns.length === 0),
  );
  const legs = good.length === 0 ? null : wayToBest(state, human, good, ({ at }) => apart(at, human));
  return legs === null ? { legs: [], prone: true } : { legs, prone: false };
}

/** ATZ.NPC.4: nearer to the target, in cover and able to shoot; else straight on, and prone at the end of it. */
export function advance(state: State, human: Human, target: Human): Going {
  const now = inches(human, target);
  const nearer = spotsFor(state, human, target).filter(({ covered, shoots, far }) => covered && shoots && far < now);
  const legs = nearer.length === 0 ? null : wayToBest(state, human, nearer, ({ far }) => far);
  if (legs !== null) return { legs, prone: false };
  return { legs: legsTowards(state, human, standOff(human, target), movementLeft(state, human)) ?? [], prone: true };
}

/** A point a base away from somebody. */
function standOff(from: Standing, target: Standing): Standing {
  const far = apart(from, target);
  const share = far <= 1.1 ? 0 : (far - 1.1) / far;
  return {
    x: grained(from.x + (target.x - from.x) * share),
    y: grained(from.y + (target.y - from.y) * share),
    level: target.level,
  };
}

/** ATZ.NPC.3: so many degrees to the side of where it stands now is the target's flank. */
const FLANK = 45;

/** ATZ.NPC.3: to cover on the target's flank from which it can shoot; failing that, to cover. */
export function flank(state: State, human: Human, target: Human): Going {
  const here = facingTowards(target, human);
  const turned = ({ at }: Spot): number => {
    const by = Math.abs(facingTowards(target, at) - here) % 360;
    return Math.min(by, 360 - by);
  };
  const spots = spotsFor(state, human, target).filter(({ covered, shoots }) => covered && shoots);
  const sides = spots.filter((spot) => turned(spot) >= FLANK);
  const legs = sides.length === 0 ? null : wayToBest(state, human, sides, ({ far }) => far);
  return legs === null ? seekCover(state, human, target) : { legs, prone: false };
}

/** ATZ.NPC.7, ATZ.NPC.10: up to somebody, to have a word. */
export const approach = (state: State, human: Human, target: Human): Going => ({
  legs: legsTowards(state, human, standOff(human, target), movementLeft(state, human)) ?? [],
  prone: false,
});

/** ATZ.NPC.8: into a building if there is one in reach, else away; inside they stay. */
export function withdraw(state: State, human: Human, from: Standing): Going {
  const enc = state.encounter;
  if (buildingAt(enc, human) !== null) return { legs: [], prone: false };
  const left = movementLeft(state, human);
  const middles = standingBuildings(enc)
    .map(({ outline }) => ({
      x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
      y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
      level: 0,
    }))
    .sort((a, b) => apart(a, human) - apart(b, human));
  for (const at of middles.slice(0, 3)) {
    const legs = legsTowards(state, human, at, left);
    if (legs !== null && legs.length > 0) return { legs, prone: false };
  }
  return runFrom(state, human, from);
}

/** As far away from something as its movement leads. */
export function runFrom(state: State, human: Human, from: Standing): Going {
  const left = movementLeft(state, human);
  const { width, depth } = terrainIn(state.encounter);
  const far = apart(human, from);
  const [ux, uy] = far === 0 ? [0, 1] : [(human.x - from.x) / far, (human.y - from.y) / far];
  const clamp = (n: number, most: number): number =>
    grained(Math.min(most - PERSON.radius, Math.max(PERSON.radius, n)));
  const to = { x: clamp(human.x + ux * left, width), y: clamp(human.y + uy * left, depth), level: human.level };
  return { legs: legsTowards(state, human, to, left) ?? [], prone: false };
}
