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
  PALE,
  RED,
  STEEL,
  WOOD,
} from '../../printed/shapes.ts';

/** Common Artifacts: what one finds. Unique ones: what the Ancients left. */
export const ARTIFACTS: Readonly<Record<string, Drawn>> = {
  // Road Flare
  C01: {
    turn: -38,
    parts: [
      area(box(10, 34, 52, 12), RED),
      bare(box(20, 34, 20, 12), CREAM),
      area('M62 30L74 34V46L62 50Z', DARK),
      area('M74 40L84 22L86 34L98 30L90 40L98 52L86 46L84 60Z', '#f0a030'),
      bare(disc(82, 40, 5), '#fbf0b0'),
    ],
  },
  // Dented Canteen
  C02: {
    parts: [
      line('M24 24Q50 -14 76 24', '#6a4326', 4),
      area('M18 46Q18 16 50 16Q82 16 82 46Q82 76 50 76Q18 76 18 46Z', '#7d8a5c'),
      area(box(43, 6, 14, 12), DARK),
      bare('M60 52Q72 46 74 34Q80 52 66 64Z', '#566240'),
      area(disc(44, 46, 12), '#95a270'),
    ],
  },
  // Nail Bat
  C03: {
    turn: -40,
    parts: [
      area('M4 36L40 34L84 26Q96 28 96 40Q96 52 84 54L40 46L4 44Z', '#b98348'),
      line('M4 40H20', '#33302e', 9),
      line('M62 30V14M76 28L80 12M66 50V66M80 52L84 68M92 34L100 28', STEEL, 2.4),
      bare('M84 32Q92 38 86 50L78 50Q86 40 78 30Z', RED),
    ],
  },
  // Hubcap Shield
  C04: {
    parts: [
      area(disc(50, 40, 36), STEEL),
      area(disc(50, 40, 27), '#c6cccc'),
      area(disc(50, 40, 10), DARK),
      line('M50 14V28M50 52V66M24 40H38M62 40H76M32 22L42 32M58 48L68 58M68 22L58 32M42 48L32 58', '#77797a', 3),
      bare('M24 20Q34 8 50 8Q34 14 28 26Z', '#f4f8f4'),
    ],
  },
  // Long Crowbar
  C05: {
    turn: -34,
    parts: [
      line('M4 48H86Q98 46 94 34', '#3f5a78', 6),
      area('M90 26L98 30L96 40L88 36Z', STEEL),
      area('M-2 42L10 44V52L-2 54Z', STEEL),
      bare('M14 45H80V47H14Z', '#7d9ab8'),
    ],
  },
  // Torn Atlas
  C06: {
    parts: [
      area('M6 18L34 10L50 18L66 10L94 18V68L66 60L58 66L50 62L34 70L6 66Z', '#e8dcb8'),
      bare('M34 11L50 19V61L34 69ZM66 11L94 19V67L66 59Z', '#d0bf92'),
      line('M14 56Q28 34 44 44T86 28', RED, 2.4),
      area('M76 22L90 34M90 22L76 34', RED),
      line('M78 22L88 32M88 22L78 32', RED, 2),
      bare(`${disc(22, 28, 5, 4)}${disc(58, 30, 6, 4)}`, '#6f9a7c'),
    ],
  },
  // Clicking Meter
  C07: {
    parts: [
      line('M70 30Q92 20 88 50L82 66', '#33302e', 4),
      area(box(74, 58, 16, 18), STEEL),
      area('M12 20H70V72H12Z', '#d0a240'),
      area(disc(41, 40, 18), CREAM),
      bare('M28 46A14 14 0 0 1 54 46L50 46A10 10 0 0 0 32 46Z', '#8a8272'),
      line('M41 46L52 30', RED, 2),
      area(`${disc(24, 64, 4)}${disc(58, 64, 4)}`, '#33302e'),
      line('M24 20V10H58V20', DARK, 4),
    ],
  },
  // Solder Kit
  C08: {
    turn: -28,
    parts: [
      area('M4 34H44V50H4Q0 42 4 34Z', '#3f8f6a'),
      area(box(44, 37, 10, 10), '#33302e'),
      line('M54 42H82', STEEL, 5),
      area('M82 38L98 42L82 46Z', '#f0a030'),
      line('M58 62a10 8 0 1 0 20 0a10 8 0 1 0 -20 0M78 62Q92 60 94 48', '#c6cccc', 3),
    ],
  },
  // Dirt Bike
  C09: {
    parts: [
      area(`${disc(20, 58, 16)}${disc(80, 58, 16)}`, '#2b2826'),
      area(`${disc(20, 58, 9)}${disc(80, 58, 9)}`, '#b8ae98'),
      line('M80 58L64 20H54M64 20L72 14', STEEL, 3.4),
      area('M22 26L44 32L60 28L64 40L46 52L34 46Z', '#4f86b0'),
      area('M8 20L40 28L38 34L10 26Z', '#33302e'),
      area('M66 34L88 36L84 42L68 40Z', '#4f86b0'),
      bare(box(72, 36, 8, 3), CREAM),
      line('M40 52L20 58', DARK, 4),
    ],
  },
  // Marked Deck
  C10: {
    parts: [
      area('M8 22L40 12L54 60L22 70Z', '#f0e8d2'),
      area('M34 10H66V62H34Z', '#f8f2e0'),
      area('M60 12L92 22L78 70L46 60Z', '#f8f2e0'),
      bare('M68 30Q74 24 78 32Q76 42 66 50Q62 38 62 32Q64 26 68 30Z', RED),
      bare('M50 26Q60 38 56 42Q52 44 51 41L53 50H47L49 41Q46 44 44 42Q40 38 50 26Z', INK),
      bare(disc(86, 27, 2.4), '#4fa3b0'),
    ],
  },
  // Scoped Rifle
  C11: {
    turn: -30,
    parts: [
      area('M2 48L26 36H70V44H34L12 60Q0 60 2 48Z', '#4f4a3a'),
      line('M68 39H100', DARK, 4),
      area('M28 18H62V27H28Z', '#2c2e2f'),
      area('M22 15H32V30H22ZM60 13H72V32H60Z', '#3c3f40'),
      bare('M70 16H72V29H70Z', '#e06a4a'),
      area('M34 27H38V36H34ZM52 27H56V36H52Z', DARK),
      bare('M8 50L24 42V46L10 54ZM44 37H66V39H44Z', '#8d8266'),
      line('M78 44L72 60M82 44L90 60', DARK, 2.6),
    ],
  },
  // Pipe Bombs
  C12: {
    parts: [
      area('M16 30H74V46H16Z', '#8d9494'),
      area('M8 26H20V50H8ZM70 26H82V50H70Z', '#55595c'),
      area('M22 50H80V66H22Z', '#a9b0b0'),
      area('M14 46H26V70H14ZM76 46H88V70H76Z', '#6a7072'),
      line('M46 30Q46 16 58 16T72 8M60 50Q62 36 92 30', CREAM, 2.4),
      area('M74 -2L77 4L83 3L79 8L82 14L75 11L70 15L71 8L66 4L72 4Z', '#f0b030'),
    ],
  },
  // Iodine Tin
  C13: {
    parts: [
      area('M20 30H80V70H20Z', '#b8843c'),
      area(disc(50, 30, 30, 9), '#d8a95c'),
      area(box(28, 42, 44, 20), CREAM),
      bare('M34 46H39V58H34ZM46 46H56V49H53V55H56V58H46V55H49V49H46ZM62 46H66V58H62Z', '#7a2c1c'),
      area(`${disc(38, 14, 8, 4)}${disc(58, 12, 8, 4)}`, '#f4ecd8'),
    ],
  },
  // Lucky Bullet
  C14: {
    parts: [
      line('M20 4Q50 40 80 4', '#8a8272', 2.4),
      area('M42 40V74H58V40Z', '#d8a93e'),
      area('M42 40Q43 24 50 16Q57 24 58 40Z', '#b0642c'),
      area(disc(50, 20, 5), STEEL),
      bare('M44 44H48V70H44Z', '#f3d684'),
      area(
        'M76 46Q70 38 76 36Q80 36 80 40Q84 36 88 40Q90 46 82 48Q90 50 88 56Q84 60 80 56Q80 60 76 60Q70 56 76 50Z',
        '#6f9a44',
      ),
      line('M78 52L70 68', '#4f7a3c', 2),
    ],
  },
  // Signal Mirror
  C15: {
    turn: 10,
    parts: [
      area('M22 14H70V70H22Z', '#c6cccc'),
      area('M28 20H64V64H28Z', '#cfe6ea'),
      bare('M30 52L56 22H64V28L34 62H30Z', '#f8ffff'),
      area(disc(46, 42, 4), DARK),
      area('M78 10L81 20L92 14L85 24L98 28L85 32L92 44L80 36L76 48L74 36L62 40L72 30L62 22L74 22Z', '#f4d04a'),
    ],
  },
  // Exo-Frame
  U01: {
    parts: [
      area(disc(50, 14, 9), '#d9b090'),
      area('M36 26H64V52H36Z', '#6a7486'),
      line('M34 30L14 40L8 66M66 30L86 40L92 66', '#d0a240', 7),
      line('M40 52L34 78M60 52L66 78', '#d0a240', 8),
      area(`${disc(34, 30, 6)}${disc(66, 30, 6)}${disc(14, 41, 5)}${disc(86, 41, 5)}`, STEEL),
      area(disc(50, 39, 6), '#7fe0e0'),
      line('M4 66L10 74M94 66L90 74', DARK, 4),
    ],
  },
  // Sun Rifle
  U02: {
    turn: -20,
    parts: [
      area('M4 40L24 34V50L10 58Q2 52 4 40Z', '#e8e0c8'),
      area('M22 30H64V48H22Z', '#d0a240'),
      area('M64 34H88V44H64Z', '#8a6a24'),
      area('M34 48H44L40 62H31Z', '#6a5a3c'),
      area(disc(44, 39, 7), '#fbe48a'),
      area('M28 8L60 8L56 26H32Z', '#33507a'),
      bare('M34 12H54M32 20H56M40 8V26M48 8V26', '#7fa8d8'),
      bare('M90 36L100 28V34L96 39L100 44V50L90 42Z', '#fbe48a'),
    ],
  },
  // Sealed Suit
  U03: {
    parts: [
      area('M18 82V58Q20 50 34 48H66Q80 50 82 58V82Z', '#e8e4d8'),
      area(disc(50, 30, 26), '#e8e4d8'),
      area('M30 30Q30 14 50 14Q70 14 70 30Q70 46 50 46Q30 46 30 30Z', '#2b4a5c'),
      bare('M36 24Q40 17 48 17Q40 24 39 34Z', '#8fd0e0'),
      area(box(40, 60, 20, 12), '#4fa3b0'),
      line('M40 66Q26 70 22 80M60 66Q74 70 78 80', '#8d9494', 3),
    ],
  },
  // Jet Harness
  U04: {
    parts: [
      area('M18 14Q18 4 29 4Q40 4 40 14V54H18ZM60 14Q60 4 71 4Q82 4 82 14V54H60Z', '#c6cccc'),
      area('M40 18H60V44H40Z', '#6a4326'),
      area('M16 54H42L38 62H20ZM58 54H84L80 62H62Z', DARK),
      area('M22 62H36L29 82ZM64 62H78L71 82Z', '#f0a030'),
      bare('M26 62H32L29 74ZM68 62H74L71 74Z', '#fbf0b0'),
      bare(`${box(22, 20, 14, 5)}${box(64, 20, 14, 5)}`, RED),
    ],
  },
  // Medical Drone
  U05: {
    parts: [
      line('M14 18L38 34M86 18L62 34', DARK, 4),
      area(`${disc(14, 14, 15, 4)}${disc(86, 14, 15, 4)}`, '#b8c4c8'),
      area('M26 40Q26 26 50 26Q74 26 74 40Q74 58 50 58Q26 58 26 40Z', '#f0f0e8'),
      bare('M46 32H54V38H60V46H54V52H46V46H40V38H46Z', RED),
      line('M40 58L34 74M60 58L66 74', STEEL, 3),
      line('M66 74L62 80', '#4fa3b0', 3),
    ],
  },
  // Satellite Link
  U06: {
    turn: -14,
    parts: [
      area(box(40, 28, 20, 24), '#d0b060'),
      area('M2 26H34V54H2ZM66 26H98V54H66Z', '#33507a'),
      bare('M12 26H14V54H12ZM23 26H25V54H23ZM2 39H34V41H2ZM76 26H78V54H76ZM87 26H89V54H87ZM66 39H98V41H66Z', '#7fa8d8'),
      line('M34 40H40M60 40H66', STEEL, 4),
      area('M38 12Q50 26 62 12L56 28H44Z', '#e8e4d8'),
      line('M50 20V6', STEEL, 2.4),
    ],
  },
  // Force Projector
  U07: {
    parts: [
      area('M18 78Q4 30 50 6Q96 30 82 78Z', '#9fe0e860'),
      line('M18 76Q4 30 50 6Q96 30 82 76', '#7fd8e0', 3),
      area('M36 58H64L70 78H30Z', '#55595c'),
      area(disc(50, 56, 9), '#e8f8f8'),
      bare('M50 8L56 18H44ZM22 34L32 36L26 44ZM78 34L68 36L74 44Z', '#e8f8f8'),
    ],
  },
  // Plasma Torch
  U08: {
    turn: -30,
    parts: [
      area('M6 46H48V58H6Q2 52 6 46Z', '#b0642c'),
      area('M44 40H66V54L50 60H44Z', STEEL),
      area('M62 36L74 40V52L62 52Z', DARK),
      area('M74 46Q88 28 104 44Q92 62 74 46Z', '#5ab4f0'),
      bare('M76 46Q86 38 96 45Q86 54 76 46Z', '#f0fcff'),
      line('M8 58Q0 70 14 76', '#33302e', 4),
    ],
  },
  // Seed Vault
  U09: {
    parts: [
      area('M14 22H86V74H14Z', '#7d8a8c'),
      area('M20 28H80V68H20Z', '#2b3a30'),
      area('M26 66V50H36V66ZM44 66V50H54V66ZM62 66V50H72V66Z', '#d6ecec'),
      bare('M31 50Q24 42 31 34Q38 42 31 50ZM49 50Q42 40 49 32Q56 40 49 50ZM67 50Q60 42 67 34Q74 42 67 50Z', '#8fc24a'),
      area('M14 22L24 8H76L86 22Z', '#a9b4b4'),
      area(disc(50, 15, 4), '#d0a240'),
    ],
  },
  // Gene Loom
  U10: {
    parts: [
      area('M16 4H84V14H16ZM16 66H84V76H16Z', DARK),
      line('M34 14Q34 27 50 40T66 66', '#4fa3b0', 4),
      line('M66 14Q66 27 50 40T34 66', RED, 4),
      line('M36 20H64M42 30H58M42 50H58M36 60H64', CREAM, 2),
      line('M20 14V66M80 14V66', STEEL, 3),
    ],
  },
  // Rail Pistol
  U11: {
    turn: -8,
    parts: [
      area('M18 44H40L34 74H16Z', '#33302e'),
      area('M10 26H52V46H10Z', '#c6cccc'),
      area('M50 22H96V30H50ZM50 40H96V48H50Z', '#55687a'),
      bare('M54 33H98V37H54Z', '#8fe0f8'),
      area(`${box(60, 20, 6, 30)}${box(76, 20, 6, 30)}`, '#d0a240'),
      bare(disc(24, 36, 4), '#8fe0f8'),
    ],
  },
  // Cracked Codebook
  U12: {
    parts: [
      area('M18 10H78Q84 10 84 16V70H24Q18 70 18 64Z', '#7a2c34'),
      area('M24 60H84V72H24Q18 68 24 60Z', CREAM),
      bare(
        'M30 20H44V24H30ZM48 20H54V24H48ZM30 30H36V34H30ZM40 30H60V34H40ZM30 40H50V44H30ZM54 40H60V44H54Z',
        '#e3b84a',
      ),
      line('M74 10L66 26L74 38L64 52', INK, 1.4),
      area(disc(72, 48, 7), '#d0a240'),
      bare('M70 46H74V54H70Z', INK),
    ],
  },
  // Old Flag
  U13: {
    parts: [
      line('M16 4V80', WOOD, 5),
      area('M18 10Q36 2 54 10T92 8L86 22L94 32L84 44L90 56Q72 62 54 54T18 58Z', '#b8434a'),
      bare('M18 22Q36 14 54 22T88 20L86 26Q72 28 54 30T18 32ZM18 42Q36 36 54 42T85 42L86 48Q70 52 54 48T18 50Z', CREAM),
      area('M18 10Q34 3 48 9V34Q34 28 18 32Z', '#33507a'),
      bare(`${disc(26, 15, 2)}${disc(36, 14, 2)}${disc(26, 24, 2)}${disc(38, 24, 2)}${disc(44, 18, 1.6)}`, CREAM),
    ],
  },
  // Storm Beacon
  U14: {
    parts: [
      area('M44 34H56L64 80H36Z', '#6a7072'),
      line('M40 56H60M38 68H62', DARK, 3),
      area(disc(50, 30, 8), '#8fe0f8'),
      area('M8 14Q14 0 30 6Q44 -6 58 4Q78 -4 88 10Q98 18 84 22H16Q4 22 8 14Z', '#55606c'),
      area('M26 22L18 42H26L18 62L38 36H29L36 22ZM70 22L64 38H71L66 54L84 32H76L82 22Z', '#f4d04a'),
    ],
  },
  // Tunnel Chart
  U15: {
    turn: -6,
    parts: [
      area('M12 12H88V68H12Z', '#33507a'),
      area('M6 10H14V70H6ZM86 10H94V70H86Z', '#e8dcb8'),
      line('M22 24H44V44H62V30H78M44 44V60M62 44H78V58', '#cfe6ea', 2.4),
      area(`${disc(22, 24, 4)}${disc(78, 30, 4)}${disc(44, 60, 4)}`, '#cfe6ea'),
      area('M74 54L82 62M82 54L74 62', RED),
      line('M74 54L82 62M82 54L74 62', RED, 2.4),
      bare('M18 15H34V17H18Z', PALE),
    ],
  },
};
