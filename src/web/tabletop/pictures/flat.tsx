import { useEffect, useMemo, useRef, useState } from 'react';
import type { Terrain } from '../../../tabletop/index.ts';
import type { Frame } from '../../paint/brush.ts';
import type { Order } from '../../paint/painter.ts';
import { useSettings } from '../../settings.ts';
import { hirePainter } from '../painted.tsx';

/** Tables as still pictures: painted one after the other by one painter, and kept for a while. */

type Picture = ImageBitmap | HTMLCanvasElement;
type FlatOrder = Extract<Order, { kind: 'flat' }>;
type Told = (picture: Picture) => void;

/** So many are kept. */
const KEPT = 60;
/** Pixels of a picture that is not kept. */
const LARGE = 600_000;

const kept = new Map<string, Picture>();
const waiting = new Map<string, { readonly order: FlatOrder; readonly told: Set<Told> }>();
let painter: ReturnType<typeof hirePainter> | null = null;
let busy = false;

function next(): void {
  // What came last is looked at now.
  const last = [...waiting.values()].at(-1);
  if (busy || last === undefined) return;
  busy = true;
  painter ??= hirePainter((work) => {
    if (work.kind !== 'flat' && work.kind !== 'failed') return;
    busy = false;
    // Sheets of paper are large, and wanted once.
    if (work.kind === 'flat' && work.picture.width * work.picture.height < LARGE) kept.set(work.key, work.picture);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
    if (work.kind === 'flat') for (const told of waiting.get(work.key)?.told ?? []) told(work.picture);
    waiting.delete(work.key);
    next();
  });
  painter.order(last.order);
}

/** Asks for a picture; the answer leaves it be again. */
function ask(order: FlatOrder, told: Told): () => void {
  const asked = waiting.get(order.key) ?? { order, told: new Set() };
  asked.told.add(told);
  waiting.set(order.key, asked);
  next();
  return () => {
    asked.told.delete(told);
    if (asked.told.size === 0 && [...waiting.values()].at(-1) !== asked) waiting.delete(order.key);
  };
}

interface FlatProps {
  readonly terrain: Terrain;
  /** Pixels of an inch. */
  readonly scale: number;
  /** Roofs are off. */
  readonly open?: boolean;
  /** Only what lies in it. */
  readonly frame?: Frame | undefined;
  readonly className?: string;
  readonly onPainted?: () => void;
}

/** A table as it is painted, as large as its box; nothing is seen until it is there. */
export function FlatPicture({ terrain, scale, open = false, frame, className, onPainted }: FlatProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = useMemo(() => JSON.stringify({ terrain, scale, open, frame }), [terrain, scale, open, frame]);
  const [there, setThere] = useState<string | null>(null);
  const painted = useRef(onPainted);
  painted.current = onPainted;
  useEffect(() => {
    const show = (picture: Picture): void => {
      if (canvas.current === null) return;
      canvas.current.width = picture.width;
      canvas.current.height = picture.height;
      canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
      setThere(key);
      painted.current?.();
    };
    const ready = kept.get(key);
    if (ready !== undefined) return show(ready);
    const order = JSON.parse(key) as Pick<FlatOrder, 'terrain' | 'scale' | 'open' | 'frame'>;
    return ask({ kind: 'flat', key, ...order }, show);
  }, [key]);
  return <canvas ref={canvas} className={className} data-painted={there === key || undefined} aria-hidden="true" />;
}

/** The same as an address, for drawings; null until it is painted. */
export function useFlat(terrain: Terrain, scale: number): string | null {
  const wanted = useSettings((now) => now.painted);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const key = JSON.stringify({ terrain, scale });
    return ask({ kind: 'flat', key, terrain, scale, open: false }, (picture) => setAddress(addressOf(picture)));
  }, [terrain, scale, wanted]);
  return wanted ? address : null;
}

function addressOf(picture: Picture): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.86);
}
