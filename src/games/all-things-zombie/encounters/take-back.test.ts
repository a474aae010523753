import { expect } from 'vitest';
import { PLANS } from '../prepare/encounters.ts';
import type { Encounter } from '../state.ts';
import { type SceneSpec, stateOf, test } from '../testing.ts';
import { isCleared } from './objectives.ts';

const outline = [
  [14, 26],
  [20, 26],
  [20, 32],
  [14, 32],
] as [number, number][];
const place = (more: SceneSpec = {}, searched = true): Encounter =>
  stateOf({
    kind: 'take-back',
    band: [{ x: 18, y: 8 }],
    buildings: [{ id: 'house', outline, height: 3 }],
    change: (enc) => void (enc.entered = { 'house 0': { parts: ['daytime'], searchedTurn: searched ? 2 : null } }),
    ...more,
  }).encounter;

const cleared = (enc: Encounter): boolean => isCleared(enc, 'players');

test('ATZ.TAKE.2 ATZ.TAKE.3 it is set up like a Search, in the Day Part that the player likes', () => {
  expect(PLANS['take-back']).toEqual(PLANS.search);
  expect(place({ dayPart: 'night' }).daylight.part).toBe('night');
});
test('ATZ.TAKE.1 ATZ.TAKE.4 no zombie, no PEF, no Enemy and no house unsearched', () => {
  const stranger = (attitude: 'enemy' | 'neutral', more = {}) => ({ attitude, people: [{ x: 18, y: 20, ...more }] });
  expect(cleared(place())).toBe(true);
  expect(cleared(place({ zombies: [{ x: 5, y: 5 }] }))).toBe(false);
  expect(cleared(place({ pefs: [{ x: 5, y: 5 }] }))).toBe(false);
  expect(cleared(place({}, false))).toBe(false);
  expect(cleared(place({ strangers: [stranger('enemy')] }))).toBe(false);
  expect(cleared(place({ strangers: [stranger('enemy', { status: 'oof' }), stranger('neutral')] }))).toBe(true);
});
