import { z } from 'zod';
import { type Faction, FACTIONS, herdEntry, humanEntry, type Roster } from '../../games/even-death/index.ts';
import { newId } from '../match/keeping/shelf.ts';

const KEY = 'holdout.lists';

/** An army list that somebody has put together; it is kept with its faults. */
export interface ArmyList extends Roster {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  /** The most points that it may cost. */
  readonly limit: number;
  readonly touched: number;
}

/** The lists of this browser, the newest first. */
export function keptLists(): readonly ArmyList[] {
  try {
    const lists = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly ArmyList[];
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
export function broughtList(): ArmyList | undefined {
  const list = keptLists().find(({ id }) => id === brought);
  brought = null;
  return list;
}

/** Keeps a list under its id. Answers why it could not, if it could not. */
export function keepList(list: ArmyList): string | null {
  return write([list, ...keptLists().filter(({ id }) => id !== list.id)]);
}

export function dropList(id: string): void {
  write(keptLists().filter((list) => list.id !== id));
}

function write(lists: readonly ArmyList[]): string | null {
  try {
    localStorage.setItem(KEY, JSON.stringify(lists));
    return null;
  } catch {
    return 'The browser has no room for it. Save the list as a file.';
  }
}

export const newList = (name: string, faction: Faction, { humans, herds }: Roster, limit = 100): ArmyList => ({
  id: newId(),
  name,
  faction,
  limit,
  humans,
  herds,
  touched: Date.now(),
});

/** A list as it is written into a file. */
export const toFile = ({ name, faction, limit, humans, herds }: ArmyList) => ({
  holdout: 'even-death list',
  name,
  faction,
  limit,
  humans,
  herds,
});

const file = z.strictObject({
  holdout: z.literal('even-death list'),
  name: z.string().max(60),
  faction: z.enum(FACTIONS),
  limit: z.int().min(50).max(200),
  humans: z.array(humanEntry).max(60),
  herds: z.array(herdEntry).max(20),
});

/** A file that somebody made, here or elsewhere: the list in it, or all that is wrong with it. */
export function readList(text: string): { readonly list: ArmyList } | { readonly faults: readonly string[] } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { faults: ['This file is no list: it cannot be read.'] };
  }
  const parsed = file.safeParse(found);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`) };
  }
  const { name, faction, limit, humans, herds } = parsed.data;
  return { list: newList(name, faction, { humans, herds }, limit) };
}
