import { emit } from '../../verbs.ts';
import type { MapAction } from './action.ts';
import { called, campaignOf, isOccupied } from '../groups.ts';
import { passagesFrom } from '../map.ts';
import type { Campaign, Group } from '../state.ts';

/** EDM.CSHARED.1: to a tile right beside, never where another faction stands (EDM.CGEN.5). */
export const move: MapAction<'move'> = {
  id: 'move',
  options: (campaign, _side, group) =>
    goals(campaign, group).map((tile) => ({
      to: tile,
      ...(isOccupied(campaign, tile) ? { said: 'through' } : undefined), // EDM.CGEN.6
    })),
  *play(t, _side, group, { to }) {
    const campaign = campaignOf(t.state);
    const from = group.tile;
    group.tile = to;
    emit(t, 'EDM.CSHARED.1', 'ed.campaign.moved', { ...called(group), from });
    campaign.passing = passingNow(campaign, group);
  },
};

function goals(campaign: Campaign, group: Group): number[] {
  const free = passagesFrom(group.tile).filter((tile) => !isOccupied(campaign, tile)); // EDM.CGEN.4
  // Whoever is stood upon may make room, but not by standing on a third.
  if (campaign.passing !== null && campaign.passing !== group.id) return free;
  const own = ownBeside(campaign, group.seat, group.tile).filter((tile) =>
    leadsOut(campaign, group, tile, campaign.actions - 1),
  );
  return [...free, ...own].sort((a, b) => a - b);
}

const ownBeside = (campaign: Campaign, seat: string, tile: number): number[] =>
  passagesFrom(tile).filter((beside) => campaign.groups.some((other) => other.seat === seat && other.tile === beside));

/** EDM.CGEN.6: whether so many Moves lead from an own occupied tile on to a free one. */
function leadsOut(campaign: Campaign, group: Group, tile: number, moves: number): boolean {
  if (moves <= 0) return false;
  // The tile that the group sets out from is free once it has left, unless it stands on another there.
  const isFree = (at: number): boolean => !campaign.groups.some((other) => other.id !== group.id && other.tile === at);
  if (passagesFrom(tile).some(isFree)) return true;
  return ownBeside(campaign, group.seat, tile).some((next) => leadsOut(campaign, group, next, moves - 1));
}

/** Who stands on another of its own after a Move. */
function passingNow(campaign: Campaign, moved: Group): string | null {
  const mover = campaign.passing ?? moved.id;
  const { tile } = campaign.groups.find(({ id }) => id === mover) as Group;
  return campaign.groups.some((other) => other.id !== mover && other.tile === tile) ? mover : null;
}
