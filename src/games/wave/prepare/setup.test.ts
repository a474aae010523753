import { describe, expect } from 'vitest';
import { BadSetup, Match } from '../../../kernel/index.ts';
import { changed, test } from '../../../kernel/testing.ts';
import { characterCard, kindOf, STARTERS, weaponCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { wave } from '../index.ts';
import { rubbleFor } from '../cards/decks.ts';
import { examples, seating } from './setup.ts';
import { cardsOf, said, start, type WaveScene } from '../testing.ts';
import { CHARACTERS } from '../words.ts';

const CHOOSING = { character: 'choose', weapon: 'choose' } as const;
const faults = (setup: unknown): readonly { path: string; message: string }[] => {
  try {
    Match.start(wave, setup, { seed: 'x' });
    return [];
  } catch (error) {
    if (error instanceof BadSetup) return error.errors;
    throw error;
  }
};
const counted = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
/** Everybody answers with the first option until the search begins. */
function mustered(m: WaveScene): WaveScene {
  while (m.state().phase === 'muster') m.answer(m.asked().seats[0] ?? '', m.asked().options[0] ?? '');
  return m;
}

describe('the players', () => {
  test('WAV.GOAL.1 a match has from 1 to 6 players', () => {
    expect(wave.seats).toEqual({ min: 1, max: 6 });
    expect(faults({ players: [] }).map(({ path }) => path)).toEqual(['players']);
    expect(faults({ players: new Array(7).fill(CHOOSING) }).map(({ path }) => path)).toEqual(['players']);
    for (let n = 1; n <= 6; n++) {
      const m = start({ players: new Array(n).fill(CHOOSING) });
      expect(m.state().seats).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, n));
    }
  });

  test('ready set-ups for every number of players, the one for two first, each with a draft', () => {
    const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];
    expect(Object.keys(examples)[0]).toBe('two');
    expect(
      Object.keys(examples)
        .filter((name) => name !== 'dawn')
        .sort(),
    ).toEqual(numbers.flatMap((name) => [name, `${name}-draft`]).sort());
    for (const [i, name] of numbers.entries()) {
      const drawn = examples[name] ?? { players: [], first: 'random', position: null };
      expect(seating(drawn)).toHaveLength(i + 1);
      expect(start(drawn).asked().rule).toBe('WAV.SETUP.3'); // characters are drawn, weapons are chosen
      const draft = examples[`${name}-draft`] ?? { players: [], first: 'random', position: null };
      expect(seating(draft)).toHaveLength(i + 1);
      expect(start(draft).asked().rule).toBe('WAV.SETUP.1');
    }
  });

  test('WAV.CHAR.1 WAV.CHAR.2 every player chooses one of the six characters, and nobody goes without', () => {
    const m = start({ players: [CHOOSING, CHOOSING], first: 'a' });
    expect(m.asked()).toMatchObject({
      seats: ['a'],
      rule: 'WAV.SETUP.1',
      prompt: 'wave.character',
      options: ['pillar', 'psycho', 'trigger', 'drifter', 'haggler', 'hipster'],
    });
    expect(m.refused('a', 'nobody')).toMatchObject({ code: 'bad-answer', rule: 'WAV.SETUP.1' });
    m.answer('a', 'psycho');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'WAV.SETUP.1' });
    m.answer('b', 'pillar');
    expect([m.state().people.a?.character, m.state().people.b?.character]).toEqual(['psycho', 'pillar']);
  });

  test('WAV.SETUP.1 each character once, in seat order from the first player', () => {
    const m = start({ players: [CHOOSING, CHOOSING, CHOOSING], first: 'b' });
    expect(m.asked().seats).toEqual(['b']);
    m.answer('b', 'trigger');
    expect(m.asked()).toMatchObject({ seats: ['c'], options: ['pillar', 'psycho', 'drifter', 'haggler', 'hipster'] });
    expect(m.refused('c', 'trigger').code).toBe('bad-answer');
    m.answer('c', 'hipster');
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['pillar', 'psycho', 'drifter', 'haggler'] });
    expect(faults({ players: [{ character: 'pillar' }, { character: 'random' }, { character: 'pillar' }] })).toEqual([
      { path: 'players.2.character', message: 'pillar is in play already: there is one board of each character' },
    ]);
  });

  test('a character that the set-up names is taken without a question and offered to nobody else', () => {
    const m = start({ players: [{}, { character: 'haggler' }], first: 'a' });
    expect(m.asked().options).toEqual(['pillar', 'psycho', 'trigger', 'drifter', 'hipster']);
    m.answer('a', 'pillar');
    expect(m.state().people.b?.character).toBe('haggler');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.SETUP.3' });
  });

  test('characters and weapons drawn at random leave out those that others have named', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const players = [
        { character: 'random', weapon: 'random' },
        { character: 'psycho', weapon: 'shovel' },
      ];
      const { a, b } = start({ players, first: 'a' }, `random ${seed}`).state().people;
      expect(b).toMatchObject({ character: 'psycho', inventory: ['psychos-cleaver', 'shovel'] });
      drawn.add(a?.character ?? '').add(a?.inventory[1] ?? '');
    }
    const others = CHARACTERS.filter((id) => id !== 'psycho');
    expect([...drawn].sort()).toEqual([...others, ...STARTERS.filter((id) => id !== 'shovel')].sort());
  });
});

