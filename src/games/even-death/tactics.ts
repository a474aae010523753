import type { Option, Placed, Point } from '../../kernel/index.ts';
import { apart, approach, type Model } from '../../tabletop/index.ts';
import type { Unit } from './action.ts';
import { chanceOf, meanWounds } from './attack.ts';
import { bitePools } from './bite.ts';
import { standingFoesAt, zombiesAt } from './contact.ts';
import { tabletopOf } from './field.ts';
import { GUN_FIGURES, isGun } from './figures.ts';
import { type Arm, meleePools } from './melee.ts';
import { isInRange, type Mark, marksOf, shotPools } from './shoot.ts';
import { shoveNeeded } from './shove.ts';
import type { Battle, Herd, Human } from './state.ts';
import { bodies, enemiesOf, findUnit, gapBetween, isHerd, unitsOf } from './units.ts';
import type { GunId } from './words.ts';

/**
 * What is worth doing: quick and decent play, in expected wounds. Nothing here plays a fork: all figures are closed
 * forms.
 */

/** A wound on a human counts more than a zombie, of which there are many. */
const worthOf = (target: Unit): number => (isHerd(target) ? 1 : 1.6);
/** Wounds beyond what is left are worth nothing. */
const leftOf = (target: Unit): number => (isHerd(target) ? target.zombies.length : target.vitality);

/** How close a herd may come before a human steps back: it moves twice and then bites in its next turn. */
const TOO_CLOSE = 5;

/** The option that is worth most to the unit whose turn it is, or null if none is better than ending its turn. */
export function bestOption(battle: Battle, unit: Unit, options: readonly Option[]): string | null {
  const worth = isHerd(unit) ? herdWorth(battle, unit) : humanWorth(battle, unit);
  let [best, most] = [null as string | null, 0.01];
  for (const { id } of options) {
    const value = worth(id);
    if (value > most) [best, most] = [id, value];
  }
  return best;
}

type Worth = (option: string) => number;

function herdWorth(battle: Battle, herd: Herd): Worth {
  const nearest = nearestFoe(battle, herd);
  const above = nearest !== null && !isHerd(nearest) && (nearest.level > 0 || nearest.climbing !== null);
  return (option) => {
    const [kind, who = ''] = option.split(':');
    if (kind === 'get-up') return 10;
    if (kind === 'bite') return 5 + biteWorth(battle, herd, findUnit(battle, who) as Human);
    if (kind === 'climb') return herd.climbing !== null || above ? 2 : 0;
    if (kind === 'move') return nearest === null ? 0 : 1;
    if (kind === 'merge') return herd.zombies.length <= 3 ? 0.5 : 0;
    return 0;
  };
}

function biteWorth(battle: Battle, herd: Herd, target: Human): number {
  const biters = zombiesAt(battle, herd, target).length;
  return biters === 0 ? 0 : Math.min(target.vitality, meanWounds(...bitePools(battle, biters, target)));
}

function humanWorth(battle: Battle, human: Human): Worth {
  const marks = new Map(marksOf(battle, human).map((mark) => [mark.target.id, mark]));
  const { actions = 0, aiming = false } = battle.activation ?? {};
  const shots = (aimed: boolean): number =>
    Math.max(
      0,
      ...readyGuns(human).flatMap((gun) =>
        [...marks.values()].map((mark) => shotWorth(battle, human, gun, mark, aimed)),
      ),
    );
  const threat = nearestThreat(battle, human);
  return (option) => {
    const [kind, what = '', whom = ''] = option.split(':');
    const target = findUnit(battle, whom);
    switch (kind) {
      case 'get-up':
        return 10;
      case 'shoot': {
        const mark = marks.get(whom);
        return mark === undefined ? 0 : shotWorth(battle, human, what.split('.')[0] as GunId, mark, aiming);
      }
      case 'melee':
        return target === undefined ? 0 : meleeWorth(battle, human, what as Arm, target, aiming);
      case 'aim': {
        // Worth it only if the same gun could not fire twice instead.
        const twice = readyGuns(human).some((gun) => GUN_FIGURES[gun].reload === 0) || actions > 2;
        return twice ? 0 : shots(true) - 0.01;
      }
      case 'shove': {
        const foes = standingFoesAt(battle, human).length;
        return foes < 2 ? 0.1 : chanceOf(shoveNeeded(foes)) * foes * 0.3;
      }
      case 'reload':
        return 0.35;
      case 'medic':
        return (findUnit(battle, what) as Human).vitality <= 2 ? 1.5 : 0.5;
      case 'command':
        return commandWorth(battle, human, what);
      case 'climb':
        return human.climbing === null ? 0 : 2;
      case 'move':
        return moveWorth(human, threat, shots(false), actions);
      default:
        return 0;
    }
  };
}

const readyGuns = ({ weapons }: Human): GunId[] =>
  weapons.flatMap(({ id, reload }) => (isGun(id) && reload === 0 ? [id] : []));

function shotWorth(battle: Battle, human: Human, gun: GunId, mark: Mark, aimed: boolean): number {
  if (!isInRange(gun, mark.inches)) return 0;
  const wounds = meanWounds(...shotPools(battle, human, gun, mark, aimed));
  return Math.min(wounds, leftOf(mark.target)) * worthOf(mark.target);
}

