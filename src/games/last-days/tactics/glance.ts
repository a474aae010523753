import type { Standing } from '../../../skirmish/index.ts';
import { bodyAt, Looks } from '../../../skirmish/index.ts';
import { type Mesh, placeAt } from './mesh.ts';
import { PERSON } from '../units.ts';

/**
 * Who could see whom from which place of the mesh, past terrain alone: people move about, and walls stay. Each pair is looked at
 * once.
 */

/** What a glance shows: nothing, somebody in cover, somebody in the open. */
export type Glance = 'nothing' | 'cover' | 'open';
const SHOWN = ['nothing', 'cover', 'open'] as const;

/** LD.GEN.16, LD.GEN.17 */
const looks = new Looks({ share: 1 / 4, foot: true, blockers: () => false });

/** What is seen from one place, and who sees it: by places of the mesh, one more than the number of what is shown; 0 is unknown. */
interface Seen {
  readonly out: Uint8Array;
  readonly back: Uint8Array;
}
const MOST_PLACES = 600;
const known = new WeakMap<Mesh, Map<string, Seen>>();

/** All that can be asked about somebody who stands at a place. */
export interface Sight {
  /** What is to be seen of that place from a place of the mesh. */
  from(cell: number): Glance;
  /** What is to be seen of a place of the mesh from there. */
  to(cell: number): Glance;
}

export function sightOf(mesh: Mesh, { x, y, level }: Standing): Sight {
  const { out, back } = seenAt(mesh, `${x} ${y} ${level}`);
  const body = bodyAt('', { x, y, level }, PERSON);
  const glance = (cell: number, kept: Uint8Array, isOut: boolean): Glance => {
    const before = kept[cell] as number;
    if (before > 0) return SHOWN[before - 1] as Glance;
    const there = bodyAt('', placeAt(mesh, cell), PERSON);
    const { seen, cover } = isOut ? looks.view(mesh.bare, body, there) : looks.view(mesh.bare, there, body);
    const shown = !seen ? 0 : cover ? 1 : 2;
    kept[cell] = shown + 1;
    return SHOWN[shown];
  };
  return { from: (cell) => glance(cell, back, false), to: (cell) => glance(cell, out, true) };
}

function seenAt(mesh: Mesh, key: string): Seen {
  let places = known.get(mesh);
  if (places === undefined) known.set(mesh, (places = new Map()));
  let seen = places.get(key);
  if (seen !== undefined) return seen;
  if (places.size >= MOST_PLACES) places.clear();
  const size = mesh.links.length;
  seen = { out: new Uint8Array(size), back: new Uint8Array(size) };
  places.set(key, seen);
  return seen;
}
