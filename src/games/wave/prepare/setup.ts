import { z } from 'zod';
import type { Table as KernelTable, Seat } from '../../../kernel/index.ts';
import { characterCard, STARTERS } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { customState } from './custom.ts';
import { combatDeck, rubbleFor } from '../cards/decks.ts';
import { beginSearch } from '../round/pile.ts';
import { isNamed, player, position, SEATS } from './position.ts';
import { faultsOf } from './reachable.ts';
import { clockwise, newcomer, person, type State, type Table, type Wish } from '../state.ts';
import { atRandom, choose, emit, type Flow, offer, shuffle, type WaveRule } from '../verbs.ts';
import { type CardId, CHARACTERS, type CharacterId, type EnemyId, ROUNDS } from '../words.ts';

/** What the players agree on before: who plays, with what, and who met a zombie last. */
export const schema = z
  .strictObject({
    players: z.array(player).min(1).max(SEATS.length).describe('One entry for each player, clockwise round the table'),
    first: z
      .enum(['random', ...SEATS])
      .default('random')
      .describe('Who met a zombie most recently, in any medium, takes the First Player token (WAV.FIRST.1)'),
    position: position.nullable().default(null).describe('Where the match is entered; from the start if not said'),
  })
  .superRefine(({ players, first, position: entered }, context) => {
    const fault = (path: (string | number)[], message: string): void =>
      context.addIssue({ code: 'custom', path, message });
    players.forEach(({ character, weapon }, i) => {
      const before = players.slice(0, i);
      if (isNamed(character) && before.some((other) => other.character === character)) {
        fault(['players', i, 'character'], `${character} is in play already: there is one board of each character`); // WAV.SETUP.1
      }
      if (isNamed(weapon) && before.some((other) => other.weapon === weapon)) {
        fault(['players', i, 'weapon'], `${weapon} is taken already: there is one copy of each starter weapon`); // WAV.SETUP.3
      }
    });
    if (SEATS.findIndex((seat) => seat === first) >= players.length) {
      fault(['first'], `There is no seat ${first} with ${players.length} players`);
    } else if (entered !== null) {
      for (const { path, message } of faultsOf({ players, first, position: entered })) fault([...path], message);
    }
  });
export type Setup = z.infer<typeof schema>;

export const seating = (setup: Setup): readonly Seat[] => SEATS.slice(0, setup.players.length);

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const forAll = (count: number, wish: { character: 'choose' | 'random'; weapon: 'choose' | 'random' }): Setup => ({
  players: Array.from({ length: count }, () => wish),
  first: 'random',
  position: null,
});

/**
 * A puzzle: alone in round 6 with one point of health left, and every enemy must fall before it attacks. Three attacks do it:
 * one action, one from Double Tap, and one that costs a point of health which is not there yet.
 */
const dawn = schema.parse({
  players: [{ character: 'trigger', weapon: 'crowbar' }],
  first: 'a',
  position: {
    phase: 'combat',
    round: ROUNDS,
    holder: 'a',
    assault: 'mixed-company',
    turn: { seat: 'a', actions: 1 },
    people: [
      {
        damage: 5,
        inventory: ['triggers-carbine', 'crowbar', 'fuel-bottle', 'energy-shot', 'granola-bar', 'focus', 'nails'],
      },
    ],
    line: [
      { enemy: 'wanderer' },
      { enemy: 'raider', damage: 1 },
      { enemy: 'wanderer' },
      { enemy: 'brute', damage: 2 },
      { enemy: 'wanderer' },
    ],
  },
});

/** Ready set-ups: `two` draws the characters at random, `two-draft` lets the players choose them; `dawn` is a puzzle. */
export const examples: Readonly<Record<string, Setup>> = Object.fromEntries<Setup>([
  ...[2, 1, 3, 4, 5, 6].map((n): [string, Setup] => [
    `${NUMBERS[n - 1]}`,
    forAll(n, { character: 'random', weapon: 'choose' }),
  ]),
  ...[1, 2, 3, 4, 5, 6].map((n): [string, Setup] => [
    `${NUMBERS[n - 1]}-draft`,
    forAll(n, { character: 'choose', weapon: 'choose' }),
  ]),
  ['dawn', dawn],
]);

/** The table before anybody has chosen, or as the set-up says that it stands. */
export function setup(t: KernelTable<undefined>, given: Setup): State {
  if (given.position === null) return opening(t, given);
  const { players, position: entered, first } = given;
  return customState(t, opening(t, given), { players, first, position: entered });
}

