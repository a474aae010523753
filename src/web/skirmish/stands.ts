import type { Json } from '../../kernel/index.ts';
import type { Player } from '../match/sources/source.ts';
import type { Battle, SkirmishFace } from './face.ts';

/** The round, and how many units each side has left on the table. */
export const stands =
  <B extends Battle>(face: SkirmishFace<B>) =>
  (view: Json, players: readonly Player[]): string | null => {
    const battle = face.read(view);
    if (battle === null) return null;
    const left = battle.sides.flatMap(({ seat, name }) => {
      const called = players.find((player) => player.seat === seat)?.called ?? name;
      const units = battle.units.filter((unit) => unit.seat === seat && unit.models.length > 0).length;
      return called === undefined || units === 0 ? [] : [`${called} ${units}`];
    });
    return left.length === 0 ? battle.stage : `${battle.stage}, left on the table: ${left.join(', ')}`;
  };
