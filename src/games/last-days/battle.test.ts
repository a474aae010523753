import { describe, expect } from 'vitest';
import { hasSkill } from './characteristics.ts';
import { ENCOUNTERS } from './data/encounters.ts';
import { lastDays } from './index.ts';
import { ENCOUNTER_RULES } from './prepare/encounters.ts';
import { battle, person, scene, start, test, zombie } from './testing.ts';

test('LD.GEN.2 LD.SKILL.1 a battle begins with two Groups, and everybody has what the profile says', () => {
  const m = start('scavengers', [[{ type: 'hero' }, { type: 'dog' }], [{ type: 'thug' }]]);
  const { sides, characters, zombies } = battle(m);
  expect([sides.length, characters.map(({ id }) => id), zombies]).toEqual([2, ['a1', 'a2', 'b1'], []]);
  expect([hasSkill(person(m, 'a1'), 'leader'), hasSkill(person(m, 'a2'), 'crowd-control')]).toEqual([true, true]);
});

test('LD.ENC.1 LD.SCAV.3 the first ready set-up is Scavengers, which has no rules of its own', () => {
  expect(Object.keys(lastDays.examples)[0]).toBe('scavengers');
  const { tests, carriesOff, reserves, drawn, opposite } = ENCOUNTER_RULES.scavengers;
  const [side] = battle(scene()).sides;
  expect([tests(side as never), carriesOff(side as never), reserves, drawn, opposite]).toEqual([
    true,
    true,
    false,
    1,
    true,
  ]);
});

test('LD.BUSH.8 LD.RESCUE.8 reserves come in Bushwhack and Rescue only', () => {
  expect(ENCOUNTERS.filter((id) => ENCOUNTER_RULES[id].reserves)).toEqual(['bushwhack', 'rescue']);
});

test('LD.RESCUE.14 LD.RESCUE.6 attackers beyond the six stay out of the game', () => {
  const m = start('rescue', [[{ type: 'hero' }], [{ type: 'thug' }, {}, {}, {}, {}, {}, {}, {}]]);
  m.answer('a', [1]).answer('b', [6]).answer('a', [6]).answer('b', [1]);
  m.answer('a', { x: 18, y: 24 }).answer('b', { x: 12, y: 18 }).answer('a', { x: 24, y: 18 }).answer('a', 'at-once');
  expect(m.asked()).toMatchObject({ seats: ['b'], kind: 'pick', max: 5 });
  m.answer('b', ['b2', 'b3', 'b4', 'b5', 'b6']);
  expect(battle(m).characters.flatMap(({ id, fate }) => (fate === 'absent' ? [id] : []))).toEqual(['b7', 'b8']);
});

test('LD.RESCUE.9 a Captive is lifted as a Supply Token is', () => {
  const people = [
    { x: 10, y: 10 },
    { x: 30, y: 30, seat: 'b' },
  ] as const;
  const options = (kind: 'supply' | 'captive') =>
    scene({ people, tokens: [{ kind, x: 11, y: 10 }] })
      .asked()
      .options.filter((id) => id.startsWith('pick-up'));
  expect(options('captive')).toEqual(options('supply'));
  const m = scene({ people, tokens: [{ kind: 'captive', x: 11, y: 10 }] }).answer('a', 'pick-up:t1');
  expect(battle(m)).toMatchObject({ tokens: [{ carrier: 'a1', at: null }], activation: { left: 3 } });
});

describe('the dead', () => {
  test('LD.ZACT.5 stand still while the living act', () => {
    const m = scene({
      people: [
        { x: 10, y: 10 },
        { x: 30, y: 30, seat: 'b' },
      ],
      zombies: [{ x: 10, y: 16 }],
    });
    m.answer('a', 'done').answer('b', 'done');
    expect(zombie(m, 'z1')).toMatchObject({ x: 10, y: 16 });
  });

  test('LD.ZACT.15 LD.ZOMBIE.9 LD.CDAM.4 are not knocked back by a blow that does not destroy them', () => {
    const m = scene({ phase: 'combat', people: [{ x: 10, y: 10 }], zombies: [{ x: 11, y: 10 }] });
    for (const die of [6, 1, 4]) m.answer(m.asked().seats[0] as 'a' | 'b', [die]);
    expect(zombie(m, 'z1')).toMatchObject({ knockback: 0, damage: 0 });
  });
});

test('LD.AMMO.3 a model with two guns fires either one', () => {
  const m = scene({
    phase: 'shooting',
    people: [
      { x: 10, y: 10, guns: ['revolver', 'hunting-rifle'] },
      { x: 16, y: 10, seat: 'b' },
    ],
  });
  const shots = m.asked().options.filter((id) => id.startsWith('shoot'));
  expect(shots.map((id) => id.split(':')[1])).toEqual(['0', '1']);
});
