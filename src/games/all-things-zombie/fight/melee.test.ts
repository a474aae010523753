import { describe, expect } from 'vitest';
import type { Encounter, Human, MeleeSide } from '../state.ts';
import { type Driven, drive, type Said, type SceneSpec, test } from '../testing.ts';
import { wakeInMelee } from './break-off.ts';
import type { MeleeDoing } from './doing.ts';

type Pair = [one: string, other: string, one?: Partial<MeleeSide>, other?: Partial<MeleeSide>];
const side = (who: string, more: Partial<MeleeSide> = {}): MeleeSide => ({
  who,
  even: 0,
  unarmed: null,
  arm: null,
  mild: false,
  ...more,
});
/** Pairs who are in melee. */
const fighting =
  (...pairs: Pair[]) =>
  (enc: Encounter): void => {
    enc.melees = pairs.map(([one, other, a, b], i) => ({ id: `m${i + 1}`, sides: [side(one, a), side(other, b)] }));
  };
const melee = (defender: string, left: string[] | null, more: Partial<MeleeDoing> = {}): MeleeDoing => ({
  do: 'melee',
  melee: 'm1',
  defender,
  left,
  ...more,
});
const run = (spec: SceneSpec, doing: MeleeDoing, ...answers: Said[]): Driven =>
  drive({ doing: [doing], ...spec }, answers);
const statusOf = ({ encounter }: Driven, id: string): string | undefined =>
  encounter.humans.find((one) => one.id === id)?.status;
const evens = ({ encounter }: Driven): number[] =>
  encounter.melees.flatMap(({ sides }) => sides.map(({ even }) => even));
const rolls = ({ asked }: Driven): string[] => asked.filter((one) => one.startsWith('ATZ.MELEE.1 '));

const star = { x: 10, y: 10, rep: 4 };
const foes = (...people: object[]) => [
  {
    attitude: 'enemy' as const,
    people: people.map((one, i) => ({ x: 11, y: 10 + i, class: 'ganger' as const, ...one })),
  },
];

