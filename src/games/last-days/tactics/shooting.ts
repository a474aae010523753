import { type Choose, idOf, meansOf, type Place } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import type { LockChoice, Shot } from '../decisions.ts';
import { blastOf, figuresOf, gunAt, readyGuns } from '../shoot/guns.ts';
import { shotOdds } from '../shoot/odds.ts';
import { type Mark, shotsOf } from '../shoot/attack.ts';
import { caughtIn } from '../shoot/blast.ts';
import type { Battle, Character } from '../state.ts';
import { areHostile, bodyOf, characterOf, findUnit, isZombie, loadOf, nameOf, type Unit } from '../units.ts';
import { type Advice, advice } from './advice.ts';
import { bestBurst, worthTo } from './harm.ts';
import { cellOf, meshOf } from './mesh.ts';
import { gunsAt, inchesTo, menaceOf, outlookFor } from './outlook.ts';
import { noiseCost } from './occasion.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** The Shooting Phase, and shots that were kept back. */

/** What it is worth to shooter's side to be rid of a target. */
function prizeOf(battle: Battle, shooter: Character, target: Unit): number {
  const worth = worthTo(battle, target);
  if (!isZombie(target)) return worth;
  return (
    worth * menaceOf(battle, shooter, target) + (loadOf(battle, target.id) === undefined ? 0 : WEIGHTS.token * 0.4)
  );
}

/** What one shot is worth: what it takes on the average, less its Noise and Ammo, and less the friends whom a blast would catch. */
function shotValue(battle: Battle, shooter: Character, mark: Mark): number {
  const gun = gunAt(shooter, mark.gun);
  const { points, out } = shotOdds(shooter, mark);
  const { target } = mark;
  const prize = prizeOf(battle, shooter, target);
  const capacity = isZombie(target) ? 1 : 3;
  const mean = points.reduce((sum, p, n) => sum + p * Math.min(n, capacity), 0) / capacity;
  const harm = isZombie(target)
    ? prize * out + 0.1 * mark.step.knockback * mark.chance
    : prize * (WEIGHTS.wounds * mean + WEIGHTS.out * out);
  const blast = blastOf(gun);
  const others = blast === 0 ? 0 : caughtValue(battle, shooter, target, blast) * mark.chance;
  return harm + others - noiseCost(battle, shooter.seat) - WEIGHTS.ammo;
}

function caughtValue(battle: Battle, shooter: Character, target: Unit, blast: number): number {
  return caughtIn(battle, bodyOf(target), blast).reduce((sum, unit) => {
    if (unit.id === target.id) return sum;
    const worth = (isZombie(unit) ? prizeOf(battle, shooter, unit) : worthOf(battle, unit)) * 0.35;
    return sum + (areHostile(shooter, unit) ? worth : -2 * worth);
  }, 0);
}

const bestOf = (battle: Battle, shooter: Character, marks: readonly Mark[]): { mark: Mark; value: number } | null => {
  let best: { mark: Mark; value: number } | null = null;
  for (const mark of marks) {
    const value = shotValue(battle, shooter, mark);
    if (best === null || value > best.value) best = { mark, value };
  }
  return best;
};

/** LD.SHOOT.8: the one with the best shot, before somebody else takes it away. */
export function shooterAdvice(battle: Battle, ids: readonly string[]): Advice {
  let best = { id: ids[0] ?? '', value: -1, target: '' };
  for (const id of ids) {
    if (id === 'cease') continue;
    const shooter = characterOf(battle, id);
    const found = bestOf(battle, shooter, shotsOf(battle, shooter, 'phase'));
    const rate = found === null ? 0 : figuresOf(gunAt(shooter, found.mark.gun)).rateOfFire;
    const value = found === null ? 0 : found.value * (1 + 0.4 * (rate - 1));
    if (value > best.value) best = { id, value, target: found === null ? '' : nameOf(found.mark.target) };
  }
  if (best.value <= 0 && ids.includes('cease')) return advice('cease', 'No shot is worth the noise.');
  const name = best.id === '' ? '' : nameOf(characterOf(battle, best.id));
  return advice(best.id, best.target === '' ? `${name} next.` : `${name} has the best shot: ${best.target}.`);
}

/** LD.SHOOT.10: whom to shoot at, or to stop. */
export function shotAdvice(battle: Battle, request: Choose): Advice {
  const firing = battle.firing as NonNullable<Battle['firing']>;
  const shooter = characterOf(battle, firing.unit);
  const shots = request.options.map(meansOf<Shot>);
  const marks = shotsOf(battle, shooter, 'phase', {
    shots: (gun) => firing.shots[gun] ?? 0,
    both: firing.both === true,
    guns: readyGuns(shooter).filter((gun) => shots.some((shot) => shot.do === 'shoot' && shot.gun === gun)),
  }).filter((mark) =>
    shots.some((shot) => shot.do === 'shoot' && shot.gun === mark.gun && shot.target === mark.target.id),
  );
  const best = bestOf(battle, shooter, marks);
  const bomb = shots.find((shot) => shot.do === 'throw');
  const name = nameOf(shooter);
  if (best !== null && best.value > 0) {
    const { target, chance, gun } = best.mark;
    const percent = Math.round(100 * chance);
    const why = isZombie(target) ? 'it comes too near' : `${percent} in a hundred to hit`;
    return advice(idOf({ do: 'shoot', gun, target: target.id }), `${name} shoots at ${nameOf(target)}: ${why}.`);
  }
  if (bomb !== undefined && bomb.do === 'throw' && isWorthThrowing(battle, shooter)) {
    return advice(idOf(bomb), `${name} throws it where they stand close together.`);
  }
  return advice(idOf({ do: 'hold' }), `${name} holds fire: what is left to shoot at is not worth the noise.`);
}

