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
  PALE,
  RED,
  STEEL,
  WOOD,
} from '../../printed/shapes.ts';

/** Busts of characters and enemies, in the same box: oversized eyes, one thing that nobody else has. */

const SKIN = '#d9a27c';
const SHADE = '#17120f40';

const eyes = (y: number, apart: number, r: number, iris = INK): Part[] => [
  area(`${disc(50 - apart, y, r)}${disc(50 + apart, y, r)}`, '#f8f2e0'),
  bare(`${disc(50 - apart, y + 0.5, r * 0.45)}${disc(50 + apart, y + 0.5, r * 0.45)}`, iris),
];
const torso = (fill: string): Part[] => [
  area('M14 82Q16 58 38 54H62Q84 58 86 82Z', fill),
  bare('M62 55Q82 59 84 82H66Z', SHADE),
];
const head = (fill: string): Part[] => [
  area('M32 30Q32 10 50 10Q68 10 68 30V40Q66 56 50 57Q34 56 32 40Z', fill),
  bare('M58 12Q67 16 67 30V40Q65 53 56 55Q62 40 58 12Z', SHADE),
];

export const CHARACTER_FACES: Readonly<Record<string, Drawn>> = {
  pillar: {
    parts: [
      ...torso('#5f6a78'),
      area('M20 82V64L34 60L38 82Z', '#8f8a7c'),
      area('M80 82V64L66 60L62 82Z', '#8f8a7c'),
      ...head('#8d5f45'),
      ...eyes(33, 8, 4.6),
      area('M32 26Q34 8 50 8Q66 8 68 26L60 20H40Z', '#2b211c'),
      bare('M42 48H58V50H42Z', '#4a2a20'),
      line('M36 26L45 28M64 26L55 28', '#2b211c', 2),
      area('M38 50Q50 62 62 50L60 58Q50 64 40 58Z', '#2b211c'),
    ],
  },
  psycho: {
    parts: [
      ...torso('#efe8d8'),
      bare(`${disc(40, 68, 5)}${disc(58, 74, 7)}${disc(48, 62, 3)}`, RED),
      ...head(SKIN),
      ...eyes(34, 8.5, 6, RED),
      area('M36 14Q26 2 38 -2Q44 -8 52 -4Q62 -8 66 0Q76 4 64 15Z', '#f8f4ea'),
      area('M35 14H65V21H35Z', '#e8e0cc'),
      area('M38 46H62Q60 55 50 55Q40 55 38 46Z', INK),
      bare('M40 46H60V49H40Z', '#f4f0e4'),
      line('M36 27L44 30M64 27L56 30', INK, 2.4),
      bare(`${disc(62, 42, 2.4)}${disc(66, 46, 1.6)}`, RED),
    ],
  },
  trigger: {
    parts: [
      ...torso('#4f5740'),
      line('M24 82L56 56', '#33302e', 5),
      ...head('#b07f5c'),
      area('M30 30Q28 6 50 6Q72 6 70 30L74 48L66 46V26H36L34 48L26 46Z', '#7a3a22'),
      ...eyes(36, 8, 4.6, '#3f6a34'),
      area('M28 20H72V27H28Z', '#4f5740'),
      area(disc(50, 22, 4), '#c79a45'),
      bare('M44 49Q50 52 56 49V51Q50 54 44 51Z', '#6a2a20'),
      bare('M58 40L66 44L65 46L57 42Z', '#8d4a3a'),
    ],
  },
  drifter: {
    parts: [
      area('M10 82Q14 50 30 42Q28 8 50 4Q72 8 70 42Q86 50 90 82Z', '#55603f'),
      bare('M62 10Q70 22 69 42Q84 52 86 82H66Z', SHADE),
      ...head('#c08e6c'),
      area('M30 32Q30 10 50 10Q70 10 70 32L62 22H38Z', '#3f4830'),
      ...eyes(33, 8, 4.8),
      area('M30 42Q50 50 70 42L72 56Q50 66 28 56Z', RED),
      bare('M34 47Q50 54 66 47V49Q50 56 34 49Z', '#c9565a'),
      area('M34 56L46 60L44 80L34 78Z', RED),
      line('M86 6V82', PALE, 5),
    ],
  },
  haggler: {
    parts: [
      ...torso('#7a4a86'),
      area('M40 56L50 70L60 56L50 60Z', CREAM),
      line('M38 60Q50 80 62 60', '#e3b23c', 3),
      ...head('#e0b898'),
      area(`${disc(41, 34, 7)}${disc(59, 34, 7)}`, '#f0dca0'),
      bare(`${disc(42, 35, 2.6)}${disc(58, 35, 2.6)}`, INK),
      bare('M47 33H53V35H47Z', INK),
      area('M24 20Q50 10 76 20L70 26Q50 18 30 26Z', '#3a2f3f'),
      area('M34 20Q36 -2 50 -2Q64 -2 66 20Q50 14 34 20Z', '#4a3b52'),
      area('M34 16Q50 9 66 16V20Q50 13 34 20Z', '#e3b23c'),
      bare('M40 47Q50 56 62 45L60 50Q50 57 41 50Z', '#8d2f35'),
      bare(box(53, 48, 3, 3), '#e3b23c'),
    ],
  },
  hipster: {
    parts: [
      ...torso(RED),
      bare('M20 66H80V68H20ZM17 75H83V77H17ZM34 56H37V82H34ZM62 56H65V82H62ZM48 56H51V82H48Z', '#5a1f24'),
      ...head(SKIN),
      area('M32 38Q36 46 50 45Q64 46 68 38L66 62Q58 76 50 76Q42 76 34 62Z', '#9a5a2a'),
      bare('M44 48Q50 52 56 48V50Q50 54 44 50Z', '#5a2a16'),
      area(`${disc(41, 33, 8, 7)}${disc(59, 33, 8, 7)}`, '#f4f0e0'),
      bare(`${disc(42, 34, 2.4)}${disc(58, 34, 2.4)}`, INK),
      bare('M48 32H52V34H48Z', INK),
      area('M31 24Q30 2 50 2Q70 2 69 24Z', '#3f8f96'),
      area('M29 19H71V27H29Z', '#357a80'),
      bare('M38 5V18H40V4ZM49 3V18H51V3ZM60 5V18H62V6Z', '#2a636a'),
    ],
  },
};

