import {
  bandOf,
  CLASS_FIGURES,
  HERD_FIGURES,
  type HerdEntry,
  herdPoints,
  type HumanEntry,
  humanPoints,
  type Roster,
  word,
} from '../../../../games/even-death/index.ts';
import type { Sheet, SheetTable } from '../../../skirmish/lists/sheet.ts';
import { perksText, toughText, weaponText } from './words.ts';

/** The list on paper: a row for each human and each herd. */
export const armySheet = ({ humans, herds }: Roster): Sheet => ({
  tables: [
    ...(humans.length > 0
      ? [
          {
            head: ['Unit', 'Points', 'Move', 'Toughness', 'Weapons', 'Perks', 'Vitality', 'Infected'],
            rows: humans.map(humanRow),
          },
        ]
      : []),
    ...(herds.length > 0
      ? [{ head: ['Herd', 'Points', 'Move', 'Toughness', 'Zombies'], rows: herds.map(herdRow) }]
      : []),
  ],
});

type Row = SheetTable['rows'][number];

const named = (own: string | undefined, name: string): Pick<Row, 'name' | 'sort'> =>
  own === undefined ? { name } : { name: own, sort: name };

function humanRow(entry: HumanEntry): Row {
  const { name, movement, vitality, toughness, armour } = CLASS_FIGURES[entry.class];
  const fast = entry.perks.includes('athletic') ? movement + 2 : movement;
  const arms = [...entry.weapons, 'unarmed' as const];
  return {
    ...named(entry.name, name),
    cells: [
      humanPoints(entry),
      `${fast}"`,
      `${toughText(toughness)}${armour ? ' Armour' : ''}`,
      arms.map((weapon) => `${word('weapon', weapon)}: ${weaponText(weapon)}`),
      perksText(entry) || 'none',
      { boxes: vitality },
      { boxes: 1 },
    ],
  };
}

function herdRow(entry: HerdEntry): Row {
  const { name, movement, armour, bands } = HERD_FIGURES[entry.type];
  return {
    ...named(entry.name, name),
    cells: [
      herdPoints(entry),
      `${movement}"`,
      bands
        .filter(({ most }) => most <= bandOf(entry.type, entry.zombies).most)
        .map(({ most, toughness }) => `up to ${most}: ${toughText(toughness)}${armour ? ' Armour' : ''}`),
      { boxes: entry.zombies },
    ],
  };
}
