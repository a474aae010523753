import type { Json } from '../../../kernel/index.ts';
import type { Fact } from '../face.ts';

/** The questions say what they are about; nothing lies beside them. */
export const factsOf = (_facts: Json): readonly Fact[] => [];

const EXAMPLES: Readonly<Record<string, Fact>> = {
  'first-night': {
    title: 'First night',
    text: 'Three survivors against three small herds on a farm. Few units, and the whole game in them.',
  },
  'survivors-zombies': { title: 'Survivors against Zombies', text: 'A hundred points each at Harrow Farm.' },
  'military-zombies': {
    title: 'Military against Zombies',
    text: 'Soldiers with Commands in the streets of Marrow Cross.',
  },
  'bandits-zombies': { title: 'Bandits against Zombies', text: 'Cinder Gorge: rocks, ravines and no way round.' },
  'bandits-survivors': { title: 'Bandits against Survivors', text: 'Nobody is dead yet. Facing and cover decide.' },
  'military-bandits': { title: 'Military against Bandits', text: 'Guns on both sides of Marrow Cross.' },
  'survivors-military': { title: 'Survivors against Military', text: 'Those who stayed, and those who were sent.' },
  'three-ways': { title: 'Three ways', text: 'Survivors, Bandits and Zombies, each against both others.' },
  'all-four': { title: 'All four', text: 'Every faction on one table.' },
  'last-stand': {
    title: 'Last stand',
    text: 'The Military hold the middle of Beacon Shore; the dead come from the edges.',
  },
  cornered: {
    title: 'Cornered',
    text: 'A battle in its fourth round: three survivors at the edge of the table, one of them infected.',
  },
  'campaign-midway': {
    title: 'Campaign, five turns in',
    text: 'The north is lost, a Force is cut off, and two Supplies are left.',
  },
  campaign: {
    title: 'Campaign: Survivors and Zombies',
    text: 'Sixty-four tiles, three actions a turn, 40 Victory Points. Battles on the table, or fast if both agree.',
  },
  'campaign-fast': {
    title: 'Campaign, battles played out fast',
    text: 'The map is yours; the rules fight every battle at once.',
  },
  'campaign-three': { title: 'Campaign for three', text: 'Survivors, Bandits and Zombies on one map.' },
  'campaign-four': { title: 'Campaign for four', text: 'Every faction on one map.' },
  'campaign-four-fast': {
    title: 'Campaign for four, battles played out fast',
    text: 'Every faction on one map, and no battle takes an evening.',
  },
};
export const exampleText = (name: string): Fact | null => EXAMPLES[name] ?? null;

const SETUP: Readonly<Record<string, Fact>> = {
  layout: { title: 'Battlefield', text: 'One of the ready battlefields, 60 by 60 inches.' },
  without: { title: 'Left out', text: 'Kinds of pieces that are not on the table.' },
  pattern: { title: 'Deployment', text: 'Where the sides begin.' },
  defender: { title: 'Defender', text: 'Who holds the middle in a last stand.' },
  objective: { title: 'Objective', text: 'Something that can be held to win.' },
  limit: { title: 'Points', text: 'The most that a list may cost.' },
  players: { title: 'Players', text: 'One faction each, with its list.' },
  faction: { title: 'Faction', text: '' },
  humans: { title: 'Units', text: 'Humans with class, weapons and perks.' },
  battles: { title: 'Battles', text: 'On the table, fast, or as those who fight agree each time.' },
  order: { title: 'Turn order', text: 'As the players have agreed; dice decide if nothing is said.' },
  lists: { title: 'Forces or Hordes', text: 'To begin with; what is missing is chosen at the table.' },
  herds: { title: 'Herds', text: 'Herds of 1 to 15 zombies.' },
};
export function setupText(path: readonly string[], value?: string): Fact | null {
  if (value !== undefined) return null;
  return SETUP[path.at(-1) ?? ''] ?? null;
}
