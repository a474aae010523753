import type { Action } from './action.ts';
import { checksOnSelection } from './checks.ts';
import { inContact } from '../fight/contact.ts';
import { CLASS_FIGURES } from '../figures.ts';
import { called, isFree } from './human.ts';
import type { Battle, Human, Table } from '../state.ts';
import { emit, type Flow } from '../verbs.ts';
import { battleOf, friendlyHumans, hasPerk, isHerd, nameOf, unitOf } from '../units.ts';

/** EDM.HUMAN.6: Medic, the perk that is an action of its own; the others are applied where their chapters are. */

/** EDM.PERK.3: so much Vitality comes back, never above what is printed. */
const HEALED = 2;
const lost = ({ entry, vitality }: Human): number => CLASS_FIGURES[entry.class].vitality - vitality;

/** EDM.PERK.3, EDM.PERK.4: itself or a friend in base contact, and nobody who has acted this turn. */
function patientsOf(battle: Battle, medic: Human): Human[] {
  const near = friendlyHumans(battle, medic).filter((human) => !human.used && inContact(battle, medic, human));
  return [medic, ...near].filter((human) => lost(human) > 0);
}

export const medic: Action<'medic'> = {
  id: 'medic',
  options(t, unit) {
    const battle = battleOf(t);
    if (isHerd(unit) || !isFree(unit) || !hasPerk(unit, 'medic') || unit.medicUsed) return [];
    if (battle.activation?.done.length !== 0) return [];
    return patientsOf(battle, unit).map((patient) => ({
      means: { do: 'medic', patient: patient.id },
      label: { key: patient === unit ? 'ed.medic.self' : 'ed.medic', params: { patient: nameOf(patient) } },
      about: { unit: patient.id },
    }));
  },
  *play(t, unit, { patient }) {
    yield* treat(t, unit as Human, unitOf(battleOf(t), patient) as Human);
  },
};

/**
 * EDM.PERK.4: a patient's checks are rolled first, and both have had their turn; the treatment fails if the patient is
 * gone.
 */
function* treat(t: Table, healer: Human, patient: Human): Flow<void> {
  const battle = battleOf(t);
  if (patient !== healer) yield* checksOnSelection(t, patient);
  healer.used = true;
  patient.used = true;
  if (!battle.humans.includes(patient) || !inContact(battle, healer, patient)) {
    emit(t, 'EDM.PERK.4', 'ed.medic.late', { ...called(healer), patient: nameOf(patient) });
    return;
  }
  healer.medicUsed = true;
  const healed = Math.min(HEALED, lost(patient));
  patient.vitality += healed; // EDM.PERK.5: the counter stays
  emit(t, 'EDM.PERK.3', 'ed.healed', { ...called(healer), patient: nameOf(patient), at: patient.id, healed });
}
