import { Lay } from './lay.ts';

/** A roadside diner, a petrol station across the street, two houses that wanted nothing to do with either. */
export const DINER = new Lay('diner', 'Roadside diner', 'suburban')
  .ground('lawn', [0, 0, 36, 36])
  .ground('parking', [1, 2, 13.8, 9.6])
  .ground('parking', [21.2, 12, 13.8, 11])
  .ground('pavement', [14.75, 0, 6.5, 36])
  .ground('road', [15.75, 0, 4.5, 36], 'Old Highway')
  .house('diner', 'Diner', 'diner', [2, 12.6, 9.9, 6.4], {
    doors: [
      { side: 'right', at: 2.5, wide: 2 },
      { side: 'far', at: 1.5 },
    ],
    fronts: { right: [0.25], near: [5.5] },
    windows: { near: [1, 3], far: [6.5] },
    walls: [
      { along: 'x', in: 3.75, from: 0, to: 5, door: 2 },
      { along: 'y', in: 5, from: 3.75, to: 6.4 },
    ],
    tags: { light: 6 },
  })
  .furnish('Booths', [5, 13.4, 0.7, 1.4], [7.3, 13.4, 0.7, 1.4])
  .furnish('Counter', [8.2, 17.2, 2, 0.5])
  .house('station', 'Petrol station', 'garage', [24.2, 13.5, 8, 6], {
    doors: [
      { side: 'left', at: 2.25 },
      { side: 'right', at: 1 },
    ],
    fronts: { left: [0.1] },
    windows: { near: [3], far: [3] },
    walls: [{ along: 'y', in: 4, from: 0, to: 6, door: 3.5 }],
    ladder: ['far', 6.5],
    tags: { alarm: true },
  })
  .house('house', 'House', 'house', [4, 25.5, 7.9, 7], {
    doors: [
      { side: 'right', at: 2.75 },
      { side: 'left', at: 0.4 },
    ],
    windows: { right: [0.75, 5], near: [1, 5], far: [1, 5], left: [4.5] },
    walls: [
      { along: 'y', in: 3.75, from: 0, to: 7, door: 3 },
      { along: 'x', in: 2.25, from: 0, to: 3.75, door: 1 },
    ],
    storeys: 2,
    stairs: [5, 6.1, 'x'],
    pitched: true,
    tags: { hose: true },
  })
  .house('bungalow', 'Bungalow', 'house', [24.1, 2.5, 8, 7], {
    doors: [
      { side: 'left', at: 2.75 },
      { side: 'right', at: 4.5 },
    ],
    windows: { left: [0.75, 5], near: [1, 5], far: [1, 5] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 7, door: 1 },
      { along: 'x', in: 4, from: 4, to: 8, door: 5 },
    ],
    pitched: true,
  })
  .furnish('Pumps', [27, 21.2, 1.2, 0.6], [30.5, 21.2, 1.2, 0.6])
  .park('truck', 6.5, 9.2, 0)
  .park('car', 3.5, 5)
  .park('estate', 7, 5, 88)
  .park('pickup', 23.6, 21.8, 10)
  .park('wreck', 18, 24, 120)
  .park('car', 19.3, 6)
  .put('wall', [13.1, 2.6, 0.4, 5])
  .put('picket', [13.2, 25.5, 0.3, 2.4])
  .put('picket', [13.2, 30, 0.3, 2.5])
  .put('hedge', [24, 10.8, 9, 0.6])
  .put('trees', [
    [24, 26],
    [29, 25],
    [33, 28],
    [31, 33],
    [25.5, 32],
  ])
  .put('trees', [
    [1, 21],
    [5, 20.6],
    [5.4, 23.4],
    [1.4, 23.6],
  ])
  .put('skip', [0.6, 15, 1, 2.2])
  .put('crates', [34.2, 15.5, 1, 1.6])
  .lamps([15.2, 1.6], [15.2, 12], [20.8, 14], [20.8, 24], [14, 33], [11.5, 10.4], [33.4, 12.6])
  .hydrant(20.8, 10)
  .done();
