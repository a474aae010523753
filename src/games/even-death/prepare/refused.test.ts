import { describe, expect, test } from 'vitest';
import { BadSetup, parseSetup } from '../../../kernel/index.ts';
import { generate } from '../../../tabletop/index.ts';
import { evenDeath } from '../index.ts';

/** Battles that cannot be set up, each with where and why. */

const survivors = { faction: 'survivors', humans: [{ class: 'regular' }] };
const zombies = { faction: 'zombies', herds: [{ type: 'regular', zombies: 5 }] };
const bandits = { faction: 'bandits', humans: [{ class: 'thug' }] };
const given = { kind: 'battle', layout: 'harrow-farm', players: [survivors, zombies] };
const dealt = generate({ theme: 'farm', seed: 'own', width: 48, depth: 40, zone: 8 });
const own = { layout: undefined, terrain: dealt };
const without = (kind: string) => ({ ...dealt, areas: dealt.areas.filter((area) => area.kind !== kind) });

function errorsOf(setup: unknown): string[] {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}

describe('EDM.SETUP.1 EDM.SETUP.6 EDM.SETUP.12 a battle', () => {
  test.each<[string, object, string[]]>([
    ['on a battlefield', {}, []],
    [
      'of one faction twice',
      { players: [survivors, survivors, zombies] },
      ['players.1.faction: The survivors have a player already'],
    ],
    [
      'without a unit',
      { players: [survivors, { faction: 'zombies' }] },
      ['players.1.herds: A list has at least one unit'],
    ],
    [
      'of the dead with humans',
      { players: [survivors, { ...zombies, humans: [{ class: 'regular' }] }] },
      ['players.1.humans: The zombies have herds only'],
    ],
    [
      'of the living with herds',
      { players: [{ ...survivors, herds: zombies.herds }, zombies] },
      ['players.0.herds: Only the zombies have herds'],
    ],
    [
      'on a table with a zone too few',
      { ...own, terrain: without('zone') },
      ['terrain.areas: 2 players need as many zones'],
    ],
    [
      'about an objective that is not there',
      { ...own, terrain: without('objective'), objective: true },
      ['terrain.areas: The table has no objective'],
    ],
    ['about no objective', { ...own, terrain: without('objective') }, []],
    [
      'on a table of its own as a last stand',
      { ...own, pattern: 'lastStand' },
      ['pattern: A last stand needs one of the battlefields'],
    ],
    ['as a last stand', { pattern: 'lastStand' }, []],
    ['in the usual pattern', { pattern: 'two' }, []],
    ['in a pattern for three', { pattern: 'three' }, ['pattern: With 2 players the pattern is two or lastStand']],
    [
      'of three in a pattern for two',
      { players: [survivors, zombies, bandits], pattern: 'two' },
      ['pattern: With 3 players the pattern is three or lastStand'],
    ],
    ['about the corner', { objective: { x: 60, y: 60 } }, []],
    ['about a place beyond the east', { objective: { x: 60.1, y: 60 } }, ['objective: The table is 60 by 60 inches']],
    ['about a place beyond the south', { objective: { x: 60, y: 60.1 } }, ['objective: The table is 60 by 60 inches']],
    [
      'about a place beyond a table of its own',
      { ...own, objective: { x: 48, y: 40.1 } },
      ['objective: The table is 48 by 40 inches'],
    ],
    ['defended by the last player', { pattern: 'lastStand', defender: 'b' }, []],
    ['defended by nobody', { pattern: 'lastStand', defender: 'c' }, ['defender: There is no seat c with 2 players']],
  ])('%s', (_, change, errors) => {
    expect(errorsOf({ ...given, ...change })).toEqual(errors);
  });
});
