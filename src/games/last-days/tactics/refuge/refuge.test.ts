import { describe, expect } from 'vitest';
import { fought, group, over, until } from '../../campaign/testing.ts';
import { groupOf, hero } from '../../groups/testing.ts';
import { newGroup } from '../../groups/create.ts';
import { type BattleScene, test } from '../../testing.ts';
import type { Advice } from '../advice.ts';
import { advise } from '../index.ts';

/** What the bot would answer now, and why. */
function hint(m: BattleScene): Advice {
  const { request, state, waitingFor } = m.match;
  if (request === null) throw new Error('Nothing is asked');
  return advise(state, request, waitingFor[0] ?? '');
}
const BEN = { type: 'thug', name: 'Ben', blades: ['club'] } as const;
const ANN = { type: 'hero', name: 'Ann', guns: ['semi-automatic'], blades: ['club'] } as const;

describe('Injuries', () => {
  const aided = (dice: readonly number[]): BattleScene =>
    fought({
      a: [
        ANN,
        { type: 'rescue-worker', name: 'Aid', blades: ['club'] },
        { type: 'survivor', name: 'Sue', blades: ['club'] },
      ],
      out: ['a3'],
    }).answer('a', dice as never);

  test('LD.SKILL.14 First Aid rolls the die again that killed somebody', () => {
    expect(hint(aided([1, 1]))).toMatchObject({ because: 'Sue is likely to do better with another roll.' });
    expect(hint(aided([1, 1])).answer).toHaveLength(1);
  });

  test('LD.SKILL.14 a full recovery is left as it is', () => {
    expect(hint(aided([3, 4]))).toEqual({ answer: [], because: 'Sue is not likely to do better.' });
  });

  test('LD.ITEM.8 Medical Supplies are spent where they save a life, and kept where they would change little', () => {
    const medic = (dice: readonly number[]): BattleScene =>
      fought({
        a: [
          { ...ANN, items: ['medical-supplies'] },
          { type: 'survivor', name: 'Sue', guns: ['hunting-rifle'] },
        ],
        out: ['a2'],
      }).answer('a', dice as never);
    expect(hint(medic([4, 5])).because).toBe('The Medical Supplies are better kept.'); // Shell-Shocked
    expect(hint(medic([5, 6]))).toEqual({ answer: '12', because: 'Sue is worth it: 12 is better.' }); // Infected, or never again
  });
});

describe('Levels', () => {
  const learner = (more: object): BattleScene =>
    until(fought({ a: [{ ...ANN, experience: 8, ...more }], b: [BEN] }), 'LD.LEVEL.2');

  test('LD.LEVEL.2 the table that promises most, for a reason', () => {
    const m = learner({});
    expect(m.asked().options).toContain(hint(m).answer);
    expect(hint(m).answer).not.toBe('wait');
    expect(hint(m).because).toMatch(/^Ann /);
  });

  test('LD.LEVEL.9 a point is spent on a skill that is better by more than the point is worth', () => {
    const m = learner({ learns: ['firearms'] });
    m.answer('a', 'firearms').answer('a', [1]); // Fire and Maneuver; points reach as far as Quick-Load
    expect(m.asked().options).toEqual(['1', '2', '3', '4']);
    expect(hint(m)).toEqual({ answer: '3', because: 'Sniper: that is worth the Experience.' });
  });
});

describe('gear', () => {
  test('LD.LOOT.6 a gun in the stash goes to somebody who has none, and then everybody is armed', () => {
    const stash = { guns: [{ id: 'hunting-rifle', fitted: [], made: false }], blades: [], items: [] } as const;
    const own = groupOf({ ...hero, guns: ['semi-automatic'] }, [
      { type: 'good-samaritan', name: 'Sam', blades: ['club'] },
    ]);
    const m = until(over({ a: { ...own, stash } }), 'LD.LOOT.6');
    expect(hint(m)).toEqual({
      answer: 'hand:stash:guns:0',
      because: 'Sam makes more of the Hunting Rifle than the stash.',
    });
    m.answer('a', hint(m).answer);
    expect(hint(m)).toMatchObject({ answer: 'm2' });
    m.answer('a', 'm2');
    for (
      let i = 0;
      i < 6 && m.match.request?.prompt.key.startsWith('ld.rearm') === true && hint(m).answer !== 'armed';
      i++
    ) {
      m.answer('a', hint(m).answer);
    }
    expect(hint(m)).toEqual({ answer: 'armed', because: 'Everybody has what they can use best.' });
    expect(group(m, 'a').members[1]?.guns).toMatchObject([{ id: 'hunting-rifle' }]);
  });
});

