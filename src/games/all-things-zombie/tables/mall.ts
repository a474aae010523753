import { Lay } from './lay.ts';

/** A shopping mall behind its car park, with smaller shops across the road. */
export const MALL = new Lay('mall', 'Mall car park', 'urban')
  .ground('paving', [0, 0, 36, 36])
  .ground('parking', [21.5, 1, 14.5, 17])
  .ground('pavement', [11, 0, 10, 36])
  .ground('road', [12, 0, 8, 36], 'Ring road')
  .house('mall', 'Mall', 'mall', [21.5, 20, 13, 12], {
    doors: [
      { side: 'left', at: 5, wide: 2.5 },
      { side: 'near', at: 5, wide: 2.5 },
      { side: 'right', at: 8.5 },
      { side: 'far', at: 1.5 },
    ],
    fronts: { near: [1, 9.5], left: [1.5] },
    windows: { far: [6, 9.5] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 3.75, door: 1.25 },
      { along: 'x', in: 3.75, from: 0, to: 4, door: 1.25 },
      { along: 'y', in: 8.75, from: 0, to: 3.75, door: 1.25 },
      { along: 'x', in: 3.75, from: 8.75, to: 13, door: 10 },
      { along: 'x', in: 8, from: 0, to: 13, door: 6 },
      { along: 'y', in: 4.5, from: 8, to: 12, door: 9.25 },
      { along: 'y', in: 9, from: 8, to: 12, door: 9.25 },
    ],
    storey: 3.5,
    ladder: ['right', 2],
    tags: { parts: 3, alarm: true },
  })
  .furnish('Benches', [26.5, 25.4, 2.2, 0.5], [30.5, 25.4, 2.2, 0.5])
  .house('kiosk', 'Ticket office', 'office', [21.5, 9.5, 3.2, 4.2], {
    doors: [{ side: 'right', at: 1.25 }],
    windows: { left: [1.25], near: [0.75] },
    defence: 1,
  })
  .house('burgers', 'Burger bar', 'diner', [21.5, 2, 5, 4.5], {
    doors: [
      { side: 'left', at: 1.5 },
      { side: 'right', at: 1.5 },
    ],
    windows: { near: [1.5], far: [1.5] },
    defence: 1,
  })
  .house('store', 'Box store', 'shop', [2, 2, 9, 8], {
    doors: [
      { side: 'right', at: 3, wide: 2 },
      { side: 'left', at: 5 },
    ],
    fronts: { right: [0.5, 5.5] },
    walls: [{ along: 'y', in: 3, from: 0, to: 8, door: 2 }],
    storey: 3,
    ladder: ['far', 1.5],
    tags: { alarm: true },
  })
  .furnish('Shelves', [6.5, 3.4, 0.6, 2.2], [8.3, 3.4, 0.6, 2.2], [6.5, 7, 2.4, 0.6])
  .house('flats', 'Flats', 'apartments', [3, 13, 8, 6.5], {
    doors: [
      { side: 'right', at: 2.5 },
      { side: 'left', at: 2.5 },
    ],
    windows: { right: [0.5, 4.5], near: [1, 5], far: [1, 5] },
    walls: [
      { along: 'y', in: 4.5, from: 0, to: 6.5, door: 2.25 },
      { along: 'x', in: 4.25, from: 4.5, to: 8, door: 5 },
    ],
    storeys: 3,
    stairs: [1, 0.75, 'x'],
  })
  .house('pawn', 'Pawn shop', 'shop', [3, 23, 8, 4.5], {
    doors: [
      { side: 'right', at: 1.5, tags: { lock: true } },
      { side: 'left', at: 1.5 },
    ],
    windows: { near: [1, 5] },
    walls: [{ along: 'y', in: 3.5, from: 0, to: 4.5, door: 1.5 }],
    tags: { alarm: true },
  })
  .house('laundry', 'Laundry', 'shop', [3, 29.5, 8, 4.5], {
    doors: [
      { side: 'right', at: 1.5 },
      { side: 'near', at: 1 },
    ],
    windows: { far: [1, 5], left: [1.5] },
  })
  .furnish('Machines', [5, 31.5, 3.5, 0.6])
  .park('car', 28.5, 3.5)
  .park('estate', 31.5, 3.6)
  .park('car', 34, 8.7)
  .park('van', 30.5, 9)
  .park('car', 27.5, 12.4, 93)
  .park('pickup', 33, 15, 5)
  .park('bus', 16, 19, 80)
  .park('wreck', 13.5, 8, 60)
  .park('taxi', 18.8, 30)
  .put('trees', [
    [28.7, 15.6],
    [30.3, 15.4],
    [30.5, 16.8],
    [28.8, 17],
  ])
  .put('wall', [25.6, 18, 5, 0.4], 'Planters')
  .put('skip', [32, 33.2, 2.4, 1.2])
  .put('crates', [0.8, 3, 0.8, 1.2])
  .put('barrier', [13.5, 26, 2, 0.4])
  .put('rubble', [0.8, 20.5, 2, 1.5])
  .lamps([11.4, 11.5], [11.4, 21.5], [20.6, 8], [20.6, 18], [29.9, 6.5], [25.5, 15.8], [33, 18.4], [11.4, 34.6])
  .hydrant(11.4, 28.5)
  .hydrant(20.6, 1.4)
  .done();
