import type { GameId } from '../games/index.ts';
import { allThingsZombiePolicy } from './all-things-zombie/policy.ts';
import { evenDeathPolicy } from './even-death/policy.ts';
import { lastDaysPolicy } from './last-days/policy.ts';
import { lastStandPolicy } from './last-stand/policy.ts';
import type { Policy } from './policy.ts';
import { wavePolicy } from './wave/policy.ts';

// The states differ from game to game.
// oxlint-disable-next-line typescript/no-explicit-any
const POLICIES: Readonly<Record<GameId, Policy<any>>> = {
  'all-things-zombie': allThingsZombiePolicy,
  'even-death': evenDeathPolicy,
  'last-days': lastDaysPolicy,
  'last-stand': lastStandPolicy,
  wave: wavePolicy,
};

/** Games that are not ours, such as those of tests, have none. */
export const policyFor = (game: string): Policy<unknown> | undefined =>
  (POLICIES as Readonly<Record<string, Policy<unknown>>>)[game];
