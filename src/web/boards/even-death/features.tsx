import { memo } from 'react';
import type { BattleView } from '../../../games/even-death/index.ts';
import type { Json } from '../../../kernel/index.ts';
import { outlinePath } from '../../tabletop/shapes.ts';
import { Label } from '../../tabletop/measures.tsx';

/** Ladders and gates, the zones of deployment while it lasts, and the objective. */
export const FeatureLayer = memo(function FeatureLayer({ view, focus }: { view: BattleView; focus: Json | null }) {
  const deploying = view.phase === 'slots' || view.phase === 'deploy';
  return (
    <g className="ed-features">
      {deploying &&
        view.zones.map((zone) => <Zone key={zone.slot} view={view} zone={zone} chosen={focus === zone.slot} />)}
      {view.objective !== null && (
        <g className="ed-objective">
          <circle cx={view.objective.x} cy={view.objective.y} r={view.objective.radius} />
          <Label at={{ x: view.objective.x, y: view.objective.y }}>
            Objective, {view.objective.held} of {view.objective.rounds} rounds
          </Label>
        </g>
      )}
      {view.features.map(({ id, kind, x, y, open }) => (
        <g key={id} className="ed-feature" transform={`translate(${x} ${y})`}>
          {kind === 'ladder' ? (
            <path d="M-0.3 -0.7V0.7M0.3 -0.7V0.7M-0.3 -0.45H0.3M-0.3 0H0.3M-0.3 0.45H0.3" />
          ) : (
            <path d={open ? 'M-0.8 0V-0.8M0.8 0V-0.8' : 'M-0.8 0H0.8M-0.8 -0.25H0.8M-0.5 -0.45V0.2M0.5 -0.45V0.2'} />
          )}
        </g>
      ))}
    </g>
  );
});

/** Its name stands in a corner, where nobody is put first. */
function Zone({ view, zone, chosen }: { view: BattleView; zone: BattleView['zones'][number]; chosen: boolean }) {
  const side = view.sides.findIndex(({ slot }) => slot === zone.slot);
  const [first] = zone.outlines;
  return (
    <g className="ed-zone" data-side={side < 0 ? undefined : side} data-chosen={chosen || undefined}>
      {zone.outlines.map((outline) => (
        <path key={outlinePath(outline)} d={outlinePath(outline)} />
      ))}
      {first !== undefined && (
        <Label
          anchor="start"
          under={1}
          at={{ x: Math.min(...first.map(({ x }) => x)) + 0.5, y: Math.min(...first.map(({ y }) => y)) }}
        >
          {zone.name}
        </Label>
      )}
    </g>
  );
}
