import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { lastStand } from '../index.ts';
import { answers, here, leader, options, said, scene, type SceneSpec, the } from '../testing.ts';

const dig = (token: string, spec: SceneSpec = {}) =>
  scene({
    frank: { at: 4 },
    map: { 4: { scavenge: [token] } },
    scavenge: { pool: ['T02'], discard: ['T05', 'T07'] },
    ...spec,
  });

describe('scavenging', () => {
  test('DLS.SCAV.1 tokens lie face down in the pool and on the map', () => {
    const view = lastStand.view(dig('T11').state(), 'a') as unknown as {
      places: { scavenge: number }[];
      scavenge: object;
    };
    expect(view.places[3]?.scavenge).toBe(1);
    expect(view.scavenge).toEqual({ pool: 1, discard: ['T05', 'T07'] });
  });

  test('DLS.SCAV.2 DLS.SCAV.12 events and Adventures bring them; an empty pool takes the discards back first', () => {
    const event = scene({
      phase: 'raiders',
      decks: { raider: ['R41'] },
      scavenge: { pool: ['T02'], discard: [] },
      leaders: { bama: { at: 18 } },
    });
    expect(here(event, 11).scavenge).toEqual(['T02']);
    const wreck = scene({
      frank: { at: 2 },
      adventure: { top: 'A07', deck: ['A01'], discard: [] },
      scavenge: { pool: [], discard: ['T05'] },
    });
    answers(wreck, 'a', 'adventure', [5, 1, 1]);
    expect(here(wreck, 2).scavenge).toEqual(['T05']);
    expect(wreck.state().scavenge).toEqual({ pool: [], discard: [] });
    const none = scene({
      phase: 'raiders',
      decks: { raider: ['R41'] },
      scavenge: { pool: [], discard: [] },
      leaders: { bama: { at: 18 } },
    });
    expect(here(none, 11).scavenge).toEqual([]);
  });

  test('DLS.SCAV.3 DLS.SCAV.4 DLS.SCAV.5 an action where a token lies without enemies, and one success', () => {
    const m = dig('T07');
    m.answer('a', 'scavenge');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 3, target: 5 });
    m.answer('a', [5, 1, 1]);
    expect(the(m, 'frank')).toMatchObject({ ready: 6, artifacts: ['C01'] });
    for (const map of [{ techie: 1 }, { monstrosity: 1 }]) {
      expect(options(dig('T07', { map: { 4: { scavenge: ['T07'], ...map } } }))).not.toContain('scavenge');
    }
    expect(options(scene({ frank: { at: 5 } }))).toEqual(['move', 'frank:frank.0:0', 'retreat', 'end']);
  });

  test('DLS.SCAV.9 DLS.SCAV.10 on a failure it is discarded face up; a star mixes all discards back', () => {
    const plain = dig('T07');
    answers(plain, 'a', 'scavenge', [1, 1, 1]);
    expect(plain.state().scavenge).toEqual({ pool: ['T02'], discard: ['T05', 'T07', 'T07'] });
    expect(the(plain, 'frank').artifacts).toEqual([]);
    const star = dig('T13');
    answers(star, 'a', 'scavenge', [1, 1, 1]);
    expect(star.state().scavenge.discard).toEqual([]);
    expect([...star.state().scavenge.pool].sort()).toEqual(['T02', 'T05', 'T07', 'T13']);
  });

  test('DLS.SCAV.11 after a success there is no star; a Special token is kept', () => {
    const star = dig('T13');
    answers(star, 'a', 'scavenge', [5, 1, 1]);
    expect(star.state().scavenge.discard).toEqual(['T05', 'T07', 'T13']);
    const special = dig('T01');
    answers(special, 'a', 'scavenge', [5, 1, 1]);
    expect(the(special, 'frank').tokens).toEqual(['T01']);
    expect(special.state().scavenge.discard).toEqual(['T05', 'T07']);
  });

  test('DLS.SCAV.8 DLS.SCB.19 in scenario 2 a Special token costs a Leader beside its finder 2 health, the last too', () => {
    const m = scene({
      scenario: 2,
      rangers: ['hat'],
      hat: { at: 1, tokens: ['T01', 'T02'] },
      leaders: { krank: { health: 4 } },
    });
    m.answer('a', 'hat:T01.2:0');
    expect(leader(m, 'krank').health).toBe(2);
    expect(the(m, 'hat')).toMatchObject({ tokens: ['T02'], ready: 7 });
    m.answer('a', 'hat:T02.2:0');
    expect(leader(m, 'krank')).toMatchObject({ health: 0, slain: true });
    expect(the(m, 'hat').slain).toEqual(['krank']);
    expect(m.state().scavenge.discard).toEqual([]); // they leave the game
    expect(options(scene({ scenario: 2, rangers: ['hat'], hat: { at: 2, tokens: ['T01'] } }))).toEqual([
      'move',
      'retreat',
      'end',
    ]);
    for (const scenario of [1, 3] as const) {
      expect(options(scene({ scenario, rangers: ['hat'], hat: { at: 1, tokens: ['T01'] } }))).toEqual([
        'move',
        'retreat',
        'end',
      ]);
    }
  });
});

