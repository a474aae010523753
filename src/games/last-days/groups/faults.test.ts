import { describe, expect, test } from 'vitest';
import { FOLLOWER_TYPES, typeFigures } from '../data/people.ts';
import { newMember } from './create.ts';
import { groupFaults } from './faults.ts';
import type { Group, Member } from './group.ts';
import { groupPrice, memberPrice } from './owned.ts';
import { cop, crony, faultsOf, groupOf, hero, professional, samaritan, survivor, thug } from './testing.ts';

const changed = (group: Group, i: number, change: Partial<Member>): Group => ({
  ...group,
  members: group.members.map((member, at) => (at === i ? { ...member, ...change } : member)),
});

describe('points', () => {
  test('LD.GROUP.2 LD.GROUP.3 LD.EQUIP.4 Leader, Characters and gear are paid from the same points', () => {
    const group = groupOf({ ...hero, guns: ['semi-automatic'] }, [{ ...cop, items: ['booze'] }]);
    expect(group.members.map(memberPrice)).toEqual([12 + 2 + 3, 9 + 2 + 2]);
    expect(groupPrice(group)).toBe(30);
  });

  test('LD.GROUP.1 100 points may be spent, and not one more', () => {
    const cronies = Array.from({ length: 11 }, () => crony);
    const full = groupOf({ ...thug, guns: ['magnum'] }, cronies.slice(0, 10)); // 20 + 50
    const [first, ...rest] = full.members.slice(1);
    const dear = {
      ...full,
      members: [
        full.members[0] as Member,
        { ...(first as Member), guns: [gun('squad-automatic-weapon'), gun('military-assault-rifle')] },
        ...rest,
      ],
    };
    const exact = changed(dear, 2, { guns: [gun('military-smg')], items: ['booze', 'booze', 'booze'] });
    expect(groupPrice(exact)).toBe(100);
    expect(faultsOf({ ...exact, points: 0 })).toEqual([]);
    const over = changed(exact, 3, { items: ['booze'] });
    expect(faultsOf({ ...over, points: 0 })).toEqual(['members LD.GROUP.1']);
    expect(groupFaults({ ...over, points: 0 }, { use: 'new' })[0]?.message).toBe(
      'The Group costs 102 Scavenge Points and has 100',
    );
    expect(faultsOf({ ...over, points: 0 }, { use: 'new', points: 102 })).toEqual([]);
    expect(faultsOf({ ...over, points: 0 }, { use: 'new', points: 101 })).toEqual(['members LD.GROUP.1']);
    expect(faultsOf({ ...over, points: 0 }, { use: 'running' })).toEqual([]);
  });

  test('LD.GROUP.4 what is not spent is in hand, and no more than that', () => {
    const group = groupOf(hero);
    expect(group.points).toBe(86);
    expect(groupOf(hero, [], 'mall', 10).points).toBe(0);
    expect(faultsOf(group)).toEqual([]);
    expect(faultsOf({ ...group, points: 0 })).toEqual([]);
    expect(faultsOf({ ...group, points: 87 })).toEqual(['points LD.GROUP.4']);
    expect(faultsOf({ ...group, points: 500 }, { use: 'running' })).toEqual([]);
  });

  test('LD.GROUP.17 a Leader alone is a Group, and copies of a type are no limit', () => {
    expect(faultsOf(groupOf(thug))).toEqual([]);
    expect(
      faultsOf(
        groupOf(
          thug,
          Array.from({ length: 11 }, () => crony),
        ),
      ),
    ).toEqual([]);
  });
});

const gun = (id: Member['guns'][number]['id']): Member['guns'][number] => ({ id, fitted: [], made: false });

describe('who is in it', () => {
  test('LD.GROUP.5 exactly one Leader, who leads', () => {
    const group = groupOf(hero, [samaritan]);
    expect(faultsOf({ ...group, leader: 'm2' })).toEqual(['leader LD.GROUP.5']);
    expect(faultsOf({ ...group, members: group.members.slice(1) })).toEqual(['members LD.GROUP.5']);
    expect(faultsOf(groupOf(hero, [thug]))).toEqual(['members LD.GROUP.5', 'members LD.GROUP.9']);
  });

  test('LD.GROUP.15 every Character has a card of its own', () => {
    expect(faultsOf(changed(groupOf(hero, [samaritan]), 1, { id: 'm1' }))).toEqual(['members.1.id LD.GROUP.15']);
  });

  test('LD.GROUP.11 LD.REFUGE.3 a Refuge has room for a number of Characters, the Leader included, and a Bunk Bed for one more', () => {
    const seven = groupOf(
      thug,
      Array.from({ length: 6 }, () => crony),
      'gun-shop',
    );
    expect(faultsOf(seven)).toEqual(['members LD.GROUP.11']);
    expect(faultsOf({ ...seven, refuge: 'prison' })).toEqual([]);
    expect(faultsOf({ ...seven, built: ['bunk-bed'] }, { use: 'running' })).toEqual([]);
    expect(faultsOf({ ...seven, members: seven.members.slice(0, 6) })).toEqual([]);
  });
});

