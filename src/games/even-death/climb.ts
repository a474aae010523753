import type { Option, Placed, Point } from '../../kernel/index.ts';
import {
  apart,
  between,
  checkWay,
  distanceToArea,
  facingTowards,
  fits,
  inside,
  type Model,
  type Piece,
  point,
  type Polygon,
  type Tabletop,
} from '../../tabletop/index.ts';
import type { Action, Unit } from './action.ts';
import { brainCheck } from './brain.ts';
import { groundOf, pieceOf, tabletopOf, terrainOf } from './field.ts';
import { AROUND, freeModels, gather, overcrowds, placeAll } from './formation.ts';
import { baseMovement, movementLoss } from './line.ts';
import type { Battle, Climbing, Herd, Standing } from './state.ts';
import { emit, type Flow, type Table } from './table.ts';
import { battleOf, bodies, isDown, isHerd, nameOf } from './units.ts';
import { BASE } from './words.ts';

/** So close to a face, or to a ladder, a model stands at its foot or at its edge. */
const AT_HAND = 0.25;

/** EDM.CLIMB.2, EDM.CLIMB.3, EDM.CLIMB.8: half the Movement that health leaves, rounded down, 1" at least. */
export const climbStep = (battle: Battle, unit: Unit): number =>
  Math.max(1, Math.floor((baseMovement(battle, unit) - movementLoss(battle, unit)) / 2));

/** EDM.CLIMB.4: lower than a model is tall, it is climbed in one action, whatever the Movement. */
const isLow = ({ height }: Piece): boolean => height < BASE.height;

/** A way up, over or down from where a model stands. */
interface Ascent {
  readonly piece: Piece;
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
  return to === null ? null : { piece, model, to };
}

/**
 * The wanted place, or the nearest one beside it on the same side that has room; for a zombie none where it would be
 * somebody's seventh (EDM.CONTACT.3).
 */
function roomAt(battle: Battle, table: Tabletop, unit: Unit, model: Model, wanted: Standing): Standing | null {
  const there = { ...model, ...wanted };
  const suits = (at: Standing): boolean =>
    fits(table, model, at) && !(isHerd(unit) && overcrowds(battle, table, { ...model, ...at }));
  if (suits(wanted)) return wanted;
  for (const off of AROUND) {
    const at = { ...point(wanted.x + off.x, wanted.y + off.y), level: wanted.level };
    if (apart(at, wanted) <= 2 && suits(at) && isOpen(table, there, at)) return at;
  }
  return null;
}

/** Whether nothing solid lies between two places. */
const isOpen = (table: Tabletop, from: Model, to: Placed): boolean =>
  checkWay(table, from, [to], { straight: true, pass: () => true }).fault === null;

function ascentsOf(battle: Battle, unit: Unit): Ascent[] {
  const table = tabletopOf(battle);
  const models = isHerd(unit) ? freeModels(battle, unit) : bodies(unit);
  return terrainOf(battle).pieces.flatMap((piece) => {
    const found = models
      .map((model) => ascentOf(battle, table, unit, piece, model))
      .filter((ascent) => ascent !== null);
    const [up] = found.filter(({ model }) => model.level === 0);
    const [down] = found.filter(({ model }) => model.level > 0);
    return [up, down].filter((ascent) => ascent !== undefined);
  });
}

const idOf = ({ piece, model }: Ascent): string => `climb:${model.level === 0 ? 'up' : 'down'}:${piece.id}`;

