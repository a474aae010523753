import { z } from 'zod';
import { newId } from '../../match/keeping/shelf.ts';
import { bodyOf, type Kept, type ListFace } from './face.ts';

/** As long as the name of a list may be. */
const NAME = 60;

/** The lists of this browser, the newest first. They are kept with their faults. */
export function keptLists<Body extends object>({ storage }: ListFace<Body>): readonly Kept<Body>[] {
  try {
    const lists = JSON.parse(localStorage.getItem(storage) ?? '[]') as readonly Kept<Body>[];
    return [...lists].sort((a, b) => b.touched - a.touched);
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

let brought: string | null = null;

/** Somebody wants to play with this list: the next set-up begins with it. */
export function bring(id: string): void {
  brought = id;
}

/** The list that somebody has come with, once. */
export function broughtList<Body extends object>(face: ListFace<Body>): Kept<Body> | undefined {
  const list = keptLists(face).find(({ id }) => id === brought);
  brought = null;
  return list;
}

/** Keeps a list under its id. Answers why it could not, if it could not. */
export function keepList<Body extends object>(face: ListFace<Body>, list: Kept<Body>): string | null {
  return write(face, [list, ...keptLists(face).filter(({ id }) => id !== list.id)]);
}

export function dropList<Body extends object>(face: ListFace<Body>, id: string): void {
  write(
    face,
    keptLists(face).filter((list) => list.id !== id),
  );
}

function write<Body extends object>({ storage }: ListFace<Body>, lists: readonly Kept<Body>[]): string | null {
  try {
    localStorage.setItem(storage, JSON.stringify(lists));
    return null;
  } catch {
    return 'The browser has no room for it. Save it as a file.';
  }
}

interface Begun<Body> {
  readonly name: string;
  readonly body: Body;
  readonly limit?: number;
}

export const newList = <Body extends object>(face: ListFace<Body>, { name, body, limit }: Begun<Body>): Kept<Body> => ({
  id: newId(),
  limit: limit ?? face.limit.start,
  ...bodyOf(face, body),
  name, // also where a game's own part of the list has one
  touched: Date.now(),
});

/** The same list once more, to be changed. */
export const copyOf = <Body extends object>(face: ListFace<Body>, { name, limit, ...list }: Kept<Body>): Kept<Body> =>
  newList(face, { name: `${name} (copy)`.slice(0, NAME), body: list as unknown as Body, limit });

/** A list as it is written into a file. */
export const toFile = <Body extends object>(face: ListFace<Body>, list: Kept<Body>) => ({
  holdout: face.mark,
  name: list.name,
  limit: list.limit,
  ...bodyOf(face, list),
});

const fileOf = <Body extends object>({ mark, limit, shape }: ListFace<Body>) =>
  z.strictObject({
    holdout: z.literal(mark),
    name: z.string().max(NAME),
    limit: z.int().min(limit.min).max(limit.max),
    ...(shape as Record<string, z.ZodType>),
  });

type Read<Body> = { readonly list: Kept<Body> } | { readonly faults: readonly string[] };

/** A file that somebody made, here or elsewhere: the list in it, or all that is wrong with it. */
export function readList<Body extends object>(face: ListFace<Body>, text: string): Read<Body> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { faults: [`This file is no ${face.words.list}: it cannot be read.`] };
  }
  const parsed = fileOf(face).safeParse(found);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`) };
  }
  const { name, limit } = parsed.data;
  return { list: newList(face, { name, body: parsed.data as unknown as Body, limit }) };
}
