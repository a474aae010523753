import { describe, expect } from 'vitest';
import type { PendingTest } from '../state.ts';
import { block, type Driven, drive, type Said, type SceneSpec, type Somebody, test } from '../testing.ts';

/** Tests that are due are taken, up to what is fired, charged or walked. */
const take = (
  spec: SceneSpec,
  pending: PendingTest[],
  answers: Said[],
  on: 'up to fire' | 'to the end' = 'up to fire',
) =>
  drive(
    {
      ...spec,
      doing: [{ do: 'reactions', stage: 'test', results: [] }],
      change: (enc) => {
        enc.pending = pending.map((one) => ({ ...one, by: [...one.by] }));
        spec.change?.(enc);
      },
    },
    answers,
    null,
    on === 'up to fire' ? ['volley', 'charge'] : [],
  );
const fire = (who: string, by = 'a1', ranking = 2): PendingTest => ({
  who,
  test: 'received-fire',
  by: [by],
  ranking,
});
const down = (who: string, by: string): PendingTest => ({ who, test: 'man-down', by: [by], ranking: 0 });
const of = ({ encounter }: Driven, id: string) => encounter.humans.find((one) => one.id === id);
const gangers = (...people: Somebody[]): NonNullable<SceneSpec['strangers']> => [
  { attitude: 'enemy', people: people.map((one) => ({ class: 'ganger', facing: 180, ...one })) },
];
/** a1 at the left; a1 is a Grunt with a pistol unless said otherwise. */
const BAND = [{ x: 12, y: 18, star: false, guns: ['BAP'], facing: 0 }] as const;

describe('the dice', () => {
  test('ATZ.X.29 a Citizen of Rep 4 without a Leader, 3 and 5: one passed, Duck Back', () => {
    const met = take(
      { band: BAND, strangers: gangers({ x: 20, y: 18, class: 'citizen', guns: ['P'] }) },
      [fire('n1')],
      [[3, 5]],
    );
    expect(met.asked).toEqual(['ATZ.REACT.3 2d6']);
    expect(of(met, 'n1')?.status).toBe('ducked-back');
  });

  const WALL = block('wall', [19, 14, 0.2, 8], { height: 1, cover: true, kind: 'impassable' });
  test('ATZ.REACT.10 in cover from whom it was fired at Received Fire has a die more, of which two count', () => {
    const spec: SceneSpec = { band: BAND, strangers: gangers({ x: 20, y: 18, guns: ['BAP'] }), pieces: [WALL] };
    const met = take(spec, [fire('n1')], [[6, 1, 2]]);
    expect(met.asked).toEqual(['ATZ.REACT.3 3d6']);
    expect(met.encounter.doing.at(-1)?.do).toBe('volley');
    // The wall is on the other side of it.
    const open = take({ ...spec, strangers: gangers({ x: 17, y: 18, guns: ['BAP'] }) }, [fire('n1')], [[6, 1]]);
    expect(of(open, 'n1')?.status).toBe('ducked-back');
  });

  test('ATZ.REACT.9 in cover from the enemies who see it Man Down is rolled with three dice', () => {
    const people = (x: number): SceneSpec => ({
      band: BAND,
      pieces: [WALL],
      strangers: gangers({ x, y: 18, leads: false }, { x: x + 1.5, y: 20, status: 'oof' }),
    });
    const met = take({ ...people(20) }, [down('n1', 'n2')], [[6, 6, 1]]);
    expect(met.asked).toEqual(['ATZ.REACT.3 3d6']);
    expect(of(met, 'n1')?.fate).toBe('here'); // one passed, as many down as up
    expect(of(take({ ...people(17) }, [down('n1', 'n2')], [[6, 6]]), 'n1')?.fate).toBe('ran');
  });

  test('ATZ.ATTR.18 a Poser has one die on Received Fire and Man Down, unless nobody has Attributes', () => {
    const poser = {
      x: 20,
      y: 18,
      guns: ['BAP' as const],
      attributes: ['poser' as const],
      leads: false,
    } satisfies Somebody;
    expect(take({ band: BAND, strangers: gangers(poser) }, [fire('n1')], [[1]]).asked).toEqual(['ATZ.REACT.3 1d6']);
    const met = take(
      { band: BAND, strangers: gangers(poser, { x: 21.5, y: 20, status: 'oof' }) },
      [down('n1', 'n2')],
      [[6]],
    );
    expect(met.asked).toEqual(['ATZ.REACT.3 1d6']);
    const plain = take(
      { band: BAND, strangers: gangers(poser), options: { attributes: 'nobody' } },
      [fire('n1')],
      [[1, 1]],
    );
    expect(plain.asked).toEqual(['ATZ.REACT.3 2d6']);
  });
});

