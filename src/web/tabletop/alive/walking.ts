import { type RefObject, useLayoutEffect } from 'react';
import type { Point } from '../../../kernel/index.ts';
import { lengthOf, type Walk } from './acts.ts';
import { lasting, mayMove, untilPressed } from './motion.ts';

const SHORTEST = 180;
const AN_INCH = 60;
const LONGEST = 850;

/** Models go their way instead of jumping. They stand where they stand already: only what is seen comes after them. */
export function useWalks(layer: RefObject<SVGGElement | null>, walks: readonly Walk[]): void {
  useLayoutEffect(() => {
    const { current } = layer;
    if (current === null || walks.length === 0 || !mayMove()) return;
    const going = walks.flatMap(({ id, points }) => {
      const element = current.querySelector(`[data-model="${CSS.escape(id)}"]`);
      return element === null ? [] : [element.animate(framesOf(points), timingOf(points))];
    });
    return untilPressed(() => going.forEach((one) => one.cancel()));
  }, [layer, walks]);
}

const timingOf = (points: readonly Point[]): KeyframeAnimationOptions => ({
  duration: lasting(Math.min(LONGEST, SHORTEST + AN_INCH * lengthOf(points))),
  easing: 'ease-out',
});

/** Each point of the way, as seen from its end. */
function framesOf(points: readonly Point[]): Keyframe[] {
  const end = points.at(-1) as Point;
  const length = lengthOf(points);
  return points.map(({ x, y }, i) => ({
    translate: `${(x - end.x).toFixed(3)}px ${(y - end.y).toFixed(3)}px`,
    offset: length === 0 ? i / Math.max(1, points.length - 1) : lengthOf(points.slice(0, i + 1)) / length,
  }));
}
