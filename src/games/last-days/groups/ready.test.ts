import { expect, test } from 'vitest';
import { canonical, type Json, Seeded, seedWords } from '../../../kernel/index.ts';
import { TYPE_TEXTS } from '../texts/data-people.ts';
import { followersFor, gearFor, groupLimits, pointsLeft } from './builder.ts';
import { freshMemberId, leaderOf, newMember, STARTING_POINTS } from './create.ts';
import { GROUP_USES, groupFaults } from './faults.ts';
import { DOGS, GROUP_NAMES, PEOPLE } from './names.ts';
import { groupPrice } from './owned.ts';
import { randomGroup } from './random.ts';
import { READY_GROUPS } from './ready.ts';
import { barredPerk, demolished, maximumSize, spacesLeft } from './refuge.ts';
import { groupText, parseGroup, readGroup } from './shape.ts';
import { cop, crony, groupOf, professional, survivor, thug } from './testing.ts';

test('six ready Groups are legal in every use, with the people and the price that they were drawn up for', () => {
  const told = Object.values(READY_GROUPS).map((group) => {
    for (const use of GROUP_USES) expect(groupFaults(group, { use })).toEqual([]);
    expect(new Set(group.members.map(({ name }) => name)).size).toBe(group.members.length);
    return [leaderOf(group)?.type, group.refuge, group.members.length, groupPrice(group), group.points];
  });
  expect(told).toEqual([
    ['hero', 'farm-house', 8, 94, 6],
    ['thug', 'mall', 8, 95, 5],
    ['professional', 'police-station', 5, 96, 4],
    ['hero', 'church', 6, 83, 17],
    ['thug', 'prison', 7, 85, 15],
    ['professional', 'gun-shop', 5, 89, 11],
  ]);
});

test('a Group goes into a file and comes back the same', () => {
  for (const group of Object.values(READY_GROUPS)) {
    expect(readGroup(groupText(group), { use: 'one-off' })).toEqual({ group });
  }
  const first = READY_GROUPS['hero-farm-house'];
  const veteran = {
    ...first,
    members: first.members.map((member, i) =>
      i === 1
        ? {
            ...member,
            level: 2,
            experience: 5,
            raised: { strength: 1 },
            skills: [...member.skills, 'subdue'],
            scars: ['eye'],
            captured: true,
            history: [
              { game: 1, answer: 812, event: { is: 'fell', other: 'Hana', weapon: 'semi-automatic' } },
              { game: 1, answer: null, event: { is: 'injury', injury: 'eye' } },
            ],
          }
        : member,
    ),
    gone: [{ member: { ...first.members[7], id: 'm9', name: 'Rex' }, game: 1, how: 'dead' }],
    built: ['infirmary'],
    foundVehicle: true,
    stash: {
      guns: [{ id: 'hunting-rifle', fitted: ['scope'], made: false }],
      blades: ['chainsaw'],
      items: ['mod-kit'],
    },
  };
  const read = parseGroup(veteran, { use: 'running' });
  expect(read).toEqual({ group: veteran });
  expect(canonical(read as unknown as Json)).toBe(canonical({ group: veteran } as unknown as Json));
  expect(freshMemberId(veteran as never)).toBe('m10');
});

test('what a type says may be left out', () => {
  const short = {
    refuge: 'mall',
    members: [
      { type: 'thug', guns: ['magnum'] },
      { type: 'crony', name: ' Pat ', blades: ['club'] },
    ],
  };
  const read = parseGroup(short, { use: 'one-off' });
  expect(read).toEqual({
    group: {
      name: 'The Group',
      leader: 'm1',
      refuge: 'mall',
      built: [],
      stash: { guns: [], blades: [], items: [] },
      points: 0,
      members: [
        newMember({ id: 'm1', type: 'thug', name: TYPE_TEXTS.thug.name, guns: ['magnum'] }),
        newMember({ id: 'm2', type: 'crony', name: 'Pat', blades: ['club'] }),
      ],
    },
  });
});