describe('the weapons', () => {
  test.each([...CHARACTERS])('WAV.SETUP.2 WAV.CHAR.6 %s takes the weapon of their own', (character) => {
    const m = start({ players: [{ character }] });
    const { weapon } = characterCard(character);
    expect(cardsOf(m, 'a')).toEqual([weapon]);
    expect(weaponCard(weapon)).toMatchObject({ origin: 'signature', owner: character });
    expect(said(m, 'wave.character.taken')).toEqual([{ seat: 'a', character, weapon }]);
  });

  test('WAV.SETUP.3 the second weapon comes from one common pool of starters, one copy of each', () => {
    const m = start({ players: [{ character: 'pillar' }, { character: 'psycho' }], first: 'b' });
    const pool = content.weapons.filter(({ origin }) => origin === 'starter').map(({ id }) => id);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'WAV.SETUP.3', prompt: 'wave.weapon', options: pool });
    expect(m.refused('b', 'pillars-sledge').code).toBe('bad-answer');
    expect(m.standing('a')).toEqual([]); // nobody throws a weapon away before the game begins
    m.answer('b', 'crowbar');
    expect(m.asked()).toMatchObject({ seats: ['a'], options: pool.filter((id) => id !== 'crowbar') });
    m.answer('a', 'shovel');
    expect(m.state().starters).toEqual([]); // what nobody chose goes back to the box
    expect(faults({ players: [{ weapon: 'shovel' }, { weapon: 'shovel' }] })).toEqual([
      { path: 'players.1.weapon', message: 'shovel is taken already: there is one copy of each starter weapon' },
    ]);
  });

  test('a weapon that the set-up names is kept for its player', () => {
    const players = [{ character: 'pillar' }, { character: 'psycho', weapon: 'crowbar' }];
    const m = start({ players, first: 'a' });
    expect(m.asked().options).toEqual(STARTERS.filter((id) => id !== 'crowbar'));
    m.answer('a', 'shovel');
    expect(cardsOf(m, 'b')).toEqual(['psychos-cleaver', 'crowbar']);
  });

  test('WAV.SETUP.4 WAV.SETUP.10 everybody starts with exactly 2 weapons and nothing else', () => {
    const m = mustered(start({ players: new Array(6).fill(CHOOSING) }));
    for (const seat of m.state().seats) {
      const { inventory, barricades, traps, survivors } = m.state().people[seat] ?? { inventory: [] };
      expect(inventory.map(kindOf)).toEqual(['weapon', 'weapon']);
      expect({ barricades, traps, survivors }).toEqual({ barricades: 0, traps: 0, survivors: 0 });
    }
  });

  test('WAV.SETUP.5 two weapons of one class are as good as any other mix', () => {
    const m = start({ players: [{ character: 'trigger' }] });
    m.answer('a', 'revolver');
    expect(cardsOf(m, 'a').map((card) => weaponCard(card).class)).toEqual(['gun', 'gun']);
    expect(said(m, 'wave.weapon.taken')).toEqual([{ seat: 'a', card: 'revolver' }]);
  });

  test("WAV.X.2 Hipster starts with Hipster's Bow and 1 chosen weapon", () => {
    const m = start({ players: [CHOOSING] });
    m.answer('a', 'hipster').answer('a', 'club-bow');
    expect(cardsOf(m, 'a')).toEqual(['hipsters-bow', 'club-bow']);
  });
});

