import { changedTerrain, type Terrain } from '../../../tabletop/index.ts';
import { terrainIn } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import type { Seat } from '../verbs.ts';

/** What everybody sees, in the form that a screen draws. */
export interface View extends Omit<State, 'encounter'> {
  readonly encounter: EncounterView;
}
export interface EncounterView extends Omit<Encounter, 'table'> {
  readonly terrain: Terrain;
}

/** ATZ.SIGHT.15, ATZ.MODE.3: what rivals carry out of sight is not seen until they draw it. */
const seenBy = (seat: Seat | null, { sides, humans }: Encounter): Human[] => {
  const own = sides.find(({ seats }) => seat !== null && seats.includes(seat))?.id;
  return humans.map((human) => {
    const isOpen = human.seat === null || human.side === own || human.guns.every(({ hidden }) => !hidden);
    return isOpen ? human : { ...human, guns: human.guns.filter(({ hidden }) => !hidden) };
  });
};

export function viewOf({ encounter, ...open }: State, seat: Seat | null): View {
  const { table: _, ...rest } = encounter;
  const shown = encounter.mode === 'head-to-head' ? { ...rest, humans: seenBy(seat, encounter) } : rest;
  return { ...open, encounter: { ...shown, terrain: changedTerrain(terrainIn(encounter), encounter.changes) } };
}
