import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { radiationAt } from '../state.ts';
import { answers, here, options, said, scene, type SceneSpec, the } from '../testing.ts';

const glow = (spec: SceneSpec = {}) =>
  scene({
    rangers: ['hat'],
    phase: 'radiation',
    hat: { at: 9 },
    decks: { raider: ['R18'], mutation: ['M02', 'M03'] },
    leaders: { krank: { at: 14 } },
    ...spec,
  });

describe('radiation', () => {
  test('DLS.RAD.1 DLS.RAD.2 DLS.RAD.4 a turn that ends beside radiation is tested with Resistance; a success has no effect', () => {
    const m = glow();
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'DLS.RAD.2', count: 4, target: 5 });
    m.answer('a', [5, 1, 1, 1]);
    expect(the(m, 'hat').mutations).toEqual([]);
    expect(glow({ hat: { at: 7 } }).asked().rule).toBe('DLS.TURN.7'); // no icons there
  });

  test('DLS.RAD.3 DLS.RAD.5 as many successes as icons, or a Mutation', () => {
    const m = glow({ hat: { at: 1 } });
    m.answer('a', [5, 4, 4, 1]);
    expect(the(m, 'hat').mutations).toEqual(['M02']);
  });

  test('DLS.RAD.7 DLS.RAD.8 tokens of events and Adventures count as icons, while there are any', () => {
    const m = scene({ rangers: ['hat'], phase: 'raiders', hat: { at: 21 }, decks: { raider: ['R30'] } });
    expect(here(m, 21).radiation).toBe(1);
    expect(m.state().radiation).toBe(11);
    expect(radiationAt(m.state(), 21)).toBe(1);
    const dam = scene({ rangers: ['hat'], hat: { at: 38 }, adventure: { top: 'A36', deck: ['A01'], discard: [] } });
    answers(dam, 'a', 'adventure', [1]);
    expect(here(dam, 38).radiation).toBe(1);
    const none = scene({
      rangers: ['hat'],
      phase: 'raiders',
      hat: { at: 21 },
      radiation: 0,
      decks: { raider: ['R30'] },
    });
    expect(here(none, 21).radiation).toBe(0);
    const two = glow({ map: { 9: { radiation: 1 } } });
    two.answer('a', [5, 1, 1, 1]);
    expect(the(two, 'hat').mutations).toEqual(['M02']);
  });

  test('DLS.RAD.9 an Adventure asks for the successes on its card, whatever lies on the location', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 20 }, adventure: { top: 'A16', deck: ['A01'], discard: [] } });
    answers(m, 'a', 'adventure', [5, 5, 1, 1]);
    expect(the(m, 'hat').artifacts).toEqual(['U01']);
  });

  test('a Sealed Suit ignores all icons, a Third Eyelid one of them', () => {
    expect(glow({ hat: { at: 20, artifacts: ['U03'] } }).asked().rule).toBe('DLS.TURN.7');
    const m = glow({ hat: { at: 1, mutations: ['M05'] } });
    m.answer('a', [5, 1, 1, 1]);
    expect(the(m, 'hat').mutations).toEqual(['M05']);
  });
});

