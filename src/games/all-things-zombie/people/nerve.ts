import { diceTold, oneDie } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { repOf, seatFor } from '../figures.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, type Rule, type Table } from '../verbs.ts';

/**
 * ATZ.SIGHT.29 to ATZ.SIGHT.32, ATZ.CHARGE.18: Brown Pants. A Citizen, Star or not (ATZ.STAR.22), rolls a die against its Rep
 * before it acts in an In Sight, charges or is charged; all others have the nerve anyway.
 */
export function* brownPants(t: Table, human: Human, rule: Rule): Flow<boolean> {
  if (human.class !== 'citizen') return true;
  const { id, name } = human;
  const die = yield* oneDie(t, {
    rule,
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.nerve.roll', params: { name, rep: repOf(human) } },
  });
  const holds = die <= repOf(human);
  emit(t, rule, holds ? 'atz.nerve.holds' : 'atz.nerve.breaks', { unit: id, name }, { dice: diceTold(die) });
  return holds;
}
