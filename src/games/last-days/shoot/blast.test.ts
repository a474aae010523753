import { describe, expect } from 'vitest';
import {
  battle,
  type BattleScene,
  block,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
  zombie,
} from '../testing.ts';
import { bareTable } from '../../../kernel/testing.ts';
import { type Piece, type TerrainChanges, terrainSchema } from '../../../tabletop/index.ts';
import type { State } from '../state.ts';
import { burn } from './fire.ts';

const firing = (spec: SceneSpec): BattleScene => scene({ phase: 'shooting', aggressor: 'b', ...spec });
const thrower = (more: Partial<Somebody> = {}): Somebody => ({
  x: 10,
  y: 10,
  type: 'cop',
  guns: ['thrown-explosive'],
  ...more,
});
const rival = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 16, y: 10, ...more });
/** Another one who still has to shoot, so that the Phase goes on. */
const later: Somebody = { x: 2, y: 30, guns: ['hunting-rifle'] };
const far: Somebody = { seat: 'b', x: 8, y: 30 };

/** The damage and head rolls that follow, each with a 6, and whom they are for. */
function victims(m: BattleScene): string[] {
  const names: string[] = [];
  for (;;) {
    const { request } = m.match;
    if (request?.kind !== 'roll' || !['ld.roll.damage', 'ld.roll.head'].includes(request.prompt.key)) return names;
    names.push(request.prompt.params?.['name'] as string);
    m.answer(request.seats[0] as string, [1]);
  }
}

describe('Explosive', () => {
  const crowd: SceneSpec = {
    people: [thrower(), later, { x: 17, y: 12, name: 'friend' }, rival({ name: 'target' }), far],
    zombies: [
      { x: 19.9, y: 10 },
      { x: 20.1, y: 10 },
    ],
  };
  const thrown = (spec: SceneSpec): BattleScene => firing(spec).answer('a', 'a1').answer('a', 'shoot:0:b1');

  test('LD.ATTR.2 LD.ATTR.3 LD.ATTR.5 a hit harms all within 3 inches of the target, friends too; the dead take head rolls', () => {
    const m = thrown(crowd).answer('a', [6]);
    expect(victims(m)).toEqual(['target', 'friend', 'Zombie 1']);
    expect(zombie(m, 'z1')?.knockback).toBe(5);
    expect(zombie(m, 'z2')?.knockback).toBe(0);
    expect(person(m, 'a3').damage).toBe(1);
  });

  test('LD.ATTR.2 LD.ATTR.17 LD.AMMO.11 on a miss nothing happens, and it is gone without Ammo Tokens', () => {
    const m = thrown(crowd).answer('a', [1]);
    expect(victims(m)).toEqual([]);
    expect(person(m, 'a1').guns[0]).toMatchObject({ spent: true, ammo: 0 });
    expect(person(m, 'a1').noise).toBe(3); // LD.ATTR.15: Noisy 2
  });

  test('LD.ATTR.4 solid scenery wholly in between shields, other models do not', () => {
    const wall = (height: number) =>
      block('wall', [17.5, 8, 0.3, 4], { kind: 'impassable', blocksSight: true, height });
    const at = (height: number) =>
      victims(
        thrown({
          people: [thrower(), later, rival({ name: 'target' }), rival({ x: 18.6, name: 'behind' }), far],
          pieces: [wall(height)],
        }).answer('a', [6]),
      );
    expect(at(3)).toEqual(['target']);
    expect(at(0.8)).toEqual(['target', 'behind']);
    const row = thrown({
      people: [
        thrower(),
        later,
        rival({ name: 'target' }),
        rival({ x: 17.1, name: 'second' }),
        rival({ x: 18.2, name: 'third' }),
        far,
      ],
    });
    expect(victims(row.answer('a', [6]))).toEqual(['target', 'second', 'third']);
  });

  test('LD.ATTR.2 LD.XP.5 it can put its own thrower Out of Action, and nobody is credited for that', () => {
    const m = thrown({
      people: [thrower({ damage: 2 }), later, rival({ x: 13, name: 'target' }), far],
    }).answer('a', [6]);
    m.answer('a', [1]).answer('a', [1]);
    expect(person(m, 'a1').fate).toBe('out');
    expect(battle(m).deeds.filter(({ kind }) => kind === 'rival')).toEqual([]);
    expect(battle(m).firing?.unit).not.toBe('a1');
  });
});

