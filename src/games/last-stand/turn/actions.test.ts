import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { answers, here, leader, options, rulesFor, said, scene, the, playable } from '../testing.ts';

describe('actions', () => {
  test('DLS.ACT.1 every action is offered where it can be taken', () => {
    const m = scene({
      scenario: 3,
      adventure: { top: 'A21', deck: ['A01', 'A02'], discard: [] },
      rangers: ['juniper'],
      juniper: {
        at: 24,
        wounded: 1,
        ready: 6,
        defenders: ['D31', 'D71', 'D21', 'D08'],
        mission: { id: 'MS15', done: {} },
      },
      leaders: { bama: { at: 24, token: 'T05' } },
      map: { 24: { techie: 1, monstrosity: 1, depots: 1, karma: 1, scavenge: ['T01'] } },
    });
    const bare = options(m).map((id) => id.split(':')[0]);
    expect(bare).toEqual(
      expect.arrayContaining([
        'move',
        'adventure',
        'raiders',
        'monstrosity',
        'scout',
        'depot',
        'gamble',
        'heal',
        'karma',
        'scavenge',
        'spy',
      ]),
    );
    expect(options(m)).toEqual([
      'move',
      'adventure',
      'raiders',
      'monstrosity',
      'scout',
      'depot',
      'gamble',
      'heal',
      'karma',
      'scavenge',
      'leader:bama',
      'spy:bama',
      'juniper:icon.pistols:0',
      'retreat',
      'end',
    ]); // sabotage
    const lightning = scene({
      scenario: 1,
      group: { id: 'GM1', flipped: true, progress: 4, special: 1, relic: 0 },
      frank: { karma: 1 },
      map: { 14: { techie: 1 } },
    });
    expect(options(lightning)).toEqual(['move', 'frank:frank.0:0', 'frank:GM1.back.0:0', 'frank:GM1.back.1:0', 'end']);
    const battle = scene({ rangers: ['hat'], hat: { at: 1, defenders: ['D01'] } });
    expect(options(battle)).toEqual(['move', 'leader:krank', 'retreat', 'end']);
    const mission = scene({ frank: { at: 9, mission: { id: 'MS04', done: {} } } });
    expect(options(mission)).toEqual(['move', 'mission:0:pass', 'frank:frank.0:0', 'retreat', 'end']);
  });

  test('DLS.ACT.2 DLS.ADV.2 an Adventure is met only where the token stands', () => {
    const adventure = { top: 'A21', deck: ['A01'], discard: [] };
    expect(options(scene({ adventure, frank: { at: 24 } }))).toEqual([
      'move',
      'adventure',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
    expect(options(scene({ adventure, frank: { at: 23 } }))).toEqual(['move', 'frank:frank.0:0', 'retreat', 'end']);
  });

  test('DLS.ACT.3 DLS.ADV.3 the top card is drawn and its test made', () => {
    const m = scene({ adventure: { top: 'A21', deck: ['A01'], discard: [] }, frank: { at: 24 } });
    m.answer('a', 'adventure');
    expect(said(m, 'ls.adventure')).toEqual([{ ranger: 'frank', card: 'A21' }]);
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 3, rule: 'DLS.ADV.3' }); // Frank's Scavenge
    expect(the(m, 'frank')).toMatchObject({ ready: 6, spent: 1 });
  });

  test('DLS.ACT.4 DLS.ACT.5 DLS.ACT.6 DLS.ACT.7 what is attacked must be here', () => {
    const hand = { defenders: ['D01', 'D08'] };
    const near = scene({
      rangers: ['hat'],
      hat: { at: 1, ...hand },
      map: { 1: { depots: 1, techie: 1, monstrosity: 1 } },
    });
    expect(options(near)).toEqual(expect.arrayContaining(['leader:krank', 'depot', 'monstrosity', 'raiders']));
    const far = scene({
      rangers: ['hat'],
      hat: { at: 2, ...hand },
      map: { 1: { depots: 1, techie: 1, monstrosity: 1 } },
    });
    expect(options(far)).toEqual(['move', 'retreat', 'end']);
  });

  test('DLS.ACT.8 DLS.MISSION.1 a Mission action is what the held card says, with what success and failure bring', () => {
    const spec = { rangers: ['jake'] as const, jake: { at: 9, mission: { id: 'MS04', done: {} } } };
    const failed = scene(spec);
    answers(failed, 'a', 'mission:0:pass', [1, 1, 1, 5]);
    expect(the(failed, 'jake')).toMatchObject({ wounded: 1, spent: 1, mission: { id: 'MS04' } });
    const passed = scene(spec);
    answers(passed, 'a', 'mission:0:pass', [1, 5, 1, 6]);
    expect(leader(passed, 'krank').health).toBe(7);
    expect(the(passed, 'jake')).toMatchObject({ mission: null, defenders: ['D01'] });
  });

  test('DLS.ACT.9 DLS.KARMA.1 one Karma Token for one action', () => {
    const m = scene({ frank: { at: 4 }, map: { 4: { karma: 2 } }, karma: 10 });
    m.answer('a', 'karma');
    expect(the(m, 'frank')).toMatchObject({ karma: 1, ready: 6 });
    expect(here(m, 4).karma).toBe(1);
    expect(m.state().karma).toBe(10);
  });

  test('DLS.ACT.10 DLS.KARMA.2 not while a Raider or Monstrosity is here; a Leader alone does not matter', () => {
    const may = (map: object, leaders = {}): boolean =>
      options(scene({ frank: { at: 4 }, map: { 4: { karma: 1, ...map } }, leaders })).includes('karma');
    expect(may({ techie: 1 })).toBe(false);
    expect(may({ monstrosity: 1 })).toBe(false);
    expect(may({}, { puke: { at: 4 } })).toBe(true);
    // Juniper's Light Fingers
    const m = scene({ rangers: ['juniper'], juniper: { at: 4 }, map: { 4: { karma: 1, techie: 1 } } });
    expect(options(m)).toEqual(['move', 'raiders', 'karma', 'retreat', 'end']);
  });

  test('DLS.ACT.11 DLS.CRAID.6 an action may be repeated while tokens last', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4, ready: 2 }, map: { 4: { techie: 2 } } });
    answers(m, 'a', 'raiders', [3, 1], 'raiders', [1]);
    expect(here(m, 4).techie).toBe(1);
    expect(options(m)).toEqual(['end']);
    expect(the(m, 'hat').ready).toBe(0);
  });

  test('DLS.ACT.12 all but Leaders is attacked by the active Ranger alone', () => {
    const m = scene({ rangers: ['hat', 'frank'], hat: { at: 4 }, frank: { at: 4 }, map: { 4: { techie: 1 } } });
    m.answer('a', 'raiders');
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'] });
    m.answer('a', [6]);
    expect(m.asked().seats).toEqual(['a']);
    expect(the(m, 'frank').ready).toBe(7);
  });

  test('DLS.ACT.13 DLS.MONS.3 a fight that cannot be won is fought all the same', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 4, mutations: ['M07'] },
      map: { 4: { monstrosity: 1 } },
      decks: { monstrosity: ['MO5'] },
    });
    m.answer('a', 'monstrosity'); // Ancient Tech 1, -1 by Shaking Hands, -1 by the card: no dice
    expect(said(m, 'ls.test.diceless')).toHaveLength(1);
    expect(the(m, 'hat')).toMatchObject({ wounded: 2 });
    expect(here(m, 4)).toMatchObject({ monstrosity: 1, cards: ['MO5'] });
  });
});

