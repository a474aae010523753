import { describe, expect, test } from 'vitest';
import { type Arm, arm } from './cards.ts';
import { content } from './content.ts';
import { ENEMIES } from '../words.ts';

/** Every card is a choice worth having: none does the same as another, and no weapon is worse than another in all respects. */

/** Cards whose play is the same, by name. */
function twins<C extends { readonly name: string }>(cards: readonly C[], play: (card: C) => unknown): string[] {
  const seen = new Map<string, string>();
  return cards.flatMap((card) => {
    const key = JSON.stringify(play(card));
    const other = seen.get(key);
    seen.set(key, card.name);
    return other === undefined ? [] : [`${other} = ${card.name}`];
  });
}

describe('no two cards of a kind do the same', () => {
  test('weapons', () => {
    expect(
      twins(content.weapons, ({ id }) => {
        const { damage, splash, spread, draws, ammo, keep } = arm(id);
        return { damage, splash, spread, draws, ammo, keep };
      }),
    ).toEqual([]);
  });

  test('healing items, Specials and red cards; junk is junk', () => {
    const played = content.rubble.cards.filter(({ kind }) => kind !== 'junk');
    expect(twins(played, ({ kind, stack, window, cost, effects }) => [kind, stack, window, cost, effects])).toEqual([]);
  });

  test('Combat cards, enemies and perks', () => {
    expect(twins(content.combat, ({ effects }) => effects)).toEqual([]);
    expect(twins(content.enemies, ({ limit, attack, special }) => [limit, attack, special])).toEqual([]);
    const perks = content.characters.flatMap(({ always, first }) => [always, first]);
    expect(twins(perks, ({ trigger, condition, cost, effects }) => [trigger, condition, cost, effects])).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6] as const)('Assault cards with %i players', (players) => {
    expect(twins(content.assaults, ({ waves }) => ENEMIES.map((enemy) => waves[players][enemy] ?? 0))).toEqual([]);
  });
});

/**
 * Whether `worse` is no better than `other` in any respect. A weapon that draws cards is no better and no worse than a sure
 * one: the card may take damage away. Different ammo is found in different places.
 */
function isDominated(worse: Arm, other: Arm): boolean {
  const drawsCards = ({ draws, ammo }: Arm): boolean => draws > 0 || ammo !== null;
  return (
    worse.ammo === other.ammo &&
    drawsCards(worse) === drawsCards(other) &&
    worse.damage <= other.damage &&
    worse.splash <= other.splash &&
    worse.draws <= other.draws &&
    (other.spread || !worse.spread) &&
    (other.keep || !worse.keep)
  );
}

describe('no weapon is worse than another that is had in the same way', () => {
  const dominatedIn = (origins: readonly string[]): string[] => {
    const list = content.weapons.filter(({ origin }) => origins.includes(origin));
    return list.flatMap((worse) =>
      list
        .filter((other) => other !== worse && isDominated(arm(worse.id), arm(other.id)))
        .map((other) => `${worse.name} < ${other.name}`),
    );
  };

  test('WAV.SETUP.3 among the weapons that the characters begin with', () => {
    expect(dominatedIn(['signature', 'starter'])).toEqual([]);
  });

  test('among those found in the rubble, which may well be better than those', () => {
    expect(dominatedIn(['rubble'])).toEqual([]);
  });

  test('only the plain Crowbar is outdone by anything in the rubble', () => {
    expect(dominatedIn(['signature', 'starter', 'rubble'])).toEqual(['Crowbar < Fire Axe', 'Crowbar < Machete']);
  });
});
