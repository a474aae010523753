import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { stageFor } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { openNeighbours } from '../map.ts';
import { answers, here, leader, options, raidersAt, rulesFor, said, scene, type SceneSpec, the } from '../testing.ts';
import { type RangerId, type StageFace, STAGES } from '../wording/words.ts';

/** The Raider step of Frank's turn with these cards. */
const drawn = (cards: string[], spec: SceneSpec = {}) => scene({ phase: 'raiders', decks: { raider: cards }, ...spec });

describe('Raiders in general', () => {
  test('DLS.RAIDER.1 DLS.OVER.8 DLS.OVER.9 Monstrosities and Leaders are no Raiders and do not count toward overruns', () => {
    const m = drawn(['R06'], { map: { 37: { techie: 1, monstrosity: 2 } }, leaders: { puke: { at: 37 } } });
    expect(raidersAt(m, 37)).toEqual([3, 0, 0]);
    expect(said(m, 'ls.overrun')).toEqual([]);
    expect(options(scene({ frank: { at: 4 }, map: { 4: { monstrosity: 1 } } }))).toEqual([
      'move',
      'monstrosity',
      'scout',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
  });

  test('DLS.RAIDER.2 DLS.RAIDER.3 DLS.PLACE.1 DLS.X.1 the Raider card puts 1 Techie on Internet Needle, then its second placement', () => {
    const m = drawn(['R01'], { leaders: { krank: { at: 14 } } });
    expect(raidersAt(m, 9)).toEqual([1, 0, 0]);
    expect(raidersAt(m, 16)).toEqual([0, 1, 0]);
    expect(m.state().supply).toMatchObject({ techie: 29, roadRider: 29 });
    expect(said(m, 'ls.placed').map(({ at }) => at)).toEqual([9, 16]);
  });

  test('DLS.RAIDER.4 most Raider cards hold two placements', () => {
    const two = content.raiders.filter(({ placements }) => placements.length === 2).length;
    expect(two).toBeGreaterThan(content.raiders.length * 0.75);
  });

  test('DLS.RAIDER.5 DLS.LEADMV.14 DLS.LEADMV.15 a dead Leader neither stops the placement nor moves', () => {
    const m = drawn(['R01'], { leaders: { krank: { at: null, slain: true, health: 0 } } });
    expect(raidersAt(m, 9)).toEqual([1, 0, 0]);
    expect(said(m, 'ls.leader.dead')).toEqual([{ leader: 'krank' }]);
    expect(said(m, 'ls.event')).toHaveLength(1);
  });

  test('DLS.RAIDER.6 DLS.PLACE.3 DLS.WIN.6 DLS.OVER.14 no figure of the colour left loses the game, by card or by spread', () => {
    expect(drawn(['R06'], { supply: { techie: 1 } }).outcome).toMatchObject({ rule: 'DLS.WIN.6' });
    expect(drawn(['R06'], { supply: { techie: 2 } }).outcome).toBeNull();
    const spread = drawn(['R06'], { map: { 37: { techie: 3 } }, supply: { techie: 1 } });
    expect(spread.outcome).toMatchObject({ rule: 'DLS.WIN.6' });
  });

  test('DLS.RAIDER.7 DLS.OVER.1 DLS.OVER.2 DLS.OVER.3 three of all colours at most; a fourth overruns and leaves a Depot', () => {
    const m = drawn(['R06'], { map: { 37: { earther: 2 } } });
    expect(raidersAt(m, 37)).toEqual([1, 0, 2]);
    expect(here(m, 37).depots).toBe(1);
    expect(said(m, 'ls.overrun')).toEqual([{ tribe: 'techie', at: 37 }]);
    // one came, one went back, three spread to 32, 36 and 38
    expect(m.state().supply.techie).toBe(30 - 4);
  });

  test('DLS.RAIDER.8 DLS.RAIDER.9 they attack in Phase III, and only the active Ranger', () => {
    const m = scene({ rangers: ['frank', 'jake'], frank: { at: 4 }, jake: { at: 4 }, map: { 4: { techie: 1 } } });
    expect(the(m, 'frank').wounded).toBe(0);
    m.answer('a', 'end');
    expect([the(m, 'frank').wounded, the(m, 'jake').wounded]).toEqual([1, 0]);
  });

  test('DLS.RAIDER.10 DLS.PHASE3.4 in Last Stand nobody is wounded', () => {
    const m = scene({ phase: 'attacks', map: { 19: { roadRider: 2, monstrosity: 1 } }, decks: { raider: ['R13'] } });
    expect(the(m, 'frank').wounded).toBe(0);
  });
});

describe('tribe abilities', () => {
  const earthers = { at: 4, karma: 1 };

  test('DLS.TRIBE.1 DLS.TRIBE.3 no skill works against Earthers, in the attack or against their arrows', () => {
    const m = scene({ rangers: ['pepzi'], pepzi: earthers, map: { 4: { earther: 2 } } });
    answers(m, 'a', 'raiders', [1, 1]);
    expect(m.asked().rule).toBe('DLS.TURN.7'); // Steady Aim is not offered
    const techies = scene({ rangers: ['pepzi'], pepzi: earthers, map: { 4: { techie: 2 } } });
    answers(techies, 'a', 'raiders', [1, 1]);
    expect(options(techies)).toEqual(['pass', 'pepzi:pepzi.1:0']);
    const house = (map: object) =>
      the(scene({ rangers: ['hat', 'frank'], phase: 'attacks', hat: { at: 4 }, map: { 4: map } }), 'hat').wounded;
    expect([house({ earther: 2 }), house({ techie: 2 }), house({ techie: 1, earther: 2 })]).toEqual([2, 0, 2]);
  });

  test('DLS.TRIBE.2 no Special card works against Earthers', () => {
    const m = drawn(['R36'], { frank: { at: 13, specials: ['S12'] }, map: { 13: { earther: 3 } } });
    expect(said(m, 'ls.overrun')).toHaveLength(1); // Buried Charges touches no Earther, so nobody was asked
  });

  test('DLS.TRIBE.3 nor does any other combat bonus, by Artifact or Mutation; the board of Bramble lifts all that', () => {
    const armed = (slain: ('bramble' | 'krank')[], map: object = { earther: 1 }) => {
      const m = scene({ rangers: ['hat'], hat: { at: 4, artifacts: ['U01', 'C03'], slain }, map: { 4: map } });
      m.answer('a', 'raiders');
      return m;
    };
    const bare = armed([]);
    expect(bare.match.request).toMatchObject({ target: 4 }); // no Exo-Frame
    bare.answer('a', [1]);
    expect(bare.asked().rule).toBe('DLS.TURN.7'); // no Nail Bat
    const slayer = armed(['bramble']);
    expect(slayer.match.request).toMatchObject({ target: 2 }); // one less by the Exo-Frame, one less by the board
    slayer.answer('a', [1]);
    expect(options(slayer)).toEqual(['pass', 'hat:C03:0']);
    const mixed = armed([], { earther: 1, techie: 1 });
    expect(mixed.match.request).toMatchObject({ target: 2 }); // the ban covers the dice at Earthers only
    const shot = (map: object, hat: object) =>
      scene({ rangers: ['hat', 'frank'], phase: 'attacks', hat: { at: 4, ...hat }, map: { 4: map } });
    const scales = { mutations: ['M15'] };
    expect(the(shot({ earther: 2 }, scales), 'hat').wounded).toBe(2);
    expect(the(shot({ earther: 2 }, { ...scales, slain: ['bramble'] }), 'hat').wounded).toBe(1);
    expect(the(shot({ techie: 3 }, scales), 'hat').wounded).toBe(0); // two by Brick House
    expect(the(shot({ earther: 2 }, { artifacts: ['C04'] }), 'hat').wounded).toBe(2); // no Hubcap Shield is offered
  });

  test('DLS.TRIBE.4 DLS.TRIBE.5 DLS.TRIBE.7 arrows and gas wound once a figure, Wild Boys twice', () => {
    const wounds = (map: object): number =>
      the(scene({ rangers: ['frank', 'hat'], phase: 'attacks', frank: { at: 4 }, map: { 4: map } }), 'frank').wounded;
    expect([wounds({ earther: 2 }), wounds({ roadRider: 2 }), wounds({ techie: 3 })]).toEqual([2, 4, 3]);
  });

  test('DLS.TRIBE.6 DLS.OVER.10 DLS.KRANK.2 each Techie overrun gives Krank a tech card, face down', () => {
    const m = drawn(['R06'], { map: { 37: { techie: 3 } } });
    expect(m.state().tech.down).toEqual(['K01']);
    expect(m.state().tech.up).toEqual([]);
    const riders = drawn(['R48'], { map: { 22: { roadRider: 3 } } });
    expect(riders.state().tech.down).toEqual([]);
  });

  test('DLS.TRIBE.8 DLS.LEADER.1 Puke gives no wounds in Phase III, nor does any Leader', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      phase: 'attacks',
      frank: { at: 4 },
      leaders: { puke: { at: 4 }, bama: { at: 4 } },
    });
    expect(the(m, 'frank').wounded).toBe(0);
    expect(m.state().supply.monstrosity).toBe(8); // his figure is not one of the eight
  });

  test('DLS.TRIBE.10 Earthers round Last Stand move in by the event of a card', () => {
    const m = drawn(['R54'], { map: { 14: { earther: 2 }, 21: { earther: 1 } } });
    expect(raidersAt(m, 19)).toEqual([0, 0, 1]);
    expect(raidersAt(m, 14)).toEqual([0, 0, 1]);
    expect(rulesFor(m, 'ls.placed')).toContain('DLS.TRIBE.10');
  });
});

