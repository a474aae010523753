import { describe, expect } from 'vitest';
import { FA_MODIFIERS } from '../data/modifiers.ts';
import {
  battle,
  type BattleScene,
  block,
  person,
  rectangle,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../testing.ts';
import { chanceToHit, markOf, shotsOf } from './attack.ts';

/** Seat a is the Defender and so shoots first. */
const firing = (spec: SceneSpec): BattleScene => scene({ phase: 'shooting', aggressor: 'b', ...spec });
const cop = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, type: 'cop', guns: ['revolver'], ...more });
const rival = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 16, y: 10, ...more });
const wall = (x: number, y: number, height: number) =>
  block('wall', [x, y, 0.5, 4], { kind: 'impassable', blocksSight: true, height, cover: true });

/** What is added to the die of a1's shot at a target with its first gun, and under which rules. */
function added(m: BattleScene, target = 'b1', more: Partial<Parameters<typeof markOf>[4]> = {}): unknown {
  const now = battle(m);
  const victim = target.startsWith('z')
    ? now.zombies.find(({ id }) => id === target)
    : now.characters.find(({ id }) => id === target);
  const mark = markOf(now, person(m, 'a1'), 0, victim as never, { occasion: 'phase', shot: 0, ...more });
  return mark === null ? null : mark.modifiers.map(({ label, value }) => `${label} ${value}`);
}
const shots = (m: BattleScene): string[] =>
  shotsOf(battle(m), person(m, 'a1'), 'phase').map(({ gun, target }) => `${gun} ${target.id}`);

describe('who may shoot at whom', () => {
  test('LD.SHOOT.1 LD.GEN.16 LD.GEN.18 a target must be in sight, and what the calculation says is final', () => {
    expect(shots(firing({ people: [cop(), rival()] }))).toEqual(['0 b1']);
    expect(shots(firing({ people: [cop(), rival()], pieces: [wall(13, 8, 3)] }))).toEqual([]);
  });

  test('LD.SHOOT.2 LD.SHOOT.14 LD.TERRAIN.20 rivals and the dead, never friends, doors or scenery', () => {
    const m = firing({
      people: [cop(), { x: 10, y: 14 }, rival()],
      zombies: [{ x: 10, y: 6 }],
      pieces: [block('car', [14, 13, 3, 2], { height: 0.8, tags: { alarm: true } })],
    });
    expect(shots(m)).toEqual(['0 b1', '0 z1']);
  });

  test('LD.SHOOT.3 nobody shoots out of Contact', () => {
    expect(shots(firing({ people: [cop(), rival()], zombies: [{ x: 10, y: 11 }] }))).toEqual([]);
    expect(shots(firing({ people: [cop(), rival()], zombies: [{ x: 10, y: 11.1 }] }))).toEqual(['0 b1', '0 z1']);
  });

  test('LD.SHOOT.4 a target in Contact with a friend is spared; one that touches only the dead is not', () => {
    const m = firing({
      people: [cop(), { x: 10, y: 14 }, rival(), rival({ x: 11, y: 14 })],
      zombies: [
        { x: 9, y: 14 },
        { x: 16, y: 11 },
      ],
    });
    expect(shots(m)).toEqual(['0 b1', '0 z2']);
  });

  test('LD.SHOOT.5 LD.GEN.11 exactly at range is in range, from base edge to base edge', () => {
    expect(shots(firing({ people: [cop(), rival({ x: 23 })] }))).toEqual(['0 b1']);
    expect(shots(firing({ people: [cop(), rival({ x: 23.001 })] }))).toEqual([]);
  });

  test('LD.SHOOT.13 LD.SKILL.11 LD.ATTR.17 an empty, lost or used gun does not fire', () => {
    const guns = [
      { id: 'revolver', empty: true },
      { id: 'magnum', lost: true },
      { id: 'thrown-explosive', spent: true },
      'semi-automatic',
    ] as const;
    expect(shots(firing({ people: [cop({ guns }), rival()] }))).toEqual(['3 b1']);
  });

  test('LD.ATTR.13 LD.EQUIP.12 a Highly Specialized gun wants a Gunsmith of any class', () => {
    const guns = ['squad-automatic-weapon'] as const;
    expect(shots(firing({ people: [cop({ guns }), rival()] }))).toEqual([]);
    expect(shots(firing({ people: [cop({ guns, skills: ['gunsmith'], gunsmith: 'pistol' }), rival()] }))).toEqual([
      '0 b1',
    ]);
  });

  test('LD.INJ.8 with one arm only Pistols, SMGs and what is thrown', () => {
    const guns = ['hunting-rifle', 'revolver', 'surplus-smg', 'thrown-explosive', 'pump-action-shotgun'] as const;
    const m = firing({ people: [cop({ guns, scars: ['arm'] }), rival()] });
    expect(shots(m)).toEqual(['1 b1', '2 b1', '3 b1']);
  });

  test('LD.ATTR.23 LD.GUN.1 what is thrown reaches three inches for each point of Strength', () => {
    const guns = ['thrown-explosive'] as const;
    expect(shots(firing({ people: [cop({ guns }), rival({ x: 20 })] }))).toEqual(['0 b1']);
    expect(shots(firing({ people: [cop({ guns }), rival({ x: 20.01 })] }))).toEqual([]);
    expect(shots(firing({ people: [cop({ guns, type: 'thug' }), rival({ x: 23 })] }))).toEqual(['0 b1']);
  });

  test('LD.MOVE.6 LD.CHAR.8 who Ran does not shoot this turn', () => {
    expect(shots(firing({ people: [cop({ ran: true }), rival()] }))).toEqual([]);
  });

  test('LD.LOCK.3 LD.LOCK.8 Locked and Loaded fire reaches 12 inches, and a runner is judged where it is shot at', () => {
    const guns = ['hunting-rifle'] as const;
    const m = firing({ people: [cop({ guns }), rival({ x: 24, ran: true })], pieces: [wall(13, 12, 0.6)] });
    const locked = (at?: { x: number; y: number; level: number }) => added(m, 'b1', { occasion: 'locked', at });
    expect(locked()).toBe(null);
    expect(locked({ x: 23, y: 10, level: 0 })).toEqual(['characteristic.fa 4', 'modifier.ran -1']);
    expect(locked({ x: 16, y: 14.5, level: 0 })).toEqual([
      'characteristic.fa 4',
      'modifier.ran -1',
      'modifier.cover -1',
    ]);
  });
});

