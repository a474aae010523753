import { describe, expect } from 'vitest';
import { BadSetup, copy, Match, parseSetup, setupAt } from '../../../kernel/index.ts';
import { playUnderLaws, test } from '../../../kernel/testing.ts';
import { slotsUsed } from '../state.ts';
import { customOf } from './custom.ts';
import { content } from '../cards/content.ts';
import { combatDeck, rubbleFor } from '../cards/decks.ts';
import { wave } from '../index.ts';
import { examples, type Setup } from './setup.ts';
import { personOfSeat, byLot, cardsOf, lineOf, start } from '../testing.ts';
import type { State } from '../state.ts';
import { SLOTS, WAVE_CARD } from '../words.ts';

const PLAYERS = [
  { character: 'drifter', weapon: 'crowbar' },
  { character: 'trigger', weapon: 'shovel' },
];
const COMBAT = { phase: 'combat', round: 2, holder: 'a', assault: 'ambush', turn: { seat: 'a', actions: 1 } };
const TRADE = { phase: 'trade', round: 2, holder: 'a', assault: 'ambush' };
const SOFT_SPOTS = combatDeck().filter((id) => id === 'soft-spot').length;
const OTHER_ASSAULTS = content.assaults.map(({ id }) => id).filter((id) => id !== 'ambush');
const given = (position: object, more: object = {}): object => ({ players: PLAYERS, first: 'a', position, ...more });

const STRIKE = given({
  phase: 'strike',
  round: 2,
  holder: 'a',
  assault: 'ambush',
  people: [{ damage: 2, survivors: 2, inventory: ['crowbar', 'lucky', 'planks'] }, { traps: 1 }],
  line: [{ enemy: 'brute', damage: 3, spears: 1 }, { enemy: 'raider' }, { enemy: 'wanderer', stunned: true }],
  left: 2,
});

