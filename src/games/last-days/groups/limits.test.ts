import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GEAR_IDS, isCqcWeapon, isFirearm, isItem, offerOf } from '../data/equipment.ts';
import { FIREARM_CLASSES } from '../data/firearms.ts';
import { CHARACTER_TYPES, type CharacterType, LEADER_TYPES, typeFigures } from '../data/people.ts';
import { REFUGE_IDS, REFUGES } from '../data/refuges.ts';
import { SKILL_TYPES } from '../data/skills.ts';
import { tableOf } from '../data/testing.ts';
import { GEAR_TEXTS } from '../texts/data.ts';
import { TYPE_TEXTS } from '../texts/data-people.ts';
import { newMember } from './create.ts';
import { groupFaults } from './faults.ts';
import type { Group, Member } from './group.ts';

/**
 * A one-off Group is legal by our code if and only if it is legal by the ledger's own tables, counted in another way: by names,
 * with whole numbers instead of shares, one question after the other.
 */

const types = new Map([...tableOf('LD.T.LEADERS'), ...tableOf('LD.T.TYPES')].map((row) => [row[0], row]));
const sale = new Map(tableOf('LD.T.EQUIP').map((row) => [row[0], row]));
const LEADERS = tableOf('LD.T.LEADERS').map(([name]) => name);

const rowOf = ({ type }: Member): readonly string[] => types.get(TYPE_TEXTS[type].name) ?? [];
const namesOf = ({ guns, blades, items }: Member): string[] => [
  ...guns.map(({ id }) => GEAR_TEXTS[id].name),
  ...blades.map((id) => GEAR_TEXTS[id].name),
  ...items.map((id) => GEAR_TEXTS[id].name),
];

const CHECKS: Readonly<Record<string, (group: Group) => boolean>> = {
  'one Leader': ({ members }) => members.filter((one) => LEADERS.includes(TYPE_TEXTS[one.type].name)).length === 1,
  'half Neutral': ({ members }) =>
    keywordLed(members) === null || 2 * members.filter((one) => rowOf(one)[1] === 'Neutral').length <= members.length,
  'a quarter of others': ({ members }) => {
    const led = keywordLed(members);
    const others = members.filter((one) => rowOf(one)[1] !== 'Neutral' && rowOf(one)[1] !== led);
    return led === null || 4 * others.length <= members.length;
  },
  'room for all': ({ members, refuge }) => members.length <= REFUGES[refuge].size,
  'a hundred points': ({ members }) => {
    let left = 100;
    for (const member of members) {
      left -= Number(rowOf(member)[2]);
      for (const name of namesOf(member)) left -= Number(sale.get(name)?.[4] ?? 0);
    }
    return left >= 0;
  },
  'on the list': ({ members }) => members.flatMap(namesOf).every((name) => sale.has(name)),
  'rarely enough': ({ members }) => {
    const led = keywordLed(members);
    const had = new Map<string, number>();
    for (const name of members.flatMap(namesOf)) had.set(name, (had.get(name) ?? 0) + 1);
    return [...had].every(([name, n]) => {
      const [, , marked = '', rarity = '-'] = sale.get(name) ?? [];
      return led === null || rarity === '-' || (led === 'Trained' && marked === '*') || n <= Number(rarity);
    });
  },
  'with an asterisk': ({ members }) =>
    keywordLed(members) !== 'Trained' || members.flatMap(namesOf).every((name) => (sale.get(name)?.[2] ?? '*') === '*'),
  'two and two': ({ members }) =>
    members.every(({ type, guns, blades }) => type === 'dog' || (guns.length < 3 && blades.length < 3)),
  'a weapon each': ({ members }) =>
    members.every(({ type, guns, blades, items }) =>
      type === 'dog' ? guns.length + blades.length + items.length === 0 : guns.length + blades.length >= 1,
    ),
  'skill types': ({ members }) =>
    members.every((member) => {
      const cell = rowOf(member)[12] ?? '';
      const learned = member.learns.map((one) => (one === 'cqc' ? 'CQC' : one.charAt(0).toUpperCase() + one.slice(1)));
      const isSet = new Set(learned).size === learned.length;
      if (cell === 'any one type except Leader') return isSet && learned.length === 1 && !learned.includes('Leader');
      if (cell === 'any two types except Leader') return isSet && learned.length === 2 && !learned.includes('Leader');
      if (cell === 'Athletic and one other type') return isSet && learned.length === 2 && learned.includes('Athletic');
      return learned.toSorted().join(', ') === (cell === 'None' ? '' : cell.split(', ').toSorted().join(', '));
    }),
  'a Gunsmith’s class': ({ members }) =>
    members.every(({ type, gunsmith }) => (type === 'survivalist') === (gunsmith !== null)),
};

