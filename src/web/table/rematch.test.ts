import { expect, test } from 'vitest';
import { movedOn } from './rematch.tsx';

test('with sides changed everybody takes the next seat', () => {
  const [ann, bot, bea] = [
    { kind: 'here', name: 'Ann' },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'here', name: 'Bea' },
  ] as const;
  expect(movedOn({ a: ann, b: bot })).toEqual({ a: bot, b: ann });
  expect(movedOn({ a: ann, b: bot, c: bea })).toEqual({ a: bea, b: ann, c: bot });
});
