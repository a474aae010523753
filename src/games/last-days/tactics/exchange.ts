import { apart } from '../../../tabletop/index.ts';
import { readyGuns } from '../shoot/guns.ts';
import type { Battle, Character } from '../state.ts';
import {
  charactersHere,
  contactsOf,
  groupHere,
  inchesBetween,
  isZombie,
  rivalOf,
  type Unit,
  viewOf,
} from '../units.ts';
import type { Seat } from '../verbs.ts';
import { bestBurst, blowHarm, worthTo } from './harm.ts';
import { menaceOf } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What the Shooting and the Close Quarters Combat of this turn take from both sides on the average, if everybody stays where they are.
 * No dice are thrown for it, so two positions differ by what was done and not by luck.
 */

/** How likely each of them still stands, by id. */
type Standing = Map<string, number>;

const shareOf = (standing: Standing, { id }: Unit): number => standing.get(id) ?? 1;

/** Takes from a victim; what that is worth to the side that did it. */
function take(standing: Standing, victim: Unit, harm: number, worth: number): void {
  if (worth > 0) standing.set(victim.id, shareOf(standing, victim) * Math.max(0, 1 - harm / worth));
}

/** Scavenge Points that one side takes from the other, less what the other takes. */
export function exchangeOf(battle: Battle, seat: Seat): number {
  const standing: Standing = new Map();
  return volleys(battle, seat, standing) + blows(battle, seat, standing) - comingFor(battle, seat, standing);
}

interface Volley {
  readonly shooter: Character;
  readonly target: Unit;
  readonly harm: number;
  readonly value: number;
  readonly worth: number;
}

/** LD.SHOOT.8, LD.SHOOT.9: the Defender fires first, and then they take turns as long as both have somebody left. */
function volleys(battle: Battle, seat: Seat, standing: Standing): number {
  const defender = rivalOf(battle, battle.aggressor ?? battle.active).seat;
  const aggressor = rivalOf(battle, defender).seat;
  const waiting = new Map([defender, aggressor].map((one) => [one, volleysOf(battle, one)]));
  let sum = 0;
  for (let turn = defender; [...waiting.values()].some((left) => left.length > 0); ) {
    const left = waiting.get(turn) ?? [];
    const best = bestVolley(left, standing);
    if (best !== null) {
      const share = shareOf(standing, best.shooter) * shareOf(standing, best.target);
      sum += (turn === seat ? 1 : -1) * share * best.value;
      take(standing, best.target, share * best.harm, best.worth);
    }
    waiting.set(turn, best === null ? [] : left.filter(({ shooter }) => shooter.id !== best.shooter.id));
    turn = turn === defender ? aggressor : defender;
  }
  return sum;
}

function bestVolley(of: readonly Volley[], standing: Standing): Volley | null {
  let [best, most]: [Volley | null, number] = [null, 0];
  for (const volley of of) {
    const value = volley.value * shareOf(standing, volley.shooter) * shareOf(standing, volley.target);
    if (value > most) [best, most] = [volley, value];
  }
  return best;
}

/** Whatever each of a Group could shoot at, with its best gun. */
function volleysOf(battle: Battle, seat: Seat): Volley[] {
  const own = groupHere(battle, seat);
  const targets = [...charactersHere(battle).filter((one) => one.seat !== seat), ...battle.zombies].filter(
    // LD.SHOOT.4
    (target) => !own.some((friend) => friend.level === target.level && apart(friend, target) < 1.01),
  );
  return own.flatMap((shooter): Volley[] => {
    const guns = shooter.ran || shooter.shot ? [] : readyGuns(shooter);
    if (guns.length === 0 || contactsOf(battle, shooter).length > 0) return [];
    return targets.flatMap((target): Volley[] => {
      const worth = worthTo(battle, target) * (isZombie(target) ? menaceOf(battle, shooter, target) : 1);
      if (worth === 0) return [];
      const { seen, cover } = viewOf(battle, shooter, target);
      if (!seen) return [];
      const inches = inchesBetween(shooter, target);
      const { harm, value } = bestBurst(shooter, guns, target, inches, cover ? 'cover' : 'open', worth);
      return value > 0 ? [{ shooter, target, harm, value, worth }] : [];
    });
  });
}

/** LD.CQC.2, LD.CQC.5: everybody in Contact attacks once, the dead last. */
function blows(battle: Battle, seat: Seat, standing: Standing): number {
  const people = charactersHere(battle).toSorted((a, b) => rankOf(battle, a) - rankOf(battle, b));
  let sum = 0;
  for (const attacker of [...people, ...battle.zombies] satisfies Unit[]) {
    const touched = contactsOf(battle, attacker);
    if (touched.length === 0) continue;
    const rated = touched.map((target) => {
      const worth = worthTo(battle, target);
      const crowds = [touched.length, contactsOf(battle, target).length] as const;
      return { target, worth, harm: blowHarm(attacker, target, worth, crowds) * shareOf(standing, target) };
    });
    const best = rated.reduce((a, b) => (b.harm > a.harm ? b : a));
    const harm = best.harm * shareOf(standing, attacker);
    sum += harm * signOf(best.target, seat);
    take(standing, best.target, harm, best.worth);
  }
  return sum;
}

/** LD.CQC.2: the Aggressor strikes first. */
const rankOf = ({ aggressor }: Battle, { seat }: Character): number => (seat === aggressor ? 0 : 1);

/** What befalls the dead is half as good as what befalls the others: they are everybody's trouble. */
const signOf = (victim: Unit, seat: Seat): number => (isZombie(victim) ? 0.5 : victim.seat === seat ? -1 : 1);

/** LD.ZACT.7: what the dead will do who are near enough to reach somebody in the next turn. */
function comingFor(battle: Battle, seat: Seat, standing: Standing): number {
  const people = charactersHere(battle);
  return battle.zombies.reduce((sum, zombie) => {
    const [nearest] = people.toSorted((a, b) => apart(a, zombie) - apart(b, zombie));
    if (nearest === undefined) return sum;
    const inches = inchesBetween(nearest, zombie);
    if (inches <= 0 || inches > REACH || !viewOf(battle, zombie, nearest).seen) return sum;
    const held = readyGuns(nearest).length > 0 ? WEIGHTS.held : 0.4 * WEIGHTS.held;
    const harm = blowHarm(zombie, nearest, worthTo(battle, nearest), [1, 1]) + held;
    return sum + shareOf(standing, zombie) * shareOf(standing, nearest) * harm * (nearest.seat === seat ? 1 : -1);
  }, 0);
}
const REACH = 5;
