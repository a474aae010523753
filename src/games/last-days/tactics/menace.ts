import { type Choose, meansOf } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import type { Arrival } from '../decisions.ts';
import { nearestSeen } from '../menace/seek.ts';
import type { Battle, Character, Zombie } from '../state.ts';
import { charactersHere, characterOf, groupHere, inchesBetween, nameOf, unitOf } from '../units.ts';
import type { Seat } from '../verbs.ts';
import { type Advice, advice } from './advice.ts';
import { blowHarm } from './harm.ts';
import { memberWorth, worthOf } from './worth.ts';

/** The Menace Phase: the dead are nobody's, but somebody says in which order they come. */

/**
 * LD.ZACT.2: the zombies that are near the others go while the way is free, and those that come for us are left for last: who stands
 * in their way by then is not known yet.
 */
export function zombieAdvice(battle: Battle, seat: Seat, ids: readonly string[]): Advice {
  const rated = ids.flatMap((id): { id: string; value: number; seen: Character | undefined }[] => {
    const zombie = battle.zombies.find((one) => one.id === id);
    if (zombie === undefined) return [];
    const [seen] = nearestSeen(battle, zombie);
    if (seen === undefined) return [{ id, value: 0, seen }];
    const near = Math.max(0, 1 - inchesBetween(zombie, seen) / 12);
    return [{ id, value: near * (seen.seat === seat ? -1 : 1), seen }];
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  if (best.seen === undefined) return advice(best.id, 'It sees nobody, and it may get in the way of the others.');
  return best.seen.seat === seat
    ? advice(best.id, `It comes for ${nameOf(best.seen)} in any case.`)
    : advice(best.id, `It goes for ${nameOf(best.seen)}, and nothing stands in its way yet.`);
}

/** LD.ZACT.7: of those who are equally near, one of the others, or who of us fights best. */
export function preyAdvice(battle: Battle, seat: Seat, ids: readonly string[], id: string): Advice {
  const zombie = unitOf(battle, id) as Zombie;
  const rated = ids.flatMap((target) => {
    const one = charactersHere(battle).find((other) => other.id === target);
    if (one === undefined) return [{ target, value: 0, one: null }];
    const harm = blowHarm(zombie, one, worthOf(battle, one), [1, 1]);
    return [{ target, value: one.seat === seat ? -1 - harm : 1 + harm, one: one as Character | null }];
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice(best.target, best.one === null ? 'It goes for the noise.' : `Rather ${nameOf(best.one)}.`);
}

/** LD.NOISE.6: as far from us as may be. */
export function arrivalAdvice(battle: Battle, seat: Seat, request: Choose): Advice {
  const own = groupHere(battle, seat);
  const rated = request.options.map((option) => {
    const at = meansOf<Arrival>(option);
    return { id: option.id, far: Math.min(40, ...own.map((one) => apart(one, at))) };
  });
  const best = rated.reduce((a, b) => (b.far > a.far ? b : a));
  return advice(best.id, 'Farther from our people.');
}

/** LD.ENC.4: somebody of ours in place of a zombie, the strongest first. */
export function reserveAdvice(battle: Battle, ids: readonly string[]): Advice {
  const people = ids.filter((id) => id !== 'zombie').map((id) => characterOf(battle, id));
  const best = people.reduce((a, b) => (memberWorth(b.member) > memberWorth(a.member) ? b : a));
  return advice(best.id, `${nameOf(best)} comes to help, and one zombie less does.`);
}
