import { BrokenTable } from '../../../kernel/index.ts';
import { spotOf } from '../../../skirmish/index.ts';
import type { Unit } from '../turn/action.ts';
import { called } from '../turn/human.ts';
import { risenName } from '../names.ts';
import { seesUnit } from './sight.ts';
import type { Battle, Herd, Human, Table, Zombie } from '../state.ts';
import { emit, type Seat } from '../verbs.ts';
import { battleOf, freshId, friendlyHumans, hasPerk, isHerd, nameOf } from '../units.ts';
import { HERD_MAX, type HerdType } from '../words.ts';

/** What kills a human: EDM.DEATH.3, EDM.DEATH.5, EDM.DEATH.7. */
export type Killer =
  | { readonly by: 'shot' | 'melee' | 'danger' | 'infection' }
  | { readonly by: 'bite'; readonly herd: Herd };

/** Takes a unit off the table. */
export function removeUnit(battle: Battle, unit: Unit): void {
  if (isHerd(unit)) battle.herds = battle.herds.filter(({ id }) => id !== unit.id);
  else battle.humans = battle.humans.filter(({ id }) => id !== unit.id);
  if (battle.activation?.unit === unit.id) battle.activation = null;
}

/**
 * EDM.DEATH.1, EDM.DEATH.2: friends who see it will have to live with it; whoever the dead have killed gets up again.
 */
export function killHuman(t: Table, human: Human, cause: Killer): void {
  const battle = battleOf(t);
  const witnesses = friendlyHumans(battle, human).filter((friend) => seesUnit(battle, friend, human));
  for (const witness of witnesses) witness.trauma = true; // EDM.PSYCH.4
  const seenBy = witnesses.map(({ id }) => id);
  emit(t, 'EDM.DEATH.1', 'ed.killed', { ...called(human), cause: cause.by, seenBy, fell: [spotOf(human)] });
  removeUnit(battle, human);
  if (cause.by !== 'bite' && cause.by !== 'infection') return; // EDM.DEATH.7, EDM.DANGER.5
  if (hasPerk(human, 'immune')) {
    emit(t, 'EDM.DEATH.8', 'ed.stays.dead', called(human));
    return;
  }
  if (cause.by === 'bite') join(t, human, cause.herd);
  else rise(t, human);
}

const zombieOf = (battle: Battle, { x, y, level }: Human): Zombie => ({
  id: freshId(battle, 'z'),
  x,
  y,
  level,
  down: false,
});

/** EDM.DEATH.3: it joins the herd that killed it, where it stood; a full herd has no room for it. */
function join(t: Table, human: Human, herd: Herd): void {
  const battle = battleOf(t);
  const full = herd.zombies.length >= HERD_MAX;
  const zombie = zombieOf(battle, human);
  if (full) battle.herds.push(herdOf(battle, zombie, human, herd.type, herd.seat, true));
  else herd.zombies.push(zombie);
  emit(t, 'EDM.DEATH.3', full ? 'ed.turned.alone' : 'ed.turned', {
    ...called(human),
    herd: nameOf(herd),
    zombie: zombie.id,
  });
}

/** EDM.DEATH.5, EDM.DEATH.6: a herd of one Regular Zombie, like any other. */
function rise(t: Table, human: Human): void {
  const battle = battleOf(t);
  const seat = zombieSeat(t, battle);
  const zombie = zombieOf(battle, human);
  battle.herds.push(herdOf(battle, zombie, human, 'regular', seat, false));
  emit(t, 'EDM.DEATH.5', 'ed.turned.alone', { ...called(human), zombie: zombie.id });
}

const herdOf = (battle: Battle, zombie: Zombie, human: Human, type: HerdType, seat: Seat, used: boolean): Herd => ({
  id: freshId(battle, 'h'),
  name: risenName(nameOf(human)),
  seat,
  entry: null,
  type,
  zombies: [zombie],
  facing: human.facing,
  used,
  climbing: null,
});

/** EDM.DEATH.4: the zombie player, who may come into the battle only now (EDM.DEATH.10). */
function zombieSeat({ state }: Table, battle: Battle): Seat {
  const there = battle.sides.find(({ faction }) => faction === 'zombies');
  const seat = there?.seat ?? state.players.find(({ faction }) => faction === 'zombies')?.seat;
  if (seat === undefined) throw new BrokenTable('EDM.DEATH.4', { zombies: 'nobody plays them' });
  if (there === undefined) bringIn(battle, seat);
  else there.out = there.conceded === true; // EDM.DEATH.11
  return seat;
}

/** EDM.DEATH.10: last in the order of turns, and for nobody's victory. */
function bringIn(battle: Battle, seat: Seat): void {
  battle.sides.push({
    seat,
    faction: 'zombies',
    slot: null,
    out: false,
    counts: false,
    commandPoints: 0,
    commandedBy: null,
    commands: [],
    reserve: [],
    list: { humans: [], herds: [] },
    withdrawn: [],
  });
  battle.order.push(seat);
}
