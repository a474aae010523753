import type { Table } from '../state.ts';
import type { Flow } from '../verbs.ts';
import { afterBattle } from './battle/aftermath.ts';
import { placeForces, placeHordes, settleOrder, takeTiles } from './prepare/begin.ts';
import { campaignOf } from './groups.ts';
import type { CampaignPhase } from './state.ts';
import { act, startTurn } from './turn/turn.ts';

/** The campaign from its set-up on; while a battle is fought on the table, that goes on by itself. */
const PHASES = {
  order: settleOrder,
  tiles: takeTiles,
  forces: placeForces,
  hordes: placeHordes,
  start: startTurn,
  actions: act,
  battle: (t: Table) => afterBattle(t),
} as const satisfies Record<CampaignPhase, (t: Table) => Flow<void>>;

/** One step on the map. */
export function* campaignStep(t: Table): Flow<void> {
  yield* PHASES[campaignOf(t.state).phase](t);
}
