import { inMelee } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';

/** ATZ.ACT.10: what takes a whole activation. */

/** Nothing has been done in this activation yet. */
export const isFresh = (enc: Encounter, human: Human): boolean =>
  human.turn.inches === 0 && !human.turn.fired && human.turn.did.length === 0 && !inMelee(enc, human.id);

/** It has spent its activation, and on what. */
export function task(human: Human, what: string): void {
  human.turn.did.push('task');
  human.turn.task = what;
}
