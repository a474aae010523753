import type { Action } from '../turn/action.ts';
import { SIDES } from '../fight/attack.ts';
import { standingFoesAt } from '../fight/contact.ts';
import { called, isFree } from '../turn/human.ts';
import type { Human, Table } from '../state.ts';
import { emit, type Flow, roll } from '../verbs.ts';
import { battleOf, isHerd } from '../units.ts';

/** EDM.SHOVE.2, EDM.T.SHOVE */
export const shoveNeeded = (targets: number): number => 3 + (targets - 1);

/** EDM.SHOVE.1, EDM.SHOVE.7, EDM.SHOVE.8: humans, against all enemies that stand in base contact, zombies or not. */
export const shove: Action<'shove'> = {
  id: 'shove',
  options(t, unit) {
    if (isHerd(unit) || !isFree(unit)) return [];
    const foes = standingFoesAt(battleOf(t), unit);
    if (foes.length === 0) return [];
    const params = { targets: foes.length, needed: shoveNeeded(foes.length) };
    return [
      { means: { do: 'shove' }, label: { key: 'ed.shove', params }, about: { models: foes.map(({ id }) => id) } },
    ];
  },
  *play(t, unit) {
    yield* push(t, unit as Human);
  },
};

/**
 * EDM.SHOVE.3, EDM.SHOVE.4, EDM.SHOVE.5: all of them go down, unhurt, or nothing happens. Whoever is down can be passed
 * over (EDM.SHOVE.6).
 */
function* push(t: Table, human: Human): Flow<void> {
  const foes = standingFoesAt(battleOf(t), human);
  const needed = shoveNeeded(foes.length);
  const rolled = yield* roll(t, '1d8', {
    rule: 'EDM.SHOVE.2',
    prompt: { key: 'ed.roll.shove', params: { ...called(human), needed } },
    seat: human.seat,
    target: needed,
    counting: true,
  });
  const succeeds = (rolled[0] as number) >= needed;
  if (succeeds) for (const foe of foes) foe.down = true;
  const said = { ...called(human), targets: foes.length, models: foes.map(({ id }) => id) };
  emit(t, succeeds ? 'EDM.SHOVE.3' : 'EDM.SHOVE.5', succeeds ? 'ed.shoved' : 'ed.shove.failed', said, {
    dice: [{ sides: SIDES, rolled, target: needed }],
  });
}
