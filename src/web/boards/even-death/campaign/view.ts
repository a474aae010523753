import { useMemo } from 'react';
import {
  type Campaign,
  type CampaignSide,
  type Decision,
  enemiesBeside,
  fieldFor,
  fullVitality,
  type Group,
  landAt,
  layoutOf,
  type MapAct,
  MAP_KEY,
  type Member,
  supplyState,
  TILE_POINTS,
  type View,
  word,
} from '../../../../games/even-death/index.ts';
import { type Json, meansOf, type SeenOption } from '../../../../kernel/index.ts';
import { useMatch, usePlay } from '../../../match/context.tsx';
import type { Player } from '../../../match/sources/source.ts';

/** What the campaign map is drawn from, and what everything on it means in words. */

export const campaignIn = (view: Json): Campaign | null => (view as unknown as View).campaign;

export const sideIndex = ({ sides }: Campaign, seat: string): number => sides.findIndex((side) => side.seat === seat);
export const sideOfFaction = ({ sides }: Campaign, faction: string | null): number =>
  sides.findIndex((side) => side.faction === faction);
export const groupsAt = ({ groups }: Campaign, tile: number): Group[] => groups.filter((group) => group.tile === tile);
export const calledIn = (players: readonly Player[], seat: string): string =>
  players.find((player) => player.seat === seat)?.called ?? seat;

export const groupName = ({ kind, number }: Group): string => `${word('counter', kind)} ${number}`;

/** How many stand under a counter: humans, or zombies of all herds. */
export const headsOf = ({ members, herds }: Group): number =>
  members.length + herds.reduce((sum, { zombies }) => sum + zombies, 0);

export function memberLine({ entry, vitality, infected, health }: Member): string {
  const weapons = entry.weapons.map((weapon) => word('weapon', weapon));
  const perks = entry.perks.map((perk) => word('perk', perk));
  const state = infected || health === 'sick' ? [word('health-text', infected ? 'infected' : 'sick')] : [];
  const title = entry.name === undefined ? word('class', entry.class) : `${entry.name}, ${word('class', entry.class)}`;
  return [
    `${title}: Vitality ${vitality} of ${fullVitality(entry)}`,
    weapons.length === 0 ? 'unarmed' : weapons.join(' and '),
    ...perks,
    ...state,
  ].join(', ');
}

export const herdLine = ({ type, zombies }: Group['herds'][number]): string => `${zombies} ${word('herd', type)}`;

/** Everything about a tile, line by line. */
export function tileFacts(
  campaign: Campaign,
  tile: number,
  players: readonly Player[],
): readonly (readonly [string, string])[] {
  const { type, river, road, bridge, landmark, accessible } = landAt(tile);
  const { controller, structure, searched } = campaign.tiles[tile] ?? {};
  const ways = [
    ...(river === 'none' ? [] : [`${river} river`]),
    ...(bridge ? ['bridge'] : road ? ['road'] : []),
    ...(landmark === '' ? [] : [landmark]),
  ];
  if (!accessible) return [['Ground', 'Deep water: nobody gets here']];
  const owner = campaign.sides.find((side) => side.faction === controller);
  const field = fieldFor(tile);
  return [
    ['Ground', [MAP_KEY[type].name, ...ways].join(', ')],
    ['Worth', `${TILE_POINTS[type]} Victory ${TILE_POINTS[type] === 1 ? 'Point' : 'Points'}`],
    ['Controlled by', owner === undefined ? 'nobody' : calledIn(players, owner.seat)],
    ['Search', searched === true ? 'has been searched' : 'not searched yet'],
    ['Battlefield', 'layout' in field ? layoutOf(field.layout).name : ''],
    ...(structure === null || structure === undefined
      ? []
      : [['Structure', `${word('structure', structure)}: ${word('structure-text', structure)}`] as const]),
  ];
}

/** A tile in one sentence, for those who cannot see the map. */
export function tileWords(campaign: Campaign, tile: number, players: readonly Player[]): string {
  const { name, x, y, type } = landAt(tile);
  const { controller, structure } = campaign.tiles[tile] ?? {};
  const owner = campaign.sides.find((side) => side.faction === controller);
  return [
    `${name}, row ${y} column ${x}, ${MAP_KEY[type].name}`,
    ...(owner === undefined ? [] : [`held by ${calledIn(players, owner.seat)}`]),
    ...(structure === null || structure === undefined ? [] : [word('structure', structure)]),
    ...groupsAt(campaign, tile).map(
      (group) => `${calledIn(players, group.seat)}, ${groupName(group)} with ${headsOf(group)}`,
    ),
  ].join('; ');
}

export const enemiesNear = (campaign: Campaign, group: Group): Group[] => enemiesBeside(campaign, group);

const STATES = { abundant: 'Abundant', rationing: 'Rationing', deprived: 'Deprived' } as const;
export const supplyWords = ({ supplies, faction }: CampaignSide): string | null =>
  faction === 'zombies' ? null : `${supplies} Supplies, ${STATES[supplyState(supplies)]}`;

/** What the Supplies of a side do, and how they will change as its next turn starts. */
export function supplyFacts(campaign: Campaign, side: CampaignSide): string[] {
  if (side.faction === 'zombies') return [];
  const forces = campaign.groups.filter(({ seat }) => seat === side.seat).length;
  const farms = campaign.tiles.filter(
    ({ controller, structure }) => controller === side.faction && structure === 'farm',
  ).length;
  return [
    `${side.supplies} Supplies: ${word('supply-state', supplyState(side.supplies))}. 5 or more are Abundant, 1 to 4 Rationing, none Deprived.`,
    `As their turn starts, Farms bring 1 each (${farms}), then each Force eats 1 (${forces}).`,
  ];
}

interface About {
  readonly tile?: number;
  readonly group?: string;
}
export const aboutOf = ({ about }: SeenOption): About => (about ?? {}) as About;

/** What a Force or Horde would do, where that is what the option means. */
export function actOf(option: SeenOption): MapAct | null {
  const means = meansOf<Decision>(option);
  return typeof means === 'object' && 'group' in means && means.do !== 'group' ? means : null;
}

/** What the open question offers on the map, if somebody here is asked. */
export function useMapOptions(): readonly SeenOption[] {
  const asked = usePlay((play) => play.asked !== null && !play.settling);
  const request = useMatch((now) => now.request);
  return useMemo(() => (asked ? (request?.options ?? []) : []), [asked, request]);
}
