import { describe, expect } from 'vitest';
import { battle, type BattleScene, person, type Somebody, start, test, why } from '../testing.ts';

const HERO: Partial<Somebody> = { type: 'hero' };
const THUG: Partial<Somebody> = { type: 'thug' };

describe('Ambushers', () => {
  const ready = () => {
    const m = start('scavengers', [[{ ...HERO, skills: ['leader', 'ambushers'] }, {}, {}], [THUG]]);
    m.answer('a', [6]).answer('b', [1]).answer('a', 'near');
    for (const [seat, x, y] of [
      ['b', 8, 18],
      ['a', 28, 18],
      ['b', 18, 26],
      ['a', 18, 10],
    ] as const)
      m.answer(seat, { x, y });
    return m;
  };

  /** Who is nominated in that order, and everybody placed one by one. */
  const nominated = (...ids: string[]): BattleScene => {
    const m = ready();
    for (const id of [...ids, ...(ids.length < 3 ? ['nobody'] : [])]) m.answer('a', id);
    return m.answer('a', 'one-by-one');
  };
  const rolls = (m: BattleScene, name: string, target: number) =>
    expect(m.match.request).toMatchObject({
      kind: 'roll',
      prompt: { key: 'ld.ambush.roll', params: { name } },
      target,
    });

  test('LD.SKILL.3 LD.SKILL.4 up to three are nominated in the order that the owner wants', () => {
    const m = ready();
    expect(m.asked()).toMatchObject({ rule: 'LD.SKILL.3', prompt: 'ld.ambush', options: ['a1', 'a2', 'a3', 'nobody'] });
    m.answer('a', 'a3');
    expect(m.asked()).toMatchObject({ prompt: 'ld.ambush.next', options: ['a1', 'a2', 'nobody'] });
    m.answer('a', 'a1').answer('a', 'a2');
    expect(m.asked()).toMatchObject({ prompt: 'ld.deploy.how' });
    expect(ready().answer('a', 'nobody').asked()).toMatchObject({ prompt: 'ld.deploy.how' });
  });

  test('LD.SKILL.4 LD.SKILL.6 they are tested in that order against 6, 7 and 8, before the others come; a failure misses the game', () => {
    const m = nominated('a3', 'a2');
    rolls(m, 'a3', 3);
    m.answer('a', [3]).answer('a', { x: 1, y: 10 });
    rolls(m, 'a2', 4);
    m.answer('a', [3]);
    expect(battle(m).characters.map(({ fate }) => fate)).toEqual(['waiting', 'absent', 'here', 'waiting']);
    m.answer('a', { x: 5, y: 1 });
    expect(person(m, 'a1')).toMatchObject({ fate: 'here', x: 5, y: 1 });
  });

  test('LD.SKILL.4 LD.SKILL.6 the one with the skill may lose the way first: the others are tested with what he planned', () => {
    const m = nominated('a1', 'a2').answer('a', [2]); // 5 in all against 6
    expect(person(m, 'a1').fate).toBe('absent');
    rolls(m, 'a2', 4);
    m.answer('a', [4]).answer('a', { x: 1, y: 10 });
    expect(battle(m).characters.map(({ fate }) => fate)).toEqual(['absent', 'here', 'waiting', 'waiting']);
  });

  test('LD.SKILL.5 within 6 inches of a neutral side, not in the half of the opponent', () => {
    const m = nominated('a1').answer('a', [3]);
    expect(why(m, 'a', { x: 10, y: 10 })).toBe('LD.SKILL.5 ld.no.zone');
    expect(why(m, 'a', { x: 3, y: 18 })).toBe('LD.SKILL.5 ld.no.zone');
    m.answer('a', { x: 6.5, y: 17.5 });
    expect(person(m, 'a1')).toMatchObject({ fate: 'here', x: 6.5, y: 17.5 });
  });

  test('LD.SKILL.5 who gets round the side may begin there, or with the others all the same', () => {
    const m = nominated('a1').answer('a', [3]).answer('a', { x: 18, y: 2 });
    expect(person(m, 'a1')).toMatchObject({ fate: 'here', x: 18, y: 2 });
  });
});
