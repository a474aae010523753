import { chanceOf, type Standing, touchedBy, type View } from '../../../skirmish/index.ts';
import { contact, grained, type Tabletop } from '../../../tabletop/index.ts';
import { valueOf } from '../characteristics.ts';
import { hasAttribute } from '../data/attributes.ts';
import type { Step } from '../data/firearms.ts';
import { FA_MODIFIERS, GUNFIGHTER_FA, POINT_BLANK } from '../data/modifiers.ts';
import { characteristic, type Scored, scored, SIDES, totalOf } from '../dice.ts';
import type { Battle, Character, Gun } from '../state.ts';
import {
  bodyOf,
  contactsOf,
  hostilesTo,
  inchesBetween,
  isZombie,
  tabletopOf,
  type Unit,
  viewOf,
  viewOn,
} from '../units.ts';
import { coverOf } from './cover.ts';
import { figuresOf, gunAt, isFire, isWithin, readyGuns, stepAt } from './guns.ts';

/** Who may be shot at, with which gun, and how hard it is. */

/** LD.LOCK.9: the Shooting Phase and a Locked and Loaded Token are two occasions, each with its own first shot. */
export type Occasion = 'phase' | 'locked';
/** LD.LOCK.3 */
export const LOCKED_INCHES = 12;

/** How a shot is fired. */
export interface Aim {
  readonly occasion: Occasion;
  /** How many shots the gun has fired on this occasion before this one. */
  readonly shot: number;
  /** LD.SKILL.33: with a gun in each hand. */
  readonly both?: boolean;
  /** LD.LOCK.8: where on its Run the target is when it is shot at. */
  readonly at?: Standing | undefined;
}

/** A legal shot: what there is to see of the target, and what is added to the die. */
export interface Mark {
  readonly gun: number;
  readonly target: Unit;
  readonly inches: number;
  readonly view: View;
  readonly step: Step;
  readonly modifiers: readonly Scored[];
  /** The chance to hit. */
  readonly chance: number;
}

/** LD.SHOOT.6 */
export const TO_HIT = 7;
const hitChance = (modifiers: readonly Scored[]): number => chanceOf(TO_HIT - totalOf(modifiers), SIDES);

/** LD.SHOOT.3, LD.MOVE.6: free of Contact, and it has not Run this turn; LD.CHAR.8: zombies never fire. */
export const mayShoot = (battle: Battle, shooter: Character, table = tabletopOf(battle)): boolean =>
  shooter.fate === 'here' &&
  !shooter.ran &&
  readyGuns(shooter).length > 0 &&
  contactsOf(battle, shooter, table).length === 0;

/** The target as it is shot at, and the table on which it stands there. */
function standing(table: Tabletop, target: Unit, at: Standing | undefined): [Unit, Tabletop] {
  if (at === undefined) return [target, table];
  const there = { ...target, x: at.x, y: at.y, level: at.level };
  const moved = table.draft();
  moved.put(bodyOf(there));
  return [there, moved];
}

/** LD.SHOOT.4: a target that touches a friend of the shooter is spared. */
function touchesFriend(battle: Battle, { seat }: Character, target: Unit, table: Tabletop): boolean {
  const isFriend = ({ id }: { readonly id: string }): boolean =>
    battle.characters.some((one) => one.id === id && one.seat === seat);
  return touchedBy(table, bodyOf(target), isFriend).length > 0;
}

/** LD.T.FAMOD, LD.ATTR.18, LD.SKILL.33, LD.ITEM.15, LD.ITEM.16: all that is added to the die, Firearms first (LD.CHAR.8). */
function modifiersOf(
  battle: Battle,
  table: Tabletop,
  shooter: Character,
  gun: Gun,
  target: Unit,
  inches: number,
  view: View,
  aim: Aim,
): Scored[] {
  const cover = coverOf(battle, table, shooter, target, view);
  const isClose = hasAttribute(figuresOf(gun).attributes, 'point-blank') && isWithin(inches, POINT_BLANK.inches);
  return [
    characteristic('LD.SHOOT.6', 'fa', valueOf(shooter, 'fa')),
    ...(isZombie(target) ? [scored('LD.T.FAMOD', 'modifier.zombie', FA_MODIFIERS.zombie)] : []),
    ...(!isZombie(target) && target.ran ? [scored('LD.T.FAMOD', 'modifier.ran', FA_MODIFIERS.ran)] : []),
    ...(cover === null ? [] : [cover]),
    ...(isClose ? [scored('LD.ATTR.18', 'attribute.point-blank', POINT_BLANK.fa)] : []),
    ...repeatOf(gun, aim),
  ];
}

