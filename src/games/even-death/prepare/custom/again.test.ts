import { describe, expect, test } from 'vitest';
import { canonical, copy, parseSetup } from '../../../../kernel/index.ts';
import { evenDeath } from '../../index.ts';
import type { State } from '../../state.ts';
import { block } from '../../testing.ts';
import { setup as begin } from '../setup.ts';

/** What can be said of a battle is taken as it is said, and said again in the same words. */

const terrain = {
  id: 'yard',
  name: 'Yard',
  width: 40,
  depth: 40,
  pieces: [
    block('tower', [30, 30, 4, 4], { kind: 'impassable', climbable: true, height: 5 }),
    block('wall', [2, 30, 6, 1], { kind: 'impassable', height: 2 }),
  ],
};
const gate = { id: 'gate', kind: 'gate', x: 5, y: 30.5, piece: 'wall' };
const sam = {
  seat: 'a',
  number: 1,
  class: 'seasoned',
  weapons: ['rifle', 'pistol'],
  perks: ['medic'],
  x: 14,
  y: 10,
  facing: 0,
};
const pack = { seat: 'b', id: 'h1', number: 1, type: 'fast', zombies: [{ id: 'z2', x: 20, y: 20 }] };
const base = {
  kind: 'custom',
  terrain,
  features: [gate],
  phase: 'play',
  pattern: 'two',
  players: [{ faction: 'survivors' }, { faction: 'zombies' }] as object[],
  humans: [sam],
  herds: [pack],
  openGates: ['gate'],
  active: 'a',
  order: ['a', 'b'],
  round: 3,
  lastWound: 2,
  lastId: 7,
};
const human = (more: object): object => ({ humans: [{ ...sam, ...more }] });
const herd = (more: object): object => ({ herds: [{ ...pack, ...more }] });
const player = (more: object, i = 0): object => ({
  players: base.players.map((one, n) => (n === i ? { ...one, ...more } : one)),
});
const military = { players: [{ faction: 'military' }, { faction: 'zombies' }] };
const soldier = { ...sam, class: 'soldier', perks: ['medic'] };
const climbing = { piece: 'tower', height: 2, to: { x: 31, y: 31, level: 1 } };

const stateOf = (said: unknown): State => begin(undefined as never, parseSetup(evenDeath, said) as never) as State;
const againOf = (state: State): unknown => JSON.parse(JSON.stringify(evenDeath.customOf?.(copy(state)))) as unknown;

