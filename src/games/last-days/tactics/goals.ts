import { isAnimal, valueOf } from '../characteristics.ts';
import { heldBy } from '../end/ending.ts';
import { rulesOf } from '../prepare/encounters.ts';
import { middleOf } from '../prepare/spots.ts';
import { refugeOn } from '../tables/refuges.ts';
import { ESCAPE_VEHICLE } from '../tables/variants.ts';
import type { Battle, Character, Standing, Token } from '../state.ts';
import { distanceToArea } from '../../../tabletop/index.ts';
import {
  charactersHere,
  findUnit,
  groupHere,
  isZombie,
  loadOf,
  looseTokens,
  nameOf,
  rivalOf,
  sideOf,
  terrainIn,
} from '../units.ts';
import type { Seat } from '../verbs.ts';
import { usableGuns } from './harm.ts';
import { cellOf, fieldTo, fieldToPlace, type Mesh, meshOf, placeAt } from './mesh.ts';
import { figuresOf } from '../shoot/guns.ts';
import { cautionIn, hasReserves } from './occasion.ts';
import { WEIGHTS } from './weights.ts';

/** What each Character of a Group is after. */

export interface Goal {
  readonly kind: 'token' | 'edge' | 'vehicle' | 'fight' | 'hold';
  /** The token, the rival or the zombie that it is about. */
  readonly target: string | null;
  /** What an Action Point on the way to it is worth. */
  readonly slope: number;
  /** What the way costs from every place of the mesh. */
  readonly far: Float64Array;
  /** As near as this is near enough. */
  readonly enough: number;
  /** What it goes for, to be said. */
  readonly words: string;
}

export function goalsFor(battle: Battle, seat: Seat): Map<string, Goal> {
  const mesh = meshOf(battle);
  const goals = new Map<string, Goal>();
  const own = groupHere(battle, seat);
  const isDone = hasEnough(battle, seat);
  for (const one of own) {
    const load = loadOf(battle, one.id);
    if (isDone) goals.set(one.id, homeward(battle, mesh, seat));
    else if (load !== undefined) goals.set(one.id, carrierGoal(battle, mesh, one));
    else if (battle.encounter === 'the-escape') goals.set(one.id, vehicleGoal(battle, mesh));
  }
  if (!isDone) shareTokens(battle, mesh, own, goals);
  for (const one of own) if (!goals.has(one.id)) goals.set(one.id, fightGoal(battle, mesh, one));
  return goals;
}

/** Tokens that are safe with each side: carried off the table. */
function securedBy({ characters, tokens }: Battle, seat: Seat): number {
  const gone = new Set(characters.filter((one) => one.seat === seat && one.fate === 'left').map(({ id }) => id));
  return tokens.filter(({ carrier }) => carrier !== null && gone.has(carrier)).length;
}

/** LD.DEPLOY.11: a Group that leaves with more than half of the tokens has won. */
function hasEnough(battle: Battle, seat: Seat): boolean {
  if (battle.encounter === 'the-escape' || !rulesOf(battle).carriesOff(sideOf(battle, seat))) return false;
  if (!leavesTogether(battle)) return securedBy(battle, seat) * 2 > battle.tokens.length;
  // LD.HOME.10: whom few are left to stop takes everything.
  const [ours, theirs] = [groupHere(battle, seat).length, groupHere(battle, rivalOf(battle, seat).seat).length];
  return heldBy(battle, seat).length * 2 > battle.tokens.length && ours < 3 * theirs;
}

/**
 * LD.BREAK.5, LD.HOME.8: who leaves counts no more among the fighters, and only the attackers of a Refuge can Break: they wait at the
 * edge until all are there.
 */
const leavesTogether = ({ encounter }: Battle): boolean => encounter === 'home-defense';
const waitAt = (edge: Goal): Goal => ({
  ...edge,
  kind: 'hold',
  slope: 0.4,
  words: 'the edge, to wait there for the others',
});

/** So many Action Points from the edge, and all can leave in one turn. */
const STEP_OFF = 4;

