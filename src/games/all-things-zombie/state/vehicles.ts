import type { Seat } from '../../../kernel/index.ts';
import type { Standing } from '../../../skirmish/index.ts';
import type { ItemId } from '../data/items.ts';
import type { Blade, Gun } from './arms.ts';
import type { VehicleType } from '../data/vehicles.ts';

/** ATZ.VEH: a vehicle as it stands on the table. Its place is its middle. */
export interface Vehicle extends Standing {
  id: string;
  type: VehicleType;
  /** What it looks like, in the words of the table: `police`, `van`. */
  looks: string;
  name: string;
  length: number;
  width: number;
  height: number;
  facing: number;
  /** It is on the table; one that was brought along may still be about to come on, or has left. */
  here: boolean;
  /** ATZ.VCOMB.15, ATZ.VCOMB.16: it has burnt out, or lies on its roof. */
  state: 'whole' | 'overturned' | 'destroyed';
  running: boolean;
  /** ATZ.VMOVE.6: inches of its last active move; 0 when it stands. */
  speed: number;
  /** ATZ.VMOVE.6: the turn in which it last went on by itself. */
  coasted: number;
  /** ATZ.VCOMB.30: the turn in which its engine was last heard. */
  heard: number;
  /** ATZ.VEH.6, ATZ.VEH.7: nobody has looked, there are none, they are in it, or its owners have them. */
  keys: 'unknown' | 'none' | 'inside' | 'held';
  /** Whose it is: a side's id. */
  owner: string | null;
  /** ATZ.VEH.4, ATZ.RES.8: Fuel in it; null until somebody finds out. */
  fuel: number | null;
  /** ATZ.VEH.13: it has been stopped by a failed Challenge. */
  stalled: boolean;
  /** ATZ.VEH.14: the turn of the last attempt to start it. */
  tried: number;
  /** ATZ.ITEM.15 */
  items: ItemId[];
  /** ATZ.ITEM.15: weapons that lie in it; left out where there are none. */
  arms?: { guns: Gun[]; blades: Blade[] } | undefined;
  /** ATZ.LEAVE.6: whose people it has left the table with. */
  leftWith?: Seat | null | undefined;
}

/** ATZ.VEH.16: where somebody sits: 0 drives, then the seats in front, then those behind; -1 hangs on outside (ATZ.VCOMB.7). */
export interface Aboard {
  vehicle: string;
  seat: number;
}
