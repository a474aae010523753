import { expect, test } from 'vitest';
import { listFaults, READY_LISTS } from '../../../games/even-death/index.ts';
import { armyLists } from '../../boards/even-death/lists/index.ts';
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
