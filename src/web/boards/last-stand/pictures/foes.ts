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
  type Part,
  RED,
  STEEL,
  WOOD,
} from '../../printed/shapes.ts';

/** Those one fights: four peoples, their Leaders, the Monstrosities, and what Krank has dug up. */

const SHADE = '#17120f40';
const torso = (fill: string): Part[] => [
  area('M12 82Q14 58 36 54H64Q86 58 88 82Z', fill),
  bare('M64 55Q84 59 86 82H66Z', SHADE),
];
const head = (fill: string): Part[] => [
  area('M32 30Q32 10 50 10Q68 10 68 30V40Q66 56 50 57Q34 56 32 40Z', fill),
  bare('M58 12Q67 16 67 30V40Q65 53 56 55Q62 40 58 12Z', SHADE),
];
const eyes = (y: number, apart: number, r: number, iris: string = INK): Part[] => [
  area(`${disc(50 - apart, y, r)}${disc(50 + apart, y, r)}`, '#f8f2e0'),
  bare(`${disc(50 - apart, y + 0.5, r * 0.45)}${disc(50 + apart, y + 0.5, r * 0.45)}`, iris),
];
const crown = (fill: string): Part => area('M30 14L28 -6L39 4L50 -8L61 4L72 -6L70 14Z', fill);

export const TRIBE_FACES: Readonly<Record<string, Drawn>> = {
  techie: {
    parts: [
      ...torso('#8e3440'),
      area('M38 56H62V70H38Z', DARK),
      bare(`${disc(44, 63, 2)}${disc(56, 63, 2)}`, '#7fe0e0'),
      area('M30 30Q30 8 50 8Q70 8 70 30V52Q60 58 50 58Q40 58 30 52Z', '#a83a48'),
      area('M28 26H72V40H28Z', '#2b2a2c'),
      bare('M32 29H50L46 37H32ZM54 29H68V37H54Z', '#ff8a5c'),
      line('M66 10L76 -4', STEEL, 2.4),
      bare(disc(76, -3, 3), '#ff5a3c'),
      bare('M42 46H58V48H42ZM42 51H58V53H42Z', '#5f1e28'),
    ],
  },
  roadRider: {
    parts: [
      ...torso('#33302e'),
      area('M8 62L2 46L18 56ZM92 62L98 46L82 56ZM22 54L18 38L32 52ZM78 54L82 38L68 52Z', STEEL),
      ...head('#b98a66'),
      area('M44 14L46 -10L50 4L54 -12L57 14Z', '#4f8a3c'),
      area('M28 24H72V34H28Z', '#4a2d1c'),
      area(`${disc(40, 30, 8)}${disc(60, 30, 8)}`, '#8fc24a'),
      bare('M35 27L41 25L37 33ZM55 27L61 25L57 33Z', '#e6f0b0'),
      area('M36 44H64L60 57H40Z', '#4f8a3c'),
      bare('M40 47L44 53L48 47ZM50 47L54 53L58 47Z', CREAM),
    ],
  },
  earther: {
    parts: [
      line('M86 6V82', WOOD, 5),
      area('M78 14Q86 -8 96 10Q92 22 86 20Z', '#6f9a44'),
      area('M8 82Q14 46 30 38Q30 4 50 0Q70 4 70 38Q86 46 92 82Z', '#c79a2e'),
      bare('M62 6Q70 18 69 38Q84 48 88 82H66Z', SHADE),
      area('M34 32Q34 14 50 12Q66 14 66 32V44Q60 54 50 54Q40 54 34 44Z', '#3a2c1c'),
      bare(`${disc(43, 32, 4)}${disc(57, 32, 4)}`, '#f4d04a'),
      area('M40 60L50 78L60 60L50 66Z', '#6f9a44'),
      bare(disc(50, 6, 3), '#8a6a14'),
    ],
  },
  monstrosity: {
    parts: [
      line('M22 60Q0 50 6 26M78 60Q100 50 94 26', '#3f6aa0', 8),
      area('M0 28L4 14L10 26L16 16L14 32ZM100 28L96 14L90 26L84 16L86 32Z', CREAM),
      area('M14 82Q10 28 34 16L28 0L44 10Q50 6 56 10L72 0L66 16Q90 28 86 82Z', '#4a78b4'),
      bare('M66 16Q88 30 84 82H66Q78 44 66 16Z', SHADE),
      area(`${disc(36, 30, 8)}${disc(60, 26, 10)}${disc(48, 42, 5)}`, '#f4e8b0'),
      bare(`${disc(37, 31, 3.4)}${disc(60, 27, 4)}${disc(48, 42, 2)}`, RED),
      area('M24 54Q50 46 76 54Q72 74 50 76Q28 74 24 54Z', '#1a2440'),
      bare('M28 54L33 64L38 52ZM44 51L48 62L53 51ZM58 52L63 64L68 53Z', CREAM),
    ],
  },
};

