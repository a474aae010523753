import type { ReactNode } from 'react';
import type { Point } from '../../kernel/index.ts';
import { measure } from '../../tabletop/index.ts';
import { linePath } from './shapes.ts';

/** Inches as they stand at a line: tenths, and no more than needed. */
export const inches = (value: number): string => `${Math.round(value * 10) / 10}"`;

type Disc = Point & { readonly radius: number };

/** Words that keep their size on the screen, at a point of the table. */
export function Label({
  at,
  tone,
  start,
  under,
  children,
}: {
  at: Point;
  tone?: 'harm' | 'safe' | 'now' | undefined;
  /** The words begin at the point; otherwise it is their middle. */
  start?: boolean;
  /** The words are so many lines under the point; otherwise they stand on it. */
  under?: 1 | 2;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <text
        className="tt-label tt-fixed"
        data-tone={tone}
        data-start={start || undefined}
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

/** How far things reach, as circles round a base: measured from its edge. */
export function RangeBands({ from, bands }: { from: Disc; bands: readonly Band[] }) {
  return (
    <g className="tt-bands">
      {bands.map(({ inches: far, label, least }) => (
        <g key={`${far} ${label}`} data-least={least || undefined}>
          <circle cx={from.x} cy={from.y} r={from.radius + far} />
          <Label at={{ x: from.x, y: from.y - from.radius - far }}>
            {label} {inches(far)}
          </Label>
        </g>
      ))}
    </g>
  );
}