describe('a round', () => {
  test('ATZ.X.53 ATZ.MELEE.1 ATZ.MELEE.13 Sooze’s 4 to 3, Impact 1, die 3: knocked down, two dice passed, Stunned', () => {
    const spec = {
      band: [{ ...star, blades: ['knife' as const] }],
      strangers: foes({ rep: 3, class: 'citizen', blades: ['pipe'], attributes: ['brawler'] }),
      change: fighting(['a1', 'n1']),
    };
    const done = run(spec, melee('n1', ['a1']), [1, 2, 2, 3, 5], [1, 2, 3, 5], [3], [2, 3]);
    expect(rolls(done)).toEqual(['ATZ.MELEE.1 5d6', 'ATZ.MELEE.1 4d6']);
    expect(statusOf(done, 'n1')).toBe('stunned');
    expect(done.encounter.melees).toEqual([]);
  });

  test('ATZ.MELEE.12 ATZ.MELEE.22 ATZ.DMG.3 the loser of either side is struck with the difference', () => {
    const spec = { band: [star], strangers: foes({ rep: 4 }), change: fighting(['a1', 'n1']) };
    const lost = run(spec, melee('n1', ['a1']), [4, 4, 4], [1, 1, 4], [2], [4, 4, 4, 4]);
    expect(statusOf(lost, 'a1')).toBe('oof');
    expect(statusOf(lost, 'n1')).toBe('carry-on');
    const won = run(spec, melee('n1', ['a1']), [1, 1, 1], [4, 4, 4], [3]);
    expect(statusOf(won, 'n1')).toBe('oof');
  });

  test('ATZ.MELEE.14 ATZ.MELEE.11 equal successes: both are matched, stay in it, and have a die more each time', () => {
    const spec = { band: [star], strangers: foes({ rep: 4 }), change: fighting(['a1', 'n1']) };
    const even = run(spec, melee('n1', ['a1']), [1, 4, 4], [1, 4, 4]);
    expect(evens(even)).toEqual([1, 1]);
    const again = run(
      { ...spec, change: fighting(['a1', 'n1', { even: 1 }, { even: 1 }]) },
      melee('n1', ['a1']),
      [1, 4, 4, 4],
      [1, 4, 4, 4],
    );
    expect(evens(again)).toEqual([2, 2]);
  });

  test('ATZ.MELEE.9 ATZ.MELEE.26 who is left in Carry On stays prone in contact, and the other has two dice more', () => {
    const armored = foes({ rep: 4, items: ['body-armor'] });
    const spec = { band: [star], strangers: armored, change: fighting(['a1', 'n1']) };
    const down = run(spec, melee('n1', ['a1']), [1, 4, 4], [4, 4, 4], [6], [1, 1]);
    expect(down.encounter.humans[1]).toMatchObject({ status: 'carry-on', prone: true });
    expect(down.encounter.melees).toHaveLength(1);
    const next = drive(
      { ...spec, strangers: foes({ rep: 4, prone: true }) },
      ['fight:a1', [1, 4, 4, 4, 4], [1, 4, 4]],
      (t) => wakeInMelee(t, t.state.encounter.humans[0] as Human),
    );
    expect(rolls(next)).toEqual(['ATZ.MELEE.1 5d6', 'ATZ.MELEE.1 3d6']);
  });

  test('ATZ.CHARGE.13 ATZ.CHARGE.22 ATZ.MELEE.34 Unarmed for a round, or until active; then the best weapon', () => {
    const armed = { ...star, blades: ['bat' as const, 'knife' as const] };
    const strangers = foes({ rep: 4 });
    const round = run(
      { band: [armed], strangers, change: fighting(['n1', 'a1', {}, { unarmed: 'round' }]) },
      melee('a1', ['n1']),
      [1, 4, 4],
      [1, 4, 4],
    );
    expect(round.encounter.melees[0]?.sides[1].unarmed).toBe(null);
    const frozen = run(
      { band: [armed], strangers, change: fighting(['n1', 'a1', {}, { unarmed: 'active' }]) },
      melee('a1', ['n1']),
      [1, 4, 4],
      [1, 4, 4],
    );
    expect(frozen.encounter.melees[0]?.sides[1].unarmed).toBe('active');
    const free = { band: [armed], strangers, change: fighting(['n1', 'a1', {}, { unarmed: 'active' }]) };
    const woken = drive(free, ['fight:a1', [1, 4, 4, 4, 4, 4], [1, 4, 4]], (t) =>
      wakeInMelee(t, t.state.encounter.humans[0] as Human),
    );
    expect(rolls(woken)).toEqual(['ATZ.MELEE.1 6d6', 'ATZ.MELEE.1 3d6']);
  });

  test('ATZ.MELEE.24 ATZ.MELEE.25 with bare hands and no wish to kill, OD counts as OOF', () => {
    const spec = {
      band: [{ ...star, blades: ['knife' as const] }],
      strangers: foes({ rep: 3 }),
      change: fighting(['a1', 'n1']),
    };
    const mild = drive(spec, ['fight-mild:a1', [1, 1, 1], [4, 4], [1]], (t) =>
      wakeInMelee(t, t.state.encounter.humans[0] as Human),
    );
    expect(mild.asked[0]).toBe('ATZ.MELEE.24 fight:a1 fight-mild:a1');
    expect(mild.encounter.humans[1]).toMatchObject({ status: 'oof', spared: true });
    const deadly = drive(spec, ['fight:a1', [1, 1, 1, 4, 4], [4, 4], [1]], (t) =>
      wakeInMelee(t, t.state.encounter.humans[0] as Human),
    );
    expect(deadly.encounter.humans[1]).toMatchObject({ status: 'od', spared: false });
  });

  test('ATZ.MELEE.27 ATZ.MELEE.28 ATZ.MELEE.30 ATZ.X.52 Rep 4 with a chainsaw rolls seven; three ones stall it after the round', () => {
    const spec = {
      band: [{ ...star, blades: ['chainsaw' as const] }],
      strangers: foes({ rep: 3 }),
      change: fighting(['a1', 'n1']),
    };
    const QUIET = [1, 1, 1, 1, 1, 1];
    const done = run(spec, melee('n1', ['a1']), QUIET, [1, 1, 1, 4, 4, 4, 4], [1, 1], [6], [3, 3]);
    expect(done.encounter.humans[0]?.blades).toEqual([{ id: 'chainsaw', state: 'stalled' }]);
    expect(done.encounter.lasting).toEqual([]);
    expect(statusOf(done, 'n1')).toBe('stunned');
    const empty = run(spec, melee('n1', ['a1']), QUIET, [1, 1, 1, 1, 4, 4, 4], [4, 4], [4]);
    expect(empty.encounter.humans[0]?.blades).toEqual([{ id: 'chainsaw', state: 'out-of-gas' }]);
  });
});

