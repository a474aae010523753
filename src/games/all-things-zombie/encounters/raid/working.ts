import type { Encounter } from '../../state.ts';
import { ownRaid } from '../plot.ts';

/** ATZ.RAID.15: who fires is not at it any more. */
export function stopsWork(enc: Encounter, who: string): void {
  const raid = ownRaid(enc);
  if (raid !== null) delete raid.workers[who];
}
