import { characterCard, type Phase, type Token, wave, waveFacts } from '../../../games/wave/index.ts';
import type { Json } from '../../../kernel/index.ts';
import { say } from '../../words/words.ts';
import type { TableIcon } from '../../ui/icon-names.ts';
import type { Fact } from '../face.ts';

/** The words and pictures that the board of Wave! needs beside the game's own texts. */

export const PHASE_WORDS = {
  muster: { name: 'Muster', icon: 'muster', text: 'Everybody takes a character and a second weapon.' },
  search: { name: 'Search', icon: 'search', text: 'Draw Rubble cards in turn until WAVE! comes and is accepted.' },
  trade: { name: 'Trade', icon: 'trade', text: 'Each player may give one item away.' },
  combat: { name: 'Combat', icon: 'combat', text: 'Everybody takes one turn: attack, craft, use.' },
  strike: { name: 'Strike', icon: 'strike', text: 'The enemies attack from left to right.' },
} as const satisfies Record<Phase, { name: string; icon: TableIcon; text: string }>;

export const TOKEN_WORDS = {
  barricade: 'Barricade',
  spear: 'Spear',
  trap: 'Trap',
  grenade: 'Grenade',
} as const satisfies Record<Token, string>;

/** As the game calls it, in the language that it speaks. */
export const nameOfCard = (card: string): string => wave.texts[`card.${card}`] ?? card;
export const nameOfAssault = (assault: string): string => wave.texts[`assault.${assault}`] ?? assault;
export const nameOfPerk = (perk: string): string => wave.texts[`perk.${perk}`] ?? perk;
export const cardText = (card: string): string => wave.texts[`card-text.${card}`] ?? '';

const combatNote = (id: string): string =>
  `${wave.texts[`combat.${id}`] ?? id}: ${wave.texts[`combat-text.${id}`] ?? ''}`;

/** The question names its card already; cards that were drawn are worth a line. */
export function factsOf(facts: Json, key: string): Fact[] {
  const asked = { prompt: { key }, facts };
  const { drawn = [] } = waveFacts(asked, 'wave.cards', 'wave.lucky') ?? {};
  const { seen = [] } = waveFacts(asked, 'wave.look.keep') ?? {};
  return [
    ...(drawn.length > 0 ? [{ title: 'Drawn', text: drawn.map(combatNote).join(' ') }] : []),
    ...(seen.length > 0 ? [{ title: 'Seen', text: seen.map(nameOfCard).join(', ') }] : []),
  ];
}

export function exampleText(name: string): Fact | null {
  if (name === 'dawn') {
    return {
      title: 'Puzzle: until dawn',
      text: 'Round 6, alone, 1 health left. Fell every enemy before they attack.',
    };
  }
  const players = name.replace('-draft', '');
  return name.endsWith('-draft')
    ? {
        title: `${capital(say(players))}, choosing characters`,
        text: 'Everybody picks a character and a second weapon.',
      }
    : {
        title: `${capital(say(players))}, characters by lot`,
        text: 'Characters are dealt, the second weapon is picked.',
      };
}

export function setupText(path: readonly string[], value?: string): Fact | null {
  if (value === undefined) return path.at(-1) === 'first' ? { title: 'First player', text: '' } : null;
  if (value === 'choose') return { title: 'Chosen at the table', text: '' };
  if (value === 'random') return { title: 'Drawn at random', text: '' };
  switch (path.at(-1)) {
    case 'character': {
      const { name, track } = characterCard(value as Parameters<typeof characterCard>[0]);
      return { title: `${name} (${track} health)`, text: wave.texts[`character-perks.${value}`] ?? '' };
    }
    case 'weapon': {
      return { title: nameOfCard(value), text: cardText(value) };
    }
    case 'first':
      return { title: `Seat ${value.toUpperCase()}`, text: '' };
    default:
      return null;
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