export const LEADER_FACES: Readonly<Record<string, Drawn>> = {
  krank: {
    parts: [
      ...torso('#6f1e2a'),
      line('M40 58Q20 66 18 82M60 58Q80 66 82 82', '#55595c', 6),
      area('M28 30Q28 8 50 8Q72 8 72 30L68 44H32Z', '#e8e0d0'),
      area(`${disc(40, 30, 9)}${disc(60, 30, 9)}`, '#17120f'),
      bare(`${disc(40, 30, 4)}${disc(60, 30, 4)}`, '#ff5a3c'),
      area('M36 42H64L60 62H40Z', '#55595c'),
      area(disc(50, 54, 9), '#33302e'),
      bare('M44 50H56V52H44ZM43 54H57V56H43ZM45 58H55V60H45Z', STEEL),
      crown('#e3b84a'),
    ],
  },
  bama: {
    parts: [
      ...torso('#2b3a24'),
      area('M4 70L-2 44L22 54L30 66ZM96 70L102 44L78 54L70 66Z', '#55595c'),
      ...head('#8d5f45'),
      ...eyes(32, 9, 5, '#4f8a3c'),
      area('M30 36Q28 66 50 76Q72 66 70 36Q66 50 50 48Q34 50 30 36Z', '#2b211c'),
      bare('M40 50Q50 56 60 50L58 56H42Z', CREAM),
      line('M34 24L46 28M66 24L54 28', '#2b211c', 3),
      crown('#4f8a3c'),
      bare(`${disc(39, 8, 2)}${disc(50, 6, 2.4)}${disc(61, 8, 2)}`, '#f4d04a'),
    ],
  },
  bramble: {
    parts: [
      line('M14 82Q8 50 20 30M86 82Q92 50 80 30', '#6a4a24', 5),
      area('M12 40L4 34L14 30ZM16 56L6 54L14 46ZM88 40L96 34L86 30ZM84 56L94 54L86 46Z', '#6a4a24'),
      ...torso('#8a6a14'),
      ...head('#b08a5c'),
      area('M24 60Q18 20 34 12Q26 40 34 60ZM76 60Q82 20 66 12Q74 40 66 60Z', '#5f7a34'),
      ...eyes(34, 8, 5, '#c79a2e'),
      bare('M36 42L44 44V46L36 44ZM64 42L56 44V46L64 44ZM49 18H51V30H49Z', '#c4563a'),
      bare('M42 50H58V52H42Z', '#5a2a16'),
      area('M50 -8L55 2L66 -4L63 8L74 10L64 16H36L26 10L37 8L34 -4L45 2Z', '#e3b84a'),
    ],
  },
  puke: {
    parts: [
      area('M2 82Q4 46 30 46H70Q96 46 98 82Z', '#3f6aa0'),
      bare(`${disc(20, 66, 6)}${disc(82, 70, 7)}${disc(76, 56, 4)}`, '#8fb84a'),
      area('M26 34Q22 6 50 4Q78 6 74 34Q76 62 50 64Q24 62 26 34Z', '#e0e4d8'),
      bare('M60 6Q77 14 73 34Q74 56 58 63Q68 40 60 6Z', SHADE),
      area(`${disc(39, 30, 10)}${disc(61, 30, 8)}`, '#17120f'),
      bare(`${disc(39, 31, 4)}${disc(61, 31, 3)}`, '#8fe04a'),
      area('M36 46Q50 40 64 46Q66 60 58 66L60 82H40L42 66Q34 60 36 46Z', '#8fc24a'),
      bare('M40 46L43 52L46 45ZM54 45L57 52L60 46Z', CREAM),
      crown('#6a86c0'),
    ],
  },
};

