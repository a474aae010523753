import type { Placed, Point } from '../../../kernel/index.ts';
import {
  apart,
  between,
  checkWay,
  distanceToArea,
  fits,
  inside,
  type Link,
  type Model,
  type Piece,
  point,
  type Polygon,
  type Tabletop,
  type Terrain,
} from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { groundOf, pieceOf, tabletopOf, terrainOf } from '../prepare/battlefield.ts';
import { isOvercrowded, overcrowds } from '../fight/contact.ts';
import { AROUND, freeModels } from '../herd/formation.ts';
import type { Battle, Standing } from '../state.ts';
import { bodies, isHerd } from '../units.ts';
import { BASE } from '../words.ts';

/** What can be climbed from where a unit stands, and where that leads. */

/** So close to a face, or to a ladder, a model stands at its foot or at its edge. */
const AT_HAND = 0.25;

/** What is climbed: a piece, or a ladder or stairs of a building. */
export interface Face {
  readonly id: string;
  readonly name: string;
  /** How much height there is to gain or lose. */
  readonly height: number;
}

/** EDM.CLIMB.4: lower than a model is tall, it is climbed in one action, whatever the Movement. */
export const isLow = ({ height }: Face): boolean => height < BASE.height;

/** EDM.CLIMB.3, EDM.CLIMB.9: ladders and stairs of a building lead from floor to floor. */
const linksOf = ({ buildings }: Terrain): { readonly link: Link; readonly face: Face }[] =>
  buildings.flatMap(({ name, floors, height, links }) =>
    links.map((link) => {
      const high = ({ level }: Standing): number => [...floors, height][level] ?? 0;
      return { link, face: { id: link.id, name, height: Math.abs(high(link.to) - high(link.from)) } };
    }),
  );

export const faceOf = (terrain: Terrain, id: string): Face | undefined =>
  pieceOf(terrain, id) ?? linksOf(terrain).find(({ link }) => link.id === id)?.face;

/** A way up, over or down from where a model stands. */
export interface Ascent {
  readonly face: Face;
  readonly model: Model;
  readonly to: Standing;
}

/** The point of an outline that is nearest to a point. */
function footOn(outline: Polygon, from: Point): Point {
  let [best, least] = [outline[0] as Point, Number.POSITIVE_INFINITY];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.min(1, Math.max(0, ((from.x - a.x) * dx + (from.y - a.y) * dy) / (dx * dx + dy * dy)));
    const at = between(a, b, share);
    const far = apart(at, from);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

/** Whether no base finds room on top: then one climbs over it. */
function isThin({ outline }: Piece): boolean {
  return outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const long = apart(a, b);
    const off = (c: Point): number => Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / long;
    return Math.max(...outline.map(off)) < 2 * BASE.radius - 0.01;
  });
}

/** How far a straight line from the face on leads through the piece. */
function depthOf(outline: Polygon, foot: Point, way: Point): number {
  let far = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = way.x * ey - way.y * ex;
    if (Math.abs(cross) < 1e-9) return;
    const along = ((a.x - foot.x) * ey - (a.y - foot.y) * ex) / cross;
    const share = ((a.x - foot.x) * way.y - (a.y - foot.y) * way.x) / cross;
    if (along > far && share >= -1e-9 && share <= 1 + 1e-9) far = along;
  });
  return far;
}

/** EDM.CLIMB.1, EDM.SETUP.11: what the layout says can be climbed, from any side, or at its ladders if it has any (EDM.CLIMB.3). */
function ascentOf(battle: Battle, table: Tabletop, unit: Unit, piece: Piece, model: Model): Ascent | null {
  if (!piece.climbable || piece.kind !== 'impassable') return null;
  const up = model.level === 0;
  if (up ? distanceToArea(model, piece.outline) > AT_HAND : !inside(piece.outline, model)) return null;
  const ladders = groundOf(battle.field).features.filter((one) => one.kind === 'ladder' && one.piece === piece.id);
  const foot = footOn(piece.outline, model);
  if (apart(foot, model) > BASE.radius + AT_HAND) return null;
  if (ladders.length > 0 && !ladders.some((ladder) => apart(ladder, model) <= BASE.radius + AT_HAND)) return null;
  const far = Math.max(1e-6, apart(foot, model));
  const way = { x: (foot.x - model.x) / far, y: (foot.y - model.y) / far };
  const over = up && isThin(piece);
  const deep = over ? depthOf(piece.outline, foot, way) + BASE.radius : BASE.radius;
  const wanted = { ...point(foot.x + way.x * deep, foot.y + way.y * deep), level: up && !over ? 1 : 0 };
  const to = roomAt(battle, table, unit, model, wanted);
  return to === null ? null : { face: piece, model, to };
}

/** From one end of a ladder or of stairs to the other. */
function ascentBy(
  battle: Battle,
  table: Tabletop,
  unit: Unit,
  { link, face }: ReturnType<typeof linksOf>[number],
  model: Model,
): Ascent | null {
  const ends = [link.from, link.to];
  const here = ends.findIndex((end) => end.level === model.level && apart(end, model) <= BASE.radius + AT_HAND);
  const there = ends[1 - here];
  if (here < 0 || there === undefined) return null;
  const to = roomAt(battle, table, unit, model, { x: there.x, y: there.y, level: there.level });
  return to === null ? null : { face, model, to };
}

/**
 * The wanted place, or the nearest one beside it on the same side that has room; none where a human would have a seventh zombie
 * in contact (EDM.CONTACT.3).
 */
export function roomAt(battle: Battle, table: Tabletop, unit: Unit, model: Model, wanted: Standing): Standing | null {
  const there = { ...model, ...wanted };
  const crowds = isHerd(unit) ? overcrowds : isOvercrowded;
  const suits = (at: Standing): boolean => fits(table, model, at) && !crowds(battle, table, { ...model, ...at });
  if (suits(wanted)) return wanted;
  for (const off of AROUND) {
    const at = { ...point(wanted.x + off.x, wanted.y + off.y), level: wanted.level };
    if (apart(at, wanted) <= 2 && suits(at) && isOpen(table, there, at)) return at;
  }
  return null;
}

/** Whether nothing solid lies between two places. */
export const isOpen = (table: Tabletop, from: Model, to: Placed): boolean =>
  checkWay(table, from, [to], { straight: true, pass: () => true }).fault === null;

/** One way up or over and one way down for each face, for whoever of the unit stands at it first. */
export function ascentsOf(battle: Battle, unit: Unit): Ascent[] {
  const table = tabletopOf(battle);
  const terrain = terrainOf(battle);
  const models = isHerd(unit) ? freeModels(battle, unit) : bodies(unit);
  const tries = [
    ...terrain.pieces.map((piece) => (model: Model) => ascentOf(battle, table, unit, piece, model)),
    ...linksOf(terrain).map((link) => (model: Model) => ascentBy(battle, table, unit, link, model)),
  ];
  return tries.flatMap((ascent) => {
    const found = models.map(ascent).filter((one) => one !== null);
    return [found.find((one) => !isDownwards(one)), found.find(isDownwards)].filter((one) => one !== undefined);
  });
}

export const isDownwards = ({ model, to }: Ascent): boolean => to.level < model.level;
