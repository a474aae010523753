import { expect } from 'vitest';
import { facingTowards } from '../../../tabletop/index.ts';
import type { Encounter, Zombie } from '../state.ts';
import { type SceneSpec, stateOf, test } from '../testing.ts';
import { activeZombies, deadPhase } from './phase.ts';
import { aimOf } from './priorities.ts';
import { play } from './testing.ts';

const wallOf = (outline: [number, number][]) => ({
  id: 'wall',
  outline,
  height: 3,
  kind: 'impassable' as const,
  blocksSight: true,
});
const first = ({ zombies }: Encounter): Zombie => zombies[0] as Zombie;
const aimIn = (spec: SceneSpec): ReturnType<typeof aimOf> => {
  const { encounter } = stateOf(spec);
  return aimOf(encounter, first(encounter));
};
/** The zombies' phase with a die of 3: fights and charges are left on the pile. */
function phase(spec: SceneSpec, ...dice: number[][]): Encounter {
  const change = (enc: Encounter): void => {
    spec.change?.(enc);
    for (const side of enc.sides) if (side.kind === 'dead') side.die = 3;
    enc.doing.push({ do: 'dead-phase', left: null });
  };
  return play(
    { ...spec, change },
    function* (t) {
      const pile = t.state.encounter.doing;
      for (let i = 0; i < 9; i++) {
        const top = pile.at(-1);
        if (top?.do !== 'dead-phase') return;
        yield* deadPhase(t, top);
      }
    },
    ...dice,
  );
}
const place = ({ x, y }: { x: number; y: number }): number[] => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];

test('ATZ.ZDEF.1 ATZ.ZDEF.2 ATZ.ZDEF.5 ATZ.X.61 with a 4 only zombies that see a human activate', () => {
  const { encounter } = stateOf({
    band: [{ x: 18, y: 18 }],
    zombies: [
      { x: 8, y: 18, facing: 0 },
      { x: 18, y: 28, facing: 270 },
      { x: 28, y: 18, facing: 0 },
    ],
  });
  expect(activeZombies(encounter, 4).map(({ id }) => id)).toEqual(['z1', 'z2']);
  expect(activeZombies(encounter, 3)).toHaveLength(3);
  expect(activeZombies(encounter, 5)).toEqual([]);
});

test('ATZ.ZGEN.12 ATZ.ZDEF.4 a zombie placed in this turn does not activate, and without LOS it is Rep 3 again', () => {
  const wall = wallOf([
    [12, 0],
    [13, 0],
    [13, 36],
    [12, 36],
  ]);
  const { encounter } = stateOf({
    turn: 4,
    band: [{ x: 18, y: 18 }],
    pieces: [wall],
    zombies: [
      { x: 8, y: 18 },
      { x: 24, y: 18, facing: 180, placed: 4 },
    ],
  });
  expect(activeZombies(encounter, 4)).toEqual([]);
  expect(activeZombies(encounter, 3).map(({ id }) => id)).toEqual(['z1']);
});

test('ATZ.ZACT.3 ATZ.ZACT.4 ATZ.ZMOVE.2 it gets up, feasts on, fights on before anything else', () => {
  const band = [{ x: 18, y: 18 }];
  expect(aimIn({ band, zombies: [{ x: 16, y: 18, prone: true, feast: 'f' }] }).do).toBe('rise');
  expect(aimIn({ band, zombies: [{ x: 16, y: 18, feast: 'f' }] }).do).toBe('feast');
  const side = { even: 0, unarmed: null, arm: null, mild: false };
  const change = (enc: Encounter): void => {
    enc.melees.push({
      id: 'm',
      sides: [
        { who: 'z1', ...side },
        { who: 'a1', ...side },
      ],
    });
  };
  expect(aimIn({ band, zombies: [{ x: 17, y: 18 }], change }).do).toBe('fight');
});

