import type { Watcher } from '../deeds.ts';
import type { Steps } from '../doing.ts';
import { avoid } from './driving/avoid.ts';
import { bash } from './combat/bash.ts';
import { bootleg } from './driving/bootleg.ts';
import { comeOn } from './driving/come-on.ts';
import type { VehiclesDoing } from './doing.ts';
import { coast, drive } from './driving/drive.ts';
import { leap } from './combat/leap.ts';
import { offTable } from './driving/leaving.ts';
import { driverDown, swerve } from './driving/reacting.ts';
import { roll } from './driving/roll.ts';
import { runDown } from './combat/run-down.ts';

/** The steps of this room. */
export const vehiclesSteps = (watchers: readonly Watcher[]): Steps<VehiclesDoing> => ({
  drive,
  coast,
  roll: (t, doing) => roll(t, doing, watchers),
  avoid,
  bootleg,
  'run-down': runDown,
  bash,
  swerve,
  'driver-down': driverDown,
  'off-table': offTable,
  leap,
  'come-on': comeOn,
});
