import type { KeyboardEvent, ReactNode } from 'react';
import { content, LAST_STAND, type Loc, type Tribe, TRIBES, type Words } from '../../../../games/last-stand/index.ts';
import { PATHS } from 'virtual:icons/table';
import type { TableIcon } from '../../../ui/icon-names.ts';
import { factsOf, type SeenRequest } from '../../../../kernel/index.ts';
import { useMatch } from '../../../match/context.tsx';
import { spokenWith, useOffered } from '../../thing.tsx';
import { LeaderShape, Pawn, Shape } from './glyphs.tsx';
import { type Plate, plateOf } from './land/plates.ts';
import {
  activeIn,
  groundOn,
  hereOn,
  leadersOn,
  placeName,
  presentOn,
  pressureOn,
  radiationOn,
  rangersOn,
  sideOf,
  threatOn,
  type View,
} from '../view.ts';

interface CellProps {
  readonly view: View;
  readonly at: Loc;
  /** Something has just happened here. */
  readonly now: boolean;
  /** There is room for names. */
  readonly roomy: boolean;
  /** How large names are written, in units of the map. */
  readonly type: number;
  /** The keyboard comes in here where nothing can be chosen. */
  readonly entry: boolean;
  readonly onRead: (at: Loc) => void;
}

/** One location with all that stands on it. While the open question offers it, it is a button. */
export function Cell({ view, at, now, roomy, type, entry, onRead }: CellProps) {
  const offered = useOffered({ at });
  const far = useMatch(({ request }) => isFar(request, at));
  const location = content.board.locations[at - 1];
  if (location === undefined) return null;
  const { x, y, polygon } = location;
  const pressure = pressureOn(view, at);
  const points = polygon.map((point) => point.join(' ')).join(',');
  const threat = threatOn(view, at);
  const spoken = [
    `${at} ${placeName(at)}`,
    ...groundOn(view, at),
    presentOn(view, at).join(', ') || 'nobody here',
    ...(threat === null ? [] : [threat]),
  ].join('; ');
  const look = (): void => {
    onRead(at);
    offered?.look();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) offered?.act({ detail: 0 });
  };
  return (
    <g
      className="ls-cell"
      data-at={at}
      data-now={now || undefined}
      data-pressure={pressure ?? undefined}
      data-choosable={offered !== null || undefined}
      data-far={(offered !== null && far) || undefined}
      data-picked={offered?.picked || undefined}
      data-focus={offered?.focused || undefined}
      role={offered === null ? 'img' : 'button'}
      aria-label={offered === null ? spoken : spokenWith(spoken, offered)}
      aria-pressed={offered?.pressed}
      tabIndex={offered !== null || entry ? 0 : -1}
      onPointerEnter={look}
      onFocus={look}
      onClick={({ nativeEvent }) => {
        onRead(at);
        offered?.act(nativeEvent);
      }}
      onKeyDown={press}
    >
      <polygon className="ls-area" points={points} />
      {pressure === 'full' && <polygon className="ls-full" points={points} fill="url(#ls-wash)" />}
      <polygon className="ls-edge" points={inset(polygon, x, y)} />
      {roomy ? <Roomy view={view} at={at} x={x} y={y} type={type} /> : <Tight view={view} at={at} x={x} y={y} />}
    </g>
  );
}

/** Where a move is chosen: whether one gets there only with a card or a device. */
function isFar(request: SeenRequest | null, at: Loc): boolean {
  const ways = request === null ? undefined : factsOf<Words, 'ls.move'>(request, 'ls.move');
  return ways !== undefined && !ways.onFoot.includes(at);
}

/** A little inside the borders, so that neighbours that can both be chosen stay apart. */
const inset = (polygon: readonly (readonly [number, number])[], x: number, y: number): string =>
  polygon.map(([px, py]) => `${px + (x - px) * 0.06} ${py + (y - py) * 0.06}`).join(',');

interface Inside {
  readonly view: View;
  readonly at: Loc;
  readonly x: number;
  readonly y: number;
}

function Roomy({ view, at, x, y, type }: Inside & { readonly type: number }) {
  const plate = plateOf(at, type);
  const tokens = tokensOn(view, at);
  const figures = figuresOn(view, at);
  const below = plate.top + plate.high;
  const row = Math.max(y - 14, below + 13);
  return (
    <>
      <NamePlate plate={plate} type={type} home={at === LAST_STAND} />
      <Row items={tokens} x={x} y={row} step={25} />
      <Figures items={figures} x={x} y={tokens.length > 0 ? row + 30 : Math.max(y + 8, below + 18)} />
    </>
  );
}

