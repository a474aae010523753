import type { Point } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { meanWounds, SIDES } from '../fight/attack.ts';
import { toughnessOf } from '../conditions.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { GUN_FIGURES, isGun } from '../figures.ts';
import { eyesOf, viewOf } from '../fight/sight.ts';
import type { Battle, Herd, Human } from '../state.ts';
import { BASE } from '../words.ts';
import { zombieWorth } from './value.ts';

/** What guns may take of a herd where it comes to stand. */

/** Not everybody shoots at the same herd. */
const SHARE = 0.2;

export function exposure(battle: Battle, herd: Herd, follows: readonly { readonly to: Point }[]): number {
  const table = tabletopOf(battle);
  const defence = toughnessOf(battle, herd, 'shoot');
  let sum = 0;
  for (const human of battle.humans) {
    if (human.seat === herd.seat || human.down) continue;
    const near = nearestOf(human, follows);
    if (near === null) continue;
    const wounds = shotsAt(human, near.gap, defence);
    if (wounds === 0) continue;
    const [eye] = eyesOf(battle, human);
    const body = { id: 'there', x: near.to.x, y: near.to.y, level: 0, facing: 0, ...BASE };
    const view = eye === undefined ? null : viewOf(table, eye, body);
    if (view?.seen === true) sum += wounds * (view.cover ? 0.7 : 1);
  }
  return SHARE * sum * zombieWorth(herd);
}

function nearestOf(human: Human, follows: readonly { readonly to: Point }[]): { to: Point; gap: number } | null {
  let best: { to: Point; gap: number } | null = null;
  for (const { to } of follows) {
    const gap = Math.max(0, apart(human, to) - 1);
    if (best === null || gap < best.gap) best = { to, gap };
  }
  return best;
}

/** The wounds of one turn at that distance: twice with what needs no reloading. */
function shotsAt({ weapons }: Human, gap: number, defence: Parameters<typeof meanWounds>[1]): number {
  let most = 0;
  for (const { id, reload } of weapons) {
    if (!isGun(id) || reload > 1) continue;
    const { range, hits, accuracy, reload: needs } = GUN_FIGURES[id];
    if (gap < range[0] || gap > range[1]) continue;
    const offence = { dice: hits, sides: SIDES, needed: accuracy, results: 0, modifiers: [] };
    most = Math.max(most, meanWounds(offence, defence) * (needs === 0 ? 2 : 1));
  }
  return most;
}
