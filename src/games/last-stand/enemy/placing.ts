import { tribeCard } from '../cards/cards.ts';
import { lose } from '../goals/ending.ts';
import { take } from '../cards/decks.ts';
import { carryOut, doing } from '../cards/interpreter.ts';
import { openNeighbours } from '../map.ts';
import { moment } from '../moments/moment.ts';
import { active, enemiesOn, inOrder, isAlive, place, roomOn, type State } from '../state.ts';
import { emit, type Flow, type Rule, type Table, type Message } from '../verbs.ts';
import { dangerOf, isFull } from '../moments/stakes.ts';
import { announce, automatic, offer } from '../moments/windows.ts';
import { type CardId, CROWD, LAST_STAND, type Loc, type Raider } from '../wording/words.ts';

/** Enemy figures and Depots that come onto the map. */

/**
 * DLS.RAIDER.3: so many figures of a tribe onto a location. Those who can may interfere first (DLS.SPEC.6). With no room
 * for all of them the location is overrun (DLS.OVER.1), once however many are too many (DLS.OVER.6).
 */
export function* putRaiders(t: Table, tribe: Raider, n: number, at: Loc, rule: Rule): Flow<void> {
  const figures = yield* interfered(t, tribe, n, at, true);
  if (figures === 0) return;
  if (at === LAST_STAND) {
    addRaiders(t, tribe, figures, at, rule); // DLS.PLACE.7, DLS.OVER.12: it never overruns
    return;
  }
  const fitting = Math.min(figures, roomOn(place(t.state, at))); // DLS.RAIDER.7, DLS.OVER.2
  addRaiders(t, tribe, fitting, at, rule);
  if (fitting < figures) yield* overrun(t, tribe, at);
}

/** How many of the figures do come, after traps and Special cards. Set-up is no time for them. */
function* interfered(t: Table, tribe: Raider, n: number, at: Loc, spreads: boolean): Flow<number> {
  if (t.state.phase === 'deploy') return n;
  const placement = { what: 'raiders', tribe, n, at, spreads } as const;
  const coming = moment('place', { at, vs: [tribe], coming: placement });
  const rangers = inOrder(t.state);
  yield* automatic(t, rangers, coming);
  const prompt = (): Message => {
    const danger = dangerOf(t.state, placement, coming.fewer);
    const depots = danger === 'full' ? 1 : danger === 'overrun' ? 1 + fullBeside(t.state, at) : 0;
    return { key: 'ls.place.now', params: { tribe, n, at, danger, depots } };
  };
  yield* offer(t, rangers, coming, { rule: 'DLS.SPEC.6', prompt });
  if (coming.cancelled) emit(t, 'DLS.SPEC.6', 'ls.place.cancelled', { tribe, n, at });
  return coming.cancelled ? 0 : Math.max(0, n - coming.fewer);
}
const fullBeside = (state: State, at: Loc): number => openNeighbours(at).filter((next) => isFull(state, next)).length;

/** So many figures of a tribe, told in one line. */
export function addRaiders(t: Table, tribe: Raider, n: number, at: Loc, rule: Rule): void {
  const placed = takeRaiders(t, tribe, n, at);
  if (placed === 1) emit(t, rule, 'ls.placed', { tribe, at });
  else if (placed > 1) emit(t, rule, 'ls.placed.some', { tribe, n: placed, at });
  checkPlaced(t, tribe, n - placed, at);
}

/** The same on each of several locations, all told in one line: only set-up does that. */
export function addRaidersToEach(t: Table, tribe: Raider, n: number, at: readonly Loc[], rule: Rule): void {
  for (const each of at) checkPlaced(t, tribe, n - takeRaiders(t, tribe, n, each), each);
  emit(t, rule, 'ls.placed.each', { tribe, n, at: [...at] });
}

/** One figure after the other out of the supply, up to the one that ends the game. */
function takeRaiders({ state }: Table, tribe: Raider, n: number, at: Loc): number {
  let placed = 0;
  while (placed < n && state.supply[tribe] > 0 && !isStormed(state, at)) {
    state.supply[tribe]--;
    place(state, at)[tribe]++;
    placed++;
  }
  return placed;
}

/** DLS.RAIDER.6, DLS.PLACE.3, DLS.WIN.6: with none left for those who are still to come the game is lost. */
function checkPlaced(t: Table, tribe: Raider, missing: number, at: Loc): void {
  checkLastStand(t, at);
  if (missing > 0) lose(t, 'DLS.WIN.6', 'ls.lost.raiders', { tribe });
}

/** DLS.OVER.13, DLS.PHASE3.5, DLS.WIN.7: Raiders and Monstrosities together. */
const isStormed = (state: State, at: Loc): boolean => at === LAST_STAND && enemiesOn(place(state, at)) > CROWD;