/** What is wrong with a set-up: `path: message`. */
function faults(setup: unknown): string[] {
  try {
    parseSetup(wave, setup);
  } catch (error) {
    if (error instanceof BadSetup) return error.errors.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}

describe('a match can be entered anywhere', () => {
  test.each(['one', 'two', 'three-draft', 'six'])('every position of matches of %s sets up as itself', (name) => {
    for (let seed = 0; seed < 3; seed++) {
      byLot(name, `custom ${seed}`, (match) => {
        const { state } = match.position();
        const setup = JSON.parse(JSON.stringify(customOf(copy(state)))) as Setup;
        expect(faults(setup), JSON.stringify(setup)).toEqual([]);
        expect(Match.start<State>(wave, setup, { seed: 'again' }).position().state).toEqual(state);
      });
    }
  });

  test('what is named lies where it is named, the rest below or where it belongs', () => {
    const m = start(
      given({
        ...COMBAT,
        people: [{ damage: 3, inventory: ['crowbar', 'bullets', 'bullets'], barricades: 1, focus: true }],
        line: [{ enemy: 'brute', damage: 3, spears: 1 }, { enemy: 'survivor' }, { enemy: 'wanderer', stunned: true }],
        rubble: ['lucky', 'focus'],
        discard: ['planks'],
        combat: ['perfect-hit', 'whiff'],
        combatDiscard: ['graze'],
        assaults: ['apex'],
      }),
    );
    const { state } = m.match.position();
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'WAV.COMBAT.4', options: ['attack:crowbar', 'end'] });
    expect([cardsOf(m, 'a'), cardsOf(m, 'b')]).toEqual([
      ['crowbar', 'bullets', 'bullets'],
      ['triggers-carbine', 'shovel'],
    ]);
    expect(lineOf(m)).toEqual(['brute 3', 'survivor', 'wanderer']);
    expect(state.rubble.slice(0, 2)).toEqual(['lucky', 'focus']);
    expect(state.combat.slice(0, 2)).toEqual(['perfect-hit', 'whiff']);
    expect([state.assaults[0], state.assaults.length, state.assaults.includes('ambush')]).toEqual(['apex', 10, false]);
    expect(state.discard).toEqual(['planks', 'drifters-staff']); // a weapon of the beginning that nobody has any more
    expect([...state.combat, ...state.combatDiscard].sort()).toEqual(combatDeck().sort());
    const cards = [
      ...state.rubble,
      ...state.active,
      ...state.discard,
      ...Object.values(state.people).flatMap((p) => p.inventory),
    ];
    const begun = ['drifters-staff', 'crowbar', 'triggers-carbine', 'shovel'];
    expect(cards.sort()).toEqual([...rubbleFor(2), ...begun].sort());
    expect(state.supply).toEqual({ wanderer: 29, raider: 20, brute: 13, monster: 4, survivor: 9 });
    expect(state.nextFoe).toBe(4);
  });

  test('a search without a pile has one as usual', () => {
    const { state } = start(given({ phase: 'search', round: 1 })).match;
    const all = [...state.active, ...state.rubble];
    expect(all.filter((id) => id === WAVE_CARD).length).toBeLessThanOrEqual(1); // or it has just been drawn
    expect(all.length + (all.includes(WAVE_CARD) ? 0 : 1)).toBeGreaterThanOrEqual(rubbleFor(2).length);
  });

  test('the puzzle can be solved, and not without all of it', () => {
    const m = start(examples.dawn);
    const attacks = ['attack:crowbar', 'attack:fuel-bottle'];
    expect(m.asked().options).toEqual([...attacks, 'use:granola-bar', 'use:focus', 'end']); // the shot would kill
    m.answer('a', 'use:granola-bar').answer('a', 'attack:fuel-bottle').answer('a', 'foe:2').answer('a', 'use');
    expect(lineOf(m)).toEqual(['brute 2', 'wanderer']);
    m.answer('a', 'attack:crowbar').answer('a', 'foe:4').answer('a', 'use:energy-shot');
    m.answer('a', 'attack:crowbar').answer('a', 'foe:5').answer('a', 'end');
    expect(m.outcome).toMatchObject({ won: ['a'], rule: 'WAV.END.1' });
  });

  test('a match that is over sets up as it stood before its last answer', () => {
    expect(faults(setupAt(byLot('one', 'over', () => {}) as never))).toEqual([]);
  });
});

