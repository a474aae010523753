import { describe, expect, test } from 'vitest';
import { Viewer } from '../../../kernel/index.ts';
import { PLAIN } from '../../../text/index.ts';
import { TAGGED } from '../../../text/testing.ts';
import { type CampaignScene, mapScene } from '../campaign/testing.ts';
import { evenDeath } from '../index.ts';
import type { Human } from '../state.ts';
import { type BattleScene, block, scene, type SceneSpec, start } from '../testing.ts';
import { evenDeathBoard } from './board.ts';

const drawn = (
  m: BattleScene | CampaignScene,
  { width = 180, ink = PLAIN, seat = 'a' as string | null } = {},
): readonly string[] =>
  evenDeathBoard
    .draw(new Viewer(m.match, seat).state() as never, { width, ink, seat, names: evenDeath.names(m.match.state) })
    .map((line) => line.replaceAll('\u00a0', ' '));

const FIGHT: SceneSpec = {
  players: ['survivors', 'zombies', 'military'],
  round: 3,
  active: 'a',
  pieces: [
    block('wall', [12, 5, 1, 10], { kind: 'impassable', height: 3, blocksSight: true }),
    block('sill', [28, 36, 4, 0.5], { kind: 'impassable', height: 0.7, blocksSight: true }),
  ],
  humans: [
    { class: 'seasoned', name: 'Marta', x: 10, y: 10, weapons: ['rifle'], reload: [2], infected: true, vitality: 3 },
    { class: 'newbie', name: 'Sam', x: 30, y: 40, morale: 'shaken', down: true, used: true },
    { class: 'newbie', name: 'Kim', x: 50.06, y: 50 },
    { seat: 'c', x: 50, y: 5, weapons: ['rifle'] },
  ],
  herds: [
    {
      zombies: [
        { x: 20, y: 10 },
        { x: 21.5, y: 10, down: true },
      ],
    },
    { type: 'fast', zombies: [[30, 30]] },
    { zombies: [[51.06, 50]] },
  ],
  commandPoints: [0, 0, 1],
  objective: { x: 30, y: 30.04 },
};