describe('every line of the Melee Combat table in a round', () => {
  const dice = (own: object, other: object = {}, sides: [Partial<MeleeSide>?, Partial<MeleeSide>?] = []): string => {
    const spec = {
      band: [
        { ...star, star: false, ...own },
        { x: 30, y: 30, status: 'oof' as const },
      ],
      strangers: foes({ rep: 2, blades: ['pipe'], ...other }),
      change: (enc: Encounter) => {
        enc.clocks.noMoreZombies = true;
        fighting(['a1', 'n1', ...sides] as Pair)(enc);
      },
    };
    try {
      run(spec, melee('n1', ['a1']));
    } catch (error) {
      return /MELEE\.1 (\S+)/.exec((error as Error).message)?.[1] ?? '';
    }
    return '';
  };

  test('ATZ.T.MELEE ATZ.MELEE.2 ATZ.MELEE.6 ATZ.WOUND.6 dice more and fewer than a Rep of 4', () => {
    expect(dice({})).toBe('3d6');
    expect(dice({ guns: ['AR'] })).toBe('4d6');
    expect(dice({ blades: ['knife'] })).toBe('5d6');
    expect(dice({ blades: ['bat'] })).toBe('6d6');
    expect(dice({ blades: ['chainsaw'] })).toBe('7d6');
    expect(dice({ blades: ['pipe'], attributes: ['brawler'] })).toBe('5d6');
    expect(dice({ blades: ['pipe'], attributes: ['rage'] })).toBe('5d6');
    expect(dice({ blades: ['pipe'] }, {}, [{ even: 2 }, { even: 2 }])).toBe('6d6');
    expect(dice({ blades: ['pipe'] }, { prone: true })).toBe('6d6');
    expect(dice({ blades: ['pipe'], carries: 'a2' })).toBe('2d6');
    expect(dice({ blades: ['knife'], guns: ['P'], bothHands: 'gun' })).toBe('4d6');
  });
});

describe('several against one', () => {
  const three = foes({ rep: 3, x: 9 }, { rep: 5, x: 10, y: 11 }, { rep: 4, x: 10, y: 9 });

  test('ATZ.MELEE.18 ATZ.MELEE.17 ATZ.MELEE.23 the highest Rep first, one at a time, until all have fought', () => {
    const spec = {
      band: [{ ...star, rep: 5 }],
      strangers: three,
      change: fighting(['n1', 'a1'], ['n2', 'a1'], ['n3', 'a1']),
    };
    const done = run(
      spec,
      melee('a1', ['n1', 'n2', 'n3']),
      [1, 4, 4, 4],
      [1, 4, 4, 4],
      [1, 1, 4, 4],
      [1, 1, 4, 4],
      [1, 4, 4, 4],
      [1, 4, 4, 4],
    );
    const fought = done.events.filter(({ key }) => key === 'atz.melee.even').map(({ params }) => params['unit']);
    expect(fought).toEqual(['n2', 'n3', 'n1']);
    expect(done.encounter.humans[0]?.status).toBe('carry-on');
  });

  test('ATZ.MELEE.21 ATZ.MELEE.23 the melee is over as soon as the defender is knocked down', () => {
    const spec = {
      band: [{ ...star, rep: 5, star: false }],
      strangers: three,
      change: fighting(['n1', 'a1'], ['n2', 'a1'], ['n3', 'a1']),
    };
    const done = run(spec, melee('a1', ['n1', 'n2', 'n3']), [1, 1, 4, 4], [4, 4, 4, 4], [2]);
    expect([statusOf(done, 'a1'), done.encounter.melees]).toEqual(['oof', []]);
  });

  test('ATZ.MELEE.22 ATZ.X.54 an attacker who loses makes room for the next; a match gives the next ones a die more', () => {
    const spec = {
      band: [{ ...star, rep: 5 }],
      zombies: [
        { x: 11, y: 10 },
        { x: 9, y: 10 },
        { x: 10, y: 11 },
      ],
      change: fighting(['z1', 'a1'], ['z2', 'a1'], ['z3', 'a1']),
    };
    // The human has a success more against zombies: one to none is two to two.
    const done = run(
      spec,
      melee('a1', null),
      [1, 1, 4],
      [1, 4, 4, 4],
      [1, 1, 4, 4],
      [1, 4, 4, 4],
      [4, 4, 4, 4, 4],
      [4, 4, 4, 4],
      [1],
    );
    expect(rolls(done).map((one) => one.slice(12))).toEqual(['3d6', '4d6', '4d6', '4d6', '5d6', '4d6']);
    expect(done.encounter.zombies.map(({ id }) => id)).toEqual(['z1', 'z2']);
  });

  test('ATZ.MELEE.19 ATZ.MELEE.20 equals fight in the order that their side chooses, a Star whenever it likes', () => {
    const spec = {
      band: [
        { ...star, x: 9 },
        { x: 10, y: 11, rep: 5 },
        { x: 10, y: 9, rep: 5 },
      ],
      strangers: foes({ x: 10, y: 10, rep: 3 }),
      change: fighting(['a1', 'n1'], ['a2', 'n1'], ['a3', 'n1']),
    };
    const done = run(
      spec,
      melee('n1', ['a1', 'a2', 'a3']),
      'fights-next:a3',
      [4, 4, 4, 4],
      [4, 4],
      'fights-next:a1',
      [4, 4, 4, 4],
      [4, 4],
      [4, 4, 4, 4, 4, 4],
      [4, 4],
    );
    expect(done.asked.filter((one) => one.includes('fights-next'))).toEqual([
      'ATZ.MELEE.20 fights-next:a2 fights-next:a3 fights-next:a1',
      'ATZ.MELEE.20 fights-next:a2 fights-next:a1',
    ]);
    const grunts = run(
      { ...spec, band: spec.band.map((one) => ({ ...one, star: false })) },
      melee('n1', ['a1', 'a2', 'a3']),
      'fights-next:a2',
      [1, 1, 1, 1],
      [4, 4],
      [2],
    );
    expect(grunts.asked[0]).toBe('ATZ.MELEE.19 fights-next:a2 fights-next:a3');
  });
});

