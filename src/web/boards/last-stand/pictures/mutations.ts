import { area, bare, CREAM, disc, type Drawn, INK, LIGHT, line, type Part, RED, STEEL } from '../../printed/shapes.ts';

/** Mutations: a part of a body that is no longer what it was. */

const SKIN = '#d0a07c';
const SICK = '#9ab06a';

const face = (fill: string): Part[] => [
  area('M26 40Q24 8 50 6Q76 8 74 40Q72 70 50 76Q28 70 26 40Z', fill),
  bare('M60 9Q75 16 73 40Q71 66 56 74Q68 44 60 9Z', '#17120f33'),
];
const eyes = (y: number, r: number, iris: string): Part[] => [
  area(`${disc(39, y, r)}${disc(61, y, r)}`, '#f8f2e0'),
  bare(`${disc(39, y, r * 0.5)}${disc(61, y, r * 0.5)}`, iris),
];
const hand = (fill: string): Part[] => [
  area(
    'M34 80V52L20 38Q16 30 24 30L34 38V12Q34 6 39 6Q44 6 44 12V30V8Q44 2 50 2Q56 2 56 8V30V12Q56 6 61 6Q66 6 66 12V34V20Q66 14 71 14Q76 14 76 20V50Q76 62 66 70V80Z',
    fill,
  ),
];

