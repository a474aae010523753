import { iconReader } from '../moments/abilities.ts';
import type { Source } from '../moments/sources.ts';
import { discardDefenders, spendArtifact, spendDefenders, spendSpecial, take } from '../cards/decks.ts';
import { cardOption, someOf } from '../options.ts';
import type { Ranger, State } from '../state.ts';
import { emit, type Flow, type Rule, type Table } from '../verbs.ts';
import type { Cost } from '../cards/vocabulary.ts';
import type { CardId, Icon } from '../wording/words.ts';

export function cardsWith(state: State, ranger: Ranger, icon: Icon): CardId[] {
  const iconsOn = iconReader(state, ranger);
  return ranger.defenders.filter((card) => iconsOn(card).includes(icon));
}

const iconsIn = ({ icons = {} }: Cost): [Icon, number][] => Object.entries(icons) as [Icon, number][];

export function mayPay(state: State, ranger: Ranger, cost: Cost | undefined, source: Source | null): boolean {
  if (cost === undefined) return true;
  const { action = 0, karma = 0, defender = 0, exhaust } = cost;
  return (
    ranger.ready >= action && // DLS.TURN.10
    ranger.karma >= karma &&
    ranger.defenders.length >= defender &&
    iconsIn(cost).every(([icon, n]) => cardsWith(state, ranger, icon).length >= n) &&
    !(exhaust === true && ranger.exhausted.includes(source?.card ?? '')) // DLS.ART.6
  );
}

/** `what` is paid for, as texts name it; a `source` that is a card may be its own price. */
export function* pay(
  t: Table,
  ranger: Ranger,
  cost: Cost | undefined,
  what: string,
  source: Source | null = null,
): Flow<void> {
  if (cost === undefined) return;
  const { action = 0, karma = 0, defender = 0, exhaust, discardThis } = cost;
  if (action > 0) spendActions(ranger, action);
  if (karma > 0) spendKarma(t, ranger, karma);
  const rule = 'DLS.DEF.2';
  for (const [icon, n] of iconsIn(cost)) {
    yield* payCards(t, ranger, { of: cardsWith(t.state, ranger, icon), n, rule, what });
  }
  if (defender > 0) yield* payCards(t, ranger, { of: ranger.defenders, n: defender, rule, what });
  const card = source?.card ?? null;
  if (card === null || source === null) return;
  if (exhaust === true) ranger.exhausted.push(card); // DLS.ART.6
  if (discardThis === true) discardSource(t.state, ranger, source, card);
}

/** DLS.WOUND.3, DLS.TURN.7: tokens go off the board, still face up. */
export function spendActions(ranger: Ranger, n: number): void {
  ranger.ready -= n;
  ranger.spent += n;
}

/** DLS.KARMA.5: back to the supply. */
export function spendKarma(t: Table, ranger: Ranger, n: number): void {
  ranger.karma -= n;
  t.state.karma += n;
  emit(t, 'DLS.KARMA.5', 'ls.karma.spent', { ranger: ranger.id, n });
}

interface Price {
  readonly of: readonly CardId[];
  readonly n: number;
  readonly rule: Rule;
  /** What they are paid for, as texts name it. */
  readonly what: string;
}
export function* payCards(t: Table, ranger: Ranger, { of, n, rule, what }: Price): Flow<void> {
  const cards = yield* someOf(t, ranger.seat, {
    rule,
    prompt: { key: 'ls.pay.cards', params: { ranger: ranger.id, n, source: what } },
    of,
    as: cardOption,
    min: n,
    max: n,
  });
  discardDefenders(t, ranger, cards, rule);
}

/** A card that is its own price (DLS.DEF.2); a token that is spent leaves the game (DLS.SCB.19). */
function discardSource(state: State, ranger: Ranger, { kind }: Source, card: CardId): void {
  if (kind === 'icon') spendDefenders(state, ranger, [card]);
  else if (kind === 'artifact') spendArtifact(state, ranger, card);
  else if (kind === 'special') spendSpecial(ranger, card);
  else take(ranger.tokens, card);
}
