import { useDeferredValue, useMemo } from 'react';
import type { Placed, Point, SeenRequest } from '../../kernel/index.ts';
import { apart, directionOf } from '../../tabletop/index.ts';
import { usePlay } from '../match/context.tsx';
import { useDesk } from '../tabletop/desk.ts';
import { inches } from '../tabletop/measures.tsx';
import { Ghost } from '../tabletop/models.tsx';
import { linePath, outlinePath } from '../tabletop/shapes.ts';
import { RegionLayer, StopsLayer, Suggestions, WayLayer, WayPoints } from '../tabletop/ways.tsx';
import { TURN } from './aiming.ts';
import type { Battle, Pointing, Preview } from './face.ts';
import { aimedAt, placed, pointsIn } from './points.ts';
import type { Scene } from './scene.ts';
import { useStage } from './stage.ts';

interface AimProps {
  readonly pointing: Pointing;
  readonly request: SeenRequest;
}

/** Where the open question can be answered: the area, and the spots that are suggested. */
export function AimGround({ pointing, request }: AimProps) {
  const level = useDesk((now) => now.level);
  // A reach takes a moment to work out: the question is on the screen before it.
  const ready = useDeferredValue<Pointing | null>(pointing, null);
  const area = useMemo(() => (ready === pointing ? (pointing.area?.(level) ?? null) : null), [ready, pointing, level]);
  const spots = request.suggestions ?? [];
  const ends = spots.flatMap((spot) => (Array.isArray(spot) ? spot.slice(-1) : [spot])) as Placed[];
  const region = area ?? (pointing.kind === 'look' ? null : (request.region ?? null));
  return (
    <>
      {region !== null && <RegionLayer region={region} kind={area === null ? 'legal' : 'reach'} />}
      {pointing.kind !== 'look' && <Suggestions spots={ends} />}
    </>
  );
}

/** Where models would stand as the question suggests, or stand already while the others are being placed. */
export function GhostsLayer<B extends Battle>({ scene, request }: { scene: Scene<B>; request: SeenRequest }) {
  return (
    <>
      {(scene.face.ghosts?.(scene.battle, request) ?? []).map(({ id, ...at }) => (
        <Ghost key={id} {...at} fault={false} />
      ))}
    </>
  );
}

const far = (a: Point, b: Point | undefined): number => (b === undefined ? Infinity : apart(a, b));

/** What is answered already, and what pointing elsewhere would come to. */
export function AimOver({ pointing, request }: AimProps) {
  const draft = usePlay((play) => play.draft);
  const hover = useDeferredValue(useDesk((now) => now.at));
  const level = useDesk((now) => now.at?.level ?? now.level);
  const aimed = useStage((now) => now.aimed) ?? undefined;
  const goesOn = useStage((now) => now.bending && now.pinned === request.n) && pointing.bends === true;
  const points = pointsIn(request, draft);
  const last = points.at(-1);
  const passing = useMemo(
    () => (hover === null ? null : aimedAt(points, placed(hover, level, pointing), goesOn)),
    [hover, level, points, pointing, goesOn],
  );
  return (
    <>
      {last !== undefined && <Shown pointing={pointing} points={points} firm />}
      {hover !== null && passing !== null && far(hover, last) > 0.2 && far(hover, aimed) > 0.2 && (
        <Shown pointing={pointing} points={passing} firm={false} />
      )}
      {pointing.bends === true && <WayPoints points={points} />}
      {last?.facing !== undefined && <Facing at={last} />}
    </>
  );
}

/** The acting unit while it is dragged, before a Move was even chosen. */
export function DragOver({ pointing }: { pointing: Pointing }) {
  const drag = useDeferredValue(useStage((now) => now.drag));
  // Where it would be put down: as far towards the pointer as it goes.
  const points = useMemo(() => (drag === null ? null : (pointing.meant([drag]) ?? [drag])), [pointing, drag]);
  return points === null ? null : <Shown pointing={pointing} points={points} firm />;
}

interface ShownProps {
  readonly pointing: Pointing;
  readonly points: readonly Placed[];
  /** It is what will be answered; otherwise it only follows the pointer. */
  readonly firm: boolean;
}

function Shown({ pointing, points, firm }: ShownProps) {
  const preview = useMemo(() => pointing.preview(points), [pointing, points]);
  if (pointing.kind === 'look') return <Gaze from={pointing.from ?? preview.to} to={preview.to} />;
  const [from, ...rest] = preview.route ?? [];
  return (
    <g className={firm ? undefined : 'sk-passing'}>
      {preview.ghosts.map(({ id, ...at }) => (
        <Ghost key={id} {...at} fault={preview.fault !== null} />
      ))}
      {preview.walls !== undefined && (
        <path
          className="tt-ghost"
          d={outlinePath(preview.walls)}
          data-fault={preview.fault === null ? undefined : ''}
        />
      )}
      {from !== undefined && (
        <WayLayer from={from} points={rest} faultAt={preview.faultAt} label={lineLabel(preview)} />
      )}
      <StopsLayer stops={preview.stops} />
    </g>
  );
}

/** How long a way is, and of how much; or what it costs. */
export function lengthText({ inches: long, limit, price }: Pick<Preview, 'inches' | 'limit' | 'price'>): string {
  const measured = long === null ? '' : limit === null ? inches(long) : `${inches(long)} of ${limit}"`;
  return price === undefined ? measured : `${price}, ${measured}`;
}

function lineLabel(preview: Preview): string {
  const { inches: long, fault } = preview;
  if (long === null) return fault ?? '';
  const measured = lengthText(preview);
  return fault === null ? measured : `${measured}: ${fault}`;
}

/** Where somebody is told to look. */
function Gaze({ from, to }: { from: Point; to: Point }) {
  return <path className="sk-gaze" d={linePath([from, to])} />;
}

/** The arrow of a facing: by its end it can be turned. */
function Facing({ at }: { at: Placed }) {
  const { x, y } = directionOf(at.facing ?? 0);
  const start = { x: at.x + x * 0.5, y: at.y + y * 0.5 };
  const end = { x: at.x + x * TURN, y: at.y + y * TURN };
  return (
    <g className="sk-facing">
      <path className="sk-gaze" d={linePath([start, end])} />
      <circle className="sk-turn" cx={end.x} cy={end.y} r="0.18" />
    </g>
  );
}
