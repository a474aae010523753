/** What is asked in the Shooting Phase and wherever shots fall. */
const choices = {
  'ld.shoot.who': 'Who shoots next?',
  'ld.shoot.cease': 'No more shots from my Group in this Phase',
  'ld.shoot.menu': '{name} shoots: at whom?',
  'ld.shoot': 'Shoot {victim} with the {weapon:gear}: {inches}", {percent} % to hit',
  'ld.throw': 'Throw the {weapon:gear} at the ground',
  'ld.throw.where': 'Where does {name} throw the {weapon:gear}?',
  'ld.hold': 'No more shots',
  'ld.gunfighter': 'Does {name} fire one gun, or both with −1 on every shot?',
  'ld.gunfighter.one-gun': 'One gun',
  'ld.gunfighter.both-guns': 'Both guns, −1 Firearms on every shot',
  'ld.maneuver': '{name} may move an inch. Point to where, or to the base to stay',
  'ld.no.maneuver': 'Something is in the way, or the ground is Difficult',
  'ld.no.contact': 'This move cannot end in Contact',
  'ld.no.floor': 'There is no floor on that level',
  'ld.no.range': 'That is out of range',
  'ld.no.sight': 'That point of ground is out of sight',
  'ld.double-tap': '{name} has hit {victim} for {points} Damage {points:?Point|Points}: roll again with Double-Tap?',
  'ld.double-tap.reroll': 'Roll again: 1 Ammo Token and 1 Noise Token',
  'ld.double-tap.keep': 'Keep this roll',
} as const;

const rolls = {
  'ld.roll.hit': '{name} shoots at {victim} with the {weapon:gear}',
  'ld.roll.throw': '{name} throws a {weapon:gear}',
  'ld.roll.damage': 'Damage to {name}',
  'ld.roll.head': 'The head of {name}',
  'ld.roll.alarm': 'The alarm of {name}: 6 sets it off',
} as const;

const told = {
  'ld.maneuvered': '{name} moves between shots.',
  'ld.bursts': '{name} fires the {weapon:gear} in short bursts and saves an Ammo Token.',
  'ld.shot.hit': '{name} hits {victim} with the {weapon:gear} at {inches}".',
  'ld.shot.missed': '{name} misses {victim} with the {weapon:gear} at {inches}".',
  'ld.damage': 'Damage Total {total} against Endurance {endurance}: {points} Damage {points:?Point|Points} to {name}.',
  'ld.head': '{name} is hit in the head.',
  'ld.head.missed': '{name} is not hit in the head.',
  'ld.knockback': '{name} takes {tokens} Knockback {tokens:?Token|Tokens}.',
  'ld.double-tapped': '{name} shoots {victim} a second time.',
  'ld.fire.lit': '{name} throws a {weapon:gear}, and the ground burns.',
  'ld.fire.failed': '{name} throws a {weapon:gear}, and it does not catch.',
  'ld.burnt': '{name} is in the fire.',
  'ld.fire.out': 'A fire goes out.',
  'ld.alarm': 'The alarm of {name} goes off.',
  'ld.alarm.quiet': 'The alarm of {name} stays silent.',
} as const;

export const shootTexts = { ...choices, ...rolls, ...told } as const;
