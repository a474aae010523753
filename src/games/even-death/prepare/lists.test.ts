import { describe, expect } from 'vitest';
import { parseSetup } from '../../../kernel/index.ts';
import { CLASS_FIGURES } from '../figures.ts';
import { evenDeath } from '../index.ts';
import { herdPoints, humanEntry, type HumanEntry, humanPoints, listFaults, listPoints } from './lists.ts';
import { battle, scene, test } from '../testing.ts';
import { bodies } from '../units.ts';
import { CLASSES, WEAPONS } from '../words.ts';

const one = (entry: Partial<HumanEntry> & Pick<HumanEntry, 'class'>): HumanEntry => ({
  weapons: [],
  perks: [],
  ...entry,
});
const faultsOf = (entry: Parameters<typeof one>[0], limit = 200): string[] =>
  listFaults({ humans: [one(entry)], herds: [] }, CLASS_FIGURES[entry.class].faction, limit).map(({ path }) =>
    path.join('.'),
  );

describe('what a list costs', () => {
  test('EDM.SETUP.7 EDM.WEAPON.2 EDM.WEAPON.3 a human costs its class and its weapons; a Pistol and bare hands are free', () => {
    expect(humanPoints(one({ class: 'regular', weapons: ['rifle', 'large-blade'] }))).toBe(10 + 10 + 15);
    expect(humanPoints(one({ class: 'newbie', weapons: ['pistol'] }))).toBe(5);
    expect(humanPoints(one({ class: 'newbie' }))).toBe(5);
  });

  test('EDM.SETUP.10 a herd costs the price of its band, whatever its size in it', () => {
    expect([1, 5, 6, 10, 11, 15].map((zombies) => herdPoints({ type: 'regular', zombies }))).toEqual([
      10, 10, 20, 20, 30, 30,
    ]);
    expect(herdPoints({ type: 'military', zombies: 12 })).toBe(60);
  });

  test('EDM.SETUP.8 EDM.SETUP.9 a list has at least one unit, any number of any class, and stays within the limit', () => {
    const newbies = Array.from({ length: 20 }, () => one({ class: 'newbie', weapons: ['pistol'] }));
    expect(listPoints({ humans: newbies, herds: [] })).toBe(100);
    expect(listFaults({ humans: newbies, herds: [] }, 'survivors', 100)).toEqual([]);
    expect(listFaults({ humans: newbies, herds: [] }, 'survivors', 99)).toMatchObject([
      { path: ['humans'], message: 'The list costs 100 points, and the limit is 99' },
    ]);
    expect(listFaults({ humans: [], herds: [] }, 'survivors', 100)).toMatchObject([{ path: ['humans'] }]);
    expect(listFaults({ humans: [], herds: [] }, 'zombies', 100)).toMatchObject([{ path: ['herds'] }]);
  });
});

describe('who may carry and do what', () => {
  test('EDM.SETUP.3 only units of the own faction', () => {
    expect(listFaults({ humans: [one({ class: 'thug' })], herds: [] }, 'survivors', 100)).toMatchObject([
      { path: ['humans', 0, 'class'] },
    ]);
    expect(
      listFaults({ humans: [one({ class: 'newbie' })], herds: [{ type: 'fast', zombies: 3 }] }, 'survivors', 100),
    ).toMatchObject([{ path: ['herds'] }]);
  });

  test('EDM.WEAPON.1 EDM.X.9 at most two weapons, two of the same if one likes', () => {
    const legal = [
      ['pistol', 'small-blade'],
      ['explosive', 'explosive'],
      ['large-blade', 'large-blade'],
    ] as const;
    for (const weapons of legal) expect(humanEntry.safeParse({ class: 'newbie', weapons }).success).toBe(true);
    expect(humanEntry.safeParse({ class: 'newbie', weapons: ['pistol', 'pistol', 'bow'] }).success).toBe(false);
  });

  test('EDM.WEAPON.6 EDM.WEAPON.7 every human may carry every weapon, and a herd none', () => {
    for (const id of CLASSES)
      for (const weapon of WEAPONS) expect(faultsOf({ class: id, weapons: [weapon] })).toEqual([]);
    const armed = {
      kind: 'battle',
      players: [{ faction: 'zombies', herds: [{ type: 'fast', zombies: 2, weapons: ['bow'] }] }],
    };
    expect(() => parseSetup(evenDeath, armed)).toThrow();
  });

  test('EDM.UNIT.1 a human is one model with Movement, Vitality, Toughness and Armour or none', () => {
    for (const id of CLASSES) {
      const { movement, vitality, toughness, armour } = CLASS_FIGURES[id];
      expect([movement, vitality, toughness.needed, toughness.dice].every((figure) => figure > 0)).toBe(true);
      expect(typeof armour).toBe('boolean');
    }
    const m = scene({ humans: [{ x: 10, y: 10, class: 'seasoned' }], herds: [{ zombies: [[40, 40]] }] });
    expect(bodies(battle(m).humans[0] as never)).toHaveLength(1);
    expect(battle(m).humans[0]).toMatchObject({ vitality: 5 });
  });

  test('EDM.UNIT.6 one perk of each level that the class names, none of another, none twice', () => {
    expect(faultsOf({ class: 'hardened', perks: ['medic', 'immune', 'stoic'] })).toEqual([]);
    expect(faultsOf({ class: 'hardened', perks: [] })).toEqual([]);
    expect(faultsOf({ class: 'hardened', perks: ['medic', 'athletic'] })).toEqual(['humans.0.perks.1']);
    expect(faultsOf({ class: 'hardened', perks: ['medic', 'medic'] })).toEqual(['humans.0.perks.1']);
    expect(faultsOf({ class: 'seasoned', perks: ['stoic'] })).toEqual(['humans.0.perks.0']);
  });

  test('EDM.UNIT.8 Newbies, Conscripts and Convicts have no perks', () => {
    for (const id of ['newbie', 'conscript', 'convict'] as const) {
      expect(CLASS_FIGURES[id]).toMatchObject({ has: [], levels: [] });
      expect(faultsOf({ class: id, perks: ['medic'] })).toEqual(['humans.0.perks.0']);
    }
  });

  test('EDM.UNIT.7 EDM.PERK.10 the Military have Specialist and cannot choose it', () => {
    for (const id of ['soldier', 'veteran', 'commander'] as const)
      expect(CLASS_FIGURES[id].has).toEqual(['specialist']);
    expect(faultsOf({ class: 'veteran', perks: ['specialist'] })).toEqual(['humans.0.perks.0']);
    expect(faultsOf({ class: 'cutthroat', perks: ['specialist'] })).toEqual([]);
  });

  test('EDM.UNIT.11 a Commander has nothing beyond its perks', () => {
    expect(CLASS_FIGURES.commander).toEqual({
      ...CLASS_FIGURES.veteran,
      name: 'Commander',
      points: 30,
      levels: [1, 2, 3],
    });
  });

  test('EDM.PERK.13 Concentration is about Shooting or about Melee', () => {
    expect(faultsOf({ class: 'boss', perks: ['concentration'] })).toEqual(['humans.0.concentration']);
    expect(faultsOf({ class: 'boss', perks: ['concentration'], concentration: 'melee' })).toEqual([]);
  });
});
