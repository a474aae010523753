import { encounterOf } from '../doing.ts';
import { leaveMelees } from '../figures.ts';
import { ESCAPE_WEAPON } from '../data/strangers/arrest.ts';
import { halfDie, oneDie } from '../dice.ts';
import { newGun } from '../people/generated.ts';
import type { Human, Profile, Side } from '../state.ts';
import { emit, type Flow, type Rule, type Seat, type Table } from '../verbs.ts';

/** ATZ.ARREST, ATZ.MEET.8, ATZ.MEET.20: weapons are given up, and people are led away. */

/** ATZ.MEET.9: any ranged or melee weapon. */
export const isArmed = ({ guns, blades }: Profile): boolean => guns.length > 0 || blades.length > 0;

/** ATZ.MEET.20: they go on without their weapons. */
export function disarm(t: Table, group: readonly Human[], rule: Rule): void {
  for (const one of group) Object.assign(one, { guns: [], blades: [] } satisfies Partial<Profile>);
  emit(t, rule, 'atz.arrest.disarmed', { units: group.map(({ id }) => id), people: group.length });
}

/**
 * ATZ.ARREST.6, ATZ.MERCY.10: the Encounter is over for them. The Police give weapons back one day (ATZ.ARREST.3), so they are
 * not taken off the sheet here; a captive who is led away carries nothing that could be used.
 */
export function arrest(t: Table, people: readonly Human[], by: Side): void {
  for (const one of people) {
    leaveMelees(encounterOf(t), one.id);
    one.fate = 'arrested';
    one.captor = by.id;
  }
  const said = { units: people.map(({ id }) => id), people: people.length, class: by.class, side: by.id };
  emit(t, 'ATZ.ARREST.6', 'atz.arrest.led-away', said);
}

/** What an arrest comes to afterwards. */
interface Released {
  /** ATZ.ARREST.1, ATZ.ARREST.2: weeks that are lost, each with its Encounter. */
  readonly weeks: number;
  /** ATZ.ARREST.1: Items or Resources that are paid. */
  readonly paid: number;
  readonly profile: Profile;
}

/**
 * ATZ.ARREST.1 to ATZ.ARREST.4: the Police, and the National Guard who hand over to them, keep somebody for a week and want
 * half a die of Items; who cannot pay loses another week. Weapons come back.
 */
export function* serveTime(t: Table, profile: Profile, seat: Seat, atHome: number): Flow<Released> {
  const prompt = { key: 'atz.arrest.fine', params: { name: profile.name } } as const;
  const { half } = yield* halfDie(t, { rule: 'ATZ.ARREST.1', seat, prompt });
  const canPay = atHome + profile.items.length >= half;
  const released = { weeks: canPay ? 1 : 2, paid: canPay ? half : 0, profile }; // ATZ.ARREST.2
  emit(t, canPay ? 'ATZ.ARREST.1' : 'ATZ.ARREST.2', 'atz.arrest.released', {
    name: profile.name,
    weeks: released.weeks,
    items: released.paid,
  });
  return released;
}

/** ATZ.ARREST.5: the Army's safe zone is overrun: one gets away with one Food and what a die gives. */
export function* escapeSafeZone(t: Table, profile: Profile, seat: Seat): Flow<Released> {
  const prompt = { key: 'atz.arrest.escape', params: { name: profile.name } } as const;
  const die = (yield* oneDie(t, { rule: 'ATZ.ARREST.5', seat, prompt })) as keyof typeof ESCAPE_WEAPON;
  const gun = ESCAPE_WEAPON[die];
  const escaped: Profile = { ...profile, guns: gun === null ? [] : [newGun(gun)], blades: [], items: ['food'] };
  emit(t, 'ATZ.ARREST.5', 'atz.arrest.escaped', { name: profile.name, gun });
  return { weeks: 0, paid: 0, profile: escaped };
}
