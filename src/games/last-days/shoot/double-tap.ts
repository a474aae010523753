import { hasSkill } from '../characteristics.ts';
import type { Character, Gun } from '../state.ts';
import { nameOf } from '../units.ts';
import { choose, emit, type Table } from '../verbs.ts';
import type { Aim } from './aim.ts';
import type { Hit } from './damage.ts';
import { spendMore } from './spend.ts';

/** LD.SKILL.12: once for each hit in the Shooting Phase, the shooter may pay to roll again. */
export function doubleTap(t: Table, shooter: Character, gun: Gun, { occasion }: Aim): Pick<Hit, 'again'> {
  if (occasion !== 'phase' || !hasSkill(shooter, 'double-tap')) return {};
  let used = false;
  return {
    *again({ points, victim, dice }) {
      if (used) return false;
      const answer = yield* choose(t, shooter.seat, {
        rule: 'LD.SKILL.12',
        prompt: { key: 'ld.double-tap', params: { name: nameOf(shooter), victim: nameOf(victim), points } },
        options: ['reroll', 'keep'],
        facts: { unit: shooter.id, target: victim.id },
      });
      if (answer === 'keep') return false;
      used = true;
      spendMore(shooter, gun);
      const params = { unit: shooter.id, name: nameOf(shooter), victim: nameOf(victim) };
      emit(t, 'LD.SKILL.12', 'ld.double-tapped', params, { dice: [dice] });
      return true;
    },
  };
}
