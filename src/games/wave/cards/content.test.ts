import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { rulesOf } from '../../../rules/index.ts';
import {
  arm,
  assaultCard,
  breed,
  characterCard,
  effectsOf,
  face,
  kindOf,
  nameOf,
  stackOf,
  weaponCard,
} from './cards.ts';
import { content, parseFile } from './content.ts';
import { id } from './shapes.ts';
import assaultFile from '../data/assault-cards.json' with { type: 'json' };
import characterFile from '../data/characters.json' with { type: 'json' };
import combatFile from '../data/combat-cards.json' with { type: 'json' };
import enemyFile from '../data/enemy-cards.json' with { type: 'json' };
import rubbleFile from '../data/rubble-cards.json' with { type: 'json' };
import weaponFile from '../data/weapons.json' with { type: 'json' };
import { rubbleFor } from './decks.ts';
import { texts } from '../text.ts';
import { perkWords } from './wording.ts';
import { AMMO, CHARACTERS, ENEMIES, INGREDIENTS, KINDS, RECIPES, RUBBLE_PER_ROUND } from '../words.ts';

const ledger = await rulesOf('wave');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];
const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

describe('the tables are the ledger’s', () => {
  test('WAV.T.COUNT Rubble cards added per Search phase', () => {
    const rows = Object.entries(RUBBLE_PER_ROUND).map(([players, cards]) => [players, String(cards)]);
    expect(rows).toEqual(rowsOf('WAV.T.COUNT'));
    expect(content.rubble.perRound).toEqual(RUBBLE_PER_ROUND);
  });

  test('WAV.T.RECIPE recipes', () => {
    const rows = Object.entries(RECIPES).map(([token, [one, other]]) => [titled(one), titled(other), titled(token)]);
    expect(rows).toEqual(rowsOf('WAV.T.RECIPE'));
  });

  test('WAV.T.ENEMY enemy cards', () => {
    const special = (id: (typeof ENEMIES)[number]): string => {
      const { steals, ignoresBarricades, bolsters, isEnemy } = breed(id);
      const said = [
        ...(steals === 1 ? ['attacked player loses 1 random Rubble card'] : []),
        ...(ignoresBarricades ? ['ignores Barricades'] : []),
        ...(bolsters === 1 ? ["+1 damage to every enemy's attack"] : []),
        ...(isEnemy ? [] : ['attacked first by enemies; joins a player if saved; later absorbs 1 damage']),
      ];
      return said.length === 0 ? 'none' : said.join('; ');
    };
    const rows = content.enemies.map(({ id, name, limit }) => [name, String(limit), special(id)]);
    expect(rows).toEqual(rowsOf('WAV.T.ENEMY'));
  });

  test('WAV.T.SYMBOL WAV.SYMBOL.1 every symbol has its field or verb in the cards', () => {
    const verbs = (list: readonly { effects: readonly { verb: string }[] }[]): Set<string> =>
      new Set(list.flatMap(({ effects }) => effects.map(({ verb }) => verb)));
    const weapons = content.weapons.map(({ id }) => arm(id));
    const within = (values: readonly number[], allowed: readonly number[]): boolean =>
      values.every((n) => allowed.includes(n));
    const suffered = [...content.rubble.cards, ...content.characters.flatMap(({ always, first }) => [always, first])]
      .flatMap(({ cost, effects }) => effectsOf([...cost, ...effects], 'suffer'))
      .map(({ amount }) => amount);
    const symbols: Record<string, boolean> = {
      '1 2 3 and skull': content.characters.every(({ track }) => track > 3),
      '1 / 2 / 3 on a card shape': within(
        weapons.map(({ draws }) => draws),
        [0, 1, 2, 3],
      ),
      'damage suffered 1 / 2 / 3': suffered.length === 6 && within(suffered, [1, 2, 3]),
      'damage dealt 0 / 1 / 2 / 3': within(
        weapons.map(({ damage }) => damage),
        [0, 1, 2, 3],
      ),
      'damage with numbers at its sides':
        weapons.some(({ splash }) => splash === 2) && verbs(content.combat).has('addSplash'),
      'card being lost': verbs(content.rubble.cards).has('loseRandom'),
      tool: INGREDIENTS.every((card) => kindOf(card) === 'ingredient'),
      infinity: weapons.some(({ keep }) => keep) && weapons.some(({ keep }) => !keep),
      'struck-out barricade': breed('brute').ignoresBarricades,
      '1 between arrows': breed('monster').bolsters === 1,
      'hand with card': face('cheer')?.window === 'othersTurn' && face('lucky')?.window === 'combatDraw',
    };
    expect(Object.keys(symbols)).toEqual(rowsOf('WAV.T.SYMBOL').map(([symbol]) => symbol));
    expect(Object.entries(symbols).filter(([, holds]) => !holds)).toEqual([]);
  });
});

