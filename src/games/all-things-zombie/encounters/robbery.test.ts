import { describe, expect } from 'vitest';
import { company } from './company.ts';
import { PLANS } from '../prepare/encounters.ts';
import type { PrepareDoing } from '../prepare/doing.ts';
import { closeTurn } from '../course/ending.ts';
import { drive, encounter, type SceneSpec, stateOf, test } from '../testing.ts';
import { meeting, onTop } from '../strangers/testing.ts';
import { newPlot } from './plot.ts';
import type { RobberyDoing } from './doing.ts';
import { robbersCome } from './robbers.ts';

const STAR = { x: 18, y: 8, rep: 4, star: true, skills: { people: 3, savvy: 2 } } as const;
const robber = (more = {}) => ({ x: 18, y: 10, rep: 3, class: 'ganger' as const, facing: 270, ...more });
const faced = (more: SceneSpec = {}, doing: Partial<RobberyDoing> = {}) =>
  ({
    kind: 'robbery',
    band: [{ ...STAR, items: ['food', 'luxury'], guns: ['P'] }],
    strangers: [{ attitude: 'enemy', people: [robber({ skills: { people: 2, savvy: 1 } })], side: { id: 'robbers' } }],
    doing: [{ do: 'robbery', robbers: 'robbers', group: ['a1'], stage: 'challenge', ...doing }],
    change: (enc) => void (enc.plot = { ...newPlot(), robbers: 'robbers' }),
    ...more,
  }) as const satisfies SceneSpec;
const OWN = ['in-sight', 'leave'] as const;

