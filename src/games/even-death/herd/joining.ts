import type { Point, Region } from '../../../kernel/index.ts';
import {
  apart,
  directionOf,
  distance,
  type Draft,
  fits,
  groundAt,
  type Model,
  point,
  type Tabletop,
  walk,
} from '../../../tabletop/index.ts';
import { CROWDED, overcrowds } from '../fight/contact.ts';
import { clearedOf, LINK } from './formation.ts';
import type { Placing } from '../move/placing.ts';
import type { Battle, Herd } from '../state.ts';
import { downModels } from '../units.ts';
import type { Objection } from '../verbs.ts';

/** Free movement: zombies that come to stand with others, by Split Up or Merge. It is no Move, so no ground stops it (EDM.DANGER.6). */

/** EDM.MOVE.10, EDM.MOVE.11: who is no obstacle on the way of a zombie: those who are down, and its own herd. */
export function passFor(battle: Battle, { zombies }: Herd): (model: Model) => boolean {
  const passable = new Set(downModels(battle));
  for (const { id } of zombies) passable.add(id);
  return ({ id }) => passable.has(id);
}

/** Who comes from which herd to stand with whom. */
export interface Joining {
  readonly battle: Battle;
  readonly from: Herd;
  /** Those who stand there in any case. */
  readonly with: readonly Model[];
}

/** How long a way may be that somebody goes to join the others. */
const LONGEST = 24;
/** To so many places a zombie looks for a way before it gives up. */
const TRIED = 8;

/**
 * Where each comes to stand: the nearest place in formation that it finds a way to, off Dangerous ground if it can be. All
 * who come leave their old places; those who find no new one stay, and may be in the way there.
 */
export function joinUp(joining: Joining, stand: readonly Model[], comers: readonly Model[]): readonly Model[] {
  let coming = comers;
  for (;;) {
    const ends = tryJoin(joining, stand, coming);
    if (ends.length === coming.length) return ends;
    coming = coming.filter(({ id }) => ends.some((end) => end.id === id));
  }
}

/** The nearest first; those who find nothing yet try again after the others, who may have brought the herd nearer. */
function tryJoin(joining: Joining, stand: readonly Model[], comers: readonly Model[]): readonly Model[] {
  const { battle, from } = joining;
  const settled = [...joining.with, ...stand];
  const table = tableFor(joining, stand, comers);
  const pass = passFor(battle, from);
  const near = (model: Model): number => Math.min(...joining.with.map((mate) => apart(mate, model)));
  const ends: Model[] = [];
  let waiting = comers.toSorted((a, b) => near(a) - near(b));
  for (let before = -1; before < ends.length; ) {
    before = ends.length;
    waiting = waiting.filter((model) => {
      const end = placeFor(battle, table, settled, model, pass);
      if (end === null) return true;
      table.put(end);
      settled.push(end);
      ends.push(end);
      return false;
    });
  }
  return ends;
}

/** The table as it is while they come: those who stand already where they stand now, the comers gone from where they were. */
function tableFor(joining: Joining, stand: readonly Model[], comers: readonly Model[]): Draft {
  const there = [...joining.with, ...stand];
  const table = clearedOf(joining.battle, [...there, ...comers]);
  for (const model of there) table.put(model);
  return table;
}

function placeFor(
  battle: Battle,
  table: Tabletop,
  settled: readonly Model[],
  model: Model,
  pass: (model: Model) => boolean,
): Model | null {
  const isLinked = settled.some((mate) => mate.level === model.level && distance(mate, model) <= LINK);
  const spots = [...(isLinked ? [model] : []), ...linkedTo(settled, model)]
    .map(({ x, y }): Model => ({ ...model, x, y }))
    .filter((there) => fits(table, model, there) && !overcrowds(battle, table, there));
  const isDangerous = (there: Model): boolean => groundAt(table, there).kind === 'dangerous';
  for (const ground of [spots.filter((there) => !isDangerous(there)), spots.filter(isDangerous)]) {
    const found = ground.slice(0, TRIED).find((there) => walk(table, model, there, { budget: LONGEST, pass }) !== null);
    if (found !== undefined) return found;
  }
  return null;
}

/** Spots that are linked to a zombie, touching it first. */
const LINKED: readonly Point[] = [1.02, 1.6, 2.3, 2.95].flatMap((far) =>
  Array.from({ length: 12 }, (_, i) => {
    const { x, y } = directionOf(i * 30);
    return { x: x * far, y: y * far };
  }),
);

/** Spots on a model's level that are linked to some mates, those nearest to the model first. */
export function linkedTo(mates: readonly Model[], model: Model): Point[] {
  const spots: { at: Point; far: number }[] = [];
  for (const mate of mates) {
    if (mate.level !== model.level) continue;
    for (const off of LINKED) {
      const at = point(mate.x + off.x, mate.y + off.y);
      spots.push({ at, far: apart(at, model) });
    }
  }
  return spots.sort((a, b) => a.far - b.far).map(({ at }) => at);
}

/** What stands against one place for one of those who come. */
function joinFault(
  joining: Joining,
  stand: readonly Model[],
  model: Model,
  at: Point,
  rest: readonly Model[],
): Objection | null {
  const { battle, from } = joining;
  const table = tableFor(joining, stand, [model, ...rest]);
  const there = { ...model, ...point(at.x, at.y) };
  if (![...joining.with, ...stand].some((mate) => distance(mate, there) <= LINK + 0.0005)) return UNLINKED;
  if (overcrowds(battle, table, there)) return CROWDED;
  const pass = passFor(battle, from);
  if (walk(table, model, there, { budget: LONGEST, pass }) === null) return BARRED;
  return null;
}

export const UNLINKED: Objection = { rule: 'EDM.HERD.2', reason: { key: 'ed.no.link' } };
export const BARRED: Objection = { rule: 'EDM.MOVE.10', reason: { key: 'ed.no.way-there' } };

/** EDM.HERD.2: within 2" of one of them, base to base. */
const NEAR = LINK + 1.01;

/** The questions where those who join come to stand. */
export const joiningPlaces = (joining: Joining, about: Pick<Placing, 'rule' | 'seat' | 'unit'>): Placing => ({
  ...about,
  suggest: (stand, rest) => joinUp(joining, stand, rest),
  fault: (stand, model, at, rest) => joinFault(joining, stand, model, at, rest),
  region: (stand): Region => ({
    discs: [...joining.with, ...stand].map(({ x, y }) => ({ x, y, radius: NEAR })),
  }),
});
