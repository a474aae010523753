/** A number that only grows. */
class Counter {
  #value = 0;
  add(n = 1): void {
    this.#value += n;
  }
  get value(): number {
    return this.#value;
  }
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** How long something took, in Prometheus' way of counting. */
class Timing {
  readonly #counts = new Array<number>(BUCKETS.length).fill(0);
  #sum = 0;
  #count = 0;

  add(seconds: number): void {
    BUCKETS.forEach((limit, i) => {
      if (seconds <= limit) this.#counts[i] = (this.#counts[i] ?? 0) + 1;
    });
    this.#sum += seconds;
    this.#count++;
  }

  lines(name: string): string[] {
    return [
      ...BUCKETS.map((limit, i) => `${name}_bucket{le="${limit}"} ${this.#counts[i]}`),
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

export class Metrics {
  readonly answers = new Counter();
  readonly botAnswers = new Counter();
  readonly refused = new Counter();
  readonly notSaved = new Counter();
  readonly raced = new Counter();
  readonly ruleFaults = new Counter();
  readonly programFaults = new Counter();
  readonly groups = new Counter();
  readonly rows = new Counter();
  readonly notices = new Counter();
  readonly pushes = new Counter();
  readonly cutOff = new Counter();
  readonly reports = new Counter();
  readonly acknowledgement = new Timing();
  readonly commit = new Timing();

  /** Prometheus' text form. `gauges` are measured at this moment. */
  text(gauges: Readonly<Record<string, [help: string, value: number]>>): string {
    const counters: [string, string, Counter][] = [
      ['holdout_answers_total', 'Answers of people that were acknowledged', this.answers],
      ['holdout_bot_answers_total', 'Answers of bots', this.botAnswers],
      ['holdout_refused_total', 'Answers that were refused or stale', this.refused],
      ['holdout_not_saved_total', 'Changes that the database did not take', this.notSaved],
      ['holdout_raced_total', 'Changes that another server was faster with', this.raced],
      ['holdout_rule_faults_total', 'Rules that broke', this.ruleFaults],
      ['holdout_program_faults_total', 'Programs at seats that were ended', this.programFaults],
      ['holdout_cut_off_total', 'Connections that flooded the server or did not read', this.cutOff],
      ['holdout_commits_total', 'Transactions of the match log', this.groups],
      ['holdout_log_rows_total', 'Rows of the match log', this.rows],
      ['holdout_reports_total', 'Lines of talk put before the operator', this.reports],
      ['holdout_notices_total', 'Notices sent to webhooks', this.notices],
      ['holdout_pushes_total', 'Notices sent to browsers', this.pushes],
    ];
    const lines = counters.flatMap(([name, help, counter]) => [
      ...head(name, help, 'counter'),
      `${name} ${counter.value}`,
    ]);
    for (const [name, [help, value]] of Object.entries(gauges))
      lines.push(...head(name, help, 'gauge'), `${name} ${value}`);
    const timings: [string, string, Timing][] = [
      ['holdout_acknowledgement_seconds', 'From an answer to its acknowledgement', this.acknowledgement],
      ['holdout_commit_seconds', 'One transaction of the match log', this.commit],
    ];
    for (const [name, help, timing] of timings) lines.push(...head(name, help, 'histogram'), ...timing.lines(name));
    return `${lines.join('\n')}\n`;
  }
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];
