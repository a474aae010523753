import { describe, expect, it } from 'vitest';
import { BadSetup, Match } from '../../../kernel/index.ts';
import { test } from '../../../kernel/testing.ts';
import { rulesOf } from '../../../rules/index.ts';
import { adventureAt } from '../turn/adventure-deck.ts';
import { leaderCard, raiderCard, scavengeToken } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { lastStand } from '../index.ts';
import { ENTRANCES, LOCATIONS, location } from '../map.ts';
import { FIXED_RAIDERS, HEALTH_OFF } from '../goals/scenarios.ts';
import { allDecks, tokensFor } from './bare-table.ts';
import { depotsOnMap, monstrositiesOnMap, type State } from '../state.ts';
import { answers, begun, here, leader, options, said, scene, start, type StandScene } from '../testing.ts';
import { DECKS, LEADERS, type LeaderId, RAIDERS, RANGERS, type Scenario, type StageFace } from '../wording/words.ts';

const player = (...rangers: string[]): { rangers: string[] } => ({ rangers });
const faults = (setup: unknown): readonly { path: string; message: string }[] => {
  try {
    Match.start(lastStand, setup, { seed: 'x' });
    return [];
  } catch (error) {
    if (error instanceof BadSetup) return error.errors;
    throw error;
  }
};
const sorted = (cards: readonly string[]): string[] => [...cards].sort();
const named = (name: string): StandScene => begun(lastStand.examples[name]);
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const many = (name: string): State[] => SEEDS.map((seed) => begun(lastStand.examples[name], seed).state());
const total = (state: State, what: 'karma' | 'monstrosity' | 'techie' | 'roadRider' | 'earther'): number =>
  state.places.reduce((sum, each) => sum + each[what], 0);
const scattered = (state: State): number[] => state.places.map(({ scavenge }) => scavenge.length).filter((n) => n > 0);
/** Where one kind of event happened, in order. */
const placedAt = (m: StandScene, rule: string): unknown[] => m.under(rule).map(({ params }) => params.at);

