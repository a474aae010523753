import { expect, test } from 'vitest';
import { z } from 'zod';
import { listFaults, READY_LISTS } from '../../../games/even-death/index.ts';
import { armyLists } from '../../boards/even-death/lists/index.ts';
import { bodyOf, isEmptyList, type ListFace } from './face.ts';
import { newList, readList, toFile } from './store.ts';

test('a list that was saved as a file is read again, under an id of its own', () => {
  const [ready] = READY_LISTS;
  if (ready === undefined) throw new Error('There is no ready list');
  const list = newList(armyLists, { name: 'Mine', faction: ready.faction, body: ready.list, limit: 120 });
  const read = readList(armyLists, JSON.stringify(toFile(armyLists, list)));
  expect(read).toMatchObject({ list: { name: 'Mine', faction: ready.faction, limit: 120, humans: ready.list.humans } });
  expect('list' in read && read.list.id !== list.id).toBe(true);
});

test('a file that is no list says what is wrong with it', () => {
  expect(readList(armyLists, 'not even JSON')).toEqual({ faults: ['This file is no list: it cannot be read.'] });
  const list = newList(armyLists, { name: 'Mine', faction: 'zombies', body: armyLists.empty });
  const strange = { ...toFile(armyLists, list), limit: 500 };
  expect(readList(armyLists, JSON.stringify(strange))).toMatchObject({ faults: [expect.stringMatching(/^limit: /)] });
});

test('every ready list can be played as it is', () => {
  for (const { id, faction, list } of READY_LISTS) expect(listFaults(list, faction, 100), id).toEqual([]);
});

interface Crew {
  readonly members: readonly { readonly gun: boolean }[];
  readonly stash: number;
}

/** Lists of a game that has nothing of Even Death's: a crew and what it owns. */
const crews: ListFace<Crew> = {
  game: 'crews',
  storage: 'holdout.lists.crews',
  mark: 'crew list',
  title: 'Crews',
  lead: '',
  factions: [{ id: 'hero', name: 'Heroes' }],
  ready: [],
  limit: { min: 10, max: 100, step: 1, start: 40 },
  empty: { members: [], stash: 0 },
  shape: { members: z.array(z.strictObject({ gun: z.boolean() })), stash: z.int() },
  points: ({ members, stash }) => members.length * 5 + stash,
  faults: ({ members }) =>
    members.flatMap(({ gun }, i) => (gun ? [] : [{ path: ['members', i], message: 'needs a gun' }])),
  adds: ({ members }) => [{ label: 'Member', add: () => ({ members: [...members, { gun: true }] }) }],
  Entries: () => null,
  Sheet: () => null,
};

test('the lists of another game have their own parts, limits and files', () => {
  const body = { members: [{ gun: true }], stash: 3 };
  const list = newList(crews, { name: 'Ours', faction: 'hero', body });
  expect(list).toMatchObject({ limit: 40, members: [{ gun: true }], stash: 3 });
  expect(bodyOf(crews, list)).toEqual(body);
  expect([isEmptyList(crews, list), isEmptyList(crews, crews.empty)]).toEqual([false, true]);
  const file = toFile(crews, list);
  expect(file).toEqual({ holdout: 'crew list', name: 'Ours', faction: 'hero', limit: 40, ...body });
  expect(readList(crews, JSON.stringify(file))).toMatchObject({ list: { ...body, faction: 'hero', limit: 40 } });
  expect(readList(armyLists, JSON.stringify(file))).toMatchObject({
    faults: expect.arrayContaining([expect.stringMatching(/^holdout: /)]),
  });
});
