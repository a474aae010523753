import type { z } from 'zod';
import type { HerdEntry, HumanEntry } from './lists.ts';
import { type Setup, schema } from './setup.ts';
import type { Faction } from '../words.ts';

/** Ready lists of 100 points or less, one or two for each faction, and ready battles. */

type Human = Omit<HumanEntry, 'weapons' | 'perks'> & Partial<Pick<HumanEntry, 'weapons' | 'perks'>>;
interface Army {
  readonly faction: Faction;
  readonly humans?: readonly Human[];
  readonly herds?: readonly HerdEntry[];
}

const survivors = {
  faction: 'survivors',
  humans: [
    { class: 'seasoned', name: 'Marta', weapons: ['rifle', 'pistol'], perks: ['medic', 'quick-reloader'] },
    { class: 'seasoned', name: 'Isak', weapons: ['shotgun', 'pistol'], perks: ['athletic', 'quick-reloader'] },
    { class: 'regular', name: 'Bea', weapons: ['machine-pistol', 'small-blade'], perks: ['athletic'] },
    { class: 'regular', name: 'Old Jon', weapons: ['bow', 'pistol'], perks: ['medic'] },
    { class: 'newbie', name: 'Tilly', weapons: ['pistol'] },
    { class: 'newbie', name: 'Sam', weapons: ['pistol'] },
  ],
} satisfies Army;
const military: Army = {
  faction: 'military',
  humans: [
    { class: 'soldier', name: 'Sergeant Voss', weapons: ['assault-rifle', 'pistol'], perks: ['medic'] },
    { class: 'soldier', name: 'Ruiz', weapons: ['machine-pistol', 'pistol'], perks: ['athletic'] },
    { class: 'conscript', name: 'Hale', weapons: ['rifle'] },
    { class: 'conscript', name: 'Okoro', weapons: ['machine-pistol'] },
    { class: 'conscript', name: 'Lind', weapons: ['pistol'] },
  ],
};
const bandits: Army = {
  faction: 'bandits',
  humans: [
    { class: 'cutthroat', name: 'Crow', weapons: ['machine-pistol', 'small-blade'], perks: ['athletic', 'parkour'] },
    { class: 'thug', name: 'Brick', weapons: ['shotgun', 'pistol'], perks: ['athletic'] },
    { class: 'thug', name: 'Needle', weapons: ['bow', 'pistol'], perks: ['medic'] },
    { class: 'convict', name: 'Stitch', weapons: ['small-blade', 'pistol'] },
    { class: 'convict', name: 'Weasel', weapons: ['pistol'] },
  ],
};

/**
 * The dead are worth less than they cost against people who shoot and step back, so whoever meets them here has left some
 * of the points at home: then both sides win about as often.
 */
const zombies: Army = {
  faction: 'zombies',
  herds: [
    { type: 'fast', zombies: 15 },
    { type: 'fast', zombies: 15 },
    { type: 'regular', zombies: 5 },
  ],
};
/** Against three sides at once. */
const swarm: Army = {
  faction: 'zombies',
  herds: [
    { type: 'fast', zombies: 15 },
    { type: 'fast', zombies: 15 },
    { type: 'fast', zombies: 15 },
    { type: 'regular', zombies: 5 },
  ],
};
const neighbours: Army = {
  faction: 'survivors',
  humans: [
    { class: 'regular', name: 'Marta', weapons: ['rifle', 'pistol'], perks: ['medic'] },
    { class: 'regular', name: 'Isak', weapons: ['shotgun', 'pistol'], perks: ['athletic'] },
    { class: 'regular', name: 'Bea', weapons: ['machine-pistol', 'small-blade'], perks: ['athletic'] },
    { class: 'newbie', name: 'Tilly', weapons: ['pistol'] },
    { class: 'newbie', name: 'Sam', weapons: ['pistol'] },
  ],
};
const patrol = {
  faction: 'military',
  humans: [
    { class: 'soldier', name: 'Sergeant Voss', weapons: ['assault-rifle', 'pistol'], perks: ['medic'] },
    { class: 'conscript', name: 'Hale', weapons: ['rifle'] },
    { class: 'conscript', name: 'Okoro', weapons: ['machine-pistol'] },
    { class: 'conscript', name: 'Lind', weapons: ['pistol'] },
  ],
} satisfies Army;

