import { expect } from 'vitest';
import { repOf, skillOf } from '../figures.ts';
import type { Doing, Encounter, Human } from '../state.ts';
import { charge } from '../fight/charge.ts';
import type { ChargeDoing } from '../fight/doing.ts';
import { type Driven, drive, type Said, type SceneSpec, stateOf, test } from '../testing.ts';

const billy = (spec: SceneSpec, loss: number): SceneSpec => ({
  ...spec,
  band: [{ x: 10, y: 10, rep: 5, guns: ['BAP'], skills: { people: 3, savvy: 0 } }],
  change: (enc: Encounter) => {
    (enc.humans[0] as Human).tired = loss;
    enc.clocks.noMoreZombies = true;
  },
});
const first = ({ humans }: Encounter): Human => humans[0] as Human;
const ganger = { x: 18, y: 10, rep: 3, class: 'ganger' as const, guns: ['BAP' as const] };
const enemy = [{ attitude: 'enemy' as const, people: [ganger] }];
const volley = (shooter: string, target: string): Doing[] => [
  {
    do: 'volley',
    why: 'active',
    fires: [{ shooter, guns: [0], shots: [{ gun: 0, target, dice: 1 }], rush: false }],
    stage: 'noise',
    at: 0,
    hits: [],
  },
];
const shot = (shooter: string, target: string, ...dice: Said[]): Driven =>
  drive(billy({ strangers: enemy, doing: volley(shooter, target) }, 1), dice);

test('ATZ.SLEEP.4 ATZ.SLEEP.5 lack of sleep lowers Rep and both Skills, never below 1, and a Skill of 0 stays 0', () => {
  const at = (loss: number): number[] => {
    const human = first(stateOf(billy({}, loss)).encounter);
    return [repOf(human), skillOf(human, 'people'), skillOf(human, 'savvy')];
  };
  expect([at(0), at(1), at(3)]).toEqual([
    [5, 3, 0],
    [4, 2, 0],
    [2, 1, 0],
  ]);
});

test('ATZ.X.78 ATZ.SLEEP.5 ATZ.SLEEP.6 Billy shoots as Rep 4; shot at, he is Rep 5 again', () => {
  const before = shot('a1', 'n1', [1]);
  expect(repOf(first(before.encounter))).toBe(4);
  const missed = shot('n1', 'a1', [1]);
  expect(repOf(first(missed.encounter))).toBe(5);
  expect(missed.told).toContain('ATZ.SLEEP.6 atz.sleep.awake');
});

test('ATZ.SLEEP.6 who is charged is awake before the test', () => {
  const doing: ChargeDoing = { do: 'charge', target: 'a1', chargers: ['n1'], calm: [], stage: 'nerve', passed: [] };
  const near = [{ attitude: 'enemy' as const, people: [{ ...ganger, x: 14 }] }];
  const spec = billy({ strangers: near, doing: [doing] }, 1);
  const charged = drive(spec, [], (t) => charge(t, doing), ['charge']);
  expect([repOf(first(charged.encounter)), doing.stage]).toEqual([5, 'test']);
});
