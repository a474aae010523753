import type { ReactNode } from 'react';
import type { Point } from '../../kernel/index.ts';
import { measure } from '../../tabletop/index.ts';
import { linePath } from './shapes.ts';

/** Inches as they stand at a line: tenths, and no more than needed. */
export const inches = (value: number): string => `${Math.round(value * 10) / 10}"`;

type Disc = Point & { readonly radius: number };

type Anchor = 'start' | 'end';

/** So near to the edge of a table words in the middle of a point would be cut off. */
const EDGE = 7;
/** Which way words go at a point, so that they stay on the table. */
export const inwards = ({ x }: Point, width: number): Anchor | undefined =>
  x < EDGE ? 'start' : x > width - EDGE ? 'end' : undefined;

/** Words that keep their size on the screen, at a point of the table. */
export function Label({
  at,
  tone,
  anchor,
  under,
  children,
}: {
  at: Point;
  tone?: 'harm' | 'safe' | 'now' | undefined;
  /** The words begin or end at the point; otherwise it is their middle. */
  anchor?: Anchor | undefined;
  /** The words are so many lines under the point; otherwise they stand on it. */
  under?: 1 | 2 | 3;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect className="tt-plate tt-fixed" rx="3" />
      <text
        className="tt-label tt-fixed"
        data-tone={tone}
        data-anchor={anchor}
        dy={under === undefined ? '-0.5em' : `${1.3 * under}em`}
      >
        {children}
      </text>
    </g>
  );
}

/** A tape between two bases, or from a base to a point: from edge to edge, a tick at every inch, the number at the line. */
export function Tape({ from, to, note }: { from: Disc; to: Disc; note?: string | undefined }) {
  const tape = measure(from, to);
  const [dx, dy] = [tape.to.x - tape.from.x, tape.to.y - tape.from.y];
  const long = Math.hypot(dx, dy);
  if (long < 0.02) return null;
  const [ux, uy] = [dx / long, dy / long];
  const ticks = Array.from({ length: Math.floor(tape.inches) }, (_, i) => {
    const at = { x: tape.from.x + ux * (i + 1), y: tape.from.y + uy * (i + 1) };
    const half = (i + 1) % 6 === 0 ? 0.28 : 0.14;
    return linePath([
      { x: at.x - uy * half, y: at.y + ux * half },
      { x: at.x + uy * half, y: at.y - ux * half },
    ]);
  }).join('');
  return (
    <g className="tt-tape">
      <path className="tt-tape-under" d={linePath([tape.from, tape.to])} />
      <path d={linePath([tape.from, tape.to])} />
      <path d={ticks} />
      <Label at={{ x: (tape.from.x + tape.to.x) / 2, y: (tape.from.y + tape.to.y) / 2 }}>
        {inches(tape.inches)}
        {note !== undefined && ` ${note}`}
      </Label>
    </g>
  );
}

export interface Band {
  readonly inches: number;
  readonly label: string;
  /** Inside it nothing can be done: a weapon's least range. */
  readonly least?: boolean;
}

/** How far things reach, as circles round a base: measured from its edge. The words are on the side that lies towards a point. */
export function RangeBands({ from, bands, towards }: { from: Disc; bands: readonly Band[]; towards: Point }) {
  const [dx, dy] = [towards.x - from.x, towards.y - from.y];
  const away = Math.hypot(dx, dy);
  const [ux, uy] = away < 1 ? [0, -1] : [dx / away, dy / away];
  return (
    <g className="tt-bands">
      {bands.map(({ inches: far, label, least }) => (
        <g key={`${far} ${label}`} data-least={least || undefined}>
          <circle cx={from.x} cy={from.y} r={from.radius + far} />
          <Label at={{ x: from.x + ux * (from.radius + far), y: from.y + uy * (from.radius + far) }}>
            {label} {inches(far)}
          </Label>
        </g>
      ))}
    </g>
  );
}
