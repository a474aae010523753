import { useEffect, useMemo, useRef } from 'react';
import type { Point } from '../../kernel/index.ts';
import type { Terrain } from '../../tabletop/index.ts';
import { Camera } from '../tabletop/camera.ts';
import { useGestures } from '../tabletop/gestures.ts';
import { Patterns } from '../tabletop/patterns.tsx';
import { liftedAt, Painting, useSketch } from '../tabletop/painted.tsx';
import { linePath, outlinePath } from '../tabletop/shapes.ts';
import { InchGrid, TerrainLayer } from '../tabletop/terrain.tsx';
import { withCorner, withNewCorner } from './corners.ts';
import type { EditorFault } from './file.ts';
import { Handles, handleAt, type Held } from './handles.tsx';
import { keyPressed } from './keys.ts';
import { useStudio, useWorkshop, type Workshop } from './studio.ts';
import { boxOf, centreOf, changed, moved, thingAt, thingNamed, thingsOf, turned } from './things.ts';
import { ZoomTools } from './zoom.tsx';

/** What is being dragged: a handle, or everything that is selected. */
type Grip = { readonly held: Held | 'all'; readonly from: Point; readonly before: Terrain };

/** The table as it is drawn on: things are selected by tapping, moved by dragging, turned and bent by their handles. */
export function DrawingSheet({ faults }: { faults: readonly EditorFault[] }) {
  const workshop = useWorkshop();
  const now = useStudio((studio) => studio.history.now);
  const trial = useStudio((studio) => studio.trial);
  const grid = useStudio((studio) => studio.grid);
  const level = useStudio((studio) => studio.level);
  const tool = useStudio((studio) => studio.tool);
  const terrain = trial ?? now;
  const { width, depth } = terrain;
  const camera = useMemo(() => new Camera({ width, depth }), [width, depth]);
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const grip = useRef<Grip | null>(null);

  const painted = useSketch(now);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => camera.carry(painted === null ? null : layer.current), [camera, painted]);
  const lifted = useMemo(() => (painted === null ? null : liftedAt(painted, level)), [painted, level]);

  useEffect(() => {
    if (svg.current === null || group.current === null) return;
    return camera.attach(svg.current, group.current);
  }, [camera]);

  useGestures(svg, camera, {
    onHover: () => undefined,
    onTap: (at, slack, event) => {
      if (tool.kind !== 'select') return workshop.use(at);
      const held = handleAt(workshop, at, slack, 1 / camera.pose.scale);
      if (held?.kind === 'new') return workshop.change([held.id], (thing) => withNewCorner(thing, held.corner));
      const thing = thingAt(workshop.terrain, at, slack);
      const { selected } = workshop.store.getState();
      if (thing === null) return workshop.select([]);
      if (!event.shiftKey) return workshop.select([thing.id]);
      workshop.select(selected.includes(thing.id) ? selected.filter((id) => id !== thing.id) : [...selected, thing.id]);
    },
    onGrab: (at, slack) => {
      if (tool.kind !== 'select') return false;
      const before = workshop.terrain;
      const held = handleAt(workshop, at, slack, 1 / camera.pose.scale);
      const { selected } = workshop.store.getState();
      const thing = thingAt(before, at, slack);
      grip.current = null;
      if (held !== null) grip.current = { held, from: at, before };
      else if (thing !== null && selected.includes(thing.id)) grip.current = { held: 'all', from: at, before };
      return grip.current !== null;
    },
    onDrag: (at) => {
      if (grip.current !== null) workshop.attempt(dragged(workshop, grip.current, at));
    },
    onDrop: (at) => {
      if (at === null) workshop.attempt(null);
      else workshop.settle();
      grip.current = null;
    },
  });

  return (
    <div className="tabletop editor-table">
      <ZoomTools camera={camera} />
      <div
        className="tt-frame"
        data-painted={painted !== null || undefined}
        role="application"
        aria-label="Table to draw on. N and P go from piece to piece, arrow keys move the selected one, brackets turn it, Delete removes it."
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (keyPressed(event, workshop, camera)) event.preventDefault();
        }}
      >
        {painted !== null && lifted !== null && <Painting painted={painted} lifted={lifted} layer={layer} />}
        <svg
          ref={svg}
          className="tt-svg"
          aria-hidden="true"
          data-tool={tool.kind}
          data-painted={painted !== null || undefined}
          // What is being dragged is not painted yet.
          data-markings={trial !== null || undefined}
        >
          <Patterns />
          <g ref={group}>
            <TerrainLayer terrain={terrain} level={level} lifted={lifted} />
            {grid && <InchGrid width={width} depth={depth} />}
            <g className="tt-scaled">
              <FaultMarks terrain={terrain} faults={faults} />
              <Handles terrain={terrain} />
              <Unfinished />
            </g>
          </g>
        </svg>
      </div>
      <SelectedWords />
    </div>
  );
}

