import { withPatience } from '../../../kernel/index.ts';

export type OnSteps = (steps: number) => void;

/** So often, in milliseconds, it is told that something is still being worked out. */
const BEAT = 200;

/** Does some work of the rules; on the way it is told how many rules have been applied. */
export function told<T>(onSteps: OnSteps, work: () => T): T {
  let rules = 0;
  let next = Date.now() + BEAT;
  return withPatience(() => {
    rules++;
    if (Date.now() >= next) {
      next = Date.now() + BEAT;
      onSteps(rules);
    }
    return false;
  }, work);
}
