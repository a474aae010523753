import { leaderCard, monstrosityCard } from './cards.ts';
import { nextAdventure } from '../turn/adventure-deck.ts';
import { drawCard } from './decks.ts';
import type { Deed, Doing } from './interpreter.ts';
import { advance, changeHealth, driveBack, slay } from '../enemy/leaders.ts';
import { cardOption, locationOption, oneOf } from '../options.ts';
import {
  addDepot,
  addMonstrosity,
  moveRaiders,
  putRaiders,
  removeDepots,
  removeMonstrosity,
  removeRaiders,
} from '../enemy/placing.ts';
import { remediesIn } from '../moments/remedies.ts';
import {
  asked,
  leadersMeant,
  locationsMeant,
  rangersMeant,
  tribesMeant,
  whichLeader,
  where,
  whom,
} from './selecting.ts';
import { blockadesLeft, onMap, place, type Ranger, type State } from '../state.ts';
import { choose, emit, type Flow, order, shuffle, type Table, type Message } from '../verbs.ts';
import type { Effect, Effecting } from './vocabulary.ts';
import { type CardId, type LeaderId, type Loc, type Raider, RAIDERS } from '../wording/words.ts';

/** What effects do to the map and to those on it. */

/** Where a card that was played because of what is coming would do something about it. */
const helpful = (state: State, effect: Effect, { moment }: Doing): readonly (Loc | LeaderId)[] =>
  moment === null ? [] : remediesIn(state, effect, moment);

/** Whether there is a piece to put, and the location can take it. */
function mayPut(state: State, what: Effecting<'place'>['what'], at: Loc): boolean {
  switch (what) {
    case 'radiation':
      return state.radiation > 0; // DLS.RAD.8
    case 'karma':
      return state.karma > 0;
    case 'scavenge':
      return state.scavenge.pool.length + state.scavenge.discard.length > 0; // DLS.SCAV.12
    case 'blockade':
      return blockadesLeft(state) > 0 && !state.blockades.includes(at); // DLS.BLOCK.2
    case 'trap':
      return state.traps > 0;
    case 'mission':
      return state.decks.mission.length + state.discards.mission.length > 0;
    default:
      return true;
  }
}

const spots = (state: State, effect: Effecting<'place'>, of: Doing): readonly Loc[] =>
  locationsMeant(state, effect.where, of, effect.tribe).filter((at) => mayPut(state, effect.what, at));

export const placing: Deed<'place'> = {
  can: (state, effect, of) => spots(state, effect, of).length > 0,
  *carry(t, effect, of) {
    const at = yield* where(t, of, spots(t.state, effect, of), helpful(t.state, effect, of));
    if (at === null) return;
    if (effect.what === 'raiders') {
      return yield* putRaiders(t, tribesMeant(effect.tribe ?? 'any')[0] as Raider, effect.n, at, of.rule);
    }
    for (let i = 0; i < effect.n; i++) if (mayPut(t.state, effect.what, at)) yield* put(t, effect.what, at, of);
  },
};

function* put(t: Table, what: Effecting<'place'>['what'], at: Loc, { rule }: Doing): Flow<void> {
  const { state } = t;
  const here = place(state, at);
  switch (what) {
    case 'monstrosity':
      return yield* addMonstrosity(t, at, rule);
    case 'depot':
      return yield* addDepot(t, at, rule);
    case 'radiation':
      state.radiation--;
      here.radiation++; // DLS.RAD.7
      break;
    case 'karma':
      state.karma--;
      here.karma++;
      break;
    case 'scavenge':
      putScavenge(t, at); // DLS.SCAV.2
      break;
    case 'blockade':
      state.blockades.push(at); // DLS.BLOCK.1
      break;
    case 'trap':
      state.traps--;
      here.traps++;
      break;
    default: {
      const card = drawCard(t, 'mission', 'DLS.MISSION.3');
      if (card === undefined) return;
      state.missions.push(card);
      return emit(t, 'DLS.MISSION.3', 'ls.mission.open', { card });
    }
  }
  emit(t, rule, 'ls.token.placed', { what, at });
}

/** DLS.SCAV.12: with the pool empty, the discards are mixed back first. */
export function putScavenge(t: Table, at: Loc): void {
  const { scavenge } = t.state;
  if (scavenge.pool.length === 0) mixBack(t);
  const token = scavenge.pool.shift();
  if (token !== undefined) place(t.state, at).scavenge.push(token);
}

/** DLS.SCAV.10: all discarded tokens are turned down again. */
export function mixBack(t: Table): void {
  const { scavenge } = t.state;
  scavenge.pool.push(...scavenge.discard.splice(0));
  shuffle(t, scavenge.pool);
  emit(t, 'DLS.SCAV.10', 'ls.scavenge.mixed', { tokens: scavenge.pool.length });
}

