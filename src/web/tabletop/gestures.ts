import { type RefObject, useEffect, useRef } from 'react';
import type { Lens, Spot } from './depth/lens.ts';

/** What a pointer does on the table. Points are in inches; `slack` is how far off a finger or a mouse may be. */
export interface Pointing {
  readonly onHover: (at: Spot | null, slack: number) => void;
  readonly onTap: (at: Spot, slack: number, event: PointerEvent) => void;
  /** Something is taken at that point and not the table itself: answers whether it is. */
  readonly onGrab?: (at: Spot, slack: number, event: PointerEvent) => boolean;
  readonly onDrag?: (at: Spot) => void;
  /** Null: the drag is broken off. */
  readonly onDrop?: (at: Spot | null) => void;
}

/** Pixels that a pointer may shake without being dragged. */
const SHAKE = 6;
const FINGER = 22;
const MOUSE = 5;
/** Two fingers that turn by a radian drag the table round by so many pixels. */
const TWIST = 160;

/** Pan by dragging, zoom by wheel or two fingers, turn by the right button; all else is told to the table. Listeners are passed by React, once. */
export function useGestures(
  svg: RefObject<SVGSVGElement | HTMLCanvasElement | null>,
  camera: Lens | null,
  pointing: Pointing,
): void {
  const now = useRef(pointing);
  now.current = pointing;
  useEffect(() => {
    const { current } = svg;
    if (current === null || camera === null) return;
    // Both have the same events.
    return listen(current as SVGSVGElement, camera, () => now.current);
  }, [svg, camera]);
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

function listen(svg: SVGSVGElement, camera: Lens, pointing: () => Pointing): () => void {
  const down = new Map<number, Finger>();
  let mode: 'idle' | 'pressed' | 'pan' | 'drag' | 'pinch' | 'turn' = 'idle';
  let pressed: { at: Finger; grabbed: boolean } | null = null;
  let hover: PointerEvent | null = null;
  let frame = 0;

  const slackOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? FINGER : MOUSE) / camera.pose.scale;
  const at = (event: PointerEvent): Spot => camera.at(event.clientX, event.clientY);
  const later = (act: () => void): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };

  const onDown = (event: PointerEvent): void => {
    const turns = camera.turnBy !== undefined && (event.button === 2 || (event.button === 0 && event.altKey));
    if (event.pointerType === 'mouse' && event.button > 1 && !turns) return;
    svg.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (down.size === 2) {
      if (mode === 'drag') pointing().onDrop?.(null);
      mode = 'pinch';
      pressed = null;
      return;
    }
    if (turns) {
      mode = 'turn';
      return;
    }
    const grabbed = event.button === 0 && (pointing().onGrab?.(at(event), slackOf(event), event) ?? false);
    pressed = { at: { x: event.clientX, y: event.clientY }, grabbed };
    mode = 'pressed';
  };

  const pinch = (event: PointerEvent): void => {
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    const before = down.get(event.pointerId);
    if (other === undefined || before === undefined) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (was > 0) {
      const middle = camera.onScreen((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      camera.zoomBy(is / was, middle);
      const angle = (from: Finger): number => Math.atan2(from.y - other.y, from.x - other.x);
      camera.turnBy?.(-Math.sin(angle({ x: event.clientX, y: event.clientY }) - angle(before)) * TWIST, 0);
    }
    camera.panBy((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
  };

  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType === 'touch') return;
      hover = event;
      later(() => hover !== null && pointing().onHover(at(hover), slackOf(hover)));
      return;
    }
    if (mode === 'pressed' && pressed !== null) {
      if (Math.hypot(event.clientX - pressed.at.x, event.clientY - pressed.at.y) < SHAKE) return;
      mode = pressed.grabbed ? 'drag' : 'pan';
    }
    if (mode === 'pinch') pinch(event);
    else if (mode === 'turn') camera.turnBy?.(event.clientX - before.x, event.clientY - before.y);
    else if (mode === 'pan') camera.panBy(event.clientX - before.x, event.clientY - before.y);
    else if (mode === 'drag') {
      hover = event;
      later(() => mode === 'drag' && hover !== null && pointing().onDrag?.(at(hover)));
    }
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (mode === 'pressed') pointing().onTap(at(event), slackOf(event), event);
    else if (mode === 'drag') pointing().onDrop?.(at(event));
    // The finger that stays after a pinch does not drag what it happens to lie on.
    mode = down.size > 0 ? 'pan' : 'idle';
    pressed = null;
  };
  const onCancel = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (mode === 'drag') pointing().onDrop?.(null);
    mode = down.size > 0 ? 'pan' : 'idle';
    pressed = null;
  };
  const onLeave = (): void => {
    hover = null;
    if (down.size === 0) pointing().onHover(null, 0);
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    camera.zoomBy(Math.exp((-event.deltaY * lines) / 500), camera.onScreen(event.clientX, event.clientY));
  };

  const onMenu = (event: Event): void => {
    if (camera.turnBy !== undefined) event.preventDefault();
  };
  svg.addEventListener('contextmenu', onMenu);
  svg.addEventListener('pointerdown', onDown);
  svg.addEventListener('pointermove', onMove);
  svg.addEventListener('pointerup', onUp);
  svg.addEventListener('pointercancel', onCancel);
  svg.addEventListener('pointerleave', onLeave);
  svg.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    cancelAnimationFrame(frame);
    svg.removeEventListener('contextmenu', onMenu);
    svg.removeEventListener('pointerdown', onDown);
    svg.removeEventListener('pointermove', onMove);
    svg.removeEventListener('pointerup', onUp);
    svg.removeEventListener('pointercancel', onCancel);
    svg.removeEventListener('pointerleave', onLeave);
    svg.removeEventListener('wheel', onWheel);
  };
}
