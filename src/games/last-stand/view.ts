import { copy, type Chance } from '../../kernel/index.ts';
import { adventureAt } from './turn/adventure-deck.ts';
import { adventureCard } from './cards/cards.ts';
import type { Leader, Place, State } from './state.ts';
import { type CardId, DECKS, type Deck, LEADERS, type LeaderId, type Loc, type TokenId } from './wording/words.ts';

/** Everybody sees the same: hands are open, piles and face-down tokens show as counts. */
export type View = Omit<State, 'decks' | 'tech' | 'adventure' | 'scavenge' | 'places' | 'leaders' | 'relic'> & {
  readonly decks: Readonly<Record<Deck, number>>;
  /** Raider cards that have been looked at, from the top. */
  readonly foreseenCards: readonly CardId[];
  readonly tech: { readonly deck: number; readonly down: number; readonly up: readonly CardId[] };
  readonly adventure: { readonly at: Loc; readonly deck: number; readonly discard: readonly CardId[] };
  readonly scavenge: { readonly pool: number; readonly discard: readonly TokenId[] };
  readonly places: readonly (Omit<Place, 'scavenge'> & { readonly scavenge: number })[];
  /** Of a token on a Leader board: the token where it lies open, `hidden` where it does not. */
  readonly leaders: Readonly<Record<LeaderId, Leader>>;
};

export function viewOf(state: State): View {
  const { decks, tech, adventure, scavenge, places, leaders, relic: _, ...open } = state;
  return {
    ...copy(open),
    decks: Object.fromEntries(DECKS.map((deck) => [deck, decks[deck].length])) as Record<Deck, number>,
    foreseenCards: decks.raider.slice(0, state.foreseen),
    tech: { deck: tech.deck.length, down: tech.down.length, up: [...tech.up] },
    adventure: { at: adventureAt(state), deck: adventure.deck.length, discard: [...adventure.discard] }, // DLS.SETUP.8
    scavenge: { pool: scavenge.pool.length, discard: [...scavenge.discard] }, // DLS.SCAV.1
    places: places.map((here) => ({ ...copy(here), scavenge: here.scavenge.length })),
    leaders: Object.fromEntries(LEADERS.map((id) => [id, boardOf(leaders[id])])) as Record<LeaderId, Leader>,
  };
}

const boardOf = (leader: Leader): Leader => ({
  ...leader,
  token: leader.token === null || leader.shown ? leader.token : 'hidden',
});

/** Draws anew what nobody can know: the order of piles, tokens and tech that lie face down. */
export function redeal(state: State, chance: Chance): void {
  for (const deck of DECKS) {
    const seen = deck === 'raider' ? state.decks.raider.slice(0, state.foreseen) : [];
    state.decks[deck] = [...seen, ...mixed(state.decks[deck].slice(seen.length), chance)];
  }
  redealAdventures(state, chance);
  const { tech } = state;
  const unseen = mixed([...tech.deck, ...tech.down], chance);
  state.tech = { ...tech, down: unseen.splice(0, tech.down.length), deck: unseen };
  redealTokens(state, chance);
}

function mixed(pile: readonly string[], chance: Chance): string[] {
  const sorted = [...pile].sort();
  chance.shuffle(sorted);
  return sorted;
}

/** Of the top card the location is seen: it may be any card with that back. */
function redealAdventures({ adventure }: State, chance: Chance): void {
  const all = [adventure.top, ...adventure.deck].sort();
  const { location } = adventureCard(adventure.top);
  const alike = all.filter((card) => adventureCard(card).location === location);
  const top = alike[chance.index(alike)] ?? adventure.top;
  adventure.deck = mixed(
    all.filter((card) => card !== top),
    chance,
  );
  adventure.top = top;
}

/** Tokens in the pool and on the map may be any of them; those on Leader boards are apart (DLS.SCC.15). */
function redealTokens(state: State, chance: Chance): void {
  const unseen = mixed([...state.scavenge.pool, ...state.places.flatMap(({ scavenge }) => scavenge)], chance);
  for (const here of state.places) here.scavenge = unseen.splice(0, here.scavenge.length);
  state.scavenge.pool = unseen;
  const boards = LEADERS.map((id) => state.leaders[id]).filter(({ token, shown }) => token !== null && !shown);
  const tokens = mixed(
    boards.flatMap(({ token }) => (token === null ? [] : [token])),
    chance,
  );
  for (const board of boards) board.token = tokens.shift() ?? null;
}
