import { useDeferredValue, useMemo } from 'react';
import { BASE } from '../../../games/even-death/index.ts';
import type { Placed, Point, SeenRequest } from '../../../kernel/index.ts';
import { directionOf } from '../../../tabletop/index.ts';
import { usePlay } from '../../match/context.tsx';
import { useDesk } from '../../tabletop/desk.ts';
import { inches } from '../../tabletop/measures.tsx';
import { Ghost } from '../../tabletop/models.tsx';
import { linePath } from '../../tabletop/shapes.ts';
import { RegionLayer, Suggestions, WayLayer } from '../../tabletop/ways.tsx';
import { meant, type Mode, type Preview, placeOf, previewOf } from './modes.ts';
import type { Scene } from './scene.ts';
import { useStage } from './stage.ts';

interface AimProps {
  readonly scene: Scene;
  readonly mode: Mode;
  readonly request: SeenRequest;
}

/** Where the open question can be answered: the area, and the spots that are suggested. */
export function AimGround({ scene, mode, request }: AimProps) {
  const area = useMemo(
    () => (mode.kind === 'line' || mode.kind === 'herd' ? { polygons: scene.ask.area(mode.unit) } : null),
    [scene, mode],
  );
  const spots = request.suggestions ?? [];
  const ends = spots.flatMap((spot) => (Array.isArray(spot) ? spot.slice(-1) : [spot])) as Placed[];
  const region = area ?? (mode.kind === 'look' ? null : (request.region ?? null));
  return (
    <>
      {region !== null && <RegionLayer region={region} kind={area === null ? 'legal' : 'reach'} />}
      {mode.kind !== 'look' && <Suggestions spots={ends} />}
    </>
  );
}

/** Where zombies would stand as the question suggests, or stand already while the others are being placed. */
export const placesOf = ({ facts }: SeenRequest): readonly (Point & { readonly id: string })[] =>
  ((facts ?? {}) as { places?: readonly (Point & { id: string })[] }).places ?? [];

export function PlacesLayer({ request }: { request: SeenRequest }) {
  return (
    <>
      {placesOf(request).map(({ id, x, y }) => (
        <Ghost key={id} x={x} y={y} radius={BASE.radius} dead fault={false} />
      ))}
    </>
  );
}

/** What is answered already, and what pointing elsewhere would come to. */
export function AimOver({ scene, mode, request }: AimProps) {
  const draft = usePlay((play) => play.draft);
  const hover = useDeferredValue(useDesk((now) => now.at));
  const aimed = useStage((now) => now.aimed) ?? undefined;
  const pinned = request.kind === 'path' ? draft.way.at(-1) : draft.point;
  return (
    <>
      {pinned !== undefined && <Shown scene={scene} mode={mode} request={request} at={pinned} firm />}
      {hover !== null && far(hover, pinned) > 0.2 && far(hover, aimed) > 0.2 && (
        <Shown scene={scene} mode={mode} request={request} at={hover} firm={false} />
      )}
      {request.facing === true && <Facing at={draft.point} />}
    </>
  );
}

/** The selected unit while it is dragged, before a Move was even chosen. */
export function DragOver({ scene, mode }: { scene: Scene; mode: Mode }) {
  const drag = useDeferredValue(useStage((now) => now.drag));
  // Where it would be put down: as far towards the pointer as it goes.
  const at = useMemo(() => (drag === null ? null : (meant(scene, mode, drag, null) ?? drag)), [scene, mode, drag]);
  return at === null ? null : <Shown scene={scene} mode={mode} request={null} at={at} firm />;
}

const far = (a: Point, b: Point | undefined): number =>
  b === undefined ? Number.POSITIVE_INFINITY : Math.hypot(a.x - b.x, a.y - b.y);

interface ShownProps {
  readonly scene: Scene;
  readonly mode: Mode;
  readonly request: SeenRequest | null;
  readonly at: Point;
  /** It is what will be answered; otherwise it only follows the pointer. */
  readonly firm: boolean;
}

function Shown({ scene, mode, request, at, firm }: ShownProps) {
  const preview = useMemo(() => previewOf(scene, mode, at, request), [scene, mode, at, request]);
  if (mode.kind === 'look') return <Gaze from={placeOf(mode.unit)} to={at} />;
  return (
    <g className={firm ? undefined : 'ed-passing'}>
      {preview.ghosts.map(({ id, x, y, dead }) => (
        <Ghost key={id} x={x} y={y} radius={BASE.radius} dead={dead} fault={preview.fault !== null} />
      ))}
      {preview.from !== null && (
        <WayLayer from={preview.from} points={[preview.to]} faultAt={preview.faultAt} label={lineLabel(preview)} />
      )}
    </g>
  );
}

function lineLabel({ inches: long, limit, fault }: Preview): string {
  if (long === null) return fault ?? '';
  const measured = limit === null ? inches(long) : `${inches(long)} of ${limit}"`;
  return fault === null ? measured : `${measured}: ${fault}`;
}

/** Where a unit is told to look. */
function Gaze({ from, to }: { from: Point; to: Point }) {
  return <path className="ed-gaze" d={linePath([from, to])} />;
}

function Facing({ at }: { at: Placed }) {
  const { x, y } = directionOf(at.facing ?? 0);
  const start = { x: at.x + x * BASE.radius, y: at.y + y * BASE.radius };
  return <path className="ed-gaze" d={linePath([start, { x: at.x + x * 2, y: at.y + y * 2 }])} />;
}
