import type { HowTo } from './how-to.ts';

export const waveHowTo: HowTo = {
  aim: 'Six waves of enemies come for you. Everybody must still be alive when the last of them is down; if one of you falls, all of you have lost.',
  parts: [
    {
      title: 'Search',
      text: [
        'In turn you draw a card from the rubble: a weapon, ammo, food, ingredients, junk, or something that bites. Keep it, leave it, or swap it for something you carry.',
        'The WAVE! card lies somewhere in the pile. Who draws it lets the wave come, or takes 1 damage and shuffles it back in, and the search goes on.',
      ],
    },
    {
      title: 'Trade',
      text: [
        'Now you see which enemies stand in the line. Each of you may give one thing away: ammo to the one with the gun, the second ingredient to the one with the first.',
      ],
    },
    {
      title: 'Combat',
      text: [
        'On your turn you attack, craft or pass. A weapon says how many Combat cards you draw; you use one of them. Extra ammo draws more cards.',
        'Two ingredients make a token: a Barricade stops the next attack on you, a Trap hurts the next enemy before it hits you, a Spear hurts its target now and with every later attack, and a Grenade stuns two enemies that stand side by side.',
        'Then each enemy that still stands attacks, from left to right.',
      ],
    },
  ],
  tips: [
    'Nobody can be carried to the end: heal the one with the fullest damage track first.',
    'Delaying the wave is worth a point of damage while the pile still holds what you need.',
    'Kill what makes the others worse before what merely hits hard: the line shows what each enemy does.',
  ],
};
