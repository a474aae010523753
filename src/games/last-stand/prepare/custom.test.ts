import { describe, expect, it } from 'vitest';
import { BadSetup, copy, Match, parseSetup, Seeded, seedWords } from '../../../kernel/index.ts';
import { randomPlay, test } from '../../../kernel/testing.ts';
import { customOf } from './custom.ts';
import { lastStand } from '../index.ts';
import type { State } from '../state.ts';
import { answers, leader, options, said, start, the } from '../testing.ts';

const player = (...rangers: string[]): { rangers: string[] } => ({ rangers });
/** Frank and Hat in scenario 2, Frank first. */
const two = (position: object) => ({ scenario: 2, players: [player('frank'), player('hat')], first: 1, position });
const both = [{ id: 'frank' }, { id: 'hat' }];

const faults = (position: object, setup: object = {}): readonly string[] => {
  try {
    parseSetup(lastStand, { ...two(position), ...setup });
    return [];
  } catch (error) {
    if (error instanceof BadSetup) return error.errors.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
};

describe('a custom set-up', () => {
  test('begins where it says: Rangers, map, Leaders, decks in their order; the rest is as usual', () => {
    const m = start(
      two({
        rangers: [
          {
            id: 'frank',
            at: 4,
            spent: 2,
            wounded: 3,
            karma: 2,
            defenders: ['D08'],
            artifacts: ['C02'],
            exhausted: ['C02'],
          },
          {
            id: 'hat',
            specials: ['S07'],
            mutations: ['M13'],
            slain: ['krank'],
            mission: { id: 'MS03', done: { 0: 1 } },
          },
        ],
        map: { 4: { techie: 2, depots: 1 }, 25: { earther: 3, karma: 1, scavenge: ['T01'] } },
        leaders: { bama: { at: 22, health: 3 }, krank: { slain: true } },
        blockades: [18],
        decks: { raider: ['R13', 'R31'], defender: ['D50', 'D51'] },
        discards: { defender: ['D01', 'D02'] },
        missions: ['MS01'],
        turn: { ranger: 1, begun: true },
      }),
    );
    expect(the(m, 'frank')).toMatchObject({ at: 4, ready: 2, spent: 2, wounded: 3, karma: 2, seat: 'a' });
    expect(the(m, 'hat')).toMatchObject({
      at: 19,
      ready: 7,
      slain: ['krank'],
      mission: { id: 'MS03', done: { 0: 1 } },
    });
    expect([leader(m, 'bama').at, leader(m, 'bramble').at, leader(m, 'krank').at]).toEqual([22, 33, null]);
    const { stage, supply, depots, karma, decks, discards } = m.state();
    expect([stage, supply.techie, supply.earther, depots, karma]).toEqual(['2B', 28, 27, 11, 12]);
    expect(decks.raider.slice(0, 2)).toEqual(['R13', 'R31']);
    expect([decks.raider.length, decks.defender.length, discards.defender]).toEqual([57, 77, ['D01', 'D02']]);
    expect(decks.raider.slice(2)).not.toEqual(decks.raider.slice(2).sort()); // shuffled beneath
    expect(options(m)).toEqual(['move', 'raiders', 'depot', 'frank:frank.0:0', 'end']);
    answers(m, 'a', 'end');
    expect(said(m, 'ls.raider')).toEqual([{ card: 'R13' }]);
  });

  it('sets up again every table that play comes to, to the last hidden card', () => {
    for (const name of ['defend-two', 'lightning-three', 'flight-two', 'draft-two', 'puzzle-last-depot']) {
      const luck = new Seeded(seedWords(`custom ${name}`));
      const match = Match.start<State>(lastStand, lastStand.examples[name], { seed: name });
      for (let i = 0; match.request !== null && i < 150; i++) {
        const { state } = match.position();
        const setup = JSON.parse(JSON.stringify(customOf(copy(state)))) as unknown;
        let begun: State | undefined;
        const watched = {
          ...lastStand,
          step(t: { state: State }) {
            begun ??= copy(t.state);
            return lastStand.step(t as never);
          },
        };
        Match.start(watched as never, setup, { seed: 'again' });
        expect(begun).toEqual(state);
        const { seat, answer } = randomPlay(match as never, (n) => luck.below(n));
        match.answer(seat, answer);
      }
    }
  });
});

describe('the puzzle of the last Depot', () => {
  const puzzle = () => start(lastStand.examples['puzzle-last-depot']);

  test('Fuel Fire kept until Fuel Run comes saves the day', () => {
    const m = answers(puzzle(), 'a', 'end');
    m.answer('b', 'end');
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ls.depot.now', options: ['pass', 'hat:S07:0'] });
    answers(m, 'a', 'hat:S07:0', '9');
    expect([m.match.outcome, m.state().depots]).toEqual([null, 1]);
  });

  test('spent for its dice it is missing', () => {
    const m = puzzle();
    m.answer('a', 'leader:bama');
    m.answer('a', ['D21', 'S07']);
    while (m.match.outcome === null) {
      const { seats, prompt } = m.asked();
      m.answer(seats[0] ?? '', prompt === 'ls.turn' ? 'end' : (m.asked().options[0] ?? ''));
    }
    expect(m.match.outcome.rule).toBe('DLS.WIN.5');
  });
});

describe('what play cannot come to is refused, with the place and the reason', () => {
  it.each([
    [
      'cards that are not there',
      { rangers: [{ id: 'frank', defenders: ['D99'] }, both[1]] },
      ['position.rangers.0.defenders: D99 does not belong here'],
    ],
    [
      'a card in two places',
      { rangers: [{ id: 'frank', defenders: ['D01'] }, both[1]], discards: { defender: ['D01'] } },
      ['position.decks.defender: There is only one D01'],
    ],
    [
      'more than a hand may hold',
      { rangers: [{ id: 'frank', specials: ['S01', 'S02', 'S03', 'S04'] }, both[1]] },
      ['position.rangers.0.specials: Trapper Frank may hold 3 Special cards'],
    ],
    [
      'too many Artifacts without the Mule',
      { rangers: [{ id: 'frank', artifacts: ['C01', 'C02', 'C03', 'C04', 'C05'] }, both[1]] },
      ['position.rangers.0.artifacts: Trapper Frank may hold 4 Artifacts'],
    ],
    [
      'more tokens than a Ranger has',
      { rangers: [{ id: 'frank', ready: 5, wounded: 4 }, both[1]] },
      ['position.rangers.0: A Ranger has 7 Action Tokens here, not 9'],
    ],
    [
      'a Ranger who has turned',
      { rangers: [{ id: 'frank', mutations: ['M27', 'M15'] }, both[1]] },
      ['position.rangers.0.mutations: With 5 or more the Ranger is lost'],
    ],
    ['the same Ranger twice', { rangers: [both[0], both[0]] }, ['position.rangers.1.id: frank is in play already']],
    ['a Ranger too few', { rangers: [both[0]] }, ['position.rangers: There are 2 Rangers at this table']],
    ['nobody’s turn', { rangers: both, turn: { ranger: 3 } }, ['position.turn.ranger: There is no Ranger number 3']],
    [
      'a crowd',
      { rangers: both, map: { 4: { techie: 4 } } },
      ['position.map.4: There are never more than 3 Raiders on a location'],
    ],
    [
      'a stormed Last Stand',
      { rangers: both, map: { 19: { techie: 3, monstrosity: 1 } } },
      ['position.map.19: There are never more than 3 enemies in Last Stand'],
    ],
    ['a place that is not there', { rangers: both, map: { 39: {} } }, ['position.map.39: Invalid key in record']],
    [
      'a Leader off the way',
      { rangers: both, leaders: { bama: { at: 4 } } },
      ['position.leaders.bama.at: The way of this Leader does not lead there'],
    ],
    [
      'a Leader in Last Stand',
      { rangers: both, leaders: { bama: { at: 19 } } },
      ['position.leaders.bama.at: The way of this Leader does not lead there'],
    ],
    [
      'a dead Leader alive',
      { rangers: both, leaders: { bama: { health: 0 } } },
      ['position.leaders.bama.health: A living Leader has 1 to 7 health'],
    ],
    [
      'another stage than the Leaders allow',
      { rangers: both, stage: '3B' },
      ['position.stage: With these Leaders it is stage 1B'],
    ],
    [
      'a Blockade in the desert',
      { rangers: both, blockades: [4] },
      ['position.blockades.0: 4 is no entrance to Last Stand'],
    ],
    ['a Blockade at three of the four entrances', { rangers: both, blockades: [14, 18, 21] }, []],
    [
      'a fourth Blockade',
      { rangers: both, blockades: [14, 18, 21, 25] },
      ['position.blockades: There are 3 Blockades'],
    ],
    [
      'two Blockades at one entrance',
      { rangers: both, blockades: [14, 14] },
      ['position.blockades.1: One Blockade at each entrance'],
    ],
    [
      'all Depots on the map',
      { rangers: both, map: { 4: { depots: 12 } } },
      ['position.map: With the last Depot on the map the game is lost'],
    ],
    [
      'a board of a living Leader',
      { rangers: [{ id: 'frank', slain: ['bama'] }, both[1]] },
      ['position.rangers.0.slain: bama is alive'],
    ],
    [
      'a Mission that is done',
      { rangers: [{ id: 'frank', mission: { id: 'MS03', done: { 0: 2 } } }, both[1]] },
      ['position.rangers.0.mission: This Mission is done already'],
    ],
    [
      'what no goal of a Mission asks for',
      { rangers: [{ id: 'frank', mission: { id: 'MS02', done: { '0.action': 4, '0.defender': 1 } } }, both[1]] },
      ['position.rangers.0.mission: Goal 0.action asks for less than that'],
    ],
    [
      'a part that the goal does not have',
      { rangers: [{ id: 'frank', mission: { id: 'MS02', done: { '0.karma': 1, 1: 1 } } }, both[1]] },
      ['position.rangers.0.mission: This Mission has no goal 1, 0.karma'],
    ],
    [
      'the second goal of a Mission before the first',
      { rangers: [{ id: 'frank', mission: { id: 'MS08', done: { '1.action': 1 } } }, both[1]] },
      ['position.rangers.0.mission: The goals of this Mission come in order'],
    ],
    [
      'the second goal of a Mission without an order',
      { rangers: [{ id: 'frank', mission: { id: 'MS07', done: { 1: 1 } } }, both[1]] },
      [],
    ],
    [
      'a token on a Leader board of scenario 2',
      { rangers: both, leaders: { bama: { token: 'T05' } } },
      ['position.leaders.bama.token: No token lies there in this scenario'],
    ],
    [
      'an ability used up that no limit is on, or that is another Ranger’s',
      {
        rangers: [
          { id: 'frank', used: ['frank:frank.0:0', 'frank:M16:0'] },
          { id: 'hat', used: ['frank:frank.0:0', 'hat:C01:0', 'hat:nothing:9'] },
        ],
      },
      [
        'position.rangers.1.used: No ability is called frank:frank.0:0',
        'position.rangers.1.used: No ability is called hat:C01:0',
        'position.rangers.1.used: No ability is called hat:nothing:9',
      ],
    ],
    [
      'cards of one kind where another kind lies, wherever that is',
      {
        rangers: [
          {
            id: 'frank',
            defenders: ['S01'],
            specials: ['D01'],
            artifacts: ['M01'],
            mutations: ['C01'],
            mission: { id: 'GM1', done: {} },
            tokens: ['D02'],
          },
          both[1],
        ],
        map: { 4: { cards: ['M02'], scavenge: ['C02'] } },
        leaders: { bama: { token: 'D03' } },
        decks: { raider: ['D04'] },
        discards: { defender: ['R01'] },
        adventure: { deck: ['D05'], discard: ['D06'] },
        tech: { deck: ['C03'], down: ['C04'], up: ['C05'] },
        scavenge: { pool: ['D07'], discard: ['D08'] },
        missions: ['D09'],
        aside: ['D10'],
        turn: { card: 'D11' },
        gone: ['X01'],
      },
      [
        'position.rangers.0.defenders: S01 does not belong here',
        'position.rangers.0.specials: D01 does not belong here',
        'position.rangers.0.artifacts: M01 does not belong here',
        'position.rangers.0.mutations: C01 does not belong here',
        'position.rangers.0.mission: GM1 does not belong here',
        'position.rangers.0.tokens: D02 does not belong here',
        'position.map.4.cards: M02 does not belong here',
        'position.map.4.scavenge: C02 does not belong here',
        'position.leaders.bama.token: D03 does not belong here',
        'position.discards.defender: R01 does not belong here',
        'position.decks.raider: D04 does not belong here',
        'position.adventure: D05 does not belong here',
        'position.adventure: D06 does not belong here',
        'position.tech: C03 does not belong here',
        'position.tech: C04 does not belong here',
        'position.tech: C05 does not belong here',
        'position.scavenge: D07 does not belong here',
        'position.scavenge: D08 does not belong here',
        'position.missions: D09 does not belong here',
        'position.aside: D10 does not belong here',
        'position.turn.card: D11 does not belong here',
        'position.gone: X01 does not belong here',
      ],
    ],
    [
      'turns that cannot be',
      {
        rangers: both,
        phase: 'range',
        turn: { card: 'R01', drawn: 3, draws: 2 },
        foreseen: 99,
      },
      [
        'position.turn.card: A Raider card is in hand in the raiders phase only',
        'position.turn.drawn: More Raider cards have been drawn than were to be drawn',
        'position.foreseen: There are not so many cards in the deck',
      ],
    ],
    [
      'rewards in the middle of the Raiders',
      { rangers: both, phase: 'raiders', turn: { due: [{ what: 'depot', ranger: 'frank' }] } },
      ['position.turn.due: Rewards are taken out on the range'],
    ],
    [
      'a Stage card of another scenario',
      { rangers: both, stage: '1A' },
      [
        'position.stage: This scenario does not use this Stage card',
        'position.stage: With these Leaders it is stage 1B',
      ],
    ],
    [
      'two who hold the board of one Leader',
      {
        rangers: [
          { id: 'frank', slain: ['bama'] },
          { id: 'hat', slain: ['bama'] },
        ],
        leaders: { bama: { slain: true } },
      },
      ['position.rangers.1.slain: Somebody else holds the board of bama'],
    ],
    [
      'a token that nobody keeps',
      { rangers: [{ id: 'frank', tokens: ['T07'] }, both[1]] },
      ['position.rangers.0.tokens: T07 is not kept'],
    ],
    [
      'all Leaders slain',
      {
        rangers: both,
        leaders: { krank: { slain: true }, bama: { slain: true }, bramble: { slain: true }, puke: { slain: true } },
      },
      ['position.leaders: With all Leaders slain the game is won'],
    ],
    [
      'cards kept aside, and a relic, outside of scenario 3',
      { rangers: both, aside: ['R01'], relic: 'T01' },
      ['position.aside: No card is kept aside in this scenario', 'position.relic: There is no relic in this scenario'],
    ],
    [
      'a living Leader who is not on the map',
      { rangers: both, leaders: { bama: { at: null } } },
      ['position.leaders.bama.at: A living Leader is on the map in this scenario'],
    ],
    [
      'more Karma, Radiation and Techies than there are',
      {
        rangers: both,
        map: {
          4: { karma: 90, radiation: 90, techie: 3 },
          5: { techie: 3 },
          6: { techie: 3 },
          7: { techie: 3 },
          8: { techie: 3 },
          9: { techie: 3 },
          10: { techie: 3 },
          11: { techie: 3 },
          12: { techie: 3 },
          13: { techie: 3 },
          14: { techie: 3 },
          15: { techie: 3 },
        },
      },
      [
        'position.map: Too many Techies are in play: 6 more than there are',
        'position.map: Too many Karma Tokens are in play: 75 more than there are',
        'position.map: Too many Radiation Tokens are in play: 78 more than there are',
      ],
    ],
    [
      'Traps without Frank',
      { rangers: [{ id: 'jake' }, both[1]], map: { 4: { traps: 1 } } },
      ['position.map: Nobody but Frank sets Traps'],
    ],
  ])('%s', (_, position, expected) => {
    expect(faults(position)).toEqual(expected);
  });
});
