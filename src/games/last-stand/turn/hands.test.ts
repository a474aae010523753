import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { specialCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { answers, here, leader, options, said, scene, type SceneSpec, the, playable } from '../testing.ts';
import { DECKS } from '../wording/words.ts';

const drawn = (cards: string[], spec: SceneSpec = {}) => scene({ phase: 'raiders', decks: { raider: cards }, ...spec });
const hand = (n: number, from = 1): string[] =>
  Array.from({ length: n }, (_, i) => `D${String(from + i).padStart(2, '0')}`);

describe('Defender cards', () => {
  test('DLS.DEF.2 a card is discarded for its dice or for its icon, never both', () => {
    const m = scene({ rangers: ['hat'], hat: { at: 19, defenders: ['D01'] } });
    answers(m, 'a', 'move', '9');
    expect(the(m, 'hat').defenders).toEqual([]);
    expect(m.state().discards.defender).toEqual(['D01']);
  });

  test('DLS.DEF.9 a rad suit spares its Ranger the wounds, Mutation or test of an event, in anybody’s turn', () => {
    const m = drawn(['R28'], {
      rangers: ['frank', 'hat', 'jake'],
      frank: { at: 4 },
      hat: { at: 5, defenders: ['D18'] },
      jake: { at: 19, defenders: ['D19'] },
      leaders: { bramble: { at: 33 } },
    });
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'DLS.SPEC.5', options: ['pass', 'hat:D18:1'] }); // Jake is safe at home
    m.answer('b', 'hat:D18:1');
    expect([the(m, 'frank').wounded, the(m, 'hat').wounded]).toEqual([1, 0]);
    expect(the(m, 'hat').defenders).toEqual([]);
    const glow = drawn(['R43'], { rangers: ['hat'], hat: { at: 9, defenders: ['D18'] } });
    glow.answer('a', 'hat:D18:1');
    expect(said(glow, 'ls.test.failed')).toEqual([]);
    expect(the(glow, 'hat').mutations).toEqual([]);
  });

  test('DLS.DEF.11 there is one icon for rad suit and gas mask', () => {
    expect(Object.keys(content.defenders.icons)).toEqual([
      'vehicle',
      'glider',
      'grenade',
      'pistols',
      'badge',
      'radSuit',
    ]);
    expect(content.defenders.cards.filter(({ icon }) => icon === 'radSuit')).toHaveLength(12);
  });
});

