import { describe, expect, test } from 'vitest';
import { bandFaults, betterOf, freshStar, gruntPlaces, rolledGrunt, rowAt, withAttributes, withRep } from './made.ts';

const TERMS = { day: 31, anyRep: false };

describe('a band of one’s own', () => {
  test('ATZ.BAND.11 ATZ.STAR.3 a Star begins legal, and stays so with another Rep', () => {
    for (let i = 0; i < 20; i++) {
      const star = freshStar(TERMS.day);
      expect(bandFaults([star], TERMS)).toEqual([]);
      expect(bandFaults([withRep(star, 5, 'people')], TERMS)).toEqual([]);
      expect(betterOf(withRep(star, 5, 'people'))).toBe('people');
    }
  });

  test('ATZ.ATTR.6 a Star has a Medic’s level with the Attribute, and none without it', () => {
    const star = freshStar(TERMS.day);
    expect(withAttributes(star, ['medic', 'fast']).medic).toBeGreaterThan(0);
    expect(withAttributes(withAttributes(star, ['medic', 'fast']), ['rage', 'fast']).medic).toBe(0);
  });

  test('ATZ.BAND.6 ATZ.BAND.7 Grunts are rolled off the lists, never above the Rep of their Star', () => {
    const star = freshStar(TERMS.day);
    for (let i = 0; i < 40; i++) {
      const grunt = rolledGrunt('ganger', TERMS.day, star, ['Ann']);
      expect(grunt.rep).toBeLessThanOrEqual(star.rep);
      expect(bandFaults([star, grunt], TERMS)).toEqual([]);
    }
  });

  test('ATZ.BAND.8 those who are offered to be chosen are all who may come', () => {
    const star = freshStar(TERMS.day);
    const places = gruntPlaces('survivor', star);
    expect(places.every((place) => rowAt('survivor', place).rep <= star.rep)).toBe(true);
    expect(gruntPlaces('survivor', withRep(star, 6, 'savvy'))).toHaveLength(22);
  });
});
