import type { Seat } from '../../kernel/index.ts';
import { deploy, slots } from './prepare/deploy.ts';
import { openDoorsIn } from './prepare/battlefield.ts';
import { CLASS_FIGURES } from './figures.ts';
import type { HumanEntry } from './prepare/lists.ts';
import type { Objective } from './prepare/objective.ts';
import { rally } from './mind/morale.ts';
import { allTied, isSettled } from '../../skirmish/index.ts';
import { rollOff } from './turn/priority.ts';
import type { ArmyList, Battle, BattlePhase, Field, Pattern, Recruit, Side } from './state.ts';
import { emit, type Flow, type Table } from './verbs.ts';
import { beginTurn, play } from './turn/turn.ts';
import { battleOf } from './units.ts';
import { checkVictory } from './turn/win.ts';
import type { Behaviour, Faction } from './words.ts';

/** The course of one battle, alone or in a campaign. */

/** EDM.SETUP.14: as a human comes to a one-off battle. */
export const recruit = (entry: HumanEntry): Recruit => ({
  entry,
  vitality: CLASS_FIGURES[entry.class].vitality,
  infected: false,
  health: 'healthy',
  fatigue: 'fine',
});

/** EDM.SETUP.13 */
export const USUAL_BEHAVIOUR: Behaviour = { decay: 'fresh', brains: 'shambling', hunger: 'hungry' };

export interface Contender {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly list: ArmyList;
}

export interface BattleOrder {
  readonly field: Field;
  readonly pattern: Pattern;
  readonly contenders: readonly Contender[];
  readonly defender?: Seat | null;
  readonly objective?: Objective | null;
  readonly behaviour?: Behaviour;
  readonly campaign?: boolean;
  readonly eager?: Faction[];
}

/** A side before it has deployed. */
export const newSide = ({ seat, faction, list }: Contender): Side => ({
  seat,
  faction,
  slot: null,
  out: false,
  counts: true,
  commandPoints: 0,
  commandedBy: null,
  commands: [],
  reserve: (faction === 'zombies' ? list.herds : list.humans).map((_, number) => number),
  list,
  withdrawn: [],
});

/** A battle before anybody has deployed. */
export function newBattle(order: BattleOrder): Battle {
  const { field, pattern, contenders, defender = null, objective = null } = order;
  const { behaviour = USUAL_BEHAVIOUR, campaign = false, eager = [] } = order;
  return {
    phase: 'slots',
    field,
    pattern,
    defender,
    objective: objective === null ? null : { ...objective, holder: null, held: 0 },
    sides: contenders.map(newSide),
    humans: [],
    herds: [],
    lastId: 0,
    ranking: allTied(contenders.map(({ seat }) => seat)),
    order: [],
    round: 0,
    active: contenders[0]?.seat ?? '',
    activation: null,
    openGates: openDoorsIn(field),
    lastWound: 0,
    behaviour: { ...behaviour },
    campaign,
    winner: null,
    eager,
  };
}

/** EDM.PRIO.1, EDM.PRIO.3: the order of turns for the whole battle; then the first turn begins. */
function* priority(t: Table): Flow<void> {
  const battle = battleOf(t);
  battle.ranking = yield* rollOff(t, battle.ranking, 'EDM.PRIO.1', 'ed.priority');
  if (!isSettled(battle.ranking)) return;
  battle.order = battle.ranking.flat();
  emit(t, 'EDM.PRIO.3', 'ed.order', { order: battle.order });
  begin(t);
}

/** EDM.DEPLOY.5: everything stands on the table, the order is known. */
function begin(t: Table): void {
  const battle = battleOf(t);
  rally(t);
  battle.phase = 'play';
  battle.round = 1;
  beginTurn(t, battle.order[0] as Seat);
  checkVictory(t);
}

const PHASE_STEPS = { slots, deploy, priority, play } as const satisfies Record<
  Exclude<BattlePhase, 'over'>,
  (t: Table) => Flow<void>
>;

/** One step of the battle that is being fought. */
export function* fight(t: Table): Flow<void> {
  const { phase } = battleOf(t);
  if (phase !== 'over') yield* PHASE_STEPS[phase](t);
}
