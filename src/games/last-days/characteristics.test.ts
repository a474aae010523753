import { describe, expect } from 'vitest';
import { newBattle } from './battle.ts';
import { valueOf } from './characteristics.ts';
import { CHARACTERISTICS } from './data/profiles.ts';
import type { Group } from './groups/group.ts';
import { battle, person, rectangle, scene, type Somebody, test } from './testing.ts';
import { bodyOf, contactsOf } from './units.ts';

const one = (more: Partial<Somebody> = {}) =>
  person(scene({ phase: 'initiative', people: [{ x: 2, y: 2, ...more }] }), 'a1');

describe('characteristics', () => {
  test('LD.CHAR.1 LD.CHAR.6 LD.CHAR.11 LD.CHAR.13 a Character is measured by eight of them', () => {
    const hero = one({ type: 'hero' });
    expect(CHARACTERISTICS.map((id) => valueOf(hero, id))).toEqual([6, 4, 3, 3, 3, 3, 4, 3]);
  });

  test('LD.CHAR.2 LD.CHAR.3 LD.CHAR.4 they lie between 0 and 6, and only AP rise above', () => {
    const raised = one({ raised: { ap: 2, cqc: 9, fa: -9 }, scars: ['eye'] });
    expect((['ap', 'cqc', 'fa'] as const).map((id) => valueOf(raised, id))).toEqual([8, 6, 0]);
  });

  test('LD.ITEM.4 LD.ITEM.5 Booze gives +1 CQC, Endurance and Courage, and takes 1 of AP, Firearms and Intelligence', () => {
    expect(CHARACTERISTICS.map((id) => valueOf(one({ drunk: true }), id))).toEqual([5, 4, 2, 3, 4, 3, 4, 2]);
  });

  test('LD.SDAM.6 the next game begins unhurt', () => {
    const m = scene({ phase: 'initiative', people: [{ x: 2, y: 2, damage: 2 }] });
    const { group } = battle(m).sides[0] as { group: Group };
    const { characters } = newBattle({ encounter: 'scavengers', table: battle(m).table, groups: { a: group } });
    expect(characters.map(({ damage }) => damage)).toEqual([0]);
  });
});

describe('models', () => {
  test('LD.GEN.1 LD.GEN.11 a base is an inch across; people are 1.25 inches tall, animals 0.75', () => {
    expect([bodyOf(one()), bodyOf(one({ type: 'dog' }))].map(({ radius, height }) => [radius, height])).toEqual([
      [0.5, 1.25],
      [0.5, 0.75],
    ]);
  });

  test('LD.GEN.14 bases of rivals touch, or of somebody and a zombie; friends do not count, nor who is behind a closed door', () => {
    const door = {
      id: 'door',
      kind: 'door' as const,
      from: { x: 10.5, y: 9 },
      to: { x: 10.5, y: 11 },
      level: 0,
      sill: 0,
      top: 2,
    };
    const touching = (open: boolean) => {
      const m = scene({
        phase: 'initiative',
        people: [
          { x: 10, y: 10 },
          { x: 9, y: 10 },
          { seat: 'b', x: 11, y: 10 },
        ],
        zombies: [{ x: 10, y: 11 }],
        buildings: [
          {
            id: 'house',
            name: 'House',
            outline: rectangle(10.5, 6, 8, 8),
            floors: [0],
            height: 3,
            openings: [{ ...door, open }],
          },
        ],
      });
      return contactsOf(battle(m), person(m, 'a1')).map(({ id }) => id);
    };
    expect(touching(true).sort()).toEqual(['b1', 'z1']);
    expect(touching(false)).toEqual(['z1']);
  });
});
