import type { HowTo } from './how-to.ts';

export const evenDeathHowTo: HowTo = {
  aim: 'Survivors, Military, Bandits and the dead fight over a table of ruins. The last side standing wins, or the one that holds what you have agreed on.',
  parts: [
    {
      title: 'A turn',
      text: [
        'You take a whole turn with all your units, then the next player does. Each unit acts once, with up to two actions: move, shoot, aim, fight, and more.',
        'All dice have eight sides. A human rolls against a number on the card; the target then rolls its Toughness, and what is left are wounds.',
      ],
    },
    {
      title: 'Seeing and cover',
      text: [
        'What you see of a target decides: enough of it in the open, and you shoot well; a wall in between, and it has Cover. Point at a target and the table shows the line, the part that is seen and the odds.',
      ],
    },
    {
      title: 'The dead',
      text: [
        'A herd is one unit of up to fifteen zombies. Every wound takes one away. Humans who survive its bite are infected, weaker from then on, and tested before each of their turns.',
        'Before a herd acts, its player rolls a die: on a 1 or 2 an opponent moves it this turn, and it does not bite.',
      ],
    },
    {
      title: 'Nerve',
      text: [
        'Humans who saw a friend die, or are far from all their friends, test their nerve when they act. Shaken and broken people do less, and in the end they run.',
      ],
    },
    {
      title: 'The campaign',
      text: [
        'Between battles, Forces and Hordes move over a map of sixty-four tiles, take ground, build, search and recruit. The first faction with 40 Victory Points at the start of its turn wins.',
      ],
    },
  ],
  tips: [
    'Aim first when you have nothing to run from: the extra die is worth the action.',
    'Never end a move within reach of a herd that has not acted yet.',
    'Keep somebody near who can command or heal: a small force falls apart quickly.',
  ],
};