const GREEN = '#8fa56c';

export const ENEMY_FACES: Readonly<Record<string, Drawn>> = {
  wanderer: {
    parts: [
      line('M20 66L10 34', '#77718a', 8),
      line('M80 66L90 34', '#77718a', 8),
      area(`${disc(9, 28, 6)}${disc(91, 28, 6)}`, GREEN),
      line('M4 22V14M9 20V11M14 22V14M86 22V14M91 20V11M96 22V14', GREEN, 3),
      ...torso('#77718a'),
      area('M44 56L50 80L56 56Z', CREAM),
      area('M48 58H52L54 74L50 78L46 74Z', RED),
      ...head(GREEN),
      ...eyes(32, 8.5, 6.4),
      area('M32 26Q34 8 48 9L44 16L54 9Q66 10 68 26L60 18L54 22L46 16L40 22Z', '#33292a'),
      area('M42 46Q50 42 58 46Q57 54 50 54Q43 54 42 46Z', '#3a1216'),
    ],
  },
  raider: {
    parts: [
      ...torso('#6a4a30'),
      line('M24 60L72 82', '#33241a', 6),
      bare(`${disc(34, 65, 2)}${disc(44, 70, 2)}${disc(54, 74, 2)}`, '#e3b23c'),
      line('M78 80L88 40', DARK, 5),
      area('M72 76L82 80L78 84H70Z', WOOD),
      ...head(SKIN),
      ...eyes(33, 8, 4.2),
      area('M30 38Q50 46 70 38L66 58Q50 68 34 58Z', RED),
      bare(`${disc(42, 48, 1.6)}${disc(54, 52, 1.6)}${disc(48, 58, 1.6)}${disc(60, 46, 1.6)}`, CREAM),
      area('M16 24Q50 12 84 24Q80 30 50 26Q20 30 16 24Z', '#3f2e22'),
      area('M34 22Q34 4 50 4Q66 4 66 22Q50 18 34 22Z', '#553e2c'),
    ],
  },
  brute: {
    parts: [
      area('M2 82Q4 50 32 48H68Q96 50 98 82Z', '#d6cfba'),
      area('M6 64L-2 52L14 54L12 42L24 50L28 62Z', '#33302e'),
      area('M94 64L102 52L86 54L88 42L76 50L72 62Z', '#33302e'),
      area('M40 52H60L56 82H44Z', GREEN),
      area('M46 58L54 58L56 78L50 70L44 78Z', RED),
      area('M28 28Q28 6 50 6Q72 6 72 28V44Q70 58 50 60Q30 58 28 44Z', GREEN),
      bare('M60 8Q71 14 71 28V44Q69 54 58 58Q64 40 60 8Z', SHADE),
      ...eyes(30, 10, 4.4, RED),
      line('M32 23L46 28M68 23L54 28', '#33402a', 4),
      area('M36 42H64V52H36Z', '#3a1216'),
      bare(
        'M38 42L41 48L44 42ZM47 42L50 48L53 42ZM56 42L59 48L62 42ZM42 52L45 46L48 52ZM52 52L55 46L58 52Z',
        '#f4ecd0',
      ),
    ],
  },
  monster: {
    parts: [
      line('M20 70Q2 60 6 30M80 70Q98 60 94 30M30 76Q14 82 4 66M70 76Q86 82 96 66', '#6a3a52', 7),
      area('M2 30L6 16L12 30ZM88 30L94 16L98 30Z', CREAM),
      area('M16 82Q10 30 34 16Q50 2 66 16Q90 30 84 82Z', '#7d4560'),
      bare('M64 16Q88 32 82 82H64Q76 44 64 16Z', SHADE),
      area(`${disc(50, 26, 10)}`, '#f4e8b0'),
      area(`${disc(32, 36, 5)}${disc(68, 36, 5)}${disc(38, 18, 4)}${disc(62, 18, 4)}`, '#f4e8b0'),
      bare(`${disc(50, 27, 4)}${disc(32, 36, 2)}${disc(68, 36, 2)}${disc(38, 18, 1.8)}${disc(62, 18, 1.8)}`, RED),
      area('M26 50Q50 42 74 50Q72 76 50 78Q28 76 26 50Z', '#2b0f18'),
      bare(
        'M28 50L33 60L38 48ZM40 48L45 60L50 46ZM52 46L57 60L62 48ZM64 48L68 58L72 50ZM34 72L38 62L43 75ZM46 77L50 64L55 77ZM58 75L62 62L66 72Z',
        '#f4ecd0',
      ),
    ],
  },
  survivor: {
    parts: [
      line('M22 68L14 34', '#e3b23c', 8),
      line('M78 68L86 34', '#e3b23c', 8),
      area(`${disc(13, 28, 6)}${disc(87, 28, 6)}`, SKIN),
      ...torso('#3f7f96'),
      area('M42 55H58L56 82H44Z', '#e3b23c'),
      area('M26 60Q22 12 50 8Q78 12 74 60L64 58Q70 30 60 22H40Q30 30 36 58Z', '#8a4a26'),
      ...head(SKIN),
      area('M32 30Q32 9 50 9Q68 9 68 30Q60 18 46 20Q38 22 32 30Z', '#8a4a26'),
      ...eyes(34, 8, 5.4, '#3f6a84'),
      area(disc(50, 49, 4, 5), '#5a1f24'),
    ],
  },
};

