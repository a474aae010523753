import { type Body, type Draft, type Model, Tabletop, type Terrain, type TerrainChanges } from '../tabletop/index.ts';

/**
 * The tables of matches as they stand now, kept beside their states. A table never changes: once something has moved, asking
 * again gives another one that shares what it can with the last. Take it once where many questions are put to it, and a draft
 * of it to ask what would be if.
 */
export class Tables<K extends object> {
  readonly #kept = new WeakMap<K, Kept>();

  /** The table of what `key` stands for, usually the part of the state that holds the models. */
  of(
    key: K,
    terrain: Terrain,
    bodies: readonly Model[],
    changes?: TerrainChanges,
    boxes: readonly Body[] = [],
  ): Tabletop {
    const known = this.#kept.get(key);
    const before =
      known !== undefined && isOn(known, terrain, changes) ? known.table : new Tabletop(terrain, [], changes);
    let after: Draft | null = null;
    for (const body of bodies) {
      if (isSame(before.model(body.id), body)) continue;
      after ??= before.draft();
      after.put(body);
    }
    if (!areParked(before, boxes)) {
      after ??= before.draft();
      after.putBodies(boxes);
    }
    const all = after ?? before;
    const table = all.size === bodies.length ? all : withoutGone(all, bodies);
    if (known === undefined || table !== known.table || changes !== known.changes)
      this.#kept.set(key, { table, changes });
    return table;
  }
}

interface Kept {
  readonly table: Tabletop;
  /** What it was asked for with. Changes are never written over: what is the same object is the same change. */
  readonly changes: TerrainChanges | undefined;
}

/** Whether it is a table of this terrain as the changes have left it. */
const isOn = ({ table: { ground }, changes: before }: Kept, terrain: Terrain, changes?: TerrainChanges): boolean =>
  ground.terrain === terrain && (before === changes || ground === new Tabletop(terrain, [], changes).ground);

/** Whether two pieces of plain data have the same fields with the same values. */
function areAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  let fields = 0;
  for (const name in a) {
    fields++;
    if (!areAlike(a[name as keyof typeof a], b[name as keyof typeof b])) return false;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

const isSame = (was: Model | undefined, { x, y, level, facing, lift, radius, height, eye }: Model): boolean =>
  was !== undefined &&
  was.x === x &&
  was.y === y &&
  was.level === level &&
  was.facing === facing &&
  was.lift === lift &&
  was.radius === radius &&
  was.height === height &&
  was.eye === eye;

/** Whether these boxes stand on it, each where it did, and no others. */
const areParked = ({ bodies }: Tabletop, boxes: readonly Body[]): boolean =>
  bodies.length === boxes.length && boxes.every((box, i) => areAlike(bodies[i], box));

/** Takes away the models that are no longer there. */
function withoutGone(table: Tabletop, bodies: readonly Model[]): Tabletop {
  const here = new Set(bodies.map(({ id }) => id));
  return table.without(table.models.flatMap(({ id }) => (here.has(id) ? [] : [id])));
}
