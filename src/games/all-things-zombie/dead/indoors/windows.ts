import { apart, approach, fits, gapBetween, grained, type Opening, route } from '../../../../tabletop/index.ts';
import { bodyOf, findFigure, isHuman, PERSON, tabletopOf } from '../../figures.ts';
import type { Encounter, Human, Standing, Zombie } from '../../state.ts';
import { costOf, isBarred, PACE, passagesOn } from '../pace.ts';

/** ATZ.ZMOVE.6: zombies that reach through a window too small for them. */

/** So near one stands to a window that arms get in at it. */
const AT_THE_WINDOW = 1.2;
/** ATZ.ZMOVE.6 */
const MOST = 2;
/** Where along the window a zombie may stand, measured from the place before its prey. */
const BESIDE = [0, 0.5, -0.5, 1, -1];
/** Middles of bases stand so far from the wall that they do not touch it. */
const OFF_THE_WALL = PERSON.radius + 0.02;

type Window = Pick<Opening, 'id' | 'from' | 'to' | 'level'>;

/** The windows at which somebody stands and through which no zombie comes: not the large ones, and nothing that is boarded up. */
function windowsAt(enc: Encounter, human: Human): Window[] {
  const { ground } = tabletopOf(enc);
  return ground.openings.filter(
    ({ id, kind, level, from, to, tags }) =>
      kind === 'window' &&
      tags?.['large'] !== true &&
      level === human.level &&
      gapBetween([from, to], [human]) <= AT_THE_WINDOW &&
      !isBarred(ground.wordOf(id)),
  );
}

/** On which side of a wall a place lies: above 0 on one of them, below 0 on the other. */
const sideOf = ({ from, to }: Window, at: { readonly x: number; readonly y: number }): number =>
  Math.sign((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));

/** ATZ.ZMOVE.6: zombies that fight through a window already. */
const reachingIn = (enc: Encounter, window: Window, human: Human): number =>
  enc.melees.filter(({ sides }) => {
    const [one, other] = sides.map(({ who }) => findFigure(enc, who));
    const zombie = one !== undefined && !isHuman(one) ? one : other;
    return (
      zombie !== undefined &&
      !isHuman(zombie) &&
      sideOf(window, zombie) === -sideOf(window, human) &&
      gapBetween([window.from, window.to], [zombie]) <= AT_THE_WINDOW
    );
  }).length;

/** Places outside of a window, the one straight before the prey first. */
function spotsAt({ from, to, level }: Window, human: Human): Standing[] {
  const long = apart(from, to);
  const along = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
  const side = -sideOf({ id: '', from, to, level }, human);
  const out = { x: -along.y * side * OFF_THE_WALL, y: along.x * side * OFF_THE_WALL };
  const before = (human.x - from.x) * along.x + (human.y - from.y) * along.y;
  return BESIDE.map((aside) => Math.min(long, Math.max(0, before + aside))).map((at) => ({
    x: grained(from.x + along.x * at + out.x),
    y: grained(from.y + along.y * at + out.y),
    level,
  }));
}

/** ATZ.ZMOVE.6: the window and the place at it from which a zombie can get at somebody with its move; null if there is none. */
export function reachThrough(
  enc: Encounter,
  zombie: Zombie,
  human: Human,
): { readonly window: string; readonly at: Standing } | null {
  if (human.aboard !== null || zombie.level !== human.level) return null;
  for (const window of windowsAt(enc, human)) {
    if (sideOf(window, zombie) !== -sideOf(window, human) || reachingIn(enc, window, human) >= MOST) continue;
    const table = tabletopOf(enc).without([zombie.id]);
    const others = tabletopOf(enc).without(enc.zombies.map(({ id }) => id));
    const passages = passagesOn(others, zombie);
    const found = spotsAt(window, human).find((spot) => {
      if (apart(spot, zombie) > PACE || !fits(table, bodyOf(zombie), spot)) return false;
      const { fault, points } = route(others, bodyOf(zombie), [spot], {
        costs: { normal: 1, difficult: 1, dangerous: 1 },
        budget: PACE,
        pass: () => false,
      });
      return fault === null && costOf(others, zombie, points.slice(1), passages) <= PACE + 0.001;
    });
    if (found !== undefined) return { window: window.id, at: found };
  }
  return null;
}

/** ATZ.ZMOVE.6: the same, where no door leads to somebody within its move; `full` where others reach through it already. */
export function onlyThroughWindow(
  enc: Encounter,
  zombie: Zombie,
  human: Human,
): ReturnType<typeof reachThrough> | 'full' {
  if (human.aboard !== null || zombie.level !== human.level) return null;
  const isBetween = windowsAt(enc, human).some((window) => sideOf(window, zombie) === -sideOf(window, human));
  if (!isBetween) return null;
  const table = tabletopOf(enc).without(enc.zombies.filter(({ id }) => id !== zombie.id).map(({ id }) => id));
  const passages = passagesOn(table, zombie);
  const { result, way } = approach(table, bodyOf(zombie), bodyOf(human), { budget: PACE, passages });
  const isReached = result === 'contact' && costOf(table, zombie, way.points, passages) <= PACE + 0.001;
  return isReached ? null : (reachThrough(enc, zombie, human) ?? 'full');
}
