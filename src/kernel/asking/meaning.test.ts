import { describe, expect, test } from 'vitest';
import { does, type Flow, idOf, Match, meansOf, type Meaning, type Objection, Viewer } from '../index.ts';
import { type TinyState, type TinyTable, tiny, tinyVerbs } from '../toys.ts';

const { choose, pick, order, allot } = tinyVerbs;
const ask = { rule: 'R.1', prompt: { key: 'p', params: { who: 'Ann' } } } as const;

type Act = { do: 'shoot'; weapon: number; target: string } | { do: 'move' } | 'wait';
const SHOOT: Act = { do: 'shoot', weapon: 0, target: 'b2' };
const MOVE: Act = { do: 'move' };
const ACTS: readonly Act[] = [SHOOT, MOVE, 'wait'];

const TEXTS = {
  'p.shoot': '{who} fires weapon {weapon} at {target}',
  'p.move': '{who} walks',
  'p.wait': '{who} waits',
  'p.option': '{who} picks {seat}',
};

/** A match in which this is asked over and over; what came of it is in the state. */
function asking(step: (t: TinyTable) => Flow<void>, seats: readonly string[] = ['a', 'b']): Match<TinyState> {
  return Match.start(tiny({ seats, state: { got: [] }, step }, { texts: TEXTS }), null, { seed: 'meaning' });
}
const got = (t: TinyTable, value: unknown): void => {
  (t.state.got as unknown[]).push(value);
};

describe('the id of a meaning', () => {
  test.each<[Meaning, string]>([
    ['yes', 'yes'],
    [{ do: 'move' }, 'move'],
    [{ do: 'shoot', weapon: 0, target: 'b2' }, 'shoot:0:b2'],
    [{ do: 'climb', up: true }, 'climb:true'],
    [{ seat: 'b' }, 'b'],
    [{ place: 0, card: 'axe' }, '0:axe'],
  ])('%j is %s', (meaning, id) => {
    expect(idOf(meaning)).toBe(id);
  });

  test('no seat is offered two things by one id, and two seats may be', () => {
    const twice = [
      { do: 'a', what: 'b:c' },
      { do: 'a', what: 'b', how: 'c' },
    ];
    const offer =
      (...seats: (readonly string[] | undefined)[]) =>
      () =>
        asking(function* (t) {
          const options = twice.map((means, i) => ({ means, ...(seats[i] === undefined ? {} : { seats: seats[i] }) }));
          got(t, yield* choose(t, { any: ['a', 'b'] }, { ...ask, options }));
        });
    const refused = 'R.1: the table cannot be like this: {"twice":"a:b:c"}';
    expect(offer()).toThrow(refused);
    expect(offer(['a'])).toThrow(refused);
    expect(offer(undefined, ['a'])).toThrow(refused);
    expect(offer(['a'], ['b', 'a'])).toThrow(refused);
    const many = (...ids: string[]) =>
      asking(function* (t) {
        got(t, yield* choose(t, 'a', { ...ask, options: ids }));
      });
    const letters = 'abcdefghijklm'.split('');
    expect(many(...letters).answer('a', 'm').ok).toBe(true);
    expect(() => many(...letters, 'c')).toThrow('{"twice":"c"}');
    const match = offer(['a'], ['b'])();
    expect(match.answer('b', 'a:b:c').ok).toBe(true);
    expect(match.state.got).toEqual([{ seat: 'b', answer: { do: 'a', what: 'b', how: 'c' } }]);
  });
});

describe('what the rule gets', () => {
  test('choose: the meaning, whether offered by itself or with how it is shown', () => {
    const match = asking(function* (t) {
      got(t, yield* choose(t, 'a', { ...ask, options: [{ means: SHOOT, about: { foe: 2 } }, MOVE, 'wait'] }));
    });
    for (const id of ['shoot:0:b2', 'move', 'wait']) expect(match.answer('a', id).ok).toBe(true);
    expect(match.state.got).toEqual([SHOOT, MOVE, 'wait']);
    expect(match.record().answers.map((entry) => 'answer' in entry && entry.answer)).toEqual([
      'shoot:0:b2',
      'move',
      'wait',
    ]);
  });

  test('pick and order: the meanings; a check and its suggestions are about meanings too', () => {
    const noWait = (chosen: readonly Act[]): Objection | null =>
      chosen.includes('wait') ? { rule: 'R.2', reason: { key: 'no' } } : null;
    const match = asking(function* (t) {
      got(t, yield* pick(t, 'a', { ...ask, options: ACTS, min: 1, max: 3, check: noWait, suggestions: [[SHOOT]] }));
      got(t, yield* order(t, 'a', { ...ask, options: ACTS }));
    });
    expect(match.request).toMatchObject({ suggestions: [['shoot:0:b2']] });
    expect(match.answer('a', ['move', 'wait'])).toMatchObject({ ok: false, refusal: { rule: 'R.2' } });
    expect(match.answer('a', ['move', 'shoot:0:b2']).ok).toBe(true);
    expect(match.answer('a', ['wait', 'shoot:0:b2', 'move']).ok).toBe(true);
    expect(match.state.got).toEqual([
      [MOVE, SHOOT],
      ['wait', SHOOT, MOVE],
    ]);
  });

  test('allot: the shares, as they were given', () => {
    const match = asking(function* (t) {
      got(t, yield* allot(t, 'a', { ...ask, total: 3, options: [{ means: SHOOT, max: 1 }, MOVE, 'wait'] }));
    });
    expect(match.answer('a', { 'shoot:0:b2': 2, wait: 1 })).toMatchObject({ ok: false });
    expect(match.answer('a', { wait: 2, 'shoot:0:b2': 1 }).ok).toBe(true);
    expect(match.state.got).toEqual([
      [
        { means: 'wait', amount: 2 },
        { means: SHOOT, amount: 1 },
      ],
    ]);
  });

  test('of several who are asked: of each seat its own', () => {
    const match = asking(function* (t) {
      got(t, yield* choose(t, { all: ['a', 'b'] }, { ...ask, options: ACTS }));
    });
    expect(match.answer('b', 'shoot:0:b2').ok).toBe(true);
    expect(match.answer('a', 'wait').ok).toBe(true);
    expect(match.state.got).toEqual([{ a: 'wait', b: SHOOT }]);
  });
});

