import { Lay } from './lay.ts';

/** Sheds and trains on one side of the street, workshops on the other. */
export const RAIL_YARD = new Lay('rail-yard', 'Rail yard', 'urban')
  .ground('paving', [0, 0, 36, 36])
  .ground('track', [31.4, 0, 3.6, 36], 'Rails')
  .ground('pavement', [11, 0, 10, 36])
  .ground('road', [12, 0, 8, 36], 'Station Road')
  .house('station', 'Station', 'station', [21.5, 13, 7.5, 10], {
    doors: [
      { side: 'left', at: 4, wide: 2 },
      { side: 'right', at: 4, wide: 2 },
      { side: 'far', at: 1 },
    ],
    windows: { left: [1, 7.5], right: [1, 7.5], near: [3] },
    walls: [
      { along: 'x', in: 3.25, from: 0, to: 7.5, door: 5 },
      { along: 'x', in: 6.75, from: 0, to: 7.5, door: 5 },
    ],
    storeys: 2,
    stairs: [1, 5.9, 'x'],
    tags: { light: 6 },
  })
  .furnish('Benches', [24.4, 17, 0.5, 2])
  .house('engine-shed', 'Engine shed', 'warehouse', [21.5, 26, 8, 8.5], {
    doors: [
      { side: 'left', at: 3, wide: 2.5 },
      { side: 'right', at: 3, wide: 2.5 },
    ],
    windows: { near: [1, 5.5], far: [3] },
    storey: 3.5,
    ladder: ['far', 6.5],
    tags: { parts: 2 },
  })
  .furnish('Workbenches', [23.5, 27.4, 2, 0.6], [25, 32, 2.5, 0.6])
  .house('goods-shed', 'Goods shed', 'warehouse', [21.5, 2, 8, 8], {
    doors: [
      { side: 'left', at: 3, wide: 2.5 },
      { side: 'right', at: 5 },
    ],
    windows: { far: [1, 5], near: [3.25] },
    walls: [
      { along: 'x', in: 2.75, from: 4, to: 8, door: 5 },
      { along: 'y', in: 4, from: 0, to: 2.75, door: 0.75 },
    ],
    storey: 3.5,
    defence: 1,
    ladder: ['near', 1],
  })
  .house('workshop', 'Workshop', 'garage', [3, 2, 8, 7.5], {
    doors: [
      { side: 'right', at: 2.5, wide: 2.5 },
      { side: 'left', at: 1 },
    ],
    windows: { near: [1, 5], far: [5] },
    walls: [{ along: 'y', in: 3.25, from: 0, to: 7.5, door: 4 }],
    storey: 3,
    ladder: ['far', 1.5],
  })
  .house('tavern', 'Tavern', 'bar', [3, 12.5, 8, 6], {
    doors: [
      { side: 'right', at: 2.25 },
      { side: 'left', at: 0.75 },
    ],
    windows: { right: [0.4, 4.25], near: [1.5, 5], far: [5] },
    walls: [{ along: 'y', in: 3, from: 0, to: 6, door: 3.5 }],
    storeys: 2,
    stairs: [4.75, 5.1, 'x'],
  })
  .furnish('Bar', [7, 13.8, 0.5, 2])
  .house('store', 'Convenience store', 'shop', [3, 21.5, 8, 5], {
    doors: [
      { side: 'right', at: 1.75 },
      { side: 'left', at: 1.75 },
    ],
    windows: { near: [1, 5.5] },
    fronts: { far: [4.5] },
    walls: [{ along: 'y', in: 3, from: 0, to: 5, door: 0.75 }],
    tags: { alarm: true },
  })
  .house('lodgings', 'Lodgings', 'apartments', [3, 29, 8, 5.5], {
    doors: [
      { side: 'right', at: 2 },
      { side: 'left', at: 2 },
    ],
    windows: { right: [0.25, 3.75], near: [1, 5], far: [1.5, 5] },
    walls: [{ along: 'y', in: 4, from: 0, to: 5.5, door: 3.25 }],
    storeys: 3,
    stairs: [5, 0.85, 'x'],
  })
  .park('truck', 14, 9, 95)
  .park('truck', 18, 24, 80)
  .park('car', 13.1, 19.5)
  .park('van', 18.7, 6)
  .park('wreck', 15, 30.5, 30)
  .park('pickup', 18.8, 14.5)
  .put('boards', [31.9, 4, 2.4, 6], 'Wagon')
  .put('boards', [31.9, 12, 2.4, 6], 'Wagon')
  .put('boards', [31.9, 24, 2.4, 7], 'Wagon')
  .put('wire', [30.3, 11, 0.2, 1.6])
  .put('crates', [30.2, 20, 0.9, 0.9])
  .put('crates', [0.8, 4, 1, 2])
  .put('skip', [0.7, 20, 1.2, 2.2])
  .put('rubble', [13, 25.5, 2, 1.6])
  .put('sandbags', [20.3, 24.2, 0.5, 1.8])
  .lamps([11.4, 11], [11.4, 20], [11.4, 28], [20.6, 11.8], [20.6, 1], [20.6, 35], [30.4, 14.5], [30.4, 24.6])
  .hydrant(11.4, 34.8)
  .done();
