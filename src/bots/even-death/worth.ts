import type { Seat } from '../../kernel/index.ts';
import {
  type Battle,
  GUN_FIGURES,
  gapBetween,
  type Human,
  isGun,
  isHerd,
  strengthOf,
  threatTo,
  type Unit,
  zombieWorth,
} from '../../games/even-death/index.ts';

/** How good a battle stands for a seat, in points of the lists: what is left of each side, and what threatens it. */

const WEIGHTS = {
  down: 1.5,
  shaken: 0.5,
  broken: 2,
  /** Of what the herds may bite off in their next turn: people may still step back. */
  bite: 0.5,
  shot: 0.35,
  reloading: 0.5,
  /** Humans who have nobody in range lose so much an inch. */
  approach: 0.04,
  /** For being near prey, by a share of the herd's points. */
  hunt: 0.12,
  objective: 18,
  objectiveNear: 0.06,
} as const;

const HUNT_RANGE = 40;

function humanWorth(battle: Battle, human: Human): number {
  const morale = human.morale === 'shaken' ? WEIGHTS.shaken : human.morale === 'broken' ? WEIGHTS.broken : 0;
  const threat = Math.min(strengthOf(human), threatTo(battle, human)) * WEIGHTS.bite;
  return strengthOf(human) - threat - morale - (human.down ? WEIGHTS.down : 0);
}

/** The best that a human's guns may do next turn, by range alone, in what a zombie or a wound is worth. */
function shotWorth(human: Human, enemies: readonly Unit[]): number {
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

function sideWorth(battle: Battle, seat: Seat): number {
  const enemies: Unit[] = [...battle.humans, ...battle.herds].filter((unit) => unit.seat !== seat);
  const prey = battle.humans.filter((human) => human.seat !== seat);
  let sum = objectiveWorth(battle, seat);
  for (const human of battle.humans) {
    if (human.seat === seat) sum += humanWorth(battle, human) + shotWorth(human, enemies);
  }
  for (const herd of battle.herds) {
    if (herd.seat !== seat) continue;
    const strength = herd.zombies.reduce((all, { down }) => all + (down ? 0.85 : 1), 0) * zombieWorth(herd);
    const nearest = Math.min(HUNT_RANGE, ...prey.map((human) => gapBetween(herd, human)));
    sum += strength * (1 + WEIGHTS.hunt * (1 - nearest / HUNT_RANGE));
  }
  return sum;
}

/** Mine less everyone else's: nobody is allied with anybody (EDM.MODEL.9). */
export function battleWorth(battle: Battle, seat: Seat): number {
  const others = battle.sides.filter((side) => side.seat !== seat);
  const theirs = others.reduce((sum, side) => sum + sideWorth(battle, side.seat), 0);
  const won = battle.winner === seat ? 100 : battle.phase === 'over' && battle.winner !== null ? -100 : 0;
  return sideWorth(battle, seat) - theirs / Math.max(1, others.length) + won;
}
