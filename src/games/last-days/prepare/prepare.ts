import { beginTurn } from '../course.ts';
import { succeed } from '../mind/leader.ts';
import type { Preparation } from '../state.ts';
import { battleOf } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { captives } from './captives.ts';
import { declare } from './declare.ts';
import { deployFirst, deploySecond } from './deploy.ts';
import { perks, refuge } from './home.ts';
import { edges, parts } from './parts.ts';
import { supplies } from './supplies.ts';
import { zombies } from './zombies.ts';

/** Each is one step, or several until it says that it is done. */
const STEPS: Readonly<Record<Preparation, (t: Table) => Flow<'done' | 'more'>>> = {
  parts,
  declare,
  edges,
  refuge,
  perks,
  captives,
  supplies,
  'deploy-first': deployFirst,
  'deploy-second': deploySecond,
  zombies,
};

/** What comes before the first turn, in the order that the Encounter gives. */
export function* prepare(t: Table): Flow<void> {
  const battle = battleOf(t);
  const [next] = battle.preparing;
  if (next !== undefined) {
    if ((yield* STEPS[next](t)) === 'more') return;
    battle.preparing.shift();
    battle.placing = null;
    return;
  }
  for (const { seat } of battle.sides) yield* succeed(t, seat); // LD.INIT.7
  beginTurn(battle);
  emit(t, 'LD.TURN.1', 'ld.turn', { turn: battle.turn });
}
