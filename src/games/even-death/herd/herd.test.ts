import { describe, expect } from 'vitest';
import { bandOf } from '../figures.ts';
import { inFormation, isBroken } from './formation.ts';
import { asFarAs, moveArea } from '../shown/screen.ts';
import { battle, block, herd, row, said, scene, type SceneSpec, test } from '../testing.ts';
import type { Human } from '../state.ts';
import { bodies, gapBetween } from '../units.ts';

const far = [
  { x: 50, y: 50 },
  { x: 52, y: 50 },
] as const;
const turnOf = (spec: SceneSpec): ReturnType<typeof scene> => scene({ humans: far, active: 'b', ...spec });

describe('moving together', () => {
  test('EDM.X.3 EDM.HERD.3 EDM.HERD.4 EDM.HERD.5 the zombie nearest to the goal leads, the rest follow in formation', () => {
    const m = turnOf({ herds: [{ type: 'fast', zombies: row(10, 10, 4) }] });
    m.answer('b', [3]).answer('b', 'move');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'EDM.HERD.3' });
    m.answer('b', { x: 15, y: 10 });
    expect(herd(m, 'h1').zombies.map(({ x }) => x)).toEqual([15, 13.5, 12, 10.5]);
    expect(herd(m, 'h1').facing).toBe(0);
    expect(isBroken(herd(m, 'h1'))).toBe(false);
    const [moved] = said(m, 'ed.herd.moved') as { leader: string; inches: number; follows: { why: string }[] }[];
    expect(moved).toMatchObject({ leader: 'z2', inches: 5 });
    expect(moved?.follows.map(({ why }) => why)).toEqual(['led', 'shifted', 'shifted', 'shifted']);
  });

  test('EDM.HERD.3 EDM.HERD.5 mates are in nobody’s way: the rearmost may lead as far ahead as the first', () => {
    const m = turnOf({ herds: [{ zombies: row(10, 10, 3) }] }).answer('b', [3]);
    const before = battle(m).herds.map(({ zombies }) => zombies.map(({ x }) => x));
    const ahead = moveArea(battle(m), herd(m, 'h1')).map((area) => Math.max(...area.map(({ x }) => x)));
    expect(ahead).toEqual([14, 12.5, 11]);
    expect(asFarAs(battle(m), herd(m, 'h1'), { x: 4, y: 10 })).toEqual({ x: 4, y: 10 });
    expect(battle(m).herds.map(({ zombies }) => zombies.map(({ x }) => x))).toEqual(before);
  });

  test('EDM.HERD.3 EDM.DANGER.1 on the screen a way goes as far as it can be dared, over Dangerous ground', () => {
    const m = turnOf({
      humans: [{ x: 10, y: 30 }, far[1]],
      herds: [{ zombies: row(10, 10, 3) }],
      pieces: [block('fire', [11.5, 0, 1, 40], { kind: 'dangerous' })],
    });
    expect(asFarAs(battle(m), herd(m, 'h1'), { x: 30, y: 10 })).toEqual({ x: 12, y: 10 });
    expect(asFarAs(battle(m), battle(m).humans[0] as Human, { x: 30, y: 30 })).toEqual({ x: 13, y: 30 });
    expect(asFarAs(battle(m), { ...herd(m, 'h1'), zombies: [] }, { x: 30, y: 10 })).toBeNull();
  });

  test('EDM.HERD.3 the leader is measured: no farther than the Movement', () => {
    const m = turnOf({ herds: [{ zombies: row(10, 10, 3) }] });
    m.answer('b', [3]).answer('b', 'move');
    expect(m.refused('b', { x: 14.001, y: 10.1 }).rule).toBe('EDM.HERD.3');
    m.answer('b', { x: 14, y: 10 });
    expect(herd(m, 'h1').zombies[0]?.x).toBe(14);
  });

  test('EDM.HERD.2 EDM.HERD.4 who finds its place taken goes beside it, within 2" of another', () => {
    const pillar = block('pillar', [12, 9, 1, 2.4], { kind: 'impassable', height: 3 });
    const m = turnOf({
      herds: [
        {
          zombies: [
            [11, 8],
            [11, 10],
          ],
        },
      ],
      pieces: [pillar],
    });
    m.answer('b', [3]).answer('b', 'move').answer('b', { x: 14, y: 8 });
    const [moved] = said(m, 'ed.herd.moved') as { follows: { id: string; why: string }[] }[];
    expect(moved?.follows[1]).toMatchObject({ id: 'z3', why: 'beside' });
    expect(inFormation(bodies(herd(m, 'h1')))).toBe(true);
  });

  test('EDM.HERD.2 a Move that would tear the herd apart is refused', () => {
    const wall = block('wall', [9.4, 0, 0.2, 60], { kind: 'impassable', height: 3 });
    const m = turnOf({
      herds: [
        {
          zombies: [
            [10.2, 10],
            [8.8, 10],
          ],
        },
      ],
      pieces: [wall],
    });
    m.answer('b', [3]).answer('b', 'move');
    expect(m.refused('b', { x: 14, y: 10 })).toMatchObject({ rule: 'EDM.HERD.2', reason: { key: 'ed.no.torn' } });
    m.answer('b', { x: 11, y: 10 });
    expect(herd(m, 'h1').zombies[0]?.x).toBe(11);
    expect(herd(m, 'h1').zombies[1]?.x).toBeLessThan(9);
  });

  test('EDM.HERD.4 its player may arrange it otherwise, no farther from where each began', () => {
    const m = turnOf({ herds: [{ zombies: row(10, 10, 3) }] });
    m.answer('b', [3]).answer('b', 'move').answer('b', { x: 14, y: 10 });
    expect(m.asked().options).toEqual(['move', 'split', 'arrange', 'face', 'done']);
    m.answer('b', 'arrange').answer('b', 'z4');
    expect(m.refused('b', { x: 7, y: 15 }).code).toBe('bad-answer');
    expect(m.refused('b', { x: 7, y: 10 })).toMatchObject({ rule: 'EDM.HERD.2' });
    m.answer('b', { x: 10.5, y: 11 });
    expect(herd(m, 'h1').zombies[2]).toMatchObject({ x: 10.5, y: 11 });
    m.answer('b', 'done');
    expect(m.asked().seats).toEqual(['a']);
  });

  test('EDM.HERD.2 a herd torn by losses only moves, bites or gets up, and its Move brings it together again', () => {
    const m = turnOf({
      herds: [
        {
          zombies: [
            [10, 10],
            [18, 10],
          ],
        },
      ],
    });
    m.answer('b', [3]);
    expect(m.asked().options).toEqual(['move', 'face', 'done']);
    m.answer('b', 'move').answer('b', { x: 12, y: 10 });
    expect(isBroken(herd(m, 'h1'))).toBe(false);
    expect(m.asked().options).toEqual(['move', 'split', 'arrange', 'face', 'done']);
  });

  test('EDM.MOVE.10 EDM.CONTACT.3 nobody goes to a human with six zombies at it', () => {
    const ring: [number, number][] = [
      [20.866, 20.5],
      [20, 21],
      [19.134, 20.5],
      [19.134, 19.5],
      [20, 19],
      [20.866, 19.5],
    ];
    const wall = block('wall', [21.3, 19.85, 0.15, 0.3], { kind: 'impassable', height: 0.5 });
    const seventh = (biters: number): ReturnType<typeof scene> =>
      turnOf({
        humans: [{ x: 20, y: 20 }],
        herds: [{ zombies: [[25.9, 20]] }, { zombies: ring.slice(0, biters) }],
        pieces: [wall],
      })
        .answer('b', 'h1')
        .answer('b', [8])
        .answer('b', 'move');
    expect(seventh(6).refused('b', { x: 22, y: 20 })).toMatchObject({ rule: 'EDM.CONTACT.3' });
    expect(seventh(6).answer('b', { x: 22.1, y: 20 }).asked().options).toEqual(['move', 'face', 'done']);
    expect(seventh(5).answer('b', { x: 22, y: 20 }).asked().options).toEqual(['bite:a1', 'face', 'done']);
  });
});