describe('the cards', () => {
  test('WAV.RUBBLE.1 a Rubble card is of one of seven kinds', () => {
    expect(KINDS).toEqual(['junk', 'healing', 'special', 'weapon', 'ammo', 'ingredient', 'red']);
    expect([...new Set(rubbleFor(6).map(kindOf))].sort()).toEqual([...KINDS].sort());
  });

  test('WAV.CHAR.7 WAV.CHAR.8 a board shows two perks and a damage tracker; trackers differ in length', () => {
    expect(content.characters.map(({ id, track }) => [id, track])).toEqual([
      ['pillar', 9],
      ['psycho', 7],
      ['trigger', 6],
      ['drifter', 8],
      ['haggler', 8],
      ['hipster', 6],
    ]);
    for (const { id, always, first } of content.characters)
      expect(texts[`character-perks.${id}`]).toBe(
        `${always.name}: ${perkWords(always)} As first player, ${first.name}: ${perkWords(first)}`,
      );
  });

  test('every card that a set, a character or a recipe names exists, and every id once', () => {
    const faces = content.rubble.cards.map(({ id }) => id);
    for (const list of [
      faces,
      content.weapons.map(({ id }) => id),
      content.combat.map(({ id }) => id),
      content.assaults.map(({ id }) => id),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
    expect(content.characters.map(({ id }) => id)).toEqual([...CHARACTERS]);
    expect(content.enemies.map(({ id }) => id)).toEqual([...ENEMIES]);
    expect(content.rubble.sets.map(({ set }) => set)).toEqual([1, 2, 3, 4, 5, 6]);
    const found = content.weapons.filter(({ origin }) => origin === 'rubble').map(({ id }) => id);
    const used = content.rubble.sets.flatMap(({ cards }) => cards.map(({ card }) => card));
    expect([...new Set(used)].sort()).toEqual([...faces, ...found].sort());
    for (const { id } of content.characters) expect(weaponCard(characterCard(id).weapon).owner).toBe(id);
    expect(content.rubble.cards.filter(({ kind }) => kind === 'ammo').map(({ stack }) => stack)).toEqual([...AMMO]);
    for (const card of INGREDIENTS) expect(stackOf(card)).toBe(card);
  });

  test('a card is asked for by its id, and one that does not exist is an error', () => {
    expect([nameOf('planks'), nameOf('crowbar'), nameOf('psychos-cleaver')]).toEqual([
      'Planks',
      'Crowbar',
      "Psycho's Cleaver",
    ]);
    expect([kindOf('psychos-cleaver'), stackOf('psychos-cleaver'), face('psychos-cleaver')]).toEqual([
      'weapon',
      null,
      undefined,
    ]);
    expect(assaultCard('apex').name).toBe('Apex');
    expect(() => arm('spoon')).toThrow('wave: there is no card spoon');
    expect(() => assaultCard('picnic')).toThrow('picnic');
  });
});

describe('a broken file is named with path and reason', () => {
  const broken = <T>(file: T, change: (copy: T) => void): T => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };
  const faultOf = (name: Parameters<typeof parseFile>[0], data: unknown): string => {
    try {
      parseFile(name, data);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return 'none';
  };
  type Loose = { [key: string]: unknown };
  const at = (list: readonly unknown[], i: number): Loose => list[i] as Loose;

  test('an unknown verb, a missing field, a wrong type', () => {
    const verb = broken(weaponFile, ({ weapons }) => Object.assign(at(weapons, 1), { effects: [{ verb: 'tickle' }] }));
    expect(faultOf('weapons.json', verb)).toMatch(/^wave\/data\/weapons\.json: weapons\.1\.effects\.0\.verb: /);
    const missing = broken(characterFile, ({ characters }) => delete at(characters, 2).track);
    expect(faultOf('characters.json', missing)).toMatch(/^wave\/data\/characters\.json: characters\.2\.track: /);
    const extra = broken(enemyFile, ({ enemies }) => Object.assign(at(enemies, 0), { colour: 'green' }));
    expect(faultOf('enemy-cards.json', extra)).toMatch(/^wave\/data\/enemy-cards\.json: enemies\.0: .*colour/);
    const none = broken(assaultFile, ({ cards }) => Object.assign(at(cards, 0), { waves: { 1: { wanderer: 0 } } }));
    expect(faultOf('assault-cards.json', none)).toMatch(/cards\.0\.waves\.1\.wanderer: .*; cards\.0\.waves\.2: /);
    expect(faultOf('combat-cards.json', 'nonsense')).toMatch(/^wave\/data\/combat-cards\.json: file: /);
    expect(faultOf('combat-cards.json', { ...combatFile, game: 'chess' })).toMatch(/game: /);
  });

  test('a check sum that is not right', () => {
    const sums = [
      ['characters.json', { ...characterFile, count: 5 }, 'count: is not the number of entries'],
      ['weapons.json', { ...weaponFile, count: 22 }, 'count: is not the number of entries'],
      ['rubble-cards.json', { ...rubbleFile, faces: 30 }, 'faces: is not the number of entries'],
      ['rubble-cards.json', { ...rubbleFile, total: 131 }, 'total: is not the number of cards'],
      [
        'rubble-cards.json',
        broken(rubbleFile, ({ sets }) => Object.assign(at(sets, 2), { size: 13 })),
        'sets.2.size: is not the number of cards; total: is not the number of cards',
      ],
      [
        'rubble-cards.json',
        { ...rubbleFile, perRound: { ...rubbleFile.perRound, 6: 24 } },
        'perRound: differs from table WAV.T.COUNT',
      ],
      ['combat-cards.json', { ...combatFile, faces: 8 }, 'faces: is not the number of entries'],
      ['combat-cards.json', { ...combatFile, total: 29 }, 'total: is not the number of cards'],
      ['enemy-cards.json', { ...enemyFile, faces: 4 }, 'faces: is not the number of entries'],
      ['enemy-cards.json', { ...enemyFile, total: 77 }, 'total: is not the number of cards'],
      ['assault-cards.json', { ...assaultFile, count: 11 }, 'count: is not the number of entries'],
    ] as const;
    for (const [name, data, fault] of sums) expect(faultOf(name, data)).toBe(`wave/data/${name}: ${fault}`);
  });

  test('a card against the rules', () => {
    const weapon = (i: number, change: Loose): unknown =>
      broken(weaponFile, ({ weapons }) => Object.assign(at(weapons, i), change));
    const gun = weaponFile.weapons.findIndex(({ id }) => id === 'revolver');
    expect(faultOf('weapons.json', weapon(gun, { effects: [{ verb: 'addDamage', amount: 1 }] }))).toBe(
      `wave/data/weapons.json: weapons.${gun}.effects: may only say deal, addSplash, allowSpread, drawCombat`,
    );
    expect(faultOf('weapons.json', weapon(gun, { owner: 'pillar' }))).toBe(
      `wave/data/weapons.json: weapons.${gun}.owner: belongs to a signature weapon, and only there`,
    );
    expect(faultOf('weapons.json', weapon(0, { owner: null }))).toContain('weapons.0.owner');

    const rubble = (id: string, change: Loose): string =>
      faultOf(
        'rubble-cards.json',
        broken(rubbleFile, ({ cards }) => Object.assign(cards.find((card) => card.id === id) ?? {}, change)),
      );
    expect(rubble('dead-phone', { stack: 'planks' })).toMatch(/cards\.\d+\.stack: is for ammo and ingredients/);
    expect(rubble('bullets', { stack: null })).toMatch(/stack: is for ammo and ingredients/);
    expect(rubble('planks', { stack: null })).toMatch(/stack: is for ammo and ingredients/);
    expect(rubble('dead-phone', { window: 'ownTurn' })).toMatch(/cards\.\d+\.window: is for healing items/);
    for (const id of ['granola-bar', 'focus', 'crow-attack'])
      expect(rubble(id, { window: null })).toMatch(/window: is for healing items/);

    for (const effects of [
      [{ verb: 'ignoreRed' }],
      [
        { verb: 'heal', amount: 1, who: 'self' },
        { verb: 'absorb', amount: 1 },
      ],
    ])
      expect(rubble('focus', { effects })).toMatch(/: cards\.\d+\.effects: are not heard at this moment$/);
    expect(rubble('dead-phone', { effects: [{ verb: 'stun' }] })).toMatch(/cards\.\d+\.effects: are not heard/);

    const perk = (character: string, which: 'always' | 'first', change: Loose): string =>
      faultOf(
        'characters.json',
        broken(characterFile, ({ characters }) =>
          Object.assign(characters.find(({ id }) => id === character)?.[which] ?? {}, change),
        ),
      );
    const board = 'wave/data/characters.json: characters';
    expect(perk('pillar', 'always', { effects: [{ verb: 'heal', amount: 1, who: 'self' }] })).toBe(
      `${board}.0.always.effects: are not heard at this trigger`,
    );
    expect(perk('psycho', 'first', { effects: [{ verb: 'absorb', amount: 1 }] })).toBe(
      `${board}.1.first.effects: are not heard at this trigger`,
    );
    expect(perk('psycho', 'first', { condition: { damageAtLeast: 4 } })).toBe(
      `${board}.1.first.condition: is for perks of an attack`,
    );
    expect(perk('psycho', 'always', { condition: null })).toBe('none');
    expect(perk('psycho', 'always', { cost: [{ verb: 'suffer', amount: 1 }] })).toBe(
      `${board}.1.always.cost: is for perks that are played`,
    );

    const combat = (amount: number): string =>
      faultOf(
        'combat-cards.json',
        broken(combatFile, ({ cards }) => Object.assign(at(cards, 0), { effects: [{ verb: 'addDamage', amount }] })),
      );
    expect([combat(-2), combat(3)]).toEqual(['none', 'none']);
    expect(combat(-3)).toBe('wave/data/combat-cards.json: cards.0.effects: change the damage by -2 to +3');
    expect(combat(4)).toContain('-2 to +3');
    const mixed = [{ verb: 'allowSpread' }, { verb: 'addDamage', amount: 4 }];
    const wild = broken(combatFile, ({ cards }) => Object.assign(at(cards, 0), { effects: mixed }));
    expect(faultOf('combat-cards.json', wild)).toContain('-2 to +3');
  });
});

test.each(['Planks', 'two words', 'planks-', '-planks', 'two--dashes', ''])('%j is no id of a card', (bad) => {
  expect(id.safeParse(bad).success).toBe(false);
  expect(id.safeParse('plank-2-of-3').success).toBe(true);
});
