import { diceTold } from '../../dice.ts';
import { begin, encounterOf, finish } from '../../doing.ts';
import { mercyDue } from '../../strangers/mercy.ts';
import { areOpposed, humanOf, humansHere, isFunctioning, repOf, seatFor } from '../../figures.ts';
import { harm } from '../../people/harm.ts';
import { MOST_MEDIC_DICE } from '../../data/recovery.ts';
import type { Encounter, Human } from '../../state.ts';
import { choose, emit, type Flow, roll, type Table } from '../../verbs.ts';
import type { AfterDoing } from '../doing.ts';
import { freeOfTheFallen } from './captives.ts';
import { type Patient, recoveryDice, recoveryPassed, returns } from './recovering.ts';

/** ATZ.AFTER: once the Encounter is over, who of the wounded and of those who ran away comes back. */
export function* after(t: Table, doing: AfterDoing): Flow<void> {
  const enc = encounterOf(t);
  if (doing.left === null) {
    freeOfTheFallen(t);
    leaveBehind(t, enc);
    const due = mercyDue(enc); // ATZ.MERCY.1, ATZ.MERCY.9
    for (const one of due) begin(t, one);
    if (due.length > 0) return;
    doing.left = patientsOf(enc)
      .filter(({ captor, fate }) => captor === null || fate === 'held')
      .map(({ id }) => id);
  }
  const next = doing.left.shift();
  if (next === undefined) return finish(t, doing);
  yield* recover(t, humanOf(enc, next));
}

const isOut = ({ status }: Human): boolean => status === 'oof';

/** Whom an Encounter leaves with a test to take: players' figures, Stars who only ran away excepted (ATZ.AFTER.1, ATZ.AFTER.8). */
const patientsOf = ({ humans }: Encounter): Human[] =>
  humans.filter(
    (one) =>
      one.seat !== null &&
      ((isOut(one) && (one.fate === 'here' || one.fate === 'carried' || one.fate === 'held')) ||
        (one.fate === 'ran' && !one.star)),
  );

/** ATZ.AFTER.9: what becomes of the wounded whom nobody of their side is with any more. */
export type Behind = 'lost' | 'mercy' | 'recovered';
const fateOf = (enc: Encounter, side: string): Behind => {
  if (enc.zombies.some(({ prone }) => !prone)) return 'lost';
  const enemies = humansHere(enc).filter((one) => areOpposed(enc, one.side, side));
  return enemies.some(isFunctioning) ? 'mercy' : 'recovered';
};

const downOf = (enc: Encounter, side: string): Human[] =>
  humansHere(enc).filter((one) => one.side === side && (isOut(one) || one.captor !== null));

/** ATZ.AFTER.9: who would be left behind if somebody left now, and what would happen to them. */
export function leftBehind(enc: Encounter, leaver: Human): { readonly who: readonly Human[]; readonly fate: Behind } {
  const stays = humansHere(enc).some((one) => one.id !== leaver.id && one.side === leaver.side && isFunctioning(one));
  const who = stays ? [] : downOf(enc, leaver.side).filter(({ id }) => id !== leaver.id && id !== leaver.carries);
  return { who, fate: fateOf(enc, leaver.side) };
}

/** ATZ.AFTER.9: those who were left behind are lost, in the hands of others, or found again. */
function leaveBehind(t: Table, enc: Encounter): void {
  for (const side of enc.sides.filter(({ kind }) => kind === 'players')) {
    if (humansHere(enc).some((one) => one.side === side.id && isFunctioning(one))) continue;
    const fate = fateOf(enc, side.id);
    for (const human of downOf(enc, side.id)) {
      if (fate === 'lost') human.fate = 'gone';
      else if (fate === 'mercy') human.captor ??= enemySide(enc, human);
      const key = ({ lost: 'atz.after.lost', mercy: 'atz.after.mercy', recovered: 'atz.after.found' } as const)[fate];
      emit(t, 'ATZ.AFTER.9', key, { unit: human.id, name: human.name });
    }
  }
}

