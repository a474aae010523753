import { describe, expect } from 'vitest';
import { test } from '../../../kernel/testing.ts';
import { answers, options, said, scene, the } from '../testing.ts';

describe('the turn', () => {
  test('DLS.TURN.1 DLS.TURN.2 DLS.TURN.13 all phases of one Ranger, then the next clockwise', () => {
    const m = scene({ rangers: ['frank', 'hat', 'jake'], decks: { raider: ['R13', 'R23', 'R18', 'R19'] } });
    for (const seat of ['a', 'b', 'c', 'a']) {
      expect(m.asked().seats).toEqual([seat]);
      m.answer(seat, 'end');
    }
    expect(said(m, 'ls.turn.begins').map(({ ranger, round }) => [ranger, round])).toEqual([
      ['hat', 1],
      ['jake', 1],
      ['frank', 2],
      ['hat', 2],
    ]);
    expect(said(m, 'ls.raider')).toHaveLength(4);
  });

  test('DLS.TURN.3 DLS.TURN.4 Rise & Shine brings back what is face up; wounds stay off the board', () => {
    const m = scene({ phase: 'rise', frank: { ready: 1, spent: 4, wounded: 2 } });
    expect(the(m, 'frank')).toMatchObject({ ready: 5, spent: 0, wounded: 2 });
  });

  test('DLS.TURN.5 skills marked for Rise & Shine work then', () => {
    const m = scene({ rangers: ['pepzi', 'hat'], phase: 'rise', decks: { defender: ['D01', 'D02', 'D03'] } });
    expect(the(m, 'pepzi').defenders).toEqual(['D01']);
    expect(the(m, 'hat').defenders).toEqual(['D02']);
    const alone = scene({ rangers: ['pepzi', 'hat'], pepzi: { at: 4 }, phase: 'rise' });
    expect(the(alone, 'pepzi').defenders).toEqual([]);
  });

  test('DLS.TURN.6 DLS.ART.7 then the exhausted cards are readied', () => {
    const m = scene({ phase: 'rise', frank: { artifacts: ['C02'], exhausted: ['C02'], wounded: 1, ready: 6 } });
    expect(the(m, 'frank').exhausted).toEqual([]);
    expect(options(m)).toEqual(['move', 'heal', 'frank:frank.0:0', 'frank:C02:0', 'retreat', 'end']);
  });

  test('DLS.TURN.7 DLS.TURN.10 an action costs a token, and without one there is none to take', () => {
    const m = scene({ rangers: ['hat'], hat: { ready: 1, spent: 6 } });
    answers(m, 'a', 'move', '14');
    expect(the(m, 'hat')).toMatchObject({ at: 14, ready: 0, spent: 7 });
    expect(options(m)).toEqual(['end']);
    m.refused('a', 'move');
  });

  test('DLS.TURN.8 DLS.TURN.11 free actions go on after the last token, until the player says it is over', () => {
    const m = scene({ frank: { ready: 0, spent: 7, defenders: ['D15', 'D35', 'D55', 'D75'] } });
    answers(m, 'a', 'frank:icon.badge:0', ['D15', 'D35'], 'frank:icon.badge:0');
    expect(the(m, 'frank').specials).toHaveLength(2);
    expect(m.asked().rule).toBe('DLS.TURN.7');
    expect(m.state().phase).toBe('range');
    m.answer('a', 'end');
    expect(said(m, 'ls.raider')).toHaveLength(1);
  });

  test('DLS.TURN.9 nobody must spend all tokens', () => {
    const m = scene({ rangers: ['frank', 'hat'] });
    m.answer('a', 'end');
    expect(the(m, 'frank')).toMatchObject({ ready: 7, spent: 0 });
    expect(m.asked().seats).toEqual(['b']);
  });

  test('DLS.TURN.12 attacks, radiation, Defender cards, Raider cards, in this order', () => {
    const m = scene({
      rangers: ['hat'],
      hat: { at: 9, ready: 7 },
      map: { 9: { earther: 1 } },
      decks: { raider: ['R13'] },
    });
    m.answer('a', 'end');
    m.answer('a', [6, 1, 1, 1]);
    const keys = ['ls.hurt', 'ls.test.passed', 'ls.gained', 'ls.raider'];
    expect(
      m
        .events()
        .map(({ key }) => key)
        .filter((key) => keys.includes(key)),
    ).toEqual(keys);
  });

  test('DLS.TURN.14 DLS.HEAL.2 a retreat takes the Ranger home, heals all wounds and ends Phase II at once', () => {
    const m = scene({
      rangers: ['hat', 'frank'],
      hat: { at: 9, wounded: 3, ready: 4 },
      map: { 9: { techie: 2 } },
      decks: { raider: ['R13'], defender: ['D50', 'D51', 'D52', 'D53'] },
    });
    expect(options(m)).toEqual(['move', 'raiders', 'retreat', 'end']);
    m.answer('a', 'retreat');
    // It costs no token; nothing of what stands and glows at 9 touches the Ranger; the cards are drawn all the same.
    expect(the(m, 'hat')).toMatchObject({ at: 19, ready: 4, spent: 0, healed: 3, wounded: 0, mutations: [] });
    expect(the(m, 'hat').defenders).toEqual(['D50', 'D51', 'D52']);
    expect(m.events().map(({ key }) => key)).toEqual([
      'ls.moved',
      'ls.healed',
      'ls.gained',
      'ls.raider',
      'ls.placed',
      'ls.leader.moved',
      'ls.turn.begins',
    ]);
    expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ls.turn' });
  });

  test('DLS.HEAL.2 it is chosen before anything else in Phase II, by the hurt and by those who are away', () => {
    const late = scene({ rangers: ['hat'], hat: { at: 9 } });
    answers(late, 'a', 'move', '14');
    expect(options(late)).toEqual(['move', 'end']);
    expect(options(scene({ rangers: ['hat'] }))).toEqual(['move', 'end']); // unhurt and at home it is the end of the turn
    expect(options(scene({ rangers: ['hat'], hat: { wounded: 1, ready: 6 } }))).toEqual([
      'move',
      'heal',
      'retreat',
      'end',
    ]);
  });
});

