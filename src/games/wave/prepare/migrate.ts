import type { Json } from '../../../kernel/index.ts';
import { content } from '../cards/content.ts';
import type { State } from '../state.ts';

type OldState = State & { turn: { focus?: boolean } };

/**
 * A state of version 1. Focus lay on the turn instead of the player, the Combat deck had no Soft Spot, and what a phase left
 * behind stayed until the next one of its kind.
 */
export function migrate(old: Json): State {
  const state = JSON.parse(JSON.stringify(old)) as OldState;
  const { focus = false, ...turn } = state.turn;
  for (const [seat, person] of Object.entries(state.people)) person.focus ??= focus && seat === turn.seat;
  const { phase, first } = state;
  state.turn = phase === 'combat' ? turn : { seat: first, actions: 0 };
  if (phase !== 'trade') Object.assign(state, { done: [], gave: [] });
  if (phase !== 'search') Object.assign(state, { searcher: first, found: 0 });
  if (phase !== 'muster') state.wishes = {};
  addMissing(state);
  return state;
}

/** Combat cards that were not printed yet come in with the next shuffle. */
function addMissing({ combat, combatDiscard }: State): void {
  for (const { id, copies } of content.combat) {
    const there = [...combat, ...combatDiscard].filter((card) => card === id).length;
    combatDiscard.push(...new Array<string>(Math.max(0, copies - there)).fill(id));
  }
}
