import { counted } from '../../../kernel/index.ts';
import { percent } from './sight.ts';
import type { Fight } from './battle.ts';

/** What Noise may bring, in words. */

const EDGES: Readonly<Record<string, string>> = {
  near: 'the north edge',
  far: 'the south edge',
  left: 'the west edge',
  right: 'the east edge',
};

/** The chance that a model's Noise draws a zombie, and from where it would come. */
export function noiseWords({ ask, view }: Fight, id: string): string[] {
  if (view.phase === 'prepare' || view.phase === 'over') return [];
  return ask.noise().flatMap(({ source, tokens, once, twice, zombies, arrivals }) => {
    if (source !== id) return [];
    const what = zombies > 1 ? `${zombies} zombies` : 'a zombie';
    const where = [...new Set(arrivals.flatMap(([first]) => (first === undefined ? [] : [EDGES[first.edge]])))];
    const more = twice > 0 ? `, ${percent(twice)} to draw more` : '';
    const from = where.length > 0 ? ` at ${where.join(' and ')}` : '';
    return [`${counted(tokens, 'token')}: ${percent(once)} to draw ${what}${from}${more}`];
  });
}
