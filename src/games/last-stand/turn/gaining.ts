import { idOf } from '../../../kernel/index.ts';
import { artifactLimit, handLimit, type Use } from '../moments/abilities.ts';
import { specialCard } from '../cards/cards.ts';
import { discardArtifact, discardDefenders, drawCard, isLeft, spendSpecial } from '../cards/decks.ts';
import { moment } from '../moments/moment.ts';
import { cardOption, someOf, ownUseOption } from '../options.ts';
import { type Ranger, sidekicksOf } from '../state.ts';
import { choose, emit, type Flow, type Rule, type Table } from '../verbs.ts';
import { apply, usable } from '../moments/windows.ts';
import { type CardId, SPECIAL_LIMIT } from '../wording/words.ts';

/** Cards and tokens that Rangers come by, within the limits of a hand. */

export function* gainDefenders(t: Table, ranger: Ranger, n: number, rule: Rule): Flow<void> {
  const drawn: CardId[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawCard(t, 'defender', rule);
    if (card !== undefined) drawn.push(card);
  }
  if (drawn.length === 0) return;
  ranger.defenders.push(...drawn);
  emit(t, rule, 'ls.gained', { ranger: ranger.id, cards: drawn });
  yield* trimHand(t, ranger);
}

/** DLS.HAND.2: what is too much is discarded at once, by choice. Special cards do not count (DLS.HAND.6). */
export function* trimHand(t: Table, ranger: Ranger): Flow<void> {
  const over = ranger.defenders.length - handLimit(t.state, ranger);
  if (over <= 0) return;
  const cards = yield* someOf(t, ranger.seat, {
    rule: 'DLS.HAND.2',
    prompt: { key: 'ls.hand.full', params: { ranger: ranger.id, n: over } },
    of: ranger.defenders,
    as: cardOption,
    min: over,
    max: over,
  });
  discardDefenders(t, ranger, cards, 'DLS.HAND.2');
}

/** DLS.ART.2: from the deck that the reward names. */
export function* gainArtifact(t: Table, ranger: Ranger, deck: 'common' | 'unique', rule: Rule): Flow<void> {
  const card = drawCard(t, deck, rule);
  if (card === undefined) return;
  ranger.artifacts.push(card);
  emit(t, rule, 'ls.gained', { ranger: ranger.id, cards: [card] });
  yield* trimArtifacts(t, ranger);
}

/** DLS.ART.3, DLS.ART.4, DLS.HAND.3: four at most; the player chooses which one goes. */
export function* trimArtifacts(t: Table, ranger: Ranger): Flow<void> {
  const over = ranger.artifacts.length - artifactLimit(t.state, ranger);
  if (over <= 0) return;
  const cards = yield* someOf(t, ranger.seat, {
    rule: 'DLS.ART.4',
    prompt: { key: 'ls.artifacts.full', params: { ranger: ranger.id, n: over } },
    of: ranger.artifacts,
    as: cardOption,
    min: over,
    max: over,
  });
  for (const card of cards) discardArtifact(t, ranger, card, 'DLS.ART.4');
}

/** DLS.SPEC.2, DLS.HAND.4: nobody draws a fourth one. */
export function* gainSpecial(t: Table, ranger: Ranger, rule: Rule): Flow<void> {
  if (!isLeft(t.state, 'special')) return emit(t, 'DLS.SPEC.15', 'ls.special.none', { ranger: ranger.id });
  yield* makeRoom(t, ranger);
  if (ranger.specials.length >= SPECIAL_LIMIT) return emit(t, 'DLS.SPEC.14', 'ls.special.lost', { ranger: ranger.id });
  const card = drawCard(t, 'special', rule) as CardId;
  ranger.specials.push(card);
  emit(t, rule, 'ls.gained', { ranger: ranger.id, cards: [card] });
}

/** DLS.SPEC.14: with three in hand, one may be played or a Sidekick dropped first. */
function* makeRoom(t: Table, ranger: Ranger): Flow<void> {
  if (ranger.specials.length < SPECIAL_LIMIT) return;
  const sidekicks = sidekicksOf(ranger);
  const uses = usable(t.state, [ranger], moment('any'));
  if (sidekicks.length + uses.length === 0) return;
  const answer = yield* choose(t, ranger.seat, {
    rule: 'DLS.SPEC.14',
    prompt: { key: 'ls.special.full', params: { ranger: ranger.id } },
    options: [
      { means: 'forgo', label: { key: 'ls.special.forgo' } },
      ...sidekicks.map((card) => ({ ...cardOption(card), label: { key: 'ls.drop' as const, params: { card } } })),
      ...uses.map(ownUseOption),
    ],
  });
  if (answer === 'forgo') return;
  if (typeof answer === 'string') return yield* dropSidekick(t, ranger, answer);
  yield* apply(t, uses.find(({ id }) => id === idOf(answer)) as Use, moment('any'));
}

/** DLS.SPEC.10, DLS.SPEC.12: its player may let a Sidekick go; it leaves the game. */
export function* dropSidekick(t: Table, ranger: Ranger, card: CardId): Flow<void> {
  spendSpecial(ranger, specialCard(card).id);
  emit(t, 'DLS.SPEC.10', 'ls.dropped', { ranger: ranger.id, card });
  yield* trimArtifacts(t, ranger);
}

/** DLS.KARMA.5: as long as there are tokens; a Ranger may hold any number (DLS.KARMA.6). */
export function gainKarma(t: Table, ranger: Ranger, n: number, rule: Rule): void {
  const gained = Math.min(n, t.state.karma);
  if (gained === 0) return;
  t.state.karma -= gained;
  ranger.karma += gained;
  emit(t, rule, 'ls.karma.gained', { ranger: ranger.id, n: gained });
}
