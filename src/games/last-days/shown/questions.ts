import type { Placed, Region } from '../../../kernel/index.ts';
import { chanceToPass, type TableChoice, type View as Viewed } from '../../../skirmish/index.ts';
import type { Edge, Look, Model, Polygon, Terrain } from '../../../tabletop/index.ts';
import { heavyOf } from '../act/activate.ts';
import { farthestRun } from '../act/move/run.ts';
import { isLive } from '../act/lock.ts';
import { valueOf } from '../characteristics.ts';
import { RUN_INCHES } from '../data/actions.ts';
import { type Scored, scored, testOf } from '../dice.ts';
import type { Arm } from '../decisions.ts';
import { armsToDefend } from '../fight/arms.ts';
import { type Contest, contestOf } from '../fight/contest.ts';
import { armsInOrder, blowOdds, type BlowOdds, guardsInOrder } from '../fight/odds.ts';
import { type Forecast, noiseForecast } from '../menace/forecast.ts';
import { type Nerve, nerveOf } from '../mind/breaking.ts';
import { type SiteSeen, siteSeen } from '../prepare/home.ts';
import { stripOf } from '../prepare/spots.ts';
import { type Aim, type Mark, markOf } from '../shoot/aim.ts';
import { gunAt, isReady, rangeOf, readyGuns, reloadNumberOf } from '../shoot/guns.ts';
import { type HarmOdds, shotOdds } from '../shoot/odds.ts';
import type { Activation, Battle, Character, Gun } from '../state.ts';
import {
  areHostile,
  bodyOf,
  charactersHere,
  contactsOf,
  findUnit,
  inchesBetween,
  proofOf,
  type Unit,
  viewOf as seenBy,
} from '../units.ts';
import type { Objection, Seat } from '../verbs.ts';
import { spotFault } from './spots.ts';
import type { BattleView, View } from './view.ts';
import { farthestWay, moveArea, runArea, runSeen, type WaySeen, waySeen } from './ways.ts';

/**
 * The one door through which a screen asks the rules, before anybody commits to anything. It takes what somebody sees of a battle
 * and nothing else, so it can be asked in a page far from the match, as often as a finger moves.
 */
export interface Questions {
  unit(id: string): Unit | undefined;
  body(unit: Unit): Model;
  /** Why what is being placed before the first turn may not be put there. */
  spotFault(at: Placed): Objection | null;
  /** LD.HOME.2: a Refuge that would stand there: its walls, what would go for it, and why it may not. */
  site(at: Placed): SiteSeen;
  /** LD.DEPLOY.2: the strip along an edge in which a Group deploys. */
  strip(edge: Edge): Polygon;
  /** Whom a model is in Contact with. */
  touching(unit: Unit): readonly Unit[];
  /** A Move over these points, and a Run to one; LD.MOVE.15: jumps are not measured here. */
  way(unit: Character, points: readonly Placed[]): WaySeen;
  run(unit: Character, to: Placed): WaySeen;
  /** As far as a Move or a Run leads towards a point. */
  farthest(unit: Character, to: Placed, how: 'move' | 'run'): Placed | null;
  /** Where a Move or a Run can end, on a level. */
  area(unit: Character, how: 'move' | 'run', level: number): Region | null;
  /** LD.LOCK.3: who holds a token that could be spent on what this model does. */
  watchers(unit: Unit): readonly Character[];
  /** What one model sees of another. */
  sight(viewer: Unit, target: Unit): Sighting;
  /** A shot, or null where there is none. */
  shot(shooter: Character, gun: number, target: Unit, aim: Aim): ShotSeen | null;
  /** An attack hand to hand in which both take what is best for them, or the arm that is named. */
  blow(attacker: Unit, target: Unit, arm?: Arm): BlowSeen;
  /** What the next Noise step may bring. */
  noise(): readonly Forecast[];
  /** A gun's state. */
  gun(owner: Character, place: number): GunSeen;
  /** LD.ATTR.11: AP that Heavy gear and loads will take. */
  heavy(unit: Character): number;
  /** LD.BREAK.5: how steady a Group is. */
  nerve(seat: Seat): Nerve;
}

export interface Sighting {
  readonly look: Look;
  readonly view: Viewed;
  readonly inches: number;
}

export interface ShotSeen extends Mark {
  readonly odds: HarmOdds;
}

export interface BlowSeen {
  readonly arms: { readonly attacker: Arm; readonly defender: Arm };
  readonly contest: Contest;
  readonly odds: BlowOdds;
}

