import { approach } from '../../../tabletop/index.ts';
import { bodyOf, humansHere, inches, inMelee, isDown, nearestTo, tabletopOf } from '../figures.ts';
import { sees } from '../sight/los.ts';
import type { Encounter, Human, Noise, Standing, Zombie } from '../state.ts';
import { inchesTo, vehicleOf } from '../vehicles/vehicle.ts';
import { reachesWindow } from '../vehicles/combat/windows.ts';
import { costOf, PACE, passagesOn } from './pace.ts';
import { isInWater, isKeptFrom } from './water.ts';
import { reachThrough } from './indoors/windows.ts';
import { seenBy } from './zombie.ts';

/** ATZ.ZACT.3 to ATZ.ZACT.11: what an active zombie does: the first line that fits. */
export type Aim =
  | { readonly do: 'rise'; readonly rule: 'ATZ.ZMOVE.2' }
  | { readonly do: 'feast'; readonly rule: 'ATZ.ZACT.3' }
  | { readonly do: 'fight'; readonly rule: 'ATZ.ZACT.4' }
  | { readonly do: 'downed'; readonly rule: 'ATZ.ZACT.5'; readonly target: string }
  | { readonly do: 'charge'; readonly rule: 'ATZ.ZACT.7'; readonly target: string }
  | { readonly do: 'sees'; readonly rule: 'ATZ.ZACT.8'; readonly target: string }
  | { readonly do: 'last-seen'; readonly rule: 'ATZ.ZACT.9'; readonly to: Standing }
  | { readonly do: 'noise'; readonly rule: 'ATZ.ZACT.10'; readonly to: Standing }
  | { readonly do: 'ahead'; readonly rule: 'ATZ.ZACT.11' };

/** ATZ.ZACT.5 */
const DRAWN = 12;
/** ATZ.ZACT.7 */
const CHARGE = 6;
/** ATZ.ZACT.10 */
const HEARD = 24;

export function aimOf(enc: Encounter, zombie: Zombie): Aim {
  if (zombie.prone) return { do: 'rise', rule: 'ATZ.ZMOVE.2' };
  if (zombie.feast !== null) return { do: 'feast', rule: 'ATZ.ZACT.3' };
  if (inMelee(enc, zombie.id)) return { do: 'fight', rule: 'ATZ.ZACT.4' };
  const downed = nearestTo(zombie, downedFor(enc, zombie));
  if (downed !== null) return { do: 'downed', rule: 'ATZ.ZACT.5', target: downed.id };
  const seen = seenBy(enc, zombie);
  const near = seen.filter((human) => farTo(enc, zombie, human) <= CHARGE && mayReach(enc, zombie, human)); // ATZ.ZMELEE.6
  const charged = nearestTo(zombie, near);
  if (charged !== null) return { do: 'charge', rule: 'ATZ.ZACT.7', target: charged.id };
  const nearest = nearestTo(zombie, seen);
  if (nearest !== null) return { do: 'sees', rule: 'ATZ.ZACT.8', target: nearest.id }; // ATZ.ZDEF.3
  if (zombie.lastSeen !== null) return { do: 'last-seen', rule: 'ATZ.ZACT.9', to: zombie.lastSeen }; // example ATZ.X.66
  const loudest = isInWater(tabletopOf(enc), zombie) ? null : loudestFor(enc, zombie);
  if (loudest !== null) return { do: 'noise', rule: 'ATZ.ZACT.10', to: loudest };
  return { do: 'ahead', rule: 'ATZ.ZACT.11' };
}

/** ATZ.ZACT.5, ATZ.ZACT.6: humans on the ground within 12" that it sees: Stunned, Out of the Fight, or dead if it saw them die. */
function downedFor(enc: Encounter, zombie: Zombie): Human[] {
  return humansHere(enc).filter(
    (human) =>
      isDown(human) &&
      human.aboard === null &&
      !(human.stun?.reacts === true) && // ATZ.ZREACT.8: it stands and stares
      (human.status !== 'od' || zombie.sawDie.includes(human.id)) &&
      !isEaten(enc, human) &&
      inches(zombie, human) <= DRAWN &&
      sees(enc, zombie, human),
  );
}

/** A body at which a feast has been and is over draws nobody. */
const isEaten = ({ feasts }: Encounter, { id }: Human): boolean =>
  feasts.some(({ of, left }) => of === id && left <= 0);

/** ATZ.ZMELEE.6: to somebody inside it is as far as to the vehicle. */
const farTo = (enc: Encounter, zombie: Zombie, human: Human): number => {
  const vehicle = vehicleOf(enc, human);
  return vehicle === null ? inches(zombie, human) : inchesTo(vehicle, zombie);
};

/** ATZ.ZACT.7: whether it could touch the human with its move, whoever else comes. */
function mayReach(enc: Encounter, zombie: Zombie, human: Human): boolean {
  if (human.aboard !== null) return reachesWindow(enc, zombie, human);
  const others = enc.zombies.filter(({ id }) => id !== zombie.id).map(({ id }) => id);
  const table = tabletopOf(enc).without(others);
  if (isKeptFrom(table, zombie, human)) return false;
  const passages = passagesOn(table, zombie);
  const { result, way } = approach(table, bodyOf(zombie), bodyOf(human), { budget: PACE, passages });
  if (result === 'contact' && costOf(table, zombie, way.points, passages) <= PACE + 0.001) return true;
  return reachThrough(enc, zombie, human) !== null; // ATZ.ZMOVE.6
}

/** ATZ.ZACT.10: whether a zombie has had no chance to follow a noise yet. */
export const isUnheard = ({ unheardBy }: Noise, zombie: string): boolean => unheardBy?.includes(zombie) ?? true;

/** ATZ.ZACT.10: the most shots within 24" since it could last activate; of equally loud noises the nearer. */
function loudestFor({ noises }: Encounter, zombie: Zombie): Standing | null {
  const heard = noises.filter((noise) => isUnheard(noise, zombie.id) && inches(zombie, noise) <= HEARD);
  const at = (noise: Noise): number => inches(zombie, noise);
  const best = heard.reduce<Noise | null>(
    (loudest, one) =>
      loudest === null || one.shots > loudest.shots || (one.shots === loudest.shots && at(one) < at(loudest))
        ? one
        : loudest,
    null,
  );
  return best === null ? null : { x: best.x, y: best.y, level: best.level };
}