function homeward(battle: Battle, mesh: Mesh, seat: Seat): Goal {
  const edge = offTable(battle, mesh, WEIGHTS.token, 'the edge: we have what we came for');
  const isFar = (one: Character): boolean => farFor(mesh, edge.far, one) > STEP_OFF;
  const waits = leavesTogether(battle) && cautionIn(battle) > 0 && groupHere(battle, seat).some(isFar);
  return waits ? { ...waitAt(edge), slope: edge.slope } : edge;
}

function offTable(battle: Battle, mesh: Mesh, value: number, words: string): Goal {
  return { kind: 'edge', target: null, slope: value * WEIGHTS.step, far: edgeField(mesh), enough: 0, words };
}

/** To the nearest edge of the table. */
export const edgeField = (mesh: Mesh): Float64Array =>
  fieldTo(mesh, 'edges', () => {
    const { columns, rows, stands } = mesh;
    const cells: number[] = [];
    for (let cell = 0; cell < columns * rows; cell++) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
      if (isRim && stands[cell] === true) cells.push(cell);
    }
    return cells;
  });

function carrierGoal(battle: Battle, mesh: Mesh, one: Character): Goal {
  // LD.ENC.4: while others are still to come to help, the place is held; but who is waylaid with it in hand runs (LD.BUSH.4).
  const holds = hasReserves(battle, one.seat) && battle.encounter !== 'bushwhack';
  if (!rulesOf(battle).carriesOff(sideOf(battle, one.seat)) || holds) return holdGoal(battle, mesh);
  const edge = offTable(battle, mesh, 1.6 * WEIGHTS.token, 'the edge with the token');
  const fetches = (other: Character): boolean => !isAnimal(other) && loadOf(battle, other.id) === undefined;
  const waits = leavesTogether(battle) && cautionIn(battle) > 0 && groupHere(battle, one.seat).some(fetches);
  return waits ? waitAt(edge) : edge;
}

/** LD.HOME.5: the Refuge is home; elsewhere the middle of the table. */
function holdGoal(battle: Battle, mesh: Mesh): Goal {
  const outline = refugeOn(terrainIn(battle))?.outline;
  const far = fieldTo(mesh, 'home', () => {
    if (outline === undefined) return [cellOf(mesh, { ...middleOf(battle), level: 0 })];
    return mesh.stands.flatMap((stands, cell) => {
      const at = placeAt(mesh, cell);
      return stands && at.level === 0 && distanceToArea({ ...at, radius: 0 }, outline) === 0 ? [cell] : [];
    });
  });
  return {
    kind: 'hold',
    target: null,
    slope: 0.4,
    far,
    enough: 0,
    words: outline === undefined ? 'the middle' : 'the Refuge',
  };
}

/** LD.ESCAPE.3: beside the vehicle. */
function vehicleGoal(battle: Battle, mesh: Mesh): Goal {
  const outline = mesh.ground.named(ESCAPE_VEHICLE)?.outline ?? [];
  const far = fieldTo(mesh, 'vehicle', () =>
    mesh.stands.flatMap((stands, cell) => {
      const at = placeAt(mesh, cell);
      return stands && at.level === 0 && distanceToArea({ ...at, radius: 0.5 }, outline) < 0.8 ? [cell] : [];
    }),
  );
  return {
    kind: 'vehicle',
    target: ESCAPE_VEHICLE,
    slope: WEIGHTS.vehicle * WEIGHTS.step * 0.6,
    far,
    enough: 0,
    words: 'the vehicle',
  };
}

