import { specialCard, techCard } from './cards.ts';
import { discardArtifact, discardDefenders, discardMutation, isLeft, spendSpecial, take } from './decks.ts';
import { gainArtifact, gainDefenders, gainKarma, gainSpecial, trimArtifacts, trimHand } from '../turn/gaining.ts';
import { carryOut, type Deed, type Doing } from './interpreter.ts';
import { spendKarma } from '../turn/costs.ts';
import { gainMutation } from '../turn/mutation.ts';
import { moment } from '../moments/moment.ts';
import { usable } from '../moments/windows.ts';
import { cardOption, everyone, oneOf, someOf } from '../options.ts';
import { counted } from '../turn/rolls.ts';
import { rangersMeant, whom } from './selecting.ts';
import { isAlive, type Ranger, sidekicksOf, type State } from '../state.ts';
import { atRandom, emit, type Flow, type Table } from '../verbs.ts';
import type { Effect, Effecting } from './vocabulary.ts';
import { type CardId, SPECIAL_LIMIT } from '../wording/words.ts';
import { heal, wound } from '../turn/wounds.ts';

/** What effects do to Rangers, their hands and their wounds. */

type Gain = Effecting<'gain'>;
type Lose = Effecting<'lose'>;

function isThere(state: State, what: Gain['what'], ranger: Ranger): boolean {
  switch (what) {
    case 'defender':
    case 'common':
    case 'unique':
    case 'mutation':
      return isLeft(state, what);
    case 'special':
      return isLeft(state, what) && (ranger.specials.length < SPECIAL_LIMIT || mayMakeRoom(state, ranger));
    case 'karma':
      return state.karma > 0;
    case 'action':
      return ranger.spent > 0;
    case 'discarded':
      return state.discards.defender.length > 0;
    case 'tech':
      return false;
    case 'token':
      return true;
  }
}

/** DLS.SPEC.14: a Sidekick can be dropped, and a card for any time that is of use now be played, to make room for another. */
const mayMakeRoom = (state: State, ranger: Ranger): boolean =>
  sidekicksOf(ranger).length > 0 || usable(state, [ranger], moment('any')).length > 0;

/** Nobody is given a Mutation by an event that passes by. */
const meantBy = (state: State, { what, who }: Gain, of: Doing): Ranger[] =>
  rangersMeant(state, who, of).filter((ranger) => what !== 'mutation' || !of.spared.includes(ranger));

/** DLS.OVER.15: nothing for a dead Krank; one who is still off the map collects his tech all the same. */
export const gain: Deed<'gain'> = {
  can: (state, effect, of) =>
    effect.what === 'tech'
      ? isAlive(state, 'krank') && (state.tech.deck.length > 0 || effect.else !== undefined)
      : meantBy(state, effect, of).some((ranger) => isThere(state, effect.what, ranger)),
  *carry(t, effect, of) {
    if (effect.what === 'tech') {
      for (let i = 0; i < Number(effect.n); i++) yield* gainTech(t, effect, of);
      return;
    }
    const rangers = yield* whom(t, effect.who, of, (ranger) => meantBy(t.state, effect, of).includes(ranger));
    for (const ranger of rangers) yield* give(t, ranger, effect, of);
  },
};

function* give(t: Table, ranger: Ranger, { what, n }: Gain, of: Doing): Flow<void> {
  const count = yield* counted(t, ranger, n);
  if (what === 'defender') return yield* gainDefenders(t, ranger, count, of.rule);
  if (what === 'karma') return gainKarma(t, ranger, count, of.rule); // DLS.KARMA.1
  for (let i = 0; i < count; i++) {
    if (what === 'special')
      yield* gainSpecial(t, ranger, of.rule); // DLS.SPEC.3
    else if (what === 'mutation') yield* gainMutation(t, ranger, of.rule);
    else if (what === 'common' || what === 'unique') yield* gainArtifact(t, ranger, what, of.rule);
    else if (what === 'action') takeBack(t, ranger);
    else if (what === 'discarded') yield* fromDiscards(t, ranger, of);
    else if (of.token !== null) ranger.tokens.push(of.token); // DLS.SCAV.11
  }
}

function takeBack(t: Table, ranger: Ranger): void {
  if (ranger.spent === 0) return;
  ranger.spent--;
  ranger.ready++;
  emit(t, 'DLS.WOUND.1', 'ls.action.back', { ranger: ranger.id });
}

function* fromDiscards(t: Table, ranger: Ranger, of: Doing): Flow<void> {
  const { discards } = t.state;
  if (discards.defender.length === 0) return;
  const card = yield* oneOf(t, ranger.seat, {
    rule: 'DLS.DEF.12',
    prompt: { key: 'ls.discards', params: { source: of.source } },
    of: discards.defender,
    as: cardOption,
  });
  take(discards.defender, card);
  ranger.defenders.push(card);
  emit(t, 'DLS.DEF.12', 'ls.gained', { ranger: ranger.id, cards: [card] });
  yield* trimHand(t, ranger);
}

