import { Lay } from './lay.ts';

/** The last petrol for a long way, and woods on all other sides. */
export const TRUCK_STOP = new Lay('truck-stop', 'Truck stop', 'rural')
  .ground('park', [0, 0, 36, 36], 'Scrub')
  .ground('parking', [20.25, 10.5, 14, 14])
  .ground('road', [15.75, 0, 4.5, 36], 'Highway')
  .house('truck-stop', 'Truck stop', 'diner', [24.2, 17, 8, 6.4], {
    doors: [
      { side: 'left', at: 2.25, wide: 2 },
      { side: 'right', at: 1 },
    ],
    fronts: { near: [1], left: [0.15] },
    windows: { near: [5], far: [1, 5] },
    walls: [{ along: 'y', in: 4.5, from: 0, to: 6.4, door: 4 }],
    tags: { light: 6 },
  })
  .furnish('Booths', [26, 22.6, 1.6, 0.6])
  .house('tyres', 'Tyre workshop', 'garage', [24.2, 12.3, 5, 3], {
    doors: [{ side: 'left', at: 0.5, wide: 2 }],
    windows: { far: [2] },
    defence: 1,
    ladder: ['right', 1.5],
  })
  .furnish('Pumps', [22, 20.8, 0.6, 1.2])
  .park('truck', 32.8, 12.6, 90)
  .park('pickup', 21.9, 14.5, 85)
  .park('wreck', 18, 27, 60)
  .put('wood', [
    [2, 24],
    [9, 23],
    [12, 27],
    [10, 34],
    [3, 34.6],
    [1, 29],
  ])
  .put('wood', [
    [3, 3],
    [9, 2],
    [12, 6],
    [9.6, 10.4],
    [3.6, 9],
  ])
  .put('wood', [
    [24, 26.6],
    [31, 26],
    [35, 29],
    [33, 34.4],
    [26, 34],
  ])
  .put('wood', [
    [25, 2],
    [31, 1.4],
    [33.6, 5],
    [29, 8.4],
    [24.8, 7],
  ])
  .hill(
    [
      [2, 14],
      [7, 12.2],
      [12, 14],
      [12.6, 19],
      [7, 21],
      [2.4, 19.4],
    ],
    [4.5, 16.4, 5.5, 0.4],
  )
  .put('rocks', [13.4, 8.6, 1.2, 1.4])
  .put('rocks', [22, 9, 1.4, 1])
  .put('barrier', [14.6, 22, 0.4, 5], 'Crash barrier')
  .put('barrier', [14.6, 11, 0.4, 4], 'Crash barrier')
  .put('skip', [33.4, 20.6, 1.2, 2.2])
  .put('crates', [27, 9.6, 1.2, 1])
  .lamps([21, 11.4], [21, 24], [33.4, 23.6])
  .hydrant(23.2, 10.6)
  .done();
