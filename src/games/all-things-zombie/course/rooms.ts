import { feastsGoOn } from '../dead/feast.ts';
import { sicken } from '../dead/infection.ts';
import { lastingNoises } from '../dead/noise.ts';
import { seesPef } from '../strangers/pefs.ts';
import type { Deeds, Start, Waking, Watcher } from '../deeds.ts';
import type { FightAct } from '../fight/decisions.ts';
import type { MoveAct } from '../move/decisions.ts';
import type { PlacesAct } from '../places/decisions.ts';
import type { ShootAct } from '../shoot/decisions.ts';
import { shootDeeds } from '../shoot/deeds.ts';
import { gruntReloads } from '../shoot/reload.ts';
import type { StrangersAct } from '../strangers/decisions.ts';

/** What each room gives to the course of a turn. */

/** ATZ.ACT.1, ATZ.ACT.8, ATZ.ACT.10: what active figures can do, in the order in which it is offered. */
export const DEEDS: readonly RoomDeeds[] = [shootDeeds];
type RoomDeeds = Deeds<MoveAct> | Deeds<ShootAct> | Deeds<FightAct> | Deeds<PlacesAct> | Deeds<StrangersAct>;

/** What may happen on a way: of moments at the same point the first in this list comes first. */
export const WATCHERS: readonly Watcher[] = [seesPef];

/** What comes before a figure acts, in this order. */
export const WAKINGS: readonly Waking[] = [sicken, gruntReloads];

/** ATZ.TURN.17: lasting noises, then fires, then clocks. */
export const STARTS: readonly Start[] = [lastingNoises, feastsGoOn];
