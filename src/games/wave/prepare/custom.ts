import { copy, type Seat, type Table as KernelTable } from '../../../kernel/index.ts';
import { characterCard, STARTERS } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { combatDeck, rubbleFor, startingWeapons } from '../cards/decks.ts';
import { type PersonSpec, type PlayerSpec, type Position, SEATS } from './position.ts';
import { clockwise, type Foe, isEnemy, newcomer, type Person, type State } from '../state.ts';
import { shuffle } from '../verbs.ts';
import { type CardId, type CharacterId, type EnemyId, RUBBLE_PER_ROUND, WAVE_CARD } from '../words.ts';

/** A match that is entered in its course: for puzzles, tests, and to play on elsewhere. */

interface Given {
  readonly players: readonly PlayerSpec[];
  readonly first: Seat;
  readonly position: Position;
}

/** The table as the set-up says; `opening` is the one before anybody has chosen. */
export function customState(t: KernelTable<undefined>, opening: State, set: Given): State {
  const given = copy(set as never) as Given; // the match changes its own
  return given.position.phase === 'muster' ? mustered(t, opening, given) : entered(t, opening, given);
}

/** The first so many have taken what they are given: characters first, then weapons. */
function mustered(t: KernelTable<undefined>, opening: State, { players, position }: Given): State {
  const order = clockwise(opening, opening.first);
  order
    .concat(order)
    .slice(0, position.chosen)
    .forEach((seat, n) => {
      const { character, weapon } = players[SEATS.findIndex((id) => id === seat)] as PlayerSpec;
      const own = opening.people[seat] as Person;
      if (n < order.length) own.character = character as CharacterId;
      own.inventory.push(n < order.length ? characterCard(character as CharacterId).weapon : weapon);
      opening.starters = opening.starters.filter((id) => !own.inventory.includes(id));
    });
  return {
    ...opening,
    rubble: stacked(t, position.rubble, rubbleFor(players.length)),
    assaults: stacked(t, position.assaults, opening.assaults),
    combat: stacked(t, position.combat, combatDeck()),
  };
}

function entered(t: KernelTable<undefined>, opening: State, { players, first, position }: Given): State {
  const people = Object.fromEntries(players.map((_, i) => [SEATS[i] as Seat, personOf(players, position, i)]));
  const line = position.line.map((foe, i): Foe => ({ ...foe, id: foe.id ?? i + 1 }));
  const piles = rubblePiles(
    t,
    position,
    players,
    Object.values(people).flatMap(({ inventory }) => inventory),
  );
  const strikers = line.filter(isEnemy).map(({ id }) => id);
  const spent = [...position.assaults, ...(position.assault === null ? [] : [position.assault])];
  const assaults = stacked(
    t,
    position.assaults,
    content.assaults
      .map(({ id }) => id)
      .filter((id) => !spent.includes(id))
      .concat(position.assaults),
  );
  return {
    ...opening,
    ...piles,
    phase: position.phase,
    round: position.round,
    first,
    waveHolder: position.holder,
    people,
    line,
    nextFoe: (position.comers ?? Math.max(0, ...line.map(({ id }) => id))) + 1,
    supply: supplyBeside(line, people),
    assaults: assaults.slice(0, assaultsLeft(position)),
    assault: position.assault,
    combat: stacked(t, position.combat, without(combatDeck(), position.combatDiscard)),
    combatDiscard: position.combatDiscard,
    starters: [],
    wishes: {},
    searcher: position.searcher ?? first,
    found: position.found,
    done: position.done,
    gave: position.gave,
    turn: position.turn ?? { seat: first, actions: 0 },
    strikers: position.phase === 'strike' ? strikers.slice(strikers.length - (position.left ?? strikers.length)) : [],
  };
}

/** WAV.ASSAULT.6: one is put aside in each of the first six rounds, as its Trade phase begins. */
const assaultsLeft = ({ round, assault }: Position): number =>
  content.assaults.length - (round > 6 ? 6 : assault === null ? round - 1 : round);

