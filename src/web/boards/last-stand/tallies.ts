import { COLORS, defenderCard } from '../../../games/last-stand/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import type { Tally } from '../face.ts';
import { says } from './view.ts';

const isDefender = (card: string): boolean => /^D\d/.test(card);

/** Defender cards gained, by colour; dice are counted for every game. */
export function tallies(events: readonly SeenEvent[]): Tally[] {
  const gained = events.flatMap(({ key, params }) =>
    says({ key }, 'ls.gained') && Array.isArray(params.cards) ? (params.cards as string[]).filter(isDefender) : [],
  );
  if (gained.length === 0) return [];
  return [
    {
      title: 'Defender cards gained, by colour',
      total: gained.length,
      faces: COLORS.map((color) => ({
        name: color,
        seen: gained.filter((card) => defenderCard(card).color === color).length,
        expected: gained.length / COLORS.length,
      })),
    },
  ];
}
