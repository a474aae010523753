/** What turns a total into a miss. */
const flaws = {
  'shoot.moved-fast': 'Shooter moved fast',
  'shoot.rush-shot': 'Rush Shot',
  'shoot.charging': 'Target charging',
  'shoot.in-cover': 'Target in cover',
  'shoot.prone': 'Target prone',
  'shoot.target-moved-fast': 'Target moved fast',
  'shoot.later-target': 'Second or later target',
  'shoot.third-target': 'Third or later target',
} as const;

/** What is asked and told of shooting. */
export const shootTexts = {
  ...flaws,
  'atz.fire.roll': '{name} fires {shots} {shots:?shot|shots}: {gun:gun}',
  'atz.fire': '{name} fires {shots} {shots:?shot|shots}: {gun:gun}.',
  'atz.shot.burned': 'A {die} goes into the empty space between targets.',
  'atz.shot.hit': '{total}: {name} is hit.',
  'atz.shot.miss': '{total}: {name} is missed.',
  'atz.pitiful.roll': 'Pitiful Shot: {name} hits {target} on 3 or less',
  'atz.pitiful.hit': 'A lucky shot: {name} hits {target} after all.',
  'atz.pitiful.miss': '{name} misses {target}.',
  'atz.crowd.roll': 'The shot misses {name} in the crowd: who of {people} is hit?',
  'atz.crowd.dice': 'The shot misses {name} and goes into the crowd.',
  'atz.crowd.struck': '{name} is hit instead of {target}.',
  'atz.damage.roll': '{name} is hit by {by}: damage',
  'atz.damage': '{name} is {damage:damage} (Impact {impact}).',
  'atz.damage.zombie': 'Damage to {name}: {needed} or less kills.',
  'atz.zombie.unmoved': '{name} does not even slow down.',
  'atz.ammo.empty': '{name} is out of ammo: {gun:gun}.',
  'atz.ammo.dry': '{name} is out of ammo for the rest of the Encounter: {gun:gun}.',
} as const;