function personOf(players: readonly PlayerSpec[], { people }: Position, i: number): Person {
  const { character } = players[i] as PlayerSpec;
  const inventory = people[i]?.inventory ?? startingWeapons(players.slice(i, i + 1));
  return { ...newcomer(), ...people[i], character: character as CharacterId, inventory: [...inventory] };
}

const supplyBeside = (line: readonly Foe[], people: Readonly<Record<Seat, Person>>): Record<EnemyId, number> =>
  Object.fromEntries(
    content.enemies.map(({ id, copies }) => {
      const saved = id === 'survivor' ? Object.values(people).reduce((sum, { survivors }) => sum + survivors, 0) : 0;
      return [id, copies - saved - line.filter(({ enemy }) => enemy === id).length];
    }),
  ) as Record<EnemyId, number>;

/** What is named nowhere lies in the Rubble pile; weapons of the beginning that nobody has any more in the discards. */
function rubblePiles(
  t: KernelTable<undefined>,
  position: Position,
  players: readonly PlayerSpec[],
  held: readonly CardId[],
): Pick<State, 'rubble' | 'active' | 'discard'> {
  const { rubble, active, discard, phase } = position;
  const named = [...held, ...rubble, ...(active ?? []), ...discard];
  const rest = without(rubbleFor(players.length), named);
  const gone = without(startingWeapons(players), named);
  shuffle(t, rest);
  const usual = phase === 'search' ? RUBBLE_PER_ROUND[players.length as keyof typeof RUBBLE_PER_ROUND] : 0;
  const laid =
    active === undefined ? [...rest.splice(0, usual), ...(phase === 'search' ? [WAVE_CARD] : [])] : [...active];
  if (active === undefined) shuffle(t, laid);
  return { rubble: [...rubble, ...rest], active: laid, discard: [...discard, ...gone] };
}

/** The named cards on top, the rest of `all` below, shuffled. */
function stacked(t: KernelTable<undefined>, top: readonly string[], all: readonly string[]): string[] {
  const rest = without(all, top);
  shuffle(t, rest);
  return [...top, ...rest];
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const id of taken) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
}

/** All that lies before a player, the board itself left out. */
function belongings(own: Person): PersonSpec {
  const { damage, inventory, barricades, traps, survivors, used, roundDamage, roundSplash, focus } = own;
  return { damage, inventory, barricades, traps, survivors, used, roundDamage, roundSplash, focus };
}

/** The set-up that begins where `state` stands, piles in their order. */
export function customOf(state: State): Given {
  const mustering = state.phase === 'muster';
  const people = state.seats.map((seat) => state.people[seat] as Person);
  const everywhere = [
    ...people.flatMap(({ inventory }) => inventory),
    ...state.discard,
    ...state.active,
    ...state.rubble,
  ];
  const starters = everywhere.filter((id) => STARTERS.includes(id));
  const players = state.seats.map((seat, i) =>
    mustering ? state.wishes[seat] : { character: people[i]?.character, weapon: starters[i] },
  ) as PlayerSpec[];
  const { phase, round, rubble, active, discard, assault, assaults, combat, combatDiscard, found, done, gave } = state;
  return {
    players,
    first: state.first,
    position: {
      phase,
      round,
      chosen: mustering ? people.reduce((sum, { inventory }) => sum + inventory.length, 0) : 0,
      people: mustering ? [] : people.map(belongings),
      line: state.line,
      comers: state.nextFoe - 1,
      holder: state.waveHolder as Position['holder'],
      rubble,
      active,
      discard,
      assault,
      assaults,
      combat,
      combatDiscard,
      found,
      done: done as Position['done'],
      gave: gave as Position['gave'],
      ...(phase === 'search' ? { searcher: state.searcher as Position['searcher'] } : {}),
      ...(phase === 'combat' ? { turn: state.turn as Position['turn'] } : {}),
      ...(phase === 'strike' ? { left: state.strikers.length } : {}),
    },
  };
}
