import { describe, expect, test } from 'vitest';
import { CHARACTERS, content, ENEMIES, TOKENS } from '../../../../games/wave/index.ts';
import { PICTURES } from './picture.tsx';

describe('every thing of Wave! has a picture of its own', () => {
  test('all cards, characters, enemies and tokens are drawn, and nothing else is', () => {
    const cards = [...content.weapons, ...content.rubble.cards].map(({ id }) => id);
    expect(Object.keys(PICTURES.card).sort()).toEqual([...new Set(cards)].sort());
    expect(Object.keys(PICTURES.character).sort()).toEqual([...CHARACTERS].sort());
    expect(Object.keys(PICTURES.enemy).sort()).toEqual([...ENEMIES].sort());
    expect(Object.keys(PICTURES.token).sort()).toEqual([...TOKENS].sort());
  });

  test('no two of them draw the same picture, not even in other colours', () => {
    const all = Object.values(PICTURES).flatMap((some) => Object.values(some));
    const drawn = all.map(({ parts }) => parts.map(({ d, wide }) => `${d} ${wide ?? ''}`).join('|'));
    expect(new Set(drawn).size).toBe(all.length);
    expect(all.every(({ parts }) => parts.length >= 3)).toBe(true);
  });
});
