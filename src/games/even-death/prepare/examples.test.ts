import { describe, expect, test } from 'vitest';
import { parseSetup } from '../../../kernel/index.ts';
import { READY_LISTS } from '../campaign/prepare/ready.ts';
import { evenDeath } from '../index.ts';
import { herdEntry, humanEntry, listFaults, listPoints } from './lists.ts';
import type { Setup } from './setup.ts';

const pointsIn = (name: string): number[] => {
  const setup = parseSetup(evenDeath, evenDeath.examples[name]) as Setup;
  return setup.kind === 'battle' ? setup.players.map(listPoints) : [];
};

test.each(Object.keys(evenDeath.examples))('EDM.SETUP.3 the example %s can be played', (name) => {
  expect(() => parseSetup(evenDeath, evenDeath.examples[name])).not.toThrow();
});

test('EDM.SETUP.7 EDM.SETUP.10 what the sides of the examples cost: guns weigh more than their points say', () => {
  const battles = Object.keys(evenDeath.examples).filter((name) => pointsIn(name).length > 0);
  expect(Object.fromEntries(battles.map((name) => [name, pointsIn(name)]))).toEqual({
    'all-four': [70, 55, 100, 145],
    'bandits-survivors': [100, 70],
    'bandits-zombies': [100, 100],
    'first-night': [45, 60],
    'last-stand': [55, 100],
    'military-bandits': [55, 100],
    'military-zombies': [75, 100],
    'survivors-military': [95, 100],
    'survivors-zombies': [70, 100],
    'three-ways': [70, 100, 100],
  });
});

describe('EDM.CSETUP.11 EDM.CSETUP.13 EDM.UNIT.6 a ready list', () => {
  test.each(READY_LISTS.map((ready) => [ready.id, ready] as const))(
    '%s is allowed as it is',
    (_, { faction, list }) => {
      expect(listFaults(list, faction, 100)).toEqual([]);
      for (const human of list.humans) expect(humanEntry.parse(human)).toEqual(human);
      for (const herd of list.herds) expect(herdEntry.parse(herd)).toEqual(herd);
    },
  );
  test('has a name and costs what it costs', () => {
    expect(READY_LISTS.map(({ name, faction, list }) => `${name}, ${faction}: ${listPoints(list)}`)).toEqual([
      'Neighbours, survivors: 100',
      'Old Hands, survivors: 100',
      'Frightened Crowd, survivors: 100',
      'Lookouts, survivors: 50',
      'Rifle Squad, military: 100',
      'Command Section, military: 100',
      'Levy, military: 100',
      'Patrol, military: 50',
      'Raiders, bandits: 100',
      'Blade Gang, bandits: 100',
      'Jailbreak, bandits: 100',
      'Ambushers, bandits: 50',
      'Great Mob, zombies: 100',
      'Running Pack, zombies: 100',
      'Fallen Garrison, zombies: 100',
      'Medley, zombies: 100',
      'Drift, zombies: 50',
      'Sprinters, zombies: 45',
      'Deserters, zombies: 50',
    ]);
  });
});
