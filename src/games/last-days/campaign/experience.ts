import { DEEDS } from '../data/experience.ts';
import { LEVEL_COSTS } from '../data/experience.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import { afterOf, afterSide, campaignOf, changeMember, freeIn, memberIn, sideOf } from './people.ts';
import type { TaskOf } from './state.ts';

/** LD.T.XP, LD.XP.1, LD.XP.3: what each has earned by deeds, Out of Action or not, and 1D6 for each who survived (LD.XP.4). */
export function* experience(t: Table, { seat }: TaskOf<'experience'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  const { earned, survived } = afterSide(t, seat);
  for (const { id, name } of side.group.members) {
    const points = earned[id] ?? 0;
    if (points === 0) continue;
    changeMember(side, id, (one) => ({ ...one, experience: one.experience + points }));
    emit(t, 'LD.XP.1', 'ld.xp.deeds', { name, points });
  }
  const alive = survived.flatMap((id) => memberIn(side.group, id) ?? []);
  if (alive.length > 0) {
    const rolled = yield* roll(t, `${alive.length}d6`, {
      rule: 'LD.XP.4',
      prompt: { key: 'ld.roll.survival', params: { names: alive.map(({ name }) => name), sort: DEEDS.survival } },
      seat,
      ordered: true,
    });
    for (const [i, { id, name }] of alive.entries()) {
      const points = rolled[i] as number;
      changeMember(side, id, (one) => ({ ...one, experience: one.experience + points }));
      emit(t, 'LD.XP.4', 'ld.xp.survived', { name, points }, { dice: [{ sides: 6, rolled: [points] }] });
    }
  }
  const able = freeIn(side.group).filter((one) => one.experience >= (LEVEL_COSTS[one.level] ?? Infinity));
  afterOf(t).tasks.unshift(...able.map(({ id }) => ({ do: 'level', seat, member: id }) as const));
}
