/**
 * Lists the cards that were never seen to take effect in many matches between greedy bots.
 *
 *   npm run cards                  two thousand matches of Defenders of the Last Stand
 *   npm run cards -- -n 300        so many
 *   npm run cards -- --figures docs/balance/last-stand.json   what `npm run balance` has seen already
 *
 * A card has taken effect when the log names it as the source of something: drawn and resolved, used, shown for its dice,
 * completed, turned up. Being held or discarded is not enough.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { content, lastStand } from '../src/games/last-stand/index.ts';
import { type Figures, seenIn } from './figures.ts';
import { simulated } from './simulated.ts';

const DECKS: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  Raider: content.raiders,
  Defender: content.defenders.cards,
  Special: content.specials,
  Adventure: content.adventures,
  Mission: content.missions,
  Mutation: content.mutations,
  'Common Artifact': content.common,
  'Unique Artifact': content.unique,
  Monstrosity: content.monstrosities,
  "Krank's tech": content.tech,
  'Scavenge token': content.scavenge.tokens,
};

/** How often each card was seen. */
async function seen(matches: number): Promise<Readonly<Record<string, number>>> {
  const setups = Object.keys(lastStand.examples);
  const each = Math.ceil(matches / setups.length);
  const tallies = await simulated({ game: lastStand, setups, bot: 'greedy', matches: each, seed: 'cards' });
  const counts: Record<string, number> = {};
  for (const { groups } of Object.values(tallies)) {
    for (const [card, { matches: n }] of Object.entries(groups.card ?? {})) counts[card] = (counts[card] ?? 0) + n;
  }
  return counts;
}

const { values } = parseArgs({
  options: { n: { type: 'string', short: 'n', default: '2000' }, figures: { type: 'string' } },
});
const counts =
  values.figures === undefined
    ? await seen(Number(values.n))
    : seenIn((JSON.parse(readFileSync(values.figures, 'utf8')) as Figures).cells);

/** A card with parts, such as a Group Mission, is seen if any of them is. */
const timesSeen = (id: string): number =>
  Object.entries(counts).reduce((sum, [card, n]) => (card === id || card.startsWith(`${id}.`) ? sum + n : sum), 0);

let dead = 0;
for (const [deck, cards] of Object.entries(DECKS)) {
  const never = cards.filter(({ id }) => timesSeen(id) === 0).map(({ id }) => id);
  const rarest = cards.reduce((least, { id }) => Math.min(least, timesSeen(id)), Number.POSITIVE_INFINITY);
  dead += never.length;
  console.log(
    `${deck}: ${cards.length} cards, the rarest seen ${rarest} times${never.length > 0 ? `; never: ${never.join(', ')}` : ''}`,
  );
}
process.exitCode = dead === 0 ? 0 : 1;
