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

/** Missions, and the Special tokens that a scenario is about. */
export const MISSIONS: Readonly<Record<string, Drawn>> = {
  // Water for the Wells
  MS01: {
    parts: [
      area('M22 34H78L72 76H28Z', WOOD),
      area(disc(50, 34, 28, 9), '#4f9ab0'),
      line('M22 34Q50 -18 78 34', STEEL, 3),
      bare('M36 34Q50 28 64 34Q50 38 36 34Z', '#bfe4ec'),
      bare('M24 46H76V50H24ZM27 62H73V66H27Z', '#4a2d1c'),
    ],
  },
  // Walls Need Hands
  MS02: {
    parts: [
      area('M4 52H34V66H4ZM36 52H66V66H36ZM68 52H98V66H68ZM18 38H48V52H18ZM50 38H80V52H50Z', '#a8674c'),
      area('M40 4H70L76 12L70 20H40Z', STEEL),
      line('M40 12H16', WOOD, 6),
      area('M34 24H64V38H34Z', '#c0795a'),
    ],
  },
  // Cut the Fuel Line
  MS03: {
    parts: [
      line('M0 56H40M60 56H100', '#8d9494', 10),
      area('M38 46L46 52L40 58L46 66H36V46ZM62 46L54 52L60 58L54 66H64V46Z', DARK),
      bare('M44 60Q50 52 56 60Q60 74 50 78Q40 74 44 60Z', '#33302e'),
      line('M30 4L60 34M70 4L40 34', STEEL, 5),
      area(`${disc(62, 38, 7)}${disc(38, 38, 7)}`, RED),
    ],
  },
  // Silence the Needle
  MS04: {
    parts: [
      line('M50 6L34 78M50 6L66 78M42 44H58M38 62H62', DARK, 3.4),
      area(disc(50, 8, 5), RED),
      line('M30 10Q24 18 30 26M70 10Q76 18 70 26M18 4Q8 18 18 32M82 4Q92 18 82 32', '#f4f0e4', 2.6),
      line('M14 60L88 24', RED, 5),
    ],
  },
  // The Forest Oath
  MS05: {
    parts: [
      area('M50 2L74 34H64L82 60H58V76H42V60H18L36 34H26Z', '#4f7a3c'),
      area('M38 36Q50 26 62 36Q50 50 38 36Z', '#f4ecd0'),
      area(disc(50, 37, 5), '#a8602c'),
      bare('M4 70H34V74H4ZM66 70H96V74H66Z', '#6a4a2c'),
    ],
  },
  // Hunt the Spawn
  MS06: {
    parts: [
      area('M50 6L86 70H14Z', '#33425c'),
      area(disc(50, 46, 15), '#f4e8b0'),
      bare(disc(50, 47, 6), RED),
      line('M50 20V74M20 46H80', '#f4f0e4', 2),
      line('M24 46a26 26 0 1 0 52 0a26 26 0 1 0 -52 0', '#f4f0e4', 2.4),
    ],
  },
  // Run the Gauntlet
  MS07: {
    parts: [
      area('M14 80L34 22H66L86 80Z', '#55595c'),
      bare('M48 28H52V38H48ZM47 46H53V58H47ZM46 66H54V80H46Z', CREAM),
      area('M6 60L2 40L22 52ZM94 60L98 40L78 52ZM20 34L12 18L32 26ZM80 34L88 18L68 26Z', STEEL),
      area(`${disc(50, 10, 6)}`, RED),
      line('M50 16V26', DARK, 3),
    ],
  },
  // Bury the Dead
  MS08: {
    parts: [
      area('M4 80Q50 46 96 80Z', '#6a4a30'),
      line('M36 4V58M18 22H54', WOOD, 7),
      line('M82 6L66 62', PALE, 4),
      area('M58 56L74 60L70 78Q60 80 56 70Z', STEEL),
      area(disc(36, 14, 9, 4), '#8a6a4a'),
    ],
  },
  // Factory Blueprints
  MS09: {
    turn: -6,
    parts: [
      area('M10 14H90V68H10Z', '#2f5a8a'),
      line('M20 58V38L34 46V38L48 46V38L62 46V20H72V58Z', '#cfe6ea', 2),
      area('M6 10H14V72H6Z', '#e8dcb8'),
      bare('M78 22H86V24H78ZM78 28H86V30H78ZM76 50H86V52H76Z', '#cfe6ea'),
    ],
  },
  // Escort the Families
  MS10: {
    parts: [
      area(disc(34, 16, 9), '#c99a78'),
      area('M20 78V38Q20 26 34 26Q48 26 48 38V78Z', '#7d4a5c'),
      area(disc(68, 20, 8), '#8d5f45'),
      area('M56 78V42Q56 30 68 30Q80 30 80 42V78Z', '#3f5a78'),
      area(disc(52, 48, 7), '#d9b090'),
      area('M42 80V62Q42 56 52 56Q62 56 62 62V80Z', '#d0a240'),
      area('M24 12Q26 4 34 4Q44 4 44 14Z', '#4a2d1c'),
    ],
  },
  // Break the Bikers
  MS11: {
    parts: [
      area(`${disc(26, 54, 22)}`, '#2b2826'),
      area(disc(26, 54, 11), STEEL),
      line('M26 54L58 20H74', STEEL, 4),
      area('M40 34Q58 28 66 40L56 52H44Z', '#4f7a3c'),
      line('M62 66L94 18M70 76L98 40', RED, 5),
      bare('M66 56L72 60L68 66L62 62Z', '#f0a030'),
    ],
  },
  // Thin the Gangs
  MS12: {
    parts: [
      area('M34 30Q34 8 50 8Q66 8 66 30V52H34Z', '#a83a48'),
      area('M30 24H70V36H30Z', '#2b2a2c'),
      bare('M34 27H66V33H34Z', '#ff8a5c'),
      area('M18 78Q20 56 50 54Q80 56 82 78Z', '#8e3440'),
      line('M20 8L80 74M80 8L20 74', '#f4f0e4', 5),
    ],
  },
  // Hold the Wild Line
  MS13: {
    parts: [
      area(
        'M10 80V34L18 22L26 34V80ZM30 80V28L38 16L46 28V80ZM54 80V28L62 16L70 28V80ZM74 80V34L82 22L90 34V80Z',
        '#a8723c',
      ),
      line('M4 46H96M4 64H96', WOOD, 5),
      area('M40 6Q50 -6 60 6Q56 20 50 22Q44 20 40 6Z', '#6f9a44'),
    ],
  },
  // Read the Stars
  MS14: {
    parts: [
      area(box(4, 4, 92, 72), '#25304c'),
      bare(
        `${disc(18, 18, 3)}${disc(38, 30, 3)}${disc(54, 16, 3.4)}${disc(72, 34, 3)}${disc(84, 18, 2.6)}${disc(30, 54, 2.6)}`,
        '#f4ecc0',
      ),
      line('M18 18L38 30L54 16L72 34L84 18', '#8fa0c8', 1),
      area('M34 76L56 48L64 54L46 78Z', '#c79a45'),
      area('M54 46L62 38L72 46L64 56Z', '#e3b84a'),
    ],
  },
  // Gambler's Map
  MS15: {
    parts: [
      area('M8 18L36 10L64 18L92 10V62L64 70L36 62L8 70Z', '#e0cfa0'),
      line('M16 54Q34 30 50 44T84 26', RED, 2.4),
      area('M40 34H66V60H40Z', '#f8f2e0'),
      bare(`${disc(46, 40, 3)}${disc(60, 40, 3)}${disc(53, 47, 3)}${disc(46, 54, 3)}${disc(60, 54, 3)}`, INK),
    ],
  },
  // Second Gate
  MS16: {
    parts: [
      area('M6 80V18H24V80ZM76 80V18H94V80Z', '#77706a'),
      area('M24 28H50V80H24ZM50 28H76V80H50Z', '#8a5a34'),
      line('M24 40H76M24 66H76', DARK, 4),
      area('M2 18H28V8H22V12H18V8H12V12H8V8H2ZM72 18H98V8H92V12H88V8H82V12H78V8H72Z', '#77706a'),
      area(`${disc(44, 54, 3)}${disc(56, 54, 3)}`, '#e3b84a'),
    ],
  },
  // Lightning of the Ancients
  GM1: {
    parts: [
      area('M36 80L44 40H56L64 80Z', '#55687a'),
      area(disc(50, 34, 13), '#8fe0f8'),
      bare(disc(46, 30, 4), '#f4ffff'),
      area('M44 20L20 -2L34 2L30 -8L52 10ZM60 26L96 8L86 18L98 20L66 36Z', '#f4d04a'),
      line('M34 34a16 5 0 1 0 32 0M30 44a20 6 0 1 0 40 0', STEEL, 2.4),
    ],
  },
  // Flight to Freedom
  GM2: {
    turn: -14,
    parts: [
      area('M6 36Q50 24 94 38Q98 44 90 48Q50 52 10 46Z', '#c6cccc'),
      area('M40 40L22 76H34L62 44ZM40 36L24 6H36L62 34Z', '#a9b0b0'),
      area('M8 38L2 18H12L24 36Z', RED),
      bare('M74 36L88 39L86 42L74 41ZM34 38H38V42H34ZM44 37H48V41H44ZM54 37H58V41H54Z', '#2b4a5c'),
      line('M96 30V56', DARK, 2.4),
    ],
  },
};

/** The Special token of each scenario: a weapon part, a token against a Leader, a plane part. */
export const TOKENS: Readonly<Record<string, Drawn>> = {
  'special.1': {
    parts: [
      area('M10 34H56V46H10Z', '#6a7486'),
      area('M54 22H78V58H54Z', '#c79a45'),
      area(disc(66, 40, 8), '#8fe0f8'),
      area('M78 30H94V50H78Z', DARK),
      bare('M14 37H50V39H14Z', LIGHT),
    ],
  },
  'special.2': {
    parts: [
      area('M50 2L62 26L90 28L68 46L76 74L50 58L24 74L32 46L10 28L38 26Z', '#e3b84a'),
      area(disc(50, 40, 13), RED),
      line('M42 40H58M50 32V48', CREAM, 4),
    ],
  },
  'special.3': {
    parts: [
      area(disc(50, 40, 12), DARK),
      area('M46 30Q34 2 50 -2Q66 2 54 30ZM58 46Q86 62 80 76Q64 78 48 50ZM42 46Q14 62 20 76Q36 78 52 50Z', '#b98348'),
      area(disc(50, 40, 6), '#e3b84a'),
      bare('M48 2H52V8H48Z', CREAM),
    ],
  },
};
