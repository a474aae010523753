import { distanceToArea } from '../../../../tabletop/index.ts';
import { hasSkill, valueOf } from '../../characteristics.ts';
import { MISC_ACTIONS } from '../../data/actions.ts';
import { characteristic, scored, SIDES, totalOf } from '../../dice.ts';
import { drivenOff } from '../../end/ending.ts';
import { finish } from '../../end/finish.ts';
import { noted } from '../../harm.ts';
import { ESCAPE_VEHICLE as VEHICLE } from '../../tables/variants.ts';
import type { Battle, Character } from '../../state.ts';
import { battleOf, bodyOf, nameOf, tabletopOf } from '../../units.ts';
import { emit, type Flow, roll, type Table } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';
import { pickDie } from '../initiative.ts';
import { TOUCHING } from './doors.ts';

/** LD.ESCAPE.3 */
const NEEDED = 15;
const { ap } = MISC_ACTIONS.interact;

function touchesVehicle(battle: Battle, unit: Character): boolean {
  const vehicle = battle.encounter === 'the-escape' ? tabletopOf(battle).ground.named(VEHICLE) : undefined;
  return vehicle !== undefined && unit.level === 0 && distanceToArea(bodyOf(unit), vehicle.outline) <= TOUCHING;
}

/** LD.ESCAPE.3, LD.ESCAPE.4: an Interact with an Intelligence/15 Test, easier by 1 for each Interact before it, by either Group. */
export const startVehicle: Action<'start-vehicle'> = {
  id: 'start-vehicle',
  options(battle, unit, { left }) {
    if (left < ap || !touchesVehicle(battle, unit)) return [];
    const needed = NEEDED - battle.started - valueOf(unit, 'intelligence');
    const label = { key: 'ld.menu.start', params: { needed, ap } } as const;
    return [{ means: { do: 'start-vehicle' }, label, about: { piece: VEHICLE } }];
  },
  *play(t, unit, _act, activation) {
    spend(activation, ap);
    yield* tryToStart(t, unit);
  },
};

function* tryToStart(t: Table, unit: Character): Flow<void> {
  const battle = battleOf(t);
  const params = { unit: unit.id, name: nameOf(unit) };
  const isHandy = hasSkill(unit, 'gear-head'); // LD.SKILL.31
  const prompt = { key: 'ld.start.roll', params } as const;
  const rolled = yield* roll(t, isHandy ? '2d6' : '1d6', { rule: 'LD.ESCAPE.3', prompt, seat: unit.seat });
  const die = isHandy ? yield* pickDie(t, unit.seat, rolled, 'LD.SKILL.31') : (rolled[0] as number);
  const modifiers = [
    characteristic('LD.ESCAPE.3', 'intelligence', valueOf(unit, 'intelligence')),
    ...(battle.started > 0 ? [scored('LD.ESCAPE.4', 'ld.start.before', battle.started)] : []),
  ];
  battle.started += 1;
  const starts = die + totalOf(modifiers) >= NEEDED;
  const dice = [{ sides: SIDES, rolled, target: NEEDED - totalOf(modifiers) }];
  emit(t, 'LD.ESCAPE.3', starts ? 'ld.started' : 'ld.start.failed', params, { dice, modifiers });
  if (!starts) return;
  noted(t, { kind: 'objective', who: unit.id, whom: VEHICLE, weapon: null }); // LD.XP.5
  battle.activation = null;
  finish(t, drivenOff(battle, unit.seat)); // LD.ESCAPE.7
}
