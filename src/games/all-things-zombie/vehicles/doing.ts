import type { ChargeDoing } from '../fight/doing.ts';

/** ATZ.VMOVE, ATZ.VREACT, ATZ.VCOMB: what can be going on with vehicles. */

/** A part of a move; a turn that is `sure` needs no Challenge any more. */
export type RollStep = { do: 'go'; inches: number } | { do: 'turn'; degrees: number; sure?: true };

/** ATZ.VMOVE.4, ATZ.VMOVE.5: a driver is active: it says where the vehicle goes. */
export interface DriveDoing {
  do: 'drive';
  vehicle: string;
  /** ATZ.VEH.10, ATZ.VEH.15: it has just been started. */
  half?: true;
}

/** ATZ.VMOVE.17: half the move has been gone: the Challenge. */
export interface BootlegDoing {
  do: 'bootleg';
  vehicle: string;
  to: 'left' | 'right';
}

/** ATZ.VMOVE.6: inactive, it goes on as it did. */
export interface CoastDoing {
  do: 'coast';
  vehicle: string;
}

/** A vehicle moves, until something happens or it is at its end. */
export interface RollDoing {
  do: 'roll';
  vehicle: string;
  steps: RollStep[];
  /** `loose`: nobody drives, and nothing is avoided (ATZ.VCOMB.29). */
  as: 'active' | 'coast' | 'loose';
  /** The speed of the whole move, and the most that it could be. */
  speed: number;
  top: number;
  /** What has been met on the way, and what is passed by or over. */
  met: string[];
  passed: string[];
  /** ATZ.ZMELEE.10: zombies that have been struck and are reckoned with at the last of them. */
  struck: string[];
  /** ATZ.ZMELEE.1: what the driver's test against zombies has come to. */
  dice?: number;
  /** ATZ.VMOVE.13: a turn has come too late: what is in the way now may be avoided. */
  late?: true;
  /** ATZ.VMOVE.14: what could not be avoided, or was not to be. */
  braced?: string;
  /** It stops at the end of it: ATZ.VCOMB.29, ATZ.VMOVE.19. */
  halts?: true;
}

/** ATZ.VMOVE.14: something is in the way. */
export interface AvoidDoing {
  do: 'avoid';
  vehicle: string;
  of: string;
}

/** ATZ.VCOMB.1, ATZ.VCOMB.9: the driver's test against somebody on foot, or another driver. */
export interface RunDownDoing extends Omit<ChargeDoing, 'do' | 'stage'> {
  do: 'run-down';
  vehicle: string;
  stage: 'nerve' | 'test' | 'fire' | 'result';
  /** ATZ.VCOMB.12: the vehicle that is rammed, and whether head to side. */
  rams: { vehicle: string; side: boolean } | null;
}

/** ATZ.VCOMB.13: what a vehicle strikes, or what strikes it. */
export type Bashed =
  | { what: 'figures'; ids: string[] }
  | { what: 'vehicle'; id: string }
  | { what: 'building'; id: string }
  | { what: 'thing'; id: string }
  | { what: 'fire'; bash: number };

export interface BashDoing {
  do: 'bash';
  vehicle: string;
  against: Bashed;
  /** Who has brought it about: a driver, a shooter; null for a crash. */
  by: string | null;
}

/** ATZ.VREACT.5: a driver who ducks back turns away. */
export interface SwerveDoing {
  do: 'swerve';
  vehicle: string;
  from: string[];
}

/** ATZ.VCOMB.27 */
export interface DriverDownDoing {
  do: 'driver-down';
  vehicle: string;
}

/** ATZ.LEAVE: a vehicle has come to the edge. */
export interface OffTableDoing {
  do: 'off-table';
  vehicle: string;
}

/** ATZ.VCOMB.5, ATZ.ZMELEE.7: those who have charged a moving vehicle meet it. */
export interface LeapDoing {
  do: 'leap';
  vehicle: string;
  target: string;
  /** Those who have got on, and those who are struck. */
  on: string[];
  struck: string[];
}

/** ATZ.ZGEN.2, ATZ.VMOVE.1: a vehicle is brought on. */
export interface ComeOnDoing {
  do: 'come-on';
  vehicle: string;
  driver: string;
  stage: 'riders' | 'place' | 'speed';
  riders: string[];
}

export type VehiclesDoing =
  | DriveDoing
  | CoastDoing
  | BootlegDoing
  | RollDoing
  | AvoidDoing
  | RunDownDoing
  | BashDoing
  | SwerveDoing
  | DriverDownDoing
  | OffTableDoing
  | LeapDoing
  | ComeOnDoing;
