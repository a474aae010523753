import type { Vehicle } from '../../../games/all-things-zombie/index.ts';
import { insideRegion, type Placed, type SeenRequest } from '../../../kernel/index.ts';
import type { GhostAt, Pointing, Preview } from '../../skirmish/face.ts';
import { endOf, nothingAt } from '../../skirmish/preview.ts';
import type { Badge, Figure } from '../../tabletop/figure.ts';
import type { Fight } from './encounter.ts';

/** Vehicles on the page: how they are drawn, and how one is driven by pointing. */

interface Facts {
  readonly vehicle?: string;
  readonly half?: boolean;
}

/** A question that a driver answers on the table; null for all others. */
export function driving(fight: Fight, request: SeenRequest): Pointing | null {
  const { vehicle: id, half = false } = (request.facts ?? {}) as Facts;
  const vehicle = fight.view.vehicles.find((one) => one.id === id);
  if (vehicle === undefined) return null;
  if (request.kind === 'place') return comesOn(request, vehicle);
  return request.kind === 'path' ? drives(fight, vehicle, half) : null;
}

const boxIn = ({ length, width }: Vehicle) => ({ length, width });
const ghostOf = (
  vehicle: Vehicle,
  { x, y, facing }: { x: number; y: number; facing: number },
  id: string,
): GhostAt => ({
  id,
  x,
  y,
  facing,
  dead: false,
  radius: vehicle.width / 2,
  box: boxIn(vehicle),
});

const FAULTS: Readonly<Record<string, string>> = {
  'atz.no.too-far': 'That is too far.',
  'atz.no.friend': 'One of yours stands in the way.',
};

/** ATZ.VMOVE.5: where it goes, what it strikes, and which turns take a Challenge. */
function drives({ ask }: Fight, vehicle: Vehicle, half: boolean): Pointing {
  const preview = (points: readonly Placed[]): Preview => {
    const seen = ask.drive(vehicle.id, points, half);
    const end = seen.trail.at(-1) ?? { ...vehicle };
    const challenges =
      seen.tests === 0
        ? []
        : [
            `${seen.tests} ${seen.tests === 1 ? 'turn takes' : 'turns take'} a Physical Challenge: in time ${Math.round(seen.holds * 100)} %.`,
          ];
    const noise = seen.drawn === 0 ? [] : [`Its engine draws about ${Math.round(seen.drawn * 10) / 10} zombies.`];
    return {
      ...nothingAt(end),
      ghosts: seen.trail.slice(1).map((at, i) => ghostOf(vehicle, at, `${vehicle.id} ${i}`)),
      route: seen.trail.map(({ x, y }) => ({ x, y })),
      inches: seen.inches,
      limit: seen.top,
      fault: seen.fault === null ? null : (FAULTS[seen.fault] ?? 'It cannot go there.'),
      faultAt: seen.fault === null ? null : end,
      notes: [...challenges, ...noise, ...(seen.leaves ? ['It drives off the table.'] : [])],
      stops: seen.strikes,
    };
  };
  return {
    kind: 'way',
    grabs: [vehicle.id],
    from: vehicle,
    bends: true,
    turns: true,
    preview,
    meant: (points) => {
      if (preview(points).fault === null) return points;
      const end = ask.nearestDrive(vehicle.id, endOf(points), half);
      return end === null ? null : [end];
    },
  };
}

/** ATZ.ZGEN.2: where it comes on, and which way it faces. */
function comesOn(request: SeenRequest, vehicle: Vehicle): Pointing {
  const preview = (points: readonly Placed[]): Preview => {
    const at = endOf(points);
    const isIn = request.region === undefined || insideRegion(request.region, at);
    return {
      ...nothingAt(at),
      ghosts: [ghostOf(vehicle, { x: at.x, y: at.y, facing: at.facing ?? 90 }, vehicle.id)],
      fault: isIn ? null : 'That is too far from the edge.',
    };
  };
  return {
    kind: 'spot',
    grabs: [],
    turns: true,
    levels: true,
    preview,
    meant: (points) => (preview(points).fault === null ? [endOf(points)] : null),
  };
}

const when = (holds: boolean, badge: Badge): Badge[] => (holds ? [badge] : []);

/** A vehicle as it stands, its front where it faces. */
export function vehicleFigure(fight: Pick<Fight, 'ask'>, vehicle: Vehicle, side: number): Figure {
  const { id, name, x, y, level, width, height, facing, state, running, speed, looks } = vehicle;
  const { crew } = fight.ask.crew(vehicle);
  const wreck = state !== 'whole';
  const words = wreck
    ? state === 'destroyed'
      ? ', burnt out'
      : ', on its roof'
    : speed > 0
      ? `, ${speed}" a move`
      : '';
  return {
    id,
    x,
    y,
    level,
    facing,
    radius: width / 2,
    height,
    eye: height,
    name: `${name}${words}${crew.length === 0 ? '' : `: ${crew.map((one) => one.name).join(', ')}`}`,
    letters: '',
    side,
    dead: false,
    down: false,
    used: false,
    looks: true,
    box: boxIn(vehicle),
    vehicle: wreck ? 'wreck' : looks,
    badges: [
      ...when(state === 'overturned', { icon: 'down', label: 'on its roof', tone: 'harm' }),
      ...when(state === 'destroyed', { icon: 'dead', label: 'burnt out', tone: 'harm' }),
      ...when(running, { icon: 'noise', label: speed > 0 ? `drives ${speed}"` : 'its engine runs', tone: 'plain' }),
    ],
  };
}
