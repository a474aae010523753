import { freeSpot } from '../../../tabletop/index.ts';
import { humanOf, PERSON, tabletopOf } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';

/** ATZ.WOUND.5: whom somebody carries is let go of, and lies as near to it as there is room. */
export function letGo(enc: Encounter, carrier: Human): void {
  if (carrier.carries === null) return;
  const load = humanOf(enc, carrier.carries);
  const { x, y, level } = carrier;
  const at = freeSpot(tabletopOf(enc), { id: load.id, x, y, level, radius: PERSON.radius }, carrier) ?? carrier;
  carrier.carries = null;
  Object.assign(load, { x: at.x, y: at.y, level });
}
