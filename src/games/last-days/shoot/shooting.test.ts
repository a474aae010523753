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
  why,
  zombie,
} from '../testing.ts';

/** Seat a is the Defender and so shoots first. */
const firing = (spec: SceneSpec): BattleScene => scene({ phase: 'shooting', aggressor: 'b', ...spec });
const cop = (more: Partial<Somebody> = {}): Somebody => ({ x: 10, y: 10, type: 'cop', guns: ['revolver'], ...more });
const rival = (more: Partial<Somebody> = {}): Somebody => ({ seat: 'b', x: 16, y: 10, type: 'cop', ...more });
/** The dice that are asked for just now: who rolls, and what the die must show. */
const die = (m: BattleScene): unknown => {
  const { request } = m.match;
  return request?.kind === 'roll'
    ? [request.seats[0], request.target ?? null, request.prompt.key]
    : request?.prompt.key;
};
const armed = { guns: ['revolver'] } as const;

describe('who shoots when', () => {
  test('LD.SHOOT.8 the Defender picks the first shooter, and the players take turns', () => {
    const m = firing({
      people: [cop(), cop({ y: 12 }), cop({ y: 14 }), rival(armed), rival({ ...armed, y: 12 })],
    });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.SHOOT.8', options: ['a1', 'a2', 'a3', 'cease'] });
    m.answer('a', 'a2').answer('a', 'shoot:0:b2').answer('a', [1]);
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['b1', 'b2', 'cease'] });
    m.answer('b', 'b1').answer('b', 'hold');
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['a1', 'a3', 'cease'] });
  });

  test('LD.SHOOT.9 who has nobody left waits while the other finishes; who has no shot is not asked', () => {
    const m = firing({ people: [cop(), cop({ y: 12 }), cop({ y: 14, guns: [] }), rival(armed)] });
    m.answer('a', 'a1').answer('a', 'hold');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'LD.SHOOT.10' });
    m.answer('b', 'hold');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'LD.SHOOT.10' });
    m.answer('a', 'hold');
    expect(battle(m).phase).not.toBe('shooting');
  });

  test('LD.SHOOT.10 being picked uses up the turn to shoot, and a player may cease for the whole Phase', () => {
    const m = firing({ people: [cop(), cop({ y: 12 }), rival(armed), rival({ ...armed, y: 12 })] });
    m.answer('a', 'cease');
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['b1', 'b2', 'cease'] });
    m.answer('b', 'b2').answer('b', 'hold').answer('b', 'hold');
    expect([person(m, 'b1').shot, person(m, 'b2').shot, person(m, 'a1').shot]).toEqual([true, true, false]);
    expect(battle(m).phase).not.toBe('shooting');
  });
});

