import { Match, Seeded, seedWords } from '../../../kernel/index.ts';
import { randomPlay } from '../../../kernel/testing.ts';
import { allThingsZombie } from '../index.ts';
import { expect } from 'vitest';
import { humanOf } from '../figures.ts';
import { stateOf, test } from '../testing.ts';
import { AGES } from '../words.ts';
import { has } from './attributes.ts';
import { isProtected } from './harm.ts';

test('ATZ.ATTR.1 Attributes are used for Stars only, for the bands, for everyone or not at all', () => {
  const who = (attributes: 'stars' | 'bands' | 'everyone' | 'nobody'): string[] => {
    const fast = { attributes: ['fast' as const] };
    const state = stateOf({
      options: { attributes },
      band: [
        { x: 2, y: 2, ...fast },
        { x: 4, y: 2, star: false, ...fast },
        { x: 6, y: 2, star: false },
      ],
      strangers: [{ attitude: 'neutral', people: [{ x: 20, y: 20, ...fast }] }],
    });
    return state.encounter.humans.filter((one) => has(state, one, 'fast')).map(({ id }) => id);
  };
  expect(who('stars')).toEqual(['a1']);
  expect(who('bands')).toEqual(['a1', 'a2']);
  expect(who('everyone')).toEqual(['a1', 'a2', 'n1']);
  expect(who('nobody')).toEqual([]);
});

test('ATZ.GEAR.3 body armor makes one Protected, and nothing else that is carried does', () => {
  const armored = (items: ('body-armor' | 'gas-mask')[]): boolean => {
    const state = stateOf({ band: [{ x: 2, y: 2, items }] });
    return isProtected(state, humanOf(state.encounter, 'a1'));
  };
  expect([armored([]), armored(['gas-mask']), armored(['body-armor']), armored(['body-armor', 'body-armor'])]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('ATZ.GEAR.7 four ages, from Teen to Old', () => {
  expect(AGES).toEqual(['teen', 'young', 'mature', 'old']);
});
test('ATZ.GEAR.10 age has no effect on any roll', () => {
  const asked = AGES.map((age) => {
    const m = Match.start<unknown>(allThingsZombie, withAge(age) as never, { seed: 'age' });
    const luck = new Seeded(seedWords('age'));
    while (m.request !== null && m.answered < 40) {
      const { seat, answer } = randomPlay(m, (n) => luck.below(n));
      m.answer(seat, answer);
    }
    return m.events.map(({ rule, key, dice }) => JSON.stringify([rule, key, dice]));
  });
  expect(asked.slice(1)).toEqual([asked[0], asked[0], asked[0]]);
});
const withAge = (age: (typeof AGES)[number]): unknown => {
  const { search } = allThingsZombie.examples as Record<string, { bands: object[][] }>;
  return { ...search, bands: search?.bands.map((band) => band.map((one) => ({ ...one, age }))) };
};
