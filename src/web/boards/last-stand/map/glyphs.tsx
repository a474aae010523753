import type { LeaderId, Tribe } from '../../../../games/last-stand/index.ts';
import { leaderCard, type RangerId, rangerCard } from '../../../../games/last-stand/index.ts';

/**
 * Figures as shapes: Techies hexagons, plain; Road Riders triangles, hatched; Earthers diamonds, dotted; Monstrosities
 * jagged, cross-hatched. The colour comes second. All are drawn round 0 0 with a radius of about 10.
 */
const SHAPES = {
  techie: 'M-9 -5.2 0 -10.4 9 -5.2 9 5.2 0 10.4 -9 5.2Z',
  roadRider: 'M0 -10.5 10.5 8.5 -10.5 8.5Z',
  earther: 'M0 -11 10 0 0 11 -10 0Z',
  monstrosity: 'M0 -11 3 -5 9 -7.5 6.5 -1.5 11 2.5 5 4 5 10 0 6.5 -5 10 -5 4 -11 2.5 -6.5 -1.5 -9 -7.5 -3 -5Z',
} as const satisfies Record<Tribe, string>;

/** The patterns that shapes are filled with; once on the page, used by all. */
export function Patterns() {
  return (
    <svg className="ls-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="ls-roadRider" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" className="ls-ground" />
          <rect width="2" height="4" className="ls-fill-green" />
        </pattern>
        <pattern id="ls-earther" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="ls-ground" />
          <circle cx="2.5" cy="2.5" r="1.7" className="ls-fill-yellow" />
        </pattern>
        <pattern id="ls-monstrosity" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="ls-ground" />
          <path d="M0 0 5 5M5 0 0 5" className="ls-stroke-blue" />
        </pattern>
        <pattern id="ls-techie" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="ls-fill-red" />
        </pattern>
        <pattern id="ls-wash" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width="2.5" height="9" className="ls-fill-harm" />
        </pattern>
        <pattern id="ls-rough" width="14" height="14" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="4" r="1" className="ls-fill-line" />
          <circle cx="10" cy="11" r="1" className="ls-fill-line" />
        </pattern>
      </defs>
    </svg>
  );
}

export function Shape({ tribe, scale = 1 }: { tribe: Tribe; scale?: number }) {
  return (
    <path
      className="ls-shape"
      data-tribe={tribe}
      d={SHAPES[tribe]}
      fill={`url(#ls-${tribe})`}
      transform={scale === 1 ? undefined : `scale(${scale})`}
    />
  );
}

/** The shape of a tribe in running text. */
export function Mark({ tribe, label }: { tribe: Tribe; label?: string }) {
  return (
    <svg
      className="ls-mark"
      viewBox="-12 -12 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Shape tribe={tribe} />
    </svg>
  );
}

const LETTERS = { krank: 'K', bama: 'Ba', bramble: 'Br', puke: 'P' } as const satisfies Record<LeaderId, string>;

/** A Leader: the shape of the people, large and ringed, with letters. */
export function LeaderShape({ leader }: { leader: LeaderId }) {
  const { tribe } = leaderCard(leader);
  return (
    <g className="ls-leader" data-tribe={tribe}>
      <path className="ls-leader-ring" d={SHAPES[tribe]} transform="scale(1.75)" />
      <path className="ls-leader-body" d={SHAPES[tribe]} transform="scale(1.35)" />
      <text y={tribe === 'roadRider' ? 8 : 5}>{LETTERS[leader]}</text>
    </g>
  );
}

export function LeaderMark({ leader }: { leader: LeaderId }) {
  return (
    <svg className="ls-mark large" viewBox="-20 -20 40 40" aria-hidden="true">
      <LeaderShape leader={leader} />
    </svg>
  );
}

const initialsOf = (id: RangerId): string => rangerCard(id).name.replace('Trapper ', '').slice(0, 2);

/** A Ranger: a disc with the ring of its place at the table. */
export function Pawn({ ranger, side, active }: { ranger: RangerId; side: number; active: boolean }) {
  return (
    <g className="ls-pawn" data-side={side} data-active={active || undefined}>
      <circle r="12" className="ls-pawn-disc" />
      <circle r={side === 2 ? 9.5 : 11} className="ls-pawn-ring" />
      {side === 2 && <circle r="12" className="ls-pawn-ring" />}
      <text y="4.5">{initialsOf(ranger)}</text>
    </g>
  );
}

export function PawnMark({ ranger, side, active = false }: { ranger: RangerId; side: number; active?: boolean }) {
  return (
    <svg className="ls-mark large" viewBox="-14 -14 28 28" aria-hidden="true">
      <Pawn ranger={ranger} side={side} active={active} />
    </svg>
  );
}