describe('Depots', () => {
  const spec = (defenders: string[], map = {}) => ({
    rangers: ['hat'] as const,
    hat: { at: 4, defenders },
    map: { 4: { depots: 2, ...map } },
  });

  test('DLS.DEPOT.1 DLS.DEPOT.2 DLS.DEF.5 an action and any number of grenades, 2 dice each', () => {
    const m = scene(spec(['D08', 'D09', 'D01']));
    m.answer('a', 'depot');
    expect(m.asked()).toMatchObject({
      kind: 'pick',
      rule: 'DLS.DEPOT.1',
      options: ['hat:D08:0', 'hat:D09:0'],
      min: 1,
      max: 2,
    });
    m.answer('a', ['hat:D08:0', 'hat:D09:0']);
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 4, target: 5 });
    expect(the(m, 'hat')).toMatchObject({ defenders: ['D01'], ready: 6 });
    expect(options(scene(spec(['D01'])))).toEqual(['move', 'retreat', 'end']);
  });

  test('DLS.DEPOT.3 DLS.DEPOT.7 each 5 or 6 destroys one, and it goes back to the supply', () => {
    const m = scene(spec(['D08', 'D09']));
    answers(m, 'a', 'depot', ['hat:D08:0', 'hat:D09:0'], [5, 4, 6, 6]);
    expect(here(m, 4).depots).toBe(0);
    expect(m.state().depots).toBe(12);
    const miss = scene(spec(['D08']));
    answers(miss, 'a', 'depot', [4, 4]);
    expect(here(miss, 4).depots).toBe(2);
    expect(miss.asked().rule).toBe('DLS.TURN.7');
  });

  test('DLS.DEPOT.4 one reward of choice, however many fell', () => {
    for (const [choice, gained] of [
      ['defenders', { defenders: ['D01', 'D02'], specials: [], karma: 0 }],
      ['special', { defenders: [], specials: ['S01'], karma: 0 }],
      ['karma', { defenders: [], specials: [], karma: 1 }],
    ] as const) {
      const m = scene(spec(['D08', 'D09']));
      answers(m, 'a', 'depot', ['hat:D08:0', 'hat:D09:0'], [5, 6, 1, 1]);
      expect(m.asked()).toMatchObject({ rule: 'DLS.DEPOT.4', options: ['defenders', 'special', 'karma'] });
      m.answer('a', choice);
      expect(the(m, 'hat')).toMatchObject(gained);
      expect(m.asked().rule).toBe('DLS.TURN.7');
    }
  });

  test('DLS.DEPOT.5 DLS.DEPOT.8 several Depots on one location; Raiders neither help nor hinder', () => {
    const m = scene(spec(['D08'], { techie: 3 }));
    expect(here(m, 4).depots).toBe(2);
    answers(m, 'a', 'depot', [5, 1], 'karma');
    expect(here(m, 4)).toMatchObject({ depots: 1, techie: 3 });
  });

  test('DLS.DEPOT.6 DLS.WIN.5 the last Depot placed is the end', () => {
    const lost = scene({ phase: 'raiders', depots: 1, map: { 37: { techie: 3 } }, decks: { raider: ['R06'] } });
    expect(lost.outcome).toMatchObject({ rule: 'DLS.WIN.5', won: [] });
    const close = scene({ phase: 'raiders', depots: 2, map: { 37: { techie: 3 } }, decks: { raider: ['R06'] } });
    expect(close.outcome).toBeNull();
    expect(close.state().depots).toBe(1);
  });

  test('other sources of dice serve as well: Artifacts, and a Mutation without any card', () => {
    const m = scene({ frank: { at: 4, mutations: ['M18'], artifacts: ['C12'] }, map: { 4: { depots: 1 } } });
    m.answer('a', 'depot');
    expect(m.asked()).toMatchObject({ min: 0, options: ['frank:C12:0'] });
    m.answer('a', ['frank:C12:0']);
    expect(m.match.request).toMatchObject({ count: 3 });
    expect(the(m, 'frank').exhausted).toEqual(['C12']);
  });
});

