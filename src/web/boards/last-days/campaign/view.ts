import {
  type Campaign,
  type CampaignSide,
  type Group,
  type Member,
  type View,
  word,
} from '../../../../games/last-days/index.ts';
import { counted, type Json } from '../../../../kernel/index.ts';
import type { Player } from '../../../match/sources/source.ts';

/** What the screens between the games are drawn from. */

export const campaignIn = (view: Json): Campaign | null => (view as unknown as View).campaign;

/** The Groups: those of people here first. */
export const ownFirst = ({ sides }: Campaign, players: readonly Player[]): readonly CampaignSide[] => {
  const mine = new Set(players.filter((player) => player.mine).map(({ seat }) => seat));
  return [...sides].sort((a, b) => Number(mine.has(b.seat)) - Number(mine.has(a.seat)));
};

export const sideNumber = ({ sides }: Campaign, seat: string): number => sides.findIndex((side) => side.seat === seat);

/** What has become of somebody since the last game, in a word or two. */
export function statesOf(
  { after, captives, sides }: Campaign,
  seat: string,
  { id, captured, isNew }: Member,
): string[] {
  const since = after?.sides.find((side) => side.seat === seat);
  const captor = captives.find((one) => one.seat === seat && one.member === id)?.captor;
  const holder = sides.find((side) => side.seat === captor)?.group.name;
  return [
    ...(captured === true ? [`captured by ${holder ?? 'others'}`] : []),
    ...(isNew ? ['new: no Job yet'] : []),
    ...(since?.out.includes(id) === true ? ['was Out of Action'] : []),
    ...(since?.guards.includes(id) === true ? ['stands Guard'] : []),
    ...(since?.busy.includes(id) === true && since.guards.includes(id) === false ? ['has done a Job'] : []),
  ];
}

export const gearNames = ({ guns, blades, items }: Pick<Member, 'guns' | 'blades' | 'items'>): string[] => [
  ...guns.map(({ id, fitted }) => [word('gear', id), ...fitted.map((one) => word('gear', one))].join(' with ')),
  ...blades.map((id) => word('gear', id)),
  ...items.map((id) => word('gear', id)),
];

/** How the campaign stands, in a line. */
export const standingText = ({ game, games, sides, after }: Campaign): string => {
  const of = games === null || sides.length > 2 ? '' : ` of ${games}`;
  const when = game === 0 ? 'Before the first game' : `${after === null ? 'Before' : 'After'} game ${game}${of}`;
  return `${when}: ${sides.map(({ group, won }) => `${group.name} ${counted(won, 'win')}`).join(', ')}`;
};

export type { Campaign, CampaignSide, Group, Member };