describe('how a Robbery begins', () => {
  test('ATZ.ROB.3 ATZ.ROB.4 ATZ.BUSH.1 company, players, zombies, PEFs and robbers, in the Evening', () => {
    const steps = ['company', 'enter', 'start-zombies', 'pefs', 'robbers', 'pefs-in-sight'];
    expect([PLANS.robbery, PLANS.bushwhack]).toMatchObject([
      { steps, dayPart: 'evening' },
      { steps, dayPart: 'evening' },
    ]);
    expect(stateOf({ kind: 'robbery', dayPart: 'morning' }).encounter.daylight.part).toBe('evening');
  });

  test('ATZ.ROB.5 a Grunt comes along if it scores less than its Star', () => {
    const prepare: PrepareDoing = {
      do: 'prepare',
      left: [],
      entering: ['a1', 'a2', 'a3', 'a4'],
      paces: {},
      meeting: [],
      placed: 0,
    };
    const grunt = { x: 0, y: 0, fate: 'waiting' as const, skills: { people: 2, savvy: 1 } };
    const { encounter: enc, told } = drive(
      { kind: 'robbery', band: [{ ...STAR, fate: 'waiting' }, grunt, grunt, grunt] },
      [['a2', 'a3'], [4], [4], [5]], // Star 7; 6 comes along, 7 does not; a4 is not wanted
      (t) => company(t, prepare),
    );
    expect(enc.humans.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect(prepare.entering).toEqual(['a1', 'a2']);
    expect(told.filter((one) => !one.includes('total'))).toEqual([
      'ATZ.ROB.5 atz.company.comes',
      'ATZ.ROB.5 atz.company.stays',
    ]);
  });

  test('ATZ.ROB.6 they are placed outside of any building, in sections 7 to 9', () => {
    const outline = [
      [4, 4],
      [10, 4],
      [10, 10],
      [4, 10],
    ] as [number, number][];
    const m = meeting({
      kind: 'robbery',
      band: [{ ...STAR, x: 0, y: 0, fate: 'waiting' }],
      buildings: [{ id: 'house', outline, height: 3 }],
      doing: [{ do: 'prepare', left: ['enter'], entering: ['a1'], paces: {}, meeting: [], placed: 0 }],
    });
    expect(m.refused('a', { x: 7, y: 7, facing: 90 }).rule).toBe('ATZ.ROB.6');
    expect(m.refused('a', { x: 20, y: 13, facing: 90 }).rule).toBe('ATZ.ROB.6');
    expect(encounter(m.answer('a', { x: 20, y: 11, facing: 90 })).humans[0]).toMatchObject({
      x: 20,
      y: 11,
      fate: 'here',
    });
  });

  test('ATZ.ROB.7 the robbers are Enemies, Gangers by How Many, 2" away and in LOS', () => {
    const spec: SceneSpec = { kind: 'robbery', band: [{ ...STAR, facing: 90 }] };
    const { encounter: enc } = drive(
      spec,
      [[4], [2], [3, 4], [5], [3, 4]],
      (t) => robbersCome(t, [...t.state.encounter.humans]),
      ['robbery'],
    );
    const robbers = enc.humans.filter(({ seat }) => seat === null);
    expect(robbers.map((one) => [one.class, Math.round(Math.hypot(one.x - 18, one.y - 8) * 100) / 100])).toEqual([
      ['ganger', 2],
      ['ganger', 2],
    ]);
    expect(enc.sides.find(({ kind }) => kind === 'people')?.attitude).toBe('enemy');
    expect(onTop(enc)).toMatchObject({ do: 'robbery', group: ['a1'], stage: 'challenge' });
  });
});

describe('hand over or fight', () => {
  test('ATZ.ROB.8 ATZ.ROB.9 who scores more may hand over Items, or fights as the inactive side', () => {
    const { encounter: enc, asked } = drive(faced(), [[1, 2], [1, 6], 'fight'], null, OWN);
    expect(asked).toEqual(['ATZ.ROB.8 2d6', 'ATZ.ROB.8 2d6', 'ATZ.ROB.9 hand-over fight']);
    expect(onTop(enc)).toMatchObject({ do: 'in-sight', active: 'robbers', pairs: [['a1', 'n1']] });
  });
  test('ATZ.ROB.10 who scores less fights as the active side; equal numbers are rolled again', () => {
    const { encounter: enc, asked } = drive(faced(), [[1, 6], [1, 6], [6, 6], [1, 6], 'fight'], null, OWN);
    expect(asked).toEqual([...Array(4).fill('ATZ.ROB.8 2d6'), 'ATZ.ROB.10 hand-over fight']);
    expect(onTop(enc)).toMatchObject({ do: 'in-sight', active: 'players' });
  });
  test('ATZ.ROB.9 half a die of Items, weapons among them, and the robbers have them', () => {
    const { encounter: enc, asked } = drive(faced({}, { stage: 'answer', better: 'robbers' }), [
      'hand-over',
      [3],
      ['gun:a1:0', 'item:a1:1'],
    ]);
    expect(asked.at(-1)).toBe('ATZ.ROB.9 gun:a1:0 item:a1:0 item:a1:1');
    const [star, thief] = enc.humans;
    expect([star?.guns, star?.items]).toEqual([[], ['food']]);
    expect([thief?.guns.map(({ id }) => id), thief?.items]).toEqual([['P'], ['luxury']]);
    expect(enc.plot).toMatchObject({ robbery: 'handed-over', taken: ['luxury', 'P'] });
  });
  test('ATZ.ROB.9 who has nothing can only fight', () => {
    const { asked } = drive(faced({ band: [STAR] }, { stage: 'answer', better: 'players' }), ['fight'], null, OWN);
    expect(asked).toEqual(['ATZ.ROB.9 fight']);
  });
  test('ATZ.ROB.11 robbers who have been paid leave the table when they next act', () => {
    const spec = faced({
      strangers: [{ attitude: 'enemy', people: [robber()], side: { id: 'robbers', memory: ['leaving'] } }],
      doing: [{ do: 'people', side: 'robbers', group: ['n1'], stage: 'zombies' }],
    });
    expect(onTop(drive(spec, [], null, OWN).encounter)).toMatchObject({ do: 'leave', who: 'n1' });
  });
  test('ATZ.BUSH.2 an ambush goes straight to In Sight: the players are active on 1 to 3', () => {
    const ambush = (die: number) =>
      onTop(
        drive(
          { kind: 'bushwhack', band: [{ ...STAR, facing: 90 }] },
          [[1], [2], [3, 4], [die]],
          (t) => robbersCome(t, [...t.state.encounter.humans]),
          OWN,
        ).encounter,
      );
    const active = (die: number) => (ambush(die) as { active?: string }).active;
    expect([active(3), active(4)]).toEqual(['players', expect.stringMatching(/^people-/)]);
  });
});

describe('how it ends', () => {
  const close = (spec: SceneSpec, answers: readonly string[]) =>
    drive(spec, answers, (t) => closeTurn(t, { do: 'turn', stage: 'close', done: 0 }), ['after']);
  const gone = { attitude: 'enemy' as const, people: [robber({ fate: 'left' })], side: { id: 'robbers' } };
  const end = (robbery: 'handed-over' | 'refused', kind: 'robbery' | 'bushwhack' = 'robbery'): SceneSpec => ({
    kind,
    band: [STAR],
    strangers: [gone],
    change: (enc) => void (enc.plot = { ...newPlot(), robbers: 'robbers', robbery }),
  });
  test('ATZ.ROB.2 ATZ.BUSH.3 who drives the robbers off has succeeded', () => {
    const { encounter: enc, asked } = close(end('refused'), ['end']);
    expect(asked).toEqual(['ATZ.ENC.10 play-on end']);
    expect([enc.objective, enc.ending]).toMatchObject([{ met: true, by: ['a1'] }, { key: 'met' }]);
    expect(close(end('refused', 'bushwhack'), ['end']).told[0]).toBe('ATZ.BUSH.3 atz.objective.met');
  });
  test('ATZ.ROB.12 who has handed something over has not, and may stop', () => {
    const { encounter: enc, asked } = close(end('handed-over'), ['end']);
    expect(asked).toEqual(['ATZ.ROB.12 play-on end']);
    expect([enc.objective.met, enc.ending]).toMatchObject([false, { key: 'robbed' }]);
  });
  test('ATZ.ROB.12 to leave unharmed, with all one has, is a success, too', () => {
    const away = (wentOof: boolean): SceneSpec => ({
      ...end('refused'),
      strangers: [{ ...gone, people: [robber()] }],
      band: [
        {
          ...STAR,
          fate: 'left',
          deeds: { zombies: 0, hurtArmed: false, wentOof, ranAway: false, skills: [], found: [] },
        },
      ],
    });
    expect(close(away(false), []).encounter.objective.by).toEqual(['a1']);
    expect(close(away(true), []).encounter.objective.met).toBe(false);
  });
});
