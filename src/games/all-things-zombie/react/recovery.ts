import type { ActivateDoing } from '../course/doing.ts';
import { SHEETS } from '../data/sheets.ts';
import { encounterOf } from '../doing.ts';
import { humansHere } from '../figures.ts';
import { runAway } from '../move/duck.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { Result } from '../words.ts';
import { takeTest } from './taking.ts';

/** ATZ.STATUS.3, ATZ.REACT.12 to ATZ.REACT.14: what becomes of the Stunned and of those who have Ducked Back when they are active. */

/** ATZ.STATUS.3, ATZ.ZREACT.8, ATZ.ZREACT.9: this activation is sat out. */
export function* sitOut(t: Table, human: Human): Flow<'acts' | 'lost'> {
  const { status, stun, id, name } = human;
  if (status !== 'stunned' || stun === null) return 'acts';
  human.stun = { ...stun, left: Math.max(0, stun.left - 1) };
  emit(t, 'ATZ.STATUS.3', 'atz.recover.sits-out', { unit: id, name });
  return 'lost';
}

/** ATZ.STATUS.3, ATZ.STATUS.9: the turn that was sat out is over: in Carry On, and on the ground for those who were knocked down. */
export function* comeRound(t: Table): Flow<void> {
  for (const human of humansHere(encounterOf(t))) {
    const { status, stun, id, name } = human;
    if (status !== 'stunned' || stun === null || stun.left > 0) continue;
    Object.assign(human, { status: 'carry-on', stun: null, duckedFrom: null });
    emit(t, 'ATZ.STATUS.3', stun.reacts ? 'atz.recover.stares' : 'atz.recover.stunned', { unit: id, name });
  }
}

/** ATZ.REACT.12: Recover From Duck Back, with the Leader's die for all of the group who take it (ATZ.LEAD.8). */
export function* comeOut(t: Table, human: Human, activation: ActivateDoing): Flow<'acts' | 'lost'> {
  if (human.status !== 'ducked-back') return 'acts';
  const { id, name } = human;
  if (human.duckedFrom === null || human.duckedFrom.length === 0) {
    carryOn(human);
    emit(t, 'ATZ.REACT.12', 'atz.recover.open', { unit: id, name });
    return 'acts';
  }
  const result = yield* takeTest(t, human, {
    tests: ['ducked-back'],
    result: (_own, led) => SHEETS[human.class].duckedBack[(2 - led) as 0 | 1 | 2] as Result,
    inCover: false,
    leaders: (activation.leaders ??= []),
  });
  if (result === 'carry-on') {
    carryOn(human);
    return 'acts'; // ATZ.REACT.13
  }
  if (result === 'runaway') runAway(t, human);
  return 'lost'; // ATZ.REACT.14
}

function carryOn(human: Human): void {
  Object.assign(human, { status: 'carry-on', duckedFrom: null, cowed: false });
}