describe('Mutations', () => {
  const turning: SceneSpec = {
    rangers: ['hat', 'jake'],
    hat: {
      at: 9,
      mutations: ['M27', 'M01'],
      defenders: ['D01'],
      specials: ['S03'],
      artifacts: ['C01', 'U01'],
      karma: 2,
      wounded: 3,
      ready: 2,
      spent: 2,
      tokens: ['T01'],
      slain: ['puke'],
      mission: { id: 'MS01', done: {} },
      exhausted: ['C01'],
    },
    leaders: { puke: { at: null, slain: true }, krank: { at: 14 } },
    karma: 5,
  };

  test('DLS.MUT.1 DLS.MUT.2 the numbers add up, and at 5 the Ranger turns', () => {
    const four = glow({ hat: { at: 9, mutations: ['M27'] } });
    four.answer('a', [1, 1, 1, 1]);
    expect(said(four, 'ls.mutated')).toEqual([{ ranger: 'hat', card: 'M02', total: 4 }]);
    expect(said(four, 'ls.turned')).toEqual([]);
    const five = glow(turning);
    five.answer('a', [1, 1, 1, 1]);
    expect(said(five, 'ls.turned')).toEqual([{ ranger: 'hat', at: 9 }]);
  });

  test('DLS.MUT.5 DLS.SLAYER.5 every card, board, Karma and Trap goes; Special tokens stay with the player', () => {
    const m = glow(turning);
    answers(m, 'a', [1, 1, 1, 1], 'hat');
    expect(the(m, 'hat')).toMatchObject({
      specials: [],
      artifacts: [],
      mutations: [],
      karma: 0,
      slain: [],
      mission: null,
      exhausted: [],
      tokens: ['T01'],
      ready: 7,
      spent: 0,
      wounded: 0,
    });
    const { discards, karma } = m.state();
    expect(discards).toMatchObject({
      common: ['C01'],
      unique: ['U01'],
      mission: ['MS01'],
      mutation: ['M27', 'M01', 'M02'],
    });
    expect(karma).toBe(7);
    const frank = glow({
      rangers: ['frank', 'jake'],
      frank: { at: 9, mutations: ['M27', 'M01'] },
      map: { 4: { traps: 2 } },
      traps: 1,
    });
    answers(frank, 'a', [1, 1], 'frank');
    expect(frank.state().traps).toBe(3);
    expect(here(frank, 4).traps).toBe(0);
  });

  test('DLS.MUT.6 DLS.MUT.7 the same Ranger or an unused one, with 2 Defender cards, in Last Stand', () => {
    const m = glow(turning);
    m.answer('a', [1, 1, 1, 1]);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.MUT.6', options: ['frank', 'pepzi', 'hat', 'juniper'] });
    m.answer('a', 'pepzi');
    expect(the(m, 'pepzi')).toMatchObject({ at: 19, seat: 'a' });
    expect(the(m, 'pepzi').defenders).toHaveLength(2);
  });

  test('DLS.MUT.8 the turn ends: no Defender draw, but the Raider card; in another’s turn nothing ends', () => {
    const m = glow(turning);
    answers(m, 'a', [1, 1, 1, 1], 'hat');
    expect(the(m, 'hat').defenders).toHaveLength(2);
    expect(said(m, 'ls.raider')).toHaveLength(1);
    // an Adventure that gives a Mutation ends Phase II at once
    const hermit = scene({
      ...turning,
      decks: { raider: ['R18'], mutation: ['M02'] },
      adventure: { top: 'A05', deck: ['A01'], discard: [] },
      hat: { ...turning.hat, at: 6 },
    });
    answers(hermit, 'a', 'adventure', [1, 1, 1, 1], 'hat');
    expect(hermit.asked().seats).toEqual(['b']);
    const other = scene({
      ...turning,
      phase: 'raiders',
      turn: { n: 1 },
      hat: { at: 9, mutations: ['M27', 'M01'] },
      decks: { raider: ['R43', 'R18'], mutation: ['M02'], special: [] },
    });
    answers(other, 'a', [1, 1, 1, 1], 'hat');
    expect(other.state().turn).toMatchObject({ n: 0, turned: false });
    expect(options(other)).toEqual(['move', 'end']);
  });

  test('DLS.MUT.8 who turns in the middle of another’s turn ends nothing: the turn goes on', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      frank: { at: 35, defenders: ['D61'] },
      hat: { at: 35, defenders: ['D62'], mutations: ['M27', 'M01'] },
      decks: { mutation: ['M03', 'M02'] },
    });
    answers(m, 'a', 'leader:puke', ['D61']);
    answers(m, 'b', 'yes', ['D62']);
    m.answer('a', 'frank'); // Puke takes both cards
    answers(m, 'b', [1, 1], 'hat');
    expect(said(m, 'ls.turned')).toEqual([{ ranger: 'hat', at: 35 }]);
    expect(m.state()).toMatchObject({ phase: 'range', turn: { n: 0, turned: false } });
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ls.turn' });
  });

  test('DLS.MUT.8 who turns into a Monstrosity is spared the rest of the card: the new Ranger comes unhurt', () => {
    const m = scene({
      ...turning,
      hat: { ...turning.hat, at: 20 },
      decks: { raider: ['R18'], mutation: ['M02'] },
      adventure: { top: 'A16', deck: ['A01'], discard: [] }, // a Mutation, then a wound
    });
    answers(m, 'a', 'adventure', [1, 1, 1, 1], 'pepzi');
    expect(the(m, 'pepzi')).toMatchObject({ at: 19, ready: 7, wounded: 0 });
    const stays = scene({
      rangers: ['hat'],
      hat: { at: 20 },
      decks: { mutation: ['M02'] },
      adventure: { top: 'A16', deck: ['A01'], discard: [] },
    });
    answers(stays, 'a', 'adventure', [1, 1, 1, 1]);
    expect(the(stays, 'hat')).toMatchObject({ mutations: ['M02'], wounded: 1 });
  });

  test('DLS.HAND.2 Twin Stomachs devour two cards first; with 12 in hand nothing else must go', () => {
    const defenders = Array.from({ length: 12 }, (_, i) => `D${String(i + 1).padStart(2, '0')}`);
    const m = glow({
      rangers: ['hat', 'jake'],
      hat: { at: 9, defenders },
      decks: { raider: ['R18'], mutation: ['M23'], defender: [] },
    });
    m.answer('a', [1, 1, 1, 1]);
    expect(m.asked()).toMatchObject({ prompt: 'ls.lose.which', min: 2, max: 2 });
    m.answer('a', ['D01', 'D02']);
    expect(said(m, 'ls.discarded')).toEqual([{ ranger: 'hat', cards: ['D01', 'D02'] }]);
    expect(said(m, 'ls.gained')).toHaveLength(1); // the Defender draw comes next
  });

  test('DLS.MUT.9 Mutations help as well as harm', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 23, mutations: ['M02'] },
      adventure: { top: 'A20', deck: ['A01'], discard: [] },
    });
    m.answer('a', 'adventure');
    expect(m.match.request).toMatchObject({ count: 3 });
    const worse = scene({
      rangers: ['hat'],
      hat: { at: 23, mutations: ['M08'] },
      adventure: { top: 'A20', deck: ['A01'], discard: [] },
    });
    worse.answer('a', 'adventure');
    expect(worse.match.request).toMatchObject({ count: 1 });
    const swollen = glow({ decks: { raider: ['R18'], mutation: ['M22'] } });
    swollen.answer('a', [1, 1, 1, 1]);
    expect(the(swollen, 'hat').karma).toBe(2);
  });

  test('DLS.MUT.10 in Last Stand the new Monstrosity may be the fourth enemy', () => {
    const m = glow({ hat: { at: 19, mutations: ['M27', 'M01'] }, map: { 19: { techie: 3, radiation: 1 } } });
    m.answer('a', [1, 1, 1, 1]);
    expect(m.outcome).toMatchObject({ rule: 'DLS.WIN.7' });
  });
});
