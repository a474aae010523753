import type { HowTo } from './how-to.ts';

export const allThingsZombieHowTo: HowTo = {
  aim: 'The world has ended, and you have not. You play a Star, alone or with a band; the rules play everybody else: people you meet, the Police, the dead. Find what you came for, and get off the table alive.',
  parts: [
    {
      title: 'A turn',
      text: [
        'Each side rolls one die. The higher die acts first, and only those act whose Rep is as high as their own die or higher. On doubles nobody acts, and something happens.',
        'Your people act in groups: those within 4" of each other go together. Somebody who acts walks up to 8", may try a Fast Move, fires, searches a building, picks something up, charges.',
      ],
    },
    {
      title: 'In Sight: the moment somebody sees you',
      text: [
        'As soon as a line opens between you and somebody else, even in the middle of a move, everything stops. Both sides roll dice for their Rep; a 1, 2 or 3 is a success. Who has the most successes acts first: fires, charges, ducks. Your Star decides; the others do what their table says.',
        'Who is shot at takes a Reaction Test: it fires back, ducks or runs. The list beside the question shows the dice and whose turn it is. When nobody fires any more, you go on walking.',
      ],
    },
    {
      title: 'Noise and the dead',
      text: [
        'Every shot may bring a zombie, before you know whether you hit. In town a die of 4 or more draws one, in a suburb 5, in the country 6. They appear somewhere on the clock around you, walk to the nearest living thing they see or hear, and charge.',
        'Zombies fight with dice in melee. Knocked down is not dead: finish them. Who is hurt by one may turn.',
      ],
    },
    {
      title: 'People',
      text: [
        'Markers with a question mark are Possible Enemy Forces: nobody knows what they are until they are seen. It may be nothing, it may be Gangers. You talk, trade, ask them to join, or shoot.',
        'Buildings may have somebody in them when you enter them for the first time. Searching takes a whole activation; what you find counts for your objective.',
      ],
    },
    {
      title: 'Your Star',
      text: [
        'A Star picks its own results where others roll, turns wounds aside with Star Power, and can cheat death once, at a price. Out of the Fight is not the end: friends can carry you off.',
        'Leave by an edge when you have what you want. With the objective met you may also stop at the end of a turn.',
      ],
    },
  ],
  tips: [
    'A machete makes no noise. Shoot when you must, not because you can.',
    'Look before you walk: the way shows where somebody would see you first.',
    'Two who fire together are better than one who is brave.',
  ],
};
