import { describe, expect, test } from 'vitest';
import { termsIn } from './terms.ts';

describe('what the words mean', () => {
  test('only the words that a question uses are explained', () => {
    expect(termsIn('Mara takes Received Fire: what does your Star do? Duck Back').map(({ title }) => title)).toEqual([
      'Duck Back',
      'Star',
      'Reaction Test',
    ]);
    expect(termsIn('Where does Mara move? 8" are left')).toEqual([]);
  });

  test('every explanation is a sentence or two', () => {
    const all = termsIn(
      'Rep ER In Sight Fast Move Duck Back Carry On Rush Shot Charge Melee Impact Target Rating Stunned Out of the Fight DV',
    );
    expect(all.length).toBeGreaterThan(12);
    expect(all.filter(({ text }) => text.length > 240 || !text.endsWith('.')).map(({ title }) => title)).toEqual([]);
  });
});
