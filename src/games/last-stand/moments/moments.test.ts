import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import {
  answers,
  here,
  leader,
  options,
  raidersAt,
  said,
  scene,
  type SceneSpec,
  type StandScene,
  the,
} from '../testing.ts';

/** Frank's turn ends with these Raider cards; Hat (seat b) holds what the test gives. */
const drawn = (cards: string[], spec: SceneSpec = {}): StandScene =>
  scene({ rangers: ['frank', 'hat'], phase: 'raiders', decks: { raider: cards }, ...spec });
/** So many Depots left to build; the others stand far away. */
const depotsLeft = (depots: number): SceneSpec => ({ depots, map: { 38: { depots: 12 - depots } } });
const lostBy = (m: StandScene): string | undefined => m.match.outcome?.rule;

describe('nobody loses a game unasked who holds a card that would avert it', () => {
  const fuelRun = (spec: SceneSpec = {}): StandScene => {
    const { map, ...few } = depotsLeft(1);
    return drawn(['R21', 'R13'], { ...few, map: { ...map, 3: { roadRider: 1 } }, hat: { specials: ['S07'] }, ...spec });
  };

  test('DLS.SPEC.5 DLS.DEPOT.6 an event builds the last Depot: Fuel Fire can be played first, in another’s turn', () => {
    const m = fuelRun();
    expect(m.asked()).toMatchObject({
      seats: ['b'],
      rule: 'DLS.SPEC.6',
      prompt: 'ls.depot.now',
      options: ['pass', 'hat:S07:0'],
    });
    m.answer('b', 'hat:S07:0');
    expect(m.match.outcome).toBeNull();
    const two = fuelRun({ map: { 38: { depots: 6 }, 30: { depots: 5 }, 3: { roadRider: 1 } } }).answer(
      'b',
      'hat:S07:0',
    );
    expect(two.asked()).toMatchObject({ prompt: 'ls.where', options: ['30', '38'] });
    expect(two.match.request?.facts).toEqual({ helping: [30, 38] });
    expect([m.state().depots, here(m, 38).depots, here(m, 3).depots]).toEqual([1, 10, 1]);
    const passed = fuelRun().answer('b', 'pass');
    expect(lostBy(passed)).toBe('DLS.WIN.5');
    expect(lostBy(fuelRun({ hat: { specials: ['S09'] } }))).toBe('DLS.WIN.5'); // a card that helps nothing is not asked for
    expect(fuelRun({ ...depotsLeft(2), map: { 38: { depots: 10 }, 3: { roadRider: 1 } } }).asked().prompt).toBe(
      'ls.turn',
    );
  });

  test('DLS.SPEC.5 DLS.BAMA.5 so does the penalty of a lost battle', () => {
    const m = scene({
      rangers: ['hat', 'frank'],
      hat: { at: 17, defenders: ['D21', 'D22'] },
      frank: { specials: ['S07'] },
      ...depotsLeft(1),
    });
    answers(m, 'a', 'leader:bama', ['D21', 'D22'], [1, 1, 1, 1]);
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.depot.now', options: ['pass', 'frank:S07:0'] });
    m.answer('b', 'frank:S07:0');
    expect(m.match.outcome).toBeNull();
    expect(here(m, 17).depots).toBe(1);
  });

  test('DLS.SPEC.5 DLS.WIN.6 no Techie is left to place: Buried Charges brings some back', () => {
    const spec: SceneSpec = { supply: { techie: 1 }, map: { 12: { techie: 2 }, 30: { earther: 3 } } };
    const m = drawn(['R46', 'R13'], { ...spec, hat: { specials: ['S12'] } });
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.place.now', options: ['pass', 'hat:S12:0'] });
    expect(m.match.request?.prompt.params).toMatchObject({ danger: 'usedUp', at: 5, n: 2 });
    m.answer('b', 'hat:S12:0');
    expect([m.match.outcome, here(m, 5).techie, here(m, 12).techie]).toEqual([null, 2, 0]);
    expect(lostBy(drawn(['R46'], spec))).toBe('DLS.WIN.6');
    expect(drawn(['R46', 'R13'], { supply: { techie: 2 }, hat: { specials: ['S12'] } }).asked().prompt).toBe('ls.turn');
  });

  test('DLS.SPEC.5 DLS.TRIBE.10 Over the Wall brings the fourth figure: Buried Charges makes room', () => {
    const spec: SceneSpec = { map: { 19: { techie: 2, roadRider: 1 }, 14: { earther: 2 } } };
    const m = drawn(['R54', 'R13'], { ...spec, hat: { specials: ['S12'] } });
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.shift.now', options: ['pass', 'hat:S12:0'] });
    m.answer('b', 'hat:S12:0');
    expect(m.asked()).toMatchObject({ prompt: 'ls.where', options: ['1', '19'] });
    expect(m.match.request?.facts).toEqual({ helping: [19] });
    m.answer('b', '19');
    expect([m.match.outcome, raidersAt(m, 19), raidersAt(m, 14)]).toEqual([null, [0, 0, 1], [0, 0, 1]]);
    const earthers = { map: { 19: { earther: 3 }, 14: { earther: 2 } } };
    expect(lostBy(drawn(['R54'], { ...earthers, hat: { specials: ['S12'] } }))).toBe('DLS.WIN.7'); // it does not touch them
  });

  test('DLS.SPEC.5 DLS.OVER.13 an overrun spreads into a full Last Stand', () => {
    const m = drawn(['R41', 'R13'], {
      stage: '3B',
      map: { 14: { earther: 3 }, 19: { roadRider: 3 } },
      hat: { specials: ['S12'] },
    });
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.place.now', options: ['pass', 'hat:S12:0'] });
    expect(m.match.request?.facts).toEqual({ stake: 'lost', helping: ['hat:S12:0'], saving: ['hat:S12:0'] });
    answers(m, 'b', 'hat:S12:0', '19');
    expect([m.match.outcome, raidersAt(m, 19), here(m, 14).depots]).toEqual([null, [0, 0, 1], 1]);
  });

  test('DLS.SPEC.5 DLS.MUT.10 a Ranger who turns in Last Stand would be the fourth enemy there', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      frank: { at: 19, mutations: ['M15', 'M16'] },
      hat: { specials: ['S12'] },
      phase: 'radiation',
      map: { 19: { techie: 3, radiation: 1 } },
      decks: { mutation: ['M01'], raider: ['R13'] },
    });
    m.answer('a', [1, 1]);
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.monstrosity.now', options: ['pass', 'hat:S12:0'] });
    m.answer('b', 'hat:S12:0');
    expect(here(m, 19)).toMatchObject({ techie: 0, monstrosity: 1 });
  });

  test('DLS.SPEC.5 DLS.SCEN.5 a Leader who enters finds none of its people left', () => {
    const m = drawn(['R01', 'R13'], {
      scenario: 3,
      stage: '1A',
      leaders: { krank: { at: null }, puke: { at: null } },
      supply: { techie: 2 },
      map: { 30: { techie: 2 } },
      hat: { specials: ['S12'] },
    });
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.place.now', options: ['pass', 'hat:S12:0'] });
    answers(m, 'b', 'hat:S12:0', '30');
    expect(here(m, 1).techie).toBe(3);
  });

  test('DLS.SPEC.5 DLS.LEADMV.18 "never" holds, but not where the game would be lost', () => {
    const ordered = (at: number, card: string): StandScene => {
      const m = scene({
        rangers: ['frank', 'hat'],
        decks: { raider: [card, 'R32'] },
        leaders: { bama: { at } },
        hat: { specials: ['S02'] },
      });
      answers(m, 'b', 'orders', 'window:leaders', 'never', 'card:S02', 'never', 'done');
      return m.answer('a', 'end');
    };
    expect(ordered(18, 'R31').asked()).toMatchObject({
      seats: ['b'],
      prompt: 'ls.leader.moves',
      options: ['pass', 'hat:S02:0'],
    });
    const far = ordered(22, 'R33');
    expect(far.asked().prompt).toBe('ls.turn');
    expect(leader(far, 'bama').at).toBe(23);
  });

  test('DLS.SPEC.5 an order "if the game would be lost" uses the card where it helps, unasked', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      decks: { raider: ['R46', 'R13'] },
      supply: { techie: 1 },
      map: { 12: { techie: 2 }, 30: { roadRider: 3 } },
      hat: { specials: ['S12'] },
    });
    answers(m, 'b', 'orders', 'card:S12', 'lost', 'done');
    m.answer('a', 'end');
    expect(said(m, 'ls.order.carried')).toEqual([{ ranger: 'hat', source: 'S12' }]);
    expect([m.match.outcome, here(m, 12).techie, here(m, 30).roadRider]).toEqual([null, 0, 3]);
  });
});

