import { nextUp } from '../../../skirmish/index.ts';
import { facingTowards } from '../../../tabletop/index.ts';
import type { Action, Unit } from './action.ts';
import type { Act, ActOf, MenuChoice } from '../decisions.ts';
import { bite } from '../herd/bite.ts';
import { checksOnSelection, judge } from './checks.ts';
import { climb } from '../move/climb.ts';
import { beginCommand, command, endCommand } from './command.ts';
import { getUp } from '../move/down.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import { isBroken } from '../herd/formation.ts';
import { arrange } from '../herd/herd.ts';
import { aim, interact } from './human.ts';
import { melee } from '../fight/melee.ts';
import { merge } from '../herd/merge.ts';
import { move } from '../move/move.ts';
import { medic } from './perks.ts';
import { ramblingCheck } from '../herd/ramble.ts';
import { reload } from './reload.ts';
import { shoot } from '../fight/shoot.ts';
import { shove } from '../move/shove.ts';
import { split } from '../herd/split.ts';
import type { Activation, Battle, Herd } from '../state.ts';
import { choose, emit, type Flow, type Message, type Offer, place, type Seat, type Table } from '../verbs.ts';
import {
  battleOf,
  bodies,
  enemiesOf,
  findUnit,
  gapBetween,
  isHerd,
  nameOf,
  nearestTo,
  sideOf,
  unitOf,
  unitsOf,
} from '../units.ts';
import { checkVictory, clearTable, countObjective, offerDraw } from './win.ts';
import { withdraw } from './withdraw.ts';

/**
 * EDM.TURN.4, EDM.TURN.5: everything that an action can be spent on, as often as one likes; weapons change freely
 * (EDM.TURN.14). The menu shows them in this order.
 */
const ACTIONS: { readonly [D in Act['do']]: Action<D> } = {
  move,
  shoot,
  melee,
  bite,
  aim,
  reload,
  shove,
  'get-up': getUp,
  climb,
  interact,
  command,
  medic,
  split,
  merge,
  withdraw,
};
const ALL_ACTIONS: readonly Act['do'][] = Object.values(ACTIONS).map(({ id }) => id);
const TORN = ['move', 'bite', 'get-up'] as const satisfies readonly Act['do'][];

/** One step of a battle that is being played: a unit is selected, or the selected one acts. */
export function* play(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (battle.activation === null) yield* select(t);
  else yield* act(t, battle.activation);
  clearTable(t);
}

/** EDM.TURN.1: what happens as a player's turn begins. */
export function beginTurn(t: Table, seat: Seat): void {
  const battle = battleOf(t);
  battle.active = seat;
  for (const unit of unitsOf(battle, seat)) unit.used = false;
  beginCommand(t, seat);
  judge(battle, seat);
  emit(t, 'EDM.TURN.1', 'ed.turn', { seat, round: battle.round });
}

/** EDM.TURN.2, EDM.TURN.7: any own unit that is not used yet; a turn ends when none is left. */
function* select(t: Table): Flow<void> {
  const battle = battleOf(t);
  const seat = battle.active;
  const waiting = unitsOf(battle, seat).filter(({ used }) => !used);
  const [only] = waiting;
  if (only === undefined) return yield* endTurn(t);
  const id =
    waiting.length === 1
      ? only.id
      : yield* choose(t, seat, () => ({
          rule: 'EDM.TURN.2',
          prompt: { key: 'ed.select', params: { seat } },
          options: (hasConceded(battle, seat) ? [only] : waiting).map((unit) => unitOption(battle, unit)),
        }));
  if (hasConceded(battle, seat)) return;
  yield* activate(t, unitOf(battle, id));
}

const unitOption = (battle: Battle, unit: Unit): Offer<string> => ({
  means: unit.id,
  label: unitLabel(battle, unit),
  about: { unit: unit.id },
});

