import { describe, expect } from 'vitest';
import { SPECIAL_PEF } from '../data/strangers/special.ts';
import { tableOf } from '../data/testing.ts';
import { closeTurn } from '../course/ending.ts';
import { PLANS } from '../prepare/encounters.ts';
import { placePef } from '../prepare/pefs.ts';
import { schema } from '../prepare/setup.ts';
import { examples } from '../prepare/examples.ts';
import { barsFrom } from '../strangers/joining.ts';
import { policeClock } from '../strangers/police.ts';
import { meeting, onTop } from '../strangers/testing.ts';
import { drive, encounter, type SceneSpec, scene, stateOf, test } from '../testing.ts';
import type { Human } from '../state.ts';
import { newPlot } from './plot.ts';
import { reportFast } from './report.ts';
import { isAcross } from './way-back.ts';

const STAR = { x: 18, y: 8, rep: 4, star: true, facing: 90 } as const;
const acting = (spec: SceneSpec) =>
  scene({
    ...spec,
    doing: [{ do: 'activate', side: 'players', group: ['a1'], with: ['a1'], waking: [], stuck: [], handed: false }],
  });
const exits = (m: ReturnType<typeof scene>): string[] => m.offered('a').filter((id) => id.startsWith('exit'));
const entering = (kind: 'robbery-week' | 'escape', crossing = 1) =>
  meeting({
    kind,
    band: [{ ...STAR, x: 0, y: 0, fate: 'waiting' }],
    doing: [{ do: 'prepare', left: ['enter'], entering: ['a1'], paces: {}, meeting: [], placed: 0 }],
    change: (enc) => void (enc.plot = { ...newPlot(), crossing }),
  });

describe('Robbery!', () => {
  test('ATZ.FIRST.9 it is set up as a Search; they come on in section 9', () => {
    expect(PLANS['robbery-week'].steps).toEqual(PLANS.search.steps);
    const m = entering('robbery-week');
    expect(m.refused('a', { x: 20, y: 4, facing: 90 }).rule).toBe('ATZ.PEF.4');
    expect(encounter(m.answer('a', { x: 30, y: 8, facing: 90 })).humans[0]).toMatchObject({ x: 30, fate: 'here' });
  });
  test('ATZ.FIRST.9 ATZ.ENC.11 who walks off section 1 is home, and has succeeded; elsewhere nobody walks off', () => {
    const at = (x: number, y: number) =>
      acting({
        kind: 'robbery-week',
        band: [
          { ...STAR, x, y },
          { x: 9, y: 9 },
        ],
      });
    for (const [x, y] of [
      [18, 35.4],
      [35.4, 35.4],
      [6, 18],
      [6, 30],
    ] as const)
      expect(exits(at(x, y))).toEqual([]);
    const m = at(6, 35.2);
    expect(exits(m)).toEqual(['exit:a1']);
    m.answer('a', 'exit:a1');
    expect(encounter(m).humans[0]).toMatchObject({ fate: 'left' });
    expect(encounter(m).objective).toMatchObject({ met: true, by: ['a1'] });
  });
  test('ATZ.T.SPECIALPEF all six rows', () => {
    const said = {
      robbers: 'you are being robbed: play the Robbery Encounter, then continue',
      guard: 'National Guard checkpoint, Meet & Greet',
    };
    const rows = SPECIAL_PEF.map(({ met, count }, i) => {
      const many = count === 'one' ? '1' : '1/2d6';
      const words =
        met === 'robbers' || met === 'guard'
          ? said[met]
          : met === 'citizen'
            ? `${many} Citizen${count === 'one' ? '' : 's'}, Meet & Greet`
            : `${many} zombie${count === 'one' ? '' : 's'}, placed normally`;
      return [String(i + 1), words];
    });
    expect(rows).toEqual(tableOf('ATZ.T.SPECIALPEF'));
  });
  const resolved = (answers: readonly number[][], upTo: Parameters<typeof drive>[3] = ['meet', 'robbery']) =>
    drive(
      {
        kind: 'robbery-week',
        band: [STAR],
        pefs: [{ x: 18, y: 20 }],
        doing: [{ do: 'contact', pef: 'p1', x: 18, y: 20, level: 0, group: ['a1'], stage: 'resolve' }],
      },
      answers,
      null,
      upTo,
    ).encounter;
  test('ATZ.FIRST.10 one die says who it is, and the marker is gone', () => {
    const one = resolved([[2], [1], [3, 4]]);
    expect([one.pefs, one.humans.filter(({ seat }) => seat === null).map((human) => human.class)]).toEqual([
      [],
      ['citizen'],
    ]);
    expect(onTop(one)).toMatchObject({ do: 'meet', group: ['a1'] });
    const dead = resolved([[6], [4], [1, 2]]);
    expect(dead.zombies).toHaveLength(2);
    expect(resolved([[5], [1]]).zombies).toHaveLength(1);
  });
  test('ATZ.FIRST.11 a 1 is a robbery on this table', () => {
    expect(onTop(resolved([[1], [1], [2], [3, 4]]))).toMatchObject({ do: 'robbery', group: ['a1'] });
  });
  test('ATZ.FIRST.12 a 4 is a checkpoint: How Many with two rolls for Citizens', () => {
    const enc = resolved([[4], [1], [1], [3, 4], [3, 4]]);
    expect(enc.humans.filter((one) => one.class === 'guard')).toHaveLength(2);
  });
  test('ATZ.FIRST.13 ATZ.FIRST.7 a Fast Move calls the Police, whatever the day', () => {
    const called = (kind: 'robbery-week' | 'search') => {
      const state = stateOf({ kind, band: [STAR], day: 25 });
      const asked = drive(state, kind === 'search' ? [] : [[6], [6]], function* (t) {
        reportFast(t);
        yield* policeClock(t);
      }).asked;
      return [asked.length, state.encounter.clocks.police];
    };
    expect(called('robbery-week')).toEqual([2, 8]);
    expect(called('search')).toEqual([0, null]);
  });
});