/** Each token goes to the one who has it soonest; each of them goes for one. */
function shareTokens(battle: Battle, mesh: Mesh, own: readonly Character[], goals: Map<string, Goal>): void {
  const [first] = own;
  if (first === undefined || battle.encounter === 'the-escape') return;
  const isHome = battle.encounter === 'home-defense' && sideOf(battle, first.seat).part === 'defender';
  const able = own.filter((one) => !goals.has(one.id) && !isAnimal(one));
  const pairs = tokensToFetch(battle).flatMap(({ token, at, guarded }) => {
    const far = fieldToPlace(mesh, at);
    const theirs = Math.min(
      40,
      ...groupHere(battle, rivalOf(battle, first.seat).seat).map((one) => farFor(mesh, far, one)),
    );
    // What can only be climbed to is left alone.
    const there = able.filter((one) => Number.isFinite(far[cellOf(mesh, one)]));
    return there.map((one) => {
      const mine = farFor(mesh, far, one);
      // Those with good guns are wanted elsewhere.
      const price = mine + 0.35 * usableGuns(one).length * 4 - (guarded ? 2 * valueOf(one, 'cqc') : 0);
      return { one, token, far, mine, theirs, price, guarded };
    });
  });
  pairs.sort((a, b) => a.price - b.price);
  const taken = new Set<string>();
  for (const { one, token, far, mine, theirs, guarded } of pairs) {
    if (goals.has(one.id) || taken.has(token.id) || (isHome && mine > 8)) continue;
    taken.add(token.id);
    // What the others have sooner is a shadow of a chance.
    const chance = theirs + 6 < mine ? 0.55 : 1;
    const slope = WEIGHTS.token * WEIGHTS.step * chance * (token.kind === 'captive' ? 1.2 : 1);
    const words = token.kind === 'captive' ? 'the Captive' : 'the Supply Token';
    goals.set(one.id, {
      kind: guarded ? 'fight' : 'token',
      target: guarded ? token.carrier : token.id,
      slope,
      far,
      enough: guarded ? standOff(one) : 0,
      words: guarded ? 'the zombie with the Supply Token' : words,
    });
  }
}

const farFor = (mesh: Mesh, far: Float64Array, at: Standing): number => Math.min(40, far[cellOf(mesh, at)] as number);

/** Tokens that lie there, and those that zombies drag along (LD.MASS.3). */
function tokensToFetch(battle: Battle): { token: Token; at: Standing; guarded: boolean }[] {
  const loose = looseTokens(battle).map((token) => ({ token, at: token.at as Standing, guarded: false }));
  const dragged = battle.tokens.flatMap((token) => {
    const bearer = token.carrier === null ? undefined : findUnit(battle, token.carrier);
    return bearer !== undefined && isZombie(bearer) ? [{ token, at: bearer, guarded: true }] : [];
  });
  return [...loose, ...dragged];
}

/** How near somebody wants to be to those it fights. */
function standOff(one: Character): number {
  const ranges = usableGuns(one).map((gun) => {
    const { steps } = figuresOf(one.guns[gun] as Character['guns'][number]);
    return steps.at(-1)?.range ?? 6;
  });
  return ranges.length === 0 ? 0 : Math.max(4, 0.6 * Math.max(...ranges));
}

/** Those who carry something first, then those who are near. */
function fightGoal(battle: Battle, mesh: Mesh, one: Character): Goal {
  const { part } = sideOf(battle, one.seat);
  if (battle.encounter === 'home-defense' && part === 'defender') return holdGoal(battle, mesh);
  const rivals = charactersHere(battle).filter(({ seat }) => seat !== one.seat);
  let best: { rival: Character; far: Float64Array; price: number } | null = null;
  for (const rival of rivals) {
    const far = fieldToPlace(mesh, rival);
    const price = farFor(mesh, far, one) - (loadOf(battle, rival.id) === undefined ? 0 : 10);
    if (best === null || price < best.price) best = { rival, far, price };
  }
  if (best === null) return offTable(battle, mesh, 1, 'the edge');
  const carries = loadOf(battle, best.rival.id) !== undefined;
  return {
    kind: 'fight',
    target: best.rival.id,
    slope: WEIGHTS.closing * (carries ? 1.6 : 1),
    far: best.far,
    enough: standOff(one),
    words: carries ? `${nameOf(best.rival)}, who carries off what we want` : nameOf(best.rival),
  };
}