/** What it can do, and how near the enemy is: who is to act next depends on that. */
function unitLabel(battle: Battle, unit: Unit): Message {
  const near = nearestTo(unit, enemiesOf(battle, unit));
  if (near === null) return { key: 'ed.unit', params: { unit: nameOf(unit) } };
  const inches = Math.round(gapBetween(unit, near) * 10) / 10;
  const params = { unit: nameOf(unit), near: nameOf(near), inches };
  if (isHerd(unit)) return { key: 'ed.select.herd', params: { ...params, zombies: unit.zombies.length } };
  const weapons = unit.weapons.map(({ id }) => id);
  if (weapons.length === 0) return { key: 'ed.select.unarmed', params };
  return { key: 'ed.select.human', params: { ...params, weapons } };
}

/** EDM.WIN.5: nothing is left to decide. */
const hasConceded = (battle: Battle, seat: Seat): boolean => sideOf(battle, seat).conceded === true;

/** EDM.TURN.3: up to two actions, or three for whoever is on Overwatch (EDM.PERK.11). */
const allowedTo = (unit: Unit): number => (!isHerd(unit) && unit.watchful ? 3 : 2);

/** EDM.TURN.8, EDM.TURN.9, EDM.TURN.10: the checks that selecting a unit triggers come before any action. */
function* activate(t: Table, unit: Unit): Flow<void> {
  const battle = battleOf(t);
  battle.activation = {
    unit: unit.id,
    actions: allowedTo(unit),
    of: allowedTo(unit),
    rambler: null,
    aiming: false,
    done: [],
    arranging: null,
  };
  emit(t, 'EDM.TURN.2', 'ed.selected', { unit: unit.id, name: nameOf(unit) });
  if (isHerd(unit)) {
    const control = yield* ramblingCheck(t, unit);
    if (control.by === 'nobody') finish(battle, unit);
    else if (control.by === 'opponent') battle.activation.rambler = control.seat;
  } else if ((yield* checksOnSelection(t, unit)) !== 'acts') finish(battle, unit);
  checkVictory(t);
}

/** EDM.TURN.6: it performs nothing more this turn. */
function finish(battle: Battle, unit: Unit): void {
  unit.used = true;
  battle.activation = null;
}

/** What the selected unit can choose now. */
function menuOf(t: Table, unit: Unit, activation: Activation): Offer<MenuChoice>[] {
  const { actions, rambler, arranging } = activation;
  const options: Offer<MenuChoice>[] = [];
  if (hasConceded(battleOf(t), rambler ?? unit.seat)) return options;
  if (actions > 0) for (const id of allowed(unit, rambler)) options.push(...ACTIONS[id].options(t, unit));
  if (arranging !== null && isHerd(unit) && unit.zombies.length > 1) {
    options.push({ means: { do: 'arrange' }, about: { unit: unit.id } });
  }
  if (facingMatters(battleOf(t), unit)) options.push({ means: { do: 'face' }, about: { unit: unit.id } });
  return options;
}

/** EDM.RAMBLE.3, EDM.RAMBLE.5, EDM.RAMBLE.7: an opponent may only Move the herd. EDM.HERD.2: a torn herd has little choice. */
function allowed(unit: Unit, rambler: Seat | null): readonly Act['do'][] {
  if (rambler !== null) return ['move'];
  return isHerd(unit) && isBroken(unit) ? TORN : ALL_ACTIONS;
}

/** EDM.MODEL.5: only humans ever strike from the flank, so facing matters while enemies are human. */
const facingMatters = (battle: Battle, unit: Unit): boolean =>
  battle.humans.some(({ seat }) => seat !== unit.seat) && battle.activation?.rambler === null;

