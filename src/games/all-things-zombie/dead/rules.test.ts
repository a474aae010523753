import { describe, expect } from 'vitest';
import { beginNoise, makeNoise, startZombies } from './noise.ts';
import type { Encounter, Zombie } from '../state.ts';
import { block, drive, type SceneSpec, stateOf, test } from '../testing.ts';
import { sicken } from './infection.ts';
import { activeZombies, deadPhase } from './phase.ts';
import { aimOf } from './priorities.ts';
import { play } from './testing.ts';

/** What zombies are, and whom they go for. */

const first = ({ zombies }: Encounter): Zombie => zombies[0] as Zombie;
const aimIn = (spec: SceneSpec): ReturnType<typeof aimOf> => {
  const { encounter } = stateOf(spec);
  return aimOf(encounter, first(encounter));
};
/** One zombies' phase on a die of 3, up to the first fight or charge. */
const phase = (spec: SceneSpec, ...dice: number[][]): Encounter =>
  play(
    {
      ...spec,
      change: (enc) => {
        spec.change?.(enc);
        for (const side of enc.sides) side.die = 3;
        enc.doing.push({ do: 'dead-phase', left: null });
      },
    },
    function* (t) {
      const pile = t.state.encounter.doing;
      for (let top = pile.at(-1); top?.do === 'dead-phase'; top = pile.at(-1)) yield* deadPhase(t, top);
    },
    ...dice,
  );
const place = ({ x, y }: { x: number; y: number }): number[] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

describe('whom they go for', () => {
  test('ATZ.ZDEF.3 in a Frenzy it moves toward the nearest human it sees', () => {
    const band = [
      { x: 30, y: 18 },
      { x: 22, y: 20 },
    ];
    expect(aimIn({ band, zombies: [{ x: 10, y: 18, facing: 0 }] })).toMatchObject({ do: 'sees', target: 'a2' });
  });

  test('ATZ.ZACT.15 people whom nobody plays are humans to them, whatever their attitude', () => {
    for (const attitude of ['enemy', 'neutral', 'friend'] as const) {
      const strangers = [{ attitude, people: [{ x: 15, y: 18 }] }];
      expect(
        aimIn({ band: [{ x: 20, y: 18 }], strangers, zombies: [{ x: 10, y: 18, facing: 0 }] }),
        attitude,
      ).toMatchObject({ do: 'charge', target: 'n1' });
    }
  });

  test('ATZ.ZACT.1 they ignore PEFs', () => {
    const zombies = [{ x: 10, y: 18, facing: 0 }];
    expect(aimIn({ pefs: [{ x: 13, y: 18 }], zombies }).do).toBe('ahead');
    expect(aimIn({ band: [{ x: 24, y: 18 }], pefs: [{ x: 13, y: 18 }], zombies })).toMatchObject({ target: 'a1' });
  });

  test('ATZ.ZDEF.7 ATZ.MODE.4 all of them are one group: in opposite corners they move in the same phase, by the rules', () => {
    const enc = phase({
      zombies: [
        { x: 2, y: 2, facing: 90 },
        { x: 34, y: 34, facing: 270 },
      ],
    });
    expect(enc.zombies.map(place)).toEqual([
      [2, 8],
      [34, 28],
    ]);
  });
});

describe('how they come', () => {
  const at = { x: 18, y: 18, level: 0 };

  test('ATZ.ZGEN.1 at the start for each human, and by noise', () => {
    const star = play({ band: [at] }, (t) => startZombies(t, t.state.encounter.humans[0] as never), [2], [1, 3]);
    expect(star.zombies).toHaveLength(2);
    const noise = { ...at, what: 'alarm' as const, shots: 1, until: 3, of: 'bank' };
    expect(play({ band: [at] }, (t) => beginNoise(t, noise), [6], [3]).zombies).toHaveLength(1);
  });

  test('ATZ.ZGEN.13 those newly placed set off no In Sight test, however close to everybody', () => {
    const enc = play({ band: [{ ...at, facing: 90 }] }, (t) => makeNoise(t, at, 1), [6], [6]);
    expect([enc.zombies.length, enc.sighted, enc.doing.map((one) => one.do)]).toEqual([1, [], ['turn']]);
  });

  test('ATZ.ZGEN.5 the noise of shots is rolled for before they are resolved', () => {
    const met = drive(
      {
        band: [{ ...at, facing: 0, guns: ['BAP'] }],
        zombies: [{ x: 26, y: 18, facing: 180 }],
        doing: [
          {
            do: 'volley',
            why: 'active',
            fires: [{ shooter: 'a1', guns: [0], shots: [{ gun: 0, target: 'z1', dice: 1 }], rush: false }],
            stage: 'noise',
            at: 0,
            hits: [],
          },
        ],
      },
      [[6], [3], [2]],
    );
    expect(met.asked).toEqual(['ATZ.ZGEN.4 1d6', 'ATZ.ZGEN.11 1d6', 'ATZ.SHOOT.6 1d6']);
  });
});

