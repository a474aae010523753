import { expect, test } from 'vitest';
import { unsound } from './sound.ts';
import type { Battle, Character, Zombie } from './state.ts';
import { scene } from './testing.ts';

/** Two people and a zombie, and what is found once something is changed. */
const found = (change: (battle: Battle) => void): string | null =>
  unsound(
    scene({
      people: [
        { x: 10, y: 10, name: 'Ann', guns: ['revolver'] },
        { x: 20, y: 20, name: 'Rex', type: 'dog' },
        { x: 30, y: 30, seat: 'b' },
      ],
      zombies: [{ x: 15, y: 15 }],
      tokens: [{ x: 5, y: 5 }],
      change,
    }).state(),
  );
const one = (battle: Battle): Character => battle.characters[0] as Character;

test('a battle as it should be is sound', () => {
  expect(found(() => {})).toBeNull();
});

test.each<[string, string, (battle: Battle) => void]>([
  ['LD.GROUP.15 two of one name', 'two are called a1', (b) => void Object.assign(b.zombies[0] as Zombie, { id: 'a1' })],
  ['LD.MOVE.21 somebody off the table', 'a1 stands at -1 10 on 0', (b) => void Object.assign(one(b), { x: -1 })],
  [
    'LD.GEN.14 one base on another',
    'a1 stands on z1',
    (b) => void [Object.assign(one(b), { x: 15.5, y: 15 }), Object.assign(b, { phase: 'initiative' })],
  ],
  [
    'LD.SDAM.4 somebody who should be out',
    'a1 is here with 9 of 3 Damage',
    (b) => void Object.assign(one(b), { damage: 9 }),
  ],
  ['LD.AMMO.2 less than nothing', 'a1 has less than nothing', (b) => void Object.assign(one(b), { noise: -1 })],
  [
    'LD.NOISE.12 Noise of somebody who left',
    'a1 is left and makes Noise',
    (b) => void Object.assign(one(b), { fate: 'left', noise: 1 }),
  ],
  [
    'LD.LOCK.2 a token of a later turn',
    'a1 is Locked and Loaded in turn 9',
    (b) => void Object.assign(one(b), { locked: 9 }),
  ],
  [
    'LD.ZACT.14 Knockback below nothing',
    'z1 has -1 Knockback',
    (b) => void Object.assign(b.zombies[0] as Zombie, { knockback: -1 }),
  ],
  [
    'LD.SUPPLY.8 a token that lies nowhere',
    't1 lies nowhere, or twice',
    (b) => void Object.assign(b.tokens[0] ?? {}, { at: null }),
  ],
  [
    'LD.TYPES.6 a dog with a token',
    'a2 is an Animal and carries t1',
    (b) => void Object.assign(b.tokens[0] ?? {}, { at: null, carrier: 'a2' }),
  ],
  [
    'LD.MOVE.22 a bearer who is nowhere',
    'z9 is gone with t1',
    (b) => void Object.assign(b.tokens[0] ?? {}, { at: null, carrier: 'z9' }),
  ],
  [
    'LD.INIT.7 a Group that nobody leads',
    'a is led by nobody',
    (b) => void Object.assign(b.sides[0] ?? {}, { leader: null }),
  ],
  [
    'LD.ATTR.8 a fire that should be out',
    'f1 burns until turn 1',
    (b) => void b.fires.push({ id: 'f1', weapon: 'fire-bomb', by: 'a1', until: 1, x: 2, y: 2, level: 0 }),
  ],
])('%s is found', (_, says, change) => {
  expect(found(change)).toBe(says);
});
