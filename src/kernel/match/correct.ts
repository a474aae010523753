import { Seeded } from '../chance/chance.ts';
import type { Game } from '../game.ts';
import { seedWords } from '../data/hash.ts';
import { copy, type Json } from '../data/json.ts';
import type { Match } from './match.ts';
import type { Seat } from '../asking/request.ts';

/** Deals that are compared: what differs between any two of them is hidden. */
const DEALS = 16;

/**
 * The state that a repair starts from, without what `seat` may not know: it is the last boundary's, so answers since then are
 * given again. Hidden is whatever the game would deal anew for that seat, and with it everything in the same list, because what
 * stays the same in a shuffled pile says something about the rest of it.
 */
export function correctable<S>(match: Match<S>, seat: Seat | null): Json {
  const { state } = match.position();
  const shown = copy(state) as Json;
  return hideIn(shown, dealsOf(match.game, state, seat)) ?? {};
}

function dealsOf<S>(game: Pick<Game<unknown, S>, 'redeal'>, state: S, seat: Seat | null): Json[] {
  return Array.from({ length: DEALS }, (_, i) => {
    const dealt = copy(state);
    game.redeal(dealt, seat, new Seeded(seedWords(`correct ${i}`)));
    return dealt as Json;
  });
}

/** Takes out of `shown` what the deals do not agree on; undefined if nothing of it may be shown. */
function hideIn(shown: Json, deals: readonly Json[]): Json | undefined {
  if (typeof shown !== 'object' || shown === null) return deals.every((dealt) => dealt === shown) ? shown : undefined;
  if (Array.isArray(shown)) return hideInList(shown as readonly Json[], deals);
  // Where another deal has nothing, the name alone would tell.
  if (deals.some((dealt) => typeof dealt !== 'object' || dealt === null || Array.isArray(dealt))) return undefined;
  const kept = Object.entries(shown as Record<string, Json>).flatMap(([name, value]) => {
    const item = hideIn(
      value,
      deals.map((dealt) => inside(dealt, name) as Json),
    );
    return item === undefined ? [] : [[name, item] as const];
  });
  return Object.fromEntries(kept);
}

function hideInList(list: readonly Json[], deals: readonly Json[]): Json | undefined {
  if (deals.some((dealt) => !Array.isArray(dealt) || dealt.length !== list.length)) return undefined;
  const items = list.map((value, i) =>
    hideIn(
      value,
      deals.map((dealt) => inside(dealt, String(i)) as Json),
    ),
  );
  return items.includes(undefined) ? undefined : (items as Json[]);
}

const inside = (value: Json | undefined, name: string): Json | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, Json>)[name] : undefined;

/** What stands at a dotted path, or undefined. */
export function valueAt(state: Json, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((at, name) => inside(at, name), state);
}
