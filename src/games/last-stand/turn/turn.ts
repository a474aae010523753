import { act, actionOptions, retreat } from './actions.ts';
import { depotReward } from './depots.ts';
import { gainDefenders } from './gaining.ts';
import type { Act } from '../means.ts';
import { checkMissions } from '../goals/missions.ts';
import { raiders } from '../enemy/raiders.ts';
import { active, newTurn, rangerOf, type State, stageNow, type Turn, unhurt } from '../state.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import { anytimeAsides, automatic, momentOf } from '../moments/windows.ts';

/** Phase I, Rise & Shine. */
export function* rise(t: Table): Flow<void> {
  const ranger = active(t.state);
  emit(t, 'DLS.TURN.1', 'ls.turn.begins', { ranger: ranger.id, round: t.state.round });
  // DLS.TURN.3: every token that is face up; wounds stay off the board (DLS.TURN.4)
  ranger.ready = unhurt(ranger);
  ranger.spent = 0;
  ranger.healed = 0;
  yield* automatic(t, [ranger], momentOf('rise', ranger)); // DLS.TURN.5
  ranger.exhausted = []; // DLS.TURN.6, DLS.ART.7
  ranger.used = [];
  t.state.phase = 'range';
}

/** Phase II, Out on the Range: one action, or something that is free (DLS.TURN.7, DLS.TURN.8). */
export function* range(t: Table): Flow<void> {
  const { state } = t;
  const ranger = active(state);
  const due = state.turn.due.shift();
  if (due !== undefined) {
    yield* collect(t, due);
    return yield* checkMissions(t);
  }
  const answer: Act = yield* choose(t, ranger.seat, () => ({
    rule: 'DLS.TURN.7',
    prompt: { key: 'ls.turn', params: { ranger: ranger.id, actions: ranger.ready } },
    options: actionOptions(state, ranger),
    asides: anytimeAsides(state),
  }));
  state.turn.begun = true;
  // DLS.TURN.11: with the last token spent there may still be free things to do, so the player says when it is over.
  if (answer === 'end') state.phase = 'attacks';
  else if (answer === 'retreat') {
    retreat(t, ranger);
    state.phase = 'attacks';
  } else yield* act(t, ranger, answer);
  yield* checkMissions(t);
}

/** What a victory brings, once the dice have been read. */
function* collect(t: Table, { what, ranger: id }: Turn['due'][number]): Flow<void> {
  const ranger = rangerOf(t.state, id);
  if (what === 'depot') yield* depotReward(t, ranger);
  else yield* gainDefenders(t, ranger, 3, 'DLS.CLEAD.17');
}

/** DLS.MUT.8: after turning, nothing of the turn is left but the Raider cards. */
export function cutShort(state: State): void {
  if (state.turn.turned && state.phase !== 'raiders') state.phase = 'raiders';
}

/** Step 4 of Phase III, and then the next player (DLS.TURN.13). */
export function* raid(t: Table): Flow<void> {
  const { turn } = t.state;
  if (turn.drawn === 0 && turn.card === null) turn.draws = stageNow(t.state).raiderDraw;
  const more = yield* raiders(t);
  yield* checkMissions(t);
  if (more === 'done') nextTurn(t);
}

/** DLS.TURN.1, DLS.TURN.2: clockwise. */
function nextTurn(t: Table): void {
  const { state } = t;
  const n = (state.turn.n + 1) % state.rangers.length;
  // DLS.SETUP.20: a round begins with whoever went first.
  if (n === (typeof state.muster.first === 'number' ? state.muster.first : 0)) state.round++;
  beginTurn(state, n);
}

export function beginTurn(state: State, n: number): void {
  state.turn = newTurn(n);
  state.phase = 'rise';
}
