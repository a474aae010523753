import { describe, expect } from 'vitest';
import { BadSetup, copy, Match, parseSetup, setupAt } from '../../../kernel/index.ts';
import { playUnderLaws, test } from '../../../kernel/testing.ts';
import { slotsUsed } from '../state.ts';
import { customOf } from './custom.ts';
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
  ];
  test.each(wrong.map(([title, setup, expected]) => ({ title, setup, expected })))('$title', ({ setup, expected }) => {
    expect(faults(setup)).toEqual(expected);
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

/** WAV.INV.1 and what else no rule may break, wherever a match by lot comes. */
test.each(['one', 'two-draft', 'four', 'six'])(
  'WAV.INV.1 nobody ever carries more than 8 items in matches of %s by lot',
  (name) => {
    for (let seed = 0; seed < 6; seed++) {
      byLot(name, `limits ${seed}`, (match) => {
        for (const seat of match.seats)
          expect(slotsUsed(personOfSeat(match, seat).inventory)).toBeLessThanOrEqual(SLOTS);
      });
    }
  },
);