describe('who is held', () => {
  test('EDM.HERD.9 a zombie that touches a target stays while the rest moves, and formation holds', () => {
    const m = turnOf({
      humans: [
        { x: 11, y: 10 },
        { x: 50, y: 50 },
      ],
      herds: [{ zombies: row(10, 10, 3) }],
    });
    m.answer('b', [3]).answer('b', 'move');
    expect(m.refused('b', { x: 8.5, y: 14 })).toMatchObject({ rule: 'EDM.HERD.2' });
    m.answer('b', { x: 9, y: 12 });
    expect(herd(m, 'h1').zombies[0]).toMatchObject({ x: 10, y: 10 });
    const [moved] = said(m, 'ed.herd.moved') as { follows: { id: string; why: string }[] }[];
    expect(moved?.follows.find(({ id }) => id === 'z2')).toMatchObject({ why: 'held' });
  });

  test('EDM.HERD.9 it is free as soon as the target has gone', () => {
    const m = turnOf({
      humans: [
        { x: 12, y: 10 },
        { x: 50, y: 50 },
      ],
      herds: [{ zombies: [[10, 10]] }],
    });
    m.answer('b', [3]).answer('b', 'move').answer('b', { x: 8, y: 10 });
    expect(herd(m, 'h1').zombies[0]?.x).toBe(8);
    const held = turnOf({
      humans: [
        { x: 11, y: 10 },
        { x: 50, y: 50 },
      ],
      herds: [{ zombies: [[10, 10]] }],
    });
    held.answer('b', [3]);
    expect(held.asked().options).toEqual(['bite:a1', 'face', 'done']);
  });
});

