import type { Point } from '../../kernel/index.ts';
import { inside, type Polygon, type Terrain } from '../../tabletop/index.ts';
import { outlinePath } from '../tabletop/shapes.ts';
import { useStudio, type Workshop } from './studio.ts';
import { boxOf, thingsOf } from './things.ts';

/** A handle of the selected thing: a corner, the middle of an edge where a new corner can be pulled out, the knob that turns it. */
export interface Held {
  readonly kind: 'corner' | 'new' | 'turn';
  readonly id: string;
  readonly corner: number;
}

/** Pixels that the knob stands above its thing. */
const KNOB = 34;

/** Where the knob's stem begins: in the middle above the thing. */
function topOf(outline: Polygon): Point {
  const { x, y, width } = boxOf([outline]);
  return { x: x + width / 2, y };
}
const middles = (outline: Polygon): Point[] =>
  outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });

/** Which handle of the selected thing a pointer takes; `pixel` is how many inches one has. */
export function handleAt(workshop: Workshop, at: Point, slack: number, pixel: number): Held | null {
  const things = workshop.selection;
  const [thing] = things;
  if (things.length !== 1 || thing === undefined) return null;
  const { id, outline } = thing;
  const { width, depth } = boxOf([outline]);
  // Of a thing that is small on the screen most must be left to take it by.
  const near = Math.min(slack * 1.4, inside(outline, at) ? Math.min(width, depth) / 4 : slack * 1.4);
  const far = (p: Point): number => Math.hypot(p.x - at.x, p.y - at.y);
  const top = topOf(outline);
  if (far({ x: top.x, y: top.y - KNOB * pixel }) <= slack * 1.2) return { kind: 'turn', id, corner: 0 };
  const corner = nearestWithin(outline, far, near);
  if (corner >= 0) return { kind: 'corner', id, corner };
  const edge = nearestWithin(middles(outline), far, near / 2);
  return edge >= 0 ? { kind: 'new', id, corner: edge } : null;
}

function nearestWithin(points: readonly Point[], far: (p: Point) => number, most: number): number {
  let [best, least] = [-1, most];
  points.forEach((p, i) => {
    if (far(p) <= least) [best, least] = [i, far(p)];
  });
  return best;
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
  const top = topOf(outline);
  return (
    <>
      <g transform={`translate(${top.x} ${top.y})`}>
        <g className="tt-fixed">
          <path className="editor-stem" d={`M0 0V${-KNOB}`} />
          <circle className="editor-knob" cy={-KNOB} r="9" />
          <path className="editor-knob-arrow" d={`M-4 ${-KNOB}A4 4 0 1 1 0 ${4 - KNOB}L0 ${1 - KNOB}`} />
        </g>
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
