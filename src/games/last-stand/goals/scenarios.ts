import { isRaider } from '../moments/abilities.ts';
import { groupMissionOf, leaderCard, raiderCard, scavengeToken, tribeCard, tribeOf } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { drawCard } from '../cards/decks.ts';
import { putScavenge } from '../cards/effects-on-map.ts';
import { gainDefenders, gainKarma, gainSpecial } from '../turn/gaining.ts';
import { bringToThree, enter } from '../enemy/leaders.ts';
import { ENTRANCES, LOCATIONS, pathOf } from '../map.ts';
import { everyone, locationOption, oneOf, rangerOption } from '../options.ts';
import { addDepot, addMonstrosity, addRaiders, addRaidersToEach, putRaiders } from '../enemy/placing.ts';
import { place, type Ranger, roomOn, type State } from '../state.ts';
import {
  atRandom,
  choose,
  emit,
  type Flow,
  type Rule,
  shuffle,
  type Table,
  type Offer,
  type Message,
} from '../verbs.ts';
import { beginTurn } from '../turn/turn.ts';
import {
  type CardId,
  type Find,
  LAST_STAND,
  LEADERS,
  type LeaderId,
  type Loc,
  PIECES,
  type Raider,
  RAIDERS,
  type Scenario,
  TRIBES,
  type Tribe,
} from '../wording/words.ts';

/** The extra set-up of each scenario, step by step (DLS.SETUP.19). */
type Step = (t: Table) => Flow<void>;

/** DLS.SCA.1, DLS.SCA.2, DLS.SCB.1, DLS.SCB.2, DLS.SCC.1: what each Ranger begins with. */
const KIT = {
  1: { karma: 2, defenders: 6, specials: 1, rule: 'DLS.SCA.2' },
  2: { karma: 0, defenders: 2, specials: 0, rule: 'DLS.SCB.2' },
  3: { karma: 1, defenders: 2, specials: 0, rule: 'DLS.SCC.1' },
} as const satisfies Record<Scenario, { karma: number; defenders: number; specials: number; rule: Rule }>;

function* equip(t: Table): Flow<void> {
  const { karma, defenders, specials, rule } = KIT[t.state.scenario];
  for (const ranger of t.state.rangers) {
    const mission = drawCard(t, 'mission', 'DLS.MISSION.8'); // DLS.MISSION.2
    if (mission !== undefined) {
      ranger.mission = { id: mission, done: {} };
      emit(t, 'DLS.MISSION.8', 'ls.mission.dealt', { ranger: ranger.id, card: mission });
    }
    gainKarma(t, ranger, karma, rule);
    yield* gainDefenders(t, ranger, defenders, rule);
    for (let i = 0; i < specials; i++) yield* gainSpecial(t, ranger, rule);
  }
}

/** DLS.SCA.3 */
function* chooseStarts(t: Table): Flow<void> {
  for (const ranger of t.state.rangers) {
    ranger.at = yield* oneOf(t, ranger.seat, {
      rule: 'DLS.SCA.3',
      prompt: { key: 'ls.start', params: { ranger: ranger.id } },
      of: LOCATIONS,
      as: locationOption,
    });
    emit(t, 'DLS.SCA.3', 'ls.moved', { ranger: ranger.id, at: ranger.at });
  }
}

/** DLS.T.SCARAID */
export const FIXED_RAIDERS: readonly { readonly tribe: Raider; readonly n: number; readonly at: readonly Loc[] }[] = [
  { tribe: 'techie', n: 2, at: [1, 5, 12, 34, 37] },
  { tribe: 'roadRider', n: 1, at: [3, 10, 21, 23] },
  { tribe: 'roadRider', n: 2, at: [16, 17] },
  { tribe: 'earther', n: 1, at: [18, 27] },
  { tribe: 'earther', n: 2, at: [6, 14, 26, 28] },
];

function* fixedRaiders(t: Table): Flow<void> {
  for (const { tribe, n, at } of FIXED_RAIDERS) addRaidersToEach(t, tribe, n, at, 'DLS.SCA.4');
}

