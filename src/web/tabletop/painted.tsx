import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { inside, type Terrain } from '../../tabletop/index.ts';
import type { Order, Painted, PaintedPart, Work } from '../paint/painter.ts';
import { useSettings } from '../settings.ts';
import { type Desk, useDesk } from './desk.ts';
import './painted.css';
import type { Near } from './pictures/near.ts';
import type { Figure } from './figure.ts';

/** Pixels of the longer side of a whole painting: small screens have less memory. */
const MOST = { small: 1800, large: 2880 } as const;
/** Finer than this nobody sees. */
const FINEST = 80;

function scaleFor({ width, depth }: Terrain): number {
  const most = Math.min(screen.width, screen.height) < 700 ? MOST.small : MOST.large;
  return Math.min(FINEST, Math.round(most / Math.max(width, depth)));
}

/** Somebody who paints: beside the page where that can be done, otherwise in it. */
interface Painter {
  readonly order: (order: Order) => void;
  readonly end: () => void;
}

export function hirePainter(onWork: (work: Work) => void): Painter {
  if (typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined') {
    const worker = new Worker(new URL('../paint/painter.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Work>) => onWork(data);
    return { order: (order) => worker.postMessage(order), end: () => worker.terminate() };
  }
  let busy = true;
  return {
    order: (order) =>
      void (async () => {
        const { work } = await import('../paint/painter.ts');
        await work(order, (done) => busy && onWork(done));
      })(),
    end: () => {
      busy = false;
    },
  };
}

/** Pixels of the longer side while somebody draws the table, and milliseconds of rest after which it is painted in all detail. */
const SKETCH = 1200;
const REST = 1800;

/** A table that somebody is drawing: painted again after every change, roughly at first; what was painted before stays until then. */
export function useSketch(terrain: Terrain): Painted | null {
  const [painted, setPainted] = useState<Painted | null>(null);
  const wanted = useSettings((now) => now.painted);
  const hired = useRef<{ painter: Painter; busy: boolean; next: Order | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const painter = hirePainter((work) => {
      if (hired.current === null) return;
      if (work.kind === 'table') setPainted(work.painted);
      const { next } = hired.current;
      hired.current.next = null;
      hired.current.busy = next !== null;
      if (next !== null) painter.order(next);
    });
    hired.current = { painter, busy: false, next: null };
    return () => {
      painter.end();
      hired.current = null;
    };
  }, [wanted]);
  useEffect(() => {
    const longer = Math.max(terrain.width, terrain.depth);
    const order = (scale: number): void => {
      const now = hired.current;
      if (now === null) return;
      const what: Order = { kind: 'table', terrain, scale, once: true };
      if (now.busy) now.next = what;
      else {
        now.busy = true;
        now.painter.order(what);
      }
    };
    order(Math.min(scaleFor(terrain), Math.round(SKETCH / longer)));
    const timer = setTimeout(() => order(scaleFor(terrain)), REST);
    return () => clearTimeout(timer);
  }, [terrain, wanted]);
  return wanted ? painted : null;
}

/**
 * The table as it was painted: coarse at first, then in all detail; null until then, and for everybody who wants the drawing.
 * Where something on the same table has changed, what was painted before is seen until it is painted anew.
 */
export function usePainting(terrain: Terrain): Painted | null {
  const [painted, setPainted] = useState<{ readonly id: string; readonly what: Painted } | null>(null);
  const wanted = useSettings((now) => now.painted);
  // Every state of a match may bring a terrain of its own that is the same to the letter.
  const text = useMemo(() => (wanted ? JSON.stringify(terrain) : ''), [terrain, wanted]);
  useEffect(() => {
    if (text === '') return;
    const table = JSON.parse(text) as Terrain;
    const painter = hirePainter((work) => {
      if (work.kind !== 'table') return;
      const { painted: what } = work;
      setPainted((before) => (what.whole || before?.id !== table.id ? { id: table.id, what } : before));
      if (what.whole) painter.end();
    });
    painter.order({ kind: 'table', terrain: table, scale: scaleFor(table) });
    return painter.end;
  }, [text]);
  return wanted && painted?.id === terrain.id ? painted.what : null;
}

interface PictureProps {
  readonly of: PaintedPart['picture'];
  readonly kind: 'ground' | PaintedPart['kind'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly lifted?: boolean;
}

const Picture = memo(function Picture({ of, kind, x, y, width, depth, lifted }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null || typeof of === 'string') return;
    canvas.current.width = of.width;
    canvas.current.height = of.height;
    canvas.current.getContext('2d')?.drawImage(of, 0, 0);
  }, [of]);
  const shared = {
    className: 'tt-picture-part',
    'data-kind': kind,
    'data-lifted': lifted || undefined,
    style: { left: x, top: y, width, height: depth },
  };
  return typeof of === 'string' ? <img alt="" src={of} {...shared} /> : <canvas ref={canvas} {...shared} />;
});

