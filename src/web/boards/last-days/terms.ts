import type { Term } from '../../answer/terms.ts';

/** What the words of the book mean, for those who meet them in a question. */
export const terms: readonly Term[] = [
  {
    title: 'AP',
    text: 'Action Points: what a model spends in its activation. An inch of walking costs one.',
    said: /\bAP\b|Action Points?/,
    rule: 'LD.ACT.1',
  },
  {
    title: 'Aggressor and Defender',
    text: 'The winner of Initiative chooses each turn: the Aggressor acts and fights first, the Defender shoots first.',
    said: /\bAggressor\b|\bDefender\b/,
    rule: 'LD.INIT.2',
  },
  {
    title: 'Initiative',
    text: 'Both Leaders roll a die and add Courage and Intelligence.',
    said: /\bInitiative\b/,
    rule: 'LD.INIT.1',
  },
  {
    title: 'Noise Token',
    text: 'One for each shot, and for running. Each turn a model rolls a die and adds its tokens: 7 or more draws a zombie.',
    said: /Noise|\bnoise\b/,
    rule: 'LD.NOISE.1',
  },
  {
    title: 'Ammo Token',
    text: 'One for each shot. Each turn a die and the tokens of a gun are compared with its Reload Number: as high or higher, and it must be reloaded.',
    said: /\bAmmo\b/,
    rule: 'LD.AMMO.1',
  },
  {
    title: 'Locked and Loaded',
    text: 'A shot kept for later: at anybody within 12" who acts in sight.',
    said: /Locked and Loaded/,
    rule: 'LD.LOCK.1',
  },
  {
    title: 'Damage Points',
    text: 'How much a model still takes. At 0 it is Out of Action.',
    said: /Damage Points?|Out of Action/,
    rule: 'LD.SDAM.4',
  },
  {
    title: 'Firearms',
    text: 'A die and Firearms, with what helps and hinders: 7 or more is a hit.',
    said: /\bFirearms\b|\bFA\b/,
    rule: 'LD.SHOOT.6',
  },
  {
    title: 'CQC',
    text: 'Close Quarters Combat: in contact both roll a die and add CQC. The higher one hits.',
    said: /\bCQC\b|[Hh]and to hand|Close Quarters/,
    rule: 'LD.CQC.1',
  },
  {
    title: 'Endurance',
    text: 'Damage is a die and the strength of the weapon, divided by Endurance.',
    said: /\bEndurance\b/,
    rule: 'LD.SDAM.2',
  },
  {
    title: 'Break Contact',
    text: 'Leaving a fight: an inch away, for 3 AP and 1 more for every enemy after the first.',
    said: /[Bb]reaks? [Cc]ontact|away from contact/,
    rule: 'LD.MOVE.10',
  },
  {
    title: 'Horror',
    text: 'The dead are frightening: a model that loses the roll cannot leave the fight this turn.',
    said: /\bHorror\b/,
    rule: 'LD.HORROR.1',
  },
  {
    title: 'Breaking Point',
    text: 'A Group that lost somebody this turn rolls a die and adds its casualties. Higher than its Leader’s Courage and the fighters left: it flees.',
    said: /Breaking Point/,
    rule: 'LD.BREAK.5',
  },
  {
    title: 'Supply Token',
    text: 'What both Groups want. Pick it up, and leave the table with it.',
    said: /Supply Tokens?|\bcrate\b/,
    rule: 'LD.SUPPLY.1',
  },
  {
    title: 'Roll-Off',
    text: 'Both players roll a die, and the higher one wins.',
    said: /Roll-Off/,
    rule: 'LD.GEN.5',
  },
  {
    title: 'Job',
    text: 'What a Character does between Encounters: guard, work, build, recruit, rest.',
    said: /\bJobs?\b/,
    rule: 'LD.JOB.2',
  },
  {
    title: 'Perk',
    text: 'A part of the Refuge that does something for the Group.',
    said: /\bPerks?\b/,
    rule: 'LD.PERK.1',
  },
  {
    title: 'Keyword',
    text: 'What kind of person this is. Skills, rules and Encounters ask for it.',
    said: /\bKeywords?\b/,
    rule: 'LD.CHAR.5',
  },
];
