import { encounterOf } from '../doing.ts';
import { emit, type Table } from '../verbs.ts';

/** ATZ.EVENT.20: bad weather comes after so many activation rolls. */
export function weatherComes(t: Table): void {
  const { clocks } = encounterOf(t);
  if (clocks.weather === null) return;
  clocks.weather--;
  if (clocks.weather > 0) return;
  clocks.weather = null;
  clocks.badWeather = true;
  emit(t, 'ATZ.EVENT.20', 'atz.weather');
}
