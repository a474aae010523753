import { PATHS } from 'virtual:icons/table';
import { memo, useMemo, useRef } from 'react';
import { inside, type Terrain } from '../../tabletop/index.ts';
import { REACH } from '../paint/figures/reach.ts';
import type { Walk } from './alive/acts.ts';
import { useWalks } from './alive/walking.ts';
import type { Badge, Figure } from './figure.ts';
import { gazes } from './gaze.ts';
import { useCar, useMini } from './minis.ts';
import { jagged } from './shapes.ts';

const DEAD_RING = jagged(14, 0.82, 1);

interface ModelsProps {
  readonly terrain: Terrain;
  readonly figures: readonly Figure[];
  /** Whether somebody stands on a storey that is not looked at: they are faint. */
  readonly isElsewhere: (figure: Figure) => boolean;
  /** On a painted table they are miniatures, otherwise signs. */
  readonly painted: boolean;
  /** Who has just moved, and along which way. */
  readonly walks: readonly Walk[];
}

/** A figure that stands in them is wet. */
const WATERS: readonly string[] = ['water', 'shallows', 'deep-water', 'ford'];

/** Whether somebody wades: a bridge keeps one dry. */
function wetOn(terrain: Terrain | null): (figure: Figure) => boolean {
  const pieces = terrain?.pieces ?? [];
  const waters = pieces.filter(({ looks }) => WATERS.includes(looks));
  const bridges = pieces.filter(({ looks }) => looks === 'bridge');
  const lies = (all: Terrain['pieces'], figure: Figure): boolean => all.some(({ outline }) => inside(outline, figure));
  return (figure) => figure.level === 0 && lies(waters, figure) && !lies(bridges, figure);
}

/** Everybody on the table. Whoever has not changed is not drawn again. */
export const ModelsLayer = memo(function ModelsLayer({ terrain, figures, isElsewhere, painted, walks }: ModelsProps) {
  const layer = useRef<SVGGElement>(null);
  useWalks(layer, walks);
  const looking = useMemo(() => (painted ? gazes(figures) : null), [figures, painted]);
  const isWet = useMemo(() => wetOn(painted ? terrain : null), [terrain, painted]);
  return (
    <g ref={layer} className="tt-models">
      {figures.map((figure) => (
        <ModelMark
          key={figure.id}
          figure={figure}
          wet={isWet(figure)}
          elsewhere={isElsewhere(figure)}
          gaze={looking?.get(figure.id) ?? null}
        />
      ))}
    </g>
  );
});

/** The miniature on the base: one to be looked at from near, and a bolder one from far. */
function Miniature({ figure, gaze }: { figure: Figure; gaze: number }) {
  const [near, far] = [useMini(figure, false), useMini(figure, true)];
  const frame = { x: -2 * REACH, y: -2 * REACH, width: 4 * REACH, height: 4 * REACH };
  return (
    <g className="tt-turning" style={{ rotate: `${useTurn(gaze)}deg` }}>
      {near !== null && <image className="tt-mini" data-for="near" href={near} {...frame} />}
      {far !== null && <image className="tt-mini" data-for="far" href={far} {...frame} />}
    </g>
  );
}

/** The same direction as a number of degrees that is reached from the last one by the shorter turn. */
function useTurn(degrees: number): number {
  const last = useRef(degrees);
  const by = (((degrees - last.current) % 360) + 540) % 360;
  last.current += by - 180;
  return last.current;
}

/** A vehicle: its outline along its facing, the front drawn as a wedge. In shares of its width, as a base is of its radius. */
function BoxMark({ length, width }: NonNullable<Figure['box']>) {
  const share = length / width;
  return (
    <>
      <rect className="tt-base" x={-share} y={-1} width={2 * share} height={2} rx={0.25} />
      <path className="tt-lying" d={`M${share - 0.55} -0.75L${share - 0.2} 0L${share - 0.55} 0.75`} />
    </>
  );
}

/** Round a painted vehicle so much of its picture is left free. */
const RIM = 0.25;

/** A vehicle as it was painted, turned as it stands; its outline until then. */
function Car({ figure }: { figure: Figure }) {
  const address = useCar(figure);
  const { box, facing } = figure;
  if (box === undefined) return null;
  if (address === null)
    return (
      <g transform={`rotate(${facing})`}>
        <BoxMark {...box} />
      </g>
    );
  const unit = 2 / box.width;
  const [long, wide] = [(box.length + 2 * RIM) * unit, (box.width + 2 * RIM) * unit];
  return (
    <g transform={`rotate(${facing})`}>
      <image href={address} x={-long / 2} y={-wide / 2} width={long} height={wide} preserveAspectRatio="none" />
      <rect
        className="tt-night"
        x={(-box.length / 2) * unit}
        y={-1}
        width={box.length * unit}
        height={2}
        rx={0.35}
        aria-hidden="true"
      />
    </g>
  );
}

/** What nobody has looked under yet. */
const COUNTER = 'M0 -1L1 0L0 1L-1 0Z';

function Base({ figure: { box, counter, dead, side, facing } }: { figure: Figure }) {
  if (box !== undefined)
    return (
      <g transform={`rotate(${facing})`}>
        <BoxMark {...box} />
      </g>
    );
  if (counter === true) return <path className="tt-base" d={COUNTER} />;
  return (
    <>
      {dead ? <path className="tt-base" d={DEAD_RING} /> : <circle className="tt-base" r="0.9" />}
      {!dead && side % 4 === 2 && <circle className="tt-ring" r="0.66" />}
    </>
  );
}

