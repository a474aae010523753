import type { Answer, Message, Request, Seat } from '../../kernel/index.ts';
import { depotsOnMap, monstrositiesOnMap, raidersOn, type State } from './state.ts';
import { LEADERS } from './words.ts';

/** What odds are given for: figures and Depots gone, Leaders hurt, and what it costs. */
export function measure(before: State, after: State): Message {
  const figures = (state: State): number =>
    state.places.reduce((sum, here) => sum + raidersOn(here), 0) + monstrositiesOnMap(state);
  const health = (state: State): number => LEADERS.reduce((sum, id) => sum + state.leaders[id].health, 0);
  const of = (state: State, count: (ranger: State['rangers'][number]) => number): number =>
    state.rangers.reduce((sum, ranger) => sum + count(ranger), 0);
  const gained = (count: (ranger: State['rangers'][number]) => number): number => of(after, count) - of(before, count);
  const counts = {
    figures: figures(before) - figures(after),
    depots: depotsOnMap(before) - depotsOnMap(after),
    hits: health(before) - health(after),
    wounds: gained(({ wounded }) => wounded),
    mutations: gained(({ mutations }) => mutations.length),
  };
  const params = Object.fromEntries(Object.entries(counts).map(([part, n]) => [part, Math.max(0, n)]));
  const parts = Object.entries(params).flatMap(([part, n]) => (n > 0 ? [`${part}.${n}`] : []));
  return { key: parts.length === 0 ? 'ls.odds.none' : 'ls.odds', params: { ...params, parts } };
}

/** Questions in which everything that adds dice is thrown in. */
const ALL_IN = ['ls.battle.commit', 'ls.depot.with'];
/** Questions in which whatever is offered is better used than not. */
const USE_IT = ['ls.rolled.now', 'ls.wounded'];
const HOLD_BACK = ['pass', 'no', 'forgo'];

/** Actions whose dice can be walked through; whatever else a turn offers may draw cards, test and test again. */
const WALKED = /^(move|raiders|depot|leader:.*|heal|karma|end|retreat)$/;
const SETS_OFF_MUCH = ['ls.radiation', 'ls.gamble.bet', 'ls.gamble.color', 'ls.depot.reward'];
const TRIES = 100;

export function samples(_state: State, { prompt }: Request, answer: Answer): number | null {
  if (prompt.key === 'ls.turn') return typeof answer === 'string' && WALKED.test(answer) ? null : TRIES;
  return SETS_OFF_MUCH.includes(prompt.key) ? TRIES : null;
}

/** Sensible answers to what an action asks on its way. */
export function follow(_state: State, request: Request, _seat: Seat): Answer | null {
  switch (request.kind) {
    case 'choose': {
      const ids = request.options.map(({ id }) => id);
      if (request.prompt.key === 'ls.turn') return null; // the next action is another matter
      if (USE_IT.includes(request.prompt.key)) return ids.find((id) => !HOLD_BACK.includes(id)) ?? ids[0] ?? null;
      return ids.find((id) => HOLD_BACK.includes(id)) ?? ids[0] ?? null;
    }
    case 'pick':
      return request.options
        .slice(0, ALL_IN.includes(request.prompt.key) ? request.max : request.min)
        .map(({ id }) => id);
    case 'order':
      return request.options.map(({ id }) => id);
    default:
      return null;
  }
}
