import { Lay } from './lay.ts';

/** The police closed this street with cars and sandbags, and did not hold it. */
export const ROADBLOCK = new Lay('roadblock', 'Police roadblock', 'urban')
  .ground('paving', [0, 0, 36, 36])
  .ground('pavement', [15, 0, 10, 36])
  .ground('road', [16, 0, 8, 36], 'Main Street')
  .house('station', 'Police station', 'police', [5.5, 13, 9, 9], {
    doors: [
      { side: 'right', at: 3.5, wide: 2 },
      { side: 'left', at: 1, tags: { lock: true } },
    ],
    windows: { right: [1, 6.75], far: [1.5, 6], near: [6] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 9, door: 4 },
      { along: 'x', in: 3, from: 0, to: 4, door: 1.5 },
      { along: 'x', in: 6.25, from: 0, to: 4, door: 1.5 },
    ],
    storeys: 2,
    stairs: [5, 8, 'x'],
    tags: { alarm: true, light: 6 },
  })
  .furnish('Desks', [11, 14.2, 1.4, 0.6], [12.2, 19.6, 1.4, 0.6])
  .house('gun-shop', 'Gun shop', 'shop', [6, 2, 9, 8], {
    doors: [
      { side: 'right', at: 3, tags: { lock: true } },
      { side: 'left', at: 5, tags: { lock: true } },
    ],
    windows: { near: [1.5, 6], far: [6] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 8, door: 1 },
      { along: 'x', in: 4, from: 0, to: 4, door: 1.5 },
    ],
    ladder: ['far', 1.5],
    tags: { alarm: true },
  })
  .furnish('Counters', [12, 3.4, 0.5, 2], [12, 6.8, 0.5, 2])
  .house('offices', 'Offices', 'office', [6, 25, 9, 9], {
    doors: [
      { side: 'right', at: 3.75 },
      { side: 'left', at: 3.75 },
    ],
    windows: { right: [1, 6.5], near: [1, 6], far: [1, 6], left: [6.5] },
    walls: [
      { along: 'x', in: 3, from: 0, to: 9, door: 5 },
      { along: 'x', in: 6, from: 0, to: 9, door: 2 },
    ],
    storeys: 3,
    stairs: [5.5, 6.9, 'x'],
  })
  .house('diner', 'Diner', 'diner', [25.5, 2, 8, 6], {
    doors: [
      { side: 'left', at: 2.25 },
      { side: 'right', at: 0.75 },
    ],
    windows: { left: [0.4, 4.25], near: [1, 5], far: [1] },
    walls: [{ along: 'y', in: 5, from: 0, to: 6, door: 3.5 }],
  })
  .furnish('Tables', [26.8, 3.2, 1, 0.7], [26.8, 6, 1, 0.7])
  .house('flats', 'Flats', 'apartments', [25.5, 10.5, 8, 7], {
    doors: [
      { side: 'left', at: 2.75 },
      { side: 'right', at: 2.75 },
    ],
    windows: { left: [0.75, 5], near: [1, 5], far: [1, 5] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 7, door: 2.75 },
      { along: 'x', in: 5, from: 4, to: 8, door: 5 },
    ],
    storeys: 3,
    stairs: [1, 6, 'x'],
  })
  .house('garage', 'Garage', 'garage', [25.5, 20, 8.5, 7], {
    doors: [
      { side: 'left', at: 2, wide: 3 },
      { side: 'right', at: 4 },
    ],
    windows: { far: [1, 5.5] },
    walls: [{ along: 'y', in: 5.5, from: 0, to: 7, door: 2 }],
    storey: 3,
    ladder: ['near', 7],
  })
  .house('chapel', 'Chapel', 'church', [25.5, 29.5, 8.5, 5], {
    doors: [
      { side: 'left', at: 1.75 },
      { side: 'right', at: 1.75 },
    ],
    windows: { near: [1.5, 5], far: [1.5, 5] },
    pitched: true,
    storey: 4,
  })
  .furnish('Pews', [28.5, 30.3, 0.5, 1.2], [30.5, 30.3, 0.5, 1.2])
  .park('police', 17.5, 18.2, 20)
  .park('police', 22.3, 18.8, 165)
  .park('bus', 20, 26, 60)
  .park('car', 17.1, 5)
  .park('estate', 22.9, 8, 92)
  .park('car', 17.2, 10.6, 85)
  .park('wreck', 22, 32.5, 70)
  .park('taxi', 17.2, 32)
  .put('sandbags', [16.3, 15.5, 2, 0.5])
  .put('sandbags', [21.7, 15.5, 2, 0.5])
  .put('barrier', [19.2, 13.9, 1.6, 0.4])
  .put('barrier', [16.4, 21.4, 2, 0.4])
  .put('crates', [3.8, 18, 0.8, 1.5])
  .put('skip', [3.6, 4, 1.2, 2.4])
  .put('rubble', [2.5, 28, 2, 2])
  .put('trees', [
    [1.2, 19.5],
    [3.2, 19],
    [3.4, 22],
    [1.4, 22.4],
  ])
  .put('wire', [3, 12, 0.2, 5])
  .lamps([15.4, 11.5], [15.4, 23.5], [24.6, 9.2], [24.6, 18.7], [24.6, 28.2], [15.4, 35.2], [24.6, 35.2])
  .hydrant(15.4, 1)
  .hydrant(24.6, 1)
  .done();
