import { newStarBand, readyStars, type TextKey, type View } from '../../../../games/all-things-zombie/index.ts';
import { type Answer, meansOf } from '../../../../kernel/index.ts';
import { type Guide, type Moment, option, optionThat } from '../../../guide/guide.ts';
import { anyGuide } from '../../../guide/trail.ts';

/** June Okafor lives from Day 1 to Day 31: the weeks of a first month, with every Encounter played out. */

type Now = Moment<View>;

/** The sixth of the ready Stars. */
const JUNE = 5;

const weekOf = ({ view: { campaign } }: Now): number => campaign?.slot ?? 0;
/** What somebody does who packs: weapons and what heals; Food stays at Home. */
const CARRIED: readonly string[] = ['medical', 'body-armor', 'crowbar', 'hammer', 'lockpicks', 'scope', 'goggles'];
function packed({ request, view: { campaign } }: Now): Answer | undefined {
  const [star] = campaign?.bands[0]?.members ?? [];
  const home = campaign?.bands[0]?.home.stash;
  return request.options
    ?.filter((one) => {
      const { shelf, is, at } = meansOf<{ readonly shelf: string; readonly is: string; readonly at: number }>(one);
      const from = shelf === 'own' ? star?.profile : home;
      return is !== 'item' || CARRIED.includes(from?.items[at] ?? '');
    })
    .map(({ id }) => id);
}
const raised = ({ request }: Now): Answer | undefined =>
  optionThat(request, { raise: 'rep' }) ?? request.options?.[0]?.id;

const guide: Guide<TextKey, View> = {
  title: 'Thirty days',
  premise: 'You are June Okafor, and the dead have begun to walk. Live through the first month.',
  minutes: 10,
  you: 'a',
  bots: {},
  seed: 'month 2',
  setup: {
    kind: 'campaign',
    months: 1,
    area: 'suburban',
    place: 'Elm Grove',
    battles: 'fast',
    bands: [newStarBand(readyStars('days-1-10')[JUNE] as NonNullable<ReturnType<typeof readyStars>[number]>, null)],
    options: { tightAmmo: true },
  } as never,
  lessons: [
    {
      asked: 'atz.stay',
      says: 'This is your Home. The month has four weeks, and you may go out in each. Say how often you would rather stay in. Stay in for two: that leaves two Searches.',
      shows: '.atzj-stakes',
      tries: option({ stays: 2 }),
    },
    {
      asked: 'atz.food',
      says: 'Every month each of you eats one Food. Half of one costs a point of Rep, and Rep is what nearly every roll is compared with. You have enough.',
      tries: option({ ration: 'full' }),
    },
    {
      asked: 'atz.when',
      if: (now) => weekOf(now) === 1,
      says: 'Week one is Zed!: you go shopping, and meet the first of them. It comes to you, whatever you plan. By day you see them far off.',
      tries: option({ dayPart: 'daytime' }),
    },
    {
      asked: 'atz.when',
      if: (now) => weekOf(now) === 2,
      says: 'Week two is Robbery!: home across town, through people who want what you have. Run, and somebody calls the Police.',
      tries: option({ dayPart: 'daytime' }),
    },
    {
      asked: 'atz.when',
      if: (now) => weekOf(now) === 3,
      says: 'Week three is Escape!: across the table and back, alone, with the Army about. Somebody you like joins you halfway.',
      tries: option({ dayPart: 'daytime' }),
    },
    {
      asked: 'atz.when',
      says: 'By day again: in the dark they are on you before you see them.',
      tries: option({ dayPart: 'daytime' }),
      again: true,
      otherwise: true,
    },
    {
      asked: 'atz.pack',
      if: ({ answered }) => answered < 40,
      says: 'Now pack. What is at Home may be stolen while you are out; what you carry is lost if you are. Look into your bag first.',
      shows: '.atzj-stakes',
      tries: ({ request }) => optionThat(request, { pack: 'a1' }) ?? optionThat(request, { pack: 'done' }),
    },
    {
      asked: 'atz.pack.what',
      says: 'Weapons, and something for wounds. Twice your Rep in Items weighs nothing; more slows you down. Leave the Food where it is.',
      tries: packed,
    },
    {
      asked: ['atz.pack', 'atz.pack.what'],
      says: 'That will do. All is packed.',
      tries: (now) => optionThat(now.request, { pack: 'done' }) ?? packed(now),
      again: true,
    },
    {
      asked: 'atz.next',
      says: 'And this one is up to you. A Search brings Food, and people who may join. Every Encounter you live through is a chance to grow, too. Go.',
      tries: option({ next: 'search' }),
    },
    {
      asked: 'atz.next',
      says: 'There is enough to eat at Home, and nobody forces you. Stay in.',
      tries: option({ next: 'nothing' }),
      again: true,
    },
    {
      asked: 'atz.raise',
      says: 'A success, and you have seen it to the end: try to raise Rep or a Skill. The die has to beat the number. A 6 always does.',
      tries: raised,
      again: true,
    },
    {
      asked: 'atz.class',
      says: 'Day 21, and nobody is a Citizen any more. Gangers take what they want and are welcome nowhere; Survivors still have friends. Choose, for good.',
      tries: ({ request }) => optionThat(request, { becomes: 'survivor' }) ?? request.options?.[0]?.id,
    },
    {
      asked: 'atz.company',
      says: 'You are not alone any more. Take them along: more eyes, more hands to carry, and more to lose.',
      tries: ({ request }) => request.options?.map(({ id }) => id),
      again: true,
      otherwise: true,
    },
    {
      asked: 'atz.leader',
      says: 'June is dead. The band goes on if somebody leads it, and that is your Star from now on.',
      tries: ({ request }) => request.options?.[0]?.id,
      again: true,
      otherwise: true,
    },
  ],
  remarks: [
    { of: 'atz.home.quiet', says: 'If nobody stays at Home, you roll for burglars. None came.', otherwise: true },
    { of: 'atz.home.stolen', says: 'Burglars. Odd dice took things, even ones left them.', otherwise: true },
    {
      of: 'atz.sleep.tired',
      says: 'Little sleep lowers Rep and Skills, until somebody gives you a fright.',
      otherwise: true,
    },
    {
      of: 'atz.encounter.over',
      says: 'That was an Encounter, played out by the same rules as on the table. The log tells it blow by blow; the journal keeps what matters.',
    },
    { of: 'atz.recruit.joins', says: 'Somebody has joined you: one more mouth, and one more gun.', otherwise: true },
    {
      of: 'atz.keep.leaves',
      says: 'After each Encounter the band asks itself whether to stay. Not all do.',
      otherwise: true,
    },
    { of: 'atz.fall', says: 'It went badly, and a 1 cost a point of Rep. Nothing here is for ever.', otherwise: true },
  ],
  next: [
    {
      label: 'A campaign of your own',
      text: 'The same month with a Star of yours, the Encounters on the table where you want them.',
      way: ['new', 'all-things-zombie'],
    },
    { label: 'How to play', text: 'The whole game in five minutes.', way: ['how', 'all-things-zombie'] },
  ],
};

export const allThingsZombieMonth = anyGuide(guide);
