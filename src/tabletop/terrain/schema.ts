import { z } from 'zod';
import { type Point, type SetupError, type SetupFault, whole } from '../../kernel/index.ts';
import { OPENING_WORDS, type TerrainChanges } from './changes.ts';
import { SILL } from './heights.ts';
import { LIMITS } from './limits.ts';
import { grained } from '../geometry/point.ts';
import { inside, outlineFault, toOutline } from '../geometry/polygon.ts';
import { tags } from './tags.ts';
import { type Building, GROUNDS, type Terrain } from './terrain.ts';

/** Terrain as files: corners are pairs of inches. What comes out goes in again: a record keeps the set-up as it was read. */

const inches = z.number().min(0).max(LIMITS.inches).transform(grained);
const id = z
  .string()
  .max(LIMITS.name)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'An id is made of small letters, digits and dashes');
const name = z.string().max(LIMITS.name);
const point = z.strictObject({ x: inches, y: inches });
const corner = z.union([z.tuple([inches, inches]).transform(([x, y]): Point => ({ x, y })), point]);
const outline = whole(z.array(corner).min(3).max(LIMITS.outline), (corners) => {
  const fault = outlineFault(corners);
  return fault === null ? [] : [{ path: [], message: fault }];
});
const level = z.int().min(0).max(LIMITS.level);

const piece = z.strictObject({
  id,
  name: name.default(''),
  looks: z.string().max(30).default('rough'),
  outline,
  height: inches.default(0),
  kind: z.enum(GROUNDS).default('normal'),
  climbable: z.boolean().default(false),
  blocksSight: z.boolean().default(false),
  cover: z.boolean().default(false),
  seeThrough: z.boolean().default(false),
  tags: tags.optional(),
});

const wall = z.strictObject({ id, from: corner, to: corner, level: level.default(0), height: inches.optional() });
const opening = z
  .strictObject({
    id,
    kind: z.enum(['door', 'window']),
    from: corner,
    to: corner,
    level: level.default(0),
    sill: inches.optional(),
    top: inches.default(2),
    open: z.boolean().default(false),
    tags: tags.optional(),
  })
  .transform(({ sill, ...rest }) => ({ ...rest, sill: sill ?? (rest.kind === 'door' ? 0 : SILL) }));
const place = z.union([
  z.strictObject({ at: corner, level }).transform(({ at, level: l }) => ({ ...at, level: l })),
  point.extend({ level }),
]);
const link = z.strictObject({ id, kind: z.enum(['stairs', 'ladder']), from: place, to: place });

const building = z.strictObject({
  id,
  name: name.default(''),
  outline,
  floors: z.array(inches).min(1).max(LIMITS.level).default([0]),
  height: inches,
  flatRoof: z.boolean().default(true),
  walls: z.array(wall).max(LIMITS.parts).default([]),
  openings: z.array(opening).max(LIMITS.parts).default([]),
  links: z.array(link).max(LIMITS.parts).default([]),
  tags: tags.optional(),
});

const area = z.strictObject({
  id,
  name: name.default(''),
  kind: z.enum(['zone', 'objective', 'fire', 'section']),
  outline,
  side: z.int().min(0).max(5).optional(),
});

export const terrainSchema = whole(
  z.strictObject({
    id,
    name,
    theme: z.string().max(30).default(''),
    width: inches,
    depth: inches,
    pieces: z.array(piece).max(LIMITS.pieces).default([]),
    buildings: z.array(building).max(LIMITS.buildings).default([]),
    areas: z.array(area).max(LIMITS.areas).default([]),
  }),
  (terrain) => {
    const corners = cornersOf(terrain as Terrain);
    const message = `The table has ${corners} corners, and the limit is ${LIMITS.corners}: simplify its outlines`;
    return corners > LIMITS.corners ? [{ path: [], message }] : faultsOf(terrain as Terrain);
  },
);

/** Corners of all outlines, and ends of all walls, openings and links, on every floor that they stand on. */
const cornersOf = ({ pieces, buildings, areas }: Terrain): number =>
  [...pieces, ...areas].reduce((sum, { outline: corners }) => sum + corners.length, 0) +
  buildings.reduce(
    (sum, b) => sum + b.outline.length * b.floors.length + 2 * (b.walls.length + b.openings.length + b.links.length),
    0,
  );

const most = LIMITS.pieces;
/** What has become of a terrain in play; whether it fits a terrain is another question (`changeFaults`). */
export const changesSchema = z
  .strictObject({
    openings: z
      .record(id, z.strictObject({ state: z.enum(OPENING_WORDS), strength: z.int().min(0).optional() }))
      .optional(),
    holes: z
      .array(
        z.strictObject({
          id,
          in: id,
          from: corner,
          to: corner,
          level,
          sill: inches.optional(),
          top: inches.optional(),
        }),
      )
      .max(most)
      .optional(),
    gone: z.array(id).max(most).optional(),
    built: z.array(piece).max(most).optional(),
    links: z.array(link).max(most).optional(),
  })
  .transform((given) => given as TerrainChanges);

