import type { Placed, Region } from '../../../kernel/index.ts';
import type { TableChoice } from '../../../skirmish/index.ts';
import { look, type Look, type Model, type Polygon, reach, type Terrain } from '../../../tabletop/index.ts';
import { clockRound } from '../dead/noise.ts';
import { type BurningWall, burningWalls } from '../fire/fires.ts';
import { bodyOf, type Figure, findFigure, inches, markerOf, nameOf, tabletopOf } from '../figures.ts';
import { legsOf, legsTowards, movementLeft, routeFor, wayOptions } from '../move/way.ts';
import { linksOf, partsWithout } from '../people/groups.ts';
import { coverOf } from '../shoot/cover.ts';
import { lampsOn, LIT } from '../sight/light.ts';
import { wouldSee } from '../sight/los.ts';
import { unseenBy } from '../sight/pairs.ts';
import { firstSpotted } from '../sight/watch.ts';
import type { Human, Pef, Standing, State, Vehicle } from '../state.ts';
import { crewOf, type DriveSeen, driveSeen, nearestDrive } from './driving.ts';
import type { View } from './view.ts';

/** A way as a screen shows it before anybody goes. */
interface WaySeen {
  readonly route: readonly Placed[];
  readonly inches: number;
  readonly cost: number;
  /** Why it cannot be gone, by the tabletop's word. */
  readonly fault: string | null;
  /** ATZ.SIGHT.5: where somebody would first come into sight, and who. */
  readonly spotted: { readonly at: Placed; readonly by: string; readonly rep: number } | null;
}

/**
 * The one door through which a screen asks the rules, before anybody commits to anything. It takes what somebody sees of an
 * Encounter and nothing else, so it can be asked as often as a finger moves.
 */
export interface Questions {
  figure(id: string): Figure | undefined;
  body(figure: Figure): Model;
  marker(pef: Pef): Model;
  /** ATZ.MOVE.1: what is left of somebody's movement. */
  left(human: Human): number;
  way(human: Human, points: readonly Placed[], budget: number): WaySeen;
  farthest(human: Human, to: Placed, budget: number): Placed | null;
  area(human: Human, budget: number, level: number): Region | null;
  sight(viewer: Figure, target: Figure): { readonly look: Look; readonly seen: boolean; readonly cover: string | null };
  inches(a: Figure, b: Figure): number;
  /** ATZ.VMOVE.5: a move of a vehicle, and the nearest that it can make. */
  drive(vehicle: string, points: readonly Placed[], half: boolean): DriveSeen;
  nearestDrive(vehicle: string, to: Placed, half: boolean): Placed | null;
  crew(vehicle: Vehicle): ReturnType<typeof crewOf>;
  /** ATZ.GROUP.4: who of the players holds together with whom. */
  links(): readonly (readonly [Human, Human])[];
  /** ATZ.GROUP.8: the parts that somebody's group would come apart into without it. */
  partsWithout(human: Human): readonly (readonly Human[])[];
  /** ATZ.ZGEN.11: where the noise of somebody who fires may bring zombies from. */
  clock(from: Standing): ReturnType<typeof clockRound>;
  /** ATZ.FIRE.7: the walls that burn just now. */
  fires(): readonly BurningWall[];
  /** ATZ.DAY.4: what gives light, and how far it reaches. */
  lamps(): { readonly outlines: readonly Polygon[]; readonly reach: number };
}

const MESH = 0.75;

export function questionsOn(view: View): Questions {
  const state = stateSeen(view);
  const enc = state.encounter;
  return {
    figure: (id) => findFigure(enc, id),
    body: bodyOf,
    marker: markerOf,
    left: (human) => movementLeft(state, human),
    way: (human, points, budget) => waySeen(state, human, points, budget),
    farthest: (human, to, budget) => {
      const end = legsTowards(state, human, { level: human.level, ...to }, budget)?.at(-1)?.to;
      return end === undefined ? null : { x: end.x, y: end.y, level: end.level ?? human.level };
    },
    area: (human, budget, level) => {
      const found = reach(tabletopOf(enc), bodyOf(human), { ...wayOptions(state, human), budget, mesh: MESH });
      return found.find((one) => one.level === level)?.region ?? null;
    },
    sight: (viewer, target) => {
      const seen = wouldSee(enc, viewer, target);
      const { cover, concealed } = coverOf(state, target, viewer);
      return {
        look: look(tabletopOf(enc), bodyOf(viewer), bodyOf(target), { blockers: () => true }),
        seen,
        cover: !seen ? null : cover ? 'in cover' : concealed ? 'concealed' : null,
      };
    },
    inches,
    drive: (vehicle, points, half) => driveSeen(state, vehicle, points, half),
    nearestDrive: (vehicle, to, half) => nearestDrive(state, vehicle, to, half),
    crew: (vehicle) => crewOf(state, vehicle),
    links: () => enc.sides.flatMap(({ id, kind }) => (kind === 'players' ? linksOf(enc, id) : [])),
    partsWithout: (human) => partsWithout(enc, human),
    clock: clockRound,
    fires: () => burningWalls(enc),
    lamps: () => ({ outlines: lampsOn(view.encounter.terrain), reach: LIT }),
  };
}

function waySeen(state: State, human: Human, points: readonly Placed[], budget: number): WaySeen {
  const enc = state.encounter;
  const given = points.map((at) => ({ level: human.level, ...at }));
  const found = routeFor(state, human, given, budget);
  const spotted = firstSpotted(enc, human, legsOf(found), unseenBy(enc, human));
  const by = spotted === null ? undefined : findFigure(enc, spotted.by);
  return {
    route: found.points,
    inches: found.inches,
    cost: found.cost,
    fault: found.fault?.reason ?? null,
    spotted:
      spotted === null || by === undefined ? null : { at: spotted.at, by: nameOf(by), rep: 'rep' in by ? by.rep : 0 },
  };
}

/** Terrain as a table, one for each: what was indexed of it once is found again. */
const known = new WeakMap<Terrain, TableChoice>();
function tableOf(terrain: Terrain): TableChoice {
  const table = known.get(terrain) ?? { kind: 'own' as const, terrain: terrain as never };
  known.set(terrain, table);
  return table;
}

/** What is seen as the rules have it: the terrain of a view has what was built on it already. */
function stateSeen({ encounter, ...open }: View): State {
  const { terrain, changes, ...shown } = encounter;
  const { openings = {} } = changes;
  return { ...open, encounter: { ...shown, table: tableOf(terrain), changes: { openings } } };
}
