import {
  apart,
  clear,
  growthOn,
  inArc,
  inside,
  meet,
  type Model,
  type Piece,
  type Polygon,
  type Tabletop,
} from '../../../tabletop/index.ts';
import { bodyOf, type Figure, isHiddenInside, isHuman, markerOf, tabletopOf } from '../figures.ts';
import type { Encounter, Pef } from '../state.ts';
import { isBright } from './light.ts';

/**
 * ATZ.FIG.3, ATZ.FIG.6, ATZ.SIGHT.1, ATZ.SIGHT.2, ATZ.SHOOT.1, ATZ.BLDG.5: whom a figure sees. LOS is the string between two middles; buildings
 * stop it, ground that blocks sight, and every figure whose base it crosses; vehicles, walls and fences do not.
 */

/** ATZ.FIG.3: the half of the table before a figure; the dividing line is in front (ATZ.FIG.4). */
export const FRONT = 180;

/** Higher things than this block sight whatever they are made of. */
const LOW = 2;

/** ATZ.SHOOT.1: low things that give cover and hide nobody: vehicles, walls, fences and the like. */
export const isLow = ({ tags, height, cover, seeThrough }: Piece): boolean =>
  tags?.['vehicle'] !== undefined || (!seeThrough && cover && height <= LOW);

/** ATZ.TERR.13 */
export const isCrest = ({ tags }: Piece): boolean => tags?.['crest'] !== undefined;

const strung = new WeakMap<Tabletop, readonly string[]>();
/** The pieces that a string passes: low things, and crests, which are judged by themselves. */
export function ignoredBy(table: Tabletop): readonly string[] {
  const known = strung.get(table);
  if (known !== undefined) return known;
  const low = table.ground.terrain.pieces.filter((piece) => isLow(piece) || isCrest(piece));
  const found = [...low, ...table.bodies].map(({ id }) => id);
  strung.set(table, found);
  return found;
}

const touchesPiece = (outline: Polygon, { x, y, radius }: Model): boolean =>
  inside(outline, { x, y }) ||
  outline.some((a, i) => {
    const b = outline[(i + 1) % outline.length] as Polygon[number];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / square));
    const [px, py] = [a.x + share * dx - x, a.y + share * dy - y];
    return px * px + py * py <= radius * radius;
  });

const crosses = (outline: Polygon, a: Model, b: Model): boolean =>
  outline.some((from, i) => meet(a, b, from, outline[(i + 1) % outline.length] as Polygon[number])) ||
  inside(outline, a);

/** ATZ.TERR.13: whether a target looks over a crest at somebody on the other side of the hill. */
export const isAtCrest = ({ ground }: Tabletop, from: Model, target: Model): boolean =>
  ground.terrain.pieces.some(
    (piece) => isCrest(piece) && touchesPiece(piece.outline, target) && crosses(piece.outline, from, target),
  );

/** ATZ.TERR.13, ATZ.TERR.14: over a crest one sees and is seen only at the crest itself. */
const crestBetween = ({ ground }: Tabletop, a: Model, b: Model): boolean =>
  ground.terrain.pieces.some(
    (piece) =>
      isCrest(piece) &&
      crosses(piece.outline, a, b) &&
      !touchesPiece(piece.outline, a) &&
      !touchesPiece(piece.outline, b),
  );

/** ATZ.TERR.18, ATZ.TERR.19: inside a wood one sees so far; from outside no more than an inch deep. */
const EDGE = 1;
const woodsBetween = (enc: Encounter, table: Tabletop, a: Model, b: Model): boolean =>
  growthOn(table, a, b).some(({ id, inches }) => {
    const wood = table.ground.named(id) as Piece;
    const isWithin = inside(wood.outline, a) && inside(wood.outline, b);
    return isWithin ? apart(a, b) > (enc.daylight.part === 'night' ? 6 : 12) : inches > EDGE;
  });

/** Whether a string from middle to middle runs free, whatever the light and whoever looks where. */
export function isOpen(enc: Encounter, table: Tabletop, a: Model, b: Model): boolean {
  const { ground } = table;
  const [from, to] = [a, b].map((m) => ({ x: m.x, y: m.y, z: ground.feetOf(m) + m.eye })) as [Eye, Eye];
  const blockers = (model: Model): boolean => model.id !== a.id && model.id !== b.id;
  return (
    clear(table, from, to, { ignore: ignoredBy(table), blockers }) &&
    !crestBetween(table, a, b) &&
    !woodsBetween(enc, table, a, b)
  );
}
type Eye = { readonly x: number; readonly y: number; readonly z: number };

/** What has been worked out on a table that stands as it is: strings run both ways. */
const known = new WeakMap<Tabletop, Map<string, boolean>>();

function isOpenHere(enc: Encounter, table: Tabletop, a: Model, b: Model): boolean {
  if (!standsThere(table, a) || !standsThere(table, b)) return isOpen(enc, table, a, b);
  let strings = known.get(table);
  if (strings === undefined) known.set(table, (strings = new Map()));
  const pair = `${a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`} ${enc.daylight.part}`;
  const found = strings.get(pair) ?? isOpen(enc, table, a, b);
  strings.set(pair, found);
  return found;
}

const standsThere = (table: Tabletop, { id, x, y, level }: Model): boolean => {
  const model = table.model(id);
  return model !== undefined && model.x === x && model.y === y && model.level === level;
};

/** Whether a figure sees another one as they stand: before it, in the light, with nothing between them. */
export function sees(enc: Encounter, viewer: Figure, target: Figure, table = tabletopOf(enc)): boolean {
  const [from, to] = [bodyOf(viewer), bodyOf(target)];
  if (isHiddenInside(viewer) || isHiddenInside(target)) return false;
  return inArc(from, to, FRONT) && isBright(enc, viewer, target) && isOpenHere(enc, table, from, to);
}

/** The same all round: what one would see who turned to look (ATZ.FIG.6). */
export function wouldSee(enc: Encounter, viewer: Figure, target: Figure, table = tabletopOf(enc)): boolean {
  if (isHiddenInside(viewer) || isHiddenInside(target)) return false;
  return isBright(enc, viewer, target) && isOpenHere(enc, table, bodyOf(viewer), bodyOf(target));
}

/** ATZ.PEF.15: LOS to a marker; a marker looks all round, so in one direction is enough. */
export function seesMarker(enc: Encounter, figure: Figure, pef: Pef, table = tabletopOf(enc)): boolean {
  return isBright(enc, figure, pef) && isOpen(enc, table, bodyOf(figure), markerOf(pef));
}

/** ATZ.GROUP.5: LOS in either direction. */
export const inSightOfEachOther = (enc: Encounter, a: Figure, b: Figure, table = tabletopOf(enc)): boolean =>
  sees(enc, a, b, table) || sees(enc, b, a, table);

/** Humans who could be shot at or tested against, nearest first, that a figure sees. */
export const seesAny = (enc: Encounter, viewer: Figure, targets: readonly Figure[]): boolean => {
  const table = tabletopOf(enc);
  return targets.some(
    (target) => (isHuman(target) ? target.fate === 'here' : true) && sees(enc, viewer, target, table),
  );
};
