/** Where a match is played: `fresh` while little is known of it, then by how long its calls take. */
export type LaneName = 'fresh' | 'quick' | 'heavy';

/** A call of more milliseconds than this is long. */
const LONG_MILLIS = 20;
/** Above this debt a match leaves the quick lane, below the other it comes back. */
const TOO_MUCH = 30;
const FORGIVEN = 5;
/** Each call forgives a fifth of the debt. */
const KEPT = 0.8;
/** After so many calls a match is no longer new. */
const KNOWN_AFTER = 2;
const GAVE_UP_MILLIS = 200;

/** How long the calls of one match, or of somebody who makes matches, have taken: whatever goes beyond the usual is a debt, and behaving well pays it off. */
export class Pace {
  #calls = 0;
  #debt = 0;

  took(millis: number): void {
    this.#calls++;
    this.#debt = this.#debt * KEPT + Math.max(0, millis - LONG_MILLIS);
  }

  /** A call was stopped because it took too long. */
  gaveUp(): void {
    this.#debt += GAVE_UP_MILLIS;
  }

  get isHeavy(): boolean {
    return this.#debt > TOO_MUCH;
  }

  /** The lane in which the next call belongs. */
  laneAfter(lane: LaneName | null): LaneName {
    if (this.isHeavy) return 'heavy';
    if (lane === 'heavy' && this.#debt > FORGIVEN) return 'heavy';
    return this.#calls < KNOWN_AFTER && lane !== 'quick' ? 'fresh' : 'quick';
  }
}
