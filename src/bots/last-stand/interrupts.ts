import { factsOf } from '../../kernel/index.ts';
import {
  defenderPlayed,
  mutationTotal,
  place,
  raidersOn,
  type Ranger,
  rangerOf,
  type Remedies,
  stepsLeft,
  type Words,
} from '../../games/last-stand/index.ts';
import type { Decision } from '../bot.ts';
import { isBlocked } from './extras.ts';
import { heldWorth } from './hand.ts';
import type { Asked } from './questions.ts';
import { mutationCost } from './threats.ts';
import { WEIGHTS } from './weights.ts';
import type { Outlook } from './outlook.ts';

/** The moments at which something may be used, by the prompt that announces them. */

const pass: Decision = { answer: 'pass', because: 'Better kept for later' };
const using = (id: string | undefined, because: string): Decision =>
  id === undefined ? pass : { answer: id, because };

/** Of the options with these ids the one that uses what is named first. */
const byKey = ({ sources }: Asked, ids: readonly string[], ...keys: readonly string[]): string | undefined =>
  keys.flatMap((key) => ids.filter((id) => sources[id] === key))[0];
/** Defender cards among the options: rad suits, with what the card is worth in the hand, the cheapest first. */
const suits = ({ state, ranger, ids, sources }: Asked): { readonly id: string; readonly price: number }[] =>
  ids
    .flatMap((id) => {
      const played = defenderPlayed(sources[id] ?? '');
      return played === null ? [] : [{ id, price: heldWorth(state, ranger, played.card) }];
    })
    .sort((a, b) => a.price - b.price);

/** What a question says about what is coming: the cards that would do something about it, and those that save the game. */
const remediesIn = ({ request }: Asked): Partial<Remedies> => (request.facts ?? {}) as Partial<Remedies>;

/** From what is lost least by using it: Traps, Artifacts, cards with two dice, cards with three. */
const CHEAPEST = ['frank.0', 'U14', 'S03', 'S04', 'S05', 'S02', 'S06', 'S07', 'S12'];

/** Whatever keeps the game from being lost is used, the cheapest first. */
export function rescue(asked: Asked): Decision | null {
  const { saving = [] } = remediesIn(asked);
  const own = saving.filter((id) => asked.ids.includes(id));
  const id = byKey(asked, own, ...CHEAPEST) ?? own[0];
  return id === undefined ? null : { answer: id, because: 'Otherwise the game is lost' };
}

/** Nobody knows the next card: what is held is better kept until it is needed. */
export const waiting = (): Decision => pass;

/** Wounds: what is turned sideways comes back, Karma only against many. */
export function wounded(asked: Asked): Decision {
  const { ids, params, sources } = asked;
  const free = ids.find((id) => id !== 'pass' && sources[id] !== 'hat.2');
  if (free !== undefined) return using(free, 'It is there to be used');
  return Number(params.n) >= 3 ? using(byKey(asked, ids, 'hat.2'), 'Many wounds for one Karma') : pass;
}

/** What is gone, or costs Karma, once it is used. Defender cards are as dear. */
const DEAR = ['S01', 'C14', 'frank.2', 'juniper.2'];

/** Dice: rerolls where something was missed that matters. */
export function rolled({ ids, request, sources }: Asked): Decision {
  const facts = factsOf<Words, 'ls.rolled.now'>(request, 'ls.rolled.now');
  if (facts === undefined) return pass;
  const { enough, need, parts } = facts;
  if (enough) return { answer: 'pass', because: 'It has worked already' };
  const misses = parts.reduce((sum, { dice, toHit }) => sum + dice.filter((die) => die < toHit).length, 0);
  const uses = ids.filter((id) => id !== 'pass');
  const cheap = uses.find((id) => !DEAR.includes(sources[id] ?? '') && defenderPlayed(sources[id] ?? '') === null);
  if (cheap !== undefined) return using(cheap, 'Another chance that costs little');
  return misses >= 2 || need > 0 ? using(uses[0], 'Another chance where it counts') : pass;
}

/** A rad suit where the test is likely lost and a Mutation would hurt. */
export function radiation(asked: Asked): Decision {
  const { ids, ranger } = asked;
  const [suit] = suits(asked);
  if (suit === undefined)
    return using(
      ids.find((id) => id !== 'pass'),
      'No test at all',
    );
  return mutationCost(ranger) * 0.5 > suit.price || mutationTotal(ranger) >= 2
    ? using(suit.id, 'A Mutation would cost more')
    : pass;
}

/** Raiders about to come: stopped where they would overrun the place, or storm Last Stand. */
export function placed(asked: Asked): Decision {
  const { state, ids, params } = asked;
  const { helping = [] } = remediesIn(asked);
  const useful = ids.filter((id) => helping.includes(id));
  if (params.danger === 'none') return pass;
  const trap = byKey(asked, useful, 'frank.0');
  if (trap !== undefined) return using(trap, 'That is what it was set for');
  return state.depots <= 5 ? using(byKey(asked, useful, 'S12', 'S03'), 'It would be overrun') : pass;
}

/** A Leader about to move: held up on the way into Last Stand, or close to it. */
export function leaderMoves(asked: Asked): Decision {
  const { state, ids, params } = asked;
  const leader = String(params.leader) as 'krank';
  const to = Number(params.to);
  if (to !== 19) return stepsLeft(state, leader) === 2 ? using(byKey(asked, ids, 'S04'), 'Too near already') : pass;
  if (isBlocked(state, leader)) return { answer: 'pass', because: 'The Blockade will hold' };
  return using(byKey(asked, ids, 'U14', 'S04', 'S06', 'S02'), 'It would be the end');
}

/** Events: cancelled if they are bad; a rad suit for whoever would be mutated. */
export function event(asked: Asked): Decision {
  const { state, ids, params } = asked;
  const card = String(params.event);
  const [suit] = suits(asked);
  const cheap = suit !== undefined && suit.price < WEIGHTS.wound;
  if (GRAVE.includes(card)) {
    const cancel = byKey(asked, ids, 'S05');
    if (cancel !== undefined && isGrave(state, card)) return using(cancel, 'This would hurt');
  }
  if (suit !== undefined && (GLOWING.includes(card) || cheap)) return using(suit.id, 'Spared by the suit');
  return pass;
}
/** Glow Storm, and what puts Earthers into Last Stand or Depots on the map. */
const GLOWING = ['R01', 'R43'];
const GRAVE = ['R38', 'R54', 'R05', 'R21', 'R09', 'R27', 'R01', 'R43'];
const isGrave = (state: Outlook, card: string): boolean => {
  if (['R38', 'R54'].includes(card)) return raidersOn(place(state, 19)) >= 2;
  if (['R05', 'R21'].includes(card)) return state.depots <= 3;
  return GLOWING.includes(card) && state.rangers.some((ranger) => mutationTotal(ranger) >= 3);
};

/** Before the dice, and Krank's tech: whatever is turned sideways for it. */
export const useIt = ({ ids }: Asked): Decision =>
  using(
    ids.find((id) => id !== 'pass'),
    'It is there to be used',
  );

export const aboutWhom = (state: Outlook, params: Asked['params']): Ranger | undefined =>
  typeof params.ranger === 'string' ? rangerOf(state, params.ranger) : undefined;
