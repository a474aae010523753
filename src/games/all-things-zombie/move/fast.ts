import type { ActivateDoing } from '../course/doing.ts';
import { type Change, changesTold, diceAfter, oneDie, passedOf } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { enemiesOf, humanOf, inMelee, isFunctioning, repOf } from '../figures.ts';
import { has } from '../people/attributes.ts';
import { reportFast } from '../encounters/report.ts';
import { fastDice } from '../people/burden.ts';
import { spill } from '../places/carts.ts';
import { wouldSee } from '../sight/los.ts';
import type { Human, State } from '../state.ts';
import { emit, type Flow, type Offer, pick, roll, type Seat, type Table } from '../verbs.ts';
import type { MoveAct } from './decisions.ts';
import { isInWoods, isOnRoad } from './ground.ts';
import { movementLeft, movementOf, normalMove } from './way.ts';

/** ATZ.MOVE.2 to ATZ.MOVE.12, ATZ.MOVE.17, ATZ.MOVE.25: one roll for all of a group who want to move fast. */

/** ATZ.MOVE.7: once in an activation; not beside a reload, which leaves the normal distance only (ATZ.ACT.7). */
export const mayMoveFast = ({ encounter }: State, human: Human): boolean => {
  const { id, turn } = human;
  return (
    fastDice(human) > 0 && // ATZ.ITEM.19
    !turn.fast &&
    turn.did.every((one) => one === 'pick-up' || one === 'prone' || one === 'break-off') &&
    !inMelee(encounter, id)
  );
};

const whoMay = (state: State, seat: Seat | null, { group }: Pick<ActivateDoing, 'group'>): Human[] =>
  group.map((id) => humanOf(state.encounter, id)).filter((human) => human.seat === seat && mayMoveFast(state, human));

/** ATZ.MOVE.2: offered once for all of a player's figures in the group. */
export function fastMoveOffer(state: State, human: Human, activation: ActivateDoing): Offer<MoveAct>[] {
  if (whoMay(state, human.seat, activation)[0]?.id !== human.id) return [];
  return [{ means: { do: 'fast-move', who: human.id }, label: { key: 'atz.menu.fast' }, about: { unit: human.id } }];
}

export function* fastMove(
  t: Table,
  { who }: { readonly who: string },
  activation: Pick<ActivateDoing, 'group'>,
): Flow<void> {
  const enc = encounterOf(t);
  const seat = humanOf(enc, who).seat as Seat;
  const able = whoMay(t.state, seat, activation);
  const named = able.length === 1 ? able : yield* declared(t, seat, able);
  yield* onTheRoad(t, seat, named);
  const dice = yield* roll(t, '2d6', { rule: 'ATZ.MOVE.2', seat, prompt: { key: 'atz.fast.roll' }, ordered: true });
  reportFast(t); // ATZ.FIRST.13
  for (const human of named) yield* moveFast(t, human, dice, seat);
}

/** ATZ.MOVE.2: which of them want to. */
function* declared(t: Table, seat: Seat, able: readonly Human[]): Flow<Human[]> {
  const ids = yield* pick(t, seat, {
    rule: 'ATZ.MOVE.2',
    prompt: { key: 'atz.fast.who' },
    options: able.map(({ id, name }) => ({
      means: id,
      label: { key: 'atz.figure', params: { name } },
      about: { unit: id },
    })),
    min: 1,
    max: able.length,
  });
  return able.filter(({ id }) => ids.includes(id));
}

/** ATZ.MOVE.11: who began its move on a road may say that it ends there, too. */
function* onTheRoad(t: Table, seat: Seat, named: readonly Human[]): Flow<void> {
  const enc = encounterOf(t);
  const able = named.filter(
    ({ x, y, level, turn }) => isOnRoad(enc, turn.from ?? { x, y, level }) && isOnRoad(enc, { x, y, level }),
  );
  if (able.length === 0) return;
  const ids = yield* pick(t, seat, {
    rule: 'ATZ.MOVE.11',
    prompt: { key: 'atz.fast.road' },
    options: able.map(({ id, name }) => ({
      means: id,
      label: { key: 'atz.figure', params: { name } },
      about: { unit: id },
    })),
    min: 0,
    max: able.length,
  });
  for (const human of able) human.turn.keepsRoad = ids.includes(human.id);
}

