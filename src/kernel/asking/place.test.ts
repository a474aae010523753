import { describe, expect, test } from 'vitest';
import { insideRegion, pathFault, placeFault } from './place.ts';
import { inside } from './polygon.ts';
import type { Answer, Place, Region } from './request.ts';

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

describe('insideRegion', () => {
  const region: Region = {
    discs: [{ x: 20, y: 0, radius: 5 }],
    polygons: [square(0, 0, 10)],
    holes: [square(4, 4, 2)],
  };

  test.each<[string, number, number, boolean]>([
    ['in the polygon', 1, 1, true],
    ['left of it', -1, 5, false],
    ['right of it', 11, 5, false],
    ['above it', 5, -1, false],
    ['below it', 5, 11, false],
    ['in the hole', 5, 5, false],
    ['beside the hole', 3, 5, true],
    ['in the disc', 23, 3, true],
    ['on the rim of the disc', 25, 0, true],
    ['on the rim of the disc, slantwise', 23, 4, true],
    ['just outside the disc', 23.1, 4, false],
    ['far from the disc the other way', 15, -4, false],
  ])('%s', (_, x, y, inside) => {
    expect(insideRegion(region, { x, y })).toBe(inside);
  });

  test('a polygon may have dents and slanted edges', () => {
    const arrow = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 0, y: 10 },
      { x: 4, y: 5 },
    ];
    expect(insideRegion({ polygons: [arrow] }, { x: 5, y: 5 })).toBe(true);
    expect(insideRegion({ polygons: [arrow] }, { x: 2, y: 5 })).toBe(false);
    expect(insideRegion({ polygons: [arrow] }, { x: 7, y: 2 })).toBe(false);
    expect(insideRegion({ polygons: [arrow] }, { x: 3, y: 2 })).toBe(true);
  });

  test('one of several shapes is enough, one of several holes is too much', () => {
    const two: Region = { polygons: [square(0, 0, 1), square(5, 5, 1)], discs: [{ x: 9, y: 9, radius: 1 }] };
    expect([0.5, 5.5, 9].map((at) => insideRegion(two, { x: at, y: at }))).toEqual([true, true, true]);
    const holes: Region = { polygons: [square(0, 0, 9)], holes: [square(1, 1, 1), square(5, 5, 1)] };
    expect([0.5, 1.5, 3, 5.5].map((at) => insideRegion(holes, { x: at, y: at }))).toEqual([true, false, true, false]);
  });

  test('nothing is inside an empty region', () => {
    expect(insideRegion({}, { x: 0, y: 0 })).toBe(false);
    expect(insideRegion({ polygons: [[]] }, { x: 0, y: 0 })).toBe(false);
  });
});

