import { describe, expect, test } from 'vitest';
import { BadSetup, canonical, parseSetup } from '../../../../../kernel/index.ts';
import { evenDeath } from '../../../index.ts';
import { setup as begin } from '../../../prepare/setup.ts';
import type { State } from '../../../state.ts';
import { MAP } from '../../map.ts';

const at = (name: string): { x: number; y: number } => {
  const { x, y } = MAP.tiles.find((land) => land.name === name) as (typeof MAP.tiles)[number];
  return { x, y };
};
const BARRED = MAP.tiles.find(({ accessible }) => !accessible) as (typeof MAP.tiles)[number];
const barred = { x: BARRED.x, y: BARRED.y };

/** A Force and a Horde side by side, another of each elsewhere. */
const force = { seat: 'a', ...at('Crossway'), members: [{ class: 'regular' }, { class: 'newbie' }] };
const horde = { seat: 'b', ...at('Marrowby'), herds: [{ type: 'regular', zombies: 10 }] };
const reserve = { seat: 'a', ...at('Osier Flats'), members: [{ class: 'regular' }] };
const far = { seat: 'b', ...at('Saltgate'), herds: [{ type: 'fast', zombies: 5 }] };
const survivors = { faction: 'survivors', supplies: 3 };
const zombies = { faction: 'zombies' };
const given = { kind: 'custom-campaign', players: [survivors, zombies], groups: [force, horde, reserve, far] };

const behaviour = { decay: 'fresh', brains: 'shambling', hunger: 'hungry' };
const sides = [
  { seat: 'a', slot: '1' },
  { seat: 'b', slot: '2' },
];
const herd = { seat: 'b', number: 1, type: 'regular', zombies: [{ x: 40, y: 40 }] };
const human = { seat: 'a', number: 1, x: 5, y: 5 };
const battle = {
  fighting: ['a1', 'b1'],
  behaviour,
  phase: 'play',
  sides,
  humans: [human],
  herds: [herd],
};
const fought = { ...given, phase: 'battle', battle };

function errorsOf(setup: unknown): string[] {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error;
    return error.errors.map(({ path, message }) => `${path}: ${message}`);
  }
}
type Case = readonly [string, object, readonly string[]];
const withGroup = (change: object, index = 0): object => ({
  groups: given.groups.map((group, i) => (i === index ? { ...group, ...change } : group)),
});
const withPlayer = (change: object, index = 0): object => ({
  players: given.players.map((player, i) => (i === index ? { ...player, ...change } : player)),
});
const withTile = (...tiles: readonly object[]): object => ({ tiles });
const inBattle = (change: object): object => ({ battle: { ...battle, ...change } });

test('what a campaign can come to is taken', () => {
  expect(errorsOf(given)).toEqual([]);
  expect(errorsOf(fought)).toEqual([]);
});

