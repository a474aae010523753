import { CLASS_FIGURES, type View, weaponFigures, word } from '../../../games/even-death/index.ts';
import type { WhoseProps } from '../face.ts';
import { type BattleUnit, isHerdView, sideOfSeat, unitIn } from './scene.ts';

/** The unit that acts, in one line. Somebody else's herd that one moves because it rambles is not to be taken for one's own. */
export function Whose({ view, request }: WhoseProps) {
  const { battle } = view as unknown as View;
  const unit = battle === null ? undefined : unitIn(battle, battle.activation?.unit ?? '');
  if (battle === null || unit === undefined) return null;
  const own = request.waiting.includes(unit.seat);
  return (
    <p className="ed-whose" data-side={sideOfSeat(battle, unit.seat)}>
      <b>{unit.name}</b> {own ? shapeOf(unit) : 'rambles: you move it this turn, where it suits you'}.
    </p>
  );
}

/** What shape it is in: all that decides what it should do next. */
function shapeOf(unit: BattleUnit): string {
  if (isHerdView(unit)) {
    const { zombies, open, broken } = unit;
    return `${zombies.length} ${zombies.length === 1 ? 'zombie' : 'zombies'}${broken ? ', torn apart' : ''}, ${open}" a Move`;
  }
  const { vitality, morale, infected, weapons, entry } = unit;
  return [
    `${vitality} of ${CLASS_FIGURES[entry.class].vitality} Vitality`,
    ...(morale === 'willing' ? [] : [word('morale', morale)]),
    ...(infected ? ['Infected'] : []),
    ...weapons.map(({ id, reload }) => `${weaponFigures(id).name}${reload > 0 ? ` (${reload} to reload)` : ''}`),
  ].join(', ');
}
