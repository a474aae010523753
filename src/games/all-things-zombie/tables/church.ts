import { Lay } from './lay.ts';

/** A church with its graveyard on a hill above the street. */
export const CHURCH = new Lay('church', 'Church', 'suburban')
  .ground('lawn', [0, 0, 36, 36])
  .ground('pavement', [14.75, 0, 6.5, 36])
  .ground('road', [15.75, 0, 4.5, 36], 'Church Road')
  .ground('drive', [21.2, 28.6, 3, 2])
  .house('church', 'Church', 'church', [24.1, 25.4, 10, 8], {
    doors: [
      { side: 'left', at: 3, wide: 2 },
      { side: 'far', at: 7.5 },
    ],
    windows: { near: [1.5, 4.5, 7.5], far: [1.5, 4.5] },
    walls: [{ along: 'y', in: 6.75, from: 0, to: 8, door: 3.25 }],
    storey: 4,
    pitched: true,
    tags: { parts: 2 },
  })
  .furnish('Pews', [26.2, 26.4, 0.5, 2], [28.2, 26.4, 0.5, 2], [26.2, 30.6, 0.5, 2], [28.2, 30.6, 0.5, 2])
  .house('parsonage', 'Parsonage', 'house', [24.1, 14.5, 8, 7], {
    doors: [
      { side: 'left', at: 2.75 },
      { side: 'right', at: 4.5 },
    ],
    windows: { left: [0.75, 5], near: [1, 5], far: [1, 5], right: [1] },
    walls: [
      { along: 'y', in: 4, from: 0, to: 7, door: 4.75 },
      { along: 'x', in: 3.25, from: 4, to: 8, door: 5.5 },
    ],
    storeys: 2,
    stairs: [1, 6.1, 'x'],
    pitched: true,
    tags: { hose: true },
  })
  .house('hall', 'Parish hall', 'hall', [3, 14, 8.9, 7], {
    doors: [
      { side: 'right', at: 2.5, wide: 2 },
      { side: 'left', at: 1 },
    ],
    windows: { near: [1.5, 6], far: [1.5, 6] },
    walls: [{ along: 'y', in: 3, from: 0, to: 7, door: 4 }],
    storey: 3,
    defence: 1,
    ladder: ['left', 5],
  })
  .furnish('Tables', [8, 15.2, 2, 0.7], [8, 19.2, 2, 0.7])
  .house('cottage', 'Cottage', 'house', [5, 3, 6.9, 6], {
    doors: [
      { side: 'right', at: 2.25 },
      { side: 'far', at: 1 },
    ],
    windows: { right: [0.4, 4.25], near: [1, 4.5], far: [4.5], left: [2.25] },
    walls: [{ along: 'y', in: 3.5, from: 0, to: 6, door: 3.5 }],
    pitched: true,
  })
  .hill(
    [
      [24.5, 3],
      [30, 1.6],
      [34, 4],
      [34.4, 8.6],
      [30, 11.4],
      [25.4, 10],
    ],
    [27.5, 6.2, 5, 0.4],
  )
  .put('wall', [1.8, 25.5, 3.4, 0.4], 'Churchyard wall')
  .put('wall', [7.4, 25.5, 4.4, 0.4], 'Churchyard wall')
  .put('wall', [12.4, 27, 0.4, 6.5], 'Churchyard wall')
  .put('crates', [3, 28, 0.9, 0.5], 'Tombs')
  .put('crates', [6, 28.4, 0.9, 0.5], 'Tombs')
  .put('crates', [9, 28, 0.9, 0.5], 'Tombs')
  .put('crates', [3.4, 31.4, 0.9, 0.5], 'Tombs')
  .put('crates', [6.4, 31.8, 0.9, 0.5], 'Tombs')
  .put('trees', [
    [9, 30.6],
    [11, 30.4],
    [11.2, 33.6],
    [9.2, 33.4],
  ])
  .put('trees', [
    [1, 9.6],
    [4, 9.8],
    [4.2, 12.2],
    [1.2, 12.6],
  ])
  .put('hedge', [24.5, 23, 8, 0.6])
  .put('picket', [13.2, 3, 0.3, 2.2])
  .put('picket', [13.2, 8, 0.3, 3.6])
  .put('shrubs', [22.4, 14.5, 0.6, 2])
  .park('car', 16.8, 13)
  .park('estate', 19.3, 6, 91)
  .park('van', 19.2, 21.5)
  .park('wreck', 17.3, 28, 35)
  .park('police', 18.9, 33.4, 80)
  .lamps([15.2, 7], [15.2, 22], [20.8, 24.4], [20.8, 12], [23, 33.6])
  .hydrant(15.2, 26)
  .done();
