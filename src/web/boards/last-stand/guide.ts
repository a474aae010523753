import { content, type TextKey, type View } from '../../../games/last-stand/index.ts';
import type { Answer } from '../../../kernel/index.ts';
import { type Guide, type Moment, option, optionThat } from '../../guide/guide.ts';
import { anyGuide } from '../../guide/trail.ts';

/** Alone against the last Leader: gamble for cards, go there, clear the place, strike, and live through what follows. */

type Now = Moment<View>;

const isOffered =
  (means: Parameters<typeof optionThat>[1]) =>
  ({ request }: Now): boolean =>
    optionThat(request, means) !== undefined;
/** The round in which it begins. */
const FIRST = 7;
const BAMA = { do: 'leader', leader: 'bama' } as const;
const actions = ({ request }: Now): number => Number(request.prompt.params.actions ?? 0);
const greens = ({ view }: Now): number =>
  (view.rangers[0]?.defenders ?? []).filter((card) => GREEN.includes(card)).length;
const GREEN = content.defenders.cards.filter(({ color }) => color === 'green').map(({ id }) => id);

/** All that gives dice. */
const everything = ({ request }: Now): Answer | undefined =>
  (request.suggestions?.at(-1) as Answer | undefined) ?? request.options?.map(({ id }) => id);

const guide: Guide<TextKey, View> = {
  title: 'The last Leader',
  minutes: 6,
  you: 'a',
  bots: {},
  seed: 'first stand 14',
  setup: {
    scenario: 2,
    players: [{ rangers: ['hat'] }],
    first: 1,
    position: {
      round: 7,
      rangers: [
        { id: 'hat', at: 24, ready: 5, spent: 2, karma: 1, defenders: ['D28', 'D29', 'D39', 'D74'], slain: ['krank'] },
      ],
      map: {
        22: { roadRider: 1, depots: 1 },
        23: { roadRider: 2, depots: 1 },
        27: { earther: 3 },
      },
      leaders: { krank: { slain: true }, bama: { at: 23, health: 2 }, bramble: { slain: true }, puke: { slain: true } },
    },
  },
  lessons: [
    {
      asked: 'ls.turn',
      if: (now) => isOffered('gamble')(now) && greens(now) < 4 && actions(now) > 3,
      says: 'You are Hat. Three of the four Leaders are down, and Bama, the last, stands next to you. Green cards give dice against him; you hold three. Gamble for more.',
      shows: '.ls-leaders',
      tries: option('gamble'),
    },
    {
      asked: 'ls.gamble.bet',
      says: 'Three cards are drawn, and those of the colour that you call are yours. If none has it, you lose your bet. Bet the blue card: it does nothing to Bama.',
      shows: '.ls-hand',
      tries: option('D74'),
    },
    {
      asked: 'ls.gamble.color',
      says: 'Green is the colour against Bama. Call it.',
      tries: option('green'),
      again: true,
    },
    {
      asked: 'ls.move',
      if: isOffered('23'),
      says: 'Ashtown, number 23 on the map: there he stands. You can also touch the place itself.',
      shows: '.ls-map',
      tries: option('23'),
      again: true,
    },
    {
      asked: 'ls.turn',
      if: (now) => isOffered('gamble')(now) && isOffered('move')(now),
      says: 'Enough of the cards: every action is one of your tokens, and you need some for the fight. Move over the border to Bama.',
      shows: '.ls-tokens',
      tries: option('move'),
    },
    {
      asked: 'ls.turn',
      if: (now) => now.view.round === FIRST && isOffered('raiders')(now),
      says: 'Two Road Riders guard him, and they strike when your turn ends. Attack them: one die for each of them, and 4 or more removes one.',
      shows: '.ls-map',
      tries: option('raiders'),
    },
    {
      asked: 'ls.turn',
      if: (now) => now.view.round === FIRST && isOffered('raiders')(now),
      says: 'Once more: what is left of them would wound you, and wounds lie on your action tokens.',
      shows: '.ls-tokens',
      tries: option('raiders'),
      again: true,
    },
    {
      asked: 'ls.turn',
      if: ({ view }) => view.round === FIRST,
      says: 'End your turn. Enemies beside you strike, you draw two Defender cards, and then Raider cards say what comes where.',
      shows: '.ls-tokens',
      tries: option('end'),
      again: true,
    },
    {
      asked: 'ls.turn',
      if: isOffered(BAMA),
      says: 'Now Bama. The hits of one battle must reach his health, or he throws you back to town and recovers. You have the cards: attack him.',
      shows: '.ls-leaders',
      tries: option(BAMA),
    },
    {
      asked: 'ls.battle.commit',
      says: 'Show all that gives dice. A die of 5 or 6 is a hit, he has 2 health, and nobody is left to save cards for.',
      shows: '.ls-hand',
      tries: everything,
    },
    {
      asked: 'ls.battle.commit',
      says: 'As many dice as you have: every third one hits.',
      tries: everything,
      again: true,
      otherwise: true,
    },
    {
      asked: 'ls.turn',
      says: 'Green cards are what you need, then a way to Bama. He must not reach the town. If you are not sure, ask the coach.',
      shows: '.ls-map',
      again: true,
      otherwise: true,
    },
    {
      asked: ['ls.wounded', 'ls.event.now', 'ls.rolled.now'],
      says: 'Something happens, and you may use a card or a skill against it. Each choice says what it costs; passing is free.',
      shows: '.ls-hand',
      again: true,
      otherwise: true,
    },
  ],
  remarks: [
    {
      of: 'ls.gamble.drawn',
      if: (_, now) => !now.heard.some(({ key }) => key === 'ls.gamble.lost') && greens(now) > 3,
      says: 'A green card was among the three: it is yours, and you keep your bet.',
    },
    { of: 'ls.rolled.at', says: 'Those were your dice: each 4, 5 or 6 has removed a Raider.' },
    {
      of: 'ls.battle.lost',
      says: 'Not enough hits: you are back in town, and Bama has recovered. Collect green cards and try again.',
      otherwise: true,
    },
    { of: 'ls.turn.begins', says: 'A new round: all your unhurt tokens are ready again.' },
  ],
  next: [
    {
      label: 'A whole match',
      text: 'Four Leaders, alone or with bots as friends, in an hour.',
      way: ['new', 'last-stand'],
    },
    { label: 'How to play', text: 'The rest in five minutes, then all the rules.', way: ['rules', 'last-stand'] },
  ],
};
export const lastStandGuide: Guide = anyGuide(guide);
