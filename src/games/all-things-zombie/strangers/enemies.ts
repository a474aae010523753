import { encounterOf } from '../doing.ts';
import { sideNamed } from '../figures.ts';
import { emit, type Table } from '../verbs.ts';

/** ATZ.MEET.26: people whom the players shoot at or hurt are Enemies from then on, for life. */
export function becomeEnemies(t: Table, side: string): void {
  const people = sideNamed(encounterOf(t), side);
  if (people.kind !== 'people' || people.attitude === 'enemy') return;
  people.attitude = 'enemy';
  emit(t, 'ATZ.MEET.26', 'atz.enemies', { side });
}
