import {
  allThingsZombie,
  type Campaign,
  type CampaignBand,
  type CampaignLine,
  type CampaignMember,
  type CampaignStash,
  dayNow,
  type View,
  word,
} from '../../../../games/all-things-zombie/index.ts';
import { counted, textOf } from '../../../../kernel/index.ts';
import type { Player } from '../../../match/sources/source.ts';

/** What the journal is drawn from. */

export const isAtHome = ({ campaign }: View): boolean => campaign !== undefined && campaign.fixture?.playing !== true;

/** The bands: those of people here first. */
export const ownFirst = ({ bands }: Campaign, players: readonly Player[]): readonly CampaignBand[] => {
  const mine = new Set(players.filter((player) => player.mine).map(({ seat }) => seat));
  return [...bands].sort((a, b) => Number(mine.has(b.seat)) - Number(mine.has(a.seat)));
};

export const bandTitle = ({ members, seat, ended }: CampaignBand): string =>
  members[0]?.profile.name ?? (ended === null ? `Band ${seat}` : `Band ${seat}, gone`);

export const placeIn = ({ places }: Campaign, id: string) => places.find((place) => place.id === id);

/** Where the campaign stands, in a line. */
export function standingText(campaign: Campaign): string {
  const place = placeIn(campaign, campaign.here);
  const week = campaign.month === 1 && campaign.slot > 0 ? `, week ${campaign.slot}` : '';
  const month = campaign.month === 0 ? 'before the first month' : `month ${campaign.month}${week}`;
  return `Day ${dayNow(campaign)}, ${month}: ${place?.name ?? ''} (${word('area', place?.area ?? '')})`;
}

/** How far it goes. */
export function lengthText({ months, begins }: Campaign): string {
  if (months === null) return 'It goes on until nobody is left.';
  const last = (begins - 1 + months) * 30;
  return last === 30 ? 'It is won by living to see Day 31.' : `It is won by living through Day ${last}.`;
}

/** Things by kind, with their number: `3 Food, Pistol`. */
export function thingsText({ guns, blades, items }: CampaignStash): string {
  const words = [
    ...guns.map(({ id }) => word('gun', id)),
    ...blades.map(({ id }) => word('blade', id)),
    ...items.map((id) => word('item', id)),
  ];
  const kinds = [...new Set(words)];
  return kinds
    .map((kind) => {
      const many = words.filter((one) => one === kind).length;
      return many === 1 ? kind : `${many} ${kind}`;
    })
    .join(', ');
}

export const lineText = ({ key, params }: CampaignLine): string => textOf(allThingsZombie.texts, { key, params });

/** Lines in which somebody is named. */
export const linesAbout = ({ story }: Campaign, name: string): readonly CampaignLine[] =>
  story.filter(({ params }) => Object.values(params).includes(name));

/** What has become of somebody, in a word or two. */
export const statesOf = ({ hunger, poisoned, sure, away, months }: CampaignMember): string[] => [
  ...(away > 0 ? ['under arrest'] : []),
  ...(hunger > 0 ? [`hungry: Rep ${hunger} lower`] : []),
  ...(poisoned ? ['mind poisoned'] : []),
  ...(sure ? ['sure to stay'] : []),
  ...(months > 0 ? [`${counted(months, 'month')} in the band`] : []),
];

export type { Campaign, CampaignBand, CampaignLine, CampaignMember, CampaignStash };
