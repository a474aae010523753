import type { Term } from '../../answer/terms.ts';

/** What the words of the book mean, for those who meet them in a question. */
export const terms: readonly Term[] = [
  {
    title: 'Action',
    text: 'A unit has two in its turn, in any order: move, attack, reload and more.',
    said: /\bactions?\b/,
    rule: 'EDM.TURN.3',
  },
  {
    title: 'Herd',
    text: 'Up to 15 zombies that act as one and stay within 2" of one another.',
    said: /\b[Hh]erds?\b/,
    rule: 'EDM.HERD.1',
  },
  {
    title: 'Rambling Check',
    text: 'A D8 when a herd is selected. On 1 or 2 an opponent moves it this turn, and it may not bite.',
    said: /\b[Rr]ambl/,
    rule: 'EDM.RAMBLE.1',
  },
  {
    title: 'Brain Check',
    text: 'A D8 that a herd must pass to do anything clever. Bigger herds pass more easily.',
    said: /Brain Check/,
    rule: 'EDM.BRAIN.1',
  },
  {
    title: 'Psych Check',
    text: 'A D8 that a human must pass when it gets frightening. Morale helps or hurts.',
    said: /Psych Check/,
    rule: 'EDM.PSYCH.1',
  },
  {
    title: 'Morale',
    text: 'Eager, Willing, Shaken or Broken: how a human bears up.',
    said: /\b[Mm]orale\b|\bEager\b|\bWilling\b|\bShaken\b|\bBroken\b/,
    rule: 'EDM.MORALE.2',
  },
  {
    title: 'Cover',
    text: 'Something hides part of the target: one more die to save against shooting.',
    said: /\b[Cc]over\b/,
    rule: 'EDM.COVER.3',
  },
  {
    title: 'Toughness',
    text: 'How many dice a target rolls to save.',
    said: /Toughness/,
    rule: 'EDM.SHOOT.7',
  },
  {
    title: 'Wound',
    text: 'One for each hit more than there are saves. It costs a human a point of Vitality, and fells a zombie.',
    said: /\b[Ww]ounds?\b|\bVitality\b/,
    rule: 'EDM.WOUND.3',
  },
  {
    title: 'Bite',
    text: 'The attack of a herd that touches somebody. A human who lives through it is Infected.',
    said: /\b[Bb]ites?\b|\bbitten\b/,
    rule: 'EDM.BITE.1',
  },
  {
    title: 'Infected',
    text: 'Slower, Shaken, and every turn it may turn into a zombie.',
    said: /Infect/,
    rule: 'EDM.INFECT.1',
  },
  {
    title: 'Knocked Down',
    text: 'Can do nothing but get up, which takes an action.',
    said: /Knocked Down|[Kk]nock(ed|s) down|Get Up/,
    rule: 'EDM.DOWN.1',
  },
  {
    title: 'Shove',
    text: 'Knocks down everybody in contact if a D8 is high enough. It wounds nobody.',
    said: /\b[Ss]hov/,
    rule: 'EDM.SHOVE.1',
  },
  {
    title: 'Dangerous terrain',
    text: 'Anyone who fails a check on entering it takes a wound.',
    said: /[Dd]angerous|the danger/,
    rule: 'EDM.DANGER.1',
  },
  {
    title: 'Split Up',
    text: 'Part of a herd becomes a herd of its own, 6" away.',
    said: /\b[Ss]plit/,
    rule: 'EDM.SPLIT.1',
  },
  {
    title: 'Merge',
    text: 'Zombies of another herd within 6" join this one.',
    said: /\b[Mm]erge|can join/,
    rule: 'EDM.MERGE.1',
  },
];
