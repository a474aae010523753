import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { content } from '../cards/content.ts';
import { openNeighbours } from '../map.ts';
import { answers, here, leader, options, raidersAt, said, scene, type SceneSpec, the } from '../testing.ts';
import { LEADERS } from '../wording/words.ts';

const drawn = (cards: string[], spec: SceneSpec = {}) => scene({ phase: 'raiders', decks: { raider: cards }, ...spec });
const slain = { at: null, slain: true, health: 0 };
const nobody = Object.fromEntries(LEADERS.map((id) => [id, { at: null }]));

describe('stages', () => {
  test('DLS.STAGE.2 DLS.STAGE.10 a stage gives way when its condition is met, and again at once if the next is over too', () => {
    const m = scene({
      rangers: ['hat'],
      stage: '1B',
      hat: { at: 1, defenders: ['D03'] },
      leaders: { krank: { health: 1 }, bama: slain },
    });
    answers(m, 'a', 'leader:krank', ['D03'], [6]); // two Leaders slain by now
    expect(said(m, 'ls.stage')).toMatchObject([{ stage: '2B' }, { stage: '3B' }]);
    const one = scene({
      rangers: ['hat'],
      stage: '2B',
      hat: { at: 1, defenders: ['D03'] },
      leaders: { krank: { health: 1 } },
    });
    answers(one, 'a', 'leader:krank', ['D03'], [6]);
    expect(one.state().stage).toBe('2B');
    expect(content.stages.stages.at(-1)).toMatchObject({ face: '4A', advanceWhen: {} });
  });

  test('DLS.STAGE.3 DLS.STAGE.4 DLS.SCC.25 on stage 1A Leaders wait on their start locations until all four are here', () => {
    const spec: SceneSpec = { scenario: 3, stage: '1A', leaders: { bama: { at: null } } };
    expect(leader(drawn(['R40'], spec), 'krank').at).toBe(1);
    expect(leader(drawn(['R13'], spec), 'puke').at).toBe(35);
    expect(leader(drawn(['R09'], spec), 'krank').at).toBe(1); // War Drums
    expect(leader(drawn(['R40'], { ...spec, stage: '2A', leaders: {} }), 'krank').at).toBe(7);
  });
});

