import { Lay } from './lay.ts';

/** Classrooms and a gym by the playground; the street was meant to be quiet. */
export const SCHOOL = new Lay('school', 'School', 'suburban')
  .ground('lawn', [0, 0, 36, 36])
  .ground('parking', [21.2, 8.5, 13.8, 3.5], 'Bus bay')
  .ground('paving', [22, 25, 12, 10], 'Playground')
  .ground('pavement', [14.75, 0, 6.5, 36])
  .ground('road', [15.75, 0, 4.5, 36], 'School Lane')
  .house('school', 'School', 'school', [24.1, 12.4, 10.2, 11], {
    doors: [
      { side: 'left', at: 4.5, wide: 2 },
      { side: 'far', at: 4.75 },
      { side: 'right', at: 4.75 },
    ],
    windows: { left: [1.25, 8.25], near: [1.25, 4.75, 8.25], far: [1.25, 8.25], right: [1.25, 8.25] },
    walls: [
      { along: 'x', in: 4, from: 0, to: 10.2, door: 1.25 },
      { along: 'x', in: 7, from: 0, to: 10.2, door: 8.25 },
      { along: 'y', in: 3.75, from: 0, to: 4, door: 1.25 },
      { along: 'y', in: 7.25, from: 0, to: 4, door: 1.25 },
      { along: 'y', in: 3.75, from: 7, to: 11, door: 8.5 },
      { along: 'y', in: 7.25, from: 7, to: 11, door: 8.5 },
    ],
    storeys: 2,
    stairs: [6.5, 5.5, 'x'],
    tags: { parts: 2, alarm: true },
  })
  .house('gym', 'Gym', 'school', [24.1, 25.5, 9, 7.5], {
    doors: [
      { side: 'left', at: 3, wide: 2 },
      { side: 'far', at: 6 },
    ],
    windows: { near: [2, 6], right: [3] },
    walls: [{ along: 'y', in: 6, from: 0, to: 7.5, door: 1 }],
    storey: 3.5,
    ladder: ['right', 6.5],
  })
  .house('house', 'House', 'house', [4, 25.5, 7.9, 7], {
    doors: [
      { side: 'right', at: 2.75 },
      { side: 'left', at: 1 },
    ],
    windows: { right: [0.75, 5], near: [1, 5], far: [1, 5], left: [4.5] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 7, door: 4.5 },
      { along: 'x', in: 3.5, from: 0, to: 4, door: 2 },
    ],
    storeys: 2,
    stairs: [5, 6.1, 'x'],
    pitched: true,
    tags: { hose: true },
  })
  .house('shop', 'Corner shop', 'shop', [4.5, 2.5, 7.4, 6], {
    doors: [
      { side: 'right', at: 2.25 },
      { side: 'left', at: 2.25 },
    ],
    fronts: { right: [0.1] },
    windows: { near: [2], far: [2, 5] },
    walls: [{ along: 'y', in: 3, from: 0, to: 6, door: 4 }],
    tags: { alarm: true },
  })
  .furnish('Desks', [25.4, 12.55, 1.2, 0.5], [28.8, 12.55, 1.2, 0.5], [32.6, 12.55, 1.2, 0.5], [29, 19.6, 1.2, 0.5])
  .furnish('Shelves', [9.4, 5.8, 0.6, 1.6])
  .park('bus', 25, 10.2, 0)
  .park('bus', 32, 10.2, 0)
  .park('car', 16.8, 7)
  .park('estate', 19.3, 20, 89)
  .park('wreck', 17.4, 26.5, 140)
  .put('wire', [22.4, 25.5, 0.2, 2.2])
  .put('wire', [22.4, 31, 0.2, 4])
  .put('picket', [13.2, 25, 0.3, 2.5])
  .put('picket', [13.2, 30, 0.3, 3])
  .put('hedge', [2, 23, 10, 0.6])
  .put('wall', [22.6, 13, 0.4, 2.6])
  .put('wall', [22.6, 20, 0.4, 3])
  .put('trees', [
    [2, 11.5],
    [8, 11],
    [11, 14],
    [9, 19],
    [3, 20],
  ])
  .put('trees', [
    [26, 2],
    [31, 1.4],
    [33, 4],
    [29, 6.6],
    [25.4, 5],
  ])
  .put('crates', [1.6, 4, 1, 1.4])
  .put('boards', [2, 28, 0.3, 5])
  .lamps([15.2, 10], [15.2, 20], [20.8, 11.4], [20.8, 24.6], [35.3, 24.6], [15.2, 34])
  .hydrant(20.8, 17)
  .done();
