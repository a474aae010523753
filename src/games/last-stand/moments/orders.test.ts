import { describe, expect } from 'vitest';
import { gapsIn, Match } from '../../../kernel/index.ts';
import { test } from '../../../kernel/testing.ts';
import { specialCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { lastStand } from '../index.ts';
import { askingIn, CONDITIONS, CONDITIONS_FOR, WINDOWS, windowsOf } from './orders.ts';
import { answers, here, leader, options, said, scene, type SceneSpec, type StandScene, the } from '../testing.ts';

/** Frank's turn is about to end with this Raider card; `b` runs Hat and holds what the test gives. */
const coming = (card: string, spec: SceneSpec): StandScene =>
  scene({ rangers: ['frank', 'hat'], decks: { raider: [card, 'R32'] }, ...spec });
/** Gives orders on another player's turn, and goes back to the question that was open. */
const order = (m: StandScene, seat: string, subject: string, how: string): StandScene =>
  answers(m, seat, 'orders', subject, how, 'done');

describe('giving standing orders', () => {
  test('DLS.SPEC.5 any player may, whoever is asked; the question stays as it was', () => {
    const m = coming('R31', { hat: { specials: ['S02', 'S13'] } });
    expect(m.standing('a')).toEqual(['orders']);
    expect(m.standing('b')).toEqual(['orders']); // no Leader can be driven back yet
    m.answer('b', 'orders');
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'orders.what' });
    expect(options(m)).toEqual([
      'done',
      ...WINDOWS.map((window) => `window:${window}`),
      'card:hat.2', // Still Standing costs Karma
      'card:S02', // Doc has nothing to decide
    ]);
    m.answer('b', 'card:S02');
    expect(options(m)).toEqual(['ask', 'ask.gates', 'never', 'lastStand', 'gates', 'always']);
    answers(m, 'b', 'lastStand', 'window:events', 'never', 'done');
    expect(m.state().orders).toEqual({ b: { 'card:S02': 'lastStand', 'window:events': 'never' } });
    expect(said(m, 'orders.given')).toHaveLength(2);
    expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ls.turn' });
  });

  test('nobody gives orders before the Rangers are chosen', () => {
    const match = Match.start(lastStand, lastStand.examples['draft-two'], { seed: 'x' });
    expect(match.request?.prompt.key).toBe('ls.ranger.choose');
    expect(match.request?.asides ?? []).toEqual([]);
  });

  test('they can be taken back, saved and loaded', () => {
    const m = coming('R31', { hat: { specials: ['S02'] }, seeded: true });
    const before = m.match.answered;
    order(m, 'b', 'card:S02', 'lastStand');
    const copy = Match.load<ReturnType<typeof m.state>>(lastStand, m.match.record());
    expect(copy.state.orders).toEqual({ b: { 'card:S02': 'lastStand' } });
    expect(m.match.undo(before)).toMatchObject({ ok: true });
    expect(m.state().orders).toEqual({});
  });

  test('everybody sees them', () => {
    const m = order(coming('R31', {}), 'b', 'window:events', 'never');
    expect(lastStand.view(m.state(), 'a')).toMatchObject({ orders: { b: { 'window:events': 'never' } } });
  });

  test('every subject and every order has a text, and every Special card with a window a condition', () => {
    for (const window of WINDOWS) expect(lastStand.texts[`subject.window:${window}`]).toBeDefined();
    for (const how of [...askingIn(WINDOWS), ...Object.keys(CONDITIONS)]) {
      expect(gapsIn(lastStand.texts, { key: 'orders.word', params: { order: how } })).toEqual([]);
    }
    const windows = (id: string): string[] => specialCard(id).abilities.flatMap(windowsOf);
    expect(
      Object.fromEntries(content.specials.map(({ id }) => [id, windows(id)]).filter(([, of]) => of?.length)),
    ).toEqual({
      S01: ['dice'],
      S02: ['leaders', 'cards'],
      S03: ['placement'],
      S04: ['leaders'],
      S05: ['events'],
      S06: ['leaders', 'cards'],
      S07: ['placement', 'cards'],
      S08: ['events'],
      S12: ['placement', 'cards'],
      S14: ['dice'],
    });
    expect(Object.keys(CONDITIONS_FOR)).toEqual([...WINDOWS]);
  });
});

