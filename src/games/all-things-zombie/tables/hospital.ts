import { Lay } from './lay.ts';

/** Wards and an emergency entrance, and a street full of cars that never got there. */
export const HOSPITAL = new Lay('hospital', 'Hospital', 'urban')
  .ground('paving', [0, 0, 36, 36])
  .ground('park', [24, 1, 11, 9], 'Garden')
  .ground('pavement', [11, 0, 10, 36])
  .ground('road', [12, 0, 8, 36], 'Hospital Drive')
  .house('wards', 'Hospital', 'hospital', [21.5, 11.5, 13, 13], {
    doors: [
      { side: 'left', at: 5.5, wide: 2 },
      { side: 'right', at: 5.75 },
      { side: 'near', at: 6 },
      { side: 'far', at: 6 },
    ],
    windows: { left: [1.5, 9.5], near: [1.5, 9.5], far: [1.5, 9.5], right: [1.5, 9.5] },
    walls: [
      { along: 'x', in: 5, from: 0, to: 13, door: 6 },
      { along: 'x', in: 8, from: 0, to: 13, door: 6 },
      { along: 'y', in: 4.5, from: 0, to: 5, door: 1.75 },
      { along: 'y', in: 8.75, from: 0, to: 5, door: 1.75 },
      { along: 'y', in: 4.5, from: 8, to: 13, door: 10 },
      { along: 'y', in: 8.75, from: 8, to: 13, door: 10 },
    ],
    storeys: 2,
    storey: 2.5,
    stairs: [9.9, 6.5, 'x'],
    tags: { parts: 2, light: 6 },
  })
  .house('pharmacy', 'Pharmacy', 'pharmacy', [21.5, 27.5, 7, 5.5], {
    doors: [
      { side: 'left', at: 2, tags: { lock: true } },
      { side: 'right', at: 2 },
    ],
    windows: { near: [1, 4.5], far: [2.5] },
    walls: [{ along: 'y', in: 3.5, from: 0, to: 5.5, door: 0.75 }],
    tags: { alarm: true },
  })
  .house('surgery', 'Surgery', 'office', [21.5, 2.5, 6, 5.5], {
    doors: [
      { side: 'left', at: 2 },
      { side: 'right', at: 2 },
    ],
    windows: { near: [2], far: [2.25] },
    walls: [{ along: 'x', in: 3.75, from: 0, to: 6, door: 3.75 }],
  })
  .house('garage', 'Ambulance garage', 'garage', [3, 2, 8, 7], {
    doors: [
      { side: 'right', at: 2, wide: 3 },
      { side: 'far', at: 1 },
    ],
    windows: { left: [2.5], near: [1, 5] },
    storey: 3,
    ladder: ['left', 5.5],
  })
  .house('hostel', 'Nurses’ hostel', 'apartments', [3, 12, 8, 7], {
    doors: [
      { side: 'right', at: 2.75 },
      { side: 'left', at: 2.75 },
    ],
    windows: { right: [0.75, 5], near: [1, 5], far: [1, 5] },
    walls: [
      { along: 'x', in: 2.5, from: 0, to: 8, door: 5.5 },
      { along: 'x', in: 4.75, from: 0, to: 8, door: 1 },
    ],
    storeys: 2,
    stairs: [3.25, 3.6, 'x'],
  })
  .house('cafe', 'Café', 'diner', [3, 22, 8, 4.5], {
    doors: [
      { side: 'right', at: 1.5 },
      { side: 'left', at: 1.5 },
    ],
    fronts: { near: [3] },
    windows: { far: [1, 5] },
    walls: [{ along: 'y', in: 2.6, from: 0, to: 4.5, door: 2.25 }],
  })
  .house('flats', 'Flats', 'apartments', [3, 29, 8, 5.5], {
    doors: [
      { side: 'right', at: 2 },
      { side: 'near', at: 1 },
    ],
    windows: { right: [0.25, 3.75], near: [5], far: [1, 5] },
    walls: [{ along: 'y', in: 4, from: 0, to: 5.5, door: 0.75 }],
    storeys: 3,
    stairs: [5.25, 4.65, 'x'],
  })
  .park('van', 15, 16, 110)
  .park('van', 18.5, 20.5, 70)
  .park('car', 13.1, 4.5)
  .park('estate', 13.1, 29.5)
  .park('police', 18.6, 9.5, 60)
  .park('wreck', 15.5, 25, 20)
  .park('car', 31, 29.5)
  .put('sandbags', [20.4, 14, 0.5, 2])
  .put('sandbags', [20.4, 20.3, 0.5, 2])
  .put('barrier', [12.3, 20.5, 2, 0.4])
  .put('hedge', [29.5, 2.5, 0.5, 5])
  .put('trees', [
    [31.5, 3],
    [34, 2.6],
    [34.6, 5.5],
    [32, 6],
  ])
  .put('trees', [
    [31.4, 7.6],
    [33.6, 7.4],
    [33.4, 9],
    [31.6, 9.2],
  ])
  .put('skip', [30.5, 34, 2.4, 1.2])
  .put('crates', [0.8, 14, 1, 1.5])
  .put('rubble', [0.6, 26.5, 1.8, 1.6])
  .lamps([11.4, 10.5], [11.4, 20.5], [20.6, 9.7], [20.6, 25.8], [20.6, 34.5], [29, 9.8], [35.2, 26])
  .hydrant(11.4, 27.7)
  .hydrant(20.6, 1.2)
  .done();
