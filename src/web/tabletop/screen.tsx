import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../kernel/index.ts';
import { apart, type OpeningState, type Terrain } from '../../tabletop/index.ts';
import type { Walk } from './alive/acts.ts';
import { Camera, type Framed } from './camera.ts';
import { type Darkness, Dusk } from './alive/dusk.tsx';
import { type DeskStore, DeskProvider, useDesk } from './desk.ts';
import { type Figure, figureAt } from './figure.ts';
import { type Pointing, useGestures } from './gestures.ts';
import { keyPressed } from './keys.ts';
import { Legend } from './legend.tsx';
import { Labels } from './labels/layout.ts';
import { Halo, ModelsLayer } from './models.tsx';
import type { Eyes, Lens, Spot } from './depth/lens.ts';
import { CursorWords, GroundNote, NameTag, Pointer } from './pointed.tsx';
import { elsewhereOn, Painting, useLifted, usePainting } from './painted.tsx';
import { useNear } from './pictures/near.ts';
import { Patterns } from './patterns.tsx';
import { InchGrid, TerrainLayer } from './terrain.tsx';
import { TableTools } from './tools.tsx';
import { useDiorama } from './depth/views.tsx';

/** A point of the table that was tapped, or where something was dropped. */
export interface Taken {
  readonly at: Point;
  /** The storey that is shown. */
  readonly level: number;
  readonly figure: Figure | null;
  readonly grabbed: string | null;
  /** How far off the same point a tap may be. */
  readonly slack: number;
  /** With Shift: it goes on from what was taken before. */
  readonly adds: boolean;
}

/** A point of the answer that can be dragged by itself. */
export interface Handle extends Point {
  readonly id: string;
  /** A tap takes it away; otherwise a tap means the spot that it is on. */
  readonly drops?: boolean;
}

/** How a point of the table becomes part of an answer. */
export interface Aim {
  /** Models that can be dragged. */
  readonly grabs: readonly string[];
  readonly handles?: readonly Handle[];
  /** Where the way begins that is asked for. */
  readonly from?: Point;
  /** A tap is a spot, also where somebody stands. */
  readonly takesSpots?: boolean;
  readonly onAim: (taken: Taken) => void;
  /** Follows what is being dragged. */
  readonly onDrag?: (at: Point, level: number, grabbed: string) => void;
  /** A handle was dragged there; null: a tap takes it away. */
  readonly onHandle?: (id: string, at: Point | null) => void;
  /** Enter on the spot that is aimed at already. */
  readonly onConfirm: () => void;
}

interface ScreenProps {
  readonly desk: DeskStore;
  readonly terrain: Terrain;
  readonly openings?: Readonly<Record<string, OpeningState>>;
  /** How dark it is; not said by day. */
  readonly darkness?: Darkness;
  readonly figures: readonly Figure[];
  /** The open question offers these models. */
  readonly offered: readonly string[];
  readonly picked?: readonly string[];
  /** A model that the question offers was tapped. A finger points first and takes with the second tap. */
  readonly onOffered: (id: string, by: 'finger' | 'pointer') => void;
  readonly onPointed?: (id: string | null) => void;
  readonly aim: Aim | null;
  /** Whether the rules allow to measure just now. */
  readonly measured?: boolean;
  /** What the open question is about: brought near as soon as the key changes. */
  readonly frame?: Framed & { readonly key: string };
  /** What is in focus: brought into sight where it is not. */
  readonly reveal?: { readonly key: string; readonly points: readonly Point[] };
  /** Who has just moved, and along which way. */
  readonly walks?: readonly Walk[];
  /** Through whose eyes one looks, where one does. */
  readonly eyes?: Eyes | null;
  /** Drawn under and over the models, in inches. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
  /** More buttons beside those of every table. */
  readonly tools?: ReactNode;
  /** What stands beside or under the table: dossiers. */
  readonly children?: ReactNode;
}

const NOBODY: readonly Walk[] = [];
const NO_STATES: Readonly<Record<string, OpeningState>> = {};

/** The table of a miniatures game on the screen: it can be moved, zoomed, pointed at and measured on. */
export function TableScreen(props: ScreenProps) {
  return (
    <DeskProvider value={props.desk}>
      <Screen {...props} />
    </DeskProvider>
  );
}

