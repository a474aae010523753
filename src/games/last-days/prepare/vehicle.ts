import type { Piece } from '../../../tabletop/index.ts';
import { middleOf } from './spots.ts';
import { battleOf } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';

/** LD.ESCAPE.1: the vehicle that everybody wants stands in the middle of the table. */
export const VEHICLE = 'escape-vehicle';
const [LONG, WIDE] = [5, 2.2];

// oxlint-disable-next-line require-yield
export function* vehicle(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  const { x, y } = middleOf(battle);
  const [dx, dy] = [LONG / 2, WIDE / 2];
  const piece: Piece = {
    id: VEHICLE,
    name: 'Escape vehicle',
    looks: 'van',
    outline: [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y - dy },
      { x: x + dx, y: y + dy },
      { x: x - dx, y: y + dy },
    ],
    height: 1.5,
    kind: 'impassable',
    climbable: false,
    blocksSight: true,
    cover: true,
    seeThrough: false,
  };
  battle.changes = { ...battle.changes, built: [...(battle.changes.built ?? []), piece] };
  emit(t, 'LD.ESCAPE.1', 'ld.vehicle', {});
  return 'done';
}