describe('who is not asked', () => {
  test('DLS.SPEC.6 a card that would change nothing: Buried Charges among Earthers, Flank Attack against Puke', () => {
    const earthers = drawn(['R18', 'R13'], { map: { 25: { earther: 3 } }, hat: { specials: ['S12'] } });
    expect(earthers.asked().prompt).toBe('ls.turn');
    expect(said(earthers, 'ls.overrun')).toHaveLength(1);
    const puke = drawn(['R13'], { hat: { specials: ['S02'] } });
    expect([puke.asked().prompt, leader(puke, 'puke').at]).toEqual(['ls.turn', 20]);
  });
});

describe('between two Raider cards', () => {
  const two = (specials: string[], spec: SceneSpec = {}): StandScene =>
    drawn(['R23', 'R39', 'R32'], { stage: '3B', hat: { specials }, ...spec });

  test('DLS.SPEC.5 those who hold a card that can change what the next one does may play it', () => {
    const m = two(['S06']);
    expect(m.asked()).toMatchObject({
      seats: ['b'],
      rule: 'DLS.SPEC.6',
      prompt: 'ls.card.now',
      options: ['pass', 'hat:S06:0'],
    });
    expect(said(m, 'ls.raider')).toEqual([{ card: 'R23' }]); // the first is done with, the second unseen
    expect(m.state().turn).toMatchObject({ card: null, drawn: 1, draws: 2 });
    answers(m, 'b', 'hat:S06:0', '18');
    expect([m.state().blockades, the(m, 'hat').specials]).toEqual([[18], []]);
    expect(said(m, 'ls.raider')).toEqual([{ card: 'R23' }, { card: 'R39' }]);
    expect(options(two(['S07', 'S12'], { map: { 3: { depots: 1, techie: 1 } } }))).toEqual([
      'pass',
      'hat:S07:0',
      'hat:S12:0',
    ]);
  });

  test('DLS.SPEC.5 nobody is asked whose card may as well be played on the next turn, or with one card to come', () => {
    expect(two(['S09', 'S10']).asked().prompt).toBe('ls.turn');
    const one = drawn(['R23', 'R39'], { stage: '1B', hat: { specials: ['S06'] } });
    expect(one.asked().prompt).toBe('ls.turn');
  });

  test('DLS.SPEC.5 a standing order ends the asking', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      stage: '3B',
      decks: { raider: ['R23', 'R39', 'R32'] },
      hat: { specials: ['S06'] },
    });
    m.answer('b', 'orders');
    m.answer('b', 'window:cards');
    expect(options(m)).toEqual(['ask', 'never']);
    answers(m, 'b', 'never', 'done');
    m.answer('a', 'end');
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.turn' });
    expect(said(m, 'ls.raider')).toHaveLength(2);
  });
});
