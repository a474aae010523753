import { type Drawn, INK } from './shapes.ts';
import './art.css';

/** The paper a picture is printed on: ground, rays, and the dark of the misprint. */
export type Ground = readonly [ground: string, ray: string, dark: string];

/** Eighteen rays of a sun behind the thing. */
const RAYS = Array.from({ length: 18 }, (_, i) => {
  const [a, b] = [(i / 18) * Math.PI * 2, ((i + 0.5) / 18) * Math.PI * 2];
  const at = (angle: number): string =>
    `${(50 + Math.cos(angle) * 120).toFixed(0)} ${(40 + Math.sin(angle) * 120).toFixed(0)}`;
  return `M50 40L${at(a)}L${at(b)}Z`;
}).join('');

/** A ruined town, far off. */
const SKYLINE = 'M0 80V52L8 50V40H18V56L24 54V34L34 30V56H44V46L50 44V58H60V36L68 40V54H78V44H88V56L94 52L100 54V80Z';

interface ArtProps {
  readonly drawn: Drawn;
  readonly ground: Ground;
  /** Somebody stands there: a town lies behind. */
  readonly skyline: boolean;
}

/** A screen-printed picture. What it shows stands in words beside it. */
export function Art({ drawn, ground: [ground, ray, dark], skyline }: ArtProps) {
  return (
    <svg className="card-art" viewBox="0 0 100 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="80" fill={ground} />
      <path d={RAYS} fill={ray} />
      {skyline && <path d={SKYLINE} fill={dark} opacity="0.55" />}
      <Printed drawn={drawn} dark={dark} />
    </svg>
  );
}

/** The thing itself, in ink over its misprint. */
export function Printed({ drawn, dark }: { drawn: Drawn; dark: string }) {
  const turned =
    drawn.turn === undefined ? undefined : `rotate(${drawn.turn} 50 40) translate(50 40) scale(.88) translate(-50 -40)`;
  return (
    <>
      <g transform="translate(3.5 4)" opacity="0.6">
        <g transform={turned}>
          {drawn.parts.map(({ d, wide, bare }, i) =>
            bare === true ? null : (
              // Parts are told apart by their place only.
              <path
                key={i}
                d={d}
                fill={wide === undefined ? dark : 'none'}
                stroke={dark}
                strokeWidth={(wide ?? 0) + 2.4}
              />
            ),
          )}
        </g>
      </g>
      <g transform={turned} strokeLinejoin="round" strokeLinecap="round">
        {drawn.parts.map(({ d, fill, wide, bare }, i) =>
          wide === undefined ? (
            <path key={i} d={d} fill={fill} stroke={bare === true ? 'none' : INK} strokeWidth="2.2" />
          ) : (
            <g key={i} fill="none">
              <path d={d} stroke={INK} strokeWidth={wide + 3.6} />
              <path d={d} stroke={fill} strokeWidth={wide} />
            </g>
          ),
        )}
      </g>
    </>
  );
}
