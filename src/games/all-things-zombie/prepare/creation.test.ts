import { describe, expect } from 'vitest';
import { attributeOf } from '../data/attributes.ts';
import { SOMEBODY, type Somebody } from '../people/somebody.ts';
import type { Profile } from '../state.ts';
import { newEncounter } from '../encounter.ts';
import { profileFrom, stateOf, test } from '../testing.ts';
import { ENCOUNTERS, PERIODS } from '../words.ts';
import { bandFaults, gruntFrom, itemsAllowed, skillsOf, starFrom, type StarChoices } from './creation.ts';
import { examples } from './examples.ts';
import { journalOf } from './journal.ts';
import { readyStars } from './ready-stars.ts';
import { schema } from './setup.ts';

const DAYS = { 'days-1-10': 1, 'days-11-20': 11, 'days-21-30': 21, 'after-30': 31 } as const;
const chosen: StarChoices = {
  name: 'Billy Pink',
  gender: 'male',
  age: 'young',
  rep: 5,
  better: 'people',
  class: 'ganger',
  second: 'logical',
  guns: ['BAP'],
  blades: ['knife'],
  items: ['food', 'luxury'],
};
const star = (more: Partial<Profile> = {}): Profile => ({
  ...starFrom(chosen, { attribute: 14, hands: 7, medic: 1 }),
  ...more,
});
const faults = (band: readonly Profile[], terms: Partial<{ day: number; anyRep: boolean }> = {}): string[] =>
  bandFaults(band, { day: 31, anyRep: false, ...terms }).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a Star', () => {
  test('ATZ.X.4 ATZ.ATTR.4 the dice of an Attribute are added: 3, 4 and 6 are 13, a Poser', () => {
    expect(attributeOf(3 + 4 + 6)).toBe('poser');
  });
  test('ATZ.X.12 ATZ.ATTR.2 a 14 is Free Spirit, and the player adds Logical', () => {
    expect(star().attributes).toEqual(['free-spirit', 'logical']);
    expect(faults([star()])).toEqual([]);
    expect(faults([star({ attributes: ['logical', 'logical'] })])).toEqual([
      '0.attributes: A Star has two different Attributes (ATZ.ATTR.2)',
    ]);
  });
  test('ATZ.X.11 ATZ.SKILL.1 ATZ.SKILL.3 ATZ.SKILL.4 one Skill is Rep minus 1, the other Rep minus 2', () => {
    expect([skillsOf(2, 'people'), skillsOf(5, 'savvy'), skillsOf(4, 'people'), skillsOf(3, 'savvy')]).toEqual([
      { people: 1, savvy: 0 },
      { people: 3, savvy: 4 },
      { people: 3, savvy: 2 },
      { people: 1, savvy: 2 },
    ]);
    expect(faults([star({ skills: { people: 4, savvy: 4 } })])).toEqual([
      '0.skills: One Skill is 4 and the other 3 (ATZ.SKILL.3)',
    ]);
  });
  test('ATZ.ATTR.24 only a 12 makes it ambidextrous; ATZ.ATTR.6 a Medic has a level', () => {
    expect([11, 12].map((hands) => starFrom(chosen, { attribute: 4, hands, medic: 6 }))).toMatchObject([
      { ambidextrous: false, medic: 2 },
      { ambidextrous: true, medic: 2 },
    ]);
    expect(faults([star({ medic: 1 })])).toEqual(['0.medic: A Medic has a level, and nobody else (ATZ.ATTR.6)']);
  });
  test('ATZ.STAR.3 ATZ.REP.1 ATZ.REP.2 Rep 4 or 5, or 3 to 6 by an option', () => {
    const of = (rep: number): Profile => star({ rep, skills: skillsOf(rep, 'people') });
    expect([3, 4, 5, 6].map((rep) => faults([of(rep)]).length)).toEqual([1, 0, 0, 1]);
    expect([2, 3, 6, 7].map((rep) => faults([of(rep)], { anyRep: true }).length)).toEqual([1, 0, 0, 1]);
  });
  test('ATZ.CLASS.3 ATZ.CLASS.4 a Citizen until Day 20, then a Ganger or a Survivor', () => {
    expect(faults([star()], { day: 20 })).toEqual(['0.class: Until Day 20 every Star is a Citizen (ATZ.CLASS.3)']);
    expect(faults([star({ class: 'citizen' })], { day: 20 })).toEqual([]);
    expect(faults([star({ class: 'citizen' })], { day: 21 })).toEqual([
      '0.class: From Day 21 on a Star is a Ganger or a Survivor (ATZ.CLASS.4)',
    ]);
  });
  test('ATZ.X.82 ATZ.ITEM.3 ATZ.ITEM.4 two Items for each point of Rep, one more for each Grunt not taken, weapons included', () => {
    expect([itemsAllowed(4, 4), itemsAllowed(4, 0), itemsAllowed(5, 3)]).toEqual([8, 12, 12]);
    const full = (items: number): Profile => star({ items: Array.from({ length: items }, () => 'food' as const) });
    expect([faults([full(13)]).length, faults([full(14)]).length]).toEqual([0, 1]);
  });
});