describe('zombies in melee', () => {
  const zombies = [{ x: 11, y: 10 }];
  const spec = { band: [star], zombies, change: fighting(['z1', 'a1']) };

  test('ATZ.ZMELEE.2 ATZ.ZDEF.6 ATZ.MELEE.7 ATZ.MELEE.10 Rep 3, improvised, and a success more for the human', () => {
    const done = run(spec, melee('a1', null), [1, 4, 4], [4, 4, 4]);
    expect(rolls(done)).toEqual(['ATZ.MELEE.1 3d6', 'ATZ.MELEE.1 3d6']);
    expect(evens(done)).toEqual([1, 1]);
  });

  test('ATZ.ZMELEE.3 ATZ.ZMELEE.4 the Impact or less kills it, more knocks it down without stun', () => {
    const dead = run(spec, melee('a1', null), [4, 4, 4], [1, 4, 4], [2]);
    expect([dead.encounter.zombies, dead.encounter.melees, dead.encounter.humans[0]?.deeds.zombies]).toEqual([
      [],
      [],
      1,
    ]);
    const down = run(spec, melee('a1', null), [4, 4, 4], [1, 4, 4], [3]);
    expect(down.encounter.zombies).toMatchObject([{ prone: true }]);
    expect(down.encounter.melees).toHaveLength(1);
  });

  test('ATZ.ZMELEE.5 ATZ.INFECT.1 ATZ.STAR.24 a zombie that wins does normal damage, and no Star Power helps', () => {
    const done = run(spec, melee('a1', null), [1, 1, 1], [4, 4, 4], [3], [4, 4]);
    expect(done.asked).toEqual(['ATZ.MELEE.1 3d6', 'ATZ.MELEE.1 3d6', 'ATZ.MELEE.13 1d6', 'ATZ.REACT.11 2d6']);
    expect(done.encounter.humans[0]).toMatchObject({ status: 'stunned', bitten: 'untested' });
  });

  test('ATZ.ZMELEE.4 one on the ground holds nobody: the human is free when it is active', () => {
    const lying = { ...spec, zombies: [{ x: 11, y: 10, prone: true }] };
    const done = drive(lying, [], (t) => wakeInMelee(t, t.state.encounter.humans[0] as Human));
    expect(done.encounter.melees).toEqual([]);
    const fought = run(lying, melee('a1', null));
    expect(fought.asked).toEqual([]);
  });
});

