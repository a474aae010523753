import { BrokenTable } from '../../../kernel/index.ts';
import { hasEffect } from '../cards/cards.ts';
import { holdingOn, spendCard } from './inventory.ts';
import { bury, harm } from '../combat/line.ts';
import { aimAt, seatOffer } from '../options.ts';
import { spendPerk } from '../cards/perks.ts';
import type { Perk } from '../cards/shapes.ts';
import { adjacentTo, enemiesIn, holds, isEnemy, junkOf, perksAt, person, type State, type Table } from '../state.ts';
import { choose, emit, type Flow, type Seat, offer } from '../verbs.ts';
import { type CardId, RECIPES, SPEAR_DAMAGE, type Token } from '../words.ts';

/** WAV.CRAFT.2: the two ingredients of a token, one card of each; a perk may let junk stand in for one (WAV.RUBBLE.7). */
function payments(state: State, seat: Seat, token: Token): CardId[][] {
  const [one, other] = RECIPES[token];
  const whole = holds(state, seat, one) && holds(state, seat, other) ? [[one, other]] : [];
  if (upcycler(state, seat) === undefined) return whole;
  const junk = [...new Set(junkOf(state, seat))];
  const patched = ([one, other] as const)
    .filter((real) => holds(state, seat, real))
    .flatMap((real) => junk.map((card) => [real, card]));
  return [...whole, ...patched];
}

const upcycler = (state: State, seat: Seat): Perk | undefined => craftPerk(state, seat, 'junkAsIngredient');
const freeCraft = (state: State, seat: Seat): Perk | undefined => craftPerk(state, seat, 'freeCraft');
const craftPerk = (state: State, seat: Seat, verb: 'junkAsIngredient' | 'freeCraft'): Perk | undefined =>
  perksAt(state, seat, 'craft').find(({ effects }) => hasEffect(effects, verb));

/** Needs the ingredients, an action or a perk that saves it, and for a Spear or Grenade an enemy (WAV.TOKEN.10). */
export function craftable(state: State, seat: Seat, token: Token): boolean {
  const mayAct = state.turn.actions > 0 || freeCraft(state, seat) !== undefined;
  const aims = token === 'spear' || token === 'grenade';
  return mayAct && (!aims || enemiesIn(state).length > 0) && payments(state, seat, token).length > 0;
}

/** WAV.CRAFT.1, WAV.CRAFT.3: an action that makes one token; it is not an attack (WAV.CRAFT.5). */
export function* craft(t: Table, seat: Seat, token: Token): Flow<void> {
  const free = freeCraft(t.state, seat);
  const paid = yield* pay(t, seat, token);
  for (const card of paid) spendCard(t, seat, card);
  if (free === undefined) t.state.turn.actions--;
  else spendPerk(t, seat, free);
  emit(t, 'WAV.CRAFT.2', 'wave.crafted', { seat, token, cards: paid }); // WAV.CRAFT.6: as many as one can pay for
  yield* PUT[token](t, seat);
}

function* pay(t: Table, seat: Seat, token: Token): Flow<readonly CardId[]> {
  const ways = payments(t.state, seat, token);
  const [only] = ways;
  if (only === undefined) throw new BrokenTable('WAV.CRAFT.2', { seat, token });
  if (ways.length === 1) return only;
  const { payment } = yield* choose(t, seat, () => ({
    rule: 'WAV.CRAFT.2',
    prompt: { key: 'wave.craft.pay', params: { token } },
    options: payments(t.state, seat, token).map(paymentOffer),
    ...holdingOn(t, seat, only),
  }));
  return payments(t.state, seat, token).find((cards) => paymentOffer(cards).means.payment === payment) as CardId[];
}

const paymentOffer = (cards: readonly CardId[]) =>
  offer({
    means: { payment: cards.join('+') },
    label: { key: 'wave.cards.named', params: { cards } },
  });

/** What becomes of a token the moment it is made. */
const PUT = {
  /** WAV.TOKEN.1, WAV.TOKEN.4: it stands before the crafter. */
  *barricade(t: Table, seat: Seat): Flow<void> {
    person(t.state, seat).barricades++;
    emit(t, 'WAV.TOKEN.1', 'wave.barricade.stands', { seat });
  },
  /** WAV.TOKEN.6: before any player of the crafter's choice. */
  *trap(t: Table, seat: Seat): Flow<void> {
    const { seat: guarded } = yield* choose(t, seat, {
      rule: 'WAV.TOKEN.6',
      prompt: { key: 'wave.trap.where' },
      options: t.state.seats.map(seatOffer),
    });
    person(t.state, guarded).traps++;
    emit(t, 'WAV.TOKEN.6', 'wave.trap.set', { seat, guarded });
  },
  /** WAV.TOKEN.10, WAV.TOKEN.11: on an enemy, for 3 damage at once. */
  *spear(t: Table, seat: Seat): Flow<void> {
    const foe = yield* aimAt(t, seat, enemiesIn(t.state), 'WAV.TOKEN.10', 'wave.spear.where');
    foe.spears++;
    emit(t, 'WAV.TOKEN.10', 'wave.spear.put', { seat, enemy: foe.enemy, foe: foe.id });
    harm(t, foe, SPEAR_DAMAGE, 'WAV.TOKEN.11');
    bury(t);
  },
  grenade,
} as const satisfies Record<Token, (t: Table, seat: Seat) => Flow<void>>;

/** WAV.TOKEN.13, WAV.TOKEN.14: stuns an enemy and one next to it, and both go to the right end, keeping their order. */
function* grenade(t: Table, seat: Seat): Flow<void> {
  const one = yield* aimAt(t, seat, enemiesIn(t.state), 'WAV.TOKEN.13', 'wave.grenade.where');
  const beside = adjacentTo(t.state, one).filter(isEnemy);
  const hit = beside.length === 0 ? [one] : [one, yield* aimAt(t, seat, beside, 'WAV.TOKEN.13', 'wave.grenade.beside')];
  const stunned = t.state.line.filter((foe) => hit.includes(foe));
  for (const foe of stunned) foe.stunned = true;
  t.state.line = [...t.state.line.filter((foe) => !stunned.includes(foe)), ...stunned];
  emit(t, 'WAV.TOKEN.14', 'wave.grenade.thrown', { seat, enemies: stunned.map(({ enemy }) => enemy) });
}
