import {
  CLASS_FIGURES,
  CLASSES,
  type ClassId,
  type Faction,
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
  type Roster,
  word,
} from '../../../../games/even-death/index.ts';
import { z } from 'zod';
import type { ListFace } from '../../../skirmish/lists/face.ts';
import { ArmySheet } from './sheet.tsx';
import { Entries } from './units.tsx';

/** EDM.SETUP.8 */
const LIMIT = { min: 50, max: 200, step: 5, start: 100 } as const;

/** Army lists: humans by class, or herds by type. */
export const armyLists: ListFace<Roster> = {
  game: 'even-death',
  storage: 'holdout.lists',
  mark: 'even-death list',
  title: 'Army lists',
  lead: 'Survivors, Military, Bandits and Zombies for Even Death May Die, by points.',
  factions: FACTIONS.map((id) => ({ id, name: word('faction', id) })),
  ready: READY_LISTS,
  limit: LIMIT,
  empty: { humans: [], herds: [] },
  shape: { humans: z.array(humanEntry).max(60), herds: z.array(herdEntry).max(20) },
  points: listPoints,
  faults: (list, faction, limit) => listFaults(list, faction as Faction, limit),
  adds: ({ faction, humans, herds }, left) =>
    faction === 'zombies'
      ? HERD_TYPES.map((type) => ({
          label: `${HERD_FIGURES[type].name} (${HERD_FIGURES[type].bands.map((band) => band.points).join(', ')})`,
          add: () => ({ herds: [...herds, newHerd(type, left)] }),
        }))
      : CLASSES.filter((id) => CLASS_FIGURES[id].faction === faction).map((id) => ({
          label: `${CLASS_FIGURES[id].name} (${CLASS_FIGURES[id].points})`,
          add: () => ({ humans: [...humans, newHuman(id)] }),
        })),
  Entries,
  Sheet: ArmySheet,
};

const newHuman = (id: ClassId): HumanEntry => ({ class: id, weapons: ['pistol'], perks: [] });

/** As large as the points that are left allow, and a small one where nothing is. */
function newHerd(type: HerdType, left: number): HerdEntry {
  const { bands } = HERD_FIGURES[type];
  const band = bands.findLast(({ points }) => points <= left) ?? bands[0];
  return { type, zombies: band?.most ?? 1 };
}