/** A Raider card in set-up: nothing but its placements counts (DLS.SETUP.6, DLS.SCA.7); it goes back before play. */
function* drawnUntil(t: Table, rule: Rule, fits: (card: CardId) => boolean): Flow<CardId> {
  for (;;) {
    const card = drawCard(t, 'raider', rule);
    if (card === undefined) {
      // Nothing fits any more: the cards that did not are mixed and tried again.
      t.state.decks.raider = t.state.aside.splice(0);
      shuffle(t, t.state.decks.raider);
      continue;
    }
    t.state.aside.push(card);
    if (fits(card)) return card; // DLS.SCEN.6: one that does not is replaced
  }
}

const raidersOf = (card: CardId): { tribe: Raider; n: number; at: Loc }[] =>
  raiderCard(card).placements.flatMap(({ tribe, n, at }) =>
    isRaider(tribe) && at !== LAST_STAND ? [{ tribe, n, at }] : [],
  );

/** DLS.SCA.5, DLS.SCA.6, DLS.SCA.9: two cards with the printed numbers, overruns included. */
function* drawnRaiders(t: Table): Flow<void> {
  const { decks } = t.state;
  decks.raider = decks.raider.filter((card) => raiderCard(card).kind !== 'advance'); // DLS.SCA.8
  const reached = new Set<Loc>();
  for (let cards = 0; cards < 2 || reached.size < 2; cards++) {
    const card = yield* drawnUntil(t, 'DLS.SCA.5', (each) => raidersOf(each).length > 0);
    for (const { tribe, n, at } of raidersOf(card)) {
      yield* putRaiders(t, tribe, n, at, 'DLS.SCA.5');
      reached.add(at);
    }
  }
}

/** DLS.SCEN.4: the locations on drawn Raider cards in their order, each once, Last Stand left out. */
function* drawnLocations(t: Table, n: number, rule: Rule): Flow<Loc[]> {
  const found: Loc[] = [];
  const fresh = (card: CardId): Loc[] =>
    raiderCard(card)
      .placements.map(({ at }) => at)
      .filter((at) => at !== LAST_STAND && !found.includes(at));
  while (found.length < n) found.push(...fresh(yield* drawnUntil(t, rule, (card) => fresh(card).length > 0)));
  return found.slice(0, n);
}

function* monstersOfOne(t: Table): Flow<void> {
  for (const at of [20, 35]) yield* addMonstrosity(t, at, 'DLS.SCA.10');
  for (const at of yield* drawnLocations(t, 2, 'DLS.SCA.11')) yield* addMonstrosity(t, at, 'DLS.SCA.11');
}

const scatterKarma = (n: number, rule: Rule): Step =>
  function* (t) {
    const found = yield* drawnLocations(t, n, rule);
    for (const at of found) place(t.state, at).karma++;
    t.state.karma -= n;
    emit(t, rule, 'ls.token.each', { what: 'karma', at: found });
  };

/** DLS.SCA.13, DLS.SCA.14, DLS.SCB.9, DLS.SCC.16: what the scenario takes out, and what lies on the map. */
const scatterScavenge = (rule: Rule): Step =>
  function* (t) {
    const { remove = {}, placed } = content.scavenge.scenarioUse[t.state.scenario];
    takeTokens(t.state, remove);
    const found = yield* drawnLocations(t, placed, rule);
    for (const at of found) putScavenge(t, at);
    emit(t, rule, 'ls.token.each', { what: 'scavenge', at: found });
  };

/** Tokens of these kinds out of the pool, lowest numbers first: those of one kind look alike. */
function takeTokens({ scavenge }: State, kinds: Partial<Record<Find, number>>): string[] {
  const taken: string[] = [];
  for (const [kind, n = 0] of Object.entries(kinds)) {
    const own = scavenge.pool.filter((id) => scavengeToken(id).kind === kind && !scavengeToken(id).star).sort();
    taken.push(...own.slice(0, n));
  }
  scavenge.pool = scavenge.pool.filter((id) => !taken.includes(id));
  return taken;
}

