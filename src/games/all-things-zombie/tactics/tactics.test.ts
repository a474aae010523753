import { expect } from 'vitest';
import { type EncounterScene, scene, type SceneSpec, test } from '../testing.ts';
import { advise } from './index.ts';

/** All of the band are active. */
function active(spec: SceneSpec): EncounterScene {
  const ids = (spec.band ?? []).map((_, i) => `a${i + 1}`);
  const own = { do: 'activate' as const, side: 'players', group: ids, with: ids, waking: [], stuck: [], handed: false };
  return scene({ ...spec, doing: [own] });
}

const said = ({ match }: EncounterScene): readonly [answer: unknown, because: string] => {
  const { answer, because } = advise(match.state as never, match.request as never, 'a');
  return [answer, because];
};

const house = {
  id: 'house',
  outline: [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ] as [number, number][],
  height: 3,
  openings: [
    { id: 'door', kind: 'door' as const, from: [14, 10] as [number, number], to: [16, 10] as [number, number] },
  ],
};

test('somebody in a house that nobody has searched searches it', () => {
  const m = active({ band: [{ x: 15, y: 15 }], buildings: [house] });
  expect(said(m)).toEqual(['search:a1:house 0', 'What is looked for may be here.']);
});

test('it walks up to the door of the house, and nearer to it', () => {
  const m = active({ band: [{ x: 15, y: 1 }], buildings: [house] });
  expect(said(m)).toEqual(['move:a1', 'On to where it wants to be.']);
  m.answer('a', 'move:a1');
  const [way] = said(m) as unknown as [{ x: number; y: number }[]];
  expect(way.at(-1)?.y).toBeGreaterThan(8);
});

test('it goes away from zombies, and fires only at those that are nearly there', () => {
  const far = active({ band: [{ x: 18, y: 18, guns: ['BAP'], facing: 90 }], zombies: [{ x: 18, y: 28 }] });
  expect(said(far)[0]).not.toBe('fire:a1:0');
  const near = active({ band: [{ x: 18, y: 18, guns: ['BAP'], facing: 90 }], zombies: [{ x: 18, y: 22 }] });
  expect(said(near)).toEqual(['move:a1', 'Away from them.']);
  near.answer('a', 'move:a1');
  const [way] = said(near) as unknown as [{ x: number; y: number }[]];
  expect(way.at(-1)?.y).toBeLessThan(14);
  const standing = (zombies: SceneSpec['zombies']) =>
    active({
      band: [{ x: 18, y: 18, guns: ['BAP'], facing: 90 }],
      zombies: zombies ?? [],
      change: ({ humans }) => Object.assign(humans[0]?.turn ?? {}, { inches: 8, fast: true }),
    });
  const alone = { x: 18, y: 22 };
  expect(said(standing([alone]))).toEqual(['charge:a1:z1', 'One alone, and hand to hand is quiet.']);
  const two = standing([alone, { x: 20, y: 22 }]);
  expect(said(two)).toEqual(['fire:a1:0', 'It is too near for the noise to matter.']);
});

test('a Star who can cheat death does', () => {
  const options = ['cheat-death', 'die'].map((what) => ({ id: what, means: { do: what, who: 'a1' } }));
  const m = active({ band: [{ x: 18, y: 18 }] });
  const request = {
    kind: 'choose',
    seats: ['a'],
    mode: 'one',
    rule: 'ATZ.STAR.18',
    prompt: { key: 'atz.cheat' },
    options,
  };
  expect(advise(m.match.state as never, request as never, 'a')).toEqual({ answer: 'cheat-death', because: 'Not yet.' });
});

test('a second gun goes to somebody of the band who has none, once; and nothing comes back', () => {
  const two = { x: 18, y: 18, guns: ['BAP', 'AR'] as const };
  const m = active({ band: [two, { x: 19, y: 18 }] });
  expect(said(m)).toEqual(['give:a1:a2', 'A second gun is of more use to somebody who has none.']);
  m.answer('a', 'give:a1:a2');
  expect(said(m)).toEqual(['gun-0', 'Nobody should be unarmed.']);
  m.answer('a', 'gun-0');
  expect(said(m)[0]).toBe('done');
  m.answer('a', 'done');
  expect([m.asked().prompt, said(m)[0]]).toEqual(['atz.give.back', 'done']);
  const armed = active({ band: [two, { x: 19, y: 18, guns: ['P'] }] });
  expect(said(armed)[0]).not.toBe('give:a1:a2');
  const pressed = active({ band: [two, { x: 19, y: 18 }], zombies: [{ x: 18, y: 25, facing: 90 }] });
  expect(said(pressed)[0]).not.toBe('give:a1:a2');
});

test('with zombies near and as many Enemies as friends it asks for a truce before it shoots', () => {
  const gangers = (n: number): SceneSpec['strangers'] => [
    {
      attitude: 'enemy',
      people: Array.from({ length: n }, (_, i) => ({ x: 17 + i, y: 26, class: 'ganger' as const, facing: 270 })),
      side: { met: true },
    },
  ];
  const spec = (n: number, zombies: SceneSpec['zombies'] = [{ x: 12, y: 20, facing: 0 }]): SceneSpec => ({
    band: [{ x: 18, y: 18, facing: 90, guns: ['BAP'] }],
    strangers: gangers(n) ?? [],
    zombies: zombies ?? [],
  });
  expect(said(active(spec(1)))).toEqual(['challenge:a1:truce:n1', 'Against the dead everybody is welcome.']);
  expect(said(active(spec(1, [{ x: 6, y: 18, facing: 0 }])))[0]).not.toContain('truce');
});
