import { describe, expect } from 'vitest';
import type { Doing, PendingTest } from '../state.ts';
import { type Driven, drive, type Said, type SceneSpec, type Somebody, test } from '../testing.ts';

const exchange = (
  spec: SceneSpec,
  pending: PendingTest[],
  answers: Said[],
  upTo: Doing['do'][] = ['volley', 'charge'],
): Driven =>
  drive(
    {
      ...spec,
      doing: [{ do: 'reactions', stage: 'test', results: [] }],
      change: (enc) => void (enc.pending = pending),
    },
    answers,
    null,
    upTo,
  );
const fire = (who: string, ...by: string[]): PendingTest => ({ who, test: 'received-fire', by, ranking: 2 });
const enemies = (...people: Somebody[]): NonNullable<SceneSpec['strangers']> => [
  { attitude: 'enemy', people: people.map((one) => ({ facing: 180, ...one })) },
];
const of = ({ encounter }: Driven, id: string) => encounter.humans.find((one) => one.id === id);
/** Who fires at whom in the volley that lies on top. */
const aims = ({ encounter }: Driven): string[] => {
  const top = encounter.doing.at(-1);
  return top?.do === 'volley' ? top.fires.map(({ shooter, shots }) => `${shooter} ${shots[0]?.target}`) : [];
};
const grunt = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({
  x,
  y,
  star: false,
  facing: 0,
  guns: ['BAP'],
  ...more,
});
const PASS = [1, 1];

describe('whom it fires at', () => {
  const two = (far: Partial<Somebody> = {}): SceneSpec => ({
    band: [grunt(12, 18), grunt(10, 20, far)],
    strangers: enemies({ x: 18, y: 18, guns: ['BAP'] }),
  });

  test('ATZ.REACT.23 the one who caused the test, even if another is nearer', () => {
    expect(aims(exchange(two(), [fire('n1', 'a2')], [PASS]))).toEqual(['n1 a2']);
  });

  test('ATZ.REACT.23 another enemy in LOS and range if that one cannot be shot at any more', () => {
    for (const gone of [{ status: 'od' }, { status: 'oof' }, { fate: 'ran' }] as const) {
      expect(aims(exchange(two(gone), [fire('n1', 'a2')], [PASS]))).toEqual(['n1 a1']);
    }
  });

  test('ATZ.REACT.23 of several who caused it the nearest', () => {
    expect(aims(exchange(two(), [fire('n1', 'a2', 'a1')], [PASS]))).toEqual(['n1 a1']);
  });

  test('ATZ.REACT.23 with nobody left to shoot at it carries on', () => {
    const met = exchange(
      { ...two({ fate: 'ran' }), band: [grunt(12, 18, { fate: 'ran' })] },
      [fire('n1', 'a1')],
      [PASS],
    );
    expect(met.told.at(-1)).toBe('ATZ.REACT.23 atz.react.nobody');
    expect(of(met, 'n1')).toMatchObject({ status: 'carry-on', prone: false });
  });

  test('ATZ.REACT.23 a Star chooses among several', () => {
    const met = exchange(
      {
        band: [grunt(12, 18, { star: true })],
        strangers: enemies({ x: 18, y: 18, guns: ['BAP'] }, { x: 20, y: 21, guns: ['BAP'] }),
      },
      [fire('a1', 'n1', 'n2')],
      ['free-will:a1:2', 'fire-back:a1:n2', 'share:n2 n2'],
    );
    expect(met.asked[1]).toBe('ATZ.REACT.23 fire-back:a1:n1 fire-back:a1:n2');
    expect(aims(met)).toEqual(['a1 n2']);
  });

  test('ATZ.STAR.27 ATZ.WPN.19 and with which of its guns, or with two at once', () => {
    const met = exchange(
      {
        band: [grunt(12, 18, { star: true, guns: ['P', 'BAP'] })],
        strangers: enemies({ x: 18, y: 18, guns: ['BAP'] }),
      },
      [fire('a1', 'n1')],
      ['free-will:a1:2', 'with-both:0:1', 'share:n1', 'share:n1 n1'],
    );
    expect(met.asked[1]).toBe('ATZ.STAR.27 with-gun:1 with-gun:0 with-both:0:1');
    expect(met.encounter.doing.at(-1)).toMatchObject({ fires: [{ guns: [0, 1], rush: false }] });
  });
});

