import { Lay } from './lay.ts';

/** Shops on both sides of four lanes, and a crossing in the middle. */
export const HIGH_STREET = new Lay('high-street', 'High Street', 'urban')
  .ground('paving', [0, 0, 36, 36])
  .ground('pavement', [10.5, 0, 11, 36])
  .ground('pavement', [0, 14.5, 36, 7])
  .ground('road', [12, 0, 8, 36], 'High Street')
  .ground('road', [0, 15.5, 36, 5], 'Market Street')
  .house('pharmacy', 'Pharmacy', 'pharmacy', [2, 2.5, 8.5, 5.5], {
    doors: [
      { side: 'right', at: 2, wide: 2 },
      { side: 'left', at: 3.5 },
    ],
    windows: { far: [5.5], near: [2] },
    fronts: { near: [5] },
    walls: [{ along: 'y', in: 3.5, from: 0, to: 5.5, door: 1 }],
    tags: { alarm: true },
  })
  .furnish('Shelves', [8, 3.4, 0.6, 1.1], [6.6, 6.4, 2, 0.5])
  .house('diner', 'Diner', 'diner', [2, 9.6, 8.5, 4.9], {
    doors: [
      { side: 'right', at: 2, wide: 2 },
      { side: 'left', at: 0.75 },
    ],
    windows: { far: [1, 4, 6.5] },
    walls: [{ along: 'y', in: 3, from: 0, to: 4.9, door: 2.5 }],
  })
  .furnish('Counter', [6, 10.5, 2, 0.5])
  .house('apartments', 'Apartments', 'apartments', [2.5, 21.5, 8, 7], {
    doors: [
      { side: 'right', at: 3 },
      { side: 'left', at: 4.5 },
    ],
    windows: { right: [0.75, 5], near: [1, 5.5], far: [1.25, 5], left: [1] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 7, door: 4.75 },
      { along: 'x', in: 3.5, from: 0, to: 4, door: 0.75 },
    ],
    storeys: 3,
    stairs: [6.25, 0.75, 'y'],
  })
  .house('hardware', 'Hardware store', 'shop', [1.8, 30.2, 8.7, 4.3], {
    doors: [
      { side: 'right', at: 1.4 },
      { side: 'far', at: 2 },
    ],
    windows: { near: [4, 6.5], far: [6] },
    walls: [{ along: 'y', in: 4.5, from: 0, to: 4.3, door: 1.25 }],
    ladder: ['left', 1],
    tags: { alarm: true },
  })
  .furnish('Shelves', [7.5, 31.8, 0.6, 1.4])
  .house('offices', 'Offices', 'office', [21.5, 2.5, 9, 5.5], {
    doors: [
      { side: 'left', at: 2 },
      { side: 'right', at: 0.75 },
    ],
    windows: { left: [0.25, 3.75], near: [1, 6], right: [3.25] },
    walls: [
      { along: 'y', in: 4.75, from: 0, to: 5.5, door: 0.75 },
      { along: 'x', in: 2.75, from: 4.75, to: 9, door: 6.75 },
    ],
    storeys: 2,
    stairs: [1, 4.65, 'x'],
  })
  .house('bank', 'Bank', 'bank', [21.5, 9.6, 9.5, 4.9], {
    doors: [{ side: 'left', at: 1.5, wide: 2 }],
    windows: { far: [1, 4, 7] },
    walls: [{ along: 'y', in: 5, from: 0, to: 4.9, door: 1.75 }],
    ladder: ['right', 2.5],
    tags: { alarm: true },
  })
  .furnish('Counter', [24, 10.4, 0.5, 1.8])
  .house('cinema', 'Cinema', 'cinema', [21.5, 21.5, 10.5, 8.5], {
    doors: [
      { side: 'left', at: 3, wide: 2.5 },
      { side: 'far', at: 8 },
      { side: 'right', at: 1 },
    ],
    windows: { near: [1] },
    walls: [
      { along: 'y', in: 3.5, from: 0, to: 8.5, door: 1 },
      { along: 'x', in: 5.5, from: 0, to: 3.5, door: 1 },
    ],
    storey: 3.5,
    tags: { parts: 2 },
  })
  .furnish('Seats', [27, 23, 3, 0.5], [27, 24.75, 3, 0.5], [27, 26.5, 3, 0.5])
  .house('bar', 'Bar', 'bar', [21.5, 31.6, 9, 3.2], {
    doors: [
      { side: 'left', at: 0.85 },
      { side: 'right', at: 0.85 },
    ],
    windows: { near: [2, 6] },
    walls: [{ along: 'y', in: 5.5, from: 0, to: 3.2, door: 0.85 }],
  })
  .park('bus', 15.5, 24.5, 75)
  .park('car', 13.6, 5)
  .park('taxi', 13.7, 11.2, 92)
  .park('van', 18.9, 8)
  .park('car', 18.9, 30.5)
  .park('police', 25.5, 18, 20)
  .park('wreck', 6.5, 18, 150)
  .park('pickup', 13.7, 31, 88)
  .put('barrier', [16.5, 13, 2, 0.4])
  .put('sandbags', [21.8, 16.6, 0.5, 1.8])
  .put('rubble', [9.2, 16.2, 1.4, 1.6])
  .put('skip', [0.6, 23.2, 1.2, 2.4])
  .put('crates', [32.8, 4, 1, 1.4])
  .put('trees', [
    [33, 10],
    [35, 10.5],
    [35.4, 13],
    [33.4, 13.6],
  ])
  .lamps([11.2, 2], [11.2, 13.4], [11.2, 22.6], [20.8, 6.5], [20.8, 22], [20.8, 35.2], [3, 21], [31.5, 15])
  .hydrant(11.2, 8.8)
  .hydrant(20.8, 28.8)
  .done();
