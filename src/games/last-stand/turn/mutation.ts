import { isCommon, mutationCard, rangerCard } from '../cards/cards.ts';
import { drawCard, isLeft } from '../cards/decks.ts';
import { lose } from '../goals/ending.ts';
import { gainDefenders, trimArtifacts, trimHand } from './gaining.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import { moment } from '../moments/moment.ts';
import { oneOf } from '../options.ts';
import { addMonstrosity } from '../enemy/placing.ts';
import { active, emptyHanded, isAlive, mutationTotal, type Ranger, unhurt } from '../state.ts';
import { emit, type Flow, type Rule, type Table } from '../verbs.ts';
import { type CardId, LAST_STAND, PIECES, RANGERS, type RangerId, TURNS_AT } from '../wording/words.ts';

/** DLS.RAD.5: one Mutation card; it may help as well as harm (DLS.MUT.9). */
export function* gainMutation(t: Table, ranger: Ranger, rule: Rule): Flow<void> {
  if (!isLeft(t.state, 'mutation')) return;
  const card = drawCard(t, 'mutation', rule) as CardId;
  ranger.mutations.push(card);
  emit(t, rule, 'ls.mutated', { ranger: ranger.id, card, total: mutationTotal(ranger) });
  if (mutationTotal(ranger) >= TURNS_AT) return yield* turn(t, ranger); // DLS.MUT.2
  for (const { when, effects } of mutationCard(card).abilities) {
    if (when === 'gain') {
      const of = doing(ranger, rule, card, { kind: 'mutation', moment: moment('gain', { by: ranger }) });
      yield* carryOut(t, effects, of);
    }
  }
  // What the card takes goes first: only what is still too much for the new limit follows (DLS.HAND.2).
  yield* trimHand(t, ranger);
  yield* trimArtifacts(t, ranger);
}

/** DLS.MUT.3 to DLS.MUT.8: the Ranger becomes a Monstrosity, and its player starts anew in Last Stand. */
function* turn(t: Table, ranger: Ranger): Flow<void> {
  const { state } = t;
  const { at } = ranger;
  emit(t, 'DLS.MUT.2', 'ls.turned', { ranger: ranger.id, at });
  if (state.supply.monstrosity === 0 && isAlive(state, 'puke')) lose(t, 'DLS.WIN.9', 'ls.lost.turned', {}); // DLS.MUT.4
  yield* addMonstrosity(t, at, 'DLS.MUT.3'); // DLS.MUT.10: in Last Stand it may be the fourth; DLS.MONS.14
  strip(t, ranger);
  ranger.id = yield* newRanger(t, ranger);
  ranger.at = LAST_STAND;
  emit(t, 'DLS.MUT.7', 'ls.returned', { ranger: ranger.id });
  if (ranger === active(state)) state.turn.turned = true; // DLS.MUT.8: in another's turn nothing ends
  yield* gainDefenders(t, ranger, 2, 'DLS.MUT.7');
}

/** DLS.MUT.5: every card and board goes, Karma and Traps too (DLS.SLAYER.5); Special tokens stay with the player. */
function strip(t: Table, ranger: Ranger): void {
  const { state } = t;
  state.discards.defender.push(...ranger.defenders);
  state.discards.mutation.push(...ranger.mutations);
  for (const card of ranger.artifacts) state.discards[isCommon(card) ? 'common' : 'unique'].push(card);
  if (ranger.mission !== null) state.discards.mission.push(ranger.mission.id);
  state.karma += ranger.karma;
  if (rangerCard(ranger.id).tokens !== undefined) {
    for (const here of state.places) here.traps = 0;
    state.traps = PIECES.trap;
  }
  const ready = unhurt(ranger) + ranger.wounded;
  Object.assign(ranger, { ...emptyHanded(), ready } satisfies Partial<Ranger>);
}

/** DLS.MUT.6: the same one again, or one that nobody plays. */
function* newRanger(t: Table, ranger: Ranger): Flow<RangerId> {
  const free = RANGERS.filter((id) => id === ranger.id || t.state.rangers.every((other) => other.id !== id));
  return yield* oneOf(t, ranger.seat, {
    rule: 'DLS.MUT.6',
    prompt: { key: 'ls.ranger.again', params: { ranger: ranger.id } },
    of: free,
    as: (id) => ({ means: id, label: { key: 'ls.ranger', params: { ranger: id } }, about: { ranger: id } }),
  });
}
