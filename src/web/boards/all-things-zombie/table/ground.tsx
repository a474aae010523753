import { drawnFrom, floorKey, isHuman } from '../../../../games/all-things-zombie/index.ts';
import { meansOf, type Point } from '../../../../kernel/index.ts';
import { directionOf } from '../../../../tabletop/index.ts';
import { useMatch, usePlay } from '../../../match/context.tsx';
import { useDesk } from '../../../tabletop/desk.ts';
import { inwards, Label } from '../../../tabletop/measures.tsx';
import { linePath, middleOf } from '../../../tabletop/shapes.ts';
import type { Fight } from '../encounter.ts';
import '../all-things-zombie.css';

/** Drawn under the figures: who holds together, who sees which way, where noise may bring zombies from, what has been searched. */
export function Ground({ battle: fight }: { readonly battle: Fight }) {
  return (
    <g className="atz-ground">
      <Searched fight={fight} />
      <Links fight={fight} />
      <Fronts fight={fight} />
      <Arrivals fight={fight} />
      <Clock fight={fight} />
    </g>
  );
}

/** ATZ.GROUP.4: within 4" and in sight of each other. */
function Links({ fight }: { fight: Fight }) {
  return fight.ask.links().map(([a, b]) => (
    <g key={`${a.id} ${b.id}`}>
      <path className="atz-link-under" d={linePath([a, b])} />
      <path className="atz-link" d={linePath([a, b])} />
    </g>
  ));
}

const REACH = 3;

/** ATZ.FIG.3: the half that somebody sees; a charge out of the other half comes from the rear. */
function Fronts({ fight }: { fight: Fight }) {
  const pointed = useDesk((now) => now.pointed);
  const selected = useDesk((now) => now.selected);
  const shown = [...new Set([fight.acting, pointed, selected])];
  return shown.map((id) => {
    const one = id === null ? undefined : fight.ask.figure(id);
    if (one === undefined || (isHuman(one) && one.fate !== 'here')) return null;
    const [front, rear] = halvesOf(one, one.facing);
    return (
      <g key={id}>
        <path className="atz-front" d={front} />
        <path className="atz-rear" d={rear}>
          <title>Its back: a charge from here comes from the rear</title>
        </path>
      </g>
    );
  });
}

function halvesOf({ x, y }: Point, facing: number): readonly [front: string, rear: string] {
  const ahead = directionOf(facing);
  const [right, left] = [
    { x: x - ahead.y * REACH, y: y + ahead.x * REACH },
    { x: x + ahead.y * REACH, y: y - ahead.x * REACH },
  ];
  const arc = (sweep: 0 | 1): string => `M${left.x} ${left.y}A${REACH} ${REACH} 0 0 ${sweep} ${right.x} ${right.y}`;
  return [`${arc(1)}Z`, arc(0)];
}

/** ATZ.ZGEN.12: zombies that came in this turn do not act in it. */
function Arrivals({ fight: { view } }: { fight: Fight }) {
  const came = view.turn === 0 ? [] : view.zombies.filter(({ placed }) => placed === view.turn);
  return came.map(({ id, x, y }) => (
    <circle key={id} className="atz-came" cx={x} cy={y} r={0.85}>
      <title>Came in this turn: does not act yet</title>
    </circle>
  ));
}

const SHOOTING: readonly string[] = [
  'fire',
  'fire-both',
  'auto-kill',
  'fire-together',
  'sight-fire',
  'fire-back',
  'charged-fire',
];

/** ATZ.ZGEN.4, ATZ.ZGEN.11: while a shot is looked at, the clock round the shooter with what each shot may draw. */
function Clock({ fight }: { fight: Fight }) {
  const focus = usePlay((play) => play.focus);
  const request = useMatch((now) => now.request);
  const option = request?.options?.find(({ id }) => id === focus);
  const means = option === undefined ? null : meansOf<{ readonly do?: string; readonly who?: string } | string>(option);
  if (means === null || typeof means === 'string' || !SHOOTING.includes(means.do ?? '') || means.who === undefined)
    return null;
  const shooter = fight.ask.figure(means.who);
  if (shooter === undefined || fight.view.clocks.noMoreZombies) return null;
  const from = drawnFrom(fight.view);
  return (
    <g className="atz-clock">
      <circle cx={shooter.x} cy={shooter.y} r={12} />
      {fight.ask.clock(shooter).map(({ hour, x, y }) => (
        <circle key={hour} className="atz-hour" cx={x} cy={y} r={0.3}>
          <title>{hour} o’clock</title>
        </circle>
      ))}
      <Label
        at={{ x: shooter.x, y: Math.max(1, shooter.y - 12) }}
        tone="harm"
        anchor={inwards(shooter, fight.terrain.width)}
      >
        {`Noise: each shot draws a zombie on ${from}${from < SIX ? ' or more' : ''}, ${percent((SIX + 1 - from) / SIX)}`}
      </Label>
    </g>
  );
}
const SIX = 6;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** ATZ.LOOT.1, ATZ.DEFINE.4: buildings that have been entered, and whether they have been searched. */
function Searched({ fight: { view } }: { fight: Fight }) {
  return view.terrain.buildings.flatMap(({ id, outline }) => {
    const entered = view.entered[floorKey(id, 0)];
    if (entered === undefined) return [];
    const { searchedTurn } = entered;
    const middle = middleOf(outline);
    return [
      <Label key={id} at={{ x: middle.x, y: middle.y }} tone={searchedTurn === null ? undefined : 'safe'}>
        {searchedTurn === null ? 'Entered, not searched' : `Searched in turn ${searchedTurn}`}
      </Label>,
    ];
  });
}
