import { diceTold, oneDie, sumDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { humanOf, nearestTo, ofSide, repOf, seatFor } from '../figures.ts';
import { leaderOf } from '../people/groups.ts';
import type { Human, Side } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { LostDoing } from './doing.ts';
import { spotAt } from './spots.ts';

/** ATZ.EVENT.18: somebody who is lost comes back, or does not. */

/** From the second phase on in which its group would activate. */
export function mayReturn(t: Table, side: Side): void {
  const enc = encounterOf(t);
  const { lost } = enc.clocks;
  if (lost === null) return;
  const human = humanOf(enc, lost.who);
  if (human.side !== side.id || human.fate !== 'lost') return;
  const others = ofSide(enc, side.id).filter(({ seat }) => seat === human.seat);
  const leader: Human = others.length > 0 ? leaderOf(others) : human;
  if (repOf(leader) < (side.die ?? 0)) return;
  lost.chances++;
  if (lost.chances >= 2) begin(t, { do: 'lost' });
}

export function* returnFromNowhere(t: Table, doing: LostDoing): Flow<void> {
  const enc = encounterOf(t);
  finish(t, doing);
  const human = humanOf(enc, enc.clocks.lost?.who ?? '');
  const { id, name } = human;
  const seat = seatFor(enc, human);
  const rep = repOf(human);
  const die = yield* oneDie(t, { rule: 'ATZ.EVENT.18', seat, prompt: { key: 'atz.lost.roll', params: { name, rep } } });
  const dice = diceTold(die);
  if (die > rep) return emit(t, 'ATZ.EVENT.18', 'atz.lost.still', { unit: id, name }, { dice });
  const prompt = { key: 'atz.lost.far', params: { name } } as const;
  const { total } = yield* sumDice(t, { rule: 'ATZ.EVENT.18', seat, prompt }, 2);
  const hour = yield* oneDie(t, { rule: 'ATZ.EVENT.18', seat, prompt: { key: 'atz.event.hour' } });
  const near = nearestTo(human, ofSide(enc, human.side)) ?? human;
  Object.assign(human, spotAt(enc, near, 2 * hour, total), { fate: 'here' });
  enc.clocks.lost = null;
  emit(t, 'ATZ.EVENT.18', 'atz.lost.back', { unit: id, name, x: human.x, y: human.y }, { dice });
}