describe('EDM.SETUP.3 a battle is said again as it was said', () => {
  test.each<[string, object]>([
    ['as it usually is', {}],
    [
      'a human who is hurt and ill',
      {
        campaign: true,
        behaviour: { decay: 'rotten', brains: 'docile', hunger: 'full' },
        ...human({ vitality: 2, health: 'sick', fatigue: 'exhausted' }),
      },
    ],
    [
      'a human who came otherwise',
      {
        campaign: true,
        behaviour: { decay: 'fresh', brains: 'agitated', hunger: 'starved' },
        ...human({ vitality: 2, came: { vitality: 4, fatigue: 'energised' } }),
      },
    ],
    ['a human who was infected here', human({ infected: true, came: { vitality: 5 } })],
    [
      'a human in a bad way',
      human({ facing: 90, morale: 'broken', down: true, used: true, trauma: true, isolated: true, beset: true }),
    ],
    [
      'a human with skills used up',
      {
        ...military,
        humans: [
          { ...soldier, specialistUsed: true, medicUsed: true, suppressed: true, reload: [2, 0], herdsSeen: ['h1'] },
        ],
      },
    ],
    ['a human on watch', human({ class: 'hardened', perks: ['overwatch'], watchful: true })],
    [
      'a human who shoots well',
      human({ class: 'hardened', name: 'Bea', perks: ['concentration'], concentration: 'melee' }),
    ],
    ['a human on the tower', human({ x: 32, y: 32, level: 1 })],
    ['a human on its face', human({ x: 29.4, y: 31, climbing })],
    ['a herd in another way', herd({ facing: 180, used: true, name: 'Moaners', came: 4 })],
    [
      'a herd that arose',
      {
        herds: [
          pack,
          {
            ...pack,
            id: 'h4',
            number: undefined,
            name: 'the rest',
            arose: true,
            zombies: [{ id: 'z5', x: 25, y: 25, down: true }],
          },
        ],
      },
    ],
    [
      'a herd on a face',
      herd({
        climbing: { ...climbing, by: 'z2', below: ['z3'] },
        zombies: [
          { id: 'z2', x: 29.4, y: 31 },
          { id: 'z3', x: 28, y: 31 },
        ],
      }),
    ],
    [
      'a herd on top',
      herd({
        zombies: [
          { id: 'z2', x: 31, y: 31, level: 1 },
          { id: 'z3', x: 33, y: 33, level: 1 },
        ],
      }),
    ],
    [
      'Commands',
      {
        ...military,
        humans: [soldier],
        players: [
          { faction: 'military', commandPoints: 3, commands: ['oscar-mike'], commandedBy: 'a1' },
          { faction: 'zombies' },
        ],
      },
    ],
    [
      'somebody fallen',
      {
        humans: [{ ...sam, number: 2 }],
        ...player({ fallen: { humans: [{ number: 1, class: 'newbie', weapons: [], perks: [] }] } }),
      },
    ],
    [
      'somebody gone',
      player({ withdrawn: { humans: [{ ...sam, number: 2, x: 3, y: 3, vitality: 1, came: { vitality: 5 } }] } }),
    ],
    [
      'a herd gone',
      player({ withdrawn: { herds: [{ ...pack, number: 2, id: 'h5', zombies: [{ id: 'z6', x: 1, y: 1 }] }] } }, 1),
    ],
    ['a herd fallen', player({ fallen: { herds: [{ number: 2, type: 'regular', zombies: 4 }] } }, 1)],
    [
      'somebody who has given up',
      {
        players: [
          ...base.players,
          {
            faction: 'bandits',
            conceded: true,
            fallen: { humans: [{ number: 1, class: 'thug', weapons: [], perks: [] }] },
          },
        ],
        pattern: 'three',
        order: ['a', 'b', 'c'],
      },
    ],
    ['an objective', { objective: { x: 20, y: 20, radius: 6, rounds: 4, holder: 'b', held: 2 } }],
    ['an objective of nobody', { objective: { x: 20, y: 20, radius: 6, rounds: 4 } }],
    ['somebody acts', { activation: { unit: 'a1', actions: 1, aiming: true, done: ['aim'] } }],
    ['a herd rambles', { active: 'b', activation: { unit: 'h1', actions: 2, rambler: 'a' } }],
    [
      'a herd is arranged',
      {
        active: 'b',
        activation: {
          unit: 'h1',
          actions: 1,
          done: ['move'],
          arranging: { starts: { z2: { x: 19, y: 20, level: 0 } }, inches: 8, dared: true },
        },
      },
    ],
    ['Priority is rolled for', { phase: 'priority', ranking: [['b'], ['a']], order: ['a', 'b'] }],
    ['Priority is rolled for by all', { phase: 'priority' }],
    [
      'eager ones',
      { campaign: true, behaviour: { decay: 'fresh', brains: 'shambling', hunger: 'hungry' }, eager: ['survivors'] },
    ],
    ['a battlefield', { terrain: undefined, features: undefined, layout: 'harrow-farm', openGates: [] }],
  ])('%s', (_, change) => {
    const said = JSON.parse(JSON.stringify({ ...base, ...change })) as Record<string, unknown>;
    const state = stateOf(said);
    const again = againOf(state);
    // What is as usual stays unsaid, and nothing else is added or lost; pieces are said in full.
    const { terrain: drawn } = again as { terrain?: unknown };
    expect(again).toEqual(drawn === undefined ? said : { ...said, terrain: drawn });
    expect(canonical(stateOf(again) as never)).toBe(canonical(state as never));
  });
});

test('EDM.SETUP.3 what is not said is as a battle begins', () => {
  const { seat, class: of, x, y } = sam;
  const zombies = [
    { x: 20, y: 20 },
    { x: 22, y: 20 },
  ];
  const { battle } = stateOf({
    kind: 'custom',
    terrain,
    players: base.players,
    humans: [
      { seat, class: of, x, y },
      { seat, class: of, x: 16, y, number: 1 },
    ],
    herds: [
      { seat: 'b', type: 'fast', zombies },
      { seat: 'b', type: 'fast', zombies: [{ x: 30, y: 10 }], arose: true },
    ],
  });
  expect(battle).toMatchObject({
    phase: 'play',
    pattern: 'two',
    defender: null,
    order: ['a', 'b'],
    active: 'a',
    ranking: [['a'], ['b']],
    round: 1,
    lastWound: 1,
    lastId: 5,
    activation: null,
    objective: null,
    openGates: [],
    campaign: false,
    eager: [],
  });
  expect(battle?.humans.map(({ id, number, vitality, morale }) => [id, number, vitality, morale])).toEqual([
    ['a2', 1, 5, 'willing'],
    ['a1', 0, 5, 'willing'],
  ]);
  expect(
    battle?.herds.map(({ id, name, entry, zombies: some }) => [id, name, entry, some.map((one) => one.id)]),
  ).toEqual([
    ['h1', 'Fast Zombies 1', 0, ['z2', 'z3']],
    ['h4', 'Fast Zombies h4', null, ['z5']],
  ]);
  expect(
    battle?.sides.map(({ list, reserve, withdrawn, out }) => [list.humans.length, list.herds, reserve, withdrawn, out]),
  ).toEqual([
    [2, [], [], [], false],
    [0, [{ type: 'fast', zombies: 2 }], [], [], false],
  ]);
});
