import { type Answer, idOf, type Open } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import type { MenuChoice } from '../decisions.ts';
import type { Activation, Battle } from '../state.ts';
import { characterOf, charactersHere, contactsOf, isZombie, loadOf } from '../units.ts';
import type { Seat } from '../verbs.ts';
import { MEANS, WALKS } from './acting.ts';
import { goalsFor } from './goals.ts';
import { usableGuns } from './harm.ts';
import { exchangeOf } from './exchange.ts';
import { cellOf, meshOf } from './mesh.ts';
import { noiseCost } from './occasion.ts';
import { type Plan, plansFor } from './plan.ts';
import { WEIGHTS } from './weights.ts';
import { soundness, worthOf } from './worth.ts';

/** For those who think ahead: what else could be done, and how a battle stands. */

/** What is worse by more than this is not looked at again. */
const CLOSE = 1.5;
const MOST = 2;
/** Places nearer to each other than this are one. */
const APART = 2.5;

/** The few other things to do that come near to the best; nothing where somebody is in the middle of it. */
export function alternatives(battle: Battle, request: Open): Answer[] {
  const { activation } = battle;
  if (activation === null || !isFresh(activation)) return [];
  const unit = characterOf(battle, activation.unit);
  if (contactsOf(battle, unit).length > 0) return [];
  const key = request.prompt.key;
  if (key === 'ld.menu' && request.kind === 'choose') {
    const offered = request.options.map(({ id }) => id);
    const [best, ...others] = ranked(plansFor(battle, unit, activation, MEANS));
    const ids = others.filter((plan) => isClose(plan, best)).map(firstAct);
    const first = best === undefined ? '' : firstAct(best);
    return [...new Set(ids)].filter((id) => id !== first && offered.includes(id)).slice(0, MOST);
  }
  if (key !== 'ld.move') return [];
  const [best, ...others] = ranked(plansFor(battle, unit, activation, WALKS).filter(({ way }) => way !== null));
  const chosen: Plan[] = best === undefined ? [] : [best];
  for (const plan of others) {
    if (chosen.length > MOST || !isClose(plan, best)) break;
    if (chosen.every((one) => apart(one.at, plan.at) >= APART)) chosen.push(plan);
  }
  return chosen.slice(1).map(({ way }) => way as never);
}

/** LD.ACT.6: nothing has been spent yet. */
const isFresh = ({ left, of }: Activation): boolean => left === of;
const ranked = (plans: readonly Plan[]): Plan[] => plans.toSorted((a, b) => b.value - a.value);
const isClose = (plan: Plan, best: Plan | undefined): boolean => best !== undefined && plan.value > best.value - CLOSE;

/** What a plan begins with. */
function firstAct({ means, does }: Plan): string {
  const [deed] = does;
  const act: MenuChoice =
    means === 'run' ? { do: 'run' } : means !== 'stay' ? { do: 'move' } : (deed ?? { do: 'done' });
  return idOf(act);
}

/** How a battle stands for one side, in Scavenge Points, with what is likely to come of the shots and blows of this turn. */
export const battleWorth = (battle: Battle, seat: Seat): number =>
  battle.sides.reduce(
    (sum, side) => sum + (side.seat === seat ? 1 : -1) * standing(battle, side.seat),
    battle.phase === 'over' ? 0 : exchangeOf(battle, seat),
  );

function standing(battle: Battle, seat: Seat): number {
  const mesh = meshOf(battle);
  const goals = goalsFor(battle, seat);
  let sum = 0;
  for (const one of battle.characters) {
    if (one.seat !== seat) continue;
    const load = loadOf(battle, one.id) === undefined ? 0 : WEIGHTS.token;
    if (one.fate === 'left') sum += worthOf(battle, one) + load * WEIGHTS.off;
    if (one.fate !== 'here') continue;
    sum += worthOf(battle, one) * (WEIGHTS.out + WEIGHTS.wounds * soundness(one));
    const goal = goals.get(one.id);
    if (goal !== undefined) {
      sum -= goal.slope * Math.max(0, Math.min(60, goal.far[cellOf(mesh, one)] as number) - goal.enough);
    }
    const guns = usableGuns(one);
    // LD.AMMO.6: whose guns are all empty has to reload.
    if (guns.length > 0 && guns.every((gun) => one.guns[gun]?.empty === true)) sum -= WEIGHTS.reload;
    // LD.SHOOT.3: who is held by the dead does not shoot.
    if (guns.length > 0 && contactsOf(battle, one).some(isZombie)) sum -= WEIGHTS.held;
    sum -= noiseCost(battle, seat) * one.noise; // LD.NOISE.4
  }
  return sum + (charactersHere(battle).some((one) => one.seat === seat) ? 0 : -10);
}