describe('scenario 1: the Lightning', () => {
  const group = { id: 'GM1', flipped: true, progress: 4, special: 1, relic: 0 };
  const fire = (map: SceneSpec['map'], spec: SceneSpec = {}) =>
    scene({
      scenario: 1,
      group,
      rangers: ['hat', 'frank'],
      hat: { at: 2, karma: 2 },
      map: map ?? {},
      leaders: { krank: { at: 14 } },
      ...spec,
    });
  const LIGHTNING = 'hat:GM1.back.0:0';

  test('DLS.SCA.31 the weapon needs a part and two steps: each success of Ancient Tech is one, each part another', () => {
    const bare = scene({
      scenario: 1,
      group: { ...group, flipped: false, progress: 0, special: 0 },
      rangers: ['jake'],
      jake: { at: 19 },
    });
    answers(bare, 'a', 'jake:GM1.front.0:0', [6, 6, 6, 6]);
    expect(bare.state().group).toMatchObject({ progress: 4, special: 0, flipped: false }); // no part, no weapon
  });

  test('DLS.SCA.31 finished, it burns the Depots of two locations, and everyone is better off', () => {
    const m = scene({
      scenario: 1,
      group: { ...group, flipped: false, progress: 0, special: 0 },
      rangers: ['jake', 'hat'],
      jake: { tokens: ['T01'] },
      hat: { at: 4 },
      map: { 9: { depots: 2 }, 14: { depots: 1 }, 21: { depots: 1 } },
    });
    answers(m, 'a', 'jake:GM1.front.0:0', [5, 1, 1, 1]);
    expect(m.state().group).toMatchObject({ progress: 1, flipped: false });
    answers(m, 'a', 'deliver:T01', '9', '21');
    expect(m.state().group).toMatchObject({ special: 1, progress: 2, flipped: true });
    expect([9, 14, 21].map((at) => here(m, at).depots)).toEqual([0, 1, 0]);
    expect(the(m, 'jake')).toMatchObject({ tokens: [], ready: 6, karma: 2 });
    expect(the(m, 'hat')).toMatchObject({ karma: 2 });
    expect([the(m, 'jake').defenders.length, the(m, 'hat').defenders.length]).toEqual([2, 2]);
  });

  test('the Lightning is charged in Last Stand with an action', () => {
    const m = scene({ scenario: 1, group, rangers: ['hat'], hat: { defenders: ['D01'] } });
    m.answer('a', 'hat:GM1.back.1:0');
    expect(the(m, 'hat')).toMatchObject({ karma: 1, ready: 6, defenders: ['D01'] });
    const away = scene({ scenario: 1, group, rangers: ['hat'], hat: { at: 4, defenders: ['D01'] } });
    expect(options(away)).toEqual(['move', 'retreat', 'end']);
  });

  test('DLS.SCA.24 an action and a Karma strike one kind of target on a neighbouring location, over any border', () => {
    const m = fire({ 1: { techie: 1 }, 7: { depots: 1 }, 2: { earther: 1 } });
    m.answer('a', LIGHTNING);
    expect(options(m)).toEqual(['1', '7']); // 7 lies behind a solid border; the own location is none
    m.answer('a', '1');
    expect(the(m, 'hat')).toMatchObject({ karma: 1, ready: 6 });
    expect(options(fire({ 1: { techie: 1 } }, { hat: { at: 2 } }))).toEqual(['move', 'retreat', 'end']);
    expect(options(fire({}))).toEqual(['move', 'retreat', 'end']); // nothing to strike
  });

  test('DLS.SCA.25 DLS.SCA.28 DLS.SCA.29 all Raiders or all Depots of a location go, without reward', () => {
    const m = fire({ 1: { techie: 1, earther: 2, depots: 2 } });
    answers(m, 'a', LIGHTNING);
    expect(options(m)).toEqual(['0', '3']);
    m.answer('a', '0');
    expect(raidersAt(m, 1)).toEqual([0, 0, 0]);
    answers(m, 'a', LIGHTNING);
    expect(here(m, 1).depots).toBe(0);
    expect(the(m, 'hat')).toMatchObject({ defenders: [], specials: [], karma: 0 });
  });

  test('DLS.SCA.26 a Monstrosity falls on any 4 or more of 3 dice', () => {
    for (const [dice, left] of [
      [[3, 3, 4], 0],
      [[3, 3, 3], 1],
    ] as const) {
      const m = fire({ 1: { monstrosity: 1 } });
      answers(m, 'a', LIGHTNING, [...dice]);
      expect(here(m, 1).monstrosity).toBe(left);
      expect(the(m, 'hat').defenders).toEqual([]);
    }
  });

  test('DLS.SCA.24 DLS.SCA.26 of several Monstrosities the firer names one, scouted or not', () => {
    const at = (cards: string[], monstrosity: number) => {
      const m = fire({ 1: { monstrosity, cards } });
      return answers(m, 'a', LIGHTNING, [6, 1, 1]);
    };
    const two = at(['MO4', 'MO2'], 3);
    expect(two.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.ACT.8', options: ['MO4', 'MO2', 'unseen'] });
    two.answer('a', 'MO4');
    expect(here(two, 1)).toMatchObject({ monstrosity: 2, cards: ['MO2'] });
    expect(two.state().discards.monstrosity).toEqual(['MO4']);
    const unseen = at(['MO4'], 2);
    unseen.answer('a', 'unseen');
    expect(here(unseen, 1)).toMatchObject({ monstrosity: 1, cards: ['MO4'] });
    expect(here(at(['MO4'], 1), 1)).toMatchObject({ monstrosity: 0, cards: [] });
  });

  test('DLS.SCA.27 DLS.SCA.30 DLS.SLAYER.4 each 5 or 6 costs a Leader 1 health; at 0 the firer is the slayer, without cards', () => {
    const hurt = fire({}, { leaders: { krank: { at: 1, health: 5 } } });
    answers(hurt, 'a', LIGHTNING, [5, 6, 4]);
    expect(leader(hurt, 'krank').health).toBe(3);
    const dead = fire(
      {},
      { leaders: { krank: { at: 1, health: 2 } }, tech: { deck: [], down: ['K01', 'K10'], up: [] } },
    );
    answers(dead, 'a', LIGHTNING, [5, 6, 6]);
    expect(leader(dead, 'krank').slain).toBe(true);
    expect(the(dead, 'hat')).toMatchObject({ slain: ['krank'], defenders: [], wounded: 0 });
  });

  test('of two Leaders on one location the dice are rolled at one', () => {
    const m = fire({}, { leaders: { krank: { at: 1, health: 2 }, puke: { at: 1 } } });
    answers(m, 'a', LIGHTNING);
    expect(m.asked()).toMatchObject({ prompt: 'ls.which', options: ['krank', 'puke'] });
    answers(m, 'a', 'krank', [6, 6, 6]);
    expect([leader(m, 'krank').slain, leader(m, 'puke').health]).toEqual([true, 8]);
  });
});

describe('scenario 3: the Leaders come', () => {
  const empty = (cards: string[], spec: SceneSpec = {}) =>
    drawn(cards, { scenario: 3, stage: '1A', leaders: nobody, ...spec });

  test('DLS.SCC.21 DLS.SCC.22 DLS.SCC.23 DLS.SCC.24 each enters on its start location with its people', () => {
    expect(raidersAt(empty(['R07']), 33)).toEqual([0, 0, 3]);
    expect(raidersAt(empty(['R02'], { map: { 17: { roadRider: 1 } } }), 17)).toEqual([0, 3, 0]);
    expect(raidersAt(empty(['R01']), 1)).toEqual([3, 0, 0]);
    const puke = empty(['R12']);
    expect(leader(puke, 'puke').at).toBe(35);
    expect(here(puke, 35).monstrosity).toBe(1);
    expect(here(puke, 11).monstrosity).toBe(0);
  });

  test('DLS.SCEN.5 DLS.OVER.1 with others on its start location a Leader who brings its people to 3 overruns it', () => {
    const m = empty(['R02'], { map: { 17: { techie: 1 } } });
    expect(raidersAt(m, 17)).toEqual([1, 2, 0]);
    expect(here(m, 17).depots).toBe(1);
    expect(said(m, 'ls.overrun')).toEqual([{ tribe: 'roadRider', at: 17 }]);
    expect(openNeighbours(17).map((at) => here(m, at).roadRider)).toEqual(openNeighbours(17).map(() => 1));
  });

  test('DLS.SCC.26 DLS.SCC.27 cards are kept aside, the Last Stand card too, and nothing is reshuffled', () => {
    const m = empty(['R57', 'R01', 'R13'], { discards: { raider: [] } });
    expect(m.state().aside).toEqual(['R57']);
    expect(m.state().decks.raider).toEqual(['R01', 'R13']);
    expect(said(m, 'ls.reshuffled')).toEqual([]);
    expect(raidersAt(m, 19)).toEqual([0, 0, 1]);
  });

  test('DLS.SCC.28 after the fourteenth card those still missing come, and stage 2A begins', () => {
    const spec: SceneSpec = { leaders: { krank: { at: null }, puke: { at: null } } };
    const thirteenth = empty(['R39'], { ...spec, raidersDrawn: 12 });
    expect(thirteenth.state().stage).toBe('1A');
    const m = empty(['R39'], { ...spec, raidersDrawn: 13 });
    expect([leader(m, 'krank').at, leader(m, 'puke').at, m.state().stage]).toEqual([1, 35, '2A']);
    expect(here(m, 35).monstrosity).toBe(1);
    expect(here(m, 1).techie).toBe(3);
  });

  test('DLS.SCC.29 with all four on the map all drawn cards are shuffled back, the one that brought the fourth too', () => {
    const m = empty(['R01', 'R02'], { leaders: { krank: { at: null } }, aside: ['R10', 'R11'] });
    expect(m.state()).toMatchObject({ stage: '2A', aside: [], discards: { raider: [] } });
    expect([...m.state().decks.raider].sort()).toEqual(['R01', 'R02', 'R10', 'R11']);
    const late = empty(['R39', 'R02'], { leaders: { krank: { at: null } }, raidersDrawn: 13, aside: ['R10', 'R11'] });
    expect(late.state()).toMatchObject({ stage: '2A', aside: [], discards: { raider: [] } });
    expect([...late.state().decks.raider].sort()).toEqual(['R02', 'R10', 'R11', 'R39']);
  });

  test('DLS.SCC.39 an "advance any Leader" card brings in a missing land Leader of choice, and moves nobody', () => {
    const m = empty(['R55'], { leaders: { krank: { at: null }, bama: { at: null } } });
    expect(m.asked()).toMatchObject({ rule: 'DLS.SCC.39', options: ['krank', 'bama'] });
    m.answer('a', 'bama');
    expect(leader(m, 'bama').at).toBe(17);
    const puke = empty(['R55'], { leaders: { puke: { at: null } } });
    expect(LEADERS.map((id) => leader(puke, id).at)).toEqual([1, 17, 33, null]);
  });
});

describe('scenario 3: tokens and the plane', () => {
  const spy = (token: string, dice: number[], spec: SceneSpec = {}) => {
    const m = scene({
      scenario: 3,
      stage: '2A',
      rangers: ['jake'],
      jake: { at: 17 },
      leaders: { bama: { token } },
      relic: 'T01',
      ...spec,
    });
    answers(m, 'a', 'spy:bama', dice);
    return m;
  };
  const sees = (...of: Parameters<typeof spy>) => spy(...of).answer('a', 'yes');

  test('DLS.SCC.30 DLS.SCC.32 once a turn, an action beside a Leader; every die of 4 or less wounds', () => {
    const m = spy('T05', [4, 3, 1]);
    expect(the(m, 'jake')).toMatchObject({ wounded: 3, spent: 1 });
    expect(leader(m, 'bama').token).toBe('T05');
    expect(options(m)).toEqual(['move', 'end']);
    const worked = sees('T05', [5, 3, 1]);
    expect(the(worked, 'jake').wounded).toBe(2);
    expect(
      options(scene({ scenario: 3, rangers: ['jake'], jake: { at: 16 }, leaders: { bama: { token: 'T05' } } })),
    ).not.toContain('spy:bama');
  });

  test('DLS.SCC.31 with a 5 or 6 the player may turn the token up, or leave it', () => {
    const m = spy('T07', [6, 5, 1]);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.SCC.31', options: ['yes', 'no'] });
    m.answer('a', 'no');
    expect(leader(m, 'bama')).toMatchObject({ token: 'T07', shown: false });
    expect(the(m, 'jake')).toMatchObject({ artifacts: [], wounded: 1 });
    expect(spy('T07', [4, 4, 1]).asked().rule).toBe('DLS.TURN.7');
  });

  test('DLS.SCC.33 DLS.SCC.35 what is turned up: an Artifact is drawn, Nothing is discarded', () => {
    const common = sees('T07', [6, 5, 1]);
    expect(the(common, 'jake')).toMatchObject({ artifacts: ['C01'], wounded: 1 });
    expect(leader(common, 'bama').token).toBeNull();
    const shown = common.match.events.filter(({ key }) => key === 'ls.spy.shown');
    expect(shown).toMatchObject([{ rule: 'DLS.SCC.31', params: { ranger: 'jake', leader: 'bama', token: 'T07' } }]);
    const nothing = sees('T05', [5, 5, 5]);
    expect(nothing.state().scavenge.discard).toEqual(['T05']);
    expect(the(nothing, 'jake').artifacts).toEqual([]);
    expect([the(nothing, 'jake').wounded, said(nothing, 'ls.unhurt')]).toEqual([0, []]); // no wound is dealt at all
  });

  test('DLS.SCC.34 a Special token stays face up with the Leader until its slayer takes it', () => {
    const m = sees('T01', [6, 6, 6], {
      jake: { at: 17, defenders: ['D21', 'D22'] },
      leaders: { bama: { token: 'T01', health: 1 } },
    });
    expect(leader(m, 'bama')).toMatchObject({ token: 'T01', shown: true });
    expect(options(m)).toEqual(['move', 'leader:bama', 'end']);
    expect(the(m, 'jake').tokens).toEqual([]);
    answers(m, 'a', 'leader:bama', ['D21', 'D22'], [5, 1, 1, 1]);
    expect(the(m, 'jake').tokens).toEqual(['T01']);
  });

  test('DLS.SCC.36 an unrevealed token is the slayer’s too, whatever it is', () => {
    const spec = (token: string): SceneSpec => ({
      scenario: 3,
      stage: '2A',
      rangers: ['hat'],
      hat: { at: 17, defenders: ['D21', 'D22'] },
      leaders: { bama: { token, health: 1 } },
      scavenge: { pool: [], discard: [] },
    });
    const common = scene(spec('T07'));
    answers(common, 'a', 'leader:bama', ['D21', 'D22'], [5, 1, 1, 1]);
    expect(the(common, 'hat').artifacts).toEqual(['C01']);
    expect(common.state().scavenge.discard).toEqual(['T07']);
    const special = scene(spec('T01'));
    answers(special, 'a', 'leader:bama', ['D21', 'D22'], [5, 1, 1, 1]);
    expect(the(special, 'hat').tokens).toEqual(['T01']);
  });

  test('DLS.SCC.40 ordinary Special tokens are plane parts, the one of a Leader is the relic, and the airframe is raised by Ancient Tech', () => {
    const group = { id: 'GM2', flipped: false, progress: 0, special: 0, relic: 0 };
    const m = scene({
      scenario: 3,
      stage: '2A',
      group,
      relic: 'T01',
      rangers: ['jake'],
      jake: { at: 12, tokens: ['T01', 'T02'] },
    });
    expect(options(m)).toEqual(['move', 'adventure', 'jake:GM2.front.0:0', 'retreat', 'end']);
    answers(m, 'a', 'jake:GM2.front.0:0', [5, 5, 6, 1]);
    expect(m.state().group?.progress).toBe(3);
    const home = scene({
      scenario: 3,
      stage: '2A',
      group,
      relic: 'T01',
      rangers: ['jake'],
      jake: { at: 19, tokens: ['T01', 'T02'] },
    });
    answers(home, 'a', 'deliver:T02', 'deliver:T01');
    expect(home.state().group).toMatchObject({ special: 1, relic: 1 });
    const beset = scene({
      scenario: 3,
      stage: '2A',
      group,
      rangers: ['jake'],
      jake: { at: 12 },
      map: { 12: { techie: 1 } },
    });
    expect(options(beset)).toEqual(['move', 'adventure', 'raiders', 'retreat', 'end']);
  });
});
