import { type Settings, settings } from '../../settings.ts';

/** Whether things may move on this screen: not for those who want no motion, and not while nobody looks. */
export const mayMove = (): boolean =>
  settings.getState().motion !== 'off' &&
  SPEED[settings.getState().pace] > 0 &&
  document.visibilityState === 'visible' &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

const SPEED = { instant: 0, quick: 0.6, calm: 1, slow: 1.5 } as const satisfies Record<Settings['pace'], number>;

/** Milliseconds for something that takes so long at a calm pace. */
export const lasting = (millis: number, pace: Settings['pace'] = settings.getState().pace): number =>
  millis * SPEED[pace];

/** Does something as soon as anybody presses anything; the answer does it at once. */
export function untilPressed(end: () => void): () => void {
  const stop = (): void => {
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
    end();
  };
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  return stop;
}