/** The military goes out in small numbers where its guns would settle the matter. */
const squad: Army = { ...patrol, humans: patrol.humans.filter(({ name }) => name !== 'Hale') };
const household: Army = { ...survivors, humans: survivors.humans.filter(({ name }) => name !== 'Isak') };

const fewSurvivors: Army = {
  faction: 'survivors',
  humans: [
    { class: 'regular', name: 'Bea', weapons: ['shotgun', 'pistol'], perks: ['medic'] },
    { class: 'regular', name: 'Old Jon', weapons: ['machine-pistol', 'small-blade'], perks: ['athletic'] },
    { class: 'newbie', name: 'Sam', weapons: ['pistol'] },
  ],
};
const fewZombies: Army = {
  faction: 'zombies',
  herds: [
    { type: 'fast', zombies: 10 },
    { type: 'fast', zombies: 5 },
    { type: 'fast', zombies: 5 },
  ],
};

const battle = (given: Omit<Extract<z.input<typeof schema>, { kind: 'battle' }>, 'kind'>): Setup =>
  schema.parse({ kind: 'battle', ...given });
/** EDM.CSETUP.2: Forces and Hordes are chosen at the table. */
const campaign = (battles: 'ask' | 'fast', ...factions: readonly Faction[]): Setup =>
  schema.parse({ kind: 'campaign', battles, players: factions.map((faction) => ({ faction })) });
/** A wood that is closing in: whose turn it is decides who sees the morning. */
const cornered: z.input<typeof schema> = {
  kind: 'custom',
  layout: 'harrow-farm',
  round: 4,
  players: [
    { faction: 'survivors', fallen: { humans: [{ class: 'newbie', name: 'Sam', weapons: ['pistol'] }] } },
    { faction: 'zombies' },
  ],
  humans: [
    {
      seat: 'a',
      class: 'seasoned',
      name: 'Marta',
      weapons: ['rifle', 'pistol'],
      perks: ['medic', 'quick-reloader'],
      x: 6,
      y: 30,
      vitality: 3,
      reload: [1, 0],
    },
    {
      seat: 'a',
      class: 'regular',
      name: 'Old Jon',
      weapons: ['shotgun', 'pistol'],
      perks: ['medic'],
      x: 4,
      y: 33,
      morale: 'shaken',
      infected: true,
      vitality: 2,
      medicUsed: true,
    },
    { seat: 'a', class: 'newbie', name: 'Tilly', weapons: ['pistol'], x: 3, y: 28, trauma: true },
  ],
  herds: [
    { seat: 'b', type: 'fast', facing: 180, zombies: [12, 13.5, 15, 16.5].map((x) => ({ x, y: 28 })) },
    {
      seat: 'b',
      type: 'regular',
      facing: 180,
      zombies: [11, 12.5, 14].flatMap((x) => [36, 37.5].map((y) => ({ x, y }))),
    },
    { seat: 'b', type: 'regular', name: 'Risen Sam', arose: true, facing: 180, zombies: [{ x: 9, y: 32 }] },
  ],
};

