import type { Term } from '../../answer/terms.ts';

/** What the words of the book mean, for those who meet them in a question. */
export const terms: readonly Term[] = [
  {
    title: 'Action Token',
    text: 'A Ranger’s tokens are actions and health at once: each action spends one until the next turn, and each wound takes one away until it is healed.',
    said: /\bactions? left\b|Action Tokens?\b|\bwounds?\b/,
    rule: 'DLS.WOUND.1',
  },
  {
    title: 'Raider',
    text: 'One of three tribes: Techies (red), Road Riders (green) and Earthers (yellow). Each die at or above the tribe’s number removes one.',
    said: /\bRaiders?\b|Techies|Road Riders?|Earthers?/,
    rule: 'DLS.CRAID.1',
  },
  {
    title: 'Overrun',
    text: 'A fourth Raider does not fit: three stay, a Depot is added, and the tribe spreads to the neighbouring locations.',
    said: /overr[ua]n/i,
    rule: 'DLS.OVER.1',
  },
  {
    title: 'Depot',
    text: 'Oil and ammo of the Raiders. A grenade card gives 2 dice against Depots, and a 5 or 6 destroys one. With the last of them on the map the match is lost.',
    said: /\bDepots?\b/,
    rule: 'DLS.DEPOT.1',
  },
  {
    title: 'Leader',
    text: 'One of four. They walk to Last Stand, and the match is won when all four are slain. One that gets there wins it for the Raiders.',
    said: /\bLeaders?\b|Krank|Bama|Bramble|Puke/,
    rule: 'DLS.CLEAD.1',
  },
  {
    title: 'Defender card',
    text: 'Worth 1 or 2 dice against the Leader of its colour, or what its icon says. Never both.',
    said: /Defender cards?\b|\bgrenade\b|rad suit|crossed pistols|\bglider\b|\bvehicle\b/,
    rule: 'DLS.DEF.1',
  },
  {
    title: 'Special card',
    text: 'Strong, and used once. Three at most in a hand.',
    said: /Special cards?\b/,
    rule: 'DLS.SPEC.4',
  },
  {
    title: 'Gamble',
    text: 'Bet a Defender card and call a colour. Of three cards drawn, those of that colour are yours; if there are none, the bet is lost.',
    said: /\b[Gg]ambl|\bbet\b|call a colour/,
    rule: 'DLS.GAMBLE.1',
  },
  {
    title: 'Karma',
    text: 'Pays for bonus skills and for much of what Adventures offer.',
    said: /\bKarma\b/,
    rule: 'DLS.KARMA.1',
  },
  {
    title: 'Radiation',
    text: 'At the end of the turn: roll Resistance, and every 5 or 6 is a success. With fewer successes than radiation signs there, the Ranger gains a Mutation or discards a rad suit.',
    said: /[Rr]adiation|Resistance/,
    rule: 'DLS.RAD.1',
  },
  {
    title: 'Mutation',
    text: 'Its number counts. At 5 in all the Ranger turns into a Monstrosity.',
    said: /Mutations?\b/,
    rule: 'DLS.MUT.1',
  },
  {
    title: 'Monstrosity',
    text: 'Fought by its own card, for a reward. They are Puke’s people.',
    said: /Monstrosit/,
    rule: 'DLS.MONS.1',
  },
  {
    title: 'Attribute',
    text: 'How many dice a test rolls: Resistance, Adventure, Ancient Tech or Scavenge. A 5 or 6 is a success.',
    said: /\bAdventure\b|Ancient Tech|\bScavenge\b|attribute/,
    rule: 'DLS.ATTR.1',
  },
  {
    title: 'Slayer',
    text: 'The Ranger whose hit kills a Leader has an extra skill from then on.',
    said: /\bSlayer\b/,
    rule: 'DLS.SLAYER.1',
  },
  {
    title: 'Blockade',
    text: 'On a border of Last Stand: holds up a Leader that comes by land, once.',
    said: /\bBlockades?\b/,
    rule: 'DLS.BLOCK.1',
  },
  {
    title: 'Stage',
    text: 'How far the match has come. It says how many Defender and Raider cards are drawn.',
    said: /\b[Ss]tage\b/,
    rule: 'DLS.STAGE.1',
  },
];