test('what is wrong with a Group from outside is told with its path, and nothing is taken in', () => {
  const good = { refuge: 'mall', members: [{ type: 'thug', blades: ['club'] }] };
  const wrong = (value: unknown): readonly { path: string; message: string }[] => {
    const read = parseGroup(value, { use: 'one-off' });
    return 'errors' in read ? read.errors : [];
  };
  expect(wrong(good)).toEqual([]);
  expect(wrong({ ...good, refuge: 'castle' })).toEqual([
    { path: 'refuge', message: expect.stringContaining('Choose one of') },
  ]);
  expect(wrong({ ...good, members: [{ type: 'thug', blades: ['spoon'] }] })).toMatchObject([
    { path: 'members.0.blades.0' },
  ]);
  expect(wrong({ ...good, colour: 'red' })).toMatchObject([{ path: 'colour' }]);
  expect(wrong({ ...good, members: [] })).toMatchObject([{ path: 'members' }]);
  expect(wrong(null)).toMatchObject([{ path: '' }]);
  expect(wrong({ ...good, members: [{ type: 'thug', level: 11, blades: ['club'] }] })).toMatchObject([
    { path: 'members.0.level' },
  ]);
  expect(wrong({ ...good, members: [{ type: 'thug' }] })).toEqual([
    { path: 'members.0', message: 'The Merciless Thug needs a weapon (LD.EQUIP.1)' },
  ]);
  expect(wrong({ ...good, leader: 'm7' })).toEqual([
    { path: 'leader', message: '"m7" is not the id of the Leader (LD.GROUP.5)' },
  ]);
  expect(readGroup('{', { use: 'new' })).toEqual({
    errors: [{ path: '', message: 'This is not a Group: the file is no JSON' }],
  });
});

test('names for a hundred people, each once', () => {
  for (const names of [PEOPLE, DOGS, GROUP_NAMES]) expect(new Set<string>(names).size).toBe(names.length);
  expect(PEOPLE.length).toBeGreaterThanOrEqual(100);
});

test('a random Group is legal, full of people and not always the same', () => {
  const groups = Array.from({ length: 60 }, (_, i) => randomGroup(new Seeded(seedWords(`group ${i}`))));
  for (const group of groups) expect(groupFaults(group, { use: 'one-off' })).toEqual([]);
  expect(randomGroup(new Seeded(seedWords('group 7')))).toEqual(groups[7]);
  expect(new Set(groups.flatMap(({ members }) => members.map(({ type }) => type))).size).toBe(18);
  expect(new Set(groups.map(({ refuge }) => refuge)).size).toBe(6);
  const spent = groups.map(groupPrice);
  expect(Math.min(...spent)).toBeGreaterThanOrEqual(60);
  expect(groupPrice(randomGroup(new Seeded(seedWords('small')), 40))).toBeLessThanOrEqual(40);
  expect(() => randomGroup(new Seeded(seedWords('none')), 10)).toThrow('10 points are too few for a Group');
});