describe('breaking off', () => {
  const even = (a: string, b: string) => fighting([a, b, { even: 1 }, { even: 1 }]);
  const wake = (spec: SceneSpec, ...answers: Said[]): Driven =>
    drive(spec, answers, (t) => wakeInMelee(t, t.state.encounter.humans[0] as Human), ['reactions', 'walk']);

  test('ATZ.X.55 ATZ.BREAK.8 ATZ.BREAK.6 Gnarly wavers with a 6, has 8 against 9, and Charles alone has the bonus', () => {
    const spec = { band: [{ ...star, rep: 5, star: false }], strangers: foes({ rep: 4 }), change: even('a1', 'n1') };
    const done = wake(spec, [6], [3], [5], [1, 4, 4, 4], [1, 4, 4, 4]);
    expect(done.asked).toEqual([
      'ATZ.BREAK.8 1d6',
      'ATZ.BREAK.4 1d6',
      'ATZ.BREAK.4 1d6',
      'ATZ.MELEE.1 4d6',
      'ATZ.MELEE.1 4d6',
    ]);
    expect(evens(done)).toEqual([2, 2]);
    expect(done.encounter.humans[0]?.turn.did).toEqual(['charge']);
  });

  test('ATZ.BREAK.1 ATZ.BREAK.7 ATZ.BREAK.5 ATZ.BREAK.3 a Star chooses; free, it moves and does nothing else', () => {
    const spec = { band: [star], strangers: foes({ rep: 4 }), change: even('a1', 'n1') };
    const done = wake(spec, 'break-off:a1', [5], [4]);
    expect(done.asked[0]).toBe('ATZ.BREAK.1 fight:a1 fight-mild:a1 break-off:a1');
    expect(done.encounter.melees).toEqual([]);
    expect(done.encounter.humans[0]?.turn).toMatchObject({ fired: true, did: ['break-off'] });
    const tied = wake(spec, 'break-off:a1', [4], [4], [4, 4, 4], [4, 4, 4, 4]);
    expect(tied.encounter.melees).toHaveLength(1);
    const fresh = wake({ ...spec, change: fighting(['a1', 'n1']) }, 'fight:a1', [4, 4, 4], [4, 4, 4]);
    expect(fresh.asked[0]).toBe('ATZ.MELEE.24 fight:a1 fight-mild:a1');
  });

  test('ATZ.BREAK.8 ATZ.BREAK.4 a Grunt with nerve stays and fights; others must beat every opponent', () => {
    const grunt = { ...star, star: false };
    const spec = { band: [grunt], strangers: foes({ rep: 4 }, { rep: 2, x: 9 }), change: even('a1', 'n1') };
    const stays = wake({ ...spec, strangers: foes({ rep: 4 }) }, [4], 'fight:a1', [4, 4, 4, 4], [4, 4, 4, 4]);
    expect(stays.asked.slice(0, 2)).toEqual(['ATZ.BREAK.8 1d6', 'ATZ.BREAK.1 fight:a1 fight-mild:a1']);
    const both = fighting(['a1', 'n1', { even: 1 }, { even: 1 }], ['a1', 'n2']);
    const held = wake({ ...spec, change: both }, [6], [3], [1], [5], [4, 4, 4, 4], [4, 4, 4], [4, 4, 4], [4, 4, 4]);
    expect(held.told).toContain('ATZ.BREAK.6 atz.break.held');
  });

  test('ATZ.BREAK.2 with no way out nobody breaks off', () => {
    const box = [
      [9.2, 9.2, 0.2, 1.6],
      [9.2, 9.2, 2.6, 0.2],
      [9.2, 10.6, 2.6, 0.2],
      [11.6, 9.2, 0.2, 1.6],
    ].map(([x = 0, y = 0, w = 0, d = 0], i) => ({
      id: `w${i}`,
      kind: 'impassable' as const,
      height: 3,
      outline: [
        [x, y],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
      ] as [number, number][],
    }));
    const spec = { band: [star], strangers: foes({ rep: 4 }), change: even('a1', 'n1'), pieces: box as never };
    const done = wake(spec, 'fight:a1', [4, 4, 4, 4], [4, 4, 4, 4]);
    expect(done.asked[0]).toBe('ATZ.MELEE.24 fight:a1 fight-mild:a1');
  });

  test('ATZ.BREAK.9 ATZ.BREAK.5 zombies never break off; people whom nobody plays go by the rules', () => {
    const spec = { band: [star], strangers: foes({ rep: 4 }), change: even('a1', 'n1') };
    const done = drive(spec, [[6], [6], [1]], (t) => wakeInMelee(t, t.state.encounter.humans[1] as Human), ['walk']);
    expect(done.encounter.doing.at(-1)).toMatchObject({ do: 'walk', who: 'n1', as: 'break-off' });
    const dead = run(
      { band: [star], zombies: [{ x: 11, y: 10 }], change: even('z1', 'a1') },
      melee('a1', null),
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [6],
    );
    expect(dead.asked.some((one) => one.startsWith('ATZ.BREAK'))).toBe(false);
  });
});
