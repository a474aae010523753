import { placesBy } from '../../../skirmish/index.ts';
import { takeStock } from '../campaign/things/stock.ts';
import { diceTold, oneDie } from '../dice.ts';
import { begin, encounterOf } from '../doing.ts';
import { DEAD } from '../encounter.ts';
import { firstSeat, ofSide, sideNamed } from '../figures.ts';
import { groupsOf } from '../people/groups.ts';
import type { Encounter, Side } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { dayPartMoves } from '../sight/day.ts';
import type { TurnDoing } from './doing.ts';
import { closeTurn, isOver } from './ending.ts';
import { STARTS } from './rooms.ts';
import { weatherComes } from './weather.ts';

/** ATZ.TURN: one turn after the other, each from its lasting noises to the last phase. */
export function* turn(t: Table, doing: TurnDoing): Flow<void> {
  switch (doing.stage) {
    case 'starts':
      return yield* start(t, doing);
    case 'dice':
      return yield* activationDice(t, doing);
    case 'phases':
      return nextPhase(t, doing);
    case 'close':
      return yield* closeTurn(t, doing);
  }
}

/** ATZ.TURN.17: one thing after the other at the start of a turn. */
function* start(t: Table, doing: TurnDoing): Flow<void> {
  const enc = encounterOf(t);
  if (doing.done === 0) {
    enc.turn++;
    takeStock(enc); // ATZ.AVAIL.4
    for (const { turn } of enc.humans) turn.firedInSight = false; // ATZ.ACT.4
  }
  const next = STARTS[doing.done++];
  if (next !== undefined) return yield* next(t);
  Object.assign(doing, { stage: 'dice', done: 0 });
}

/** ATZ.MULTI.10: who came into play in this turn rolls from the next one on; who has nobody left does not roll. */
const sidesThatRoll = (enc: Encounter): Side[] =>
  enc.sides.filter(({ id, kind, since }) => kind === 'dead' || (since < enc.turn && hasSomebody(enc, id)));

/** ATZ.EVENT.18: somebody who is lost may come back. */
const hasSomebody = (enc: Encounter, side: string): boolean =>
  ofSide(enc, side).length > 0 || enc.humans.some((one) => one.side === side && one.fate === 'lost');

/** What a side is called. */
export const sideWord = ({ id, kind, class: of }: Side): string =>
  kind === 'players' ? id : kind === 'people' && of !== null ? of : kind;

/** ATZ.TURN.3 to ATZ.TURN.6, ATZ.MULTI.2 to ATZ.MULTI.7: all dice together; doubles, or the order of the phases. */
function* activationDice(t: Table, doing: TurnDoing): Flow<void> {
  const enc = encounterOf(t);
  const sides = sidesThatRoll(enc);
  for (const side of enc.sides) side.die = null;
  for (const side of sides) {
    side.die = yield* oneDie(t, {
      rule: 'ATZ.TURN.3',
      seat: side.seats[0] ?? firstSeat(enc),
      prompt: { key: 'atz.turn.roll', params: { side: sideWord(side), turn: enc.turn } },
    });
    // ATZ.GROUP.1, ATZ.GROUP.10: in the first turn as they were deployed.
    side.groups = side.kind === 'dead' ? [] : groupsOf(enc, side.id).map((group) => group.map(({ id }) => id));
    emit(
      t,
      'ATZ.TURN.3',
      'atz.turn.die',
      { side: sideWord(side), die: side.die, turn: enc.turn },
      { dice: diceTold(side.die) },
    );
  }
  doing.stage = 'phases';
  weatherComes(t);
  enc.order = [];
  const [named, dead] = [namedDie(enc, sides), sideNamed(enc, DEAD).die];
  if (named !== null && named === dead) return yield* doubles(t, named);
  enc.order = yield* orderOf(t, sides);
}

/** ATZ.MULTI.5: the die that is compared with the zombies'; once nobody of the named side is left, that of the next players. */
function namedDie({ named }: Encounter, sides: readonly Side[]): number | null {
  const side = sides.find(({ id }) => id === named) ?? sides.find(({ kind }) => kind === 'players');
  return side?.die ?? null;
}

/** ATZ.TURN.4, ATZ.TURN.5, ATZ.MULTI.6, ATZ.MULTI.8, example ATZ.X.19: nobody acts, and something may happen. */
function* doubles(t: Table, die: number): Flow<void> {
  const enc = encounterOf(t);
  emit(t, 'ATZ.TURN.4', 'atz.turn.doubles', { die });
  if (die === 6) yield* dayPartMoves(t); // ATZ.DAY.7
  if (die <= enc.er.original && t.state.options.quick !== true)
    begin(t, { do: 'random-event', total: 0, stage: 0, who: null }); // ATZ.EVENT.1, ATZ.ER.6
}

/** ATZ.TURN.6, ATZ.MULTI.3, ATZ.MULTI.4, ATZ.MULTI.7, example ATZ.X.18: from the highest die down; equal ones are rolled off. */
function* orderOf(t: Table, sides: readonly Side[]): Flow<string[]> {
  const order: string[] = [];
  for (const tied of placesBy(sides, ({ die }) => die ?? 0)) order.push(...(yield* rolledOff(t, tied)));
  return order;
}

function* rolledOff(t: Table, tied: readonly Side[]): Flow<string[]> {
  if (tied.length < 2) return tied.map(({ id }) => id);
  const dice = new Map<string, number>();
  for (const side of tied) {
    const die = yield* oneDie(t, {
      rule: 'ATZ.MULTI.4',
      seat: side.seats[0] ?? firstSeat(encounterOf(t)),
      prompt: { key: 'atz.turn.roll-off', params: { side: sideWord(side) } },
    });
    dice.set(side.id, die);
    emit(t, 'ATZ.MULTI.4', 'atz.turn.rolled-off', { side: sideWord(side), die }, { dice: diceTold(die) });
  }
  const order: string[] = [];
  for (const again of placesBy(tied, ({ id }) => dice.get(id) ?? 0)) order.push(...(yield* rolledOff(t, again)));
  return order;
}

/** ATZ.TURN.12, ATZ.TURN.13: the next side, or the end of the turn. */
function nextPhase(t: Table, doing: TurnDoing): void {
  const enc = encounterOf(t);
  const side = enc.order.shift();
  if (side === undefined || isOver(enc)) doing.stage = 'close';
  else begin(t, { do: 'phase', side, groups: null, passed: [] });
}
