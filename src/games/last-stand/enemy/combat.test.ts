import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { monstrosityCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { answers, here, leader, options, raidersAt, said, scene, type SceneSpec, the } from '../testing.ts';

describe('combat with Raiders', () => {
  test('DLS.CRAID.1 DLS.DICE.1 a die for every Raider here, colour by colour', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 4 }, map: { 4: { techie: 1, earther: 2 } } });
    m.answer('a', 'raiders');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 1, target: 3 });
    m.answer('a', [1]);
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2, target: 4 });
  });

  test('DLS.CRAID.2 DLS.CRAID.4 DLS.CRAID.5 each die at the number of its tribe removes one, back to the supply', () => {
    const run = (tribe: 'techie' | 'roadRider' | 'earther', die: number): number => {
      const m = scene({ rangers: ['jake'], jake: { at: 4 }, map: { 4: { [tribe]: 1 } } });
      answers(m, 'a', 'raiders', [die]);
      expect(m.state().supply[tribe]).toBe(30 - here(m, 4)[tribe]);
      return here(m, 4)[tribe];
    };
    expect([
      run('techie', 2),
      run('techie', 3),
      run('earther', 3),
      run('earther', 4),
      run('roadRider', 4),
      run('roadRider', 5),
    ]).toEqual([1, 0, 1, 0, 1, 0]);
  });

  test('DLS.CRAID.3 hits of one colour never count for another', () => {
    const m = scene({ rangers: ['jake'], jake: { at: 4 }, map: { 4: { techie: 1, earther: 1 } } });
    answers(m, 'a', 'raiders', [6], [3]);
    expect(raidersAt(m, 4)).toEqual([0, 0, 1]);
  });

  test('DLS.CRAID.7 no reward and no blow in return', () => {
    const m = scene({ rangers: ['jake'], jake: { at: 4 }, map: { 4: { techie: 2 } } });
    answers(m, 'a', 'raiders', [6, 1]);
    expect(the(m, 'jake')).toMatchObject({ wounded: 0, defenders: [], karma: 0, specials: [], artifacts: [] });
  });

  test('DLS.X.4 Frank at Red River Island with two Techies rolls 5 and 2', () => {
    const m = scene({ frank: { at: 32 }, map: { 32: { techie: 2 } } });
    answers(m, 'a', 'raiders', [5, 2]);
    expect(raidersAt(m, 32)).toEqual([1, 0, 0]);
    expect(options(m)).toEqual(['move', 'raiders', 'frank:frank.0:0', 'end']);
  });

  test('DLS.X.5 Frank at US Air Base with a Techie and two Earthers, last action', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      frank: { at: 12, ready: 1, spent: 6 },
      map: { 12: { techie: 1, earther: 2 } },
    });
    answers(m, 'a', 'raiders', [6], [1, 4]);
    expect(raidersAt(m, 12)).toEqual([0, 0, 1]);
    m.answer('a', 'end');
    expect(the(m, 'frank').wounded).toBe(1);
  });

  test('rerolls: one missed die, all of them, and the choice of the colour', () => {
    const m = scene({
      rangers: ['pepzi'],
      pepzi: { at: 4, artifacts: ['C03'] },
      map: { 4: { techie: 1, roadRider: 1 } },
    });
    answers(m, 'a', 'raiders', [1], [1], 'pepzi:pepzi.1:0');
    expect(m.asked()).toMatchObject({ prompt: 'ls.reroll.which', options: ['techie', 'roadRider'] });
    answers(m, 'a', 'techie', [6], 'pepzi:C03:0', [6]);
    expect(raidersAt(m, 4)).toEqual([0, 0, 0]);
    const frank = scene({ frank: { at: 4, karma: 1 }, map: { 4: { techie: 3 } } });
    answers(frank, 'a', 'raiders', [1, 1, 6], 'frank:frank.2:0', [3, 3]);
    expect(raidersAt(frank, 4)).toEqual([0, 0, 0]);
    expect(the(frank, 'frank').karma).toBe(0);
  });
});