describe('overruns', () => {
  test('DLS.OVER.4 DLS.OVER.5 a figure of the tribe on each location over an open border, none over a solid one', () => {
    const m = drawn(['R48'], { map: { 22: { techie: 3 } } }); // 2 Road Riders at Devil's Junction
    for (const at of openNeighbours(22)) expect(raidersAt(m, at)).toEqual([0, 1, 0]);
    expect(raidersAt(m, 18)).toEqual([0, 0, 0]);
    expect(raidersAt(m, 22)).toEqual([3, 0, 0]);
  });

  test('DLS.OVER.6 one placement overruns once, however many are too many', () => {
    const m = drawn(['R48'], { map: { 22: { roadRider: 3 } } });
    expect(said(m, 'ls.overrun')).toHaveLength(1);
    expect(here(m, 22).depots).toBe(1);
  });

  test('DLS.OVER.7 an overrun starts no other: where there is no room a Depot comes instead', () => {
    const m = drawn(['R48'], { map: { 22: { roadRider: 3 }, 16: { techie: 3 } } });
    expect(raidersAt(m, 16)).toEqual([3, 0, 0]);
    expect(here(m, 16).depots).toBe(1);
    expect(said(m, 'ls.overrun')).toHaveLength(1);
  });

  test('DLS.OVER.11 DLS.KRANK.3 with no tech card left Krank advances instead', () => {
    const m = drawn(['R06'], { map: { 37: { techie: 3 } }, tech: { deck: [], down: [], up: [] } });
    expect(leader(m, 'krank').at).toBe(7);
  });

  test('DLS.OVER.12 DLS.OVER.16 Last Stand is spread into over open borders, past Blockades, and never overruns', () => {
    const m = drawn(['R18'], { map: { 25: { earther: 3 } }, blockades: [25] });
    expect(raidersAt(m, 19)).toEqual([0, 0, 1]);
    expect(m.state().blockades).toEqual([25]);
    expect(here(m, 19).depots).toBe(0);
  });

  test('DLS.OVER.13 DLS.PHASE3.5 DLS.WIN.7 DLS.PLACE.7 the fourth enemy figure in Last Stand loses, Monstrosities counted', () => {
    const full = { earther: 2, monstrosity: 1 };
    expect(drawn(['R18'], { map: { 25: { earther: 3 }, 19: full } }).outcome).toMatchObject({ rule: 'DLS.WIN.7' });
    expect(drawn(['R57'], { map: { 19: full } }).outcome).toMatchObject({ rule: 'DLS.WIN.7' });
    expect(drawn(['R57', 'R13'], { map: { 19: { earther: 2 } } }).outcome).toBeNull();
  });

  test('DLS.OVER.15 nothing for a dead Krank; off the map he collects the card but does not advance', () => {
    const map = { 37: { techie: 3 } };
    const dead = drawn(['R06'], { map, leaders: { krank: { at: null, slain: true } } });
    expect(dead.state().tech.down).toEqual([]);
    const away = drawn(['R06'], { map, scenario: 3, stage: '2A', leaders: { krank: { at: null } } });
    expect(away.state().tech.down).toEqual(['K01']);
    const none = drawn(['R06'], {
      map,
      scenario: 3,
      stage: '2A',
      leaders: { krank: { at: null } },
      tech: { deck: [], down: [], up: [] },
    });
    expect(leader(none, 'krank').at).toBeNull();
  });
});

