import type { Seat } from '../../../../kernel/index.ts';
import { isHuman } from '../../figures.ts';
import { POINTS, TILE_POINTS } from '../figures.ts';
import { controlledBy, sideOf } from '../groups.ts';
import { landAt } from '../map.ts';
import type { Campaign } from '../state.ts';

/** EDM.CVP.8: what is kept for good, and the present balance. */
export interface VictoryPoints {
  readonly kept: number;
  readonly tiles: number;
  readonly supplies: number;
  readonly total: number;
}

export function victoryPoints(campaign: Campaign, seat: Seat): VictoryPoints {
  const { faction, points: kept, supplies: held } = sideOf(campaign, seat);
  const tiles = controlledBy(campaign, faction).reduce((sum, tile) => sum + TILE_POINTS[landAt(tile).type], 0);
  const supplies = isHuman(faction) ? Math.floor(held / POINTS.suppliesPerPoint) : 0; // EDM.CVP.6
  return { kept, tiles, supplies, total: kept + tiles + supplies };
}
