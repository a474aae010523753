import { describe, expect, test } from 'vitest';
import { BadSetup, parseSetup } from '../../../../kernel/index.ts';
import { evenDeath } from '../../index.ts';
import { block } from '../../testing.ts';

/** Two humans and a herd of three on a small table with a tower, a wall and a gate. */
const bea = {
  seat: 'a',
  class: 'seasoned',
  name: 'Bea',
  x: 10,
  y: 10,
  weapons: ['rifle', 'pistol'],
  perks: ['medic', 'immune'],
};
const sam = { seat: 'a', class: 'newbie', x: 14, y: 10 };
const pack = {
  seat: 'b',
  type: 'fast',
  zombies: [
    { x: 20, y: 20 },
    { x: 22, y: 20 },
    { x: 24, y: 20 },
  ],
};
const terrain = {
  id: 'yard',
  name: 'Yard',
  width: 40,
  depth: 40,
  pieces: [
    block('tower', [30, 30, 4, 4], { kind: 'impassable', climbable: true, height: 5, name: 'the tower' }),
    block('wall', [2, 30, 6, 1], { kind: 'impassable', height: 2 }),
  ],
};
const given = {
  kind: 'custom',
  terrain,
  features: [{ id: 'gate', kind: 'gate', x: 5, y: 30.5, piece: 'wall' }],
  players: [{ faction: 'survivors' }, { faction: 'zombies' }],
  humans: [bea, sam],
  herds: [pack],
};

function errorsOf(setup: unknown): string[] {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}
const only = (human: object) => ({ humans: [{ ...bea, ...human }, sam] });

test('EDM.SETUP.3 what play can lead to is taken', () => {
  expect(errorsOf(given)).toEqual([]);
});

describe('EDM.UNIT.6 EDM.COND.11 EDM.INFECT.13 EDM.RELOAD.1 a human that no list or rule allows', () => {
  test.each<[string, object, string[]]>([
    ['a class of another faction', only({ class: 'veteran' }), ['humans.0.class: Veteran is no unit of the survivors']],
    [
      'a Newbie with Stoic',
      only({ class: 'newbie', perks: ['stoic'] }),
      ['humans.0.perks.0: Newbie Survivor may not choose a perk of level 3'],
    ],
    ['too much Vitality', only({ vitality: 6 }), ['humans.0.vitality: Seasoned Survivor has 5 Vitality at most']],
    ['infected though Immune', only({ infected: true }), ['humans.0.infected: Who is Immune is never infected']],
    [
      'Eager though infected',
      only({ perks: [], infected: true, morale: 'eager' }),
      ['humans.0.morale: Who is infected is not Eager'],
    ],
    ['sick outside a campaign', only({ health: 'sick' }), ['humans.0.health: Outside a campaign everybody is healthy']],
    [
      'tired outside a campaign',
      only({ fatigue: 'exhausted' }),
      ['humans.0.fatigue: Outside a campaign everybody is fine'],
    ],
    ['a pistol to be reloaded', only({ reload: [2, 1] }), ['humans.0.reload.1: This weapon is never reloaded']],
    [
      'a rifle that needs three actions',
      only({ reload: [3] }),
      ['humans.0.reload.0: It needs 2 Reload actions at most'],
    ],
    ['a skill that it lacks', only({ perks: [], medicUsed: true }), ['humans.0.medicUsed: Bea is no Medic']],
    [
      'shielded, and no soldier',
      only({ suppressed: true }),
      ['humans.0.suppressed: Only the Military give Suppressive Fire'],
    ],
  ])('%s', (_, change, errors) => {
    expect(errorsOf({ ...given, ...change })).toEqual(errors);
  });

  test('EDM.COND.11 in a campaign battle humans are sick and tired', () => {
    expect(errorsOf({ ...given, campaign: true, ...only({ health: 'sick', fatigue: 'exhausted' }) })).toEqual([]);
    expect(errorsOf({ ...given, campaign: true, ...only({ health: 'sick', morale: 'eager' }) })).toEqual([
      'humans.0.morale: Who is sick is not Eager',
    ]);
  });
});

