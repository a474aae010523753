import { describe, expect, test } from 'vitest';
import { content } from './content.ts';
import { LOADS } from './shapes.ts';
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
  const said = (): Record<string, string> =>
    Object.fromEntries([
      ...content.weapons.map((card) => [`card-text.${card.id}`, weaponWords(card)]),
      ...content.rubble.cards.map((card) => [`card-text.${card.id}`, itemWords(card)]),
      ...content.combat.map((card) => [`combat-text.${card.id}`, combatWords(card)]),
      ...content.enemies.map((card) => [`enemy-text.${card.id}`, enemyWords(card)]),
      ...perks.map((perk) => [`perk-text.${perk.id}`, perkWords(perk)]),
    ]) as Record<string, string>;
  const read = (wanted: Readonly<Record<string, string>>): Record<string, string | undefined> => {
    const all = said();
    return Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key]]));
  };
  const WEAPONS = {
    'card-text.pistol':
      'Gun. Spend 1 or more bullets to attack. Draw a Combat card for each, plus 1, and use one. Deals 2 damage plus the card.',
    'card-text.hipsters-bow':
      'Bow. Spend 1 or more arrows to attack. Draw a Combat card for each, and use one. Deals 3 damage plus the card.',
    'card-text.crowbar': 'Melee. Deals 2 damage.',
    'card-text.machete':
      'Melee. Deals 2 damage. You may divide the damage among the target and the enemies next to it.',
    'card-text.frying-pan': 'Melee. Draw 3 Combat cards and use one. Deals the damage of the card.',
    'card-text.pipe-charge':
      'Thrown. Draw a Combat card. Deals 3 damage plus the card, and 1 to each enemy next to the target. Discard it after the attack.',
  };
  const ITEMS = {
    'card-text.dead-phone': 'Junk. It has no use of its own.',
    'card-text.granola-bar': 'Healing. Recover 1 damage. Play it in your Combat turn or in the Trade phase.',
    'card-text.first-aid-tin':
      'Healing. Let a character of your choice recover 3 damage. Play it in your Combat turn or in the Trade phase.',
    'card-text.shared-soup':
      'Healing. Let every character recover 1 damage. Play it in your Combat turn or in the Trade phase.',
    'card-text.bullets': 'Ammo. Loads guns. All your bullets share one slot.',
    'card-text.arrows': 'Ammo. Loads bows and crossbows. All your arrows share one slot.',
    'card-text.planks':
      'Ingredient. Makes a Barricade with nails and a Spear with shards. All your planks share one slot.',
    'card-text.wires': 'Ingredient. Makes a Trap with explosives. All your wires share one slot.',
    'card-text.energy-shot': 'Special. Suffer 1 damage to take 1 more action this turn. Play it in your Combat turn.',
    'card-text.focus':
      'Special. Divide the damage of your next attack among the target and the enemies next to it, after its splash. Play it in your Combat turn.',
    'card-text.cheer':
      'Special. Give the player whose turn it is 1 more action this turn. Play it in another player’s Combat turn.',
    'card-text.blood-lust':
      'Special. Suffer 1 damage to have each of your attacks this round deal 1 more to each enemy next to its target. Play it in your Combat turn.',
    'card-text.vitality-pills': 'Special. Draw 2 more Combat cards. Play it when you attack.',
    'card-text.lucky':
      'Special. Discard one of the Combat cards drawn and draw another in its place. Play it when anybody draws Combat cards, even an enemy.',
    'card-text.decoy-radio': 'Special. Choose an enemy: it does not attack this round. Play it in your Combat turn.',
    'card-text.signal-flare': 'Special. Take the WAVE! card from the player who has it. Play it in your Combat turn.',
    'card-text.loose-floor': 'Red. Suffer 1 damage and lose 1 random card from your inventory. Takes effect at once.',
    'card-text.closet-sleeper': 'Red. Put 1 Wanderer at the right end of the line. Takes effect at once.',
  };
  const COMBAT = {
    'combat-text.whiff': '−2 damage.',
    'combat-text.plain-hit': 'No change.',
    'combat-text.clean-hit': '+1 damage.',
    'combat-text.stray-hit': '1 damage to each neighbour of the target.',
    'combat-text.wide-arc': '+1 damage, and 1 damage to each neighbour of the target.',
    'combat-text.follow-through':
      '+1 damage, and a player may divide the damage among the target and the enemies next to it.',
    'combat-text.soft-spot': '3 damage in place of the attack’s own.',
  };
  const LINE = {
    'enemy-text.wanderer': 'Falls at 2 damage. Attacks for 1 damage.',
    'enemy-text.raider':
      'Falls at 3 damage. Attacks for 1 damage plus a Combat card. The player it attacks loses 1 random card.',
    'enemy-text.brute': 'Falls at 4 damage. Attacks for 2 damage plus a Combat card. Barricades do not stop it.',
    'enemy-text.monster':
      'Falls at 8 damage. Attacks for 2 damage plus the worst of 2 Combat cards. While it stands, every enemy attacks for 1 more damage.',
    'enemy-text.survivor':
      'Not an enemy. Falls at 1 damage. Does not attack. Enemies attack it before any player. If it is left after their attacks, it joins the player with the WAVE! card. That player can later give it up to absorb 1 damage.',
  };
  const PERKS = {
    'perk-text.thick-hide': 'Once a round, when an enemy attack would hurt you, take 1 damage less from it.',
    'perk-text.red-mist': 'When you attack while you have 4 or more damage, deal 1 more damage.',
    'perk-text.frenzy':
      'Once a round, in your Combat turn, you may suffer 1 damage to have each of your attacks this round deal 1 more damage to its target and 1 more to each enemy next to its target.',
    'perk-text.steady-aim': 'When you attack with a weapon that uses ammo, draw 1 more Combat card.',
    'perk-text.double-tap': 'Once a round, when your attack fells an enemy, you may take 1 more action this turn.',
    'perk-text.sure-footed':
      'Once a round, when you draw a red card, ignore all of it, even an enemy that it would bring.',
    'perk-text.slip-away': 'Once a round, when you draw the WAVE! card, you may delay it without suffering damage.',
    'perk-text.something-for-nothing':
      'Once a round, in the Trade phase, you may discard a junk card to look at the top 2 cards of the Rubble pile and keep up to 1 of them, but no red card.',
    'perk-text.pick-of-the-shelf':
      'Once a round, in the Trade phase, you may discard a card to look at the top 4 cards of the Rubble pile and keep up to 2 of them, but no red card.',
    'perk-text.upcycler': 'When you craft, you may use a junk card in place of one ingredient.',
    'perk-text.limited-run': 'Once a round, when you craft, you may do so without using an action.',
  };

  test('WAV.AMMO.1 WAV.AMMO.5 a weapon says that it needs ammo, and what its cards come from', () => {
    expect(read(WEAPONS)).toEqual(WEAPONS);
  });
  test.each([
    ['items', ITEMS],
    ['Combat cards', COMBAT],
    ['enemies and survivors', LINE],
    ['perks', PERKS],
  ])('%s', (_, wanted) => {
    expect(read(wanted)).toEqual(wanted);
  });
  test('the game’s texts say the same', async () => {
    // Loaded only here: a card that has no words fails the tests above then, not the loading of this file.
    const { texts } = await import('../text.ts');
    expect(texts).toMatchObject(said());
  });

  test('several things of one kind are plural', () => {
    const card = {
      kind: 'red' as const,
      stack: null,
      window: 'immediate' as const,
      cost: [{ verb: 'loseRandom' as const, count: 2 }],
      effects: [{ verb: 'addEnemy' as const, enemy: 'brute' as const, count: 2 }],
    };
    expect(itemWords(card)).toBe(
      'Red. Lose 2 random cards from your inventory to put 2 Brutes at the right end of the line. Takes effect at once.',
    );
  });

  test('what nobody has words for is an error that names it', () => {
    const [card] = content.enemies;
    expect(() => enemyWords({ ...(card as never as object), special: [{ verb: 'stun' }] } as never)).toThrow(
      /^wave: no words for stun on an enemy$/,
    );
    const effects = [{ verb: 'deal' as const, amount: 1 }];
    expect(() => itemWords({ kind: 'special', stack: null, window: null, cost: [], effects })).toThrow(
      /^wave: no words for deal outside an attack$/,
    );
  });
});
