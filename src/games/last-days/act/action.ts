import { whoActs } from '../../../skirmish/index.ts';
import { isAnimal } from '../characteristics.ts';
import { nextPhase } from '../course.ts';
import type { Act } from '../decisions.ts';
import type { Activation, Battle, Character } from '../state.ts';
import { battleOf, contactsOf, groupHere, nameOf, rivalOf } from '../units.ts';
import { choose, type Flow, type Offer, type Seat, type Table } from '../verbs.ts';
import type { Action } from './act.ts';
import { begin } from './activate.ts';
import { door, entryMan } from './deeds/doors.ts';
import { climbingGear, noisemaker } from './deeds/gear.ts';
import { passToken, pickUp, putDown } from './deeds/loads.ts';
import { reload } from './deeds/reload.ts';
import { tagTeam } from './deeds/tag-team.ts';
import { startVehicle } from './deeds/vehicle.ts';
import { lock } from './lock.ts';
import { breakContact } from './move/break-contact.ts';
import { jump } from './move/jump.ts';
import { leaving } from './move/leaving.ts';
import { longJump } from './move/long-jump.ts';
import { move } from './move/move.ts';
import { run } from './move/run.ts';
import { answered, mayBeAnswered, walkOn } from './move/walk.ts';

/** LD.ACT.6: what Action Points are spent on, in the order in which it is offered. */
const ACTIONS: { readonly [D in Act['do']]: Action<D> } = {
  'break-contact': breakContact,
  move,
  run,
  jump,
  'long-jump': longJump,
  door,
  'entry-man': entryMan,
  reload,
  'pick-up': pickUp,
  'pass-token': passToken,
  'put-down': putDown,
  'start-vehicle': startVehicle,
  noisemaker,
  'climbing-gear': climbingGear,
  'tag-team': tagTeam,
  lock,
  leave: leaving,
};
const actions = Object.values(ACTIONS) as readonly Action[];

/** LD.ACT.1: the Action Phase. One step is one decision, or one stretch of a way. */
export function* action(t: Table): Flow<void> {
  const battle = battleOf(t);
  const { activation } = battle;
  if (activation === null) return yield* next(t);
  const unit = groupHere(battle, battle.active).find(({ id }) => id === activation.unit);
  if (unit === undefined) return yield* finish(t, activation); // LD.LOCK.16, LD.MOVE.21
  if (activation.answering !== null) return yield* answered(t, unit, activation);
  if (activation.going !== null) return yield* walkOn(t, unit, activation, activation.going);
  const options = actsFor(battle, unit, activation);
  if (options.length === 0) return yield* finish(t, activation);
  const act = yield* choose(t, unit.seat, () => ({
    rule: 'LD.ACT.6',
    prompt: { key: 'ld.menu', params: { name: nameOf(unit), left: activation.left + activation.sprint } },
    options: [...options, { means: { do: 'done' }, label: { key: 'ld.menu.done' } } as const],
    facts: { unit: unit.id, left: activation.left, of: activation.of, sprint: activation.sprint },
  }));
  if (act.do === 'done') return yield* finish(t, activation);
  const { left } = activation;
  yield* (ACTIONS[act.do] as Action).play(t, unit, act as never, activation);
  if (activation.left < left && unit.fate === 'here' && activation.answering === null)
    mayBeAnswered(battle, unit, activation);
}

/** What the model can spend its points on now. */
function actsFor(battle: Battle, unit: Character, activation: Activation): Offer<Act>[] {
  const isTouched = contactsOf(battle, unit).length > 0;
  return actions
    .filter(({ marked = false }) => marked || !isAnimal(unit)) // LD.TYPES.5, LD.ACT.11
    .filter(({ inContact = false }) => inContact || !isTouched) // LD.ACT.12
    .filter(({ moves = false }) => !moves || !activation.landed) // LD.SKILL.28
    .filter(({ id }) => !activation.stuck.includes(id))
    .flatMap((one): readonly Offer<Act>[] => one.options(battle, unit, activation));
}

const readyOf = (battle: Battle, seat: Seat): Character[] =>
  groupHere(battle, seat).filter(({ activated }) => !activated);

/**
 * LD.ACT.3: the players take turns, model by model, and nobody passes while a model is left (LD.ACT.14); LD.ACT.5: who has none
 * left waits for the other.
 */
function* next(t: Table): Flow<void> {
  const battle = battleOf(t);
  const seats = [battle.active, rivalOf(battle, battle.active).seat];
  const seat = seats.find((one) => readyOf(battle, one).length > 0);
  if (seat === undefined) return nextPhase(battle);
  const unit = yield* whoActs(t, seat, readyOf(battle, seat), {
    rule: 'LD.ACT.3',
    prompt: { key: 'ld.who' },
    label: (one) => ({ key: 'ld.character', params: { name: nameOf(one) } }),
  });
  if (unit !== null) yield* begin(t, unit);
}

/** LD.ACT.2: the activation is over, and the other player has the next one, unless Tag-Team names somebody (LD.SKILL.64). */
function* finish(t: Table, { tagged }: Activation): Flow<void> {
  const battle = battleOf(t);
  const named = readyOf(battle, battle.active).find(({ id }) => id === tagged);
  const follows = named !== undefined && (yield* goesNext(t, named));
  battle.activation = null;
  if (follows) yield* begin(t, named);
  else battle.active = rivalOf(battle, battle.active).seat;
}

/** LD.SKILL.64: a partner may act at once, or wait for the Group's next turn as usual. */
function* goesNext(t: Table, partner: Character): Flow<boolean> {
  const answer = yield* choose(t, partner.seat, {
    rule: 'LD.SKILL.64',
    prompt: { key: 'ld.tag-team.next', params: { name: nameOf(partner) } },
    options: ['at-once', 'wait'],
    facts: { unit: partner.id },
  });
  return answer === 'at-once';
}
