import { describe, expect, test } from 'vitest';
import type { Request } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import { battlesTried, followMap } from './hints.ts';
import { measureMap } from './odds.ts';
import type { Campaign, CampaignSide, Group } from './state.ts';
import { at, mapScene } from './testing.ts';

/** What a change on the map is called, and for whom it is good. */

const before = mapScene({
  players: ['survivors', 'zombies'],
  groups: [
    { seat: 'a', tile: 'Crossway', members: [{ vitality: 3 }, { infected: true }] },
    { seat: 'b', tile: 'Saltgate' },
  ],
  sides: { a: { supplies: 3, points: 2 } },
}).state();
type Parts = { campaign: Campaign; own: CampaignSide; force: Group; horde: Group };

function told(change: (parts: Parts) => void, seat = 'a') {
  const after = structuredClone(before);
  const campaign = after.campaign as Campaign;
  change({
    campaign,
    own: campaign.sides[0] as CampaignSide,
    force: campaign.groups[0] as Group,
    horde: campaign.groups[1] as Group,
  });
  return measureMap(before, after, seat);
}
const seat = (one: string) => ({ params: { seat: one } });

describe('a player is told', () => {
  test.each<[string, (parts: Parts) => void, object[], object[]]>([
    ['nothing where nothing changes', () => {}, [], []],
    [
      'of units lost, and nothing of their wounds beside that',
      ({ force }) => force.members.pop(),
      [{ key: 'ed.odds.map.losses', ...seat('a'), n: 10, tone: 'bad' }],
      [{ key: 'ed.odds.map.losses', ...seat('a'), n: 10, tone: 'good' }],
    ],
    [
      'of units raised',
      ({ horde }) => horde.herds.push({ type: 'fast', zombies: 5 }),
      [{ key: 'ed.odds.map.strength', ...seat('b'), n: 15, tone: 'bad', stated: true }],
      [{ key: 'ed.odds.map.strength', ...seat('b'), n: 15, tone: 'good', stated: true }],
    ],
    [
      'of wounds',
      ({ force }) => (force.members[0]!.vitality -= 2),
      [{ key: 'ed.odds.map.wounds', ...seat('a'), n: 2, tone: 'bad' }],
      [{ key: 'ed.odds.map.wounds', ...seat('a'), n: 2, tone: 'good' }],
    ],
    [
      'of wounds healed',
      ({ force }) => (force.members[0]!.vitality += 1),
      [{ key: 'ed.odds.map.healed', ...seat('a'), n: 1, tone: 'good' }],
      [{ key: 'ed.odds.map.healed', ...seat('a'), n: 1, tone: 'bad' }],
    ],
    [
      'of the newly Infected',
      ({ force }) => (force.members[0]!.infected = true),
      [{ key: 'ed.odds.map.infected', ...seat('a'), n: 1, tone: 'bad' }],
      [{ key: 'ed.odds.map.infected', ...seat('a'), n: 1, tone: 'good' }],
    ],
    ['nothing of the cured', ({ force }) => (force.members[1]!.infected = false), [], []],
    ['of Supplies found', ({ own }) => (own.supplies += 2), [{ key: 'ed.odds.map.supplies', n: 2, tone: 'good' }], []],
    [
      'of Supplies spent',
      ({ own }) => (own.supplies -= 1),
      [{ key: 'ed.odds.map.supplies.spent', n: 1, tone: 'bad', stated: true }],
      [],
    ],
    ['of points', ({ own }) => (own.points += 1), [{ key: 'ed.odds.map.points', n: 1, tone: 'good' }], []],
    ['of points lost', ({ own }) => (own.points -= 2), [{ key: 'ed.odds.map.points.lost', n: 2, tone: 'bad' }], []],
    ['of luxuries', ({ own }) => (own.luxuries = true), [{ key: 'ed.odds.map.luxuries', tone: 'good' }], []],
    [
      'that a group gets there',
      ({ force }) => (force.tile = at('Marrowby')),
      [{ key: 'ed.odds.map.moved', tone: 'good', stated: true }],
      [{ key: 'ed.odds.map.moved', tone: 'good', stated: true }],
    ],
  ])('%s', (_, change, own, other) => {
    expect(told(change)).toEqual(own);
    expect(told(change, 'b')).toEqual(other);
  });

  test('of luxuries only once', () => {
    const had = structuredClone(before);
    (had.campaign as Campaign).sides[0]!.luxuries = true;
    expect(measureMap(had, structuredClone(had), 'a')).toEqual([]);
  });
});