function checkLastStand(t: Table, at: Loc): void {
  if (isStormed(t.state, at)) lose(t, 'DLS.WIN.7', 'ls.lost.stormed', {});
}

/** DLS.OVER.3 to the end: a Depot, one new figure over each open border, and what the tribe gets out of it. */
function* overrun(t: Table, tribe: Raider, at: Loc): Flow<void> {
  emit(t, 'DLS.OVER.1', 'ls.overrun', { tribe, at });
  yield* addDepot(t, at, 'DLS.OVER.3');
  // DLS.OVER.4, DLS.OVER.5: open borders only; a Blockade is none of the Raiders' concern (DLS.OVER.16).
  for (const next of openNeighbours(at)) yield* spread(t, tribe, next);
  const self = active(t.state);
  for (const { abilities } of tribeCard(tribe).abilities) {
    for (const { when, effects } of abilities) {
      if (when === 'overrun')
        yield* carryOut(t, effects, doing(self, 'DLS.OVER.10', tribe, { target: at, group: true }));
    }
  }
}

function* spread(t: Table, tribe: Raider, at: Loc): Flow<void> {
  if ((yield* interfered(t, tribe, 1, at, false)) === 0) return;
  // DLS.OVER.7: no overrun starts another; DLS.OVER.12: Last Stand takes the figure.
  if (isFull(t.state, at)) yield* addDepot(t, at, 'DLS.OVER.7');
  else addRaiders(t, tribe, 1, at, 'DLS.OVER.4'); // DLS.OVER.14
}

/** DLS.DEPOT.5: any number on one location. DLS.DEPOT.6, DLS.WIN.5: with the last one placed the game is lost. */
export function* addDepot(t: Table, at: Loc, rule: Rule): Flow<void> {
  const { depots } = t.state;
  yield* announce(t, { what: 'depot', n: 1 }, { key: 'ls.depot.now', params: { at, left: depots - 1 } });
  t.state.depots--;
  place(t.state, at).depots++;
  emit(t, rule, 'ls.depot.placed', { at, left: t.state.depots });
  if (t.state.depots === 0) lose(t, 'DLS.WIN.5', 'ls.lost.depots', {});
}

/** DLS.PLACE.4, DLS.PLACE.5: one figure, and never an overrun. */
export function* addMonstrosity(t: Table, at: Loc, rule: Rule): Flow<void> {
  const { state } = t;
  yield* announce(t, { what: 'monstrosity', at }, { key: 'ls.monstrosity.now', params: { at } });
  if (state.supply.monstrosity === 0) {
    if (isAlive(state, 'puke')) lose(t, 'DLS.WIN.8', 'ls.lost.puke', {}); // DLS.PLACE.6
    return emit(t, 'DLS.PLACE.6', 'ls.monstrosity.none', { at });
  }
  state.supply.monstrosity--;
  place(state, at).monstrosity++;
  emit(t, rule, 'ls.placed', { tribe: 'monstrosity', at });
  checkLastStand(t, at);
}

/** DLS.TRIBE.10: Raiders that walk in are no placement: nothing but a card for any time can stop them. */
export function* moveRaiders(
  t: Table,
  tribe: Raider,
  n: number,
  [from, to]: readonly [Loc, Loc],
  rule: Rule,
): Flow<void> {
  yield* announce(t, { what: 'shift', n, to }, { key: 'ls.shift.now', params: { tribe, n, from, at: to } });
  removeRaiders(t, tribe, n, from, rule);
  addRaiders(t, tribe, n, to, 'DLS.TRIBE.10');
}

/** DLS.CRAID.5: back to the supply. */
export function removeRaiders(t: Table, tribe: Raider, n: number, at: Loc, rule: Rule): void {
  if (n === 0) return;
  place(t.state, at)[tribe] -= n;
  t.state.supply[tribe] += n;
  emit(t, rule, 'ls.removed', { tribe, n, at });
}

/** The figure goes back to the supply, and its card, if it lies open, to the discards. */
export function removeMonstrosity(t: Table, at: Loc, card: CardId | null, rule: Rule): void {
  const here = place(t.state, at);
  here.monstrosity--;
  t.state.supply.monstrosity++;
  if (card !== null) {
    take(here.cards, card);
    t.state.discards.monstrosity.push(card);
  }
  emit(t, rule, 'ls.removed', { tribe: 'monstrosity', n: 1, at });
}

/** DLS.DEPOT.7: destroyed Depots are there to be placed again. */
export function removeDepots(t: Table, n: number, at: Loc, rule: Rule): void {
  if (n === 0) return;
  place(t.state, at).depots -= n;
  t.state.depots += n;
  emit(t, rule, 'ls.depot.removed', { n, at });
}