test('ATZ.ZACT.5 ATZ.ZACT.6 somebody on the ground within 12" comes before a charge; the dead only if it saw them die', () => {
  const upright = { x: 14, y: 18 };
  const zombies = [{ x: 10, y: 18 }];
  expect(aimIn({ band: [upright, { x: 20, y: 22, status: 'oof' }], zombies })).toEqual({
    do: 'downed',
    rule: 'ATZ.ZACT.5',
    target: 'a2',
  });
  expect(aimIn({ band: [upright, { x: 20, y: 27, status: 'oof' }], zombies }).do).toBe('charge');
  expect(aimIn({ band: [upright, { x: 20, y: 22, status: 'od' }], zombies }).do).toBe('charge');
  expect(
    aimIn({ band: [upright, { x: 20, y: 22, status: 'od' }], zombies: [{ x: 10, y: 18, sawDie: ['a2'] }] }).do,
  ).toBe('downed');
});

test('ATZ.ZACT.7 ATZ.ZACT.8 within 6" and in reach it charges, farther away it comes nearer', () => {
  expect(aimIn({ band: [{ x: 16, y: 18 }], zombies: [{ x: 10, y: 18 }] }).do).toBe('charge');
  expect(aimIn({ band: [{ x: 16.1, y: 18 }], zombies: [{ x: 10, y: 18 }] })).toEqual({
    do: 'sees',
    rule: 'ATZ.ZACT.8',
    target: 'a1',
  });
});

test('ATZ.ZACT.9 ATZ.X.66 zombies that have lost sight of Billy go to where they last saw him', () => {
  const wall = wallOf([
    [18, 10],
    [19, 10],
    [19, 36],
    [18, 36],
  ]);
  const zombies = [{ x: 8, y: 20, lastSeen: { x: 17, y: 12, level: 0 } }];
  expect(aimIn({ band: [{ x: 25, y: 20 }], pieces: [wall], zombies })).toMatchObject({
    do: 'last-seen',
    to: { x: 17, y: 12 },
  });
  const enc = phase({ band: [{ x: 25, y: 20 }], pieces: [wall], zombies });
  expect(first(enc).facing).toBe(facingTowards(first(enc), { x: 17, y: 12 }));
  expect(Math.hypot(first(enc).x - 8, first(enc).y - 20)).toBeCloseTo(6, 1);
});

test('ATZ.ZACT.10 the loudest noise within 24" draws it, of equal ones the nearer', () => {
  const noise = (x: number, shots: number) => ({ x, y: 18, level: 0, shots, turn: 2 });
  const aim = (...noises: ReturnType<typeof noise>[]): unknown =>
    aimIn({ zombies: [{ x: 6, y: 18, facing: 180 }], change: (enc) => void (enc.noises = noises) });
  expect(aim(noise(12, 2), noise(26, 3))).toMatchObject({ do: 'noise', to: { x: 26 } });
  expect(aim(noise(28, 3), noise(12, 3))).toMatchObject({ do: 'noise', to: { x: 12 } });
  expect(aim(noise(31, 9))).toMatchObject({ do: 'ahead' });
});

test('ATZ.ZACT.10 a noise is heard until a zombie has had its chance to follow it: who was placed in this turn hears it later', () => {
  const noise = { x: 18, y: 18, level: 0, shots: 2, turn: 2 };
  const enc = phase({
    zombies: [
      { x: 6, y: 18, facing: 180 },
      { x: 30, y: 18, facing: 0, placed: 2 },
    ],
    change: (e) => void (e.noises = [noise]),
  });
  expect(enc.zombies.map(place)).toEqual([
    [12, 18],
    [30, 18],
  ]);
  expect(enc.noises).toEqual([{ ...noise, unheardBy: ['z2'] }]);
  const [z1, z2] = enc.zombies as [Zombie, Zombie];
  expect(aimOf(enc, z1).do).toBe('ahead');
  expect(aimOf(enc, z2)).toMatchObject({ do: 'noise', to: { x: 18, y: 18 } });
  const later = phase({
    zombies: [
      { x: 6, y: 18, facing: 90 },
      { x: 30, y: 18, facing: 0 },
    ],
    change: (e) => void (e.noises = [{ ...noise, unheardBy: ['z2'] }]),
  });
  expect(later.zombies.map(place)).toEqual([
    [6, 24],
    [24, 18],
  ]);
  expect(later.noises).toEqual([]);
});

