import type { Seat } from '../../../kernel/index.ts';
import { breed, characterCard, effectsOf, itemCard, kindOf } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { combatDeck, rubbleFor, startingWeapons } from '../cards/decks.ts';
import { isNamed, type PersonSpec, type PlayerSpec, type Position, SEATS } from './position.ts';
import type { Perk } from '../cards/shapes.ts';
import { slotsUsed } from '../state.ts';
import {
  type CharacterId,
  ENEMIES,
  type Phase,
  ROUNDS,
  SLOTS,
  SPEAR_DAMAGE,
  type Trigger,
  WAVE_CARD,
} from '../words.ts';

/** What play cannot have led to, each with its place in the set-up and the reason. */

type Place = readonly (string | number)[];
export interface Fault {
  readonly path: Place;
  readonly message: string;
}
interface Given {
  readonly players: readonly PlayerSpec[];
  readonly first: string;
  readonly position: Position;
}

export function faultsOf(given: Given): Fault[] {
  if (given.first === 'random') return [fault(['first'], 'Say who holds the First Player token in this position')];
  const basic = [...playerFaults(given), ...phaseFaults(given), ...seatFaults(given)];
  if (basic.length > 0 || given.position.phase === 'muster') return [...basic, ...pileFaults(given)];
  return [...given.players.flatMap((_, i) => personFaults(given, i)), ...lineFaults(given), ...pileFaults(given)];
}

const fault = (path: Place, message: string): Fault => ({ path, message });
const at = (...path: Place): Place => ['position', ...path];
const when = (broken: boolean, path: Place, message: string): Fault[] => (broken ? [fault(path, message)] : []);
const seatsOf = ({ players }: Given): Seat[] => SEATS.slice(0, players.length);
const LATER: readonly Phase[] = ['trade', 'combat', 'strike'];
/** Nobody has fought yet. */
const isBeforeCombat = ({ round, phase }: Position): boolean =>
  round === 1 && (phase === 'search' || phase === 'trade');

/** Whoever has taken a character and a weapon has named them; in the muster those who have chosen already. */
function playerFaults({ players, first, position: { phase, chosen } }: Given): Fault[] {
  const order = players.map((_, i) => (SEATS.findIndex((seat) => seat === first) + i) % players.length);
  const characters = phase === 'muster' ? order.slice(0, chosen) : order;
  const weapons = phase === 'muster' ? order.slice(0, Math.max(0, chosen - players.length)) : order;
  const unnamed = (list: readonly number[], what: 'character' | 'weapon'): Fault[] =>
    list.flatMap((i) =>
      when(!isNamed(players[i]?.[what] ?? ''), ['players', i, what], `Name the ${what} that this player has taken`),
    );
  return [
    ...unnamed(characters, 'character'),
    ...unnamed(weapons, 'weapon'),
    ...when(chosen > 2 * players.length, at('chosen'), `${players.length} players make ${2 * players.length} choices`),
  ];
}

/** What belongs to one phase is said in that phase only. */
function phaseFaults({ position }: Given): Fault[] {
  const { phase, round, holder, assault, done, gave, turn, left, searcher, found, chosen, active, people, line } =
    position;
  const later = LATER.includes(phase);
  const only = (name: Phase, said: boolean, field: string): Fault[] =>
    when(phase !== name && said, at(field), `Belongs to the phase ${name}, and this is ${phase}`);
  const waves = (active ?? []).filter((id) => id === WAVE_CARD).length;
  const enemies = line.filter(({ enemy }) => breed(enemy).isEnemy).length;
  return [
    ...when(
      (phase === 'muster') !== (round === 0),
      at('round'),
      'Round 0 is the muster, and the muster is before round 1',
    ),
    ...when(
      phase === 'muster' && people.length + line.length > 0,
      at('people'),
      'In the muster nobody has anything yet',
    ),
    ...only('muster', chosen > 0, 'chosen'),
    ...only('search', searcher !== undefined, 'searcher'),
    ...only('search', found > 0, 'found'),
    ...only('trade', done.length > 0, 'done'),
    ...only('trade', gave.length > 0, 'gave'),
    ...only('combat', turn !== undefined, 'turn'),
    ...only('strike', left !== undefined, 'left'),
    ...when(phase === 'combat' && turn === undefined, at('turn'), 'Say whose turn it is'),
    ...when(later && holder === null, at('holder'), 'Somebody holds the WAVE! card once the search is over'),
    ...when(!later && holder !== null, at('holder'), 'Nobody holds the WAVE! card before it is found'),
    ...when(later && round <= ROUNDS && assault === null, at('assault'), 'Name the Assault card of this round'),
    ...when((!later || round > ROUNDS) && assault !== null, at('assault'), 'No Assault card lies open now'),
    ...when(active !== undefined && waves !== (phase === 'search' ? 1 : 0), at('active'), activeFault(phase)),
    ...when(round > ROUNDS && enemies === 0, at('line'), `After round ${ROUNDS} a match without enemies is won`),
    ...when(phase === 'strike' && round === ROUNDS && enemies === 0, at('line'), 'Without enemies this match is won'),
    ...when((left ?? 0) > enemies, at('left'), `There are ${enemies} enemies in the line`),
  ];
}

