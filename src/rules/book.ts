import type { RuleEntry } from './entry.ts';
import type { RuleGame } from './games.ts';

/** Loaded one by one, so that a page about one game does not carry the others. */
const BOOKS: Readonly<Record<RuleGame, () => Promise<{ default: unknown }>>> = {
  wave: () => import('./data/wave.json', { with: { type: 'json' } }),
  'last-stand': () => import('./data/last-stand.json', { with: { type: 'json' } }),
  'even-death': () => import('./data/even-death.json', { with: { type: 'json' } }),
  'last-days': () => import('./data/last-days.json', { with: { type: 'json' } }),
  'all-things-zombie': () => import('./data/all-things-zombie.json', { with: { type: 'json' } }),
};

/** A game's whole ledger, in its order. */
export async function rulesOf(game: RuleGame): Promise<readonly RuleEntry[]> {
  return (await BOOKS[game]()).default as readonly RuleEntry[];
}
