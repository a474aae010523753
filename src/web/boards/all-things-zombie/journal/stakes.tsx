import {
  bandFigures,
  carryingText,
  fuelForRoad,
  startER,
  type View,
  word,
} from '../../../../games/all-things-zombie/index.ts';
import { counted } from '../../../../kernel/index.ts';
import type { WhoseProps } from '../../face.ts';
import { type Campaign, type CampaignBand, placeIn } from './view.ts';

/** Before a question between Encounters: what is at stake, in numbers. */
export function Stakes({ view, request }: WhoseProps) {
  const { campaign } = view as unknown as View;
  const band = campaign?.bands.find(({ seat }) => request.seats.includes(seat));
  if (campaign === undefined || band === undefined) return null;
  const text = SAID[request.prompt.key]?.(campaign, band, request);
  return text === undefined ? null : <p className="atzj-stakes">{text}</p>;
}

type Say = (campaign: Campaign, band: CampaignBand, request: WhoseProps['request']) => string;

const inHundred = (ways: number, of: number): string => `${Math.round((ways * 100) / of)} in 100`;

/** Both dice at or below the ER: the chance, and the part of it that are doubles (ATZ.HOME.3, ATZ.HOME.4). */
const erAtHome = (campaign: Campaign, { home }: CampaignBand): number =>
  Math.min(6, startER(placeIn(campaign, home.place)?.area ?? 'suburban'));

/** ATZ.FIRST.1 */
const FIRST_MONTH = ' Zed!, Robbery! and Escape! come to you in the first three weeks, whatever you say here.';

/** ATZ.AREA.2, ATZ.AREA.3: what the road costs a band. */
const fareOf = ({ ride, members }: CampaignBand): string => {
  const onFoot = `${counted(members.length, 'Food', 'Food')} more on foot`;
  return ride === null
    ? `It costs ${onFoot}.`
    : `It costs ${fuelForRoad(ride.type)} Fuel by ${word('ride', ride.type)}, or ${onFoot} and the vehicle with all that is in it.`;
};

const SAID: Readonly<Record<string, Say>> = {
  'atz.stay': (campaign, band) => {
    const er = erAtHome(campaign, band);
    const things = counted(
      band.home.stash.items.length + band.home.stash.guns.length + band.home.stash.blades.length,
      'thing',
    );
    const car = band.ride === null ? 'neither' : `the vehicle is stolen in ${inHundred(er * er * er, 216)} cases`;
    return (
      `Go out at all: burglars in ${inHundred(er * er - er, 36)} cases (half of ${things} at Home), robbers in ` +
      `${inHundred(er, 36)}. Stay all month: ${car}.${campaign.month === 1 ? FIRST_MONTH : ''}`
    );
  },
  'atz.food': (_campaign, band) => {
    const { food } = bandFigures(band);
    return (
      `${food} Food for ${counted(band.members.length, 'person', 'people')} this month. Half a ration costs 1 Rep, nothing at all ` +
      'costs 2, until a month with a whole one.'
    );
  },
  'atz.travel': (_campaign, band) =>
    `The road takes the whole month: Food as usual, no Encounters. ${fareOf(band)} What you leave at Home is lost.`,
  'atz.next': (campaign, band) => {
    const { food } = bandFigures(band);
    const months = band.members.length === 0 ? 0 : Math.floor(food / band.members.length);
    const stock = placeIn(campaign, campaign.here)?.stock.food ?? 0;
    return (
      `Food for ${counted(months, 'month')} at hand; ${stock} to be found here. A Search finds things and people, a Raid takes them from ` +
      'others, Take Back clears a place to live in, a Robbery asks whomever you meet. Whoever never goes out starves.'
    );
  },
  'atz.when': () =>
    'Morning and Daytime: one sees far. In the Evening it is 12 inches, by Night 6, and people met are more often the dead.',
  'atz.ride': () =>
    'Its engine is heard like six shots in every turn that it runs. What is left on the table is lost, with all that lies in it.',
  'atz.pack': (_campaign, band) =>
    `What is carried may be lost with whoever carries it; what lies at Home may be stolen. ${band.members
      .map(({ profile }) => carryingText(profile))
      .join(' ')}`,
  'atz.raise': (_campaign, band, request) => {
    const who = band.members.find(({ profile }) => profile.name === request.prompt.params['name']);
    if (who === undefined) return '';
    const { rep, skills } = who.profile;
    const chance = (now: number): string => inHundred(now === 0 ? 1 : Math.max(1, 6 - now), 6);
    return `One attempt: Rep ${rep} rises in ${chance(rep)} cases, People ${skills.people} in ${chance(skills.people)}, Savvy ${skills.savvy} in ${chance(skills.savvy)}.`;
  },
  'atz.class': () =>
    'Citizens lose their nerve in every fight. Gangers are prey to nobody and welcome nowhere; Survivors may still be liked.',
  'atz.leader': () =>
    'The new Leader is your Star with the Rep and Skills of today; every other one of the band decides at once whether to stay.',
  'atz.how': () => 'On the table you decide everything yourself. Played out, bots decide by the same rules, at once.',
};