describe('placeFault', () => {
  const place: Place = {
    kind: 'place',
    seats: ['a'],
    mode: 'one',
    rule: 'R.1',
    prompt: { key: 'p' },
    region: { polygons: [square(0, 0, 10)] },
    suggestions: [],
  };
  const POINT = 'The answer is a point: {"x": 1.5, "y": 2}';

  test.each<[string, Partial<Place>, Answer]>([
    ['a point', {}, { x: 1, y: 2.5 }],
    ['a level of those there are', { levels: [0, 2] }, { x: 1, y: 1, level: 2 }],
    ['no level is the ground', { levels: [0, 2] }, { x: 1, y: 1 }],
    ['the first degree', { facing: true }, { x: 1, y: 1, facing: 0 }],
    ['the last degree', { facing: true }, { x: 1, y: 1, facing: 359 }],
    ['all together', { facing: true, levels: [1] }, { x: 1, y: 1, level: 1, facing: 90 }],
  ])('%s', (_, more, answer) => {
    expect(placeFault({ ...place, ...more }, answer)).toBeNull();
  });

  test.each<[string, Partial<Place>, Answer, string]>([
    ['no point', {}, 'here', POINT],
    ['nothing', {}, null, POINT],
    ['a list', {}, [1, 2], POINT],
    ['half a point', {}, { x: 1 }, POINT],
    ['the other half', {}, { y: 1 }, POINT],
    ['words for numbers', {}, { x: '1', y: 1 }, POINT],
    ['words for the other', {}, { x: 1, y: '1' }, POINT],
    ['more than a point', {}, { x: 1, y: 1, z: 1 }, POINT],
    ['a level between floors', { levels: [0] }, { x: 1, y: 1, level: 0.5 }, POINT],
    ['no such direction', { facing: true }, { x: 1, y: 1, facing: 360 }, POINT],
    ['no such direction either', { facing: true }, { x: 1, y: 1, facing: -1 }, POINT],
    ['half a degree', { facing: true }, { x: 1, y: 1, facing: 0.5 }, POINT],
    ['a direction in words', { facing: true }, { x: 1, y: 1, facing: 'N' }, POINT],
    ['outside', {}, { x: 11, y: 1 }, 'The point is outside the region'],
    ['a level that is not there', { levels: [0, 2] }, { x: 1, y: 1, level: 1 }, 'The level is one of 0, 2'],
    ['no ground floor', { levels: [1] }, { x: 1, y: 1 }, 'The level is one of 1'],
    ['a level where there are none', {}, { x: 1, y: 1, level: 0 }, 'The point has no level here'],
    ['no facing', { facing: true }, { x: 1, y: 1 }, 'The answer needs a facing from 0 to 359'],
    ['a facing where none is wanted', {}, { x: 1, y: 1, facing: 0 }, 'The point has no facing here'],
  ])('%s', (_, more, answer, fault) => {
    expect(placeFault({ ...place, ...more }, answer)).toBe(fault);
  });
});

describe('pathFault', () => {
  test.each<[Answer]>([
    [[{ x: 1, y: 1 }]],
    [
      [
        { x: 1, y: 1 },
        { x: 2, y: 2, level: 1, facing: 90 },
      ],
    ],
    [{ to: { x: 1, y: 1 } }],
    [{ to: { x: 1, y: 1, level: 1 } }],
  ])('%j is a way', (answer) => {
    expect(pathFault(answer)).toBeNull();
  });

  test.each<[Answer]>([
    [[]],
    [null],
    ['there'],
    [{}],
    [{ to: null }],
    [{ to: 'there' }],
    [{ to: { x: 1 } }],
    [{ to: { x: 1, y: 1 }, from: { x: 0, y: 0 } }],
    [{ x: 1, y: 1 }],
    [[{ x: 1, y: 1 }, { x: 1 }]],
    [[{ to: { x: 1, y: 1 } }]],
    [[1, 2]],
  ])('%j is none', (answer) => {
    expect(pathFault(answer)).toBe('The answer is a list of points, or {"to": point} for the cheapest way there');
  });
});

describe('a border', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const edges = [{ x: 2, y: 0 }, { x: 4, y: 2 }, { x: 2, y: 4 }, { x: 0, y: 2 }, ...square];

  test.each(edges)('belongs to a shape on every side: $x $y', (at) => {
    expect(inside(square, at)).toBe(true);
    expect(inside([...square].reverse(), at)).toBe(true);
    expect(insideRegion({ polygons: [square] }, at)).toBe(true);
  });

  test.each(edges)('of a hole can be used on every side: $x $y', (at) => {
    const around = [
      { x: -9, y: -9 },
      { x: 9, y: -9 },
      { x: 9, y: 9 },
      { x: -9, y: 9 },
    ];
    expect(insideRegion({ polygons: [around], holes: [square] }, at)).toBe(true);
    expect(insideRegion({ polygons: [around], holes: [square] }, { x: 2, y: 2 })).toBe(false);
  });
});

test('a point on the line of an edge but beyond its ends is not on the border', () => {
  const arrow = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
  ];
  for (const at of [
    { x: 5, y: 0 },
    { x: -1, y: 0 },
    { x: 4, y: 5 },
    { x: 4, y: -1 },
    { x: 6, y: 6 },
    { x: -2, y: -2 },
  ])
    expect(inside(arrow, at)).toBe(false);
  for (const at of [
    { x: 4, y: 4 },
    { x: 2, y: 2 },
    { x: 2, y: 0 },
  ])
    expect(inside(arrow, at)).toBe(true);
});
