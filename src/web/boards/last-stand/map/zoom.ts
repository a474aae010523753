import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The part of the map that is shown. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 5;
/** So far a finger may stray and still mean a tap. */
const STRAY = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps the frame on the map and between all of it and the closest look. */
export function framed({ x, y, w }: Frame, { width, height }: Size): Frame {
  const wide = clamp(w, width / CLOSEST, width);
  const high = (wide * height) / width;
  return { x: clamp(x, 0, width - wide), y: clamp(y, 0, height - high), w: wide };
}

/** How much of the frame lies at its rim: what is there is hardly in sight. */
const RIM = 0.12;

/** The frame moved so that a point is well in sight, if it is not. */
export function following(frame: Frame, x: number, y: number, size: Size): Frame {
  const high = (frame.w * size.height) / size.width;
  const off = (value: number, from: number, length: number): boolean =>
    value < from + length * RIM || value > from + length * (1 - RIM);
  if (frame.w >= size.width || !(off(x, frame.x, frame.w) || off(y, frame.y, high))) return frame;
  return framed({ x: x - frame.w / 2, y: y - high / 2, w: frame.w }, size);
}

/** Nearer by `factor`, with the point `cx` `cy` of the map staying where it is. */
export function zoomed(frame: Frame, factor: number, cx: number, cy: number, size: Size): Frame {
  const w = clamp(frame.w / factor, size.width / CLOSEST, size.width);
  const k = w / frame.w;
  return framed({ x: cx - (cx - frame.x) * k, y: cy - (cy - frame.y) * k, w }, size);
}

export interface Zoom {
  readonly frame: Frame;
  readonly box: RefObject<SVGSVGElement | null>;
  /** How many units of the map one pixel shows. */
  readonly unit: number;
  readonly closer: (factor: number) => void;
  readonly whole: () => void;
  readonly lookAt: (x: number, y: number) => void;
  /** Whoever has come closer is taken along to where something happens; nothing moves while it is in sight. */
  readonly follow: (x: number, y: number) => void;
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  readonly onPointerMove: (event: ReactPointerEvent) => void;
  readonly onPointerUp: (event: ReactPointerEvent) => void;
  /** A drag has just ended on it: this click is none. */
  readonly dragged: () => boolean;
}

/** Moving about on a map: drag and pinch, the wheel with Ctrl, and buttons. */
export function useZoom(size: Size): Zoom {
  const box = useRef<SVGSVGElement>(null);
  const [frame, setFrame] = useState<Frame>({ x: 0, y: 0, w: size.width });
  const [pixels, setPixels] = useState(size.width);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);

  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watch = new ResizeObserver(([entry]) => entry !== undefined && setPixels(entry.contentRect.width || 1));
    watch.observe(current);
    // React's own wheel listener may not keep the page from scrolling.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const rect = current.getBoundingClientRect();
      setFrame((now) => {
        const unit = now.w / rect.width;
        const cx = now.x + (event.clientX - rect.left) * unit;
        return zoomed(now, event.deltaY < 0 ? 1.2 : 1 / 1.2, cx, now.y + (event.clientY - rect.top) * unit, size);
      });
    };
    current.addEventListener('wheel', wheel, { passive: false });
    return () => {
      watch.disconnect();
      current.removeEventListener('wheel', wheel);
    };
  }, [size]);

  const middle = (now: Frame): [number, number] => [now.x + now.w / 2, now.y + (now.w * size.height) / size.width / 2];
  return {
    frame,
    box,
    unit: frame.w / pixels,
    closer: (factor) => setFrame((now) => zoomed(now, factor, ...middle(now), size)),
    whole: () => setFrame({ x: 0, y: 0, w: size.width }),
    lookAt: (x, y) =>
      setFrame((now) => {
        const w = Math.min(now.w, size.width / 2);
        return framed({ x: x - w / 2, y: y - (w * size.height) / size.width / 2, w }, size);
      }),
    follow: (x, y) => {
      // A map that is being dragged is in somebody's hand.
      if (fingers.current.size === 0) setFrame((now) => following(now, x, y, size));
    },
    onPointerDown: (event) => {
      if (fingers.current.size === 0) moved.current = 0;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      const rect = box.current?.getBoundingClientRect();
      if (before === undefined || rect === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
      fingers.current.set(event.pointerId, now);
      moved.current += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      const [other] = others;
      setFrame((shown) => {
        const unit = shown.w / rect.width;
        if (other === undefined) {
          return framed(
            { ...shown, x: shown.x - (now.x - before.x) * unit, y: shown.y - (now.y - before.y) * unit },
            size,
          );
        }
        const [, fixed] = other;
        const apart = (point: { x: number; y: number }): number => Math.hypot(point.x - fixed.x, point.y - fixed.y);
        const cx = shown.x + ((now.x + fixed.x) / 2 - rect.left) * unit;
        const cy = shown.y + ((now.y + fixed.y) / 2 - rect.top) * unit;
        return zoomed(shown, apart(now) / Math.max(1, apart(before)), cx, cy, size);
      });
    },
    onPointerUp: (event) => {
      fingers.current.delete(event.pointerId);
    },
    dragged: () => moved.current > STRAY,
  };
}