describe('shot by shot', () => {
  test('LD.SHOOT.6 LD.SHOOT.10 a shot is offered with its distance to a tenth of an inch and its chance', () => {
    const { request } = firing({ people: [cop({ guns: ['revolver'] }), rival({ x: 16.26, y: 10 })] }).match;
    const [shot] = request?.kind === 'choose' ? request.options : [];
    expect(shot?.label).toEqual({
      key: 'ld.shoot',
      params: { victim: 'b1', weapon: 'revolver', inches: 5.3, percent: 67 },
    });
  });

  test('LD.SHOOT.10 LD.SHOOT.11 up to the Rate of Fire of one gun, at any targets, and back again', () => {
    const m = firing({ people: [cop({ guns: ['surplus-smg', 'revolver'] }), rival(), rival({ y: 13 })] });
    expect(m.asked().options).toEqual(['shoot:0:b1', 'shoot:0:b2', 'shoot:1:b1', 'shoot:1:b2', 'hold']);
    m.answer('a', 'shoot:0:b1').answer('a', [1]);
    expect(m.asked().options).toEqual(['shoot:0:b1', 'shoot:0:b2', 'hold']);
    m.answer('a', 'shoot:0:b2').answer('a', [1]).answer('a', 'shoot:0:b1');
    expect(die(m)).toEqual(['a', 4, 'ld.roll.hit']);
    m.answer('a', [1]);
    expect(battle(m).phase).not.toBe('shooting');
    expect(person(m, 'a1').guns.map(({ ammo }) => ammo)).toEqual([3, 0]);
  });

  test('LD.SHOOT.12 LD.SHOOT.6 damage is taken before the next shot', () => {
    const m = firing({ people: [cop({ guns: ['semi-automatic'] }), rival({ damage: 2 }), rival({ y: 13 })] });
    m.answer('a', 'shoot:0:b1');
    expect(die(m)).toEqual(['a', 3, 'ld.roll.hit']);
    m.answer('a', [3]).answer('a', [1]);
    expect(person(m, 'b1').fate).toBe('out');
    expect(m.asked().options).toEqual(['shoot:0:b2', 'hold']);
  });

  test('LD.NOISE.1 LD.AMMO.1 LD.ATTR.15 each shot makes Noise and uses Ammo; Noisy counts once, as the gun is chosen', () => {
    const m = firing({ people: [cop({ guns: ['surplus-assault-rifle'] }), cop({ y: 14 }), rival()] }).answer('a', 'a1');
    m.answer('a', 'shoot:0:b1').answer('a', [1]);
    expect([person(m, 'a1').noise, person(m, 'a1').guns[0]?.ammo]).toEqual([2, 1]);
    m.answer('a', 'shoot:0:b1').answer('a', [1]);
    expect([person(m, 'a1').noise, person(m, 'a1').guns[0]?.ammo]).toEqual([3, 2]);
  });

  test('LD.ATTR.19 LD.ITEM.21 LD.ITEM.25 what is Silent makes no Noise, and a Silencer cancels Noisy', () => {
    const quiet = (guns: NonNullable<Somebody['guns']>) => {
      const m = firing({ people: [cop({ guns }), cop({ y: 14 }), rival()] });
      m.answer('a', 'a1').answer('a', 'shoot:0:b1').answer('a', [1]);
      return person(m, 'a1').noise;
    };
    expect(quiet(['hunting-bow'])).toBe(0);
    expect(quiet([{ id: 'magnum', silenced: true }])).toBe(0);
    expect(quiet(['magnum'])).toBe(2);
    expect(quiet([{ id: 'magnum', fitted: ['silencer'] }])).toBe(2);
  });

  test('LD.GEN.16 a shot is told with the proof of its sight, its dice and what was added', () => {
    const m = firing({ people: [cop(), rival({ ran: true })] });
    m.answer('a', 'shoot:0:b1').answer('a', [4]);
    const [event] = m.under('LD.SHOOT.6');
    expect(event).toMatchObject({
      params: { unit: 'a1', target: 'b1', weapon: 'revolver', inches: 5, sight: { share: 1, inches: 5 } },
      dice: [{ sides: 6, rolled: [4], target: 4 }],
      modifiers: [
        { rule: 'LD.SHOOT.6', label: 'characteristic.fa', value: 4 },
        { rule: 'LD.T.FAMOD', label: 'modifier.ran', value: -1 },
      ],
    });
  });
});

