import type { Model } from '../../../tabletop/index.ts';
import type { Action, Unit } from '../turn/action.ts';
import { isFlanking, type Pool, poolOf, resolve } from './attack.ts';
import { attackFactors, toughnessOf } from '../conditions.ts';
import type { Arm } from '../decisions.ts';
import { humansAt, inContact, zombiesAt } from './contact.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { BLADE_FIGURES, isGun } from '../figures.ts';
import { AIM, called, isFree, takeAim } from '../turn/human.ts';
import type { Battle, Human, Table } from '../state.ts';
import { emit, type Flow } from '../verbs.ts';
import { battleOf, bodies, enemiesOf, isHerd, nameOf, unitOf } from '../units.ts';
import { wound } from './wound.ts';

/** What a human can strike with; the same weapon twice is offered once, as neither needs reloading. */
const armsOf = ({ weapons }: Human): Arm[] => [
  ...new Set([...weapons.flatMap(({ id }): Arm[] => (isGun(id) ? [] : [id])), 'unarmed' as const]),
];

/** EDM.T.MELEEF: both sides' dice of a Melee. Cover gives nothing here (EDM.COVER.4). */
export function meleePools(battle: Battle, human: Human, arm: Arm, target: Unit, aimed: boolean): [Pool, Pool] {
  const { hits, accuracy } = BLADE_FIGURES[arm];
  const [attacker] = bodies(human) as [Model];
  const helped = humansAt(battle, target, human.seat).some(({ id }) => id !== human.id);
  const offence = poolOf('EDM.MELEE.3', `weapon.${arm}`, { dice: hits, needed: accuracy }, [
    ...(aimed ? [{ ...AIM, rule: 'EDM.MELEE.7' } as const] : []),
    ...(isDownAt(battle, human, target) ? [{ rule: 'EDM.MELEE.11', label: 'ed.factor.down', dice: 1 } as const] : []),
    ...(isFlanking(attacker, target)
      ? [{ rule: 'EDM.MELEE.8', label: 'ed.factor.flanking', results: 1 } as const]
      : []),
    ...(helped ? [{ rule: 'EDM.MELEE.9', label: 'ed.factor.helped', results: 1 } as const] : []),
    ...attackFactors(battle, human, 'melee'),
  ]);
  return [offence, toughnessOf(battle, target, 'melee')];
}

/** EDM.MELEE.11, EDM.DOWN.6: of a herd, one that touches the attacker must be down. */
function isDownAt(battle: Battle, human: Human, target: Unit): boolean {
  return isHerd(target) ? zombiesAt(battle, target, human).some(({ down }) => down) : target.down;
}

/**
 * EDM.MELEE.1, EDM.MELEE.2: humans, against enemies in base contact. Contact is what asks for Sight (EDM.MELEE.12) and
 * what too high a wall prevents; whatever leaves contact is no Cover here (EDM.MELEE.13). Nothing is remembered of it,
 * so any attack may follow (EDM.MELEE.15, EDM.MELEE.16, EDM.WEAPON.4, EDM.X.10).
 */
export const melee: Action<'melee'> = {
  id: 'melee',
  options(t, unit) {
    if (isHerd(unit) || !isFree(unit)) return []; // EDM.MELEE.14
    const battle = battleOf(t);
    const table = tabletopOf(battle);
    const targets = enemiesOf(battle, unit).filter((target) => inContact(battle, unit, target, table));
    return armsOf(unit).flatMap((arm) =>
      targets.map((target) => ({
        means: { do: 'melee', arm, target: target.id },
        label: { key: 'ed.melee', params: { weapon: arm, victim: nameOf(target) } },
        about: { unit: target.id, weapon: arm },
      })),
    );
  },
  *play(t, unit, { arm, target }) {
    yield* strike(t, unit as Human, arm, unitOf(battleOf(t), target));
  },
};

function* strike(t: Table, human: Human, arm: Arm, target: Unit): Flow<void> {
  const [offence, defence] = meleePools(battleOf(t), human, arm, target, yield* takeAim(t, human));
  const { wounds, hits, saves, dice, modifiers } = yield* resolve(t, {
    attacker: human.seat,
    target: target.seat,
    offence,
    defence,
    rules: { attack: 'EDM.MELEE.3', toughness: 'EDM.MELEE.5' },
    human,
  });
  const said = { ...called(human), target: target.id, victim: nameOf(target), weapon: arm };
  emit(
    t,
    wounds > 0 ? 'EDM.MELEE.6' : 'EDM.MELEE.5',
    'ed.struck',
    { ...said, hits, saves, wounds },
    { dice, modifiers },
  );
  yield* wound(t, target, wounds, { by: 'melee', origin: { x: human.x, y: human.y } });
}
