import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import {
  answers,
  here,
  leader,
  options,
  raidersAt,
  rulesFor,
  said,
  scene,
  type SceneSpec,
  the,
  playable,
} from '../testing.ts';
import { LEADERS } from '../wording/words.ts';

const drawn = (cards: string[], spec: SceneSpec = {}) => scene({ phase: 'raiders', decks: { raider: cards }, ...spec });
const slain = { at: null, slain: true, health: 0 };

describe('moving Leaders', () => {
  test('DLS.LEADMV.1 DLS.LEADMV.6 DLS.X.2 Puke flies to Red River with a Monstrosity, four on the map then', () => {
    const m = drawn(['R36'], {
      map: { 4: { monstrosity: 1 }, 5: { monstrosity: 1 }, 32: { monstrosity: 1, earther: 3 } },
      leaders: { puke: { at: 2 } },
    });
    expect(leader(m, 'puke').at).toBe(32);
    expect(rulesFor(m, 'ls.leader.moved')).toEqual(['DLS.LEADMV.1']);
    expect(here(m, 32).monstrosity).toBe(2);
    expect(m.state().supply.monstrosity).toBe(4);
    expect(said(m, 'ls.overrun')).toEqual([]);
  });

  test('DLS.LEADMV.2 DLS.LEADMV.3 a land Leader moves only if the location is next on the path', () => {
    const next = drawn(['R32']);
    expect(leader(next, 'krank').at).toBe(7); // 1 to 7
    expect(rulesFor(next, 'ls.leader.moved')).toEqual(['DLS.LEADMV.2']);
    const m = drawn(['R18'], { leaders: { krank: { at: 9 } } }); // shows 8
    expect(leader(m, 'krank').at).toBe(9);
    expect(said(m, 'ls.leader.stays')).toEqual([{ leader: 'krank' }]);
  });

  test('DLS.LEADMV.4 DLS.LEADMV.5 figures beside the Leader come with the move, overruns included, and not without it', () => {
    const moved = drawn(['R40'], { map: { 7: { techie: 3 } } }); // Krank to 7, 1 Techie
    expect(said(moved, 'ls.overrun')).toEqual([{ tribe: 'techie', at: 7 }]);
    const stayed = drawn(['R40'], { leaders: { krank: { at: 9 } } });
    expect(raidersAt(stayed, 7)).toEqual([0, 0, 0]);
  });

  test('DLS.LEADMV.7 DLS.SCC.20 a Leader off the map enters as the scenario says', () => {
    const m = drawn(['R40'], {
      scenario: 3,
      stage: '1A',
      leaders: Object.fromEntries(LEADERS.map((id) => [id, { at: null }])),
    });
    expect(leader(m, 'krank').at).toBe(1);
    expect(raidersAt(m, 7)).toEqual([0, 0, 0]); // figures beside him are not added on entry
  });

  test('DLS.LEADMV.8 an "advance any Leader" card moves one land Leader as the players choose', () => {
    const m = drawn(['R55'], { rangers: ['frank', 'hat'] });
    expect(m.asked()).toMatchObject({
      seats: ['a', 'b'],
      mode: 'any',
      rule: 'DLS.LEADMV.8',
      options: ['krank', 'bama', 'bramble'],
    });
    m.answer('b', 'bama');
    expect(leader(m, 'bama').at).toBe(16);
    const none = drawn(['R55'], { leaders: { krank: slain, bama: slain, bramble: slain } });
    expect(none.outcome).toBeNull(); // DLS.LEADMV.11 does not hold on this card below 8
    expect(leader(none, 'puke').at).toBe(35);
  });

  test('DLS.LEADMV.9 DLS.LEADMV.16 with all 8 Monstrosities out Puke storms on such a card, if he is on the map', () => {
    const map = { 4: { monstrosity: 8 } };
    expect(drawn(['R55'], { map }).outcome).toMatchObject({ rule: 'DLS.WIN.4', params: { leader: 'puke' } });
    expect(drawn(['R55'], { map: { 4: { monstrosity: 7 } } }).outcome).toBeNull();
    expect(drawn(['R55'], { map, leaders: { puke: slain } }).outcome).toBeNull();
    const away = drawn(['R55'], { map, scenario: 3, stage: '1A', leaders: { puke: { at: null } } });
    expect(away.outcome).toBeNull();
    const held = drawn(['R55'], { map, frank: { specials: ['S04'] } });
    expect(held.asked()).toMatchObject({ rule: 'DLS.LEADMV.18', options: ['pass', 'frank:S04:0'] });
    held.answer('a', 'frank:S04:0'); // Broken Axle: the move was his, and nobody else's
    expect(held.outcome).toBeNull();
    expect(said(held, 'ls.leader.moved')).toEqual([]);
  });

  test('DLS.LEADMV.10 DLS.PUKE.7 with all 8 out any card that moves Puke is the end', () => {
    expect(drawn(['R13'], { map: { 4: { monstrosity: 8 } } }).outcome).toMatchObject({ rule: 'DLS.WIN.4' });
    expect(leader(drawn(['R13'], { map: { 4: { monstrosity: 7 } } }), 'puke').at).toBe(20);
  });

  test('DLS.LEADMV.11 DLS.PUKE.8 DLS.TRIBE.9 DLS.STAGE.9 as the last Leader alive Puke flies into Last Stand', () => {
    const m = drawn(['R13', 'R23'], { stage: '4A', leaders: { krank: slain, bama: slain, bramble: slain } });
    expect(m.outcome).toMatchObject({ rule: 'DLS.WIN.4', params: { leader: 'puke' }, won: [] });
  });

  test('DLS.LEADMV.12 DLS.WIN.4 a Leader who enters Last Stand loses the game at once', () => {
    const m = drawn(['R38'], { leaders: { krank: { at: 14 } } });
    expect(m.outcome).toMatchObject({ rule: 'DLS.WIN.4', params: { leader: 'krank' } });
    expect(said(m, 'ls.event')).toEqual([]);
  });

  test('DLS.LEADMV.13 DLS.BLOCK.3 DLS.BLOCK.4 DLS.BLOCK.7 a Blockade holds a land Leader up once and returns to the supply', () => {
    const m = drawn(['R38'], { leaders: { krank: { at: 14 } }, blockades: [14, 21] });
    expect(m.outcome).toBeNull();
    expect(leader(m, 'krank').at).toBe(14);
    expect(m.state().blockades).toEqual([21]);
    expect(drawn(['R38'], { leaders: { krank: { at: 14 } }, blockades: [21] }).outcome).not.toBeNull();
  });

  test('DLS.LEADMV.17 Leaders share a location with each other, Rangers and enemies', () => {
    const m = drawn(['R13'], {
      frank: { at: 20 },
      leaders: { bama: { at: 20 } },
      map: { 20: { techie: 3, monstrosity: 1 } },
    });
    expect(leader(m, 'puke').at).toBe(20);
    expect(leader(m, 'bama').at).toBe(20);
  });

  test('DLS.LEADMV.18 DLS.SPEC.6 a Special card comes between the card and the move; then the path is looked at anew', () => {
    const m = drawn(['R22'], { rangers: ['frank', 'hat'], hat: { specials: ['S02'] }, leaders: { krank: { at: 8 } } });
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'DLS.LEADMV.18', options: ['pass', 'hat:S02:0'] });
    m.answer('b', 'hat:S02:0'); // the others stand where they started
    expect(leader(m, 'krank').at).toBe(7);
    expect(said(m, 'ls.leader.stays')).toHaveLength(1);
    expect(the(m, 'hat').specials).toEqual([]);
  });

  test('a cancelled move does not happen, and those who pass are not asked again', () => {
    const m = drawn(['R32'], { rangers: ['frank', 'hat'], frank: { artifacts: ['U14'] }, hat: { specials: ['S04'] } });
    expect(m.asked().seats).toEqual(['a', 'b']);
    m.answer('a', 'pass');
    expect(m.asked().seats).toEqual(['b']);
    m.answer('b', 'hat:S04:0');
    expect(leader(m, 'krank').at).toBe(1);
    expect(the(m, 'frank').artifacts).toEqual(['U14']);
    expect(said(m, 'ls.leader.held')).toEqual([{ leader: 'krank' }]);
  });

  test('DLS.LEADMV.4 DLS.LEADMV.18 nobody comes along on a move that is cancelled', () => {
    const spec = { frank: { specials: ['S04'] }, leaders: { krank: { at: 7 } } };
    const moved = drawn(['R18', 'R13'], spec).answer('a', 'pass');
    expect([leader(moved, 'krank').at, here(moved, 8).techie]).toEqual([8, 1]);
    const held = drawn(['R18', 'R13'], spec).answer('a', 'frank:S04:0');
    expect([leader(held, 'krank').at, here(held, 7).techie, here(held, 8).techie]).toEqual([7, 0, 0]);
  });

  test('DLS.LEADMV.19 DLS.SPEC.7 Flank Attack drives a Leader back: no move, no figures, no storm', () => {
    const m = scene({
      frank: { specials: ['S02'] },
      map: { 4: { monstrosity: 8 } },
      leaders: { puke: { at: 20 }, bama: { at: 18 } },
    });
    expect(playable(m, 'a')).toEqual(['frank:S02:0']);
    answers(m, 'a', 'frank:S02:0');
    expect(options(m)).toEqual(['bama', 'puke']); // those on their start location cannot go farther back
    m.answer('a', 'puke');
    expect(m.outcome).toBeNull();
    expect(leader(m, 'puke').at).toBe(35);
  });
});

