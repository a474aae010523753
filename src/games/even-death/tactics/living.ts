import type { Placed, Point } from '../../../kernel/index.ts';
import { directionOf } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import type { Act, ActOf, MenuChoice } from '../decisions.ts';
import { chanceOf, woundOdds } from '../fight/attack.ts';
import { standingFoesAt } from '../fight/contact.ts';
import { GUN_FIGURES, isGun } from '../figures.ts';
import { farthest, moveLimits, strideOf } from '../move/line.ts';
import { meleePools } from '../fight/melee.ts';
import { gunOf, isInRange, type Mark, marksOf, shotPools } from '../fight/shoot.ts';
import { shoveNeeded } from '../move/shove.ts';
import type { Battle, Human } from '../state.ts';
import { bodyOf, findUnit, isHerd } from '../units.ts';
import type { CommandId, GunId } from '../words.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { lossFrom, strengthOf, zombieWorth } from './value.ts';

/**
 * How the living fight: every way to spend the actions that are left is weighed by what its attacks are likely to bring
 * and by what the place where it ends is likely to cost.
 */

/** A wound that somebody heals, the shots that a reloaded gun will fire, a friend who is steadied. */
const HEALED = 1.5;
const RELOADED = 0.45;
/** Less than this and nothing is worth an action. */
const LEAST = 0.01;

/** The option that is worth most to a human, or null if none is better than to have done. */
export function humanOption(battle: Battle, human: Human, menu: readonly MenuChoice[]): MenuChoice | null {
  const offered = (act: Act['do']): MenuChoice | undefined => menu.find((choice) => choice.do === act);
  const getUp = offered('get-up');
  if (getUp !== undefined) return getUp;
  const { actions = 0, aiming = false } = battle.activation ?? {};
  const marks = marksOf(battle, human);
  const outlook = outlookOf(battle, human, marks.length > 0);
  const attacks = attacksOf(battle, human, menu, marks, aiming);
  const [attack] = attacks;
  const stay = outlook.at(human);
  const move = offered('move');
  const needsToMove = move !== undefined && (attack === undefined || outlook.isPressed(human) || outlook.isShotAt);
  const ends = needsToMove ? endsOf(battle, human, outlook) : [];
  const away = ends[0]?.worth ?? Number.NEGATIVE_INFINITY;
  let [best, most] = [null as MenuChoice | null, stay + LEAST];
  const weigh = (choice: MenuChoice, worth: number): void => {
    if (worth > most) [best, most] = [choice, worth];
  };
  /** What the rest of the turn is worth after an action that leaves the human where it is. */
  const after = (next: number): number => (actions > 1 ? Math.max(stay + next, away) : stay);
  for (const { act, worth } of attacks) weigh(act, worth + after(secondAfter(human, attacks, act)));
  if (move !== undefined && ends.length > 0) {
    weigh(move, actions > 1 ? Math.max(away, shootingFrom(battle, human, ends)) : away);
  }
  for (const choice of menu) {
    const worth = otherWorth(battle, human, choice, { marks, actions, aiming, outlook });
    if (worth > 0) weigh(choice, worth + after(attack?.worth ?? 0));
  }
  const aimed = aiming || actions < 2 ? 0 : (attacksOf(battle, human, menu, marks, true)[0]?.worth ?? 0);
  const aim = offered('aim');
  if (aim !== undefined) weigh(aim, aimed - LEAST + stay);
  return best;
}

type Attack = ActOf<'shoot' | 'melee'>;
interface Valued {
  readonly act: Attack;
  readonly worth: number;
}