/** Some turns into a campaign: the north is lost, a Force is cut off, and the larder is nearly empty. */
const midway: z.input<typeof schema> = {
  kind: 'custom-campaign',
  players: [
    { faction: 'survivors', supplies: 2, points: 4, turns: 5 },
    { faction: 'zombies', points: 2, turns: 4, raised: 9 },
  ],
  order: ['a', 'b'],
  active: 'a',
  tiles: [
    { x: 2, y: 7, controller: 'survivors', structure: 'farm', searched: true },
    { x: 3, y: 7, controller: 'survivors', structure: 'training-ground' },
    { x: 3, y: 8, controller: 'survivors', structure: 'aid-station', searched: true },
    { x: 2, y: 6, controller: 'survivors', searched: true },
    { x: 4, y: 7, controller: 'survivors' },
    { x: 3, y: 3, controller: 'zombies', searched: true },
    { x: 4, y: 3, controller: 'zombies' },
    { x: 5, y: 2, controller: 'zombies', structure: 'farm' },
    { x: 2, y: 3, controller: 'zombies' },
    { x: 7, y: 3, controller: 'zombies' },
  ],
  groups: [
    {
      seat: 'a',
      x: 3,
      y: 7,
      members: [
        {
          class: 'hardened',
          name: 'Marta',
          weapons: ['rifle', 'pistol'],
          perks: ['medic', 'immune', 'stoic'],
          vitality: 4,
        },
        { class: 'regular', name: 'Bea', weapons: ['machine-pistol', 'small-blade'], perks: ['athletic'] },
        { class: 'newbie', name: 'Tilly', weapons: ['pistol'], infected: true, vitality: 2 },
      ],
    },
    {
      seat: 'a',
      x: 2,
      y: 6,
      members: [
        { class: 'seasoned', name: 'Isak', weapons: ['shotgun', 'pistol'], perks: ['scavenger', 'quick-reloader'] },
        { class: 'regular', name: 'Old Jon', weapons: ['bow', 'pistol'], perks: ['medic'], vitality: 3 },
        { class: 'newbie', name: 'Sam', weapons: ['pistol'] },
      ],
    },
    {
      seat: 'a',
      number: 4,
      x: 6,
      y: 5,
      members: [
        { class: 'regular', name: 'Ida', weapons: ['rifle', 'pistol'], perks: ['scavenger'] },
        { class: 'regular', name: 'Piet', weapons: ['shotgun'], perks: ['athletic'], vitality: 1 },
      ],
    },
    {
      seat: 'b',
      number: 2,
      x: 2,
      y: 5,
      herds: [
        { type: 'regular', zombies: 15 },
        { type: 'fast', zombies: 7 },
      ],
    },
    {
      seat: 'b',
      number: 5,
      x: 3,
      y: 3,
      herds: [
        { type: 'military', zombies: 10 },
        { type: 'regular', zombies: 12 },
      ],
    },
    { seat: 'b', number: 7, x: 6, y: 4, herds: [{ type: 'fast', zombies: 15 }] },
    {
      seat: 'b',
      number: 8,
      x: 7,
      y: 6,
      herds: [
        { type: 'regular', zombies: 15 },
        { type: 'regular', zombies: 4 },
      ],
    },
  ],
  lastBattle: {
    x: 6,
    y: 5,
    groups: [
      { id: 'a4', seat: 'a' },
      { id: 'b9', seat: 'b' },
    ],
    winner: 'a',
    rounds: 9,
  },
};

const of = (...armies: readonly Army[]): never[] => armies as never[];

/** The first one is what newcomers meet: few units, and the whole game in them. */
export const examples: Readonly<Record<string, Setup>> = {
  'first-night': battle({ layout: 'harrow-farm', limit: 60, players: of(fewSurvivors, fewZombies) }),
  'survivors-zombies': battle({ layout: 'harrow-farm', players: of(neighbours, zombies) }),
  'military-zombies': battle({ layout: 'marrow-cross', players: of(patrol, zombies) }),
  'bandits-zombies': battle({ layout: 'cinder-gorge', players: of(bandits, zombies) }),
  'bandits-survivors': battle({ layout: 'harrow-farm', players: of(bandits, neighbours) }),
  'military-bandits': battle({ layout: 'marrow-cross', players: of(squad, bandits) }),
  'survivors-military': battle({ layout: 'cinder-gorge', players: of(survivors, military) }),
  'three-ways': battle({ layout: 'cinder-gorge', players: of(neighbours, bandits, zombies) }),
  'all-four': battle({ layout: 'marrow-cross', limit: 150, players: of(household, squad, bandits, swarm) }),
  'last-stand': battle({
    layout: 'beacon-shore',
    pattern: 'lastStand',
    defender: 'a',
    objective: true,
    players: of(squad, zombies),
  }),
  cornered: schema.parse(cornered),
  campaign: campaign('ask', 'survivors', 'zombies'),
  'campaign-fast': campaign('fast', 'survivors', 'zombies'),
  'campaign-midway': schema.parse(midway),
  'campaign-three': campaign('ask', 'survivors', 'bandits', 'zombies'),
  'campaign-four': campaign('ask', 'survivors', 'military', 'bandits', 'zombies'),
  'campaign-four-fast': campaign('fast', 'survivors', 'military', 'bandits', 'zombies'),
};
