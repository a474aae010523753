import { hasSkill, valueOf } from '../characteristics.ts';
import { ratingOf } from '../data/attributes.ts';
import type { Arm } from '../decisions.ts';
import { characteristic, type Contender, opposedTest, takeTest, tieGoesTo } from '../dice.ts';
import { ZOMBIE } from '../data/profiles.ts';
import { type Hit, hurt } from '../shoot/damage.ts';
import { isReady } from '../shoot/guns.ts';
import type { Character } from '../state.ts';
import { battleOf, isZombie, nameOf, type Unit } from '../units.ts';
import { choose, emit, type Flow, type Message, type Table } from '../verbs.ts';
import { armFigures, blowDamage, blowLobotomizers } from './arms.ts';
import { contestOf, seatFor } from './contest.ts';
import { armsInOrder, guardsInOrder } from './odds.ts';

/** LD.CQC.7: one attack hand to hand, with all that comes of it. Who defends may do so any number of times (LD.CQC.15). */
export function* strike(t: Table, attacker: Unit, target: Unit): Flow<void> {
  const battle = battleOf(t);
  const arm = yield* nameArm(t, attacker, armsInOrder(battle, attacker, target), 'ld.arm.attack');
  const guard = yield* nameArm(t, target, guardsInOrder(battle, attacker, target, arm), 'ld.arm.defend');
  attacker.fought = true; // LD.CQC.14
  // LD.ATTR.15: the Noise of a weapon comes when somebody attacks with it.
  if (!isZombie(attacker)) attacker.noise += ratingOf(armFigures(arm).attributes, 'noisy');
  const contest = contestOf(battle, attacker, target, { attacker: arm, defender: guard });
  const said = { unit: attacker.id, name: nameOf(attacker), target: target.id, victim: nameOf(target) };
  const contender = (
    unit: Unit,
    against: Unit,
    key: 'ld.roll.attack' | 'ld.roll.defend',
    of: 'attacker' | 'defender',
  ) =>
    ({
      ...contest[of],
      seat: seatFor(battle, unit, against),
      prompt: { key, params: { name: nameOf(unit), victim: nameOf(against) } } satisfies Message,
    }) satisfies Contender;
  const { winner, tied, first, second, dice, modifiers } = yield* opposedTest(
    t,
    'LD.CQC.7',
    contender(attacker, target, 'ld.roll.attack', 'attacker'),
    contender(target, attacker, 'ld.roll.defend', 'defender'),
    contest.tie,
    contest.strikesBack,
  );
  const [rule, key] =
    winner === 'first' ? (['LD.CQC.8', 'ld.blow.hit'] as const) : (['LD.CQC.9', 'ld.blow.fended'] as const);
  const totals = { total: first.total, against: second.total, weapon: arm, tied: tied ? 1 : 0 };
  emit(t, tied ? 'LD.CQC.10' : rule, key, { ...said, ...totals }, { dice, modifiers });
  if (winner === 'first') return yield* harm(t, attacker, target, arm);
  if (!tied || !contest.strikesBack) return; // LD.CQC.9
  emit(t, 'LD.SKILL.8', 'ld.dirty', { unit: target.id, name: nameOf(target) });
  yield* harm(t, target, attacker, guard);
}

/** LD.CQC.17: each names what it uses for this roll; nothing is asked where one thing is best in everything. */
function* nameArm(t: Table, unit: Unit, arms: readonly Arm[], key: 'ld.arm.attack' | 'ld.arm.defend'): Flow<Arm> {
  const [first = 'bare-hands', ...others] = arms;
  if (isZombie(unit) || others.length === 0) return first;
  return yield* choose(t, unit.seat, () => ({
    rule: 'LD.CQC.17',
    prompt: { key, params: { name: nameOf(unit) } },
    options: arms.map((arm) => ({ means: arm, label: { key: `ld.arm.${arm}` } as const, about: { arm } })),
    facts: { unit: unit.id },
  }));
}

/** LD.CDAM.1, LD.CDAM.4: damage or a head roll, which never knocks back (LD.ZACT.15), or the Disarm that takes its place. */
function* harm(t: Table, striker: Unit, victim: Unit, arm: Arm): Flow<void> {
  if (!isZombie(striker) && !isZombie(victim) && (yield* disarms(t, striker, victim))) return;
  const hit: Hit = {
    kind: 'cqc',
    seat: seatFor(battleOf(t), striker, victim),
    cause: { how: 'blow', by: striker.id, weapon: arm === 'bare-hands' ? null : arm },
    damage: blowDamage(striker, arm),
    lobotomizer: blowLobotomizers(striker, arm),
    knockback: 0,
  };
  yield* hurt(t, victim, hit);
}

