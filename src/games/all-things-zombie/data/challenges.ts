/** ATZ.CHAL.2 */
const CHALLENGE_TYPES = ['people', 'savvy', 'physical'] as const;
export type ChallengeType = (typeof CHALLENGE_TYPES)[number];

/** ATZ.T.CHALLENGE: what is added to the challenger's Rep. */
export const CHALLENGE_MODIFIERS = {
  'very-easy': 1,
  difficult: -1,
  'more-opponents': -1,
  tool: 1,
  attribute: 1,
  'better-than-opponent': 1,
  'worse-than-opponent': -1,
} as const;