/** All shots and blows that are offered, the best first. */
function attacksOf(
  battle: Battle,
  human: Human,
  menu: readonly MenuChoice[],
  marks: readonly Mark[],
  aimed: boolean,
): Valued[] {
  return menu
    .filter((choice): choice is Attack => choice.do === 'shoot' || choice.do === 'melee')
    .map((act) => ({ act, worth: attackWorth(battle, human, act, marks, aimed) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
}

function attackWorth(battle: Battle, human: Human, act: Attack, marks: readonly Mark[], aimed: boolean): number {
  if (act.do === 'shoot') {
    const mark = marks.find(({ target }) => target.id === act.target);
    return mark === undefined ? 0 : shotWorth(battle, human, gunOf(human, act.gun), mark, aimed);
  }
  const target = findUnit(battle, act.target);
  return target === undefined ? 0 : taken(target, woundOdds(...meleePools(battle, human, act.arm, target, aimed)));
}

function shotWorth(battle: Battle, human: Human, gun: GunId, mark: Mark, aimed: boolean): number {
  if (!isInRange(gun, mark.inches)) return 0;
  return taken(mark.target, woundOdds(...shotPools(battle, human, gun, mark, aimed)));
}

/** What wounds take from a target on the average: a herd's last zombies are worth more than those of a full one. */
function taken(target: Unit, odds: readonly number[]): number {
  if (!isHerd(target)) return lossFrom(target, odds);
  const { length } = target.zombies;
  const mean = odds.reduce((sum, p, wounds) => sum + p * Math.min(wounds, length), 0);
  return mean * zombieWorth(target) * (length <= 5 ? 1.15 : 1);
}

/** What a second attack brings after the first: a gun that must be reloaded fires once. */
function secondAfter(human: Human, attacks: readonly Valued[], first: Attack): number {
  const spent = first.do === 'shoot' && GUN_FIGURES[gunOf(human, first.gun)].reload > 0 ? first.gun : null;
  const next = attacks.find(({ act }) => act.do !== 'shoot' || act.gun !== spent);
  return next?.worth ?? 0;
}

interface Circumstances {
  readonly marks: readonly Mark[];
  readonly actions: number;
  readonly aiming: boolean;
  readonly outlook: Outlook;
}

function otherWorth(
  battle: Battle,
  human: Human,
  choice: MenuChoice,
  { marks, actions, outlook }: Circumstances,
): number {
  switch (choice.do) {
    case 'shove': {
      const foes = standingFoesAt(battle, human).length;
      const freed = outlook.risk(human) * 0.6;
      return actions > 1 ? chanceOf(shoveNeeded(foes)) * freed : chanceOf(shoveNeeded(foes)) * freed * 0.8;
    }
    case 'reload': {
      const carried = human.weapons[choice.weapon];
      if (carried === undefined || !isGun(carried.id)) return 0;
      const gun = carried.id;
      const shot = Math.max(0.4, ...marks.map((mark) => shotWorth(battle, human, gun, mark, false)));
      return (RELOADED * shot) / Math.max(1, carried.reload) + 0.05;
    }
    case 'medic':
      return (findUnit(battle, choice.patient) as Human).vitality <= 2 ? 2 * HEALED : HEALED;
    case 'command':
      return commandWorth(battle, human, choice.command, outlook);
    case 'climb':
      return human.climbing === null ? 0 : 2;
    case 'withdraw':
      return isLost(battle, human.seat) ? strengthOf(human) : 0;
    default:
      return 0;
  }
}

/** Orders are given where many profit by them. */
function commandWorth(battle: Battle, human: Human, command: CommandId, outlook: Outlook): number {
  const squad = battle.humans.filter(({ seat }) => seat === human.seat);
  const waiting = squad.filter(({ used, id }) => !used && id !== human.id);
  if (command === 'concentrate-fire') {
    return 0.45 * waiting.filter(({ weapons }) => weapons.some(({ id, reload }) => isGun(id) && reload === 0)).length;
  }
  if (command !== 'get-to-cover') return 0;
  return squad.reduce((sum, one) => sum + 0.25 * outlook.risk(one), 0);
}

/** EDM.WIN.3: a Force that leaves the table fights another day; where nothing comes after the battle, nobody leaves. */
function isLost(battle: Battle, seat: string): boolean {
  if (!battle.campaign) return false;
  const mine = battle.humans.reduce((sum, human) => sum + (human.seat === seat ? strengthOf(human) : 0), 0);
  const others = battle.humans.reduce((sum, human) => sum + (human.seat === seat ? 0 : strengthOf(human)), 0);
  const dead = battle.herds.reduce((sum, herd) => sum + herd.zombies.length * zombieWorth(herd), 0);
  return mine < 0.3 * (others + dead);
}

const COMPASS = Array.from({ length: 16 }, (_, i) => directionOf(Math.floor(i * 22.5)));

interface End {
  readonly at: Placed;
  readonly worth: number;
}

/** Ends of a Move, the best first. */
function endsOf(battle: Battle, human: Human, outlook: Outlook, more: readonly Placed[] = []): End[] {
  const stride = strideOf(battle, human, bodyOf(human, human));
  const { open } = moveLimits(battle, human);
  const ends: Placed[] = [...more];
  COMPASS.forEach(({ x, y }, i) => {
    for (const far of i % 2 === 0 ? [open, open / 2] : [open]) {
      const end = farthest(stride, { x: human.x + x * far, y: human.y + y * far });
      if (end !== null) ends.push(end);
    }
  });
  return ends.map((at) => ({ at, worth: outlook.at(at) })).sort((a, b) => b.worth - a.worth);
}

/** So many ends are looked at with the eyes of somebody who wants to shoot from there. */
const CLOSER = 3;

/** What it is worth to go and shoot from there. */
function shootingFrom(battle: Battle, human: Human, ends: readonly End[]): number {
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...ends.slice(0, CLOSER).map(({ at, worth }) => worth + bestShot(battle, human, at)),
  );
}

function bestShot(battle: Battle, human: Human, at: Point): number {
  const there = { ...human, x: at.x, y: at.y };
  const guns = human.weapons.flatMap(({ id, reload }) => (isGun(id) && reload === 0 ? [id] : []));
  if (guns.length === 0) return 0;
  const marks = marksOf(battle, there);
  return Math.max(0, ...guns.flatMap((gun) => marks.map((mark) => shotWorth(battle, there, gun, mark, false))));
}

/** Where a human may well go, the best first: with an action left, to where it can shoot from, too. */
export function humanEnds(battle: Battle, human: Human): Placed[] {
  const ends = endsOf(battle, human, outlookOf(battle, human, marksOf(battle, human).length > 0));
  if ((battle.activation?.actions ?? 0) === 0) return ends.map(({ at }) => at);
  const closer = ends.slice(0, CLOSER).map(({ at, worth }) => ({ at, worth: worth + bestShot(battle, human, at) }));
  return [...closer.sort((a, b) => b.worth - a.worth), ...ends.slice(CLOSER)].map(({ at }) => at);
}