describe('a question on the map', () => {
  const asked = (more: object): Request => ({ prompt: { key: '' }, options: [], ...more }) as never;
  const options = (...means: unknown[]) =>
    means.map((one, i) => ({ id: typeof one === 'string' ? one : `o${i}`, means: one }));
  const choose = (key: string, ...means: unknown[]): Request =>
    asked({ kind: 'choose', prompt: { key }, options: options(...means) });

  test.each<[string, Request, unknown]>([
    ['of rank is answered with the highest', choose('ed.train.promote.what', 'regular', 'hardened'), 'hardened'],
    ['without an option is not answered', choose('ed.train.promote.what'), null],
    ['without any option is not answered either', choose('ed.campaign.where'), null],
    ['is answered with a fast battle', choose('ed.battle.how', 'play', 'fast'), 'fast'],
    ['is answered with a die for each', choose('ed.behaviour', 'one', 'each'), 'each'],
    ['is answered with done rather than end', choose('ed.campaign.menu', 'raid', 'end', 'done'), 'done'],
    ['is answered with the end of the turn', choose('ed.campaign.menu', 'raid', 'end'), 'end'],
    ['is answered with the first option otherwise', choose('ed.campaign.where', 'north', 'south'), 'north'],
    ['of whom takes as many as it may', asked({ kind: 'pick', max: 2, options: options('x', 'y', 'z') }), ['x', 'y']],
    ['of shares gives all to the first', asked({ kind: 'allot', total: 4, options: options('x', 'y') }), { x: 4 }],
    ['of shares for nobody is not answered', asked({ kind: 'allot', total: 4 }), null],
    ['of how many takes the most', asked({ kind: 'amount', min: 1, max: 3 }), 3],
    ['of dice is left to them', asked({ kind: 'roll' }), null],
  ])('%s', (_, request, answer) => {
    expect(followMap(request)).toEqual(answer);
  });

  test('of training goes for ranks, then for a Force, then it is done', () => {
    const [arm, promote, force, done] = [
      { do: 'arm', member: 0 },
      { do: 'promote', member: 1 },
      { do: 'force' },
      { do: 'done' },
    ];
    expect(followMap(choose('ed.train', arm, force, promote, done))).toBe('promote:1');
    expect(followMap(choose('ed.train', arm, force, done))).toBe('force');
    expect(followMap(choose('ed.train', arm, done))).toBe('done');
  });

  test('of a Search adjusts to the surest find', () => {
    const results = (...found: number[]) => choose('ed.search.adjust', ...found.map((result) => ({ result })));
    const best = (...found: number[]): unknown => followMap(results(...found));
    expect([best(1, 6, 5), best(4, 5), best(8, 7), best(4, 8), best(1, 2, 3), best(2, 1), best(4, 3)]).toEqual([
      '6',
      '5',
      '7',
      '8',
      '3',
      '2',
      '4',
    ]);
  });

  test('that leads straight into a battle is weighed by five battles', () => {
    const state = before as State;
    const ask = (key: string): Request => choose(key, 'fast', 'play');
    for (const key of ['ed.battle.which', 'ed.behaviour', 'ed.behaviour.roll', 'ed.battle.how'])
      expect(battlesTried(state, ask(key), 'fast')).toBe(5);
    expect(battlesTried(state, ask('ed.battle.how'), 'play')).toBeNull();
    expect(battlesTried(state, ask('ed.search.adjust'), 'fast')).toBeNull();
    const menu = choose('ed.campaign.menu', { do: 'battle', group: 'a1' }, { do: 'raid', group: 'a1' });
    expect([battlesTried(state, menu, 'o0'), battlesTried(state, menu, 'o1')]).toEqual([5, null]);
    expect(battlesTried({ ...state, battle: {} as never }, ask('ed.battle.how'), 'fast')).toBeNull();
    expect(battlesTried({ ...state, campaign: null }, ask('ed.battle.how'), 'fast')).toBeNull();
  });
});
