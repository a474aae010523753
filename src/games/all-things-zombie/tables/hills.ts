import type { Piece, TerrainChanges } from '../../../tabletop/index.ts';
import type { Encounter } from '../state.ts';
import type { Hills } from '../words.ts';
import { isCrest } from '../sight/los.ts';
import { terrainOf } from './index.ts';

/** ATZ.TERR.16: mountains that nobody gets over, or steep slopes, in place of hills. */

/** So high a mountain is that nobody looks over it. */
const MOUNTAIN = 9;

export const isHill = ({ looks }: Piece): boolean => looks === 'hill';

const REPLACED: Readonly<Record<Hills, (hill: Piece) => Piece>> = {
  mountains: (hill) => ({ ...hill, id: `${hill.id}-mountain`, name: 'Mountain', height: MOUNTAIN, kind: 'impassable' }),
  steep: (hill) => ({ ...hill, name: 'Steep hill', kind: 'dangerous' }),
};

/** What is different on a table whose hills are something else. */
export function withHills({ table, changes }: Encounter, hills: Hills | undefined): TerrainChanges {
  const { pieces } = terrainOf(table);
  const found = pieces.filter(isHill);
  if (hills === undefined || found.length === 0) return changes;
  const gone = hills === 'mountains' ? [...found, ...pieces.filter(isCrest)].map(({ id }) => id) : [];
  return {
    ...changes,
    ...(gone.length === 0 ? undefined : { gone: [...(changes.gone ?? []), ...gone] }),
    built: [...(changes.built ?? []), ...found.map(REPLACED[hills])],
  };
}

/** Whether the hills of a table are steep: its other rough ground slows nobody. */
export const hasSteepHills = ({ changes }: Encounter): boolean => (changes.built ?? []).some(isSteep);
export const isSteep = (piece: Pick<Piece, 'looks' | 'kind'>): boolean =>
  piece.looks === 'hill' && piece.kind === 'dangerous';