/** What a later shot costs: with two guns every shot is one (LD.SKILL.33), and then a Reflex Sight does not help (LD.ITEM.16). */
function repeatOf(gun: Gun, { shot, both = false }: Aim): Scored[] {
  if (both) return [scored('LD.SKILL.33', 'skill.gunfighter', GUNFIGHTER_FA)];
  if (shot === 0 || gun.fitted.includes('reflex-sight')) return []; // LD.ITEM.15
  return [scored('LD.T.FAMOD', 'modifier.later-shot', FA_MODIFIERS['later-shot'])];
}

/**
 * One shot at one target, or null where there is no such shot: LD.SHOOT.1 sight, LD.SHOOT.5 range, LD.SHOOT.4 friends, and
 * LD.SHOOT.7, LD.CHAR.4: with Firearms at 0 or less it cannot hit. What is on fire flies at a point of ground (LD.ATTR.6).
 */
export function markOf(
  battle: Battle,
  shooter: Character,
  place: number,
  target: Unit,
  aim: Aim,
  now = tabletopOf(battle),
): Mark | null {
  const gun = gunAt(shooter, place);
  const [there, table] = standing(now, target, aim.at);
  const inches = grained(inchesBetween(shooter, there));
  if (aim.occasion === 'locked' && !isWithin(inches, LOCKED_INCHES)) return null;
  const step = stepAt(shooter, gun, inches);
  if (step === null) return null;
  if (touchesFriend(battle, shooter, there, table)) return null;
  if (aim.at !== undefined && contact(table, bodyOf(shooter), bodyOf(there)).touching) return null; // LD.SHOOT.3
  const view = aim.at === undefined ? viewOn(now, shooter, target) : viewOf(battle, shooter, there, table);
  if (!view.seen) return null;
  const modifiers = isFire(gun)
    ? groundModifiers(shooter, gun, aim)
    : modifiersOf(battle, table, shooter, gun, there, inches, view, aim);
  if (totalOf(modifiers) <= 0) return null;
  return { gun: place, target, inches, view, step, modifiers, chance: hitChance(modifiers) };
}

/** LD.ATTR.6: at ground, nothing counts that depends on a target. */
export const groundModifiers = (shooter: Character, gun: Gun, aim: Aim): Scored[] => [
  characteristic('LD.ATTR.6', 'fa', valueOf(shooter, 'fa')),
  ...repeatOf(gun, aim),
];

/**
 * LD.SHOOT.2, LD.SHOOT.14, LD.TERRAIN.20: every shot that somebody has, at rivals and the dead; no Encounter of the book lets
 * scenery be shot at. `shots` says how many each gun has fired on this occasion.
 */
export const shotsOf = (battle: Battle, shooter: Character, occasion: Occasion, how: ShotsOf = {}): Mark[] => [
  ...marksFor(battle, shooter, occasion, how),
];

/** Whether there is any of them. */
export const hasShot = (battle: Battle, shooter: Character, occasion: Occasion): boolean =>
  marksFor(battle, shooter, occasion).next().done !== true;

function* marksFor(
  battle: Battle,
  shooter: Character,
  occasion: Occasion,
  { shots = () => 0, both = false, guns = readyGuns(shooter) }: ShotsOf = {},
): Generator<Mark> {
  const now = tabletopOf(battle);
  if (!mayShoot(battle, shooter, now)) return;
  const targets = hostilesTo(battle, shooter);
  for (const gun of guns) {
    if (occasion === 'phase' && isFire(gunAt(shooter, gun))) continue;
    for (const target of targets) {
      const mark = markOf(battle, shooter, gun, target, { occasion, shot: shots(gun), both }, now);
      if (mark !== null) yield mark;
    }
  }
}
export interface ShotsOf {
  readonly shots?: (gun: number) => number;
  readonly both?: boolean;
  readonly guns?: readonly number[];
}

/** The chance to hit; 0 where there is no such shot. */
export const chanceToHit = (battle: Battle, shooter: Character, gun: number, target: Unit, aim: Aim): number =>
  markOf(battle, shooter, gun, target, aim)?.chance ?? 0;
