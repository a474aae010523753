import {
  BatchedMesh,
  type BufferGeometry,
  Color,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
} from 'three';
import type { Point } from '../../../kernel/index.ts';
import type { OpeningState, Terrain } from '../../../tabletop/index.ts';
import { frameOf, inside } from '../../paint/brush.ts';
import { type Crown, crownsOf } from '../../paint/growth/crowns.ts';
import { seeded } from '../../paint/random.ts';
import { crownShape, cropsOf, type Planted, PLANTS, trunk } from '../scenery/growth.ts';
import { type Part, partsOf } from '../scenery/parts.ts';
import { isFlat, shapePiece } from '../scenery/pieces.ts';
import { Clay } from '../shape/clay.ts';

/** All that stands on the table and is no figure, in as few meshes as can be. */

/** Many shapes in one mesh, each shown or hidden by itself. */
function batched(shapes: readonly BufferGeometry[], instances: number, material: Material): BatchedMesh {
  const corners = shapes.reduce((sum, shape) => sum + shape.getAttribute('position').count, 0);
  const mesh = new BatchedMesh(Math.max(1, instances), Math.max(3, corners), 0, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.sortObjects = false;
  mesh.frustumCulled = false; // each shape is looked at by itself
  return mesh;
}

/** What stands still and is always shown. */
export function fixedOf(terrain: Terrain, material: Material): Mesh {
  const clay = new Clay(terrain.id);
  const flat = {
    height: 0.8,
    kind: 'dangerous',
    climbable: false,
    blocksSight: false,
    cover: false,
    seeThrough: false,
  } as const;
  for (const piece of terrain.pieces) shapePiece(clay, piece);
  for (const { kind, id, name, outline } of terrain.areas)
    if (kind === 'fire') shapePiece(clay, { ...flat, id, name, outline, looks: 'fire' });
  for (const piece of terrain.pieces) for (const crown of crownsOf(piece, terrain.theme)) trunk(clay, crown);
  const mesh = new Mesh(clay.made(), material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

const SORTS = 2;
const UP = new Vector3(0, 1, 0);

export interface Trees {
  readonly mesh: BatchedMesh;
  /** Crowns over somebody stand aside; says whether anything has changed. */
  readonly over: (spots: readonly Point[]) => boolean;
}

export function treesOf(terrain: Terrain, material: Material): Trees | null {
  const crowns = terrain.pieces.flatMap((piece) => crownsOf(piece, terrain.theme));
  if (crowns.length === 0) return null;
  const keys = [...new Set(crowns.map(({ kind }, i) => `${kind} ${i % SORTS}`))];
  const shapes = keys.map((key) => {
    const [kind, sort] = key.split(' ') as [Crown['kind'], string];
    return crownShape(kind, Number(sort)).made();
  });
  const mesh = batched(shapes, crowns.length, material);
  const ids = shapes.map((shape) => mesh.addGeometry(shape));
  for (const shape of shapes) shape.dispose();
  const matrix = new Matrix4();
  const instances = crowns.map(({ kind, x, y, radius, height, key }, i) => {
    const instance = mesh.addInstance(ids[keys.indexOf(`${kind} ${i % SORTS}`)] as number);
    const low = kind === 'conifer' ? height * 0.12 : height * 0.34;
    const turn = new Quaternion().setFromAxisAngle(UP, seeded(key)() * 6.3);
    matrix.compose(
      new Vector3(x, low, y),
      turn,
      new Vector3(radius, (height - low) / (kind === 'conifer' ? 1 : 1.04), radius),
    );
    mesh.setMatrixAt(instance, matrix);
    return instance;
  });
  const aside = crowns.map(() => false);
  return {
    mesh,
    over: (spots) => {
      let changed = false;
      crowns.forEach(({ x, y, radius }, i) => {
        const hides = spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < radius * 0.95);
        if (hides === aside[i]) return;
        aside[i] = hides;
        mesh.setVisibleAt(instances[i] as number, !hides);
        changed = true;
      });
      return changed;
    },
  };
}

/** Plants in rows, and tufts of grass where nothing lies. */
export function plantsOf(terrain: Terrain, material: Material, most: number): InstancedMesh[] {
  const fields = terrain.pieces.filter(({ looks }) => looks === 'crops');
  const crops = fields.flatMap((piece) => cropsOf(piece, Math.round(most / fields.length)));
  const all = [...crops, ...tuftsOf(terrain, Math.round(most / 2))];
  const matrix = new Matrix4();
  return (Object.keys(PLANTS) as Planted['kind'][]).flatMap((kind) => {
    const own = all.filter((plant) => plant.kind === kind);
    if (own.length === 0) return [];
    const mesh = new InstancedMesh(PLANTS[kind]().made(), material, own.length);
    own.forEach(({ x, y, turn, size }, i) => {
      const turned = new Quaternion().setFromAxisAngle(UP, turn);
      mesh.setMatrixAt(i, matrix.compose(new Vector3(x, 0, y), turned, new Vector3(size, size, size)));
      mesh.setColorAt(i, new Color().setScalar(0.85 + 0.3 * seeded(`${x} ${y}`)()));
    });
    mesh.castShadow = kind !== 'tuft';
    mesh.receiveShadow = true;
    return [mesh];
  });
}

/** What grass grows on. */
const GROWN: readonly string[] = ['grass', 'hill', 'crest', 'wood'];

function tuftsOf({ id, width, depth, pieces, buildings }: Terrain, most: number): Planted[] {
  const chance = seeded(`${id} tufts`);
  const frames = [...pieces.filter(({ looks }) => !GROWN.includes(looks)), ...buildings].map(({ outline }) =>
    frameOf(outline),
  );
  const hills = pieces.filter((piece) => ['hill', 'crest'].includes(piece.looks) && !isFlat(piece));
  const found: Planted[] = [];
  for (let i = 0; i < Math.min(most, width * depth * 0.5); i++) {
    const at = { x: chance() * width, y: chance() * depth };
    const [turn, size] = [chance() * 6.3, 0.5 + chance() * 0.6];
    const near = 0.6;
    const taken = frames.some(
      (frame) =>
        at.x > frame.x - near &&
        at.y > frame.y - near &&
        at.x < frame.x + frame.width + near &&
        at.y < frame.y + frame.depth + near,
    );
    if (!taken && !hills.some(({ outline }) => inside(outline, at))) found.push({ ...at, kind: 'tuft', turn, size });
  }
  return found;
}

export interface Houses {
  readonly mesh: BatchedMesh;
  /** Shows or hides each part; says whether anything has changed. */
  readonly show: (shown: (part: Part) => boolean) => boolean;
}

export function housesOf(
  terrain: Terrain,
  openings: Readonly<Record<string, OpeningState>>,
  material: Material,
): Houses | null {
  const parts = terrain.buildings
    .flatMap((building) => partsOf(building, openings))
    .filter(({ geometry }) => geometry.getAttribute('position').count > 0);
  if (parts.length === 0) return null;
  const mesh = batched(
    parts.map(({ geometry }) => geometry),
    parts.length,
    material,
  );
  const instances = parts.map(({ geometry }) => mesh.addInstance(mesh.addGeometry(geometry)));
  for (const { geometry } of parts) geometry.dispose();
  for (const instance of instances) mesh.setMatrixAt(instance, new Matrix4());
  const now = parts.map(() => true);
  return {
    mesh,
    show: (shown) => {
      let changed = false;
      parts.forEach((part, i) => {
        const wanted = shown(part);
        if (wanted === now[i]) return;
        now[i] = wanted;
        mesh.setVisibleAt(instances[i] as number, wanted);
        changed = true;
      });
      return changed;
    },
  };
}
