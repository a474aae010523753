import { expect } from 'vitest';
import { person, scene, test } from '../testing.ts';
import type { SceneSpec } from '../testing.ts';
import { placesDeeds } from './deeds.ts';
import { done, offered } from './testing.ts';

const band = (apart: number): SceneSpec => ({
  band: [
    { x: 18, y: 8, guns: ['BAP'], items: ['food', 'rope'] },
    { x: 18 + apart, y: 8 },
  ],
});
const gifts = (spec: SceneSpec): string[] => offered(placesDeeds, spec).filter((id) => id.startsWith('give'));

test('ATZ.ITEM.6 gives something to one of its own side within 2 inches', () => {
  expect(gifts(band(2))).toEqual(['give:a1:a2']);
  expect(gifts(band(2.2))).toEqual([]);
  const fromOther = (spec: SceneSpec): string[] =>
    offered(placesDeeds, spec, 'a2').filter((id) => id.startsWith('give'));
  expect(fromOther(band(2))).toEqual(['give:a2:a1']); // it has nothing, and may be given something
  expect(
    fromOther({
      band: [
        { x: 18, y: 8 },
        { x: 19, y: 8 },
      ],
    }),
  ).toEqual([]);
  const stranger = { ...band(9), strangers: [{ attitude: 'friend' as const, people: [{ x: 19, y: 8 }] }] };
  expect(gifts(stranger)).toEqual([]);
});

test('ATZ.ITEM.6 ATZ.ACT.8 as many things as it likes, its gun among them, as its one pick-up', () => {
  const enc = done(placesDeeds, band(1), { do: 'give', who: 'a1', to: 'a2' }, 'gun-0', 'rope', 'done', 'done');
  const [giver, taker] = enc.humans;
  expect([giver?.guns.length, giver?.items]).toEqual([0, ['food']]);
  expect([taker?.guns.map(({ id }) => id), taker?.items]).toEqual([['BAP'], ['rope']]);
  expect(giver?.turn.did).toEqual(['pick-up']);
  const changed = done(placesDeeds, band(1), { do: 'give', who: 'a1', to: 'a2' }, 'done');
  expect(changed.humans[0]?.turn.did).toEqual([]);
});

test('ATZ.ITEM.6 a match goes on after a gift', () => {
  const m = scene({
    ...band(1),
    doing: [{ do: 'activate', side: 'players', group: ['a1'], with: ['a1'], waking: [], stuck: [], handed: false }],
  });
  m.answer('a', 'give:a1:a2');
  m.answer('a', 'food');
  m.answer('a', 'done');
  expect(m.asked().options).toEqual(['food', 'done']);
  m.answer('a', 'done');
  expect(person(m, 'a2').items).toEqual(['food']);
  expect(m.asked().options).toEqual(['move:a1', 'face:a1', 'fast-move:a1', 'take-along:a2', 'leave-table:a1', 'done']);
});

test('ATZ.ITEM.6 ATZ.ACT.8 what comes back is for the other player to say', () => {
  const m = scene({
    band: [{ x: 18, y: 8, items: ['food'] }],
    partner: [{ x: 19, y: 8, items: ['medical', 'rope'] }],
    doing: [{ do: 'activate', side: 'players', group: ['a1'], with: ['a1'], waking: [], stuck: [], handed: false }],
  });
  m.answer('a', 'give:a1:b1').answer('a', 'food');
  expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'ATZ.ITEM.6', options: ['medical', 'rope', 'food', 'done'] });
  m.answer('b', 'medical').answer('b', 'done');
  expect([person(m, 'a1').items, person(m, 'b1').items]).toEqual([['medical'], ['rope', 'food']]);
  expect([person(m, 'a1').turn.did, person(m, 'b1').turn.did]).toEqual([['pick-up'], []]);
});
