import { describe, expect, it } from 'vitest';
import type { Ranger, State } from '../state.ts';
import { type SceneSpec, tableOf } from '../testing.ts';
import { faultsOf } from './accounts.ts';

/** What is wrong with Frank's and Hat's table in scenario 2, or another, once it has been altered. */
function faults(alter: (state: State) => void, spec: SceneSpec = {}): readonly string[] {
  const state = tableOf({ rangers: ['frank', 'hat'], ...spec });
  alter(state);
  return faultsOf(state).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const frank = (state: State): Ranger => state.rangers[0] as Ranger;
const place = (state: State, at: number): State['places'][number] => state.places[at - 1] as State['places'][number];
const fallen = { slain: true, at: null, health: 0 };
const THIRD = { scenario: 3, supply: { techie: 25, roadRider: 25, earther: 25 }, depots: 8 } as const;

describe('a table that play can come to', () => {
  it.each([
    ['of each scenario: 1', { scenario: 1 }, () => {}],
    ['of each scenario: 2', {}, () => {}],
    ['of each scenario: 3', THIRD, () => {}],
    [
      'with three Raiders of different tribes on a location',
      { map: { 4: { techie: 1, roadRider: 1, earther: 1 } } },
      () => {},
    ],
    ['with a crowd of Monstrosities in the desert', { map: { 4: { techie: 3, monstrosity: 4 } } }, () => {}],
    [
      'with pieces on the map and before the Rangers',
      { map: { 4: { karma: 2, radiation: 1, depots: 2, traps: 1 } } },
      (state) => {
        Object.assign(state, { karma: 10, radiation: 11, traps: 2 });
        frank(state).karma = 3;
      },
    ],
    [
      'with Special cards and Special tokens that are used up',
      {},
      (state) => {
        state.decks.special = state.decks.special.slice(3);
        state.scavenge.pool = state.scavenge.pool.filter((token) => token !== 'T01');
      },
    ],
    [
      'without the cards that advance a Leader, in scenario 1 (DLS.SCA.8)',
      { scenario: 1 },
      (state) => {
        state.decks.raider = state.decks.raider.filter((card) => card !== 'R55' && card !== 'R56');
      },
    ],
    [
      'without the tokens that scenario 1 does without (DLS.SCA.13)',
      { scenario: 1 },
      (state) => {
        state.scavenge.pool = state.scavenge.pool.filter((token) => !['T05', 'T06', 'T07', 'T08'].includes(token));
      },
    ],
    [
      'without tech, once Krank is slain',
      { leaders: { krank: fallen } },
      (state) => {
        state.tech.deck = [];
      },
    ],
    [
      'with every card somewhere else',
      {},
      (state) => {
        const { decks, discards, tech, adventure, scavenge } = state;
        const first = <T>(pile: T[]): T[] => pile.splice(0, 1);
        discards.defender.push(...first(decks.defender));
        frank(state).defenders.push(...first(decks.defender));
        frank(state).specials.push(...first(decks.special));
        frank(state).artifacts.push(...first(decks.common), ...first(decks.unique));
        frank(state).mutations.push(...first(decks.mutation));
        frank(state).mission = { id: first(decks.mission)[0] ?? '', done: {} };
        frank(state).tokens.push(...first(scavenge.pool));
        frank(state).exhausted.push(...frank(state).artifacts, ...frank(state).specials);
        state.missions.push(...first(decks.mission));
        state.aside.push(...first(decks.raider));
        state.turn.card = first(decks.raider)[0] ?? '';
        Object.assign(place(state, 4), {
          monstrosity: 1,
          cards: first(decks.monstrosity),
          scavenge: first(scavenge.pool),
        });
        state.supply.monstrosity -= 1;
        state.leaders.bama.token = first(scavenge.pool)[0] ?? '';
        scavenge.discard.push(...first(scavenge.pool));
        tech.down.push(...first(tech.deck));
        tech.up.push(...first(tech.deck));
        adventure.discard.push(...first(adventure.deck));
      },
    ],
    [
      'with Leaders on their first and their last health, on both ends of their ways, and Puke anywhere',
      { leaders: { bama: { at: 18, health: 1 }, krank: { at: 1, health: 9 }, puke: { at: 38 }, bramble: fallen } },
      (state) => {
        frank(state).slain = ['bramble'];
      },
    ],
    [
      'with as much as the limits allow',
      { frank: { mutations: ['M01', 'M27'] } },
      (state) => {
        const { decks } = state;
        decks.mutation = decks.mutation.filter((card) => card !== 'M01' && card !== 'M27');
        frank(state).defenders = decks.defender.splice(0, 12);
        frank(state).artifacts = decks.common.splice(0, 4);
        frank(state).specials = decks.special.splice(0, 3);
        state.blockades = [14, 18, 21];
      },
    ],
  ] as readonly (readonly [string, SceneSpec, (state: State) => void])[])('%s', (_, spec, alter) => {
    expect(faults(alter, spec)).toEqual([]);
  });
});

/** One thing too few, too many or in the wrong place: what it is called, and why it cannot be. */
describe('a table that play cannot come to', () => {
  it.each([
    ['a Techie too few', (state) => (state.supply.techie -= 1), ['techie: There are 30 in the game, not 29']],
    [
      'a Road Rider too many',
      (state) => (state.supply.roadRider += 1),
      ['roadRider: There are 30 in the game, not 31'],
    ],
    [
      'an Earther from nowhere',
      (state) => (place(state, 4).earther += 1),
      ['earther: There are 30 in the game, not 31'],
    ],
    [
      'a Monstrosity too few',
      (state) => (state.supply.monstrosity -= 1),
      ['monstrosity: There are 8 in the game, not 7'],
    ],
    ['a Depot too few', (state) => (state.depots -= 1), ['depots: There are 12 in the game, not 11']],
    ['a Depot from nowhere', (state) => (place(state, 4).depots += 1), ['depots: There are 12 in the game, not 13']],
    ['Karma too few', (state) => (state.karma -= 1), ['karma: There are 15 in the game, not 14']],
    ['Karma from nowhere', (state) => (place(state, 4).karma += 1), ['karma: There are 15 in the game, not 16']],
    ['Karma out of a sleeve', (state) => (frank(state).karma += 1), ['karma: There are 15 in the game, not 16']],
    ['Radiation too little', (state) => (state.radiation -= 1), ['radiation: There are 12 in the game, not 11']],
    [
      'Radiation too much',
      (state) => (place(state, 4).radiation += 1),
      ['radiation: There are 12 in the game, not 13'],
    ],
    ['a Trap too few', (state) => (state.traps -= 1), ['traps: There are 3 in the game, not 2']],
    ['a Trap too many', (state) => (place(state, 4).traps += 1), ['traps: There are 3 in the game, not 4']],
    [
      'more of each than there is',
      (state) => {
        for (const piece of ['karma', 'radiation', 'traps', 'depots'] as const) {
          place(state, 4)[piece] = state[piece] + 1;
          state[piece] = -1;
        }
        // Spread over locations, so that there is no crowd.
        for (const [i, tribe] of (['techie', 'roadRider', 'earther'] as const).entries()) {
          for (let at = 0; at < 10; at++) place(state, 22 + at)[tribe] = i === 0 ? 3 : 0;
          state.supply[tribe] -= i === 0 ? 30 : 0;
        }
        place(state, 1).techie = 2;
        state.supply.techie -= 2;
        place(state, 1).monstrosity = 9;
        state.supply.monstrosity = -1;
      },
      [
        'techie: Too many Techies are in play: 2 more than there are',
        'monstrosity: Too many Monstrosities are in play: 1 more than there are',
        'depots: Too many Depots are in play: 1 more than there are',
        'karma: Too many Karma Tokens are in play: 1 more than there are',
        'radiation: Too many Radiation Tokens are in play: 1 more than there are',
        'traps: Too many Trap Tokens are in play: 1 more than there are',
      ],
    ],
    [
      'Road Riders and Earthers that run out',
      (state) => {
        for (let at = 1; at <= 10; at++) {
          place(state, at).roadRider = 3;
          place(state, 19 + at).earther = 3;
        }
        place(state, 11).roadRider = 1;
        place(state, 30).earther = 3;
        Object.assign(state.supply, { roadRider: -1, earther: -3 });
      },
      [
        'roadRider: Too many Road Riders are in play: 1 more than there are',
        'earther: Too many Earthers are in play: 3 more than there are',
      ],
    ],
    ['a lost Defender card', (state) => state.decks.defender.shift(), ['defender: D01 is missing']],
    ['a lost Raider card', (state) => state.decks.raider.pop(), ['raider: R57 is missing']],
    [
      'a lost card that advances a Leader, in scenario 2',
      (state) => (state.decks.raider = state.decks.raider.filter((card) => card !== 'R55')),
      ['raider: R55 is missing'],
    ],
    [
      'a Special card twice',
      (state) => frank(state).specials.push('S01', 'S01'),
      ['special: There is only one S01', 'special: There is only one S01'],
    ],
    [
      'a Special card among the Defender cards',
      (state) => state.discards.defender.push('S01'),
      ['defender: There is no card S01 in this deck'],
    ],
    [
      'a Unique Artifact in the deck of Common ones',
      (state) => state.decks.common.push(state.decks.unique.shift() ?? ''),
      ['common: There is no card U01 in this deck', 'unique: U01 is missing'],
    ],
    ['a lost Adventure', (state) => state.adventure.deck.shift(), ['adventure: A02 is missing']],
    ['a lost tech', (state) => state.tech.deck.pop(), [`tech: ${tableOf({}).tech.deck.at(-1)} is missing`]],
    ['a lost Common token', (state) => dropToken(state, 'T07'), ['scavenge: T07 is missing']],
    ['a lost token for nothing, in scenario 2', (state) => dropToken(state, 'T05'), ['scavenge: T05 is missing']],
    [
      'Action Tokens too few and too many',
      (state) => {
        Object.assign(state.rangers[0] as Ranger, { ready: 3, spent: 1, healed: 1, wounded: 1 });
        Object.assign(state.rangers[1] as Ranger, { ready: 4, spent: 1, healed: 1, wounded: 2 });
      },
      ['rangers.0: A Ranger has 7 Action Tokens here, not 6', 'rangers.1: A Ranger has 7 Action Tokens here, not 8'],
    ],
    [
      'a Ranger who is a Monstrosity',
      (state) => (frank(state).mutations = state.decks.mutation.splice(0, 5)),
      ['rangers.0.mutations: With 5 or more the Ranger is lost'],
    ],
    [
      'a card turned sideways that is not held, beside one that is',
      (state) => {
        frank(state).artifacts = state.decks.common.splice(0, 1);
        frank(state).exhausted = ['C01', 'C02'];
      },
      ['rangers.0.exhausted: C02 is not held'],
    ],
    [
      'the board of a living Leader, and one of a dead one',
      (state) => {
        frank(state).slain = ['bama', 'krank'];
        Object.assign(state.leaders.krank, fallen);
      },
      ['rangers.0.slain: bama is alive'],
    ],
    [
      'hands over every limit',
      (state) => {
        frank(state).defenders = state.decks.defender.splice(0, 13);
        frank(state).artifacts = state.decks.common.splice(0, 5);
        frank(state).specials = state.decks.special.splice(0, 4);
      },
      [
        'rangers.0.defenders: Trapper Frank may hold 12 Defender cards',
        'rangers.0.artifacts: Trapper Frank may hold 4 Artifacts',
        'rangers.0.specials: Trapper Frank may hold 3 Special cards',
      ],
    ],
    [
      'four Raiders on a location and four enemies in Last Stand',
      (state) => {
        Object.assign(place(state, 4), { techie: 2, roadRider: 1, earther: 1 });
        Object.assign(place(state, 19), { techie: 2, roadRider: 1, monstrosity: 1 });
        for (const here of state.places)
          for (const tribe of ['techie', 'roadRider', 'earther', 'monstrosity'] as const)
            state.supply[tribe] -= here[tribe];
      },
      [
        'map.4: There are never more than 3 Raiders on a location',
        'map.19: There are never more than 3 enemies in Last Stand',
      ],
    ],
    [
      'more open cards than Monstrosities',
      (state) => {
        place(state, 4).cards = state.decks.monstrosity.splice(0, 2);
        place(state, 4).monstrosity = 1;
        state.supply.monstrosity -= 1;
      },
      ['map.4.cards: There are more cards than Monstrosities here'],
    ],
    [
      'a dead Leader on the map, and one with health left',
      (state) => {
        Object.assign(state.leaders.bama, fallen, { at: 22 });
        Object.assign(state.leaders.krank, fallen, { health: 1 });
      },
      [
        'leaders.krank: A slain Leader is off the map, without health',
        'leaders.bama: A slain Leader is off the map, without health',
      ],
    ],
    [
      'a living Leader without health, and one with too much',
      (state) => {
        state.leaders.bama.health = 0;
        state.leaders.krank.health = 10;
      },
      [
        'leaders.krank.health: A living Leader has 1 to 9 health',
        'leaders.bama.health: A living Leader has 1 to 7 health',
      ],
    ],
    [
      'Leaders in Last Stand and off their ways',
      (state) => {
        state.leaders.krank.at = 19;
        state.leaders.bama.at = 4;
        state.leaders.puke.at = 19;
      },
      ['krank', 'bama', 'puke'].map((id) => `leaders.${id}.at: The way of this Leader does not lead there`),
    ],
    [
      'Blockades too many, twice, and in the desert',
      (state) => (state.blockades = [14, 14, 4, 18]),
      [
        'blockades.1: One Blockade at each entrance',
        'blockades.2: 4 is no entrance to Last Stand',
        'blockades: There are 3 Blockades',
      ],
    ],
  ] as readonly (readonly [string, (state: State) => void, readonly string[]])[])('%s', (_, alter, expected) => {
    expect(faults(alter)).toEqual(expected);
  });

  it('scenario 3 has fewer Raiders and Depots (DLS.SCC.2, DLS.SCC.11)', () => {
    expect(faults(() => {}, { ...THIRD, supply: {}, depots: 12 })).toEqual([
      'techie: There are 25 in the game, not 30',
      'roadRider: There are 25 in the game, not 30',
      'earther: There are 25 in the game, not 30',
      'depots: There are 8 in the game, not 12',
    ]);
  });

  it('five Rangers have five Action Tokens each (DLS.SETUP.16)', () => {
    const rangers = ['frank', 'pepzi', 'jake', 'hat', 'juniper'] as const;
    expect(faults(() => {}, { rangers })).toEqual([]);
    expect(faults((state) => (frank(state).ready = 7), { rangers })).toEqual([
      'rangers.0: A Ranger has 5 Action Tokens here, not 7',
    ]);
  });
});

function dropToken({ scavenge }: State, token: string): void {
  scavenge.pool = scavenge.pool.filter((other) => other !== token);
}
