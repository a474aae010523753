import { describe, expect } from 'vitest';
import { rulesOf } from '../../../rules/index.ts';
import { chanceOf } from '../fight/attack.ts';
import { shoveNeeded } from './shove.ts';
import { battle, type BattleScene, herd, human, ROUND, said, scene, type SceneSpec, test } from '../testing.ts';

const rows = (await rulesOf('even-death')).find(({ id }) => id === 'EDM.T.SHOVE')?.rows ?? [];
const mob = (more: SceneSpec = {}): SceneSpec => ({
  humans: [{ x: 10, y: 10 }],
  herds: [
    {
      facing: 180,
      zombies: [
        [11, 10],
        [12.5, 10],
      ],
    },
    { facing: 0, zombies: [[9, 10], { x: 10, y: 11, down: true }] },
  ],
  ...more,
});

/** What is offered, without what costs no action. */
const deeds = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id !== 'face');

describe('shove', () => {
  test('EDM.T.SHOVE EDM.SHOVE.2 what is needed against how many, and how likely it is', () => {
    const targets = [1, 2, 3, 4, 5, 6, 7];
    const needed = targets.map((n) => (shoveNeeded(n) > 8 ? 'impossible' : `${shoveNeeded(n)}+`));
    const chances = targets.map((n) => `${100 * chanceOf(shoveNeeded(n))}%`);
    expect([
      ['Needed', ...needed],
      ['Chance', ...chances],
    ]).toEqual(rows);
  });

  test('EDM.SHOVE.1 EDM.SHOVE.3 EDM.SHOVE.4 all that stand in contact go down at once, unhurt', () => {
    const offered = scene(mob()).match.request;
    expect(offered?.kind === 'choose' && offered.options.find(({ id }) => id === 'shove')).toMatchObject({
      label: { params: { targets: 2, needed: 4 } },
      about: { models: ['z2', 'z5'] },
    });
    const m = scene(mob()).answer('a', 'shove');
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'EDM.SHOVE.2', count: 1, target: 4, seats: ['a'] });
    m.answer('a', [4]);
    expect(herd(m, 'h1').zombies.map(({ down }) => down)).toEqual([true, false]);
    expect(herd(m, 'h4').zombies.map(({ down }) => down)).toEqual([true, true]);
    expect(said(m, 'ed.shoved')).toMatchObject([{ targets: 2, models: ['z2', 'z5'] }]);
    expect(m.under('EDM.SHOVE.3')).toMatchObject([{ dice: [{ sides: 8, rolled: [4], target: 4 }] }]);
    expect(said(m, 'ed.fallen')).toEqual([]);
  });

  test('EDM.SHOVE.5 a failure costs the action', () => {
    const m = scene(mob()).answer('a', 'shove').answer('a', [3]);
    expect(m.under('EDM.SHOVE.5')).toHaveLength(1);
    expect(herd(m, 'h1').zombies.map(({ down }) => down)).toEqual([false, false]);
    expect(battle(m).activation).toMatchObject({ actions: 1 });
  });

  test('EDM.SHOVE.6 EDM.MOVE.11 whoever is down may be passed over', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ facing: 180, zombies: ROUND }] });
    m.answer('a', 'shove')
      .answer('a', [8])
      .answer('a', 'move')
      .answer('a', [{ x: 14, y: 10 }]);
    expect(human(m, 'a1')).toMatchObject({ x: 14, y: 10 });
  });

  test('EDM.SHOVE.7 EDM.SHOVE.8 humans shove enemy humans too, herds nobody', () => {
    const m = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10 },
        { x: 9, y: 10, used: true },
        { seat: 'b', x: 11, y: 10 },
      ],
    });
    m.answer('a', 'shove').answer('a', [3]);
    expect(battle(m).humans.map(({ down }) => down)).toEqual([false, false, true]);
    const zombies = scene(mob({ active: 'b' }))
      .answer('b', 'h1')
      .answer('b', [8]);
    expect(zombies.asked().options).toEqual(['move', 'bite:a1', 'split', 'face', 'done']);
    expect(scene(mob({ herds: [{ zombies: [[12, 10]] }] })).asked().options).toEqual(['move', 'aim', 'done']);
  });
});

describe('knocked down', () => {
  test('EDM.DOWN.1 EDM.DOWN.2 EDM.DOWN.5 EDM.MOVE.12 whoever is down can only Get Up, which always succeeds', () => {
    const m = scene({
      humans: [{ x: 10, y: 10, down: true, weapons: ['pistol'], reload: [1] }],
      herds: [{ zombies: [[11, 10]] }],
    });
    expect(deeds(m)).toEqual(['get-up', 'done']);
    m.answer('a', 'get-up');
    expect(human(m, 'a1')).toMatchObject({ down: false });
    expect(battle(m).activation).toMatchObject({ actions: 1 });
    expect(m.asked().options).toEqual(['move', 'melee:unarmed:h1', 'reload:0', 'shove', 'done']);
  });

  test('EDM.DOWN.3 EDM.DOWN.4 one zombie down and the whole herd must get up, all with one action and no check', () => {
    const zombies = [
      { x: 11, y: 10, down: true },
      { x: 12.5, y: 10, down: true },
      { x: 14, y: 10 },
    ];
    const m = scene({ active: 'b', humans: [{ x: 10, y: 10 }], herds: [{ zombies }] }).answer('b', [8]);
    expect(deeds(m)).toEqual(['get-up', 'done']);
    m.answer('b', 'get-up');
    expect(herd(m, 'h1').zombies.map(({ down }) => down)).toEqual([false, false, false]);
    expect(m.asked().options).toEqual(['move', 'bite:a1', 'split', 'face', 'done']);
  });

  test('EDM.DOWN.7 being down changes nothing for those who shoot', () => {
    const shot = (down: boolean): unknown => {
      const m = scene({
        players: ['survivors', 'bandits'],
        humans: [
          { x: 10, y: 10, weapons: ['rifle'] },
          { seat: 'b', x: 20, y: 10, facing: 180, down },
        ],
      });
      m.answer('a', 'shoot:rifle.0:b1').answer('a', [1, 1, 1]).answer('b', [1, 1]);
      return m.events().find(({ key }) => key === 'ed.shot')?.modifiers;
    };
    expect(shot(true)).toEqual(shot(false));
  });
});