describe('basic set-up', () => {
  test('DLS.SETUP.1 a Ranger each, chosen or by lot, and none twice', () => {
    const m = start({ players: [player('choose'), player('random'), player('hat')] });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.SETUP.1' });
    expect(options(m)).toEqual(RANGERS.filter((id) => id !== 'hat'));
    m.answer('a', 'jake');
    const ids = m.state().rangers.map(({ id }) => id);
    expect(ids[0]).toBe('jake');
    expect(ids[2]).toBe('hat');
    expect(new Set(ids).size).toBe(3);
    expect(faults({ players: [player('hat'), player('hat')] })).toEqual([
      { path: 'players.1.rangers.0', message: 'hat is in play already' },
    ]);
  });

  test('one player may run several Rangers, each with its own turn', () => {
    const m = begun(lastStand.examples['alone-with-three']);
    expect(m.state().seats).toEqual(['a']);
    expect(m.state().rangers.map(({ seat }) => seat)).toEqual(['a', 'a', 'a']);
    expect(lastStand.names(m.state()).a?.split(' & ')).toHaveLength(3);
  });

  test('DLS.SETUP.2 DLS.SETUP.3 DLS.SETUP.4 Rangers start in Last Stand, Leaders beside the map at full health', () => {
    const { rangers, leaders } = named('flight-two').state();
    expect(rangers.map(({ at }) => at)).toEqual([19, 19]);
    for (const id of LEADERS) expect(leaders[id]).toMatchObject({ at: null, health: leaderCard(id).fullHealth });
  });

  test('DLS.SETUP.5 DLS.SETUP.14 DLS.SETUP.18 supplies beside the board', () => {
    const m = start({ players: [player('choose')], scenario: 2 });
    const { supply, karma, radiation, blockades, depots } = m.state();
    expect(supply).toEqual({ techie: 30, roadRider: 30, earther: 30, monstrosity: 8 });
    expect({ karma, radiation, blockades, depots }).toEqual({ karma: 15, radiation: 12, blockades: [], depots: 12 });
    expect(depotsOnMap(m.state())).toBe(0);
  });

  test('DLS.SETUP.6 DLS.SCA.7 Raider cards drawn in set-up move no Leader and cause no event', () => {
    for (const seed of SEEDS) {
      const m = begun(lastStand.examples['lightning-two'], seed);
      expect(said(m, 'ls.leader.moved')).toEqual([]);
      expect(said(m, 'ls.event')).toEqual([]);
      expect(m.state().leaders.krank.at).toBe(7);
    }
  });

  test('DLS.SETUP.7 DLS.SETUP.12 every deck is shuffled; Group Missions stay aside', () => {
    const [one, other] = [start({ players: [player('choose')] }, 'x'), start({ players: [player('choose')] }, 'y')];
    for (const deck of DECKS) {
      const cards = one.state().decks[deck];
      expect(sorted(cards)).toEqual(sorted(allDecks()[deck]));
      expect(cards).not.toEqual(allDecks()[deck]);
      expect(cards).not.toEqual(other.state().decks[deck]);
    }
    expect(one.state().decks.mission).not.toContain('GM1');
    expect(one.state().group).toBeNull();
  });

  test('DLS.SETUP.8 DLS.SETUP.9 the Adventure Token stands where the top card says, and no more is seen of it', () => {
    const m = start({ players: [player('choose')] });
    const view = lastStand.view(m.state(), 'a') as unknown as { adventure: { at: number; deck: number } };
    expect(view.adventure).toEqual({ at: adventureAt(m.state()), deck: 35, discard: [] });
    const tops = SEEDS.map((seed) => start({ players: [player('choose')] }, seed).state().adventure.top);
    expect(new Set(tops).size).toBeGreaterThan(3);
  });

  test('DLS.SETUP.10 DLS.SETUP.13 tech and Scavenge Tokens are mixed face down', () => {
    const { tech, scavenge } = start({ players: [player('choose')] }).state();
    expect(sorted(tech.deck)).toEqual(content.tech.map(({ id }) => id));
    expect(tech.deck).not.toEqual(sorted(tech.deck));
    expect(sorted(scavenge.pool)).toEqual(content.scavenge.tokens.map(({ id }) => id));
    expect(scavenge.pool).not.toEqual(sorted(scavenge.pool));
  });

  test('DLS.SETUP.11 DLS.STAGE.6 DLS.SCA.21 DLS.SCB.17 the scenario says which Stage faces are used, and in which order', () => {
    const fallen = { at: null, slain: true, health: 0 };
    /** The stage after so many Leaders have fallen, the last of them just now. */
    const after = (scenario: Scenario, stage: StageFace, n: number): string => {
      const dead = (['puke', 'bramble', 'bama'] as const).slice(0, n - 1);
      const m = scene({
        scenario,
        stage,
        rangers: ['hat'],
        hat: { at: 1, defenders: ['D03'] },
        leaders: { ...Object.fromEntries(dead.map((id) => [id, fallen])), krank: { health: 1 } },
      });
      return answers(m, 'a', 'leader:krank', ['D03'], [6]).state().stage;
    };
    const faces = (first: string, scenario: Scenario, [second, third]: readonly [StageFace, StageFace]) => {
      const begins = named(first).state().stage;
      return scenario === 3
        ? [begins, after(3, second, 1), after(3, third, 3)]
        : [begins, after(scenario, begins, 1), after(scenario, second, 2), after(scenario, third, 3)];
    };
    expect(faces('lightning-one', 1, ['2B', '3B'])).toEqual(['1B', '2B', '3B', '4A']);
    expect(faces('defend-one', 2, ['2B', '3B'])).toEqual(['1B', '2B', '3B', '4A']);
    expect(faces('flight-one', 3, ['2A', '3A'])).toEqual(['1A', '3A', '4A']); // 2A comes with the last Leader
    const last = scene({
      scenario: 3,
      stage: '1A',
      phase: 'raiders',
      leaders: { krank: { at: null } },
      decks: { raider: ['R01', 'R13'] },
    });
    expect(last.state().stage).toBe('2A');
  });

  test('DLS.SETUP.15 DLS.SETUP.16 DLS.SETUP.17 DLS.WOUND.2 seven Action Tokens each, five with five Rangers, all face up', () => {
    expect([1, 2, 3, 4, 5].map(tokensFor)).toEqual([7, 7, 7, 7, 5]);
    for (const [name, n] of [
      ['defend-four', 7],
      ['defend-five', 5],
    ] as const) {
      for (const { ready, spent, wounded } of named(name).state().rangers)
        expect([ready, spent, wounded]).toEqual([n, 0, 0]);
    }
  });

  test('DLS.SETUP.19 DLS.SETUP.20 DLS.SETUP.22 after the scenario the players agree who goes first', () => {
    const m = start({ players: [player('frank'), player('hat')], scenario: 2, first: 'choose' });
    expect(m.asked()).toMatchObject({
      seats: ['a', 'b'],
      mode: 'any',
      rule: 'DLS.SETUP.20',
      options: ['frank', 'hat'],
    });
    expect(total(m.state(), 'techie') + total(m.state(), 'earther')).toBeGreaterThan(0);
    m.answer('b', 'hat');
    expect(m.asked().seats).toEqual(['b']);
    const second = start({ players: [player('frank'), player('hat')], first: 2 });
    expect(second.asked().seats).toEqual(['b']);
    expect([second.state().turn.n, second.state().round]).toEqual([1, 1]);
    while (second.state().turn.n === 1) {
      const { seats, options } = second.asked();
      second.answer(seats[0] ?? '', options.includes('end') ? 'end' : (options[0] ?? null));
    }
    expect(second.state().round).toBe(1); // the other one's turn belongs to the same round
    expect(faults({ players: [player('frank')], first: 2 })).toEqual([
      { path: 'first', message: 'There is no Ranger number 2' },
    ]);
  });

  test('DLS.SETUP.21 DLS.SCC.2 scenario 3 returns five of each tribe to the box', () => {
    const state = named('flight-two').state();
    for (const tribe of RAIDERS) expect(state.supply[tribe] + total(state, tribe)).toBe(25);
  });
});

