import type { Tally } from '../boards/face.ts';

const ROW = 26;
const LABEL = 116;
const WIDTH = 360;

/** Bars for what came, a tick where it should be on average. */
export function TallyPlot({ tally: { title, total, faces } }: { tally: Tally }) {
  const most = Math.max(1, ...faces.flatMap(({ seen, expected }) => [seen, expected]));
  const scale = (WIDTH - LABEL - 40) / most;
  const spoken = faces.map(({ name, seen, expected }) => `${name} ${seen}, expected ${expected.toFixed(1)}`).join('; ');
  return (
    <figure className="plot">
      <figcaption>
        {title} <span>{total} in all</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${faces.length * ROW}`} role="img" aria-label={`${title}: ${spoken}`}>
        {faces.map(({ name, seen, expected }, i) => (
          <g key={name} transform={`translate(0 ${i * ROW})`}>
            <text x={LABEL - 8} y={17} textAnchor="end">
              {name}
            </text>
            <rect className="bar" x={LABEL} y={5} width={seen * scale} height={ROW - 10} />
            <line
              className="expected"
              x1={LABEL + expected * scale}
              x2={LABEL + expected * scale}
              y1={2}
              y2={ROW - 2}
            />
            <text className="count" x={LABEL + Math.max(seen, expected) * scale + 8} y={17}>
              {seen}
            </text>
          </g>
        ))}
      </svg>
      <p className="hint">Bar: what came. Line: the average that was to be expected.</p>
    </figure>
  );
}