/** DLS.SCEN.3, DLS.SCA.15, DLS.SCB.11, DLS.SCC.17 */
function* shuffleBack(t: Table): Flow<void> {
  const { state } = t;
  state.decks.raider.push(...state.aside.splice(0), ...state.discards.raider.splice(0));
  shuffle(t, state.decks.raider);
  emit(t, 'DLS.SCEN.3', 'ls.reshuffled', { deck: 'raider', cards: state.decks.raider.length });
}

const depotsAt = (at: readonly Loc[], rule: Rule): Step =>
  function* (t) {
    for (const each of at) yield* addDepot(t, each, rule);
  };

function* drawnDepots(t: Table): Flow<void> {
  for (const at of yield* drawnLocations(t, 2, 'DLS.SCB.10')) yield* addDepot(t, at, 'DLS.SCB.10');
}

/** DLS.SCA.17, DLS.SCA.18, DLS.SCA.19, DLS.SCA.20 */
const LEADERS_OF_ONE: readonly { leader: LeaderId; at: Loc; health: number; rule: Rule }[] = [
  { leader: 'bama', at: 16, health: 6, rule: 'DLS.SCA.17' },
  { leader: 'bramble', at: 27, health: 7, rule: 'DLS.SCA.18' },
  { leader: 'krank', at: 7, health: 8, rule: 'DLS.SCA.19' },
  { leader: 'puke', at: 20, health: 7, rule: 'DLS.SCA.20' },
];

const startInOne = (leader: LeaderId): (typeof LEADERS_OF_ONE)[number] =>
  LEADERS_OF_ONE.find((one) => one.leader === leader) as (typeof LEADERS_OF_ONE)[number];

/** Where a Leader will enter, for those who choose their own start first (DLS.SCA.3). */
export const entryOf = (scenario: Scenario, leader: LeaderId): Loc =>
  scenario === 1 ? startInOne(leader).at : leaderCard(leader).start;

/** Where a Leader stands as a scenario begins, and with how much health; DLS.SCC.12: in scenario 3 not yet on the map. */
export function leaderAtStart(scenario: Scenario, leader: LeaderId, count: number): { at: Loc | null; health: number } {
  const { start, fullHealth } = leaderCard(leader);
  if (scenario === 3) return { at: null, health: fullHealth };
  if (scenario === 2) return { at: start, health: fullHealth - offHealth(leader, count) };
  const { at, health } = startInOne(leader);
  return { at, health };
}

function* leadersOfOne(t: Table): Flow<void> {
  for (const { leader, at, health, rule } of LEADERS_OF_ONE) {
    enter(t, leader, at, rule);
    t.state.leaders[leader].health = health; // DLS.LEADER.10
    yield* bringToThree(t, leader, at); // DLS.SCA.9
  }
  t.state.tech.down.push(...t.state.tech.deck.splice(0, 1));
}

function* groupMission(t: Table): Flow<void> {
  const card = groupMissionOf(t.state.scenario);
  if (card === undefined) return; // DLS.SCB.18, DLS.SCEN.2
  t.state.group = { id: card.id, flipped: false, progress: 0, special: 0, relic: 0 }; // DLS.SCA.22, DLS.SCC.19
  emit(t, t.state.scenario === 1 ? 'DLS.SCA.22' : 'DLS.SCC.19', 'ls.group', { card: card.id });
}

/** An entrance, with the Leader whose way leads through it. */
function entranceOption(at: Loc): Offer<string> {
  const leader = LEADERS.find((id) => pathOf(id).includes(at));
  const label: Message =
    leader === undefined
      ? { key: 'ls.blockade.free', params: { at } }
      : { key: 'ls.blockade.way', params: { at, leader } };
  return { ...locationOption(at), label };
}

/** DLS.SCA.23 */
function* blockade(t: Table): Flow<void> {
  const at = yield* oneOf(t, everyone(t.state), {
    rule: 'DLS.SCA.23',
    prompt: { key: 'ls.blockade.where' },
    of: ENTRANCES,
    as: entranceOption,
  });
  t.state.blockades.push(at);
  emit(t, 'DLS.SCA.23', 'ls.token.placed', { what: 'blockade', at });
}

