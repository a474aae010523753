import { SIDES } from '../fight/attack.ts';
import { called } from '../turn/human.ts';
import type { Human, Table } from '../state.ts';
import { emit, type Flow, roll, type Rule } from '../verbs.ts';
import { hasPerk } from '../units.ts';

/** EDM.INFECT.1, EDM.INFECT.2: a counter, if it has none; Immune humans never get one (EDM.INFECT.13). */
export function infect(t: Table, human: Human, rule: Rule): void {
  if (human.infected) return;
  if (hasPerk(human, 'immune')) {
    emit(t, 'EDM.INFECT.13', 'ed.immune', called(human));
    return;
  }
  human.infected = true;
  emit(t, rule, 'ed.infected', called(human));
  if (human.morale === 'shaken' || human.morale === 'broken') return; // EDM.INFECT.3: it never improves morale
  human.morale = 'shaken';
  emit(t, 'EDM.INFECT.3', 'ed.morale', { ...called(human), morale: human.morale });
}

/** EDM.INFECT.7, EDM.T.INFECT */
export const infectionNeeded = ({ vitality }: Pick<Human, 'vitality'>): number => SIDES - vitality;

/** EDM.INFECT.6: each own turn, before it acts. */
export function* infectionCheck(t: Table, human: Human): Flow<'passed' | 'failed'> {
  const needed = infectionNeeded(human);
  const rolled = yield* roll(t, '1d8', {
    rule: 'EDM.INFECT.7',
    prompt: { key: 'ed.roll.infection', params: { ...called(human), needed } },
    seat: human.seat,
    target: needed,
    counting: true,
  });
  const dice = [{ sides: SIDES, rolled, target: needed }];
  if ((rolled[0] as number) >= needed) {
    emit(t, 'EDM.INFECT.8', 'ed.infection.held', called(human), { dice });
    return 'passed';
  }
  emit(t, 'EDM.INFECT.9', 'ed.infection.worse', called(human), { dice });
  return 'failed';
}
