import type { CampaignDecision } from './campaign/decisions.ts';
import type { CourseAct, CourseDecision } from './course/decisions.ts';
import type { DeadDecision } from './dead/decisions.ts';
import type { EncountersAct, EncountersDecision } from './encounters/decisions.ts';
import type { FireAct } from './fire/decisions.ts';
import type { FightAct, FightDecision } from './fight/decisions.ts';
import type { PeopleDecision } from './people/decisions.ts';
import type { PlacesAct, PlacesDecision } from './places/decisions.ts';
import type { PrepareDecision } from './prepare/decisions.ts';
import type { ReactDecision } from './react/decisions.ts';
import type { MoveAct } from './move/decisions.ts';
import type { ShootAct, ShootDecision } from './shoot/decisions.ts';
import type { SightDecision } from './sight/decisions.ts';
import type { StrangersAct, StrangersDecision } from './strangers/decisions.ts';
import type { VehiclesAct, VehiclesDecision } from './vehicles/decisions.ts';

/**
 * What the options of the game mean, room by room. The id of an option follows from it, field by field. Figures are named by
 * their ids, guns by their places among those that somebody carries.
 */

/** ATZ.ACT.1: what an active figure can do. Every one names who does it. */
export type Act =
  | CourseAct
  | MoveAct
  | ShootAct
  | FightAct
  | FireAct
  | PlacesAct
  | StrangersAct
  | EncountersAct
  | VehiclesAct;

/** Everything that an option can mean; figures and plain words are their own meaning. */
export type Decision =
  | string
  | Act
  | CourseDecision
  | SightDecision
  | ReactDecision
  | ShootDecision
  | FightDecision
  | DeadDecision
  | PeopleDecision
  | StrangersDecision
  | PlacesDecision
  | PrepareDecision
  | EncountersDecision
  | CampaignDecision
  | VehiclesDecision;