function Screen(props: ScreenProps) {
  const { desk, terrain, figures, aim, offered, picked = [], openings, under, over, tools, children } = props;
  const { measured = true } = props;
  const { width, depth } = terrain;
  const flat = useMemo(() => new Camera({ width, depth }), [width, depth]);
  const Diorama = useDiorama();
  const view = useDesk((now) => now.view);
  const [lens, setLens] = useState<Lens | null>(null);
  const camera: Lens = lens ?? flat;
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  const grabbed = useRef<string | null>(null);
  const held = useRef<string | null>(null);
  const painted = usePainting(terrain);
  const lifted = useLifted(terrain, painted, figures);
  const layer = useRef<HTMLDivElement>(null);
  const near = useNear(terrain, painted, flat);
  useEffect(() => flat.carry(painted === null ? null : layer.current), [flat, painted]);
  const markings = useDesk((now) => now.markings);
  const level = useDesk((now) => now.level);
  const isElsewhere = useMemo(() => elsewhereOn(terrain, lifted, level), [terrain, lifted, level]);
  const grid = useDesk((now) => now.grid);

  useEffect(() => {
    if (svg.current === null || group.current === null) return;
    return flat.attach(svg.current, group.current);
  }, [flat]);

  const leaders = useRef<SVGGElement>(null);
  const labels = useRef<Labels | null>(null);
  useEffect(() => {
    if (lens !== null || group.current === null || leaders.current === null) return;
    const made = new Labels(group.current, flat, leaders.current);
    labels.current = made;
    return () => made.end();
  }, [flat, lens]);
  useEffect(() => {
    if (labels.current === null) return;
    labels.current.figures = figures;
    labels.current.lay();
  }, [figures, lens]);

  const follow = useDesk((now) => now.follow);
  const wanted = useRef(props.frame);
  wanted.current = props.frame;
  const key = props.frame?.key;
  useEffect(() => {
    if (!follow || key === undefined || wanted.current === undefined) return;
    camera.frame(wanted.current);
    // The pointer lies over something else now, and has pointed at none of it.
    if (!desk.getState().cursor) desk.setState({ at: null, pointed: null });
  }, [camera, desk, follow, key]);
  const focus = useRef(props.reveal);
  focus.current = props.reveal;
  const focusKey = props.reveal?.key;
  useEffect(() => {
    if (follow && focusKey !== undefined && focus.current !== undefined) camera.reveal(focus.current.points);
  }, [camera, follow, focusKey]);

  const point = (id: string | null): void => {
    if (desk.getState().pointed === id) return;
    desk.setState({ pointed: id });
    props.onPointed?.(id);
  };
  const storeys = terrain.buildings.length > 0;
  const standsAt = (at: Spot, slack: number): Figure | null =>
    at.figure === undefined
      ? figureAt(figures, at, slack, storeys ? level : undefined)
      : (figures.find(({ id }) => id === at.figure) ?? null);
  /** A roof or a floor that is pointed at means its storey. */
  const levelAt = (at: Spot): number => at.level ?? level;
  const tap = (at: Spot, figure: Figure | null, by: 'finger' | 'pointer', slack: number, adds = false): void => {
    const meant = figure !== null && offered.includes(figure.id);
    // Whoever answers with a model or a spot wants the table to stay in sight: no dossier is opened.
    const answers = meant || aim?.takesSpots === true;
    if (levelAt(at) !== level) desk.setState({ level: levelAt(at) });
    desk.setState({ at, ...(answers ? undefined : { selected: figure?.id ?? null }) });
    point(figure?.id ?? null);
    if (meant) props.onOffered(figure.id, by);
    else aim?.onAim({ at, level: levelAt(at), figure, grabbed: null, slack, adds });
  };

  const pointing: Pointing = {
    onHover: (at, slack) => {
      desk.setState({ at });
      point(at === null ? null : (standsAt(at, slack)?.id ?? null));
    },
    onTap: (at, slack, event) => {
      const by = event.pointerType === 'touch' ? 'finger' : 'pointer';
      const handle = handleAt(aim?.handles ?? [], at, slack);
      if (handle?.drops === true) return aim?.onHandle?.(handle.id, null);
      // A finger that goes for the same point twice is surer than one that goes for a model.
      tap(at, standsAt(at, slack), by, by === 'finger' ? slack / 2 : slack, event.shiftKey);
    },
    onGrab: (at, slack) => {
      held.current = handleAt(aim?.handles ?? [], at, slack)?.id ?? null;
      if (held.current !== null) return true;
      const figure = aim === null ? null : standsAt(at, slack);
      grabbed.current = figure !== null && aim?.grabs.includes(figure.id) === true ? figure.id : null;
      return grabbed.current !== null;
    },
    onDrag: (at) => {
      desk.setState({ at });
      point(null);
      if (held.current !== null) aim?.onHandle?.(held.current, at);
      else if (grabbed.current !== null) aim?.onDrag?.(at, levelAt(at), grabbed.current);
    },
    onDrop: (at) => {
      if (at !== null && held.current !== null) aim?.onHandle?.(held.current, at);
      else if (at !== null && grabbed.current !== null)
        aim?.onAim({ at, level: levelAt(at), figure: null, grabbed: grabbed.current, slack: 0, adds: false });
      grabbed.current = null;
      held.current = null;
    },
  };
  useGestures(svg, lens === null ? flat : null, pointing);

  return (
    <div className="tabletop">
      <TableTools camera={camera} terrain={terrain} figures={figures} measured={measured}>
        {tools}
        <Legend />
      </TableTools>
      {/* Everything on it is in the text board and in the question as well; here the arrow keys have their own meaning. */}
      <div
        className="tt-frame"
        data-painted={painted !== null || undefined}
        role="application"
        aria-label="Table. Arrow keys move it, C turns on a cursor, N and P go from model to model, Enter takes."
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
          const handled = keyPressed(event.key, event.shiftKey, {
            measured,
            desk,
            camera,
            figures,
            offered,
            table: { width, depth },
            from: aim?.from ?? null,
            onTake: (at, figure) => {
              const again = aim !== null && figure === null && sameSpot(desk.getState().taken, at);
              if (again) aim.onConfirm();
              else tap(at, figure, 'pointer', 0);
              desk.setState({ taken: at });
            },
            onPointed: point,
          });
          if (handled) event.preventDefault();
        }}
      >
        {Diorama !== null && (
          <Diorama
            desk={desk}
            terrain={terrain}
            openings={openings ?? NO_STATES}
            figures={figures}
            offered={offered}
            darkness={props.darkness}
            walks={props.walks ?? NOBODY}
            eyes={view === 'eye' ? (props.eyes ?? null) : null}
            drawing={group}
            pointing={pointing}
            onLens={setLens}
          />
        )}
        {painted !== null && lifted !== null && (
          <Painting painted={painted} lifted={lifted} layer={layer} near={near}>
            {props.darkness !== undefined && <Dusk width={width} depth={depth} darkness={props.darkness} />}
          </Painting>
        )}
        <svg
          ref={svg}
          className="tt-svg"
          aria-hidden="true"
          data-painted={painted !== null || lens !== null || undefined}
          data-depth={lens !== null || undefined}
          data-markings={markings || undefined}
          style={{ '--dusk': props.darkness?.share ?? 0 } as CSSProperties}
        >
          <Patterns />
          <g ref={group}>
            <TerrainLayer
              terrain={terrain}
              level={level}
              lifted={lifted}
              {...(openings === undefined ? {} : { openings })}
            />
            {grid && <InchGrid width={width} depth={depth} />}
            <g className="tt-scaled" data-drape>
              {under}
            </g>
            <ModelsLayer
              figures={figures}
              terrain={terrain}
              isElsewhere={isElsewhere}
              painted={painted !== null}
              walks={props.walks ?? NOBODY}
            />
            <Halos figures={figures} offered={offered} picked={picked} />
            <g ref={leaders} className="tt-leaders">
              <path />
            </g>
            <g className="tt-scaled" data-drape>
              <NameTag figures={figures} />
              {over}
              <Pointer figures={figures} terrain={terrain} measured={measured} />
            </g>
          </g>
        </svg>
        <GroundNote terrain={terrain} />
      </div>
      <CursorWords figures={figures} terrain={terrain} />
      {children}
    </div>
  );
}

/** The handle that lies there, the one on top first. */
function handleAt(handles: readonly Handle[], at: Point, slack: number): Handle | null {
  return handles.findLast((handle) => apart(handle, at) <= slack) ?? null;
}

const sameSpot = (a: Point | null, b: Point): boolean => a !== null && a.x === b.x && a.y === b.y;

function Halos({
  figures,
  offered,
  picked,
}: {
  figures: readonly Figure[];
  offered: readonly string[];
  picked: readonly string[];
}) {
  const selected = useDesk((now) => now.selected);
  const pointed = useDesk((now) => now.pointed);
  return (
    <g className="tt-halos" data-drape>
      {figures
        .filter(({ id }) => offered.includes(id))
        .map((figure) => (
          <Halo key={figure.id} at={figure} kind={picked.includes(figure.id) ? 'picked' : 'offered'} />
        ))}
      {figures
        .filter(({ id }) => id === selected)
        .map((figure) => (
          <Halo key={figure.id} at={figure} kind="selected" />
        ))}
      {figures
        .filter(({ id }) => id === pointed)
        .map((figure) => (
          <Halo key={figure.id} at={figure} kind="pointed" />
        ))}
    </g>
  );
}
