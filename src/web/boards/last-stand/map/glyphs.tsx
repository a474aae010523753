import type { LeaderId, Tribe } from '../../../../games/last-stand/index.ts';
import { leaderCard, type RangerId } from '../../../../games/last-stand/index.ts';
import { Bust } from '../pictures/picture.tsx';

/**
 * Figures as pieces: Techies have an aerial, Road Riders horns, Earthers a hood and a staff, Monstrosities spikes and eyes.
 * The colour comes second. All are drawn round 0 0 with a radius of about 11.
 */
const SHAPES = {
  techie: {
    body: 'M-7.5 8Q-6 0 -3 -1Q-5.5 -3 -5 -6Q-4 -9.5 0 -9.5Q4 -9.5 5 -6Q5.5 -3 3 -1Q6 0 7.5 8Z',
    face: 'M-3.6 -6.6H3.6V-3.8H-3.6Z',
    more: 'M2.4 -9L5 -12.5',
  },
  roadRider: {
    body: 'M-8 8L-4.5 -1L-10 -4.5L-4.6 -4.5L-3.6 -8L-2 -11.5L0 -8.5L2 -11.5L3.6 -8L4.6 -4.5L10 -4.5L4.5 -1L8 8Z',
    face: 'M-3.4 -6H-0.6V-3.6H-3.4ZM0.6 -6H3.4V-3.6H0.6Z',
    more: 'M-4 4H4',
  },
  earther: {
    body: 'M-7 8Q-6.5 -4 -3.6 -7.5Q0 -13.5 3.6 -7.5Q6.5 -4 7 8Z',
    face: 'M-2.6 -6.4A1.2 1.4 0 1 0 -0.2 -6.4A1.2 1.4 0 1 0 -2.6 -6.4M0.6 -6.4A1.2 1.4 0 1 0 3 -6.4A1.2 1.4 0 1 0 0.6 -6.4',
    more: 'M9 8V-11',
  },
  monstrosity: {
    body: 'M-8 8Q-7 5 -7.5 2L-11 0L-8 -2L-10.5 -6L-6.5 -6L-6.5 -10.5L-2.6 -8L0 -12L2.6 -8L6.5 -10.5L6.5 -6L10.5 -6L8 -2L11 0L7.5 2Q7 5 8 8Z',
    face: 'M-5.2 -2.8A2.2 2.2 0 1 0 -0.8 -2.8A2.2 2.2 0 1 0 -5.2 -2.8M1 -3.2A2 2 0 1 0 5 -3.2A2 2 0 1 0 1 -3.2M-4 2L-2 5L0 2L2 5L4 2Z',
    more: 'M-5 2H5',
  },
} as const satisfies Record<Tribe, { body: string; face: string; more: string }>;

/** What the drawings share: the wash of danger, the rim of a piece; once on the page. */
export function Patterns() {
  return (
    <svg className="ls-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="ls-wash" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <rect width="2.5" height="9" className="ls-fill-harm" />
        </pattern>
        <clipPath id="ls-disc">
          <circle r="15" />
        </clipPath>
      </defs>
    </svg>
  );
}

export function Shape({ tribe }: { tribe: Tribe }) {
  const { body, face, more } = SHAPES[tribe];
  return (
    <g className="ls-shape" data-tribe={tribe}>
      <ellipse className="ls-foot" cx="0" cy="8.5" rx="9" ry="3" />
      <path className="ls-shape-more" d={more} />
      <path className="ls-shape-body" d={body} />
      <path className="ls-shape-face" d={face} />
    </g>
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

/** A Leader: a face under its crown on a large base in the colour of its people. */
export function LeaderShape({ leader }: { leader: LeaderId }) {
  const { tribe } = leaderCard(leader);
  return (
    <g className="ls-leader" data-tribe={tribe}>
      <circle className="ls-leader-ring" r="17" />
      <g clipPath="url(#ls-disc)">
        <circle className="ls-leader-ground" r="15" />
        <g transform="translate(0 3) scale(.37)">
          <Bust of="leader" id={leader} />
        </g>
      </g>
    </g>
  );
}

export function LeaderMark({ leader }: { leader: LeaderId }) {
  return (
    <svg className="ls-mark large" viewBox="-21 -21 42 42" aria-hidden="true">
      <LeaderShape leader={leader} />
    </svg>
  );
}

/** A Ranger: a portrait in the ring of its place at the table. */
export function Pawn({ ranger, side, active }: { ranger: RangerId; side: number; active: boolean }) {
  return (
    <g className="ls-pawn" data-side={side} data-active={active || undefined}>
      <circle r="16" className="ls-pawn-disc" />
      <g clipPath="url(#ls-disc)">
        <circle r="15" className="ls-pawn-ground" />
        <g transform="translate(0 2) scale(.36)">
          <Bust of="ranger" id={ranger} />
        </g>
      </g>
      <circle r={side === 2 ? 13 : 15} className="ls-pawn-ring" />
      {side === 2 && <circle r="16" className="ls-pawn-ring" />}
    </g>
  );
}

export function PawnMark({ ranger, side, active = false }: { ranger: RangerId; side: number; active?: boolean }) {
  return (
    <svg className="ls-mark large" viewBox="-18 -18 36 36" aria-hidden="true">
      <Pawn ranger={ranger} side={side} active={active} />
    </svg>
  );
}
