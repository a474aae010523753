import { CITIZENS_HIGH, CITIZENS_LOW, GANGERS_HIGH, GANGERS_LOW, SURVIVORS_HIGH, SURVIVORS_LOW } from './band-lists.ts';
import type { Class } from '../../words.ts';
import type { PlayerClass } from '../classes.ts';
import {
  MET_ARMY,
  MET_CITIZENS_HIGH,
  MET_CITIZENS_LOW,
  MET_GANGERS_HIGH,
  MET_GANGERS_LOW,
  MET_NATIONAL_GUARD,
  MET_POLICE,
  MET_SURVIVORS,
} from './met-lists.ts';
import type { Row } from './rows.ts';

/** ATZ.PREGEN.2: one list, or two of which a die picks one: the first on (1-3), the second on (4-6). */
export type Lists = readonly [readonly Row[]] | readonly [readonly Row[], readonly Row[]];

/** ATZ.PREGEN.3: the lists that a band is formed from. */
export const BAND_LISTS: Readonly<Record<PlayerClass, Lists>> = {
  citizen: [CITIZENS_LOW, CITIZENS_HIGH],
  ganger: [GANGERS_LOW, GANGERS_HIGH],
  survivor: [SURVIVORS_LOW, SURVIVORS_HIGH],
};

/** ATZ.PREGEN.3: the lists of people met during play. */
export const MET_LISTS: Readonly<Record<Class, Lists>> = {
  citizen: [MET_CITIZENS_LOW, MET_CITIZENS_HIGH],
  ganger: [MET_GANGERS_LOW, MET_GANGERS_HIGH],
  survivor: [MET_SURVIVORS],
  police: [MET_POLICE],
  army: [MET_ARMY],
  guard: [MET_NATIONAL_GUARD],
};

/** ATZ.PREGEN.2: which list a die picks. */
export const listOf = (lists: Lists, die: number | null): readonly Row[] =>
  lists.length === 2 && die !== null && die > 3 ? lists[1] : lists[0];

/** ATZ.BAND.6: the row of a total of 2d6. */
export function rowOf(list: readonly Row[], total: number): Row {
  const row = list[total - 2];
  if (row === undefined) throw new RangeError(`No two dice add up to ${total}`);
  return row;
}
