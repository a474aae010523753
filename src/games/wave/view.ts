import type { Chance } from '../../kernel/index.ts';
import type { State } from './state.ts';
import { WAVE_CARD } from './words.ts';

/** Only the order of the piles, and how the hidden Rubble cards lie in them, is secret; so piles show as counts. */
export type View = Omit<State, 'rubble' | 'active' | 'assaults' | 'combat'> & {
  readonly rubble: number;
  readonly active: number;
  readonly assaults: number;
  readonly combat: number;
};

/** Everybody sees the same: hands, boards, tokens and the line are open. */
export function viewOf(state: State): View {
  const { rubble, active, assaults, combat } = state;
  return {
    ...state,
    rubble: rubble.length,
    active: active.length,
    assaults: assaults.length,
    combat: combat.length,
  };
}

/** Nobody knows the order of a pile, nor which of the unseen Rubble cards already lie in the active pile. */
export function redeal(state: State, chance: Chance): void {
  const wave = state.active.includes(WAVE_CARD) ? [WAVE_CARD] : [];
  const unseen = [...state.rubble, ...state.active.filter((card) => card !== WAVE_CARD)].sort();
  chance.shuffle(unseen);
  const active = [...unseen.splice(0, state.active.length - wave.length), ...wave];
  chance.shuffle(active);
  state.active = active;
  state.rubble = unseen;
  for (const pile of [state.assaults, state.combat]) {
    pile.sort();
    chance.shuffle(pile);
  }
}
