/** LD.T.ENC: by the die, 1 to 6. */
export const ENCOUNTERS = ['bushwhack', 'home-defense', 'massacre-site', 'rescue', 'scavengers', 'the-escape'] as const;
export type EncounterId = (typeof ENCOUNTERS)[number];

/** LD.ENC.1 */
export const FIRST_ENCOUNTER = 'scavengers' satisfies EncounterId;