test('ATZ.ZACT.2 ATZ.ZACT.8 ATZ.ZMOVE.1 all of them move at once, 6" each, facing whom they go for', () => {
  const enc = phase({
    band: [{ x: 18, y: 30 }],
    zombies: [
      { x: 18, y: 10, facing: 90 },
      { x: 8, y: 30, facing: 0 },
    ],
  });
  expect(enc.zombies.map(place)).toEqual([
    [18, 16],
    [14, 30],
  ]);
  expect(enc.zombies.map(({ facing }) => facing)).toEqual([90, 0]);
  expect(enc.zombies.map(({ reason }) => reason?.rule)).toEqual(['ATZ.ZACT.8', 'ATZ.ZACT.8']);
  expect(enc.zombies.map(({ lastSeen }) => lastSeen)).toEqual([
    { x: 18, y: 30, level: 0 },
    { x: 18, y: 30, level: 0 },
  ]);
});

test('ATZ.ZACT.7 ATZ.ZACT.16 the nearest four charge together', () => {
  const enc = phase({
    band: [{ x: 18, y: 18 }],
    zombies: [14, 15, 16, 17, 18].map((y) => ({ x: 13, y: y + 2, facing: 330 })),
  });
  expect(enc.doing.at(-1)).toMatchObject({ do: 'charge', target: 'a1', stage: 'move' });
  expect((enc.doing.at(-1) as { chargers: string[] }).chargers).toHaveLength(4);
});

test('ATZ.ZACT.11 it walks straight on, and at a dead end to the left (1-3) or to the right (4-6)', () => {
  expect(place(first(phase({ zombies: [{ x: 10, y: 10, facing: 90 }] })))).toEqual([10, 16]);
  const left = first(phase({ zombies: [{ x: 10, y: 33.5, facing: 90 }] }, [3]));
  expect([...place(left), left.facing]).toEqual([14, 35.5, 0]);
  const right = first(phase({ zombies: [{ x: 10, y: 33.5, facing: 90 }] }, [4]));
  expect([...place(right), right.facing]).toEqual([6, 35.5, 180]);
});

test('ATZ.ZMOVE.7 ATZ.ZMOVE.8 in a building and in woods it moves 4"', () => {
  const house = {
    id: 'house',
    outline: [
      [2, 2],
      [34, 2],
      [34, 34],
      [2, 34],
    ] as [number, number][],
    height: 3,
  };
  expect(place(first(phase({ buildings: [house], zombies: [{ x: 10, y: 10, facing: 90 }] })))).toEqual([10, 14]);
  const wood = {
    id: 'wood',
    looks: 'wood',
    outline: [
      [2, 2],
      [34, 2],
      [34, 34],
      [2, 34],
    ] as [number, number][],
    height: 4,
    kind: 'difficult' as const,
    seeThrough: true,
  };
  const seen = phase({ pieces: [wood], band: [{ x: 10, y: 21 }], zombies: [{ x: 10, y: 10, facing: 90 }] });
  expect(place(first(seen))).toEqual([10, 14]);
});

test('ATZ.ZMOVE.2 a zombie on the ground gets up, faces the nearest human and stays', () => {
  const enc = phase({ band: [{ x: 10, y: 20 }], zombies: [{ x: 10, y: 10, facing: 0, prone: true }] });
  expect([...place(first(enc)), first(enc).facing, first(enc).prone]).toEqual([10, 10, 90, false]);
});

test('ATZ.EVENT.19 zombies lose their next activation', () => {
  const enc = phase({ zombies: [{ x: 10, y: 10 }], change: (e) => void (e.clocks.deadLoseTurn = true) });
  expect([place(first(enc)), enc.clocks.deadLoseTurn]).toEqual([[10, 10], false]);
});
