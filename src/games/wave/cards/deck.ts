import { does } from '../../../kernel/index.ts';
import { type Blow, blow, breed, changeBy, itemCard } from './cards.ts';
import { discardAside, spendCard } from '../round/inventory.ts';
import { drawsOf, usableItems } from './items.ts';
import type { WaveAside } from '../means.ts';
import { useOffer } from '../options.ts';
import type { Foe, State, Table } from '../state.ts';
import { choose, draw, emit, type Flow, type Seat, shuffle, offer } from '../verbs.ts';
import type { CardId, CombatId } from '../words.ts';

/** WAV.DECK.9: one pile for players and enemies. WAV.DECK.10: when it is empty, the discards are shuffled into a new one. */
function drawCombat(t: Table, count: number): CombatId[] {
  const drawn: CombatId[] = [];
  for (let i = 0; i < count; i++) {
    if (t.state.combat.length === 0) restockCombat(t);
    const card = draw(t, 'WAV.DECK.1', t.state.combat, 'known');
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

function restockCombat(t: Table): void {
  if (t.state.combatDiscard.length === 0) return;
  t.state.combat = t.state.combatDiscard;
  t.state.combatDiscard = [];
  shuffle(t, t.state.combat);
  emit(t, 'WAV.DECK.10', 'wave.combat.reshuffled', { cards: t.state.combat.length });
}

/** WAV.DECK.11, WAV.AMMO.6: the card used and the others go to the discards. */
export function discardCombat(t: Table, cards: readonly CombatId[]): void {
  t.state.combatDiscard.push(...cards);
}

/**
 * The Combat card for a player's attack, of `count` cards and those that Vitality Pills (WAV.SPECIAL.12) and Lucky
 * (WAV.SPECIAL.14) bring; all that were drawn are returned beside the one that is used.
 */
export function* drawForAttack(
  t: Table,
  seat: Seat,
  weapon: CardId,
  target: Foe,
  count: number,
): Flow<{ used: Blow | null; drawn: readonly CombatId[] }> {
  const drawn = drawCombat(t, count);
  if (drawn.length > 0) emit(t, 'WAV.DECK.1', 'wave.cards.drawn', { seat, cards: drawn });
  while (drawn.length > 0 || usableItems(t.state, seat, ['ownAttack']).length > 0) {
    const act = yield* choose(t, seat, () => ({
      rule: 'WAV.DECK.3',
      prompt: {
        key: drawn.length > 0 ? 'wave.cards' : 'wave.cards.none',
        params: { card: weapon, enemy: target.enemy },
      },
      options: cardOptions(t.state, seat, drawn),
      asides: luckyAsides(t, seat, drawn),
      facts: { drawn: [...drawn], weapon, foe: target.id },
    }));
    if (act === 'strike') break;
    if (does(act, 'card')) {
      const used = blow(drawn[act.at] as CombatId); // WAV.DECK.2, WAV.SPECIAL.13
      emit(t, 'WAV.DECK.3', 'wave.card.used', { seat, combat: used.id });
      return { used, drawn };
    }
    if (does(act, 'redraw')) playLucky(t, seat, drawn, act.at);
    else takePills(t, seat, act.card, drawn);
  }
  return { used: null, drawn };
}

const cardOptions = (state: State, seat: Seat, drawn: readonly CombatId[]) => [
  ...(drawn.length > 0 ? drawn.map(combatOffer) : (['strike'] as const)),
  ...usableItems(state, seat, ['ownAttack']).map(useOffer),
  ...(luckySeats(state).includes(seat) ? drawn.map(redrawOffer) : []),
];

const combatOffer = (combat: CombatId, at: number) =>
  offer({
    means: { do: 'card', at },
    label: { key: 'wave.combat-card', params: { combat } },
    about: { combat: at },
  });

/** WAV.SPECIAL.14: by anyone for anyone's draw. */
function luckyAsides(t: Table, attacker: Seat, drawn: CombatId[]): WaveAside[] {
  const seats = luckySeats(t.state).filter((seat) => seat !== attacker);
  if (seats.length === 0) return [];
  return drawn.map((combat, i) => ({
    means: { do: 'redraw', at: i },
    seats,
    rule: 'WAV.SPECIAL.14',
    label: { key: 'wave.redraw', params: { combat } },
    *play(table: Table, seat: Seat): Flow<void> {
      playLucky(table, seat, drawn, i);
    },
  }));
}

/** WAV.SPECIAL.12: two more cards, also after the first have been seen, and on an attack that drew none. */
function takePills(t: Table, seat: Seat, card: CardId, drawn: CombatId[]): void {
  spendCard(t, seat, card);
  const more = drawCombat(t, drawsOf(itemCard(card).effects));
  drawn.push(...more);
  emit(t, 'WAV.SPECIAL.12', 'wave.pills', { seat, card, cards: more });
}

/**
 * WAV.STRIKE.5: the Combat card for an enemy's attack. Whoever holds Lucky may first have drawn cards replaced
 * (WAV.SPECIAL.14); `hushed` seats may not discard meanwhile.
 */
export function* drawForEnemy(t: Table, foe: Foe, count: number, hushed: readonly Seat[]): Flow<Blow | null> {
  const drawn = drawCombat(t, count);
  if (drawn.length > 0) emit(t, 'WAV.STRIKE.5', 'wave.cards.drawn.enemy', { enemy: foe.enemy, cards: drawn });
  let undecided = drawn.length > 0 ? luckySeats(t.state) : [];
  while (undecided.length > 0) {
    const free = undecided.filter((seat) => !hushed.includes(seat));
    const { seat, answer } = yield* choose(t, { any: undecided }, () => ({
      rule: 'WAV.SPECIAL.14',
      prompt: { key: 'wave.lucky', params: { enemy: foe.enemy, cards: [...drawn] } },
      options: ['pass', ...drawn.map(redrawOffer)],
      facts: { drawn: [...drawn], foe: foe.id },
      quiet: [...free, ...hushed],
      // The Lucky that is being asked about is in use (WAV.INV.7).
      asides: discardAside(t, free, (each) => [luckyCard(t.state, each) as CardId]),
    }));
    if (answer === 'pass') undecided = undecided.filter((other) => other !== seat);
    else {
      playLucky(t, seat, drawn, answer.at);
      undecided = luckySeats(t.state);
    }
  }
  discardCombat(t, drawn);
  return worst(drawn, breed(foe.enemy).damage);
}

/** WAV.DECK.4: the most damage to the target, then the most splash, then the first drawn. */
function worst(drawn: readonly CombatId[], own: number): Blow | null {
  return drawn.map(blow).reduce<Blow | null>((chosen, next) => {
    const more = chosen === null ? 1 : changeBy(next, own) - changeBy(chosen, own);
    return chosen === null || more > 0 || (more === 0 && next.splash > chosen.splash) ? next : chosen;
  }, null);
}

const redrawOffer = (combat: CombatId, at: number) =>
  offer({
    means: { do: 'redraw', at },
    label: { key: 'wave.redraw', params: { combat } },
    about: { combat: at },
  });

/** Who could have a drawn Combat card replaced. */
const luckySeats = (state: State): Seat[] => state.seats.filter((seat) => luckyCard(state, seat) !== undefined);

const luckyCard = (state: State, seat: Seat): CardId | undefined => usableItems(state, seat, ['combatDraw'])[0];

/** WAV.SPECIAL.15: the named card goes to the discards, and a new one is drawn for it. */
function playLucky(t: Table, seat: Seat, drawn: CombatId[], at: number): void {
  const lucky = luckyCard(t.state, seat) as CardId;
  const old = drawn[at] as CombatId;
  spendCard(t, seat, lucky);
  discardCombat(t, [old]);
  const fresh = drawCombat(t, 1);
  drawn.splice(at, 1, ...fresh);
  emit(t, 'WAV.SPECIAL.15', 'wave.redrawn', { seat, card: lucky, old, fresh });
}
