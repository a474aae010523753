import { describe, expect, test } from 'vitest';
import { wave } from '../../../games/wave/index.ts';
import { type AnyGame, Match, sampleAnswer } from '../../../kernel/index.ts';
import type { Kept } from '../keeping/shelf.ts';
import { takenUp } from './taken-up.ts';

const game = wave as AnyGame;

function kept(answers: number): { match: Match; kept: Kept } {
  const match = Match.start<unknown>(game, wave.examples.two, { seed: 'kept' });
  for (let i = 0; i < answers; i++) {
    const seat = match.waitingFor[0] as string;
    const request = match.request;
    if (request === null) throw new Error('The match is over');
    match.answer(
      seat,
      sampleAnswer(request, seat, (below) => i % below),
    );
  }
  const boundary = { position: match.position(), since: match.sinceBoundary } as NonNullable<Kept['boundary']>;
  const shelved = structuredClone({ record: match.record(), boundary });
  return { match, kept: { id: 'm', sitters: {}, begun: 0, touched: 0, outcome: null, ...shelved } };
}

describe('a match of this browser is taken up', () => {
  test('under the rules that it was played by', () => {
    const { match, kept: shelved } = kept(15);
    const { match: again, notice } = takenUp(game, shelved);
    expect([again.hash(), again.answered, notice]).toEqual([match.hash(), 15, null]);
  });

  test('from its last boundary under newer rules, with the answers since, and says so', () => {
    const { match, kept: shelved } = kept(15);
    const { match: again, notice } = takenUp({ ...game, version: 'next' }, shelved);
    expect([again.hash(), again.answered]).toEqual([match.hash(), 15]);
    expect(again.record()).toMatchObject({ version: 'next', from: { answers: shelved.boundary?.position.answers } });
    expect(notice).toContain('goes on from where it was');
  });

  test('from the boundary alone where the answers since do not fit any more', () => {
    const { kept: shelved } = kept(15);
    const since = [{ seat: 'a', answer: 'no such thing' }];
    const boundary = { position: shelved.boundary?.position, since } as NonNullable<Kept['boundary']>;
    const { match: again } = takenUp({ ...game, version: 'next' }, { ...shelved, boundary });
    expect(again.answered).toBe(boundary.position.answers);
  });

  test('not at all where newer rules cannot go on, which is said with what to do', () => {
    const { kept: shelved } = kept(15);
    const { boundary: _, ...bare } = shelved;
    expect(() => takenUp({ ...game, version: 'next' }, bare)).toThrow('Save it from the home page');
    expect(() => takenUp({ ...game, version: 'next', migrate: () => null }, shelved)).toThrow('cannot go on');
  });
});
