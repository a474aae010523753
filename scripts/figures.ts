/** What `npm run balance` writes down, and what can be read out of it. */

export type Counts = Readonly<Record<string, number>>;

export interface Cell {
  readonly setup: string;
  readonly seed: string;
  readonly matches: number;
  readonly won: number;
  /** How often a match ended in its nth turn, how matches ended. */
  readonly turns: Counts;
  readonly ends: Counts;
  /** In how many matches each card was seen to take effect, and how many of those were won. */
  readonly cards: Readonly<Record<string, readonly number[]>>;
}
export interface Figures {
  readonly bot: string;
  readonly cells: readonly Cell[];
}

/** How often each came up in both. */
export function added(a: Counts, b: Counts): Counts {
  const all: Record<string, number> = { ...a };
  for (const [key, n] of Object.entries(b)) all[key] = (all[key] ?? 0) + n;
  return all;
}

/** What two runs of a set-up with different seeds come to together. */
export function together(a: Cell, b: Cell): Cell {
  const cards = Object.fromEntries(
    [...new Set([...Object.keys(a.cards), ...Object.keys(b.cards)])].sort().map((card) => {
      const [matches = 0, won = 0] = a.cards[card] ?? [];
      const [more = 0, moreWon = 0] = b.cards[card] ?? [];
      return [card, [matches + more, won + moreWon]];
    }),
  );
  return {
    setup: a.setup,
    seed: `${a.seed}, ${b.seed}`,
    matches: a.matches + b.matches,
    won: a.won + b.won,
    turns: added(a.turns, b.turns),
    ends: added(a.ends, b.ends),
    cards,
  };
}

/** In how many matches each card was seen. */
export function seenIn(cells: readonly Cell[]): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const { cards } of cells) {
    for (const [card, [matches = 0]] of Object.entries(cards)) seen[card] = (seen[card] ?? 0) + matches;
  }
  return seen;
}

export interface Shift {
  readonly card: string;
  readonly matches: number;
  /** Win rate with the card seen less that without. */
  readonly shift: number;
  readonly error: number;
}

/**
 * Cards that come up late are seen more often in matches that are won late, so this says how far a card goes with winning,
 * not that it wins. Rates are compared within each set-up and then averaged, each by how much it tells.
 */
export function shiftsOf(cells: readonly Cell[]): Shift[] {
  const cards = new Set(cells.flatMap((cell) => Object.keys(cell.cards)));
  return [...cards].sort().flatMap((card): Shift[] => {
    let weight = 0;
    let sum = 0;
    let matches = 0;
    for (const cell of cells) {
      const [seen = 0, wonWith = 0] = cell.cards[card] ?? [];
      const unseen = cell.matches - seen;
      matches += seen;
      const rate = cell.won / cell.matches;
      const spread = rate * (1 - rate) * (1 / seen + 1 / unseen);
      if (!(spread > 0 && spread < Number.POSITIVE_INFINITY)) continue;
      weight += 1 / spread;
      sum += (wonWith / seen - (cell.won - wonWith) / unseen) / spread;
    }
    return weight === 0 ? [] : [{ card, matches, shift: sum / weight, error: 1 / Math.sqrt(weight) }];
  });
}