describe('the order', () => {
  /** One who fires, one who ducks back, one without a gun who charges, in this order. */
  const spec: SceneSpec = {
    band: [grunt(12, 18)],
    strangers: enemies(
      { x: 18, y: 18, guns: ['BAP'] },
      { x: 18, y: 24, guns: ['BAP'] },
      { x: 18, y: 12, rep: 3 },
      { x: 18, y: 8, rep: 4 },
    ),
  };
  const due = (): PendingTest[] => ['n1', 'n2', 'n3', 'n4'].map((who) => fire(who, 'a1'));

  test('ATZ.REACT.24 all tests, then who ducks back, then all fire, then charges', () => {
    const met = exchange(spec, due(), [PASS, [6, 6], PASS, PASS, [1, 1], [1, 2]], ['charge']);
    expect(met.asked.slice(0, 4)).toEqual(Array(4).fill('ATZ.REACT.3 2d6'));
    const told = met.told.map((one) => one.split(' ')[1]);
    const at = (key: string): number => told.indexOf(key);
    expect(at('atz.duck.back')).toBeGreaterThan(told.lastIndexOf('atz.react.test'));
    expect(at('atz.react.fires')).toBeGreaterThan(at('atz.duck.back'));
    expect(at('atz.react.charges')).toBeGreaterThan(at('atz.react.fires'));
  });

  test('ATZ.SIGHT.40 ATZ.STATUS.2 charges after the fire, the highest Rep first', () => {
    const met = exchange(spec, due(), [PASS, [6, 6], PASS, PASS, [1, 1], [1, 2]], ['charge']);
    expect(met.encounter.doing.at(-1)).toMatchObject({ do: 'charge', target: 'a1', chargers: ['n4'] });
    expect(met.encounter.pending).toEqual([fire('a1', 'n1')]); // the next round waits for the charges
  });

  test('ATZ.STATUS.2 who can no longer reach a point 6" from an enemy ducks back', () => {
    const out = { ...spec, size: 48, strangers: enemies({ x: 34, y: 18, class: 'survivor' as const }) };
    expect(of(exchange(out, [fire('n1', 'a1')], [PASS]), 'n1')?.status).toBe('ducked-back');
  });

  test('ATZ.SIGHT.39 all who fire do so at the same time, whatever becomes of them', () => {
    const pair: SceneSpec = { band: [grunt(12, 18)], strangers: enemies({ x: 18, y: 18, guns: ['BAP'] }) };
    const due = (): PendingTest[] => [fire('n1', 'a1'), fire('a1', 'n1')];
    const both = exchange(pair, due(), [PASS, PASS]);
    expect(aims(both)).toEqual(['n1 a1', 'a1 n1']);
    const end = exchange(pair, due(), [PASS, PASS, PASS, PASS, [6, 1], [6, 1], [1], [1]], []);
    expect([of(end, 'a1')?.status, of(end, 'n1')?.status]).toEqual(['od', 'od']);
  });
});

describe('who reacts', () => {
  const spec = (more: Partial<Somebody>): SceneSpec => ({
    band: [grunt(12, 18)],
    strangers: enemies({ x: 18, y: 18, guns: ['BAP'], ...more }),
  });
  const answered = (more: Partial<Somebody>, dice: Said[]): readonly string[] =>
    exchange(spec(more), [fire('n1', 'a1')], dice).asked;

  test('ATZ.STATUS.1 ATZ.MOVE.18 those in Carry On do', () => {
    expect(answered({}, [PASS])).toEqual(['ATZ.REACT.3 2d6']);
  });

  test('ATZ.STATUS.3 ATZ.STATUS.6 the Stunned and those Out of the Fight do not', () => {
    expect(answered({ status: 'stunned', prone: true, stun: { left: 1, reacts: false } }, [])).toEqual([]);
    expect(answered({ status: 'oof', prone: true }, [])).toEqual([]);
  });

  test('ATZ.REACT.11 ATZ.ZREACT.8 who stares at a feast still reacts', () => {
    expect(answered({ status: 'stunned', stun: { left: 1, reacts: true } }, [PASS])).toEqual(['ATZ.REACT.3 2d6']);
  });
});

test('ATZ.X.26 three against three: A ducks back first, then C fires at White 3 while White 2 and 3 fire at C', () => {
  const rows = [8, 16, 23];
  const inSight: Doing = {
    do: 'in-sight',
    stage: 'roll',
    active: 'players',
    pairs: [
      ['a1', 'n1'],
      ['a2', 'n2'],
      ['a3', 'n3'],
    ],
    closer: [],
    sightings: [],
    firedAt: [],
    acting: null,
  };
  const miss = [1, 2];
  const quiet = [1, 1];
  const kill = [6, 1];
  const met = drive(
    {
      band: rows.map((y) => grunt(10, y, { rep: 5 })),
      strangers: enemies(...rows.map((y) => ({ x: 18, y, rep: 5, guns: ['BAP' as const] }))),
      doing: [inSight],
    },
    [
      ['White 1', [1, 1, 1, 1]],
      ['White 2', [1, 6, 6, 6]],
      ['White 3', [1, 1, 1, 6]],
      ['A', [1, 1, 1, 6, 6]],
      ['B', [1, 6, 6, 6, 6]],
      ['C', [1, 1, 6, 6, 6]],
      ['White 1 at A', quiet, miss],
      ['White 3 at C, while A kills White 1', quiet, quiet, miss, kill, [1]],
      ['C at White 3', quiet, miss],
      ['White 2 kills B, who misses', quiet, quiet, kill, miss, [1]],
      ['A, C, White 3 and White 2 test', [6, 6], PASS, PASS, PASS],
      ['three shots at once', quiet, quiet, quiet, miss, miss, miss],
      ['C and White 3 test again', [6, 6], [6, 6]],
    ].flatMap(([, ...dice]) => dice as number[][]),
    null,
    [],
  );
  expect([of(met, 'a1')?.status, of(met, 'n2')?.status]).toEqual(['od', 'od']);
  const after = met.events
    .filter(({ key }) => ['atz.duck.prone', 'atz.duck.back', 'atz.react.fires'].includes(key))
    .map(({ params }) => params as { unit: string; target?: string });
  expect(after.slice(0, 4).map(({ unit, target }) => [unit, target])).toEqual([
    ['n1', undefined],
    ['n3', 'a3'],
    ['a3', 'n3'],
    ['a2', 'n3'],
  ]);
});
