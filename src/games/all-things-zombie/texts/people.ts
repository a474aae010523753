/** What is asked and told of people: nerve, harm, Star advantages. */
export const peopleTexts = {
  'atz.nerve.roll': '{name} is a Citizen: Brown Pants, {rep} or less',
  'atz.nerve.holds': '{name} keeps calm.',
  'atz.nerve.breaks': '{name} panics.',
  'atz.greedy.roll': '{name} is Greedy: how many turns go into looking for loot?',
  'atz.greedy': '{name} looks for loot for {turns} {turns:?turn|turns}.',
  'atz.greedy.over': '{leader} calls {name} away.',
  'atz.harm.knocked.roll': '{name} is knocked down: Recover From Knock Down',
  'atz.harm.knocked': '{name} is knocked down, passes {passed}: {status:status}.',
  'atz.harm.armor': '{name} is knocked down, but the armor holds.',
  'atz.harm.hard-as-nails': '{name} is Hard as Nails, and only knocked down.',
  'atz.harm.floored': '{name} lies on the ground, and carries on.',
  'atz.harm': '{name}: {status:status}.',
  'atz.star.power.roll': '{name} is {status:status}: Star Power, 1 to 3 lowers it',
  'atz.star.power':
    '{name} lowers {from:status} to {to:status} with Star Power; {left} {left:?point is|points are} left.',
  'atz.star.larger': '{name} is Larger Than Life: {by} cannot kill a Star.',
  'atz.star.cheat': '{name} is Obviously Dead. Cheat death, for a point of Rep?',
  'atz.star.cheat.yes': 'Cheat death',
  'atz.star.cheat.no': 'Die',
  'atz.star.cheated': '{name} cheats death, and is out of the Encounter with Rep {rep}.',
} as const;
