import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupFaults } from './faults.ts';
import type { Group, Member } from './group.ts';
import { ownedBy } from './owned.ts';
import { READY_GROUPS } from './ready.ts';
import { type Holder, type Rearming, rearmed, rearmingFaults, stashUnmarked } from './rearming.ts';
import { cop, groupOf, hero, professional, said, samaritan, survivor } from './testing.ts';

const ann: Holder = { member: 'm1' };
const fay: Holder = { member: 'm2' };
const hand = (from: Holder, to: Holder, part: 'guns' | 'blades' | 'items', index = 0): Rearming => ({
  do: 'hand',
  from,
  to,
  part,
  index,
});
const why = (group: Group, change: Rearming): string[] => said(rearmingFaults(group, change));
const shown = ({ members, stash }: Group): unknown[] =>
  [...members, stash].map(({ guns, blades, items }) =>
    [
      ...guns.map(({ id, fitted, made }) => [id, ...fitted, ...(made ? ['made'] : [])].join('+')),
      ...blades,
      ...items,
    ].join(' '),
  );
const changed = (group: Group, i: number, change: Partial<Member>): Group => ({
  ...group,
  members: group.members.map((member, at) => (at === i ? { ...member, ...change } : member)),
});

describe('gear changes hands', () => {
  const group: Group = {
    ...groupOf(hero, [{ ...samaritan, guns: ['revolver', 'magnum'] }]),
    stash: { guns: [{ id: 'fire-bomb', fitted: [], made: false }], blades: ['chainsaw'], items: ['tactical-vest'] },
  };

  test('LD.GROUP.13 LD.LOOT.5 LD.LOOT.6 between Characters, into the stash and out of it', () => {
    const given = rearmed(group, hand(fay, ann, 'guns', 1));
    expect(shown(given)).toEqual(['magnum club', 'revolver club', 'fire-bomb chainsaw tactical-vest']);
    const stashed = rearmed(given, hand(ann, 'stash', 'blades'));
    expect(shown(stashed)).toEqual(['magnum', 'revolver club', 'fire-bomb chainsaw club tactical-vest']);
    expect(shown(rearmed(stashed, hand('stash', ann, 'blades', 0)))).toEqual([
      'magnum chainsaw',
      'revolver club',
      'fire-bomb club tactical-vest',
    ]);
    expect([hand(fay, ann, 'guns', 1), hand('stash', ann, 'blades')].map((change) => why(group, change))).toEqual([
      [],
      [],
    ]);
  });

  test('what one may carry binds the one who takes it, and not what was wrong before', () => {
    expect(why(group, hand('stash', fay, 'guns'))).toEqual(['guns LD.EQUIP.2']);
    const hurt = changed(group, 1, { scars: ['arm'] });
    expect(why(hurt, hand(fay, 'stash', 'guns', 1))).toEqual([]);
    expect(why(hurt, hand('stash', fay, 'items'))).toEqual([]);
    expect(why(hurt, hand('stash', fay, 'blades'))).toEqual(['blades.1 LD.INJ.9']);
    const trained = { ...groupOf(professional, [cop]), stash: group.stash };
    expect(why(trained, hand('stash', ann, 'blades'))).toEqual(['blades.1 LD.LEADER.1']);
    expect(why(trained, hand('stash', ann, 'items'))).toEqual([]);
  });

  test('LD.JOB.9 LD.DEATH.8 LD.INJ.5 newcomers change nothing, and nobody reaches a captive', () => {
    expect(why(changed(group, 1, { isNew: true }), hand(fay, ann, 'guns'))).toEqual(['LD.JOB.9']);
    expect(why(changed(group, 1, { isNew: true }), hand('stash', fay, 'items'))).toEqual(['LD.JOB.9']);
    expect(why(changed(group, 0, { captured: true }), hand(fay, ann, 'guns'))).toEqual(['LD.INJ.5']);
    expect(why(group, hand(fay, ann, 'items'))).toEqual(['LD.LOOT.6']);
    expect(why(group, hand({ member: 'm9' }, ann, 'items'))).toEqual(['LD.LOOT.6']);
    expect(why(group, hand(ann, { member: 'm9' }, 'blades'))).toEqual(['LD.LOOT.6']);
  });

  test('LD.ITEM.12 LD.ITEM.13 LD.ITEM.24 a Mod-Kit makes a better gun of two, once, and not for a Trained Leader', () => {
    const kit = groupOf(hero, [{ ...survivor, guns: ['semi-automatic', 'revolver'], items: ['mod-kit'] }]);
    const make = (gun: number): Rearming => ({ do: 'mod-kit', holder: fay, gun });
    expect(why(kit, make(0))).toEqual([]);
    const made = rearmed(kit, make(0));
    expect(shown(made)).toEqual(['club', 'surplus-smg+made revolver club', '']);
    expect(groupFaults(made, { use: 'running' })).toEqual([]);
    expect(why(kit, make(1))).toEqual(['LD.ITEM.12']);
    expect(why(made, make(0))).toEqual(['LD.ITEM.12']);
    expect(why(kit, make(2))).toEqual(['LD.LOOT.6']);
    const rifle: Group = {
      ...kit,
      stash: { guns: [{ id: 'hunting-rifle', fitted: ['scope'], made: false }], blades: [], items: ['mod-kit'] },
    };
    expect(shown(rearmed(rifle, { do: 'mod-kit', holder: 'stash', gun: 0 })).at(-1)).toBe(
      'surplus-assault-rifle+scope+made',
    );
    const police = { ...groupOf(professional), stash: rifle.stash };
    expect(why(police, { do: 'mod-kit', holder: 'stash', gun: 0 })).toEqual(['LD.ITEM.24']);
  });

  test('LD.ITEM.21 LD.ITEM.25 in the stash, too, a Silencer goes on no bow', () => {
    const guns = (['hunting-bow', 'revolver'] as const).map((id) => ({ id, fitted: [], made: false }));
    const stored: Group = { ...groupOf(hero, []), stash: { guns, blades: [], items: ['silencer', 'scope'] } };
    const fitted = (gun: number, fitting: 'silencer' | 'scope'): string[] =>
      why(stored, { do: 'fit', holder: 'stash', gun, fitting });
    expect(fitted(0, 'silencer')).toEqual(['guns.0.fitted.0 LD.ITEM.21']);
    expect(fitted(1, 'scope')).toEqual(['guns.1.fitted.0 LD.ITEM.20']);
    expect(fitted(1, 'silencer')).toEqual([]);
  });

  test('LD.ITEM.25 sights go on guns that they fit and come off again', () => {
    const sights = groupOf(hero, [{ ...survivor, guns: ['hunting-rifle', 'revolver'], items: ['scope', 'scope'] }]);
    const fit = (gun: number, how: 'fit' | 'unfit' = 'fit'): Rearming => ({
      do: how,
      holder: fay,
      gun,
      fitting: 'scope',
    });
    const on = rearmed(sights, fit(0));
    expect([why(sights, fit(0)), shown(on)[1]]).toEqual([[], 'hunting-rifle+scope revolver club scope']);
    expect(why(sights, fit(1))).toEqual(['guns.1.fitted.0 LD.ITEM.20']);
    expect(why(on, fit(0))).toEqual(['guns.0.fitted.1 LD.ITEM.25']);
    expect(why(sights, { do: 'fit', holder: fay, gun: 0, fitting: 'silencer' })).toEqual(['LD.ITEM.25']);
    expect(why(sights, fit(0, 'unfit'))).toEqual(['LD.ITEM.25']);
    expect([why(on, fit(0, 'unfit')), rearmed(on, fit(0, 'unfit'))]).toEqual([[], sights]);
  });

  test('LD.LEADER.2 under a new Trained Leader unmarked gear goes into the stash', () => {
    const mixed = groupOf({ ...professional, guns: ['hunting-bow'] }, [
      { ...cop, guns: ['magnum'], blades: ['club', 'heavy-club'], items: ['noisemaker', 'booze'] },
    ]);
    const after = stashUnmarked(mixed);
    expect(shown(after)).toEqual(['club', 'magnum club booze', 'hunting-bow heavy-club noisemaker']);
    expect(groupFaults(after, { use: 'running' })).toEqual([]);
    expect(stashUnmarked(group)).toBe(group);
  });

  test('nothing is lost or made by handing things round, and nobody ends with more than hands allow', () => {
    const ready = Object.values(READY_GROUPS);
    const holder = fc.oneof(
      fc.constant<Holder>('stash'),
      fc.nat(7).map((n): Holder => ({ member: `m${n + 1}` })),
    );
    const change = fc.record({
      do: fc.constant('hand' as const),
      from: holder,
      to: holder,
      part: fc.constantFrom('guns', 'blades', 'items'),
      index: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.constantFrom(...ready), fc.array(change, { maxLength: 30 }), (start: Group, changes) => {
        let now = start;
        for (const one of changes) if (rearmingFaults(now, one).length === 0) now = rearmed(now, one);
        expect(ownedBy(now).toSorted()).toEqual(ownedBy(start).toSorted());
        expect(groupFaults(now, { use: 'running' })).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