describe('going through answers again', () => {
  test('a question that nobody looks at is not built, and the rule still gets what was meant', () => {
    let built = 0;
    const match = asking(function* (t) {
      for (let i = 0; i < 3; i++) {
        const act = yield* choose(t, 'a', () => {
          built++;
          return { ...ask, options: ACTS };
        });
        got(t, act);
      }
    });
    match.answer('a', 'shoot:0:b2');
    match.answer('a', 'wait');
    built = 0;
    const fork = match.fork();
    expect(fork.state.got).toEqual([SHOOT, 'wait']);
    expect(fork.fork().state.got).toEqual([SHOOT, 'wait']);
    expect(match.undo(1).ok).toBe(true);
    expect(built).toBe(1); // the question that undo leads back to, to be seen
    expect(match.state.got).toEqual([SHOOT]);
  });

  test('what the rule does to the meaning it got does not come back', () => {
    const match = asking(function* (t) {
      const act = yield* choose(t, 'a', () => ({ ...ask, options: ACTS }));
      if (act !== 'wait' && act.do === 'shoot') act.weapon += 7;
      got(t, act);
      yield* choose(t, 'a', { ...ask, options: ['on'] });
    });
    match.answer('a', 'shoot:0:b2');
    expect(match.fork().state).toEqual(match.state);
    expect(match.state.got).toEqual([{ ...SHOOT, weapon: 7 }]);
  });
});

describe('asides', () => {
  const heal = { do: 'use', card: 'bandage' } as const;
  const match = asking(function* (t) {
    const aside = {
      means: heal,
      seats: ['b'],
      rule: 'R.3',
      label: { key: 'p.wait', params: { who: 'Bob' } },
      *play(): Flow<void> {
        got(t, 'healed');
      },
    };
    got(t, yield* choose(t, 'a', { ...ask, options: ['wait'], asides: [aside, { ...aside, means: 'cheer' }] }));
  });

  test('they say what they mean, and are answered by its id', () => {
    const seen = { seats: ['b'], rule: 'R.3', text: 'Bob waits', standing: false };
    expect(new Viewer(match, 'b').request()?.asides).toEqual([
      { ...seen, id: 'use:bandage', means: heal },
      { ...seen, id: 'cheer' },
    ]);
    expect(match.request?.asides?.map((aside) => meansOf(aside))).toEqual([heal, 'cheer']);
    expect(match.answer('b', 'use:bandage').ok).toBe(true);
    expect(match.answer('a', 'wait').ok).toBe(true);
    expect(match.state.got).toEqual(['healed', 'wait']);
  });
});

describe('what is seen', () => {
  const match = asking(function* (t) {
    yield* choose(t, 'a', { ...ask, options: ACTS });
  });

  test('options carry what they mean where that is more than the id, and deeds find their text by what they do', () => {
    expect(new Viewer(match, 'a').request()?.options).toEqual([
      { id: 'shoot:0:b2', means: SHOOT, text: 'Ann fires weapon 0 at b2' },
      { id: 'move', means: MOVE, text: 'Ann walks' },
      { id: 'wait', text: 'Ann waits' },
    ]);
  });

  test('a reader gets the meaning of each', () => {
    const meanings = new Viewer(match, 'a').request()?.options?.map((option) => meansOf<Act>(option)) ?? [];
    expect(meanings).toEqual(ACTS);
    expect(meanings.map((means) => (does(means, 'shoot') ? means.target : null))).toEqual(['b2', null, null]);
  });

  test('a thing without a deed has the text of an option', () => {
    const things = asking(function* (t) {
      got(t, yield* choose(t, 'a', { ...ask, options: [{ seat: 'b' }] }));
    });
    expect(new Viewer(things, 'a').request()?.options?.[0]?.text).toBe('Ann picks b');
    expect(things.answer('a', 'b').ok).toBe(true);
    expect(things.state.got).toEqual([{ seat: 'b' }]);
  });
});