describe('Fire', () => {
  const bomber = thrower({ guns: ['fire-bomb'] });
  const spec: SceneSpec = { people: [bomber, later, rival({ name: 'near' }), far], zombies: [{ x: 16, y: 13 }] };
  const lit = (die: number): BattleScene =>
    firing(spec).answer('a', 'a1').answer('a', 'throw:0').answer('a', { x: 14, y: 12 }).answer('a', [die]);

  test('LD.ATTR.6 at any point of ground in sight and range, and nothing counts that depends on a target', () => {
    const m = firing({
      ...spec,
      pieces: [block('wall', [8, 12, 4, 0.5], { kind: 'impassable', blocksSight: true, height: 3 })],
    });
    m.answer('a', 'a1');
    expect(m.asked().options).toEqual(['throw:0', 'hold']);
    m.answer('a', 'throw:0');
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'LD.ATTR.6' });
    expect(m.refused('a', { x: 10, y: 14 }).rule).toBe('LD.ATTR.6');
    expect(m.refused('a', { x: 10, y: 0.4 }).code).toBe('bad-answer');
    m.answer('a', { x: 16, y: 10 });
    expect(m.match.request).toMatchObject({ kind: 'roll', target: 3 });
  });

  test('LD.ATTR.6 under enemies in range and half of the range to each side is suggested, what catches most first', () => {
    const { request } = firing(spec).answer('a', 'a1').answer('a', 'throw:0').match;
    const spots = request?.kind === 'place' ? request.suggestions.map(({ x, y }) => `${x} ${y}`) : [];
    expect(spots.slice(0, 2).sort()).toEqual(['16 10', '16 13']);
    expect(spots.slice(2).sort()).toEqual(['10 14.5', '10 5.5', '14.5 10', '5.5 10']);
  });

  test('LD.ATTR.6 who sees no ground in range is not asked', () => {
    const side = (id: string, x: number, y: number, wide: number, deep: number) =>
      block(id, [x, y, wide, deep], { kind: 'impassable', blocksSight: true, height: 3 });
    const walls = [
      side('n', 9, 9, 2, 0.3),
      side('s', 9, 10.7, 2, 0.3),
      side('w', 9, 9, 0.3, 2),
      side('e', 10.7, 9, 0.3, 2),
    ];
    expect(firing(spec).asked()).toMatchObject({ rule: 'LD.SHOOT.8', options: ['a1', 'a2', 'cease'] });
    expect(firing({ ...spec, pieces: walls }).asked()).toMatchObject({ rule: 'LD.SHOOT.10' });
  });

  test('LD.ATTR.7 LD.ATTR.8 a token burns there until the End Phase of the next turn, and all in its reach are hit', () => {
    const m = lit(3);
    expect(battle(m).fires).toEqual([{ id: 'f2', weapon: 'fire-bomb', by: 'a1', until: 3, x: 14, y: 12, level: 0 }]);
    expect(victims(m)).toEqual(['Zombie 1', 'near']);
    expect(zombie(m, 'z1')?.knockback).toBe(1);
    expect(person(m, 'b1').damage).toBe(1);
  });

  test('LD.ATTR.10 if it fails nothing happens, and the weapon is gone', () => {
    const m = lit(2);
    expect([battle(m).fires, victims(m), person(m, 'a1').guns[0]?.spent]).toEqual([[], [], true]);
  });

  test('LD.XP.1 LD.ATTR.7 whom a fire puts Out of Action is credited to the thrower', () => {
    const people = [bomber, later, rival({ name: 'near', damage: 2 }), far];
    const m = firing({ ...spec, people })
      .answer('a', 'a1')
      .answer('a', 'throw:0')
      .answer('a', { x: 14, y: 12 });
    m.answer('a', [3]);
    expect(victims(m)).toEqual(['Zombie 1', 'near']);
    expect(battle(m).deeds.filter(({ kind }) => kind === 'rival')).toMatchObject([
      { who: 'a1', whom: 'b1', weapon: 'fire-bomb' },
    ]);
  });

  test('LD.SKILL.12 LD.ATTR.7 Double-Tap makes one of the rolls of its fire again, for a Noise Token and no Ammo', () => {
    const people = [thrower({ guns: ['fire-bomb'], skills: ['double-tap'] }), later, rival({ name: 'near' }), far];
    const m = firing({ ...spec, people })
      .answer('a', 'a1')
      .answer('a', 'throw:0')
      .answer('a', { x: 14, y: 12 });
    m.answer('a', [3]).answer('a', [1]);
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.12', seats: ['a'], options: ['reroll', 'keep'] });
    m.answer('a', 'reroll').answer('a', [5]);
    expect(zombie(m, 'z1')).toBe(undefined);
    expect(person(m, 'a1')).toMatchObject({ noise: 3, guns: [{ ammo: 0 }] });
    m.answer('a', [1]); // the damage to the rival: once for each hit
    expect(person(m, 'b1').damage).toBe(1);
  });

  test('LD.ATTR.8 LD.BREAK.2 fires go out in the End Phase of the turn after', () => {
    const fire = { weapon: 'fire-bomb', by: 'a1', x: 18, y: 18, level: 0 } as const;
    const fires = [
      { ...fire, id: 'f1', until: 3 },
      { ...fire, id: 'f2', until: 4 },
    ];
    const left = (turn: number) => {
      const m = scene({
        phase: 'end',
        turn,
        people: [
          { x: 1, y: 1 },
          { seat: 'b', x: 30, y: 30 },
        ],
        tokens: [{ x: 10, y: 10 }],
        change: (now) => {
          now.fires = fires;
        },
      });
      return battle(m).fires.map(({ id }) => id);
    };
    expect([left(2), left(3)]).toEqual([['f1', 'f2'], ['f2']]);
  });

  test('LD.ATTR.9 it burns who begins in its reach, and each who enters it', () => {
    const m = scene({
      people: [
        { x: 10, y: 10 },
        { seat: 'b', x: 30, y: 30 },
      ],
      change: (now) => {
        now.fires = [{ id: 'f1', weapon: 'fire-bomb', by: 'b1', until: 3, x: 10, y: 14, level: 0 }];
      },
    });
    const burnt = (when: 'starts' | 'enters', from?: { x: number; y: number; level: number }): number => {
      const { t, events } = bareTable<State>(m.state());
      const a1 = (t.state.battle as NonNullable<State['battle']>).characters[0];
      expect(burn(t, a1 as never, when, from).next({} as never).done).toBe(true);
      return events.filter(({ key, rule }) => key === 'ld.burnt' && rule === 'LD.ATTR.9').length;
    };
    expect(burnt('starts')).toBe(1);
    expect(burnt('enters', { x: 10, y: 9, level: 0 })).toBe(1);
    expect(burnt('enters', { x: 10, y: 11, level: 0 })).toBe(0);
    expect(burnt('starts', { x: 10, y: 11, level: 0 })).toBe(1);
  });
});