describe('Phase III', () => {
  test('DLS.PHASE3.1 DLS.PHASE3.2 DLS.CRAID.8 all Raiders here wound at once, Road Riders twice', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      phase: 'attacks',
      frank: { at: 4 },
      map: { 4: { techie: 1, earther: 1, roadRider: 1 } },
    });
    expect(said(m, 'ls.hurt')).toEqual([{ ranger: 'frank', n: 4, by: ['techie', 'roadRider', 'earther'], left: 3 }]);
  });

  test('DLS.PHASE3.3 Monstrosities wound twice each, unless each of them is fed a Defender card: all or none', () => {
    const beset = (defenders: string[]) =>
      scene({
        rangers: ['frank', 'hat'],
        phase: 'attacks',
        frank: { at: 4, defenders },
        map: { 4: { monstrosity: 2 } },
        decks: { defender: ['D50', 'D51', 'D52', 'D53'] },
      });
    const fed = beset(['D01', 'D02', 'D03']);
    expect(fed.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.PHASE3.3', options: ['bear', 'feed'] });
    fed.answer('a', 'feed');
    expect(fed.asked()).toMatchObject({ kind: 'pick', rule: 'DLS.PHASE3.3', min: 2, max: 2 });
    fed.answer('a', ['D02', 'D03']);
    expect(the(fed, 'frank')).toMatchObject({ wounded: 0, defenders: ['D01', 'D50', 'D51', 'D52'] });
    const bears = beset(['D01', 'D02', 'D03']).answer('a', 'bear');
    expect(the(bears, 'frank')).toMatchObject({ wounded: 4, defenders: ['D01', 'D02', 'D03', 'D50', 'D51', 'D52'] });
    const short = beset(['D01']); // one card does not feed two
    expect(the(short, 'frank')).toMatchObject({ wounded: 4, defenders: ['D01', 'D50', 'D51', 'D52'] });
  });

  test('DLS.PHASE3.6 radiation is tested after the attacks', () => {
    const m = scene({ rangers: ['hat'], phase: 'attacks', hat: { at: 9 }, decks: { raider: ['R13'] } });
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'DLS.RAD.2', count: 4 });
  });

  test('DLS.PHASE3.7 DLS.PHASE3.8 DLS.STAGE.1 the stage says how many Defender and Raider cards are drawn', () => {
    for (const [stage, defenders, raiders] of [
      ['1B', 2, 1],
      ['2B', 2, 2],
      ['3B', 2, 2],
      ['4A', 2, 2],
    ] as const) {
      const m = scene({ phase: 'defenders', stage, decks: { raider: ['R13', 'R23', 'R39'] } });
      expect(the(m, 'frank').defenders).toHaveLength(defenders);
      expect(said(m, 'ls.raider')).toHaveLength(raiders);
    }
  });

  test('DLS.STAGE.1 DLS.STAGE.3 what a Stage card prints for one to five Rangers goes one way: more cards drawn, fewer Raiders', () => {
    const read = (face: StageFace) =>
      [1, 2, 3, 4, 5].map((count) => {
        const { defenderDraw, raiderDraw, placements } = stageFor({ stage: face, count });
        return `${defenderDraw}/${raiderDraw}${placements === 'first' ? ' top' : ''}`;
      });
    expect(Object.fromEntries(STAGES.map((face) => [face, read(face)]))).toEqual({
      '1A': ['2/1 top', '2/1 top', '2/1 top', '3/1 top', '3/1 top'],
      '1B': ['2/1', '3/1 top', '3/1 top', '3/1 top', '3/1 top'],
      '2A': ['2/2', '2/1', '2/1', '3/1', '3/1 top'],
      '2B': ['2/2', '3/1', '3/1', '3/1', '3/1 top'],
      '3A': ['2/2', '2/1', '2/1', '3/1', '3/1 top'],
      '3B': ['2/2', '3/2', '3/2', '3/2', '3/2 top'],
      '4A': ['2/2', '3/2', '3/2', '3/2', '3/2 top'],
    });
    const turn = (...rangers: RangerId[]) =>
      scene({ phase: 'defenders', stage: '1B', rangers, decks: { raider: ['R20', 'R39'] } });
    const alone = turn('frank');
    expect([the(alone, 'frank').defenders.length, here(alone, 32).techie, here(alone, 8).roadRider]).toEqual([2, 1, 1]);
    const two = turn('frank', 'hat');
    expect([the(two, 'frank').defenders.length, here(two, 32).techie, here(two, 8).roadRider]).toEqual([3, 1, 0]);
  });

  test('DLS.PHASE3.9 placements, then the Leader, then the event', () => {
    const m = drawn(['R03'], { leaders: { bama: { at: 23 } }, frank: { defenders: ['D01'] } });
    const keys = m.events().map(({ key }) => key);
    const order = ['ls.placed', 'ls.leader.moved', 'ls.event'].map((key) => keys.indexOf(key));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(the(m, 'frank').defenders).toEqual([]); // Bad Water
  });
});

