import { expect } from 'vitest';
import { freshTurn } from '../../encounter.ts';
import { drive, type Said, test } from '../../testing.ts';
import type { Attitude, Memory } from '../../words.ts';
import { driven, inSeat, ROAD, vehicleIn, withCars } from '../testing.ts';

/** Somebody drives about whom the rules run, a player to the right of them. */
const meets = (attitude: Attitude, dice: readonly number[], memory: Memory[] = [], more: object = {}) => {
  const people = [{ ...inSeat(0), rep: 4, guns: ['P' as const] }];
  const spec = withCars([{ owner: 'people-1', x: 14, ...more }], {
    band: [{ x: 30, y: 18 }],
    strangers: [{ attitude, people, side: { memory, met: true } }],
    pieces: [ROAD],
  });
  return driven(spec, [dice as Said], { do: 'drive', vehicle: 'car' });
};
const farther = (run: ReturnType<typeof meets>): number => Math.round(30 - vehicleIn(run.encounter).x);
/** Nearer than before, and not upon them. */
const isNear = (run: ReturnType<typeof meets>): boolean => farther(run) >= 4 && farther(run) <= 8;

test('ATZ.NPC.2 ATZ.NPC.7 ATZ.NPC.9 Neutrals at the wheel come up to talk, and stop there; or stay where they are', () => {
  const comes = meets('neutral', [1, 1]);
  expect(comes.asked).toEqual(['ATZ.NPC.2 2d6']);
  expect([isNear(comes), comes.told.includes('ATZ.NPC.7 atz.npc.drives.approach')]).toEqual([true, true]);
  const stays = meets('neutral', [5, 6]);
  expect([farther(stays), vehicleIn(stays.encounter).running]).toEqual([16, false]);
});

test('ATZ.NPC.8 a driver who has dealt with the players drives away, and so does one who would rather not', () => {
  expect(farther(meets('neutral', [1, 1], ['dealt']))).toBeGreaterThan(18);
  expect(farther(meets('neutral', [1, 6]))).toBeGreaterThan(18);
});

test('ATZ.NPC.10 ATZ.VEH.16 Friends come whatever the dice say, and get out of a vehicle that stands', () => {
  expect(isNear(meets('friend', [6, 6]))).toBe(true);
  const near = withCars([{ owner: 'people-1', x: 26, speed: 0, running: false }], {
    band: [{ x: 30, y: 18 }],
    strangers: [{ attitude: 'friend', people: [{ ...inSeat(0), rep: 4, turn: freshTurn() }] }],
  });
  const out = drive(
    { ...near, doing: [{ do: 'people', side: 'people-1', group: ['n1'], stage: 'table' }] },
    [[1, 1]],
    null,
    ['interact' as never],
  );
  expect(out.encounter.humans[1]?.aboard).toBeNull();
});

test('ATZ.NPC.4 ATZ.NPC.6 Enemies bear down on the nearest of them on two dice passed, and else stay', () => {
  const attack = () => meets('enemy', [1, 1], [], { x: 6 });
  expect(attack).toThrow('ATZ.'); // somebody is in the way, and that has to be answered
  const stays = meets('enemy', [6, 6]);
  expect(farther(stays)).toBe(16);
});
