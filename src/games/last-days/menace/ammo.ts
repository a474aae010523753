import { nextPhase } from '../course.ts';
import { SIDES, scored, takeTest } from '../dice.ts';
import { reloadNumberOf } from '../shoot/guns.ts';
import type { Battle, Character, Gun } from '../state.ts';
import { battleOf, characterOf, groupHere, rivalOf, sideOf } from '../units.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { whoIsFirst } from './first.ts';

/** LD.TURN.4: the Ammo step of the Menace Phase. One step is one Ammo Roll. */
export function* ammo(t: Table): Flow<void> {
  const battle = battleOf(t);
  if (battle.ammo === null) return yield* begin(t);
  const next = battle.ammo.guns.shift();
  if (next !== undefined) return yield* ammoRoll(t, characterOf(battle, next.unit), next.gun);
  battle.ammo = null;
  nextPhase(battle);
}

/** LD.AMMO.4: the order matters to nobody where only one side has anything to roll for. */
function* begin(t: Table): Flow<void> {
  const battle = battleOf(t);
  const { sides } = battle;
  const rolling = sides.filter(({ seat }) => gunsToRoll(battle, seat).length > 0);
  const [only] = rolling;
  if (only === undefined) return nextPhase(battle);
  const first = rolling.length === 1 ? only.seat : yield* whoIsFirst(t, 'LD.AMMO.4', (seat) => tokensOf(battle, seat));
  battle.ammo = { guns: [first, rivalOf(battle, first).seat].flatMap((seat) => gunsToRoll(battle, seat)) };
}

const inHand = (battle: Battle, seat: Seat): Gun[] =>
  groupHere(battle, seat).flatMap(({ guns }) => guns.filter(({ lost }) => !lost));

const tokensOf = (battle: Battle, seat: Seat): number => inHand(battle, seat).reduce((sum, gun) => sum + gun.ammo, 0);

/**
 * LD.AMMO.5, LD.AMMO.8: every gun with Ammo Tokens, each by itself (LD.AMMO.2), whether it fired or not; but not one that is empty
 * already (LD.AMMO.10).
 */
const gunsToRoll = (battle: Battle, seat: Seat): { unit: string; gun: number }[] =>
  groupHere(battle, seat).flatMap(({ id, guns }) =>
    guns.flatMap(({ ammo: tokens, empty, lost }, gun) => (tokens > 0 && !empty && !lost ? [{ unit: id, gun }] : [])),
  );

/** LD.AMMO.5, LD.AMMO.6: a die and the gun's tokens; nobody rolls where no die could change anything (LD.GUN.2). */
function* ammoRoll(t: Table, owner: Character, place: number): Flow<void> {
  const gun = owner.guns[place] as Gun;
  const needed = reloadNumberOf(owner, gun);
  if (needed === null) return; // LD.AMMO.11
  const said = { unit: owner.id, name: owner.member.name, gun: gun.id, tokens: gun.ammo, needed };
  if (gun.ammo + 1 >= needed) {
    gun.empty = true;
    return emit(t, 'LD.GUN.2', 'ld.ammo.certain', said);
  }
  if (gun.ammo + SIDES < needed) return emit(t, 'LD.AMMO.6', 'ld.ammo.plenty', said);
  gun.empty = yield* runsDry(t, owner, gun, needed);
  if (!gun.empty || !(yield* useArmoury(t, owner, place))) return;
  sideOf(battleOf(t), owner.seat).armoury -= 1;
  gun.empty = yield* runsDry(t, owner, gun, needed); // LD.PERK.1: the second result stands
}

/** LD.AMMO.9: only this roll empties a gun, however many tokens lie on it. They stay (LD.AMMO.7). */
function* runsDry(t: Table, { id, seat, member: { name } }: Character, gun: Gun, needed: number): Flow<boolean> {
  const said = { unit: id, name, gun: gun.id, tokens: gun.ammo, needed };
  const by = { rule: 'LD.AMMO.5', seat, prompt: { key: 'ld.ammo.roll', params: said } } as const;
  const modifiers = [scored('LD.AMMO.5', 'ld.modifier.ammo', gun.ammo)];
  const { passed, dice } = yield* takeTest(t, by, needed, modifiers);
  emit(t, 'LD.AMMO.6', passed ? 'ld.ammo.empty' : 'ld.ammo.loaded', said, { dice: [dice], modifiers });
  return passed;
}

/** LD.PERK.1: a Group whose Armoury was worked may roll a failed Ammo Roll again, three times in an Encounter. */
function* useArmoury(t: Table, { id, seat, member: { name } }: Character, gun: number): Flow<boolean> {
  const { armoury } = sideOf(battleOf(t), seat);
  if (armoury === 0) return false;
  const choice = yield* choose(t, seat, {
    rule: 'LD.PERK.1',
    prompt: { key: 'ld.ammo.again', params: { name, left: armoury } },
    options: ['again', 'keep'],
    facts: { unit: id, gun },
  });
  return choice === 'again';
}