describe('cards', () => {
  const fresh = (change: Partial<Member>, type: Member['type'] = 'survivor'): string[] =>
    faultsOf(groupOf(thug, [crony, { ...survivor, type, ...change, guns: change.guns ?? [] }]));

  test('LD.TYPES.1 LD.TYPES.2 LD.TYPES.3 LD.GROUP.14 skill types as the profile has them and as they are chosen', () => {
    expect(fresh({ learns: ['academic', 'firearms'] })).toEqual([]);
    expect(fresh({ learns: ['academic'] })).toEqual(['members.2.learns LD.TYPES.2']);
    expect(fresh({ learns: ['academic', 'academic'] })).toEqual([
      'members.2.learns.1 LD.TYPES.2',
      'members.2.learns LD.TYPES.2',
    ]);
    expect(fresh({ learns: ['academic', 'leader'] })).toEqual(['members.2.learns.1 LD.TYPES.2']);
    expect(fresh({ learns: ['academic', 'cqc', 'athletic'] })).toEqual(['members.2.learns LD.TYPES.2']);
    const kid = (learns: Member['learns']): string[] => fresh({ learns, skills: ['inspirational-presence'] }, 'kid');
    expect(kid(['firearms'])).toEqual([]);
    expect(kid(['leader'])).toEqual(['members.2.learns.0 LD.TYPES.1']);
    expect(kid([])).toEqual(['members.2.learns LD.TYPES.1']);
    expect(fresh({ learns: ['athletic', 'leader'] }, 'tough-guy')).toEqual([]);
    expect(fresh({ learns: ['leader'] }, 'tough-guy')).toEqual(['members.2.learns LD.TYPES.3']);
    expect(fresh({ learns: ['athletic'] }, 'tough-guy')).toEqual(['members.2.learns LD.TYPES.3']);
    expect(fresh({ learns: ['cqc', 'firearms', 'academic'] }, 'gang-member')).toEqual([
      'members.2.learns.2 LD.GROUP.14',
    ]);
  });

  test('LD.TYPES.4 LD.SKILL.34 a Gunsmith has chosen a class, and nobody else', () => {
    const smith = { skills: ['scavenger', 'gunsmith'], learns: ['cqc', 'firearms'] } as const;
    expect(fresh({ ...smith, gunsmith: 'rifle' }, 'survivalist')).toEqual([]);
    expect(fresh({ ...smith, gunsmith: null }, 'survivalist')).toEqual(['members.2.gunsmith LD.TYPES.4']);
    expect(fresh({ gunsmith: 'smg' })).toEqual(['members.2.gunsmith LD.SKILL.34']);
  });

  test('LD.GROUP.14 LD.CAMP.3 newcomers have the skills of their profile, no Experience and no Level', () => {
    for (const type of FOLLOWER_TYPES) expect(newMember({ type }).skills).toEqual(typeFigures(type).skills);
    expect(fresh({ skills: [], learns: ['academic'] }, 'crony')).toEqual(['members.2.skills LD.GROUP.14']);
    expect(fresh({ skills: ['engineer'] })).toEqual(['members.2.level LD.LEVEL.2']);
    expect(fresh({ level: 1, skills: ['engineer'] })).toEqual(['members.2.level LD.CAMP.3']);
    expect(fresh({ experience: 3 })).toEqual(['members.2.experience LD.CAMP.3']);
    expect(fresh({ scars: ['eye'] })).toEqual(['members.2.scars LD.INJ.1']);
    expect(fresh({ captured: true })).toEqual(['members.2.captured LD.INJ.5']);
    expect(fresh({ keyword: 'selfish' })).toEqual(['members.2.keyword LD.CHAR.5']);
  });

  const running = (change: Partial<Member>, rules = {}): string[] =>
    faultsOf(groupOf(thug, [{ ...survivor, ...change, guns: [] }]), { use: 'running', ...rules });

  test('LD.LEVEL.1 LD.LEVEL.2 LD.LEVEL.7 LD.LEVEL.8 each Level gives one skill of its types or one characteristic', () => {
    expect(running({ level: 2, skills: ['engineer'], raised: { ap: 1 } })).toEqual([]);
    expect(running({ level: 1, skills: ['engineer'], raised: { ap: 1 } })).toEqual(['members.1.level LD.LEVEL.2']);
    expect(running({ level: 11 })).toEqual(['members.1.level LD.LEVEL.1']);
    expect(running({ level: 1, skills: ['sniper'] })).toEqual(['members.1.skills.0 LD.LEVEL.7']);
    expect(running({ level: 1, skills: ['leader'] })).toEqual(['members.1.skills.0 LD.LEVEL.7']);
    expect(running({ level: 2, skills: ['engineer', 'engineer'] })).toEqual(['members.1.skills.1 LD.LEVEL.8']);
  });

  test('LD.LEVEL.4 nothing but Action Points rises above 6', () => {
    expect(running({ level: 3, raised: { cqc: 3 } })).toEqual([]);
    expect(running({ level: 4, raised: { cqc: 4 } })).toEqual(['members.1.raised.cqc LD.LEVEL.4']);
    expect(running({ level: 4, raised: { ap: 4 } })).toEqual([]);
  });

  test('LD.SKILL.66 Short Controlled Bursts only where the players agreed on it', () => {
    const bursts = { level: 1, skills: ['short-controlled-bursts'], learns: ['academic', 'firearms'] } as const;
    expect(running(bursts)).toEqual(['members.1.skills.0 LD.SKILL.66']);
    expect(running(bursts, { bursts: true })).toEqual([]);
  });

  test('LD.INJ.10 LD.INJ.12 LD.INJ.16 LD.INJ.14 nobody lives with two of an injury that kills, but shell shock adds up', () => {
    expect(running({ scars: ['arm', 'eye', 'leg', 'shell-shocked', 'shell-shocked'] })).toEqual([]);
    expect(running({ scars: ['arm', 'arm'] })).toEqual(['members.1.scars LD.INJ.10']);
    expect(running({ scars: ['eye', 'eye'] })).toEqual(['members.1.scars LD.INJ.12']);
    expect(running({ scars: ['leg', 'leg'] })).toEqual(['members.1.scars LD.INJ.16']);
  });

  test('The Talk changes a Keyword, but never the Leader’s', () => {
    expect(running({ keyword: 'selfish' })).toEqual([]);
    const led = changed(groupOf(thug), 0, { keyword: 'selfless' });
    expect(faultsOf(led, { use: 'running' })).toEqual(['members.0.keyword LD.CHAR.5']);
  });
});

