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
  PALE,
  RED,
  STEEL,
  WOOD,
} from '../../printed/shapes.ts';

/** What lies in the Rubble: junk, healing, ammunition, ingredients, specials, and what bites. */

const bullet = (x: number, y: number): Drawn['parts'] => [
  area(`M${x - 6} ${y}V${y + 34}H${x + 6}V${y}Z`, '#d8a93e'),
  area(`M${x - 6} ${y}Q${x - 5} ${y - 16} ${x} ${y - 22}Q${x + 5} ${y - 16} ${x + 6} ${y}Z`, '#b0642c'),
  bare(`M${x - 4} ${y + 2}H${x - 1}V${y + 30}H${x - 4}Z`, '#f3d684'),
];
const shell = (x: number, hex: string): Drawn['parts'] => [
  area(`M${x - 9} 16H${x + 9}V52H${x - 9}Z`, hex),
  area(`M${x - 10} 50H${x + 10}V66H${x - 10}Z`, '#d8a93e'),
  bare(`M${x - 6} 19H${x - 3}V49H${x - 6}Z`, '#ffffff55'),
];
const arrow = (x: number): Drawn['parts'] => [
  line(`M${x} 20L50 64`, PALE, 3),
  area(`M${x} 6L${x + 7} 22H${x - 7}Z`, STEEL),
];
const rat = (dx: number, dy: number, size: number, hex: string): Drawn['parts'] => [
  line(
    `M${dx + 22 * size} ${dy + 4 * size}Q${dx + 40 * size} ${dy + 10 * size} ${dx + 38 * size} ${dy - 12 * size}`,
    '#c98a84',
    3,
  ),
  area(
    `M${dx - 34 * size} ${dy + 8 * size}Q${dx - 20 * size} ${dy - 22 * size} ${dx + 6 * size} ${dy - 16 * size}Q${dx + 28 * size} ${dy - 10 * size} ${dx + 24 * size} ${dy + 12 * size}H${dx - 24 * size}Z`,
    hex,
  ),
  area(disc(dx - 13 * size, dy - 12 * size, 6 * size), '#c98a84'),
  bare(disc(dx - 22 * size, dy - 1 * size, 2.6 * size), '#ff5a3c'),
  bare(`M${dx - 33 * size} ${dy + 8 * size}l4 -2v6ZM${dx - 28 * size} ${dy + 9 * size}l4 -2v6Z`, '#f8f4e4'),
];