describe('the Leader Die', () => {
  /** A Leader of Rep 5 who was not fired at, and two Grunts who were; all three within 4". */
  const led = (more: Partial<Somebody> = {}, of: Somebody['class'] = 'survivor'): SceneSpec => ({
    band: BAND,
    strangers: gangers(
      { x: 22, y: 18, rep: 5, class: of as 'survivor', ...more },
      { x: 22, y: 20, rep: 3, class: of as 'survivor', guns: ['BAP'] },
      { x: 22, y: 22, rep: 4, class: of as 'survivor', guns: ['BAP'] },
    ),
  });
  const passed = ({ events }: Driven): unknown[] =>
    events
      .filter(({ key }) => key === 'atz.react.test')
      .map(({ params }) => (params as { unit: string; passed: number }).passed);

  test('ATZ.X.16 ATZ.LEAD.8 ATZ.LEAD.11 one die of a Leader who takes no test himself: 0 + 1 and 1 + 1', () => {
    const met = take(led(), [fire('n2'), fire('n3')], [[3], [5, 4], [5, 3]]);
    expect(met.asked).toEqual(['ATZ.LEAD.7 1d6', 'ATZ.REACT.3 2d6', 'ATZ.REACT.3 2d6']);
    expect(passed(met)).toEqual([1, 2]);
  });

  test('ATZ.LEAD.8 no more than two dice are passed, and the Leader himself is helped, too', () => {
    expect(passed(take(led(), [fire('n1'), fire('n2')], [[3], [6, 6], [1, 1]]))).toEqual([1, 2]);
  });

  test('ATZ.LEAD.7 it is rolled against the Leader’s Rep, equal or lower', () => {
    const helps = (die: number): unknown[] => passed(take(led(), [fire('n2')], [[die], [6, 6]]));
    expect([5, 6].map(helps)).toEqual([[1], [0]]);
  });

  test('ATZ.LEAD.11 not of a Leader who is Stunned, Out of the Fight or gone', () => {
    for (const more of [
      { status: 'stunned', prone: true, stun: { left: 1, reacts: false } },
      { status: 'oof', prone: true },
      { fate: 'ran' },
    ] as const) {
      expect(take(led(more), [fire('n2')], [[6, 6]]).asked).toEqual(['ATZ.REACT.3 2d6']);
    }
  });

  test('ATZ.LEAD.10 not for a Leader who is alone', () => {
    const met = take({ band: BAND, strangers: gangers({ x: 20, y: 18, guns: ['BAP'] }) }, [fire('n1')], [[6, 6]]);
    expect(met.asked).toEqual(['ATZ.REACT.3 2d6']);
  });

  test('ATZ.LEAD.4 nor of a Temporary Leader: those around the highest Rep roll by themselves', () => {
    const met = take(led({ x: 34 }), [fire('n2')], [[6, 6]]);
    expect(met.asked).toEqual(['ATZ.REACT.3 2d6']);
  });

  test('ATZ.REACT.20 ATZ.LEAD.9 with Man Down it does not help Citizens, and helps everybody else', () => {
    const asked = (of: NonNullable<Somebody['class']>): readonly string[] =>
      take(led({}, of), [down('n2', 'n3')], of === 'citizen' ? [[1, 1]] : [[6], [1, 1]]).asked;
    expect(asked('citizen')).toEqual(['ATZ.REACT.3 2d6']);
    for (const of of ['ganger', 'survivor', 'police', 'guard', 'army'] as const) {
      expect(asked(of), of).toEqual(['ATZ.LEAD.7 1d6', 'ATZ.REACT.3 2d6']);
    }
  });

  test('ATZ.REACT.20 a Citizen under fire with a friend down: the Leader’s die counts for one test and not for the other', () => {
    // None of its own passed, one with the Leader: Duck Back under fire, Runaway by Man Down, and the worse stands.
    const met = take(led({}, 'citizen'), [fire('n2'), down('n2', 'n3')], [[1], [6, 6]]);
    expect(of(met, 'n2')?.fate).toBe('ran');
    expect(of(take(led({}, 'citizen'), [fire('n2')], [[1], [6, 6]]), 'n2')).toMatchObject({ status: 'ducked-back' });
  });
});

