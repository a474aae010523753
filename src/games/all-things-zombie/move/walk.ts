import type { Placed } from '../../../kernel/index.ts';
import { apart, checkWay, facingTowards, freeSpot, grained, passagesAlong, point } from '../../../tabletop/index.ts';
import type { CrashDoing, WalkDoing } from '../course/doing.ts';
import type { Moment, Watcher } from '../deeds.ts';
import { diceTold, oneDie } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import { bodyOf, humanOf, inMelee, isFunctioning, seatFor, tabletopOf } from '../figures.ts';
import { isActive } from '../fight/reach.ts';
import { afterMove } from '../people/greedy.ts';
import { harm } from '../people/harm.ts';
import { withOpening } from '../places/barricades.ts';
import type { Encounter, Human, Leg, State } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { wayOptions } from './way.ts';

/** Somebody goes a way, until something happens or it is at its end. */

/**
 * The step of a walk: on to the next moment. What happens there is put on top; then the mover goes on, but a player who moves
 * somebody is asked again, with what is left of the movement (ATZ.SIGHT.41).
 */
export function* walk(t: Table, doing: WalkDoing, watchers: readonly Watcher[]): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  if (!mayGoOn(t.state, human, doing)) return arrive(t, human, doing);
  const moment = firstOf(t.state, human, doing, watchers);
  const crash = doing.legs.findIndex(({ through }) => through?.crash === true);
  if (crash !== -1 && (moment === null || moment.leg > crash)) {
    go(t, human, doing, { leg: crash + 1, at: null });
    return begin(t, { do: 'crash', who: human.id });
  }
  go(t, human, doing, moment ?? { leg: doing.legs.length, at: null });
  if (moment === null) return arrive(t, human, doing);
  doing.met.push(moment.id);
  if (doing.as === 'move' && human.seat !== null) finish(t, doing);
  for (const one of moment.begins.toReversed()) begin(t, one);
}

/** ATZ.EVENT.13: somebody who stumbles falls where its move ends. */
function arrive(t: Table, human: Human, doing: WalkDoing): void {
  finish(t, doing);
  if (doing.as !== 'move') return;
  settleStumble(human);
  afterMove(t, human);
}

export function settleStumble(human: Human): void {
  if (!human.turn.stumbles) return;
  human.turn.stumbles = false;
  human.turn.inches = Number.MAX_SAFE_INTEGER;
  human.prone = true;
}

/** Whether it still can: on its feet or its belly, with nobody in its way that was not there before. */
function mayGoOn(state: State, human: Human, { legs, met, as }: WalkDoing): boolean {
  const enc = state.encounter;
  if (legs.length === 0 || !isFunctioning(human) || (inMelee(enc, human.id) && as !== 'into-melee')) return false;
  if (as === 'move' && (human.status === 'ducked-back' || losesActivation(enc, human))) return false;
  if (met.length === 0 || as === 'into-melee') return true;
  const [table, body] = [tabletopOf(enc), bodyOf(human)];
  const points = legs.map(({ to }) => to);
  const options = wayOptions(state, human);
  return (
    checkWay(table, body, points, { ...options, passages: passagesAlong(table, body, points, options) }).fault === null
  );
}

/** ATZ.ZREACT.8: who stares at a feast moves in a reaction, but not of its own will. */
const losesActivation = (enc: Encounter, human: Human): boolean => human.status === 'stunned' && isActive(enc, human);

/** The first moment that has not been met; of those at the same point the watchers' order decides. */
function firstOf(state: State, human: Human, walk: WalkDoing, watchers: readonly Watcher[]): Moment | null {
  return watchers
    .flatMap((watcher) => watcher(state, human, walk.legs, walk) ?? [])
    .filter(({ id }) => !walk.met.includes(id))
    .reduce<Moment | null>((first, one) => (first === null || one.inches < first.inches ? one : first), null);
}

/** Through all legs before that one, and on to a point of it. */
function go(t: Table, human: Human, walk: WalkDoing, { leg, at }: { leg: number; at: Placed | null }): void {
  const enc = encounterOf(t);
  const from: Placed = { x: human.x, y: human.y, level: human.level };
  const way: Placed[] = [];
  let [inches, cost] = [0, 0];
  const take = (to: Placed, price: number): void => {
    const far = apart(human, to);
    inches += far;
    cost += price;
    if (to.facing !== undefined) human.facing = to.facing;
    else if (far > 0) human.facing = facingTowards(human, to);
    Object.assign(human, point(to.x, to.y), { level: to.level ?? human.level });
    way.push({ x: human.x, y: human.y, level: human.level });
  };
  for (const { to, cost: price, through } of walk.legs.splice(0, leg)) {
    take(to, price);
    if (through !== null) passed(enc, through);
  }
  const [next] = walk.legs;
  if (at !== null && next !== undefined && apart(human, at) > 0) {
    if (next.through === null) {
      const price = (next.cost * apart(human, at)) / apart(human, next.to);
      take(roomAt(enc, human, at), price);
      next.cost = Math.max(0, next.cost - price);
    } else {
      // Through a door or a window one goes wholly or not at all.
      walk.legs.shift();
      take(next.to, next.cost);
      passed(enc, next.through);
    }
  }
  if (way.length === 0) return;
  if (walk.as === 'move' || walk.as === 'closer') human.turn.inches = grained(human.turn.inches + cost);
  human.turn.moved = true; // ATZ.COVER.7
  const params = { unit: human.id, name: human.name, inches: Math.round(inches * 10) / 10, from, way, as: walk.as };
  emit(t, 'ATZ.MOVE.1', 'atz.moved', params as never);
}

/** ATZ.MOVE.24: who is stopped while it passes a friend stands beside it. */
const ASIDE = 1.5;
function roomAt(enc: Encounter, human: Human, { x, y }: Placed): Placed {
  const there = { x, y, level: human.level };
  return freeSpot(tabletopOf(enc), { ...bodyOf(human), ...there }, there, { most: ASIDE }) ?? there;
}

/** ATZ.BLDG.9, ATZ.BLDG.10, ATZ.BLDG.13: a door or window stays as somebody leaves it. */
function passed(enc: Encounter, { id, kind, crash }: NonNullable<Leg['through']>): void {
  if (kind !== 'door' && kind !== 'window') return;
  const word = tabletopOf(enc).ground.wordOf(id);
  if (crash === true) enc.changes = withOpening(enc, id, 'broken');
  else if (word === 'closed') enc.changes = withOpening(enc, id, 'open');
}

/** ATZ.BLDG.13: who crashes through a window falls on a 1, and recovers with three dice. */
export function* crash(t: Table, doing: CrashDoing): Flow<void> {
  const human = humanOf(encounterOf(t), doing.who);
  const { id, name } = human;
  finish(t, doing);
  const die = yield* oneDie(t, {
    rule: 'ATZ.BLDG.13',
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.crash.roll', params: { name } },
  });
  const isHurt = die === 1;
  const key = isHurt ? 'atz.crash.hurt' : 'atz.crash.safe';
  emit(t, 'ATZ.BLDG.13', key, { unit: id, name }, { dice: diceTold(die) });
  if (isHurt) yield* harm(t, human, ['knock-down'], { by: null, how: 'accident', dice: 3 });
}
