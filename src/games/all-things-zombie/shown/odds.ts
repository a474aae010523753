import type { Answer, Fact, Request, Seat } from '../../../kernel/index.ts';
import { meansOf } from '../../../kernel/index.ts';
import type { Act } from '../decisions.ts';
import { isHuman, nameOf } from '../figures.ts';
import type { Doing, Encounter, Human, State } from '../state.ts';
import type { TextKey } from '../text.ts';
import { STATUSES } from '../words.ts';

/** What an answer has led to, as a player wants to know it before: who is hurt, what is drawn, which guns are empty. */

type Told = Fact<TextKey>;

export function measure(then: State, now: State, seat: Seat): Told[] {
  const [before, after] = [then.encounter, now.encounter];
  if (!isSameEncounter(then, now)) return [];
  const own = before.sides.find(({ seats }) => seats.includes(seat))?.id;
  const was = new Set(before.zombies.map(({ id }) => id));
  const drawn = after.zombies.filter(({ id }) => !was.has(id)).length;
  return [
    ...before.humans.flatMap((human) => humanFacts(after, human, human.side === own)),
    ...before.zombies.flatMap((zombie): Told[] => {
      const now = after.zombies.find(({ id }) => id === zombie.id);
      const params = { name: nameOf(zombie) };
      if (now === undefined) return [{ key: 'atz.odds.killed', params, tone: 'good' }];
      return now.prone && !zombie.prone ? [{ key: 'atz.odds.floored', params, tone: 'good' }] : [];
    }),
    ...(drawn > 0 ? [{ key: 'atz.odds.drawn', tone: 'bad', n: drawn } as const] : []),
  ];
}

/** In a campaign there is nothing to measure between Encounters, nor from one to the next. */
const isSameEncounter = ({ campaign: was }: State, { campaign: is }: State): boolean =>
  was === undefined ||
  is === undefined ||
  (was.fixture?.playing === true && is.fixture?.playing === true && was.played.length === is.played.length);

function humanFacts(after: Encounter, was: Human, isOwn: boolean): Told[] {
  const now = after.humans.find(({ id }) => id === was.id);
  if (now === undefined || !isHuman(now)) return [];
  const params = { name: was.name };
  const tone = isOwn ? 'bad' : 'good';
  const isWorse = STATUSES.indexOf(now.status) > STATUSES.indexOf(was.status);
  const dry = now.guns.filter(({ empty }, i) => empty && was.guns[i]?.empty === false).length;
  return [
    ...(isWorse ? [{ key: 'atz.odds.status', params: { ...params, status: now.status }, tone } as const] : []),
    ...(now.prone && !was.prone && now.status === was.status && !chose(now, was)
      ? [{ key: 'atz.odds.floored', params, tone } as const]
      : []),
    ...(dry > 0 ? [{ key: 'atz.odds.dry', params, tone } as const] : []),
  ];
}

/** ATZ.MOVE.13: who drops to the ground of its own will is not knocked down. */
const chose = (now: Human, was: Human): boolean => now.turn.did.includes('prone') && !was.turn.did.includes('prone');

/** What an answer sets off at once: shots and blows, but not the tests that they call for. */
const DIRECT: readonly Doing['do'][] = ['volley', 'charge', 'melee', 'leave'];

/** Whether it is still going on: odds look no further than to the last blow. */
export function goesOn({ encounter: before }: State, { encounter: now }: State): boolean {
  const begun = now.doing.slice(before.doing.length);
  const top = begun.at(-1)?.do;
  return top !== undefined && begun.some((one) => DIRECT.includes(one.do)) && (DIRECT.includes(top) || top === 'walk');
}

/** What comes up while odds are worked out is answered with what is offered first. */
export function follow(_state: State, request: Request): Answer | null {
  return request.kind === 'choose' ? (request.options[0]?.id ?? null) : null;
}

/** A charge has too many ways to walk through them all; so many are tried. */
const TRIES = 100;

export function samples(_state: State, request: Request, answer: Answer): number | null {
  if (request.kind !== 'choose' || request.prompt.key !== 'atz.menu') return null;
  const option = request.options.find(({ id }) => id === answer);
  const means = option === undefined ? null : meansOf<Act | { readonly do: 'done' }>(option);
  if (means === null || typeof means === 'string') return null;
  return means.do === 'charge' || means.do === 'brawl' ? TRIES : null;
}
