import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { LOADS } from './shapes.ts';
import { texts } from '../text.ts';
import { assaultWords, combatWords, enemyWords, itemWords, perksWords, perkWords, weaponWords } from './wording.ts';
import { AMMO, ENEMIES, INGREDIENTS, TRIGGERS, WINDOWS } from '../words.ts';

/** A card as its words see it: only the fields that it plays by. */
type Fields = Record<string, unknown>;
interface Said {
  readonly name: string;
  readonly fields: Fields;
  readonly words: (fields: never) => string;
}
const perks = content.characters.flatMap(({ always, first }) => [always, first]);
const CARDS: readonly Said[] = [
  ...content.weapons.map(({ name, class: kind, keep, effects }) => ({
    name,
    fields: { class: kind, keep, effects },
    words: weaponWords,
  })),
  ...content.rubble.cards.map(({ name, kind, stack, window, cost, effects }) => ({
    name,
    fields: { kind, stack, window, cost, effects },
    words: itemWords,
  })),
  ...content.combat.map(({ name, effects }) => ({ name, fields: { effects }, words: combatWords })),
  ...content.enemies.map(({ name, isEnemy, limit, attack, special }) => ({
    name,
    fields: { isEnemy, limit, attack, special },
    words: enemyWords,
  })),
  ...perks.map(({ name, trigger, limit, condition, cost, effects }) => ({
    name,
    fields: { trigger, limit, condition, cost, effects },
    words: perkWords,
  })),
  ...content.assaults.flatMap(({ name, waves }) =>
    ([1, 2, 3, 4, 5, 6] as const).map((players) => ({
      name: `${name} for ${players}`,
      fields: { waves: { [players]: waves[players] } },
      words: (fields: never) => assaultWords(fields, players),
    })),
  ),
];

/** What else a word in the data could be, by the name of its field. Verbs are looked at whole: an effect is left out. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  class: Object.keys(LOADS),
  kind: ['junk', 'any'],
  stack: [...AMMO, ...INGREDIENTS],
  window: WINDOWS,
  trigger: TRIGGERS,
  limit: ['none', 'round'],
  who: ['self', 'any', 'all'],
  enemy: ENEMIES,
};
const KIND_OF_CARD = ['junk', 'healing', 'special', 'ammo', 'ingredient', 'red'];

/** Every card that differs from this one in one field: numbers by 1, words and flags otherwise, an effect left out. */
function variants(value: unknown, path: readonly string[] = []): { readonly path: string; readonly value: unknown }[] {
  const name = path.at(-1) ?? '';
  const here = path.join('.');
  if (typeof value === 'number') return [{ path: here, value: value + 1 }];
  if (typeof value === 'boolean') return [{ path: here, value: !value }];
  if (typeof value === 'string') {
    if (name === 'verb') return [];
    const all = path.length === 1 && name === 'kind' ? KIND_OF_CARD : VALUES[name];
    if (all === undefined) throw new Error(`What else could ${here} be?`);
    return all.filter((other) => other !== value).map((other) => ({ path: `${here} ${other}`, value: other }));
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, i) => [
      { path: `${here} without ${i}`, value: value.filter((_, at) => at !== i) as unknown },
      ...variants(each, [...path, String(i)]).map((variant) => ({
        path: variant.path,
        value: value.with(i, variant.value) as unknown,
      })),
    ]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    variants(each, [...path, key]).map((variant) => ({
      path: variant.path,
      value: { ...value, [key]: variant.value },
    })),
  );
}

const changeOf = (said: Said, fields: unknown): string => {
  try {
    return said.words(fields as never);
  } catch (error) {
    return String(error); // no words for it at all
  }
};

describe('what a card says comes from its effects', () => {
  test.each(CARDS)('$name: no field can change without its words', (said) => {
    const words = said.words(said.fields as never);
    const silent = variants(said.fields).filter(({ value }) => changeOf(said, value) === words);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('WAV.CHAR.7 a character’s text names both perks and what they do', () => {
    const [pillar] = content.characters;
    expect(pillar === undefined ? '' : perksWords(pillar)).toBe(
      'Thick Hide: Once a round, when an enemy attack would hurt you, take 1 damage less from it. As first player, Eyes on Me: Once a round, when the Combat phase begins, you may take the WAVE! card from the player who has it and recover 1 damage.',
    );
  });

  test('flavour has no numbers and no words of the rules in it', () => {
    const all = [
      ...content.weapons,
      ...content.rubble.cards,
      ...content.combat,
      ...content.enemies,
      ...content.assaults,
      ...content.characters,
    ];
    const RULES = /\d|\b(damage|deals?|draws?|discard|recover|heal|attacks?|splash|target|inventory|slot|Combat)\b/i;
    expect(all.filter(({ flavour }) => RULES.test(flavour)).map(({ name, flavour }) => `${name}: ${flavour}`)).toEqual(
      [],
    );
  });
});

describe('as it is read', () => {
  test('WAV.AMMO.1 WAV.AMMO.5 a weapon says that it needs ammo, and what its cards come from', () => {
    expect(texts['card-text.pistol']).toBe(
      'Gun. Spend 1 or more bullets to attack. Draw a Combat card for each, plus 1, and use one. Deals 2 damage plus the card.',
    );
    expect(texts['card-text.crowbar']).toBe('Melee. Deals 2 damage.');
    expect(texts['card-text.frying-pan']).toBe('Melee. Draw 3 Combat cards and use one. Deals the damage of the card.');
    expect(texts['card-text.pipe-charge']).toBe(
      'Thrown. Draw a Combat card. Deals 3 damage plus the card, and 1 to each enemy next to the target. Discard it after the attack.',
    );
  });

  test('items, enemies, perks and Combat cards', () => {
    expect([
      texts['card-text.cheer'],
      texts['card-text.planks'],
      texts['card-text.arrows'],
      texts['combat-text.soft-spot'],
      texts['combat-text.whiff'],
      texts['enemy-text.monster'],
      texts['perk-text.frenzy'],
      texts['perk-text.sure-footed'],
    ]).toEqual([
      'Special. Give the player whose turn it is 1 more action this turn. Play it in another player’s Combat turn.',
      'Ingredient. Makes a Barricade with nails and a Spear with shards. All your planks share one slot.',
      'Ammo. Loads bows and crossbows. All your arrows share one slot.',
      '3 damage in place of the attack’s own.',
      '−2 damage.',
      'Falls at 8 damage. Attacks for 2 damage plus the worst of 2 Combat cards. While it stands, every enemy attacks for 1 more damage.',
      'Once a round, in your Combat turn, you may suffer 1 damage to have each of your attacks this round deal 1 more damage to its target and 1 more to each enemy next to its target.',
      'Once a round, when you draw a red card, ignore all of it, even an enemy that it would bring.',
    ]);
  });
});
