import { expect, test } from 'vitest';
import { joinView, keyOf, splitView } from './fixed.ts';

const terrain = { walls: [1, 2, 3] };
const view = { players: ['a'], battle: { round: 3, terrain, zones: [[1]] }, campaign: null };

test('fixed parts are taken out of a view, which stays as it is, and put back', () => {
  const { view: rest, parts } = splitView(view, ['battle.terrain', 'battle.zones']);
  expect(rest).toEqual({ players: ['a'], battle: { round: 3 }, campaign: null });
  expect(parts).toEqual({ 'battle.terrain': terrain, 'battle.zones': [[1]] });
  expect(joinView(rest, parts)).toEqual(view);
  expect(view.battle.terrain).toBe(terrain);
});

test('what is not there is no part', () => {
  const none = { players: ['a'], battle: null, campaign: null };
  expect(splitView(none, ['battle.terrain', 'table'])).toEqual({ view: none, parts: {} });
  expect(splitView(null, ['battle'])).toEqual({ view: null, parts: {} });
  expect(joinView(none, {})).toEqual(none);
});

test('a part has no place where the view has none for it', () => {
  expect(joinView(null, { battle: terrain })).toBe(null);
  expect(joinView({ battle: null }, { 'battle.terrain': terrain })).toEqual({ battle: null });
  expect(joinView({}, { 'battle.terrain': terrain })).toEqual({ battle: null });
  expect(joinView({ battle: [1] }, { 'battle.terrain': terrain })).toEqual({ battle: [1] });
});

test('a key stands for what the parts say', () => {
  const one = splitView(view, ['battle.terrain', 'battle.zones']).parts;
  expect(keyOf(JSON.parse(JSON.stringify(one)))).toBe(keyOf(one));
  expect(keyOf({ ...one, 'battle.terrain': { walls: [1, 2] } })).not.toBe(keyOf(one));
  expect(keyOf({ 'battle.terrain': terrain })).not.toBe(keyOf({ 'battle.zones': terrain }));
  expect(keyOf({})).not.toBe(keyOf(one));
});