describe('what play cannot lead to is refused with path and reason', () => {
  const wrong: [string, object, string[]][] = [
    [
      'no first player',
      given(COMBAT, { first: 'random' }),
      ['first: Say who holds the First Player token in this position'],
    ],
    [
      'nobody named',
      { players: [{}, PLAYERS[1]], first: 'a', position: COMBAT },
      [
        'players.0.character: Name the character that this player has taken',
        'players.0.weapon: Name the weapon that this player has taken',
      ],
    ],
    [
      'a dead character',
      given({ ...COMBAT, people: [{ damage: 8 }] }),
      ['position.people.0.damage: Drifter is dead at 8 damage'],
    ],
    [
      'a bag too full',
      given({
        ...COMBAT,
        people: [
          { inventory: ['crowbar', 'planks', 'nails', 'wires', 'shards', 'bullets', 'shells', 'arrows', 'lucky'] },
        ],
      }),
      ['position.people.0.inventory: Takes 9 slots, and there are 8'],
    ],
    [
      'a red card kept',
      given({ ...COMBAT, people: [{ inventory: ['crow-attack'] }] }),
      ['position.people.0.inventory.0: A red card cannot be kept'],
    ],
    [
      'a card twice',
      given({ ...COMBAT, people: [{ inventory: ['crowbar', 'crowbar'] }] }),
      ['position.people.0.inventory.1: crowbar: this match has one, and it is elsewhere'],
    ],
    [
      'a card of another set',
      given({ ...COMBAT, rubble: ['hunting-rifle'] }),
      ['position.rubble.0: hunting-rifle: this match has none'],
    ],
    [
      'a perk of somebody else, and one that is not due',
      given({ ...COMBAT, people: [{ used: ['frenzy'] }, { used: ['double-tap'] }] }),
      [
        'position.people.0.used.0: Cannot have been used by now',
        'position.people.1.used.0: Cannot have been used by now',
      ],
    ],
    [
      'bonuses from nowhere',
      given({ ...COMBAT, people: [{ roundDamage: 1 }, { roundSplash: 2 }] }),
      [
        'position.people.0.roundDamage: The perks used this round give 0',
        'position.people.1.roundSplash: Can be 0 to 1',
      ],
    ],
    [
      'a fallen enemy',
      given({ ...COMBAT, line: [{ enemy: 'brute', damage: 4 }] }),
      ['position.line.0: Has fallen at 4 damage'],
    ],
    [
      'a Spear without its damage',
      given({ ...COMBAT, line: [{ enemy: 'brute', spears: 1 }] }),
      ['position.line.0: Each Spear has dealt 3 damage'],
    ],
    [
      'a stunned survivor',
      given({ ...COMBAT, line: [{ enemy: 'survivor', stunned: true }] }),
      ['position.line.0: Nothing hurts, spears or stuns a survivor and leaves it standing'],
    ],
    [
      'two enemies with one number',
      given({
        ...COMBAT,
        line: [
          { enemy: 'brute', id: 2 },
          { enemy: 'brute', id: 2 },
        ],
        comers: 1,
      }),
      [
        'position.line.1.id: Another card in the line has this number',
        'position.comers: A card in the line has a higher number',
      ],
    ],
    [
      'more Monsters than there are',
      given({ ...COMBAT, line: new Array(5).fill({ enemy: 'monster' }) }),
      ['position.line: There are 4 cards of the monster'],
    ],
    [
      'tokens before the first fight',
      given({
        phase: 'trade',
        round: 1,
        holder: 'a',
        assault: 'apex',
        people: [{ barricades: 1 }],
        combatDiscard: ['graze'],
      }),
      [
        'position.people.0: Nothing is crafted, saved or played before the first Combat phase',
        'position.combatDiscard: Nobody has fought yet',
      ],
    ],
    [
      'survivors in the search, and a stun',
      given({ phase: 'search', round: 2, line: [{ enemy: 'survivor' }, { enemy: 'brute', stunned: true }] }),
      [
        'position.line.0: Survivors join a player at the end of a round',
        'position.line.1: A stun ends with the Combat phase',
      ],
    ],
    [
      'WAVE! gone',
      given({ phase: 'search', round: 2, active: ['planks'] }),
      ['position.active: WAVE! lies once in the active pile during the search'],
    ],
    [
      'a search that somebody has ended',
      given({ phase: 'search', round: 2, holder: 'a', assault: 'apex', done: ['a'] }),
      [
        'position.done: Belongs to the phase trade, and this is search',
        'position.holder: Nobody holds the WAVE! card before it is found',
        'position.assault: No Assault card lies open now',
      ],
    ],
    [
      'a fight without a turn, a holder, an assault',
      given({ phase: 'combat', round: 2 }),
      [
        'position.turn: Say whose turn it is',
        'position.holder: Somebody holds the WAVE! card once the search is over',
        'position.assault: Name the Assault card of this round',
      ],
    ],
    [
      'a match that is won',
      given({ phase: 'search', round: 7 }),
      ['position.line: After round 6 a match without enemies is won'],
    ],
    [
      'more strikers than enemies',
      given({ phase: 'strike', round: 2, holder: 'a', assault: 'apex', left: 1 }),
      ['position.left: There are 0 enemies in the line'],
    ],
    [
      'seats that are not there',
      given({ ...COMBAT, holder: 'c', turn: { seat: 'd', actions: 1 }, people: [{}, {}, {}] }),
      [
        'position.people: There are 2 players',
        'position.holder: There is no seat c here',
        'position.turn.seat: There is no seat d here',
      ],
    ],
    [
      'a gift given twice',
      given({ phase: 'trade', round: 2, holder: 'a', assault: 'apex', gave: ['a', 'a'] }),
      ['position.gave: Names a seat twice'],
    ],
    [
      'an Assault card twice, and too many',
      given({ ...COMBAT, assaults: ['ambush', 'ambush'] }),
      [
        'position.assaults.1: ambush: this match has one, and it is elsewhere',
        'position.assaults.2: ambush: this match has one, and it is elsewhere',
      ],
    ],
    [
      'a muster that has gone too far',
      given({ phase: 'muster', round: 1, chosen: 5, people: [{}], discard: ['planks'] }),
      [
        'position.chosen: 2 players make 4 choices',
        'position.round: Round 0 is the muster, and the muster is before round 1',
        'position.people: In the muster nobody has anything yet',
        'position.discard: Nobody has searched yet',
      ],
    ],
    [
      'a muster in which some have chosen and not said what',
      { players: [{}, {}], first: 'b', position: { phase: 'muster', round: 0, chosen: 3, line: [{ enemy: 'brute' }] } },
      [
        'players.1.character: Name the character that this player has taken',
        'players.0.character: Name the character that this player has taken',
        'players.1.weapon: Name the weapon that this player has taken',
        'position.people: In the muster nobody has anything yet',
      ],
    ],
    [
      'piles that nobody has touched in the muster',
      given({ phase: 'muster', round: 0, rubble: ['crowbar'], active: ['planks'], combatDiscard: ['graze'] }),
      [
        'position.rubble.0: crowbar: this match has none',
        'position.combatDiscard: Nobody has fought yet',
        'position.discard: Nobody has searched yet',
      ],
    ],
    [
      'what belongs to other phases than the fight',
      given({ ...COMBAT, chosen: 1, searcher: 'c', found: 1, done: ['c'], gave: ['a'], left: 0, active: [WAVE_CARD] }),
      [
        'position.chosen: Belongs to the phase muster, and this is combat',
        'position.searcher: Belongs to the phase search, and this is combat',
        'position.found: Belongs to the phase search, and this is combat',
        'position.done: Belongs to the phase trade, and this is combat',
        'position.gave: Belongs to the phase trade, and this is combat',
        'position.left: Belongs to the phase strike, and this is combat',
        'position.active: WAVE! lies in the active pile during the search only',
        'position.searcher: There is no seat c here',
        'position.done.0: There is no seat c here',
      ],
    ],
    [
      'a turn outside the fight',
      given({ ...TRADE, turn: { seat: 'a', actions: 1 } }),
      ['position.turn: Belongs to the phase combat, and this is trade'],
    ],
    [
      'an Assault card after the last round',
      given({ ...COMBAT, round: 7, line: [{ enemy: 'brute' }] }),
      ['position.assault: No Assault card lies open now'],
    ],
    [
      'a last strike of nobody',
      given({ phase: 'strike', round: 6, holder: 'a', assault: 'apex', line: [{ enemy: 'survivor' }] }),
      ['position.line: Without enemies this match is won'],
    ],
    [
      'a survivor that strikes',
      given({
        phase: 'strike',
        round: 2,
        holder: 'a',
        assault: 'apex',
        line: [{ enemy: 'brute' }, { enemy: 'survivor' }],
        left: 2,
      }),
      ['position.left: There are 1 enemies in the line'],
    ],
    [
      'a perk used twice',
      given({ ...COMBAT, people: [{ used: ['sure-footed', 'slip-away', 'sure-footed'] }] }),
      ['position.people.0.used.2: Cannot have been used by now'],
    ],
    [
      'a perk of the first player that another has used',
      given({ ...COMBAT, people: [{}, { used: ['double-tap'] }] }),
      ['position.people.1.used.0: Cannot have been used by now'],
    ],
    [
      'focus before the first fight, a survivor, and splash',
      given({ ...TRADE, round: 1, people: [{ focus: true }, { survivors: 1, roundSplash: 1 }] }),
      [
        'position.people.0: Nothing is crafted, saved or played before the first Combat phase',
        'position.people.1: Nothing is crafted, saved or played before the first Combat phase',
        'position.people.1.survivors: Survivors join at the end of a round',
        'position.people.1.roundSplash: Is 0 until the Combat phase',
      ],
    ],
    [
      'a trap before the first search is over',
      given({ phase: 'search', round: 1, people: [{ traps: 1, roundSplash: 1 }] }),
      [
        'position.people.0: Nothing is crafted, saved or played before the first Combat phase',
        'position.people.0.roundSplash: Is 0 until the Combat phase',
      ],
    ],
    [
      'survivors in the first fight',
      given({ ...COMBAT, round: 1, people: [{ survivors: 1 }] }),
      ['position.people.0.survivors: Survivors join at the end of a round'],
    ],
    [
      'a Frenzy without what it gives',
      {
        players: [{ character: 'psycho', weapon: 'crowbar' }],
        first: 'a',
        position: { ...COMBAT, people: [{ used: ['frenzy'] }] },
      },
      [
        'position.people.0.roundDamage: The perks used this round give 1',
        'position.people.0.roundSplash: Can be 1 to 1',
      ],
    ],
    [
      'a survivor hurt, and one speared',
      given({
        ...COMBAT,
        line: [
          { enemy: 'survivor', damage: 1 },
          { enemy: 'survivor', spears: 1 },
        ],
      }),
      [
        'position.line.0: Has fallen at 1 damage',
        'position.line.0: Nothing hurts, spears or stuns a survivor and leaves it standing',
        'position.line.1: Nothing hurts, spears or stuns a survivor and leaves it standing',
        'position.line.1: Each Spear has dealt 3 damage',
      ],
    ],
    [
      'two Spears with the damage of one',
      given({ ...COMBAT, line: [{ enemy: 'monster', damage: 5, spears: 2 }] }),
      ['position.line.0: Each Spear has dealt 3 damage'],
    ],
    [
      'wounds before the first fight, and a stun',
      given({
        ...TRADE,
        round: 1,
        line: [
          { enemy: 'brute', damage: 1 },
          { enemy: 'brute', stunned: true },
        ],
      }),
      ['position.line.0: Nobody has fought yet', 'position.line.1: A stun ends with the Combat phase'],
    ],
    [
      'an enemy that no card has brought yet',
      given({ phase: 'search', round: 1, line: [{ enemy: 'wanderer' }, { enemy: 'raider' }] }),
      ['position.line.1: Comes with an Assault card, and there was none yet'],
    ],
    [
      'a number that another card has by its place',
      given({ ...COMBAT, line: [{ enemy: 'brute', id: 2 }, { enemy: 'brute' }] }),
      ['position.line.1.id: Another card in the line has this number'],
    ],
    [
      'more survivors than there are, in the line and with players',
      given({ ...COMBAT, people: [{ survivors: 5 }, { survivors: 5 }], line: [{ enemy: 'survivor' }] }),
      ['position.line: There are 10 cards of the survivor'],
    ],
    [
      'a weapon that its owner has',
      given({ ...COMBAT, people: [{}], rubble: ['crowbar', 'shovel'] }),
      ['position.rubble.0: crowbar: this match has one, and it is elsewhere'],
    ],
    [
      'more copies of a card than there are',
      given({ ...COMBAT, combatDiscard: ['soft-spot'], combat: combatDeck().filter((id) => id === 'soft-spot') }),
      [`position.combat.${SOFT_SPOTS - 1}: soft-spot: this match has ${SOFT_SPOTS}, and they are elsewhere`],
    ],
    [
      'an Assault card that was drawn already',
      given({ ...COMBAT, assaults: OTHER_ASSAULTS }),
      ['position.assaults: 10 Assault cards are left by then'],
    ],
    [
      'every Assault card in the search of the second round',
      given({ phase: 'search', round: 2, assaults: ['ambush', ...OTHER_ASSAULTS] }),
      ['position.assaults: 11 Assault cards are left by then'],
    ],
    [
      'more Assault cards than the six rounds leave',
      given({ phase: 'search', round: 8, line: [{ enemy: 'brute' }], assaults: OTHER_ASSAULTS.slice(0, 7) }),
      ['position.assaults: 6 Assault cards are left by then'],
    ],
  ];
  test.each(wrong.map(([title, setup, expected]) => ({ title, setup, expected })))('$title', ({ setup, expected }) => {
    expect(faults(setup)).toEqual(expected);
  });
});

