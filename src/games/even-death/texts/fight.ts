import type { Texts } from '../../../kernel/index.ts';

/** Attacks, wounds, minds, and the other actions of humans. */

const choices = {
  'ed.aim': 'Aim: one more die for an attack this turn',
  'ed.aim.when': '{name} has aimed: use it for this attack?',
  'ed.aim.when.now': 'Now',
  'ed.aim.when.later': 'For a later attack',
  'ed.shoot': 'Shoot {victim}: {weapon:weapon}, {inches}"',
  'ed.shoot.far': 'Shoot {victim}: {weapon:weapon}, {inches}", out of range, it will miss',
  'ed.melee': 'Strike {victim}: {weapon:weapon}',
  'ed.bite': 'Bite {victim}: {zombies} in contact',
  'ed.bite.more': 'Bite {victim}: {zombies} in contact, up to {more} more join in',
  'ed.bite.how': '{zombies} more {zombies:?zombie|zombies} can join in to bite {victim}: as shown, or as you say?',
  'ed.bite.how.suggested': 'Join in as shown',
  'ed.bite.how.by-hand': 'Choose who joins in, and where they stand',
  'ed.bite.how.none': 'Nobody joins in',
  'ed.bite.with': 'Which zombies join in to bite {victim}?',
  'ed.reload': 'Reload the {weapon:weapon}: {left} to go',
  'ed.shove': 'Shove {targets} {targets:?enemy|enemies}: {needed} or more',
  'ed.get-up': 'Get up',
  'ed.gate.open': 'Open the gate',
  'ed.gate.close': 'Close the gate',
  'ed.door.open': 'Open the door',
  'ed.door.close': 'Close the door',
  'ed.command': 'Command: {command:command} for {cost} points',
  'ed.command.whom': 'Who cannot be shot at? Up to three',
  'ed.medic': 'Treat {patient}: up to 2 Vitality, and both have had their turn',
  'ed.medic.self': 'Treat own wounds: up to 2 Vitality, and the turn is over',
  'ed.specialist': 'A tie, {hits} to {saves}: reroll a die that missed?',
  'ed.specialist.reroll': 'Reroll one',
  'ed.specialist.keep': 'Keep the Specialist for later',
  'ed.wound.which': 'Equally near: which {zombies:?zombie falls|zombies fall}?',
} as const;

const rolls = {
  'ed.roll.attack': 'Attack: {dice} {dice:?die|dice}, {needed} or more',
  'ed.roll.toughness': 'Toughness: {dice} {dice:?die|dice}, {needed} or more',
  'ed.roll.again': 'Reroll one die',
  'ed.roll.infection': 'Infection Check of {name}: {needed} or more',
  'ed.roll.psych': 'Psych Check of {name}, {cause:psych}: {needed} or more',
  'ed.roll.shove': '{name} shoves: {needed} or more',
} as const;

const attacks = {
  'ed.aimed': '{name} takes aim.',
  'ed.shot':
    '{name} shoots at {victim} with the {weapon:weapon}: {hits} {hits:?hit|hits}, {saves} {saves:?save|saves}, {wounds} {wounds:?wound|wounds}.',
  'ed.shot.far': '{name} shoots at {victim} with the {weapon:weapon} from {inches}", which is out of range.',
  'ed.struck':
    '{name} strikes at {victim}, {weapon:weapon}: {hits} {hits:?hit|hits}, {saves} {saves:?save|saves}, {wounds} {wounds:?wound|wounds}.',
  'ed.bitten':
    '{name} bites {victim}: {hits} {hits:?hit|hits}, {saves} {saves:?save|saves}, {wounds} {wounds:?wound|wounds}.',
  'ed.pulled': 'A zombie of {name} joins in.',
  'ed.reloading': '{name} reloads the {weapon:weapon}: {left} to go.',
  'ed.reloaded': '{name} has reloaded the {weapon:weapon}.',
  'ed.shoved': '{name} knocks down {targets} {targets:?enemy|enemies}.',
  'ed.shove.failed': '{name} shoves, and nobody falls.',
  'ed.got-up': '{name} gets up.',
  'ed.gate.opened': '{name} opens a gate.',
  'ed.gate.closed': '{name} closes a gate.',
  'ed.door.opened': '{name} opens a door.',
  'ed.door.closed': '{name} closes a door.',
  'ed.command.points': '{seat:seat}: {points} Command {points:?Point|Points}. A Command costs 2 to 4.',
  'ed.commanded': '{name} commands: {command:command}. {points} Command {points:?Point|Points} left.',
  'ed.suppressed': 'Nobody can shoot at {units} for now.',
  'ed.healed': '{name} treats {patient}: {healed} Vitality back.',
  'ed.medic.late': '{name} comes too late to help {patient}.',
} as const;

