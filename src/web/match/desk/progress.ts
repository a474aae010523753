import { withPatience } from '../../../kernel/index.ts';

export type OnSteps = (steps: number) => void;

/** So often, in milliseconds, it is told that something is still being worked out. */
const BEAT = 200;

/** Told of every step, it passes on as many as somebody can follow. */
export function seldom(onSteps: OnSteps): OnSteps {
  let next = Date.now() + BEAT;
  return (steps) => {
    if (Date.now() < next) return;
    next = Date.now() + BEAT;
    onSteps(steps);
  };
}

/** Does some work of the rules; on the way it is told how many rules have been applied. */
export function told<T>(onSteps: OnSteps, work: () => T): T {
  const beat = seldom(onSteps);
  let rules = 0;
  return withPatience(() => {
    beat(++rules);
    return false;
  }, work);
}
