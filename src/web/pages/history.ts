import type { MatchCard } from '../../wire/index.ts';

/** The same people, on however many evenings. */
export interface Company {
  /** The others, by name. */
  readonly names: readonly string[];
  /** Matches that are over, the newest first, and those that go on. */
  readonly over: readonly MatchCard[];
  readonly running: readonly MatchCard[];
  /** How often all of us won, and nobody. */
  readonly together: number;
  readonly nobody: number;
  /** How often some of us won and others did not: by name, and null for me. */
  readonly wins: readonly { readonly name: string | null; readonly n: number }[];
}

const personsIn = ({ seats }: MatchCard): MatchCard['seats'] => seats.filter(({ kind }) => kind === 'person');
const othersIn = (card: MatchCard): string[] =>
  [...new Set(personsIn(card).flatMap(({ mine, name }) => (mine || name === null ? [] : [name])))].sort();

/** Whom I have played with and how it went, the latest company first. */
export function companiesIn(cards: readonly MatchCard[]): Company[] {
  const tables = new Map<string, MatchCard[]>();
  for (const card of [...cards].sort((a, b) => b.updated - a.updated)) {
    const names = othersIn(card);
    if (names.length === 0 || card.status === 'waiting') continue;
    const key = names.join('\n');
    tables.set(key, [...(tables.get(key) ?? []), card]);
  }
  return [...tables.values()].map(companyOf);
}

function companyOf(cards: readonly MatchCard[]): Company {
  const names = cards[0] === undefined ? [] : othersIn(cards[0]);
  const over = cards.filter(({ status }) => status === 'over');
  const winners = over.map((card) => personsIn(card).filter(({ seat }) => card.won.includes(seat)));
  const isAll = (n: number, i: number): boolean => n === personsIn(over[i] as MatchCard).length;
  const counts = winners.map(({ length }, i) => (length === 0 ? 'nobody' : isAll(length, i) ? 'together' : 'some'));
  const split = winners.filter((_, i) => counts[i] === 'some');
  const wins = [null, ...names].map((name) => ({
    name,
    n: split.filter((won) => won.some((seat) => (name === null ? seat.mine : !seat.mine && seat.name === name))).length,
  }));
  return {
    names,
    over,
    running: cards.filter(({ status }) => status === 'playing'),
    together: counts.filter((how) => how === 'together').length,
    nobody: counts.filter((how) => how === 'nobody').length,
    wins: wins.filter(({ n }) => n > 0),
  };
}