/** Where a Leader will bring his people to 3, nobody else may stand before, or the place would be overrun. */
const isKeptFor = (tribe: Raider, at: Loc): boolean =>
  LEADERS.every((leader) => leaderCard(leader).start !== at || tribeOf(leader) === tribe || leader === 'puke');

/** DLS.SCB.4, DLS.SCB.5, DLS.SCB.6: whatever number is printed, and never an overrun, now or when the Leaders come. */
function* raidersOfTwo(t: Table): Flow<void> {
  const fits = (card: CardId): boolean => {
    const { placements } = raiderCard(card);
    return (
      placements.length === 2 &&
      placements.every(({ tribe, at }) => !isRaider(tribe) || (roomOn(place(t.state, at)) >= 2 && isKeptFor(tribe, at)))
    );
  };
  for (let i = 0; i < 2; i++) {
    const card = yield* drawnUntil(t, 'DLS.SCB.4', fits);
    for (const { tribe, at } of raiderCard(card).placements) {
      if (!isRaider(tribe)) yield* addMonstrosity(t, at, 'DLS.SCB.5');
      else addRaiders(t, tribe, 2, at, 'DLS.SCB.5');
    }
  }
}

/** DLS.T.SCBHEALTH: what is taken off full health, by the number of Rangers. */
export const HEALTH_OFF: Readonly<Record<LeaderId, readonly [number, number, number]>> = {
  bama: [0, 1, 2],
  bramble: [0, 1, 2],
  krank: [0, 0, 0],
  puke: [0, 1, 2],
};
/** DLS.SCB.12, DLS.SCB.13, DLS.SCB.14, DLS.SCB.15; DLS.SCB.7: Puke's is the only further Monstrosity. */
const RULE_OF_TWO = {
  bama: 'DLS.SCB.12',
  bramble: 'DLS.SCB.13',
  krank: 'DLS.SCB.14',
  puke: 'DLS.SCB.15',
} as const satisfies Record<LeaderId, Rule>;

const offHealth = (leader: LeaderId, count: number): number => HEALTH_OFF[leader][Math.max(0, count - 3)] ?? 0;

function* leadersOfTwo(t: Table): Flow<void> {
  for (const leader of LEADERS) {
    const { start } = leaderCard(leader);
    enter(t, leader, start, RULE_OF_TWO[leader]);
    t.state.leaders[leader].health = leaderAtStart(2, leader, t.state.count).health; // DLS.SCB.16
    yield* bringToThree(t, leader, start);
    if (leader === 'puke') yield* addMonstrosity(t, start, 'DLS.SCB.15');
  }
}

/** DLS.SCC.2, DLS.SETUP.21: five of each tribe go to the box. */
function* boxRaiders(t: Table): Flow<void> {
  for (const tribe of RAIDERS) t.state.supply[tribe] -= 5;
}

/** DLS.SCC.11 */
function* boxDepots(t: Table): Flow<void> {
  t.state.depots -= 4;
}

/** DLS.SCC.3, DLS.SCC.4, DLS.SCC.5: cards with two Raider placements (DLS.SCC.6), numbers as said here (DLS.SCC.7). */
function* raidersOfThree(t: Table): Flow<void> {
  for (const [cards, n, rule] of [
    [1, 3, 'DLS.SCC.3'],
    [2, 2, 'DLS.SCC.4'],
    [3, 1, 'DLS.SCC.5'],
  ] as const) {
    for (let i = 0; i < cards; ) {
      const card = yield* drawnUntil(t, rule, (each) => raidersOf(each).length === 2);
      const overruns = raidersOf(card).some(({ at }) => roomOn(place(t.state, at)) < n);
      if (overruns && (yield* replaces(t, card, n)) === 'redraw') continue;
      for (const { tribe, at } of raidersOf(card)) yield* putRaiders(t, tribe, n, at, rule);
      i++;
    }
  }
}

