import { expect, test } from 'vitest';
import { compassOf, type Field, fieldLines, nearby } from './field.ts';
import { PLAIN } from './ink.ts';

const square = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];
const field: Field = {
  width: 24,
  depth: 12,
  grounds: [
    { name: 'the pond', outline: square(2, 2, 6, 4), mark: ':' },
    { name: 'the island', outline: square(4, 2, 2, 2), mark: '#' },
    { name: 'the fence', outline: square(12, 6, 0.3, 6), mark: '#' },
  ],
  units: [
    { id: 'a1', name: 'Bea', at: [{ x: 20.5, y: 1 }], facing: 180 },
    {
      id: 'h1',
      name: 'Zombies 1',
      at: [
        { x: 0, y: 11 },
        { x: 24, y: 12 },
      ],
      facing: null,
    },
  ],
};
const drawn = (width: number): string[] =>
  fieldLines(field, { width, ink: PLAIN }).map((line) => line.replaceAll('\u00a0', ' '));

test('a table is drawn with its ground, everybody on it and a ruler', () => {
  expect(drawn(80)).toEqual([
    '    0         10        20',
    '  0 ....................A...',
    '  2 ..::##::................',
    '  4 ..::::::................',
    '  6 ............#...........',
    '  8 ............#...........',
    ' 10 B...........#..........B',
    '  A Bea (looks west); B Zombies 1; : Difficult; # no way through; . open;',
    '  a column is 1", a line 2"; north is up',
  ]);
});

test('so are its buildings with their doors, what lies about, and the spots that are suggested', () => {
  const diner = { name: 'Diner', outline: square(2, 0, 4, 4), doors: [{ x: 6, y: 3 }] };
  const things = [
    { name: 'the Van (car-1)', at: { x: 12, y: 2 } },
    { name: 'the Van (car-2)', at: { x: 15, y: 2 } },
  ];
  const town: Field = { width: 20, depth: 6, grounds: [], units: field.units.slice(0, 1), buildings: [diner], things };
  const spots = [
    { x: 8, y: 5 },
    { x: 9, y: 5 },
  ];
  const lines = fieldLines(town, { width: 80, ink: PLAIN }, spots).map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines).toEqual([
    '    0         10',
    '  0 ..%%%%.............A',
    '  2 ..%%%%+.....*..*....',
    '  4 ........12..........',
    '  A Bea (looks west); * the Van; 1-2 where it could be; % Diner; + door;',
    '  a column is 1", a line 2"; north is up',
  ]);
});

test('a spot is told by what is near it', () => {
  const diner = { name: 'Diner', outline: square(2, 8, 4, 4), doors: [] };
  const town: Field = { ...field, buildings: [diner], things: [{ name: 'the Van', at: { x: 3, y: 11 } }] };
  expect(nearby(town, { x: 20.5, y: 5 })).toBe('4" south of Bea');
  expect(nearby(town, { x: 20.5, y: 1.2 })).toBe('at Bea');
  expect(nearby(town, { x: 3, y: 9 })).toBe('in the Diner, 2" north of the Van');
  expect(nearby({ ...town, units: [], things: [] }, { x: 3, y: 9 })).toBe('in the Diner');
  expect(nearby({ ...town, units: [], things: [] }, { x: 20, y: 9 })).toBeNull();
});

test('where there is no room for it, a letter stands for more inches', () => {
  expect(drawn(20).slice(0, 4)).toEqual([
    '    0    10   20',
    '  0 .:#:......A.',
    '  4 .:::..#.....',
    '  8 B.....#....B',
  ]);
});

test('a facing in words', () => {
  expect([0, 44, 90, 225, 270, -45, 350].map(compassOf)).toEqual([
    'east',
    'south-east',
    'south',
    'north-west',
    'north',
    'north-east',
    'east',
  ]);
});
