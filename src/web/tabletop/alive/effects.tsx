import type { CSSProperties, ReactNode } from 'react';
import type { Dice, Point } from '../../../kernel/index.ts';
import type { Act } from './acts.ts';
import './alive.css';

/** An act that is being shown, and how long after the first one it begins, in milliseconds. */
export interface Played {
  readonly key: string;
  readonly act: Act;
  readonly after: number;
}

/** What is happening on the table just now, drawn over it. Each is seen for less than a second. */
export function Effects({ played }: { readonly played: readonly Played[] }) {
  return (
    <g className="al-effects">
      {played.map(({ key, act, after }) => (
        <g key={key} className="al-effect" data-act={act.do} style={{ '--after': `${after}ms` } as CSSProperties}>
          <Effect act={act} />
        </g>
      ))}
    </g>
  );
}

function Effect({ act }: { act: Act }) {
  switch (act.do) {
    case 'shot':
      return <Shot {...act} />;
    case 'blow':
      return <Blow {...act} />;
    case 'bite':
      return <Bite at={act.to} hit={act.hit} />;
    case 'fall':
      return (
        <At at={act.to}>
          <path className="al-splash" d={SPLASH} />
        </At>
      );
    case 'door':
    case 'groan':
      return (
        <At at={act.to}>
          <circle className="al-ripple" r={act.do === 'door' ? 0.8 : 1.4} />
        </At>
      );
    case 'flames':
      return (
        <At at={act.to}>
          <circle className="al-flames" r={act.radius} />
        </At>
      );
    case 'dice':
      return <DiceFallen at={act.to} dice={act.dice} />;
  }
}

const turned = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** What is drawn inside moves and grows about this point. */
function At({ at, turn = 0, size = 1, children }: { at: Point; turn?: number; size?: number; children: ReactNode }) {
  return <g transform={`translate(${at.x} ${at.y}) rotate(${turn.toFixed(1)}) scale(${size})`}>{children}</g>;
}

/** Drops round a middle. */
const SPLASH =
  'M-.5 0A.5 .4 0 1 0 .5 0A.5 .4 0 1 0-.5 0ZM.5-.5l.3-.3.1.2ZM-.6-.4l-.4-.1.2.3ZM-.3.6l-.2.4.4-.2ZM.6.4l.4.1-.3.2Z';

const FLASH = 'M.5-.18L1.6-.4 1.3-.08 2 0 1.3.08 1.6.4.5.18Z';
/** How far what misses goes by, and how far beyond. */
const WIDE = 0.7;
const BEYOND = 2;

function Shot({ from, to, hit }: { from: Point; to: Point; hit: boolean }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const end = hit ? to : { x: to.x - dy * WIDE + dx * BEYOND, y: to.y + dx * WIDE + dy * BEYOND };
  return (
    <>
      <At at={from} turn={turned(from, to)}>
        <path className="al-flash" d={FLASH} />
      </At>
      <line className="al-tracer" x1={from.x} y1={from.y} x2={end.x} y2={end.y} pathLength={1} />
      <At at={end} size={0.7}>
        {hit ? <path className="al-burst" d={SPLASH} /> : <circle className="al-dust" r="0.45" />}
      </At>
    </>
  );
}

/** An arc swung at somebody, who bleeds or fends it off. */
function Blow({ from, to, hit }: { from: Point; to: Point; hit: boolean }) {
  return (
    <At at={to} turn={turned(from, to)}>
      <path className="al-swing" d="M-.5-.9A1.2 1.2 0 0 1-.5.9" pathLength={1} />
      {hit ? <path className="al-burst" d={SPLASH} /> : <path className="al-parry" d="M-.3-.3L.3.3M.3-.3L-.3.3" />}
    </At>
  );
}

/** Two rows of teeth that close. */
function Bite({ at, hit }: { at: Point; hit: boolean }) {
  return (
    <At at={at}>
      <path className="al-jaw" data-jaw="upper" d="M-.7-.7L-.5-.1-.3-.5-.1 0 .1-.5.3-.1.5-.5.7-.1.7-.7Z" />
      <path className="al-jaw" data-jaw="lower" d="M-.7.7L-.5.1-.3.5-.1 0 .1.5.3.1.5.5.7.1.7.7Z" />
      {hit && <path className="al-burst" d={SPLASH} />}
    </At>
  );
}

const MOST_DICE = 8;
/** Pixels of the screen from one die to the next. */
const APART = 26;

/** Dice land beside whoever they are about. What hits is light, what misses is dark. */
function DiceFallen({ at, dice }: { at: Point; dice: readonly Dice[] }) {
  const fallen = dice.flatMap(({ rolled, target }) =>
    rolled.map((value) => ({ value, hit: target === undefined ? undefined : value >= target })),
  );
  const shown = fallen.slice(0, MOST_DICE);
  const left = (-(shown.length - 1) / 2) * APART;
  return (
    <At at={{ x: at.x, y: at.y - 1.3 }}>
      <g className="tt-fixed">
        {shown.map(({ value, hit }, i) => {
          const falls = { '--x': `${left + i * APART}px`, '--turn': `${((i * 67) % 50) - 25}deg` };
          return (
            // The dice of one event never change their order.
            <g key={i} className="al-die" data-hit={hit} style={falls as CSSProperties}>
              <rect x="-11" y="-11" width="22" height="22" rx="4" />
              <text y="6">{value}</text>
            </g>
          );
        })}
        {fallen.length > shown.length && (
          <text className="al-more" x={left + shown.length * APART} y="6">
            +{fallen.length - shown.length}
          </text>
        )}
      </g>
    </At>
  );
}
