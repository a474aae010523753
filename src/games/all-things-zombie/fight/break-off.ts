import { diceTold, oneDie } from '../dice.ts';
import { begin, encounterOf } from '../doing.ts';
import { type Figure, fightingRep, isHuman, leaveMelees, nameOf, repOf, seatFor } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';
import { choose, emit, type Flow, type Offer, type Table } from '../verbs.ts';
import { getAway, isHemmedIn } from './away.ts';
import type { FightDecision } from './decisions.ts';
import { evenOf, meleeOf, opponentsOf, sideIn } from './opponents.ts';
import { breaksOff } from './rounds.ts';

/** ATZ.BREAK, ATZ.MELEE.14: somebody in melee becomes active: it breaks off, or a round is fought. Zombies never break off (ATZ.BREAK.9). */

type Waking = 'acts' | 'lost';

export function* wakeInMelee(t: Table, human: Human): Flow<Waking> {
  const enc = encounterOf(t);
  thaw(enc, human);
  letLie(enc, human);
  const opponents = opponentsOf(enc, human.id);
  if (opponents.length === 0 || human.status !== 'carry-on') return 'acts';
  const how = yield* decide(t, human, opponents);
  if (how !== 'break-off') {
    human.turn.did.push('charge'); // it moves no further
    fightOn(t, human, opponents, how === 'fight-mild');
    return 'acts';
  }
  if (!(yield* rollToBreak(t, human, opponents))) {
    human.turn.did.push('charge');
    fightOn(t, human, opponents, false, human.id); // ATZ.BREAK.6
    return 'acts';
  }
  leaveMelees(enc, human.id);
  human.turn.fired = true; // ATZ.BREAK.3
  human.turn.did.push('break-off');
  if (human.seat !== null) return 'acts'; // ATZ.BREAK.5: its player moves it, fast or not
  yield* getAway(t, human, opponents);
  return 'lost';
}

/** ATZ.CHARGE.22: who was frozen can use its weapons again. */
function thaw({ melees }: Encounter, { id }: Human): void {
  for (const side of melees.flatMap(({ sides }) => sides)) if (side.who === id) side.unarmed = null;
}

/** ATZ.ZMELEE.4: zombies that lie on the ground hold nobody who is active. */
function letLie(enc: Encounter, human: Human): void {
  const opponents = opponentsOf(enc, human.id);
  if (opponents.every((one) => !isHuman(one) && one.prone)) leaveMelees(enc, human.id);
}

/** ATZ.BREAK.1, ATZ.BREAK.2, ATZ.BREAK.7, ATZ.BREAK.8: a Star chooses; a Grunt that was evenly matched needs its nerve to stay. */
function* decide(t: Table, human: Human, opponents: readonly Figure[]): Flow<'fight' | 'fight-mild' | 'break-off'> {
  const mayBreak = evenOf(encounterOf(t), human.id) > 0 && !isHemmedIn(t.state, human, opponents);
  if (!human.star && mayBreak && !(yield* stays(t, human))) return 'break-off';
  if (human.seat === null) return 'fight';
  const { id, name } = human;
  const option = (what: 'fight' | 'fight-mild' | 'break-off'): Offer<Extract<FightDecision, { do: typeof what }>> => ({
    means: { do: what, who: id },
    label: { key: `atz.fight.${what}`, params: { name } },
  });
  const options = [
    option('fight'),
    ...(opponents.every(isHuman) ? [option('fight-mild')] : []), // ATZ.MELEE.24
    ...(human.star && mayBreak ? [option('break-off')] : []),
  ];
  if (options.length === 1) return 'fight';
  const said = yield* choose(t, human.seat, {
    rule: mayBreak ? 'ATZ.BREAK.1' : 'ATZ.MELEE.24',
    prompt: { key: 'atz.fight', params: { name } },
    options,
  });
  return said.do;
}

/** ATZ.BREAK.8 */
function* stays(t: Table, human: Human): Flow<boolean> {
  const said = { unit: human.id, name: human.name, rep: repOf(human) };
  const die = yield* oneDie(t, {
    rule: 'ATZ.BREAK.8',
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.break.stay.roll', params: said },
  });
  const isSteady = die <= repOf(human);
  emit(t, 'ATZ.BREAK.8', isSteady ? 'atz.break.stays' : 'atz.break.wavers', said, { dice: diceTold(die) });
  return isSteady;
}

/** ATZ.BREAK.4, example ATZ.X.55: everybody's die and Rep; it must score higher than each opponent in contact. */
function* rollToBreak(t: Table, human: Human, opponents: readonly Figure[]): Flow<boolean> {
  const enc = encounterOf(t);
  const totals: number[] = [];
  for (const one of [human, ...opponents]) {
    const said = { unit: one.id, name: nameOf(one) };
    const die = yield* oneDie(t, {
      rule: 'ATZ.BREAK.4',
      seat: seatFor(enc, one),
      prompt: { key: 'atz.break.roll', params: said },
    });
    totals.push(die + fightingRep(one));
    emit(t, 'ATZ.BREAK.4', 'atz.break.total', { ...said, total: die + fightingRep(one) }, { dice: diceTold(die) });
  }
  const [own = 0, ...others] = totals;
  const isFree = breaksOff(own, others);
  const key = isFree ? 'atz.break.free' : 'atz.break.held';
  emit(t, isFree ? 'ATZ.BREAK.5' : 'ATZ.BREAK.6', key, { unit: human.id, name: human.name });
  return isFree;
}

/** ATZ.CHARGE.21: away before they are on it. */
export function* breakAway(t: Table, human: Human, chargers: readonly Figure[]): Flow<boolean> {
  if (isHemmedIn(t.state, human, chargers)) return false;
  if (!(yield* rollToBreak(t, human, chargers))) return false;
  leaveMelees(encounterOf(t), human.id);
  yield* getAway(t, human, chargers);
  return true;
}

/** ATZ.MELEE.14: a round with everybody whom it fights. Alone against several it is the one that they fight in turn (ATZ.MELEE.18). */
function fightOn(t: Table, human: Human, opponents: readonly Figure[], mild: boolean, failed?: string): void {
  const enc = encounterOf(t);
  const [first] = opponents as [Figure];
  const melee = meleeOf(enc, human.id, first.id)?.id as string;
  for (const one of opponents) {
    const pair = meleeOf(enc, human.id, one.id);
    if (pair === undefined) continue;
    Object.assign(sideIn(pair, human.id), { mild, arm: mild ? 'bare' : null });
  }
  const alone = opponents.length > 1;
  begin(t, {
    do: 'melee',
    melee,
    defender: alone ? human.id : first.id,
    left: alone ? null : [human.id],
    ...(failed === undefined ? undefined : { failed }),
  });
}