describe('the Refuge', () => {
  const group = groupOf(professional, [cop], 'police-station');

  test('LD.REFUGE.4 LD.REFUGE.5 a Perk fills an Empty Space, and built-in ones fill none', () => {
    expect(faultsOf({ ...group, built: ['bunk-bed', 'bunk-bed'] }, { use: 'running' })).toEqual([]);
    expect(faultsOf({ ...group, built: ['bunk-bed', 'bunk-bed', 'infirmary'] }, { use: 'running' })).toEqual([
      'built LD.REFUGE.4',
    ]);
    expect(faultsOf({ ...group, built: ['bunk-bed'] })).toEqual(['built LD.JOB.5']);
  });

  test('LD.PERK.20 LD.PERK.2 LD.PERK.5 LD.PERK.11 most Perks are there once, those that are built in too', () => {
    expect(faultsOf({ ...group, built: ['fences', 'fences'] }, { use: 'running' })).toEqual(['built.1 LD.PERK.20']);
    expect(faultsOf({ ...group, built: ['radio-room'] }, { use: 'running' })).toEqual(['built.0 LD.PERK.20']);
    for (const perk of ['bunk-bed', 'fenced-off-garden', 'infirmary'] as const) {
      expect(faultsOf({ ...group, built: [perk, perk] }, { use: 'running' })).toEqual([]);
    }
  });

  test('a vehicle found in The Escape takes no space and is no second one', () => {
    const farm: Group = { ...group, refuge: 'church', built: ['bunk-bed', 'bunk-bed'], foundVehicle: true };
    expect(faultsOf(farm, { use: 'running' })).toEqual([]);
    expect(faultsOf({ ...group, foundVehicle: true }, { use: 'running' })).toEqual(['foundVehicle LD.ESCAPE.9']);
    expect(faultsOf({ ...group, refuge: 'church', foundVehicle: true })).toEqual(['foundVehicle LD.JOB.5']);
  });
});
