import { memo, type CSSProperties } from 'react';
import type { Point } from '../../../kernel/index.ts';
import './fires.css';

/** Something that burns: along a line, or over a round patch. What smoulders gives smoke and no flames yet. */
export type Fire =
  | { readonly id: string; readonly from: Point; readonly to: Point; readonly smoulders: boolean }
  | { readonly id: string; readonly at: Point; readonly radius: number };

/** Flames stand about this far apart, in inches. */
const APART = 0.55;
const FLAME = 'M0 .35C-.4 .35-.42 0-.22-.2-.2 0-.08-.05-.1-.3-.08-.5.02-.6.08-.7.08-.45.36-.3.34.02.33.25.2.35 0 .35Z';
const HEART = 'M0 .3C-.2 .3-.22.1-.1 0-.1.08-.02.05 0-.1.02-.2.06-.25.08-.3.1-.15.2-.08.18.1.17.22.1.3 0 .3Z';

/** A number between 0 and 1 that is always the same for the same thing. */
const drawn = (seed: number): number => {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return ((mixed ^ (mixed >>> 13)) % 1000) / 1000;
};

/** Where the flames of a fire stand. */
export function flamesOf(fire: Fire): readonly Point[] {
  if ('at' in fire) {
    const count = Math.max(3, Math.round(fire.radius * fire.radius * 6));
    return Array.from({ length: count }, (_, i) => {
      // Evenly over a disc, as seeds lie in a sunflower.
      const far = fire.radius * 0.85 * Math.sqrt((i + 0.5) / count);
      const turn = i * 2.4;
      return { x: fire.at.x + far * Math.cos(turn), y: fire.at.y + far * Math.sin(turn) };
    });
  }
  const { from, to } = fire;
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / APART));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/** Everything that burns on the table. */
export const Fires = memo(function Fires({ fires }: { readonly fires: readonly Fire[] }) {
  return (
    <g className="al-fires">
      {fires.map((fire) => (
        <g key={fire.id}>
          {'at' in fire ? (
            <circle className="al-embers" cx={fire.at.x} cy={fire.at.y} r={fire.radius} />
          ) : (
            <line className="al-char" x1={fire.from.x} y1={fire.from.y} x2={fire.to.x} y2={fire.to.y} />
          )}
          {flamesOf(fire)
            .toSorted((a, b) => a.y - b.y)
            .map((at, i) => (
              <Flame
                key={i}
                at={at}
                seed={i * 31 + Math.round(at.x * 7 + at.y * 13)}
                smoke={'from' in fire && fire.smoulders}
              />
            ))}
        </g>
      ))}
    </g>
  );
});

function Flame({ at, seed, smoke }: { at: Point; seed: number; smoke: boolean }) {
  const size = 0.8 + 0.7 * drawn(seed);
  const late = { '--late': `${(-1.2 * drawn(seed + 1)).toFixed(2)}s` } as CSSProperties;
  return (
    <g transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)}) scale(${size.toFixed(2)})`}>
      {smoke ? (
        <circle className="al-smoke" style={late} r="0.4" />
      ) : (
        <g className="al-flicker" style={late}>
          <path className="al-flame" d={FLAME} />
          <path className="al-heart" d={HEART} />
        </g>
      )}
    </g>
  );
}
