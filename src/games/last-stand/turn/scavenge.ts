import { waives } from '../moments/abilities.ts';
import { scavengeToken } from '../cards/cards.ts';
import { spendActions } from './costs.ts';
import { mixBack } from '../cards/effects-on-map.ts';
import { gainKarma } from './gaining.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import { test } from './rolls.ts';
import { enemiesOn, place, type Ranger, type State } from '../state.ts';
import { draw, emit, type Flow, type Table } from '../verbs.ts';

/** DLS.SCAV.4, DLS.ACT.10, DLS.KARMA.2: no Raider or Monstrosity here; a Leader alone does not matter. */
const unhindered = (state: State, ranger: Ranger): boolean =>
  enemiesOn(place(state, ranger.at)) === 0 || waives(state, ranger, 'enemies');

export const mayScavenge = (state: State, ranger: Ranger): boolean =>
  place(state, ranger.at).scavenge.length > 0 && unhindered(state, ranger);
export const mayPickUpKarma = (state: State, ranger: Ranger): boolean =>
  place(state, ranger.at).karma > 0 && unhindered(state, ranger);

/** DLS.ACT.9: one token for one action. */
export function pickUpKarma(t: Table, ranger: Ranger): void {
  spendActions(ranger, 1);
  place(t.state, ranger.at).karma--;
  t.state.karma++; // from the map to the Ranger, by way of the supply
  gainKarma(t, ranger, 1, 'DLS.ACT.9');
}

/** DLS.SCAV.3, DLS.SCAV.5: a Scavenge test; DLS.SCAV.6: on a success the token's content is the Ranger's. */
export function* scavenge(t: Table, ranger: Ranger): Flow<void> {
  spendActions(ranger, 1);
  const { at } = ranger;
  const successes = yield* test(t, ranger, { attr: 'scavenge', mod: 0, need: 1, rule: 'DLS.SCAV.5' });
  const id = draw(t, 'DLS.SCAV.6', place(t.state, at).scavenge, 'secret');
  if (id === undefined) return;
  const { kind, star, effects } = scavengeToken(id);
  if (successes !== null) {
    emit(t, 'DLS.SCAV.6', 'ls.scavenge.shown', { ranger: ranger.id, token: id });
    if (kind !== 'special') t.state.scavenge.discard.push(id); // DLS.SCAV.11: no star after a success
    return yield* carryOut(t, effects, doing(ranger, 'DLS.SCAV.6', id, { token: id })); // DLS.SCAV.7, DLS.ART.1
  }
  emit(t, 'DLS.SCAV.9', 'ls.scavenge.missed', { ranger: ranger.id, token: id });
  t.state.scavenge.discard.push(id);
  if (star) mixBack(t); // DLS.SCAV.10
}
