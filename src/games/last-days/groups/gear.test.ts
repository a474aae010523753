import { describe, expect, test } from 'vitest';
import { carryingFaults } from './carrying.ts';
import { newGun, newMember, type Recruit } from './create.ts';
import type { Member } from './group.ts';
import { copiesOf, gearIn, ownedBy } from './owned.ts';
import { cop, crony, faultsOf, groupOf, hero, professional, said, survivor, thug } from './testing.ts';

const carried = (one: Partial<Recruit>, leading: Member['keyword'] = 'selfless'): string[] =>
  said(carryingFaults(newMember({ ...survivor, blades: [], ...one }), leading));

describe('what one Character carries', () => {
  test('LD.EQUIP.1 LD.TYPES.6 nobody starts without a weapon but an Animal, which carries nothing', () => {
    const dog: Recruit = { type: 'dog' };
    expect(faultsOf(groupOf(hero, [{ ...survivor, blades: [] }]))).toEqual(['members.1 LD.EQUIP.1']);
    expect(faultsOf(groupOf(hero, [{ ...survivor, blades: [], items: ['booze'] }]))).toEqual(['members.1 LD.EQUIP.1']);
    expect(faultsOf(groupOf(hero, [{ ...survivor, blades: [], guns: ['revolver'] }]))).toEqual([]);
    expect(faultsOf(groupOf(hero, [dog]))).toEqual([]);
    expect(faultsOf(groupOf(hero, [{ ...dog, items: ['booze'] }]))).toEqual(['members.1 LD.TYPES.6']);
    expect(faultsOf(groupOf(hero, [{ ...survivor, blades: [] }]), { use: 'running' })).toEqual([]);
  });

  test('LD.EQUIP.2 two Firearms and two CQC weapons, and each thrown explosive fills a place', () => {
    expect(carried({ guns: ['revolver', 'minigun'], blades: ['club', 'club'] })).toEqual([]);
    expect(carried({ guns: ['revolver', 'minigun', 'fire-bomb'] })).toEqual(['guns LD.EQUIP.2']);
    expect(carried({ guns: ['thrown-explosive', 'thrown-explosive', 'thrown-explosive'] })).toEqual([
      'guns LD.EQUIP.2',
    ]);
    expect(carried({ blades: ['club', 'knife', 'knife'] })).toEqual(['blades LD.EQUIP.2']);
  });

  test('LD.EQUIP.11 any number of miscellaneous items', () => {
    expect(carried({ items: ['booze', 'booze', 'booze', 'medical-supplies', 'medical-supplies'] })).toEqual([]);
  });

  test('LD.ITEM.3 LD.ITEM.23 one suit of armour, and a shield with it', () => {
    expect(carried({ items: ['assault-armour', 'riot-shield'] })).toEqual([]);
    expect(carried({ items: ['tactical-vest', 'assault-armour'] })).toEqual(['items LD.ITEM.3']);
    expect(carried({ items: ['tactical-vest', 'tactical-vest'] })).toEqual(['items LD.ITEM.23']);
  });

  test('LD.ITEM.25 sights sit on guns that they fit, one of a kind', () => {
    const fitted = (id: Member['guns'][number]['id'], ...on: Member['guns'][number]['fitted']): string[] =>
      carried({ guns: [{ ...newGun(id), fitted: on }] });
    expect(fitted('hunting-rifle', 'reflex-sight', 'scope', 'silencer')).toEqual([]);
    expect(fitted('revolver', 'silencer')).toEqual([]);
    expect(fitted('revolver', 'reflex-sight')).toEqual(['guns.0.fitted.0 LD.ITEM.15']);
    expect(fitted('minigun', 'scope')).toEqual(['guns.0.fitted.0 LD.ITEM.20']);
    expect(fitted('pump-action-shotgun', 'silencer')).toEqual(['guns.0.fitted.0 LD.ITEM.21']);
    expect(fitted('military-smg', 'scope', 'scope')).toEqual(['guns.0.fitted.1 LD.ITEM.25']);
  });

  test('a Mod-Kit makes two guns only, and a stash is looked through as well', () => {
    const made = (id: Member['guns'][number]['id']): string[] => carried({ guns: [{ ...newGun(id), made: true }] });
    expect([made('surplus-smg'), made('surplus-assault-rifle')]).toEqual([[], []]);
    expect(made('military-smg')).toEqual(['guns.0.made LD.ITEM.13']);
    const stash = { guns: [{ ...newGun('revolver'), made: true }], blades: [], items: [] };
    expect(faultsOf({ ...groupOf(hero), stash }, { use: 'running' })).toEqual(['stash.guns.0.made LD.ITEM.13']);
  });

  test('LD.INJ.8 LD.INJ.9 one arm holds one Pistol, one SMG, one thrown and one CQC weapon', () => {
    const scars = ['arm'] as const;
    expect(carried({ scars, guns: ['revolver', 'surplus-smg'], blades: ['club'] })).toEqual([]);
    expect(carried({ scars, guns: ['magnum', 'fire-bomb'] })).toEqual([]);
    expect(carried({ scars, guns: ['hunting-rifle'] })).toEqual(['guns.0 LD.INJ.8']);
    expect(carried({ scars, guns: ['hunting-bow', 'pump-action-shotgun'] })).toEqual([
      'guns.0 LD.INJ.8',
      'guns.1 LD.INJ.8',
    ]);
    expect(carried({ scars, guns: ['revolver', 'magnum'] })).toEqual(['guns.1 LD.INJ.9']);
    expect(carried({ scars, blades: ['club', 'knife'] })).toEqual(['blades.1 LD.INJ.9']);
    expect(carried({ guns: ['revolver', 'magnum'], blades: ['club', 'knife'] })).toEqual([]);
  });

  test('LD.LEADER.1 LD.LEADER.2 LD.LEADER.3 a Trained Leader allows gear with an asterisk only, but anything in the stash', () => {
    expect(carried({ guns: ['magnum'], blades: ['club'], items: ['scope'] }, 'trained')).toEqual([]);
    expect(carried({ guns: ['hunting-rifle'], blades: ['heavy-club'], items: ['mod-kit'] }, 'trained')).toEqual([
      'guns.0 LD.LEADER.1',
      'blades.0 LD.LEADER.1',
      'items.0 LD.LEADER.1',
    ]);
    const group = {
      ...groupOf(professional),
      stash: { guns: [newGun('minigun')], blades: ['heavy-club'], items: ['noisemaker'] },
    } as const;
    expect(faultsOf(group, { use: 'running' })).toEqual([]);
  });

  test('LD.LEADER.4 a Leader is equipped like the others', () => {
    expect(faultsOf(groupOf({ type: 'hero' }))).toEqual(['members.0 LD.EQUIP.1']);
    expect(faultsOf(groupOf({ ...hero, guns: ['revolver', 'magnum', 'magnum'] }))).toEqual([
      'members.0.guns LD.EQUIP.2',
    ]);
  });
});

