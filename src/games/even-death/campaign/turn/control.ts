import { emit } from '../../verbs.ts';
import type { MapAction } from './action.ts';
import { called, campaignOf, isAtHome, tileOf } from '../groups.ts';

/** EDM.CSHARED.2: the tile that the group stands in becomes its faction's, whoever had it (EDM.CSHARED.3). */
export const controlArea: MapAction<'control'> = {
  id: 'control',
  options: (campaign, _side, group) => (isAtHome(campaign, group) ? [] : [{}]),
  *play(t, { faction }, group) {
    const tile = tileOf(campaignOf(t.state), group.tile);
    tile.controller = faction;
    emit(t, 'EDM.CSHARED.2', 'ed.campaign.controls', called(group));
    // EDM.CSHARED.4: a structure belongs to whoever controls its tile.
    if (tile.structure !== null) {
      emit(t, 'EDM.CSHARED.4', 'ed.campaign.structure.taken', { ...called(group), structure: tile.structure });
    }
  },
};
