import { apart } from '../../../tabletop/index.ts';
import { isInReach, middleOf } from './spots.ts';
import type { Standing } from '../state.ts';
import { battleOf } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';

/** LD.RESCUE.4: the Captives stand in the middle, side by side where there are several. */
// oxlint-disable-next-line require-yield
export function* captives(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  if (battle.tokens.length === 0) {
    battle.tokens.push({ id: 'c1', kind: 'captive', at: null, carrier: null, captive: null });
  }
  const spots = spotsRound(middleOf(battle)).filter((at) => isInReach(battle, at));
  for (const [i, token] of battle.tokens.entries()) token.at = spots[i] as Standing;
  emit(t, 'LD.RESCUE.4', 'ld.captives', { captives: battle.tokens.length });
  return 'done';
}

/** Places a little more than an inch from each other, the nearest to the middle first. */
function spotsRound({ x, y }: { readonly x: number; readonly y: number }): Standing[] {
  const found: Standing[] = [];
  for (let i = -8; i <= 8; i++) {
    for (let j = -8; j <= 8; j++) found.push({ x: x + i * 1.05, y: y + j * 1.05, level: 0 });
  }
  const far = (at: Standing): number => apart(at, { x, y });
  return found.sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
}
