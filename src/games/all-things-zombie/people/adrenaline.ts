import { type Figure, isHuman } from '../figures.ts';
import { emit, type Table } from '../verbs.ts';

/** ATZ.SLEEP.5, ATZ.SLEEP.6, example ATZ.X.78: somebody who is shot at, charged or attacked is wide awake at once, until the Encounter ends. */
export function rouse(t: Table, figure: Figure): void {
  if (!isHuman(figure) || figure.tired === 0) return;
  figure.tired = 0;
  emit(t, 'ATZ.SLEEP.6', 'atz.sleep.awake', { unit: figure.id, name: figure.name, rep: figure.rep });
}
