import { type Factor, poolOf, type Pool } from './fight/attack.ts';
import { bandOf, CLASS_FIGURES, HERD_FIGURES } from './figures.ts';
import type { Unit } from './turn/action.ts';
import type { Battle, Human } from './state.ts';
import type { Rule } from './verbs.ts';
import { hasPerk, isHerd, sideOf } from './units.ts';
import type { CommandId, Fatigue } from './words.ts';

/** What health, fatigue, behaviour, commands and perks change: the one place where such factors are collected. */

/** EDM.COND.11: Infected replaces Sick. EDM.SETUP.15: being Sick counts in campaign battles only. */
export const isSick = ({ campaign }: Battle, { health, infected }: Human): boolean =>
  campaign && health === 'sick' && !infected;

/**
 * EDM.COND.8, EDM.INFECT.14: whoever is Sick or Infected is Exhausted, whatever else; outside a campaign everyone is
 * Fine.
 */
export function fatigueOf(battle: Battle, human: Human): Fatigue {
  if (!battle.campaign) return 'fine'; // EDM.SETUP.14, EDM.SETUP.15
  return human.infected || isSick(battle, human) ? 'exhausted' : human.fatigue;
}

const isInForce = (battle: Battle, human: Human, command: CommandId): boolean =>
  sideOf(battle, human.seat).commands.includes(command);

/** EDM.COND.6, EDM.COND.8: on Shooting and Melee alike; Healthy and Fine change nothing (EDM.COND.7, EDM.COND.9). */
const FATIGUE: Readonly<Record<Fatigue, readonly Factor[]>> = {
  energised: [{ rule: 'EDM.COND.6', label: 'ed.factor.energised', results: 1 }],
  fine: [],
  exhausted: [{ rule: 'EDM.COND.8', label: 'ed.factor.exhausted', results: -1 }],
};

/**
 * What a human's own state does to the results of its attack; Concentration keeps the worst of it away (EDM.PERK.13).
 */
export function attackFactors(battle: Battle, human: Human, kind: 'shooting' | 'melee'): readonly Factor[] {
  const factors = [
    ...FATIGUE[fatigueOf(battle, human)],
    ...(isSick(battle, human) ? [{ rule: 'EDM.COND.10', label: 'ed.factor.sick', results: -1 } as const] : []),
    ...(kind === 'shooting' && isInForce(battle, human, 'concentrate-fire')
      ? [{ rule: 'EDM.COMMAND.5', label: 'ed.factor.concentrate-fire', results: 1 } as const]
      : []),
  ];
  const focused = hasPerk(human, 'concentration') && human.entry.concentration === kind;
  return focused ? factors.filter(({ results = 0 }) => results > 0) : factors;
}

/** EDM.UNIT.10: against what the Toughness is rolled, and the rule that gives Armour its die there. */
const ARMOUR = {
  shoot: 'EDM.SHOOT.14',
  melee: 'EDM.MELEE.10',
  bite: 'EDM.BITE.13',
} as const satisfies Record<string, Rule>;
export type AttackKind = keyof typeof ARMOUR;

/**
 * EDM.SHOOT.7, EDM.HERD.6: the Toughness dice of a unit, a herd's by its present size, with what changes them always.
 */
export function toughnessOf(battle: Battle, unit: Unit, kind: AttackKind, more: readonly Factor[] = []): Pool {
  const figures = isHerd(unit) ? HERD_FIGURES[unit.type] : CLASS_FIGURES[unit.entry.class];
  const toughness = isHerd(unit)
    ? bandOf(unit.type, unit.zombies.length).toughness
    : CLASS_FIGURES[unit.entry.class].toughness;
  const armour: readonly Factor[] = figures.armour ? [{ rule: ARMOUR[kind], label: 'ed.factor.armour', dice: 1 }] : [];
  const factors = [...more, ...armour, ...(isHerd(unit) ? herdFactors(battle) : humanFactors(battle, unit))];
  return poolOf('EDM.SHOOT.7', `toughness.${isHerd(unit) ? unit.type : unit.entry.class}`, toughness, factors);
}

function humanFactors(battle: Battle, human: Human): readonly Factor[] {
  const ill: readonly Factor[] = human.infected
    ? [{ rule: 'EDM.INFECT.5', label: 'ed.factor.infected', dice: -1 }]
    : isSick(battle, human)
      ? [{ rule: 'EDM.COND.10', label: 'ed.factor.sick', dice: -1 }]
      : [];
  const covered = isInForce(battle, human, 'get-to-cover');
  return covered ? [...ill, { rule: 'EDM.COMMAND.6', label: 'ed.factor.get-to-cover', results: 1 }] : ill;
}

/** EDM.ZVAR.3; Fresh changes nothing (EDM.ZVAR.4). */
function herdFactors({ campaign, behaviour }: Battle): readonly Factor[] {
  return campaign && behaviour.decay === 'rotten' ? [{ rule: 'EDM.ZVAR.3', label: 'ed.factor.rotten', dice: -1 }] : [];
}

/** EDM.BITE.15, EDM.BITE.16, EDM.ZVAR.9, EDM.ZVAR.10 */
export function hungerFactors({ campaign, behaviour }: Battle): readonly Factor[] {
  if (!campaign || behaviour.hunger === 'hungry') return [];
  return behaviour.hunger === 'starved'
    ? [{ rule: 'EDM.BITE.15', label: 'ed.factor.starved', results: 1 }]
    : [{ rule: 'EDM.BITE.16', label: 'ed.factor.full', results: -1 }];
}
