/** How much somebody may say: a bucket that fills steadily and is emptied by messages. */
export class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #filled = performance.now();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
  }

  /** Takes what a message costs, or takes nothing and says no. */
  take(cost: number): boolean {
    this.#fill();
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Takes what something has cost, also where that is more than is left: nothing is to be had until it is paid off. */
  owe(cost: number): void {
    this.#fill();
    this.#left = Math.max(this.#left - cost, -this.#burst);
  }

  get isInDebt(): boolean {
    this.#fill();
    return this.#left < 0;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#burst;
  }

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#filled) / 1000) * this.#perSecond);
    this.#filled = now;
  }
}

/** At this many names those that have been silent are forgotten. */
const MANY = 1000;

/**
 * One allowance for each person, whatever the number of their connections: to hang up and come back brings no new one. Those who
 * have not said who they are share the one of their address.
 */
export class Allowances {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #byName = new Map<string, Allowance>();
  #many = MANY;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  of(name: string): Allowance {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    if (this.#byName.size >= this.#many) this.#forgetTheSilent();
    const fresh = new Allowance(this.#perSecond, this.#burst);
    this.#byName.set(name, fresh);
    return fresh;
  }

  /** A full allowance is as good as a new one. */
  #forgetTheSilent(): void {
    for (const [name, allowance] of this.#byName) if (allowance.isFull) this.#byName.delete(name);
    this.#many = Math.max(MANY, 2 * this.#byName.size);
  }

  get size(): number {
    return this.#byName.size;
  }
}