describe('gambling', () => {
  const table = (drawn: string[], more = {}) =>
    scene({ frank: { at: 24, defenders: ['D01', 'D41'], ...more }, decks: { defender: [...drawn, 'D80'] } });

  test('DLS.GAMBLE.1 DLS.GAMBLE.2 on a Gambling location, for an action and a card of the hand', () => {
    const m = table(['D02', 'D61', 'D21']);
    m.answer('a', 'gamble');
    expect(m.asked()).toMatchObject({ rule: 'DLS.GAMBLE.2', options: ['D01', 'D41'] });
    expect(options(scene({ frank: { at: 24 } }))).toEqual(['move', 'frank:frank.0:0', 'retreat', 'end']);
    expect(options(scene({ frank: { at: 19, defenders: ['D01'] } }))).toEqual(['move', 'frank:frank.0:0', 'end']);
  });

  test('DLS.GAMBLE.3 DLS.GAMBLE.4 DLS.X.8 Frank bets, calls green, draws red, blue and green', () => {
    const m = table(['D02', 'D61', 'D21']);
    answers(m, 'a', 'gamble', 'D01');
    expect(options(m)).toEqual(['red', 'green', 'yellow', 'blue']); // not bound to the colour of the bet
    m.answer('a', 'green');
    expect(the(m, 'frank')).toMatchObject({ defenders: ['D01', 'D41', 'D21'], ready: 6 });
    expect(m.state().discards.defender).toEqual(['D02', 'D61']);
  });

  test('DLS.GAMBLE.5 without the colour the bet is lost with all that was drawn', () => {
    const m = table(['D02', 'D61', 'D62']);
    answers(m, 'a', 'gamble', 'D41', 'green');
    expect(the(m, 'frank').defenders).toEqual(['D01']);
    expect(m.state().discards.defender).toEqual(['D02', 'D61', 'D62', 'D41']);
  });

  test('DLS.GAMBLE.6 DLS.GAMBLE.7 every card of the colour is kept, no other', () => {
    const m = table(['D21', 'D22', 'D61']);
    answers(m, 'a', 'gamble', 'D01', 'green');
    expect(the(m, 'frank').defenders).toEqual(['D01', 'D41', 'D21', 'D22']);
    expect(m.state().discards.defender).toEqual(['D61']);
  });

  test('DLS.GAMBLE.8 enemies do not forbid it', () => {
    const m = scene({ frank: { at: 24, defenders: ['D01'] }, map: { 24: { techie: 2, monstrosity: 1 } } });
    expect(options(m)).toEqual([
      'move',
      'raiders',
      'monstrosity',
      'scout',
      'gamble',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
  });

  test('a Marked Deck saves a lost bet', () => {
    const m = table(['D02', 'D61', 'D62'], { artifacts: ['C10'] });
    answers(m, 'a', 'gamble', 'D41', 'green');
    expect(m.asked()).toMatchObject({ rule: 'DLS.GAMBLE.5', options: ['pass', 'frank:C10:0'] });
    m.answer('a', 'frank:C10:0');
    expect(the(m, 'frank')).toMatchObject({ defenders: ['D01', 'D41'], exhausted: ['C10'] });
  });
});

describe('healing', () => {
  test('DLS.HEAL.1 DLS.HEAL.3 DLS.HEAL.4 all wounds for an action; the tokens come back with the next turn', () => {
    for (const at of [19, 24]) {
      const m = scene({ rangers: ['frank', 'hat'], frank: { at, ready: 3, wounded: 4 } });
      m.answer('a', 'heal');
      expect(the(m, 'frank')).toMatchObject({ ready: 2, spent: 1, healed: 4, wounded: 0 });
    }
    expect(options(scene({ frank: { at: 4, wounded: 1, ready: 6 } }))).toEqual([
      'move',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
    expect(options(scene({ frank: { at: 24 } }))).toEqual(['move', 'frank:frank.0:0', 'retreat', 'end']); // nothing to heal
  });

  test('DLS.HEAL.4 DLS.WOUND.6 healed tokens do not come back in the same turn; used ones are turned before them', () => {
    const m = scene({ frank: { at: 24, ready: 1, spent: 2, wounded: 4, specials: ['S11', 'S10'] } });
    answers(m, 'a', 'heal', 'frank:S11:0');
    expect(the(m, 'frank')).toMatchObject({ ready: 3, spent: 0, healed: 4, wounded: 0 });
    const none = scene({ frank: { at: 24, ready: 1, spent: 0, wounded: 6, specials: ['S11'] } });
    none.answer('a', 'heal');
    expect(the(none, 'frank')).toMatchObject({ ready: 0, spent: 1, healed: 6 });
    none.answer('a', 'frank:S11:0');
    expect(the(none, 'frank')).toMatchObject({ ready: 1, spent: 0, healed: 6 });
    const hurt = scene({
      rangers: ['frank', 'hat'],
      phase: 'attacks',
      frank: { at: 4, ready: 0, spent: 2, healed: 4, wounded: 1 },
      map: { 4: { techie: 3 } },
    });
    expect(the(hurt, 'frank')).toMatchObject({ ready: 0, spent: 0, healed: 3, wounded: 4 });
    const next = scene({ phase: 'rise', frank: { ready: 0, spent: 2, healed: 3, wounded: 2 } });
    expect(the(next, 'frank')).toMatchObject({ ready: 5, spent: 0, healed: 0, wounded: 2 });
  });

  test('DLS.HEAL.5 enemies here do not forbid it', () => {
    const m = scene({ frank: { at: 24, wounded: 1, ready: 6 }, map: { 24: { roadRider: 2 } } });
    expect(options(m)).toEqual(['move', 'raiders', 'heal', 'frank:frank.0:0', 'retreat', 'end']);
  });

  test('a Crawling Rash keeps from healing on Gambling locations, not in Last Stand', () => {
    const rash = { wounded: 1, ready: 6, mutations: ['M25'] };
    expect(options(scene({ frank: { at: 24, ...rash } }))).toEqual(['move', 'frank:frank.0:0', 'retreat', 'end']);
    expect(options(scene({ frank: { at: 19, ...rash } }))).toEqual([
      'move',
      'heal',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
  });
});

describe('movement', () => {
  test('DLS.MOVE.1 one location over an open border for an action', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 2 } });
    m.answer('a', 'move');
    expect(options(m)).toEqual(['1', '3', '8']); // not 7, which lies behind a solid border
    m.answer('a', '8');
    expect(the(m, 'hat')).toMatchObject({ at: 8, ready: 6 });
  });

  test('DLS.MOVE.2 skills and things that help on foot may be used with the action', () => {
    const m = scene({ rangers: ['juniper'], juniper: { at: 1, artifacts: ['C09'] } });
    m.answer('a', 'move');
    expect(m.match.request?.facts).toMatchObject({
      onFoot: [2, 7],
      rides: [{ source: 'juniper.0' }, { source: 'C09' }, { source: null }],
    });
    expect(options(m)).toEqual(['2', '7', '3', '4', '8', '9', '15', '16', '17', '22']); // three locations in all
    m.answer('a', '3');
    expect(m.asked()).toMatchObject({ rule: 'DLS.MOVE.7', options: ['juniper:juniper.0:0', 'juniper:C09:0'] });
    m.answer('a', 'juniper:C09:0');
    expect(the(m, 'juniper')).toMatchObject({ at: 3, exhausted: ['C09'] });
    answers(m, 'a', 'move', '8'); // what is near is walked without a question
    expect(the(m, 'juniper')).toMatchObject({ at: 8, ready: 5 });
    const far = scene({ rangers: ['juniper'], juniper: { at: 1, artifacts: ['C09'] } });
    answers(far, 'a', 'move', '9'); // only both together go that far
    expect(the(far, 'juniper')).toMatchObject({ at: 9, exhausted: ['C09'], ready: 6 });
    expect(the(far, 'juniper').used).toContain('juniper:juniper.0:0');
  });

  test('DLS.MOVE.3 DLS.MOVE.4 DLS.DEF.3 a vehicle goes two locations, over open borders only', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 34, defenders: ['D01'] } });
    m.answer('a', 'move');
    expect(options(m)).toEqual(['29', '24', '30']); // not 35, next door behind a solid border
    m.answer('a', '30'); // with the only card that goes so far
    expect(the(m, 'hat')).toMatchObject({ at: 30, defenders: [], ready: 6 });
    expect(m.state().discards.defender).toEqual(['D01']);
  });

  test('DLS.MOVE.5 DLS.MOVE.6 DLS.DEF.4 a glider goes four locations over any border', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 19, defenders: ['D05'] } });
    m.answer('a', 'move');
    expect(options(m)).toContain('26'); // next door, but behind a solid border
    expect(options(m)).toContain('1');
    m.answer('a', '26');
    expect(the(m, 'hat')).toMatchObject({ at: 26, defenders: [] });
  });

  test('DLS.MOVE.7 one movement card at most', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 19, defenders: ['D01', 'D02', 'D05'] } });
    answers(m, 'a', 'move', '9');
    expect(m.asked()).toMatchObject({ kind: 'choose', options: ['hat:D01:0', 'hat:D05:0'] }); // D02 reads like D01
    m.answer('a', 'hat:D01:0');
    expect(the(m, 'hat').defenders).toEqual(['D02', 'D05']);
  });

  test('DLS.MOVE.8 DLS.MOVE.9 DLS.RAIDER.11 DLS.LEADER.2 nobody stops a Ranger from entering, leaving or passing', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 2, defenders: ['D01'] },
      map: { 2: { roadRider: 3 }, 3: { techie: 3, monstrosity: 2 }, 4: { earther: 3 } },
      leaders: { bama: { at: 3 } },
    });
    answers(m, 'a', 'move', '4');
    expect(the(m, 'hat')).toMatchObject({ at: 4, wounded: 0 });
  });

  test('Jake may ride on grenade cards', () => {
    const m = scene({ rangers: ['jake'], jake: { defenders: ['D08'] } });
    answers(m, 'a', 'move', '9');
    expect(the(m, 'jake')).toMatchObject({ at: 9, defenders: [] });
  });
});

