import { evenDeathPolicy } from './even-death/policy.ts';
import { lastStandPolicy } from './last-stand/policy.ts';
import type { Policy } from './policy.ts';
import { wavePolicy } from './wave/policy.ts';

// One entry for each game that has a policy; the states differ from game to game.
// oxlint-disable-next-line typescript/no-explicit-any
const POLICIES: Readonly<Record<string, Policy<any>>> = {
  'even-death': evenDeathPolicy,
  'last-stand': lastStandPolicy,
  wave: wavePolicy,
};

export const policyFor = (game: string): Policy<unknown> | undefined => POLICIES[game];
