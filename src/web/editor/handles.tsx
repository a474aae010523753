import type { Point } from '../../kernel/index.ts';
import type { Polygon, Terrain } from '../../tabletop/index.ts';
import { linePath, outlinePath } from '../tabletop/shapes.ts';
import { useStudio, type Workshop } from './studio.ts';
import { boxOf, thingsOf } from './things.ts';

/** A handle of the selected thing: a corner, the middle of an edge where a new corner can be pulled out, the knob that turns it. */
export interface Held {
  readonly kind: 'corner' | 'new' | 'turn';
  readonly id: string;
  readonly corner: number;
}

/** Inches that the knob stands above its thing. */
const KNOB = 1.6;

function knobOf(outline: Polygon): Point {
  const { x, y, width } = boxOf([outline]);
  return { x: x + width / 2, y: y - KNOB };
}
const middles = (outline: Polygon): Point[] =>
  outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });

/** Which handle of the selected thing a pointer takes. */
export function handleAt(workshop: Workshop, at: Point, slack: number): Held | null {
  const things = workshop.selection;
  const [thing] = things;
  if (things.length !== 1 || thing === undefined) return null;
  const near = (p: Point): boolean => Math.hypot(p.x - at.x, p.y - at.y) <= Math.max(slack * 1.6, 0.3);
  const { id, outline } = thing;
  if (near(knobOf(outline))) return { kind: 'turn', id, corner: 0 };
  const corner = outline.findIndex(near);
  if (corner >= 0) return { kind: 'corner', id, corner };
  const edge = middles(outline).findIndex((p) => Math.hypot(p.x - at.x, p.y - at.y) <= Math.max(slack, 0.2));
  return edge >= 0 ? { kind: 'new', id, corner: edge } : null;
}

/** Outlines of what is selected; one thing alone has handles. */
export function Handles({ terrain }: { terrain: Terrain }) {
  const selected = useStudio((studio) => studio.selected);
  const things = thingsOf(terrain).filter(({ id }) => selected.includes(id));
  const [one] = things;
  return (
    <g className="editor-handles">
      {things.map(({ id, outline }) => (
        <path key={id} d={outlinePath(outline)} />
      ))}
      {one !== undefined && things.length === 1 && <OwnHandles outline={one.outline} />}
    </g>
  );
}

function OwnHandles({ outline }: { outline: Polygon }) {
  const knob = knobOf(outline);
  return (
    <>
      <path className="editor-stem" d={linePath([knob, { x: knob.x, y: knob.y + KNOB }])} />
      <g transform={`translate(${knob.x} ${knob.y})`}>
        <circle className="tt-fixed editor-knob" r="9" />
        <path className="tt-fixed editor-knob-arrow" d="M-4 1A4 4 0 1 1 0 4M0 1L0 4L3 4" />
      </g>
      {middles(outline).map(({ x, y }, i) => (
        <g key={`new ${i}`} transform={`translate(${x} ${y})`}>
          <path className="tt-fixed editor-new" d="M-4 0H4M0 -4V4" />
        </g>
      ))}
      {outline.map(({ x, y }, i) => (
        <g key={`corner ${i}`} transform={`translate(${x} ${y})`}>
          <rect className="tt-fixed editor-corner" x="-5" y="-5" width="10" height="10" />
        </g>
      ))}
    </>
  );
}
