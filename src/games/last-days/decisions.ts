import type { CqcWeaponId } from './data/cqc-weapons.ts';
import type { ItemId } from './data/items.ts';
import type { GearId } from './data/equipment.ts';
import type { PerkId, RefugeId } from './data/refuges.ts';
import type { SkillType } from './data/skills.ts';
import type { Fitting } from './groups/group.ts';
import type { Edge } from '../../tabletop/index.ts';

/**
 * What the options of the game mean. The id of an option follows from it, field by field. Questions about models are answered
 * with their ids, and guns are named by their places among those that somebody carries.
 */

/** LD.ACT.6: what Action Points are spent on. */
export type Act =
  /** LD.MOVE.1, LD.MOVE.2, LD.MOVE.20, LD.TERRAIN.10: a way on foot, over ladders, climbs and drops. */
  | { readonly do: 'move' }
  | { readonly do: 'run' }
  | { readonly do: 'break-contact' }
  | { readonly do: 'jump' }
  | { readonly do: 'long-jump' }
  | { readonly do: 'door'; readonly door: string }
  | { readonly do: 'entry-man'; readonly door: string }
  | { readonly do: 'reload'; readonly gun: number }
  | { readonly do: 'lock' }
  | { readonly do: 'pick-up'; readonly token: string }
  | { readonly do: 'put-down' }
  | { readonly do: 'pass-token'; readonly to: string }
  | { readonly do: 'start-vehicle' }
  | { readonly do: 'climbing-gear'; readonly piece: string }
  | { readonly do: 'noisemaker' }
  /** LD.MOVE.21: by the nearest edge. */
  | { readonly do: 'leave' }
  | { readonly do: 'tag-team'; readonly with: string };
export type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>;

export type MenuChoice = Act | { readonly do: 'done' };

/** LD.LOCK.6: a token is spent on shots with one gun, or kept. */
export type LockChoice = { readonly do: 'fire'; readonly by: string; readonly gun: number } | { readonly do: 'hold' };

/** LD.SHOOT.10, LD.SHOOT.11: one shot, or no more. */
export type Shot =
  | { readonly do: 'shoot'; readonly gun: number; readonly target: string }
  | { readonly do: 'throw'; readonly gun: number }
  | { readonly do: 'hold' };

/** LD.NOISE.6: one of the spots at the edge that are equally near. */
export type Arrival = { readonly edge: Edge; readonly x: number; readonly y: number };

/** LD.CQC.17: what one fights with. */
export type Arm = CqcWeaponId | 'bare-hands';

export type Blow = { readonly do: 'attack' | 'subdue'; readonly target: string };

/** Everything that an option can mean; models, edges and plain words are their own meaning. */
export type Decision =
  | string
  | MenuChoice
  | LockChoice
  | Shot
  | Blow
  | Arrival
  | { readonly item: ItemId }
  | Declared
  | Campaigning;

/** LD.ITEM.5, LD.ITEM.21: what is used up before deployment: a drink, or the Silencer on a gun. */
export type Declared = { readonly drink: string } | { readonly silence: string; readonly gun: number };

/** LD.LOOT.6: a thing that changes hands, work on a gun, or an end of it; `stash` stands for the stash. */
export type Rearm =
  | { readonly do: 'hand'; readonly from: string; readonly part: 'guns' | 'blades' | 'items'; readonly index: number }
  | { readonly do: 'fit' | 'unfit'; readonly holder: string; readonly gun: number; readonly fitting: Fitting }
  | { readonly do: 'mod-kit'; readonly holder: string; readonly gun: number }
  | { readonly do: 'armed' };

/** LD.JOB.2: who gets a Job; or everybody who is left stands Guard; or a Perk is torn down (LD.REFUGE.7). */
export type JobMenu =
  | { readonly do: 'job'; readonly who: string }
  | { readonly do: 'demolish'; readonly perk: PerkId }
  | { readonly do: 'rest' };
export type Job =
  | { readonly do: 'guard' }
  | { readonly do: 'work' | 'build'; readonly perk: PerkId }
  | { readonly do: 'recruit' }
  | { readonly do: 'talk'; readonly with: string };

/** What is decided between the games of a campaign. */
type Campaigning =
  | Rearm
  | JobMenu
  | Job
  | { readonly total: number }
  | { readonly table: SkillType }
  | { readonly row: number; readonly column: number }
  | { readonly to: string }
  | { readonly buy: GearId }
  | { readonly refuge: RefugeId };