const activeFault = (phase: Phase): string =>
  phase === 'search'
    ? 'WAVE! lies once in the active pile during the search'
    : 'WAVE! lies in the active pile during the search only';

function seatFaults(given: Given): Fault[] {
  const { people, holder, searcher, turn, done, gave } = given.position;
  const seats = seatsOf(given);
  const unknown = (path: Place, seat: string | null | undefined): Fault[] =>
    when(seat !== null && seat !== undefined && !seats.includes(seat), path, `There is no seat ${String(seat)} here`);
  const twice = (field: 'done' | 'gave', list: readonly string[]): Fault[] => [
    ...list.flatMap((seat, i) => unknown(at(field, i), seat)),
    ...when(new Set(list).size < list.length, at(field), 'Names a seat twice'),
  ];
  return [
    ...when(people.length > seats.length, at('people'), `There are ${seats.length} players`),
    ...unknown(at('holder'), holder),
    ...unknown(at('searcher'), searcher),
    ...unknown(at('turn', 'seat'), turn?.seat),
    ...twice('done', done),
    ...twice('gave', gave),
  ];
}

/** When a perk may have been used by then. */
const NOT_YET: Readonly<Partial<Record<Phase, readonly Trigger[]>>> = {
  search: ['enemyHit', 'combatStart', 'combatTurn', 'attack', 'kill', 'trade', 'craft'],
  trade: ['enemyHit', 'combatStart', 'combatTurn', 'attack', 'kill', 'craft'],
  combat: ['enemyHit'],
};

function personFaults({ players, first, position }: Given, i: number): Fault[] {
  const own: PersonSpec | undefined = position.people[i];
  if (own === undefined) return [];
  const here = (...path: Place): Place => at('people', i, ...path);
  const { name, track, always, first: second } = characterCard(players[i]?.character as CharacterId);
  const perks = SEATS[i] === first ? [always, second] : [always];
  const usable = perks.filter(({ limit, trigger }) => limit === 'round' && !NOT_YET[position.phase]?.includes(trigger));
  const used = perks.filter(({ id }) => own.used.includes(id));
  const tokens = own.barricades + own.traps + own.survivors;
  const inventory = own.inventory ?? [];
  const slots = slotsUsed(inventory);
  const splash = most(used, 'roundSplash') + rubbleFor(players.length).reduce((sum, id) => sum + splashOf(id), 0);
  return [
    ...when(own.damage >= track, here('damage'), `${name} is dead at ${track} damage`),
    ...when(slots > SLOTS, here('inventory'), `Takes ${slots} slots, and there are ${SLOTS}`),
    ...inventory.flatMap((id, n) => when(kindOf(id) === 'red', here('inventory', n), 'A red card cannot be kept')),
    ...own.used.flatMap((id, n) =>
      when(
        !usable.some((perk) => perk.id === id) || own.used.indexOf(id) < n,
        here('used', n),
        'Cannot have been used by now',
      ),
    ),
    ...when(
      isBeforeCombat(position) && (tokens > 0 || own.focus),
      here(),
      'Nothing is crafted, saved or played before the first Combat phase',
    ),
    ...when(position.round === 1 && own.survivors > 0, here('survivors'), 'Survivors join at the end of a round'),
    ...when(
      own.roundDamage !== most(used, 'roundDamage'),
      here('roundDamage'),
      `The perks used this round give ${most(used, 'roundDamage')}`,
    ),
    ...when(
      own.roundSplash < most(used, 'roundSplash') || own.roundSplash > splash,
      here('roundSplash'),
      `Can be ${most(used, 'roundSplash')} to ${splash}`,
    ),
    ...when(
      (position.phase === 'search' || position.phase === 'trade') && own.roundSplash > 0,
      here('roundSplash'),
      'Is 0 until the Combat phase',
    ),
  ];
}

/** What the perks that were used add to all attacks of this round. */
const most = (perks: readonly Perk[], verb: 'roundDamage' | 'roundSplash'): number =>
  perks.flatMap(({ effects }) => effectsOf(effects, verb)).reduce((sum, { amount }) => sum + amount, 0);