/** DLS.SCC.8: a card that would cause an overrun may be replaced. */
function* replaces(t: Table, card: CardId, n: number): Flow<'redraw' | 'keep'> {
  const prompt: Message = { key: 'ls.redraw', params: { n, at: raidersOf(card).map(({ at }) => at) } };
  return (yield* choose(t, everyone(t.state), { rule: 'DLS.SCC.8', prompt, options: ['redraw', 'keep'] as const }))
    .answer;
}

/** DLS.SCC.15: four tokens, one unseen on each Leader board. */
function* tokensOnBoards(t: Table): Flow<void> {
  const tokens = takeTokens(t.state, content.scavenge.scenarioUse[3].onLeaders ?? {});
  t.state.relic = tokens.find((id) => scavengeToken(id).kind === 'special') ?? null; // DLS.SCC.38
  shuffle(t, tokens);
  LEADERS.forEach((leader, i) => {
    t.state.leaders[leader].token = tokens[i] ?? null;
  });
  emit(t, 'DLS.SCC.15', 'ls.boards', {});
}

/** DLS.SETUP.20 */
function* firstTurn(t: Table): Flow<void> {
  const { state } = t;
  const { first } = state.muster;
  let n: number;
  if (first === 'random') n = atRandom(t, 'DLS.SETUP.20', state.rangers);
  else if (first === 'choose') n = state.rangers.indexOf(yield* firstChosen(t));
  else n = first;
  beginTurn(state, n);
  state.muster.first = n;
}

const firstChosen = (t: Table): Flow<Ranger> =>
  oneOf(t, everyone(t.state), {
    rule: 'DLS.SETUP.20',
    prompt: { key: 'ls.first' },
    of: t.state.rangers,
    as: rangerOption,
  });

/** DLS.SETUP.22: in the order of the book; stage faces are set with the table (DLS.SCA.21, DLS.SCB.17, DLS.SCC.18). */
const STEPS: Readonly<Record<Scenario, readonly Step[]>> = {
  1: [
    equip,
    chooseStarts,
    fixedRaiders,
    drawnRaiders,
    monstersOfOne,
    scatterKarma(4, 'DLS.SCA.12'),
    scatterScavenge('DLS.SCA.14'),
    shuffleBack,
    depotsAt([22, 27, 23], 'DLS.SCA.16'),
    leadersOfOne,
    groupMission,
    blockade,
    firstTurn,
  ],
  2: [
    equip, // DLS.SCB.3: in Last Stand, where basic set-up has put them
    raidersOfTwo,
    scatterKarma(4, 'DLS.SCB.8'),
    scatterScavenge('DLS.SCB.9'),
    drawnDepots,
    shuffleBack,
    leadersOfTwo,
    firstTurn,
  ],
  3: [
    equip,
    boxRaiders,
    raidersOfThree,
    function* (t) {
      yield* addMonstrosity(t, 32, 'DLS.SCC.9');
    },
    scatterKarma(2, 'DLS.SCC.10'),
    boxDepots,
    // DLS.SCC.12, DLS.SCC.13, DLS.SCC.14: Leaders stay on their boards, at full health and without tech.
    tokensOnBoards,
    scatterScavenge('DLS.SCC.16'),
    shuffleBack,
    groupMission,
    firstTurn,
  ],
};

/** How many figures and Depots are in the game: some go to the box as scenario 3 is set up. */
export function piecesOf({ scenario, phase, muster }: Pick<State, 'scenario' | 'phase' | 'muster'>) {
  const isDone = (step: Step): boolean => {
    const at = STEPS[scenario].indexOf(step);
    return at >= 0 && ((phase !== 'muster' && phase !== 'deploy') || muster.step > at);
  };
  const boxed = isDone(boxRaiders) ? 5 : 0;
  return {
    figures: Object.fromEntries(
      TRIBES.map((tribe) => [tribe, tribeCard(tribe).figures - (isRaider(tribe) ? boxed : 0)]),
    ) as Record<Tribe, number>,
    depots: PIECES.depot - (isDone(boxDepots) ? 4 : 0),
  };
}

export function* deploy(t: Table): Flow<void> {
  const { state } = t;
  const step = STEPS[state.scenario][state.muster.step++];
  if (step !== undefined) yield* step(t);
}
