import type { Point } from '../kernel/index.ts';
import { apart, type Model, point, type Tabletop } from '../tabletop/index.ts';
import { type Move, type Route, routeOf } from './ways.ts';

/** A group that moves by one decision: where the first goes, and where the others come to stand round it. */

/** So far apart are the places that are tried for those who follow. */
const MESH = 0.6;
/** So many of them, the nearest to where a follower would like to stand first. */
const TRIES = 40;

const ROUND: readonly Point[] = Array.from({ length: 9 * 9 }, (_, i) => ({
  x: ((i % 9) - 4) * MESH,
  y: (Math.floor(i / 9) - 4) * MESH,
}))
  .sort((a, b) => a.x * a.x + a.y * a.y - (b.x * b.x + b.y * b.y) || a.y - b.y || a.x - b.x)
  .slice(0, TRIES);

export interface Follower {
  readonly model: Model;
  readonly route: Route;
}

/**
 * Where the others go if the first goes to a place: each keeps its place beside the first as well as its own budget, the
 * ground and those who stand there already allow; who finds no way stays. `suits` is what the game asks of a place besides,
 * such as being close enough to somebody of the group.
 */
export function followersTo(
  table: Tabletop,
  lead: { readonly from: Model; readonly to: Model },
  followers: readonly Model[],
  options: (model: Model) => Move['options'],
  suits: (at: Model, stand: readonly Model[]) => boolean = () => true,
): Follower[] {
  const shift = { x: lead.to.x - lead.from.x, y: lead.to.y - lead.from.y };
  const nearestFirst = followers.toSorted((a, b) => apart(a, lead.from) - apart(b, lead.from));
  for (let coming = nearestFirst; ; ) {
    const found: Follower[] = [];
    const moved = table.without([lead.from.id, ...coming.map(({ id }) => id)]);
    moved.put(lead.to);
    const stand: Model[] = [lead.to];
    for (const model of coming) {
      const wanted = { x: model.x + shift.x, y: model.y + shift.y };
      const follower = followTo({ table: moved, model, options: options(model) }, wanted, lead.to.level, (at) =>
        suits(at, stand),
      );
      if (follower === null) continue;
      moved.put(follower.model);
      stand.push(follower.model);
      found.push(follower);
    }
    if (found.length === coming.length) return found;
    // Those who find no way stay where they are, and may be in the way there.
    coming = coming.filter(({ id }) => found.some((one) => one.model.id === id));
  }
}

/** The nearest place to the wanted one that a follower gets to. */
function followTo(move: Move, wanted: Point, level: number, suits: (at: Model) => boolean): Follower | null {
  const { model, options } = move;
  for (const off of ROUND) {
    const at = { ...model, ...point(wanted.x + off.x, wanted.y + off.y), level };
    if (apart(model, at) > options.budget || !suits(at)) continue;
    const route = routeOf(move, { to: { x: at.x, y: at.y, level } });
    if (route.fault !== null) continue;
    return { model: { ...at, facing: route.points.at(-1)?.facing ?? model.facing }, route };
  }
  return null;
}
