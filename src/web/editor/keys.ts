import type { Camera } from '../tabletop/camera.ts';
import { ARROWS, cameraKey } from '../tabletop/keys.ts';
import type { Workshop } from './studio.ts';
import { boxOf, centreOf } from './things.ts';

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
  if (arrow !== undefined && workshop.selection.length > 0) {
    const step = shiftKey ? 0.1 : workshop.step;
    workshop.moveBy(arrow.x * step, arrow.y * step);
    return true;
  }
  switch (key) {
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
      return cameraKey(key, camera);
  }
}

function withControl(key: string, shift: boolean, workshop: Workshop): boolean {
  if (key === 'z' && !shift) workshop.undo();
  else if (key === 'y' || (key === 'z' && shift)) workshop.redo();
  else return false;
  return true;
}