describe('car alarms', () => {
  const car = (y: number) =>
    block('car', [15, y, 3, 1.5], {
      name: 'Car',
      height: 0.8,
      kind: 'impassable',
      tags: { alarm: true, vehicle: 'car' },
    });
  const shot = (y: number, alarms = true, change: SceneSpec['change'] = () => {}): BattleScene =>
    firing({
      people: [thrower({ guns: ['hunting-rifle'] }), later, rival(), far],
      pieces: [car(y)],
      options: { alarms },
      change,
    })
      .answer('a', 'a1')
      .answer('a', 'shoot:0:b1')
      .answer('a', [1]);

  test('LD.TERRAIN.21 LD.MASS.1 LD.ESCAPE.1 a car that the Encounter has wrecked or taken away has no alarm', () => {
    const [parked] = terrainSchema.parse({ id: 't', name: 'T', width: 36, depth: 36, pieces: [car(12.5)] }).pieces;
    const asked = (changes: TerrainChanges): string | undefined =>
      shot(12.5, true, (now) => void (now.changes = changes)).match.request?.rule;
    expect(asked({ built: [{ ...(parked as Piece), tags: {} }] })).not.toBe('LD.TERRAIN.22');
    expect(asked({ gone: ['car'] })).not.toBe('LD.TERRAIN.22');
    expect(asked({})).toBe('LD.TERRAIN.22');
  });

  test('LD.TERRAIN.21 LD.TERRAIN.22 a shot at somebody within 2 inches of a car, hit or not, sets its alarm off on a 6', () => {
    const m = shot(12.5);
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'LD.TERRAIN.22', target: 6 });
    expect(battle(m.answer('a', [6])).alarms).toEqual(['car']);
    expect(battle(shot(12.5).answer('a', [5])).alarms).toEqual([]);
    expect(shot(12.51).match.request?.rule).not.toBe('LD.TERRAIN.22');
    expect(shot(12.5, false).match.request?.rule).not.toBe('LD.TERRAIN.22');
    expect(said(m, 'ld.alarm')).toEqual([{ piece: 'car', name: 'Car' }]);
    expect(m.under('LD.TERRAIN.22').map(({ key, dice }) => [key, dice])).toEqual([
      ['ld.alarm', [{ sides: 6, rolled: [6], target: 6 }]],
    ]);
  });
});
