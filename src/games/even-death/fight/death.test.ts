import { describe, expect } from 'vitest';
import {
  battle,
  type BattleScene,
  FIRE,
  herd,
  human,
  rectangle,
  said,
  scene,
  type SceneSpec,
  test,
} from '../testing.ts';

/** A herd bites a human with 1 Vitality, which cannot stop it. */
function devour(spec: SceneSpec, dice = 1): BattleScene {
  const m = scene({ active: 'b', ...spec })
    .answer('b', [8])
    .answer('b', 'bite:a1');
  return m.answer('b', new Array<number>(dice).fill(8));
}
const victim = { x: 10, y: 10, vitality: 1, facing: 90 };

describe('death', () => {
  test('EDM.DEATH.2 EDM.PSYCH.4 friends who see it take a Psych Check in their next turn; others do not', () => {
    const wall: SceneSpec['pieces'] = [
      {
        id: 'wall',
        outline: rectangle(5, 14, 10, 1),
        kind: 'impassable',
        blocksSight: true,
        height: 3,
      },
    ];
    const m = devour({
      players: ['survivors', 'zombies', 'bandits'],
      humans: [victim, { x: 20, y: 10 }, { x: 10, y: 20 }, { seat: 'c', x: 20, y: 5 }],
      herds: [{ zombies: [[11, 10]] }],
      pieces: wall,
    }).answer('a', [1, 1]);
    expect(said(m, 'ed.killed')).toMatchObject([{ unit: 'a1', cause: 'bite', seenBy: ['a2'] }]);
    expect(battle(m).humans.map(({ id, trauma }) => [id, trauma])).toEqual([
      ['a2', true],
      ['a3', false],
      ['c1', false],
    ]);
  });

  test('EDM.DEATH.3 EDM.DEATH.4 whoever a herd kills rises where it stood and belongs to the herd', () => {
    const m = devour({ humans: [victim, { x: 40, y: 40 }], herds: [{ type: 'fast', zombies: [[11, 10]] }] }).answer(
      'a',
      [1, 1],
    );
    expect(battle(m).humans.map(({ id }) => id)).toEqual(['a2']);
    expect(herd(m, 'h1')).toMatchObject({
      seat: 'b',
      type: 'fast',
      zombies: [{ id: 'z2' }, { x: 10, y: 10, level: 0, down: false }],
    });
    expect(m.under('EDM.DEATH.3')).toHaveLength(1);
  });

  test('EDM.DEATH.3 EDM.HERD.1 a full herd has no room: a new one of the same type, used for this turn', () => {
    const zombies = Array.from({ length: 15 }, (_, i): [number, number] => [
      i === 0 ? 11 : 13.6 + (i % 5) * 1.4,
      10 + Math.floor(i / 5) * 1.4,
    ]);
    const m = devour({ humans: [victim, { x: 40, y: 40 }], herds: [{ type: 'military', zombies }] }).answer(
      'a',
      [1, 1],
    );
    expect(battle(m).herds).toMatchObject([
      { id: 'h1', used: false },
      { seat: 'b', type: 'military', used: true, entry: null, facing: 90, zombies: [{ x: 10, y: 10 }] },
    ]);
    expect(battle(m).herds[0]?.zombies).toHaveLength(15);
  });

  const sickbed = (more: object = {}): SceneSpec => ({
    humans: [
      { ...victim, infected: true, ...more },
      { x: 12, y: 12 },
    ],
    herds: [{ type: 'fast', zombies: [[40, 40]] }],
  });
  test('EDM.DEATH.5 EDM.DEATH.6 EDM.INFECT.11 whoever dies of Infection is a herd of one Regular Zombie', () => {
    const m = scene(sickbed()).answer('a', 'a1').answer('a', [6]);
    expect(battle(m).humans.map(({ id }) => id)).toEqual(['a2']);
    expect(battle(m).herds[1]).toMatchObject({
      seat: 'b',
      type: 'regular',
      used: false,
      entry: null,
      zombies: [{ x: 10, y: 10 }],
    });
    // The friend beside it has not acted yet: its next turn, with the check, is the one that begins now.
    expect(battle(m).activation).toMatchObject({ unit: 'a2' });
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'EDM.PSYCH.4' });
  });

  test('EDM.DEATH.7 EDM.DANGER.5 nobody else rises: not the shot, not the struck, not the burnt', () => {
    const shot = scene({
      players: ['survivors', 'zombies', 'bandits'],
      humans: [
        { x: 10, y: 10, weapons: ['rifle', 'large-blade'] },
        { seat: 'c', x: 20, y: 10, facing: 180, vitality: 1 },
        { seat: 'c', x: 11, y: 10, facing: 180, vitality: 1 },
      ],
      herds: [{ zombies: [[40, 40]] }],
    });
    shot.answer('a', 'shoot:rifle.0:c1').answer('a', [8, 8, 8]).answer('c', [1, 1]);
    shot.answer('a', 'melee:large-blade:c2').answer('a', [8, 8, 8]).answer('c', [1, 1]);
    expect(said(shot, 'ed.killed').map(({ cause }) => cause)).toEqual(['shot', 'melee']);
    expect(battle(shot).herds).toHaveLength(1);
    const burnt = scene({
      humans: [victim, { x: 40, y: 40, used: true }],
      herds: [{ zombies: [[50, 50]] }],
      pieces: [FIRE],
    });
    burnt
      .answer('a', 'move')
      .answer('a', [{ x: 13, y: 10 }])
      .answer('a', [1]);
    expect(said(burnt, 'ed.killed')).toMatchObject([{ unit: 'a1', cause: 'danger' }]);
    expect(battle(burnt).herds).toHaveLength(1);
  });

  test('EDM.DEATH.8 EDM.PERK.8 EDM.INFECT.13 the Immune are neither infected nor do they rise', () => {
    const immune = { class: 'seasoned' as const, perks: ['immune' as const] };
    const bitten = devour({
      humans: [
        { ...victim, ...immune, vitality: 2 },
        { x: 40, y: 40 },
      ],
      herds: [{ zombies: [[11, 10]] }],
    });
    bitten.answer('a', [1, 1, 1, 1]);
    expect(human(bitten, 'a1')).toMatchObject({ vitality: 1, infected: false, morale: 'willing' });
    expect(bitten.under('EDM.INFECT.13')).toHaveLength(1);
    const dead = devour({
      humans: [
        { ...victim, ...immune },
        { x: 40, y: 40 },
      ],
      herds: [{ zombies: [[11, 10]] }],
    });
    dead.answer('a', [1, 1, 1, 1]);
    expect(battle(dead).humans.map(({ id }) => id)).toEqual(['a2']);
    expect(herd(dead, 'h1').zombies).toHaveLength(1);
    expect(dead.under('EDM.DEATH.8')).toHaveLength(1);
  });

  test('EDM.DEATH.10 without a Horde in the battle the zombie player comes in last, and for nobody’s victory', () => {
    const m = scene({
      players: ['survivors', 'bandits', 'zombies'],
      humans: [
        { ...victim, infected: true },
        { x: 12, y: 12 },
        { seat: 'b', x: 40, y: 40 },
      ],
      herds: [{ zombies: [[50, 50]] }],
      change: (b) => {
        b.sides.pop();
        b.order.pop();
        b.herds = [];
      },
    });
    m.answer('a', 'a1').answer('a', [1]);
    expect(battle(m).order).toEqual(['a', 'b', 'c']);
    expect(battle(m).sides[2]).toMatchObject({ seat: 'c', faction: 'zombies', out: false, counts: false, reserve: [] });
    expect(battle(m).herds).toMatchObject([{ seat: 'c', type: 'regular' }]);
  });

  test('EDM.DEATH.11 EDM.WIN.5 whoever conceded runs those who rise, and has lost all the same', () => {
    const m = scene({
      players: ['zombies', 'survivors', 'bandits'],
      humans: [
        { seat: 'b', ...victim, infected: true },
        { seat: 'b', x: 12, y: 12 },
        { seat: 'c', x: 5, y: 40 },
      ],
      herds: [{ zombies: [[50, 50]] }, { zombies: [[52, 50]] }],
    });
    m.answer('a', 'concede').answer('a', 'yes').answer('a', 'h1');
    m.answer('b', 'b1').answer('b', [1]);
    expect(battle(m).herds).toMatchObject([{ seat: 'a', zombies: [{ x: victim.x, y: victim.y }] }]);
    expect(battle(m).sides[0]).toMatchObject({ seat: 'a', out: true });
    m.answer('b', [8]).answer('b', 'done'); // the friend has seen it
    expect(m.asked().seats).toEqual(['c']);
    m.answer('c', [8]).answer('c', 'withdraw');
    expect(m.outcome).toMatchObject({ won: ['b'], lost: ['a', 'c'] });
  });

  test('EDM.DEATH.4 zombies that were gone are back with the first who rises', () => {
    const m = scene({
      players: ['survivors', 'zombies', 'bandits'],
      humans: [
        { ...victim, infected: true },
        { x: 12, y: 12 },
        { seat: 'c', x: 40, y: 40 },
      ],
      herds: [{ zombies: [[50, 50]] }],
      change: (b) => {
        b.herds = [];
        Object.assign(b.sides[1] as object, { out: true });
      },
    });
    m.answer('a', 'a1').answer('a', [1]);
    expect(battle(m).sides[1]).toMatchObject({ out: false, counts: true });
    expect(battle(m).order).toEqual(['a', 'b', 'c']);
  });
});
