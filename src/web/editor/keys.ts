import type { Camera } from '../tabletop/camera.ts';
import type { Workshop } from './studio.ts';
import { boxOf, centreOf } from './things.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** All that can be drawn without a pointer. Answers whether the key meant something. */
export function keyPressed(event: Pressed, workshop: Workshop, camera: Camera): boolean {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return withControl(key.toLowerCase(), shiftKey, workshop);
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const [dx, dy] = arrow;
    const step = shiftKey ? 0.1 : workshop.step;
    if (workshop.selection.length > 0) workshop.moveBy(dx * step, dy * step);
    else camera.panBy(-dx * 80, -dy * 80);
    return true;
  }
  switch (key) {
    case '+':
    case '=':
      camera.zoomBy(1.25);
      return true;
    case '-':
      camera.zoomBy(0.8);
      return true;
    case '0':
      camera.fit();
      return true;
    case '[':
      workshop.turnBy(shiftKey ? -1 : -15);
      return true;
    case ']':
      workshop.turnBy(shiftKey ? 1 : 15);
      return true;
    case 'Delete':
    case 'Backspace':
      workshop.remove();
      return true;
    case 'd':
      workshop.copy();
      return true;
    case 'h':
      workshop.copyTurned();
      return true;
    case 'n':
    case 'p': {
      const found = workshop.next(key === 'n' ? 1 : -1);
      if (found !== undefined) camera.show(centreOf(boxOf([found.outline])));
      return true;
    }
    case 'Enter':
      workshop.close();
      return true;
    case 'Escape':
      workshop.take({ kind: 'select' });
      workshop.select([]);
      return true;
    default:
      return false;
  }
}

function withControl(key: string, shift: boolean, workshop: Workshop): boolean {
  if (key === 'z' && !shift) workshop.undo();
  else if (key === 'y' || (key === 'z' && shift)) workshop.redo();
  else return false;
  return true;
}
