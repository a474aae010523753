import { entersBuilding } from '../dead/indoors/entering.ts';
import { feastsGoOn } from '../dead/feast.ts';
import { sicken } from '../dead/infection.ts';
import { meetsZombie } from '../dead/meet-zombie.ts';
import { lastingNoises } from '../dead/noise.ts';
import { seesFeast } from '../dead/see-feast.ts';
import type { AnyDeeds, PhaseStart, Start, Waking, Watcher } from '../deeds.ts';
import { encountersDeeds } from '../encounters/crossing.ts';
import { seesRaided } from '../encounters/raid/defenders.ts';
import { ransackGoesOn } from '../encounters/raid/ransack.ts';
import { wakeInMelee } from '../fight/break-off.ts';
import { captivesGoFree, seize } from '../fight/fallen/captives.ts';
import { firesGrow, fleeFire } from '../fire/burning.ts';
import { fireDeeds } from '../fire/deeds.ts';
import { fightDeeds } from '../fight/deeds.ts';
import { sawsGoAlong } from '../fight/saw.ts';
import { moveDeeds } from '../move/deeds.ts';
import { greedPasses } from '../people/greedy.ts';
import { barricadesGive } from '../places/barricades.ts';
import { placesDeeds } from '../places/deeds.ts';
import { comeOut, comeRound, sitOut } from '../react/recovery.ts';
import { shootDeeds } from '../shoot/deeds.ts';
import { gruntReloads } from '../shoot/reload.ts';
import { beginSightings } from '../sight/pairs.ts';
import { uncovers } from '../sight/uncovered.ts';
import { inSightAhead } from '../sight/watch.ts';
import { meetsPeople } from '../strangers/ahead.ts';
import { strangersDeeds } from '../strangers/deeds.ts';
import { stayedIn } from '../strangers/define.ts';
import { seesPef } from '../strangers/markers/pefs.ts';
import { policeClock } from '../strangers/police.ts';
import { trucesEnd } from '../strangers/together/truce.ts';
import { hangersOnLetGo } from '../vehicles/combat/riders.ts';
import { vehiclesDeeds } from '../vehicles/deeds.ts';
import { vehiclesFirst } from '../vehicles/driving/drive.ts';
import { argue } from './argument.ts';
import { phoneDeeds } from './phone.ts';

/** What each room gives to the course of a turn. */

/** ATZ.ACT.1, ATZ.ACT.8, ATZ.ACT.10: what active figures can do, in the order in which it is offered. */
export const DEEDS: readonly AnyDeeds[] = [
  moveDeeds,
  shootDeeds,
  fightDeeds,
  phoneDeeds,
  placesDeeds,
  fireDeeds,
  strangersDeeds,
  encountersDeeds,
  vehiclesDeeds,
];

/** ATZ.VEH.16: what can be done in a vehicle: no more than one's hands are needed for. */
export const DEEDS_ABOARD: readonly AnyDeeds[] = [vehiclesDeeds, shootDeeds, phoneDeeds, strangersDeeds];

/** ATZ.BREAK.3: what is left to somebody who has broken off a melee. */
export const DEEDS_AWAY: readonly AnyDeeds[] = [moveDeeds];

/** What may happen on a way: of moments at the same point the first in this list comes first. */
export const WATCHERS: readonly Watcher[] = [
  seesRaided,
  seesPef,
  meetsPeople,
  inSightAhead,
  uncovers,
  entersBuilding,
  meetsZombie,
  seesFeast,
];

/** What comes before a figure acts, in this order. */
export const WAKINGS: readonly Waking[] = [
  sicken,
  sitOut,
  comeOut,
  wakeInMelee,
  seize,
  fleeFire,
  argue,
  ransackGoesOn,
  gruntReloads,
];

/** What is noted when the phase of a side begins. */
export const PHASE_STARTS: readonly PhaseStart[] = [barricadesGive, beginSightings, vehiclesFirst];

/** ATZ.TURN.17: lasting noises, then fires, then clocks. */
export const STARTS: readonly Start[] = [
  sawsGoAlong,
  lastingNoises,
  firesGrow,
  feastsGoOn,
  comeRound,
  captivesGoFree,
  hangersOnLetGo,
  greedPasses,
  policeClock,
  stayedIn,
  trucesEnd,
];
