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

/** Special cards: things that happen, and the people who come along. */

const SKIN = '#c99a78';

export const SPECIALS: Readonly<Record<string, Drawn>> = {
  // True Grit: a clenched fist.
  S01: {
    parts: [
      area('M34 80V56L24 48V30L32 24H66L76 32V50L66 58V80Z', SKIN),
      area('M26 26H38V44H26ZM38 22H50V42H38ZM50 22H62V42H50ZM62 26H74V42H62Z', '#d9b090'),
      area('M24 40Q40 38 54 46L50 54Q36 50 24 52Z', SKIN),
      area(box(34, 62, 32, 12), RED),
    ],
  },
  // Flank Attack: two arrows round a skull.
  S02: {
    parts: [
      line('M50 76Q8 70 14 30', '#4fa3b0', 6),
      line('M50 76Q92 70 86 30', '#4fa3b0', 6),
      area('M4 34L14 14L24 34ZM76 34L86 14L96 34Z', '#4fa3b0'),
      area('M36 34Q36 16 50 16Q64 16 64 34V42L58 46V54H42V46L36 42Z', CREAM),
      bare(`${disc(44, 36, 4)}${disc(56, 36, 4)}`, INK),
    ],
  },
  // Dust Wall: a storm that stands over the road.
  S03: {
    parts: [
      area('M2 72V30Q10 12 26 20Q34 2 52 12Q70 0 78 18Q96 14 98 34V72Z', '#c79a5c'),
      bare(
        'M8 40Q24 28 40 38T72 34T94 42L94 48Q76 40 60 46T28 46T8 48ZM10 58Q34 48 54 58T92 56V62Q72 64 54 64T10 66Z',
        '#9a7040',
      ),
      area('M66 72L70 62H86L92 72Z', '#55595c'),
      bare(`${disc(71, 73, 4)}${disc(87, 73, 4)}`, INK),
    ],
  },
  // Broken Axle.
  S04: {
    parts: [
      line('M8 44L42 50M56 34L92 30', STEEL, 7),
      area(`${disc(14, 46, 20)}`, '#2b2826'),
      area(`${disc(14, 46, 9)}`, STEEL),
      area('M78 4Q98 12 96 34Q94 54 78 58Q88 40 84 26Z', '#2b2826'),
      bare('M46 20L50 34L60 22L56 38L68 40L56 46L60 60L50 50L42 62L44 48L32 44L44 40Z', '#f0a030'),
    ],
  },
  // Dead Air: a radio with no voice.
  S05: {
    parts: [
      line('M70 26L88 2', STEEL, 2.6),
      area('M12 26H88V74H12Z', '#6a4a30'),
      area(disc(34, 50, 17), '#2b2320'),
      bare('M24 44H44V46H24ZM22 50H46V52H22ZM24 56H44V58H24Z', '#77664a'),
      area(box(58, 34, 24, 12), '#d8cfb4'),
      line('M56 52L84 70M84 52L56 70', RED, 4),
    ],
  },
  // Sandbag Crew.
  S06: {
    parts: [
      area(
        'M8 56Q8 46 24 46Q40 46 40 56V70H8ZM34 58Q34 48 50 48Q66 48 66 58V70H34ZM60 56Q60 46 76 46Q92 46 92 56V70H60Z',
        '#b39a68',
      ),
      area('M20 36Q20 26 36 26Q52 26 52 36V48H20ZM48 36Q48 26 64 26Q80 26 80 36V48H48Z', '#c7ae7c'),
      area(disc(50, 14, 8), SKIN),
      area('M40 12Q40 2 50 2Q60 2 60 12Z', '#55603f'),
      line('M56 22L80 14', DARK, 4),
    ],
  },
  // Fuel Fire.
  S07: {
    parts: [
      area('M34 30H66V74H34Z', RED),
      area('M32 40H68V46H32ZM32 58H68V64H32Z', '#6f1e24'),
      area('M50 -4Q74 12 62 30Q78 22 72 42Q60 30 50 34Q40 30 28 42Q22 22 38 30Q26 12 50 -4Z', '#f0a030'),
      bare('M50 12Q60 20 55 31H45Q40 20 50 12Z', '#f8e08a'),
      area('M2 78Q20 66 40 74H98V80H2Z', '#33302e'),
    ],
  },
  // Ghost Highway.
  S08: {
    parts: [
      area('M40 26H60L92 80H8Z', '#55595c'),
      bare('M48 30H52L53 40H47ZM47 46H53L55 58H45ZM44 64H56L58 78H42Z', CREAM),
      area('M28 28Q28 2 50 2Q72 2 72 28V52L65 46L58 52L50 46L42 52L35 46L28 52Z', '#e8f0f0'),
      bare(`${disc(42, 22, 5, 6)}${disc(58, 22, 5, 6)}${disc(50, 36, 4, 5)}`, '#33424a'),
    ],
  },
  // Field Hospital: a tent.
  S09: {
    parts: [
      area('M50 8L96 72H4Z', '#e8e0c8'),
      area('M50 26L66 72H34Z', '#6a5a44'),
      bare('M50 8L50 26L34 72H4Z', '#cfc4a4'),
      area(disc(50, 24, 11), CREAM),
      bare('M46 16H54V20H58V28H54V32H46V28H42V20H46Z', RED),
    ],
  },
  // Caravan of Plenty: a loaded waggon.
  S10: {
    parts: [
      area('M14 40Q14 8 50 8Q86 8 86 40Z', '#e8dcb8'),
      bare('M30 12Q26 26 27 40H31Q30 26 34 11ZM66 11Q70 26 69 40H73Q74 26 70 12Z', '#b39a68'),
      area('M10 40H90L84 58H16Z', WOOD),
      area(`${disc(28, 62, 13)}${disc(72, 62, 13)}`, '#6a4326'),
      area(`${disc(28, 62, 5)}${disc(72, 62, 5)}`, PALE),
      area(`${disc(42, 36, 6)}${disc(53, 36, 6)}`, '#c4563a'),
      area(disc(62, 36, 5), '#6f9a44'),
    ],
  },
  // Second Wind: a gust out of a chest.
  S11: {
    parts: [
      area('M50 74Q8 46 16 22Q24 4 42 14L50 22L58 14Q76 4 84 22Q92 46 50 74Z', '#b8434a'),
      line('M2 34H56Q72 34 70 24Q66 16 58 22M2 48H70Q84 50 80 60Q74 66 66 60', '#f4f0e4', 4),
      bare('M24 22Q28 14 36 18Q26 22 24 32Z', '#e09a94'),
    ],
  },
  // Buried Charges.
  S12: {
    parts: [
      area('M0 46Q50 38 100 46V80H0Z', '#8d6a44'),
      area('M30 54H70L76 66H24Z', DARK),
      area(disc(50, 54, 8, 3), RED),
      bare(`${disc(12, 64, 4)}${disc(88, 70, 5)}${disc(18, 74, 3)}`, '#6a4c2e'),
      line('M50 46V36L36 20V6', RED, 2.6),
      area('M30 2L58 8L32 16Z', '#e3b84a'),
    ],
  },
  // Doc.
  S13: {
    parts: [
      area('M14 82Q16 58 38 54H62Q84 58 86 82Z', '#e8e4d8'),
      area('M32 30Q32 10 50 10Q68 10 68 30V40Q66 56 50 57Q34 56 32 40Z', '#8d5f45'),
      area('M30 24Q32 4 50 4Q68 4 70 24L62 18H38Z', '#c9c4ba'),
      area(`${disc(41, 33, 7)}${disc(59, 33, 7)}`, '#dfeef0'),
      bare(`${disc(42, 34, 2.4)}${disc(58, 34, 2.4)}M47 32H53V34H47Z`, INK),
      area('M36 46Q50 40 64 46L60 56Q50 60 40 56Z', '#d8d4ca'),
      line('M36 56Q34 72 46 72M64 56Q66 70 58 74', '#33424a', 2.6),
      area(disc(57, 75, 4), STEEL),
    ],
  },
  // Detroit: a mechanic with a welder's glass.
  S14: {
    parts: [
      area('M12 82Q14 56 36 54H64Q86 56 88 82Z', '#3f5a78'),
      area('M34 54H42V82H34ZM58 54H66V82H58Z', '#28405a'),
      area('M32 30Q32 10 50 10Q68 10 68 30V40Q66 56 50 57Q34 56 32 40Z', '#6a4430'),
      area('M28 22Q30 2 50 2Q70 2 72 22Z', '#c4742c'),
      area('M26 26H74V40H26Z', '#33302e'),
      area(`${disc(40, 33, 6)}${disc(60, 33, 6)}`, '#77a83c'),
      bare('M42 49Q50 55 60 47L59 51Q50 57 42 52Z', '#f4f0e4'),
      line('M80 80L92 44', STEEL, 5),
      area('M86 46L84 32L90 38L96 36L98 46Z', STEEL),
    ],
  },
  // Biscuit the Mule.
  S15: {
    parts: [
      area('M34 34L26 2Q38 4 44 26ZM66 34L74 2Q62 4 56 26Z', '#8a6a4a'),
      area('M30 34Q30 20 50 20Q70 20 70 34L64 62Q62 76 50 76Q38 76 36 62Z', '#9a7850'),
      area('M37 58Q38 76 50 77Q62 76 63 58Q50 52 37 58Z', '#d8c4a0'),
      bare(`${disc(44, 66, 2.4, 3)}${disc(56, 66, 2.4, 3)}`, INK),
      area(`${disc(40, 40, 4)}${disc(60, 40, 4)}`, '#f8f2e0'),
      bare(`${disc(41, 41, 2)}${disc(59, 41, 2)}`, INK),
      line('M32 48H68', RED, 3),
      area('M42 22Q50 6 58 22Q50 30 42 22Z', '#4a3524'),
    ],
  },
  // Auntie Dot.
  S16: {
    parts: [
      area('M14 82Q16 58 38 54H62Q84 58 86 82Z', '#a8506a'),
      bare(`${disc(28, 68, 3)}${disc(44, 74, 3)}${disc(60, 66, 3)}${disc(74, 74, 3)}${disc(36, 62, 2.4)}`, CREAM),
      area(`${disc(50, 12, 14)}`, '#c9c4ba'),
      area('M32 32Q32 14 50 14Q68 14 68 32V40Q66 56 50 57Q34 56 32 40Z', '#d9a98c'),
      area('M30 32Q30 14 50 14Q70 14 70 32Q60 20 50 22Q40 20 30 32Z', '#c9c4ba'),
      area(`${disc(41, 36, 7.5)}${disc(59, 36, 7.5)}`, '#e8f0ea'),
      bare(`${disc(42, 37, 2.6)}${disc(58, 37, 2.6)}`, INK),
      bare('M42 49Q50 54 58 49Q50 58 42 49Z', '#8d2f35'),
      line('M14 70L30 44M18 72L38 50', LIGHT, 2.4),
    ],
  },
};
