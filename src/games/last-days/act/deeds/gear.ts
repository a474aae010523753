import type { Point } from '../../../../kernel/index.ts';
import {
  apart,
  between,
  type Building,
  distanceToArea,
  fits,
  GRAIN,
  type Link,
  type Piece,
  point,
} from '../../../../tabletop/index.ts';
import { askBeside } from '../../beside.ts';
import { SPECIAL_ACTIONS } from '../../data/actions.ts';
import type { ItemId } from '../../data/items.ts';
import type { Battle, Character } from '../../state.ts';
import { battleOf, bodyOf, freshId, nameOf, tabletopOf } from '../../units.ts';
import { emit } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';
import { TOUCHING } from './doors.ts';

/** LD.ATTR.17: a One-Use item is gone. */
function use(unit: Character, item: ItemId): void {
  unit.items.splice(unit.items.indexOf(item), 1);
}

/** LD.ITEM.14: a token that makes Noise in the next Menace Phase is set down touching the bearer. */
export const noisemaker: Action<'noisemaker'> = {
  id: 'noisemaker',
  options(_battle, unit, { left }) {
    const { ap } = SPECIAL_ACTIONS.noisemaker;
    if (left < ap || !unit.items.includes('noisemaker')) return [];
    return [{ means: { do: 'noisemaker' }, label: { key: 'ld.menu.noisemaker', params: { ap } } }];
  },
  *play(t, unit, _act, activation) {
    const battle = battleOf(t);
    const id = `n${battle.lastId + 1}`;
    const at = yield* askBeside(t, unit, unit.seat, { rule: 'LD.ITEM.14', key: 'ld.noisemaker.where', token: id });
    spend(activation, SPECIAL_ACTIONS.noisemaker.ap);
    use(unit, 'noisemaker');
    battle.noisemakers.push({ id: freshId(battle, 'n'), seat: unit.seat, ...at });
    emit(t, 'LD.ITEM.14', 'ld.noisemaker.set', { unit: unit.id, name: nameOf(unit), token: id, ...at });
  },
};

/** LD.ITEM.6, LD.ITEM.7: a ladder of one level, for the rest of the game and for everybody but the dead. */
export const climbingGear: Action<'climbing-gear'> = {
  id: 'climbing-gear',
  options(battle, unit, { left }) {
    const { ap } = SPECIAL_ACTIONS['climbing-gear'];
    if (left < ap || !unit.items.includes('climbing-gear')) return [];
    return tabletopOf(battle)
      .ground.things.filter((thing) => ladderOn(battle, unit, thing) !== null)
      .map(({ id, name }) => ({
        means: { do: 'climbing-gear', piece: id },
        label: { key: 'ld.menu.climbing-gear', params: { name, ap } },
        about: { piece: id },
      }));
  },
  *play(t, unit, { piece }, activation) {
    const battle = battleOf(t);
    const thing = tabletopOf(battle).ground.named(piece);
    const ladder = thing === undefined ? null : ladderOn(battle, unit, thing);
    if (ladder === null) return;
    spend(activation, SPECIAL_ACTIONS['climbing-gear'].ap);
    use(unit, 'climbing-gear');
    const link = { ...ladder, id: freshId(battle, 'g') };
    battle.changes = { ...battle.changes, links: [...(battle.changes.links ?? []), link] };
    emit(t, 'LD.ITEM.6', 'ld.climbing-gear.set', { unit: unit.id, name: nameOf(unit), piece, ladder: link.id });
  },
};

/** From where the model stands at the foot of something straight up to its top, where a base has room. */
function ladderOn(battle: Battle, unit: Character, thing: Piece | Building): Omit<Link, 'id'> | null {
  const isOneLevel = 'floors' in thing ? thing.flatRoof && thing.floors.length === 1 : thing.climbable;
  const body = bodyOf(unit);
  if (!isOneLevel || unit.level > 0 || thing.height === 0 || distanceToArea(body, thing.outline) > TOUCHING)
    return null;
  const edge = nearestOn(thing.outline, unit);
  const far = apart(unit, edge);
  if (far === 0) return null;
  const { x, y } = between(unit, edge, (far + body.radius + 2 * GRAIN) / far);
  const top = { ...point(x, y), level: 1 };
  const table = tabletopOf(battle);
  const bare = table.without(table.models.map(({ id }) => id));
  if (!fits(bare, body, top)) return null;
  return { kind: 'ladder', from: { x: unit.x, y: unit.y, level: 0 }, to: top };
}

function nearestOn(outline: readonly Point[], at: Point): Point {
  const nearest = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const square = apart(a, b) * apart(a, b);
    const share = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / square;
    return between(a, b, Math.min(1, Math.max(0, share)));
  });
  return nearest.reduce((one, other) => (apart(other, at) < apart(one, at) ? other : one));
}