describe('combat with Monstrosities', () => {
  const meet = (cards: string[], spec: SceneSpec = {}) =>
    scene({
      rangers: ['jake'],
      jake: { at: 4 },
      map: { 4: { monstrosity: 1 } },
      decks: { monstrosity: cards },
      ...spec,
    });

  test('DLS.MONS.1 DLS.MONS.13 a card that lies here is fought, one figure an action, chosen where there are several', () => {
    const m = meet(['MO8'], { map: { 4: { monstrosity: 2, cards: ['MO4', 'MO1'] } } });
    m.answer('a', 'monstrosity');
    expect(m.asked()).toMatchObject({ rule: 'DLS.MONS.13', options: ['MO4', 'MO1'] });
    answers(m, 'a', 'MO1', [5, 1, 1, 1]);
    expect(here(m, 4)).toMatchObject({ monstrosity: 1, cards: ['MO4'] });
    expect(m.state().decks.monstrosity).toEqual(['MO8']);
  });

  test('DLS.MONS.2 DLS.MONS.4 DLS.MONS.5 DLS.X.6 Jake attacks Slither and rolls 3, 3, 4, 6', () => {
    const m = meet(['MO1']);
    m.answer('a', 'monstrosity');
    expect(m.match.request).toMatchObject({ count: 4, target: 5 });
    m.answer('a', [3, 3, 4, 6]);
    expect(here(m, 4)).toMatchObject({ monstrosity: 0, cards: [] });
    expect(m.state().supply.monstrosity).toBe(8);
    expect(m.state().discards.monstrosity).toEqual(['MO1']);
    expect(the(m, 'jake')).toMatchObject({ defenders: ['D01', 'D02', 'D03'], karma: 1 });
  });

  test('DLS.MONS.6 DLS.MONS.7 beaten, card and figure stay, and the penalty is paid', () => {
    const m = meet(['MO3']);
    answers(m, 'a', 'monstrosity', [4]);
    expect(here(m, 4)).toMatchObject({ monstrosity: 1, cards: ['MO3'] });
    expect(the(m, 'jake').wounded).toBe(2);
  });

  test('DLS.MONS.8 DLS.MONS.9 DLS.MONS.10 by an attribute on 5 or more, or by a number of its own with so many successes', () => {
    const m = meet(['MO8']);
    m.answer('a', 'monstrosity');
    expect(m.match.request).toMatchObject({ count: 6, target: 5 });
    m.answer('a', [5, 1, 1, 1, 1, 1]);
    expect(here(m, 4).monstrosity).toBe(1);
    const bloom = meet(['MO2']);
    answers(bloom, 'a', 'monstrosity', [4, 4, 1, 1]);
    expect(here(bloom, 4).monstrosity).toBe(0);
    const numbers = content.monstrosities.map(({ fight }) => (fight.by === 'dice' ? fight.toHit : 5));
    expect(new Set(numbers).size).toBeGreaterThan(1);
  });

  test('DLS.MONS.11 DLS.MONS.12 scouting turns up the card that stays; it is not needed, and not possible for every figure twice', () => {
    const m = meet(['MO6', 'MO7']);
    expect(options(m)).toEqual(expect.arrayContaining(['scout', 'monstrosity']));
    m.answer('a', 'scout');
    expect(here(m, 4).cards).toEqual(['MO6']);
    expect(the(m, 'jake').ready).toBe(6);
    expect(options(m)).toEqual(['move', 'monstrosity', 'end']);
  });

  test('DLS.MONS.14 DLS.MUT.3 a Monstrosity that was a Ranger is fought with a card like the rest', () => {
    const m = scene({
      rangers: ['hat', 'jake'],
      hat: { at: 9, mutations: ['M27', 'M01'] },
      phase: 'radiation',
      decks: { mutation: ['M02'], raider: ['R18'], monstrosity: ['MO1'] },
      jake: { at: 9 },
    });
    answers(m, 'a', [1, 1, 1, 1], 'hat');
    expect(here(m, 9).monstrosity).toBe(1);
    expect(m.state().supply.monstrosity).toBe(7);
    answers(m, 'b', 'monstrosity', [5, 1, 1, 1]);
    expect(here(m, 9).monstrosity).toBe(0);
    expect(monstrosityCard('MO1').name).toBe('Slither');
  });

  test('Sweet Blood takes a die, a flare and the board of Puke add some', () => {
    const m = meet(['MO4'], { jake: { at: 4, mutations: ['M11'], artifacts: ['C01'], slain: ['puke'] } });
    m.answer('a', 'monstrosity');
    expect(options(m)).toEqual(['pass', 'jake:C01:0']);
    m.answer('a', 'jake:C01:0');
    expect(m.match.request).toMatchObject({ count: 4 - 1 + 1 + 2 });
  });
});

