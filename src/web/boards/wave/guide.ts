import { blow, changeBy, content, type TextKey, type View, waveFacts } from '../../../games/wave/index.ts';
import type { Answer } from '../../../kernel/index.ts';
import { type Guide, type Lesson, type Moment, option, optionThat, type Remark } from '../../guide/guide.ts';
import { anyGuide } from '../../guide/trail.ts';

/** Alone in the last two rounds: search, trade and fight once with every word, then once more with few. */

type Now = Moment<View>;

const isFound =
  (...cards: readonly string[]) =>
  ({ request }: Now): boolean =>
    cards.includes(waveFacts(request, 'wave.found.keep')?.card ?? '');
const isOffered =
  (means: Parameters<typeof optionThat>[1]) =>
  ({ request }: Now): boolean =>
    optionThat(request, means) !== undefined;
const inRound =
  (round: number) =>
  ({ view }: Now): boolean =>
    view.round === round;
const foeNamed = ({ request, view }: Now, enemy: string): string | undefined => {
  const foe = view.line.find((one) => one.enemy === enemy);
  return foe === undefined ? undefined : optionThat(request, { do: 'foe', foe: foe.id });
};

const JUNK = content.rubble.cards.filter(({ kind }) => kind === 'junk').map(({ id }) => id);

/** The Combat card that adds most to a weapon which deals 2. */
function best({ request }: Now): string | undefined {
  const drawn = waveFacts(request, 'wave.cards')?.drawn ?? [];
  const worth = drawn.map((card) => changeBy(blow(card), 2));
  return optionThat(request, { do: 'card', at: worth.indexOf(Math.max(...worth)) });
}

function allToTheFirst({ request }: Now): Answer | undefined {
  const first = request.options?.[0];
  return first === undefined ? undefined : { [first.id]: request.total ?? 0 };
}

/** Hurt by what lay in the rubble, not by a delay. */
const bitten: NonNullable<Remark<TextKey, View>['if']> = (_, { heard }) =>
  !heard.some(({ key }) => key === 'wave.delayed');

/** For those who go their own way. */
const OTHERWISE: readonly Lesson<TextKey, View>[] = [
  {
    asked: 'wave.turn',
    says: 'Your turn. Under each choice you see what it will probably do. Attack, craft or heal as long as you can, then end the turn.',
    shows: '.enemy-line ol',
    otherwise: true,
    again: true,
  },
  {
    asked: 'wave.target',
    says: 'Attack whom? They strike from left to right, so look who would hurt you most.',
    shows: '.enemy-line ol',
    otherwise: true,
    again: true,
  },
  {
    asked: 'wave.cards',
    says: 'Take the card that fits: an enemy’s health stands under its picture.',
    tries: best,
    otherwise: true,
    again: true,
  },
  { asked: 'wave.perk.offer', says: 'Trigger may act once more.', tries: option('use'), otherwise: true, again: true },
  {
    asked: 'wave.drawn',
    says: 'Let them come, or pay 1 health and search on.',
    shows: '.person .health',
    otherwise: true,
    again: true,
  },
];

