import type { CqcWeaponId } from '../data/cqc-weapons.ts';
import type { FirearmClass, FirearmId } from '../data/firearms.ts';
import type { InjuryId, Scar } from '../data/injuries.ts';
import type { ItemId } from '../data/items.ts';
import type { CharacterType } from '../data/people.ts';
import type { Characteristic, Keyword } from '../data/profiles.ts';
import type { PerkId, RefugeId } from '../data/refuges.ts';
import type { SkillId, SkillType } from '../data/skills.ts';

/** A Group of survivors as it is kept between games: plain data, the same for a one-off, a campaign and a file to send. */

/** LD.ITEM.25: a sight, scope or silencer belongs to one gun. */
export type Fitting = Extract<ItemId, 'reflex-sight' | 'scope' | 'silencer'>;

export interface OwnedGun {
  readonly id: FirearmId;
  readonly fitted: readonly Fitting[];
  /** LD.ITEM.13: made with a Mod-Kit. */
  readonly made: boolean;
}

/** What somebody carries, or what lies in the stash. */
export interface Gear {
  readonly guns: readonly OwnedGun[];
  readonly blades: readonly CqcWeaponId[];
  readonly items: readonly ItemId[];
}

/** LD.GROUP.15: what stands on a Character's card. */
export interface Member extends Gear {
  /** Within its Group, for good. */
  readonly id: string;
  readonly name: string;
  readonly type: CharacterType;
  /** LD.JOB.11: The Talk may change it. */
  readonly keyword: Keyword;
  /** LD.TYPES.1, LD.TYPES.2, LD.TYPES.3: what it may learn. */
  readonly learns: readonly SkillType[];
  readonly skills: readonly SkillId[];
  /** LD.SKILL.34: the class of a Gunsmith. */
  readonly gunsmith: FirearmClass | null;
  /** LD.T.CHARINC: what levels have added. */
  readonly raised: Readonly<Partial<Record<Characteristic, number>>>;
  /** Lasting ones; Shell-Shocked may be there several times (LD.INJ.14). */
  readonly scars: readonly Scar[];
  readonly experience: number;
  readonly level: number;
  /** LD.JOB.8, LD.JOB.9: joined after the last game, so no Job and no stash yet. */
  readonly isNew: boolean;
  /** LD.INJ.5: in the hands of another Group. */
  readonly captured?: true;
  /** What has happened to it, the oldest first. */
  readonly history?: readonly Chapter[];
}

/** Something in a Character's life. */
interface Chapter {
  /** The game of the campaign; 0 is before the first. */
  readonly game: number;
  /** The answer of this match after which it happened, so that a replay opens there; none where it was in another match. */
  readonly answer: number | null;
  readonly event: LifeEvent;
}

export type LifeEvent =
  | { readonly is: 'joined' | 'captured' | 'rescued' }
  /** It took somebody Out of Action, or was taken: by name, so that it can still be read when they are gone. */
  | {
      readonly is: 'struck-down' | 'fell' | 'wounded';
      readonly other: string | null;
      readonly weapon: FirearmId | CqcWeaponId | null;
    }
  | { readonly is: 'injury'; readonly injury: InjuryId }
  | { readonly is: 'learned'; readonly level: number; readonly skill: SkillId }
  | { readonly is: 'raised'; readonly level: number; readonly characteristic: Characteristic }
  | { readonly is: 'talked'; readonly keyword: Keyword };

/** Somebody who belongs to the Group no more. */
export interface Gone {
  readonly member: Member;
  readonly game: number;
  /** LD.INJ.4, LD.INJ.7, LD.DEATH.6, LD.LOSE.6, LD.LOSE.12 */
  readonly how: 'dead' | 'lost-captive' | 'dismissed' | 'left-behind' | 'abandoned';
}

export interface Group {
  readonly name: string;
  /** LD.GROUP.5: who leads it. */
  readonly leader: string;
  readonly members: readonly Member[];
  /** LD.GROUP.6: one at any time. */
  readonly refuge: RefugeId;
  /** LD.REFUGE.4: Perks that the Group has built itself. */
  readonly built: readonly PerkId[];
  readonly stash: Gear;
  /** LD.GROUP.4: Scavenge Points in hand. */
  readonly points: number;
  /** LD.ESCAPE.9: an Escape Vehicle that it drove off in, which takes no Empty Space. */
  readonly foundVehicle?: true;
  readonly gone?: readonly Gone[];
}