describe('EDM.CSETUP.2 EDM.CSETUP.3 who plays', () => {
  test.each<Case>([
    [
      'no zombies',
      { players: [survivors, { faction: 'bandits' }] },
      ['players: A campaign needs the zombies (EDM.CSETUP.2)'],
    ],
    ['one faction twice', { players: [zombies, zombies] }, ['players.1.faction: The zombies have a player already']],
    ['zombies with Supplies', withPlayer({ supplies: 2 }, 1), ['players.1.supplies: The zombies have no Supplies']],
    ['zombies with luxuries', withPlayer({ luxuries: true }, 1), ['players.1.luxuries: The zombies find no luxuries']],
    [
      'a number that was never raised',
      { ...withGroup({ number: 7 }), ...withPlayer({ raised: 2 }) },
      ['players.0.raised: A group has a higher number'],
    ],
    [
      'too many lists',
      withPlayer({ lists: Array.from({ length: 4 }, () => ({ humans: [{ class: 'newbie' }] })) }),
      ['players.0.lists: The survivors begin with 3 lists'],
    ],
    ['an empty list', withPlayer({ lists: [{}] }), ['players.0.lists.0.humans: A list has at least one unit']],
    ['who acts has had no turn', withPlayer({ turns: 0 }), ['players.0.turns: Who acts has begun a turn']],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.CGEN.12 EDM.CHUMAN.1 EDM.CHUMAN.4 EDM.CHUMAN.5 tiles', () => {
  const crossway = at('Crossway');
  test.each<Case>([
    ['told of twice', withTile({ ...crossway, searched: true }, crossway), ['tiles.1: This tile is told of already']],
    [
      'held though nobody can go there',
      withTile({ ...barred, controller: 'survivors' }),
      ['tiles: Orrin Deep (4, 5) cannot be entered'],
    ],
    [
      'held by nobody at the table',
      withTile({ ...crossway, controller: 'military' }),
      ['tiles: Nobody plays the military, who control Crossway (5, 3)'],
    ],
    [
      'a structure of nobody',
      withTile({ ...crossway, structure: 'farm' }),
      ['tiles: Somebody controls Crossway (5, 3), where a structure stands'],
    ],
    [
      'healed without an Aid Station',
      withTile({ ...crossway, controller: 'survivors', healed: true }),
      ['tiles: There is no Aid Station in Crossway (5, 3) to heal in'],
    ],
    [
      'trained without a Training Ground',
      withTile({ ...crossway, controller: 'survivors', trained: true }),
      ['tiles: There is no Training Ground in Crossway (5, 3)'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.CGEN.1 EDM.CGEN.3 EDM.CGEN.4 EDM.CSHARED.13 Forces and Hordes', () => {
  const many = Array.from({ length: 11 }, (_, i) => ({ ...reserve, ...openTile(i) }));
  test.each<Case>([
    ['of a seat that is not there', withGroup({ seat: 'c' }), ['groups.0.seat: There is no seat c']],
    [
      'one number twice',
      { groups: [{ ...force, number: 1 }, horde, { ...reserve, number: 1 }, far] },
      ['groups.2.number: Another group has this number'],
    ],
    ['where nobody can go', withGroup(barred), ['groups.0.x: Orrin Deep cannot be entered']],
    ['two in one tile', withGroup(at('Marrowby')), ['groups.1.x: Another group stands in Marrowby']],
    ['a Force with herds', withGroup({ herds: horde.herds }), ['groups.0.herds: Only the zombies have herds']],
    [
      'a Horde with humans',
      withGroup({ members: force.members }, 1),
      [
        'groups.1.members: A Horde has herds only',
        'groups.1.members.0.class: Regular Survivor is no unit of the zombies',
        'groups.1.members.1.class: Newbie Survivor is no unit of the zombies',
      ],
    ],
    ['nobody in it', withGroup({ members: [] }), ['groups.0.members: A group has at least one unit']],
    [
      'worth too much',
      withGroup({ herds: Array.from({ length: 7 }, () => ({ type: 'regular', zombies: 15 })) }, 1),
      ['groups.1.herds: It is worth 210 points, and the limit is 200'],
    ],
    ['too many', { groups: [...many, far] }, ['groups: The survivors have 6 groups at most']],
    [
      'a soldier among survivors',
      withGroup({ members: [{ class: 'soldier' }] }),
      ['groups.0.members.0.class: Soldier is no unit of the survivors'],
    ],
    [
      'too much Vitality',
      withGroup({ members: [{ class: 'newbie', vitality: 6 }] }),
      ['groups.0.members.0.vitality: It has 3 Vitality at most'],
    ],
    [
      'infected though Immune',
      withGroup({ members: [{ class: 'regular', perks: ['immune'], infected: true }] }),
      [
        'groups.0.members.0.perks.0: Regular Survivor may not choose a perk of level 2',
        'groups.0.members.0.infected: Who is Immune is never infected',
      ],
    ],
    [
      'sick though fed',
      withGroup({ members: [{ class: 'regular', health: 'sick' }] }),
      ['groups.0.members.0.health: Who has Supplies is not sick'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

/** The n-th tile that can be entered. */
function openTile(n: number): { x: number; y: number } {
  const { x, y } = MAP.tiles.filter(({ accessible }) => accessible)[n] as (typeof MAP.tiles)[number];
  return { x, y };
}

describe('EDM.CTURN.5 EDM.CGEN.6 EDM.CGEN.11 turns', () => {
  test.each<Case>([
    ['the turn of nobody', { active: 'c' }, ['active: There is no seat c']],
    ['an order without everybody', { order: ['a'] }, ['order: The order names every seat once']],
    ['an order with a stranger', { order: ['a', 'd'] }, ['order: There is no seat d']],
    ['a ranking with a stranger', { phase: 'order', ranking: [['a', 'c']] }, ['ranking: There is no seat c']],
    [
      'a ranking without everybody',
      { phase: 'order', groups: [], ranking: [['a']] },
      ['ranking: The ranking names every seat once'],
    ],
    [
      'a place of nobody',
      { phase: 'order', groups: [], ranking: [['a'], [], ['b']] },
      ['ranking: Somebody has every place'],
    ],
    [
      'the turn of a side that is out',
      { ...withPlayer({}), groups: [horde, far] },
      ['active: Seat a has nothing left on the map', 'groups: Only one side is left: the campaign is over'],
    ],
    [
      'actions before the turn',
      { phase: 'start', actions: 2 },
      ['actions: Actions are left in the phase actions only'],
    ],
    [
      'nobody to pass',
      { passing: 'a1' },
      ['passing: Only a group of the active player that stands on another of its own has to move on'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});

describe('EDM.CSETUP.8 EDM.CSETUP.11 EDM.CSETUP.13 EDM.CSETUP.14 as the map is set up', () => {
  const tiles = [{ ...at('Crossway'), controller: 'survivors' }];
  const base = { ...given, tiles, groups: [force], phase: 'forces' };
  test.each<Case>([
    ['right so', {}, []],
    [
      'tiles before the order is known',
      { phase: 'order', groups: [] },
      ['tiles: The survivors control 0 tiles in the phase order'],
    ],
    [
      'no tile for the Forces',
      { tiles: [], groups: [] },
      ['tiles: The survivors control 1 or 2 or 3 tiles in the phase forces'],
    ],
    [
      'tiles of the zombies',
      { tiles: [...tiles, { ...at('Saltgate'), controller: 'zombies' }] },
      ['tiles: The zombies control 0 tiles in the phase forces'],
    ],
    ['a Force away from home', { groups: [reserve] }, ['groups: The Forces of the survivors stand in their own tiles']],
    ['turns already', withPlayer({ turns: 1 }), ['players.0.turns: Nobody has had a turn yet']],
    [
      'something searched',
      { tiles: [{ ...tiles[0], searched: true }] },
      ['tiles: Nothing is built or searched before the first turn'],
    ],
    ['a Horde too early', { groups: [force, far] }, ['groups.1: It is not on the map yet in the phase forces']],
    [
      'a Horde in a controlled tile',
      { phase: 'hordes', groups: [{ ...far, ...at('Crossway') }] },
      ['groups.0: A Horde does not begin in a controlled tile'],
    ],
    [
      'too many Hordes',
      { phase: 'hordes', tiles: [{ ...at('Saltgate'), controller: 'survivors' }], groups: hordes(7) },
      ['groups: The zombies begin with 6 Hordes'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...base, ...change })).toEqual(errors));
});

function hordes(count: number): object[] {
  const { x, y } = at('Saltgate');
  const free = MAP.tiles.filter((land) => land.accessible && !(land.x === x && land.y === y));
  return free.slice(0, count).map((land) => ({ ...far, x: land.x, y: land.y }));
}

describe('EDM.CSHARED.7 EDM.CSHARED.11 EDM.SETUP.12 a battle', () => {
  test.each<Case>([
    ['in another phase', { phase: 'actions' }, ['battle: There is a battle in the phase battle, and only then']],
    ['missing', { battle: undefined }, ['battle: There is a battle in the phase battle, and only then']],
    [
      'with a Force that is not there',
      inBattle({ fighting: ['a9', 'b1'] }),
      ['battle.fighting.0: There is no other Force or Horde a9'],
    ],
    [
      'with one Force twice',
      inBattle({ fighting: ['a1', 'a1'] }),
      ['battle.fighting.1: There is no other Force or Horde a1'],
    ],
    ['begun by the other side', { active: 'b' }, ['battle.fighting.0: The active player began the battle']],
    [
      'with a Horde from afar',
      inBattle({ fighting: ['a1', 'b2'], herds: [{ ...herd, type: 'fast' }] }),
      ['battle.fighting.1: Saltgate does not lie beside Crossway'],
    ],
    [
      'without a behaviour',
      inBattle({ behaviour: undefined }),
      ['battle.behaviour: The herds of a Horde that fights behave in some way'],
    ],
    [
      'hurried though nobody was asked',
      { battles: 'play', ...inBattle({ hurried: true }) },
      ['battle.hurried: Only battles that are asked about are hurried'],
    ],
    [
      'with a human who did not come',
      inBattle({ humans: [{ ...human, number: 3 }] }),
      ['battle.humans.0.number: Seat a has no other human 3 in this battle'],
    ],
    [
      'with a herd that did not come',
      inBattle({ herds: [{ ...herd, number: 2 }] }),
      ['battle.herds.0.number: A herd is one of the Horde, or it arose in the battle'],
    ],
    [
      'with a herd of the living',
      inBattle({ herds: [{ ...herd, seat: 'a' }] }),
      ['battle.herds.0.seat: Herds belong to the zombies'],
    ],
    [
      'with one zombie twice',
      inBattle({
        herds: [
          {
            ...herd,
            zombies: [
              { id: 'z1', x: 40, y: 40 },
              { id: 'z1', x: 42, y: 40 },
            ],
          },
        ],
      }),
      ['battle.herds.0: There is more than one z1'],
    ],
    [
      'with one side twice',
      inBattle({ sides: [...sides, { seat: 'a' }] }),
      ['battle.sides.2.seat: This side does not fight'],
    ],
    [
      'withdrawn from another side',
      inBattle({ humans: [], sides: [sides[0], { ...sides[1], withdrawn: { humans: [human] } }] }),
      ['battle.sides.1.withdrawn: They belong to another side'],
    ],
    ['won by nobody in it', inBattle({ phase: 'over', winner: 'c' }), ['battle.winner: Seat c does not fight']],
    [
      'with an objective that was not agreed on',
      inBattle({ objective: { holder: 'a', held: 1 } }),
      ['battle.objective: The battles of this campaign have no objective'],
    ],
    [
      'whose objective a stranger holds',
      { objective: true, ...inBattle({ objective: { holder: 'c', held: 1 } }) },
      ['battle.objective.holder: Seat c does not fight'],
    ],
    [
      'whose objective was held long enough',
      { objective: true, ...inBattle({ objective: { holder: 'a', held: 5 } }) },
      ['battle.objective.held: Who holds it has held it for fewer rounds than are needed'],
    ],
    [
      'with a human in the air',
      inBattle({ humans: [{ ...human, level: 3 }] }),
      ['battle.humans.0.level: There is no level 3 to stand on there'],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...fought, ...change })).toEqual(errors));
});

test('EDM.SETUP.12 EDM.WIN.4 what was agreed on about objectives, and who holds one, is said again', () => {
  const agreed = {
    ...fought,
    objective: { radius: 6, rounds: 3 },
    ...inBattle({ objective: { holder: 'b', held: 2 } }),
  };
  const state = begin(undefined as never, parseSetup(evenDeath, agreed));
  expect(state.battle?.objective).toEqual({ x: 30, y: 30, radius: 6, rounds: 3, holder: 'b', held: 2 });
  const said = JSON.parse(JSON.stringify(evenDeath.customOf?.(state as State))) as unknown;
  expect(said).toMatchObject({ objective: { radius: 6, rounds: 3 }, battle: { objective: { holder: 'b', held: 2 } } });
  expect(canonical(begin(undefined as never, parseSetup(evenDeath, said)))).toBe(canonical(state));
  const usual = begin(undefined as never, parseSetup(evenDeath, { ...given, objective: true }));
  expect(usual.campaign?.objective).toEqual({ radius: 12, rounds: 5 });
  expect(begin(undefined as never, parseSetup(evenDeath, given)).campaign).not.toHaveProperty('objective');
});

describe('EDM.CGEN.4 EDM.CSETUP.13 EDM.CSHARED.11 EDM.CTURN.5 what a campaign can just come to, and one step on', () => {
  const crossway = { ...at('Crossway'), controller: 'survivors' };
  const bandits = { faction: 'bandits' };
  const raider = { seat: 'c', ...at("Tanner's Common"), members: [{ class: 'thug' }] };
  const three = { players: [survivors, zombies, bandits], groups: [force, horde, raider, far] };
  const duel = {
    ...three,
    phase: 'battle',
    battle: {
      ...battle,
      fighting: ['a1', 'c1'],
      behaviour: undefined,
      sides: [sides[0], { seat: 'c', slot: '2' }],
      herds: [],
      humans: [human, { seat: 'c', number: 1, x: 40, y: 40 }],
    },
  };
  test.each<Case>([
    [
      'six Hordes of two players',
      { phase: 'hordes', tiles: [{ ...at('Saltgate'), controller: 'survivors' }], groups: hordes(6) },
      [],
    ],
    ['two Forces that fight without herds', duel, []],
    [
      'two Forces that fight with a behaviour',
      { ...duel, battle: { ...duel.battle, behaviour } },
      ['battle.behaviour: The herds of a Horde that fights behave in some way'],
    ],
    [
      'two groups of one side in a battle',
      {
        ...fought,
        groups: [force, horde, { ...reserve, ...at("Tanner's Common") }, far],
        ...inBattle({ fighting: ['a1', 'b1', 'a2'] }),
      },
      ['battle.fighting.2: One group of each side fights'],
    ],
    ['somebody who heals in an Aid Station', { tiles: [{ ...crossway, structure: 'aid-station', healed: true }] }, []],
    [
      'somebody who trains where one can',
      { tiles: [{ ...crossway, structure: 'training-ground', trained: true }] },
      [],
    ],
    [
      'somebody who heals where one trains',
      { tiles: [{ ...crossway, structure: 'training-ground', healed: true }] },
      ['tiles: There is no Aid Station in Crossway (5, 3) to heal in'],
    ],
    [
      'a Horde worth 200 points',
      withGroup({ herds: Array.from({ length: 10 }, () => ({ type: 'regular', zombies: 10 })) }, 1),
      [],
    ],
    ['a human with all its Vitality', withGroup({ members: [{ class: 'newbie', vitality: 3 }] }), []],
    [
      'sick and hungry',
      { ...withPlayer({ supplies: 0 }), ...withGroup({ members: [{ class: 'newbie', health: 'sick' }] }) },
      [],
    ],
    ['infected, and not Immune', withGroup({ members: [{ class: 'newbie', infected: true }] }), []],
    ['as many groups as were raised', { ...withGroup({ number: 2 }, 2), ...withPlayer({ raised: 2 }) }, []],
    [
      'three lists to come',
      withPlayer({ lists: Array.from({ length: 3 }, () => ({ humans: [{ class: 'newbie' }] })) }),
      [],
    ],
    ['actions left in a turn', { phase: 'actions', actions: 1 }, []],
    [
      'one group that moves through another',
      { groups: [force, horde, { ...reserve, ...at('Crossway') }, far], passing: 'a2' },
      [],
    ],
    [
      'one group in another, neither on its way',
      { groups: [force, horde, { ...reserve, ...at('Crossway') }, far] },
      ['groups.2.x: Another group stands in Crossway'],
    ],
    [
      'one group on its way on the tile of another side',
      { groups: [force, { ...horde, ...at('Crossway') }, reserve, far], passing: 'a1' },
      [
        'groups.1.x: Another group stands in Crossway',
        'passing: Only a group of the active player that stands on another of its own has to move on',
      ],
    ],
  ])('%s', (_, change, errors) => expect(errorsOf({ ...given, ...change })).toEqual(errors));
});
