import { memo } from 'react';
import type { Point } from '../../../kernel/index.ts';

/** Shapes of what is left where somebody fell, in inches. */
const SHAPES = [
  'M-.7 0C-.7-.5-.3-.6 0-.5.5-.7.8-.3.7 0 .8.4.3.6 0 .5-.5.7-.8.3-.7 0ZM.8-.6a.12.1 0 1 0 .2.1ZM-.9.5a.1.1 0 1 0 .1.2Z',
  'M-.5-.3C-.2-.7.5-.5.6-.1.9.2.4.7 0 .5-.4.8-.9.3-.5-.3ZM-1-.2a.14.1 0 1 0 .1.2ZM.6.8a.1.12 0 1 0 .2-.1Z',
  'M-.6.2C-.9-.3-.2-.8.2-.5.8-.6.8.1.5.3.3.8-.3.6-.6.2ZM1 .2a.1.1 0 1 0 .1-.2ZM-.4-.9a.12.1 0 1 0-.2-.1Z',
] as const;
const MOST = 200;

/** Where somebody fell, it is seen to the end of the battle. */
export const Stains = memo(function Stains({ at }: { readonly at: readonly Point[] }) {
  return (
    <g className="al-stains">
      {at.slice(-MOST).map(({ x, y }, i) => (
        <path
          key={i}
          className="al-stain"
          d={SHAPES[i % SHAPES.length]}
          transform={`translate(${x} ${y}) rotate(${(i * 137) % 360})`}
        />
      ))}
    </g>
  );
});
