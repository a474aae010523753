import {
  area,
  bare,
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

/** Weapons, lying along x and then turned. */
export const WEAPONS: Readonly<Record<string, Drawn>> = {
  'pillars-sledge': {
    turn: -38,
    parts: [
      line('M12 40H74', PALE, 6),
      line('M14 40H30', '#4a3524', 7),
      area('M66 20H90V60H66Z', DARK),
      area('M66 20H72V60H66ZM84 20H90V60H84Z', STEEL),
      bare('M75 24H80V50H75Z', '#7d8386'),
    ],
  },
  'psychos-cleaver': {
    turn: -20,
    parts: [
      area('M10 36H40V48H10Q6 42 10 36Z', WOOD),
      bare(`${disc(18, 42, 2)}${disc(30, 42, 2)}`, CREAM),
      area('M38 24H88Q92 24 92 28V56H44L38 48Z', LIGHT),
      area(disc(84, 32, 3), '#6d6a60'),
      bare('M60 25Q56 40 66 55H76Q68 38 74 25Z', RED),
      bare('M44 52H90V55H46Z', '#f8faf4'),
    ],
  },
  'triggers-carbine': {
    turn: -24,
    parts: [
      area('M6 42L28 36V48L10 56Q4 52 6 42Z', '#4a4d44'),
      area('M26 32H62V46H26Z', '#5f6258'),
      area('M60 34H84V42H60Z', '#3f423c'),
      line('M84 38H96', STEEL, 4),
      area('M40 46H50L54 64H44Z', '#77704a'),
      area('M30 46H38L34 58H27Z', '#3f423c'),
      area('M34 24H54V30H34Z', '#2c2e2c'),
      bare(disc(54, 27, 2.4), '#7fc4d8'),
    ],
  },
  'drifters-staff': {
    turn: 52,
    parts: [
      line('M6 40Q30 34 50 40T88 39', PALE, 6),
      area('M86 34L98 39L86 45Z', STEEL),
      area('M42 34H56V46H42Z', CREAM),
      line('M50 46Q46 56 54 60M52 46Q58 56 48 64', RED, 3),
      bare('M44 37H54V39H44ZM44 42H54V44H44Z', '#b9a77c'),
    ],
  },
  'hagglers-scattergun': {
    turn: -22,
    parts: [
      area('M6 44Q8 36 22 36L34 34V48L20 52Q6 56 6 44Z', '#7a4326'),
      area('M32 32H46V48H32Z', '#c79a45'),
      area('M44 30H78L94 24V54L78 48H44Z', '#b98a3e'),
      area(disc(93, 39, 3.5, 15), '#2b2320'),
      line('M36 50Q40 58 46 50', INK, 1),
      bare('M50 33H78L90 29V31L78 36H50Z', '#e6c67c'),
    ],
  },
  'hipsters-bow': {
    turn: 14,
    parts: [
      line('M46 6Q78 22 62 40Q78 58 46 74', '#9a6a34', 6),
      bare('M45 6L46 74L44 74L43 6Z', CREAM),
      line('M24 40H84', PALE, 2.6),
      area('M82 34L96 40L82 46Z', STEEL),
      area('M24 40L14 33H22L30 40L22 47H14Z', '#3f8f96'),
      area('M57 34H68V46H57Z', RED),
    ],
  },
  crowbar: {
    turn: -42,
    parts: [
      line('M10 44H78Q92 44 90 30Q86 24 80 28', RED, 8),
      area('M4 38L16 39V49L4 50Z', STEEL),
      area('M76 22L84 23L82 32L75 31Z', STEEL),
      bare('M18 41H76V43H18Z', '#d8706c'),
    ],
  },
  shovel: {
    turn: -40,
    parts: [
      line('M16 40H66', PALE, 5),
      area('M6 32H16V48H6ZM9 36H13V44H9Z', RED),
      area('M62 28H74Q94 34 96 40Q94 46 74 52H62Z', STEEL),
      bare('M66 39H90V41H66Z', '#7b8284'),
    ],
  },
  'hockey-stick': {
    turn: -34,
    parts: [
      line('M8 44H72L90 26', '#c98f4c', 8),
      line('M8 44H26', '#2d3b52', 9),
      line('M80 36L90 26', INK, 9),
      bare('M40 41H60V43H40Z', CREAM),
      area(disc(80, 58, 9, 5), '#33302e'),
    ],
  },
  'frying-pan': {
    turn: 32,
    parts: [
      area('M54 34H92Q96 40 92 46H54Z', WOOD),
      area(disc(90, 40, 2), CREAM),
      area(disc(34, 40, 28), '#33312f'),
      area(disc(34, 40, 21), '#55524e'),
      bare(`${disc(34, 42, 8, 7)}${disc(28, 34, 3)}${disc(42, 34, 2)}`, '#a8343a'),
      bare('M18 30Q24 20 36 20Q24 24 20 32Z', '#8d8a84'),
    ],
  },
  'garden-fork': {
    turn: -46,
    parts: [
      line('M10 40H58', PALE, 6),
      area('M4 30H12V50H4Z', WOOD),
      line('M60 40H66V24H94M66 34H95M66 46H95M66 40V56H94', STEEL, 4),
    ],
  },
  revolver: {
    turn: -6,
    parts: [
      area('M20 40L38 40L34 68Q24 74 16 68Z', WOOD),
      area('M24 24H64V44H30Z', STEEL),
      area('M62 26H92V38H62Z', '#8d9494'),
      area('M40 22H60V46H40Z', DARK),
      bare('M44 26H56V29H44ZM44 33H56V36H44ZM44 39H56V42H44Z', '#9ba2a2'),
      area('M14 24L24 18V32Z', DARK),
      line('M42 46Q44 58 56 46', DARK, 2.4),
    ],
  },
  'sawn-off': {
    turn: -8,
    parts: [
      area('M8 40Q14 30 30 30L44 32V46L30 46L18 62Q6 62 8 40Z', '#8a5127'),
      area('M42 28H60V50H42Z', DARK),
      area('M58 28H90V38H58Z', '#6f7577'),
      area('M58 38H90V48H58Z', '#8a9092'),
      area('M84 28H90V48H84Z', '#33302e'),
      area('M62 26H70V50H62Z', '#c79a45'),
    ],
  },
  'club-bow': {
    turn: -12,
    parts: [
      line('M40 4Q64 14 60 28L60 52Q64 66 40 76', '#3f6a7a', 7),
      area('M55 24H67V56H55Z', '#2b2a2c'),
      area(`${disc(42, 8, 6)}`, '#c79a45'),
      area(`${disc(42, 72, 6)}`, '#c79a45'),
      bare('M41 8L34 40L41 72L39 72L31 40L39 8Z', CREAM),
      line('M30 40H84', '#6a6d6e', 2.6),
      area('M82 35L94 40L82 45Z', RED),
    ],
  },
  'fire-axe': {
    turn: -48,
    parts: [
      line('M8 42H86', PALE, 6),
      line('M8 42H24', '#33302e', 7),
      area('M66 38Q64 16 84 12Q94 26 92 38Z', RED),
      area('M66 38Q62 18 84 12L78 8Q54 14 58 38Z', LIGHT),
      area('M72 46H84L78 60Z', RED),
    ],
  },
  machete: {
    turn: -34,
    parts: [
      area('M6 38H32V50H10Q4 46 6 38Z', WOOD),
      bare(`${disc(14, 44, 1.8)}${disc(25, 44, 1.8)}`, CREAM),
      area('M31 36L82 30Q96 34 94 46Q88 52 76 52L31 50Z', LIGHT),
      bare('M34 47L78 49Q88 48 92 44L90 50Q84 51 76 51L34 49Z', '#8f9696'),
      bare('M60 33Q58 42 66 50H72Q64 42 68 32Z', RED),
    ],
  },
  'chain-and-lock': {
    parts: [
      line('M12 18Q26 8 36 20T60 24T84 16', STEEL, 5),
      area(
        `${disc(16, 16, 7, 5)}${disc(30, 16, 7, 5)}${disc(43, 24, 7, 5)}${disc(57, 25, 7, 5)}${disc(71, 21, 7, 5)}${disc(84, 17, 7, 5)}`,
        DARK,
      ),
      line('M48 42V34Q48 26 57 26Q66 26 66 34V42', STEEL, 5),
      area('M40 42H74V70H40Z', '#c79a45'),
      area(`${disc(57, 53, 4)}M55 55H59V63H55Z`, INK),
      bare('M43 45H48V67H43Z', '#e6c67c'),
    ],
  },
  pistol: {
    turn: -4,
    parts: [
      area('M12 22H88V40H12Z', '#7f868a'),
      area('M16 40H44L38 70H18Z', '#33302e'),
      area('M44 40H60Q58 52 46 52Z', DARK),
      bare('M22 46H36L35 50H21ZM21 54H34L33 58H20Z', '#5f5a55'),
      bare('M64 26H84V29H64ZM18 25H22V37H18ZM25 25H29V37H25Z', '#b5bcbe'),
      area('M80 17H86V22H80Z', DARK),
    ],
  },
  'hunting-rifle': {
    turn: -26,
    parts: [
      area('M4 46L30 36H60V44H36L12 60Q2 58 4 46Z', '#7a4a2a'),
      line('M58 39H97', DARK, 4),
      area('M30 22H64V30H30Z', '#2c2e2f'),
      area('M26 20H34V32H26ZM60 19H70V33H60Z', '#3c3f40'),
      bare('M61 21H64V31H61Z', '#7fc4d8'),
      area('M36 30H40V36H36ZM54 30H58V36H54Z', DARK),
    ],
  },
  'pump-shotgun': {
    turn: -28,
    parts: [
      area('M4 46L26 36H38V48H28L10 58Q2 56 4 46Z', '#9a5f32'),
      area('M36 32H56V46H36Z', '#5b5f60'),
      line('M55 35H97', '#7f8688', 5),
      line('M55 43H88', '#5b5f60', 5),
      area('M62 37H82V49H62Z', '#b3783e'),
      bare('M66 38H68V48H66ZM71 38H73V48H71ZM76 38H78V48H76Z', '#6d4421'),
    ],
  },
  crossbow: {
    turn: -16,
    parts: [
      area('M6 42Q8 34 24 36L74 37V45H24L10 54Q4 50 6 42Z', WOOD),
      line('M72 10Q90 26 72 41Q90 56 72 72', '#3c3f40', 6),
      bare('M72 11L44 40L72 71L70 72L41 40L70 10Z', CREAM),
      line('M42 40H90', PALE, 2.4),
      area('M88 35L98 40L88 45Z', STEEL),
      area('M30 46H38L34 60H28Z', DARK),
    ],
  },
  'fuel-bottle': {
    turn: 9,
    parts: [
      area('M38 34Q38 26 44 24V12H56V24Q62 26 62 34V74H38Z', '#6f8f4a'),
      bare('M40 46H60V72H40Z', '#c98f2e'),
      area('M41 50H59V64H41Z', CREAM),
      bare('M50 52L56 62H44Z', RED),
      area('M43 6H57V14H43Z', '#d8cfb4'),
      area('M50 -2Q62 4 56 12Q50 8 46 12Q42 4 50 -2Z', '#f0a030'),
      bare('M41 34Q42 28 45 27V48H41Z', '#a9c67c'),
    ],
  },
  'pipe-charge': {
    turn: -28,
    parts: [
      area('M20 28H76V54H20Z', '#8d9494'),
      area('M12 24H24V58H12ZM72 24H84V58H72Z', '#6a7072'),
      area('M34 26H44V56H34ZM54 26H64V56H54Z', '#2b2a2c'),
      line('M84 40Q92 36 90 26T96 14', CREAM, 2.4),
      area('M96 4L98 12L104 12L99 17L102 24L95 20L89 24L91 16L86 11L93 11Z', '#f0b030'),
    ],
  },
};
