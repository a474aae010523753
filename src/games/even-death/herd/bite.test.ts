import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { rulesOf } from '../../../rules/index.ts';
import { directionOf } from '../../../tabletop/index.ts';
import { chanceOf, faceNeeded, meanWounds } from '../fight/attack.ts';
import { bitePools } from './bite.ts';
import { bitersAt, zombiesAt } from '../fight/contact.ts';
import { nearby, ringUp } from './pile-in.ts';
import type { Battle, Herd, Human } from '../state.ts';
import {
  battle,
  type BattleScene,
  block,
  herd,
  human,
  placesIn,
  ROUND,
  said,
  scene,
  type SceneSpec,
  test,
} from '../testing.ts';

const ledger = await rulesOf('even-death');
const rowsOf = (id: string): readonly (readonly string[])[] => ledger.find((entry) => entry.id === id)?.rows ?? [];
const pool = (m: BattleScene): Json => {
  const { request } = m.match;
  return request?.kind === 'roll'
    ? [request.seats[0] ?? '', request.count, request.target ?? 0]
    : (request?.kind ?? null);
};
const bites = (m: BattleScene): readonly string[] => m.asked().options.filter((id) => id.startsWith('bite'));
/** The zombies' turn; the herd has passed its Rambling Check. */
const feast = (spec: SceneSpec, rambling = 8): BattleScene => scene({ active: 'b', ...spec }).answer('b', [rambling]);
describe('who bites whom', () => {
  test('EDM.BITE.1 EDM.BITE.3 a herd bites a human that one of its zombies touches', () => {
    const m = feast({
      humans: [
        { x: 10, y: 10 },
        { x: 14, y: 10 },
        { x: 30, y: 30 },
      ],
      herds: [
        {
          zombies: [
            [11, 10],
            [13, 10],
          ],
        },
      ],
    });
    expect(bites(m)).toEqual(['bite:a1', 'bite:a2']);
    const a = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[11, 10]] }] });
    expect(bites(a)).toEqual([]);
  });

  test('EDM.BITE.2 EDM.RAMBLE.5 not after a failed Rambling Check', () => {
    const spec = {
      humans: [{ x: 10, y: 10 }],
      herds: [
        {
          zombies: [
            [11, 10],
            [20, 10],
          ] as [number, number][],
        },
      ],
    };
    expect(bites(feast(spec))).toEqual(['bite:a1']);
    const m = feast(spec, 2).answer('b', 'let');
    expect(m.asked()).toMatchObject({ seats: ['a'] });
    expect(bites(m)).toEqual([]);
  });

  test('EDM.BITE.3 a second action may bite another', () => {
    const m = feast({
      humans: [
        { x: 10, y: 10 },
        { x: 14, y: 10 },
      ],
      herds: [
        {
          zombies: [
            [11, 10],
            [13, 10],
          ],
        },
      ],
    });
    m.answer('b', 'bite:a1').answer('b', [1]).answer('a', [1, 1]);
    m.answer('b', 'bite:a2').answer('b', [8]).answer('a', [1, 1]);
    expect(said(m, 'ed.bitten').map(({ target }) => target)).toEqual(['a1', 'a2']);
  });
});

