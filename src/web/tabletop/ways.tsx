import { memo, useId } from 'react';
import type { Placed, Point, Region } from '../../kernel/index.ts';
import { apart, type Stretch } from '../../tabletop/index.ts';
import { inches, Label } from './measures.tsx';
import { linePath, outlinePath } from './shapes.ts';

const discPath = ({ x, y, radius }: Point & { readonly radius: number }): string =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`;

/** Farther out than anything on a table. */
const FAR = 1000;

/** Where something may be put, or how far a move leads: shapes that overlap are one area, with one line round it. */
export const RegionLayer = memo(function RegionLayer({ region, kind }: { region: Region; kind: 'legal' | 'reach' }) {
  const id = useId();
  const { discs = [], polygons = [], holes = [] } = region;
  const shapes = [...discs.map(discPath), ...polygons.map(outlinePath)];
  const everywhere = { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR };
  return (
    <g className="tt-region" data-region={kind}>
      <mask id={`${id}-holes`} maskUnits="userSpaceOnUse" {...everywhere}>
        <rect {...everywhere} fill="white" />
        <path d={holes.map(outlinePath).join('')} fill="black" />
      </mask>
      <mask id={`${id}-outside`} maskUnits="userSpaceOnUse" {...everywhere}>
        <rect {...everywhere} fill="white" />
        {shapes.map((shape) => (
          <path key={shape} d={shape} fill="black" />
        ))}
      </mask>
      <g mask={holes.length > 0 ? `url(#${id}-holes)` : undefined}>
        <path className="tt-region-ground" d={shapes.join('')} />
      </g>
      <path className="tt-region-edge" mask={`url(#${id}-outside)`} d={shapes.join('')} />
      {holes.length > 0 && <path className="tt-region-edge" d={holes.map(outlinePath).join('')} />}
    </g>
  );
});

/** Spots that the game suggests. */
export const Suggestions = memo(function Suggestions({ spots }: { spots: readonly Placed[] }) {
  return (
    <g className="tt-suggestions">
      {spots.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="tt-fixed" r="4" />
        </g>
      ))}
    </g>
  );
});

interface WayProps {
  readonly from: Point;
  readonly points: readonly Point[];
  /** The stretches with their ground, where they are known. */
  readonly stretches?: readonly Stretch[];
  /** Where it stops being legal. */
  readonly faultAt?: Point | null;
  readonly label?: string;
}

/** A way over the table: costly ground doubled, the part that cannot be gone crossed out. */
export function WayLayer({ from, points, stretches = [], faultAt = null, label }: WayProps) {
  const end = points.at(-1);
  if (end === undefined) return null;
  return (
    <g className="tt-way" data-fault={faultAt === null ? undefined : true}>
      <path className="tt-way-line" d={linePath([from, ...points])} />
      {stretches
        .filter(({ ground }) => ground !== 'normal')
        .map(({ from: a, to: b, ground }) => (
          <path key={`${a.x} ${a.y}`} className="tt-way-rough" data-ground={ground} d={linePath([a, b])} />
        ))}
      {faultAt !== null && (
        <g transform={`translate(${faultAt.x} ${faultAt.y})`}>
          <path className="tt-way-stop tt-fixed" d="M-6 -6L6 6M6 -6L-6 6" />
        </g>
      )}
      {label !== undefined && <Label at={{ x: end.x, y: end.y - 0.6 }}>{label}</Label>}
    </g>
  );
}

/** The points of a way that somebody sets one by one: each can be dragged, those before the last one tapped away. */
export function WayPoints({ points }: { points: readonly Point[] }) {
  return (
    <g className="tt-way-points">
      {points.map(({ x, y }, i) => (
        <g key={`${i} ${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="tt-fixed" r="6" data-last={i === points.length - 1 || undefined} />
        </g>
      ))}
    </g>
  );
}

/** The words stand beside the mark: the length of the way stands over its end. */
const BESIDE = 0.6;

/** Where on the way something would happen, and what. */
export function StopsLayer({ stops }: { stops: readonly { readonly at: Point; readonly words: string }[] }) {
  return (
    <g className="tt-stops">
      {stops.map(({ at, words }) => (
        <g key={`${at.x} ${at.y} ${words}`}>
          <g transform={`translate(${at.x} ${at.y})`}>
            <path className="tt-fixed" d="M0 -8L7 5H-7Z" />
          </g>
          <Label at={{ x: at.x + BESIDE, y: at.y }} anchor="start" tone="now">
            {words}
          </Label>
        </g>
      ))}
    </g>
  );
}

/** An arrow along the way that something has just gone. */
export function MoveTrace({ points }: { points: readonly Point[] }) {
  const far = lengthOf(points);
  if (far < 0.1) return null;
  return (
    <g className="tt-trace">
      <path d={linePath(points)} markerEnd="url(#tt-arrow)" />
      <title>{inches(far)}</title>
    </g>
  );
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, to, i) => sum + apart(points[i] as Point, to), 0);
