import { chance } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { firstSeat } from '../figures.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { DAY_PARTS, type DayPart } from '../words.ts';

/** ATZ.DAY: Day Parts and the moon. */

/** ATZ.DAY.7, ATZ.DAY.8: the Day Part moves on, unless that would bring a second Morning or Evening. */
export function* dayPartMoves(t: Table): Flow<void> {
  const { daylight } = encounterOf(t);
  const next = DAY_PARTS[(DAY_PARTS.indexOf(daylight.part) + 1) % DAY_PARTS.length] as DayPart;
  if ((next === 'morning' && daylight.hadMorning) || (next === 'evening' && daylight.hadEvening)) return;
  daylight.part = next;
  daylight.hadMorning ||= next === 'morning';
  daylight.hadEvening ||= next === 'evening';
  emit(t, 'ATZ.DAY.7', 'atz.day-part', { part: next });
  yield* moonRises(t);
}

/** ATZ.DAY.3: once it is Night a 1 is a full moon. */
export function* moonRises(t: Table): Flow<void> {
  const enc = encounterOf(t);
  if (enc.daylight.part !== 'night' || enc.daylight.moon !== null) return;
  const { happens, dice } = yield* chance(
    t,
    { rule: 'ATZ.DAY.3', seat: firstSeat(enc), prompt: { key: 'atz.moon.roll' } },
    [1, 1],
  );
  enc.daylight.moon = happens;
  emit(t, 'ATZ.DAY.3', happens ? 'atz.moon' : 'atz.moon.none', {}, { dice });
}