describe('piling in', () => {
  const example: SceneSpec = {
    humans: [{ x: 10, y: 10 }],
    herds: [
      {
        zombies: [
          [11, 10],
          [11.5, 11.5],
          [11.5, 8.5],
          [13.5, 10],
        ],
      },
    ],
  };
  test('EDM.X.6 EDM.BITE.4 EDM.BITE.5 b and c come in from 2", d is too far: three dice at 6+', () => {
    const m = feast(example).answer('b', 'bite:a1');
    expect(m.asked()).toMatchObject({
      kind: 'choose',
      rule: 'EDM.BITE.4',
      seats: ['b'],
      options: ['suggested', 'by-hand', 'none'],
    });
    expect(placesIn(m)).toMatchObject([{ id: 'z3' }, { id: 'z4' }]);
    m.answer('b', 'suggested');
    expect(pool(m)).toEqual(['b', 3, 6]);
    const here = battle(m);
    expect(zombiesAt(here, here.herds[0] as Herd, here.humans[0] as Human).map(({ id }) => id)).toEqual([
      'z2',
      'z3',
      'z4',
    ]);
    expect(said(m, 'ed.pulled').map(({ zombie }) => zombie)).toEqual(['z3', 'z4']);
  });

  test('EDM.BITE.4 they may stay where they are, and exactly 2" is near enough', () => {
    const m = feast({
      humans: [{ x: 10, y: 10 }],
      herds: [
        {
          zombies: [
            [11, 10],
            [10, 13],
            [10, 6.9],
          ],
        },
      ],
    }).answer('b', 'bite:a1');
    expect(placesIn(m)).toMatchObject([{ id: 'z3' }]);
    m.answer('b', 'none');
    expect(pool(m)).toEqual(['b', 1, 8]);
    expect(herd(m, 'h1').zombies.map(({ x, y }) => [x, y])).toEqual([
      [11, 10],
      [10, 13],
      [10, 6.9],
    ]);
  });

  test('EDM.BITE.4 not from the foot of a roof up to it', () => {
    const pieces = [block('roof', [5, 5, 7, 10], { kind: 'impassable', climbable: true, height: 3 })];
    const m = feast({
      humans: [{ x: 11, y: 10, level: 1 }],
      herds: [
        {
          zombies: [
            { x: 10, y: 10, level: 1 },
            { x: 13, y: 10 },
          ],
        },
      ],
      pieces,
    }).answer('b', 'bite:a1');
    expect(pool(m)).toEqual(['b', 1, 8]);
  });

  test('EDM.BITE.4 those who take each other the last free place cannot be named together', () => {
    const others = ROUND.slice(2).map(([x, y]) => ({ x, y }));
    const m = feast({
      humans: [{ x: 10, y: 10 }, ...others],
      herds: [
        {
          zombies: [
            [11, 10],
            [11.556, 11.556],
            [10.569, 12.125],
          ],
        },
      ],
    }).answer('b', 'bite:a1');
    expect(placesIn(m)).toHaveLength(1);
    m.answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'pick', options: ['z4', 'z3'], min: 1, max: 1 });
    expect(m.refused('b', ['z3', 'z4']).code).toBe('bad-answer');
    m.answer('b', ['z4']).answer('b', 'suggested');
    expect(said(m, 'ed.pulled').map(({ zombie }) => zombie)).toEqual(['z4']);
    expect(herd(m, 'h1').zombies[1]).toMatchObject({ x: 11.556, y: 11.556 });
    expect(pool(m)).toEqual(['b', 2, 7]);
  });

  test('EDM.BITE.4 not through a wall', () => {
    const pieces = [block('wall', [5, 11.1, 15, 0.1], { kind: 'impassable', blocksSight: true, height: 3 })];
    const zombies: [number, number][] = [
      [11, 10],
      [10, 12],
    ];
    expect(
      feast({ humans: [{ x: 10, y: 10 }], herds: [{ zombies }] })
        .answer('b', 'bite:a1')
        .asked().prompt,
    ).toBe('ed.bite.how');
    expect(pool(feast({ humans: [{ x: 10, y: 10 }], herds: [{ zombies }], pieces }).answer('b', 'bite:a1'))).toEqual([
      'b',
      1,
      8,
    ]);
  });

  test('EDM.BITE.4 EDM.MOVE.11 over those who are down', () => {
    const wall = { kind: 'impassable', height: 3 } as const;
    const pieces = [block('left', [4, 11.6, 5.4, 6], wall), block('right', [10.6, 11.6, 5.4, 6], wall)];
    const lane = (down: boolean): BattleScene =>
      feast({
        humans: [
          { x: 10, y: 10 },
          { x: 10, y: 11.2, down },
        ],
        herds: [
          {
            zombies: [
              [10, 9],
              [10, 12.25],
            ],
          },
        ],
        pieces,
      }).answer('b', 'bite:a1');
    expect(placesIn(lane(true))).toMatchObject([{ id: 'z3' }]);
    expect(lane(false).asked().kind).toBe('roll');
  });

  test('EDM.BITE.6 EDM.CONTACT.3 no more than six touch one target, whoever they belong to', () => {
    const m = feast({
      humans: [{ x: 10, y: 10 }],
      herds: [
        {
          zombies: [
            [11, 10],
            [12.2, 10],
            [12.2, 11.2],
            [12.2, 8.8],
            [10, 12.4],
          ],
        },
        { used: true, zombies: ROUND.slice(2, 5) },
      ],
    }).answer('b', 'bite:a1');
    expect(placesIn(m)).toHaveLength(2);
    m.answer('b', 'suggested');
    const here = battle(m);
    expect(bitersAt(here, here.humans[0] as Human)).toBe(6);
    expect(pool(m)).toEqual(['b', 6, 3]);
    const full = feast({
      humans: [{ x: 10, y: 10 }],
      herds: [{ zombies: [...ROUND.slice(0, 3), [12.2, 10]] }, { used: true, zombies: ROUND.slice(3) }],
    }).answer('b', 'bite:a1');
    expect(pool(full)).toEqual(['b', 6, 3]);
  });

  test('EDM.BITE.4 EDM.BITE.8 zombies of other herds join in too, and all who stand in contact bite', () => {
    const m = feast({
      humans: [{ x: 10, y: 10 }],
      herds: [
        { zombies: [[11, 10]] },
        {
          used: true,
          zombies: [
            [9, 10],
            [7.5, 10],
            [7.6, 12.5],
          ],
        },
      ],
    }).answer('b', 'bite:a1');
    expect(placesIn(m)).toMatchObject([{ id: 'z5' }]);
    m.answer('b', 'suggested');
    expect(pool(m)).toEqual(['b', 3, 6]);
    m.answer('b', [8, 8, 8]).answer('a', [1, 1]);
    expect(said(m, 'ed.bitten')).toMatchObject([{ unit: 'h1', biters: ['z2', 'z4', 'z5'], wounds: 3 }]);
  });

  test('EDM.BITE.8 EDM.DOWN.1 those who are down neither bite nor join in, nor do any of their herd', () => {
    const m = feast({
      humans: [{ x: 10, y: 10 }],
      herds: [
        { zombies: [[11, 10]] },
        {
          used: true,
          zombies: [
            { x: 9, y: 10, down: true },
            { x: 7.5, y: 10 },
          ],
        },
      ],
    }).answer('b', 'bite:a1');
    expect(pool(m)).toEqual(['b', 1, 8]);
  });

  test('EDM.BITE.4 EDM.BITE.6 five more always find room round somebody in the open, wherever they come from', () => {
    const spots = fc.array(fc.record({ angle: fc.nat(359), far: fc.integer({ min: 1060, max: 2950 }) }), {
      minLength: 24,
      maxLength: 24,
    });
    fc.assert(
      fc.property(spots, fc.nat(359), (around, first) => {
        const at = (angle: number, far: number): [number, number] => {
          const { x, y } = directionOf(angle);
          return [20 + x * far, 20 + y * far];
        };
        const zombies = [at(first, 1)];
        for (const { angle, far } of around) {
          const next = at(angle, far / 1000);
          const isFree = zombies.every(([x, y]) => Math.hypot(next[0] - x, next[1] - y) >= 1);
          if (isFree && zombies.length < 6) zombies.push(next);
        }
        fc.pre(zombies.length === 6);
        const here = battle(scene({ humans: [{ x: 20, y: 20 }], herds: [{ zombies }] }));
        const [target] = here.humans as [Human];
        expect(ringUp(here, target, [], nearby(here, 'b', target))).toHaveLength(5);
      }),
      { numRuns: 60 },
    );
  });

  test('EDM.BITE.4 the player says who comes, and on which side of the target each one stands', () => {
    const m = feast(example).answer('b', 'bite:a1').answer('b', 'by-hand').answer('b', ['z3', 'z4']);
    expect(m.asked()).toMatchObject({ kind: 'choose', prompt: 'ed.places', options: ['suggested', 'by-hand'] });
    m.answer('b', 'by-hand');
    expect(m.asked()).toMatchObject({ kind: 'place', prompt: 'ed.places.one', rule: 'EDM.BITE.4' });
    expect(m.refused('b', { x: 10.9, y: 10.2 })).toMatchObject({ reason: { key: 'ed.no.no-room' } });
    m.answer('b', { x: 9.2, y: 10 }).answer('b', { x: 10, y: 8.3 });
    expect(herd(m, 'h1').zombies.map(({ x, y }) => [x, y])).toEqual([
      [11, 10],
      [9, 10],
      [10, 9],
      [13.5, 10],
    ]);
    expect(pool(m)).toEqual(['b', 3, 6]);
  });

  test('EDM.BITE.7 whoever holds another target stays there', () => {
    const m = feast({
      humans: [
        { x: 10, y: 10 },
        { x: 13, y: 10 },
      ],
      herds: [
        {
          zombies: [
            [11, 10],
            [12, 10],
          ],
        },
      ],
    }).answer('b', 'bite:a1');
    expect(pool(m)).toEqual(['b', 1, 8]);
  });
});