describe('EDM.MODEL.3 EDM.CONTACT.3 a place where nobody can stand', () => {
  test.each<[string, object, string[]]>([
    ['off the table', only({ x: 39.8 }), ['humans.0.x: The whole base lies on the table, which is 40 by 40 inches']],
    ['over another base', only({ x: 13.5 }), ['humans.1.x: It overlaps a1, which stands at 13.5, 10']],
    ['in a wall', only({ x: 5, y: 30.2 }), ['humans.0.x: It stands in wall']],
    ['inside a tower', only({ x: 32, y: 32 }), ['humans.0.x: It stands in the tower']],
    ['on a floor that is not there', only({ level: 1 }), ['humans.0.level: There is no level 1 to stand on there']],
    [
      'on a level that the tower does not have',
      only({ x: 32, y: 32, level: 9 }),
      ['humans.0.level: There is no level 9 to stand on there'],
    ],
    ['on a level beyond all', only({ level: 10 }), ['humans.0.level: The number is at most 9']],
    [
      'the seventh to bite',
      {
        herds: [
          {
            ...pack,
            zombies: [11, 10.5, 9.5, 9, 9.5, 10.5].map((x, i) => ({
              x,
              y: 10 + [0, 0.867, 0.867, 0, -0.867, -0.867][i]!,
            })),
          },
          { ...pack, zombies: [{ x: 10, y: 11.75 }] },
        ],
        terrain: {
          ...terrain,
          pieces: [...terrain.pieces, block('rail', [9.95, 11.1, 0.1, 0.1], { kind: 'impassable', height: 0.5 })],
        },
      },
      ['humans.0: 7 zombies touch it: there is room for 6 only'],
    ],
    [
      'climbing what is not there',
      only({ climbing: { piece: 'oak', height: 1, to: { x: 10, y: 12 } } }),
      ['humans.0.climbing.piece: There is no oak to climb'],
    ],
    [
      'climbing higher than it goes',
      only({ climbing: { piece: 'tower', height: 6, to: { x: 30, y: 12 } } }),
      ['humans.0.climbing.height: It is 5 inches high'],
    ],
  ])('%s', (_, change, errors) => {
    expect(errorsOf({ ...given, ...change })).toEqual(errors);
  });

  test('EDM.CLIMB.1 the top of the tower is a place to stand', () => {
    expect(errorsOf({ ...given, ...only({ x: 32, y: 32, level: 1 }) })).toEqual([]);
  });
});

describe('EDM.SETUP.1 EDM.HERD.1 EDM.WIN.1 sides and herds', () => {
  const sixteen = Array.from({ length: 16 }, (_, i) => ({ x: 2 + 2 * i, y: 2 }));
  test.each<[string, object, string[]]>([
    [
      'nobody at all',
      { humans: [], herds: [] },
      ['players.0.humans: A list has at least one unit', 'players.1.herds: A list has at least one unit'],
    ],
    [
      'no humans left',
      {
        humans: [],
        players: [{ faction: 'survivors', fallen: { humans: [{ class: 'newbie' }] } }, { faction: 'zombies' }],
      },
      ['players: Only the zombies have units left: the battle is over'],
    ],
    ['a side that is not there', only({ seat: 'c' }), ['humans.0.seat: There is no seat c']],
    ['a human of the dead', only({ seat: 'b' }), ['humans.0.seat: Humans do not belong to the zombies']],
    ['a herd of the living', { herds: [{ ...pack, seat: 'a' }] }, ['herds.0.seat: Herds belong to the zombies']],
    [
      'a herd of sixteen',
      { herds: [{ ...pack, zombies: sixteen }] },
      ['herds.0.zombies: The list has at most 15 entries'],
    ],
    [
      'the same faction twice',
      { players: [{ faction: 'zombies' }, { faction: 'zombies' }] },
      [
        'players.1.faction: The zombies have a player already',
        'humans.0.seat: Humans do not belong to the zombies',
        'humans.1.seat: Humans do not belong to the zombies',
      ],
    ],
    [
      'infected where nobody plays the dead',
      {
        players: [{ faction: 'survivors' }, { faction: 'bandits' }],
        herds: [],
        humans: [
          { ...sam, infected: true },
          { seat: 'b', class: 'thug', x: 20, y: 20 },
        ],
      },
      ['humans.0.infected: Who is infected may turn: somebody has to play the zombies'],
    ],
    [
      'more than 200 points',
      {
        humans: Array.from({ length: 41 }, (_, i) => ({
          ...sam,
          x: 2 + 1.5 * (i % 20),
          y: i < 20 ? 2 : i < 40 ? 4 : 6,
        })),
      },
      ['players.0.humans: The list costs 205 points, and the limit is 200'],
    ],
    [
      'numbers with a gap',
      only({ number: 4 }),
      ['humans.0.number: The units of a list are numbered from 1 to 2, each once'],
    ],
    [
      'one id twice',
      {
        herds: [
          {
            ...pack,
            zombies: [
              { id: 'z1', x: 20, y: 20 },
              { id: 'z1', x: 22, y: 20 },
            ],
          },
        ],
      },
      ['herds.0.zombies.1.id: There is more than one z1'],
    ],
    [
      'Commands of the living',
      { players: [{ faction: 'survivors', commandPoints: 2 }, { faction: 'zombies' }] },
      ['players.0.commandPoints: Only the Military give Commands'],
    ],
  ])('%s', (_, change, errors) => {
    expect(errorsOf({ ...given, ...change })).toEqual(errors);
  });
});

