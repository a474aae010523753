import { hasSkill, valueOf } from '../../characteristics.ts';
import { SPECIAL_ACTIONS } from '../../data/actions.ts';
import { characteristic, takeTest } from '../../dice.ts';
import { isWithin } from '../../shoot/guns.ts';
import type { Character } from '../../state.ts';
import { battleOf, groupHere, inchesBetween, nameOf, sideOf } from '../../units.ts';
import { emit } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';

/** LD.SKILL.63 */
const INCHES = 3;
const NEEDED = 6;

/** LD.SKILL.63, LD.SKILL.65: once a turn for each player, whether it works or not. LD.SKILL.64: who is named acts next. */
export const tagTeam: Action<'tag-team'> = {
  id: 'tag-team',
  options(battle, unit, { left }) {
    const { ap } = SPECIAL_ACTIONS['tag-team'];
    if (left < ap || !hasSkill(unit, 'tag-team') || sideOf(battle, unit.seat).tagged === battle.turn) return [];
    return groupHere(battle, unit.seat)
      .filter((one) => !one.activated && one.member.keyword === unit.member.keyword)
      .filter((one) => isWithin(inchesBetween(unit, one), INCHES))
      .map((one) => ({
        means: { do: 'tag-team', with: one.id },
        label: { key: 'ld.menu.tag-team', params: { name: nameOf(one), ap } },
        about: { unit: one.id },
      }));
  },
  *play(t, unit, { with: id }, activation) {
    const battle = battleOf(t);
    spend(activation, SPECIAL_ACTIONS['tag-team'].ap);
    sideOf(battle, unit.seat).tagged = battle.turn;
    const other = groupHere(battle, unit.seat).find((one) => one.id === id) as Character;
    const params = { unit: unit.id, name: nameOf(unit), with: id, other: nameOf(other) };
    const rolling = { rule: 'LD.SKILL.63', seat: unit.seat, prompt: { key: 'ld.tag-team.roll', params } } as const;
    const added = [characteristic('LD.SKILL.63', 'intelligence', valueOf(unit, 'intelligence'))];
    const { passed, dice, modifiers } = yield* takeTest(t, rolling, NEEDED, added);
    emit(t, 'LD.SKILL.64', passed ? 'ld.tag-team.passed' : 'ld.tag-team.failed', params, { dice: [dice], modifiers });
    if (passed) activation.tagged = id;
  },
};
