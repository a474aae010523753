import { BrokenTable } from '../../kernel/index.ts';
import type { Battle, Phase } from './state.ts';
import { charactersHere } from './units.ts';

/** LD.TURN.1, LD.TURN.2, LD.TURN.4: how one Phase follows another. */

const NEXT: Readonly<Partial<Record<Phase, Phase>>> = {
  noise: 'ammo',
  ammo: 'zombies',
  zombies: 'initiative',
  initiative: 'action',
  action: 'shooting',
  shooting: 'combat',
  combat: 'end',
};

/** The Phase is over, and the next one begins. */
export function nextPhase(battle: Battle): void {
  const next = NEXT[battle.phase];
  if (next === undefined) throw new BrokenTable('LD.TURN.1', { phase: battle.phase });
  battle.phase = next;
  battle.begun = false;
}

/** LD.TURN.2, LD.TURN.5: every turn begins with the Menace Phase, the first one too. */
export function beginTurn(battle: Battle): void {
  battle.turn += 1;
  battle.phase = 'noise';
  battle.begun = false;
  battle.aggressor = null;
  for (const one of charactersHere(battle)) {
    Object.assign(one, { activated: false, ran: false, shot: false, fought: false, frozen: false, subdued: false });
  }
  for (const one of battle.zombies) Object.assign(one, { activated: false, fought: false, subdued: false, door: null });
}
