import { breed } from '../cards/cards.ts';
import { checkVictory } from '../combat/damage.ts';
import { beginSearch } from './pile.ts';
import { holderOf, leftOf, person, type Table } from '../state.ts';
import { emit } from '../verbs.ts';
import { ROUNDS } from '../words.ts';

/** The round is over when the remaining enemies have attacked (WAV.ROUND.2); they stay where they are (WAV.ROUND.4). */
export function endRound(t: Table): void {
  const { state } = t;
  joinHolder(t);
  for (const foe of state.line) foe.stunned = false; // WAV.TOKEN.15: the stun ends with the Combat phase
  for (const seat of state.seats) Object.assign(person(state, seat), { used: [], roundDamage: 0, roundSplash: 0 });
  checkVictory(t, state.round >= ROUNDS);
  // WAV.ROUND.3, WAV.LAST.2: six rounds, and further ones while enemies stand.
  passToken(t);
  beginSearch(t);
}

/** WAV.FIRST.6: to the left neighbour; alone it never leaves the player (WAV.FIRST.7). */
function passToken(t: Table): void {
  const next = leftOf(t.state, t.state.first);
  if (next === t.state.first) return;
  t.state.first = next;
  emit(t, 'WAV.FIRST.6', 'wave.first', { seat: next });
}

/** WAV.SURV.5: survivors still in the line join whoever holds the WAVE! card, for good (WAV.SURV.7). */
function joinHolder(t: Table): void {
  const { state } = t;
  const saved = state.line.filter(({ enemy }) => breed(enemy).joins);
  if (saved.length === 0) return;
  const holder = holderOf(state);
  state.line = state.line.filter((foe) => !saved.includes(foe));
  person(state, holder).survivors += saved.length;
  emit(t, 'WAV.SURV.5', 'wave.survivors.joined', { seat: holder, saved: saved.length });
}
