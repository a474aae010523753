import { BrokenTable } from '../../../kernel/index.ts';
import { joinLine } from '../combat/assault.ts';
import { kindOf } from './cards.ts';
import { heal, suffer } from '../combat/damage.ts';
import { discardCard, holdingOn, loseRandom, takeIn, throwAway } from '../round/inventory.ts';
import { aimAt, cardOffer, placedCardOffer, seatOffer } from '../options.ts';
import { restock } from '../round/pile.ts';
import type { Effect } from './shapes.ts';
import { enemiesIn, junkOf, person, type State, type Table } from '../state.ts';
import { choose, draw, emit, type Flow, pick, type Seat, type WaveRule } from '../verbs.ts';
import { type CardId, ROUNDS } from '../words.ts';

/** Which rules the log names for harm, where one verb serves several rules. */
export interface Grounds {
  readonly suffer?: WaveRule;
  readonly lose?: WaveRule;
}

/** Carries out what a card or perk says, verb by verb, for the character of `seat`. */
export function* carryOut(t: Table, seat: Seat, effects: readonly Effect[], grounds: Grounds = {}): Flow<void> {
  for (const effect of effects) yield* carry(t, seat, effect, grounds);
}

function* carry(t: Table, seat: Seat, effect: Effect, grounds: Grounds): Flow<void> {
  const { state } = t;
  switch (effect.verb) {
    case 'suffer':
      return suffer(t, seat, effect.amount, grounds.suffer ?? 'WAV.DAMAGE.3');
    case 'loseRandom':
      for (let i = 0; i < effect.count; i++) loseRandom(t, seat, grounds.lose ?? 'WAV.INV.9');
      return;
    case 'discard':
      return yield* payCard(t, seat, effect.kind);
    case 'heal':
      return yield* healing(t, seat, effect.amount, effect.who);
    case 'extraAction':
      state.turn.actions += effect.count;
      return emit(t, 'WAV.COMBAT.3', 'wave.action.more', { seat: state.turn.seat, actions: state.turn.actions });
    case 'roundDamage':
      person(state, seat).roundDamage += effect.amount;
      return;
    case 'roundSplash':
      person(state, seat).roundSplash += effect.amount;
      return;
    case 'spreadNext':
      person(state, seat).focus = true;
      return;
    case 'addEnemy':
      if (state.round > ROUNDS) return emit(t, 'WAV.LAST.1', 'wave.nobody-comes', { enemy: effect.enemy });
      return joinLine(t, new Array<typeof effect.enemy>(effect.count).fill(effect.enemy), 'WAV.LINE.2');
    case 'stun':
      return yield* stun(t, seat);
    case 'takeWave':
      return takeWave(t, seat);
    case 'drawRubble':
      return yield* lookThroughRubble(t, seat, effect.look, effect.keep);
    default:
      throw new BrokenTable('WAV.SYMBOL.1', { effect: effect.verb, outside: 'an attack' });
  }
}

function* payCard(t: Table, seat: Seat, kind: 'junk' | 'any'): Flow<void> {
  const own = (): CardId[] => (kind === 'junk' ? junkOf(t.state, seat) : person(t.state, seat).inventory); // WAV.RUBBLE.7
  const { card } = yield* choose(t, seat, () => ({
    rule: 'WAV.RUBBLE.7',
    prompt: { key: 'wave.pay', params: { kind } },
    options: [...new Set(own())].map(cardOffer),
    ...holdingOn(t, seat, own().slice(-1)), // one must be left to pay with
  }));
  discardCard(t, seat, card, 'WAV.RUBBLE.7');
}

/** WAV.HEAL.1: the user, or as the card says one character of choice or everyone. */
function* healing(t: Table, seat: Seat, amount: number, who: 'self' | 'any' | 'all'): Flow<void> {
  if (who === 'self') return heal(t, seat, amount, 'WAV.HEAL.1');
  if (who === 'all') {
    for (const each of t.state.seats) heal(t, each, amount, 'WAV.HEAL.1');
    return;
  }
  const { seat: patient } = yield* choose(t, seat, {
    rule: 'WAV.HEAL.1',
    prompt: { key: 'wave.heal.whom', params: { amount } },
    options: hurtSeats(t.state).map(seatOffer),
  });
  heal(t, patient, amount, 'WAV.HEAL.1');
}

export const hurtSeats = (state: State): Seat[] => state.seats.filter((seat) => person(state, seat).damage > 0);

function* stun(t: Table, seat: Seat): Flow<void> {
  const awake = enemiesIn(t.state).filter(({ stunned }) => !stunned);
  const foe = yield* aimAt(t, seat, awake, 'WAV.TOKEN.15', 'wave.stun');
  foe.stunned = true;
  emit(t, 'WAV.TOKEN.15', 'wave.stunned', { seat, enemy: foe.enemy, foe: foe.id });
}

function takeWave(t: Table, seat: Seat): void {
  if (t.state.waveHolder === seat) return;
  t.state.waveHolder = seat;
  emit(t, 'WAV.WAVE.10', 'wave.taken-over', { seat });
}

/** The top cards of the Rubble pile: some may be kept, red ones have no effect and go with the rest. */
function* lookThroughRubble(t: Table, seat: Seat, look: number, keep: number): Flow<void> {
  const seen: CardId[] = [];
  for (let i = 0; i < look; i++) {
    restock(t);
    const card = draw(t, 'WAV.RUBBLE.7', t.state.rubble, 'secret');
    if (card !== undefined) seen.push(card);
  }
  emit(t, 'WAV.RUBBLE.7', 'wave.looked', { seat, cards: seen });
  const chosen = yield* pickOf(t, seat, seen, keep);
  for (const [i, card] of seen.entries()) {
    const wanted = chosen.includes(i) && (yield* takeIn(t, seat, card, 'WAV.INV.1')) === 'taken';
    if (wanted) emit(t, 'WAV.RUBBLE.7', 'wave.kept', { seat, card });
    else throwAway(t, card);
  }
}

function* pickOf(t: Table, seat: Seat, seen: readonly CardId[], keep: number): Flow<readonly number[]> {
  const options = seen.flatMap((card, i) => (kindOf(card) === 'red' ? [] : [placedCardOffer(i, card)]));
  if (options.length === 0) return [];
  const chosen = yield* pick(t, seat, {
    rule: 'WAV.RUBBLE.7',
    prompt: { key: 'wave.look.keep', params: { keep } },
    options,
    min: 0,
    max: Math.min(keep, options.length),
    facts: { seen },
  });
  return chosen.map(({ place }) => place);
}