/** EDM.CLIMB.1 */
export const climb: Action = {
  id: 'climb',
  options(t, unit) {
    if (isDown(unit)) return [];
    const { climbing } = unit;
    const battle = battleOf(t);
    if (climbing !== null) {
      const name = pieceOf(terrainOf(battle), climbing.piece)?.name ?? '';
      return ['on', 'back'].map((way) => option(`climb:${way}`, `ed.climb.${way}`, name, climbing.piece));
    }
    return ascentsOf(battle, unit).map((ascent) => {
      const way = ascent.model.level > 0 ? 'down' : ascent.to.level === 0 ? 'over' : 'up';
      return option(idOf(ascent), `ed.climb.${way}`, ascent.piece.name, ascent.piece.id);
    });
  },
  *play(t, unit, chosen) {
    const battle = battleOf(t);
    if (chosen === 'climb:back') return climbBack(t, unit);
    if (chosen !== 'climb:on') {
      const ascent = ascentsOf(battle, unit).find((one) => idOf(one) === chosen);
      if (ascent === undefined) return false;
      if (isHerd(unit) && !isLow(ascent.piece) && !(yield* brainCheck(t, unit, 'EDM.CLIMB.7'))) return; // EDM.CLIMB.5, EDM.CLIMB.6
      unit.climbing = { piece: ascent.piece.id, height: 0, to: ascent.to, by: ascent.model.id };
    } else if (isHerd(unit) && !(yield* brainCheck(t, unit, 'EDM.CLIMB.7'))) return;
    yield* climbOn(t, unit);
  },
};

const option = (id: string, key: string, name: string, piece: string): Option => ({
  id,
  label: { key, params: { name } },
  about: { piece },
});

/** EDM.CLIMB.2: progress is kept; a unit on the face climbs on, climbs back or does nothing. */
// oxlint-disable-next-line require-yield -- called as a flow by the action
function* climbOn(t: Table, unit: Unit): Flow<void> {
  const battle = battleOf(t);
  const climbing = unit.climbing as Climbing;
  const piece = pieceOf(terrainOf(battle), climbing.piece);
  const whole = piece?.height ?? 0;
  const step = piece !== undefined && isLow(piece) ? whole : climbStep(battle, unit);
  climbing.height = Math.min(whole, climbing.height + step);
  const params = { unit: unit.id, name: nameOf(unit), piece: piece?.name ?? '', height: climbing.height, whole };
  if (climbing.height < whole) return emit(t, 'EDM.CLIMB.2', 'ed.climbed.part', params);
  if (!arrive(battle, unit, climbing)) return emit(t, 'EDM.CLIMB.2', 'ed.climbed.waits', params);
  emit(t, piece !== undefined && isLow(piece) ? 'EDM.CLIMB.4' : 'EDM.CLIMB.2', 'ed.climbed', params);
}

/** At the top the model stands at the edge of the surface; a herd comes after its first zombie (EDM.CLIMB.6). */
function arrive(battle: Battle, unit: Unit, climbing: Climbing): boolean {
  const table = tabletopOf(battle);
  const first = bodies(unit).find(({ id }) => id === climbing.by) ?? (bodies(unit)[0] as Model);
  const to = roomAt(battle, table, unit, first, climbing.to);
  if (to === null) return false;
  unit.climbing = null;
  unit.facing = facingTowards(first, to);
  if (!isHerd(unit)) Object.assign(unit, to);
  else climbTogether(battle, unit, first, to);
  return true;
}

/** EDM.CLIMB.6: every zombie makes the same Climb; for whom there is no room, closes up behind. */
function climbTogether(battle: Battle, herd: Herd, first: Model, to: Standing): void {
  const table = tabletopOf(battle);
  const climbers = freeModels(battle, herd).filter(({ level }) => level === first.level);
  const lead = { ...first, ...to };
  const behind = bodies(herd).filter(({ id }) => !climbers.some((one) => one.id === id));
  const followers = climbers.filter(({ id }) => id !== first.id);
  const isThere = (at: Standing): boolean => isOpen(table, lead, at);
  placeAll(herd, [lead, ...gather(battle, [lead, ...behind], followers, to.level, { isThere })]);
}

function climbBack(t: Table, unit: Unit): void {
  const battle = battleOf(t);
  const climbing = unit.climbing as Climbing;
  climbing.height -= climbStep(battle, unit);
  if (climbing.height <= 0) unit.climbing = null;
  emit(t, 'EDM.CLIMB.2', 'ed.climbed.back', { unit: unit.id, name: nameOf(unit) });
}