describe('Escape!', () => {
  test('ATZ.FIRST.14 ATZ.FIRST.16 set up as a Search, from Day 21 on, the Star without Grunts', () => {
    expect(PLANS.escape).toMatchObject({ steps: PLANS.search.steps, starsOnly: true });
    expect(schema.safeParse({ ...examples.escape, day: 20 }).error?.issues[0]?.message).toMatch(/Day 21/);
    expect(stateOf({ kind: 'escape', band: [STAR] }).encounter.humans).toHaveLength(1);
  });
  test('ATZ.FIRST.15 ATZ.PEF.4 first onto section 1, with PEFs on the near side; the second time onto section 7', () => {
    expect(entering('escape').refused('a', { x: 6, y: 4, facing: 90 }).rule).toBe('ATZ.PEF.4');
    entering('escape').answer('a', { x: 6, y: 30, facing: 270 });
    expect(entering('escape', 2).refused('a', { x: 6, y: 30, facing: 90 }).rule).toBe('ATZ.PEF.4');
    entering('escape', 2).answer('a', { x: 6, y: 4, facing: 90 });
    const { encounter: enc } = drive({ kind: 'escape', band: [STAR] }, [[2], [3, 4]], (t) => placePef(t));
    expect(enc.pefs[0]?.section).toBe(8);
  });
  const across = (spec: SceneSpec = {}): SceneSpec => ({
    kind: 'escape',
    band: [{ ...STAR, class: 'ganger', fate: 'waiting' }],
    ...spec,
  });
  test('ATZ.FIRST.15 off section 9 it waits for the way back; off section 3 it has escaped', () => {
    const first = acting({
      kind: 'escape',
      band: [
        { ...STAR, x: 30, y: 0.8 },
        { x: 9, y: 9 },
      ],
    });
    first.answer('a', 'exit:a1');
    expect([encounter(first).humans[0]?.fate, encounter(first).objective.met]).toEqual(['waiting', false]);
    const last = acting({
      kind: 'escape',
      band: [{ ...STAR, x: 35.4, y: 30 }],
      change: (enc) => void (enc.plot = { ...newPlot(), crossing: 2 }),
    });
    last.answer('a', 'exit:a1');
    expect(encounter(last).objective).toMatchObject({ met: true, by: ['a1'] });
    expect([isAcross(stateOf(across()).encounter), isAcross(stateOf(across({ band: [STAR] })).encounter)]).toEqual([
      true,
      false,
    ]);
  });
  test('ATZ.FIRST.16 before the way back the player chooses a Grunt of the Star’s Class, of no higher Rep', () => {
    const { encounter: enc, asked } = drive(
      across(),
      ['1-3'],
      (t) => closeTurn(t, { do: 'turn', stage: 'close', done: 0 }),
      ['prepare'],
    );
    expect(asked[0]).toBe('ATZ.FIRST.16 1-3 1-5 1-6 1-8 1-9 1-10 1-11 1-12 2-3 2-4 2-6 2-7 2-8 2-10 2-11');
    const helper = enc.humans[1] as Human;
    expect(helper).toMatchObject({
      id: 'n101',
      seat: 'a',
      side: 'players',
      class: 'ganger',
      star: false,
      fate: 'waiting',
    });
    expect(helper.rep).toBeLessThanOrEqual(4);
    expect([enc.plot?.crossing, onTop(enc)]).toMatchObject([2, { do: 'prepare', entering: ['a1', 'n101'] }]);
  });
  test('ATZ.FIRST.17 nobody else is recruited before the way back', () => {
    const bars = (crossing: number) => {
      const { encounter: enc } = stateOf({
        kind: 'escape',
        band: [STAR],
        strangers: [{ attitude: 'neutral', people: [{ x: 18, y: 10, rep: 3 }] }],
        change: (one) => void (one.plot = { ...newPlot(), crossing }),
      });
      return barsFrom(enc, enc.humans[1] as Human, 'a');
    };
    expect([bars(1), bars(2)]).toEqual(['ATZ.FIRST.17', null]);
  });
  test('ATZ.FIRST.18 who is met is read on the table of Days 21 to 30', () => {
    const met = (kind: 'escape' | 'search') =>
      drive(
        {
          kind,
          band: [STAR],
          day: 40,
          dayPart: 'morning',
          doing: [{ do: 'contact', pef: null, x: 18, y: 20, level: 0, group: ['a1'], stage: 'who' }],
        },
        [[3], ...(kind === 'escape' ? [[1], [1], [3, 4], [3, 4]] : [[1]])],
        null,
        ['meet'],
      )
        .encounter.humans.filter(({ seat }) => seat === null)
        .map((one) => one.class);
    expect([met('escape').includes('army'), met('search').includes('army')]).toEqual([true, false]);
  });
});