describe('Blockades', () => {
  test('DLS.BLOCK.1 DLS.BLOCK.2 the builder chooses an open border of Last Stand, one token each, three in all', () => {
    const spec = {
      adventure: { top: 'A22', deck: ['A01'], discard: [] },
      rangers: ['hat'] as const,
      hat: { at: 25, karma: 2 },
    };
    const m = scene({ ...spec, blockades: [14] });
    answers(m, 'a', 'adventure', [5, 1], 'yes');
    expect(options(m)).toEqual(['18', '21', '25']);
    m.answer('a', '21');
    expect(m.state().blockades).toEqual([14, 21]);
    const spent = scene({ ...spec, blockades: [14, 18, 21] });
    answers(spent, 'a', 'adventure', [5, 1]);
    expect(spent.asked().rule).toBe('DLS.TURN.7'); // nothing to build with, so the bonus is not offered
    const mission = scene({ frank: { at: 25, defenders: ['D08'], mission: { id: 'MS16', done: {} } } });
    answers(mission, 'a', 'mission:0:action', 'mission:0:action', 'mission:0:grenade', '18');
    expect(mission.state().blockades).toEqual([18]);
  });

  test('DLS.BLOCK.5 flying movement is never stopped', () => {
    const m = drawn(['R13'], { map: { 4: { monstrosity: 8 } }, blockades: [14, 18, 21] });
    expect(m.outcome).toMatchObject({ params: { leader: 'puke' } });
  });

  test('DLS.BLOCK.6 a land Leader given flight ignores Blockades', () => {
    const m = drawn(['R38'], {
      leaders: { krank: { at: 14 } },
      blockades: [14],
      tech: { deck: [], down: [], up: ['K06'] },
    });
    expect(m.outcome).toMatchObject({ params: { leader: 'krank' } });
    const hidden = drawn(['R38'], {
      leaders: { krank: { at: 14 } },
      blockades: [14],
      tech: { deck: [], down: ['K06'], up: [] },
    });
    expect(hidden.outcome).toBeNull();
  });
});

