import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Complaint } from '../complaint.ts';
import { ScriptedDesk } from '../testing.ts';
import { about } from './glossary.ts';
import { openTable, type PlayOptions } from './index.ts';
import { Keeper } from './keeper.ts';
import { chooseOne } from './menu.ts';
import { extrasOf } from './question.ts';
import { lastSave, newSave } from '../saves.ts';

const folder = mkdtempSync(join(tmpdir(), 'holdout-'));
const before = process.env.HOLDOUT_HOME;
beforeAll(() => {
  process.env.HOLDOUT_HOME = folder;
});
afterAll(() => {
  if (before === undefined) delete process.env.HOLDOUT_HOME;
  else process.env.HOLDOUT_HOME = before;
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('a table that cannot be laid', () => {
  test.each<[string | undefined, PlayOptions, RegExp, number]>([
    ['chess', {}, /no game chess/, 2],
    ['wave', { seats: 'person,nobody' }, /no bot nobody/, 2],
    ['wave', { seats: 'person', setup: 'two' }, /--seats names 1 players, and there are 2 seats/, 2],
    ['wave', { seats: Array(7).fill('random').join(',') }, /no ready set-up for 7/, 2],
    ['wave', { setup: 'nope' }, /no set-up nope/, 2],
    ['wave', { setup: file('setup.json', '{"players": []}') }, /players/, 1],
    ['wave', { setup: file('text.json', 'players') }, /not JSON/, 1],
    [undefined, { continue: true }, /no saved match/, 2],
    [undefined, { continue: 'no-such-file.json' }, /no such file/, 2],
    [undefined, { continue: file('broken.json', '{"format": "holdout-record/1"}') }, /Not a Holdout record: game/, 1],
  ])('%s %j', async (game, options, said, exitCode) => {
    const complaint = await openTable(game, options, new ScriptedDesk()).then(
      () => null,
      (error: Complaint) => error,
    );
    expect(complaint?.message).toMatch(said);
    expect(complaint?.exitCode).toBe(exitCode);
  });

  test('whoever leaves the menu has begun nothing', async () => {
    const desk = new ScriptedDesk(['h', 'q']);
    await openTable(undefined, {}, desk);
    expect(desk.text).toContain('Type q to leave.');
    expect(desk.said.at(-1)).toBe('Nothing was begun.');
  });
});

test('a choice is made by number, by words, by their beginning, or by Enter', async () => {
  const items = ['a', 'Apple', 'Apricot', 'Pear'].map((text) => ({ text, value: text }));
  const chosen = async (...typed: string[]) => await chooseOne(new ScriptedDesk(typed), 'Which?', items, 3);
  expect(await chosen('2')).toBe('Apple');
  expect(await chosen('a')).toBe('a');
  expect(await chosen('apr')).toBe('Apricot');
  expect(await chosen('')).toBe('Pear');
  expect(await chosen('9', 'x', 'p', '1')).toBe('a');
});

test('letters beside the question mean nothing else, and never run out', () => {
  const aside = { id: 'x', seats: ['a'], rule: 'X.1', text: 'x', standing: false };
  const letters = extrasOf(Array.from({ length: 100 }, () => ({ seat: 'a', aside }))).map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(100);
  for (const taken of ['h', 'o', 'i', 'b', 'u', 'q', '?', 'as', 'log']) expect(letters).not.toContain(taken);
});

test('what can be done now comes before what can be done at any time', () => {
  const aside = (text: string, standing: boolean) => ({
    seat: 'a',
    aside: { id: text, seats: ['a'], rule: 'X.1', text, standing },
  });
  expect(extrasOf([aside('later', true), aside('now', false)]).map(({ aside: { text } }) => text)).toEqual([
    'now',
    'later',
  ]);
});

test('a card is explained by the beginning of its name', () => {
  const texts = { 'card.axe': 'Axe', 'card-text.axe': 'Cuts.', 'card.ax': 'Ax', 'x.axe': 'Axe of stone' };
  expect(about(texts, 'axe')).toEqual(['Axe: Cuts.']);
  expect(about(texts, 'lamp')).toEqual([]);
  expect(about(texts, '')).toEqual([]);
});

describe('saves', () => {
  test('are named after the game and the moment, and the newest is the last', () => {
    const path = newSave({ id: 'wave' } as never, new Date('2026-03-04T05:06:07Z'));
    expect(path).toBe(join(folder, 'saves', 'wave-20260304-050607.json'));
    expect(lastSave()).toBeUndefined();
  });

  test('how to go on fits the line, and can be pasted', () => {
    const keeper = new Keeper("/some where/it's.json", 'person,greedy', () => {});
    expect(keeper.howToContinue(200)).toEqual([
      expect.stringMatching(/play --continue '\/some where\/it'\\''s\.json' --seats person,greedy$/),
    ]);
    expect(keeper.howToContinue(40)).toEqual([
      expect.stringMatching(/play \\$/),
      expect.stringMatching(/^ {2}--continue .* \\$/),
      '  --seats person,greedy',
    ]);
  });
});