describe('how hard it is', () => {
  const low = [wall(14.6, 8, 0.6)];

  test('LD.SHOOT.6 LD.T.FAMOD a zombie is easier, a runner and cover are harder, and all of it adds up', () => {
    expect(added(firing({ people: [cop(), rival()] }))).toEqual(['characteristic.fa 4']);
    expect(added(firing({ people: [cop(), rival({ ran: true })] }))).toEqual([
      'characteristic.fa 4',
      'modifier.ran -1',
    ]);
    expect(added(firing({ people: [cop()], zombies: [{ x: 16, y: 10 }], pieces: low }), 'z1')).toEqual([
      'characteristic.fa 4',
      'modifier.zombie 1',
      'modifier.cover -1',
    ]);
    expect(FA_MODIFIERS).toEqual({ zombie: 1, ran: -1, cover: -1, 'later-shot': -1 });
  });

  test('LD.GEN.17 another model in between gives cover', () => {
    const m = firing({ people: [cop(), rival({ x: 18 })], zombies: [{ x: 14, y: 10.5 }] });
    expect(added(m)).toEqual(['characteristic.fa 4', 'modifier.cover -1']);
  });

  test('LD.T.FAMOD every shot after the first has the same −1', () => {
    const m = firing({ people: [cop(), rival()] });
    expect(added(m, 'b1', { shot: 1 })).toEqual(['characteristic.fa 4', 'modifier.later-shot -1']);
    expect(added(m, 'b1', { shot: 2 })).toEqual(['characteristic.fa 4', 'modifier.later-shot -1']);
  });

  test('LD.ITEM.15 LD.ITEM.16 LD.SKILL.33 a Reflex Sight cancels that, but not with two guns, where every shot has it once', () => {
    const m = firing({ people: [cop({ guns: [{ id: 'surplus-smg', fitted: ['reflex-sight'] }] }), rival()] });
    expect(added(m, 'b1', { shot: 2 })).toEqual(['characteristic.fa 4']);
    expect(added(m, 'b1', { shot: 0, both: true })).toEqual(['characteristic.fa 4', 'skill.gunfighter -1']);
    expect(added(m, 'b1', { shot: 2, both: true })).toEqual(['characteristic.fa 4', 'skill.gunfighter -1']);
  });

  test('LD.ATTR.18 Point Blank gives +2 within 3 inches', () => {
    const near = (x: number) => added(firing({ people: [cop({ guns: ['pump-action-shotgun'] }), rival({ x })] }));
    expect(near(14)).toEqual(['characteristic.fa 4', 'attribute.point-blank 2']);
    expect(near(14.01)).toEqual(['characteristic.fa 4']);
    expect(added(firing({ people: [cop(), rival({ x: 13 })] }))).toEqual(['characteristic.fa 4']);
  });

  test('LD.ITEM.17 LD.ITEM.18 a Riot Shield is cover, and adds nothing to cover', () => {
    const shield = rival({ items: ['riot-shield'] });
    expect(added(firing({ people: [cop(), shield] }))).toEqual(['characteristic.fa 4', 'gear.riot-shield -1']);
    expect(added(firing({ people: [cop(), shield], pieces: low }))).toEqual([
      'characteristic.fa 4',
      'modifier.cover -1',
    ]);
  });

  test('LD.SHOOT.7 LD.CHAR.4 with Firearms at 0 or less there is no shot; bonuses can lift it from 0', () => {
    const kid = (x: number) => [cop({ type: 'kid', guns: ['pump-action-shotgun'] }), rival({ x })];
    expect(added(firing({ people: kid(16) }))).toBe(null);
    expect(added(firing({ people: kid(13.5) }))).toEqual(['characteristic.fa 0', 'attribute.point-blank 2']);
    const crony = firing({ people: [cop({ type: 'crony' }), rival({ ran: true })], pieces: low });
    expect(added(crony)).toBe(null);
    expect(crony.match.request?.prompt.key).not.toBe('ld.shoot.menu');
  });

  test('LD.CHAR.2 LD.ITEM.5 LD.INJ.11 Booze and a lost eye take one of Firearms each, never below 0', () => {
    expect(added(firing({ people: [cop({ drunk: true, scars: ['eye'] }), rival()] }))).toEqual(['characteristic.fa 2']);
    expect(added(firing({ people: [cop({ type: 'kid', drunk: true }), rival()] }))).toBe(null);
  });

  test('LD.SHOOT.6 LD.GEN.6 7 or more hits: the chance follows', () => {
    const m = firing({ people: [cop(), rival(), rival({ x: 16, y: 16, ran: true })] });
    const chance = (id: string) =>
      chanceToHit(battle(m), person(m, 'a1'), 0, person(m, id), { occasion: 'phase', shot: 0 });
    expect([chance('b1'), chance('b2')]).toEqual([4 / 6, 3 / 6]);
  });
});