const ModelMark = memo(
  function ModelMark({
    figure,
    wet,
    elsewhere,
    gaze,
  }: {
    figure: Figure;
    wet: boolean;
    elsewhere: boolean;
    gaze: number | null;
  }) {
    const { x, y, radius, side, dead, down, used, looks, facing, letters, badges, box, counter, mini } = figure;
    const sculpted = gaze !== null && mini !== undefined && counter !== true && box === undefined;
    return (
      <g
        className="tt-model"
        data-model={figure.id}
        data-side={side % 6}
        data-ring={side % 4}
        data-dead={dead || undefined}
        data-down={down || undefined}
        data-used={used || undefined}
        data-elsewhere={elsewhere || undefined}
        data-counter={counter || undefined}
        data-box={box === undefined ? undefined : true}
        data-sculpted={sculpted || undefined}
        transform={`translate(${x} ${y}) scale(${box === undefined ? radius : box.width / 2})`}
      >
        {gaze !== null && box === undefined && <circle className="tt-shadow" cx="0.16" cy="0.12" r="1.02" />}
        {gaze !== null && box !== undefined && figure.vehicle !== undefined ? (
          <Car figure={figure} />
        ) : (
          <Base figure={figure} />
        )}
        {down && !sculpted && <path className="tt-lying" d="M-0.62 0.32L0.62 -0.32M-0.62 -0.32L0.62 0.32" />}
        {looks && box === undefined && counter !== true && (
          <path className="tt-nose" d="M1.2 0L0.72 -0.32V0.32Z" transform={`rotate(${facing})`} />
        )}
        {wet && (
          <g className="tt-wet">
            <circle r="1.12" />
            <circle r="1.45" />
            <circle r="1.85" />
          </g>
        )}
        {sculpted && <Miniature figure={figure} gaze={gaze} />}
        <text className="tt-letters" y={sculpted ? 1.5 : 0.26} fontSize={letters.length > 2 ? 0.55 : 0.72}>
          {letters}
        </text>
        {badges.map((badge, i) => (
          <BadgeMark key={badge.label} badge={badge} place={i} />
        ))}
      </g>
    );
  },
  (a, b) => a.figure === b.figure && a.wet === b.wet && a.elsewhere === b.elsewhere && a.gaze === b.gaze,
);

/** Badges stand round the base from the upper right on. */
function BadgeMark({ badge: { icon, tone, count }, place }: { badge: Badge; place: number }) {
  const angle = -Math.PI / 3 + (place * Math.PI) / 3.2;
  const [x, y] = [Math.cos(angle) * 1.05, Math.sin(angle) * 1.05];
  return (
    <g className="tt-badge" data-tone={tone} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <circle r="0.36" />
      <path className="tt-badge-icon" d={PATHS[icon]} transform="scale(0.00105) translate(-256 -256)" />
      {count !== undefined && (
        <text className="tt-badge-count" x="0.3" y="0.5">
          {count}
        </text>
      )}
    </g>
  );
}

/** How far outside a base its halo is drawn. */
const OUTSIDE = 0.16;

/** Shapes round bases: who is selected, pointed at, offered by the open question. */
export function Halo({
  at,
  kind,
}: {
  at: Pick<Figure, 'x' | 'y' | 'radius' | 'box' | 'facing'>;
  kind: 'selected' | 'pointed' | 'offered' | 'picked' | 'acting';
}) {
  if (at.box !== undefined) {
    const [long, wide] = [at.box.length + 2 * OUTSIDE, at.box.width + 2 * OUTSIDE];
    return (
      <rect
        className="tt-halo"
        data-halo={kind}
        x={-long / 2}
        y={-wide / 2}
        width={long}
        height={wide}
        rx={0.3}
        transform={`translate(${at.x} ${at.y}) rotate(${at.facing})`}
      />
    );
  }
  return <circle className="tt-halo" data-halo={kind} cx={at.x} cy={at.y} r={at.radius + OUTSIDE} />;
}

/** Where a model would stand. */
export const Ghost = memo(function Ghost({
  x,
  y,
  radius,
  dead,
  fault,
  box,
  facing = 0,
}: {
  x: number;
  y: number;
  radius: number;
  dead: boolean;
  fault: boolean;
  box?: Figure['box'] | undefined;
  facing?: number | undefined;
}) {
  if (box !== undefined)
    return (
      <g
        className="tt-ghost"
        data-fault={fault || undefined}
        transform={`translate(${x} ${y}) rotate(${facing}) scale(${box.width / 2})`}
      >
        <rect x={-box.length / box.width} y={-1} width={(2 * box.length) / box.width} height={2} rx={0.25} />
        <path
          d={`M${box.length / box.width - 0.55} -0.6L${box.length / box.width - 0.15} 0L${box.length / box.width - 0.55} 0.6`}
        />
      </g>
    );
  return (
    <g className="tt-ghost" data-fault={fault || undefined} transform={`translate(${x} ${y}) scale(${radius})`}>
      {dead ? <path d={DEAD_RING} /> : <circle r="0.9" />}
      {fault && <path d="M-0.5 -0.5L0.5 0.5M0.5 -0.5L-0.5 0.5" />}
    </g>
  );
});
