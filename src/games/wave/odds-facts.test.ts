import { describe, expect, it } from 'vitest';
import type { Fact } from '../../kernel/index.ts';
import { goesOn, measure } from './odds.ts';
import type { State } from './state.ts';
import { scene, type SceneSpec } from './testing.ts';
import { PHASES } from './words.ts';

/** A table in the middle of a Combat phase, with what else is said laid over it: no step is begun from there. */
const at = (spec: SceneSpec, over: Partial<State> = {}): State => ({
  ...scene({ phase: 'combat', holder: 'b', ...spec }).state(),
  ...over,
});
/** Each fact in a word: whom it is about, what it says, of how many; in brackets what the answer says itself. */
const told = ({ key, n, tone, stated, params = {} }: Fact): string => {
  const about = Object.values(params).map(String);
  const fact = [...about, key.replace('wave.odds.', ''), ...(n === undefined ? [] : [n]), tone].join(' ');
  return stated === true ? `(${fact})` : fact;
};

describe('what an answer leads to is told, and the same change the other way round', () => {
  it.each<[string, SceneSpec, SceneSpec, string[], string[]]>([
    ['nothing', {}, {}, [], []],
    ['damage', { a: { damage: 1 } }, { a: { damage: 3 } }, ['a taken 2 bad'], ['a healed 2 good']],
    ['barricades', { b: { barricades: 2 } }, { b: { barricades: 1 } }, ['b barricade 1 bad'], []],
    ['traps', { a: { traps: 2 } }, {}, ['a trap 2 even'], []],
    ['saved survivors', { a: { survivors: 1 } }, {}, ['a gave 1 bad'], []],
    ['cards', { a: { inventory: ['planks', 'nails'] } }, {}, ['(a lost 2 bad)'], ['(a found 2 good)']],
    ['the only Brute', { line: ['brute'] }, { line: [] }, ['brute felled.one 1 good'], ['brute comes 1 bad']],
    [
      'one of two Brutes',
      { line: ['brute', 'brute'] },
      { line: ['brute'] },
      ['brute 2 felled 1 good'],
      ['brute comes 1 bad'],
    ],
    [
      'damage to the only Brute',
      { line: ['brute'] },
      { line: [{ enemy: 'brute', damage: 2 }] },
      ['brute hurt.one 2 good'],
      [],
    ],
    [
      'damage to two Raiders',
      { line: ['raider', 'raider'] },
      {
        line: [
          { enemy: 'raider', damage: 1 },
          { enemy: 'raider', damage: 1 },
        ],
      },
      ['raider hurt 2 good'],
      [],
    ],
    [
      'a stunned Brute',
      { line: ['brute'] },
      { line: [{ enemy: 'brute', stunned: true }] },
      ['(brute stunned 1 good)'],
      [],
    ],
    ['a survivor in the line', { line: ['survivor'] }, { line: [] }, ['survivors.die 1 bad'], ['survivor comes 1 bad']],
  ])('%s', (_, before, after, there, back) => {
    const [was, now] = [at(before), at(after)];
    expect([measure(was, now).map(told), measure(now, was).map(told)]).toEqual([there, back]);
  });

  it('cards that an enemy takes nobody has said before', () => {
    const [was, now] = [
      at({ a: { inventory: ['planks'] } }, { phase: 'strike' }),
      at({}, { phase: 'strike', strikers: [1] }),
    ];
    expect([measure(was, now).map(told), measure(now, was).map(told)]).toEqual([['a lost 1 bad'], ['a found 1 good']]);
  });

  it('WAV.WAVE.6 once WAVE! has been drawn, and delayed by damage or by a perk, it may come again', () => {
    const again = (spec: SceneSpec, over: Partial<State> = {}): boolean =>
      measure(at({}), at(spec, { phase: 'search', waveHolder: null, active: [], ...over })).some(
        ({ key }) => key === 'wave.odds.again',
      );
    const hurt = { a: { damage: 1 } };
    expect([again(hurt), again({ a: { used: ['first-aid'] } }), again({})]).toEqual([true, true, false]);
    expect([
      again(hurt, { active: ['WAVE!'] }),
      again(hurt, { waveHolder: 'a' }),
      again(hurt, { phase: 'trade' }),
    ]).toEqual([false, false, false]);
  });

  it('WAV.COMBAT.7 WAV.END.1 it goes on through the strikes, and into the victory of the last round', () => {
    const of = (over: Partial<State>, line: SceneSpec['line'] = []): boolean => goesOn(at({}), at({ line }, over));
    expect(PHASES.filter((phase) => of({ phase, strikers: [1] }, ['brute']))).toEqual(['strike']);
    const done: Partial<State> = { phase: 'strike', strikers: [] };
    expect([5, 6, 7].map((round) => of({ ...done, round }))).toEqual([false, true, true]);
    expect([of({ ...done, round: 6 }, ['brute']), of({ ...done, round: 6 }, ['survivor'])]).toEqual([false, true]);
  });
});
