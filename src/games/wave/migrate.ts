import type { Json } from '../../kernel/index.ts';
import type { State } from './state.ts';

type OldState = State & { turn: { focus?: boolean } };

/** A state of version 1, in which Focus lay on the turn instead of the player. */
export function migrate(old: Json): State {
  const state = JSON.parse(JSON.stringify(old)) as OldState;
  const { focus = false, ...turn } = state.turn;
  for (const [seat, person] of Object.entries(state.people)) person.focus ??= focus && seat === turn.seat;
  state.turn = turn;
  return state;
}
