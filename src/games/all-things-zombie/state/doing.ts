import type { CourseDoing } from '../course/doing.ts';
import type { DeadDoing } from '../dead/doing.ts';
import type { EncountersDoing } from '../encounters/doing.ts';
import type { FightDoing } from '../fight/doing.ts';
import type { PlacesDoing } from '../places/doing.ts';
import type { PrepareDoing } from '../prepare/doing.ts';
import type { ReactDoing } from '../react/doing.ts';
import type { ShootDoing } from '../shoot/doing.ts';
import type { SightDoing } from '../sight/doing.ts';
import type { StrangersDoing } from '../strangers/doing.ts';
import type { VehiclesDoing } from '../vehicles/doing.ts';

/**
 * All that can be going on, room by room. `encounter.doing` is a pile of these: the last one's step is taken next. A step
 * asks one thing, changes what is going on, puts something on top of it (`begin`), or takes itself away (`finish`).
 */
export type Doing =
  | PrepareDoing
  | CourseDoing
  | SightDoing
  | ReactDoing
  | ShootDoing
  | FightDoing
  | DeadDoing
  | StrangersDoing
  | PlacesDoing
  | EncountersDoing
  | VehiclesDoing;
export type DoingOf<D extends Doing['do']> = Extract<Doing, { do: D }>;
