import type { Term } from '../../answer/terms.ts';

/** What the words of the book mean, for those who meet them in a question. */
export const terms: readonly Term[] = [
  {
    title: 'Slot',
    text: 'Room for one card. Cards of one kind share a slot; without a free slot you must discard something to keep more.',
    said: /\bslots?\b|Platz|Plätze/i,
    rule: 'WAV.INV.1',
  },
  {
    title: 'WAVE!',
    text: 'The card that lets the enemies come. It is shuffled into the pile that you search.',
    said: /WAVE!/,
    rule: 'WAV.WAVE.1',
  },
  {
    title: 'Delay',
    text: 'Take 1 damage, shuffle WAVE! back into the pile and go on searching.',
    said: /\bDelay\b|Hinhalten/,
    rule: 'WAV.WAVE.4',
  },
  {
    title: 'Line',
    text: 'All enemies side by side. They attack from left to right.',
    said: /\bline\b|\bReihe\b|at place|an Platz/,
    rule: 'WAV.LINE.1',
  },
  {
    title: 'Combat card',
    text: 'Drawn for every attack in place of dice: it changes the damage. You draw some and use one.',
    said: /Combat card|Kampfkarte/,
    rule: 'WAV.DECK.1',
  },
  {
    title: 'Ammo',
    text: 'What a gun needs: at least one for each attack. Every further one draws one more Combat card.',
    said: /\bammo\b|\bbullets?\b|\barrows?\b|\bshells?\b|Munition|Patrone|Pfeil/i,
    rule: 'WAV.AMMO.4',
  },
  {
    title: 'Barricade',
    text: 'Stops the next attack that would affect you, and is gone.',
    said: /Barricade|Barrikade/,
    rule: 'WAV.TOKEN.1',
  },
  {
    title: 'Trap',
    text: 'Deals 3 damage to an enemy just before it attacks you. It works once.',
    said: /\bTrap\b|Falle/,
    rule: 'WAV.TOKEN.7',
  },
  {
    title: 'Spear',
    text: 'Deals 3 damage at once, and 1 more with every later attack on that enemy.',
    said: /\bSpears?\b|Speer/,
    rule: 'WAV.TOKEN.11',
  },
  {
    title: 'Grenade',
    text: 'Stuns two enemies that stand side by side until the round is over.',
    said: /Grenade|Granate/,
    rule: 'WAV.TOKEN.13',
  },
  {
    title: 'Stunned',
    text: 'Goes to the end of the line and does not attack this round.',
    said: /stun|betäub/i,
    rule: 'WAV.TOKEN.15',
  },
  {
    title: 'Survivor',
    text: 'No enemy. Stands in the line, is attacked before you are, and joins the holder of WAVE! if it lives through the attacks.',
    said: /Survivors?\b|Überlebende/,
    rule: 'WAV.SURV.1',
  },
];
