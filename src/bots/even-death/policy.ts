import type { Answer, Choose, Open, Seat } from '../../kernel/index.ts';
import { evenDeath, type State, type TextKey } from '../../games/even-death/index.ts';
import type { Decision } from '../bot.ts';
import type { Policy } from '../policy.ts';
import { mapAction, mapWorth } from './map.ts';
import { reasonFor } from './reasons.ts';
import { rivals } from './rivals.ts';
import { battleWorth } from './worth.ts';

/** What a unit does with its action, and where it goes; everything else follows from it. */
const WEIGHTY: readonly TextKey[] = ['ed.menu', 'ed.move', 'ed.herd.move'];

const keyOf = ({ prompt }: Pick<Open, 'prompt'>): TextKey => prompt.key as TextKey;

export const evenDeathPolicy: Policy<State> = {
  worth: ({ battle, campaign }, seat) =>
    battle !== null ? battleWorth(battle, seat) : campaign !== null ? mapWorth(campaign, seat) : 0,
  stakes: 100,
  propose,
  isWeighty: (request) => WEIGHTY.includes(keyOf(request)),
  // To the end of what both sides do next, for a handful of units.
  horizon: 24,
  isSettled: (request) => keyOf(request) === 'ed.select',
  worlds: 4,
  rivals: ({ battle }, request, seat) => (battle === null ? [] : rivals(battle, request, seat)),
  follow,
  quick: (state, request, seat) => usual(state, request, seat),
  interject: () => null,
};

const usual = (state: State, request: Open, seat: Seat): Answer => evenDeath.follow?.(state, request, seat) ?? null;

/** While looking ahead, to the end of what the selected unit does. */
function follow(state: State, request: Open, seat: Seat): Answer | null {
  return state.battle === null || keyOf(request) === 'ed.select' ? null : usual(state, request, seat);
}

function propose(state: State, request: Open, seat: Seat): Decision {
  const { battle, campaign } = state;
  if (battle === null && campaign !== null && keyOf(request) === 'ed.campaign.act') {
    return mapAction(campaign, seat, request as Choose);
  }
  const answer = usual(state, request, seat);
  return { answer, because: reasonFor(state, request, seat, answer) };
}
