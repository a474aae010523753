import { isRaider } from '../moments/abilities.ts';
import { leaderCard, raiderCard } from '../cards/cards.ts';
import type { RaiderCard } from '../cards/content.ts';
import { drawCard } from '../cards/decks.ts';
import { canDo, canDoAny, carryOut, type Doing, doing } from '../cards/interpreter.ts';
import { advance, bringToThree, enter, flyTo, marchTo, reinforce, swarm } from './leaders.ts';
import { moment } from '../moments/moment.ts';
import { everyone, leaderOption, oneOf } from '../options.ts';
import { addMonstrosity, putRaiders } from './placing.ts';
import { nextOf } from './marching.ts';
import { leadersMeant, locationsMeant, rangersMeant } from '../cards/selecting.ts';
import type { Coming } from '../moments/stakes.ts';
import { checkStage } from './stage.ts';
import {
  active,
  allEntered,
  inOrder,
  isAlive,
  landLeadersOnMap,
  onMap,
  type Ranger,
  stageNow,
  type State,
} from '../state.ts';
import { emit, type Flow, type Rule, shuffle, type Table } from '../verbs.ts';
import type { Effect, Effects } from '../cards/vocabulary.ts';
import { announce, offer } from '../moments/windows.ts';
import { LAND_LEADERS, LEADERS, type LeaderId } from '../wording/words.ts';

/**
 * Step 4 of Phase III (DLS.PHASE3.8), one part of a card at a time. DLS.PHASE3.9: placements from the top (DLS.PLACE.1),
 * then the Leader, then the event; DLS.PLACE.8: card after card, and only the last one's event counts.
 */
export function* raiders(t: Table): Flow<'more' | 'done'> {
  const { turn } = t.state;
  if (turn.card === null) {
    if (turn.drawn === turn.draws) return 'done';
    // DLS.SPEC.5: before the first one everybody could play a card during the turn.
    if (turn.drawn > 0)
      yield* announce(t, { what: 'card' }, { key: 'ls.card.now', params: { left: turn.draws - turn.drawn } });
    drawRaiderCard(t);
    return 'more';
  }
  const card = raiderCard(turn.card);
  const placements = card.placements.slice(0, turn.placements);
  const part = turn.part++;
  const placement = placements[part];
  if (placement !== undefined) yield* placeFrom(t, placement);
  else if (part === placements.length) yield* leaderSection(t, card);
  else if (part === placements.length + 1 && turn.drawn === turn.draws) yield* event(t, card);
  else yield* finish(t, card);
  return 'more';
}

function drawRaiderCard(t: Table): void {
  const { turn } = t.state;
  const card = drawCard(t, 'raider', 'DLS.PHASE3.8');
  turn.drawn++;
  turn.part = 0;
  if (card === undefined) return;
  turn.card = card;
  turn.placements = placementsOf(t.state, raiderCard(card));
  t.state.raidersDrawn++;
  emit(t, 'DLS.PHASE3.8', 'ls.raider', { card });
}

/** DLS.PLACE.2, DLS.STAGE.5: on some stages only the top placement of a card is carried out. */
const placementsOf = (state: State, { placements }: RaiderCard): number =>
  stageNow(state).placements === 'first' ? Math.min(1, placements.length) : placements.length;

/** As in example DLS.X.1. DLS.RAIDER.2, DLS.RAIDER.5, DLS.LEADMV.15: whether the tribe's Leader lives makes no difference. */
function* placeFrom(t: Table, { tribe, n, at }: RaiderCard['placements'][number]): Flow<void> {
  if (isRaider(tribe)) return yield* putRaiders(t, tribe, n, at, 'DLS.RAIDER.3');
  for (let i = 0; i < n; i++) yield* addMonstrosity(t, at, 'DLS.PLACE.4');
}

function* leaderSection(t: Table, { leader }: RaiderCard): Flow<void> {
  if (leader === null) return;
  if (leader.id === 'any') return yield* advanceAny(t, leader.of);
  if (!isAlive(t.state, leader.id)) return emit(t, 'DLS.LEADMV.14', 'ls.leader.dead', { leader: leader.id });
  if (!onMap(t.state, leader.id)) return yield* enterStart(t, leader.id, 'DLS.SCC.20');
  const moved = leader.id === 'puke' ? yield* flyTo(t, leader.to) : yield* marchTo(t, leader.id, leader.to);
  if (moved) yield* reinforce(t, leader.id, leader.adds);
}

/** DLS.PLACE.10, DLS.LEADMV.8: one of the land Leaders on the map, as the players choose. */
function* advanceAny(t: Table, of: readonly LeaderId[]): Flow<void> {
  const { state } = t;
  // DLS.SCC.39: before all are here, such a card only brings in one who walks.
  const missing = LAND_LEADERS.filter((id) => of.includes(id) && isAlive(state, id) && !onMap(state, id));
  if (!allEntered(state)) {
    if (missing.length > 0) yield* enterStart(t, yield* choice(t, missing, 'DLS.SCC.39'), 'DLS.SCC.39');
    return;
  }
  if (of.includes('puke') && (yield* swarm(t))) return; // DLS.LEADMV.9
  const land = landLeadersOnMap(state).filter((id) => of.includes(id));
  if (land.length > 0) yield* advance(t, yield* choice(t, land, 'DLS.LEADMV.8'));
}

