import type { z } from 'zod';
import type { HerdEntry, HumanEntry } from './lists.ts';
import { type Setup, schema } from './setup.ts';
import type { Faction } from './words.ts';

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
  campaign: campaign('ask', 'survivors', 'zombies'),
  'campaign-fast': campaign('fast', 'survivors', 'zombies'),
  'campaign-three': campaign('ask', 'survivors', 'bandits', 'zombies'),
  'campaign-four': campaign('ask', 'survivors', 'military', 'bandits', 'zombies'),
  'campaign-four-fast': campaign('fast', 'survivors', 'military', 'bandits', 'zombies'),
};
