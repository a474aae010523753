import { z } from 'zod';
import { type SetupFault, whole, wrongOrders } from '../../../../kernel/index.ts';
import { interrupts } from '../../interrupts.ts';
import { encounterFrom, positionFaults } from '../../prepare/custom/setup.ts';
import type { State } from '../../state.ts';
import type { Seat } from '../../verbs.ts';
import { idleEncounter } from '../month/idle.ts';
import { CAMPAIGN_SEATS } from '../setup.ts';
import type { Campaign } from '../state.ts';
import { campaignParts } from './shape.ts';

/** A campaign that is under way, also one that was begun on paper: bands, places, people who were met, and where in the month it stands. */

const campaignShape = z.strictObject(campaignParts);
export type CampaignCustom = z.output<typeof campaignShape>;

export const customCampaignSchema = whole(campaignShape, (given) => {
  const seats = campaignSeats(given);
  const faults = [...wrongOrders(interrupts, given.orders, seats), ...campaignFaults(given, seats)];
  if (faults.length > 0 || given.position === null) return faults;
  return positionFaults(given.position).map(({ path, message }) => ({ path: ['position', ...path], message }));
});

const campaignSeats = ({ bands }: Pick<CampaignCustom, 'bands'>): Seat[] => CAMPAIGN_SEATS.slice(0, bands.length);

/** What no campaign could have come to, each with where the set-up says it. */
function campaignFaults(given: CampaignCustom, seats: readonly Seat[]): SetupFault[] {
  const faults: SetupFault[] = [];
  const tell = (isWrong: boolean, path: SetupFault['path'], message: string): void => {
    if (isWrong) faults.push({ path, message });
  };
  const { places, here, bands, people, tasks, fixture, position } = given;
  const known = places.map(({ id }) => id);
  const sits = (seat: Seat, path: SetupFault['path']): void => tell(!seats.includes(seat), path, 'Nobody sits there');
  tell(!known.includes(here), ['here'], 'There is no such place');
  tell(new Set(known).size < known.length, ['places'], 'Every place has an id of its own');
  bands.forEach(({ members, home, ended, livesInRide, ride }, i) => {
    tell(!known.includes(home.place), ['bands', i, 'home', 'place'], 'There is no such place');
    tell(ended === null && members.length === 0, ['bands', i, 'members'], 'A band has somebody (ATZ.BAND.1)');
    tell(livesInRide && ride === null, ['bands', i, 'livesInRide'], 'There is no vehicle to live in (ATZ.HOME.7)');
    const waits = tasks.some((one) => one.do === 'succession' && one.seat === seats[i]);
    const isLed = members[0]?.profile.star === true || waits || ended !== null;
    tell(!isLed, ['bands', i, 'members', 0], 'The first of a band is its Star (ATZ.BAND.1)');
  });
  const ids = bands.flatMap(({ members }) => members.map(({ id }) => id));
  tell(new Set(ids).size < ids.length, ['bands'], 'Everybody has an id of their own');
  people.forEach(({ place }, i) => tell(!known.includes(place), ['people', i, 'place'], 'There is no such place'));
  tasks.forEach((task, i) => {
    if ('seat' in task) sits(task.seat, ['tasks', i, 'seat']);
    if ('seats' in task) for (const seat of task.seats) sits(seat, ['tasks', i, 'seats']);
  });
  for (const seat of fixture?.seats ?? []) sits(seat, ['fixture', 'seats']);
  const isPlaying = fixture?.playing === true;
  tell(isPlaying !== (position !== null), ['position'], 'The Encounter is on the table while it is being played');
  const prepares = tasks.some(({ do: what }) => what === 'begin' || what === 'how' || what === 'company');
  tell(prepares && fixture === null, ['fixture'], 'It says which Encounter is prepared for');
  return faults;
}

const campaignFrom = (given: CampaignCustom): Campaign => {
  const { kind: _kind, options: _options, orders: _orders, position: _position, bands, ...course } = given;
  return { ...course, bands: bands.map((band, i) => ({ seat: CAMPAIGN_SEATS[i] as Seat, ...band })) } as Campaign;
};

export function customCampaign(given: CampaignCustom): State {
  const { options, orders, position } = given;
  const campaign = campaignFrom(given);
  const encounter = position === null ? idleEncounter(campaign) : encounterFrom(position);
  return { options, orders, encounter, campaign };
}
