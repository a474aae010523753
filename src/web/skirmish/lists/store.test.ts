import { expect, test } from 'vitest';
import { READY_LISTS } from '../../../games/even-death/index.ts';
import { armyLists } from '../../boards/even-death/lists/index.ts';
import { bodyOf, isEmptyList } from './face.ts';
import { copyOf, newList, readList, toFile } from './store.ts';
import { crews } from './toys.ts';

test('a list that was saved as a file is read again, under an id of its own', () => {
  const [ready] = READY_LISTS;
  if (ready === undefined) throw new Error('There is no ready list');
  const body = { faction: ready.faction, ...ready.list };
  const list = newList(armyLists, { name: 'Mine', body, limit: 120 });
  const file = toFile(armyLists, list);
  expect(file).toEqual({ holdout: 'even-death list', name: 'Mine', limit: 120, ...body });
  const read = readList(armyLists, JSON.stringify(file));
  expect(read).toMatchObject({ list: { name: 'Mine', limit: 120, ...body } });
  expect('list' in read && read.list.id !== list.id).toBe(true);
});

test('a file that is no list says what is wrong with it', () => {
  expect(readList(armyLists, 'not even JSON')).toEqual({ faults: ['This file is no army list: it cannot be read.'] });
  expect(readList(crews, 'not even JSON')).toEqual({ faults: ['This file is no crew: it cannot be read.'] });
  const list = newList(armyLists, { name: 'Mine', body: { faction: 'zombies', humans: [], herds: [] } });
  const strange = { ...toFile(armyLists, list), limit: 500, faction: 'ghosts' };
  expect(readList(armyLists, JSON.stringify(strange))).toEqual({
    faults: [expect.stringMatching(/^limit: /), expect.stringMatching(/^faction: /)],
  });
});

test('every ready list can be played as it is, and is not empty', () => {
  for (const { id, body } of armyLists.ready) {
    expect([armyLists.faults(body, 100), isEmptyList(armyLists, body)], id).toEqual([[], false]);
  }
});

test('the lists of another game have their own parts, limits and files', () => {
  const [begin] = crews.begins;
  if (begin === undefined) throw new Error('There is nothing to begin with');
  const body = { ...begin.body, hands: [{ stray: true, gear: ['gun' as const] }] };
  const list = newList(crews, { name: 'Ours', body });
  expect(list).toMatchObject({ limit: 40, ...body });
  expect(bodyOf(crews, list)).toEqual(body);
  expect([isEmptyList(crews, list), isEmptyList(crews, begin.body)]).toEqual([false, true]);
  const file = toFile(crews, list);
  expect(file).toEqual({ holdout: 'crew', name: 'Ours', limit: 40, ...body });
  expect(readList(crews, JSON.stringify(file))).toMatchObject({ list: { ...body, limit: 40 } });
  expect(readList(armyLists, JSON.stringify(file))).toMatchObject({
    faults: expect.arrayContaining([expect.stringMatching(/^holdout: /)]),
  });
});

test('a copy is another list with the same in it, and its name still fits into a file', () => {
  const list = newList(crews, { name: 'x'.repeat(58), body: crews.begins[0]?.body as never });
  const copy = copyOf(crews, list);
  expect(bodyOf(crews, copy)).toEqual(bodyOf(crews, list));
  expect([copy.id === list.id, copy.name.length]).toEqual([false, 60]);
  expect('list' in readList(crews, JSON.stringify(toFile(crews, copy)))).toBe(true);
});
