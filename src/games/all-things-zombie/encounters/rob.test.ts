import { expect } from 'vitest';
import { drive, type Said, type SceneSpec, type Somebody, stateOf, test } from '../testing.ts';
import { PLANS } from '../prepare/encounters.ts';
import type { Human } from '../state.ts';
import { onTop } from '../strangers/testing.ts';
import { newPlot } from './plot.ts';
import { victimsCome } from './rob.ts';

const STAR = { x: 18, y: 8, rep: 4, facing: 90 } as const;

test('ATZ.ROB.1 ATZ.ROB.4 whom the players rob stand before them in the Evening, with who happens to be along and there', () => {
  expect(PLANS.rob).toMatchObject({ dayPart: 'evening', begins: 'outdoors' });
  expect(PLANS.rob.steps).toEqual(PLANS.robbery.steps.map((step) => (step === 'robbers' ? 'victims' : step)));
  const { asked, encounter: enc } = drive(
    { kind: 'rob', band: [STAR] },
    [[6], [1], [1], [3, 4]],
    (t) => victimsCome(t, [...t.state.encounter.humans]),
    ['robbery'],
  );
  // In the Evening after Day 30 a 6 is zombies, who are not robbed; a 1 is Survivors.
  expect(asked.slice(0, 3)).toEqual(['ATZ.ROB.1 1d6', 'ATZ.ROB.1 1d6', 'ATZ.CONTACT.2 1d6']);
  expect(onTop(enc)).toMatchObject({ do: 'robbery', group: ['a1'], stage: 'challenge' });
  expect(enc.sides.find(({ kind }) => kind === 'people')).toMatchObject({ class: 'survivor', attitude: 'neutral' });
});

const robbing = (better: 'players' | 'robbers', victim: Partial<Somebody>, dice: readonly Said[]) => {
  const spec: SceneSpec = {
    kind: 'rob',
    band: [STAR],
    strangers: [{ attitude: 'neutral', people: [{ x: 18, y: 11, facing: 270, ...victim }] }],
    change: (enc) => void (enc.plot = newPlot()),
    doing: [{ do: 'robbery', robbers: 'people-1', group: ['a1'], stage: 'answer', better }],
  };
  return drive(stateOf(spec), dice, null, ['in-sight']).encounter;
};

test('ATZ.ROB.1 ATZ.ROB.9 ATZ.MEET.26 with fewer dice passed they hand over half a die of things, make off, and are Enemies', () => {
  const enc = robbing('players', { items: ['food', 'luxury'], guns: ['P'] }, [[5]]);
  const [star, victim] = enc.humans as [Human, Human];
  expect([star.items, star.guns.map(({ id }) => id)]).toEqual([['food', 'luxury'], ['P']]);
  expect([victim.items, victim.guns]).toEqual([[], []]);
  expect(enc.sides.find(({ id }) => id === 'people-1')).toMatchObject({ attitude: 'enemy', memory: ['leaving'] });
  expect(enc.objective).toMatchObject({ met: true, by: ['a1'] });
  expect((robbing('players', { items: ['food', 'luxury'] }, [[1]]).humans[0] as Human).items).toEqual(['food']);
});
test('ATZ.ROB.1 ATZ.ROB.12 who has nothing gives nothing, and that is no success', () => {
  expect(robbing('players', {}, [[4]]).objective.met).toBe(false);
});
test('ATZ.ROB.1 ATZ.ROB.10 with more dice passed they fight, and the players count as active', () => {
  const enc = robbing('robbers', { items: ['food'] }, []);
  expect(onTop(enc)).toMatchObject({ do: 'in-sight', active: 'players' });
  expect(enc.objective.met).toBe(false);
});
