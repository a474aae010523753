import { memo } from 'react';
import type { Fight } from './battle.ts';
import './even-death.css';

/** Ladders and gates. */
export const Features = memo(function Features({ battle: { view } }: { readonly battle: Fight }) {
  return (
    <g className="ed-features">
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
