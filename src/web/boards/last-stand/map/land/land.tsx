import { useEffect, useState } from 'react';
import { content, LAST_STAND } from '../../../../../games/last-stand/index.ts';
import { paintLand } from './relief.ts';
import { LANDMARKS, STAMPS } from './stamps.ts';

const { board } = content;

let painted: string | undefined;

/** The painted ground; until it is dry there is plain sand. */
export function Relief() {
  const [land, show] = useState(painted);
  useEffect(() => {
    if (painted !== undefined) return;
    const later = setTimeout(() => {
      painted = paintLand().toDataURL('image/jpeg', 0.86);
      show(painted);
    }, 30);
    return () => clearTimeout(later);
  }, []);
  return (
    <g aria-hidden="true">
      <rect className="ls-sand" width={board.width} height={board.height} />
      {land !== undefined && <image href={land} width={board.width} height={board.height} preserveAspectRatio="none" />}
    </g>
  );
}

const ROADS = [
  'M75 412Q140 400 208 490Q300 560 420 540Q520 520 600 452Q680 410 782 384L880 352',
  'M222 350Q170 260 300 240Q420 220 500 150Q600 90 700 120Q800 130 784 230Q760 300 782 384',
  'M500 380V490Q490 540 470 548',
] as const;

const RIVER = 'M690 700Q690 640 740 600Q800 560 850 500Q890 440 930 400';

/** Roads, the river, and what stands at each place. */
export function Landmarks() {
  return (
    <g aria-hidden="true" className="ls-marks">
      <path className="ls-river" d={RIVER} />
      {ROADS.map((d) => (
        <g key={d}>
          <path className="ls-street" d={d} />
          <path className="ls-street-line" d={d} />
        </g>
      ))}
      {board.locations.map(({ n, x, y }) =>
        n === LAST_STAND ? (
          <Palisade key={n} x={x} y={y} />
        ) : (
          LANDMARKS[n - 1]?.map(([stamp, dx, dy, size = 1]) => (
            <g key={`${n} ${stamp} ${dx}`} transform={`translate(${x + dx} ${y + dy}) scale(${size})`}>
              <ellipse className="ls-shadow" cx="4" cy="0" rx="15" ry="4" />
              {STAMPS[stamp].map(([d, fill]) => (
                <path key={d} d={d} fill={fill} />
              ))}
            </g>
          ))
        ),
      )}
    </g>
  );
}

/** Last Stand: a ring of pales round a few roofs, with a flag on its tower. */
function Palisade({ x, y }: { x: number; y: number }) {
  const pales = Array.from({ length: 30 }, (_, i) => {
    const turn = (i / 30) * Math.PI * 2;
    return [Math.cos(turn) * 58, Math.sin(turn) * 26] as const;
  });
  const pale = ([px, py]: readonly [number, number]) => (
    <path
      key={`${px}`.concat(`${py}`)}
      d={`M${px - 5} ${py + 6}V${py - 10}L${px} ${py - 16}L${px + 5} ${py - 10}V${py + 6}Z`}
      fill={py < 0 ? '#6a4326' : '#8a5a34'}
    />
  );
  return (
    <g transform={`translate(${x} ${y + 22})`}>
      <ellipse className="ls-shadow" cx="5" cy="8" rx="66" ry="32" />
      <ellipse cx="0" cy="0" rx="58" ry="27" fill="#c7a86c" />
      {pales.filter(([, py]) => py < 0).map(pale)}
      {(['house', 'villa', 'house'] as const).map((stamp, i) => (
        <g key={i} transform={`translate(${[-34, 2, 36][i]} ${[2, -6, 2][i]}) scale(.8)`}>
          {STAMPS[stamp].map(([d, fill]) => (
            <path key={d} d={d} fill={fill} />
          ))}
        </g>
      ))}
      <path d="M-3 -16V-40H3V-16Z" fill="#6a4326" />
      <path d="M3 -40L19 -35L3 -29Z" fill="#2f9aa0" />
      {pales.filter(([, py]) => py >= 0).map(pale)}
    </g>
  );
}

/** Rocks along a border that cannot be walked over. */
export function Ridge({
  from: [x1, y1],
  to: [x2, y2],
}: {
  from: readonly [number, number];
  to: readonly [number, number];
}) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(2, Math.round(length / 8));
  return (
    <g className="ls-ridge">
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count;
        const size = 5 + ((i * 7 + Math.round(x1)) % 4);
        const [px, py] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4];
        return (
          <g key={i} transform={`translate(${px} ${py})`}>
            <path
              d={`M${-size} 0L${-size * 0.4} ${-size * 1.7}L${size * 0.5} ${-size * 1.4}L${size} 0Z`}
              fill="#77706a"
            />
            <path
              d={`M${-size * 0.4} ${-size * 1.7}L${size * 0.5} ${-size * 1.4}L${size * 0.2} 0H${-size * 0.2}Z`}
              fill="#5d5750"
            />
          </g>
        );
      })}
    </g>
  );
}
