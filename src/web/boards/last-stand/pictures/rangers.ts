import {
  area,
  bare,
  box,
  CREAM,
  DARK,
  disc,
  type Drawn,
  INK,
  line,
  type Part,
  RED,
  STEEL,
  WOOD,
} from '../../printed/shapes.ts';

/** Portraits of the Rangers: each has something on the head that nobody else wears. */

const SHADE = '#17120f40';
const torso = (fill: string): Part[] => [
  area('M10 82Q12 58 36 54H64Q88 58 90 82Z', fill),
  bare('M64 55Q86 59 88 82H66Z', SHADE),
];
const head = (fill: string): Part[] => [
  area('M44 50H56V62H44Z', fill),
  area('M32 30Q32 10 50 10Q68 10 68 30V40Q66 55 50 57Q34 55 32 40Z', fill),
  bare('M58 12Q67 16 67 30V40Q65 53 56 55Q62 40 58 12Z', SHADE),
];
const eyes = (y: number, r: number, iris: string): Part[] => [
  area(`${disc(41.5, y, r)}${disc(58.5, y, r)}`, '#f8f2e0'),
  bare(`${disc(42, y + 0.4, r * 0.48)}${disc(58, y + 0.4, r * 0.48)}`, iris),
];

export const RANGER_FACES: Readonly<Record<string, Drawn>> = {
  // A fur cap with tails, a beard, a snare over the shoulder.
  frank: {
    parts: [
      ...torso('#6a4a30'),
      area('M10 82Q12 60 30 56L38 66L28 82ZM90 82Q88 60 70 56L62 66L72 82Z', '#a88a60'),
      ...head('#d0a07c'),
      ...eyes(34, 4.2, '#3f5a3c'),
      area('M31 38Q34 46 50 44Q66 46 69 38Q72 66 50 72Q28 66 31 38Z', '#8d8274'),
      bare('M43 50Q50 54 57 50V52Q50 56 43 52Z', '#5a2a20'),
      area('M26 26Q24 2 50 0Q76 2 74 26Q62 20 50 22Q38 20 26 26Z', '#7a5a3a'),
      area('M70 20Q88 26 84 58Q76 60 76 50Q78 34 68 28Z', '#7a5a3a'),
      bare('M78 34L84 34L84 38L78 38ZM77 44L84 44L83 48L77 48Z', '#3f2c1c'),
      bare('M34 8L38 16L42 7ZM54 6L58 15L62 7Z', '#a88a60'),
      line('M34 27L45 29M66 27L55 29', '#77706a', 2.6),
      line('M12 82L30 60', STEEL, 3),
    ],
  },
  // Pink hair, a headset, a teal scarf.
  pepzi: {
    parts: [
      ...torso('#2b3a4c'),
      ...head('#e0b08c'),
      ...eyes(35, 5.2, '#2f7a8a'),
      area('M28 40Q22 4 52 4Q80 6 72 42Q70 24 56 20Q46 30 34 26Q30 32 28 40Z', '#d85a8a'),
      bare('M36 10Q44 6 54 8Q44 12 40 20Z', '#f4a0bc'),
      bare('M43 49Q50 55 58 48Q50 52 43 49Z', '#8d2f35'),
      area('M30 56Q50 66 70 56L74 66Q50 78 26 66Z', '#2f9aa0'),
      area('M58 64L70 62L76 82H64Z', '#2f9aa0'),
      line('M30 26Q50 -2 70 26', DARK, 3),
      area(`${disc(30, 34, 6, 8)}${disc(70, 34, 6, 8)}`, '#33302e'),
      line('M30 42Q34 52 42 52', DARK, 2),
    ],
  },
  // A driver's cap and goggles, a moustache of soot.
  jake: {
    parts: [
      ...torso('#4f5f6a'),
      area('M36 56L50 74L64 56L58 54H42Z', '#c98a3c'),
      ...head('#9a6a48'),
      ...eyes(37, 4.6, INK),
      area('M28 28Q26 4 50 4Q74 4 72 28Q50 20 28 28Z', '#6a4326'),
      area('M22 26Q50 16 78 26L76 32Q50 22 24 32Z', '#4a2d1c'),
      area(`${disc(40, 17, 8)}${disc(60, 17, 8)}`, '#4fa3b0'),
      bare('M35 14L41 11L37 19ZM55 14L61 11L57 19Z', '#cfeef0'),
      bare('M40 49Q50 44 60 49Q50 52 40 49Z', '#2b1a12'),
      bare('M44 53Q50 56 58 52Q50 58 44 53Z', '#f4f0e4'),
      bare('M62 40L67 43L66 46L61 43Z', '#33241a'),
      line('M82 82L90 56', RED, 7),
      line('M90 56Q94 48 98 50', CREAM, 2),
    ],
  },
  // The largest hat in the wasteland.
  hat: {
    parts: [
      area('M2 82Q4 54 34 52H66Q96 54 98 82Z', '#7d3a2c'),
      bare('M66 53Q94 56 96 82H70Z', SHADE),
      area('M40 54L50 66L60 54Z', CREAM),
      ...head('#6a4430'),
      ...eyes(36, 4.4, INK),
      area('M33 42Q36 56 50 57Q64 56 67 42Q62 50 50 49Q38 50 33 42Z', '#2b211c'),
      area('M-2 24Q26 34 50 30Q74 34 102 24Q88 12 68 18H32Q12 12 -2 24Z', '#c79a5c'),
      area('M30 20Q28 -10 42 -8Q50 -2 58 -8Q72 -10 70 20Q50 26 30 20Z', '#d0a86c'),
      area('M30 14Q50 20 70 14V20Q50 26 30 20Z', '#6f1e24'),
      bare('M44 51H56V53H44Z', '#f4f0e4'),
      line('M36 31L46 33M64 31L54 33', '#1f1814', 2.6),
    ],
  },
  // Long hair, a green hat with a feather.
  juniper: {
    parts: [
      area('M24 70Q20 20 50 12Q80 20 76 70L66 66H34Z', '#4a2d1c'),
      ...torso('#5f7a44'),
      ...head('#d9ab84'),
      area('M32 34Q34 18 48 18Q40 26 36 44Q32 42 32 34ZM68 34Q66 20 54 18Q62 26 64 44Q68 42 68 34Z', '#4a2d1c'),
      ...eyes(35, 5, '#5f8a34'),
      bare('M44 49Q50 53 56 49Q50 55 44 49Z', '#8d2f35'),
      area('M14 22Q50 8 86 22Q78 28 50 23Q22 28 14 22Z', '#3f5f34'),
      area('M30 20Q32 -2 52 -2Q66 0 70 20Q50 14 30 20Z', '#4f7a3c'),
      area('M66 16Q80 8 84 -10Q92 6 74 22Z', '#e3b84a'),
      line('M70 20Q78 8 84 -6', '#a8602c', 1.4),
      area('M40 58L50 68L60 58L56 56H44Z', '#c79a5c'),
      line('M14 82Q8 66 16 54', WOOD, 4),
      bare(box(34, 14, 30, 3), '#2c4424'),
    ],
  },
};
