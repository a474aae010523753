import type { HowTo } from './how-to.ts';

export const lastDaysHowTo: HowTo = {
  aim: 'Two Groups of survivors want the same supplies from the same streets, and every noise brings the dead. Carry off more than the others, and bring your people home.',
  parts: [
    {
      title: 'Menace',
      text: [
        'A turn begins with the noise of the last one. Every shot and every run leaves a Noise Token. Each noisy model rolls a die and adds its tokens: high enough, and a zombie comes onto the table at the edge nearest to it. Guns that fired may run dry.',
        'Then each zombie moves, one after the other: to what it can bite, to what it sees, to what it hears. It says why.',
      ],
    },
    {
      title: 'Actions',
      text: [
        'You and the other player act in turn, one model at a time. A model has action points: it walks, climbs, opens doors, picks up supplies, reloads, in any order. Running takes you farther and makes you easier to surprise.',
        'Locked and Loaded is a shot kept for later: it answers what an enemy does in your sight, even in the middle of a run.',
      ],
    },
    {
      title: 'Shooting and close combat',
      text: [
        'After all have moved comes the shooting, shot by shot, then the fighting hand to hand. Attacker and defender roll a die each and add their skill; an attacker with the higher total hits. Several against one have the better of it.',
        'Who is touched by something horrible rolls against it, or cannot break away from it this turn.',
      ],
    },
    {
      title: 'The end, and the Refuge',
      text: [
        'Supply Tokens carried off the table are yours. A Group that loses too many reaches its Breaking Point and may run.',
        'In a campaign, those who fell are tested for injuries, the others learn, you spend what you found, hand out Jobs, build, and hope that no horde comes to your own door.',
      ],
    },
  ],
  tips: [
    'A knife makes no noise. Shoot when you must, not because you can.',
    'Look where your noise would bring them before you end the turn: the forecast stands on the table.',
    'Close the door behind you.',
  ],
};
