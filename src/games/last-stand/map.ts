import { content, type Location } from './cards/content.ts';
import { LAND_LEADERS, LAST_STAND, type LeaderId, type Loc } from './wording/words.ts';

/** The board that never changes: sections, borders and paths. */

export const LOCATIONS: readonly Loc[] = content.board.locations.map(({ n }) => n);
const BY_NUMBER = new Map<Loc, Location>(content.board.locations.map((location) => [location.n, location]));
/** DLS.BOARD.1: a section is one location, whatever names it has. */
export const location = (n: Loc): Location => BY_NUMBER.get(n) as Location;

/** DLS.BOARD.10: whatever shares a border, of either kind (DLS.BOARD.3). */
export const neighbours = (n: Loc): readonly Loc[] => BORDERING.get(n) as readonly Loc[];
const BORDERING = new Map<Loc, readonly Loc[]>(LOCATIONS.map((n) => [n, location(n).neighbours.map(({ to }) => to)]));
/** Over a dotted border; a solid one is for those who fly (DLS.BOARD.4). */
export const openNeighbours = (n: Loc): readonly Loc[] => OPEN.get(n) as readonly Loc[];
const OPEN = new Map<Loc, readonly Loc[]>(
  LOCATIONS.map((n) => [n, location(n).neighbours.flatMap(({ to, border }) => (border === 'open' ? [to] : []))]),
);

/** Where one can get to in at most `steps`, in order of the numbers, the start left out. */
export function reach(from: Loc, steps: number, solid: boolean): Loc[] {
  const seen = new Set([from]);
  let edge: readonly Loc[] = [from];
  for (let step = 0; step < steps; step++) {
    const next = edge.flatMap((n) => (solid ? neighbours(n) : openNeighbours(n)));
    edge = [...new Set(next)].filter((n) => !seen.has(n));
    for (const n of edge) seen.add(n);
  }
  seen.delete(from);
  return [...seen].sort((a, b) => a - b);
}

/** DLS.BOARD.9 */
export const isGambling = (n: Loc): boolean => location(n).gambling;
export const sameRegion = (n: Loc): Loc[] =>
  LOCATIONS.filter((other) => other !== n && location(other).region === location(n).region);

/** DLS.BOARD.7: the fixed way of a land Leader, from entry to Last Stand; Puke has none (DLS.BOARD.8). */
export function pathOf(leader: LeaderId): readonly Loc[] {
  const land = LAND_LEADERS.find((id) => id === leader);
  return land === undefined ? [] : content.board.paths[land];
}
/** The entrances to Last Stand, where Blockades can stand (DLS.BLOCK.2). */
export const ENTRANCES: readonly Loc[] = openNeighbours(LAST_STAND);