describe('what play can only just lead to is entered', () => {
  const right: [string, object][] = [
    ['a muster in which all have chosen', given({ phase: 'muster', round: 0, chosen: 3 })],
    ['one damage short of death', given({ ...COMBAT, people: [{ damage: 7 }] })],
    [
      'a bag as full as it can be',
      given({
        ...COMBAT,
        people: [{ inventory: ['crowbar', 'planks', 'nails', 'wires', 'shards', 'bullets', 'shells', 'arrows'] }],
      }),
    ],
    ['one damage short of a fall', given({ ...COMBAT, line: [{ enemy: 'brute', damage: 3, spears: 1 }] })],
    ['the last round, without enemies', given({ ...COMBAT, round: 6 })],
    ['after the last round', given({ ...COMBAT, round: 7, assault: null, line: [{ enemy: 'brute' }] })],
    ['the last number', given({ ...COMBAT, line: [{ enemy: 'brute', id: 3 }], comers: 3 })],
    ['every Monster', given({ ...COMBAT, line: new Array(4).fill({ enemy: 'monster' }) })],
    [
      'every enemy still to strike',
      given({ phase: 'strike', round: 2, holder: 'b', assault: 'apex', line: [{ enemy: 'brute' }], left: 1 }),
    ],
    ['all Assault cards but the first', given({ phase: 'search', round: 2, assaults: OTHER_ASSAULTS })],
    [
      'every Assault card in the first search',
      given({ phase: 'search', round: 1, assaults: ['ambush', ...OTHER_ASSAULTS] }),
    ],
    ['every Assault card in the muster', given({ phase: 'muster', round: 0, assaults: ['ambush', ...OTHER_ASSAULTS] })],
    [
      'what Assault cards the six rounds leave',
      given({ phase: 'search', round: 8, line: [{ enemy: 'brute' }], assaults: OTHER_ASSAULTS.slice(0, 6) }),
    ],
    ['a Wanderer from a closet', given({ phase: 'search', round: 1, line: [{ enemy: 'wanderer' }] })],
    [
      'all the splash that there is',
      {
        players: [{ character: 'psycho', weapon: 'crowbar' }, PLAYERS[1]],
        first: 'a',
        position: { ...COMBAT, people: [{ used: ['frenzy'], roundDamage: 1, roundSplash: 2 }] },
      },
    ],
    ['tokens in the second round', given({ ...TRADE, people: [{ barricades: 1, survivors: 1, focus: true }] })],
  ];
  test.each(right.map(([title, setup]) => ({ title, setup })))('$title', ({ setup }) => {
    expect(faults(setup)).toEqual([]);
  });

  const SEARCHED = ['sure-footed', 'slip-away'];
  const TRADED = [...SEARCHED, 'something-for-nothing', 'pick-of-the-shelf'];
  const FOUGHT = ['eyes-on-me', 'frenzy', 'double-tap', ...TRADED, 'limited-run'];
  test.each([
    { phase: 'search', expected: SEARCHED },
    { phase: 'trade', expected: TRADED },
    { phase: 'combat', expected: FOUGHT },
    { phase: 'strike', expected: ['thick-hide', ...FOUGHT] },
  ])('which perks can have been used in the phase $phase', ({ phase, expected }) => {
    const usable = content.characters.flatMap(({ id: character, always, first }) =>
      [always, first].flatMap(({ id }) => {
        const position = phase === 'search' ? { phase, round: 2 } : { ...(phase === 'combat' ? COMBAT : TRADE), phase };
        const people = [{ used: [id] }];
        const setup = { players: [{ character, weapon: 'crowbar' }], first: 'a', position: { ...position, people } };
        return faults(setup).some((fault) => fault.startsWith('position.people.0.used')) ? [] : [id];
      }),
    );
    expect(usable).toEqual(expected);
  });
});