describe('a band', () => {
  const who = SOMEBODY[0] as Somebody;
  test('ATZ.BAND.6 ATZ.BAND.12 ATZ.PREGEN.4 ATZ.ATTR.3 a Grunt comes off the long list of its Class, by a die and two more', () => {
    const grunt = gruntFrom('ganger', 31, who, { list: 3, row: 2, hands: 12, medic: 1 });
    expect(grunt).toMatchObject({
      star: false,
      rep: 5,
      skills: { people: 3, savvy: 4 },
      attributes: ['attractive'],
      ambidextrous: true,
    });
    expect(grunt.items).toEqual(['food', 'luxury', 'medical', 'body-armor']);
    expect(gruntFrom('citizen', 1, who, { list: 4, row: 11, hands: 7, medic: 6 })).toMatchObject({
      attributes: ['medic'],
      medic: 2,
      metZombie: false,
    });
  });
  const grunt = (more: Partial<Profile> = {}): Profile => ({
    ...profileFrom({ rep: 3, class: 'ganger', attributes: ['fast'] }, 'G'),
    ...more,
  });
  test('ATZ.BAND.1 ATZ.BAND.2 ATZ.BAND.3 one Star, first and alone if it likes, and as many Grunts as it has Rep', () => {
    expect(faults([star(), ...Array.from({ length: 5 }, () => grunt())])).toEqual([]);
    expect(faults([star(), ...Array.from({ length: 6 }, () => grunt())])).toEqual([
      '6: A Star of Rep 5 leads 5 Grunts at most (ATZ.BAND.3)',
    ]);
    expect(faults([star(), grunt({ star: true })])).toEqual(['1.star: A band has one Star (ATZ.BAND.1)']);
    expect(faults([star({ star: false })])).toEqual(['0.star: The first of a band is its Star (ATZ.BAND.1)']);
  });
  test('ATZ.BAND.8 ATZ.BAND.9 Grunts may be chosen from the list, with another weapon and another Attribute', () => {
    const chosen = gruntFrom('ganger', 31, who, { list: 3, row: 2, hands: 7, medic: 1 });
    const other = { ...chosen, attributes: ['fast' as const], guns: star().guns };
    expect(faults([star(), chosen, other])).toEqual([]);
  });
  test('ATZ.BAND.7 ATZ.CLASS.1 ATZ.CLASS.8 ATZ.ATTR.3 who cannot be in it, and why', () => {
    expect(faults([star(), grunt({ rep: 6 })])).toEqual([
      '1.rep: No Grunt has a higher Rep than its Star, which is 5 (ATZ.BAND.7)',
    ]);
    expect(faults([star({ class: 'citizen' }), grunt()], { day: 5 })).toEqual([
      '1.class: Until Day 20 only Citizens join (ATZ.BAND.5)',
    ]);
    expect(faults([star(), grunt({ class: 'army' })])).toEqual([
      '1.class: Police and soldiers never join a band (ATZ.CLASS.8)',
    ]);
    expect(faults([star(), grunt({ attributes: ['fast', 'slow'] })])).toEqual([
      '1.attributes: A Grunt has one Attribute (ATZ.ATTR.3)',
    ]);
  });
});