describe('Missions', () => {
  test('DLS.MISSION.2 DLS.MISSION.3 an event lays a Mission open in Last Stand', () => {
    const m = scene({ phase: 'raiders', decks: { raider: ['R14'], mission: ['MS07', 'MS08'] } });
    expect(m.state().missions).toEqual(['MS07']);
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'take:MS07', 'end']);
    expect(said(m, 'ls.mission.open')).toEqual([{ card: 'MS07' }]);
  });

  test('DLS.MISSION.7 DLS.MISSION.8 a dealt Mission comes off the deck at random and need not be done', () => {
    const { rangers, decks } = scene({ seeded: true, phase: 'deploy', decks: { mission: ['MS01', 'MS02'] } }).state();
    expect([rangers[0]?.mission?.id, decks.mission]).toEqual(['MS01', ['MS02']]);
    const m = scene({ frank: { at: 19, mission: { id: 'MS02', done: {} } }, decks: { raider: ['R13'] } });
    m.answer('a', 'end');
    expect(the(m, 'frank').mission).toEqual({ id: 'MS02', done: {} });
  });

  test('DLS.MISSION.10 with the last task done the reward is taken at once and the card discarded', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 19, mission: { id: 'MS02', done: {} }, defenders: ['D01', 'D02', 'D03'] },
    });
    expect(options(m)).toEqual(expect.arrayContaining(['mission:0:action', 'mission:0:defender']));
    answers(m, 'a', 'mission:0:action', 'mission:0:action', 'mission:0:action');
    expect(options(m)).toEqual(['move', 'mission:0:defender', 'end']);
    answers(m, 'a', 'mission:0:defender', ['D02'], 'mission:0:defender', ['D01'], '21');
    expect(the(m, 'hat')).toMatchObject({ mission: null, karma: 1, ready: 4, defenders: ['D03'] });
    expect(m.state()).toMatchObject({ blockades: [21], discards: { mission: ['MS02'] } });
  });

  test('goals: visits, clearing, slaying, killing, destroying, Adventures and gambles are noticed', () => {
    const visit = scene({ rangers: ['hat'], hat: { at: 9, mission: { id: 'MS10', done: {} } } });
    answers(visit, 'a', 'move', '10');
    expect(the(visit, 'hat').mission?.done).toEqual({ 0: 1 });
    const slay = scene({
      rangers: ['jake'],
      jake: { at: 4, mission: { id: 'MS11', done: { 0: 2 } } },
      map: { 4: { roadRider: 1 } },
    });
    answers(slay, 'a', 'raiders', [6]);
    expect(the(slay, 'jake').mission).toBeNull();
    expect(leader(slay, 'bama').health).toBe(6);
    const clear = scene({
      rangers: ['jake'],
      jake: { at: 28, mission: { id: 'MS08', done: {} } },
      map: { 28: { techie: 1 } },
    });
    expect(options(clear)).toEqual(['move', 'raiders', 'retreat', 'end']);
    answers(clear, 'a', 'raiders', [6], 'mission:1:action');
    expect(the(clear, 'jake').karma).toBe(3);
    const kill = scene({
      rangers: ['jake'],
      jake: { at: 4, mission: { id: 'MS06', done: { 0: 1 } } },
      map: { 4: { monstrosity: 1, cards: ['MO1'] } },
    });
    answers(kill, 'a', 'monstrosity', [6, 1, 1, 1]);
    expect(leader(kill, 'puke').health).toBe(7);
    const destroy = scene({
      rangers: ['hat'],
      hat: { at: 4, defenders: ['D08'], mission: { id: 'MS03', done: {} } },
      map: { 4: { depots: 2 } },
    });
    answers(destroy, 'a', 'depot', [6, 6], 'karma');
    expect(the(destroy, 'hat').specials).toHaveLength(1);
    const passed = scene({
      frank: { at: 23, mission: { id: 'MS14', done: { 0: 1 } } },
      adventure: { top: 'A20', deck: ['A01'], discard: [] },
    });
    answers(passed, 'a', 'adventure', [6, 1, 1]);
    expect(the(passed, 'frank')).toMatchObject({ mission: null, karma: 3 });
    const luck = scene({
      frank: { at: 24, defenders: ['D01'], mission: { id: 'MS15', done: { 1: 1 } } },
      decks: { defender: ['D21', 'D22', 'D23'] },
    });
    answers(luck, 'a', 'gamble', 'green');
    expect(the(luck, 'frank').artifacts).toEqual(['C01', 'C02']);
  });
});