const splashOf = (id: string): number =>
  kindOf(id) === 'special'
    ? effectsOf(itemCard(id).effects, 'roundSplash').reduce((sum, { amount }) => sum + amount, 0)
    : 0;

function lineFaults({ position }: Given): Fault[] {
  const { line, phase, round, people, comers } = position;
  const numbers = line.map(({ id }, i) => id ?? i + 1);
  const fighting = phase === 'combat' || phase === 'strike';
  const brought = content.rubble.cards.flatMap(({ effects }) =>
    effectsOf(effects, 'addEnemy').map(({ enemy }) => enemy),
  );
  const cards = line.flatMap(({ enemy, damage, spears, stunned }, i) => {
    const { isEnemy, limit } = breed(enemy);
    const here = at('line', i);
    return [
      ...when(damage >= limit, here, `Has fallen at ${limit} damage`),
      ...when(
        !isEnemy && (damage + spears > 0 || stunned),
        here,
        'Nothing hurts, spears or stuns a survivor and leaves it standing',
      ),
      ...when(damage < spears * SPEAR_DAMAGE, here, `Each Spear has dealt ${SPEAR_DAMAGE} damage`),
      ...when(isBeforeCombat(position) && damage > 0, here, 'Nobody has fought yet'),
      ...when(stunned && !fighting, here, 'A stun ends with the Combat phase'),
      ...when(phase === 'search' && !isEnemy, here, 'Survivors join a player at the end of a round'),
      ...when(
        phase === 'search' && round === 1 && !brought.includes(enemy),
        here,
        'Comes with an Assault card, and there was none yet',
      ),
      ...when(
        numbers.indexOf(numbers[i] as number) < i,
        at('line', i, 'id'),
        'Another card in the line has this number',
      ),
    ];
  });
  const inPlay = (enemy: string): number =>
    line.filter((card) => card.enemy === enemy).length +
    (enemy === 'survivor' ? people.reduce((sum, { survivors }) => sum + survivors, 0) : 0);
  return [
    ...cards,
    ...when(
      comers !== undefined && comers < Math.max(0, ...numbers),
      at('comers'),
      'A card in the line has a higher number',
    ),
    ...ENEMIES.flatMap((enemy) => {
      const copies = content.enemies.find(({ id }) => id === enemy)?.copies ?? 0;
      return when(inPlay(enemy) > copies, at('line'), `There are ${copies} cards of the ${enemy}`);
    }),
  ];
}

/** No card is there more often than it was printed. */
function pileFaults({ players, position }: Given): Fault[] {
  const { people, rubble, active, discard, combat, combatDiscard, assault, assaults, phase, round } = position;
  const mustering = phase === 'muster';
  const inUse = mustering ? rubbleFor(players.length) : [...rubbleFor(players.length), ...startingWeapons(players)];
  const places: [Place, readonly string[]][] = [
    ...(mustering ? [] : people).map(({ inventory }, i): [Place, readonly string[]] => [
      at('people', i, 'inventory'),
      inventory ?? startingWeapons(players.slice(i, i + 1)),
    ]),
    [at('active'), (active ?? []).filter((id) => id !== WAVE_CARD)],
    [at('discard'), discard],
    [at('rubble'), rubble],
  ];
  const drawn = Math.min(ROUNDS, LATER.includes(phase) ? round : Math.max(0, round - 1));
  const open = [...(assault === null ? [] : [assault]), ...assaults];
  const left = content.assaults.length - drawn;
  return [
    ...tooMany(places, inUse),
    ...tooMany(
      [
        [at('combatDiscard'), combatDiscard],
        [at('combat'), combat],
      ],
      combatDeck(),
    ),
    ...tooMany(
      [[at('assaults'), open]],
      content.assaults.map(({ id }) => id),
    ),
    ...when(assaults.length > left, at('assaults'), `${left} Assault cards are left by then`),
    ...when(
      (mustering || isBeforeCombat(position)) && combatDiscard.length > 0,
      at('combatDiscard'),
      'Nobody has fought yet',
    ),
    ...when(mustering && discard.length + (active ?? []).length > 0, at('discard'), 'Nobody has searched yet'),
  ];
}

function tooMany(places: readonly (readonly [Place, readonly string[]])[], printed: readonly string[]): Fault[] {
  const left = [...printed];
  return places.flatMap(([path, cards]) =>
    cards.flatMap((id, i) => {
      const found = left.indexOf(id);
      if (found >= 0) left.splice(found, 1);
      const copies = printed.filter((other) => other === id).length;
      return when(
        found < 0,
        [...path, i],
        `${id}: this match has ${copies === 0 ? 'none' : copies === 1 ? 'one, and it is elsewhere' : `${copies}, and they are elsewhere`}`,
      );
    }),
  );
}