describe('combat with Leaders', () => {
  const REDS = ['D01', 'D02', 'D03']; // 2, 2 and 1 dice against Krank
  const krank = (spec: SceneSpec = {}) =>
    scene({ rangers: ['hat'], hat: { at: 1, defenders: [...REDS, 'D21'] }, ...spec });

  test('DLS.CLEAD.1 DLS.CLEAD.2 DLS.DEF.1 DLS.DICE.2 dice come from cards of the colour, things and skills, and from nothing else', () => {
    const m = krank({ hat: { at: 1, defenders: [...REDS, 'D21'], artifacts: ['C11'], mutations: ['M26'] } });
    m.answer('a', 'leader:krank');
    expect(m.asked()).toMatchObject({ kind: 'pick', rule: 'DLS.CLEAD.7', options: ['D01', 'D02', 'D03', 'hat:C11:0'] });
    m.answer('a', ['D01', 'D03', 'hat:C11:0']);
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2 + 1 + 1 + 1, target: 3 });
    expect(the(m, 'hat')).toMatchObject({ defenders: ['D02', 'D21'], exhausted: ['C11'], used: [] });
    // It is told as used, and not as used up: it lies there exhausted.
    const told = m.match.events.flatMap(({ key, params }) => (key.startsWith('ls.used') ? [[key, params.source]] : []));
    expect(told).toEqual([['ls.used', 'C11']]);
    for (const { dice } of content.defenders.cards) expect([1, 2]).toContain(dice);
  });

  test('DLS.CLEAD.3 DLS.SPEC.8 a Special card gives its dice against any Leader, and leaves the game', () => {
    const m = krank({ hat: { at: 1, specials: ['S06', 'S13'] } });
    answers(m, 'a', 'leader:krank', ['S06', 'S13']);
    expect(m.match.request).toMatchObject({ count: 3 + 2 });
    expect(the(m, 'hat').specials).toEqual([]);
  });

  test('DLS.CLEAD.4 DLS.CLEAD.5 DLS.LEADER.5 whoever spends the action commands; others here may join for nothing', () => {
    const m = scene({
      rangers: ['hat', 'jake', 'frank'],
      hat: { at: 1, defenders: ['D01'] },
      jake: { at: 1, defenders: ['D02'] },
      frank: { at: 2, defenders: ['D03'] },
    });
    answers(m, 'a', 'leader:krank', ['D01']);
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'DLS.CLEAD.5', options: ['yes', 'no'] });
    answers(m, 'b', 'yes', ['D02']);
    expect(the(m, 'hat').ready).toBe(6);
    expect(the(m, 'jake').ready).toBe(7);
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.CLEAD.9', options: ['hat', 'jake'] });
  });

  test('DLS.CLEAD.6 only those who join share reward and penalty', () => {
    const spec = {
      rangers: ['hat', 'jake'] as const,
      hat: { at: 1, defenders: ['D01'] },
      jake: { at: 1, defenders: ['D02'] },
    };
    const lost = scene(spec);
    answers(lost, 'a', 'leader:krank', ['D01']);
    lost.answer('b', 'no');
    answers(lost, 'a', [1, 1]);
    expect([the(lost, 'hat'), the(lost, 'jake')].map(({ at, wounded }) => [at, wounded])).toEqual([
      [19, 3],
      [1, 0],
    ]);
    const won = scene({ ...spec, leaders: { krank: { health: 1 } } });
    answers(won, 'a', 'leader:krank', ['D01']);
    won.answer('b', 'no');
    answers(won, 'a', [6, 1]);
    expect([the(won, 'hat').defenders.length, the(won, 'jake').defenders.length]).toEqual([3, 1]);
  });

  test('DLS.CLEAD.7 DLS.CLEAD.8 all is shown before the first die, and discarded even if it was not needed', () => {
    const m = scene({
      rangers: ['hat', 'jake'],
      hat: { at: 1, defenders: ['D01'] },
      jake: { at: 1, defenders: ['D02'] },
      leaders: { krank: { health: 1 } },
    });
    answers(m, 'a', 'leader:krank', ['D01']);
    answers(m, 'b', 'yes', ['D02']);
    expect(said(m, 'ls.rolled')).toEqual([]);
    answers(m, 'a', 'hat', [6, 6]);
    expect(m.state().discards.defender).toEqual(expect.arrayContaining(['D01', 'D02']));
    expect(said(m, 'ls.rolled')).toHaveLength(1);
  });

  test('DLS.CLEAD.12 DLS.CLEAD.21 whoever may reroll is told whether the roll slays already', () => {
    const after = (dice: number[], health: number): unknown => {
      const m = scene({
        hat: { at: 1, defenders: ['D01'], specials: ['S01'] },
        leaders: { krank: { health } },
        rangers: ['hat'],
      });
      answers(m, 'a', 'leader:krank', ['D01'], dice);
      expect(m.asked().options).toEqual(['pass', 'hat:S01:0']);
      return m.match.request?.facts;
    };
    expect(after([6, 1], 1)).toMatchObject({ enough: true, successes: 1 });
    expect(after([6, 1], 2)).toMatchObject({ enough: false, successes: 1 });
  });

  test('DLS.CLEAD.9 DLS.CLEAD.10 DLS.CLEAD.21 DLS.X.7 Frank, Pepzi and Jake slay Bama at Devil’s Junction', () => {
    const m = scene({
      rangers: ['jake', 'pepzi', 'frank'],
      jake: { at: 22, ready: 2, spent: 5, defenders: ['D21', 'D22', 'D23'], specials: ['S01'] },
      pepzi: { at: 22, karma: 1, defenders: ['D28', 'D24'] },
      frank: { at: 22, defenders: ['D29', 'D31'] },
      leaders: { bama: { at: 22, health: 5 } },
      stage: '1B',
    });
    answers(m, 'a', 'leader:bama', ['D21', 'D22', 'D23']);
    answers(m, 'b', 'yes', ['D28', 'D24', 'pepzi:pepzi.2:0']);
    answers(m, 'c', 'yes', ['D29', 'D31']);
    m.answer('a', 'frank');
    m.answer('c', [1, 3, 4, 6]);
    expect(m.asked()).toMatchObject({ seats: ['a'], options: ['pass', 'jake:S01:0'] });
    m.answer('a', 'pass');
    expect(leader(m, 'bama').health).toBe(4);
    m.answer('a', 'pepzi');
    m.answer('b', [1, 3, 4, 4, 5, 5]);
    m.answer('a', 'jake:S01:0');
    expect(m.match.request).toMatchObject({ kind: 'roll', seats: ['b'], count: 3 }); // Armor: the 1 stays as rolled
    m.answer('b', [2, 4, 5]);
    expect(leader(m, 'bama').health).toBe(1);
    m.answer('a', [1, 1, 3, 4, 5]);
    expect(leader(m, 'bama')).toMatchObject({ slain: true, at: null, health: 0 });
    expect(the(m, 'jake')).toMatchObject({ slain: ['bama'], ready: 1 });
    for (const id of ['jake', 'pepzi', 'frank'] as const) expect(the(m, id).defenders).toHaveLength(3);
    expect(m.state().stage).toBe('2B');
  });

  test('DLS.CLEAD.11 DLS.CLEAD.14 DLS.CLEAD.16 each hit costs 1 health; if the Leader stands, the battle is lost and the damage stays', () => {
    const m = krank({ leaders: { krank: { health: 6 } } });
    answers(m, 'a', 'leader:krank', REDS, [3, 6, 2, 5, 4]);
    expect(leader(m, 'krank').health).toBe(6 - 4 + 3);
    const full = krank({ leaders: { krank: { health: 9 } } });
    answers(full, 'a', 'leader:krank', ['D03'], [6]);
    expect(leader(full, 'krank').health).toBe(9); // healing stops at the full value
  });

  test('DLS.CLEAD.12 DLS.CLEAD.17 DLS.CLEAD.18 DLS.LEADER.7 the blow to 0 slays: 3 Defender cards each, the board to the slayer', () => {
    const m = scene({
      rangers: ['hat', 'jake'],
      hat: { at: 1, defenders: ['D01'] },
      jake: { at: 1, defenders: ['D02'] },
      leaders: { krank: { health: 2 } },
    });
    answers(m, 'a', 'leader:krank', ['D01']);
    answers(m, 'b', 'yes', ['D02']);
    answers(m, 'a', 'hat', [6, 1]);
    m.answer('b', [6, 6]);
    expect(leader(m, 'krank')).toMatchObject({ at: null, slain: true });
    expect([the(m, 'hat').slain, the(m, 'jake').slain]).toEqual([[], ['krank']]);
    expect([the(m, 'hat').defenders.length, the(m, 'jake').defenders.length]).toEqual([3, 3]);
    expect(the(m, 'hat').at).toBe(1);
  });

  test('DLS.CLEAD.13 DLS.LEADER.3 skills act in the battle, and only there', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 35, defenders: ['D61', 'D62'] } });
    expect(the(m, 'hat').defenders).toHaveLength(2);
    answers(m, 'a', 'leader:puke', ['D61', 'D62']);
    expect(m.match.request).toMatchObject({ count: 2 }); // one of the two cards is lost to One of Us
  });

  test('DLS.CLEAD.15 DLS.LEADER.8 after the penalty everybody in the battle is back in Last Stand', () => {
    const m = krank();
    answers(m, 'a', 'leader:krank', ['D03'], [1]);
    expect(the(m, 'hat')).toMatchObject({ at: 19, wounded: 3 });
    expect(m.state().phase).toBe('range');
  });

  test('DLS.CLEAD.19 DLS.STAGE.7 after a victory the stage is checked', () => {
    const m = krank({ stage: '1B', leaders: { krank: { health: 1 } } });
    answers(m, 'a', 'leader:krank', ['D03'], [6]);
    expect(m.state().stage).toBe('2B');
    expect(said(m, 'ls.stage')).toMatchObject([{ stage: '2B' }]);
  });

  test('DLS.CLEAD.20 without a die nobody attacks or joins', () => {
    expect(options(krank({ hat: { at: 1, defenders: ['D21'] } }))).toEqual(['move', 'retreat', 'end']);
    const m = scene({
      rangers: ['hat', 'jake'],
      hat: { at: 1, defenders: ['D03'] },
      jake: { at: 1, defenders: ['D21'] },
    });
    answers(m, 'a', 'leader:krank', ['D03']);
    expect(m.asked().kind).toBe('roll'); // Jake was not asked
    const short = krank();
    short.answer('a', 'leader:krank');
    expect(short.match.answer('a', [])).toMatchObject({
      ok: false,
      refusal: { rule: 'DLS.CLEAD.20', reason: { params: { leader: 'krank', dice: 0, least: 1 } } },
    });
  });

  test('dice that one Ranger gives to all count for those who join', () => {
    const m = scene({
      rangers: ['hat', 'jake', 'frank'],
      hat: { at: 17, defenders: ['D21', 'D22'], artifacts: ['U13'] },
      jake: { at: 17, defenders: ['D28', 'D24'] },
      frank: { at: 17, defenders: ['D28'] },
    });
    answers(m, 'a', 'leader:bama', ['D21', 'D22', 'hat:U13:0']);
    expect(m.match.request).toMatchObject({ facts: { committed: [{ ranger: 'hat', dice: 5 }] } });
    m.answer('b', 'yes'); // three of his own are enough with that one
    expect(m.match.request).toMatchObject({ facts: { given: 1, dice: { D28: 2, D24: 1 } } });
    m.answer('b', ['D28', 'D24']);
    expect(m.asked()).toMatchObject({ rule: 'DLS.CLEAD.9', options: ['hat', 'jake'] }); // Frank would have three only
    m.answer('a', 'jake');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 4 });
  });

  test('DLS.SLAYER.1 DLS.SLAYER.2 DLS.SLAYER.3 DLS.LEADER.9 the slayer has the skill on the back from then on', () => {
    const m = krank({ leaders: { krank: { health: 1 } }, map: { 1: { techie: 2 } } });
    answers(m, 'a', 'leader:krank', ['D03'], [6], 'raiders');
    expect(m.match.request).toMatchObject({ target: 2 }); // Techies fall on 2
    m.answer('a', [1, 1]);
    const before = the(m, 'hat').wounded;
    m.answer('a', 'end');
    expect(before).toBe(0);
    expect(said(m, 'ls.hurt')).toEqual([]); // and never wound the slayer
  });

  test('DLS.LEADER.4 DLS.KRANK.1 DLS.BAMA.1 DLS.BRAMBLE.1 the number that wounds a Leader', () => {
    const target = (id: string, at: number, cards: string[]): unknown => {
      const m = scene({ rangers: ['hat'], hat: { at, defenders: cards } });
      answers(m, 'a', `leader:${id}`, cards);
      return m.match.request;
    };
    expect(target('krank', 1, ['D01'])).toMatchObject({ target: 3 });
    expect(target('bama', 17, ['D21', 'D22'])).toMatchObject({ target: 5 });
    expect(target('bramble', 33, ['D41'])).toMatchObject({ target: 4 });
    expect(target('puke', 35, ['D61', 'D62'])).toMatchObject({ target: 4 });
  });
});

