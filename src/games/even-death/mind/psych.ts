import { SIDES } from '../fight/attack.ts';
import { CLASS_FIGURES, MORALE_MODIFIERS } from '../figures.ts';
import { called } from '../turn/human.ts';
import { afterFailing, afterPassing } from './morale.ts';
import type { Human, Table } from '../state.ts';
import { emit, type Flow, type Modifier, roll, type Rule } from '../verbs.ts';
import { hasPerk } from '../units.ts';

/** Why a human must take a Psych Check. */
const CAUSES = {
  trauma: 'EDM.PSYCH.4',
  infection: 'EDM.PSYCH.5',
  isolation: 'EDM.PSYCH.6',
  herds: 'EDM.PSYCH.7',
  danger: 'EDM.PSYCH.8',
} as const satisfies Record<string, Rule>;
export type PsychCause = keyof typeof CAUSES;

/**
 * EDM.PSYCH.1, EDM.PSYCH.2, EDM.PSYCH.3, EDM.T.PSYCH: 8 less the printed number of Toughness dice and the modifier of
 * its morale.
 */
export const psychNeeded = ({ entry, morale }: Pick<Human, 'entry' | 'morale'>): number =>
  SIDES - (CLASS_FIGURES[entry.class].toughness.dice + MORALE_MODIFIERS[morale]);

/**
 * EDM.PSYCH.14: for humans only. The roll and the step of morale that follows; what else a failure brings depends on
 * the cause (EDM.DANGER.4).
 */
export function* psychCheck(t: Table, human: Human, cause: PsychCause): Flow<'passed' | 'failed'> {
  const passed = yield* isPassed(t, human, cause);
  const { morale } = human;
  human.morale = passed ? afterPassing(morale) : afterFailing(morale);
  if (human.morale !== morale) {
    emit(t, passed ? 'EDM.MORALE.7' : morale === 'shaken' ? 'EDM.MORALE.9' : 'EDM.MORALE.8', 'ed.morale', {
      ...called(human),
      morale: human.morale,
    });
  }
  return passed ? 'passed' : 'failed';
}

function* isPassed(t: Table, human: Human, cause: PsychCause): Flow<boolean> {
  const because = { ...called(human), cause };
  if (hasPerk(human, 'stoic')) {
    emit(t, 'EDM.PSYCH.13', 'ed.psych.stoic', because); // EDM.PERK.12
    return true;
  }
  const needed = psychNeeded(human);
  const rolled = yield* roll(t, '1d8', {
    rule: CAUSES[cause],
    prompt: { key: 'ed.roll.psych', params: { ...because, needed } },
    seat: human.seat,
    target: needed,
    counting: true,
  });
  const passed = (rolled[0] as number) >= needed;
  emit(t, CAUSES[cause], passed ? 'ed.psych.passed' : 'ed.psych.failed', because, {
    dice: [{ sides: SIDES, rolled, target: needed }],
    modifiers: modifiersOf(human),
  });
  return passed;
}

const modifiersOf = ({ entry, morale }: Human): Modifier[] => [
  { rule: 'EDM.PSYCH.2', label: 'ed.factor.toughness', value: CLASS_FIGURES[entry.class].toughness.dice },
  { rule: 'EDM.MORALE.2', label: `morale.${morale}`, value: MORALE_MODIFIERS[morale] },
];
