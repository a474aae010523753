/** Thrown when a record costs more work than it may. Only the kernel catches it. */
export class OverBudget extends Error {
  constructor(readonly limit: number) {
    super(`It takes more work than the ${limit} rules that it may run`);
    this.name = 'OverBudget';
  }
}

/** Counts the rules that run while a record is played again. */
export class Meter {
  spent = 0;

  constructor(readonly limit: number) {}

  spend(work: number): void {
    this.spent += work;
    if (this.spent > this.limit) throw new OverBudget(this.limit);
  }
}
