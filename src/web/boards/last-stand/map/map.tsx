import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { content, LAND_LEADERS, type Loc, pathOf } from '../../../../games/last-stand/index.ts';
import { Cell } from './cell.tsx';
import { centre, towards } from './keys.ts';
import { Landmarks, Relief, Ridge } from './land/land.tsx';
import { groundOn, placeName, presentOn, threatOn, type View } from '../view.ts';
import { useZoom } from './zoom.ts';

const { board } = content;
const SIZE = { width: board.width, height: board.height } as const;

/** Below so many pixels for a unit there is no room for names. */
const ROOMY = 0.72;

interface MapProps {
  readonly view: View;
  /** Where something has just happened. */
  readonly now: Loc | null;
  /** Whom the open question is about: the map can go there. */
  readonly home: Loc;
}

/** The board: regions, borders, the Leaders' paths and everything that stands on it. */
export function Wasteland({ view, now, home }: MapProps) {
  const zoom = useZoom(SIZE);
  const [read, setRead] = useState<Loc | null>(null);
  const { frame, unit } = zoom;
  const shown = read ?? now ?? home;
  const action = now ?? home;
  const follow = useRef(zoom.follow);
  follow.current = zoom.follow;
  useEffect(() => {
    const { x, y } = centre(action);
    follow.current(x, y);
  }, [action]);
  const travel = (event: KeyboardEvent): void => {
    const from = Number((event.target as Element).closest('[data-at]')?.getAttribute('data-at'));
    const to = from > 0 ? towards(from, event.key) : null;
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGGElement>(`[data-at="${to}"]`)?.focus();
  };
  return (
    <section className="ls-map" aria-label="Map of the wasteland">
      <svg
        ref={zoom.box}
        className="ls-board"
        viewBox={`${frame.x} ${frame.y} ${frame.w} ${(frame.w * SIZE.height) / SIZE.width}`}
        data-near={frame.w < SIZE.width || undefined}
        style={{ '--unit': unit } as React.CSSProperties}
        role="group"
        aria-label="38 locations; the arrow keys go from one to the next"
        onPointerDown={zoom.onPointerDown}
        onPointerMove={zoom.onPointerMove}
        onPointerUp={zoom.onPointerUp}
        onPointerCancel={zoom.onPointerUp}
        onPointerLeave={(event) => {
          zoom.onPointerUp(event);
          if (event.pointerType === 'mouse') setRead(null);
        }}
        onClickCapture={(event) => zoom.dragged() && event.stopPropagation()}
        onKeyDown={travel}
      >
        <Relief />
        <Borders />
        <Landmarks />
        <Paths view={view} />
        {board.locations.map(({ n }) => (
          <Cell
            key={n}
            view={view}
            at={n}
            now={n === now}
            roomy={1 / unit >= ROOMY}
            type={Math.max(13, 13 * unit)}
            entry={n === home}
            onRead={setRead}
          />
        ))}
      </svg>
      <div className="ls-map-foot">
        <Reading view={view} at={shown} />
        <div className="ls-map-tools" role="group" aria-label="Look at the map">
          <button type="button" onClick={() => zoom.closer(1.6)} aria-label="Closer">
            +
          </button>
          <button
            type="button"
            onClick={() => zoom.closer(1 / 1.6)}
            aria-label="Farther away"
            disabled={frame.w >= SIZE.width}
          >
            −
          </button>
          <button type="button" onClick={zoom.whole} disabled={frame.w >= SIZE.width}>
            Whole map
          </button>
          <button
            type="button"
            onClick={() => {
              const { x, y } = centre(home);
              zoom.lookAt(x, y);
            }}
          >
            To {placeName(home)}
          </button>
        </div>
      </div>
    </section>
  );
}

/** What the location under the pointer is, who stands there, and what that means. */
function Reading({ view, at }: { view: View; at: Loc }) {
  const present = presentOn(view, at);
  const threat = threatOn(view, at);
  const { region, also } = board.locations[at - 1] ?? { region: '' };
  const land = board.regions.find(({ id }) => id === region)?.name ?? '';
  return (
    <p className="ls-reading">
      <b>
        {at} {placeName(at)}
      </b>
      {also !== undefined && ` (${also})`}, {land}.{' '}
      {present.length === 0 ? 'Nobody is here.' : `Here: ${present.join(', ')}.`}
      {groundOn(view, at).map((line) => ` ${line.charAt(0).toUpperCase()}${line.slice(1)}.`)}
      {threat !== null && <strong className="harm"> {threat}</strong>}
    </p>
  );
}

/** Open borders are dashed and can be walked over; solid ones are for those who fly. */
function Borders() {
  return (
    <g aria-hidden="true">
      {board.borders.map(({ a, b, border, line: [from, to] }) =>
        border === 'solid' ? (
          <Ridge key={`${a} ${b}`} from={from} to={to} />
        ) : (
          <line key={`${a} ${b}`} className="ls-border" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
        ),
      )}
    </g>
  );
}

/** The fixed ways of the land Leaders who live, a little apart where two share a stretch. */
function Paths({ view }: { view: View }) {
  return (
    <g aria-hidden="true">
      {LAND_LEADERS.map((leader, i) => {
        if (view.leaders[leader].slain) return null;
        const off = (i - 1) * 5;
        const points = pathOf(leader).map((at) => `${centre(at).x + off} ${centre(at).y + off + 14}`);
        return (
          <g key={leader}>
            <polyline className="ls-path-case" points={points.join(',')} />
            <polyline className="ls-path" data-leader={leader} points={points.join(',')} />
          </g>
        );
      })}
    </g>
  );
}