describe('the dice of a bite', () => {
  test('EDM.BITE.8 EDM.BITE.9 EDM.BITE.10 EDM.BITE.11 a die for each, easier with each; then Toughness', () => {
    const m = feast({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: ROUND.slice(0, 4) }] }).answer('b', 'bite:a1');
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['b'], rule: 'EDM.BITE.8' });
    expect(pool(m)).toEqual(['b', 4, 5]);
    m.answer('b', [5, 5, 4, 8]);
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.BITE.11' });
    expect(pool(m)).toEqual(['a', 2, 7]);
    m.answer('a', [7, 1]);
    expect(said(m, 'ed.bitten')).toMatchObject([{ hits: 3, saves: 1, wounds: 2, biters: ['z2', 'z3', 'z4', 'z5'] }]);
  });

  test('EDM.BITE.12 EDM.BITE.18 EDM.INFECT.1 the difference wounds, and whoever survives is infected', () => {
    const m = feast({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: ROUND.slice(0, 4) }] });
    m.answer('b', 'bite:a1').answer('b', [8, 8, 1, 1]).answer('a', [7, 1]);
    expect(human(m, 'a1')).toMatchObject({ vitality: 3, infected: true, morale: 'shaken' });
    expect(m.under('EDM.BITE.12')).toHaveLength(1);
    const safe = feast({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[11, 10]] }] });
    safe.answer('b', 'bite:a1').answer('b', [8]).answer('a', [7, 1]);
    expect(human(safe, 'a1')).toMatchObject({ vitality: 4, infected: false });
    expect([safe.under('EDM.BITE.11').length, safe.under('EDM.BITE.12').length]).toEqual([1, 0]);
  });

  test('EDM.BITE.17 neither the flank nor the number of humans counts', () => {
    const m = feast({
      humans: [
        { x: 10, y: 10, facing: 180 },
        { x: 11, y: 11 },
      ],
      herds: [{ zombies: [[11, 10]] }],
    });
    m.answer('b', 'bite:a1').answer('b', [1]).answer('a', [1, 1]);
    expect(m.events().find(({ key }) => key === 'ed.bitten')?.modifiers).toHaveLength(2);
  });

  /** The pools of so many biters against a human of that class. */
  const pools = (biters: number, entry: 'newbie' | 'seasoned', hunger: Battle['behaviour']['hunger'] = 'hungry') => {
    const here = battle(
      scene({ campaign: true, humans: [{ x: 10, y: 10, class: entry }], herds: [{ zombies: [[11, 10]] }] }),
    );
    here.behaviour.hunger = hunger;
    return bitePools(here, biters, here.humans[0] as Human);
  };
  const percent = (p: number): string => `${(100 * p).toFixed(1)}%`;

  test('EDM.T.BITE the strength of a bite by the number of zombies', () => {
    const mean = (biters: number, hunger?: Battle['behaviour']['hunger']): string => {
      const [offence] = pools(biters, 'newbie', hunger);
      return (offence.dice * chanceOf(faceNeeded(offence))).toFixed(3);
    };
    const rows = [1, 2, 3, 4, 5, 6].map((n) => {
      const [{ dice, needed }] = pools(n, 'newbie');
      const wounds = (['newbie', 'seasoned'] as const).map((entry) => meanWounds(...pools(n, entry)).toFixed(3));
      return [
        n,
        dice,
        `${needed}+`,
        percent(chanceOf(needed)),
        mean(n),
        mean(n, 'starved'),
        mean(n, 'full'),
        ...wounds,
      ].map(String);
    });
    expect(rows).toEqual(rowsOf('EDM.T.BITE'));
  });

  const EFFECTS: Record<string, SceneSpec> = {
    'Target has Armour': { humans: [{ x: 10, y: 10, class: 'seasoned' }] },
    'Target Knocked Down': { humans: [{ x: 10, y: 10, down: true }] },
    'Herd Starved': { campaign: true, behaviour: { decay: 'fresh', brains: 'shambling', hunger: 'starved' } },
    'Herd Full': { campaign: true, behaviour: { decay: 'fresh', brains: 'shambling', hunger: 'full' } },
  };
  test('EDM.T.BITEF EDM.BITE.13 EDM.BITE.14 EDM.BITE.15 every factor of a bite has the effect that its row says', () => {
    expect(Object.keys(EFFECTS)).toEqual(rowsOf('EDM.T.BITEF').map(([factor]) => factor));
    const found = Object.values(EFFECTS).map((spec) => {
      const m = feast({
        humans: [{ x: 10, y: 10 }],
        herds: [
          {
            zombies: [
              [11, 10],
              [9, 10],
            ],
          },
        ],
        ...spec,
      }).answer('b', 'bite:a1');
      const attack = pool(m);
      for (const seat of ['b', 'a']) {
        const { request } = m.match;
        if (request?.kind === 'roll') m.answer(seat, new Array<number>(request.count).fill(1));
      }
      const modifiers = m.events().find(({ key }) => key === 'ed.bitten')?.modifiers ?? [];
      return [
        attack,
        ...modifiers.filter(({ value }) => !String(value).includes(',')).map(({ rule, value }) => `${rule} ${value}`),
      ];
    });
    expect(found).toEqual([
      [['b', 2, 7], 'EDM.BITE.13 +1 die'],
      [['b', 3, 7], 'EDM.BITE.14 +1 die'],
      [['b', 2, 6], 'EDM.BITE.15 1'],
      [['b', 2, 8], 'EDM.BITE.16 -1'],
    ]);
  });

  test('EDM.BITE.16 EDM.MODEL.8 a lone zombie of a Full herd cannot succeed', () => {
    const m = feast({
      campaign: true,
      behaviour: { decay: 'fresh', brains: 'shambling', hunger: 'full' },
      humans: [{ x: 10, y: 10 }],
      herds: [{ zombies: [[11, 10]] }],
    });
    m.answer('b', 'bite:a1').answer('b', [8]).answer('a', [1, 1]);
    expect(said(m, 'ed.bitten')).toMatchObject([{ hits: 0, wounds: 0 }]);
  });
});