describe('sabotage', () => {
  const spec = (defenders: string[], health = 9) =>
    scene({ rangers: ['hat'], hat: { at: 1, defenders }, leaders: { krank: { health } } });

  test('DLS.SABOT.1 DLS.SABOT.2 DLS.SABOT.3 DLS.DEF.6 two pistols of any colour, whoever they name, lower the health by 1', () => {
    const m = spec(['D31', 'D71', 'D51']); // green, blue and yellow against red Krank
    m.answer('a', 'hat:icon.pistols:0');
    expect(m.asked()).toMatchObject({ kind: 'pick', min: 2, max: 2 });
    m.answer('a', ['D31', 'D71']);
    expect(leader(m, 'krank').health).toBe(8);
    expect(the(m, 'hat')).toMatchObject({ ready: 6, defenders: ['D51'] });
    expect(said(m, 'ls.leader.weakened')).toHaveLength(1);
    expect(options(m)).toEqual(['move', 'end']);
  });

  test('DLS.SABOT.4 DLS.LEADER.6 it weakens a Leader ahead of the attack, and may take the last health', () => {
    const m = spec(['D31', 'D71'], 2);
    m.answer('a', 'hat:icon.pistols:0');
    expect(leader(m, 'krank')).toMatchObject({ health: 1, slain: false });
    const last = spec(['D31', 'D71'], 1);
    last.answer('a', 'hat:icon.pistols:0');
    expect(leader(last, 'krank')).toMatchObject({ health: 0, slain: true, at: null });
    expect(the(last, 'hat')).toMatchObject({ slain: ['krank'], defenders: [] }); // no battle, so no cards for it
    expect(rulesFor(last, 'ls.leader.slain')).toEqual(['DLS.SABOT.4']);
    expect(options(scene({ rangers: ['hat'], hat: { at: 2, defenders: ['D31', 'D71'] } }))).toEqual([
      'move',
      'retreat',
      'end',
    ]);
  });
});

