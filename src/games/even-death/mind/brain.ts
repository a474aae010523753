import { bandOf, HERD_FIGURES } from '../figures.ts';
import type { Herd } from '../state.ts';
import { emit, type Flow, roll, type Rule, type Table } from '../verbs.ts';
import { battleOf, nameOf } from '../units.ts';

/** EDM.BRAIN.1, EDM.BRAIN.2: 8 less the dice of its Toughness and the modifier of its size, as it is now (EDM.HERD.6). */
export function brainNeeded({ type, zombies }: Herd): number {
  const { toughness, brain } = bandOf(type, zombies.length);
  return 8 - (toughness.dice + brain);
}

/** EDM.BRAIN.5: what Runner passes without a roll. */
const RUNNER_RULES: readonly Rule[] = ['EDM.CLIMB.7', 'EDM.SPLIT.8', 'EDM.MERGE.7'];

/**
 * The check for one of the actions of EDM.BRAIN.4 and EDM.ZOMBIE.2, under the rule that calls for it (EDM.T.BRAIN). Where it
 * fails the action is spent all the same (EDM.BRAIN.3, EDM.ZOMBIE.4); Agitated and Docile are EDM.ZVAR.6 and EDM.ZVAR.7.
 */
export function* brainCheck(t: Table, herd: Herd, rule: Rule): Flow<boolean> {
  const { behaviour, campaign } = battleOf(t);
  const brains = campaign ? behaviour.brains : 'shambling'; // EDM.SETUP.13
  const params = { unit: herd.id, name: nameOf(herd) };
  if (HERD_FIGURES[herd.type].runner && RUNNER_RULES.includes(rule)) {
    emit(t, rule, 'ed.brain.sure', params);
    return true;
  }
  if (brains === 'agitated') {
    emit(t, 'EDM.BRAIN.6', 'ed.brain.sure', params);
    return true;
  }
  const needed = brainNeeded(herd);
  const dice = yield* roll(t, brains === 'docile' ? '2d8' : '1d8', {
    rule: 'EDM.BRAIN.1',
    prompt: { key: 'ed.brain.roll', params: { unit: nameOf(herd), needed } },
    seat: herd.seat,
    target: needed,
  });
  const passed = Math.min(...dice) >= needed; // EDM.BRAIN.7
  const modifiers =
    brains === 'docile' ? [{ rule: 'EDM.BRAIN.7', label: 'ed.factor.docile', value: 'lower of 2 dice' } as const] : [];
  emit(t, 'EDM.BRAIN.1', passed ? 'ed.brain.passed' : 'ed.brain.failed', params, {
    dice: [{ sides: 8, rolled: dice, target: needed }],
    modifiers,
  });
  return passed;
}