describe('skills between the shots', () => {
  const pair = { guns: ['revolver', 'surplus-smg'] as const, skills: ['gunfighter'] as const };

  test('LD.SKILL.32 LD.SKILL.33 a Gunfighter fires two guns, each up to its Rate of Fire, all at −1', () => {
    const m = firing({ people: [cop(pair), rival()] });
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.32', options: ['one-gun', 'both-guns'] });
    m.answer('a', 'both-guns');
    expect(m.asked().options).toEqual(['shoot:0:b1', 'shoot:1:b1', 'hold']);
    m.answer('a', 'shoot:0:b1');
    expect(die(m)).toEqual(['a', 4, 'ld.roll.hit']);
    m.answer('a', [1]);
    expect(m.asked().options).toEqual(['shoot:1:b1', 'hold']);
    for (let i = 0; i < 3; i++) m.answer('a', 'shoot:1:b1').answer('a', [1]);
    expect(battle(m).phase).not.toBe('shooting');
    const one = firing({ people: [cop(pair), rival()] })
      .answer('a', 'one-gun')
      .answer('a', 'shoot:0:b1');
    expect(die(one)).toEqual(['a', 3, 'ld.roll.hit']);
  });

  test('LD.SKILL.32 LD.INJ.9 not with a rifle, nor with one arm', () => {
    const asked = (more: Partial<Somebody>) => firing({ people: [cop({ ...pair, ...more }), rival()] }).asked().rule;
    expect(asked({ guns: ['revolver', 'hunting-rifle'] })).toBe('LD.SHOOT.10');
    expect(asked({ scars: ['arm'] })).toBe('LD.SHOOT.10');
    expect(asked({ skills: [] })).toBe('LD.SHOOT.10');
  });

  const mover = cop({ guns: ['squad-automatic-weapon'], skills: ['fire-and-maneuver', 'gunsmith'] });
  /** Fires at b1 and misses. */
  const miss = (m: BattleScene): BattleScene => m.answer('a', 'shoot:0:b1').answer('a', [1]);

  test('LD.SKILL.21 LD.SKILL.23 Fire and Maneuver: an inch after each shot, three in a Phase', () => {
    const m = miss(firing({ people: [mover, rival({ x: 20 })] }));
    expect(m.asked()).toMatchObject({ kind: 'place', rule: 'LD.SKILL.21' });
    expect(m.refused('a', { x: 10, y: 11.1 }).code).toBe('bad-answer');
    m.answer('a', { x: 10, y: 11 });
    expect(person(m, 'a1')).toMatchObject({ x: 10, y: 11 });
    miss(m).answer('a', { x: 10, y: 12 });
    miss(m).answer('a', { x: 10, y: 13 });
    miss(m);
    expect(person(m, 'a1')).toMatchObject({ x: 10, y: 13 });
    expect(battle(m).phase).not.toBe('shooting');
  });

  test('LD.SKILL.22 LD.SKILL.21 not through barriers or Difficult ground, not into Contact, and it may stay', () => {
    const m = miss(
      firing({
        people: [mover, rival({ x: 20 })],
        zombies: [{ x: 8.2, y: 10 }],
        pieces: [
          block('fence', [8, 10.9, 4, 0.1], { kind: 'impassable', height: 0.4 }),
          block('mud', [10.8, 8, 1, 2.5], { kind: 'difficult' }),
        ],
      }),
    );
    expect(why(m, 'a', { x: 10, y: 11 })).toBe('LD.SKILL.22 ld.no.maneuver');
    expect(why(m, 'a', { x: 11, y: 10 })).toBe('LD.SKILL.22 ld.no.maneuver');
    expect(why(m, 'a', { x: 9.2, y: 10 })).toBe('LD.SKILL.21 ld.no.contact');
    m.answer('a', { x: 10, y: 10 });
    expect(m.asked().rule).toBe('LD.SHOOT.10');
    expect(said(m, 'ld.maneuvered')).toEqual([]);
  });

  test('LD.ATTR.9 LD.SKILL.21 a fire on the way of an inch burns, though the way leads out of it again', () => {
    const burnt = (y: number) => {
      const m = miss(
        firing({
          people: [mover, rival({ x: 20 })],
          change: (b) => void b.fires.push({ id: 'f9', weapon: 'fire-bomb', by: 'b1', until: 3, x: 10.5, y, level: 0 }),
        }),
      );
      m.answer('a', { x: 11, y: 10 });
      return said(m, 'ld.burnt').length;
    };
    // Out of reach all the way; within 3" in the middle alone; within 3" from the beginning.
    expect([14.02, 13.98, 13.9].map(burnt)).toEqual([0, 1, 0]);
  });

  test('LD.SKILL.66 with our own Short Controlled Bursts one shot less than the Rate of Fire saves an Ammo Token', () => {
    const ammo = (shots: number, bursts: boolean) => {
      const gunner = cop({ guns: ['surplus-smg'], skills: ['short-controlled-bursts'] });
      const m = firing({ people: [gunner, cop({ y: 14 }), rival()], options: { bursts } });
      m.answer('a', 'a1');
      for (let i = 0; i < shots; i++) m.answer('a', 'shoot:0:b1').answer('a', [1]);
      if (shots < 3) m.answer('a', 'hold');
      return person(m, 'a1').guns[0]?.ammo;
    };
    expect([ammo(1, true), ammo(2, true), ammo(3, true), ammo(2, false)]).toEqual([1, 1, 3, 2]);
  });
});

describe('zombies', () => {
  test('LD.ZOMBIE.3 LD.CHAR.8 zombies never fire: nobody is asked for them', () => {
    const m = firing({ people: [cop(), rival()], zombies: [{ x: 20, y: 10 }] });
    m.answer('a', 'hold');
    expect(battle(m).phase).not.toBe('shooting');
    expect(zombie(m, 'z1')).toBeDefined();
  });
});
