import { Problem } from '../problem.ts';
import type { Settings } from '../options.ts';

/** Letters alone, without accents and case: so `Idïot` is `idiot`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a text has one of these words, as a word of its own. */
export function hasBlocked(text: string, blocked: readonly string[]): boolean {
  if (blocked.length === 0) return false;
  const refused = new Set(blocked.map(plain));
  return wordsIn(text).some((word) => refused.has(word));
}

/** What others read, a name or a line of talk, has no word that the operator blocks. */
export function mustBeDecent({ blockedWords }: Settings, text: string | undefined): void {
  if (text !== undefined && hasBlocked(text, blockedWords))
    throw new Problem('not-allowed', 'This server does not take that word: say it in another way');
}
