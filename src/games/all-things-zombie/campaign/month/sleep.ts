import { LACK_OF_SLEEP } from '../../data/campaign.ts';
import { diceTold, passDice } from '../../dice.ts';
import { emit, type Flow, roll, type Table } from '../../verbs.ts';
import { hungryRep } from './food.ts';
import { bandOf, campaignOf, fixtureOf } from '../bands.ts';
import type { Band, TaskOf } from '../state.ts';

/** ATZ.SLEEP: how the band has slept before an Encounter. */

/** ATZ.SLEEP.1: less when alone, more in company. */
export const hoursSlept = (dice: readonly number[], people: number): number =>
  dice.reduce((sum, die) => sum + die, 0) + (people === 1 ? -1 : people >= 3 ? 1 : 0);

const ENOUGH = 8;

/** ATZ.SLEEP.2, ATZ.T.SLEEP: by how much Rep and Skills are lowered. */
export function lossOf(hours: number, passed: number): number {
  if (hours >= ENOUGH) return 0;
  const row = hours >= 6 ? 'six-or-seven' : hours >= 4 ? 'four-or-five' : 'three-or-less';
  return LACK_OF_SLEEP[row][Math.min(2, passed) as 0 | 1 | 2];
}

/** ATZ.CAMP.13, ATZ.SLEEP.1 to ATZ.SLEEP.4: what each member lacks, by id. */
export function* sleep(t: Table, band: Band): Flow<Record<string, number>> {
  const tired: Record<string, number> = {};
  for (const member of band.members) {
    const { name } = member.profile;
    const by = { rule: 'ATZ.SLEEP.1', seat: band.seat, prompt: { key: 'atz.sleep.roll', params: { name } } } as const;
    const dice = yield* roll(t, '2d6', by);
    const hours = hoursSlept(dice, band.members.length);
    emit(t, hours >= ENOUGH ? 'ATZ.SLEEP.2' : 'ATZ.SLEEP.1', 'atz.sleep', { name, hours }, { dice: diceTold(...dice) });
    if (hours >= ENOUGH) continue;
    const test = yield* passDice(
      t,
      { rule: 'ATZ.SLEEP.3', seat: band.seat, prompt: { key: 'atz.sleep.test', params: { name } } },
      { dice: 2, target: hungryRep(member), sixFails: true },
    );
    const loss = lossOf(hours, test.passed);
    if (loss > 0) tired[member.id] = loss;
    const key = loss > 0 ? 'atz.sleep.tired' : 'atz.sleep.fit';
    emit(t, 'ATZ.SLEEP.4', key, { name, loss }, { dice: test.dice });
  }
  return tired;
}

/** ATZ.CAMP.13: the whole band sleeps, and those who come along are tired. */
export function* sleepAll(t: Table, { seat }: TaskOf<'sleep'>): Flow<void> {
  const campaign = campaignOf(t);
  Object.assign(fixtureOf(campaign).tired, yield* sleep(t, bandOf(campaign, seat)));
}
