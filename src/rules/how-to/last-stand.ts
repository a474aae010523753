import type { HowTo } from './how-to.ts';

export const lastStandHowTo: HowTo = {
  aim: 'Four Leaders march on the town of Last Stand. Slay all four, or reach the goal of your scenario, before one of them walks in.',
  parts: [
    {
      title: 'Your turn',
      text: [
        'First everything is made ready again. Then you spend Action Tokens: travel, fight Raiders, dig, gamble, take a Mission, heal, buy. One token is one action, and wounds lie on your tokens: a wounded Ranger does less.',
        'At the end the wasteland answers: enemies where you stand attack, radiation is tested, you draw Defender cards, and Raider cards put new Raiders on the map.',
      ],
    },
    {
      title: 'Raiders and Depots',
      text: [
        'Each tribe has its colour. Where three Raiders stand, the next one overruns the place: a Depot is built and each open neighbour gets a Raider, too. When all Depots stand, or pieces of a kind run out, you have lost.',
      ],
    },
    {
      title: 'Leaders',
      text: [
        'A Leader is fought where it stands, with Defender cards of its colour; others in the same place may join in. A hit takes health; with the last of it the Leader is slain, and who slew it is rewarded.',
        'Leaders move along their path when Raider cards say so. A Blockade at the border of the town holds one of the three on the ground up, once; Puke flies over it.',
      ],
    },
  ],
  tips: [
    'Collect one colour together and strike once, rather than a little everywhere.',
    'Clear a place with three Raiders before anything else.',
    'Do not end your turn beside Monstrosities without cards to feed them.',
  ],
};