const choice = (t: Table, of: readonly LeaderId[], rule: Rule): Flow<LeaderId> =>
  oneOf(t, everyone(t.state), { rule, prompt: { key: 'ls.leader.any' }, of, as: leaderOption });

/** DLS.SCC.21, DLS.SCC.22, DLS.SCC.23, DLS.SCC.24: with its people, and nothing that the card adds. */
function* enterStart(t: Table, leader: LeaderId, rule: Rule): Flow<void> {
  const { start } = leaderCard(leader);
  enter(t, leader, start, rule);
  yield* bringToThree(t, leader, start);
  if (leader === 'puke') yield* addMonstrosity(t, start, 'DLS.SCC.24');
  checkStage(t);
}

/** Whom an event would wound, test or mutate: a rad suit can spare them (DLS.DEF.9). */
function touchedBy(state: State, effects: Effects, of: Doing): Ranger[] {
  const harmed = effects.flatMap((effect) => {
    const harms = effect.do === 'wound' || effect.do === 'test' || (effect.do === 'gain' && effect.what === 'mutation');
    return harms ? rangersMeant(state, effect.who, of) : [];
  });
  return [...new Set(harmed)];
}

/** What one effect of an event would bring onto the map, or forward. */
function comingBy(state: State, effect: Effect, of: Doing): Coming[] {
  if (effect.do === 'place' && effect.what === 'depot' && canDo(state, effect, of))
    return [{ what: 'depot', n: effect.n }];
  if (effect.do === 'place' && effect.what === 'monstrosity') {
    return locationsMeant(state, effect.where, of).map((at) => ({ what: 'monstrosity', at }));
  }
  if (effect.do === 'shift' && canDo(state, effect, of)) {
    return locationsMeant(state, effect.to, of).map((to) => ({ what: 'shift', n: effect.n, to }));
  }
  if (effect.do !== 'leaderStep' || effect.n < 0) return [];
  return leadersMeant(state, effect.leader, of).flatMap((leader): Coming[] => {
    const to = nextOf(state, leader);
    return to === null ? [] : [{ what: 'leader', leader, to }];
  });
}

/** DLS.EVENT.1, DLS.EVENT.2, DLS.EVENT.3: at most one in a turn, that of the last card. */
function* event(t: Table, card: RaiderCard): Flow<void> {
  if (card.event === null) return;
  const { id, effects } = card.event;
  const of = doing(active(t.state), 'DLS.EVENT.3', `event.${id}`, { group: true });
  const touched = touchedBy(t.state, effects, of);
  const parts = effects.flatMap((effect) => comingBy(t.state, effect, of));
  const coming = moment('event', { touched, coming: { what: 'event', parts } });
  emit(t, 'DLS.EVENT.3', 'ls.event', { event: card.id });
  yield* offer(t, inOrder(t.state), coming, {
    rule: 'DLS.SPEC.5',
    prompt: { key: 'ls.event.now', params: { event: card.id } },
  });
  if (coming.cancelled) return emit(t, 'DLS.SPEC.6', 'ls.event.cancelled', { event: card.id });
  const now = { ...of, spared: coming.spared };
  if (!canDoAny(t.state, effects, now)) return emit(t, 'DLS.EVENT.3', 'ls.event.idle', { event: card.id });
  yield* carryOut(t, effects, now);
}

/** The card is done with: discarded, or kept aside if a Leader was missing when it was drawn (DLS.SCC.26, DLS.SCC.27). */
function* finish(t: Table, card: RaiderCard): Flow<void> {
  const { state } = t;
  state.turn.card = null;
  if (!allEntered(state) || state.aside.length > 0) {
    state.aside.push(card.id);
    yield* bringInTheRest(t);
    if (allEntered(state)) returnAside(t);
    return;
  }
  state.discards.raider.push(card.id);
  const of = doing(active(state), 'DLS.PLACE.9', card.id, { group: true });
  if (card.effects !== undefined) yield* carryOut(t, card.effects, of); // DLS.PLACE.9
}

/** DLS.SCC.28: after so many cards, those still missing come anyway. */
function* bringInTheRest(t: Table): Flow<void> {
  const { orRaiderCardsDrawn = Number.POSITIVE_INFINITY } = stageNow(t.state).advanceWhen;
  if (t.state.raidersDrawn < orRaiderCardsDrawn) return;
  for (const leader of LEADERS) {
    if (isAlive(t.state, leader) && !onMap(t.state, leader)) yield* enterStart(t, leader, 'DLS.SCC.28');
  }
}

/** DLS.STAGE.8, DLS.SCC.29: once all Leaders are here, all Raider cards drawn so far go back, the last one with them. */
function returnAside(t: Table): void {
  const { state } = t;
  state.decks.raider.push(...state.aside.splice(0));
  state.foreseen = 0;
  shuffle(t, state.decks.raider);
  emit(t, 'DLS.SCC.29', 'ls.aside.returned', { cards: state.decks.raider.length });
}
