/** Plain plots as SVG: readable in light and dark, without colour as the only sign. */

export interface Bar {
  readonly label: string;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
export interface Series {
  readonly label: string;
  /** How often each whole number came up. */
  readonly counts: Readonly<Record<string, number>>;
}

const WIDTH = 720;
const LEFT = 210;
const RIGHT = 60;
const ROW = 22;
const TOP = 40;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const round = (n: number): number => Math.round(n * 10) / 10;
const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" ${more}>${escaped(words)}</text>`;

function sheet(height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    '<style>text{font:13px sans-serif;fill:#222}.line{stroke:#222}.band{fill:#ddd}.dot{fill:#222}.col{fill:#777}',
    '@media (prefers-color-scheme:dark){text{fill:#ddd}.line{stroke:#ddd}.band{fill:#333}.dot{fill:#ddd}.col{fill:#999}}</style>',
    text(0, 18, title),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** One row for each rate: a dot with its interval, and the number beside it. */
export function bars(title: string, rows: readonly Bar[], band: { from: number; to: number } | null): string {
  const low = Math.min(0, ...rows.map((row) => row.low));
  const high = Math.max(0.1, ...rows.map((row) => row.high));
  const x = (share: number): number => LEFT + ((share - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const height = TOP + rows.length * ROW + 10;
  const shaded =
    band === null
      ? []
      : [
          `<rect class="band" x="${round(x(band.from))}" y="${TOP - 8}" width="${round(x(band.to) - x(band.from))}" height="${rows.length * ROW + 6}"/>`,
        ];
  const zero = `<line class="line" x1="${round(x(0))}" x2="${round(x(0))}" y1="${TOP - 8}" y2="${height - 12}" stroke-dasharray="2 3"/>`;
  const drawn = rows.flatMap((row, i) => {
    const y = TOP + i * ROW + 6;
    return [
      text(LEFT - 10, y + 4, row.label, 'text-anchor="end"'),
      `<line class="line" x1="${round(x(row.low))}" x2="${round(x(row.high))}" y1="${y}" y2="${y}"/>`,
      `<circle class="dot" cx="${round(x(row.rate))}" cy="${y}" r="4"/>`,
      text(WIDTH - RIGHT + 8, y + 4, `${round(100 * row.rate)} %`),
    ];
  });
  return sheet(height, title, [...shaded, zero, ...drawn]);
}

/** Histograms under each other, numbers put together in groups of `width`. */
export function columns(title: string, series: readonly Series[], width: number): string {
  const most = Math.max(...series.flatMap(({ counts }) => Object.keys(counts).map(Number)), width);
  const groups = Math.floor(most / width) + 1;
  const each = 110;
  const x = (group: number): number => LEFT + (group / groups) * (WIDTH - LEFT - 10);
  const parts = series.flatMap(({ label, counts }, i) => {
    const base = TOP + (i + 1) * each - 24;
    const heights = new Array<number>(groups).fill(0);
    for (const [value, n] of Object.entries(counts)) {
      const group = Math.floor(Number(value) / width);
      heights[group] = (heights[group] ?? 0) + n;
    }
    const tallest = Math.max(1, ...heights);
    return [
      text(LEFT - 10, base - 30, label, 'text-anchor="end"'),
      `<line class="line" x1="${LEFT}" x2="${WIDTH - 10}" y1="${base}" y2="${base}"/>`,
      ...heights.flatMap((n, group) => [
        `<rect class="col" x="${round(x(group) + 2)}" y="${round(base - (n / tallest) * 60)}" width="${round(x(1) - x(0) - 4)}" height="${round((n / tallest) * 60)}"/>`,
        ...(n > 0 ? [text(x(group) + 3, base - (n / tallest) * 60 - 4, String(n), 'font-size="10"')] : []),
        text(x(group) + 3, base + 14, String(group * width)),
      ]),
    ];
  });
  return sheet(TOP + series.length * each, title, parts);
}