/** DLS.KRANK.2, DLS.TRIBE.6: face down onto his board; with none left, what the effect says instead (DLS.KRANK.3). */
function* gainTech(t: Table, effect: Gain, of: Doing): Flow<void> {
  const card = t.state.tech.deck.shift();
  if (card === undefined) return yield* carryOut(t, effect.else ?? [], of);
  t.state.tech.down.push(card);
  emit(t, 'DLS.KRANK.2', 'ls.tech.gained', { cards: t.state.tech.down.length + t.state.tech.up.length });
}

const held = (ranger: Ranger, what: Lose['what']): number => {
  switch (what) {
    case 'defender':
      return ranger.defenders.length;
    case 'special':
      return ranger.specials.length;
    case 'artifact':
      return ranger.artifacts.length;
    case 'mutation':
      return ranger.mutations.length;
    case 'karma':
      return ranger.karma;
    case 'tech':
      return 0;
  }
};

export const lose: Deed<'lose'> = {
  can: (state, { what, who }, of) =>
    what === 'tech'
      ? state.tech.down.length + state.tech.up.length > 0
      : rangersMeant(state, who, of).some((ranger) => held(ranger, what) > 0),
  *carry(t, effect, of) {
    if (effect.what === 'tech') {
      for (let i = 0; i < effect.n; i++) yield* loseTech(t, of);
      return;
    }
    const rangers = yield* whom(t, effect.who, of, (ranger) => held(ranger, effect.what) > 0);
    for (const ranger of rangers) yield* surrender(t, ranger, effect, of);
  },
};

/** Whether everything that must go is there. */
export const canGiveAll = (state: State, effect: Effect, of: Doing): boolean =>
  effect.do !== 'lose' ||
  effect.what === 'tech' ||
  rangersMeant(state, effect.who, of).every((ranger) => held(ranger, effect.what) >= effect.n);

function* surrender(t: Table, ranger: Ranger, { what, n }: Lose, of: Doing): Flow<void> {
  const count = Math.min(n, held(ranger, what));
  if (what === 'karma') return spendKarma(t, ranger, count);
  if (what === 'tech') return;
  const own = {
    defender: ranger.defenders,
    special: ranger.specials,
    artifact: ranger.artifacts,
    mutation: ranger.mutations,
  }[what];
  const cards = yield* chosenToLose(t, ranger, own, count, of);
  if (what === 'defender') return discardDefenders(t, ranger, cards, of.rule);
  for (const card of cards) {
    if (what === 'artifact') discardArtifact(t, ranger, card, of.rule);
    else if (what === 'mutation') discardMutation(t, ranger, card);
    else spendSpecial(ranger, specialCard(card).id);
  }
  yield* trimArtifacts(t, ranger); // a Mutation or a Sidekick that went may have carried one
}

export function drawnByLot(t: Table, of: readonly CardId[], n: number): CardId[] {
  const left = [...of];
  const drawn: CardId[] = [];
  while (drawn.length < n && left.length > 0) drawn.push(...left.splice(atRandom(t, 'DLS.PUKE.2', left), 1));
  return drawn;
}

const chosenToLose = (t: Table, ranger: Ranger, of: readonly CardId[], n: number, by: Doing): Flow<CardId[]> =>
  someOf(t, ranger.seat, {
    rule: by.rule,
    prompt: { key: 'ls.lose.which', params: { ranger: ranger.id, n, source: by.source } },
    of,
    as: cardOption,
    min: n,
    max: n,
  });

/** One card of Krank, open or unseen, goes under his deck. */
function* loseTech(t: Table, of: Doing): Flow<void> {
  const { tech } = t.state;
  const choices: (CardId | null)[] = [...tech.up, ...(tech.down.length > 0 ? [null] : [])];
  const card = yield* oneOf(t, everyone(t.state), {
    rule: of.rule,
    prompt: { key: 'ls.tech.which', params: { source: of.source } },
    of: choices,
    as: (id) => (id === null ? { means: 'unseen', label: { key: 'ls.tech.unseen' } } : cardOption(techCard(id).id)),
  });
  if (card !== null) take(tech.up, card);
  const gone = card ?? tech.down.shift();
  if (gone !== undefined) tech.deck.push(gone);
  emit(t, of.rule, 'ls.tech.lost', { cards: tech.down.length + tech.up.length });
}

export const healing: Deed<'heal'> = {
  can: (state, { who }, of) => rangersMeant(state, who, of).some(({ wounded }) => wounded > 0),
  *carry(t, { n, who }, of) {
    for (const ranger of yield* whom(t, who, of, ({ wounded }) => wounded > 0)) heal(t, ranger, n, of.rule);
  },
};

export const wounding: Deed<'wound'> = {
  can: (state, { who }, of) => rangersMeant(state, who, of).some((ranger) => !of.spared.includes(ranger)),
  *carry(t, { n, who }, of) {
    for (const ranger of yield* whom(t, who, of, (each) => !of.spared.includes(each))) {
      yield* wound(t, ranger, [{ tribe: null, by: of.source, n: yield* counted(t, ranger, n) }], of.rule, of.cause);
    }
  },
};