export const FINDS: Readonly<Record<string, Drawn>> = {
  'dead-phone': {
    turn: -10,
    parts: [
      area('M34 6H66Q70 6 70 10V70Q70 74 66 74H34Q30 74 30 70V10Q30 6 34 6Z', '#2b2d30'),
      area(box(34, 13, 32, 48), '#5f7078'),
      bare('M36 15L50 34L44 42L58 60L56 60L41 42L46 34L34 18ZM50 34L65 26L65 28L51 36Z', '#d6e0e0'),
      area(disc(50, 67, 3), '#77797a'),
    ],
  },
  'parking-ticket': {
    turn: 8,
    parts: [
      area('M28 6H72V70L67 74L61 69L56 74L50 69L44 74L39 69L33 74L28 70Z', '#e8d98a'),
      area(box(28, 6, 44, 14), RED),
      bare('M33 10H45V16H33ZM49 10H67V12H49ZM49 14H60V16H49Z', CREAM),
      bare(`${box(34, 27, 32, 3)}${box(34, 35, 24, 3)}${box(34, 43, 30, 3)}`, '#6d6240'),
      bare(
        `${box(34, 53, 3, 10)}${box(39, 53, 1.5, 10)}${box(43, 53, 4, 10)}${box(50, 53, 2, 10)}${box(55, 53, 3, 10)}${box(61, 53, 1.5, 10)}`,
        INK,
      ),
    ],
  },
  'single-shoe': {
    parts: [
      area('M18 24L44 22L50 36Q64 44 80 46Q88 50 86 60H18Z', '#8a5f3a'),
      area('M16 58H88V68H16Z', CREAM),
      line('M40 30L50 36M44 36L54 42M50 42L60 46', '#f4ecd8', 2.4),
      area(disc(25, 34, 4), '#6a4628'),
      bare('M20 62H84V64H20Z', '#b9ab8a'),
    ],
  },
  'snow-globe': {
    parts: [
      area('M22 56H78L84 74H16Z', WOOD),
      area(disc(50, 34, 27), '#bfe0e4'),
      area('M40 38L50 28L60 38V54H40Z', RED),
      area('M62 50L68 34L74 50Z', '#4f7a4a'),
      area('M27 48Q50 40 73 48Q66 60 50 61Q34 60 27 48Z', '#f4f6f2'),
      bare(`${disc(36, 22, 2)}${disc(50, 16, 2)}${disc(64, 24, 2)}${disc(30, 34, 2)}${disc(70, 36, 2)}`, '#ffffff'),
      bare('M28 24Q34 12 46 10Q34 16 30 28Z', '#eef8f8'),
    ],
  },
  'loyalty-card': {
    turn: -12,
    parts: [
      area('M14 20H86Q90 20 90 24V60Q90 64 86 64H14Q10 64 10 60V24Q10 20 14 20Z', '#3f8f96'),
      area(box(10, 27, 80, 9), '#25343a'),
      area(`${disc(22, 52, 5)}${disc(36, 52, 5)}${disc(50, 52, 5)}`, CREAM),
      bare('M19 52L22 55L27 48L25 47L22 51L20 50ZM33 52L36 55L41 48L39 47L36 51L34 50Z', RED),
      area('M72 44L75 50L82 51L77 56L78 62L72 59L66 62L67 56L62 51L69 50Z', '#e3b23c'),
    ],
  },
  'tangled-cable': {
    parts: [
      line('M12 60Q10 20 40 26T62 52Q40 74 34 46T70 16Q92 22 82 46T54 60', '#3f4a52', 5),
      line('M30 62Q60 70 66 40T36 18', '#6a7a84', 4),
      area('M80 50H94V60H80Z', '#2b2d30'),
      bare('M94 52H99V54H94ZM94 56H99V58H94Z', STEEL),
      area('M8 58L18 60L16 72L6 70Z', '#2b2d30'),
    ],
  },
  'granola-bar': {
    turn: -14,
    parts: [
      area('M58 28H88L94 34L90 40L94 46L88 52H58Z', '#b07f42'),
      bare(`${disc(74, 34, 2.4)}${disc(82, 42, 2.4)}${disc(72, 46, 2.4)}${disc(84, 32, 1.8)}`, '#5f3d1e'),
      area('M8 26L14 22H64L60 30L66 36L60 42L65 50L60 58H12L6 52L10 46L6 40L10 34Z', '#5f7a34'),
      bare('M16 34H52V46H16Z', CREAM),
      bare('M20 37H28V43H20ZM31 37H39V43H31ZM42 37H48V43H42Z', '#5f7a34'),
    ],
  },
  'bandage-roll': {
    parts: [
      area('M40 52H88V68H40Z', '#f0e8d2'),
      area(disc(40, 42, 27), '#f0e8d2'),
      area(disc(40, 42, 17), '#ddd2b6'),
      area(disc(40, 42, 7), '#8a7a5c'),
      bare('M74 55H79V58H82V63H79V66H74V63H71V58H74Z', RED),
    ],
  },
  'first-aid-tin': {
    parts: [
      line('M38 20Q38 10 50 10Q62 10 62 20', DARK, 4),
      area('M12 22H88V70H12Z', '#d8d2c0'),
      area('M12 22H88V34H12Z', '#b9b29c'),
      area(disc(50, 50, 16), RED),
      bare('M46 40H54V46H60V54H54V60H46V54H40V46H46Z', '#f8f4e8'),
      area('M44 30H56V38H44Z', '#8d8a80'),
    ],
  },
  'shared-soup': {
    parts: [
      line('M34 16Q28 8 34 0M50 14Q44 6 50 -2M66 16Q60 8 66 0', '#f4f0e4', 2.4),
      area('M12 32H88Q86 66 60 70H40Q14 66 12 32Z', '#c2643a'),
      area(disc(50, 32, 38, 10), '#e2a24c'),
      bare(`${disc(36, 32, 5, 3)}${disc(56, 34, 5, 3)}${disc(66, 29, 4, 2.4)}`, '#6f9a44'),
      bare(`${disc(46, 28, 4, 2.4)}${disc(28, 30, 3, 2)}`, '#d8502e'),
      line('M70 30L92 6', STEEL, 4),
    ],
  },
  bullets: { parts: [...bullet(28, 34), ...bullet(50, 28), ...bullet(72, 34)] },
  shells: { parts: [...shell(26, RED), ...shell(74, '#5f7a34'), ...shell(50, '#b8434a')] },
  arrows: {
    parts: [
      ...arrow(26),
      ...arrow(74),
      ...arrow(50),
      area('M40 56L50 62L60 56L64 72L50 66L36 72Z', '#3f8f96'),
      area(box(43, 46, 14, 6), RED),
    ],
  },
  planks: {
    turn: -10,
    parts: [
      area('M10 46L90 50V64L10 60Z', '#8d5a2e'),
      area('M14 30H92V44H14Z', '#a8723c'),
      area('M8 16L86 12V26L8 30Z', '#b98348'),
      bare('M16 21L78 18V19L16 22ZM20 36H84V37H20ZM16 53L80 56V57L16 54Z', '#6a421f'),
      bare(`${disc(14, 23, 1.8)}${disc(80, 19, 1.8)}${disc(20, 38, 1.8)}${disc(86, 38, 1.8)}${disc(84, 57, 1.8)}`, INK),
    ],
  },
  nails: {
    parts: [
      line('M24 16L46 66', STEEL, 4),
      line('M76 16L54 66', '#8d9494', 4),
      line('M50 12V68', '#b0764a', 4),
      line('M16 18L32 12M68 12L84 18M41 11H59', DARK, 5),
    ],
  },
  shards: {
    parts: [
      area('M16 66L40 8L52 62Z', '#d6ecec'),
      area('M48 66L64 24L76 60Z', '#bcdde0'),
      area('M66 68L88 32L92 66Z', '#a4ccd2'),
      area('M6 70L22 50L28 70Z', '#c6e2e4'),
      bare('M36 24L40 14L44 36L40 58Z', '#f6ffff'),
      bare('M62 36L64 30L67 50Z', '#f6ffff'),
    ],
  },
  wires: {
    parts: [
      line('M10 30Q30 8 52 30T92 26', '#3f8f96', 4),
      line('M10 50Q34 74 50 44T90 52', RED, 4),
      line('M14 40Q40 30 56 52T88 38', '#d8a93e', 4),
      area(box(44, 30, 12, 22), '#33302e'),
      bare('M90 24L98 18L99 20L92 28ZM90 52L98 56L97 58L89 55Z', '#c98a4a'),
    ],
  },
  explosives: {
    turn: -8,
    parts: [
      area(box(16, 24, 18, 46), RED),
      area(box(36, 20, 18, 50), '#b8434a'),
      area(box(56, 24, 18, 46), RED),
      area(box(12, 40, 66, 10), '#55595c'),
      area(`${disc(25, 24, 9, 4)}${disc(45, 20, 9, 4)}${disc(65, 24, 9, 4)}`, '#e8d0b0'),
      line('M45 18Q48 4 62 8T80 10', CREAM, 2.4),
      area('M82 0L85 6L92 6L87 11L90 18L82 14L75 18L77 10L72 6L79 6Z', '#f0b030'),
    ],
  },
  'energy-shot': {
    parts: [
      area('M36 20H64V70Q64 74 60 74H40Q36 74 36 70Z', '#3f9ab0'),
      area('M40 8H60V20H40Z', '#2b2d30'),
      area('M38 32H62V60H38Z', '#25505c'),
      area('M53 33L42 48H49L46 60L58 44H51Z', '#f0c838'),
      bare('M39 22H43V70H39Z', '#9fd8e4'),
    ],
  },
  focus: {
    parts: [
      area('M8 40Q30 12 50 12Q70 12 92 40Q70 68 50 68Q30 68 8 40Z', '#f4eedc'),
      area(disc(50, 40, 22), '#4f8a7a'),
      area(disc(50, 40, 11), INK),
      bare(disc(44, 33, 4), '#ffffff'),
      line('M50 2V16M50 64V78M2 40H14M86 40H98', RED, 2),
    ],
  },
  cheer: {
    turn: -12,
    parts: [
      area('M12 32H26L64 12V68L26 48H12Z', '#e3b23c'),
      area('M16 48H28L32 68H22Z', '#8a5a34'),
      area(disc(64, 40, 6, 28), '#c98a2e'),
      line('M78 22L90 14M80 40H96M78 58L90 66', RED, 4),
    ],
  },
  'blood-lust': {
    parts: [
      area('M50 72L16 38Q6 18 24 12Q40 8 50 24Q60 8 76 12Q94 18 84 38Z', RED),
      area('M28 30L44 38L42 44Q32 44 28 30ZM72 30L56 38L58 44Q68 44 72 30Z', INK),
      bare('M34 52Q50 44 66 52Q50 64 34 52Z', '#3a1012'),
      bare('M24 18Q32 14 38 20Q28 20 26 28Z', '#e2787a'),
    ],
  },
  'vitality-pills': {
    parts: [
      area('M30 22H66V72H30Z', '#c98a2e'),
      area('M28 10H68V24H28Z', '#efe8d8'),
      area('M30 36H66V60H30Z', CREAM),
      bare('M45 39H51V45H57V51H51V57H45V51H39V45H45Z', RED),
      bare('M33 12H36V22H33ZM41 12H44V22H41ZM49 12H52V22H49ZM57 12H60V22H57Z', '#b9b29c'),
      area('M74 60Q72 54 78 52L90 58Q94 62 90 66Q86 68 82 66Z', RED),
      area(disc(16, 66, 8, 5), '#f4f0e4'),
    ],
  },
  lucky: {
    parts: [
      line('M50 44Q52 60 62 74', '#3f6a34', 4),
      area('M50 42Q28 46 24 30Q24 20 34 22Q34 12 44 14Q54 20 50 42Z', '#5f9a44'),
      area('M50 42Q72 46 76 30Q76 20 66 22Q66 12 56 14Q46 20 50 42Z', '#6fae50'),
      area('M50 42Q30 42 28 56Q30 66 38 62Q42 70 50 64Q54 54 50 42Z', '#528a3c'),
      area('M50 42Q70 42 72 56Q70 66 62 62Q58 70 52 62Q48 54 50 42Z', '#5f9a44'),
    ],
  },
  'decoy-radio': {
    parts: [
      line('M74 24L92 2', STEEL, 3),
      area('M10 24H90V70H10Z', '#6a5a3c'),
      area(disc(32, 47, 17), '#33302e'),
      bare(
        `${disc(32, 47, 3)}${disc(24, 40, 2)}${disc(40, 40, 2)}${disc(24, 54, 2)}${disc(40, 54, 2)}${disc(32, 36, 2)}${disc(32, 58, 2)}`,
        '#8d8a80',
      ),
      area(box(56, 32, 28, 12), '#e8d98a'),
      bare('M60 36H80V37H60ZM72 33H74V43H72Z', RED),
      area(`${disc(62, 58, 5)}${disc(78, 58, 5)}`, CREAM),
    ],
  },
  'signal-flare': {
    turn: -42,
    parts: [
      area('M8 32H64V50H8Z', RED),
      area('M4 30H14V52H4ZM34 31H42V51H34Z', CREAM),
      area('M62 33H72V49H62Z', '#55595c'),
      area('M72 41L80 28L82 36L92 24L90 36L102 34L93 42L102 50L90 48L92 60L82 48L80 56Z', '#f0b030'),
      bare(disc(82, 42, 5), '#fff4c0'),
    ],
  },
  'rodent-attack-1': { parts: rat(50, 42, 1.25, '#7d7064') },
  'rodent-attack-2': { parts: [...rat(36, 24, 0.85, '#8d8074'), ...rat(62, 54, 1, '#5f544c')] },
  'crow-attack': {
    parts: [
      area('M50 44L18 8L12 30L4 28L14 48L6 52L34 62Z', '#2b2a33'),
      area('M50 44L82 8L88 30L96 28L86 48L94 52L66 62Z', '#25242c'),
      area('M38 30Q50 16 62 30L66 60L50 78L34 60Z', '#383743'),
      area('M44 38L50 56L56 38Z', '#e3b23c'),
      bare(`${disc(43, 32, 3.4)}${disc(57, 32, 3.4)}`, '#ff5a3c'),
    ],
  },
  'loose-floor': {
    parts: [
      area(box(4, 8, 92, 64), '#8d5a2e'),
      area('M34 8L30 26L40 34L34 48L42 56L38 72H66L62 58L70 46L62 34L68 22L62 8Z', '#1c1412'),
      area('M4 28H28L40 34L34 46L4 48Z', '#a8723c'),
      area('M96 28H72L62 36L70 46L96 48Z', '#a8723c'),
      line('M40 14L56 28M44 58L60 44', PALE, 5),
      bare('M8 18H28V20H8ZM72 60H92V62H72ZM8 60H30V62H8Z', '#5f3a1a'),
    ],
  },
  'closet-sleeper': {
    parts: [
      area('M16 2H84V78H16Z', '#5f4026'),
      area('M24 8H58V78H24Z', '#17120f'),
      area('M58 8L78 2V78L58 78Z', '#8a5f3a'),
      area('M30 40Q30 24 41 24Q52 24 52 40V78H30Z', '#7f8f5c'),
      bare(`${disc(37, 38, 3.6)}${disc(46, 38, 3.6)}`, '#f8f0c0'),
      bare('M34 50H49V58H34Z', '#7a2020'),
      line('M52 58L66 50L72 54', '#7f8f5c', 5),
      bare(disc(63, 42, 2.6), '#e3b23c'),
      bare(box(36, 50, 2, 3), LIGHT),
    ],
  },
};