/** Every set-up that differs from this one in one place. */
function* bent(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1, value + 40];
  if (typeof value === 'boolean') yield !value;
  if (typeof value === 'string')
    yield* ['a', 'b', 'f', 'search', 'strike', 'brute', 'survivor', 'WAVE!', 'crow-attack', 'lucky'];
  if (value === null) yield* ['a', 'apex'];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const rest = Object.entries(value).filter(([other]) => other !== key);
    yield Array.isArray(value) ? rest.map(([, each]) => each as unknown) : Object.fromEntries(rest);
    for (const other of bent(part)) {
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    }
  }
}

test.each(['combat', 'search', 'strike', 'trade', 'muster'])(
  'a set-up in the phase %s that is bent in one place is refused, or it can be played to its end',
  (phase) => {
    const positions: unknown[] = phase === 'strike' ? [STRIKE] : [];
    byLot('two', 'bent', (match) => {
      const { state } = match.position();
      if (state.phase === phase && (state.round === 2 || phase === 'muster')) positions.push(customOf(copy(state)));
    });
    let played = 0;
    for (const [i, setup] of [...bent(JSON.parse(JSON.stringify(positions[0])) as unknown)].entries()) {
      if (i % 3 !== 0 || faults(setup).length > 0) continue;
      playUnderLaws(wave, { setup, seed: String(i), closely: 1000, until: 40 });
      played++;
    }
    expect(played).toBeGreaterThan(0);
  },
);