/** Number and name on torn paper. */
function NamePlate({ plate: { lines, x, top, wide, high }, type, home }: PlateProps) {
  const [l, r, b] = [x - wide / 2, x + wide / 2, top + high];
  return (
    <g className="ls-plate" data-home={home || undefined}>
      <path
        d={`M${l} ${top + 1}L${l + wide * 0.4} ${top}L${r} ${top + 1}L${r - 1.5} ${b - 1}L${l + wide * 0.6} ${b}L${l + 1} ${b - 1}Z`}
      />
      <text className="ls-name" x={x} y={top + 1 + type * 0.98}>
        {lines.map((line, i) => (
          <tspan key={line} x={x} dy={i === 0 ? 0 : '1.12em'}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

interface PlateProps {
  readonly plate: Plate;
  readonly type: number;
  readonly home: boolean;
}

/** A crowd stands closer together, so that it stays inside its borders. */
function Figures({ items, x, y }: { items: readonly ReactNode[]; x: number; y: number }) {
  if (items.length <= 4) {
    return (
      <g transform={`translate(${x} ${y}) scale(1.2)`}>
        <Row items={items} x={0} y={0} step={27} />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y - 2}) scale(0.95)`}>
      <Row items={items} x={0} y={0} step={26} most={5} />
    </g>
  );
}

/** Too small for names: the number and what stands there. */
function Tight({ view, at, x, y }: Inside) {
  const tokens = tokensOn(view, at);
  const figures = figuresOn(view, at);
  return (
    <>
      <text className="ls-number" x={x} y={y - 26}>
        {at}
      </text>
      <g transform={`translate(${x} ${y}) scale(1.5)`}>
        <Row items={[...figures, ...tokens]} x={0} y={2} step={25} most={3} />
      </g>
    </>
  );
}

interface RowProps {
  readonly items: readonly ReactNode[];
  readonly x: number;
  readonly y: number;
  readonly step: number;
  /** So many beside each other. */
  readonly most?: number;
}

/** Things side by side, in as many rows as they need. */
function Row({ items, x, y, step, most = 4 }: RowProps) {
  const rows = Math.ceil(items.length / most);
  return (
    <>
      {items.map((item, i) => {
        const row = Math.floor(i / most);
        const inRow = row < rows - 1 ? most : items.length - row * most;
        const left = x - ((inRow - 1) * step) / 2;
        return (
          // Things on one location are told apart by their place only.
          <g key={i} transform={`translate(${left + (i % most) * step} ${y + row * step})`}>
            {item}
          </g>
        );
      })}
    </>
  );
}

const ENOUGH_APART = 3;

/** Leaders, Rangers, then figures one by one; many of a kind as one with its number. */
function figuresOn(view: View, at: Loc): ReactNode[] {
  const here = hereOn(view, at);
  const active = activeIn(view)?.id;
  return [
    ...leadersOn(view, at).map((leader) => <LeaderShape key={leader} leader={leader} />),
    ...rangersOn(view, at).map(({ id }) => (
      <Pawn key={id} ranger={id} side={sideOf(view, id)} active={id === active} />
    )),
    ...TRIBES.flatMap((tribe) => crowd(tribe, here[tribe])),
  ];
}

function crowd(tribe: Tribe, n: number): ReactNode[] {
  if (n <= ENOUGH_APART) return Array.from({ length: n }, (_, i) => <Shape key={`${tribe} ${i}`} tribe={tribe} />);
  return [
    <g key={tribe}>
      <Shape tribe={tribe} />
      <text className="ls-count" x="9" y="12">
        {n}
      </text>
    </g>,
  ];
}

/** What lies there: radiation, Gambling, tokens, each with its number if there are several. */
function tokensOn(view: View, at: Loc): ReactNode[] {
  const here = hereOn(view, at);
  const kinds: readonly (readonly [TableIcon, number, string])[] = [
    ['radiation', radiationOn(view, at), 'radiation'],
    ['gambling', content.board.locations[at - 1]?.gambling === true ? 1 : 0, 'gambling'],
    ['adventure', view.adventure.at === at ? 1 : 0, 'adventure'],
    ['depot', here.depots, 'depot'],
    ['scavenge', here.scavenge, 'scavenge'],
    ['karma', here.karma, 'karma'],
    ['trap', here.traps, 'trap'],
    ['barricade', view.blockades.includes(at) ? 1 : 0, 'blockade'],
  ];
  return kinds.flatMap(([icon, n, kind]) =>
    n === 0
      ? []
      : [
          <g key={kind} className="ls-token" data-kind={kind}>
            <circle r="11" />
            <path d={PATHS[icon]} transform="translate(-8 -8) scale(0.0313)" />
            {n > 1 && (
              <text className="ls-count" x="9" y="10">
                {n}
              </text>
            )}
          </g>,
        ],
  );
}
