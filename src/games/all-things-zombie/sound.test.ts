import { expect } from 'vitest';
import { unsound } from './sound.ts';
import type { Encounter, Human } from './state.ts';
import { scene, type SceneSpec, stateOf, test } from './testing.ts';

const melee = (id: string, one: string, other: string): Encounter['melees'][number] => {
  const side = (who: string) => ({ who, even: 0, unarmed: null, arm: null, mild: false });
  return { id, sides: [side(one), side(other)] };
};
const spec: SceneSpec = {
  band: [
    { x: 10, y: 10 },
    { x: 12, y: 10 },
  ],
  zombies: [{ x: 10, y: 11 }],
};
const found = (change: (enc: Encounter) => void): string | null => unsound(stateOf({ ...spec, change }));
const first = ({ humans }: Encounter): Human => humans[0] as Human;

test('ATZ.FIG.9 people and zombies are figures alike: each has a name of its own, on the table', () => {
  expect(found(() => {})).toBeNull();
  expect(found((enc) => Object.assign(enc.zombies[0] as object, { id: 'a1' }))).toBe('two are called a1');
  expect(found((enc) => (first(enc).x = -1))).toBe('a1 is off the table');
  expect(found((enc) => (first(enc).x = 10.00005))).toBe('a1 stands at 10.00005 10');
});
test('ATZ.MELEE.14 two who are here and on their feet are in melee once', () => {
  expect(found((enc) => enc.melees.push(melee('m1', 'a1', 'z1')))).toBeNull();
  expect(found((enc) => enc.melees.push(melee('m1', 'a1', 'z1'), melee('m2', 'z1', 'a1')))).toBe(
    'a1 z1 are in melee twice',
  );
  expect(found((enc) => enc.melees.push(melee('m1', 'a1', 'a1')))).toBe('a1 fights itself');
  expect(found((enc) => enc.melees.push(melee('m1', 'a1', 'z9')))).toBe('z9 fights and is not here');
  expect(
    found((enc) => {
      enc.melees.push(melee('m1', 'a1', 'z1'));
      first(enc).status = 'oof';
    }),
  ).toBe('a1 fights and is oof');
});
test('ATZ.WOUND.3 only the wounded are carried, by one who can', () => {
  const down = (enc: Encounter): void => void Object.assign(enc.humans[1] as Human, { status: 'oof', prone: true });
  const carried = (enc: Encounter): void => void (first(enc).carries = 'a2');
  expect(
    found((enc) => {
      down(enc);
      carried(enc);
    }),
  ).toBeNull();
  expect(found(carried)).toBe('a1 carries carry-on');
});
test('ATZ.STAR.6 what somebody is agrees with what is noted of it', () => {
  expect(found((enc) => (first(enc).status = 'ducked-back'))).toBe('a1 is ducked-back, ducked false');
  expect(found((enc) => (first(enc).stun = { left: 1, reacts: true }))).toBe('a1 sits out and is carry-on');
  expect(found((enc) => (first(enc).bound = true))).toBe('a1 is bound by nobody');
  expect(found((enc) => ((enc.humans[1] as Human).starPower = 1))).toBe('a2 has Star Power 1');
});
test('ATZ.ARREST.6 ATZ.MELEE.14 who gives himself up is in melee no more', () => {
  const m = scene({
    band: [{ x: 10, y: 10, facing: 0, guns: ['P'] }],
    strangers: [{ attitude: 'neutral', people: [{ x: 14, y: 10, facing: 180, class: 'army', rep: 4 }] }],
    zombies: [{ x: 10, y: 11 }],
    change: (enc) => void enc.melees.push(melee('m1', 'a1', 'z1')),
    doing: [
      { do: 'meet', side: 'people-1', group: ['a1'], people: ['n1'], stage: 'result', comparison: 'same' } as never,
    ],
  });
  m.answer('a', 'give-in');
  expect(m.state().encounter.humans[0]).toMatchObject({ fate: 'arrested' });
  expect(m.state().encounter.melees).toEqual([]);
});
