import { action } from './act/action.ts';
import { initiative } from './act/initiative.ts';
import { combat } from './fight/combat.ts';
import type { EncounterId } from './data/encounters.ts';
import { endPhase } from './end/end.ts';
import { close } from './end/finish.ts';
import type { Group } from './groups/group.ts';
import { ammo } from './menace/ammo.ts';
import { noise } from './menace/noise.ts';
import { zombieActivation } from './menace/zombies.ts';
import { ENCOUNTER_RULES } from './prepare/encounters.ts';
import { prepare } from './prepare/prepare.ts';
import { shooting } from './shoot/shooting.ts';
import type { Battle, Character, Phase, Side, Token } from './state.ts';
import type { Flow, Seat, Table } from './verbs.ts';
import { battleOf } from './units.ts';
import type { TableChoice } from '../../skirmish/index.ts';
import { terrainOf } from './tables/index.ts';
import { ENCOUNTER_CHANGES } from './tables/variants.ts';

/** The course of one battle, alone or in a campaign. */

export interface BattleOrder {
  readonly encounter: EncounterId;
  readonly table: TableChoice;
  readonly groups: Readonly<Record<Seat, Group>>;
  /** LD.PERK.1: re-rolls that a worked Armoury gives. */
  readonly armoury?: Readonly<Record<Seat, number>>;
  /** LD.RESCUE.4: the captured Characters that are to be freed; without any, one Captive who is nobody's. */
  readonly captives?: readonly NonNullable<Token['captive']>[];
  /** LD.RESCUE.1, LD.INJ.5: who attacks, where that is known already. */
  readonly attacker?: Seat;
}

/** LD.GEN.2: a battle before anything has been placed: two Groups and a table; zombies come as they are needed. */
export function newBattle({ encounter, table, groups, armoury = {}, captives = [], attacker }: BattleOrder): Battle {
  const seats = Object.keys(groups);
  return {
    encounter,
    table,
    changes: ENCOUNTER_CHANGES[encounter](terrainOf(table)),
    doors: {},
    phase: 'prepare',
    preparing: [...ENCOUNTER_RULES[encounter].preparing],
    first: null,
    placing: null,
    turn: 0,
    sides: seats.map(
      (seat): Side => ({
        seat,
        group: groups[seat] as Group,
        edge: null,
        part: attacker === undefined ? null : seat === attacker ? 'attacker' : 'defender',
        leader: null,
        rallied: false,
        tagged: 0,
        armoury: armoury[seat] ?? 0,
        broken: false,
      }),
    ),
    characters: seats.flatMap((seat) =>
      (groups[seat] as Group).members.map((_, i) => characterFrom(seat, groups[seat] as Group, i)),
    ),
    zombies: [],
    tokens: captives.map((captive, i) => ({ id: `c${i + 1}`, kind: 'captive', at: null, carrier: null, captive })),
    fires: [],
    noisemakers: [],
    alarms: [],
    lures: [],
    aggressor: null,
    noise: null,
    ammo: null,
    horde: null,
    active: seats[0] as Seat,
    activation: null,
    refuge: null,
    begun: false,
    firing: null,
    dead: false,
    ceased: [],
    testing: [],
    started: 0,
    deeds: [],
    lastId: 0,
    ending: null,
  };
}

/** Somebody of a Group who waits to be deployed, with all that they carry, and unhurt (LD.SDAM.6). */
function characterFrom(seat: Seat, { members }: Group, number: number): Character {
  const member = members[number] as Group['members'][number];
  return {
    id: `${seat}${number + 1}`,
    seat,
    member,
    fate: 'waiting',
    x: 0,
    y: 0,
    level: 0,
    facing: 0,
    damage: 0,
    guns: member.guns.map((gun) => ({ ...gun, ammo: 0, empty: false, lost: false, spent: false, silenced: false })),
    blades: member.blades.map((id) => ({ id, lost: false })),
    items: [...member.items],
    noise: 0,
    locked: null,
    drunk: false,
    activated: false,
    ran: false,
    shot: false,
    fought: false,
    frozen: false,
    subdued: false,
  };
}

/** LD.TURN.1 */
const PHASE_STEPS = {
  prepare,
  noise,
  ammo,
  zombies: zombieActivation,
  initiative,
  action,
  shooting,
  combat,
  end: endPhase,
} as const satisfies Record<Exclude<Phase, 'over'>, (t: Table) => Flow<void>>;

/** One step of the battle that is being fought. */
export function* fight(t: Table): Flow<void> {
  const { phase } = battleOf(t);
  if (phase === 'over') close(t);
  yield* PHASE_STEPS[phase](t);
}