describe('several tests at once', () => {
  test('ATZ.REACT.15 ATZ.X.33 one set of dice for Man Down and Received Fire, and the worse of the two', () => {
    const spec: SceneSpec = {
      band: [{ x: 12, y: 18, star: false, guns: ['BAP'], facing: 0 }],
      strangers: gangers(
        { x: 20, y: 18, status: 'oof', prone: true },
        { x: 20, y: 20, guns: ['BAP'] },
        { x: 20, y: 16, guns: ['BAP'] },
      ),
    };
    const due = [fire('n2'), down('n2', 'n1'), fire('n3'), down('n3', 'n1')];
    // One passed: Duck Back under fire, Carry On by Man Down. None: Runaway by both.
    const met = take(spec, due, [
      [4, 5],
      [5, 5],
    ]);
    expect(met.asked).toEqual(['ATZ.REACT.3 2d6', 'ATZ.REACT.3 2d6']);
    expect([of(met, 'n2')?.status, of(met, 'n3')?.fate]).toEqual(['ducked-back', 'ran']);
  });

  test('ATZ.REACT.16 Carry On, Fire, Charge, Duck Back, Runaway: the later one stands', () => {
    // Survivors who pass one: Rush Shot under fire; by Man Down Carry On with one of two down, Runaway with two of three.
    const people = (...more: Somebody[]): SceneSpec => ({
      band: BAND,
      strangers: gangers(
        { x: 20, y: 18, class: 'survivor', guns: ['BAP'], leads: false },
        ...more.map((one) => ({ class: 'survivor' as const, status: 'oof' as const, ...one })),
      ),
    });
    const due = [fire('n1'), down('n1', 'n2')];
    const fires = take(people({ x: 21, y: 20 }), due, [[4, 5]]);
    expect(fires.encounter.doing.at(-1)).toMatchObject({ do: 'volley', fires: [{ shooter: 'n1', rush: true }] });
    expect(of(take(people({ x: 21, y: 20 }, { x: 22, y: 20 }), due, [[4, 5]]), 'n1')?.fate).toBe('ran');
  });

  test('ATZ.REACT.17 who has ducked back already stays so at best, and runs at worst', () => {
    const ducked: Somebody = { x: 20, y: 18, guns: ['BAP'], status: 'ducked-back', duckedFrom: ['a1'] };
    const after = (dice: number[]): Driven => take({ band: BAND, strangers: gangers(ducked) }, [fire('n1')], [dice]);
    expect(of(after([1, 1]), 'n1')).toMatchObject({ status: 'ducked-back', fate: 'here', x: 20 });
    expect(of(after([6, 6]), 'n1')?.fate).toBe('ran');
  });
});

describe('Free Will', () => {
  const star = (more: Partial<Somebody> = {}): SceneSpec => ({
    band: [{ x: 12, y: 18, guns: ['BAP'], facing: 0, rep: 5, ...more }],
    strangers: gangers({ x: 20, y: 18, guns: ['BAP'] }),
  });

  test('ATZ.STAR.21 a Star picks what its Received Fire comes to, and rolls nothing', () => {
    const met = take(star(), [fire('a1', 'n1')], ['free-will:a1:0']);
    expect(met.asked).toEqual(['ATZ.STAR.21 free-will:a1:2 free-will:a1:1 free-will:a1:0']);
    expect(of(met, 'a1')?.status).toBe('ducked-back');
    const fires = take(star(), [fire('a1', 'n1')], ['free-will:a1:2', 'share:n1 n1']);
    expect(fires.encounter.doing.at(-1)?.do).toBe('volley');
  });

  test('ATZ.STAR.21 with the advantage left out it rolls as others do', () => {
    const met = take({ ...star(), options: { freeWill: false } }, [fire('a1', 'n1')], [[6, 6]]);
    expect(met.asked).toEqual(['ATZ.REACT.3 2d6']);
  });

  test('ATZ.STAR.23 with several tests at once it picks one number for all of them, and the worst result stands', () => {
    const spec = { ...star(), band: [...(star().band ?? []), { x: 12, y: 20, rep: 5, status: 'oof' as const }] };
    const met = take(spec, [fire('a1', 'n1'), down('a1', 'a2')], ['free-will:a1:0']);
    expect(met.asked).toHaveLength(1);
    // None passed: Duck Back under fire, Runaway by Man Down.
    expect(of(met, 'a1')?.fate).toBe('ran');
  });
});
