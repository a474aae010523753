import { expect } from 'vitest';
import type { Choose, Option } from '../../../kernel/index.ts';
import { campaignState } from '../campaign/testing.ts';
import type { State } from '../state.ts';
import { type EncounterScene, scene, type SceneSpec, test } from '../testing.ts';
import { advise } from './index.ts';
import { monthChoice } from './months.ts';

const asking = (key: string, ...means: object[]): Choose =>
  ({
    kind: 'choose',
    seats: ['a'],
    mode: 'one',
    rule: 'ATZ.CAMP.14',
    prompt: { key },
    options: means.map((one, i): Option => ({ id: `${i}`, means: one as never, label: { key: 'x' } as never })),
  }) as never;
const withFood = (food: number): State =>
  campaignState((_, band) => void (band.home.stash.items = Array.from({ length: food }, () => 'food' as const)));
const chosen = (state: State, key: string, ...means: object[]): unknown =>
  means[Number(monthChoice(state, asking(key, ...means), 'a')?.answer)];

test('with Food for two months a band stays at Home, and with less it searches', () => {
  const stays = [{ stays: 0 }, { stays: 1 }, { stays: 2 }];
  const next = [{ next: 'search' }, { next: 'nothing' }];
  expect([1, 2].map((food) => chosen(withFood(food), 'atz.stay', ...stays))).toEqual([{ stays: 0 }, { stays: 2 }]);
  expect([1, 2].map((food) => chosen(withFood(food), 'atz.next', ...next))).toEqual([next[0], next[1]]);
});

test('ATZ.MODE.3 rivals go out once a month, however much Food they have', () => {
  const rivals = withFood(4);
  (rivals.campaign as { mode: string }).mode = 'head-to-head';
  expect(chosen(rivals, 'atz.stay', { stays: 0 }, { stays: 1 }, { stays: 2 })).toEqual({ stays: 1 });
  expect(chosen(rivals, 'atz.next', { next: 'search' }, { next: 'nothing' })).toEqual({ next: 'search' });
});

test('the vehicle stays at Home, and an RV becomes one', () => {
  expect(chosen(withFood(1), 'atz.ride', { ride: 'along' }, { ride: 'home' })).toEqual({ ride: 'home' });
  expect(chosen(withFood(1), 'atz.home.camp', { home: 'here' }, { home: 'as-it-is' })).toEqual({ home: 'here' });
});

/** One of the band is active. */
const active = (spec: SceneSpec): EncounterScene =>
  scene({
    ...spec,
    doing: [{ do: 'activate', side: 'players', group: ['a1'], with: ['a1'], waking: [], stuck: [], handed: false }],
  });
const said = ({ match }: EncounterScene, more: Partial<State>): unknown =>
  advise({ ...(match.state as object), ...more } as never, match.request as never, 'a').answer;

test('in a campaign it leaves the table when zombies come too near, and in a single Encounter it does not', () => {
  const { campaign } = campaignState();
  const m = active({
    band: [{ x: 18, y: 4 }],
    zombies: [
      { x: 18, y: 9.5 },
      { x: 20, y: 9.5 },
    ],
  });
  expect(m.offered('a')).toEqual([
    'move:a1',
    'face:a1',
    'fast-move:a1',
    'prone:a1',
    'charge:a1:z1',
    'charge:a1:z2',
    'done',
    'leave-table:a1',
  ]);
  expect([said(m, { campaign: campaign as never }), said(m, {})]).toEqual(['leave-table:a1', 'fast-move:a1']);
  const far = active({ band: [{ x: 18, y: 4 }], zombies: [{ x: 18, y: 30 }] });
  expect(said(far, { campaign: campaign as never })).not.toBe('leave-table:a1');
});

test('ATZ.LEAVE.2 where no way leads out, leaving is not offered again before something else has been done', () => {
  const ring = Array.from({ length: 8 }, (_, i) => {
    const [c, s] = [
      [1, 0],
      [0.707, 0.707],
      [0, 1],
      [-0.707, 0.707],
    ][i % 4] as [number, number];
    const sign = i < 4 ? 1 : -1;
    return { x: 18 + sign * 2 * c, y: 18 + sign * 2 * s };
  });
  const m = active({ band: [{ x: 18, y: 18 }], zombies: ring });
  m.answer('a', 'leave-table:a1');
  expect(m.offered('a').filter((id) => id.startsWith('leave-table'))).toEqual([]);
});
