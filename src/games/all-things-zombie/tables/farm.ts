import { Lay } from './lay.ts';

/** One farm in a corner; fields, a wood, a pond and a hill between it and everybody else. There is no street. */
export const FARM = new Lay('farm', 'Farm', 'rural')
  .ground('park', [0, 0, 36, 36], 'Meadow')
  .ground('track', [11, 0, 2.2, 26])
  .ground('track', [5, 26, 8.2, 2.2])
  .house('farmhouse', 'Farmhouse', 'farmhouse', [1.2, 29.6, 6, 5.4], {
    doors: [
      { side: 'near', at: 2.25 },
      { side: 'right', at: 3.4 },
    ],
    windows: { near: [0.5, 4.25], left: [2], far: [1, 4] },
    walls: [{ along: 'x', in: 2.75, from: 0, to: 6, door: 0.75 }],
    pitched: true,
    tags: { hose: true },
  })
  .furnish('Table', [6.2, 29.7, 0.9, 0.7])
  .house('barn', 'Barn', 'barn', [9.2, 30, 2.7, 5.2], {
    doors: [{ side: 'near', at: 0.35, wide: 2 }],
    windows: { left: [1.75] },
    storey: 3.5,
    pitched: true,
    defence: 1,
  })
  .house('stable', 'Stable', 'barn', [0.8, 24.6, 3.2, 3.4], {
    doors: [{ side: 'right', at: 0.9 }],
    windows: { near: [0.75] },
    pitched: true,
    defence: 1,
  })
  .park('pickup', 8.8, 27.1, 0)
  .park('tractor', 15.6, 22.4, 30)
  .put('maize', [
    [15, 26],
    [24, 26],
    [24, 34],
    [15, 34],
  ])
  .put('hedge', [14.6, 24.8, 8, 0.5])
  .put('hedge', [24.6, 26.5, 0.5, 7])
  .put('wood', [
    [26, 14],
    [32, 12.6],
    [35, 16],
    [34.6, 23],
    [29, 24],
    [26, 20],
  ])
  .put('pond', [
    [2.5, 13],
    [7, 12],
    [9, 15],
    [7.2, 18.4],
    [3, 18],
    [1.4, 15.6],
  ])
  .hill(
    [
      [15, 9],
      [20, 7],
      [25, 9],
      [26, 14],
      [21, 17],
      [15.6, 15],
    ],
    [17.5, 11.8, 6, 0.4],
  )
  .put('wall', [1, 20.4, 8.6, 0.4])
  .put('wall', [1.5, 9.6, 7.5, 0.4])
  .put('patch', [2, 4, 6.5, 4])
  .put('bales', [15.5, 3, 1.4, 1])
  .put('bales', [18, 4.4, 1.4, 1])
  .put('bales', [20.5, 2.6, 1, 1.4])
  .put('wood', [
    [27, 2],
    [33, 1.6],
    [34, 6.4],
    [29.4, 8],
    [26.4, 6],
  ])
  .put('rocks', [27.4, 26.6, 1.4, 1.2])
  .put('rocks', [30.5, 30.5, 1.6, 1.4])
  .put('trees', [
    [28, 32.4],
    [30, 33],
    [29.4, 35],
    [27.4, 34.6],
  ])
  .put('picket', [8, 28.9, 0.3, 0.8])
  .done();