/** ATZ.MOVE.10: a functioning zombie or enemy with a clear LOS between them. */
function isThreatened({ encounter: enc }: State, human: Human): boolean {
  const enemies = enemiesOf(enc, human).filter(isFunctioning);
  return [...enemies, ...enc.zombies.filter(({ prone }) => !prone)].some((one) => wouldSee(enc, human, one));
}

/** ATZ.MOVE.5, ATZ.MOVE.10 to ATZ.MOVE.12, ATZ.MOVE.17, ATZ.ATTR.17, ATZ.EVENT.12: more dice and fewer than the group's two. */
function fastChanges(state: State, human: Human): Change[] {
  const enc = state.encounter;
  const changes: Change[] = [];
  if (has(state, human, 'fast')) changes.push({ rule: 'ATZ.MOVE.5', label: 'atz.fast.fast', dice: 1 });
  if (human.lame) changes.push({ rule: 'ATZ.EVENT.12', label: 'atz.fast.lame', dice: -1 });
  else if (has(state, human, 'slow')) changes.push({ rule: 'ATZ.ATTR.17', label: 'atz.fast.slow', dice: -1 });
  // ATZ.ITEM.13, ATZ.ITEM.18: a heavy load or a cart leaves one die, as being slow does.
  if (fastDice(human) === 1 && !human.lame && !has(state, human, 'slow'))
    changes.push({ rule: 'ATZ.ITEM.18', label: 'atz.fast.laden', dice: -1 });
  if (human.class === 'citizen' && isThreatened(state, human))
    changes.push({ rule: 'ATZ.MOVE.10', label: 'atz.fast.citizen', dice: -1 });
  if (human.turn.keepsRoad) changes.push({ rule: 'ATZ.MOVE.11', label: 'atz.fast.on-road', dice: 1 });
  if (isInWoods(enc, human)) changes.push({ rule: 'ATZ.MOVE.12', label: 'atz.fast.woods', dice: -1 });
  if (human.prone) changes.push({ rule: 'ATZ.MOVE.17', label: 'atz.fast.crawl', dice: -1 });
  return changes;
}

/** ATZ.T.RXUNIVERSAL, ATZ.MOVE.3, ATZ.MOVE.4, ATZ.MOVE.25, ATZ.WOUND.2, examples ATZ.X.20 and ATZ.X.22: each die passed is half a normal move more; it counts as fast in any case (ATZ.MOVE.6). */
function* moveFast(t: Table, human: Human, shared: readonly number[], seat: Seat): Flow<void> {
  const { state } = t;
  const { id, name } = human;
  const changes = fastChanges(state, human);
  const count = diceAfter(2, changes);
  const extra = Math.max(0, count - 2);
  const prompt = { key: 'atz.fast.more', params: { name, dice: extra } } as const;
  const own = extra === 0 ? [] : yield* roll(t, `${extra}d6`, { rule: 'ATZ.MOVE.5', seat, prompt });
  const dice = [...shared.slice(0, count), ...own];
  const most = human.carries !== null ? 1 : has(state, human, 'fast') ? 3 : 2;
  const passed = Math.min(most, passedOf(dice, repOf(human)));
  human.turn.fast = true;
  const more = (passed * normalMove(state, human)) / 2;
  human.turn.bonus += more;
  const told = { dice: [{ sides: 6, rolled: dice }], modifiers: changesTold(changes) };
  emit(t, 'ATZ.MOVE.3', 'atz.fast', { unit: id, name, passed, inches: more }, told);
  if (human.items.includes('cart') && dice.includes(6)) spill(t, human); // ATZ.ITEM.13
  if (human.lame && passed === 0) yield* stumble(t, human, seat);
}

/** ATZ.EVENT.13: a few inches, and it lies there. */
function* stumble(t: Table, human: Human, seat: Seat): Flow<void> {
  const { id, name } = human;
  const die = yield* oneDie(t, {
    rule: 'ATZ.EVENT.13',
    seat,
    prompt: { key: 'atz.fast.stumble.roll', params: { name } },
  });
  const left = Math.min(die, movementLeft(t.state, human));
  human.turn.inches = movementOf(t.state, human) - left;
  human.turn.stumbles = true;
  emit(
    t,
    'ATZ.EVENT.13',
    'atz.fast.stumble',
    { unit: id, name, inches: left },
    { dice: [{ sides: 6, rolled: [die] }] },
  );
}
