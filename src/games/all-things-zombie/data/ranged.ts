/** ATZ.T.RANGED: what turns a total of 8 or of 9 into a miss. */
const SHOOTER_FLAWS = ['moved-fast', 'rush-shot'] as const;
const TARGET_FLAWS = ['charging', 'in-cover', 'prone', 'target-moved-fast', 'later-target'] as const;
type ShooterFlaw = (typeof SHOOTER_FLAWS)[number];
type TargetFlaw = (typeof TARGET_FLAWS)[number];
export type Flaw = ShooterFlaw | TargetFlaw | 'third-target';

interface RangedRow {
  readonly total: number;
  /** What makes this total miss; nothing else does. */
  readonly misses: readonly Flaw[];
}

/** ATZ.SHOOT.9 */
export const SURE_MISS = 7;
/** ATZ.SHOOT.10, ATZ.SHOOT.11 */
export const RANGED_ROWS = [
  { total: 8, misses: [...SHOOTER_FLAWS, ...TARGET_FLAWS] },
  { total: 9, misses: ['rush-shot', 'in-cover', 'third-target'] },
] as const satisfies readonly RangedRow[];
/** ATZ.SHOOT.12 */
export const SURE_HIT = 10;

/** ATZ.AMMO.1: so many ones put a weapon out of ammo. */
export const DRY_ONES = 2;
/** ATZ.SHOOT.16: who may, on which die, and what the second die may show at most. */
export const PITIFUL = { rep: 3, die: 6, most: 3 } as const;

/** ATZ.T.DAMAGE, ATZ.DMG.2: a 1 is always OD. */
export const DEADLY = 1;

/** ATZ.T.RELOAD: what the number of dice passed against the Target Rating does. */
const RELOADS = ['reloaded', 'last-reload', 'empty'] as const;
export type Reload = (typeof RELOADS)[number];
export const reloadOf = (passed: number): Reload => RELOADS[Math.min(passed, 2)] as Reload;
