import { firstWhere } from '../strangers/glimpse.ts';
import type { Moment, Watcher } from '../deeds.ts';
import { bodyOf, humansHere, inches, isFunctioning, inMelee, nearestTo, tabletopOf } from '../figures.ts';
import { begin, encounterOf } from '../doing.ts';
import { isOpen } from '../sight/los.ts';
import type { Encounter, Human, Standing, Zombie } from '../state.ts';
import type { Table } from '../verbs.ts';

/** ATZ.ZREACT.3: the very first zombie within 6" of somebody. */

const NEAR = 6;

/** ATZ.ZREACT.3: NPCs take it only if they are Citizens, or Police on Days 1 to 10; all others have met zombies before. */
export const isGreen = ({ day }: Encounter, human: Human): boolean =>
  !human.metZombie &&
  isFunctioning(human) &&
  (human.seat !== null || human.class === 'citizen' || (human.class === 'police' && day <= 10));

/** Near it, and with nothing between them: what is behind a wall is not met. */
function isMet(enc: Encounter, human: Human, zombie: Zombie, at: Standing): boolean {
  if (inches(at, zombie) > NEAR) return false;
  const body = { ...bodyOf(human), x: at.x, y: at.y, level: at.level };
  return isOpen(enc, tabletopOf(enc), body, bodyOf(zombie));
}

/** ATZ.ZREACT.3: somebody comes upon one on its way. */
export const meetsZombie: Watcher = ({ encounter: enc }, mover, legs, walk) => {
  if (!isGreen(enc, mover) || walk.met.includes('zed')) return null;
  const way = legs.map(({ to }) => to);
  return enc.zombies
    .flatMap((zombie): Moment[] => {
      const glimpse = firstWhere(mover, way, (at) => isMet(enc, mover, zombie, at));
      if (glimpse === null) return [];
      const begins = [{ do: 'zed-or-no-zed', who: mover.id, zombie: zombie.id } as const];
      return [{ id: 'zed', ...glimpse, begins }];
    })
    .reduce<Moment | null>((first, one) => (first === null || one.inches < first.inches ? one : first), null);
};

/** ATZ.ZREACT.3: the zombies have moved, and stand within 6" of people who have never met one. */
export function comeUpon(t: Table): void {
  const enc = encounterOf(t);
  for (const human of humansHere(enc).filter((one) => isGreen(enc, one) && !inMelee(enc, one.id))) {
    const nearest = nearestTo(
      human,
      enc.zombies.filter((zombie) => isMet(enc, human, zombie, human)),
    );
    if (nearest !== null) begin(t, { do: 'zed-or-no-zed', who: human.id, zombie: nearest.id });
  }
}