function meleeWorth(battle: Battle, human: Human, arm: Arm, target: Unit, aimed: boolean): number {
  const wounds = meanWounds(...meleePools(battle, human, arm, target, aimed));
  return Math.min(wounds, leftOf(target)) * worthOf(target);
}

/** Orders are given where many profit by them. */
function commandWorth(battle: Battle, human: Human, command: string): number {
  const squad = battle.humans.filter(({ seat }) => seat === human.seat);
  const waiting = squad.filter(({ used, id }) => !used && id !== human.id);
  if (command === 'concentrate-fire') return 0.25 * waiting.filter((one) => readyGuns(one).length > 0).length;
  if (command === 'get-to-cover')
    return 0.12 * squad.filter((one) => (nearestThreat(battle, one)?.gap ?? 99) < 8).length;
  return 0;
}

interface Threat {
  readonly unit: Unit;
  readonly gap: number;
}

function nearestThreat(battle: Battle, human: Human): Threat | null {
  let best: Threat | null = null;
  for (const unit of enemiesOf(battle, human)) {
    const gap = gapBetween(human, unit);
    if (best === null || gap < best.gap) best = { unit, gap };
  }
  return best;
}

/** Nearer while there is nobody to shoot at; back with the last action where a herd is about to bite. */
function moveWorth(human: Human, threat: Threat | null, shot: number, actions: number): number {
  if (threat === null) return 0;
  const flees = isHerd(threat.unit) && threat.gap < TOO_CLOSE && readyGuns(human).length + human.weapons.length > 0;
  if (flees) return actions <= 1 ? 0.8 : 0.3;
  return shot > 0 ? 0.05 : 0.6;
}

const nearestFoe = (battle: Battle, unit: Unit): Unit | null => {
  let [best, least] = [null as Unit | null, Number.POSITIVE_INFINITY];
  for (const foe of enemiesOf(battle, unit)) {
    const gap = gapBetween(unit, foe);
    if (gap < least) [best, least] = [foe, gap];
  }
  return best;
};

/** Of the unused units, the one nearest to an enemy: so nobody stands in another's way. */
export function nextUnit(battle: Battle, ids: readonly string[]): string | null {
  let [best, least] = [ids[0] ?? null, Number.POSITIVE_INFINITY];
  for (const id of ids) {
    const unit = findUnit(battle, id);
    const foe = unit === undefined ? null : nearestFoe(battle, unit);
    if (unit === undefined || foe === null) continue;
    const gap = gapBetween(unit, foe);
    if (gap < least) [best, least] = [id, gap];
  }
  return best;
}

/** Which of the offered ends of a Move is best for the unit; for an opponent who walks a rambling herd, worst. */
export function bestEnd(battle: Battle, unit: Unit, mover: string, ends: readonly Placed[]): Placed | null {
  const rates = unit.seat !== mover ? (at: Point) => farFrom(battle, mover, at) : rating(battle, unit);
  let [best, most] = [null as Placed | null, Number.NEGATIVE_INFINITY];
  for (const end of ends) {
    const value = rates(end);
    if (value > most) [best, most] = [end, value];
  }
  return best;
}

const farFrom = (battle: Battle, seat: string, at: Point): number =>
  Math.min(...unitsOf(battle, seat).flatMap((unit) => bodies(unit).map((body) => apart(body, at))));

function rating(battle: Battle, unit: Unit): (at: Point) => number {
  const foes = enemiesOf(battle, unit).flatMap((foe) => bodies(foe).map((body) => ({ body, herd: isHerd(foe) })));
  const range = isHerd(unit) ? null : longest(unit);
  if (range === null)
    return closing(
      battle,
      unit,
      foes.map(({ body }) => body),
    );
  return (at) => {
    let value = 0;
    let near = Number.POSITIVE_INFINITY;
    for (const { body, herd } of foes) {
      const gap = apart(body, at) - 1;
      if (herd && gap < near) near = gap;
      if (gap >= range[0] && gap <= range[1]) value += herd ? 0.1 : 0.5;
      else value -= Math.max(0, gap - range[1]) * 0.02;
    }
    return value - Math.max(0, TOO_CLOSE + 2 - near) * 0.8;
  };
}

/** The range of the gun that reaches farthest, or null for whoever must strike. */
function longest({ weapons }: Human): readonly [number, number] | null {
  const ranges = weapons.flatMap(({ id }) => (isGun(id) ? [GUN_FIGURES[id].range] : []));
  return ranges.sort((a, b) => b[1] - a[1])[0] ?? null;
}

/** Less than this nearer by the best straight line, and a way round is looked for. */
const STUCK = 0.75;

/** Towards the nearest enemy: as the crow flies, or along a way round what stands between. */
function closing(battle: Battle, unit: Unit, foes: readonly Model[]): (at: Point) => number {
  const pairs = bodies(unit).flatMap((from) => foes.map((to) => ({ from, to, gap: apart(from, to) })));
  const nearest = pairs.sort((a, b) => a.gap - b.gap)[0];
  if (nearest === undefined) return () => 0;
  const { from, to, gap } = nearest;
  let corner: Point | null | undefined;
  return (at) => {
    const gain = gap - apart(at, to);
    if (gain >= STUCK || gap < 1.1) return 100 + gain;
    corner ??= approach(tabletopOf(battle), from, to, { horizon: 20 })?.way.points[0] ?? to;
    return -apart(at, corner);
  };
}
