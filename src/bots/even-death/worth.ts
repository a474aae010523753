import type { Seat } from '../../kernel/index.ts';
import {
  type Battle,
  CLASS_FIGURES,
  GUN_FIGURES,
  gapBetween,
  HERD_FIGURES,
  type Herd,
  type Human,
  humanPoints,
  isGun,
  isHerd,
  type Unit,
} from '../../games/even-death/index.ts';

/** How good a battle stands for a seat, in points of the lists: what is left of each side, and what threatens it. */

export const WEIGHTS = {
  /** What a human keeps of its points with its last wound to go. */
  alive: 0.3,
  infected: 0.7,
  down: 1.5,
  shaken: 0.5,
  broken: 2,
  alone: 0.6,
  /** Of the damage that is expected next turn. */
  bite: 0.9,
  /** The same from two Moves away. */
  nearBite: 0.25,
  shot: 0.35,
  reloading: 0.5,
  /** For being near prey, by a share of the herd's points. */
  hunt: 0.12,
  /** Humans who have nobody in range lose so much an inch. */
  approach: 0.04,
  objective: 18,
  objectiveNear: 0.06,
} as const;

const HUNT_RANGE = 40;
const FRIEND_RANGE = 18; // EDM.PSYCH.6

/** What one zombie is worth: a full herd's price, shared out. */
const zombieWorth = ({ type }: Herd): number => (HERD_FIGURES[type].bands[2]?.points ?? 30) / 15;

function humanStrength(human: Human): number {
  const share = human.vitality / CLASS_FIGURES[human.entry.class].vitality;
  const whole = humanPoints(human.entry) * (WEIGHTS.alive + (1 - WEIGHTS.alive) * share);
  const morale = human.morale === 'shaken' ? WEIGHTS.shaken : human.morale === 'broken' ? WEIGHTS.broken : 0;
  return whole * (human.infected ? WEIGHTS.infected : 1) - morale - (human.down ? WEIGHTS.down : 0);
}

const herdStrength = (herd: Herd): number =>
  herd.zombies.reduce((sum, { down }) => sum + (down ? 0.85 : 1), 0) * zombieWorth(herd);

/** EDM.T.BITE: mean wounds by zombies in contact, on soft targets and on hard ones. */
const BITE_SOFT = [0, 0.07, 0.305, 0.775, 1.547, 2.633, 4] as const;
const BITE_HARD = [0, 0.019, 0.099, 0.324, 0.826, 1.719, 3.011] as const;

/** What the herd is likely to do to the human in its next turn, in wounds. */
function biteThreat(herd: Herd, human: Human): number {
  const gaps = herd.zombies.map(({ x, y }) => Math.max(0, Math.hypot(x - human.x, y - human.y) - 1));
  const nearest = Math.min(...gaps);
  const { movement } = HERD_FIGURES[herd.type];
  if (nearest > 2 * movement || human.level > 0) return 0;
  const steps = nearest < 0.1 ? 0 : nearest <= movement ? 1 : 2;
  const reach = steps === 0 ? 2 : nearest + 3;
  const biters = Math.min(6, gaps.filter((gap) => gap <= reach).length);
  const table = CLASS_FIGURES[human.entry.class].armour ? BITE_HARD : BITE_SOFT;
  const once = (table[biters] ?? 0) + (human.down ? 0.3 : 0);
  return steps === 0 ? once * 1.6 : steps === 1 ? once : once * (WEIGHTS.nearBite / WEIGHTS.bite);
}

/** The best that a human's guns may do next turn, by range alone, in what a zombie or a wound is worth. */
function shotThreat(human: Human, enemies: readonly Unit[]): number {
  let best = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    const gap = gapBetween(human, enemy);
    nearest = Math.min(nearest, gap);
    for (const { id, reload } of human.weapons) {
      if (!isGun(id)) continue;
      const { range, hits, accuracy } = GUN_FIGURES[id];
      if (gap < range[0] || gap > range[1]) continue;
      const likely = (hits * (9 - accuracy)) / 8 - 0.4;
      best = Math.max(best, likely * (isHerd(enemy) ? 2 : 3) * (reload > 0 ? WEIGHTS.reloading : 1));
    }
  }
  return best > 0 ? best * WEIGHTS.shot : -Math.min(nearest, 60) * WEIGHTS.approach;
}

/** What the units of one side have before them, beside what they are. */
function prospects(battle: Battle, seat: Seat): number {
  const enemies: Unit[] = [...battle.humans, ...battle.herds].filter((unit) => unit.seat !== seat);
  const prey = battle.humans.filter((human) => human.seat !== seat);
  let sum = 0;
  for (const human of battle.humans) {
    if (human.seat !== seat) continue;
    sum += shotThreat(human, enemies);
    const friends = battle.humans.filter((other) => other.seat === seat && other.id !== human.id);
    const isNear = friends.some((other) => Math.hypot(other.x - human.x, other.y - human.y) - 1 <= FRIEND_RANGE);
    if (!isNear) sum -= WEIGHTS.alone;
  }
  for (const herd of battle.herds) {
    if (herd.seat !== seat) continue;
    let nearest = HUNT_RANGE;
    for (const human of prey) {
      const perWound = (humanPoints(human.entry) * (1 - WEIGHTS.alive)) / CLASS_FIGURES[human.entry.class].vitality;
      const wounds = Math.min(human.vitality, biteThreat(herd, human));
      sum += wounds * (perWound + 1.5) * WEIGHTS.bite;
      nearest = Math.min(nearest, gapBetween(herd, human));
    }
    sum += herdStrength(herd) * WEIGHTS.hunt * (1 - nearest / HUNT_RANGE);
  }
  return sum;
}

/** EDM.WIN.4: holding counts by how long it has been held already, and being near helps. */
function objectiveWorth(battle: Battle, seat: Seat): number {
  const { objective } = battle;
  if (objective === null) return 0;
  const held = objective.holder === seat ? (objective.held / objective.rounds) * WEIGHTS.objective : 0;
  const gaps = [...battle.humans, ...battle.herds]
    .filter((unit) => unit.seat === seat)
    .map((unit) => {
      const models = isHerd(unit) ? unit.zombies : [unit];
      const gap = Math.min(...models.map(({ x, y }) => Math.hypot(x - objective.x, y - objective.y)));
      return Math.max(0, gap - objective.radius);
    });
  return held - gaps.reduce((sum, gap) => sum + gap, 0) * WEIGHTS.objectiveNear;
}

export function sideWorth(battle: Battle, seat: Seat): number {
  const humans = battle.humans.reduce((sum, human) => sum + (human.seat === seat ? humanStrength(human) : 0), 0);
  const herds = battle.herds.reduce((sum, herd) => sum + (herd.seat === seat ? herdStrength(herd) : 0), 0);
  return humans + herds + prospects(battle, seat) + objectiveWorth(battle, seat);
}

/** Mine less everyone else's: nobody is allied with anybody (EDM.MODEL.9). */
export function battleWorth(battle: Battle, seat: Seat): number {
  const others = battle.sides.filter((side) => side.seat !== seat);
  const theirs = others.reduce((sum, side) => sum + sideWorth(battle, side.seat), 0);
  const won = battle.winner === seat ? 100 : battle.phase === 'over' && battle.winner !== null ? -100 : 0;
  return sideWorth(battle, seat) - theirs / Math.max(1, others.length) + won;
}
