import { encounterOf } from '../doing.ts';
import { emit, type Table } from '../verbs.ts';
import { plotOf } from './plot.ts';

/** ATZ.FIRST.13: in Robbery! somebody who moves fast is reported to the Police, as if shots had been fired. */
export function reportFast(t: Table): void {
  const enc = encounterOf(t);
  if (enc.kind !== 'robbery-week' || plotOf(enc).reported) return;
  plotOf(enc).reported = true;
  emit(t, 'ATZ.FIRST.13', 'atz.fast.reported');
}