describe('what a herd is', () => {
  test('EDM.HERD.1 EDM.HERD.7 one type, 1 to 15 zombies', () => {
    expect(() => turnOf({ herds: [{ zombies: row(40, 10, 16) }] })).toThrow(/15/);
    expect(() => turnOf({ herds: [{ zombies: [] }] })).toThrow();
    const m = turnOf({ herds: [{ zombies: row(20, 10, 3) }, { type: 'fast', zombies: row(20, 13, 3) }] });
    m.answer('b', 'h1').answer('b', [3]);
    expect(m.asked().options.filter((id) => id.startsWith('merge'))).toEqual([]);
  });

  test.each([
    { zombies: 5, most: 5 },
    { zombies: 6, most: 10 },
    { zombies: 10, most: 10 },
    { zombies: 11, most: 15 },
  ])('EDM.HERD.6 $zombies zombies count as a band of up to $most', ({ zombies, most }) => {
    expect(bandOf('regular', zombies).most).toBe(most);
  });

  test('EDM.MODEL.9 EDM.RAMBLE.4 every other player is an enemy', () => {
    const m = scene({
      players: ['survivors', 'bandits', 'zombies'],
      humans: [
        { x: 10, y: 10 },
        { seat: 'b', x: 13, y: 10 },
      ],
      herds: [{ zombies: [[40, 40]] }],
    });
    m.answer('a', 'move');
    expect(m.refused('a', [{ x: 12.5, y: 10 }]).rule).toBe('EDM.MOVE.10');
    m.answer('a', [{ x: 12, y: 10 }]);
    expect(m.asked().options).toEqual(['move', 'melee:unarmed:b1', 'shove', 'face', 'done']);
    expect(gapBetween(battle(m).humans[0] as never, battle(m).humans[1] as never)).toBeLessThan(0.01);
  });
});
