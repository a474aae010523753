import type { Action } from './action.ts';
import { COMMAND_COSTS } from '../figures.ts';
import { called, isFree } from './human.ts';
import type { Battle, Human, Side, Table } from '../state.ts';
import { emit, type Flow, pick, type Rule, type Seat } from '../verbs.ts';
import { battleOf, isHerd, nameOf, sideOf } from '../units.ts';
import { type CommandId, COMMANDS } from '../words.ts';

const RULES = {
  'concentrate-fire': 'EDM.COMMAND.5',
  'get-to-cover': 'EDM.COMMAND.6',
  'oscar-mike': 'EDM.COMMAND.7',
  'suppressive-fire': 'EDM.COMMAND.8',
} as const satisfies Record<CommandId, Rule>;

/** EDM.T.COMMAND: what lasts into the other players' turns; the others end with the own turn. */
const LASTING: readonly CommandId[] = ['get-to-cover', 'suppressive-fire'];

/** EDM.COMMAND.2: one point as each own turn of the Military begins; what lasted until now is over. */
export function beginCommand(t: Table, seat: Seat): void {
  const battle = battleOf(t);
  const side = sideOf(battle, seat);
  if (side.faction !== 'military') return;
  side.commands = [];
  side.commandedBy = null; // EDM.COMMAND.3
  for (const human of soldiersOf(battle, side)) human.suppressed = false;
  side.commandPoints += 1;
  emit(t, 'EDM.COMMAND.2', 'ed.command.points', { seat, points: side.commandPoints });
}

/** EDM.COMMAND.5, EDM.COMMAND.7: what lasts for the own turn only is over. */
export function endCommand(battle: Battle, seat: Seat): void {
  const side = sideOf(battle, seat);
  side.commands = side.commands.filter((command) => LASTING.includes(command));
}

const soldiersOf = (battle: Battle, { seat }: Side): Human[] => battle.humans.filter((human) => human.seat === seat);

/** EDM.COMMAND.1, EDM.COMMAND.3, EDM.COMMAND.4: any Military unit, one a turn, for points that are there. */
export const command: Action<'command'> = {
  id: 'command',
  options(t, unit) {
    const side = sideOf(battleOf(t), unit.seat);
    if (isHerd(unit) || !isFree(unit) || side.faction !== 'military' || side.commandedBy !== null) return [];
    return COMMANDS.filter((id) => COMMAND_COSTS[id] <= side.commandPoints).map((id) => ({
      means: { do: 'command', command: id },
      label: { key: 'ed.command', params: { command: id, cost: COMMAND_COSTS[id] } },
    }));
  },
  *play(t, unit, { command: id }) {
    const battle = battleOf(t);
    const side = sideOf(battle, unit.seat);
    side.commandPoints -= COMMAND_COSTS[id];
    side.commandedBy = unit.id;
    side.commands.push(id);
    emit(t, RULES[id], 'ed.commanded', { ...called(unit), command: id, points: side.commandPoints });
    if (id === 'suppressive-fire') yield* suppress(t, side);
  },
};

/** EDM.COMMAND.8 */
const SHIELDED = 3;

function* suppress(t: Table, side: Side): Flow<void> {
  const soldiers = soldiersOf(battleOf(t), side);
  const ids =
    soldiers.length === 1
      ? soldiers.map(({ id }) => id)
      : yield* pick(t, side.seat, {
          rule: 'EDM.COMMAND.8',
          prompt: { key: 'ed.command.whom' },
          options: soldiers.map((human) => ({
            means: human.id,
            label: { key: 'ed.unit', params: { unit: nameOf(human) } },
            about: { unit: human.id },
          })),
          min: 1,
          max: Math.min(SHIELDED, soldiers.length),
        });
  const shielded = soldiers.filter(({ id }) => ids.includes(id));
  for (const human of shielded) human.suppressed = true;
  emit(t, 'EDM.COMMAND.8', 'ed.suppressed', { units: shielded.map(nameOf), ids: [...ids] });
}
