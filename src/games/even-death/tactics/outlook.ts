import type { Point } from '../../../kernel/index.ts';
import { apart, isOpenLine, type Model, type Tabletop } from '../../../tabletop/index.ts';
import { SIDES, woundOdds } from '../fight/attack.ts';
import { toughnessOf } from '../conditions.ts';
import { tabletopOf, terrainOf } from '../prepare/battlefield.ts';
import { GUN_FIGURES, isGun } from '../figures.ts';
import { eyesOf, viewOf } from '../fight/sight.ts';
import type { Battle, Human } from '../state.ts';
import { bodyOf, enemiesOf, isHerd, nearestTo } from '../units.ts';
import { gapTo, menace, type Pack, packsAgainst } from './menace.ts';
import { onFoot } from './paths.ts';
import { biteLosses, lossFrom, strengthOf } from './value.ts';

/** What places are worth to a human: what may happen there before its next turn, and what it can do from there then. */

/** Nobody in sight within so far (EDM.PSYCH.6), and what that costs. */
const FRIENDS = 18;
const ALONE = 0.6;
/** A shot of the next turn counts by as much as one of this turn's; every inch that is missing to the range costs. */
const NEXT = 0.5;
const OUT_OF_RANGE = 0.12;
/** An inch of the way to the nearest enemy, for whoever sees none. */
const SEEK = 0.1;
/** Near the edge of the table there are fewer ways out. */
const EDGE = 7;
const CORNERED = 0.12;
const OBJECTIVE = 0.12;

export interface Outlook {
  /** What a place is worth, all in all. */
  at(place: Point): number;
  /** What is likely to be lost there before the next turn. */
  risk(place: Point): number;
  /** Whether some herd may bite there next turn. */
  isPressed(place: Point): boolean;
  /** Whether there is anybody who could shoot back. */
  readonly isShotAt: boolean;
}

/** `sees` says whether there is anybody to shoot at from where the human stands: if not, it goes looking. */
export function outlookOf(battle: Battle, human: Human, sees: boolean): Outlook {
  const packs = packsAgainst(battle, human.seat);
  const losses = biteLosses(battle, human);
  const shooters = battle.humans.filter(({ seat, down }) => seat !== human.seat && !down);
  const strength = strengthOf(human);
  const table = tabletopOf(battle);
  const enemy = sees ? null : nearestTo(human, enemiesOf(battle, human));
  const sought = enemy === null ? null : onFoot(terrainOf(battle), isHerd(enemy) ? (enemy.zombies[0] as Point) : enemy);
  const bites = (x: number, y: number): number => {
    let sum = 0;
    for (const pack of packs) {
      const loss = menace(pack, x, y, losses);
      if (loss > 0) sum += loss * (isReached(pack, x, y) ? 1 : BEHIND);
    }
    return sum;
  };
  /** Whether nothing but models stands between the nearest zombie and the point. */
  const isReached = ({ herd }: Pack, x: number, y: number): boolean => {
    const nearest = herd.zombies.reduce((best, one) => (apart(one, { x, y }) < apart(best, { x, y }) ? one : best));
    return nearest.level === human.level && isOpenLine(table, bodyOf(nearest, herd), { x, y }, () => true);
  };
  const risk = ({ x, y }: Point): number => {
    const shots = shooters.reduce((sum, foe) => sum + shotRisk(battle, table, foe, human, { x, y }), 0);
    return Math.min(strength, bites(x, y) + shots);
  };
  return {
    risk,
    isShotAt: shooters.length > 0,
    isPressed: ({ x, y }) => packs.some((pack) => gapTo(pack.herd, x, y) <= pack.reach + 0.05),
    at: (place) => prospects(battle, human, place) - risk(place) - (sought === null ? 0 : SEEK * sought(place)),
  };
}

/** What the herds are likely to cost a human in their next turn, where it stands. */
export function threatTo(battle: Battle, human: Human): number {
  const losses = biteLosses(battle, human);
  return packsAgainst(battle, human.seat).reduce((sum, pack) => sum + menace(pack, human.x, human.y, losses), 0);
}

/** Who stands behind a wall is bitten later. */
const BEHIND = 0.35;

/** What an enemy with guns is likely to do to somebody at that point. */
function shotRisk(battle: Battle, table: Tabletop, foe: Human, human: Human, at: Point): number {
  const gap = Math.max(0, apart(foe, at) - 1);
  const guns = foe.weapons.flatMap(({ id, reload }) => (isGun(id) && reload <= 1 ? [id] : []));
  const inRange = guns.filter((gun) => gap >= GUN_FIGURES[gun].range[0] && gap <= GUN_FIGURES[gun].range[1]);
  if (inRange.length === 0) return 0;
  const [eye] = eyesOf(battle, foe) as [Model];
  const view = viewOf(table, eye, { ...bodyOf(human, human), x: at.x, y: at.y });
  if (!view.seen) return 0;
  const cover = view.cover ? [{ rule: 'EDM.SHOOT.13', label: 'ed.factor.cover', dice: 1 } as const] : [];
  const defence = toughnessOf(battle, human, 'shoot', cover);
  const most = inRange.map((gun) => {
    const { hits, accuracy, reload } = GUN_FIGURES[gun];
    const odds = woundOdds({ dice: hits, sides: SIDES, needed: accuracy, results: 0, modifiers: [] }, defence);
    return lossFrom(human, odds) * (reload === 0 ? 1.7 : 1);
  });
  return Math.max(...most) * AIMED_HERE;
}

/** Others may be shot at instead. */
const AIMED_HERE = 0.2;

/** Friends, room to step back, whom the guns reach from there, the objective. */
function prospects(battle: Battle, human: Human, at: Point): number {
  const { width, depth } = terrainOf(battle);
  const friends = battle.humans.filter(({ seat, id }) => seat === human.seat && id !== human.id);
  let worth = friends.some((friend) => apart(friend, at) - 1 <= FRIENDS) ? 0 : -ALONE;
  if (battle.herds.some((herd) => herd.seat !== human.seat && gapTo(herd, at.x, at.y) < 16)) {
    for (const room of [at.x, at.y, width - at.x, depth - at.y]) if (room < EDGE) worth -= CORNERED * (EDGE - room);
  }
  const { objective } = battle;
  if (objective !== null) worth -= OBJECTIVE * Math.max(0, apart(objective, at) - objective.radius);
  return worth + range(battle, human, at);
}

/** The best that the guns may do from there next turn, by range alone. */
function range(battle: Battle, human: Human, at: Point): number {
  let [best, missing] = [0, 60];
  for (const enemy of enemiesOf(battle, human)) {
    const gap = isHerd(enemy) ? gapTo(enemy, at.x, at.y) : Math.max(0, apart(enemy, at) - 1);
    for (const { id } of human.weapons) {
      if (!isGun(id)) {
        missing = Math.min(missing, gap);
        continue;
      }
      const { range: reach, hits, accuracy } = GUN_FIGURES[id];
      missing = Math.min(missing, Math.max(0, gap - reach[1]));
      if (gap >= reach[0] && gap <= reach[1]) best = Math.max(best, (hits * (9 - accuracy)) / 8);
    }
  }
  return best * NEXT - missing * OUT_OF_RANGE;
}