/** The Keyword of the Leader, where there is one: a Group without has no limits by Keyword. */
const keywordLed = (members: readonly Member[]): string | null =>
  members.map(rowOf).find(([name]) => LEADERS.includes(name ?? ''))?.[1] ?? null;

const buyable = GEAR_IDS.filter((id) => offerOf(id) !== null);
const gear = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...buyable) },
    { weight: 1, arbitrary: fc.constantFrom(...GEAR_IDS) },
  ),
  { maxLength: 3 },
);

/** Somebody who is mostly as it should be, and sometimes not. */
const memberOf = (type: CharacterType): fc.Arbitrary<Member> =>
  fc
    .record({
      gear,
      extra: fc.shuffledSubarray([...SKILL_TYPES]),
      slip: fc.nat(19),
      kind: fc.constantFrom(...FIREARM_CLASSES),
    })
    .map(({ gear: things, extra, slip, kind }) => {
      const { skillTypes, choice, skills } = typeFigures(type);
      const open = extra.filter((one) => !skillTypes.includes(one) && choice?.except.includes(one) !== true);
      const carried =
        type === 'dog' && slip !== 1 ? [] : things.length === 0 && slip !== 2 ? (['club'] as const) : things;
      return newMember({
        type,
        learns: slip === 3 ? extra : [...skillTypes, ...open.slice(0, choice?.types ?? 0)],
        gunsmith: skills.includes('gunsmith') !== (slip === 4) ? kind : null,
        guns: carried.filter(isFirearm),
        blades: carried.filter(isCqcWeapon),
        items: carried.filter(isItem),
      });
    });

const group: fc.Arbitrary<Group> = fc
  .record({
    leader: fc.constantFrom(...LEADER_TYPES),
    followers: fc.array(
      fc.oneof(
        {
          weight: 40,
          arbitrary: fc.constantFrom(...CHARACTER_TYPES.filter((one) => !LEADER_TYPES.includes(one as never))),
        },
        { weight: 1, arbitrary: fc.constantFrom(...LEADER_TYPES) },
      ),
      { maxLength: 9 },
    ),
    refuge: fc.constantFrom(...REFUGE_IDS),
    headless: fc.nat(25),
  })
  .chain(({ leader, followers, refuge, headless }) =>
    fc.tuple(...[...(headless === 0 && followers.length > 0 ? [] : [leader]), ...followers].map(memberOf)).map(
      (members): Group => ({
        name: 'Any',
        leader: 'm1',
        members: members.map((member, i) => ({ ...member, id: `m${i + 1}` })),
        refuge,
        built: [],
        stash: { guns: [], blades: [], items: [] },
        points: 0,
      }),
    ),
  );

describe('Groups of all kinds', () => {
  test('LD.GROUP.1 LD.GROUP.8 LD.GROUP.9 LD.EQUIP.6 no fault is found if and only if every limit holds', () => {
    const seen = { legal: 0, broken: new Set<string>() };
    fc.assert(
      fc.property(group, (one) => {
        const broken = Object.entries(CHECKS)
          .filter(([, holds]) => !holds(one))
          .map(([name]) => name);
        // Without a first Leader `leader` names somebody else, which is told in any case.
        const faults = groupFaults(one, { use: 'one-off' });
        expect(faults.length === 0, `${broken.join()} | ${faults.map(({ message }) => message).join()}`).toBe(
          broken.length === 0,
        );
        if (broken.length === 0) seen.legal++;
        for (const name of broken) seen.broken.add(name);
      }),
      { numRuns: 1500 },
    );
    expect(seen.legal).toBeGreaterThan(50);
    expect([...seen.broken].toSorted()).toEqual(Object.keys(CHECKS).toSorted());
  });
});
