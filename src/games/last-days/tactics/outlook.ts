import { apart } from '../../../tabletop/index.ts';
import { hasSkill, valueOf } from '../characteristics.ts';
import { ZOMBIE } from '../data/profiles.ts';
import { readyGuns, rangeOf } from '../shoot/guns.ts';
import type { Battle, Character, Standing, Zombie } from '../state.ts';
import { charactersHere, groupHere, loadOf, sees } from '../units.ts';
import { type Glance, type Sight, sightOf } from './glance.ts';
import { type Goal, goalsFor } from './goals.ts';
import { bestBurst, blowHarm, Harms, usableGuns, worthTo } from './harm.ts';
import { type Mesh, meshOf } from './mesh.ts';
import { cautionIn } from './occasion.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** What a place would mean to somebody who ends its activation there. */

export interface Place extends Standing {
  readonly cell: number;
  /** How far it is from there to the goal, where the mesh alone would not tell. */
  readonly far?: number;
}

interface Rival {
  readonly unit: Character;
  readonly sight: Sight;
  readonly worth: number;
  /** How much of what its guns could do counts, and whether it may still move before. */
  readonly shoots: number;
  readonly isWaiting: boolean;
  readonly guns: readonly number[];
  readonly range: number;
  readonly isLocked: boolean;
  /** LD.SHOOT.4: nobody shoots at those whom a friend touches. */
  readonly isTouched: boolean;
}
interface Dead {
  readonly unit: Zombie;
  readonly sight: Sight;
  readonly worth: number;
  readonly menace: number;
  readonly reach: number;
  /** How far it is from the nearest of the others. */
  readonly nearest: number;
  readonly isTouched: boolean;
}

export interface Outlook {
  readonly battle: Battle;
  readonly mesh: Mesh;
  readonly unit: Character;
  readonly goal: Goal;
  readonly worth: number;
  readonly rivals: readonly Rival[];
  readonly dead: readonly Dead[];
  readonly friends: readonly Character[];
  readonly harms: Harms;
}

export function outlookFor(battle: Battle, unit: Character, goals = goalsFor(battle, unit.seat)): Outlook {
  const mesh = meshOf(battle);
  const friends = groupHere(battle, unit.seat).filter(({ id }) => id !== unit.id);
  const rivals = charactersHere(battle).filter(({ seat }) => seat !== unit.seat);
  const others = [...friends, ...rivals];
  return {
    battle,
    mesh,
    unit,
    goal: goals.get(unit.id) as Goal,
    worth: worthOf(battle, unit),
    rivals: rivals.map((one) => rivalOf(battle, mesh, one, friends)),
    dead: battle.zombies.map((one) => deadOf(battle, mesh, unit, one, friends, others)),
    friends,
    harms: new Harms(),
  };
}

function rivalOf(battle: Battle, mesh: Mesh, unit: Character, friends: readonly Character[]): Rival {
  const isWaiting = battle.phase !== 'action' || !unit.activated;
  const guns = isWaiting ? usableGuns(unit) : unit.ran || unit.shot ? [] : readyGuns(unit);
  return {
    unit,
    sight: sightOf(mesh, unit),
    worth: worthTo(battle, unit),
    shoots: guns.length === 0 ? 0 : WEIGHTS.exposure * (isWaiting ? WEIGHTS.mayCome : 1),
    isWaiting,
    guns,
    range: Math.max(0, ...guns.map((gun) => rangeOf(unit, unit.guns[gun] as Character['guns'][number]))),
    isLocked: unit.locked === battle.turn,
    isTouched: isTouched(friends, unit),
  };
}

const deadOf = (
  battle: Battle,
  mesh: Mesh,
  own: Character,
  unit: Zombie,
  friends: readonly Character[],
  others: readonly Character[],
): Dead => ({
  unit,
  sight: sightOf(mesh, unit),
  worth: worthTo(battle, unit) + (loadOf(battle, unit.id) === undefined ? 0 : WEIGHTS.token * 0.4),
  menace: menaceOf(battle, own, unit),
  reach: Math.max(0, ZOMBIE.ap - (loadOf(battle, unit.id) === undefined ? 0 : 2) - unit.knockback),
  nearest: Math.min(...others.map((one) => inchesTo(one, unit))),
  isTouched: isTouched(friends, unit),
});

export const inchesTo = (at: Standing, other: Standing): number => Math.max(0, apart(at, other) - 1);

/** The best shot from a place this turn, at whom, and what it is worth. */
export interface BestShot {
  readonly target: string | null;
  readonly value: number;
}
export function shotFrom({ unit, rivals, dead, battle, harms }: Outlook, at: Place, guns: readonly number[]): BestShot {
  let best: BestShot = { target: null, value: 0 };
  if (guns.length === 0) return best;
  const isHere = at.x === unit.x && at.y === unit.y && at.level === unit.level;
  const consider = ({ unit: target, sight, isTouched }: Rival | Dead, worth: number, share: number): void => {
    const shown = isTouched ? 'nothing' : sight.from(at.cell);
    if (shown === 'nothing') return;
    // Where it stands, it knows who is hidden by whom.
    if (isHere && !sees(battle, unit, target)) return;
    const value = share * bestBurst(unit, guns, target, inchesTo(at, target), shown, worth, harms).value;
    if (value > best.value) best = { target: target.id, value };
  };
  for (const rival of rivals) consider(rival, rival.worth, rival.isWaiting ? WEIGHTS.mayGo : 1);
  for (const one of dead) consider(one, one.worth * one.menace, 1);
  return best;
}

