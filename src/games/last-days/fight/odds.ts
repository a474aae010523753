import { contestOdds } from '../../../skirmish/index.ts';
import type { Arm } from '../decisions.ts';
import { testOf } from '../dice.ts';
import { type HarmOdds, harmOdds } from '../shoot/odds.ts';
import type { Battle } from '../state.ts';
import type { Unit } from '../units.ts';
import { armsToAttack, armsToDefend, blowDamage, blowLobotomizers } from './arms.ts';
import { type Arms, contestOf } from './contest.ts';

/** What one attack hand to hand may do to either side, in closed form. */
export interface BlowOdds extends HarmOdds {
  /** LD.SKILL.8: what the attacker may suffer from a Dirty Fighter. */
  readonly back: HarmOdds;
}

export function blowOdds(battle: Battle, attacker: Unit, target: Unit, arms: Arms): BlowOdds {
  const contest = contestOf(battle, attacker, target, arms);
  const { win, tie } = contestOdds(testOf(null, contest.attacker.modifiers), testOf(null, contest.defender.modifiers));
  const blow = (striker: Unit, arm: Arm) =>
    ({ kind: 'cqc', damage: blowDamage(striker, arm), lobotomizer: blowLobotomizers(striker, arm) }) as const;
  return {
    ...harmOdds(target, win + (contest.tie === 'first' ? tie : 0), blow(attacker, arms.attacker)),
    back: harmOdds(attacker, contest.strikesBack ? tie : 0, blow(target, arms.defender)),
  };
}

/** Damage Points on average. */
const mean = ({ points }: HarmOdds): number => points.reduce((sum, p, n) => sum + n * p, 0);

/** What it is worth attacking with, the arm that does most first. */
export function armsInOrder(battle: Battle, attacker: Unit, target: Unit): Arm[] {
  const defender = armsToDefend(target, attacker)[0] as Arm;
  const worth = (arm: Arm): number => {
    const odds = blowOdds(battle, attacker, target, { attacker: arm, defender });
    return odds.out + mean(odds) / 10;
  };
  return armsToAttack(attacker, target).sort((a, b) => worth(b) - worth(a));
}

/** What it is worth defending with against that arm: the one that is hit least often first. */
export function guardsInOrder(battle: Battle, attacker: Unit, target: Unit, arm: Arm): Arm[] {
  const danger = (defender: Arm): number => {
    const odds = blowOdds(battle, attacker, target, { attacker: arm, defender });
    return mean(odds) - mean(odds.back) / 2;
  };
  return armsToDefend(target, attacker).sort((a, b) => danger(a) - danger(b));
}

/** The odds of an attack in which both take what is best for them. */
export function likelyBlow(battle: Battle, attacker: Unit, target: Unit): BlowOdds {
  const arm = armsInOrder(battle, attacker, target)[0] as Arm;
  const guard = guardsInOrder(battle, attacker, target, arm)[0] as Arm;
  return blowOdds(battle, attacker, target, { attacker: arm, defender: guard });
}