const isWorthThrowing = (battle: Battle, shooter: Character): boolean =>
  battle.characters.some(
    (one) =>
      one.fate === 'here' && one.seat !== shooter.seat && inchesTo(one, shooter) < 9 && inchesTo(one, shooter) > 3.5,
  );

/** LD.LOCK.3: whether a kept shot is fired now. */
export function lockAdvice(battle: Battle, request: Choose, target: string): Advice {
  const mover = findUnit(battle, target) as Unit;
  const choices = request.options.map((option) => ({ means: meansOf<LockChoice>(option), about: option.about }));
  let best: { id: string; value: number; by: string; chance: number; inches: number } | null = null;
  for (const { means, about } of choices) {
    if (means.do !== 'fire') continue;
    const holder = characterOf(battle, means.by);
    const { chance = 0, inches = 12 } = (about ?? {}) as { chance?: number; inches?: number };
    const shown = chance < 0.45 ? 'cover' : 'open';
    const { value } = bestBurst(holder, [means.gun], mover, inches, shown, prizeOf(battle, holder, mover));
    if (best === null || value > best.value) best = { id: idOf(means), value, by: nameOf(holder), chance, inches };
  }
  const hold = idOf({ do: 'hold' });
  if (best === null || best.value <= 0) return advice(hold, 'The shot is not worth its noise.');
  const name = nameOf(mover);
  if (isZombie(mover)) {
    const near = Math.min(
      ...battle.characters.filter(({ fate }) => fate === 'here').map((one) => inchesTo(one, mover)),
    );
    const left = battle.horde?.left ?? 0;
    return near <= 2.5 || left <= 1
      ? advice(best.id, `${best.by} fires at ${name} before it bites.`)
      : advice(hold, `${name} will come nearer still.`);
  }
  const goesOn = battle.activation?.going !== null && (battle.activation?.left ?? 0) >= 2;
  if (best.chance < 0.34 && goesOn && request.prompt.key === 'ld.lock') {
    return advice(hold, `${name} is well covered there and goes on: the next step may show more.`);
  }
  const waiting = battle.characters.filter((one) => one.seat === mover.seat && one.fate === 'here' && !one.activated);
  const better = waiting.some((one) => worthOf(battle, one) > 2 * worthOf(battle, mover));
  if (better && best.value < 1) return advice(hold, `The shot is kept for somebody better than ${name}.`);
  return advice(best.id, `${best.by} fires: ${name} is in the open now.`);
}

/** LD.LOCK.6: on, as long as it takes something on the average. */
export function againAdvice(battle: Battle, id: string, target: string): Advice {
  const [holder, mover] = [characterOf(battle, id), findUnit(battle, target)];
  if (mover === undefined) return advice('hold', 'Nobody is left to shoot at.');
  return prizeOf(battle, holder, mover) * 0.3 > noiseCost(battle, holder.seat) + WEIGHTS.ammo
    ? advice('shoot', `${nameOf(mover)} still stands.`)
    : advice('hold', 'One shot was enough noise.');
}

/** LD.SKILL.32 */
export const pairAdvice = (): Advice => advice('both-guns', 'Two guns fire more shots than one.');

/** LD.SKILL.21: an inch to where fewer guns see it. */
export function maneuverAdvice(battle: Battle, request: Place, id: string): Advice {
  const unit = characterOf(battle, id);
  const outlook = outlookFor(battle, unit);
  const mesh = meshOf(battle);
  const rated = request.suggestions.map((at) => {
    const place = { x: at.x, y: at.y, level: at.level ?? unit.level };
    return { at, danger: gunsAt(outlook, { ...place, cell: cellOf(mesh, place) }, false) };
  });
  const best = rated.reduce((one, other) => (other.danger < one.danger - 0.05 ? other : one));
  return advice({ ...best.at }, `${nameOf(unit)} steps to where fewer guns can answer.`);
}

/** LD.ATTR.7: where it catches most of them and none of us. */
export function throwAdvice(battle: Battle, request: Place, id: string): Advice {
  const thrower = characterOf(battle, id);
  const rated = request.suggestions.map((at) => {
    const value = battle.characters
      .filter((one) => one.fate === 'here' && apart(one, at) < CAUGHT)
      .reduce((sum, one) => sum + (one.seat === thrower.seat ? -2 : 1) * worthOf(battle, one), 0);
    return { at, value };
  });
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return advice({ ...best.at }, 'There it catches most of them and none of us.');
}
const CAUGHT = 3.5;