describe('WAV.INV.1 nobody ever carries more than 8 items in matches by lot', () => {
  const obeyed = (begin: string | object, seeds: number): void => {
    for (let seed = 0; seed < seeds; seed++) {
      byLot(begin, `limits ${seed}`, (match) => {
        for (const seat of match.seats)
          expect(slotsUsed(personOfSeat(match, seat).inventory)).toBeLessThanOrEqual(SLOTS);
      });
    }
  };
  test.each(['one', 'two-draft', 'four', 'six'])('WAV.INV.1 %s', (name) => obeyed(name, 6));

  test('WAV.INV.1 WAV.TRADE.9 begun with full bags, stacks among them, by those who find more than others', () => {
    const players = [
      { character: 'haggler', weapon: 'crowbar' },
      { character: 'hipster', weapon: 'shovel' },
      { character: 'drifter', weapon: 'frying-pan' },
    ];
    const loose = ['snow-globe', 'single-shoe', 'dead-phone', 'granola-bar'];
    const people = [
      { inventory: [...loose, 'crowbar', 'bullets', 'bullets', 'planks', 'planks', 'arrows'] },
      { inventory: [...loose, 'shovel', 'bullets', 'nails', 'nails', 'shells', 'shells'] },
      {
        inventory: [
          'parking-ticket',
          'loyalty-card',
          ...loose.slice(0, 3),
          'wires',
          'wires',
          'shards',
          'arrows',
          'arrows',
        ],
      },
    ];
    obeyed(given({ ...TRADE, people }, { players }), 12);
  });
});
