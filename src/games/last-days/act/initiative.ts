import { hasSkill, valueOf } from '../characteristics.ts';
import { nextPhase } from '../course.ts';
import type { Battle, Character } from '../state.ts';
import { choose, emit, type Flow, type Modifier, roll, type Seat, type Table } from '../verbs.ts';
import { battleOf, characterOf, groupHere, inchesBetween, rivalOf } from '../units.ts';

/**
 * LD.INIT.1: Initiative: both Leaders roll, and the higher total chooses its part in the turn. LD.INIT.3: a tie is rolled again,
 * in the next step.
 */
export function* initiative(t: Table): Flow<void> {
  const battle = battleOf(t);
  const totals = new Map<Seat, number>();
  for (const { seat, leader } of battle.sides) {
    if (leader !== null) totals.set(seat, yield* rollFor(t, characterOf(battle, leader)));
  }
  const best = Math.max(...totals.values());
  const [winner, tied] = [...totals.keys()].filter((seat) => totals.get(seat) === best);
  if (winner === undefined) return take(t, battle.active); // nobody is left on the table
  if (tied !== undefined) {
    emit(t, 'LD.INIT.3', 'ld.initiative.tied', { total: best });
    return;
  }
  emit(t, 'LD.INIT.2', 'ld.initiative.won', { seat: winner });
  const part = yield* choose(t, winner, () => ({
    rule: 'LD.INIT.2',
    prompt: { key: 'ld.initiative.part' },
    options: [
      { means: 'aggressor', label: { key: 'ld.initiative.aggressor' } },
      { means: 'defender', label: { key: 'ld.initiative.defender' } },
    ] as const,
  }));
  take(t, part === 'aggressor' ? winner : rivalOf(battle, winner).seat);
}

/** LD.INIT.4, LD.INIT.5, LD.INIT.6: the Aggressor acts and fights first, the Defender shoots first. */
function take(t: Table, aggressor: Seat): void {
  const battle = battleOf(t);
  Object.assign(battle, { aggressor, active: aggressor });
  emit(t, 'LD.INIT.4', 'ld.initiative.taken', { aggressor, defender: rivalOf(battle, aggressor).seat });
  nextPhase(battle);
}

/** 1D6 and the Leader's Courage and Intelligence. */
function* rollFor(t: Table, leader: Character): Flow<number> {
  const { seat, id: unit } = leader;
  const name = leader.member.name;
  const helper = acumenFor(battleOf(t), leader);
  const rolled = yield* roll(t, helper === null ? '1d6' : '2d6', {
    rule: 'LD.INIT.1',
    prompt: { key: 'ld.initiative.roll', params: { name } },
    seat,
  });
  const die = helper === null ? (rolled[0] as number) : yield* pickDie(t, seat, rolled, 'LD.SKILL.60');
  const modifiers: Modifier[] = [
    { rule: 'LD.INIT.1', label: 'ld.courage', value: valueOf(leader, 'courage') },
    { rule: 'LD.INIT.1', label: 'ld.intelligence', value: valueOf(leader, 'intelligence') },
  ];
  const total = die + valueOf(leader, 'courage') + valueOf(leader, 'intelligence');
  const params = { seat, unit, name, die, total };
  emit(t, 'LD.INIT.1', 'ld.initiative.rolled', params, { dice: [{ sides: 6, rolled }], modifiers });
  return total;
}

/** Two dice are rolled and one of them is picked: nobody is asked where both show the same. */
export function* pickDie(
  t: Table,
  seat: Seat,
  rolled: readonly number[],
  rule: 'LD.SKILL.60' | 'LD.SKILL.31',
): Flow<number> {
  const high = Math.max(...rolled);
  const low = Math.min(...rolled);
  if (high === low) return high;
  const picked = yield* choose(t, seat, {
    rule,
    prompt: { key: 'ld.die' },
    options: [
      { means: 'high', label: { key: 'ld.die.n', params: { n: high } } },
      { means: 'low', label: { key: 'ld.die.n', params: { n: low } }, seldom: true },
    ] as const,
  });
  return picked === 'high' ? high : low;
}

/** LD.SKILL.61 */
const ACUMEN_INCHES = 3;

/** LD.SKILL.60, LD.SKILL.61, LD.SKILL.62: whose Tactical Acumen gives the Leader a second die; never more than one. */
function acumenFor(battle: Battle, leader: Character): Character | null {
  const near = (one: Character): boolean => one.id === leader.id || inchesBetween(one, leader) <= ACUMEN_INCHES + 1e-3;
  return groupHere(battle, leader.seat).find((one) => hasSkill(one, 'tactical-acumen') && near(one)) ?? null;
}
