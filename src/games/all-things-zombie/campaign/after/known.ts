import { isOfBand } from '../../figures.ts';
import { isLaw } from '../../data/classes.ts';
import type { Encounter, Human } from '../../state.ts';
import { emit, type Seat, type Table } from '../../verbs.ts';
import type { Attitude } from '../../words.ts';
import { refusals } from '../../places/barred.ts';
import { attitudeAfter } from '../../strangers/together/truce.ts';
import { profileIn } from './profile.ts';
import type { Campaign, Known, Member } from '../state.ts';

/** ATZ.MEET.25 to ATZ.MEET.27, ATZ.RECRUIT.4, ATZ.RECRUIT.5: people who have been met belong to the campaign, with what they think of the players. */

/** ATZ.MEET.26, ATZ.KEEP.11: after the Encounter: who has been met, again or for the first time. */
export function meetAgain(t: Table, campaign: Campaign, enc: Encounter): void {
  for (const human of enc.humans.filter((one) => !isOfBand(one))) {
    if (human.guest === true) {
      note(t, campaign, enc, human, 'friend'); // ATZ.RAID.16
      continue;
    }
    const side = enc.sides.find(({ id }) => id === human.side);
    if (side === undefined || side.kind !== 'people') continue;
    if (isLaw(human.class)) {
      if (side.attitude === 'enemy' && !campaign.wanted.includes(human.class)) campaign.wanted.push(human.class); // ATZ.MEET.21, ATZ.MEET.26
      continue;
    }
    const attitude = isUnfriendly(campaign, human) ? 'enemy' : (attitudeAfter(side) ?? 'neutral'); // ATZ.CLASS.11
    note(t, campaign, enc, human, attitude);
  }
  // ATZ.KEEP.11: who has joined a band is no stranger any more.
  const joined = enc.humans.filter((one) => isOfBand(one) && one.known !== undefined).map(({ known }) => known);
  campaign.people = campaign.people.filter(({ id }) => !joined.includes(id));
}

/** ATZ.RECRUIT.5: one of the bands has asked it twice in vain. */
const isUnfriendly = ({ bands }: Campaign, { parties }: Human): boolean =>
  bands.some(({ seat }) => parties[refusals(seat)[1]] === 'lost');

const isDead = ({ status, fate }: Human): boolean => status === 'od' || fate === 'turned';

function note(t: Table, campaign: Campaign, enc: Encounter, human: Human, attitude: Attitude): void {
  const before = campaign.people.find(({ id }) => id === human.known);
  if (before === undefined && isDead(human)) return; // nobody will meet it again
  const number = campaign.played.length + 1;
  const now: Known = {
    id: before?.id ?? `p${(campaign.lastId += 1)}`,
    profile: profileIn(human),
    attitude,
    party: before?.party ?? `${number} ${human.side}`,
    place: campaign.here,
    day: enc.day,
    encounter: number,
    times: (before?.times ?? 0) + 1,
    refused: campaign.bands.map(({ seat }) => seat).filter((seat) => human.parties[refusals(seat)[0]] === 'lost'),
    was: before?.was ?? null,
    dead: isDead(human),
  };
  if (before === undefined) campaign.people.push(now);
  else Object.assign(before, now);
  if (now.attitude === 'friend' && before?.attitude !== 'friend')
    emit(t, 'ATZ.MEET.27', 'atz.known.friend', { name: human.name, class: human.class });
}

/** ATZ.KEEP.11: it leaves with what it carries, and remembers the band; it may be met again, as a Neutral. */
export function partWays(campaign: Campaign, { profile }: Member, seat: Seat): void {
  campaign.lastId += 1;
  campaign.people.push({
    id: `p${campaign.lastId}`,
    profile: { ...profile, star: false },
    attitude: 'neutral',
    party: `left ${campaign.lastId}`,
    place: campaign.here,
    day: 0,
    encounter: campaign.played.length,
    times: 1,
    refused: [],
    was: seat,
    dead: false,
  });
}