describe('the four Leaders', () => {
  test('DLS.BAMA.2 Body Guards: nobody fights with fewer than 4 dice', () => {
    expect(options(scene({ rangers: ['hat'], hat: { at: 17, defenders: ['D21', 'D24'] } }))).toEqual([
      'move',
      'retreat',
      'end',
    ]);
    const m = scene({
      rangers: ['hat', 'jake'],
      hat: { at: 17, defenders: ['D21', 'D22'] },
      jake: { at: 17, defenders: ['D28', 'D29'] },
    });
    answers(m, 'a', 'leader:bama', ['D21', 'D22']);
    m.answer('b', 'yes');
    expect(m.match.request).toMatchObject({
      suggestions: [['D28', 'D29']],
      facts: { given: 0, dice: { D28: 2, D29: 2 } },
    });
    expect(m.match.answer('b', ['D28'])).toMatchObject({
      ok: false,
      refusal: { rule: 'DLS.BAMA.2', reason: { params: { leader: 'bama', dice: 2, least: 4 } } },
    });
    m.answer('b', ['D28', 'D29']);
    expect(said(m, 'ls.battle')).toEqual([{ leader: 'bama', rangers: ['hat', 'jake'] }]);
  });

  test('DLS.BAMA.3 Armor: dice showing 1 or 2 are never rerolled', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 17, defenders: ['D21', 'D22'], artifacts: ['C14'] } });
    answers(m, 'a', 'leader:bama', ['D21', 'D22'], [1, 2, 3, 4], 'hat:C14:0');
    expect(m.match.request).toMatchObject({ kind: 'roll', count: 2 });
    const stuck = scene({ rangers: ['hat'], hat: { at: 17, defenders: ['D21', 'D22'], artifacts: ['C14'] } });
    answers(stuck, 'a', 'leader:bama', ['D21', 'D22'], [1, 2, 1, 5]);
    expect(the(stuck, 'hat').artifacts).toEqual(['C14']); // nothing to reroll, so it was not offered
  });

  test('DLS.BAMA.4 DLS.BAMA.5 DLS.BAMA.6 defeat: 3 wounds each, a Depot there, Bama heals 2', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 17, defenders: ['D21', 'D22'] }, leaders: { bama: { health: 4 } } });
    answers(m, 'a', 'leader:bama', ['D21', 'D22'], [5, 1, 1, 1]);
    expect(the(m, 'hat').wounded).toBe(3);
    expect(here(m, 17).depots).toBe(1);
    expect(leader(m, 'bama').health).toBe(4 - 1 + 2);
  });

  test('DLS.BRAMBLE.2 Blessed by the Gods: without a 6 there is no hit, looked at after rerolls', () => {
    const spec = {
      rangers: ['hat'] as const,
      hat: { at: 33, defenders: ['D41', 'D42'], artifacts: ['C14'] },
      leaders: { bramble: { health: 6 } },
    };
    const m = scene(spec);
    answers(m, 'a', 'leader:bramble', ['D41', 'D42'], [5, 5, 4, 1], 'pass');
    expect(said(m, 'ls.battle.hits')).toMatchObject([{ hits: 0 }]);
    const again = scene(spec);
    answers(again, 'a', 'leader:bramble', ['D41', 'D42'], [5, 5, 4, 1], 'hat:C14:0', [6]);
    expect(said(again, 'ls.battle.hits')).toMatchObject([{ hits: 4 }]);
  });

  test('DLS.BRAMBLE.3 defeat: 3 wounds each, an Earther there (overrun possible), Bramble heals 2', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 33, defenders: ['D41'] },
      leaders: { bramble: { health: 4 } },
      map: { 33: { earther: 3 } },
    });
    answers(m, 'a', 'leader:bramble', ['D41'], [1, 1]);
    expect(the(m, 'hat').wounded).toBe(3);
    expect(said(m, 'ls.overrun')).toEqual([{ tribe: 'earther', at: 33 }]);
    expect(leader(m, 'bramble').health).toBe(6);
  });

  test('DLS.BRAMBLE.4 radiation tests Rangers only', () => {
    const m = scene({
      rangers: ['hat'],
      phase: 'radiation',
      hat: { at: 9 },
      map: { 9: { earther: 2 } },
      leaders: { bramble: { at: 9 } },
      decks: { raider: ['R13'] },
    });
    m.answer('a', [6, 1, 1, 1]);
    expect(raidersAt(m, 9)).toEqual([0, 0, 2]);
    expect(leader(m, 'bramble').health).toBe(8);
  });

  test('DLS.KRANK.4 his tech is turned up once the cards are shown, and works', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 1, defenders: ['D01', 'D02'] },
      tech: { deck: [], down: ['K04', 'K08'], up: ['K01'] },
    });
    answers(m, 'a', 'leader:krank', ['D01', 'D02']);
    expect(m.state().tech).toEqual({ deck: [], down: [], up: ['K01', 'K04', 'K08'] });
    expect(m.match.request).toMatchObject({ count: 3, target: 4 }); // one die fewer, one harder to hit
    m.answer('a', [6, 6, 6]);
    expect(said(m, 'ls.battle.hits')).toMatchObject([{ hits: 2 }]); // the first hit is ignored
    expect(m.state().tech.up).toEqual(['K01', 'K04', 'K08']); // and stays open
  });

  test('DLS.KRANK.5 DLS.KRANK.6 DLS.KRANK.7 defeat: 3 wounds each, a tech card, Krank heals 3', () => {
    const spec = { rangers: ['hat'] as const, hat: { at: 1, defenders: ['D03'] }, leaders: { krank: { health: 4 } } };
    const m = scene(spec);
    answers(m, 'a', 'leader:krank', ['D03'], [1]);
    expect(the(m, 'hat').wounded).toBe(3);
    expect(m.state().tech.down).toEqual(['K01']);
    expect(leader(m, 'krank').health).toBe(7);
    const none = scene({ ...spec, tech: { deck: [], down: [], up: [] } });
    answers(none, 'a', 'leader:krank', ['D03'], [1]);
    expect(leader(none, 'krank').at).toBe(1); // he does not advance for it
  });

  test('DLS.PUKE.1 DLS.PUKE.2 DLS.PUKE.3 DLS.PUKE.9 One of Us: a random card each, and one more per Mutation; with no dice left nothing is rolled', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 35, defenders: ['D61', 'D62', 'D68'], specials: ['S01'], mutations: ['M01'] },
    });
    answers(m, 'a', 'leader:puke', ['D61', 'D62', 'D68', 'S01']);
    expect(m.match.request).toMatchObject({ count: 2 + 2, target: 4 }); // one card and the Special are left
    const bare = scene({ rangers: ['hat'], hat: { at: 35, defenders: ['D61'] }, decks: { mutation: ['M02'] } });
    answers(bare, 'a', 'leader:puke', ['D61']);
    expect(said(bare, 'ls.rolled')).toEqual([]);
    expect(said(bare, 'ls.battle.lost')).toHaveLength(1);
    expect(the(bare, 'hat').at).toBe(19);
  });

  test('DLS.PUKE.4 DLS.PUKE.5 DLS.PUKE.6 defeat: 3 wounds and a Mutation each, Puke heals 2', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 35, defenders: ['D61', 'D62'] },
      leaders: { puke: { health: 4 } },
      decks: { mutation: ['M02'] },
    });
    answers(m, 'a', 'leader:puke', ['D61', 'D62'], [6, 1]);
    expect(the(m, 'hat')).toMatchObject({ wounded: 3, mutations: ['M02'] });
    expect(leader(m, 'puke').health).toBe(4 - 1 + 2);
  });

  test('tech: jammers send Special cards back, fences wound, codebooks switch one off, charges go off at the end', () => {
    const tech = { deck: [], down: [], up: ['K02', 'K03', 'K10'] };
    const m = scene({
      rangers: ['hat'],
      hat: { at: 1, defenders: ['D01'], specials: ['S01'], artifacts: ['U12'] },
      tech,
      leaders: { krank: { health: 1 } },
    });
    answers(m, 'a', 'leader:krank');
    expect(options(m)).toEqual(['D01', 'S01']); // a codebook gives no dice
    m.answer('a', ['D01', 'S01']);
    expect(m.asked()).toMatchObject({ rule: 'DLS.KRANK.4', options: ['pass', 'hat:U12:0'] });
    answers(m, 'a', 'hat:U12:0', 'K02');
    expect(the(m, 'hat')).toMatchObject({ wounded: 0, specials: ['S01'] });
    expect(m.match.request).toMatchObject({ count: 2 });
    m.answer('a', [6, 6]);
    expect(the(m, 'hat').wounded).toBe(2);
    expect(leader(m, 'krank').slain).toBe(true);
  });

  test('DLS.HAND.3 a Mule that a jammer sends back still carries the fifth Artifact', () => {
    const artifacts = ['C01', 'C02', 'C03', 'C04', 'C05'];
    const battle = (up: string[]) => {
      const m = scene({
        rangers: ['hat'],
        hat: { at: 1, defenders: ['D01'], specials: ['S15'], artifacts },
        tech: { deck: [], down: [], up },
      });
      return answers(m, 'a', 'leader:krank', ['D01', 'S15']);
    };
    const jammed = battle(['K03']);
    expect(jammed.match.request).toMatchObject({ kind: 'roll', rule: 'DLS.CLEAD.11' });
    expect(the(jammed, 'hat')).toMatchObject({ artifacts, specials: ['S15'] });
    expect(battle([]).asked()).toMatchObject({ rule: 'DLS.ART.4', options: artifacts, min: 1, max: 1 });
  });
});
