import { useMemo } from 'react';
import type { WhoseProps } from '../boards/face.ts';
import type { Battle, SkirmishFace } from './face.ts';
import { unitIn } from './scene.ts';

/** The unit that acts, in one line. A unit of another side that one moves is not to be taken for one's own. */
export function Whose<B extends Battle>({ face, view, request }: WhoseProps & { face: SkirmishFace<B> }) {
  const battle = useMemo(() => face.read(view), [face, view]);
  const unit = battle === null ? undefined : unitIn(battle, battle.acting);
  if (battle === null || unit === undefined) return null;
  return (
    <p className="sk-whose" data-side={unit.side}>
      <b>{unit.name}</b> {face.shape(battle, unit, request.waiting.includes(unit.seat))}.
    </p>
  );
}
