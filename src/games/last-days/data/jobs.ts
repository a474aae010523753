/** What Characters do between games. */
export const JOBS = {
  guard: { leaderOnly: false }, // LD.JOB.3
  work: { leaderOnly: false }, // LD.JOB.4
  build: { leaderOnly: false }, // LD.JOB.5
  recruit: { leaderOnly: true }, // LD.JOB.6
  talk: { leaderOnly: true }, // LD.JOB.10
} as const satisfies Readonly<Record<string, { readonly leaderOnly: boolean }>>;
export type JobId = keyof typeof JOBS;
export const JOB_IDS = Object.keys(JOBS) as JobId[];

/** LD.T.ATTACK: what changes the Zombie Attack roll. */
export const ATTACK_MODIFIERS = {
  /** For each Character Out of Action at the end of the last Encounter. */
  'out-of-action': -1,
  /** For each Character on Guard. */
  guard: 1,
  'fortified-windows': 1,
} as const satisfies Readonly<Record<string, number>>;
export type AttackModifier = keyof typeof ATTACK_MODIFIERS;

/** LD.SKILL.37, LD.SKILL.53: what a Headhunter or a Sniper on Guard gives in place of it. */
export const SHARP_GUARD = 2;
/** LD.ATTACK.2: this or less, and the Refuge is lost. */
export const OVERRUN = 2;
