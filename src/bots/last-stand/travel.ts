import { LOCATIONS, neighbours, openNeighbours, type Ranger } from '../../games/last-stand/index.ts';
import type { Loc } from '../../games/last-stand/index.ts';

/** How far it is on foot, one location to an action; Frank crosses solid borders. */

type Distances = ReadonlyMap<Loc, number>;

function measured(from: Loc, next: (at: Loc) => readonly Loc[]): Distances {
  const far = new Map<Loc, number>([[from, 0]]);
  let edge: readonly Loc[] = [from];
  for (let n = 1; edge.length > 0; n++) {
    edge = [...new Set(edge.flatMap(next))].filter((at) => !far.has(at));
    for (const at of edge) far.set(at, n);
  }
  return far;
}

const ON_FOOT = new Map(LOCATIONS.map((at) => [at, measured(at, openNeighbours)]));
const OVER_GOAT_PATHS = new Map(LOCATIONS.map((at) => [at, measured(at, neighbours)]));

const tableOf = ({ id }: Ranger): ReadonlyMap<Loc, Distances> => (id === 'frank' ? OVER_GOAT_PATHS : ON_FOOT);

export const stepsBetween = (ranger: Ranger, from: Loc, to: Loc): number =>
  tableOf(ranger).get(from)?.get(to) ?? LOCATIONS.length;