export const MONSTERS: Readonly<Record<string, Drawn>> = {
  // Slither
  MO1: {
    parts: [
      line('M10 72Q50 80 80 66T60 44Q26 44 30 24T58 10', '#5f7a9a', 14),
      line('M14 72Q50 78 74 66M40 44Q34 36 34 28', '#9ab8c8', 3),
      area('M54 0Q82 -2 88 14L70 22Q54 20 54 0Z', '#5f7a9a'),
      bare(disc(70, 8, 3), '#f4d04a'),
      line('M86 16L98 22M86 16L96 12', RED, 1.6),
    ],
  },
  // Gutbloom
  MO2: {
    parts: [
      line('M50 50V80M50 70L30 80M50 70L70 80', '#4f6a3c', 6),
      area(
        'M50 40L18 4L44 12L50 -4L56 12L82 4ZM50 40L2 30L18 52L8 66L32 62ZM50 40L98 30L82 52L92 66L68 62Z',
        '#b8506a',
      ),
      area(disc(50, 40, 18), '#6f1e34'),
      bare('M36 34L42 42L46 30ZM50 24L53 36L58 26ZM62 36L58 44L66 44ZM46 56L50 46L54 56Z', CREAM),
      bare(`${disc(30, 20, 3)}${disc(72, 20, 3)}${disc(20, 48, 3)}${disc(80, 48, 3)}`, '#f4d04a'),
    ],
  },
  // Mother of Flies
  MO3: {
    parts: [
      area('M50 34Q10 0 2 26Q8 48 44 46ZM50 34Q90 0 98 26Q92 48 56 46Z', '#dfeef080'),
      area(disc(50, 54, 17, 24), '#3f4a6a'),
      bare('M34 50H66V54H34ZM35 62H65V66H35Z', '#7d9ac0'),
      area(`${disc(40, 20, 12)}${disc(60, 20, 12)}`, '#a8343a'),
      bare(`${disc(36, 16, 3)}${disc(56, 16, 3)}`, '#f0a0a0'),
      line('M50 30V40M34 60L16 74M66 60L84 74', INK, 3),
    ],
  },
  // Two-Jaw Tom
  MO4: {
    parts: [
      area('M14 82Q8 20 50 4Q92 20 86 82Z', '#6a86b0'),
      ...eyes(22, 12, 5, RED),
      area('M26 32Q50 26 74 32Q72 46 50 48Q28 46 26 32Z', '#1a2440'),
      area('M20 54Q50 48 80 54Q78 76 50 78Q22 76 20 54Z', '#1a2440'),
      bare(
        'M30 32L34 40L38 31ZM46 30L50 40L54 30ZM62 31L66 40L70 32ZM26 54L31 64L36 53ZM44 52L50 66L56 52ZM64 53L69 64L74 54ZM36 77L40 68L44 78ZM56 78L60 68L64 77Z',
        CREAM,
      ),
    ],
  },
  // Rustback
  MO5: {
    parts: [
      line('M24 60L14 78M40 64L36 78M62 64L66 78M78 60L88 78', '#6a4a34', 6),
      area('M8 60Q8 20 50 16Q92 20 92 60Z', '#a5603a'),
      bare('M30 22L36 60H40L35 20ZM50 16H54V60H50ZM66 20L60 60H64L71 22Z', '#6d3a22'),
      area('M20 30L14 12L32 22ZM44 18L50 0L58 17ZM70 22L86 12L80 30Z', STEEL),
      area('M78 50Q98 44 98 62Q90 70 78 64Z', '#8a6a4a'),
      bare(disc(90, 54, 2.6), '#f4d04a'),
    ],
  },
  // The Weeper
  MO6: {
    parts: [
      area('M18 82Q14 60 30 50V24Q32 4 50 2Q68 4 70 24V50Q86 60 82 82Z', '#5a5f78'),
      area('M36 28Q36 12 50 12Q64 12 64 28V42Q60 54 50 56Q40 54 36 42Z', '#e0e4e8'),
      bare(`${disc(43, 28, 4, 5)}${disc(57, 28, 4, 5)}${disc(50, 46, 3, 5)}`, '#17120f'),
      bare('M41 34H45V62H41ZM55 34H59V66H55Z', '#7fc4e0'),
      line('M22 70L38 54M78 70L62 54', '#e0e4e8', 5),
    ],
  },
  // Longlegs
  MO7: {
    parts: [
      line('M42 26L20 6L10 78M46 28L30 40L26 80M58 26L80 6L90 78M54 28L70 40L74 80', '#4a4f66', 4),
      area(disc(50, 26, 15, 12), '#6a6f8a'),
      bare(`${disc(44, 24, 3)}${disc(56, 24, 3)}${disc(50, 20, 2.4)}${disc(50, 29, 2)}`, '#f06a3c'),
      area('M44 36L42 46L48 38ZM56 36L58 46L52 38Z', CREAM),
    ],
  },
  // Boneyard King
  MO8: {
    parts: [
      line('M20 82L30 58M80 82L70 58M26 62L10 40M74 62L90 40', CREAM, 6),
      area('M30 82V58H70V82Z', '#33302e'),
      line('M34 64H66M34 72H66', CREAM, 4),
      area('M28 34Q28 10 50 10Q72 10 72 34V44L64 48V58H36V48L28 44Z', CREAM),
      area(`${disc(41, 36, 7)}${disc(59, 36, 7)}`, '#17120f'),
      bare(`${disc(41, 36, 2.6)}${disc(59, 36, 2.6)}`, '#8fe04a'),
      area('M26 16L22 -4L36 6L42 -8L50 4L58 -8L64 6L78 -4L74 16Z', '#a89a78'),
    ],
  },
};