describe('infection', () => {
  const bitten = { x: 18, y: 18, rep: 4, bitten: { rolls: 0 } };

  test('ATZ.INFECT.4 until it turns somebody infected acts as before', () => {
    let said = '';
    const enc = play(
      { band: [bitten] },
      function* (t) {
        said = yield* sicken(t, t.state.encounter.humans[0] as never);
      },
      [2],
    );
    expect([said, enc.humans[0]?.fate, enc.humans[0]?.status]).toEqual(['acts', 'here', 'carry-on']);
  });

  const turned = (star: boolean): Encounter =>
    play({ band: [{ ...bitten, star }] }, (t) => sicken(t, t.state.encounter.humans[0] as never), [1]);

  test('ATZ.INFECT.5 who has turned functions as a zombie from then on', () => {
    const enc = turned(false);
    const zombie = first(enc);
    expect([enc.humans[0]?.fate, zombie.was]).toEqual(['turned', 'a1']);
    expect(activeZombies({ ...enc, turn: enc.turn + 1 }, 3).map(({ id }) => id)).toEqual([zombie.id]);
  });

  test('ATZ.INFECT.6 ATZ.STAR.25 a Star with all of its advantages turns like anybody else', () => {
    const enc = turned(true);
    expect([enc.humans[0]?.fate, enc.humans[0]?.starPower, enc.zombies.length]).toEqual(['turned', 4, 1]);
  });
});

describe('in the water', () => {
  const pool = (tags: Record<string, true>) => ({
    ...block('water', [6, 6, 12, 12], { height: 0 }),
    looks: 'water',
    tags,
  });
  const zombies = [{ x: 12, y: 12, facing: 0 }];
  const heard = (enc: Encounter): void => void enc.noises.push({ x: 12, y: 24, level: 0, shots: 6, turn: 2 });

  test('ATZ.ZMOVE.9 it moves 4" as it faces and hears nothing, but a human in the water draws it', () => {
    expect(place(first(phase({ pieces: [pool({})], zombies, change: heard })))).toEqual([16, 12]);
    expect(place(first(phase({ pieces: [], zombies, change: heard })))).toEqual([12, 18]);
    const band = [{ x: 12.5, y: 17.5 }];
    expect(aimIn({ pieces: [pool({})], band, zombies: [{ x: 12, y: 8, facing: 90 }] })).toMatchObject({ target: 'a1' });
  });

  test('ATZ.ZMOVE.10 up a shore it comes out of the water, but not out of a pool', () => {
    const at = [{ x: 16, y: 12, facing: 0 }];
    expect(place(first(phase({ pieces: [pool({})], zombies: at })))).toEqual([21, 12]);
    expect(first(phase({ pieces: [pool({ pool: true })], zombies: at }, [1])).x).toBeLessThanOrEqual(18);
  });

  test('ATZ.ZMOVE.10 nor does it charge anybody beside the pool', () => {
    const scene = (tags: Record<string, true>): SceneSpec => ({
      pieces: [pool(tags)],
      band: [{ x: 20, y: 12 }],
      zombies: [{ x: 16, y: 12, facing: 0 }],
    });
    expect(aimIn(scene({})).do).toBe('charge');
    expect(aimIn(scene({ pool: true })).do).toBe('sees');
    expect(first(phase(scene({ pool: true }))).x).toBeLessThanOrEqual(18);
  });

  test('ATZ.ZMOVE.11 up a rope it reaches the surface in one activation', () => {
    const rope = { ...block('rope', [17.4, 11.8, 0.4, 0.4], { height: 0 }), tags: { rope: true as const } };
    const spec: SceneSpec = { pieces: [pool({ pool: true }), rope], band: [{ x: 30, y: 12 }] };
    const out = first(phase({ ...spec, zombies: [{ x: 16.5, y: 12, facing: 0 }] }));
    expect(place(out)).toEqual([18.5, 12]);
    expect(first(phase({ ...spec, zombies: [{ x: 15, y: 16, facing: 0 }] })).x).toBeLessThanOrEqual(18);
  });
});