const fates = {
  'ed.wounded': '{name} takes {wounds} {wounds:?wound|wounds}: {left} Vitality left.',
  'ed.fallen': '{name} loses {zombies} {zombies:?zombie|zombies}: {left} left.',
  'ed.herd.dead': 'Nothing is left of {name}.',
  'ed.killed': '{name} is dead.',
  'ed.turned': '{name} rises and joins {herd}.',
  'ed.turned.alone': '{name} rises as a zombie.',
  'ed.stays.dead': '{name} was Immune and does not rise.',
  'ed.infected': '{name} is Infected.',
  'ed.immune': '{name} is Immune.',
  'ed.infection.held': '{name} holds out against the Infection.',
  'ed.infection.worse': 'The Infection of {name} gets worse.',
  'ed.morale': '{name} is {morale:morale} now.',
  'ed.eager':
    'The people of {seat:seat} are Eager: the enemies are no more than twice as many, or there were luxuries.',
  'ed.psych.passed': '{name} passes a Psych Check: {cause:psych}.',
  'ed.psych.failed': '{name} fails a Psych Check: {cause:psych}.',
  'ed.psych.stoic': '{name} is Stoic: {cause:psych} is nothing.',
  'ed.psych.friend': '{unit} breaks and runs: to which friend?',
  'ed.psych.lost': '{name} does nothing this turn.',
} as const;

/** What changes the dice. */
const factors = {
  'ed.factor.aim': 'Aim',
  'ed.factor.armour': 'Armour',
  'ed.factor.concentrate-fire': 'Concentrate Fire',
  'ed.factor.cover': 'Cover',
  'ed.factor.docile': 'Docile',
  'ed.factor.down': 'Knocked Down',
  'ed.factor.energised': 'Energised',
  'ed.factor.exhausted': 'Exhausted',
  'ed.factor.flanking': 'Flanking',
  'ed.factor.full': 'Full',
  'ed.factor.get-to-cover': 'Get to Cover',
  'ed.factor.helped': 'Another human in contact',
  'ed.factor.infected': 'Infected',
  'ed.factor.rotten': 'Rotten',
  'ed.factor.sick': 'Sick',
  'ed.factor.starved': 'Starved',
  'ed.factor.toughness': 'Toughness dice',
  'ed.factor.zombies': 'Zombies in contact',
} as const;

const words = {
  'psych.trauma': 'a friend has died',
  'psych.infection': 'the Infection',
  'psych.isolation': 'all alone',
  'psych.herds': 'so many of them',
  'psych.danger': 'dangerous ground',
  'command.concentrate-fire': 'Concentrate Fire',
  'command.get-to-cover': 'Get to Cover',
  'command.oscar-mike': 'Oscar Mike',
  'command.suppressive-fire': 'Suppressive Fire',
} as const;

/** What odds tell. */
const odds = {
  'ed.odds.killed': '{name} is killed',
  'ed.odds.wounded': '{name} takes {n} {n:?wound|wounds}',
  'ed.odds.healed': '{name} recovers {n} Vitality',
  'ed.odds.infected': '{name} is Infected',
  'ed.odds.down': '{name} is knocked down',
  'ed.odds.eager': '{name} becomes Eager',
  'ed.odds.willing': '{name} becomes Willing',
  'ed.odds.shaken': '{name} becomes Shaken',
  'ed.odds.broken': '{name} becomes Broken',
  'ed.odds.lost': '{name} loses the turn',
  'ed.odds.moved': '{name} gets there',
  'ed.odds.destroyed': '{name} is destroyed',
  'ed.odds.fallen': '{name} loses {n} {n:?zombie|zombies}',
  'ed.odds.herd.down': '{n} {n:?zombie|zombies} of {name} knocked down',
  'ed.odds.risen': '{name} gains {n} {n:?zombie|zombies}',
  'ed.odds.parted': '{name} parts from the herd',
  'ed.odds.merged': '{name} joins another herd',
  'ed.odds.rambles': '{name} rambles, and an opponent moves it',
} as const;

export const fightTexts = {
  ...choices,
  ...rolls,
  ...attacks,
  ...fates,
  ...odds,
  ...factors,
  ...words,
} as const satisfies Texts;
