import { BrokenTable } from '../../../kernel/index.ts';
import { monstrosityCard } from '../cards/cards.ts';
import { spendActions } from '../turn/costs.ts';
import { drawCard, take } from '../cards/decks.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import { count } from '../goals/missions.ts';
import { hasFailed, moment } from '../moments/moment.ts';
import { cardOption, oneOf } from '../options.ts';
import { diceFor, pool, rollOut, test } from '../turn/rolls.ts';
import { place, type Ranger, type State } from '../state.ts';
import { emit, type Flow, type Table, type Message } from '../verbs.ts';
import type { CardId } from '../wording/words.ts';

/** DLS.MONS.11: only while there are figures here without a card. */
export function mayScout(state: State, ranger: Ranger): boolean {
  const here = place(state, ranger.at);
  return here.monstrosity > here.cards.length;
}

export function scout(t: Table, ranger: Ranger): void {
  spendActions(ranger, 1);
  const card = turnedUp(t);
  place(t.state, ranger.at).cards.push(card);
  emit(t, 'DLS.MONS.11', 'ls.scouted', { ranger: ranger.id, card, at: ranger.at });
}

function turnedUp(t: Table): CardId {
  const card = drawCard(t, 'monstrosity', 'DLS.MONS.2');
  if (card === undefined) throw new BrokenTable('DLS.MONS.2', { deck: 'empty' });
  return card;
}

/** DLS.ACT.6, DLS.ACT.13, DLS.MONS.3: declared is fought; one figure at a time (DLS.MONS.13), scouted or not (DLS.MONS.12). */
export function* attackMonstrosity(t: Table, ranger: Ranger): Flow<void> {
  spendActions(ranger, 1);
  const { at } = ranger;
  const card = yield* opponent(t, ranger);
  emit(t, 'DLS.MONS.2', 'ls.monstrosity', { ranger: ranger.id, card });
  const won = yield* fight(t, ranger, card);
  const { win, lose } = monstrosityCard(card);
  const of = doing(ranger, won ? 'DLS.MONS.4' : 'DLS.MONS.7', card);
  if (won) {
    const here = place(t.state, at);
    take(here.cards, card); // DLS.MONS.5
    here.monstrosity--;
    t.state.supply.monstrosity++;
    t.state.discards.monstrosity.push(card);
    emit(t, 'DLS.MONS.5', 'ls.monstrosity.slain', { ranger: ranger.id, card });
    count(ranger, 'kill', 1);
  }
  yield* carryOut(t, won ? win : lose, of); // DLS.MONS.6: beaten, the Ranger leaves card and figure there
}

/** DLS.MONS.1: a card that lies here, or the top one. */
function* opponent(t: Table, ranger: Ranger): Flow<CardId> {
  const here = place(t.state, ranger.at);
  if (here.cards.length === 0) here.cards.push(turnedUp(t));
  return yield* oneOf(t, ranger.seat, {
    rule: 'DLS.MONS.13',
    prompt: { key: 'ls.monstrosity.which', params: { ranger: ranger.id } },
    of: here.cards,
    as: cardOption,
  });
}

/** DLS.COMP.13: by a test (DLS.MONS.8, example DLS.X.6), or by dice with a number of their own (DLS.MONS.9). */
function* fight(t: Table, ranger: Ranger, card: CardId): Flow<boolean> {
  const by = monstrosityCard(card).fight;
  if (by.by === 'test') {
    return (yield* test(t, ranger, { ...by, rule: 'DLS.MONS.8', also: ['attackMonstrosity'], stakes: card })) !== null;
  }
  const of = moment('attackMonstrosity', { by: ranger, at: ranger.at, need: by.need, stakes: card });
  const dice = yield* diceFor(t, ranger, of, by.dice, 'DLS.MONS.9');
  of.parts = [pool(Math.max(0, dice), by.toHit)];
  const prompt: Message = {
    key: 'ls.monstrosity.roll',
    params: { ranger: ranger.id, card, need: by.need, stakes: card },
  };
  yield* rollOut(t, of, { rule: 'DLS.MONS.9', prompt });
  return !hasFailed(of);
}
