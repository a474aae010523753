import type { Seat } from '../../../kernel/index.ts';
import { CLASS_FIGURES } from '../figures.ts';
import { herdPoints, type HumanEntry, humanPoints } from '../prepare/lists.ts';
import type { State, Table } from '../state.ts';
import { emit } from '../verbs.ts';
import type { Faction } from '../words.ts';
import { MOST_FORCES, MOST_HORDES } from './figures.ts';
import { besides } from './map.ts';
import type { Campaign, CampaignSide, Group, Member, Roster, Tile } from './state.ts';

/** Questions about Forces, Hordes and tiles, and the coming and going of groups. */

export const campaignOf = (state: State): Campaign => state.campaign as Campaign;

export const sideOf = (campaign: Campaign, seat: Seat): CampaignSide =>
  campaign.sides.find((side) => side.seat === seat) as CampaignSide;
export const sideWith = (campaign: Campaign, faction: Faction): CampaignSide | undefined =>
  campaign.sides.find((side) => side.faction === faction);
/** EDM.CSETUP.2: there is one in every campaign. */
export const zombieSide = (campaign: Campaign): CampaignSide => sideWith(campaign, 'zombies') as CampaignSide;

export const tileOf = (campaign: Campaign, tile: number): Tile => campaign.tiles[tile] as Tile;
export const groupOf = (campaign: Campaign, id: string): Group =>
  campaign.groups.find((group) => group.id === id) as Group;
export const groupsOf = (campaign: Campaign, seat: Seat): Group[] =>
  campaign.groups.filter((group) => group.seat === seat);
export const isOccupied = (campaign: Campaign, tile: number): boolean =>
  campaign.groups.some((group) => group.tile === tile);
export const factionOf = (campaign: Campaign, { seat }: Group): Faction => sideOf(campaign, seat).faction;

/** Tiles that a faction controls, by number. */
export const controlledBy = (campaign: Campaign, faction: Faction): number[] =>
  campaign.tiles.flatMap(({ controller }, tile) => (controller === faction ? [tile] : []));
/** Where new Forces and Hordes appear: EDM.CTURN.4, EDM.CHUMAN.10. */
export const roomIn = (campaign: Campaign, faction: Faction): number[] =>
  controlledBy(campaign, faction).filter((tile) => !isOccupied(campaign, tile));
/** EDM.CSHARED.5: whether a group stands in a tile of its own faction. */
export const isAtHome = (campaign: Campaign, group: Group): boolean =>
  tileOf(campaign, group.tile).controller === factionOf(campaign, group);

/** EDM.CGEN.3: unit and weapons, or the price of the present size band. */
export const pointsOf = ({ members, herds }: Pick<Group, 'members' | 'herds'>): number =>
  members.reduce((sum, { entry }) => sum + humanPoints(entry), 0) +
  herds.reduce((sum, herd) => sum + herdPoints(herd), 0);

/** EDM.CSHARED.7: enemies right beside a group, even where no passage leads to them (EDM.CGEN.13). */
export const enemiesBeside = (campaign: Campaign, { seat, tile }: Group): Group[] =>
  campaign.groups.filter((other) => other.seat !== seat && besides(tile).includes(other.tile));

/** EDM.CGEN.1, EDM.CGEN.2 */
export function hasRoomForGroup(campaign: Campaign, { seat, faction }: CampaignSide): boolean {
  return groupsOf(campaign, seat).length < (faction === 'zombies' ? MOST_HORDES : MOST_FORCES);
}

export const fullVitality = ({ class: id }: HumanEntry): number => CLASS_FIGURES[id].vitality;

export const newMember = (entry: HumanEntry): Member => ({
  entry,
  vitality: fullVitality(entry),
  infected: false,
  health: 'healthy',
});

/** Puts a new counter on the map. */
export function raise(campaign: Campaign, side: CampaignSide, tile: number, { humans, herds }: Roster): Group {
  const number = ++side.raised;
  const group: Group = {
    id: `${side.seat}${number}`,
    seat: side.seat,
    kind: side.faction === 'zombies' ? 'horde' : 'force',
    number,
    tile,
    members: humans.map(newMember),
    herds: herds.map((herd) => ({ ...herd })),
  };
  campaign.groups.push(group);
  return group;
}

/** How a group is named in events. */
export const called = ({ seat, kind, number, tile }: Group) => ({ seat, kind, number, tile });

/** EDM.CSHARED.13: a group without units leaves the map; what it controlled stays controlled (EDM.CSHARED.6). */
export function removeIfEmpty(t: Table, group: Group): void {
  if (group.members.length > 0 || group.herds.length > 0) return;
  remove(t, group, 'EDM.CSHARED.13');
}

export function remove(t: Table, group: Group, rule: 'EDM.CSHARED.10' | 'EDM.CSHARED.13'): void {
  const campaign = campaignOf(t.state);
  campaign.groups = campaign.groups.filter(({ id }) => id !== group.id);
  if (campaign.passing === group.id) campaign.passing = null;
  emit(t, rule, rule === 'EDM.CSHARED.10' ? 'ed.campaign.beaten' : 'ed.campaign.removed', called(group));
}

/** What stands in a list or group in short: `3 × Newbie Survivor`. */
export function unitsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}
