import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { Match } from '../../kernel/index.ts';
import { ScriptedDesk } from '../testing.ts';
import { oddsLines } from './odds.ts';

const lastStand = GAMES.find(({ id }) => id === 'last-stand');

/** A match of Last Stand in which the first Ranger may act. */
function acting(): Match {
  if (lastStand === undefined) throw new Error('The game is there');
  const match = Match.start(lastStand, lastStand.examples['defend-two'], { seed: 'odds' });
  while (match.request !== null && match.request.prompt.key !== 'ls.turn') {
    const [seat = ''] = match.waitingFor;
    const { request } = match;
    match.answer(seat, 'options' in request ? (request.options[0]?.id ?? '') : '');
  }
  return match;
}

test('odds are told fact by fact, good or bad, and an answer with nothing at stake says so in one line', () => {
  const match = acting();
  const [seat = ''] = match.waitingFor;
  const desk = new ScriptedDesk([]);
  expect(oddsLines(match, seat, 'move', 'Move', desk)).toEqual(['Move  nothing at stake']);
  const lines = oddsLines(match, seat, 'end', 'End the turn', desk);
  expect(lines[0]).toBe('End the turn (out of 100 tries)');
  expect(lines.some((line) => /^ +\d+\.\d% {2}- /.test(line))).toBe(true);
  expect(lines.join('\n')).toContain('all that can come of it:');
  expect(oddsLines(match, seat, 'fly', 'Fly', desk)).toEqual(['Fly  The answer is the id of one of the options']);
});
