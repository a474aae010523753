import type { Placed } from '../../../kernel/index.ts';
import { apart, fits, type Model, pairUp, ringsRound, type Tabletop, walk, within } from '../../../tabletop/index.ts';
import { bitersAt, CROWDED, MOST_BITERS, overcrowds, TOLERANCE } from '../fight/contact.ts';
import { clearedOf } from './formation.ts';
import { isFree } from '../turn/human.ts';
import { BARRED, passFor } from './joining.ts';
import type { Placing } from '../move/placing.ts';
import type { Battle, Herd, Human } from '../state.ts';
import type { Objection, Seat } from '../verbs.ts';
import { bodyOf, enemiesTouching } from '../units.ts';
import { BASE } from '../words.ts';

/** Zombies that pile in on the target of a Bite: who may, and where they find room round it. */

/** EDM.BITE.4, EDM.BITE.5: from so near a zombie may be pulled in. */
const PULL = 2;
/** A clear way is one that is not longer than straight to the target and half round it. */
const LONGEST = 5;

/** EDM.BITE.4, EDM.BITE.7: the player's zombies near the target who touch nobody yet, the nearest first. */
export function nearby(battle: Battle, seat: Seat, target: Human): Model[] {
  const body = bodyOf(target, target);
  return battle.herds
    .filter((herd) => herd.seat === seat && isFree(herd))
    .flatMap((herd) => herd.zombies.map((zombie) => bodyOf(zombie, herd)))
    .filter((one) => one.level === body.level && within(one, body, PULL, TOLERANCE))
    .filter((one) => enemiesTouching(battle, one, seat).length === 0)
    .sort((a, b) => apart(a, body) - apart(b, body));
}

/**
 * Where zombies come to touch the target: as many of them as find room and a way, however the others must stand for that.
 * Those who find none stay, and may be in the way there.
 */
export function ringUp(battle: Battle, target: Human, stand: readonly Model[], comers: readonly Model[]): Model[] {
  let coming = comers;
  for (;;) {
    const ends = tryRing(battle, target, stand, coming);
    if (ends.length === coming.length) return ends;
    coming = coming.filter(({ id }) => ends.some((end) => end.id === id));
  }
}

/** Ways round the target are tried until one has a place for everybody. */
function tryRing(battle: Battle, target: Human, stand: readonly Model[], comers: readonly Model[]): Model[] {
  const [first] = comers;
  const most = Math.min(comers.length, MOST_BITERS - bitersAt(battle, target) - stand.length);
  if (first === undefined || most <= 0) return [];
  const table = tableFor(battle, stand, comers);
  const goes = reachIn(battle, table);
  let best: Model[] = [];
  for (const ring of ringsRound(table, first, bodyOf(target, target), first)) {
    if (Math.min(ring.length, most) <= best.length) continue;
    const ends = seated(comers, ring, goes).slice(0, most);
    if (ends.length > best.length) best = ends;
    if (best.length === most) break;
  }
  return best;
}

/** Each at a place of the ring that it can reach, the nearest if that leaves one for the others. */
function seated(
  comers: readonly Model[],
  ring: readonly Placed[],
  goes: (model: Model, at: Placed) => boolean,
): Model[] {
  const choices = comers.map((model) =>
    ring
      .map((at, i) => ({ i, at, far: apart(at, model) }))
      .sort((a, b) => a.far - b.far)
      .flatMap(({ i, at }) => (goes(model, at) ? [i] : [])),
  );
  return pairUp(choices).flatMap((place, i) => {
    const at = place === null ? undefined : ring[place];
    const model = comers[i];
    return at === undefined || model === undefined ? [] : [{ ...model, x: at.x, y: at.y }];
  });
}

function tableFor(battle: Battle, stand: readonly Model[], comers: readonly Model[]): ReturnType<typeof clearedOf> {
  const table = clearedOf(battle, [...stand, ...comers]);
  for (const model of stand) table.put(model);
  return table;
}

/** Whether a zombie finds a short way to a place where it is nobody's seventh (EDM.CONTACT.3): asked once for each. */
function reachIn(battle: Battle, table: Tabletop): (model: Model, at: Placed) => boolean {
  const known = new Map<string, boolean>();
  return (model, at) => {
    const key = `${model.id} ${at.x} ${at.y}`;
    const found =
      known.get(key) ?? (!overcrowds(battle, table, { ...model, ...at }) && hasWay(battle, table, model, at));
    known.set(key, found);
    return found;
  };
}

/** Over those who are down (EDM.MOVE.11) and past its own herd. */
function hasWay(battle: Battle, table: Tabletop, model: Model, at: Placed): boolean {
  const herd = battle.herds.find(({ zombies }) => zombies.some(({ id }) => id === model.id)) as Herd;
  return walk(table, model, at, { budget: LONGEST, pass: passFor(battle, herd) }) !== null;
}

/** The questions where those who pile in come to stand: a point says on which side of the target. */
export function pullingPlaces(battle: Battle, target: Human, about: Pick<Placing, 'rule' | 'seat' | 'unit'>): Placing {
  return {
    ...about,
    suggest: (stand, rest) => ringUp(battle, target, stand, rest),
    fault: (stand, model, at, rest): Objection | null => {
      const table = tableFor(battle, stand, [model, ...rest]);
      const there = { ...model, x: at.x, y: at.y };
      if (!fits(table, model, there)) return { rule: 'EDM.MOVE.10', reason: { key: 'ed.no.no-room' } };
      if (overcrowds(battle, table, there)) return CROWDED;
      return hasWay(battle, table, model, there) ? null : BARRED;
    },
    region: () => ({ discs: [{ x: target.x, y: target.y, radius: PULL + BASE.radius }] }),
    round: { x: target.x, y: target.y },
  };
}
