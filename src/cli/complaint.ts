/** Something to tell the caller in one line, and how the command ends: 2 for wrong usage, 1 for a file that is broken. */
export class Complaint extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
    this.name = 'Complaint';
  }
}