describe('free actions', () => {
  test('DLS.FREE.1 they cost no token and may be taken as often as wished', () => {
    const m = scene({
      frank: { defenders: ['D15', 'D35', 'D55', 'D75', 'D16', 'D36'] },
      decks: { special: ['S01', 'S02', 'S03'] },
    });
    for (const pair of [
      ['D15', 'D35'],
      ['D55', 'D75'],
    ])
      answers(m, 'a', 'frank:icon.badge:0', pair);
    m.answer('a', 'frank:icon.badge:0');
    expect(the(m, 'frank')).toMatchObject({ ready: 7, specials: ['S01', 'S02', 'S03'], defenders: [] });
  });

  test('DLS.FREE.2 DLS.MISSION.5 DLS.MISSION.6 in Last Stand, without a Mission, any that lies there', () => {
    const m = scene({ missions: ['MS01', 'MS03'] });
    expect(options(m)).toEqual(expect.arrayContaining(['take:MS01', 'take:MS03']));
    m.answer('a', 'take:MS03');
    expect(the(m, 'frank')).toMatchObject({ mission: { id: 'MS03' }, ready: 7 });
    expect(m.state().missions).toEqual(['MS01']);
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'end']);
    expect(options(scene({ missions: ['MS01'], frank: { at: 14 } }))).toEqual([
      'move',
      'frank:frank.0:0',
      'retreat',
      'end',
    ]);
  });

  test('DLS.FREE.3 DLS.DEF.8 DLS.RAD.6 a rad suit of any colour passes a location test, whatever the icons', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 20, defenders: ['D58', 'D01'] }, phase: 'radiation' });
    expect(m.asked()).toMatchObject({ rule: 'DLS.RAD.6', options: ['pass', 'hat:D58:0'] });
    m.answer('a', 'hat:D58:0');
    expect(said(m, 'ls.test.failed')).toEqual([]);
    expect(the(m, 'hat').mutations).toEqual([]);
    expect(the(m, 'hat').defenders).not.toContain('D58');
  });

  test('DLS.FREE.4 DLS.DEF.10 DLS.RAD.10 DLS.RAD.11 a rad suit rerolls a failed Adventure test, again and again, but does not pass it', () => {
    const m = scene({
      adventure: { top: 'A23', deck: ['A01'], discard: [] },
      frank: { at: 26, defenders: ['D58', 'D59'] },
      decks: { mutation: ['M02'] },
    });
    answers(m, 'a', 'adventure', [1, 2]);
    expect(options(m)).toEqual(['pass', 'frank:D58:2', 'frank:D59:2']);
    m.answer('a', 'frank:D58:2');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2 });
    answers(m, 'a', [3, 4], 'frank:D59:2', [1, 1]);
    expect(the(m, 'frank')).toMatchObject({ mutations: ['M02'], defenders: [] });
    const passed = scene({
      adventure: { top: 'A23', deck: ['A01'], discard: [] },
      frank: { at: 26, defenders: ['D58'] },
    });
    answers(passed, 'a', 'adventure', [1, 5]);
    expect(passed.asked().prompt).not.toBe('ls.rolled.now');
  });

  test('DLS.FREE.5 DLS.DEF.7 two badges buy a Special card, on the own turn only', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      frank: { defenders: ['D15', 'D35'] },
      hat: { defenders: ['D55', 'D75'] },
    });
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'frank:icon.badge:0', 'end']);
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'frank:icon.badge:0', 'end']);
    expect(playable(m, 'b')).toEqual([]);
    m.answer('a', 'frank:icon.badge:0');
    expect(the(m, 'frank')).toMatchObject({ specials: ['S01'], defenders: [], ready: 7 });
  });

  test('DLS.FREE.6 DLS.ART.5 Artifacts change hands on one location if the other agrees', () => {
    const spec = {
      rangers: ['frank', 'hat'] as const,
      frank: { artifacts: ['C01', 'C02'] },
      hat: { artifacts: ['U01'] },
    };
    const m = scene(spec);
    answers(m, 'a', 'trade:hat', ['C01'], ['U01']);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'DLS.FREE.6', options: ['yes', 'no'] });
    m.answer('b', 'yes');
    expect(the(m, 'frank')).toMatchObject({ artifacts: ['C02', 'U01'], ready: 7 });
    expect(the(m, 'hat').artifacts).toEqual(['C01']);
    const refused = scene(spec);
    answers(refused, 'a', 'trade:hat', ['C01'], []);
    refused.answer('b', 'no');
    expect(the(refused, 'hat').artifacts).toEqual(['U01']);
    expect(options(scene({ ...spec, hat: { at: 14, artifacts: ['U01'] } }))).toEqual([
      'move',
      'frank:frank.0:0',
      'end',
    ]);
  });

  test('DLS.FREE.7 nothing but Artifacts is traded', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      frank: { defenders: ['D01'], specials: ['S04'], karma: 2, artifacts: ['C01'] },
    });
    m.answer('a', 'trade:hat');
    expect(options(m)).toEqual(['C01']);
    const none = scene({ rangers: ['frank', 'hat'], frank: { defenders: ['D01'], specials: ['S04'], karma: 2 } });
    expect(options(none)).toEqual(['move', 'frank:frank.0:0', 'end']);
    const pale = scene({ rangers: ['frank', 'hat'], frank: { artifacts: ['C01'], mutations: ['M14'] } });
    expect(options(pale)).toEqual(['move', 'frank:frank.0:0', 'end']);
  });

  test('DLS.FREE.8 DLS.ADV.7 DLS.KARMA.4 an Adventure bonus costs Karma and no action, passed or failed', () => {
    for (const dice of [
      [5, 1, 1],
      [1, 1, 1],
    ]) {
      const m = scene({ adventure: { top: 'A14', deck: ['A01'], discard: [] }, frank: { at: 17, karma: 1 } });
      answers(m, 'a', 'adventure', dice);
      expect(m.asked()).toMatchObject({ rule: 'DLS.ADV.7', options: ['yes', 'no'] });
      m.answer('a', 'yes');
      expect(leader(m, 'bama').health).toBe(6);
      expect(the(m, 'frank')).toMatchObject({ karma: 0, spent: 1 });
    }
    const poor = scene({ adventure: { top: 'A14', deck: ['A01'], discard: [] }, frank: { at: 17 } });
    answers(poor, 'a', 'adventure', [5, 1, 1]);
    expect(poor.asked().rule).toBe('DLS.TURN.7');
  });
});