describe('cover of a Refuge', () => {
  const house = {
    id: 'house',
    name: 'House',
    outline: rectangle(15, 6, 8, 8),
    floors: [0],
    height: 3,
    openings: [
      { id: 'w1', kind: 'window' as const, from: { x: 15, y: 9 }, to: { x: 15, y: 11 }, level: 0, sill: 0.75, top: 2 },
    ],
  };
  const home = (refuge: string | null, built: readonly 'solid-structure'[] = ['solid-structure']): BattleScene =>
    firing({
      encounter: 'home-defense',
      people: [cop(), rival({ x: 16, y: 10 })],
      buildings: [house],
      change: (now) => {
        now.refuge = refuge;
        const [, b] = now.sides as [unknown, (typeof now.sides)[number]];
        Object.assign(b, { part: 'defender', group: { ...b.group, built } });
      },
    });

  test('LD.PERK.15 LD.HOME.12 LD.TERRAIN.25 behind the walls of a Solid Structure it is −2, elsewhere −1', () => {
    expect(added(home('house'))).toEqual(['characteristic.fa 4', 'perk.solid-structure -2']);
    expect(added(home(null))).toEqual(['characteristic.fa 4', 'modifier.cover -1']);
    expect(added(home('house', []))).toEqual(['characteristic.fa 4', 'modifier.cover -1']);
  });

  test('LD.PERK.19 who stands on the Watch Tower is in cover', () => {
    const tower = (id: string, x: number) => ({ id, name: id, outline: rectangle(x, 9, 2, 2), floors: [0], height: 6 });
    const up = (id: string): BattleScene =>
      firing({
        people: [cop({ level: 1 }), rival({ x: 17, level: 1 })],
        buildings: [tower(id, 16), tower('perch', 9)],
      });
    expect(added(up('watch-tower'))).toEqual(['characteristic.fa 4', 'perk.watch-tower -1']);
    expect(added(up('shed'))).toEqual(['characteristic.fa 4']);
    const below = firing({
      people: [cop({ x: 17 }), rival({ x: 20 })],
      buildings: [{ ...tower('watch-tower', 16), outline: rectangle(16, 9, 6, 2) }],
    });
    expect(added(below)).toEqual(['characteristic.fa 4']);
  });

  test('LD.T.FAMOD LD.GEN.17 cover is told with its rule', () => {
    const m = firing({ people: [cop(), rival()], pieces: [wall(15, 8, 0.8)] });
    const mark = markOf(battle(m), person(m, 'a1'), 0, person(m, 'b1'), { occasion: 'phase', shot: 0 });
    expect(mark?.modifiers.at(-1)).toEqual({ rule: 'LD.T.FAMOD', label: 'modifier.cover', value: FA_MODIFIERS.cover });
  });
});
