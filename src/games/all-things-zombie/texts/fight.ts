/** What changes the dice of a charge and of a melee. */
const modifiers = {
  'fight.survivor': 'Survivor',
  'fight.citizen': 'Citizen',
  'fight.rage': 'Rage',
  'fight.runt': 'Runt',
  'fight.rear': 'Charged in the rear',
  'fight.brawler': 'Brawler',
  'fight.unarmed': 'Unarmed',
  'fight.improvised': 'Improvised weapon',
  'fight.one-hand': 'One Hand Melee Weapon',
  'fight.two-hand': 'Two Hand Melee Weapon',
  'fight.chainsaw': 'Chainsaw',
  'fight.matched': 'Opponent evenly matched',
  'fight.prone': 'Opponent prone',
  'fight.carrying': 'Keeps hold of the wounded',
  'fight.off-hand': 'In the off hand',
  'fight.medic': 'Medic',
  'fight.supply': 'Medical Supply',
  'fight.spared': 'Nobody meant to kill',
} as const;

export const fightTexts = { ...modifiers } as const;