/** Krank's Ancient Tech. */
export const TECH: Readonly<Record<string, Drawn>> = {
  // Mirror Plating
  K01: {
    parts: [
      area('M50 2L88 14V44Q84 68 50 78Q16 68 12 44V14Z', '#c6cccc'),
      area('M50 12L78 20V44Q74 60 50 68Q26 60 22 44V20Z', '#e8f4f6'),
      bare('M26 48L58 16L70 19L30 56Z', '#ffffff'),
      line('M2 70L40 40L4 22', '#f06a3c', 2.4),
    ],
  },
  // Shock Fence
  K02: {
    parts: [
      line('M14 80V10M50 80V10M86 80V10', DARK, 6),
      line('M14 24H86M14 44H86M14 64H86', STEEL, 2.4),
      area('M34 10L24 42H34L26 72L48 34H38L46 10ZM72 8L64 36H72L66 62L86 28H76L82 8Z', '#f4d04a'),
    ],
  },
  // Signal Jammer
  K03: {
    parts: [
      area('M36 78L46 34H54L64 78Z', '#55595c'),
      area(disc(50, 30, 6), RED),
      line('M34 18Q26 30 34 42M22 10Q8 30 22 50M66 18Q74 30 66 42M78 10Q92 30 78 50', STEEL, 3),
      line('M10 6L90 66', RED, 5),
    ],
  },
  // Target Scrambler
  K04: {
    parts: [
      area(disc(50, 40, 34), '#e8e0c8'),
      area(disc(50, 40, 23), RED),
      area(disc(50, 40, 11), '#e8e0c8'),
      bare('M8 26H92V34H8ZM20 44H98V50H20Z', '#33302e'),
      bare('M14 28H40V31H14ZM60 45H92V48H60Z', '#7fe0e0'),
    ],
  },
  // Nano Salve
  K05: {
    parts: [
      area('M22 34H78V74H22Z', '#d6ecec'),
      bare('M26 48H74V70H26Z', '#6fc48a'),
      area('M18 20H82V36H18Z', '#55687a'),
      bare(`${disc(38, 58, 3)}${disc(52, 62, 4)}${disc(62, 54, 3)}${disc(46, 53, 2)}`, '#c8f4d4'),
      area('M44 2H56V8H62V14H38V8H44Z', '#6fc48a'),
    ],
  },
  // Jump Jets
  K06: {
    parts: [
      area('M20 4H40V44L50 52H14V44ZM62 4H82V44L90 52H56V44Z', '#6f1e2a'),
      area('M12 52H48V60H12ZM54 52H90V60H54Z', '#33302e'),
      area('M18 60H42L30 84ZM60 60H84L72 84Z', '#f0a030'),
      bare('M26 60H34L30 72ZM68 60H76L72 72Z', '#fbf0b0'),
      line('M24 20H36M66 20H78', STEEL, 3),
    ],
  },
  // Static Field
  K07: {
    parts: [
      area(disc(50, 40, 34), '#2b3a5c'),
      line('M22 26Q34 16 40 30T58 26T78 34M18 44Q32 36 42 48T62 42T82 50M30 62Q42 52 52 62T70 60', '#8fe0f8', 2.6),
      bare(`${disc(36, 40, 2)}${disc(60, 34, 2)}${disc(52, 54, 2)}`, '#f0ffff'),
    ],
  },
  // Drone Swarm
  K08: {
    parts: [
      area(`${disc(26, 20, 16, 8)}`, '#55595c'),
      area(`${disc(72, 32, 18, 9)}`, '#6a7072'),
      area(`${disc(36, 58, 20, 10)}`, '#33302e'),
      bare(`${disc(26, 21, 4)}${disc(72, 33, 4)}${disc(36, 60, 5)}`, '#ff5a3c'),
      line('M10 10H22M30 10H42M54 20H68M76 20H90M16 46H32M40 46H56', STEEL, 2),
    ],
  },
  // Card Shredder
  K09: {
    parts: [
      area('M10 30H90V48H10Z', '#55595c'),
      area('M32 2H68V30H32Z', CREAM),
      bare('M40 8H60V11H40ZM40 16H56V19H40Z', RED),
      area('M30 48H36L34 76H28ZM40 48H46L45 80H39ZM50 48H56L58 78H52ZM60 48H66L70 74H64Z', CREAM),
      bare('M14 37H86V41H14Z', INK),
      bare(disc(82, 34, 2), '#ff5a3c'),
    ],
  },
  // Dead Man's Charge
  K10: {
    parts: [
      area(box(20, 34, 60, 40), '#33302e'),
      area(box(28, 42, 34, 14), '#2b0f12'),
      bare('M32 45H38V53H32ZM42 45H48V53H42ZM52 45H58V53H52Z', '#ff5a3c'),
      area(disc(71, 50, 5), RED),
      area('M40 26Q40 10 50 10Q60 10 60 26L56 30V34H44V30Z', CREAM),
      bare(`${disc(46, 22, 3)}${disc(54, 22, 3)}`, INK),
      line('M20 44L6 36M80 44L94 36', '#e3b84a', 3),
      bare(box(28, 62, 44, 4), LIGHT),
    ],
  },
};
