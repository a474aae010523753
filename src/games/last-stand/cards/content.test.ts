import { describe, expect, it } from 'vitest';
import { parseFile } from './content.ts';

describe('a broken data file names file, path and reason', () => {
  it('where a card has a verb that is not known', () => {
    const broken = {
      count: 1,
      cards: [{ id: 'X', name: 'X', text: 'X', abilities: [{ when: 'any', effects: [{ do: 'fly' }] }] }],
    };
    expect(() => parseFile('common-artifacts.json', broken)).toThrow(
      /last-stand\/data\/common-artifacts.json: cards.0.abilities.0.effects.0.do: /,
    );
  });

  it('where it has more or fewer entries than it says', () => {
    const card = { id: 'X', name: 'X', abilities: [{ when: 'any', effects: [{ do: 'addSuccess', n: 1 }] }] };
    const file = (count: number) => parseFile('common-artifacts.json', { count, cards: [card] });
    expect(file(1).cards).toHaveLength(1);
    for (const count of [0, 2]) {
      expect(() => file(count)).toThrow('last-stand/data/common-artifacts.json: count: is not the number of entries');
    }
  });

  it('where it has several faults, or is no file at all', () => {
    expect(() => parseFile('rangers.json', { count: '1', rangers: {} })).toThrow(
      /^last-stand\/data\/rangers.json: count: [^;]+; rangers: [^;]+$/,
    );
    expect(() => parseFile('rangers.json', 'rangers')).toThrow(/^last-stand\/data\/rangers.json: file: [^;]+$/);
  });
});
