import { Lay } from './lay.ts';

/** Two-lane street, houses with gardens, fences to climb over. */
export const SUBURB = new Lay('suburb', 'Suburb', 'suburban')
  .ground('lawn', [0, 0, 36, 36])
  .ground('pavement', [14.75, 0, 6.5, 36])
  .ground('road', [15.75, 0, 4.5, 36], 'Elm Street')
  .ground('drive', [8.6, 33, 6.2, 2.6])
  .ground('drive', [21.2, 21, 6, 2.6])
  .ground('drive', [21.2, 1.4, 7, 2.6])
  .house('elm-1', 'Family house', 'house', [4, 24.8, 7.9, 7], {
    doors: [
      { side: 'right', at: 2.75 },
      { side: 'left', at: 4.5 },
    ],
    windows: { right: [0.75, 5], near: [1, 5], far: [1, 5], left: [1] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 7, door: 1 },
      { along: 'x', in: 3.5, from: 0, to: 4, door: 1 },
    ],
    storeys: 2,
    stairs: [5, 6.1, 'x'],
    pitched: true,
  })
  .house('elm-2', 'Bungalow', 'house', [3.5, 13, 8.4, 6.5], {
    doors: [
      { side: 'right', at: 2.5 },
      { side: 'far', at: 1 },
    ],
    windows: { right: [0.5, 4.5], near: [1, 5.5], far: [5], left: [2.5] },
    walls: [
      { along: 'y', in: 4.25, from: 0, to: 6.5, door: 4.5 },
      { along: 'x', in: 3.25, from: 0, to: 4.25, door: 1 },
    ],
    pitched: true,
  })
  .house('elm-3', 'Old house', 'house', [24.1, 13.2, 8, 7], {
    doors: [
      { side: 'left', at: 2.75 },
      { side: 'right', at: 1 },
    ],
    windows: { left: [0.75, 5], near: [1, 5], far: [1, 5], right: [4.5] },
    walls: [
      { along: 'y', in: 4.5, from: 0, to: 7, door: 4.75 },
      { along: 'x', in: 3.5, from: 4.5, to: 8, door: 5.5 },
    ],
    storeys: 2,
    stairs: [1, 6.1, 'x'],
    pitched: true,
    tags: { hose: true },
  })
  .house('elm-4', 'Cottage', 'house', [24.1, 5, 7.5, 6], {
    doors: [
      { side: 'left', at: 2.25 },
      { side: 'right', at: 2.25 },
    ],
    windows: { left: [0.4, 4.25], near: [1, 5], far: [3] },
    walls: [{ along: 'y', in: 3.75, from: 0, to: 6, door: 0.75 }],
    pitched: true,
  })
  .house('shed', 'Shed', 'shed', [0.4, 28.5, 2.2, 3], {
    doors: [{ side: 'near', at: 0.35 }],
    pitched: true,
    storey: 2,
    defence: 1,
    tags: { hose: true },
  })
  .furnish('Beds', [6.6, 30.2, 1, 1.4], [6.3, 13.5, 1, 1.4])
  .furnish('Sofa', [9.6, 26, 1.4, 0.7], [25.3, 14.6, 1.4, 0.7])
  .park('estate', 11.5, 34.3, 0)
  .park('car', 24, 22.3, 0)
  .park('pickup', 24.6, 2.7, 0)
  .park('car', 19.3, 10, 91)
  .park('wreck', 17.2, 17, 50)
  .park('van', 16.9, 29)
  .put('picket', [13.2, 13, 0.3, 2.3])
  .put('picket', [13.2, 18, 0.3, 4.5])
  .put('picket', [22.6, 13.2, 0.3, 2.4])
  .put('boards', [2, 22.8, 9.5, 0.3])
  .put('boards', [33.2, 5, 0.3, 5])
  .put('hedge', [1, 10.6, 10.5, 0.6])
  .put('hedge', [24.5, 24.4, 9, 0.6])
  .put('shrubs', [22.8, 26.5, 0.6, 5])
  .put('trees', [
    [2, 3],
    [5.5, 2.2],
    [7, 5.5],
    [3.5, 7.2],
  ])
  .put('trees', [
    [26, 28],
    [31, 27],
    [33, 31],
    [28, 33],
  ])
  .put('patch', [28, 34, 5, 1.5])
  .put('pond', [
    [9, 3],
    [11.5, 2.6],
    [12.2, 5],
    [10.4, 6.2],
    [8.8, 5.2],
  ])
  .put('skip', [33.4, 16, 1.2, 2])
  .lamps([15.2, 4], [15.2, 22], [20.8, 12], [20.8, 30])
  .hydrant(20.8, 19.5)
  .done();
