import { type Answer, meansOf, type Request, type Seat } from '../../kernel/index.ts';
import type { Act } from './means.ts';
import type { State } from './state.ts';
import type { TextKey } from './wording/said.ts';
import type { Phase } from './wording/words.ts';

const keys = (...of: readonly TextKey[]): readonly string[] => of;

/** Questions in which everything that adds dice is thrown in. */
const ALL_IN = keys('ls.battle.commit', 'ls.depot.with');
/** Questions in which whatever is offered is better used than not. */
const USE_IT = keys('ls.rolled.now', 'ls.wounded');
const HOLD_BACK = ['pass', 'no', 'forgo'];

type Deed = Extract<Act, object>;
/** Answers that only lead to the next question of the same player: what they bring is told there. */
const OPENS: readonly (Act | Deed['do'])[] = ['move', 'trade'];
/** Actions whose dice can be walked through; whatever else a turn offers may draw cards, test and test again. */
const WALKED: readonly (Act | Deed['do'])[] = ['raiders', 'depot', 'leader', 'heal', 'karma', 'take', 'drop'];
const SETS_OFF_MUCH = keys('ls.radiation', 'ls.gamble.bet', 'ls.gamble.color', 'ls.depot.reward');
/** In these phases every answer sets off the rest of the turn. */
const TURN_ENDS: readonly Phase[] = ['attacks', 'radiation', 'defenders', 'raiders'];
const TRIES = 100;

const isTurn = ({ prompt }: Request): boolean => prompt.key === ('ls.turn' satisfies TextKey);

export function samples({ phase }: State, request: Request, answer: Answer): number | null {
  if (TURN_ENDS.includes(phase)) return TRIES;
  if (!isTurn(request)) return SETS_OFF_MUCH.includes(request.prompt.key) ? TRIES : null;
  const option = request.kind === 'choose' ? request.options.find(({ id }) => id === answer) : undefined;
  if (option === undefined) return TRIES;
  const act = meansOf<Act>(option);
  const what = typeof act === 'string' ? act : act.do;
  return OPENS.includes(what) ? 0 : WALKED.includes(what) ? null : TRIES;
}

/** Sensible answers to what an action asks on its way. */
export function follow(_state: State, request: Request, _seat: Seat): Answer | null {
  switch (request.kind) {
    case 'choose': {
      const ids = request.options.map(({ id }) => id);
      if (isTurn(request)) return null; // the next action is another matter
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
