import { BrokenTable, type Seat, type Table as KernelTable } from '../../kernel/index.ts';
import { arm, breed, characterCard, kindOf, stackOf } from './cards/cards.ts';
import type { Perk } from './cards/shapes.ts';
import type { AssaultId, CardId, CharacterId, CombatId, EnemyId, Phase, Trigger } from './words.ts';
import { SLOTS } from './words.ts';

/** A player's character and all that lies before the player. */
export interface Person {
  /** Null until chosen. */
  character: CharacterId | null;
  damage: number;
  inventory: CardId[];
  barricades: number;
  traps: number;
  /** Saved survivors (WAV.SURV.5). */
  survivors: number;
  /** Perks with a limit that were used this round. */
  used: string[];
  /** What all attacks of this round have more (Blood Lust, Frenzy). */
  roundDamage: number;
  roundSplash: number;
  /** Focus lies on the next attack, in whatever turn that comes (WAV.SPECIAL.6). */
  focus: boolean;
}

/** A card in the enemy line. */
export interface Foe {
  /** Numbered as they come, so that two Wanderers can be told apart. */
  id: number;
  enemy: EnemyId;
  damage: number;
  spears: number;
  stunned: boolean;
}

/** What the set-up says of one player: a name, `choose` or `random`. */
export interface Wish {
  character: string;
  weapon: string;
}

export interface State {
  /** Clockwise round the table. */
  seats: Seat[];
  phase: Phase;
  round: number;
  /** Who holds the First Player token. */
  first: Seat;
  waveHolder: Seat | null;
  people: Record<Seat, Person>;
  line: Foe[];
  nextFoe: number;
  supply: Record<EnemyId, number>;
  /** Piles: the first card is the top one. */
  rubble: CardId[];
  active: CardId[];
  discard: CardId[];
  assaults: AssaultId[];
  /** The Assault card of this round. */
  assault: AssaultId | null;
  combat: CombatId[];
  combatDiscard: CombatId[];
  /** While they muster: what may still be chosen, and what each has taken, was given or leaves to chance or choice. */
  starters: CardId[];
  wishes: Record<Seat, Wish>;
  /** Whose search turn it is; the first player's outside the Search phase. */
  searcher: Seat;
  /** How many cards other than WAVE! have been drawn in this Search phase. */
  found: number;
  /** Trade: who is done and who has given an item. */
  done: Seat[];
  gave: Seat[];
  /** Combat: whose turn it is, with how many actions left. At any other time the first player's, with none. */
  turn: { seat: Seat; actions: number };
  /** Enemies that have yet to attack this round, in order (WAV.STRIKE.2). */
  strikers: number[];
}

/** Somebody without a character, a card or a scratch (WAV.SETUP.10, WAV.SETUP.11). */
export const newcomer = (): Person => ({
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

export type Table = KernelTable<State>;

export const person = (state: State, seat: Seat): Person => state.people[seat] as Person;

/** The character's id once everyone has one. */
export const characterOf = (state: State, seat: Seat): CharacterId => person(state, seat).character as CharacterId;

/** WAV.DAMAGE.2: how much more the character can take; at 0 it is dead. */
export const healthLeft = (state: State, seat: Seat): number =>
  characterCard(characterOf(state, seat)).track - person(state, seat).damage;

/** WAV.WAVE.2: who holds the WAVE! card; from the end of the search on there is always one. */
export function holderOf(state: State): Seat {
  if (state.waveHolder === null) throw new BrokenTable('WAV.WAVE.2', { phase: state.phase, waveHolder: null });
  return state.waveHolder;
}

/** The seats clockwise from `seat` on. */
export function clockwise(state: State, seat: Seat): Seat[] {
  const at = state.seats.indexOf(seat);
  return [...state.seats.slice(at), ...state.seats.slice(0, at)];
}

export const leftOf = (state: State, seat: Seat): Seat => clockwise(state, seat)[1] ?? seat;

/** WAV.STRIKE.7: the players seated directly left and right; with 2 players the other one, once. */
export function neighboursOf(state: State, seat: Seat): Seat[] {
  const round = clockwise(state, seat);
  return [...new Set([round[1], round[round.length - 1]])].filter(
    (other): other is Seat => other !== undefined && other !== seat,
  );
}

/** WAV.SURV.2: a survivor in the line is not an enemy. */
export const isEnemy = (foe: Foe): boolean => breed(foe.enemy).isEnemy;
export const enemiesIn = (state: State): Foe[] => state.line.filter(isEnemy);
export const foeById = (state: State, id: number): Foe | undefined => state.line.find((foe) => foe.id === id);

/** The card of that number, which the rules have just named. */
export function foeNumbered(state: State, id: number): Foe {
  const foe = foeById(state, id);
  if (foe === undefined) throw new BrokenTable('WAV.LINE.3', { foe: id, line: state.line.map((other) => other.id) });
  return foe;
}

/** WAV.LINE.4: the cards directly next to it. */
export function adjacentTo(state: State, foe: Foe): Foe[] {
  const at = state.line.indexOf(foe);
  return [state.line[at - 1], state.line[at + 1]].filter((other): other is Foe => other !== undefined);
}

/**
 * WAV.INV.3, WAV.INV.4, WAV.INV.5, WAV.INV.6: a stack takes one slot (WAV.X.3), another type another one (WAV.X.4), every
 * other card its own. Tokens, the WAVE! card and saved survivors are no cards of the inventory (WAV.INV.8).
 */
export function slotsUsed(inventory: readonly CardId[]): number {
  const stacks = new Set<string>();
  let single = 0;
  for (const card of inventory) {
    const stack = stackOf(card);
    if (stack === null) single++;
    else stacks.add(stack);
  }
  return stacks.size + single;
}

/** WAV.INV.1, WAV.INV.2 */
export const hasRoomFor = (state: State, seat: Seat, card: CardId): boolean =>
  slotsUsed([...person(state, seat).inventory, card]) <= SLOTS;

export const holds = (state: State, seat: Seat, card: CardId): boolean => person(state, seat).inventory.includes(card);

export const cardsOfStack = (state: State, seat: Seat, stack: string): CardId[] =>
  person(state, seat).inventory.filter((card) => stackOf(card) === stack);

export const junkOf = (state: State, seat: Seat): CardId[] =>
  person(state, seat).inventory.filter((card) => kindOf(card) === 'junk');

/** WAV.WEAPON.3, WAV.AMMO.2, WAV.AMMO.3: weapons in the inventory that could attack now, each once. */
export function usableWeapons(state: State, seat: Seat): CardId[] {
  const { inventory } = person(state, seat);
  return [...new Set(inventory)].filter((card) => {
    if (kindOf(card) !== 'weapon') return false;
    const { ammo } = arm(card);
    return ammo === null || cardsOfStack(state, seat, ammo).length > 0;
  });
}

/**
 * The perks of `seat` that answer to `trigger` now: the one that is always active (WAV.CHAR.3), and the second while the
 * seat holds the First Player token (WAV.CHAR.4, WAV.FIRST.5); not one that has been used up this round.
 */
export function perksAt(state: State, seat: Seat, trigger: Trigger): Perk[] {
  const { always, first } = characterCard(characterOf(state, seat));
  const active = state.first === seat ? [always, first] : [always];
  return active.filter((perk) => perk.trigger === trigger && !person(state, seat).used.includes(perk.id));
}
