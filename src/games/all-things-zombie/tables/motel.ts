import { Lay } from './lay.ts';

/** Rooms in two rows, a reception, a pool that nobody climbs out of, and a tavern across the street. */
export const MOTEL = new Lay('motel', 'Motel', 'suburban')
  .ground('lawn', [0, 0, 36, 36])
  .ground('parking', [2, 18.8, 12.8, 5], 'Motel yard')
  .ground('parking', [21.2, 8, 8, 3.8])
  .ground('pavement', [14.75, 0, 6.5, 36])
  .ground('road', [15.75, 0, 4.5, 36], 'Route 9')
  .house('rooms-1', 'Motel rooms', 'motel', [1.5, 24.4, 10.4, 4.2], {
    doors: [
      { side: 'near', at: 1 },
      { side: 'near', at: 4.5 },
      { side: 'near', at: 8 },
      { side: 'right', at: 1.4 },
    ],
    windows: { far: [1, 4.5, 8] },
    walls: [
      { along: 'y', in: 3.5, from: 0, to: 4.2, door: 1.6 },
      { along: 'y', in: 7, from: 0, to: 4.2, door: 1.6 },
    ],
    defence: 1,
    ladder: ['left', 2],
  })
  .house('rooms-2', 'Motel rooms', 'motel', [1.5, 13.6, 10.4, 4.2], {
    doors: [
      { side: 'far', at: 1 },
      { side: 'far', at: 4.5 },
      { side: 'far', at: 8 },
      { side: 'right', at: 1.4 },
    ],
    windows: { near: [1, 4.5, 8] },
    walls: [
      { along: 'y', in: 3.5, from: 0, to: 4.2, door: 1.2 },
      { along: 'y', in: 7, from: 0, to: 4.2, door: 1.2 },
    ],
    defence: 1,
  })
  .house('reception', 'Reception', 'office', [6, 5, 5.9, 5.5], {
    doors: [
      { side: 'right', at: 2 },
      { side: 'left', at: 0.75 },
    ],
    fronts: { near: [2] },
    windows: { far: [2] },
    walls: [{ along: 'y', in: 2.75, from: 0, to: 5.5, door: 3.25 }],
    tags: { light: 6 },
  })
  .house('tavern', 'Tavern', 'bar', [24.1, 2, 8.5, 5.8], {
    doors: [
      { side: 'left', at: 2.15 },
      { side: 'far', at: 5.5 },
    ],
    windows: { left: [0.3, 4.1], near: [1.5, 5.5], right: [2] },
    walls: [{ along: 'y', in: 5, from: 0, to: 5.8, door: 2.15 }],
    tags: { alarm: true },
  })
  .furnish('Bar', [26.2, 6.2, 2, 0.5])
  .furnish('Beds', [2.2, 26.4, 1.4, 1], [9.2, 13.8, 1.4, 0.8])
  .park('car', 3.4, 20.9)
  .park('car', 9.5, 20.9)
  .park('pickup', 25, 9.9, 0)
  .park('van', 19.2, 15)
  .park('wreck', 17, 23, 55)
  .park('car', 16.8, 31)
  .pool([24.5, 14, 5, 3.5])
  .put('wire', [23, 12.8, 0.2, 5.6])
  .put('wire', [24.8, 19.2, 6, 0.2])
  .put('hedge', [1.5, 30.4, 10, 0.6])
  .put('hedge', [33.6, 10, 0.6, 7])
  .put('boards', [1.5, 11.8, 8, 0.3])
  .put('trees', [
    [24, 23],
    [30, 22],
    [34, 25],
    [33, 31],
    [27, 32],
    [24, 28],
  ])
  .put('trees', [
    [1, 2],
    [4, 1.6],
    [4.4, 4.6],
    [1.6, 5],
  ])
  .put('patch', [3, 32.5, 6, 2])
  .put('skip', [33.8, 3, 1.2, 2.2])
  .put('crates', [12.4, 20.5, 0.9, 1.2])
  .lamps([15.2, 3], [15.2, 19.2], [15.2, 27.2], [20.8, 12.6], [20.8, 26], [12.6, 24.2])
  .hydrant(20.8, 1)
  .done();
