import type { DayPart, EncounterId, Skill } from '../words.ts';

/** ATZ.RES.3, ATZ.RES.5: what somebody eats this month. */
export type Ration = 'full' | 'half' | 'none';

/** Where something that is packed lies now: with who packs, at Home, in the vehicle. */
export type Shelf = 'own' | 'home' | 'ride';

export type CampaignDecision =
  | { readonly ration: Ration; readonly who: string }
  /** ATZ.ADV.9 */
  | { readonly raise: 'rep' | Skill | 'nothing'; readonly who: string }
  /** ATZ.CAMP.9: the id of a place, or the kind of a new one. */
  | { readonly go: string }
  /** ATZ.AREA.2, ATZ.AREA.3 */
  | { readonly fare: 'ride' | 'foot' }
  /** ATZ.RES.6: the vehicle comes along, or stays at Home. */
  | { readonly ride: 'along' | 'home' }
  /** ATZ.VEH.1: which of two vehicles a band keeps. */
  | { readonly keeps: 'old' | 'new' }
  /** ATZ.HOME.2 */
  | { readonly stays: number }
  /** ATZ.ENC.9, ATZ.CAMP.17 */
  | { readonly next: EncounterId | 'nothing' }
  /** ATZ.DAY.6 */
  | { readonly dayPart: DayPart }
  /** How an Encounter is played. */
  | { readonly way: 'play' | 'fast' }
  /** ATZ.ITEM.20: who packs, or that all is packed. */
  | { readonly pack: string }
  | { readonly shelf: Shelf; readonly is: 'gun' | 'blade' | 'item'; readonly at: number }
  /** ATZ.ITEM.5: a thing of the Star and one of a Grunt, by what they are. */
  | { readonly swap: string; readonly with: string; readonly of: string }
  /** ATZ.AMMO.12: the weapon of somebody, by its place; below 0 none. */
  | { readonly stockpile: number; readonly who: string }
  /** ATZ.CLASS.4 to ATZ.CLASS.7 */
  | { readonly becomes: 'citizen' | 'ganger' | 'survivor'; readonly who: string }
  /** ATZ.LEAD.5: somebody who leads now, or nobody. */
  | { readonly leader: string }
  /** ATZ.TAKE.4 */
  | { readonly home: 'here' | 'as-it-is' }
  /** ATZ.ER.3 */
  | { readonly er: number }
  /** ATZ.ARREST.1: something that is paid. */
  | { readonly pays: string };
