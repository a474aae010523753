/** With what somebody points or answers. A finger hides what it points at, and has no way to look first. */
export type By = 'finger' | 'pointer' | 'key';

/** Where and when something was pressed, in pixels and milliseconds of the page. */
export interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly by: By;
}

/** So soon after a question has appeared, a press on the same spot as the last one was meant for the question before. */
const TOO_SOON = 400;
/** Two presses so near to each other are on the same spot, in pixels. */
const SAME_SPOT = { finger: 32, pointer: 12, key: 0 } as const satisfies Record<By, number>;

/** Whether a press was not meant for the question that is open since `askedAt`: begun before it, or half of a double click. */
export function isStray(press: Press, before: Press | null, askedAt: number): boolean {
  if (press.by === 'key') return false;
  if (press.at < askedAt) return true;
  if (before === null || press.at - askedAt > TOO_SOON) return false;
  return Math.hypot(press.x - before.x, press.y - before.y) <= SAME_SPOT[press.by];
}

const NONE: Press = { at: Number.POSITIVE_INFINITY, x: 0, y: 0, by: 'pointer' };

/** Remembers the last two presses, to tell what a click or tap was meant for. */
class Presses {
  #last: Press = NONE;
  #before: Press | null = null;

  note({ timeStamp, clientX, clientY, pointerType }: PointerEvent): void {
    if (this.#last !== NONE) this.#before = this.#last;
    this.#last = { at: timeStamp, x: clientX, y: clientY, by: pointerType === 'mouse' ? 'pointer' : 'finger' };
  }

  /** With what the click that is being handled was made. Keys click without a press. */
  by({ detail }: { readonly detail: number }): By {
    return detail === 0 ? 'key' : this.#last.by;
  }

  /** With what somebody has pointed last. */
  get last(): By {
    return this.#last.by;
  }

  isStray(askedAt: number): boolean {
    return isStray(this.#last, this.#before, askedAt);
  }
}

export const presses = new Presses();
