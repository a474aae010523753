import { expect, test } from 'vitest';
import { sampleAnswer } from '../asking/legal.ts';
import { Match } from './match.ts';
import { OutOfPatience, withPatience } from './patience.ts';
import type { Open, Seat } from '../asking/request.ts';
import { duel } from '../toys.ts';

test('a host that does not want to wait gets out of a rule; with patience the same answer counts', () => {
  const [setup] = Object.values(duel.examples);
  const answered = (): boolean => {
    const match = Match.start(duel, setup, { seed: 'x' });
    const seat = match.waitingFor[0] as Seat;
    const answer = sampleAnswer(match.request as Open, seat, () => 0);
    return withPatience(patience, () => match.answer(seat, answer).ok);
  };
  let patience = (): boolean => true;
  expect(answered).toThrow(OutOfPatience);
  patience = () => false;
  expect(answered()).toBe(true);
});