describe('the piles', () => {
  test('WAV.SETUP.6 WAV.X.1 with 3 players sets 1, 2 and 3 are in use, sets 4 to 6 are not', () => {
    const cards: Record<string, number> = {};
    for (const { set, cards: own } of content.rubble.sets) {
      if (set > 3) continue;
      for (const { card, copies } of own) cards[card] = (cards[card] ?? 0) + copies;
    }
    expect(counted(rubbleFor(3))).toEqual(cards);
    expect(counted(start({ players: [CHOOSING, CHOOSING, CHOOSING] }).state().rubble)).toEqual(cards);
    expect(rubbleFor(3)).not.toContain('tangled-cable'); // a card of set 4 only
    expect([1, 2, 3, 4, 5, 6].map((n) => rubbleFor(n).length)).toEqual([42, 62, 76, 98, 120, 132]);
  });

  test('WAV.SETUP.7 the Rubble pile is shuffled', () => {
    const one = start({ players: [CHOOSING] }, 'one').state().rubble;
    const other = start({ players: [CHOOSING] }, 'other').state().rubble;
    expect(one).not.toEqual(rubbleFor(1));
    expect(one).not.toEqual(other);
    expect(counted(one)).toEqual(counted(other));
  });

  test('WAV.SETUP.8 all Assault cards are shuffled together', () => {
    const all = content.assaults.map(({ id }) => id);
    const one = start({ players: [CHOOSING] }, 'one').state().assaults;
    expect(one).not.toEqual(start({ players: [CHOOSING] }, 'other').state().assaults);
    expect(one).not.toEqual(all);
    expect([...one].sort()).toEqual([...all].sort());
    expect(one).toHaveLength(12);
  });

  test('WAV.SETUP.9 all Combat cards are shuffled', () => {
    const one = start({ players: [CHOOSING] }, 'one').state().combat;
    expect(one).not.toEqual(start({ players: [CHOOSING] }, 'other').state().combat);
    expect(counted(one)).toEqual(Object.fromEntries(content.combat.map(({ id, copies }) => [id, copies])));
  });

  test('WAV.SETUP.11 nobody is hurt, the line is empty and every Enemy card lies in the supply', () => {
    const m = start({ players: [CHOOSING, CHOOSING], first: 'b' });
    const { people, line, supply, round, waveHolder, found } = m.state();
    expect(Object.values(people).map(({ damage }) => damage)).toEqual([0, 0]);
    expect({ line, round, waveHolder, found }).toEqual({ line: [], round: 0, waveHolder: null, found: 0 });
    expect(people.b).toEqual({
      character: null,
      damage: 0,
      inventory: [],
      barricades: 0,
      traps: 0,
      survivors: 0,
      used: [],
      roundDamage: 0,
      roundSplash: 0,
      focus: false,
    });
    expect(supply).toEqual({ wanderer: 30, raider: 20, brute: 14, monster: 4, survivor: 10 });
    expect(m.state()).toMatchObject({
      active: [],
      discard: [],
      assault: null,
      combatDiscard: [],
      done: [],
      gave: [],
      strikers: [],
      turn: { seat: 'b', actions: 0 },
    });
  });
});

describe('the first player', () => {
  test('WAV.FIRST.1 the table names who takes the First Player token', () => {
    const m = start({ players: [CHOOSING, CHOOSING, CHOOSING], first: 'c' });
    expect(m.state()).toMatchObject({ first: 'c', searcher: 'c' });
    expect(faults({ players: [CHOOSING, CHOOSING], first: 'c' })).toEqual([
      { path: 'first', message: 'There is no seat c with 2 players' },
    ]);
    expect(faults({ players: [CHOOSING, CHOOSING], first: 'b' })).toEqual([]);
  });

  test('WAV.FIRST.2 otherwise chance decides, and it may be anyone', () => {
    const firsts = new Set<string>();
    for (let seed = 0; seed < 20; seed++) firsts.add(start(examples['three-draft'], `first ${seed}`).state().first);
    expect([...firsts].sort()).toEqual(['a', 'b', 'c']);
  });

  test('once everybody is armed, round 1 begins with the search of the first player', () => {
    const m = start({ players: [{ character: 'pillar' }, { character: 'psycho' }], first: 'b' });
    m.answer('b', 'crowbar');
    const before = m.state();
    m.answer('a', 'shovel');
    expect(changed(before, m.state())).toMatchObject({ phase: ['muster', 'search'], round: [0, 1] });
    expect(m.asked().seats).toEqual(['b']);
  });
});

test('seats are called by their character once they have one', () => {
  const m = start({ players: [CHOOSING, CHOOSING], first: 'a' });
  m.answer('a', 'pillar');
  expect(wave.names(m.state())).toEqual({ a: 'Pillar', b: 'Player B' });
});