describe('Raider cards', () => {
  test('DLS.PLACE.2 DLS.STAGE.5 stage 1A carries out the top placement only', () => {
    const m = drawn(['R01'], { scenario: 3, stage: '1A', leaders: { bama: { at: null } } });
    expect([raidersAt(m, 9), raidersAt(m, 16)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
    const whole = drawn(['R01', 'R13'], {
      scenario: 3,
      stage: '2A',
      rangers: ['frank', 'hat'],
      leaders: { krank: { at: 14 } },
    });
    expect([raidersAt(whole, 9), raidersAt(whole, 16)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  test('DLS.PLACE.4 DLS.PLACE.5 a Monstrosity placement puts one figure and never overruns', () => {
    const m = drawn(['R05'], { map: { 13: { techie: 3 } }, leaders: { krank: { at: 14 } } });
    expect(here(m, 13)).toMatchObject({ monstrosity: 1, techie: 3 });
    expect(said(m, 'ls.overrun')).toEqual([]);
    expect(m.state().supply.monstrosity).toBe(7);
  });

  test('DLS.PLACE.6 DLS.WIN.8 with none left Puke storms Last Stand, unless he is dead', () => {
    const spec = { supply: { monstrosity: 0 } };
    expect(drawn(['R05'], spec).outcome).toMatchObject({ rule: 'DLS.WIN.8' });
    const dead = drawn(['R05'], { ...spec, leaders: { puke: { at: null, slain: true }, krank: { at: 14 } } });
    expect(dead.outcome).toBeNull();
    expect(here(dead, 13).monstrosity).toBe(0);
  });

  test('DLS.PLACE.8 DLS.EVENT.3 cards one after another, each wholly, but only the last event counts', () => {
    const m = drawn(['R02', 'R09'], { stage: '3B', leaders: { bama: { at: 16 }, bramble: { at: null, slain: true } } });
    const shown = m.events().filter(({ key }) => /^ls\.(raider|placed|leader\.moved|event)/.test(key));
    expect(shown.map(({ key }) => key)).toEqual([
      'ls.raider',
      'ls.placed',
      'ls.placed.some',
      'ls.leader.moved',
      'ls.placed',
      'ls.raider',
      'ls.placed.some',
      'ls.placed',
      'ls.event',
      'ls.leader.moved',
    ]);
    expect(said(m, 'ls.event')).toEqual([{ event: 'R09' }]);
  });

  test('DLS.EVENT.3 an event that touches nobody says so', () => {
    const mutated = (mutations: string[]) => drawn(['R34'], { rangers: ['frank'], frank: { mutations } });
    expect(said(mutated([]), 'ls.event.idle')).toEqual([{ event: 'R34' }]);
    const feverish = mutated(['M01']);
    expect(said(feverish, 'ls.event.idle')).toEqual([]);
    expect(said(feverish, 'ls.hurt')).toHaveLength(1);
  });

  test('DLS.EVENT.1 DLS.EVENT.2 the event stands on the card; a last card without one brings none', () => {
    const m = drawn(['R02', 'R13'], { stage: '3B', leaders: { bama: { at: 16 } } });
    expect(said(m, 'ls.event')).toEqual([]);
    expect(content.raiders.filter(({ event }) => event !== null).length).toBe(45);
  });

  test('DLS.PLACE.9 the Last Stand card puts its Raider and has the deck reshuffled', () => {
    const m = drawn(['R57', 'R01', 'R02'], { discards: { raider: ['R10', 'R11'] } });
    expect(raidersAt(m, 19)).toEqual([0, 0, 1]);
    const { decks, discards } = m.state();
    expect([...decks.raider].sort()).toEqual(['R01', 'R02', 'R10', 'R11', 'R57']);
    expect(discards.raider).toEqual([]);
  });

  test('DLS.PLACE.10 the deck holds two cards that advance a Leader', () => {
    expect(content.raiders.filter(({ kind }) => kind === 'advance')).toHaveLength(2);
    expect(
      drawn(['R55'], { leaders: { bama: { at: null, slain: true }, bramble: { at: null, slain: true } } }).state()
        .leaders.krank.at,
    ).toBe(7);
  });

  test('DLS.PLACE.11 DLS.DEF.12 an empty deck is made of its discards; with none nothing is drawn', () => {
    const m = drawn([], { discards: { raider: ['R13'] } });
    expect(said(m, 'ls.raider')).toEqual([{ card: 'R13' }]);
    const cards = scene({
      phase: 'defenders',
      decks: { defender: [], raider: ['R13'] },
      discards: { defender: ['D01', 'D02', 'D03'] },
    });
    expect(the(cards, 'frank').defenders).toHaveLength(2);
    expect(cards.state().decks.defender).toHaveLength(1);
    expect(said(drawn([]), 'ls.raider')).toEqual([]);
  });
});
