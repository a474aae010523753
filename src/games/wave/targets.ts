import { BrokenTable } from '../../kernel/index.ts';
import { breed } from './cards.ts';
import { type Foe, foeById, type State, type Table } from './state.ts';
import { choose, type Flow, type Seat, type WaveRule } from './table.ts';

/** An enemy as it is named in an answer. */
export const foeOption = (
  foe: Foe,
): { id: string; label: { key: string; params: Record<string, string | number> }; about: { foe: number } } => ({
  id: `foe:${foe.id}`,
  label: {
    key: foe.spears > 0 ? 'wave.foe.speared' : 'wave.foe',
    params: { enemy: foe.enemy, left: breed(foe.enemy).limit - foe.damage, spears: foe.spears },
  },
  about: { foe: foe.id },
});

/** Asks for one of several enemies. */
export function* aimAt(t: Table, seat: Seat, foes: readonly Foe[], rule: WaveRule, key: string): Flow<string> {
  return yield* choose(t, seat, { rule, prompt: { key }, options: foes.map(foeOption) });
}

export function foeOf(state: State, answer: string): Foe {
  const foe = foeById(state, Number(answer.slice('foe:'.length)));
  if (foe === undefined) throw new BrokenTable('WAV.LINE.3', { answer });
  return foe;
}
