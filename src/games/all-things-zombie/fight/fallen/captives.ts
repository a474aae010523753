import { CAPTIVES_PER_GUARD } from '../../data/recovery.ts';
import { encounterOf } from '../../doing.ts';
import { areOpposed, freshId, humansHere, inches, isFunctioning, leaveMelees, repOf, touches } from '../../figures.ts';
import { harm } from '../../people/harm.ts';
import { settle } from '../../react/due.ts';
import { sees } from '../../sight/los.ts';
import { becomeEnemies } from '../../strangers/enemies.ts';
import type { Encounter, Human } from '../../state.ts';
import { emit, type Flow, type Table } from '../../verbs.ts';

/** ATZ.DMG.7 to ATZ.DMG.10, ATZ.STATUS.5: the helpless are killed or captured, and captives are guarded. */

/** ATZ.DMG.7: Stunned or Out of the Fight; who only stares still defends itself (ATZ.ZREACT.8). */
const isHelpless = ({ status, stun, captor }: Human): boolean =>
  captor === null && (status === 'oof' || (status === 'stunned' && stun?.reacts !== true));

/** Enemies at somebody's feet. */
export const helplessBeside = (enc: Encounter, human: Human): Human[] =>
  humansHere(enc).filter(
    (other) => isHelpless(other) && areOpposed(enc, human.side, other.side) && touches(human, other),
  );

/** ATZ.DMG.7, ATZ.STAR.17: it is killed; a Star by a lesser figure is only taken. */
export function* dispatch(t: Table, human: Human, victim: Human): Flow<void> {
  const { largerThanLife } = t.state.options;
  if (victim.star && largerThanLife && repOf(human) < repOf(victim)) return capture(t, human, victim);
  emit(t, 'ATZ.DMG.7', 'atz.dispatch', { unit: human.id, target: victim.id, name: human.name, other: victim.name });
  if (human.seat !== null) becomeEnemies(t, victim.side);
  yield* harm(t, victim, ['od'], { by: null, how: 'accident' });
  settle(t);
}

/** ATZ.DMG.7, ATZ.DMG.10: it is in their hands. */
export function capture(t: Table, human: Human, victim: Human): void {
  const enc = encounterOf(t);
  Object.assign(victim, { captor: human.side, bound: false });
  leaveMelees(enc, victim.id);
  if (human.seat !== null) becomeEnemies(t, victim.side);
  const rule = human.seat === null ? 'ATZ.DMG.10' : 'ATZ.DMG.7';
  emit(t, rule, 'atz.capture', { unit: human.id, target: victim.id, name: human.name, other: victim.name });
}

/** ATZ.DMG.10: people whom nobody plays capture a helpless player figure beside them when they are active. */
export function* seize(t: Table, human: Human): Flow<'acts'> {
  if (human.seat !== null || !isFunctioning(human)) return 'acts';
  for (const victim of helplessBeside(encounterOf(t), human)) if (victim.seat !== null) capture(t, human, victim);
  return 'acts';
}

/** Captives of one's own side who can still be tied up. */
export const unboundBeside = (enc: Encounter, human: Human): Human[] =>
  humansHere(enc).filter(({ captor, bound, ...at }) => captor === human.side && !bound && touches(human, at));

/** ATZ.DMG.8: it takes a whole activation. */
export function bind(t: Table, human: Human, captive: Human): void {
  captive.bound = true;
  human.turn.did.push('task');
  emit(t, 'ATZ.DMG.8', 'atz.bind', { unit: human.id, target: captive.id, name: human.name, other: captive.name });
}

/** Ours: a guard stands within so many inches and has its captives in sight. */
const GUARDED = 4;
const isArmed = ({ guns, blades }: Human): boolean => guns.length + blades.length > 0;

/** ATZ.DMG.8, ATZ.DMG.9: captives whom nobody guards and nothing binds; one guard has an eye on six. */
export function unguarded(enc: Encounter): Human[] {
  const watched = new Map<string, number>();
  return humansHere(enc).filter((captive) => {
    if (captive.captor === null || captive.bound || captive.status === 'od') return false;
    const guard = humansHere(enc).find(
      (one) =>
        one.side === captive.captor &&
        isFunctioning(one) &&
        isArmed(one) &&
        inches(one, captive) <= GUARDED &&
        sees(enc, one, captive) &&
        (watched.get(one.id) ?? 0) < CAPTIVES_PER_GUARD,
    );
    if (guard === undefined) return true;
    watched.set(guard.id, (watched.get(guard.id) ?? 0) + 1);
    return false;
  });
}

/** What it fought with, and nobody has taken, lies on the ground. */
function disarm(enc: Encounter, captive: Human): void {
  const { x, y, level } = captive;
  const things = [
    ...captive.guns.map(({ id, empty }) => ({ gun: id, empty })),
    ...captive.blades.map(({ id }) => ({ blade: id })),
  ];
  for (const thing of things) enc.dropped.push({ id: freshId(enc, 'thing-'), x, y, level, thing });
  Object.assign(captive, { guns: [], blades: [] });
}

/** ATZ.DMG.8: at the start of a turn they are free, unarmed, and in Carry On; who is Out of the Fight still lies there. */
export function* captivesGoFree(t: Table): Flow<void> {
  const enc = encounterOf(t);
  for (const captive of unguarded(enc)) {
    disarm(enc, captive);
    free(t, captive);
  }
}

function free(t: Table, captive: Human): void {
  Object.assign(captive, { captor: null, bound: false });
  if (captive.status !== 'oof') Object.assign(captive, { status: 'carry-on', stun: null });
  emit(t, 'ATZ.DMG.8', 'atz.captive.free', { unit: captive.id, name: captive.name });
}

/** ATZ.AFTER.9: when the Encounter is over nobody is held any more by people of whom none is left; their things are still there. */
export function freeOfTheFallen(t: Table): void {
  const { humans } = encounterOf(t);
  const isHeld = ({ captor }: Human): boolean =>
    humans.some((one) => one.side === captor && (isFunctioning(one) || one.fate === 'left'));
  for (const captive of humansHere(encounterOf(t)))
    if (captive.captor !== null && captive.status !== 'od' && !isHeld(captive)) free(t, captive);
}
