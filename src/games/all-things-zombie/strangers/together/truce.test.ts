import { expect } from 'vitest';
import { areOpposed } from '../../figures.ts';
import { placesDeeds } from '../../places/deeds.ts';
import { offered } from '../../places/testing.ts';
import { type Driven, drive, type Said, type SceneSpec, stateOf, test } from '../../testing.ts';
import { attitudeAfter, trucesEnd } from './truce.ts';

/** A Survivor, Gangers who are Enemies, and a zombie that both of them see. */
const beset = (more: SceneSpec = {}): SceneSpec => ({
  band: [{ x: 18, y: 8, facing: 90, skills: { people: 4, savvy: 2 } }],
  strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 18, facing: 270, class: 'ganger' }] }],
  zombies: [{ x: 12, y: 14, facing: 0 }],
  ...more,
});
const calls = (spec: SceneSpec): string[] => offered(placesDeeds, spec).filter((id) => id.includes('truce'));
const called = (answers: Said[]): Driven =>
  drive(
    { ...beset(), doing: [{ do: 'challenge', who: 'a1', challenge: 'truce', with: 'n1', stage: 'state', passed: 0 }] },
    answers,
  );

test('ATZ.CLASS.11 a truce can be called for while Enemies of another Class and zombies are near', () => {
  expect(calls(beset())).toEqual(['challenge:a1:truce:n1']);
  expect(calls(beset({ zombies: [] }))).toEqual([]);
  expect(calls(beset({ zombies: [{ x: 5, y: 8 }] }))).toEqual([]);
  const people = [{ x: 18, y: 18, facing: 270, class: 'survivor' as const }];
  expect(calls(beset({ strangers: [{ attitude: 'enemy', people }] }))).toEqual([]);
  expect(calls(beset({ strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 21, class: 'ganger' }] }] }))).toEqual([]);
});

test('ATZ.CLASS.11 ATZ.CHAL.11 the Challenge won, they fight on one side; lost, nothing changes and it is not tried again', () => {
  const won = called(['try:', [1, 2]]);
  expect(won.encounter.sides.find(({ id }) => id === 'people-1')).toMatchObject({ attitude: 'friend' });
  expect(areOpposed(won.encounter, 'players', 'people-1')).toBe(false);
  const lost = called(['try:', [6, 6]]);
  expect(areOpposed(lost.encounter, 'players', 'people-1')).toBe(true);
  expect(lost.encounter.humans[0]?.barred).toEqual(['truce n1']);
});

const over = (zombies: boolean, answers: Said[]): Driven => {
  const spec = beset({
    ...(zombies ? undefined : { zombies: [] }),
    change: (enc) =>
      void Object.assign(enc.sides.find(({ id }) => id === 'people-1') as object, {
        attitude: 'friend',
        memory: ['truce'],
      }),
  });
  return drive(spec, answers, trucesEnd, ['meet']);
};

test('ATZ.CLASS.11 ATZ.CLASS.12 without zombies they part as Enemies, or meet anew if the player would rather go on', () => {
  expect(over(true, []).asked).toEqual([]);
  const parted = over(false, ['part']);
  expect(parted.asked).toEqual(['ATZ.CLASS.12 go-on part']);
  expect(areOpposed(parted.encounter, 'players', 'people-1')).toBe(true);
  const on = over(false, ['go-on']);
  expect(on.encounter.doing.at(-1)).toMatchObject({
    do: 'meet',
    side: 'people-1',
    people: ['n1'],
    group: ['a1'],
    stage: 'roll',
  });
});

test('ATZ.CLASS.11 the Encounter over, they are what they were', () => {
  const side = stateOf(beset()).encounter.sides.find(({ id }) => id === 'people-1') as never as Parameters<
    typeof attitudeAfter
  >[0];
  expect(attitudeAfter({ ...side, attitude: 'friend', memory: ['truce'] })).toBe('enemy');
  expect(attitudeAfter({ ...side, attitude: 'friend' })).toBe('friend');
});