const guide: Guide<TextKey, View> = {
  title: 'The last two rounds, alone',
  premise: 'You are Trigger, the last of your group. Live through two more waves of raiders and the dead and you win.',
  minutes: 6,
  you: 'a',
  bots: {},
  seed: 'first wave 314',
  setup: {
    players: [{ character: 'trigger', weapon: 'crowbar' }],
    first: 'a',
    position: {
      phase: 'search',
      round: 5,
      people: [{ damage: 1, inventory: ['triggers-carbine', 'crowbar', 'bullets', 'bullets'] }],
      active: ['planks', 'single-shoe', 'nails', 'WAVE!', 'bandage-roll', 'parking-ticket', 'bullets'],
      rubble: ['fuel-bottle', 'granola-bar', 'dead-phone', 'rodent-attack-1', 'focus', 'shells', 'arrows'],
      assaults: ['ambush', 'mixed-company'],
      combat: ['clean-hit', 'whiff', 'graze'],
    },
  },
  lessons: [
    {
      asked: 'wave.found.keep',
      if: isFound('planks'),
      says: 'Each round you first search the rubble, one card at a time. Planks are half of something useful: keep them.',
      shows: '.found .card',
      tries: option('keep'),
    },
    {
      asked: 'wave.found.keep',
      if: isFound(...JUNK),
      says: 'Junk. You have few slots, so leave what does nothing.',
      shows: '.slots',
      tries: option('leave'),
      again: true,
    },
    {
      asked: 'wave.found.keep',
      if: isFound('nails'),
      says: 'Planks and nails together make a Barricade, and a Barricade stops an attack. Keep them.',
      shows: '.found .card',
      tries: option('keep'),
    },
    {
      asked: 'wave.drawn',
      if: inRound(5),
      says: 'There it is: with WAVE! the enemies come. Or you delay them: that costs 1 health, and you search on. You have 5, and the pile still holds what you want. Delay.',
      shows: '.person .health',
      tries: option('delay'),
    },
    {
      asked: 'wave.found.keep',
      if: isFound('bandage-roll'),
      says: 'A bandage gives you 2 health, more than the delay cost. Keep it.',
      shows: '.found .card',
      tries: option('keep'),
    },
    {
      asked: 'wave.drawn',
      if: inRound(5),
      says: 'WAVE! again. Now you have what you need: let them come.',
      tries: option('accept'),
    },
    {
      asked: 'wave.trade',
      if: isOffered({ do: 'use', card: 'bandage-roll' }),
      says: 'Here they are: a Raider and a Wanderer. With friends at the table, each of you could give one card away now. Alone it is a good moment to heal.',
      shows: '.enemy-line ol',
      tries: option({ do: 'use', card: 'bandage-roll' }),
    },
    {
      asked: 'wave.turn',
      if: inRound(5),
      says: 'Your turn: one action, then they attack. The Raider hits hard and steals cards, and the Carbine can fell it. Choose it below, or touch the card on your sheet.',
      shows: '.slots',
      tries: option({ do: 'attack', card: 'triggers-carbine' }),
    },
    {
      asked: 'wave.target',
      if: inRound(5),
      says: 'Attack the Raider. It has 3 health left, as you see under its picture.',
      shows: '.enemy-line ol',
      tries: (now) => foeNamed(now, 'raider'),
    },
    {
      asked: 'wave.ammo',
      says: 'Every bullet draws a Combat card, and you use the best one. Trigger draws one extra for free, so one bullet will do. Save the rest.',
      shows: '.stepper',
      tries: () => 1,
    },
    {
      asked: 'wave.cards',
      says: 'These cards do what dice do in other games: they change the damage. The Carbine deals 2, and the Raider has 3 health. Take the card that adds 1.',
      tries: best,
    },
    {
      asked: 'wave.spread',
      says: 'That makes 3 damage. The Carbine may split it among neighbours, but a wounded Raider still steals. Give the Raider all of it.',
      tries: allToTheFirst,
    },
    {
      asked: 'wave.perk.offer',
      says: 'Everybody is good at something. Trigger acts once more after felling an enemy, once a round.',
      shows: '.person .perk',
      tries: option('use'),
    },
    {
      asked: 'wave.turn',
      if: isOffered({ do: 'craft', token: 'barricade' }),
      says: 'One more action, and the Wanderer is about to attack you. Build the Barricade from your planks and nails, and see what happens.',
      shows: '.foe',
      tries: option({ do: 'craft', token: 'barricade' }),
    },
    {
      asked: 'wave.found.keep',
      if: isFound('fuel-bottle'),
      says: 'Good: a Fuel Bottle burns its target and both enemies beside it. Keep it for a crowd.',
      shows: '.found .card',
      tries: option('keep'),
    },
    {
      asked: 'wave.found.keep',
      if: isFound('bullets'),
      says: 'Bullets for the Carbine. Cards of one kind share a slot, so there is room.',
      shows: '.slots',
      tries: option('keep'),
      again: true,
    },
    {
      asked: 'wave.drawn',
      if: inRound(6),
      says: 'The last wave. Is there something that you would still pay 1 health for? You have the bottle and the bullets. I would let them come.',
      shows: '.person .health',
      tries: option('accept'),
    },
    {
      asked: 'wave.turn',
      if: (now) => now.view.round === 6 && isOffered({ do: 'attack', card: 'fuel-bottle' })(now),
      says: 'Now all of them must fall, so save nothing for later: throw the bottle. The Survivor in the line is no enemy, and joins you if still alive at the end of the round.',
      shows: '.enemy-line ol',
      tries: option({ do: 'attack', card: 'fuel-bottle' }),
    },
    {
      asked: 'wave.target',
      if: inRound(6),
      says: 'The Raider stands between two Wanderers. Throw it there, and all three burn.',
      shows: '.enemy-line ol',
      tries: (now) => foeNamed(now, 'raider'),
    },
    {
      asked: 'wave.turn',
      if: inRound(6),
      says: 'One is left. Under each choice you see what it will probably do. Finish it as you like.',
      shows: '.foe.hostile',
      tries: option({ do: 'attack', card: 'crowbar' }),
    },
    {
      asked: 'wave.turn.spent',
      says: 'Nobody is left to attack. End your turn.',
      tries: option('end'),
      again: true,
    },
    {
      asked: 'wave.found.keep',
      says: 'Yours to decide: read what the card does, and look at your free slots.',
      shows: '.slots',
      tries: option('keep'),
      again: true,
    },
    {
      asked: 'wave.trade',
      says: 'Nobody to trade with, and you are well enough. Go on.',
      tries: option('done'),
      again: true,
    },
    ...OTHERWISE,
  ],
  remarks: [
    {
      of: 'wave.delayed',
      says: 'You paid 1 health. WAVE! was shuffled back into the pile: it may lie anywhere now.',
    },
    {
      of: 'wave.attack',
      if: ({ params }) => params.damage === 3,
      says: 'You took the card that adds 1: 2 and 1 make 3.',
    },
    {
      of: 'wave.barricade.broke',
      says: 'The Wanderer ran into the Barricade instead of you. The Barricade is gone, the Wanderer is still there, and the last round begins.',
    },
    {
      of: 'wave.suffered',
      if: bitten,
      says: 'That bit: some cards of the rubble hurt at once. Searching is never free.',
    },
    {
      of: 'wave.felled',
      if: (_, { view, heard }) => view.round === 6 && heard.filter(({ key }) => key === 'wave.felled').length > 1,
      says: 'Two at once: 2 damage for the target, 2 for each neighbour.',
    },
  ],
  next: [
    {
      label: 'A whole match',
      text: 'Six rounds, alone or with bots as friends, in half an hour.',
      way: ['new', 'wave'],
    },
    { label: 'With friends', text: 'Choose “A friend by link” for their seats.', way: ['new', 'wave'] },
    {
      label: 'The rules',
      text: 'All of them, with examples.',
      way: ['rules', 'wave'],
    },
  ],
};

export const waveGuide: Guide = anyGuide(guide);
