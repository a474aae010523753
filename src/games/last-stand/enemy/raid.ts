import { bansOf } from '../moments/abilities.ts';
import { toHitOf } from '../cards/cards.ts';
import { spendActions } from '../turn/costs.ts';
import { count } from '../goals/missions.ts';
import { hitsOf, moment } from '../moments/moment.ts';
import { removeRaiders } from './placing.ts';
import { rollOut } from '../turn/rolls.ts';
import { place, type Ranger, tribesOn } from '../state.ts';
import type { Flow, Table } from '../verbs.ts';
import { automatic } from '../moments/windows.ts';
import type { Raider } from '../wording/words.ts';

/**
 * DLS.CRAID.6: once for each action (examples DLS.X.4 and DLS.X.5).
 * DLS.CRAID.1, DLS.DICE.1: a die for every Raider here, none left out. DLS.CRAID.2: each that shows the tribe's number
 * takes one of that tribe; hits of one colour never count for another (DLS.CRAID.3).
 */
export function* attackRaiders(t: Table, ranger: Ranger): Flow<void> {
  spendActions(ranger, 1);
  const here = place(t.state, ranger.at);
  const tribes = tribesOn(here);
  const parts = tribes.map((tribe) => ({
    tribe,
    toHit: toHitOf(tribe), // DLS.CRAID.4
    dice: new Array<number>(here[tribe]).fill(0),
    banned: bansOf(t.state, ranger, tribe, 'attackRaiders'),
  }));
  const attack = moment('attackRaiders', { by: ranger, at: ranger.at, vs: tribes, parts });
  yield* automatic(t, [ranger], attack, 'before the dice'); // DLS.SLAYER.3
  yield* rollOut(t, attack, { rule: 'DLS.CRAID.2', prompt: { key: 'ls.raid', params: { ranger: ranger.id } } });
  for (const part of attack.parts) {
    const tribe = part.tribe as Raider;
    const hits = Math.min(hitsOf(part), here[tribe]);
    removeRaiders(t, tribe, hits, ranger.at, 'DLS.CRAID.2'); // DLS.CRAID.7: and that is all there is to it
    count(ranger, 'slay', hits, tribe);
  }
}