describe('Action Tokens and wounds', () => {
  const hurt = (tokens: { ready: number; spent: number; wounded: number }, techies = 2) =>
    the(
      scene({
        phase: 'attacks',
        frank: { at: 4, ...tokens },
        map: { 4: { techie: techies } },
        decks: { raider: ['R13'] },
      }),
      'frank',
    );

  test('DLS.WOUND.1 DLS.WOUND.3 tokens are health and actions alike; a spent one lies beside the board, face up', () => {
    const m = scene({ rangers: ['hat'] });
    answers(m, 'a', 'move', '14');
    expect(the(m, 'hat')).toMatchObject({ ready: 6, spent: 1, wounded: 0 });
    const worse = scene({ rangers: ['hat'], hat: { ready: 0, spent: 0, wounded: 7 } });
    expect(options(worse)).toEqual(['retreat', 'end']);
  });

  test('DLS.WOUND.4 DLS.WOUND.5 DLS.WOUND.6 a wound turns a token on the board first, then a spent one', () => {
    // The next Rise & Shine has put spent tokens back by the time the player is asked again.
    expect(hurt({ ready: 5, spent: 2, wounded: 0 })).toMatchObject({ ready: 5, wounded: 2 });
    const m = scene({
      rangers: ['frank', 'hat'],
      phase: 'attacks',
      frank: { at: 4, ready: 1, spent: 6 },
      map: { 4: { techie: 2 } },
    });
    expect(the(m, 'frank')).toMatchObject({ ready: 0, spent: 5, wounded: 2 });
    const board = scene({
      rangers: ['frank', 'hat'],
      phase: 'attacks',
      frank: { at: 4, ready: 3, spent: 4 },
      map: { 4: { techie: 2 } },
    });
    expect(the(board, 'frank')).toMatchObject({ ready: 1, spent: 4, wounded: 2 });
  });

  test('DLS.WOUND.7 with every token wounded a Ranger has no actions, but lives on', () => {
    const m = scene({
      phase: 'attacks',
      frank: { at: 4, ready: 1, spent: 0, wounded: 6, karma: 0 },
      map: { 4: { roadRider: 3 } },
      decks: { raider: ['R13'] },
    });
    expect(m.outcome).toBeNull();
    expect(the(m, 'frank')).toMatchObject({ ready: 0, spent: 0, wounded: 7, at: 4 });
    expect(options(m).filter((id) => !id.startsWith('frank:'))).toEqual(['retreat', 'end']);
    m.answer('a', 'retreat');
    expect(the(m, 'frank')).toMatchObject({ wounded: 0, ready: 7 });
  });
});