const enemySide = (enc: Encounter, human: Human): string | null =>
  humansHere(enc).find((one) => areOpposed(enc, one.side, human.side) && isFunctioning(one))?.side ?? null;

/** ATZ.AFTER.2 to ATZ.AFTER.8 */
function* recover(t: Table, human: Human): Flow<void> {
  const enc = encounterOf(t);
  const out = isOut(human);
  const supply = out && (yield* useSupply(t, human));
  const patient: Patient = { rep: repOf(human), out, supply, spared: human.spared };
  const seat = seatFor(enc, human);
  const said = { unit: human.id, name: human.name };
  const count = recoveryDice(patient);
  const own = yield* roll(t, `${count}d6`, {
    rule: 'ATZ.AFTER.2',
    seat,
    prompt: { key: 'atz.after.roll', params: said },
  });
  const medic = out ? medicFor(enc, human) : null;
  const helped = medic === null ? null : { rep: repOf(medic), rolled: yield* medicDice(t, medic, human) };
  const passed = recoveryPassed(patient, own, helped);
  const isBack = returns(passed, out);
  const rule = passed >= 2 ? 'ATZ.AFTER.4' : passed === 1 ? 'ATZ.AFTER.5' : 'ATZ.AFTER.6';
  emit(t, rule, isBack ? 'atz.after.returns' : 'atz.after.gone', { ...said, passed }, { dice: diceTold(...own) });
  if (isBack) Object.assign(human, { fate: 'left', status: 'carry-on', prone: false, spared: false });
  else if (human.star)
    yield* harm(t, human, ['od'], { by: null, how: 'accident', quiet: true }); // ATZ.AFTER.8
  else human.fate = 'gone';
}

/** ATZ.LEAD.12, ATZ.LEAD.13: the best Medic who is neither down nor gone, and not the patient. */
function medicFor(enc: Encounter, patient: Human): Human | null {
  const able = enc.humans.filter(
    (one) =>
      one.medic > 0 &&
      one.id !== patient.id &&
      one.side === patient.side &&
      one.captor === null &&
      (one.fate === 'here' || one.fate === 'left') &&
      one.status !== 'oof' &&
      one.status !== 'od',
  );
  const worth = (one: Human): number => one.medic * 10 + repOf(one);
  return able.reduce<Human | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}

function* medicDice(t: Table, medic: Human, patient: Human): Flow<readonly number[]> {
  const count = Math.min(medic.medic, MOST_MEDIC_DICE);
  const said = { unit: medic.id, name: medic.name, other: patient.name };
  const rolled = yield* roll(t, `${count}d6`, {
    rule: 'ATZ.LEAD.12',
    seat: seatFor(encounterOf(t), medic),
    prompt: { key: 'atz.after.medic.roll', params: said },
  });
  emit(t, 'ATZ.LEAD.12', 'atz.after.medic', said, { dice: diceTold(...rolled) });
  return rolled;
}

/** ATZ.AFTER.3, ATZ.AFTER.7, ATZ.LEAD.14, ATZ.RES.11: its player may use up one Medical Supply that the band has saved. */
function* useSupply(t: Table, patient: Human): Flow<boolean> {
  const owner = encounterOf(t).humans.find(
    ({ seat, fate, items, captor }) =>
      seat === patient.seat && captor === null && items.includes('medical') && fate !== 'gone' && fate !== 'ran',
  );
  if (owner === undefined || patient.seat === null) return false;
  const said = { name: patient.name };
  const answer = yield* choose(t, patient.seat, {
    rule: 'ATZ.AFTER.3',
    prompt: { key: 'atz.after.supply', params: said },
    options: [
      { means: { do: 'supply', who: patient.id }, label: { key: 'atz.after.supply.yes' } },
      { means: { do: 'no-supply', who: patient.id }, label: { key: 'atz.after.supply.no' } },
    ],
  });
  if (answer.do === 'no-supply') return false;
  owner.items.splice(owner.items.indexOf('medical'), 1);
  return true;
}
