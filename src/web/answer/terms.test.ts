import { describe, expect, test } from 'vitest';
import { GAMES, type GameId } from '../../games/index.ts';
import { gameOfRule } from '../../rules/index.ts';
import { terms as allThingsZombie } from '../boards/all-things-zombie/terms.ts';
import { terms as evenDeath } from '../boards/even-death/terms.ts';
import { terms as lastDays } from '../boards/last-days/terms.ts';
import { terms as lastStand } from '../boards/last-stand/terms.ts';
import { terms as wave } from '../boards/wave/terms.ts';
import { type Term, termsIn } from './terms.ts';

const TERMS: Readonly<Record<GameId, readonly Term[]>> = {
  wave,
  'last-stand': lastStand,
  'even-death': evenDeath,
  'last-days': lastDays,
  'all-things-zombie': allThingsZombie,
};

/** `{card:card}` stands for something that has a name; the words of `{n:?card|cards}` are said. */
const withoutNames = (text: string): string => text.replace(/\{\w+(:[\w-]+)?\}/g, '…');

describe('what the words mean', () => {
  test('only the words that a question uses are explained', () => {
    const said = 'Mara takes Received Fire: what does your Star do? Duck Back';
    expect(termsIn(allThingsZombie, said).map(({ title }) => title)).toEqual(['Duck Back', 'Star', 'Reaction Test']);
    expect(termsIn(allThingsZombie, 'Where does Mara move? 8" are left')).toEqual([]);
    expect(termsIn(lastStand, 'Bet which card?').map(({ title }) => title)).toEqual([]);
  });

  test.each(GAMES)(
    'in $id: a sentence or two each, of words that are said there, and the rule where they begin',
    (game) => {
      const terms = TERMS[game.id as GameId];
      const texts = Object.values(game.texts).flatMap((text) => (typeof text === 'string' ? [withoutNames(text)] : []));
      expect(terms.length).toBeGreaterThan(10);
      expect(new Set(terms.map(({ title }) => title)).size).toBe(terms.length);
      expect(terms.filter(({ text }) => text.length > 240 || !text.endsWith('.')).map(({ title }) => title)).toEqual(
        [],
      );
      expect(terms.filter(({ said }) => !texts.some((text) => said.test(text))).map(({ title }) => title)).toEqual([]);
      expect(terms.filter(({ rule }) => gameOfRule(rule) !== game.id).map(({ title }) => title)).toEqual([]);
    },
  );
});