/** The table while something on it is dragged from where it was taken to where the pointer is. */
function dragged(workshop: Workshop, { held, from, before }: Grip, at: Point): Terrain {
  const { selected } = workshop.store.getState();
  if (held === 'all') {
    const start = thingNamed(before, selected[0] ?? '');
    if (start === undefined) return before;
    // The first thing's upper left corner comes to lie on the grid.
    const box = boxOf([start.outline]);
    const to = workshop.snapped({ x: box.x + at.x - from.x, y: box.y + at.y - from.y });
    return changed(before, selected, (thing) => moved(thing, to.x - box.x, to.y - box.y));
  }
  if (held.kind === 'turn') {
    const about = centreOf(boxOf([thingNamed(before, held.id)?.outline ?? []]));
    const turn = (p: Point): number => (Math.atan2(p.y - about.y, p.x - about.x) * 180) / Math.PI;
    const step = workshop.store.getState().snap === 0 ? 1 : 15;
    const degrees = Math.round((turn(at) - turn(from)) / step) * step;
    return changed(before, [held.id], (thing) => turned(thing, degrees, about));
  }
  const spot = workshop.snapped(at);
  return changed(before, [held.id], (thing) =>
    held.kind === 'new'
      ? withCorner(withNewCorner(thing, held.corner), held.corner + 1, spot)
      : withCorner(thing, held.corner, spot),
  );
}

/** Whatever is wrong is marked where it is wrong. */
function FaultMarks({ terrain, faults }: { terrain: Terrain; faults: readonly EditorFault[] }) {
  const wrong = thingsOf(terrain).filter(({ id }) => faults.some((fault) => fault.id === id));
  return (
    <g className="editor-faults">
      {wrong.map(({ id, outline }) => {
        const { x, y } = centreOf(boxOf([outline]));
        return (
          <g key={id}>
            <path d={outlinePath(outline)} />
            <g transform={`translate(${x} ${y})`}>
              <text className="tt-label tt-fixed" data-tone="harm">
                Fault
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** An outline whose corners are still being tapped. */
function Unfinished() {
  const points = useStudio((studio) => studio.points);
  if (points.length === 0) return null;
  return (
    <g className="editor-unfinished">
      <path d={linePath(points)} />
      {points.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className="tt-fixed" r="6" />
        </g>
      ))}
    </g>
  );
}

/** What the keyboard has selected, for those who listen. */
function SelectedWords() {
  const workshop = useWorkshop();
  useStudio((studio) => studio.selected);
  useStudio((studio) => studio.history);
  const words = workshop.selection.map(({ name, outline, id }) => {
    const { x, y } = centreOf(boxOf([outline]));
    return `${name || id}, ${x.toFixed(1)} from the left, ${y.toFixed(1)} from the top`;
  });
  return (
    <p className="visually-hidden" aria-live="polite">
      {words.join('; ')}
    </p>
  );
}
