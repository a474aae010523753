import { type Building, distanceToArea, type Piece } from '../../../tabletop/index.ts';
import type { Battle } from '../state.ts';
import { battleOf, bodyOf, tabletopOf, type Unit } from '../units.ts';
import { emit, type Flow, roll, type Seat, type Table } from '../verbs.ts';
import { isWithin } from './guns.ts';

/** LD.TERRAIN.22 */
const REACH = 2;
const GOES_OFF = 6;

/** LD.TERRAIN.21: cars, vans and trucks with a live alarm near somebody, as the Encounter has left them (LD.MASS.1, LD.ESCAPE.1). */
export const alarmsNear = (battle: Battle, unit: Unit): Piece[] =>
  tabletopOf(battle).ground.things.filter(
    (thing): thing is Piece => hasAlarm(thing) && isWithin(distanceToArea(bodyOf(unit), thing.outline), REACH),
  );

const hasAlarm = (thing: Piece | Building): boolean => 'tags' in thing && thing.tags?.alarm === true;

/** LD.TERRAIN.22: one roll for each shot and each vehicle in reach of the one shot at; LD.TERRAIN.24: any number of times. */
export function* soundAlarms(t: Table, seat: Seat, vehicles: readonly Piece[]): Flow<void> {
  const battle = battleOf(t);
  for (const { id, name } of vehicles) {
    const prompt = { key: 'ld.roll.alarm', params: { name } } as const;
    const rolled = yield* roll(t, '1d6', { rule: 'LD.TERRAIN.22', seat, prompt, target: GOES_OFF, counting: true });
    const dice = [{ sides: 6, rolled, target: GOES_OFF }];
    if ((rolled[0] as number) < GOES_OFF) {
      emit(t, 'LD.TERRAIN.22', 'ld.alarm.quiet', { piece: id, name }, { dice });
      continue;
    }
    if (!battle.alarms.includes(id)) battle.alarms.push(id); // LD.TERRAIN.23
    emit(t, 'LD.TERRAIN.22', 'ld.alarm', { piece: id, name }, { dice });
  }
}