describe('honouring them', () => {
  const atTheGates: SceneSpec = { leaders: { bama: { at: 18 } }, hat: { specials: ['S02'] } };

  test('DLS.SPEC.5 DLS.LEADMV.18 Flank Attack is used unasked if a Leader would enter Last Stand, on that Leader', () => {
    const m = order(coming('R31', atTheGates), 'b', 'card:S02', 'lastStand');
    m.answer('a', 'end');
    expect(leader(m, 'bama').at).toBe(23);
    expect(the(m, 'hat').specials).toEqual([]);
    expect(said(m, 'ls.order.carried')).toEqual([{ ranger: 'hat', source: 'S02' }]);
    expect(m.match.outcome).toBeNull();
  });

  test('it waits while a Blockade will hold, or the Leader is farther away', () => {
    const held = order(coming('R31', { ...atTheGates, blockades: [18] }), 'b', 'card:S02', 'lastStand');
    held.answer('a', 'end');
    expect(the(held, 'hat').specials).toEqual(['S02']);
    expect(held.state().blockades).toEqual([]);
    const far = order(
      coming('R03', { leaders: { bama: { at: 23 } }, hat: { specials: ['S02'] } }),
      'b',
      'card:S02',
      'lastStand',
    );
    far.answer('a', 'end');
    expect(leader(far, 'bama').at).toBe(18);
    expect(the(far, 'hat').specials).toEqual(['S02']);
    const near = order(
      coming('R03', { leaders: { bama: { at: 23 } }, hat: { specials: ['S02'] } }),
      'b',
      'card:S02',
      'gates',
    );
    near.answer('a', 'end');
    expect(leader(near, 'bama').at).toBe(22);
  });

  test('without orders the player is asked, and with "never" nobody is', () => {
    const asked = coming('R31', atTheGates);
    asked.answer('a', 'end');
    expect(asked.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.leader.moves' });
    const never = order(
      coming('R03', { leaders: { bama: { at: 23 } }, hat: { specials: ['S02'] } }),
      'b',
      'window:leaders',
      'never',
    );
    never.answer('a', 'end');
    expect(never.asked()).toMatchObject({ seats: ['a'], prompt: 'ls.lose.which' }); // the event comes after the Leader
    expect(leader(never, 'bama').at).toBe(18);
  });

  test('DLS.SPEC.5 DLS.SPEC.6 asked in danger only: about a placement that would overrun, and about no other', () => {
    const wall = (earther: number, how = 'ask.crowded'): StandScene =>
      order(
        coming('R18', { hat: { specials: ['S03'] }, map: { 25: { earther } } }),
        'b',
        'window:placement',
        how,
      ).answer('a', 'end');
    const full = wall(2);
    expect(full.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.place.now' });
    expect(full.match.request?.prompt.params).toMatchObject({ danger: 'overrun' });
    full.answer('b', 'pass');
    expect(here(full, 25)).toMatchObject({ earther: 3, depots: 1 });
    const asked = wall(1, 'ask');
    expect(asked.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.place.now' });
    expect(asked.match.request?.prompt.params).toMatchObject({ danger: 'none' });
    const free = wall(1);
    expect(here(free, 25)).toMatchObject({ earther: 3, depots: 0 });
    expect(the(free, 'hat').specials).toEqual(['S03']);
  });

  test('DLS.SPEC.5 asked in danger only: about a Leader at the gates, and about an event that hurts', () => {
    const flank = (at: number, card: string, how = 'ask.gates'): StandScene =>
      order(coming(card, { leaders: { bama: { at } }, hat: { specials: ['S02'] } }), 'b', 'card:S02', how).answer(
        'a',
        'end',
      );
    expect(flank(18, 'R31').asked()).toMatchObject({ seats: ['b'], prompt: 'ls.leader.moves' });
    expect(flank(22, 'R33', 'ask').asked()).toMatchObject({ seats: ['b'], prompt: 'ls.leader.moves' });
    const far = flank(22, 'R33');
    expect(far.asked()).not.toMatchObject({ prompt: 'ls.leader.moves' });
    expect(leader(far, 'bama').at).toBe(23);
    const air = (at: number): StandScene =>
      order(
        coming('R28', { frank: { at: 4 }, hat: { at, specials: ['S05'] } }),
        'b',
        'window:events',
        'ask.mine',
      ).answer('a', 'end');
    expect(air(4).asked()).toMatchObject({ seats: ['b'], prompt: 'ls.event.now' });
    expect(air(19).asked()).not.toMatchObject({ prompt: 'ls.event.now' });
  });

  test('an order about a card goes before that about its window', () => {
    const m = coming('R31', atTheGates);
    order(order(m, 'b', 'window:leaders', 'never'), 'b', 'card:S02', 'ask');
    m.answer('a', 'end');
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.leader.moves' });
  });

  test('DLS.SPEC.6 Dust Wall against an overrun, and only then; Buried Charges where it would happen', () => {
    const wall = (earther: number): StandScene =>
      order(coming('R18', { hat: { specials: ['S03'] }, map: { 25: { earther } } }), 'b', 'card:S03', 'overrun');
    const full = wall(2);
    full.answer('a', 'end');
    expect(here(full, 25)).toMatchObject({ earther: 2, depots: 0 });
    const free = wall(1);
    free.answer('a', 'end');
    expect(here(free, 25).earther).toBe(3);
    expect(the(free, 'hat').specials).toEqual(['S03']);
    const charges = order(
      coming('R18', { hat: { specials: ['S12'] }, map: { 25: { techie: 3 }, 4: { techie: 2 } } }),
      'b',
      'card:S12',
      'overrun',
    );
    charges.answer('a', 'end');
    expect(here(charges, 25)).toMatchObject({ techie: 0, earther: 2, depots: 0 });
    expect(here(charges, 4).techie).toBe(2);
  });

  test('Dead Air if the own Rangers would be hurt: R28 wounds whoever is outside', () => {
    const air = (at: number): StandScene =>
      order(coming('R28', { frank: { at: 4 }, hat: { at, specials: ['S05'] } }), 'b', 'card:S05', 'mine').answer(
        'a',
        'end',
      );
    const outside = air(4);
    expect(the(outside, 'frank').wounded).toBe(0);
    expect(said(outside, 'ls.event.cancelled')).toHaveLength(1);
    const home = air(19);
    expect(the(home, 'frank').wounded).toBe(1);
    expect(the(home, 'hat').specials).toEqual(['S05']);
  });

  test('Still Standing against three wounds or more', () => {
    const hit = (earther: number, techie: number): StandScene => {
      const m = scene({
        rangers: ['hat'],
        hat: { at: 4, karma: 1 },
        map: { 4: { earther, techie } },
        decks: { raider: ['R32'] },
      });
      return order(m, 'a', 'card:hat.2', 'threeWounds').answer('a', 'end');
    };
    // Brick House takes 2 of the Techies' wounds first.
    expect(the(hit(0, 3), 'hat')).toMatchObject({ karma: 1, wounded: 1 });
    const riders = scene({
      rangers: ['hat'],
      hat: { at: 4, karma: 1 },
      map: { 4: { roadRider: 3 } },
      decks: { raider: ['R32'] },
    });
    order(riders, 'a', 'card:hat.2', 'threeWounds').answer('a', 'end');
    expect(the(riders, 'hat')).toMatchObject({ karma: 0, wounded: 0 });
  });

  test('asked about three wounds or more only', () => {
    const hit = (roadRider: number): StandScene => {
      const m = scene({
        rangers: ['hat'],
        hat: { at: 4, karma: 1 },
        map: { 4: { roadRider } },
        decks: { raider: ['R32'] },
      });
      return order(m, 'a', 'window:wounds', 'ask.threeWounds').answer('a', 'end');
    };
    // Brick House takes 2 of the wounds first.
    expect(the(hit(2), 'hat')).toMatchObject({ karma: 1, wounded: 2 });
    expect(hit(3).asked()).toMatchObject({ prompt: 'ls.wounded' });
  });

  test('True Grit after three misses', () => {
    const m = scene({
      rangers: ['hat', 'frank'],
      hat: { at: 17, defenders: ['D21', 'D22'] },
      frank: { specials: ['S01'] },
      leaders: { bama: { health: 4 } },
    });
    order(m, 'b', 'card:S01', 'threeMisses');
    answers(m, 'a', 'leader:bama', ['D21', 'D22'], [3, 3, 4, 5]);
    expect(said(m, 'ls.order.carried')).toEqual([{ ranger: 'frank', source: 'S01' }]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'] });
  });
});
