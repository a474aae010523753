/** Thrown out of a rule that runs longer than its host wants to wait. Not a fault: the host throws the match away and takes it up elsewhere. */
export class OutOfPatience extends Error {
  constructor() {
    super('The host does not want to wait any longer');
    this.name = 'OutOfPatience';
  }
}

let isUp: (() => boolean) | null = null;

/** Runs `work`. Whenever a rule is noted, `isOver` says whether the host has waited long enough; then `OutOfPatience` is thrown. */
export function withPatience<T>(isOver: () => boolean, work: () => T): T {
  const before = isUp;
  isUp = isOver;
  try {
    return work();
  } finally {
    isUp = before;
  }
}

export function beQuick(): void {
  if (isUp?.() === true) throw new OutOfPatience();
}
