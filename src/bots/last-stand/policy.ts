import { type Answer, asidesFor, type Option, meansOf, type Open, optionsFor, type Seat } from '../../kernel/index.ts';
import { active, lastStand, type State, type TextKey, type Using } from '../../games/last-stand/index.ts';
import type { Decision } from '../bot.ts';
import type { Policy } from '../policy.ts';
import {
  aboutWhom,
  event,
  leaderMoves,
  placed,
  radiation,
  rescue,
  rolled,
  useIt,
  waiting,
  wounded,
} from './interrupts.ts';
import { lookOver } from './outlook.ts';
import { type Asked, REPLIES } from './questions.ts';
import { turnDecision } from './turn.ts';
import { worth } from './worth.ts';

/** What to do with an action and where to go, which Leader advances, and cards for rare moments. */
const WEIGHTY: readonly TextKey[] = [
  'ls.turn',
  'ls.move',
  'ls.leader.any',
  'ls.leader.moves',
  'ls.place.now',
  'ls.event.now',
];

export const lastStandPolicy: Policy<State> = {
  worth,
  stakes: 40,
  propose,
  isWeighty: ({ prompt }) => WEIGHTY.includes(prompt.key as TextKey),
  // The worth of a position says little of plans that take many turns: only a clear lead goes before the plan.
  doubt: 2,
  follow: (state, request, seat) => propose(state, request, seat).answer,
  interject: () => null,
};

const WINDOWS: Readonly<Partial<Record<TextKey, (asked: Asked) => Decision>>> = {
  'ls.wounded': wounded,
  'ls.rolled.now': rolled,
  'ls.radiation': radiation,
  'ls.place.now': placed,
  'ls.leader.moves': leaderMoves,
  'ls.event.now': event,
  'ls.card.now': waiting,
  'ls.dice.before': useIt,
  'ls.tech.now': useIt,
  'ls.gamble.lost': useIt,
};

/** Every question has an answer by rule: hands are open, so there is little to be guessed at. */
function propose(table: State, request: Open, seat: Seat): Decision {
  const state = lookOver(table);
  const params = (request.prompt.params ?? {}) as Asked['params'];
  const options = 'options' in request ? optionsFor(request.options, seat) : [];
  const ids = options.map(({ id }) => id);
  const ranger = aboutWhom(state, params) ?? state.rangers.find((each) => each.seat === seat) ?? active(state);
  const key = request.prompt.key as TextKey;
  if (key === 'ls.turn') return turnDecision(state, ranger, [...options, ...asidesFor(request, seat)]);
  const asked: Asked = { state, request, ids, sources: sourcesIn(options), params, ranger };
  if (key === 'ls.feed') return fed(asked);
  const saved = rescue(asked);
  if (saved !== null) return saved;
  const reply = WINDOWS[key] ?? REPLIES[key];
  if (reply !== undefined) return reply(asked);
  return { answer: usual(state, request, seat), because: 'As usual' };
}

/** What is used by the options that use something, by their ids. */
function sourcesIn(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const means = meansOf<string | Using>(option);
      return typeof means === 'object' && 'source' in means ? [[option.id, means.source]] : [];
    }),
  );
}

function usual(state: State, request: Open, seat: Seat): Answer {
  return lastStand.follow?.(state, request, seat) ?? null;
}

/** DLS.PHASE3.3: cards of little use instead of two wounds each. */
function fed({ params, ranger }: Asked): Decision {
  if (params.unfed === 'nothing') return { answer: 'bear', because: 'They cannot hurt this Ranger' };
  const spare = ranger.defenders.length - 2;
  return spare >= Number(params.n)
    ? { answer: 'feed', because: 'Cards of little use instead of wounds' }
    : { answer: 'bear', because: 'The cards are worth more' };
}
