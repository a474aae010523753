import type { Placed, Point, Seat } from '../../kernel/index.ts';
import { type Battle, findUnit, gapBetween, type Herd, isHerd, type Unit } from '../../games/even-death/index.ts';
import { battleWorth } from './worth.ts';

interface End {
  readonly at: Placed;
  readonly because: string;
}

/** From so near on places are weighed up one by one; before, the way round what stands between counts. */
const NEAR = 16;

const isNearEnemies = (battle: Battle, unit: Unit): boolean =>
  [...battle.humans, ...battle.herds].some((other) => other.seat !== unit.seat && gapBetween(unit, other) <= NEAR);

/** Which of the offered ends of a Move leads to the best position for the seat that moves the unit; null while nobody is near. */
export function bestEnd(battle: Battle, seat: Seat, ends: readonly Placed[]): End | null {
  const unit = battle.activation === null ? undefined : findUnit(battle, battle.activation.unit);
  if (unit === undefined || !isNearEnemies(battle, unit)) return null;
  const stays = battleWorth(battle, seat);
  let [best, most] = [null as Placed | null, Number.NEGATIVE_INFINITY];
  for (const at of ends) {
    const moved = isHerd(unit)
      ? { ...battle, herds: battle.herds.map((herd) => (herd.id === unit.id ? shifted(herd, at) : herd)) }
      : {
          ...battle,
          humans: battle.humans.map((human) => (human.id === unit.id ? { ...human, x: at.x, y: at.y } : human)),
        };
    const worth = battleWorth(moved, seat);
    if (worth > most) [best, most] = [at, worth];
  }
  if (best === null) return null;
  return {
    at: best,
    because: most > stays ? 'The best place within reach' : 'No place is better, this one is as good',
  };
}

/** The zombie nearest to the point leads, the others follow by the same way (EDM.HERD.3, EDM.HERD.4). */
function shifted(herd: Herd, to: Point): Herd {
  const far = ({ x, y }: Point): number => Math.hypot(x - to.x, y - to.y);
  const leader = herd.zombies.reduce((best, zombie) => (far(zombie) < far(best) ? zombie : best));
  const [dx, dy] = [to.x - leader.x, to.y - leader.y];
  return { ...herd, zombies: herd.zombies.map((zombie) => ({ ...zombie, x: zombie.x + dx, y: zombie.y + dy })) };
}
