import { z } from 'zod';
import {
  CLASS_FIGURES,
  CLASSES,
  type ClassId,
  FACTIONS,
  HERD_FIGURES,
  HERD_TYPES,
  type HerdEntry,
  herdEntry,
  type HerdType,
  type HumanEntry,
  humanEntry,
  listFaults,
  listPoints,
  READY_LISTS,
  word,
} from '../../../../games/even-death/index.ts';
import type { ListFace } from '../../../skirmish/lists/face.ts';
import { several } from '../../../skirmish/lists/parts.ts';
import type { Army } from './army.ts';
import { armySheet } from './sheet.ts';
import { classOption, herdCard, herdLabel, humanCard } from './units.ts';

/** EDM.SETUP.8 */
const LIMIT = { min: 50, max: 200, step: 5, start: 100 } as const;

/** Army lists: humans by class, or herds by type. */
export const armyLists: ListFace<Army> = {
  game: 'even-death',
  storage: 'holdout.lists',
  mark: 'even-death list',
  words: {
    List: 'Army list',
    Lists: 'Army lists',
    list: 'army list',
    lists: 'army lists',
    aList: 'an army list',
    anEntry: 'a unit',
    sheet: 'army sheet',
    points: 'points',
  },
  lead: 'Survivors, Military, Bandits and Zombies for Even Death May Die, by points.',
  begins: FACTIONS.map((faction) => ({ name: word('faction', faction), body: { faction, humans: [], herds: [] } })),
  ready: READY_LISTS.map(({ id, name, faction, list }) => ({ id, name, body: { faction, ...list } })),
  limit: LIMIT,
  shape: { faction: z.enum(FACTIONS), humans: z.array(humanEntry).max(60), herds: z.array(herdEntry).max(20) },
  parts: [
    several('humans', {
      card: humanCard,
      kinds: ({ faction }) =>
        CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction).map((id) => ({
          ...classOption(id),
          entry: newHuman(id),
        })),
    }),
    several('herds', {
      card: herdCard,
      kinds: ({ faction }, left) =>
        faction === 'zombies' ? HERD_TYPES.map((id) => ({ id, label: herdLabel(id), entry: newHerd(id, left) })) : [],
    }),
  ],
  sortOf: ({ faction }) => word('faction', faction),
  points: listPoints,
  faults: (list, limit) => listFaults(list, list.faction, limit),
  sheet: armySheet,
};

const newHuman = (id: ClassId): HumanEntry => ({ class: id, weapons: ['pistol'], perks: [] });

/** As large as the points that are left allow, and a small one where nothing is. */
function newHerd(type: HerdType, left: number): HerdEntry {
  const { bands } = HERD_FIGURES[type];
  const band = bands.findLast(({ points }) => points <= left) ?? bands[0];
  return { type, zombies: band?.most ?? 1 };
}
