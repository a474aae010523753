import { describe, expect, test } from 'vitest';
import { clipped, columnsOf, count, padEnd, padStart, table, together, track, widthOf, wrap } from './layout.ts';

const RED = '\u001b[31mred\u001b[39m';

describe('wrap', () => {
  test('keeps within the width and loses no word', () => {
    const words = 'the quick brown fox jumps over the lazy dog and does not look back'.split(' ');
    for (let width = 8; width < 80; width++) {
      const lines = wrap(words.join(' '), { width, first: '> ', rest: '  ' });
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      expect(
        lines
          .map((line) => line.slice(2))
          .join(' ')
          .split(' '),
      ).toEqual(words);
      expect(lines[0]).toMatch(/^> /);
    }
  });

  test('a line may be as wide as the width, no wider', () => {
    expect(wrap('aaa bbb', { width: 7 })).toEqual(['aaa bbb']);
    expect(wrap('aaa bbb', { width: 6 })).toEqual(['aaa', 'bbb']);
  });

  test('breaks a word that is longer than a line', () => {
    expect(wrap('abcdefghij kl', { width: 4 })).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  });

  test('colour takes no room', () => {
    expect(wrap(`${RED} ${RED}`, { width: 7 })).toEqual([`${RED} ${RED}`]);
    expect(wrap(`${RED} ${RED}`, { width: 6 })).toEqual([RED, RED]);
  });

  test('keeps line breaks, and an empty text is an empty line', () => {
    expect(wrap('a\nb', { width: 9, first: '- ', rest: '  ' })).toEqual(['- a', '  b']);
    expect(wrap('', { width: 9 })).toEqual(['']);
  });

  test('words that belong together stay on one line with their spaces', () => {
    expect(wrap(`one ${together('two  three')} four`, { width: 11 })).toEqual(['one', 'two  three', 'four']);
  });
});

describe('table', () => {
  test('columns are as wide as their widest cell', () => {
    expect(
      table(
        [
          ['a', '1'],
          ['bcd', '22'],
        ],
        80,
        ['left', 'right'],
      ),
    ).toEqual(['a     1', 'bcd  22']);
  });

  test('wraps the widest column where there is too little room', () => {
    const lines = table([['key', 'some words that are long', '9']], 24);
    expect(lines).toEqual(['key  some words that   9', '     are long']);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(24);
  });

  test('rows may be of different length', () => {
    expect(table([['a', 'b'], ['c']], 80)).toEqual(['a  b', 'c']);
  });
});

test('padding counts what is seen', () => {
  expect(padEnd(RED, 5)).toBe(`${RED}  `);
  expect(padStart(RED, 5)).toBe(`  ${RED}`);
  expect(padEnd('abc', 2)).toBe('abc');
});

test('clipped shows that something is missing', () => {
  expect(clipped('abcdef', 6)).toBe('abcdef');
  expect(clipped('abcdef', 5)).toBe('abcd…');
});

test('a track shows what is filled', () => {
  expect(track(2, 5)).toBe('[##...]');
  expect(track(-1, 2)).toBe('[..]');
});

test('counts say one or many', () => {
  expect(count(1, 'seat')).toBe('1 seat');
  expect(count(12345, 'match', 'matches')).toBe('12,345 matches');
});

test('a pipe has 80 columns, a terminal its own, within reason', () => {
  expect(columnsOf({ columns: 90 })).toBe(80);
  expect(columnsOf({ isTTY: true, columns: 90 })).toBe(90);
  expect(columnsOf({ isTTY: true, columns: 300 })).toBe(100);
  expect(columnsOf({ isTTY: true, columns: 0 })).toBe(80);
  expect(columnsOf({ isTTY: true, columns: 10 })).toBe(40);
});