export const TOKEN_PICTURES: Readonly<Record<string, Drawn>> = {
  barricade: {
    parts: [
      area(box(8, 18, 84, 14), '#b98348'),
      area(box(8, 44, 84, 14), '#a8723c'),
      area('M16 8H26V76H16ZM74 8H84V76H74Z', '#8d5a2e'),
      line('M30 14L70 62', PALE, 7),
    ],
  },
  spear: {
    turn: -40,
    parts: [line('M4 40H74', PALE, 5), area('M70 28L98 40L70 52L76 40Z', STEEL), area(box(62, 34, 12, 12), RED)],
  },
  trap: {
    parts: [
      area('M8 44Q50 10 92 44L84 46L78 36L70 44L62 32L54 42L46 32L38 44L30 34L22 46Z', STEEL),
      area('M8 50Q50 84 92 50L84 48L78 58L70 50L62 62L54 52L46 62L38 50L30 60L22 48Z', DARK),
      area(disc(50, 47, 9, 6), '#c79a45'),
    ],
  },
  grenade: {
    parts: [
      area('M28 46Q28 24 50 24Q72 24 72 46Q70 74 50 76Q30 74 28 46Z', '#5f7a44'),
      area(box(42, 12, 18, 14), DARK),
      line('M60 14H72L80 34', STEEL, 4),
      line('M30 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', '#c79a45', 2),
      bare('M32 42H68V44H32ZM32 56H68V58H32ZM42 28H44V72H42ZM56 28H58V72H56Z', '#3f5230'),
    ],
  },
};