export interface GunSeen {
  readonly gun: Gun;
  readonly range: number;
  /** LD.AMMO.6; null where it never runs dry. */
  readonly reload: number | null;
  /** The chance that the next Ammo Roll empties it. */
  readonly runsDry: number;
  readonly ready: boolean;
  /** LD.ATTR.13, LD.INJ.8: whether its owner can fire it at all. */
  readonly usable: boolean;
}

/** A stand-in for who is not in the middle of an activation: all that it has as it begins. */
const purseOf = (battle: Battle, unit: Character): Pick<Activation, 'left' | 'sprint'> =>
  battle.activation?.unit === unit.id
    ? battle.activation
    : { left: Math.max(0, valueOf(unit, 'ap') - heavyOf(battle, unit)), sprint: 0 };

export function questionsOn(view: BattleView, { options }: Pick<View, 'options'>): Questions {
  const battle = battleSeen(view);
  return {
    unit: (id) => findUnit(battle, id),
    body: bodyOf,
    spotFault: ({ x, y, level = 0 }) => spotFault(battle, { x, y, level }),
    site: (at) => siteSeen(battle, at),
    strip: (edge) => stripOf(battle, edge),
    touching: (unit) => contactsOf(battle, unit),
    way: (unit, points) => waySeen(battle, unit, purseOf(battle, unit), points),
    run: (unit, to) => runSeen(battle, unit, purseOf(battle, unit), to),
    farthest: (unit, to, how) => {
      const purse = purseOf(battle, unit);
      if (how === 'move') return farthestWay(battle, unit, purse, to);
      return farthestRun(battle, unit, purse, to, RUN_INCHES * (purse.left + purse.sprint));
    },
    area: (unit, how, level) => {
      const purse = purseOf(battle, unit);
      if (how === 'move') return moveArea(battle, unit, purse, level);
      return level === unit.level ? runArea(battle, unit, purse) : null;
    },
    watchers: (unit) => charactersHere(battle).filter((one) => isLive(battle, one) && areHostile(one, unit)),
    sight: (viewer, target) => ({
      look: proofOf(battle, viewer, target),
      view: seenBy(battle, viewer, target),
      inches: inchesBetween(viewer, target),
    }),
    shot(shooter, gun, target, aim) {
      const mark = markOf(battle, shooter, gun, target, aim);
      return mark === null ? null : { ...mark, odds: shotOdds(shooter, mark) };
    },
    blow: (attacker, target, arm) => blowSeen(battle, attacker, target, arm),
    noise: () => noiseForecast({ options }, battle),
    gun: (owner, place) => gunSeen(owner, place),
    heavy: (unit) => heavyOf(battle, unit),
    nerve: (seat) => nerveOf(battle, seat),
  };
}

function blowSeen(battle: Battle, attacker: Unit, target: Unit, named?: Arm): BlowSeen {
  const arm = named ?? (armsInOrder(battle, attacker, target)[0] as Arm);
  const guard = guardsInOrder(battle, attacker, target, arm)[0] ?? (armsToDefend(target, attacker)[0] as Arm);
  const arms = { attacker: arm, defender: guard };
  return { arms, contest: contestOf(battle, attacker, target, arms), odds: blowOdds(battle, attacker, target, arms) };
}

function gunSeen(owner: Character, place: number): GunSeen {
  const gun = gunAt(owner, place);
  const reload = reloadNumberOf(owner, gun);
  const added: readonly Scored[] = [scored('LD.AMMO.5', 'ld.modifier.ammo', gun.ammo)];
  return {
    gun,
    range: rangeOf(owner, gun),
    reload,
    runsDry: reload === null || gun.ammo === 0 || gun.empty ? 0 : chanceToPass(testOf(reload, added)),
    ready: isReady(gun),
    usable: readyGuns(owner).includes(place),
  };
}

/** Terrain as a table, one for each: what was indexed of it once is found again. */
const known = new WeakMap<Terrain, TableChoice>();
function tableOf(terrain: Terrain): TableChoice {
  const table = known.get(terrain) ?? { kind: 'own' as const, terrain: terrain as never };
  known.set(terrain, table);
  return table;
}

/**
 * The battle as far as it is seen. The terrain of a view has what was built and hung up on it already; how doors and windows stand
 * is known to the changes alone.
 */
function battleSeen({ terrain, changes, ...open }: BattleView): Battle {
  const { openings = {} } = changes;
  return { ...open, table: tableOf(terrain), changes: { openings } };
}