type Spot = Pick<Figure, 'x' | 'y'>;
const under = ({ frame: { x, y, width } }: PaintedPart, spot: Spot): boolean =>
  Math.hypot(spot.x - x - width / 2, spot.y - y - width / 2) < width * 0.42;

/** Roofs over somebody, and where one looks at a storey below them; storeys that one does not look at; crowns over somebody. */
function liftedBy({ buildings }: Terrain, { parts }: Painted, figures: readonly Figure[], level: number): Set<string> {
  const lifts = (part: PaintedPart): boolean => {
    if (part.kind === 'crown') return figures.some((figure) => figure.level === 0 && under(part, figure));
    if (part.kind === 'floor') return level !== part.level;
    if (level > 0) return level < part.level;
    const outline = buildings.find(({ id }) => id === part.id)?.outline ?? [];
    return figures.some((figure) => figure.level < part.level && inside(outline, figure));
  };
  return new Set(parts.filter(lifts).map(nameOf));
}

/** What stands aside where nobody stands about: all above the storey that is shown. */
export const liftedAt = ({ parts }: Painted, level: number): Set<string> =>
  new Set(parts.filter((part) => (part.kind === 'floor' ? level !== part.level : level < part.level)).map(nameOf));

/** The roof or the crown that one points at stands aside too. */
function pointedAt({ buildings }: Terrain, { parts }: Painted, { at, level }: Desk): string {
  if (at === null || level > 0) return '';
  const house = buildings.find(({ outline }) => inside(outline, at));
  if (house !== undefined) return `roof ${house.id} ${house.floors.length}`;
  const crown = parts.find((part) => part.kind === 'crown' && under(part, at));
  return crown === undefined ? '' : nameOf(crown);
}

const nameOf = ({ kind, id, level }: PaintedPart): string => `${kind} ${id} ${level}`;

/** What stands aside just now, by kind, name and storey; null where nothing is painted. */
export function useLifted(
  terrain: Terrain,
  painted: Painted | null,
  figures: readonly Figure[],
): ReadonlySet<string> | null {
  const level = useDesk((now) => now.level);
  const pointed = useDesk((now) => (painted === null ? '' : pointedAt(terrain, painted, now)));
  const lifted = useMemo(
    () => (painted === null ? null : liftedBy(terrain, painted, figures, level)),
    [terrain, painted, figures, level],
  );
  return useMemo(() => (lifted === null || pointed === '' ? lifted : new Set([...lifted, pointed])), [lifted, pointed]);
}

/** Who is on a storey that is not looked at. Those on a roof that lies there as painted are in plain view. */
export const elsewhereOn =
  ({ buildings }: Terrain, lifted: ReadonlySet<string> | null, level: number) =>
  (figure: Figure): boolean => {
    if (buildings.length === 0 || figure.level === level) return false;
    if (lifted === null || figure.level < level) return true;
    const below = buildings.filter(({ outline }) => inside(outline, figure));
    return below.some(({ id, floors }) => lifted.has(`roof ${id} ${floors.length}`));
  };

interface PaintingProps {
  readonly painted: Painted;
  readonly lifted: ReadonlySet<string>;
  readonly layer: RefObject<HTMLDivElement | null>;
  /** What is in view, painted finer. */
  readonly near?: Near | null;
  /** What lies over all of it: the night. */
  readonly children?: ReactNode;
}

/** The painting under all that is drawn. */
export const Painting = memo(function Painting({ painted, lifted, layer, near, children }: PaintingProps) {
  const { width, depth } = painted.frame;
  return (
    <div
      className="tt-painting"
      ref={layer}
      aria-hidden="true"
      data-whole={painted.whole || undefined}
      style={{ width, height: depth }}
    >
      <Picture kind="ground" of={painted.ground} {...painted.frame} />
      {near !== undefined && near !== null && <Picture kind="ground" of={near.picture} {...near.frame} />}
      {painted.parts.map((part) => {
        const name = nameOf(part);
        return <Picture key={name} kind={part.kind} of={part.picture} {...part.frame} lifted={lifted.has(name)} />;
      })}
      {children}
    </div>
  );
});
