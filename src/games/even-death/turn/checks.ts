import { TOLERANCE } from '../fight/contact.ts';
import { called } from './human.ts';
import { infectionCheck } from '../herd/infect.ts';
import { mayMove } from '../move/line.ts';
import { runTowards } from '../move/move.ts';
import { psychCheck, type PsychCause } from '../mind/psych.ts';
import { seesUnit } from '../fight/sight.ts';
import type { Battle, Human, Table } from '../state.ts';
import { choose, emit, type Flow, type Seat } from '../verbs.ts';
import { allNearestTo, battleOf, enemiesOf, findUnit, friendlyHumans, gapBetween, hasPerk, nameOf } from '../units.ts';
import { HERD_MAX } from '../words.ts';
import { woundHuman } from '../fight/wound.ts';

/** What a player's turn and the selection of a human bring before any action: EDM.TURN.9, EDM.TURN.10. */

/** EDM.PSYCH.6, EDM.PSYCH.7, EDM.PERK.11: what is judged for every human as its player's turn begins. */
export function judge(battle: Battle, seat: Seat): void {
  for (const human of battle.humans) {
    if (human.seat !== seat) continue;
    human.specialistUsed = false; // EDM.PERK.9: once a turn
    human.isolated = isIsolated(battle, human);
    const full = fullHerdsSeen(battle, human);
    human.beset = full.length >= 2 && full.some((id) => !human.herdsSeen.includes(id));
    if (human.beset) human.herdsSeen = [...new Set([...human.herdsSeen, ...full])];
    human.watchful = hasPerk(human, 'overwatch') && isNearEnemy(battle, human);
  }
}

/** EDM.PSYCH.6: both must hold; whoever has no friend left is isolated. */
const FAR = 18;
const isIsolated = (battle: Battle, human: Human): boolean =>
  friendlyHumans(battle, human).every(
    (friend) => gapBetween(human, friend) > FAR + TOLERANCE && !seesUnit(battle, human, friend),
  );

const fullHerdsSeen = (battle: Battle, human: Human): string[] =>
  battle.herds.filter((herd) => herd.zombies.length === HERD_MAX && seesUnit(battle, human, herd)).map(({ id }) => id);

/** EDM.PERK.11: seen or not. */
const NEAR = 6;
const isNearEnemy = (battle: Battle, human: Human): boolean =>
  enemiesOf(battle, human).some((enemy) => gapBetween(human, enemy) <= NEAR + TOLERANCE);

/** What is left of a human's turn after its checks. */
export type Mind = 'acts' | 'lost' | 'gone';

/**
 * EDM.TURN.10: the Infection Check and the Psych Check that it may cause, then Trauma, Isolation and Multiple Herds.
 * Once the human has lost its turn or died, the rest is skipped.
 */
export function* checksOnSelection(t: Table, human: Human): Flow<Mind> {
  const due: PsychCause[] = [];
  if (human.infected && (yield* infectionCheck(t, human)) === 'failed') {
    woundHuman(t, human, 1, { by: 'infection' }); // EDM.INFECT.9, EDM.INFECT.11
    if (findUnit(battleOf(t), human.id) === undefined) return 'gone';
    due.push('infection'); // EDM.INFECT.10, EDM.PSYCH.5
  }
  if (human.trauma) due.push('trauma');
  if (human.isolated) due.push('isolation');
  if (human.beset) due.push('herds');
  human.trauma = false;
  human.isolated = false;
  human.beset = false;
  for (const cause of due) {
    const before = human.morale;
    if ((yield* psychCheck(t, human, cause)) === 'passed') continue;
    if (before === 'eager' || before === 'willing') continue; // EDM.PSYCH.9: Shaken, nothing else
    yield* loseTurn(t, human, before === 'shaken');
    return 'lost';
  }
  return 'acts';
}

/** EDM.PSYCH.10, EDM.PSYCH.11, EDM.PSYCH.12: who breaks runs to the nearest friend; nobody Broken acts this turn. */
function* loseTurn(t: Table, human: Human, breaks: boolean): Flow<void> {
  emit(t, breaks ? 'EDM.PSYCH.10' : 'EDM.PSYCH.12', 'ed.psych.lost', called(human));
  if (!breaks || !mayMove(human)) return;
  const friend = yield* friendToRunTo(t, human);
  if (friend !== undefined) runTowards(t, human, friend);
}

/** EDM.PSYCH.10: the nearest friend; its player chooses among those that are equally near. */
function* friendToRunTo(t: Table, human: Human): Flow<Human | undefined> {
  const nearest = allNearestTo(human, friendlyHumans(battleOf(t), human));
  if (nearest.length < 2) return nearest[0];
  const chosen = yield* choose(t, human.seat, {
    rule: 'EDM.PSYCH.10',
    prompt: { key: 'ed.psych.friend', params: { unit: nameOf(human) } },
    options: nearest.map((friend) => ({
      means: friend.id,
      label: { key: 'ed.unit', params: { unit: nameOf(friend) } },
      about: { unit: friend.id },
    })),
  });
  return nearest.find(({ id }) => id === chosen);
}