describe('on the table', () => {
  test('ATZ.STAR.6 Star Power is as high as Rep when an Encounter begins, and Grunts have none', () => {
    const power = (rep: number): number[] => {
      const star = profileFrom({ star: true, rep }, 'S');
      const bands = { a: [star, profileFrom({ rep: 3 }, 'G')] };
      const table = {
        kind: 'district',
        district: 'rural',
        seed: '',
        width: 36,
        depth: 36,
        zone: 0,
        fair: false,
      } as const;
      return newEncounter({ kind: 'search', day: 31, area: 'rural', dayPart: 'daytime', table, bands }).humans.map(
        ({ starPower }) => starPower,
      );
    };
    expect([power(4), power(5)]).toEqual([
      [4, 0],
      [5, 0],
    ]);
  });
  test('ATZ.ER.1 the Encounter Rating begins with 1 in the country, 3 in the suburbs, 5 in town', () => {
    const er = (area: 'rural' | 'suburban' | 'urban') => stateOf({ area }).encounter.er;
    expect([er('rural'), er('suburban'), er('urban')]).toEqual([
      { now: 1, original: 1 },
      { now: 3, original: 3 },
      { now: 5, original: 5 },
    ]);
  });
});

describe('ready to play', () => {
  test('ATZ.BAND.11 a dozen Stars for every period, all of them legal', () => {
    for (const period of PERIODS) {
      const stars = readyStars(period);
      expect(new Set(stars.map(({ name }) => name)).size).toBe(12);
      for (const one of stars) expect(faults([one], { day: DAYS[period] })).toEqual([]);
    }
  });
  test('ATZ.FIG.10 a journal sheet says all of it', () => {
    expect(journalOf(star())).toMatchObject({
      name: 'Billy Pink',
      kind: 'Star',
      class: 'Ganger',
      rep: 5,
      people: 4,
      savvy: 3,
      starPower: 5,
      guns: [{ id: 'BAP', range: 12, ratings: '1/2', impact: 2 }],
      blades: [{ id: 'knife', grip: 'one-hand' }],
      items: [
        { id: 'food', count: 1 },
        { id: 'luxury', count: 1 },
      ],
      load: { now: 4, limit: 10, burden: 'light' },
    });
    expect(journalOf(star()).attributes.map(({ name }) => name)).toEqual(['Free Spirit', 'Logical']);
  });
  test('ATZ.ENC.6 ATZ.SEARCH.2 ATZ.SEARCH.5 every ready set-up can be played: every Encounter, in every area, by day and night, for 1 to 4', () => {
    const all = Object.values(examples).filter((one) => 'dayPart' in one);
    for (const one of all) expect(schema.safeParse(one).success).toBe(true);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(ENCOUNTERS));
    expect(new Set(all.map(({ area }) => area))).toEqual(new Set(['urban', 'suburban', 'rural']));
    expect(new Set(all.map(({ dayPart }) => dayPart)).has('night')).toBe(true);
    expect(new Set(all.map(({ bands }) => bands.length))).toEqual(new Set([1, 2, 3, 4]));
    for (const { bands, day } of all) for (const band of bands) expect(faults(band, { day })).toEqual([]);
  });

  test('ATZ.BAND.11 ATZ.STAR.3 a set-up with a band that is not legal is refused, with the place and the reason', () => {
    const { search } = examples;
    const bands = search.bands.map((band) => band.map((one) => ({ ...one, rep: 6, skills: skillsOf(6, 'people') })));
    const said = (setup: unknown): unknown[] =>
      schema.safeParse(setup).error?.issues.map(({ path, message }) => [path, message]) ?? [];
    expect(said({ ...search, bands })).toEqual([
      [['bands', 0, 0, 'rep'], 'A Star begins with Rep 4 to 5 (ATZ.STAR.3)'],
    ]);
    expect(said({ ...search, bands, options: { anyRep: true } })).toEqual([]);
  });
});
