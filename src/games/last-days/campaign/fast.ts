import { fight } from '../battle.ts';
import { stopped } from '../end/ending.ts';
import { finish } from '../end/finish.ts';
import { interrupts } from '../interrupts.ts';
import type { Table } from '../state.ts';
import { advise } from '../tactics/index.ts';
import { battleOf } from '../units.ts';
import { type Flow, playOut } from '../verbs.ts';
import { comeHome } from './home.ts';

/**
 * LD.TURN.3: there is no limit of turns; a game that is played out fast is stopped after this one, as players may agree, or after
 * the turn in which they agree to play it out fast, if that is a later one.
 */
const LAST_TURN = 8;
const MOST_STEPS = 100_000;

/** A game that is played out at once, by its own rules and as the bots play. The log of the campaign keeps what comes of it. */
export function* fightFast(t: Table): Flow<void> {
  const last = Math.max(LAST_TURN, battleOf(t).turn);
  const { state } = yield* playOut(t, {
    rule: 'LD.TURN.3',
    state: t.state,
    *step(inner: Table): Flow<void> {
      const battle = battleOf(inner);
      if (battle.turn > last) {
        battle.turn = last; // the next one has only just begun
        return finish(inner, stopped(battle));
      }
      yield* fight(inner);
    },
    isOver: ({ battle }) => battle === null || battle.phase === 'over',
    follow: (now, request, seat) => advise(now, request, seat).answer,
    interrupts,
    steps: MOST_STEPS,
  });
  t.state.battle = state.battle;
  comeHome(t, true);
}