/** How many of the pieces are there to be taken off. */
function thereAre(state: State, { what, tribe = 'any' }: Effecting<'remove'>, at: Loc): number {
  const here = place(state, at);
  switch (what) {
    case 'raiders':
      return tribesMeant(tribe).reduce((sum, raider) => sum + here[raider], 0);
    case 'monstrosity':
      return here.monstrosity;
    case 'depot':
      return here.depots;
    case 'radiation':
      return here.radiation;
    case 'trap':
      return here.traps;
    case 'blockade':
      return state.blockades.includes(at) ? 1 : 0;
  }
}

const holding = (state: State, effect: Effecting<'remove'>, of: Doing): readonly Loc[] =>
  locationsMeant(state, effect.where, of, effect.tribe).filter((at) => thereAre(state, effect, at) > 0);

export const removing: Deed<'remove'> = {
  can: (state, effect, of) => holding(state, effect, of).length > 0,
  *carry(t, effect, of) {
    const at = yield* where(t, of, holding(t.state, effect, of), helpful(t.state, effect, of));
    if (at === null) return;
    const there = thereAre(t.state, effect, at);
    const n = effect.n === 'all' ? there : Math.min(effect.n, there);
    if (effect.what === 'raiders') return yield* removeSome(t, effect, n, at, of);
    for (let i = 0; i < n; i++) {
      if (effect.what === 'monstrosity') removeMonstrosity(t, at, yield* whichMonstrosity(t, at, of), of.rule);
      else takeOff(t, effect.what, at, of);
    }
  },
};

/** Of several figures one with an open card may be meant, or one that nobody has seen yet: null. */
function* whichMonstrosity(t: Table, at: Loc, of: Doing): Flow<CardId | null> {
  const { monstrosity, cards } = place(t.state, at);
  return yield* oneOf(t, asked(t.state, of), {
    rule: of.rule,
    prompt: { key: 'ls.remove.monstrosity', params: { at, source: of.source } },
    of: [...cards, ...(monstrosity > cards.length ? [null] : [])],
    as: (card) =>
      card === null
        ? { means: 'unseen', label: { key: 'ls.monstrosity.unseen' } }
        : cardOption(monstrosityCard(card).id),
  });
}

/** Where not all of them go, and there are several tribes, the players say which. */
function* removeSome(t: Table, effect: Effecting<'remove'>, n: number, at: Loc, of: Doing): Flow<void> {
  for (let i = 0; i < n; i++) {
    const there = tribesMeant(effect.tribe ?? 'any').filter((raider) => place(t.state, at)[raider] > 0);
    const tribe = yield* oneOf(t, asked(t.state, of), {
      rule: of.rule,
      prompt: { key: 'ls.remove.which', params: { at, source: of.source } },
      of: n >= thereAre(t.state, effect, at) + i ? there.slice(0, 1) : there,
      as: (raider) => ({ means: raider, label: { key: 'ls.tribe', params: { tribe: raider } } }),
    });
    removeRaiders(t, tribe, 1, at, of.rule);
  }
}

function takeOff(t: Table, what: Effecting<'remove'>['what'], at: Loc, { rule }: Doing): void {
  const { state } = t;
  if (what === 'depot') return removeDepots(t, 1, at, rule);
  if (what === 'radiation') {
    place(state, at).radiation--;
    state.radiation++;
  } else if (what === 'trap') {
    place(state, at).traps--;
    state.traps++;
  } else {
    state.blockades = state.blockades.filter((other) => other !== at);
  }
  emit(t, rule, 'ls.token.removed', { what, at });
}

/** Raiders change their place by the events of cards alone (DLS.TRIBE.10). */
export const shifting: Deed<'shift'> = {
  can: (state, { from, tribe }, of) => locationsMeant(state, from, of, tribe).length > 0,
  *carry(t, { from, to, tribe, n }, of) {
    const at = yield* where(t, of, locationsMeant(t.state, from, of, tribe));
    const [goal] = locationsMeant(t.state, to, of);
    if (at === null || goal === undefined) return;
    const raider = tribesMeant(tribe)[0] ?? RAIDERS[0];
    const moving = Math.min(n, place(t.state, at)[raider]);
    yield* moveRaiders(t, raider, moving, [at, goal], of.rule);
  },
};

