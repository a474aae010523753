import { expect } from 'vitest';
import { encounter, type EncounterScene, type SceneSpec, scene, test } from '../../testing.ts';

const silent: NonNullable<SceneSpec['change']> = (enc) => void (enc.clocks.noMoreZombies = true);
const polite: SceneSpec = {
  band: [{ x: 18, y: 8, rep: 5, facing: 90, guns: ['AR'] }],
  strangers: [
    {
      attitude: 'neutral',
      people: [{ x: 18, y: 20, rep: 3, class: 'survivor', facing: 270, guns: ['AR'] }],
      side: { met: true },
    },
  ],
  change: silent,
};
const phase = (side: string, passed: string[] = []) => ({
  do: 'phase' as const,
  side,
  groups: [['a1']],
  passed,
});
const attitude = (m: EncounterScene): unknown => encounter(m).sides.find(({ id }) => id === 'people-1')?.attitude;

test('ATZ.MEET.4 ATZ.X.79 with people in view one may Walk the Walk before a group has been chosen: it comes to In Sight at once', () => {
  const m = scene({
    ...polite,
    doing: [phase('players')],
    change: (enc) => {
      silent(enc);
      for (const side of enc.sides) if (side.kind === 'players') side.die = 2;
    },
  });
  expect([m.asked().options, m.standing('a')]).toEqual([
    ['activate:a1', 'done'],
    ['walk-the-walk:people-1', 'orders'],
  ]);
  m.answer('a', 'walk-the-walk:people-1');
  expect([m.asked().options, m.standing('a'), attitude(m)]).toEqual([['go-on'], ['orders'], 'neutral']);
  m.answer('a', 'go-on');
  // Five dice against three: nobody is active.
  expect([m.asked(), attitude(m)]).toMatchObject([{ rule: 'ATZ.SIGHT.10' }, 'enemy']);
  expect(m.match.request).toMatchObject({ count: 5 });
});

test('ATZ.MEET.4 in the middle of somebody else’s deed it waits until that is over', () => {
  const m = scene({
    ...polite,
    band: [...(polite.band ?? []), { x: 10, y: 8, rep: 3, facing: 90 }],
    zombies: [{ x: 18, y: 5, facing: 90 }],
    doing: [
      phase('dead'),
      {
        do: 'charge',
        target: 'a1',
        chargers: ['z1'],
        calm: [],
        stage: 'fire',
        passed: [
          { who: 'z1', dice: 1 },
          { who: 'a1', dice: 1 },
        ],
      },
    ],
  });
  expect(m.asked().rule).toBe('ATZ.CHARGE.23');
  m.answer('a', 'walk-the-walk:people-1');
  expect(m.asked().rule).toBe('ATZ.CHARGE.23');
  expect(encounter(m).doing.map((one) => one.do)).toEqual(['turn', 'phase', 'walk-the-walk', 'charge']);
});

test('ATZ.MEET.4 nobody walks up to people out of sight, nor to those who are Enemies already', () => {
  const offered = (spec: SceneSpec): readonly string[] =>
    scene({
      ...polite,
      doing: [phase('players')],
      ...spec,
      change: (enc) => {
        for (const side of enc.sides) if (side.kind === 'players') side.die = 2;
        spec.change?.(enc);
      },
    }).standing('a');
  expect(offered({})).toEqual(['walk-the-walk:people-1', 'orders']);
  expect(offered({ band: [{ x: 18, y: 8, rep: 5, facing: 270 }] })).toEqual(['orders']);
  expect(
    offered({ band: [{ x: 18, y: 8, rep: 5, facing: 90, status: 'stunned', stun: { left: 1, reacts: false } }] }),
  ).toEqual([]);
  const enemies = (polite.strangers ?? []).map((one) => ({ ...one, attitude: 'enemy' as const }));
  expect(offered({ strangers: enemies })).toEqual(['orders']);
});