describe('scenarios in general', () => {
  test('DLS.SCEN.1 any of the three scenarios can be played', () => {
    for (const scenario of [1, 2, 3])
      expect(begun({ players: [player('hat')], scenario }).state().scenario).toBe(scenario);
    expect(faults({ players: [player('hat')], scenario: 4 }).map(({ path }) => path)).toEqual(['scenario']);
  });

  test('DLS.SCEN.2 DLS.SCB.18 scenario 2 is the one by default and has no Group Mission', () => {
    expect(begun({ players: [player('hat')] }).state()).toMatchObject({ scenario: 2, group: null });
  });

  test('DLS.SCEN.3 DLS.SCA.15 DLS.SCB.11 DLS.SCC.17 Raider cards drawn in set-up are shuffled back', () => {
    for (const [name, cards] of [
      ['lightning-two', 55],
      ['defend-two', 57],
      ['flight-two', 57],
    ] as const) {
      const { decks, aside, discards } = named(name).state();
      expect([decks.raider.length, aside, discards.raider]).toEqual([cards, [], []]);
      expect(new Set(decks.raider).size).toBe(cards);
    }
  });

  test('DLS.SCEN.4 tokens lie on the placement locations of drawn cards, each its own, never Last Stand', () => {
    for (const state of many('defend-two')) {
      expect(scattered(state)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(state.places.filter(({ karma }) => karma > 0).map(({ karma }) => karma)).toEqual([1, 1, 1, 1]);
      expect(state.places[18]).toMatchObject({ karma: 0, scavenge: [], depots: 0 });
    }
  });

  test('DLS.SCEN.5 DLS.SCB.6 in scenario 2 each tribe is brought to 3 and nobody else stands there, so nothing is overrun', () => {
    for (const state of many('defend-two')) {
      for (const id of ['krank', 'bama', 'bramble'] as const) {
        const { start: at, tribe } = leaderCard(id);
        const found = RAIDERS.map((each) => state.places[at - 1]?.[each]);
        expect(found).toEqual(RAIDERS.map((each) => (each === tribe ? 3 : 0)));
      }
      expect(state.places.reduce((sum, { depots }) => sum + depots, 0)).toBe(2);
    }
  });

  it.each([
    [
      'lightning-one',
      'DLS.SETUP.1 ls.ranger.taken, DLS.MISSION.8 ls.mission.dealt, DLS.SCA.2 ls.karma.gained, DLS.SCA.2 ls.gained, ' +
        'DLS.SCA.3 ls.moved, DLS.SCA.4 ls.placed.each, DLS.SCA.5 ls.placed, DLS.SCA.10 ls.placed, DLS.SCA.11 ls.placed, ' +
        'DLS.SCA.12 ls.token.each, DLS.SCA.14 ls.token.each, DLS.SCEN.3 ls.reshuffled, DLS.SCA.16 ls.depot.placed, ' +
        'DLS.SCA.17 ls.leader.entered, DLS.SCEN.5 ls.placed, DLS.SCA.18 ls.leader.entered, ' +
        'DLS.SCEN.5 ls.placed.some, DLS.SCA.19 ls.leader.entered, DLS.SCEN.5 ls.placed.some, ' +
        'DLS.SCA.20 ls.leader.entered, DLS.SCA.22 ls.group, DLS.SCA.23 ls.token.placed, DLS.TURN.1 ls.turn.begins',
    ],
    [
      'defend-one',
      'DLS.SETUP.1 ls.ranger.taken, DLS.MISSION.8 ls.mission.dealt, DLS.SCB.2 ls.gained, DLS.SCB.5 ls.placed.some, ' +
        'DLS.SCB.8 ls.token.each, DLS.SCB.9 ls.token.each, DLS.SCB.10 ls.depot.placed, DLS.SCEN.3 ls.reshuffled, ' +
        'DLS.SCB.14 ls.leader.entered, DLS.SCEN.5 ls.placed.some, DLS.SCB.12 ls.leader.entered, ' +
        'DLS.SCEN.5 ls.placed.some, DLS.SCB.13 ls.leader.entered, DLS.SCEN.5 ls.placed.some, ' +
        'DLS.SCB.15 ls.leader.entered, DLS.SCB.15 ls.placed, DLS.TURN.1 ls.turn.begins',
    ],
    [
      'flight-one',
      'DLS.SETUP.1 ls.ranger.taken, DLS.MISSION.8 ls.mission.dealt, DLS.SCC.1 ls.karma.gained, DLS.SCC.1 ls.gained, ' +
        'DLS.SCC.3 ls.placed.some, DLS.SCC.4 ls.placed.some, DLS.SCC.5 ls.placed, DLS.SCC.9 ls.placed, ' +
        'DLS.SCC.10 ls.token.each, DLS.SCC.15 ls.boards, DLS.SCC.16 ls.token.each, DLS.SCEN.3 ls.reshuffled, ' +
        'DLS.SCC.19 ls.group, DLS.TURN.1 ls.turn.begins',
    ],
  ] as const)('DLS.SETUP.22 %s is laid out in this order, by these rules', (name, expected) => {
    const all = named(name)
      .events()
      .map(({ rule, key }) => `${rule} ${key}`);
    expect(all.filter((each, i) => each !== all[i - 1]).join(', ')).toBe(expected);
  });

  test('DLS.SCEN.6 with no card left that could replace one, those that were laid aside are mixed and drawn again', () => {
    const others = allDecks().raider.filter((card) => card !== 'R18');
    const m = start({
      scenario: 2,
      players: [player('hat')],
      first: 1,
      // The two Depots come next; R18 names one location.
      position: { phase: 'deploy', step: 4, rangers: [{ id: 'hat' }], decks: { raider: ['R18'] }, aside: others },
    });
    const [first, second] = m.under('DLS.SCB.10').map(({ params }) => params.at);
    expect(first).toBe(25);
    expect(LOCATIONS.filter((at) => here(m, at).depots > 0)).toEqual(
      [25, second].sort((a, b) => Number(a) - Number(b)),
    );
    expect(sorted(m.state().decks.raider)).toEqual(sorted(allDecks().raider));
  });

  test('DLS.SCEN.6 cards without a fitting placement are replaced', () => {
    for (const state of many('flight-two')) {
      // 1 card of 3 on two locations, 2 cards of 2, 3 cards of 1: 24 Raiders on the map
      expect(RAIDERS.reduce((sum, tribe) => sum + total(state, tribe), 0)).toBe(3 * 2 + 2 * 4 + 6);
    }
  });
});

describe('scenario 1: Lightning of the Ancients', () => {
  const m = named('lightning-two');
  const state = m.state();

  test('DLS.SCA.1 DLS.SCA.2 a Mission, 2 Karma, 6 Defender cards and a Special card each', () => {
    for (const { mission, karma, defenders, specials } of state.rangers) {
      expect(mission).not.toBeNull();
      expect([karma, defenders.length, specials.length]).toEqual([2, 6, 1]);
    }
  });

  test('DLS.SCA.3 each Ranger starts where its player likes', () => {
    const open = start(lastStand.examples['lightning-two']);
    expect(open.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.SCA.3', options: LOCATIONS.map(String) });
    open.answer('a', '30').answer('b', '4');
    expect(open.state().rangers.map(({ at }) => at)).toEqual([30, 4]);
  });

  it('DLS.SCA.4 DLS.T.SCARAID fixed Raiders are those of the table', async () => {
    const table = (await rulesOf('last-stand')).find(({ id }) => id === 'DLS.T.SCARAID')?.rows ?? [];
    const names = { techie: 'Techies', roadRider: 'Road Riders', earther: 'Earthers' };
    const own = FIXED_RAIDERS.map(({ tribe, n, at }) => [
      names[tribe],
      String(n),
      at
        .map((each) => {
          const { name, also } = location(each);
          return `${name}${also === undefined || each === 32 ? '' : ` / ${also}`} (${each})`;
        })
        .join(', '),
    ]);
    expect(own).toEqual(table);
    // One line for each row of the table.
    expect(m.under('DLS.SCA.4').map(({ params }) => params)).toEqual(FIXED_RAIDERS);
    for (const { tribe, n, at } of FIXED_RAIDERS) {
      for (const each of at) expect(m.state().places[each - 1]?.[tribe]).toBeGreaterThanOrEqual(n);
    }
  });

  test('DLS.SCA.5 DLS.SCA.6 two drawn Raider cards are placed with their numbers, Monstrosities left out', () => {
    for (const seed of SEEDS) {
      const each = begun(lastStand.examples['lightning-two'], seed);
      const locations = new Set(placedAt(each, 'DLS.SCA.5'));
      const overrun = said(each, 'ls.overrun').length;
      expect(locations.size + overrun).toBeGreaterThanOrEqual(2);
      expect(each.under('DLS.SCA.5').every(({ params }) => params.tribe !== 'monstrosity')).toBe(true);
    }
  });

  test('DLS.SCA.8 the two cards that advance a Leader are out of the game', () => {
    expect(state.decks.raider.map((card) => raiderCard(card).kind)).not.toContain('advance');
    expect(state.decks.raider).toHaveLength(55);
  });

  test('DLS.SCA.9 DLS.SCA.16 overruns may happen, and their Depots come out of the nine that remain', () => {
    let overruns = 0;
    for (let seed = 0; seed < 30; seed++) {
      const each = begun(lastStand.examples['lightning-one'], `overrun ${seed}`);
      const happened = said(each, 'ls.overrun').length;
      const extra = each.under('DLS.OVER.7').length;
      overruns += happened;
      expect(each.state().depots).toBe(9 - happened - extra);
      for (const at of [22, 23, 27]) expect(here(each, at).depots).toBeGreaterThan(0);
    }
    expect(overruns).toBeGreaterThan(0);
  });

  test('DLS.SCA.10 DLS.SCA.11 a Monstrosity on 20 and 35 and on two drawn locations', () => {
    expect(placedAt(m, 'DLS.SCA.10')).toEqual([20, 35]);
    expect(new Set(placedAt(m, 'DLS.SCA.11')).size).toBe(2);
    expect(monstrositiesOnMap(state)).toBe(4);
  });

  test('DLS.SCA.12 DLS.SCA.13 DLS.SCA.14 four Karma, and six of the eight Scavenge Tokens that are left', () => {
    expect(total(state, 'karma')).toBe(4);
    expect(scattered(state)).toEqual([1, 1, 1, 1, 1, 1]);
    const left = [...state.scavenge.pool, ...state.places.flatMap(({ scavenge }) => scavenge)];
    const kinds = left.map((id) => scavengeToken(id).kind).sort();
    expect(kinds).toEqual(['common', 'defender', 'defender', 'defender', 'special', 'special', 'unique', 'unique']);
  });

  test('DLS.SCA.17 DLS.SCA.18 DLS.SCA.19 DLS.SCA.20 the Leaders, their people and their health', () => {
    const where = Object.fromEntries(LEADERS.map((id) => [id, [leader(m, id).at, leader(m, id).health]]));
    expect(where).toEqual({ bama: [16, 6], bramble: [27, 7], krank: [7, 8], puke: [20, 7] });
    for (const at of [16, 27, 7]) expect(RAIDERS.reduce((sum, tribe) => sum + here(m, at)[tribe], 0)).toBe(3);
    expect(state.tech.down).toHaveLength(1 + m.under('DLS.KRANK.2').length);
  });

  test('DLS.SCA.22 DLS.SCA.23 the Group Mission lies start side up, and the group places a Blockade', () => {
    expect(state.group).toEqual({ id: 'GM1', flipped: false, progress: 0, special: 0, relic: 0 });
    const open = start(lastStand.examples['lightning-one']);
    open.answer('a', '19');
    expect(open.asked()).toMatchObject({ rule: 'DLS.SCA.23', options: ENTRANCES.map(String) });
    open.answer('a', '21');
    expect(open.state().blockades).toEqual([21]);
  });

  test('DLS.LEADER.10 scenario 1 starts each Leader one below the full health of its board', () => {
    for (const id of LEADERS) expect(leader(m, id).health).toBe(leaderCard(id).fullHealth - 1);
  });
});

describe('scenario 2: Defend Last Stand', () => {
  const m = named('defend-two');
  const state = m.state();

  test('DLS.SCB.1 DLS.SCB.2 DLS.SCB.3 a Mission and 2 Defender cards each, in Last Stand', () => {
    for (const { mission, karma, defenders, specials, at } of state.rangers) {
      expect(mission).not.toBeNull();
      expect([karma, defenders.length, specials.length, at]).toEqual([0, 2, 0, 19]);
    }
  });

  test('DLS.SCB.4 DLS.SCB.5 DLS.SCB.6 DLS.SCB.7 two cards with two placements: 2 Raiders or 1 Monstrosity each, no overrun', () => {
    for (const seed of SEEDS) {
      const each = begun(lastStand.examples['defend-two'], seed);
      const placed = each.under('DLS.SCB.5').map(({ params }) => params);
      const raiders = placed.filter(({ tribe }) => tribe !== 'monstrosity');
      const monstrosities = placed.length - raiders.length;
      expect(placed).toHaveLength(4);
      expect(raiders.every(({ n }) => n === 2)).toBe(true);
      expect(said(each, 'ls.overrun')).toEqual([]);
      expect(monstrositiesOnMap(each.state())).toBe(monstrosities + 1); // and Puke's
    }
  });

  test('DLS.SCB.8 DLS.SCB.9 DLS.SCB.10 four Karma, six Scavenge Tokens, two Depots; ten remain', () => {
    expect(total(state, 'karma')).toBe(4);
    expect(scattered(state)).toHaveLength(6);
    expect([depotsOnMap(state), state.depots]).toEqual([2, 10]);
    expect(state.scavenge.pool).toHaveLength(9);
  });

  test('DLS.SCB.12 DLS.SCB.13 DLS.SCB.14 DLS.SCB.15 Leaders on their start locations with their people', () => {
    expect(LEADERS.map((id) => leader(m, id).at)).toEqual([1, 17, 33, 35]);
    expect(state.tech).toMatchObject({ down: [], up: [] });
    expect(here(m, 35).monstrosity).toBeGreaterThan(0);
  });

  it('DLS.SCB.16 DLS.T.SCBHEALTH starting health goes by the number of Rangers', async () => {
    const table = (await rulesOf('last-stand')).find(({ id }) => id === 'DLS.T.SCBHEALTH')?.rows ?? [];
    const words = (off: number): string => (off === 0 ? 'full' : `full -${off}`);
    const own = (['bama', 'bramble', 'krank', 'puke'] as const).map((id) => [
      leaderCard(id).name,
      ...HEALTH_OFF[id].map(words),
    ]);
    expect(own).toEqual(table);
    const off = (name: string, id: LeaderId): number => leaderCard(id).fullHealth - leader(named(name), id).health;
    expect(['one', 'two', 'three', 'four', 'five'].map((n) => off(`defend-${n}`, 'bama'))).toEqual([0, 0, 0, 1, 2]);
    expect(['three', 'four', 'five'].map((n) => off(`defend-${n}`, 'krank'))).toEqual([0, 0, 0]);
  });
});

describe('scenario 3: Flight to Paradise', () => {
  const m = named('flight-two');
  const state = m.state();

  test('DLS.SCC.1 a Mission, 1 Karma and 2 Defender cards each, in Last Stand', () => {
    for (const { mission, karma, defenders, at } of state.rangers) {
      expect(mission).not.toBeNull();
      expect([karma, defenders.length, at]).toEqual([1, 2, 19]);
    }
  });

  test('DLS.SCC.3 DLS.SCC.4 DLS.SCC.5 DLS.SCC.7 3, 2 and 1 Raiders by 1, 2 and 3 cards, whatever is printed', () => {
    const placed = ['DLS.SCC.3', 'DLS.SCC.4', 'DLS.SCC.5'].map((rule) =>
      m.under(rule).map(({ params }) => params.n ?? 1),
    );
    expect(placed).toEqual([
      [3, 3],
      [2, 2, 2, 2],
      [1, 1, 1, 1, 1, 1],
    ]);
    expect(new Set(placedAt(m, 'DLS.SCC.3')).size).toBe(2);
  });

  test('DLS.SCC.8 a card that would cause an overrun may be replaced, or kept with the overrun', () => {
    /** The set-up of the first seed whose cards would overrun a place. */
    const full = (): StandScene => {
      for (let seed = 0; ; seed++) {
        const m = start(lastStand.examples['flight-one'], `full ${seed}`);
        if (m.match.request?.prompt.key === 'ls.redraw') return m;
      }
    };
    const m = full();
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.SCC.8', options: ['redraw', 'keep'] });
    const kept = full().answer('a', 'keep');
    expect(said(kept, 'ls.overrun')).toHaveLength(1);
    expect(depotsOnMap(kept.state())).toBe(1);
    while (m.asked().prompt === 'ls.redraw') m.answer('a', 'redraw');
    expect(said(m, 'ls.overrun')).toEqual([]);
    expect([depotsOnMap(m.state()), RAIDERS.reduce((sum, tribe) => sum + total(m.state(), tribe), 0)]).toEqual([0, 20]);
  });

  test('DLS.SCC.6 only cards with two locations are used: no Monstrosities and no overruns come of it', () => {
    for (const seed of SEEDS) {
      const each = begun(lastStand.examples['flight-one'], seed);
      expect(monstrositiesOnMap(each.state())).toBe(1);
      const raiders = each.state().places.map(({ techie, roadRider, earther }) => techie + roadRider + earther);
      expect(raiders.reduce((sum, n) => sum + n, 0)).toBe(2 * (1 * 3 + 2 * 2 + 3 * 1));
      expect(said(each, 'ls.overrun')).toEqual([]);
      for (const place of each.state().places)
        expect(place.techie + place.roadRider + place.earther).toBeLessThanOrEqual(3);
    }
  });

  test('DLS.SCC.9 DLS.SCC.10 DLS.SCC.11 a Monstrosity at Red River, two Karma, eight Depots', () => {
    expect(here(m, 32).monstrosity).toBe(1);
    expect(state.places.filter(({ karma }) => karma > 0).map(({ karma }) => karma)).toEqual([1, 1]);
    expect([state.depots, depotsOnMap(state)]).toEqual([8, 0]);
  });

  test('DLS.SCC.12 DLS.SCC.13 DLS.SCC.14 DLS.STAGE.8 all Leaders are off the map, whole and without tech', () => {
    for (const name of ['flight-one', 'flight-five']) {
      const each = named(name);
      for (const id of LEADERS) {
        expect(leader(each, id).at).toBeNull();
        expect(leader(each, id).health).toBe(leaderCard(id).fullHealth);
      }
      expect(each.state().tech.down).toEqual([]);
    }
  });

  test('DLS.SCC.15 DLS.SCC.16 one unseen token on each Leader board, the others in the pool and on four locations', () => {
    const tokens = LEADERS.map((id) => leader(m, id).token ?? '');
    expect(tokens.map((id) => scavengeToken(id).kind).sort()).toEqual(['common', 'nothing', 'nothing', 'special']);
    const view = lastStand.view(state, 'a') as unknown as { leaders: Record<string, { token: string }> };
    expect(Object.values(view.leaders).map(({ token }) => token)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(scattered(state)).toEqual([1, 1, 1, 1]);
    expect(state.scavenge.pool).toHaveLength(7);
    expect(
      new Set(SEEDS.map((seed) => begun(lastStand.examples['flight-two'], seed).state().leaders.krank.token)).size,
    ).toBeGreaterThan(1);
  });

  test('DLS.SCC.18 DLS.SCC.19 stage 1A, and the Group Mission Flight to Freedom', () => {
    expect(state.stage).toBe('1A');
    expect(state.group?.id).toBe('GM2');
    expect(scavengeToken(state.relic ?? '').kind).toBe('special');
  });
});
