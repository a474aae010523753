import { describe, expect } from 'vitest';
import { copy } from '../../../kernel/index.ts';
import { allThingsZombie } from '../index.ts';
import { type SceneSpec, stateOf, test } from '../testing.ts';

/** A match of an older version goes on under today's rules. */

const migrated = (state: object) => allThingsZombie.migrate?.(JSON.parse(JSON.stringify(state)) as never, '5');
const soldiers: SceneSpec = {
  band: [{ x: 18, y: 8 }],
  strangers: [
    { attitude: 'neutral', people: [{ x: 18, y: 20, class: 'army' }], side: { met: true, memory: ['dealt'] } },
  ],
};

describe('a state of version 5', () => {
  test('a player who was turned back at a distance from the near edge still is, and other notes stay', () => {
    const old = stateOf(soldiers);
    const today = copy(old);
    (old.encounter.sides[1] as { memory: string[] }).memory = ['dealt', 'turned-back 12.5'];
    Object.assign(today.encounter.sides[1] as object, {
      memory: ['dealt'],
      turnedBack: [{ side: 'players', x: 0, y: 12.5, edge: 'near' }],
    });
    expect(migrated(old)).toEqual(today);
  });
  test('ATZ.CHARGE.23 who has fired at a charger goes on with the butt of that gun', () => {
    const charge = { do: 'charge', target: 'a1', chargers: ['b1'], calm: [], stage: 'contact', passed: [] } as const;
    const old = stateOf(soldiers);
    const today = copy(old);
    old.encounter.doing = [{ ...charge, hands: 'gun' }] as never;
    today.encounter.doing = [{ ...charge, hands: 'butt' }] as never;
    expect(migrated(old)).toEqual(today);
  });
  test('a state without such a note stays as it is', () => {
    const state = stateOf(soldiers);
    expect(migrated(state)).toEqual(state);
  });
});