test('the builder says how a Group stands with its limits and why a thing cannot be taken', () => {
  const group = groupOf(
    thug,
    [{ ...crony, guns: ['surplus-smg'] }, { ...crony, guns: ['surplus-smg'] }, survivor],
    'mall',
  );
  expect(groupLimits(group)).toEqual([
    { name: 'Characters', counted: 4, most: 12, rule: 'LD.GROUP.11' },
    { name: 'Neutral Characters', counted: 1, most: 2, rule: 'LD.GROUP.8' },
    { name: 'Characters with another Keyword', counted: 0, most: 1, rule: 'LD.GROUP.9' },
    { name: 'Surplus SMG', counted: 2, most: 2, rule: 'LD.EQUIP.6' },
  ]);
  const left = pointsLeft(group, STARTING_POINTS);
  expect(left).toBe(100 - 17 - 9 - 9 - 8);
  const barred = followersFor(group, 10).filter((one) => one.barred !== null);
  expect(barred.map(({ id, barred: why }) => [id, why?.rule])).toEqual([
    ['firefighter', 'LD.GROUP.1'],
    ['sarge', 'LD.GROUP.1'],
    ['soldier', 'LD.GROUP.1'],
    ['survivalist', 'LD.GROUP.1'],
    ['swat', 'LD.GROUP.1'],
  ]);
  expect(
    followersFor({ ...group, members: [...group.members, newMember({ id: 'm5', ...cop })] }, 99).find(
      ({ id }) => id === 'cop',
    )?.barred,
  ).toEqual({
    path: [],
    rule: 'LD.GROUP.9',
    message: '2 Characters are neither Selfish nor Neutral: at most a quarter of the Group may be, which is 1',
  });
  const [, first] = group.members;
  const gear = (member = first, of = group): string[] =>
    gearFor(of, member as never, 5)
      .filter((one) => one.barred !== null)
      .map(({ id, barred: why }) => `${id} ${why?.rule}`);
  expect(gear()).toEqual([
    'surplus-smg LD.EQUIP.6',
    'military-smg LD.GROUP.1',
    'high-power-rifle LD.GROUP.1',
    'surplus-assault-rifle LD.GROUP.1',
    'military-assault-rifle LD.GROUP.1',
    'squad-automatic-weapon LD.GROUP.1',
  ]);
  const police = groupOf(professional, [{ ...cop, blades: ['club', 'club'], guns: ['revolver'] }]);
  expect(gear(police.members[1], police)).toEqual([
    'sawed-off-shotgun LD.EQUIP.10',
    'surplus-smg LD.EQUIP.10',
    'military-smg LD.GROUP.1',
    'hunting-rifle LD.EQUIP.10',
    'high-power-rifle LD.GROUP.1',
    'surplus-assault-rifle LD.EQUIP.10',
    'military-assault-rifle LD.GROUP.1',
    'squad-automatic-weapon LD.GROUP.1',
    'hunting-bow LD.EQUIP.10',
    'hunting-crossbow LD.EQUIP.10',
    'club LD.EQUIP.2',
    'heavy-club LD.EQUIP.2',
    'knife LD.EQUIP.2',
    'heavy-blade LD.EQUIP.2',
  ]);
});

test('what a Refuge has room for', () => {
  const group = { refuge: 'gun-shop', built: ['bunk-bed', 'bunk-bed'] } as const;
  expect([maximumSize(group), spacesLeft(group)]).toEqual([8, 1]);
  expect(barredPerk(group, 'bunk-bed')).toBeNull();
  expect(barredPerk(group, 'armoury')?.rule).toBe('LD.PERK.20');
  expect(barredPerk({ ...group, built: ['bunk-bed', 'bunk-bed', 'fences'] }, 'bunk-bed')?.rule).toBe('LD.REFUGE.4');
});

test('LD.REFUGE.6 LD.REFUGE.7 what the Group built can be taken down again, what was there cannot', () => {
  const group = { ...groupOf(thug, [], 'prison'), built: ['infirmary', 'bunk-bed', 'infirmary'] } as const;
  expect(demolished(group, 'infirmary')?.built).toEqual(['infirmary', 'bunk-bed']);
  expect(spacesLeft(demolished(group, 'bunk-bed') ?? group)).toBe(1);
  expect(demolished(group, 'fences')).toBeNull();
});

test('LD.GROUP.6 a Group has exactly one Refuge', () => {
  const members = [{ type: 'thug', blades: ['club'] }];
  const refuges = [undefined, [], ['mall'], ['mall', 'church'], 'mall'];
  expect(refuges.map((refuge) => 'group' in parseGroup({ members, refuge }, { use: 'new' }))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