export const movingRanger: Deed<'moveRanger'> = {
  can: (state, { who }, of) => rangersMeant(state, who, of).length > 0,
  *carry(t, { who, to }, of) {
    const asked: Ranger[] = [];
    for (;;) {
      const [ranger] = yield* whom(t, who, of, (one) => !asked.includes(one));
      if (ranger === undefined) return;
      asked.push(ranger);
      const goals = locationsMeant(t.state, to, { ...of, at: ranger.at }).filter((at) => at !== ranger.at);
      const at = yield* ranger.seat === of.self.seat ? where(t, of, goals) : invited(t, ranger, goals, of);
      if (at === null) continue;
      ranger.at = at;
      return emit(t, of.rule, 'ls.moved', { ranger: ranger.id, at });
    }
  },
};

/** Another player's Ranger goes where that player likes, or stays; then somebody else may go. */
function* invited(t: Table, ranger: Ranger, goals: readonly Loc[], of: Doing): Flow<Loc | null> {
  if (goals.length === 0) return null;
  const answer = yield* choose(t, ranger.seat, {
    rule: of.rule,
    prompt: { key: 'ls.move.offer', params: { ranger: ranger.id, source: of.source } },
    options: [
      { means: 'stay', label: { key: 'ls.move.stay', params: { ranger: ranger.id } } },
      ...goals.map(locationOption),
    ],
  });
  return answer === 'stay' ? null : Number(answer);
}

/** DLS.ADV.9: at 1 health a Leader is safe from the bonus of an Adventure, and from nothing else. */
const changeable = (state: State, { leader, n }: Effecting<'leaderHealth'>, { sparing, ...of }: Doing): LeaderId[] =>
  leadersMeant(state, leader, { ...of, sparing }).filter((id) => {
    const { health } = state.leaders[id];
    return n < 0 ? health > 1 || !sparing : health < leaderCard(id).fullHealth;
  });

export const leaderHealth: Deed<'leaderHealth'> = {
  can: (state, effect, of) => changeable(state, effect, of).length > 0,
  *carry(t, effect, of) {
    const leader = yield* whichLeader(t, of, changeable(t.state, effect, of));
    if (leader === null) return;
    const { health } = t.state.leaders[leader];
    if (of.sparing) return changeHealth(t, leader, Math.max(effect.n, 1 - health), of.rule);
    // DLS.SABOT.4, DLS.SCA.30, DLS.SLAYER.4: the last health may go without a battle, and that makes a slayer too.
    if (health + effect.n <= 0) yield* slay(t, leader, of.self, of.rule === 'DLS.ACT.8' ? 'DLS.SCA.30' : 'DLS.SABOT.4');
    else changeHealth(t, leader, effect.n, of.rule);
  },
};

const steppable = (state: State, { leader, n }: Effecting<'leaderStep'>, of: Doing): LeaderId[] =>
  leadersMeant(state, leader, of).filter(
    (id) => onMap(state, id) && (n > 0 || state.leaders[id].at !== leaderCard(id).start),
  );

export const leaderStep: Deed<'leaderStep'> = {
  can: (state, effect, of) => steppable(state, effect, of).length > 0,
  *carry(t, effect, of) {
    const leader = yield* whichLeader(t, of, steppable(t.state, effect, of), helpful(t.state, effect, of));
    if (leader === null) return;
    if (effect.n < 0) driveBack(t, leader);
    else yield* advance(t, leader);
  },
};

/** Seen by all: hands are open, and so is what one of them knows. */
export const peeking: Deed<'peekRaiders'> = {
  can: ({ decks, discards }) => decks.raider.length + discards.raider.length > 0,
  *carry(t, { n }, of) {
    const seen: CardId[] = [];
    for (let i = 0; i < n; i++) {
      const card = drawCard(t, 'raider', of.rule);
      if (card !== undefined) seen.push(card);
    }
    emit(t, of.rule, 'ls.peeked', { ranger: of.self.id, cards: seen });
    const prompt: Message = { key: 'ls.peek', params: { source: of.source } };
    const back =
      seen.length < 2
        ? seen
        : yield* order(t, of.self.seat, { rule: of.rule, prompt, options: seen.map(cardOption), facts: { seen } });
    t.state.decks.raider.unshift(...back);
    t.state.foreseen += back.length;
  },
};

/** DLS.PLACE.9: all discards go back into the deck. */
export const reshuffling: Deed<'reshuffleRaiders'> = {
  can: () => true,
  *carry(t) {
    const { decks, discards } = t.state;
    decks.raider.push(...discards.raider.splice(0));
    t.state.foreseen = 0;
    shuffle(t, decks.raider);
    emit(t, 'DLS.PLACE.9', 'ls.reshuffled', { deck: 'raider', cards: decks.raider.length });
  },
};

export const skipping: Deed<'skipAdventure'> = {
  can: () => true,
  *carry(t) {
    nextAdventure(t);
  },
};
