import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../kernel/index.ts';
import { laidOut, lineOf, readText, whereIs } from './text.ts';

test('a set-up is laid out with what is short on one line', () => {
  const humans = [
    { seat: 'a', class: 'regular', x: 10, y: 10, weapons: ['pistol', 'rifle'], morale: 'shaken', trauma: true },
    { seat: 'a', class: 'newbie', x: 12, y: 10, weapons: [], infected: true },
  ];
  expect(laidOut({ kind: 'custom', round: 2, humans })).toBe(
    [
      '{',
      '  "kind": "custom",',
      '  "round": 2,',
      '  "humans": [',
      '    {',
      '      "seat": "a",',
      '      "class": "regular",',
      '      "x": 10,',
      '      "y": 10,',
      '      "weapons": ["pistol", "rifle"],',
      '      "morale": "shaken",',
      '      "trauma": true',
      '    },',
      '    { "seat": "a", "class": "newbie", "x": 12, "y": 10, "weapons": [], "infected": true }',
      '  ]',
      '}',
    ].join('\n'),
  );
});

test('whatever is laid out reads the same, and every value is found by its path', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      const value = JSON.parse(JSON.stringify(given)) as Json;
      const text = laidOut(value);
      expect(readText(text)).toEqual({ value });
      for (const [path, part] of parts(value)) {
        if (path.some((step) => step.includes('.') || step === '')) continue;
        expect(text.slice(whereIs(text, path.join('.'))).startsWith(laidOut(part).slice(0, 1))).toBe(true);
      }
    }),
  );
});

function parts(value: Json, path: readonly string[] = []): [readonly string[], Json][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return [[path, value], ...Object.entries(value).flatMap(([key, part]) => parts(part as Json, [...path, key]))];
}

test('the line of an error is that of its value, or of what lacks it', () => {
  const text = '{\n "humans": [\n  { "x": "]" },\n  { "x": 2,\n    "y": 3 }\n ]\n}';
  expect(lineOf(text, whereIs(text, 'humans.1.y'))).toBe(5);
  expect(lineOf(text, whereIs(text, 'humans.1.class'))).toBe(4);
  expect(lineOf(text, whereIs(text, 'herds'))).toBe(1);
});

test('a text that is no JSON says why', () => {
  expect(readText('{ "kind": }')).toHaveProperty('fault');
});