function opening(t: KernelTable<undefined>, { players, first }: Setup): State {
  const seats = SEATS.slice(0, players.length);
  const rubble = rubbleFor(players.length);
  const assaults = content.assaults.map(({ id }) => id); // WAV.SETUP.8
  const combat = combatDeck();
  for (const pile of [rubble, assaults, combat]) shuffle(t, pile);
  // WAV.FIRST.1, WAV.FIRST.2: the table names the player, or chance does.
  const firstPlayer = first === 'random' ? (seats[atRandom(t, 'WAV.FIRST.2', seats)] as Seat) : first;
  return {
    seats,
    phase: 'muster',
    round: 0,
    first: firstPlayer,
    waveHolder: null,
    people: Object.fromEntries(seats.map((seat) => [seat, newcomer()])),
    line: [], // WAV.SETUP.11
    nextFoe: 1,
    supply: Object.fromEntries(content.enemies.map(({ id, copies }) => [id, copies])) as Record<EnemyId, number>,
    rubble,
    active: [],
    discard: [],
    assaults,
    assault: null,
    combat,
    combatDiscard: [],
    starters: [...STARTERS],
    wishes: Object.fromEntries(players.map((wish, i) => [SEATS[i], { ...wish }])),
    searcher: firstPlayer,
    found: 0,
    done: [],
    gave: [],
    turn: { seat: firstPlayer, actions: 0 },
    strikers: [],
  };
}

/** In seat order from the first player, everybody takes a character; then everybody a second weapon. */
export function* muster(t: Table): Flow<void> {
  const order = clockwise(t.state, t.state.first);
  const nameless = order.find((seat) => person(t.state, seat).character === null);
  if (nameless !== undefined) return yield* takeCharacter(t, nameless);
  const unarmed = order.find((seat) => person(t.state, seat).inventory.length < 2);
  if (unarmed !== undefined) return yield* takeWeapon(t, unarmed);
  t.state.starters = []; // what nobody chose goes back to the box
  t.state.wishes = {};
  beginSearch(t);
}

const wishOf = (state: State, seat: Seat): Wish => state.wishes[seat] as Wish;

/** WAV.SETUP.1, WAV.CHAR.2: one character each, and each only once. */
function* takeCharacter(t: Table, seat: Seat): Flow<void> {
  const wish = wishOf(t.state, seat).character;
  const spoken = t.state.seats.flatMap((other) => [person(t.state, other).character, wishOf(t.state, other).character]);
  const free = CHARACTERS.filter((id) => !spoken.includes(id));
  const character = yield* granted<CharacterId>(t, wish, free, 'WAV.SETUP.1', () => chooseCharacter(t, seat, free));
  person(t.state, seat).character = character;
  wishOf(t.state, seat).character = character;
  person(t.state, seat).inventory.push(characterCard(character).weapon); // WAV.SETUP.2, WAV.CHAR.6, WAV.X.2
  emit(t, 'WAV.SETUP.2', 'wave.character.taken', { seat, character, weapon: characterCard(character).weapon });
}

/** WAV.SETUP.3, WAV.SETUP.4, WAV.SETUP.5: any other weapon of the common pool makes two. */
function* takeWeapon(t: Table, seat: Seat): Flow<void> {
  const wish = wishOf(t.state, seat).weapon;
  const spoken = Object.values(t.state.wishes).map(({ weapon }) => weapon);
  const free = t.state.starters.filter((id) => !spoken.includes(id));
  const weapon = yield* granted(t, wish, free, 'WAV.SETUP.3', () => chooseWeapon(t, seat, free));
  t.state.starters = t.state.starters.filter((id) => id !== weapon);
  person(t.state, seat).inventory.push(weapon);
  wishOf(t.state, seat).weapon = weapon;
  emit(t, 'WAV.SETUP.4', 'wave.weapon.taken', { seat, card: weapon });
}

/** What the set-up names, what chance draws, or what the player chooses. */
function* granted<Id extends string>(
  t: Table,
  wish: string,
  free: readonly Id[],
  rule: WaveRule,
  chosen: () => Flow<Id>,
): Flow<Id> {
  if (wish === 'random') return free[atRandom(t, rule, free)] as Id;
  return wish === 'choose' ? yield* chosen() : (wish as Id);
}

function* chooseCharacter(t: Table, seat: Seat, free: readonly CharacterId[]): Flow<CharacterId> {
  const { character } = yield* choose(t, seat, {
    rule: 'WAV.SETUP.1',
    prompt: { key: 'wave.character', params: { seat } },
    options: free.map((id) =>
      offer({
        means: { character: id },
        label: {
          key: 'wave.character.option',
          params: { character: id, weapon: characterCard(id).weapon, track: characterCard(id).track },
        },
        about: { choice: id },
      }),
    ),
  });
  return character;
}

function* chooseWeapon(t: Table, seat: Seat, free: readonly CardId[]): Flow<CardId> {
  const { card: weapon } = yield* choose(t, seat, {
    rule: 'WAV.SETUP.3',
    prompt: { key: 'wave.weapon', params: { seat } },
    options: free.map((card) =>
      offer({
        means: { card },
        label: { key: 'wave.weapon.option', params: { card } },
        about: { choice: card },
      }),
    ),
  });
  return weapon;
}