describe('EDM.TURN.2 EDM.PRIO.1 EDM.SETUP.6 turns, zones and the table', () => {
  test.each<[string, object, string[]]>([
    [
      'two tables',
      { layout: 'harrow-farm' },
      ['layout: The table is a layout or a terrain of its own, one of the two'],
    ],
    [
      'a gate without its piece',
      { features: [{ id: 'g', kind: 'gate', x: 1, y: 1, piece: 'hedge' }] },
      ['features.0.piece: There is no piece hedge'],
    ],
    ['an open gate that is not there', { openGates: ['door'] }, ['openGates.0: There is no other gate or door door']],
    ['an order without everybody', { order: ['a'] }, ['order: The order names every seat once']],
    [
      'gates off the table',
      {
        features: [
          { id: 'east', kind: 'gate', x: 40.5, y: 30.5, piece: 'wall' },
          { id: 'south', kind: 'gate', x: 5, y: 40.5, piece: 'wall' },
          { id: 'corner', kind: 'gate', x: 40, y: 40, piece: 'wall' },
        ],
      },
      ['features.0: It lies off the table', 'features.1: It lies off the table'],
    ],
    [
      'two gates of one name',
      { features: [given.features[0], given.features[0]] },
      ['features.1.id: There is more than one gate'],
    ],
    [
      'a ranking without everybody',
      { phase: 'priority', ranking: [['a']] },
      ['ranking: The ranking names every seat once'],
    ],
    [
      'a ranking with one seat twice',
      { phase: 'priority', ranking: [['a'], ['b', 'a']] },
      ['ranking: The ranking names every seat once'],
    ],
    [
      'a ranking with an empty place',
      { phase: 'priority', ranking: [['a', 'b'], []] },
      ['ranking: The ranking names every seat once'],
    ],
    ['a ranking in two places', { phase: 'priority', ranking: [['a'], ['b']] }, []],
    ['the turn of nobody', { active: 'd' }, ['active: There is no seat d']],
    [
      'units to come in the phase play',
      { players: [{ faction: 'survivors', humans: [{ class: 'newbie' }] }, { faction: 'zombies' }] },
      ['players.0.humans: Units are deployed in the phase slots or deploy'],
    ],
    [
      'a phase without zones',
      {
        phase: 'slots',
        humans: [],
        herds: [],
        players: [
          { faction: 'survivors', humans: [sam].map(({ class: one }) => ({ class: one })) },
          { faction: 'zombies', herds: [{ type: 'fast', zombies: 2 }] },
        ],
      },
      ['phase: 2 players need as many zones: this table has 0'],
    ],
    ['a pattern for others', { pattern: 'three' }, ['pattern: With 2 players the pattern is two or lastStand']],
    [
      'a last stand on a table of its own',
      { pattern: 'lastStand' },
      ['pattern: A last stand needs one of the battlefields'],
    ],
    [
      'a unit of the other side acts',
      { activation: { unit: 'h1', actions: 1 } },
      ['activation.unit: No unit of seat a has the id h1'],
    ],
    [
      'a used unit acts',
      { ...only({ used: true }), activation: { unit: 'a1', actions: 1 } },
      ['activation.unit: Bea has acted already'],
    ],
    [
      'more actions than it has',
      { activation: { unit: 'a1', actions: 3 } },
      ['activation.actions: It began with 2 actions'],
    ],
    ['an objective off the table', { objective: { x: 50, y: 10 } }, ['objective: The table is 40 by 40 inches']],
    [
      'an objective held long enough',
      { objective: { x: 5, y: 10, holder: 'a', held: 5 } },
      ['objective.held: Who holds it has held it for fewer rounds than are needed'],
    ],
  ])('%s', (_, change, errors) => {
    expect(errorsOf({ ...given, ...change })).toEqual(errors);
  });
});
