import { describe, expect, test } from 'vitest';
import { box } from '../testing.ts';
import { parseTerrain } from './schema.ts';

const table = (tags: unknown, door?: unknown, house?: unknown): unknown => ({
  id: 'test',
  name: 'Test',
  width: 40,
  depth: 40,
  pieces: [{ id: 'car', outline: box(1, 1, 4, 2), ...(tags === undefined ? {} : { tags }) }],
  buildings: [
    {
      id: 'house',
      outline: box(10, 10, 8, 8),
      height: 3,
      openings: [
        { id: 'door', kind: 'door', from: [12, 10], to: [14, 10], ...(door === undefined ? {} : { tags: door }) },
      ],
      ...(house === undefined ? {} : { tags: house }),
    },
  ],
});

const faults = (file: unknown): readonly string[] => {
  const parsed = parseTerrain(file);
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => `${path}: ${message}`);
};

describe('tags', () => {
  test('of pieces, buildings and openings come out as they went in, the unknown ones too', () => {
    const parsed = parseTerrain(table({ alarm: true, vehicle: 'van', 'my-own': -2.5 }, { lock: true }, { defence: 2 }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const { pieces, buildings } = parsed.terrain;
    expect(pieces[0]?.tags).toEqual({ alarm: true, vehicle: 'van', 'my-own': -2.5 });
    expect(buildings[0]?.tags).toEqual({ defence: 2 });
    expect(buildings[0]?.openings[0]?.tags).toEqual({ lock: true });
    expect(parseTerrain(parsed.terrain)).toEqual({ ok: true, terrain: parsed.terrain });
  });

  test('a table without them is read as it always was: no state of an old match gets a new field', () => {
    const parsed = parseTerrain(table(undefined));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    expect(Object.keys(parsed.terrain.pieces[0] ?? {})).not.toContain('tags');
    expect(Object.keys(parsed.terrain.buildings[0]?.openings[0] ?? {})).not.toContain('tags');
  });

  test.each<[string, unknown, readonly string[]]>([
    ['a mark with a number', table({ alarm: 3 }), ['pieces.0.tags.alarm: The tag alarm takes no value: write true']],
    ['a number that is a word', table({ light: 'bright' }), ['pieces.0.tags.light: The tag light takes a number']],
    ['a word that is missing', table({}, undefined, { use: true }), ['buildings.0.tags.use: The tag use takes a word']],
    [
      'a fault in a door',
      table({}, { defence: 'high' }),
      ['buildings.0.openings.0.tags.defence: The tag defence takes a number'],
    ],
    [
      'a value that is no value',
      table({ mine: { deep: true } }),
      ['pieces.0.tags.mine: A tag is true, a number or a word'],
    ],
    ['a word of no letters', table({ mine: '' }), ["pieces.0.tags.mine: A tag's word has 1 to 30 letters"]],
    [
      'a number beyond the bounds',
      table({ mine: 1001 }),
      ["pieces.0.tags.mine: A tag's number lies between -1000 and 1000"],
    ],
    [
      'a name that is none',
      table({ 'Loud!': true }),
      ["pieces.0.tags.Loud!: A tag's name has up to 30 small letters, digits and dashes, and begins with a letter"],
    ],
    [
      'too many',
      table(Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`t${i}`, true]))),
      ['pieces.0.tags: There are 13 tags, and the limit is 12'],
    ],
  ])('%s is refused by its path', (_, file, expected) => {
    expect(faults(file)).toEqual(expected);
  });

  test('the names that every object knows are no known tags', () => {
    expect(faults(table({ constructor: true }))).toEqual([]);
  });
});
