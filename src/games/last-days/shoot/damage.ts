import type { Dice } from '../../../kernel/index.ts';
import { rollTest } from '../../../skirmish/index.ts';
import { valueOf } from '../characteristics.ts';
import { type ItemId, itemFigures } from '../data/items.ts';
import { characteristic, type Rolled, type Scored, scored, testOf } from '../dice.ts';
import { type Cause, destroy, wound } from '../harm.ts';
import type { Character, Zombie } from '../state.ts';
import { isZombie, nameOf, type Unit } from '../units.ts';
import { emit, type Flow, type Rule, type Seat, type Table } from '../verbs.ts';

/** What a hit does, by shot or blow: a damage roll (LD.SDAM.1, LD.CDAM.1), or a head roll against the dead (LD.SDAM.5, LD.CDAM.4). */

export interface Hit {
  readonly kind: 'ranged' | 'cqc';
  /** Who rolls. */
  readonly seat: Seat;
  readonly cause: Cause;
  /** What is added to the damage die. */
  readonly damage: readonly Scored[];
  /** What is added to a head roll (LD.ATTR.14): as much as there is. */
  readonly lobotomizer: readonly Scored[];
  /** LD.ZOMBIE.8: ranged attacks only. */
  readonly knockback: number;
  /** LD.SKILL.12: whether the roll just made is made again; asked where another one could do more. */
  readonly again?: (result: { readonly points: number; readonly victim: Unit; readonly dice: Dice }) => Flow<boolean>;
}

/** LD.ZOMBIE.6 */
export const HEAD = 5;

/** LD.CHAR.10, LD.ITEM.2, LD.ITEM.22: what divides a Damage Total: Endurance, and armour against this kind of attack. */
export function enduranceOf(victim: Character, kind: Hit['kind']): Scored[] {
  const rule: Rule = kind === 'ranged' ? 'LD.SDAM.2' : 'LD.CDAM.2';
  // LD.ITEM.3, LD.ITEM.23: of two pieces only one can be worn.
  const [worn] = victim.items.flatMap((id) => {
    const { armour } = itemFigures(id);
    const counts = armour?.against.includes(kind) === true;
    return counts ? [scored(ARMOUR_RULE[id] ?? rule, `gear.${id}`, armour.endurance)] : [];
  });
  return [characteristic(rule, 'endurance', valueOf(victim, 'endurance')), ...(worn === undefined ? [] : [worn])];
}
const ARMOUR_RULE: Readonly<Partial<Record<ItemId, Rule>>> = {
  'assault-armour': 'LD.ITEM.2',
  'tactical-vest': 'LD.ITEM.22',
};

/** LD.SDAM.2, LD.CDAM.2: rounded down (LD.X.5, LD.X.7). */
export const pointsOf = (total: number, endurance: number): number =>
  Math.floor(Math.max(0, total) / Math.max(1, endurance));

/** One model is hit. */
export const hurt = (t: Table, victim: Unit, hit: Hit): Flow<void> =>
  isZombie(victim) ? headRoll(t, victim, hit) : damageRoll(t, victim, hit);

/** LD.SDAM.1 to LD.SDAM.4, LD.CDAM.1 to LD.CDAM.3 */
function* damageRoll(t: Table, victim: Character, hit: Hit): Flow<void> {
  const rule: Rule = hit.kind === 'ranged' ? 'LD.SDAM.1' : 'LD.CDAM.1';
  const endurance = enduranceOf(victim, hit.kind);
  const divisor = endurance.reduce((sum, { value }) => sum + value, 0);
  const by = { rule, seat: hit.seat, prompt: { key: 'ld.roll.damage', params: { name: nameOf(victim) } } } as const;
  let rolled: Rolled = yield* rollTest(t, testOf(null, hit.damage), by);
  const left = valueOf(victim, 'capacity') - victim.damage;
  const points = (): number => pointsOf(rolled.total, divisor);
  const best = pointsOf(rolled.total - (rolled.rolled[0] as number) + 6, divisor);
  if (
    hit.again !== undefined &&
    points() < Math.min(best, left) &&
    (yield* hit.again({ points: points(), victim, dice: rolled.dice }))
  ) {
    rolled = yield* rollTest(t, testOf(null, hit.damage), by); // LD.SKILL.13
  }
  emit(
    t,
    rule,
    'ld.damage',
    { unit: victim.id, name: nameOf(victim), total: rolled.total, endurance: divisor, points: points() },
    { dice: [rolled.dice], modifiers: [...rolled.modifiers, ...endurance] },
  );
  yield* wound(t, victim, points(), hit.cause);
}

/** LD.ZOMBIE.6: 5 or more destroys it; otherwise a shot pushes it back (LD.ZOMBIE.8), and a blow does nothing (LD.ZOMBIE.9). */
function* headRoll(t: Table, victim: Zombie, hit: Hit): Flow<void> {
  const name = nameOf(victim);
  const by = { rule: 'LD.ZOMBIE.6', seat: hit.seat, prompt: { key: 'ld.roll.head', params: { name } } } as const;
  let rolled = yield* rollTest(t, testOf(HEAD, hit.lobotomizer), by);
  if (hit.again !== undefined && !rolled.passed && (yield* hit.again({ points: 0, victim, dice: rolled.dice }))) {
    rolled = yield* rollTest(t, testOf(HEAD, hit.lobotomizer), by); // LD.SKILL.13
  }
  const { dice, modifiers, passed } = rolled;
  const told = { unit: victim.id, name };
  emit(t, 'LD.ZOMBIE.6', passed ? 'ld.head' : 'ld.head.missed', told, { dice: [dice], modifiers });
  if (passed) {
    yield* destroy(t, victim, hit.cause);
  } else if (hit.kind === 'ranged' && hit.knockback > 0) {
    victim.knockback += hit.knockback;
    emit(t, 'LD.ZOMBIE.8', 'ld.knockback', { ...told, tokens: hit.knockback });
  }
}