const isTouched = (friends: readonly Character[], target: Standing): boolean =>
  friends.some((friend) => friend.level === target.level && apart(friend, target) < 1.01);

/** Of what it is worth to destroy a zombie: all of it where it comes for us, little where it goes for the others. */
export function menaceOf(battle: Battle, { seat }: Pick<Character, 'seat'>, zombie: Zombie): number {
  if (loadOf(battle, zombie.id) !== undefined) return 1;
  let [mine, theirs] = [40, 40];
  for (const one of charactersHere(battle)) {
    const far = inchesTo(one, zombie);
    if (one.seat === seat) mine = Math.min(mine, far);
    else theirs = Math.min(theirs, far);
  }
  if (mine > 14) return 0.2;
  return mine <= theirs + 1 ? 1 : theirs < 5 ? 0 : 0.4;
}

/** What the rivals' guns may take from somebody who stands there. */
export function gunsAt({ unit, rivals, worth, harms }: Outlook, at: Place, ran: boolean): number {
  const target = ran === unit.ran ? unit : { ...unit, ran };
  let sum = 0;
  for (const rival of rivals) {
    if (rival.shoots === 0) continue;
    const inches = inchesTo(at, rival.unit);
    const shown: Glance = rival.sight.to(at.cell);
    if (shown !== 'nothing') {
      const { harm } = bestBurst(rival.unit, rival.guns, target, inches, shown, worth, harms);
      sum += harm * (rival.shoots + (rival.isLocked && inches <= 12 ? WEIGHTS.exposure : 0));
    } else if (rival.isWaiting && inches < rival.range + 5) {
      const near = Math.min(inches, rival.range * 0.7);
      sum += WEIGHTS.lurking * bestBurst(rival.unit, rival.guns, target, near, 'open', worth, harms).harm;
    }
  }
  return sum;
}

/** What the dead may take from somebody who stands there when they move next (LD.ZACT.7). */
export function deadAt({ unit, dead, worth, harms }: Outlook, at: Place, noise: number): number {
  const held = WEIGHTS.held * (hasGunOut(unit) ? 1 : 0.4);
  let sum = 0;
  let round = 0;
  for (const zombie of dead) {
    const inches = inchesTo(at, zombie.unit);
    if (inches > zombie.reach + 6 || zombie.reach === 0) continue;
    const sees = zombie.sight.to(at.cell) !== 'nothing';
    if (!sees && noise === 0) continue;
    const nearer = zombie.nearest < inches - 0.5;
    const comes = inches <= zombie.reach ? 1 : 0.25 * (1 - (inches - zombie.reach) / 6);
    const share = comes * (nearer ? 0.35 : 1) * (sees ? 1 : 0.5);
    if (share > 0.5) round++;
    sum += share * (harms.blow(zombie.unit, unit, worth, [1, Math.max(1, round)]) + held);
  }
  return sum;
}
const hasGunOut = (one: Character): boolean => usableGuns(one).length > 0;

/** What rivals who have still to act may take from somebody there hand to hand. */
export function chargeAt({ unit, rivals, worth, harms }: Outlook, at: Place): number {
  let sum = 0;
  for (const { unit: rival, isWaiting, worth: theirs, guns } of rivals) {
    if (!isWaiting || at.level !== rival.level) continue;
    const reach = valueOf(rival, 'ap') + 0.5;
    const inches = inchesTo(at, rival);
    if (inches > reach * 1.6) continue;
    const gain = harms.blow(rival, unit, worth, [1, 1]) - harms.blow(unit, rival, theirs, [1, 1]);
    const wants = guns.length > 0 ? 0.4 : 1;
    if (gain > 0) sum += WEIGHTS.charged * wants * gain * (inches <= reach ? 1 : 0.4);
  }
  return sum;
}

/** What a fight hand to hand is worth to somebody who goes into Contact with a target. */
export function fightWith({ battle, unit, worth, friends, rivals, dead }: Outlook, target: Character | Zombie): number {
  const round = friends.filter((one) => one.level === target.level && apart(one, target) < 1.02).length;
  const touching = [...rivals, ...dead].filter(
    ({ unit: one }) => one.id !== target.id && one.level === target.level && apart(one, target) < 2,
  ).length;
  const their = worthTo(battle, target);
  const isDead = 'knockback' in target;
  const value = isDead
    ? their * menaceOf(battle, unit, target) + (loadOf(battle, target.id) === undefined ? 0 : 6)
    : their;
  const crowd = hasSkill(unit, 'crowd-control') ? 1 : 1 + 0.5 * touching;
  const mine = blowHarm(unit, target, value, [crowd, round + 1]);
  const theirs = blowHarm(target, unit, worth, [round + 1, crowd]);
  // LD.SHOOT.3: who is touched does not shoot.
  const silenced =
    isDead || target.ran || target.shot ? 0 : bestBurst(target, usableGuns(target), unit, 6, 'open', worth).harm;
  return 1.4 * (mine - theirs / (round + 1)) + 0.5 * silenced;
}

/** What a place is worth for what somebody is after. */
export function towardsGoal({ goal, battle }: Outlook, { cell, far = goal.far[cell] as number }: Place): number {
  const caution = cautionIn(battle);
  // Nobody keeps their distance for ever.
  const enough = goal.enough * caution;
  return -goal.slope * (2 - caution) * Math.max(0, Math.min(60, far) - enough);
}