describe('what a new Group may buy', () => {
  test('LD.GROUP.16 LD.GUN.3 LD.BLADE.1 LD.ITEM.1 what is not on the list can only be found, and not at all in a one-off', () => {
    const group = groupOf(thug, [{ ...crony, guns: ['combat-shotgun'], blades: ['chainsaw'], items: ['scope'] }]);
    expect(faultsOf(group)).toEqual([
      'members.1.guns.0 LD.GUN.3',
      'members.1.blades.0 LD.BLADE.1',
      'members.1.items.0 LD.ITEM.1',
    ]);
    expect(faultsOf(group, { use: 'one-off' })).toEqual([
      'members.1.guns.0 LD.GROUP.16',
      'members.1.blades.0 LD.GROUP.16',
      'members.1.items.0 LD.GROUP.16',
    ]);
    expect(faultsOf(group, { use: 'running' })).toEqual([]);
    const better = groupOf(thug, [{ ...crony, guns: [{ id: 'surplus-smg', fitted: ['scope'], made: true }] }]);
    expect(faultsOf(better)).toEqual(['members.1.guns.0.fitted.0 LD.ITEM.1', 'members.1.guns.0.made LD.ITEM.1']);
  });

  test('LD.EQUIP.12 anyone may buy a Squad Automatic Weapon', () => {
    expect(faultsOf(groupOf(hero, [{ ...survivor, guns: ['squad-automatic-weapon'] }]))).toEqual([]);
  });

  test('LD.EQUIP.5 LD.EQUIP.6 a Rarity number counts every copy of the Group', () => {
    const smgs = (n: number): string[] =>
      faultsOf(
        groupOf(
          thug,
          Array.from({ length: n }, () => ({ ...crony, guns: ['surplus-smg'] }) as Recruit),
        ),
      );
    expect(smgs(2)).toEqual([]);
    expect(smgs(3)).toEqual(['members LD.EQUIP.6']);
    const clubs = groupOf(
      thug,
      Array.from({ length: 9 }, () => crony),
    );
    expect(copiesOf(ownedBy(clubs), 'club')).toBe(10);
    expect(faultsOf(clubs)).toEqual([]);
  });

  test('LD.EQUIP.9 LD.EQUIP.10 under a Trained Leader nothing with an asterisk is rare, and nothing else can be had', () => {
    const armed = (one: Partial<Recruit>): Recruit => ({ ...cop, ...one });
    const two = [armed({ guns: ['military-smg'] }), armed({ guns: ['military-smg'] })];
    expect(faultsOf(groupOf(professional, two))).toEqual([]);
    expect(faultsOf(groupOf(thug, [...two, crony, crony, crony, crony, crony]))).toEqual(['members LD.EQUIP.6']);
    const surplus = Array.from({ length: 3 }, () => armed({ guns: ['surplus-smg'] }));
    expect(faultsOf(groupOf(professional, surplus)).at(-1)).toBe('members LD.EQUIP.6');
    expect(faultsOf(groupOf(professional, [armed({ guns: ['hunting-bow'] })]))).toEqual([
      'members.1.guns.0 LD.EQUIP.10',
    ]);
  });

  test('LD.GROUP.12 LD.EQUIP.3 gear is bought for a Character, not for the stash', () => {
    const stash = { guns: [], blades: ['club'], items: [] } as const;
    expect(faultsOf({ ...groupOf(hero), stash })).toEqual(['stash LD.GROUP.12']);
    expect(faultsOf({ ...groupOf(hero), stash }, { use: 'running' })).toEqual([]);
  });

  test('sights on guns are owned too', () => {
    expect(
      gearIn({ guns: [{ id: 'magnum', fitted: ['silencer'], made: false }], blades: ['knife'], items: ['booze'] }),
    ).toEqual(['magnum', 'silencer', 'knife', 'booze']);
  });
});
