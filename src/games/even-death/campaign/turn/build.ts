import { isHuman } from '../../figures.ts';
import { emit } from '../../verbs.ts';
import { STRUCTURES } from '../../words.ts';
import type { MapAction } from './action.ts';
import { called, campaignOf, fullVitality, isAtHome, tileOf } from '../groups.ts';
import type { Group } from '../state.ts';
import { changeSupplies } from './supplies.ts';

/** EDM.CHUMAN.1, EDM.CHUMAN.2: one structure to a tile of one's own. */
export const build: MapAction<'build'> = {
  id: 'build',
  options: (campaign, { faction }, group) =>
    isHuman(faction) && isAtHome(campaign, group) && tileOf(campaign, group.tile).structure === null
      ? STRUCTURES.map((structure) => ({ structure, params: { what: structure } }))
      : [],
  *play(t, _side, group, { structure }) {
    tileOf(campaignOf(t.state), group.tile).structure = structure;
    emit(t, 'EDM.CHUMAN.1', 'ed.campaign.built', { ...called(group), structure });
  },
};

/** EDM.CHUMAN.6: 1 Supply and the Force is whole again; infection stays (EDM.INFECT.12). */
export const heal: MapAction<'heal'> = {
  id: 'heal',
  options(campaign, { supplies }, group) {
    const { structure, healed } = tileOf(campaign, group.tile);
    const restored = missing(group);
    const may = structure === 'aid-station' && isAtHome(campaign, group); // EDM.CHUMAN.4, EDM.CSHARED.5
    return may && !healed && supplies > 0 && restored > 0 ? [{ params: { restored } }] : [];
  },
  *play(t, side, group) {
    const campaign = campaignOf(t.state);
    changeSupplies(campaign, side, -1);
    tileOf(campaign, group.tile).healed = true; // EDM.CHUMAN.7
    const restored = missing(group);
    for (const member of group.members) member.vitality = fullVitality(member.entry);
    emit(t, 'EDM.CHUMAN.6', 'ed.campaign.healed', { ...called(group), restored, supplies: side.supplies });
  },
};

/** The Vitality that a Force has lost. */
const missing = ({ members }: Group): number =>
  members.reduce((sum, { entry, vitality }) => sum + fullVitality(entry) - vitality, 0);