export const MUTATIONS: Readonly<Record<string, Drawn>> = {
  // Night Eyes
  M01: {
    parts: [
      ...face('#6a5a6a'),
      ...eyes(36, 11, INK),
      bare(`M39 28V44ZM37 28Q39 36 37 44H41Q39 36 41 28ZM59 28Q61 36 59 44H63Q61 36 63 28Z`, '#f4d04a'),
      bare('M42 60H58V62H42Z', '#3a2a34'),
    ],
  },
  // Map Skin
  M02: {
    parts: [
      ...hand(SKIN),
      line('M40 70Q38 54 50 50T68 30M50 50L40 34', '#4f6a8a', 2),
      area(disc(50, 50, 4), RED),
      bare('M54 62H66V64H54ZM38 60H44V62H38Z', '#6a4a2c'),
    ],
  },
  // Magnet Fingers
  M03: {
    parts: [
      ...hand(SKIN),
      area('M30 2H48V14H30ZM52 2H70V14H52Z', RED),
      bare('M30 2H48V6H30ZM52 2H70V6H52Z', CREAM),
      line('M10 10L22 16M8 26L20 26M90 8L80 16', STEEL, 3),
    ],
  },
  // Lead Marrow
  M04: {
    turn: -30,
    parts: [
      area(
        'M20 34Q8 30 10 22Q16 14 24 22Q30 14 36 22Q36 28 34 32H66Q64 26 70 20Q78 16 80 26Q90 26 88 34Q90 44 80 44Q80 54 70 52Q64 46 66 42H34Q36 50 28 54Q18 54 20 46Q10 46 12 38Z',
        CREAM,
      ),
      area('M34 34H66V40H34Z', '#5d676b'),
      bare('M40 35H44V39H40ZM52 35H58V39H52Z', '#9ba6aa'),
    ],
  },
  // Third Eyelid
  M05: {
    parts: [
      area('M6 40Q50 -8 94 40Q50 88 6 40Z', SKIN),
      area('M14 40Q50 4 86 40Q50 76 14 40Z', '#f8f2e0'),
      area(disc(50, 40, 17), '#6f9a44'),
      bare('M47 26Q50 40 47 54H53Q50 40 53 26Z', INK),
      area('M14 40Q40 12 58 16Q44 40 58 64Q40 68 14 40Z', '#b8c4b0'),
    ],
  },
  // Clouded Lens
  M06: {
    parts: [
      area('M6 40Q50 2 94 40Q50 78 6 40Z', '#f8f2e0'),
      area(disc(50, 40, 21), '#c8d0d0'),
      bare(`${disc(44, 36, 9)}${disc(56, 44, 10)}${disc(54, 34, 7)}`, '#e8eeee'),
      line('M8 38L24 34M10 46L26 46M90 36L76 34', RED, 1.4),
    ],
  },
  // Shaking Hands
  M07: {
    parts: [
      ...hand(SICK),
      line('M8 20Q14 26 8 32T8 46M92 20Q86 26 92 32T92 46M0 26Q5 32 0 38M100 26Q95 32 100 38', INK, 1.4),
      area(`${disc(28, 62, 3)}${disc(82, 60, 3)}${disc(22, 72, 2)}`, '#dff4f4'),
    ],
  },
  // Fog Head
  M08: {
    parts: [
      area('M18 82Q18 62 40 58H60Q82 62 82 82Z', '#6a5a44'),
      area(
        'M22 44Q8 40 14 28Q14 14 30 16Q36 2 52 8Q70 2 74 18Q90 18 86 32Q92 46 76 48Q66 60 50 54Q32 60 22 44Z',
        '#d0d4d0',
      ),
      bare('M28 30Q36 24 44 30Q36 36 28 30ZM56 30Q64 24 72 30Q64 36 56 30Z', '#8d9490'),
    ],
  },
  // Open Sores
  M09: {
    parts: [
      area('M20 80L26 10Q28 2 40 4H62Q74 4 76 14L80 80Z', SKIN),
      area(`${disc(40, 24, 9, 7)}${disc(62, 44, 11, 9)}${disc(42, 62, 8, 7)}`, '#b8434a'),
      bare(`${disc(40, 24, 5, 3.6)}${disc(62, 44, 6, 5)}${disc(42, 62, 4, 3.4)}`, '#e8d070'),
      bare(`${disc(58, 20, 2)}${disc(46, 42, 2)}${disc(60, 66, 2.4)}`, RED),
    ],
  },
  // Loud Breath
  M10: {
    parts: [
      area('M30 20Q34 4 54 6Q70 10 68 30L74 44L66 46V56Q64 64 52 62V78H28V50Q22 34 30 20Z', SICK),
      area('M62 50Q74 50 74 56Q72 62 62 60Z', '#5a1f24'),
      line('M80 46Q90 40 98 44M80 56H98M80 66Q90 72 98 68', '#f4f0e4', 3),
      bare(disc(58, 28, 3), INK),
    ],
  },
  // Sweet Blood
  M11: {
    parts: [
      area('M50 4Q78 40 74 54Q70 76 50 76Q30 76 26 54Q22 40 50 4Z', '#b8343a'),
      bare('M38 46Q36 60 46 66Q32 64 34 48Z', '#f0a0a0'),
      area('M58 18L72 10L80 20L66 26Z', '#e3b84a'),
      bare('M60 20L68 15V24L64 25ZM72 13L76 17L72 22Z', INK),
      area('M70 10Q80 -2 84 8ZM76 14Q90 6 90 16Z', '#e8f4f8'),
    ],
  },
  // Quick Scab
  M12: {
    parts: [
      area('M0 30Q50 14 100 30V58Q50 74 0 58Z', SKIN),
      area('M18 38Q34 28 50 36T84 34Q88 44 80 50Q62 58 46 52T18 50Z', '#7a3a26'),
      bare('M26 42L36 38L34 46ZM48 42L60 40L56 48ZM68 40L76 40L72 46Z', '#a8603c'),
      line('M30 30V22M50 28V18M70 28V20', '#f4f0e4', 2),
    ],
  },
  // Belly Pouch
  M13: {
    parts: [
      area('M24 0Q16 40 24 80H76Q84 40 76 0Z', SKIN),
      bare(disc(50, 18, 3), '#8a5a44'),
      area('M24 40Q50 30 76 40V68Q50 80 24 68Z', '#b8805c'),
      area('M28 42Q50 34 72 42Q50 50 28 42Z', '#3a1a16'),
      area('M44 42L48 22H56L54 44Z', '#d8a93e'),
    ],
  },
  // Pale Grin
  M14: {
    parts: [
      ...face('#e8e6dc'),
      ...eyes(30, 7, RED),
      area('M28 46Q50 42 72 46Q70 68 50 70Q30 68 28 46Z', '#3a1216'),
      bare(
        'M30 47H36V56H30ZM38 46H44V58H38ZM46 46H54V59H46ZM56 46H62V58H56ZM64 47H70V56H64ZM36 60H42V66H36ZM46 62H54V68H46ZM58 60H64V66H58Z',
        '#fbf6e8',
      ),
    ],
  },
  // Hide of Scales
  M15: {
    parts: [
      area('M20 80Q14 40 30 12Q50 -4 70 12Q86 40 80 80Z', '#5f7a4a'),
      bare(
        'M26 24Q34 34 42 24Q50 34 58 24Q66 34 74 24V30Q66 40 58 30Q50 40 42 30Q34 40 26 30ZM22 42Q31 52 40 42Q50 52 60 42Q69 52 78 42V48Q69 58 60 48Q50 58 40 48Q31 58 22 48ZM20 60Q30 70 40 60Q50 70 60 60Q70 70 80 60V66Q70 76 60 66Q50 76 40 66Q30 76 20 66Z',
        '#8fa868',
      ),
      area('M36 14L42 2L47 9L53 0L57 9L63 3L66 14Z', '#3f5a30'),
    ],
  },
  // Spring Legs
  M16: {
    parts: [
      area('M36 0H64V22H36Z', '#6a5a44'),
      line('M42 22L30 34L46 42L30 50L46 58L34 68M58 22L70 34L54 42L70 50L54 58L66 68', SKIN, 6),
      area('M22 68H44V78H18ZM56 68H78L82 78H56Z', '#33302e'),
      line('M14 60V74M86 60V74', INK, 1.4),
    ],
  },
  // Hook Hands
  M17: {
    parts: [
      area('M36 80V50H64V80Z', SKIN),
      area('M34 42H66V54H34Z', '#6a4326'),
      line('M50 42V30Q50 18 62 18Q78 20 74 36Q68 46 58 40', STEEL, 7),
      area('M54 34L62 44L52 46Z', STEEL),
    ],
  },
  // Acid Spit
  M18: {
    parts: [
      area('M22 18Q50 2 78 18Q82 40 66 48H34Q18 40 22 18Z', SICK),
      area('M26 26Q50 18 74 26Q72 42 50 44Q28 42 26 26Z', '#3a1216'),
      bare('M30 26L36 34L42 25ZM58 25L64 34L70 26Z', CREAM),
      area('M40 40H60Q66 56 60 68Q50 84 40 68Q34 56 40 40Z', '#b4d83c'),
      bare(`${disc(47, 62, 4)}${disc(22, 66, 5)}${disc(78, 62, 4)}${disc(72, 74, 3)}`, '#d8f07a'),
    ],
  },
  // Bone Spurs
  M19: {
    parts: [
      area('M10 80Q20 40 44 30L62 20Q78 16 84 28Q88 42 70 48Q46 56 38 80Z', SKIN),
      area('M24 48L12 24L36 38ZM42 32L38 4L56 24ZM66 20L76 0L82 22ZM30 70L48 78L38 62Z', CREAM),
      bare('M24 60Q34 46 50 40Q38 50 30 66Z', '#e8c4a4'),
    ],
  },
  // Gill Slits
  M20: {
    parts: [
      area('M30 0H70Q66 30 72 48Q86 58 94 80H6Q14 58 28 48Q34 30 30 0Z', '#8fb0a0'),
      bare(
        'M34 16Q44 18 46 28Q38 26 33 22ZM34 28Q46 30 48 40Q38 38 32 34ZM32 40Q46 42 50 52Q38 50 29 46ZM66 16Q56 18 54 28Q62 26 67 22ZM66 28Q54 30 52 40Q62 38 68 34ZM68 40Q54 42 50 52Q62 50 71 46Z',
        '#8d2f35',
      ),
      bare(`${disc(16, 30, 4)}${disc(10, 16, 3)}${disc(88, 24, 4)}`, '#dff4f4'),
    ],
  },
  // Echo Ears
  M21: {
    parts: [
      ...face(SKIN),
      area('M26 40Q2 44 4 16Q18 8 30 26ZM74 40Q98 44 96 16Q82 8 70 26Z', SKIN),
      bare('M22 34Q10 34 10 20Q18 18 26 28ZM78 34Q90 34 90 20Q82 18 74 28Z', '#a8606a'),
      ...eyes(38, 6, INK),
      bare('M42 58H58V60H42Z', '#6a2a20'),
    ],
  },
  // Swollen Heart
  M22: {
    parts: [
      area('M50 78Q6 50 12 24Q18 2 38 8L50 18L62 8Q82 2 88 24Q94 50 50 78Z', '#8e2f35'),
      area('M40 10V-4H50V16ZM56 14L64 -4L74 2L66 10Z', '#b8606a'),
      line('M30 30Q44 40 40 60M66 26Q56 40 62 56M24 42L34 48', '#5a4f78', 2.4),
      bare('M22 24Q26 14 36 16Q26 20 24 32Z', '#e09a94'),
    ],
  },
  // Twin Stomachs
  M23: {
    parts: [
      line('M50 0V16', '#c98a84', 7),
      area('M48 14Q20 6 12 32Q6 62 32 64Q48 62 46 40Z', '#c98a84'),
      area('M52 14Q80 6 88 32Q94 62 68 64Q52 62 54 40Z', '#b8706a'),
      line('M32 64Q34 76 46 74M68 64Q66 76 54 74', '#c98a84', 5),
      bare('M18 30Q26 20 36 24Q24 28 22 42ZM66 24Q78 22 82 34Q76 26 66 28Z', '#e8b8b0'),
    ],
  },
  // Weeping Glands
  M24: {
    parts: [
      ...face(SICK),
      ...eyes(32, 8, INK),
      bare('M36 42Q42 54 39 62Q34 62 34 54ZM64 42Q58 54 61 62Q66 62 66 54Z', '#7fc4e0'),
      area(`${disc(24, 54, 8)}${disc(76, 54, 8)}`, '#c8a45c'),
      bare(`${disc(22, 68, 4, 6)}${disc(78, 70, 4, 6)}`, '#7fc4e0'),
      bare('M42 64Q50 58 58 64V66Q50 61 42 66Z', '#3a2a1c'),
    ],
  },
  // Crawling Rash
  M25: {
    parts: [
      area('M8 80L34 4H74L92 80Z', SKIN),
      line('M34 74Q30 60 44 56T48 40Q60 36 56 22', '#b8343a', 6),
      bare(`${disc(62, 60, 4)}${disc(70, 48, 3)}${disc(40, 28, 3)}${disc(66, 30, 3)}${disc(52, 68, 3)}`, '#c4564e'),
      line('M28 60L22 56M50 48L58 50M44 44L38 40M60 28L66 24', '#b8343a', 2),
    ],
  },
  // Glow Veins
  M26: {
    parts: [
      area('M6 60Q30 40 60 36L92 24L98 44L66 56Q40 66 16 80Z', '#5a5f52'),
      line('M12 66Q34 50 60 46T94 34M40 56L46 66M58 46L54 36M74 42L80 48', '#b4f04a', 3.4),
      bare(`${disc(46, 66, 2)}${disc(54, 36, 2)}`, '#f0ffc0'),
    ],
  },
  // Extra Arm
  M27: {
    parts: [
      line('M34 44L10 52L6 74M66 44L90 52L94 74', SKIN, 8),
      line('M68 36L88 26L84 4', '#9ab06a', 8),
      area('M78 6L80 -6L84 2L88 -8L91 4L88 12Z', '#9ab06a'),
      area('M34 80L30 34Q50 26 70 34L66 80Z', '#6a5a44'),
      area(disc(50, 16, 13), SKIN),
      bare(`${disc(45, 15, 2)}${disc(55, 15, 2)}M45 22H55V24H45Z`, INK),
    ],
  },
  // Wing Buds
  M28: {
    parts: [
      area('M30 80Q26 30 38 14H62Q74 30 70 80Z', SKIN),
      line('M50 18V76', '#a8704c', 2),
      area('M40 34Q8 40 6 8Q20 12 26 22Q34 18 42 28ZM60 34Q92 40 94 8Q80 12 74 22Q66 18 58 28Z', '#8a6a7a'),
      bare('M38 32L12 14L16 24ZM62 32L88 14L84 24Z', '#5a4450'),
    ],
  },
  // Iron Skull
  M29: {
    parts: [
      area('M20 36Q20 4 50 4Q80 4 80 36V48L70 54V72H30V54L20 48Z', '#8d9494'),
      area(`${disc(38, 40, 9)}${disc(62, 40, 9)}`, INK),
      bare(`${disc(38, 40, 3)}${disc(62, 40, 3)}`, '#f06a3c'),
      area('M46 50L50 44L54 50Z', INK),
      bare('M36 60H38V72H36ZM43 60H45V72H43ZM50 60H52V72H50ZM57 60H59V72H57ZM64 60H66V72H64Z', INK),
      bare(`${disc(30, 20, 2.4)}${disc(50, 12, 2.4)}${disc(70, 20, 2.4)}`, '#c6cccc'),
    ],
  },
  // Beast Fury
  M30: {
    parts: [
      area('M18 30L10 2L34 14Q50 8 66 14L90 2L82 30Q86 60 50 78Q14 60 18 30Z', '#6a4a34'),
      area('M26 34L44 40L40 46Q30 46 26 34ZM74 34L56 40L60 46Q70 46 74 34Z', '#f4d04a'),
      bare(`${disc(38, 41, 2.4)}${disc(62, 41, 2.4)}`, INK),
      area('M34 54Q50 48 66 54L62 70H38Z', '#3a1216'),
      bare('M36 54L40 64L44 53ZM56 53L60 64L64 54ZM44 70L47 62L50 70ZM51 70L54 62L57 70Z', CREAM),
    ],
  },
  // Hollow Mind
  M31: {
    parts: [
      area('M26 78V62Q14 50 20 28Q26 6 52 6Q80 8 80 36L86 50H78V62Q76 70 62 68V78Z', SKIN),
      area('M30 34Q30 14 50 14Q70 14 70 32Q70 46 50 46Q30 46 30 34Z', '#2b2a33'),
      bare(`${disc(42, 28, 2)}${disc(56, 24, 2)}${disc(60, 36, 1.6)}${disc(48, 38, 1.6)}`, '#f4f0e4'),
      line('M52 30V40', '#e3b84a', 1.6),
    ],
  },
  // Radiant
  M32: {
    parts: [
      area(
        'M50 -4L56 14L72 2L70 20L90 16L80 32L98 40L80 48L90 64L70 60L72 78L56 66L50 84L44 66L28 78L30 60L10 64L20 48L2 40L20 32L10 16L30 20L28 2L44 14Z',
        '#d8f04a',
      ),
      ...face('#f4ffb0'),
      ...eyes(34, 7, '#6f9a24'),
      bare('M40 54Q50 62 60 54V57Q50 65 40 57Z', '#6f9a24'),
      bare('M44 14H56V17H44Z', LIGHT),
    ],
  },
};
