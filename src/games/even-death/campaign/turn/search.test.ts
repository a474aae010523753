import { describe, expect } from 'vitest';
import { test } from '../../../../kernel/testing.ts';
import { AROUND_CROSSWAY, type CampaignScene, group, type GroupSpec, mapScene, moves, side, tile } from '../testing.ts';
import type { Tile } from '../state.ts';

const searching = (
  members: GroupSpec['members'],
  die: number,
  here: Partial<Tile> = {},
  more: readonly GroupSpec[] = [],
): CampaignScene => {
  const m = mapScene({
    groups: [{ seat: 'a', tile: 'Crossway', members: members ?? [{}] }, { seat: 'b', tile: 'Saltgate' }, ...more],
    tiles: { Crossway: here },
    sides: { a: { supplies: 1 } },
  });
  m.answer('a', 'search:a1');
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.CHUMAN.12' });
  return m.answer('a', [die]);
};

describe('Search', () => {
  test.each([
    { die: 3, gained: 1 },
    { die: 4, gained: 1 },
    { die: 5, gained: 2 },
    { die: 6, gained: 2 },
  ])('EDM.CHUMAN.12 a $die finds $gained Supplies, in a tile that nobody controls', ({ die, gained }) => {
    expect(side(searching([{}], die), 'a').supplies).toBe(1 + gained);
  });

  test('EDM.CHUMAN.13 each tile once in the whole campaign, whoever searches', () => {
    expect(tile(searching([{}], 3), 'Crossway').searched).toBe(true);
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      tiles: { Crossway: { searched: true } },
    });
    expect(m.asked().options).toEqual([...moves('a1', ...AROUND_CROSSWAY), 'control:a1', 'end']);
  });

  test('EDM.CHUMAN.14 in a tile of one’s own one more or one less, decided after the roll, within 1 to 8', () => {
    const m = searching([{}], 6, { controller: 'survivors' });
    expect(m.asked()).toMatchObject({ rule: 'EDM.CHUMAN.14', options: ['5', '6', '7'] });
    m.answer('a', '7');
    expect(side(m, 'a').luxuries).toBe(true);
    expect(searching([{}], 8, { controller: 'survivors' }).asked().options).toEqual(['7', '8']);
    expect(searching([{}], 1, { controller: 'survivors' }).asked().options).toEqual(['1', '2']);
  });

  test('EDM.PERK.2 an Expert Scavenger finds 1 Supply more, however many there are', () => {
    const scavengers = [{ perks: ['scavenger' as const] }, { perks: ['scavenger' as const] }];
    expect(side(searching(scavengers, 3), 'a').supplies).toBe(3);
    expect(side(searching(scavengers, 7), 'a').supplies).toBe(1);
  });

  test('EDM.T.ENCOUNTER an ambush kills a human worth 20 points or less, whom the zombie player picks', () => {
    const m = searching([{ weapons: ['rifle'] }, { class: 'hardened', weapons: ['rifle'] }, { class: 'newbie' }], 2);
    expect(m.asked()).toMatchObject({ seats: ['b'], options: ['member:0', 'member:2'] });
    m.answer('b', 'member:0');
    expect(group(m, 'a1')?.members.map(({ entry }) => entry.class)).toEqual(['hardened', 'newbie']);
  });

  test('EDM.T.ENCOUNTER without such a human the cheapest one dies', () => {
    const m = searching(
      [
        { class: 'hardened', weapons: ['lmg'] },
        { class: 'hardened', weapons: ['rifle'] },
      ],
      1,
    );
    expect(group(m, 'a1')?.members.map(({ entry }) => entry.weapons)).toEqual([['lmg']]);
  });

  test('EDM.CSHARED.13 a Force whose last human is ambushed leaves the map', () => {
    const m = searching([{}], 1, {}, [{ seat: 'a', tile: 'Larkmead' }]);
    expect(group(m, 'a1')).toBeUndefined();
  });

  test('EDM.MORALE.5 luxuries last until the faction’s next turn', () => {
    const m = searching([{}], 7);
    expect(side(m, 'a').luxuries).toBe(true);
    m.answer('a', 'end').answer('b', [1]).answer('b', 'end');
    expect(side(m, 'a').luxuries).toBe(false);
  });

  test('EDM.T.ENCOUNTER a recruit of up to 20 points joins the Force', () => {
    const m = searching([{}], 8);
    expect(m.asked().options).toEqual(['newbie', 'regular', 'seasoned', 'hardened']);
    m.answer('a', 'seasoned');
    expect(m.asked().options).toEqual(['pistol', 'machine-pistol', 'bow', 'small-blade', 'none']);
    m.answer('a', 'bow').answer('a', 'none').answer('a', 'medic').answer('a', 'none');
    expect(group(m, 'a1')?.members[1]).toMatchObject({
      entry: { class: 'seasoned', weapons: ['bow'], perks: ['medic'] },
      vitality: 5,
    });
  });

  const full = Array.from({ length: 10 }, () => ({ class: 'hardened' as const }));

  test('EDM.T.ENCOUNTER EDM.CGEN.10 a full Force sends the recruit to the nearest one that has room', () => {
    const m = searching(full, 8, {}, [
      { seat: 'a', tile: 'Larkmead' },
      { seat: 'a', tile: "Haddow's End" },
      { seat: 'a', tile: 'Vantry' },
    ]);
    m.answer('a', 'newbie').answer('a', 'none');
    // Larkmead lies 3 tiles away, Haddow's End 2.
    expect(group(m, 'a3')?.members).toHaveLength(2);
    const even = searching(full, 8, {}, [
      { seat: 'a', tile: 'Upper Tithe' },
      { seat: 'a', tile: "Haddow's End" },
    ]);
    even.answer('a', 'newbie').answer('a', 'none');
    expect(even.asked().options).toEqual(['group:a2', 'group:a3']);
    even.answer('a', 'group:a2');
    expect(group(even, 'a2')?.members).toHaveLength(2);
  });

  test('EDM.T.ENCOUNTER if no Force can take it the recruit is lost', () => {
    const m = searching(full, 8);
    expect(m.asked().rule).toBe('EDM.CTURN.5');
    expect(m.events().map(({ key }) => key)).toContain('ed.search.turned-away');
  });

  test('zombies search nothing', () => {
    const m = mapScene({
      players: ['zombies', 'survivors'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(m.asked().options).toEqual([...moves('a1', ...AROUND_CROSSWAY), 'control:a1', 'end']);
  });
});
