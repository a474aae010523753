import { describe, expect, test } from 'vitest';
import { content, LEADERS, RANGERS, TRIBES, tokenKey } from '../../../../games/last-stand/index.ts';
import { PICTURES, pictureOf } from './picture.tsx';

const ids = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id);

describe('every thing of Last Stand has a picture of its own', () => {
  test('all cards, Rangers, Leaders and peoples are drawn, and nothing else is', () => {
    const special = ids(content.scavenge.tokens.filter(({ kind }) => kind === 'special'));
    const cards = [
      ...ids(content.defenders.cards),
      ...ids(content.specials),
      ...ids(content.common),
      ...ids(content.unique),
      ...ids(content.mutations),
      ...ids(content.missions),
      ...ids(content.monstrosities),
      ...ids(content.tech),
      ...([1, 2, 3] as const).flatMap((scenario) => special.map((token) => tokenKey(scenario, token))),
    ];
    expect(Object.keys(PICTURES.card).sort()).toEqual([...new Set(cards.map(pictureOf))].sort());
    expect(Object.keys(PICTURES.ranger).sort()).toEqual([...RANGERS].sort());
    expect(Object.keys(PICTURES.leader).sort()).toEqual([...LEADERS].sort());
    expect(Object.keys(PICTURES.tribe).sort()).toEqual([...TRIBES].sort());
  });

  test('cards with different names are different pictures', () => {
    const names = new Map<string, Set<string>>();
    for (const { id, name } of content.defenders.cards) {
      names.set(pictureOf(id), (names.get(pictureOf(id)) ?? new Set()).add(name));
    }
    expect([...names.values()].map(({ size }) => size)).toEqual(Array.from({ length: 24 }, () => 1));
  });

  test('no two of them draw the same picture, not even in other colours', () => {
    const all = Object.values(PICTURES).flatMap((some) => Object.values(some));
    const drawn = all.map(({ parts }) => parts.map(({ d, wide }) => `${d} ${wide ?? ''}`).join('|'));
    expect(new Set(drawn).size).toBe(all.length);
    expect(all.every(({ parts }) => parts.length >= 3)).toBe(true);
  });
});
