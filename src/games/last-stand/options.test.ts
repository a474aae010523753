import { expect, test } from 'vitest';
import { cardOption, leaderOption, rangerOption } from './options.ts';
import { tableOf } from './testing.ts';

test('an option says what it is about, so that the board can show it', () => {
  const [frank] = tableOf({ rangers: ['frank', 'hat'] }).rangers;
  expect(rangerOption(frank as never)).toEqual({
    means: 'frank',
    label: { key: 'ls.who', params: { ranger: 'frank' } },
    about: { ranger: 'frank' },
  });
  expect(leaderOption('puke')).toEqual({
    means: 'puke',
    label: { key: 'ls.leader', params: { leader: 'puke' } },
    about: { leader: 'puke' },
  });
  expect(cardOption('D01')).toEqual({
    means: 'D01',
    label: { key: 'ls.card', params: { card: 'D01' } },
    about: { card: 'D01' },
  });
});