describe('hand limits', () => {
  test('DLS.HAND.1 alone in the game a Ranger may hold any number', () => {
    const m = scene({
      phase: 'defenders',
      frank: { defenders: hand(30) },
      decks: { defender: hand(5, 40), raider: ['R13'] },
    });
    expect(the(m, 'frank').defenders).toHaveLength(32);
  });

  test('DLS.HAND.2 DLS.HAND.6 otherwise 12, what is above is discarded by choice at once; Special cards do not count', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      phase: 'defenders',
      frank: { defenders: hand(11), specials: ['S04', 'S05', 'S13'] },
      decks: { defender: ['D40', 'D41'], raider: ['R13'] },
    });
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.HAND.2', min: 1, max: 1 });
    m.answer('a', ['D05']);
    expect(the(m, 'frank').defenders).toHaveLength(12);
    expect(the(m, 'frank').defenders).not.toContain('D05');
    const twelve = scene({
      rangers: ['frank', 'hat'],
      phase: 'defenders',
      frank: { defenders: hand(10) },
      decks: { defender: ['D40', 'D41'], raider: ['R13'] },
    });
    expect(twelve.asked().seats).toEqual(['b']);
  });

  test('DLS.HAND.2 a card taken from the discards counts as well: with 12 in hand one must go', () => {
    const m = scene({
      rangers: ['jake', 'hat'],
      jake: { karma: 1, defenders: hand(12) },
      discards: { defender: ['D40', 'D41'] },
    });
    answers(m, 'a', 'jake:jake.2:0', 'D41');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'DLS.HAND.2', min: 1, max: 1 });
    expect(options(m)).toEqual([...hand(12), 'D41']);
    m.answer('a', ['D41']);
    expect(the(m, 'jake').defenders).toEqual(hand(12));
    expect(m.state().discards.defender).toEqual(['D40', 'D41']);
  });

  const FIVE = ['C02', 'C03', 'C04', 'C06', 'C07'];
  const tooMany = { seats: ['a'], rule: 'DLS.ART.4', min: 1, max: 1, options: FIVE };

  test('DLS.HAND.3 DLS.ART.4 whoever lets the Mule go must give up the fifth Artifact', () => {
    const m = scene({ frank: { specials: ['S15'], artifacts: FIVE } });
    m.answer('a', 'drop:S15');
    expect(m.asked()).toMatchObject(tooMany);
    m.answer('a', ['C04']);
    expect(the(m, 'frank').artifacts).toEqual(['C02', 'C03', 'C06', 'C07']);
    expect(m.state().discards.common).toEqual(['C04']);
  });

  test('DLS.HAND.3 so must whoever lays the Mule out for its dice', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 1, specials: ['S15'], artifacts: FIVE },
      leaders: { krank: { health: 1 } },
    });
    answers(m, 'a', 'leader:krank', ['S15']);
    expect(m.asked()).toMatchObject(tooMany);
  });

  test('DLS.HAND.3 so must whoever makes room for another Special card', () => {
    const m = scene({
      frank: { specials: ['S15', 'S03', 'S04'], artifacts: FIVE, defenders: ['D15', 'D35'] },
      decks: { special: ['S01'] },
    });
    answers(m, 'a', 'frank:icon.badge:0', 'S15');
    expect(m.asked()).toMatchObject(tooMany);
    m.answer('a', ['C02']);
    expect(the(m, 'frank')).toMatchObject({ specials: ['S03', 'S04', 'S01'], artifacts: FIVE.slice(1) });
  });

  test('DLS.HAND.3 so must whoever is cured of the Belly Pouch', () => {
    const cards = ['U10', 'C02', 'C03', 'C04', 'C06'];
    const m = scene({ frank: { karma: 1, mutations: ['M13'], artifacts: cards } });
    m.answer('a', 'frank:U10:0');
    expect(m.asked()).toMatchObject({ ...tooMany, options: cards });
  });

  test('DLS.HAND.4 DLS.SPEC.2 three Special cards at most', () => {
    const m = scene({ frank: { specials: ['S03', 'S04', 'S05'], defenders: ['D15', 'D35'] } });
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'end']);
    const reward = scene({
      rangers: ['hat'],
      hat: { at: 4, specials: ['S03', 'S04', 'S05'], defenders: ['D08'] },
      map: { 4: { depots: 1 } },
    });
    answers(reward, 'a', 'depot', [5, 1], 'special');
    expect(the(reward, 'hat').specials).toEqual(['S03', 'S04', 'S05']);
    expect(said(reward, 'ls.special.lost')).toHaveLength(1);
  });

  test('DLS.HAND.5 DLS.MISSION.4 DLS.MISSION.9 one Mission at most, and it is neither swapped nor dropped', () => {
    const m = scene({ missions: ['MS01'], frank: { mission: { id: 'MS03', done: {} } } });
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'end']);
  });
});

describe('Karma', () => {
  test('DLS.KARMA.5 DLS.KARMA.6 fifteen tokens; spent ones return, with none left none is gained, and anybody may hold any number', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 4, karma: 14, defenders: ['D08'] },
      karma: 1,
      map: { 4: { depots: 1 } },
    });
    answers(m, 'a', 'depot', [5, 1], 'karma');
    expect(the(m, 'hat').karma).toBe(15);
    const none = scene({ rangers: ['hat'], hat: { at: 4, defenders: ['D08'] }, karma: 0, map: { 4: { depots: 1 } } });
    answers(none, 'a', 'depot', [5, 1], 'karma');
    expect(the(none, 'hat').karma).toBe(0);
    const spent = scene({ frank: { at: 4, karma: 1 }, karma: 3, map: { 4: { techie: 1 } } });
    answers(spent, 'a', 'raiders', [1], 'frank:frank.2:0', [1]);
    expect(spent.state().karma).toBe(4);
  });
});

