import type { Attribute, Class } from '../words.ts';

/** Names of Attributes, and what each does in a line. */
export const ATTRIBUTE_TEXTS = {
  'born-leader': { name: 'Born Leader', text: 'As Leader, 1 more die when the band is tested for keeping together.' },
  medic: { name: 'Medic', text: '1 die per level for everybody who recovers after the Encounter.' },
  attractive: { name: 'Attractive', text: '+1 in People Challenges with the other sex.' },
  brawler: { name: 'Brawler', text: '1 more die in melee.' },
  fast: { name: 'Fast', text: 'Moves 10″; 3 dice for a Fast Move, and all of them count.' },
  dim: { name: 'Dim', text: '−1 in Savvy Challenges.' },
  rage: { name: 'Rage', text: '1 more die in melee and when charging or charged.' },
  greedy: { name: 'Greedy', text: 'Lingers for 1d6 turns over anything that may hold loot, until a Leader comes.' },
  runt: { name: 'Runt', text: '1 die less when charging or charged.' },
  slow: { name: 'Slow', text: '1 die only for a Fast Move.' },
  poser: { name: 'Poser', text: '1 die only under fire and when a friend goes down.' },
  'free-spirit': { name: 'Free Spirit', text: '+1 in People Challenges, −1 in Savvy Challenges.' },
  logical: { name: 'Logical', text: '+1 in Savvy Challenges about science or machines.' },
  agile: { name: 'Agile', text: '+1 in Physical Challenges of agility.' },
  initiative: { name: 'Initiative', text: 'Alone, activates as if 1 Rep higher.' },
  'hard-as-nails': {
    name: 'Hard as Nails',
    text: 'The first deadly hit by a human in an Encounter only knocks it down.',
  },
} as const satisfies Record<Attribute, { readonly name: string; readonly text: string }>;

export const CLASS_TEXTS = {
  citizen: { name: 'Citizen', plural: 'Citizens' },
  ganger: { name: 'Ganger', plural: 'Gangers' },
  survivor: { name: 'Survivor', plural: 'Survivors' },
  police: { name: 'Police officer', plural: 'Police' },
  guard: { name: 'Guardsman', plural: 'National Guard' },
  army: { name: 'Soldier', plural: 'Army' },
} as const satisfies Record<Class, { readonly name: string; readonly plural: string }>;