describe('Jobs', () => {
  const home = (more: object, out: readonly string[] = []): BattleScene =>
    until(
      over({
        a: {
          ...newGroup('A', 'farm-house', [
            ANN,
            { type: 'survivor', name: 'Sue', blades: ['club'] },
            { type: 'survivor', name: 'Tom', blades: ['club'] },
          ]),
          ...more,
        },
        out,
      }),
      'LD.JOB.2',
    );

  test('LD.JOB.6 LD.JOB.7 with a bed and points the Leader recruits somebody who can be armed', () => {
    const m = home({ points: 14 });
    expect(hint(m)).toEqual({ answer: 'job:m1', because: 'There is a bed free and points to pay for somebody new.' });
    m.answer('a', 'job:m1');
    expect(hint(m).answer).toBe('recruit');
    m.answer('a', 'recruit');
    expect(hint(m).because).toMatch(/: the best we can get for the points\.$/);
    m.answer('a', hint(m).answer);
    while (m.match.request?.prompt.key !== 'ld.jobs') m.answer('a', hint(m).answer);
    const newcomer = group(m, 'a').members.at(-1);
    expect((newcomer?.guns.length ?? 0) + (newcomer?.blades.length ?? 0)).toBeGreaterThan(0);
  });

  test('LD.JOB.4 LD.PERK.4 the garden is worked, and the others stand Guard', () => {
    const m = home({ points: 0 });
    expect(hint(m)).toMatchObject({ because: 'What grows there pays for people and Perks.' });
    m.answer('a', hint(m).answer);
    expect(hint(m).answer).toBe('work:fenced-off-garden');
    m.answer('a', 'work:fenced-off-garden').answer('a', [3]);
    while (m.match.request?.prompt.key === 'ld.jobs' && hint(m).answer !== 'rest') {
      m.answer('a', hint(m).answer);
      m.answer('a', hint(m).answer);
      if (m.match.request?.kind === 'roll') m.answer('a', [1]);
    }
    expect(hint(m)).toEqual({ answer: 'rest', because: 'The others keep the dead out.' });
  });

  test('LD.JOB.10 nobody talks while the Refuge would be left without Guards', () => {
    const m = home({ points: 0, refuge: 'mall' }, ['a2', 'a3']);
    expect(hint(m)).toEqual({ answer: 'rest', because: 'The others keep the dead out.' });
  });

  test('LD.PERK.17 the Watch Tower saves a Refuge that falls', () => {
    const m = home({ points: 0 });
    const request = {
      kind: 'choose',
      prompt: { key: 'ld.tower.again', params: { total: 2 } },
      options: [
        { id: 'keep' },
        { id: 'first', label: { key: 'x', params: { die: 4 } } },
        { id: 'second', label: { key: 'x', params: { die: 2 } } },
      ],
    };
    const by = (total: number): Advice =>
      advise(m.match.state, { ...request, prompt: { key: 'ld.tower.again', params: { total } } } as never, 'a');
    expect(by(2).answer).toBe('second');
    expect(by(3)).toEqual({ answer: 'keep', because: 'The Refuge holds.' });
  });
});

describe('where to', () => {
  test('LD.LOSE.9 a Group stays where it has room', () => {
    const m = until(fought({ a: [ANN], b: [BEN] }), 'LD.LOSE.9');
    expect(hint(m)).toEqual({ answer: 'stay', because: 'We have what we need here.' });
  });

  test('LD.INJ.5 captives are rescued while there is hope', () => {
    const held = { type: 'survivor', name: 'Sue', blades: ['club'], captured: true } as const;
    const m = until(
      fought({
        a: [ANN, held],
        b: [BEN],
        change: (campaign) => {
          campaign.captives = [{ seat: 'a', member: 'm2', captor: 'b', rescue: false }];
        },
      }),
      'LD.INJ.5',
    );
    expect(hint(m)).toEqual({ answer: 'rescue', because: 'We leave nobody behind.' });
  });
});
