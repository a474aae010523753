import {
  area,
  bare,
  box,
  CREAM,
  DARK,
  disc,
  type Drawn,
  INK,
  LIGHT,
  line,
  RED,
  STEEL,
  WOOD,
} from '../../printed/shapes.ts';

/** The Defender cards, by colour and by what they are good for. */

const wheel = (x: number, y: number, r: number): Drawn['parts'] => [
  area(disc(x, y, r), '#2b2826'),
  area(disc(x, y, r * 0.5), STEEL),
];
const star = (points: number, r: number, fill: string): Drawn['parts'] => {
  const at = (i: number, far: number): string => {
    const turn = (i / points) * Math.PI * 2 - Math.PI / 2;
    return `${(50 + Math.cos(turn) * far).toFixed(1)} ${(40 + Math.sin(turn) * far).toFixed(1)}`;
  };
  const corners = Array.from({ length: points }, (_, i) => `${at(i, r)}L${at(i + 0.5, r * 0.55)}`);
  const tips = Array.from({ length: points }, (_, i) =>
    disc(...(at(i, r).split(' ').map(Number) as [number, number]), 4),
  );
  return [area(tips.join(''), fill), area(`M${corners.join('L')}Z`, fill)];
};

export const DEFENDERS: Readonly<Record<string, Drawn>> = {
  'red.vehicle': {
    parts: [
      ...wheel(24, 62, 12),
      ...wheel(78, 62, 12),
      area('M18 46Q30 40 40 52H62L70 44H84L80 58H24Z', '#b8483c'),
      line('M72 46L64 16H54', STEEL, 4),
      area('M20 36H46Q48 42 44 46H20Z', '#33302e'),
      area(disc(68, 26, 6), '#f4dc8a'),
      line('M10 56L2 58', STEEL, 3),
    ],
  },
  'red.glider': {
    parts: [
      area('M50 8L96 46L74 42L50 56L26 42L4 46Z', '#c4564e'),
      bare('M50 8L74 42L50 56Z', '#8f3430'),
      bare('M22 34L34 26V32L24 38ZM60 20H68V24H60Z', CREAM),
      line('M50 10V64M50 56L38 68H62Z', WOOD, 3),
    ],
  },
  'red.grenade': {
    parts: [
      area(box(20, 28, 18, 40), '#33302e'),
      area(box(41, 24, 18, 44), '#55595c'),
      area(box(62, 28, 18, 40), '#33302e'),
      area(`${box(25, 20, 8, 8)}${box(46, 16, 8, 8)}${box(67, 20, 8, 8)}`, '#d8a93e'),
      area(box(14, 42, 72, 12), RED),
      line('M50 16Q50 4 62 6T78 2', '#4fa3b0', 3),
      bare('M46 44H54V47H57V50H54V53H46V50H43V47H46Z', CREAM),
    ],
  },
  'red.pistols': {
    parts: [
      line('M8 18Q40 24 48 40M92 20Q62 22 54 40', RED, 5),
      line('M44 44Q38 58 22 66M56 44Q62 58 78 66', '#b8343a', 7),
      area('M46 8L54 40L48 44L40 12Z', STEEL),
      area('M58 8L46 42L52 46L64 12Z', LIGHT),
      area(disc(50, 42, 4), '#d8a93e'),
      bare('M70 12L74 4L76 12L84 10L78 16L84 22L75 20L71 28L70 19L62 18Z', '#f4d04a'),
    ],
  },
  'red.badge': {
    parts: [
      ...star(5, 34, '#d0b060'),
      area(disc(50, 40, 13), '#a83a42'),
      bare('M42 36H58V39H42ZM44 42H56V45H44Z', CREAM),
    ],
  },
  'red.radSuit': {
    parts: [
      area('M24 20Q24 4 50 4Q76 4 76 20V50Q74 74 50 78Q26 74 24 50Z', '#7d8488'),
      area(box(30, 24, 40, 18), '#1d2426'),
      bare('M34 27H56L50 39H34Z', '#5fa8a0'),
      area('M40 52H60L56 68H44Z', '#33302e'),
      bare(`${box(43, 55, 14, 2)}${box(43, 60, 14, 2)}`, STEEL),
      area(`${disc(24, 32, 6)}${disc(76, 32, 6)}`, '#c4564e'),
    ],
  },
  'green.vehicle': {
    parts: [
      ...wheel(22, 56, 17),
      ...wheel(78, 56, 17),
      line('M78 56L62 22H52', STEEL, 4),
      area('M30 34Q42 26 58 34L54 46H36Z', '#4f7a3c'),
      area('M34 44H62L58 60H40Z', DARK),
      area('M8 32H34Q36 38 30 40H10Z', '#4a2d1c'),
      area(disc(68, 30, 7), '#f4dc8a'),
      line('M40 62H10', STEEL, 4),
    ],
  },
  'green.glider': {
    parts: [
      area('M0 56H38V80H0Z', '#77706a'),
      area('M66 64H100V80H66Z', '#77706a'),
      line('M6 50V56M16 50V56M26 50V56', STEEL, 3),
      ...wheel(38, 34, 8),
      ...wheel(66, 28, 8),
      area('M36 30L46 20L62 18L68 26L54 32Z', '#4f7a3c'),
      area(disc(50, 10, 6), '#c99a78'),
      area('M44 18L52 14L58 24L48 26Z', '#7d4a2c'),
      bare('M12 44L28 38V41L12 47ZM10 34L26 28V31L10 37Z', CREAM),
    ],
  },
  'green.grenade': {
    turn: 12,
    parts: [
      area('M24 22H62L74 34V74H24Z', '#5f8a42'),
      area('M34 12H54V22H34Z', '#3f5f2c'),
      area('M62 16L78 6L82 12L70 26Z', DARK),
      bare('M30 34L66 68M66 34L30 68', INK),
      line('M32 36L66 66M66 36L32 66', '#3f5f2c', 3),
      area('M80 8Q92 2 86 -8Q98 0 94 12Q88 18 80 12Z', '#f0a030'),
    ],
  },
  'green.pistols': {
    parts: [
      area('M16 40H70V76H16Z', '#55595c'),
      area(disc(43, 40, 27, 9), '#33302e'),
      area('M46 2L86 8L80 30L56 26Z', '#f0e8d2'),
      bare('M54 10H76V13H54ZM54 16H70V19H54Z', RED),
      bare('M56 27L50 42H40Q46 34 56 27Z', '#ffffff'),
      bare(`${disc(46, 38, 2)}${disc(40, 41, 2)}${disc(50, 42, 1.6)}`, '#ffffff'),
      area(box(22, 54, 42, 12), '#4f7a3c'),
    ],
  },
  'green.badge': {
    parts: [
      area('M50 4Q62 12 82 10Q88 52 50 76Q12 52 18 10Q38 12 50 4Z', '#b9bec0'),
      area('M50 14Q60 19 73 18Q76 48 50 66Q24 48 27 18Q40 19 50 14Z', '#4f7a3c'),
      bare('M46 24H54L60 60H40Z', '#33302e'),
      bare('M49 28H51V34H49ZM49 40H51V46H49ZM48 52H52V58H48Z', CREAM),
    ],
  },
  'green.radSuit': {
    parts: [
      area('M14 82Q14 50 34 44H66Q86 50 86 82Z', '#33302e'),
      bare('M20 60H80V64H20ZM17 70H83V74H17Z', '#55524e'),
      area(disc(50, 30, 25), '#3c3936'),
      area(disc(50, 30, 18), '#1f1d1c'),
      area(`${disc(41, 28, 7)}${disc(59, 28, 7)}`, '#a8c04a'),
      bare('M36 24L42 24L38 32Z', '#e6f0b0'),
      area('M42 40H58L54 52H46Z', '#4f7a3c'),
      bare('M30 12L35 8L38 14ZM62 8L67 12L62 14ZM24 24L28 20V28Z', '#77726c'),
    ],
  },
  'yellow.vehicle': {
    parts: [
      area('M0 66Q24 56 50 66T100 64V80H0Z', '#c79a5c'),
      ...wheel(24, 56, 15),
      ...wheel(80, 56, 15),
      area('M12 44H38L46 28H66L78 42H92L88 54H14Z', '#d0a22e'),
      line('M44 42L52 14H72L76 40M60 14V40', DARK, 4),
      area(disc(56, 30, 5), '#8d5f45'),
      line('M88 30V6L96 10L88 14', RED, 2),
    ],
  },
  'yellow.glider': {
    parts: [
      area('M0 20L16 26L22 80H0ZM100 14L84 24L78 80H100Z', '#a5603a'),
      bare('M4 34L16 36L17 42L4 40ZM96 32L84 36L83 42L96 38Z', '#7d4426'),
      area('M50 20L84 38L50 32L16 38Z', '#e3b84a'),
      area('M46 34L54 34L52 52H48Z', '#5d4630'),
      line('M30 74Q26 62 34 56T36 44M52 76Q48 68 54 62M68 74Q64 62 72 56T70 46', '#f4ecd8', 2.6),
    ],
  },
  'yellow.grenade': {
    parts: [
      area(`${box(22, 28, 16, 46)}`, '#b8434a'),
      area(`${box(42, 24, 16, 50)}`, RED),
      area(`${box(62, 28, 16, 46)}`, '#b8434a'),
      area(box(18, 42, 64, 10), '#e3b84a'),
      area('M4 78L14 62L26 80ZM76 80L88 60L98 80Z', '#77706a'),
      line('M50 24Q52 12 64 14T80 8', CREAM, 3),
      area('M82 0L85 6L91 6L86 10L88 16L82 12L76 16L78 10L74 6L79 6Z', '#f0a030'),
    ],
  },
  'yellow.pistols': {
    parts: [
      area(disc(50, 60, 44, 16), '#4f8f9a'),
      area(disc(50, 58, 30, 9), '#77a83c'),
      bare(`${disc(40, 58, 4, 2)}${disc(60, 60, 5, 2)}${disc(52, 54, 3, 1.6)}`, '#c6e07a'),
      area('M40 4H64V10L70 16V34L58 44H46L36 34V16L40 10Z', '#6a5a3c'),
      area(disc(53, 24, 9), '#f0e8d2'),
      bare(`${disc(50, 23, 2)}${disc(56, 23, 2)}M50 28H56V31H50Z`, INK),
      line('M52 44V54', '#77a83c', 4),
    ],
  },
  'yellow.badge': {
    parts: [
      area('M50 2L90 22L80 66L50 78L20 66L10 22Z', '#e3b84a'),
      area('M50 12L79 27L72 60L50 68L28 60L21 27Z', '#6a4a2c'),
      area('M50 20L62 42H55L64 58H54V64H46V58H36L45 42H38Z', '#6f9a44'),
    ],
  },
  'yellow.radSuit': {
    parts: [
      area('M14 80Q16 30 34 16Q50 2 66 16Q84 30 86 80Z', '#d0a240'),
      area('M30 24H70V48H30Z', '#2b3a3c'),
      bare('M34 28H58L48 44H34Z', '#7fc4c0'),
      area(disc(50, 60, 13), '#55524e'),
      bare('M42 54H58V56H42ZM40 59H60V61H40ZM42 64H58V66H42ZM45 50H47V70H45ZM53 50H55V70H53Z', '#c79a5c'),
      bare('M20 60L32 56V60L20 64ZM68 56L80 60V64L68 60Z', '#8d6a24'),
    ],
  },
  'blue.vehicle': {
    parts: [
      area('M2 70H98L92 76H8Z', '#c79a5c'),
      area('M6 52L16 36H28L38 20H92V62H6Z', '#2b2d36'),
      area('M40 26H62V42H32Z', '#7d9ab0'),
      area('M66 26H88V42H66Z', '#7d9ab0'),
      bare('M74 28H80V33H85V37H80V41H74V37H69V33H74Z', '#e8e0c8'),
      line('M20 62V72M80 62V72', STEEL, 5),
      area(disc(11, 52, 4), '#f4dc8a'),
      bare('M30 48H88V51H30Z', '#c0c6ca'),
    ],
  },
  'blue.glider': {
    parts: [
      area(
        'M50 30L40 18L36 26Q16 12 2 30Q14 32 18 46Q28 42 34 54Q42 48 50 60Q58 48 66 54Q72 42 82 46Q86 32 98 30Q84 12 64 26L60 18Z',
        '#4a4f66',
      ),
      bare('M36 26L18 46L20 40ZM38 30L34 54L37 46ZM64 26L82 46L80 40ZM62 30L66 54L63 46Z', '#2b2e40'),
      area('M44 32H56L54 66H46Z', '#8d5f45'),
      line('M50 60L40 74M50 60L60 74', '#33302e', 4),
      bare(`${disc(46, 28, 2)}${disc(54, 28, 2)}`, '#f4d04a'),
    ],
  },
  'blue.grenade': {
    turn: -14,
    parts: [
      area('M24 14H76V72H24Z', '#6a86b0'),
      area('M20 12H80V20H20ZM20 38H80V45H20ZM20 66H80V74H20Z', '#33425c'),
      area('M50 22L62 36H38Z', '#e8f0e0'),
      bare('M32 48H68V63H32Z', '#e8f0e0'),
      bare('M36 52H42V60H36ZM46 52H52V60H46ZM56 52H64V60H56Z', '#33425c'),
      bare(`${disc(84, 62, 5)}${disc(92, 72, 4)}${disc(14, 70, 4)}${disc(82, 76, 3)}`, '#f4f8ee'),
    ],
  },
  'blue.pistols': {
    turn: -26,
    parts: [
      area(box(28, 30, 42, 18), '#d6ecec'),
      bare(box(40, 32, 28, 14), '#77a83c'),
      line('M70 39H98', STEEL, 2),
      area(box(22, 24, 7, 30), DARK),
      line('M22 39H8', STEEL, 4),
      area(box(2, 28, 7, 22), DARK),
      bare('M46 31V36H48V31ZM54 31V36H56V31ZM62 31V36H64V31Z', INK),
      area('M40 58Q56 52 70 62Q62 74 46 70Z', RED),
      area('M66 60L78 56L76 66Z', CREAM),
    ],
  },
  'blue.badge': {
    parts: [
      ...star(7, 34, '#d0a548'),
      area(disc(50, 40, 18), '#33425c'),
      area('M40 36Q40 27 50 27Q60 27 60 36V42L56 45V51H44V45L40 42Z', CREAM),
      bare(`${disc(46, 38, 3)}${disc(54, 38, 3)}M49 43H51V46H49Z`, INK),
    ],
  },
  'blue.radSuit': {
    parts: [
      line('M32 10Q50 24 68 10', '#33425c', 5),
      area('M30 12L38 26H62L70 12L78 18L72 34L82 44L84 76H16L18 44L28 34L22 18Z', '#6a7486'),
      bare('M62 26L70 14L76 19L70 34L80 44L82 74H66Z', '#4a5264'),
      area(disc(48, 54, 14), '#d0c04a'),
      bare(`M48 54L41 42A14 14 0 0 1 55 42ZM48 54L62 54A14 14 0 0 1 55 66ZM48 54L34 54A14 14 0 0 0 41 66Z`, INK),
      bare(disc(48, 54, 3.4), '#d0c04a'),
    ],
  },
};
