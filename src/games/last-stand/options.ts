import {
  type FactsAt,
  idOf,
  type Message as KernelMessage,
  type Meaning,
  type PlayableAside,
} from '../../kernel/index.ts';
import type { Use } from './moments/abilities.ts';
import type { Means, Using } from './means.ts';
import type { Ranger, State } from './state.ts';
import {
  choose,
  type Flow,
  pick,
  type Rule,
  type Seat,
  type Table,
  type Message,
  type Words,
  type Offer,
} from './verbs.ts';
import type { TextKey } from './wording/said.ts';
import type { CardId, LeaderId, Loc, RangerId } from './wording/words.ts';

/** How things on the table are named in an answer. */

export const locationOption = (at: Loc): Offer<string> => ({
  means: String(at),
  label: { key: 'ls.at', params: { at } },
  about: { at },
});
export const rangerOption = ({ id }: Ranger): Offer<RangerId> => ({
  means: id,
  label: { key: 'ls.who', params: { ranger: id } },
  about: { ranger: id },
});
export const leaderOption = (leader: LeaderId): Offer<LeaderId> => ({
  means: leader,
  label: { key: 'ls.leader', params: { leader } },
  about: { leader },
});
export const cardOption = (card: CardId): Offer<CardId> => ({
  means: card,
  label: { key: 'ls.card', params: { card } },
  about: { card },
});
/** One of each kind: whoever chooses between cards that read the same chooses nothing. */
export function distinct<T>(list: readonly T[], kindOf: (item: T) => string): T[] {
  const kinds = list.map(kindOf);
  return list.filter((_, i) => kinds.indexOf(kinds[i] as string) === i);
}

export const useOption = ({ means, ranger, source }: Use): Offer<Using> => ({
  means,
  label: { key: 'ls.use', params: { ranger: ranger.id, source: source.key } },
  seats: [ranger.seat],
  about: { use: source.key, ranger: ranger.id },
});

/** The same, where only the one Ranger is asked. */
export const ownUseOption = (use: Use): Offer<Using> => ({
  ...useOption(use),
  label: { key: 'ls.use.own', params: { source: use.source.key } },
});

type Whose = Seat | { readonly any: readonly Seat[] };
interface Question<T, K extends TextKey> {
  readonly rule: Rule;
  readonly prompt: KernelMessage<K>;
  readonly of: readonly T[];
  readonly as: (item: T) => Offer;
  readonly facts?: FactsAt<Words, K>;
}

/** One of several things; where there is only one, nobody needs to be asked. */
export function* oneOf<T, const K extends TextKey>(
  t: Table,
  whose: Whose,
  { rule, prompt, of, as, facts }: Question<T, K>,
): Flow<T> {
  if (of.length === 1) return of[0] as T;
  const options = of.map(as);
  const told = yield* choose(t, whose, { rule, prompt, options, ...(facts === undefined ? undefined : { facts }) });
  const answer = typeof told === 'object' && 'answer' in told ? (told.answer as Meaning) : told;
  return of[options.findIndex(({ means }) => idOf(means) === idOf(answer))] as T;
}

/** So many of several things. */
export function* someOf<T, const K extends TextKey>(
  t: Table,
  whose: Seat,
  { rule, prompt, of, as, min, max }: Question<T, K> & { readonly min: number; readonly max: number },
): Flow<T[]> {
  if (min >= of.length) return [...of];
  const options = of.map(as);
  const chosen = yield* pick(t, whose, { rule, prompt, options, min, max: Math.min(max, of.length) });
  const ids = chosen.map(idOf);
  return of.filter((_, i) => ids.includes(idOf((options[i] as Offer).means)));
}

/** The table decides: whoever speaks first (a co-operative game, DLS.COMP.2). */
export const everyone = (state: State): { readonly any: readonly Seat[] } => ({ any: state.seats });

export const yesNo = (
  t: Table,
  seat: Seat,
  q: {
    readonly rule: Rule;
    readonly prompt: Message;
    readonly asides?: readonly PlayableAside<State, TextKey, Means>[];
    readonly facts?: FactsAt<Words, TextKey>;
  },
): Flow<'yes' | 'no'> => choose(t, seat, { ...q, options: ['yes', 'no'] as const });