describe('winning and losing', () => {
  const three = { krank: slain, bramble: slain, puke: slain };

  test('DLS.WIN.2 DLS.WIN.10 DLS.SCB.20 DLS.SCA.32 the blow that slays the fourth Leader wins before anything else', () => {
    for (const scenario of [1, 2] as const) {
      const m = scene({
        scenario,
        rangers: ['hat', 'frank'],
        hat: { at: 22, defenders: ['D21', 'D22'] },
        leaders: { ...three, bama: { at: 22, health: 1 } },
      });
      answers(m, 'a', 'leader:bama', ['D21', 'D22'], [5, 1, 1, 1]);
      expect(m.outcome).toMatchObject({ won: ['a', 'b'], lost: [], rule: 'DLS.WIN.2' });
      expect(said(m, 'ls.gained')).toEqual([]);
    }
  });

  test('DLS.WIN.3 DLS.SCC.37 DLS.SCC.38 the plane takes off once all is done and everybody is home', () => {
    const group = { id: 'GM2', flipped: false, progress: 3, special: 1, relic: 0 };
    const spec = {
      scenario: 3 as const,
      stage: '2A' as const,
      group,
      relic: 'T01',
      rangers: ['hat', 'frank'] as const,
    };
    const m = scene({ ...spec, hat: { tokens: ['T01'] } });
    expect(options(m)).toEqual(['move', 'deliver:T01', 'end']);
    m.answer('a', 'deliver:T01');
    expect(m.state().group).toMatchObject({ relic: 1 });
    m.answer('a', 'hat:GM2.front.1:0');
    expect(m.outcome).toMatchObject({ won: ['a', 'b'], rule: 'DLS.WIN.3' });
    const away = scene({ ...spec, group: { ...group, relic: 1 }, frank: { at: 14 } });
    expect(options(away)).toEqual(['move', 'end']);
    const beset = scene({ ...spec, group: { ...group, relic: 1 }, map: { 19: { techie: 1 } } });
    expect(options(beset)).toEqual(['move', 'raiders', 'end']);
  });

  test('DLS.WIN.9 DLS.MUT.4 turning with all 8 Monstrosities out loses, unless Puke is dead', () => {
    const spec = {
      rangers: ['hat'] as const,
      hat: { at: 9, mutations: ['M27', 'M01'] },
      phase: 'radiation' as const,
      map: { 4: { monstrosity: 8 } },
      decks: { mutation: ['M02'], raider: ['R18'] },
    };
    const m = scene(spec);
    m.answer('a', [1, 1, 1, 1]);
    expect(m.outcome).toMatchObject({ rule: 'DLS.WIN.9' });
    const dead = scene({ ...spec, leaders: { puke: slain, krank: { at: 14 } } });
    dead.answer('a', [1, 1, 1, 1]);
    expect(dead.outcome).toBeNull();
    expect(here(dead, 9).monstrosity).toBe(0);
  });
});