describe('Special cards', () => {
  test('DLS.SPEC.1 DLS.SPEC.12 DLS.SPEC.15 a deck of their own that is never reshuffled: used cards leave the game', () => {
    const m = scene({ frank: { specials: ['S10'], defenders: ['D15', 'D35'] }, decks: { special: [] } });
    m.answer('a', 'frank:S10:0');
    const { decks, discards, rangers } = m.state();
    expect([
      ...DECKS.flatMap((deck) => [...decks[deck], ...discards[deck]]),
      ...(rangers[0]?.specials ?? []),
    ]).not.toContain('S10');
    expect(options(m)).toEqual(['move', 'frank:frank.0:0', 'end']); // nothing to buy any more
  });

  test('DLS.SPEC.3 they come as rewards, by events, from Depots and for badges', () => {
    const gives = (effects: readonly object[]): boolean => JSON.stringify(effects).includes('"special"');
    expect(content.adventures.some(({ pass }) => gives(pass))).toBe(true);
    expect(content.missions.some(({ reward }) => gives(reward))).toBe(true);
    expect(content.monstrosities.some(({ win }) => gives(win))).toBe(true);
    const radio = drawn(['R06'], { frank: { karma: 1 } });
    expect(radio.asked()).toMatchObject({ rule: 'DLS.EVENT.3', options: ['yes', 'no'] });
    radio.answer('a', 'yes');
    expect(the(radio, 'frank').specials).toEqual(['S01']);
    const slain = scene({ rangers: ['hat'], hat: { at: 1, defenders: ['D03'] }, leaders: { krank: { health: 1 } } });
    answers(slain, 'a', 'leader:krank', ['D03'], [6]);
    expect(the(slain, 'hat').specials).toEqual([]);
  });

  test('DLS.SPEC.4 DLS.SPEC.5 played at any time, also in another’s turn, and without an action', () => {
    const m = scene({ rangers: ['frank', 'hat'], frank: { wounded: 3, ready: 4 }, hat: { specials: ['S09', 'S03'] } });
    expect(playable(m, 'b')).toEqual(['hat:S09:0']); // Dust Wall waits for a placement
    m.answer('b', 'hat:S09:0');
    expect(the(m, 'frank')).toMatchObject({ wounded: 0, healed: 3 });
    expect(the(m, 'hat')).toMatchObject({ ready: 7, specials: ['S03'] });
    expect(m.asked().seats).toEqual(['a']);
  });

  test('Dust Wall stops a placement as it is made, Dead Air an event; nobody else is asked', () => {
    const wall = drawn(['R18'], { rangers: ['frank', 'hat'], hat: { specials: ['S03'] } });
    expect(wall.asked()).toMatchObject({ seats: ['b'], rule: 'DLS.SPEC.6', options: ['pass', 'hat:S03:0'] });
    wall.answer('b', 'hat:S03:0');
    expect(here(wall, 25).earther).toBe(0);
    const air = drawn(['R28'], { rangers: ['frank', 'hat'], frank: { at: 4 }, hat: { specials: ['S05'] } });
    air.answer('b', 'hat:S05:0');
    expect(the(air, 'frank').wounded).toBe(0);
  });

  test('DLS.SPEC.9 DLS.SPEC.10 DLS.SPEC.11 a Sidekick helps while it stays, counts as one of the three, and may be let go', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      phase: 'rise',
      frank: { specials: ['S13', 'S03', 'S04'], wounded: 2, ready: 5, defenders: ['D15', 'D35'] },
    });
    expect(the(m, 'frank').wounded).toBe(1); // Doc
    expect(specialCard('S13').sidekick).toBe(true);
    m.answer('a', 'frank:icon.badge:0');
    expect(m.asked()).toMatchObject({ rule: 'DLS.SPEC.14', options: ['forgo', 'S13'] });
    m.answer('a', 'forgo');
    expect(the(m, 'frank').specials).toEqual(['S13', 'S03', 'S04']);
    m.answer('a', 'drop:S13');
    expect(the(m, 'frank').specials).toEqual(['S03', 'S04']);
  });

  test('DLS.SPEC.13 one that needs an action, or the own turn, is played then only', () => {
    const m = scene({
      rangers: ['frank', 'hat'],
      frank: { specials: ['S11'], ready: 2, spent: 5 },
      hat: { specials: ['S11'], ready: 2, spent: 5 },
    });
    expect(playable(m, 'b')).toEqual([]);
    m.answer('a', 'frank:S11:0');
    expect(the(m, 'frank')).toMatchObject({ ready: 5, spent: 2 });
    const chart = scene({ frank: { at: 14, artifacts: ['U15'], ready: 0, spent: 7 } });
    expect(options(chart)).toEqual(['frank:frank.0:0', 'retreat', 'end']);
    const paid = scene({ frank: { at: 14, artifacts: ['U15'], ready: 1, spent: 6 } });
    answers(paid, 'a', 'frank:U15:0', '25');
    expect(the(paid, 'frank')).toMatchObject({ at: 25, ready: 0, exhausted: ['U15'] });
  });

  test('DLS.SPEC.14 a reward is lost with three in hand, unless one is played or a Sidekick dropped first', () => {
    const spec = { rangers: ['hat'] as const, map: { 4: { depots: 1 } }, decks: { special: ['S01'] } };
    const play = scene({ ...spec, hat: { at: 4, specials: ['S10', 'S04', 'S13'], defenders: ['D08'] } });
    answers(play, 'a', 'depot', [5, 1], 'special');
    expect(options(play)).toEqual(['forgo', 'S13', 'hat:S10:0']);
    play.answer('a', 'hat:S10:0');
    expect(the(play, 'hat').specials).toEqual(['S04', 'S13', 'S01']);
    const drop = scene({ ...spec, hat: { at: 4, specials: ['S10', 'S04', 'S13'], defenders: ['D08'] } });
    answers(drop, 'a', 'depot', [5, 1], 'special', 'S13');
    expect(the(drop, 'hat').specials).toEqual(['S10', 'S04', 'S01']);
  });

  test('DLS.SPEC.14 a badge is offered for a Special card only where there can be room for it', () => {
    const badge = (...specials: string[]): string[] => {
      const frank = { specials, ready: 7, defenders: ['D15', 'D35'] };
      const m = scene({ rangers: ['frank', 'hat'], phase: 'rise', frank });
      return options(m).filter((id) => id.includes('badge'));
    };
    expect(badge('S03', 'S04')).toEqual(['frank:icon.badge:0']);
    expect(badge('S03', 'S04', 'S13')).toEqual(['frank:icon.badge:0']); // a Sidekick can be let go
    expect(badge('S03', 'S04', 'S10')).toEqual(['frank:icon.badge:0']); // this one can be played at any time
    expect(badge('S03', 'S04', 'S05')).toEqual([]); // these wait for their moment
    expect(badge('S03', 'S04', 'S09')).toEqual([]); // nobody is hurt, so that this one cannot be played
  });

  test('a Hollow Mind plays no Special card for its ability, but still for its dice', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 1, specials: ['S10', 'S13'], mutations: ['M31'], wounded: 1, ready: 6 },
    });
    expect(playable(m, 'a')).toEqual([]);
    m.answer('a', 'leader:krank');
    expect(options(m)).toEqual(['S10', 'S13']);
  });

  test('a trap takes a figure off a placement, never an Earther', () => {
    const m = scene({ frank: { at: 37 }, decks: { raider: ['R06'] } });
    m.answer('a', 'frank:frank.0:0');
    expect(here(m, 37).traps).toBe(1);
    expect(options(m)).toEqual(['move', 'end']);
    answers(m, 'a', 'end', [6, 6]);
    expect(m.asked()).toMatchObject({ rule: 'DLS.SPEC.6', options: ['pass', 'frank:frank.0:1'] });
    m.answer('a', 'frank:frank.0:1');
    expect(here(m, 37)).toMatchObject({ techie: 1, traps: 0 });
    expect(leader(m, 'krank').at).toBe(1);
    const earther = drawn(['R18'], { map: { 25: { traps: 1 } }, traps: 2 });
    expect(here(earther, 25)).toMatchObject({ earther: 2, traps: 1 });
  });
});
