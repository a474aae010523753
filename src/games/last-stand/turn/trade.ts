import { isBanned } from '../moments/abilities.ts';
import { take } from '../cards/decks.ts';
import { trimArtifacts } from './gaining.ts';
import { cardOption, someOf, yesNo } from '../options.ts';
import { type Ranger, rangersAt, type State } from '../state.ts';
import { emit, type Flow, type Table, type Message } from '../verbs.ts';
import type { CardId } from '../wording/words.ts';

/** DLS.FREE.6, DLS.ART.5: with whom Artifacts can change hands; nothing else can (DLS.FREE.7). */
export const partners = (state: State, ranger: Ranger): Ranger[] =>
  rangersAt(state, ranger.at).filter(
    (other) =>
      other !== ranger &&
      ranger.artifacts.length + other.artifacts.length > 0 &&
      !isBanned(state, ranger, 'trade') &&
      !isBanned(state, other, 'trade'),
  );

export function* trade(t: Table, ranger: Ranger, other: Ranger): Flow<void> {
  const given = yield* bundle(t, ranger, ranger, other);
  const taken = yield* bundle(t, ranger, other, ranger);
  if (given.length + taken.length === 0) return;
  const params = { ranger: ranger.id, other: other.id, given, taken };
  const prompt: Message = { key: 'ls.trade.offer', params };
  const agreed = other.seat === ranger.seat || (yield* yesNo(t, other.seat, { rule: 'DLS.FREE.6', prompt })) === 'yes';
  if (!agreed) return emit(t, 'DLS.FREE.6', 'ls.trade.refused', params);
  for (const card of given) hand(card, ranger, other);
  for (const card of taken) hand(card, other, ranger);
  emit(t, 'DLS.FREE.6', 'ls.traded', params);
  yield* trimArtifacts(t, ranger);
  yield* trimArtifacts(t, other);
}

function* bundle(t: Table, ranger: Ranger, from: Ranger, to: Ranger): Flow<CardId[]> {
  if (from.artifacts.length === 0) return [];
  return yield* someOf(t, ranger.seat, {
    rule: 'DLS.FREE.6',
    prompt: { key: 'ls.trade.what', params: { from: from.id, to: to.id } },
    of: from.artifacts,
    as: cardOption,
    min: 0,
    max: from.artifacts.length,
  });
}

/** DLS.ART.8: an exhausted card stays so in other hands. */
function hand(card: CardId, from: Ranger, to: Ranger): void {
  take(from.artifacts, card);
  to.artifacts.push(card);
  if (!from.exhausted.includes(card)) return;
  take(from.exhausted, card);
  to.exhausted.push(card);
}
