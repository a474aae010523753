// What Rooftops adds to the shared board: nothing else of the page knows it.
import type { Json, Placed, SeenRequest } from '../../src/kernel/index.ts';
import { apart, inArc, look, type Tabletop } from '../../src/tabletop/index.ts';
import type { GameFace } from '../../src/web/boards/face.ts';
import type { Battle, Pointing, Preview, SkirmishFace, Unit } from '../../src/web/skirmish/face.ts';
import { skirmishFace } from '../../src/web/skirmish/index.tsx';
import type { Figure } from '../../src/web/tabletop/figure.ts';
import { BASE, type Fighter, MOVE, type RooftopsView, routeOf, SENTRY, tableOf } from './rooftops.ts';

interface Street extends Battle {
  readonly view: RooftopsView;
  readonly table: Tabletop;
}

const sideOf = (seat: string): number => (seat === 'a' ? 0 : 1);

const figureOf = ({ id, name, seat, x, y, level, facing, acted }: Fighter, dead: boolean): Figure => ({
  ...BASE,
  id,
  x,
  y,
  level,
  facing,
  name,
  letters: dead ? '' : name.slice(0, 2),
  side: sideOf(seat),
  dead,
  down: false,
  used: acted,
  looks: true,
  badges: [],
});

const thing = { ...BASE, side: 2, dead: false, down: false, used: false, looks: false, badges: [], letters: '?' };

const unitOf = ({ id, name, seat, acted }: Fighter): Unit => ({
  id,
  name,
  kind: 'Fighter',
  seat,
  side: sideOf(seat),
  models: [id],
  icon: 'survivor',
  count: '',
  counted: '',
  used: acted,
});

function read(json: Json): Street {
  const view = json as unknown as RooftopsView;
  const { terrain, fighters, bystanders, counters, cars, round, active, acting } = view;
  return {
    view,
    table: tableOf(view),
    name: 'High Street',
    terrain,
    figures: [
      ...fighters.map((fighter) => figureOf(fighter, false)),
      ...bystanders.map((one) => figureOf(one, true)),
      ...counters.map((one): Figure => ({ ...thing, ...one, facing: 0, name: 'Something moves there', counter: true })),
      ...cars.map(
        (one): Figure => ({ ...thing, ...one, level: 0, name: 'Car', letters: '', box: { length: 4, width: 2 } }),
      ),
    ],
    units: fighters.map(unitOf),
    sides: ['a', 'b'].map((seat) => ({ seat, side: sideOf(seat), notes: [], spoken: [] })),
    zones: [],
    markers: [{ id: 'crate', x: 9, y: 9, radius: 0.5, label: 'Supplies' }],
    active,
    acting,
    moment: String(round),
    stage: `Turn ${round}`,
    heading: (called) => `High Street, turn ${round}, ${called(active)}`,
  };
}

const moverOf = ({ facts }: SeenRequest): string => ((facts ?? {}) as { fighter?: string }).fighter ?? '';

/** The first point of the way at which a sentry who looks that way could fire, to a tenth of an inch. */
function stopsOn({ view }: Street, mover: Fighter, way: readonly Placed[]): Preview['stops'] {
  const sentries = view.fighters.filter(({ seat }) => seat !== mover.seat);
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Placed, way[i] as Placed];
    const steps = Math.max(1, Math.ceil(apart(a, b) * 10));
    for (let step = 0; step <= steps; step++) {
      const at = { x: a.x + ((b.x - a.x) * step) / steps, y: a.y + ((b.y - a.y) * step) / steps };
      const sees = sentries.find((one) => apart(one, at) <= SENTRY && inArc({ ...BASE, ...one }, at, 180));
      if (sees !== undefined) return [{ at, words: `${sees.name} may fire here` }];
    }
  }
  return [];
}

function pointing(street: Street, request: SeenRequest): Pointing | null {
  const mover = street.view.fighters.find(({ id }) => id === moverOf(request));
  if (request.kind !== 'path' || mover === undefined) return null;
  const routed = (points: readonly Placed[]) => routeOf(street.table, street.terrain, mover, points);
  return {
    kind: 'way',
    grabs: [mover.id],
    from: mover,
    bends: true,
    turns: true,
    levels: true,
    area: (level) => (level === mover.level ? { discs: [{ x: mover.x, y: mover.y, radius: MOVE }] } : null),
    preview: (points) => {
      const { points: route, cost, fault } = routed(points);
      const to = points.at(-1) as Placed;
      return {
        to,
        ghosts: [{ id: mover.id, x: to.x, y: to.y, dead: false, radius: BASE.radius }],
        route,
        inches: cost,
        limit: MOVE,
        fault: fault === null ? null : `That way is ${fault}.`,
        faultAt: null,
        notes: [],
        stops: stopsOn(street, mover, route),
      };
    },
    meant: (points) => (routed(points).fault === null ? points : null),
  };
}

const face: SkirmishFace<Street> = {
  read,
  about: (_street, _request, option) => ({ models: [(option.about as { fighter: string }).fighter] }),
  pointing,
  mover: (_street, request) => ({ unit: moverOf(request) }),
  sight: ({ table, view }, from, to) => {
    const [a, b] = [from, to].map((id) => view.fighters.find((one) => one.id === id));
    if (a === undefined || b === undefined) return null;
    const seen = look(table, { ...BASE, ...a }, { ...BASE, ...b });
    return { look: seen, seen: seen.share >= 0.25, verdict: seen.share >= 0.25 ? 'seen' : 'hidden' };
  },
  bands: () => [{ inches: SENTRY, label: 'sentry' }],
  forecast: () => null,
  sheet: ({ view }, { id }) => {
    const { level, facing } = view.fighters.find((one) => one.id === id) as Fighter;
    return [
      ['Level', String(level)],
      ['Looks', `${facing} degrees`],
    ];
  },
  gap: ({ view }, a, b) => {
    const [one, other] = [a, b].map(({ id }) => view.fighters.find((fighter) => fighter.id === id) as Fighter);
    return one === undefined || other === undefined ? 0 : apart(one, other) - 2 * BASE.radius;
  },
  shape: () => 'is ready',
  happening: ({ params }) =>
    params.way === undefined ? null : { ways: [{ id: 'way', points: params.way as unknown as readonly Placed[] }] },
};

export const rooftopsFace: GameFace = {
  ...skirmishFace(face),
  factsOf: () => [],
  exampleText: (name) => ({ title: name, text: '' }),
  setupText: () => null,
};
