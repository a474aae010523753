import { expect } from 'vitest';
import { play } from '../dead/testing.ts';
import { figureOf } from '../figures.ts';
import type { Doing, Encounter } from '../state.ts';
import { type SceneSpec, type Somebody, test } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';
import { receivedFire, settle } from './due.ts';

const enemies = (...people: Somebody[]): SceneSpec => ({
  band: [{ x: 4, y: 18 }],
  strangers: [{ attitude: 'enemy', people }],
});
/** What is left when somebody has called for tests. */
const after = (spec: SceneSpec, calls: (t: Table) => void): Encounter =>
  play(spec, function* (t): Flow<void> {
    calls(t);
  });
const fired = (t: Table, target: string, by: string, ranking: number): void =>
  receivedFire(t, figureOf(t.state.encounter, target), figureOf(t.state.encounter, by), ranking);

test('ATZ.REACT.4 ATZ.REACT.5 ATZ.OUTGUN.8 fire of several at one is one test, with the strongest weapon', () => {
  const enc = after(enemies({ x: 14, y: 18 }, { x: 14, y: 20 }), (t) => {
    fired(t, 'a1', 'n1', 1);
    fired(t, 'a1', 'n2', 3);
    fired(t, 'n1', 'a1', 2);
    settle(t);
  });
  expect(enc.pending).toEqual([
    { who: 'a1', test: 'received-fire', by: ['n1', 'n2'], ranking: 3 },
    { who: 'n1', test: 'received-fire', by: ['a1'], ranking: 2 },
  ]);
  expect(enc.doing.at(-1)).toEqual({ do: 'reactions', stage: 'test', results: [] });
});

const inSight = (): Doing => ({
  do: 'in-sight',
  stage: 'act',
  active: 'players',
  pairs: [['a1', 'n1']],
  closer: [],
  sightings: [],
  firedAt: [],
  acting: null,
});

test('ATZ.REACT.2 ATZ.SIGHT.24 ATZ.SIGHT.36 in an In Sight test they wait, and it remembers who was fired at', () => {
  const enc = after({ ...enemies({ x: 14, y: 18 }), doing: [inSight()] }, (t) => {
    fired(t, 'n1', 'a1', 2);
    settle(t);
  });
  expect(enc.pending).toHaveLength(1);
  expect(enc.doing.at(-1)).toEqual({ ...inSight(), firedAt: [{ who: 'n1', ranking: 2 }] });
});

test('ATZ.REACT.2 ATZ.CHARGE.16 in a Charge into Melee, even one in an In Sight test, none is called for', () => {
  const charge: Doing = { do: 'charge', target: 'a1', chargers: ['n1'], calm: [], stage: 'fire', passed: [] };
  const enc = after({ ...enemies({ x: 14, y: 18 }), doing: [inSight(), charge] }, (t) => {
    fired(t, 'n1', 'a1', 2);
    settle(t);
  });
  expect([enc.pending, enc.doing.at(-1)]).toEqual([[], charge]);
});

test('ATZ.REACT.1 ATZ.ZREACT.1 ATZ.ZSHOOT.3 zombies take no test', () => {
  const enc = after({ band: [{ x: 4, y: 18 }], zombies: [{ x: 9, y: 18 }] }, (t) => {
    fired(t, 'z1', 'a1', 2);
    settle(t);
  });
  expect([enc.pending, enc.doing.at(-1)?.do]).toEqual([[], 'turn']);
});
