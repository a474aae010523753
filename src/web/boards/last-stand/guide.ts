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
  premise:
    'You are Hat, and raiders march on your town. It is saved once all four of their Leaders are dead. Three are.',
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
      says: 'Bama, the last Leader, is one step away. Green cards give you dice against him, and you hold three. Gamble for more.',
      shows: '.ls-leaders',
      tries: option('gamble'),
    },
    {
      asked: 'ls.gamble.bet',
      says: 'You bet a card and call a colour. Of three cards drawn, those in that colour are yours. If none is, you lose your bet. Bet the blue card.',
      shows: '.ls-hand',
      tries: option('D74'),
    },
    {
      asked: 'ls.gamble.color',
      says: 'Green is the colour that beats Bama. Call it.',
      tries: option('green'),
      again: true,
    },
    {
      asked: 'ls.move',
      if: isOffered('23'),
      says: 'He is in Ashtown, number 23 on the map. You can choose it here or touch it on the map.',
      shows: '.ls-map',
      tries: option('23'),
      again: true,
    },
    {
      asked: 'ls.turn',
      if: (now) => isOffered('gamble')(now) && isOffered('move')(now),
      says: 'That is enough gambling: every action costs one of your tokens, and you need some for the fight. Move to Bama.',
      shows: '.ls-tokens',
      tries: option('move'),
    },
    {
      asked: 'ls.turn',
      if: (now) => now.view.round === FIRST && isOffered('raiders')(now),
      says: 'Two Road Riders guard him, and they strike when your turn ends. Attack them: you roll a die for each, and every 4 or more removes one.',
      shows: '.ls-map',
      tries: option('raiders'),
    },
    {
      asked: 'ls.turn',
      if: (now) => now.view.round === FIRST && isOffered('raiders')(now),
      says: 'Attack again: any that are left would wound you, and every wound takes one of your action tokens.',
      shows: '.ls-tokens',
      tries: option('raiders'),
      again: true,
    },
    {
      asked: 'ls.turn',
      if: ({ view }) => view.round === FIRST,
      says: 'End your turn. Enemies beside you strike, you draw two Defender cards, and then Raider cards show who comes where.',
      shows: '.ls-tokens',
      tries: option('end'),
      again: true,
    },
    {
      asked: 'ls.turn',
      if: isOffered(BAMA),
      says: 'Now for Bama. You must hit him as often as he has health, all in one battle, or he throws you back to town and recovers. You have the cards: attack.',
      shows: '.ls-leaders',
      tries: option(BAMA),
    },
    {
      asked: 'ls.battle.commit',
      says: 'Play every card that gives dice. A 5 or 6 is a hit, and he has 2 health. There is nothing left to save cards for.',
      shows: '.ls-hand',
      tries: everything,
    },
    {
      asked: 'ls.battle.commit',
      says: 'Play all the dice you have: about one in three hits.',
      tries: everything,
      again: true,
      otherwise: true,
    },
    {
      asked: 'ls.turn',
      says: 'You need green cards, and then a way to Bama. He must not reach the town. If you are not sure, ask the coach.',
      shows: '.ls-map',
      again: true,
      otherwise: true,
    },
    {
      asked: ['ls.wounded', 'ls.event.now', 'ls.rolled.now'],
      says: 'Something happens, and you may play a card or use a skill against it. Each choice says what it costs. Passing is free.',
      shows: '.ls-hand',
      again: true,
      otherwise: true,
    },
  ],
  remarks: [
    {
      of: 'ls.gamble.drawn',
      if: (_, now) => !now.heard.some(({ key }) => key === 'ls.gamble.lost') && greens(now) > 3,
      says: 'There was a green card among the three. It is yours, and you keep your bet.',
    },
    { of: 'ls.rolled.at', says: 'Those were your dice: each 4, 5 or 6 removed a Raider.' },
    {
      of: 'ls.battle.lost',
      says: 'Not enough hits: you are back in town, and Bama has recovered. Collect green cards and try again.',
      otherwise: true,
    },
    { of: 'ls.turn.begins', says: 'A new round: all your action tokens without a wound are ready again.' },
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