test('says how high somebody has climbed', () => {
  const climbing = { piece: 'tower', height: 2, to: { x: 11, y: 10, level: 1 }, by: 'a1' };
  const [, , marta] = drawn(
    scene({
      humans: [{ name: 'Marta', x: 9.5, y: 10 }],
      herds: [{ zombies: [[40, 40]] }],
      pieces: [block('tower', [10, 5, 6, 10], { kind: 'impassable', height: 8, climbable: true })],
      change: ({ humans: [one] }) => Object.assign(one as Human, { climbing }),
    }),
  );
  expect(marta).toMatch(/Marta \(a1\): 4\/4 \[####\], climbing, 2" up, Willing, at 9.5, 10, /);
});

describe('the board of Even Death May Die', () => {
  test('says who stands where, how far from whom, and in what cover', () => {
    expect(drawn(scene(FIGHT), { ink: TAGGED })).toEqual([
      '<dim>-- Scene, round 3, Survivors -------------------------------------------------------------------------------------------------------------------------------------------------------</dim>',
      '  Objective at 30, 30, 12" round it: nobody holds it',
      '<strong>Survivors</strong>: 3 units',
      '  Marta (a1): 3/5 [###..], <harm>Infected</harm>, Willing, Rifle (reload 2), at 10, 10, 9" from Regular Zombies 1, out of its sight',
      '  <dim>Sam (a2): 3/3 [###], Knocked Down, Shaken, at 30, 40, 9" from Fast Zombies 2, in cover from it</dim>',
      '  Kim (a3): 3/3 [###], Willing, at 50.1, 50, touches Regular Zombies 3, in the open',
      'Zombies: 3 units',
      '  Regular Zombies 1 (h1): 2 zombies, 1 down, at 20, 10, 9" from Marta, out of its sight',
      '  Fast Zombies 2 (h4): 1 zombie, at 30, 30, 9" from Sam, in cover from it',
      '  Regular Zombies 3 (h6): 1 zombie, at 51.1, 50, touches Kim, in the open',
      'Military: 1 unit, 1 Command Point',
      '  Conscript 1 (c1): 4/4 [####], Willing, Rifle, at 50, 5, 27.9" from Regular Zombies 1, in the open',
    ]);
  });

  test('marks who acts, who climbs, who holds the objective, and what is still to come', () => {
    const m = scene(FIGHT);
    const view = new Viewer(m.match, 'a').state() as unknown as { battle: Record<string, object[]> };
    const { battle } = view;
    const [marta, ...others] = battle.humans ?? [];
    const [herd, ...herds] = battle.herds ?? [];
    const [side, zombies, military] = battle.sides ?? [];
    const climbing = (height: number) => ({ height, to: { x: 11, y: 10, level: 1 } });
    const changed = {
      ...view,
      battle: {
        ...battle,
        activation: { unit: 'a1' },
        humans: [{ ...marta, climbing: climbing(2) }, others[0], { ...others[1], level: 1 }, others[2]],
        herds: [{ ...herd, climbing: climbing(3) }, ...herds],
        objective: { ...(battle.objective as object), holder: 'b', held: 2 },
        sides: [
          { ...side, reserve: [{}, {}], withdrawn: ['a9'] },
          zombies,
          { ...military, commandPoints: 2, commands: ['hold'] },
        ],
      },
    };
    const easel = { width: 180, ink: PLAIN, seat: null, names: evenDeath.names(m.match.state) };
    expect(evenDeathBoard.draw(changed as never, easel).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      '-- Scene, round 3, Survivors -------------------------------------------------------------------------------------------------------------------------------------------------------',
      '  Objective at 30, 30, 12" round it: Zombies, 2 of 5 rounds',
      'Survivors: 3 units, 2 to deploy, 1 gone from the table',
      '> Marta (a1): 3/5 [###..], Infected, climbing, 2" up, Willing, Rifle (reload 2), at 10, 10, 9" from Regular Zombies 1, in cover from it',
      '  Sam (a2): 3/3 [###], Knocked Down, Shaken, at 30, 40, 9" from Fast Zombies 2, in cover from it',
      '  Kim (a3): 3/3 [###], Willing, at 50.1, 50 (up), touches Regular Zombies 3, in the open',
      'Zombies: 3 units',
      '  Regular Zombies 1 (h1): 2 zombies, 1 down, climbing, 3" up, at 20, 10, 9" from Marta, in the open',
      '  Fast Zombies 2 (h4): 1 zombie, at 30, 30, 9" from Sam, in cover from it',
      '  Regular Zombies 3 (h6): 1 zombie, at 51.1, 50, touches Kim, in the open',
      'Military: 1 unit, 2 Command Points, hold',
      '  Conscript 1 (c1): 4/4 [####], Willing, Rifle, at 50, 5, 27.9" from Regular Zombies 1, in the open',
    ]);
  });

  test('wraps what a narrow page has no room for', () => {
    expect(drawn(scene(FIGHT), { width: 60 }).slice(0, 8)).toEqual([
      '-- Scene, round 3, Survivors -------------------------------',
      '  Objective at 30, 30, 12" round it: nobody holds it',
      'Survivors: 3 units',
      '  Marta (a1): 3/5 [###..], Infected, Willing,',
      '     Rifle (reload 2), at 10, 10, 9" from Regular Zombies 1,',
      '     out of its sight',
      '  Sam (a2): 3/3 [###], Knocked Down, Shaken, at 30, 40,',
      '     9" from Fast Zombies 2, in cover from it',
    ]);
  });

  test('says what comes before the first round', () => {
    expect(drawn(start(evenDeath.examples['first-night']), { width: 60 })).toEqual([
      '-- Harrow Farm, choosing zones -----------------------------',
      'Survivors: 0 units, 3 to deploy',
      'Zombies: 0 units, 3 to deploy',
    ]);
  });

  test('between battles says who stands on which tile, with whom, and who scores', () => {
    const m = mapScene({
      players: ['survivors', 'zombies', 'military'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'a', tile: 'Osier Flats', members: [{}, {}] },
        {
          seat: 'b',
          tile: 'Marrowby',
          herds: [
            { type: 'regular', zombies: 10 },
            { type: 'fast', zombies: 4 },
          ],
        },
      ],
      tiles: { Crossway: { controller: 'survivors' } },
    });
    expect(drawn(m, { ink: TAGGED })).toEqual([
      '<dim>-- the campaign, Survivors: 3 actions left -----------------------------------------------------------------------------------------------------------------------------------------</dim>',
      '  <strong>Survivors</strong>: 1 Victory Point, 4 Supplies; Crossway (1 human), Osier Flats (2 humans)',
      '  Zombies: 0 Victory Points, 0 Supplies; Marrowby (14 zombies)',
      '  Military: 0 Victory Points, 4 Supplies',
    ]);
  });
});