/** EDM.TURN.3: one action, or what costs none. A human acts alone, a herd as one (EDM.TURN.11, EDM.TURN.12). */
function* act(t: Table, activation: Activation): Flow<void> {
  const battle = battleOf(t);
  const unit = unitOf(battle, activation.unit);
  const seat = activation.rambler ?? unit.seat;
  if (activation.actions <= 0 && menuOf(t, unit, activation).length === 0) return finish(battle, unit);
  const choice = yield* choose(t, seat, () => ({
    rule: 'EDM.TURN.3',
    prompt: { key: 'ed.menu', params: { unit: nameOf(unit), actions: activation.actions } },
    options: inOrder(menuOf(t, unit, activation), unit, activation.actions),
    facts: { unit: unit.id, actions: activation.actions, aiming: activation.aiming },
  }));
  switch (choice.do) {
    case 'done':
      return finish(battle, unit); // EDM.TURN.13, EDM.HUMAN.3: the rest passes without effect
    case 'face':
      return yield* face(t, unit, seat);
    case 'arrange':
      return yield* arrange(t, unit as Herd, seat);
    default:
      yield* perform(t, unit, choice, seat, activation);
      checkVictory(t);
  }
}

/** A unit that has no action left most likely has done: that comes first then. */
function inOrder(menu: readonly Offer<MenuChoice>[], { id }: Unit, actions: number): readonly Offer<MenuChoice>[] {
  const done: Offer<MenuChoice> = { means: { do: 'done' }, about: { unit: id } };
  return actions > 0 ? [...menu, done] : [done, ...menu];
}

/** The chapter of an act, which is handed the act as it was offered. */
const chapterOf = <D extends Act['do']>(act: ActOf<D>): Action<D> => ACTIONS[act.do as D];

function* perform(t: Table, unit: Unit, act: Act, seat: Seat, activation: Activation): Flow<void> {
  const battle = battleOf(t);
  activation.actions -= 1;
  activation.arranging = null;
  activation.done.push(act.do);
  const went = yield* chapterOf(act).play(t, unit, act, seat);
  if (went === false) {
    activation.actions += 1;
    activation.done.pop();
  }
  // Whoever was used up, killed or turned by the action has nothing left to do.
  if (battle.activation !== null && (findUnit(battle, unit.id) === undefined || unit.used)) battle.activation = null;
}

/** EDM.MODEL.5: at the end of its activation a unit may look wherever its player likes. */
function* face(t: Table, unit: Unit, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const [body] = bodies(unit);
  if (body === undefined) return;
  const { width, depth } = terrainOf(battle);
  const rim = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const at = yield* place(t, seat, () => {
    const enemy = nearestTo(unit, enemiesOf(battle, unit));
    const [foe] = enemy === null ? [] : bodies(enemy);
    const around = [
      [-4, 0],
      [4, 0],
      [0, -4],
      [0, 4],
    ].map(([dx = 0, dy = 0]) => ({
      x: Math.min(width - 0.01, Math.max(0.01, body.x + dx)),
      y: Math.min(depth - 0.01, Math.max(0.01, body.y + dy)),
    }));
    return {
      rule: 'EDM.MODEL.5',
      prompt: { key: 'ed.face', params: { unit: nameOf(unit) } },
      region: { polygons: [rim] },
      suggestions: foe === undefined ? around : [{ x: foe.x, y: foe.y }, ...around],
      facts: { unit: unit.id },
    };
  });
  unit.facing = facingTowards(body, at);
  emit(t, 'EDM.MODEL.5', 'ed.faced', { unit: unit.id, name: nameOf(unit), facing: unit.facing });
}

/** EDM.TURN.7: the next player's turn; after the last one a round is full. */
function* endTurn(t: Table): Flow<void> {
  const battle = battleOf(t);
  const present = (seat: Seat): boolean => unitsOf(battle, seat).length > 0;
  endCommand(battle, battle.active);
  const next = nextUp('side-by-side', battle.order, battle.active, present);
  if (next !== null) return beginTurn(t, next);
  countObjective(t);
  if (battle.phase === 'play') yield* offerDraw(t);
  if (battle.phase !== 'play') return;
  battle.round += 1;
  beginTurn(t, battle.order.find(present) as Seat);
}
