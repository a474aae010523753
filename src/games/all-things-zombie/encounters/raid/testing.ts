import { newPlot, newRaid } from '../plot.ts';
import type { Encounter } from '../../state.ts';
import type { RaidPlot } from '../../state/plot.ts';
import type { SceneSpec } from '../../testing.ts';

/** Scenes of a Raid on an empty table, where one house (raid-house-1) stands in the middle of its section. */

/** Section 2 has its middle at 18, 30; section 8 at 18, 6. */
export const HOUSE = 'raid-house-1';

export const raidScene = (raid: Partial<RaidPlot> = {}, spec: SceneSpec = {}): SceneSpec => {
  const role = raid.role ?? 'raid';
  return {
    kind: role === 'raid' ? 'raid' : 'raid-defend',
    band: [{ x: 4, y: 4, rep: 4 }],
    ...spec,
    change: (enc: Encounter) => {
      enc.plot = { ...newPlot(), raid: { ...newRaid(role), houses: 1, ...structuredClone(raid) } };
      spec.change?.(enc);
    },
  };
};
