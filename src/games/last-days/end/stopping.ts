import type { PlayableAside } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import { battleOf, rivalOf } from '../units.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { givenUp, stopped } from './ending.ts';
import { close, finish } from './finish.ts';

/** LD.TURN.3: there is no limit of turns, so the players may agree to stop at any time, and anybody may give up. */
export function stoppingAsides({ battle, campaign }: State): PlayableAside<State>[] {
  if (battle === null || battle.phase === 'over' || battle.phase === 'prepare' || campaign?.calledOff !== undefined)
    return [];
  const seats = battle.sides.map(({ seat }) => seat);
  const aside = { seats, rule: 'LD.TURN.3', standing: true } as const;
  return [
    { ...aside, means: 'stop', label: { key: 'ld.stop.label' }, play: proposeStop },
    { ...aside, means: 'give-up', label: { key: 'ld.give-up.label' }, play: giveUp },
  ];
}

function* proposeStop(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const rival = rivalOf(battle, seat).seat;
  const answer = yield* choose(t, rival, {
    rule: 'LD.TURN.3',
    prompt: { key: 'ld.stop', params: { seat } },
    options: ['play-on', 'agree'],
    quiet: [seat, rival],
  });
  if (answer === 'play-on') return emit(t, 'LD.TURN.3', 'ld.stop.refused', { seat: rival });
  emit(t, 'LD.TURN.3', 'ld.stopped');
  settle(t, null);
}

function* giveUp(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const answer = yield* choose(t, seat, {
    rule: 'LD.BREAK.9',
    prompt: { key: 'ld.give-up' },
    options: ['play-on', 'give-up'],
    quiet: battle.sides.map((side) => side.seat),
  });
  if (answer === 'play-on') return;
  emit(t, 'LD.BREAK.9', 'ld.gave-up', { seat });
  settle(t, seat);
}

/** A one-off ends here and now; in a campaign the game ends as soon as what is being done has been done. */
function settle(t: Table, by: Seat | null): void {
  const battle = battleOf(t);
  const { campaign } = t.state;
  if (campaign !== null) {
    campaign.calledOff = { by };
    return;
  }
  finish(t, by === null ? stopped(battle) : givenUp(battle, by));
  close(t);
}