/** What a file looks like before it is parsed. */
export type TerrainFile = z.input<typeof terrainSchema>;

function faultsOf(terrain: Terrain): SetupFault[] {
  const { pieces, buildings, areas } = terrain;
  return [
    ...twice(terrain),
    ...pieces.flatMap((p, i) => offTable(terrain, p.outline, ['pieces', i, 'outline'])),
    ...pieces.flatMap((p, i) =>
      p.blocksSight && p.seeThrough
        ? [{ path: ['pieces', i, 'seeThrough'], message: 'A piece cannot block sight and be seen through' }]
        : [],
    ),
    ...buildings.flatMap((b, i) => offTable(terrain, b.outline, ['buildings', i, 'outline'])),
    ...buildings.flatMap((b, i) => buildingFaults(b).map((f) => ({ ...f, path: ['buildings', i, ...f.path] }))),
    ...areas.flatMap((a, i) => offTable(terrain, a.outline, ['areas', i, 'outline'])),
  ];
}

function twice({ pieces, buildings, areas }: Terrain): SetupFault[] {
  const seen = new Set<string>();
  const faults: SetupFault[] = [];
  const note = (name: string, path: (string | number)[]): void => {
    if (seen.has(name)) faults.push({ path, message: `There is more than one ${name}` });
    seen.add(name);
  };
  pieces.forEach((p, i) => note(p.id, ['pieces', i, 'id']));
  buildings.forEach((b, i) => {
    note(b.id, ['buildings', i, 'id']);
    for (const part of ['walls', 'openings', 'links'] as const) {
      b[part].forEach((thing, j) => note(thing.id, ['buildings', i, part, j, 'id']));
    }
  });
  areas.forEach((a, i) => note(a.id, ['areas', i, 'id']));
  return faults;
}

function offTable({ width, depth }: Terrain, corners: readonly Point[], path: (string | number)[]): SetupFault[] {
  return corners.flatMap(({ x, y }, i) =>
    x > width || y > depth ? [{ path: [...path, i], message: `The table ends at ${width} by ${depth} inches` }] : [],
  );
}

/** How far an opening may lie off its wall. */
const NEAR = 0.002;

function buildingFaults(b: Building): SetupFault[] {
  const faults: SetupFault[] = [];
  const storeys = [...b.floors, b.height];
  b.floors.forEach((floor, i) => {
    if (i === 0 && floor !== 0) faults.push({ path: ['floors', 0], message: 'The first floor lies on the ground: 0' });
    if (floor >= (storeys[i + 1] as number)) {
      faults.push({ path: ['floors', i], message: 'Each floor lies lower than the next, the last one below the roof' });
    }
  });
  const levelFault = (l: number, path: (string | number)[], most: number): void => {
    if (l > most) faults.push({ path, message: `The building has levels 0 to ${most}` });
  };
  b.walls.forEach((w, i) => levelFault(w.level, ['walls', i, 'level'], b.floors.length - 1));
  b.openings.forEach((o, i) => {
    levelFault(o.level, ['openings', i, 'level'], b.floors.length - 1);
    if (o.sill >= o.top) faults.push({ path: ['openings', i, 'top'], message: 'An opening ends above its sill' });
    const rise = (storeys[o.level + 1] ?? b.height) - (storeys[o.level] ?? 0);
    if (o.top > rise) faults.push({ path: ['openings', i, 'top'], message: `The storey is ${rise} inches high` });
    if (!onSomeWall(b, o.from, o.to, o.level)) {
      faults.push({ path: ['openings', i, 'from'], message: 'An opening lies along one wall of its storey' });
    }
  });
  b.links.forEach((l, i) => {
    for (const end of ['from', 'to'] as const) levelFault(l[end].level, ['links', i, end, 'level'], b.floors.length);
    const upper = l.from.level > l.to.level ? l.from : l.to;
    if (!inside(b.outline, upper)) faults.push({ path: ['links', i], message: 'Its upper end lies in the building' });
  });
  return faults;
}

function onSomeWall(b: Building, from: Point, to: Point, storey: number): boolean {
  const outer = b.outline.map((corner_, i) => [corner_, b.outline[(i + 1) % b.outline.length] as Point] as const);
  const inner = b.walls.filter((w) => w.level === storey).map((w) => [w.from, w.to] as const);
  return [...outer, ...inner].some(([a, z_]) => toOutline([a, z_], from) <= NEAR && toOutline([a, z_], to) <= NEAR);
}

/** The terrain of a file, or what is wrong with it: each fault with its path. */
export function parseTerrain(
  file: unknown,
): { readonly ok: true; readonly terrain: Terrain } | { readonly ok: false; readonly errors: readonly SetupError[] } {
  const parsed = terrainSchema.safeParse(file);
  if (parsed.success) return { ok: true, terrain: parsed.data as Terrain };
  return {
    ok: false,
    errors: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  };
}
