/** What is asked and told in the Close Quarters Combat Phase. */
const choices = {
  'ld.fight.who': 'Who attacks next?',
  'ld.fight.zombie': 'Which zombie attacks next?',
  'ld.fight.whom': 'Whom does it attack?',
  'ld.fight.menu': '{name} attacks: whom?',
  'ld.attack': 'Attack {victim}',
  'ld.subdue': 'Subdue {victim} in place of an attack',
  'ld.arm.attack': 'What does {name} attack with?',
  'ld.arm.defend': 'What does {name} defend with?',
  'ld.arm.bare-hands': 'Bare hands',
  'ld.arm.chainsaw': 'Chainsaw: −1 CQC, +4 Strength, 2 Noise Tokens',
  'ld.arm.club': 'Club: +1 Strength',
  'ld.arm.heavy-blade': 'Heavy Blade: +1 CQC, +2 Strength',
  'ld.arm.heavy-club': 'Heavy Club: −1 CQC, +3 Strength',
  'ld.arm.knife': 'Knife: +1 CQC',
  'ld.disarm': '{name} has won against {victim}: a damage roll, or Disarm?',
  'ld.disarm.damage': 'Damage roll',
  'ld.disarm.disarm': 'Disarm: a Strength/6 Test',
  'ld.disarm.which': 'Which weapon does {victim} lose for the rest of the game?',
  'ld.weapon': '{weapon:gear}',
} as const;

const rolls = {
  'ld.roll.attack': '{name} attacks {victim}',
  'ld.roll.defend': '{name} defends against {victim}',
  'ld.roll.disarm': '{name} tries to disarm {victim}',
  'ld.roll.subdue': '{name} wrestles: Strength',
  'ld.roll.door': '{name} hammers at a door',
} as const;

const told = {
  'ld.cqc.limit': 'never below 0 or above 6',
  'ld.blow.hit': '{name} strikes {victim}: {total} to {against}.',
  'ld.blow.fended': '{victim} fends off {name}: {against} to {total}.',
  'ld.dirty': '{name} fights dirty and strikes back.',
  'ld.disarmed': '{name} strikes the {weapon:gear} from the hands of {victim}.',
  'ld.disarm.failed': '{name} fails to disarm {victim}.',
  'ld.subdued': '{name} subdues {victim}.',
  'ld.subdue.failed': '{name} fails to subdue {victim}.',
  'ld.door.hit': '{name} hammers at a door: {points} Damage {points:?Point|Points}, {left} left.',
  'ld.door.broken': 'The door breaks.',
} as const;

export const fightTexts = { ...choices, ...rolls, ...told } as const;
