import { content, rubbleFor, type TextKey, wave } from '../../../games/wave/index.ts';
import type { SeenEvent } from '../../../kernel/index.ts';
import { say } from '../../words/words.ts';
import type { Tally } from '../face.ts';

/** Events that show freshly drawn Combat cards, and where in them. */
const DRAWS: Readonly<Partial<Record<TextKey, string>>> = {
  'wave.cards.drawn': 'cards',
  'wave.cards.drawn.enemy': 'cards',
  'wave.pills': 'cards',
  'wave.redrawn': 'fresh',
};

const KINDS = ['junk', 'healing', 'special', 'weapon', 'ammo', 'ingredient', 'red'] as const;

/** Combat cards and finds in the rubble, against what lies in the piles. */
export function tallies(log: readonly SeenEvent[], players: number): Tally[] {
  const events = log as readonly SeenEvent<TextKey>[];
  const combat = events.flatMap(({ key, params }) => {
    const field = DRAWS[key];
    const drawn = field === undefined ? [] : params[field];
    return (Array.isArray(drawn) ? drawn : [drawn]).filter((card): card is string => typeof card === 'string');
  });
  const found = events.flatMap(({ key, params }) =>
    key === 'wave.found' && typeof params.card === 'string' ? [kindFound(params.card)] : [],
  );
  return [
    tally(
      'Combat cards drawn',
      combat,
      content.combat.map(({ id, copies }) => ({ id, name: wave.texts[`combat.${id}`] ?? id, weight: copies })),
    ),
    tally(
      'Finds in the rubble, by kind',
      found,
      KINDS.map((kind) => ({ id: kind, name: say(kind), weight: copiesOf(kind, players) })),
    ),
  ].filter(({ total }) => total > 0);
}

interface Weighted {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
}

function tally(title: string, drawn: readonly string[], faces: readonly Weighted[]): Tally {
  const sum = faces.reduce((total, { weight }) => total + weight, 0);
  return {
    title,
    total: drawn.length,
    faces: faces.map(({ id, name, weight }) => ({
      name,
      seen: drawn.filter((card) => card === id).length,
      expected: (drawn.length * weight) / sum,
    })),
  };
}

const kindFound = (card: string): string => content.rubble.cards.find(({ id }) => id === card)?.kind ?? 'weapon';

/** In the Rubble of so many players. */
const copiesOf = (kind: string, players: number): number =>
  rubbleFor(players).filter((card) => kindFound(card) === kind).length;