/** LD.SKILL.10, LD.SKILL.11: a Strength/6 Test in place of the damage roll strikes a weapon from the victim's hands. */
function* disarms(t: Table, striker: Character, victim: Character): Flow<boolean> {
  const weapons = weaponsOf(victim);
  if (!hasSkill(striker, 'disarm') || weapons.length === 0) return false;
  const params = { name: nameOf(striker), victim: nameOf(victim) };
  const answer = yield* choose(t, striker.seat, {
    rule: 'LD.SKILL.10',
    prompt: { key: 'ld.disarm', params },
    options: ['damage', 'disarm'],
    facts: { unit: striker.id, target: victim.id },
  });
  if (answer === 'damage') return false;
  const said = { unit: striker.id, target: victim.id, ...params };
  const { passed, dice, modifiers } = yield* takeTest(
    t,
    { rule: 'LD.SKILL.10', seat: striker.seat, prompt: { key: 'ld.roll.disarm', params } },
    6,
    [characteristic('LD.SKILL.10', 'strength', valueOf(striker, 'strength'))],
  );
  if (!passed) {
    emit(t, 'LD.SKILL.10', 'ld.disarm.failed', said, { dice: [dice], modifiers });
    return true;
  }
  const [only, ...others] = weapons as [InHand, ...InHand[]];
  const chosen =
    others.length === 0
      ? only.name
      : yield* choose(t, striker.seat, {
          rule: 'LD.SKILL.11',
          prompt: { key: 'ld.disarm.which', params },
          options: weapons.map(({ name, weapon: { id } }) => ({
            means: name,
            label: { key: 'ld.weapon', params: { weapon: id } } as const,
          })),
          facts: { unit: striker.id, target: victim.id },
        });
  const { weapon } = weapons.find(({ name }) => name === chosen) ?? only;
  weapon.lost = true;
  emit(t, 'LD.SKILL.11', 'ld.disarmed', { ...said, weapon: weapon.id }, { dice: [dice], modifiers });
  return true;
}

/** The weapons in somebody's hands, by kind and place. */
const weaponsOf = ({ guns, blades }: Character): InHand[] => [
  ...guns.flatMap((weapon, i) => (isReady({ ...weapon, empty: false }) ? [{ name: `gun-${i}`, weapon }] : [])),
  ...blades.flatMap((weapon, i) => (weapon.lost ? [] : [{ name: `blade-${i}`, weapon }])),
];
interface InHand {
  readonly name: string;
  readonly weapon: Character['guns'][number] | Character['blades'][number];
}

/** LD.SKILL.57: in place of an attack, an Opposed Strength Test; who loses it does not attack any more (LD.SKILL.58). */
export function* subdue(t: Table, attacker: Character, target: Unit): Flow<void> {
  const battle = battleOf(t);
  attacker.fought = true;
  const strengthOf = (unit: Unit): number => (isZombie(unit) ? ZOMBIE.strength : valueOf(unit, 'strength'));
  const side = (unit: Unit, against: Unit): Contender => ({
    seat: seatFor(battle, unit, against),
    prompt: { key: 'ld.roll.subdue', params: { name: nameOf(unit) } },
    value: strengthOf(unit),
    modifiers: [characteristic('LD.SKILL.57', 'strength', strengthOf(unit))],
  });
  const [one, other] = [side(attacker, target), side(target, attacker)];
  const { winner, dice, modifiers } = yield* opposedTest(
    t,
    'LD.SKILL.57',
    one,
    other,
    tieGoesTo(one.value, other.value), // LD.GEN.9, LD.GEN.10
  );
  const said = { unit: attacker.id, name: nameOf(attacker), target: target.id, victim: nameOf(target) };
  if (winner === 'first') target.subdued = true;
  const [rule, key] =
    winner === 'first' ? (['LD.SKILL.58', 'ld.subdued'] as const) : (['LD.SKILL.59', 'ld.subdue.failed'] as const);
  emit(t, rule, key, said, { dice, modifiers });
}
