import type { Choose, Open, Pick, Place, Placed } from '../../../kernel/index.ts';
import { meansOf } from '../../../kernel/index.ts';
import { apart, type Edge, EDGES } from '../../../tabletop/index.ts';
import { oppositeEdge } from '../../../skirmish/index.ts';
import type { Declared } from '../decisions.ts';
import { deployWhere } from '../prepare/deploy.ts';
import type { Battle, Standing } from '../state.ts';
import { characterOf, charactersHere, groupHere, looseTokens, nameOf, rivalOf, sideOf } from '../units.ts';
import type { Seat } from '../verbs.ts';
import { type Advice, advice } from './advice.ts';
import { sightOf } from './glance.ts';
import { edgeField } from './goals.ts';
import { usableGuns } from './harm.ts';
import { cellOf, fieldTo, type Mesh, meshOf, placeAt } from './mesh.ts';
import { memberWorth } from './worth.ts';

/** Before the first turn: edges, tokens, deployment. */

/** The places of the mesh along an edge, one for every few inches. */
function along(mesh: Mesh, edge: Edge, every: number): number[] {
  const { columns, rows, stands } = mesh;
  const isAcross = edge === 'near' || edge === 'far';
  const cells: number[] = [];
  for (let i = 1; i < (isAcross ? columns : rows); i += every) {
    const row = isAcross ? (edge === 'near' ? 1 : rows - 2) : i;
    const column = isAcross ? i : edge === 'left' ? 1 : columns - 2;
    const cell = row * columns + column;
    if (stands[cell] === true) cells.push(cell);
  }
  return cells;
}

/** What it costs to come from an edge. */
const fromEdge = (mesh: Mesh, edge: Edge): Float64Array => fieldTo(mesh, `edge ${edge}`, () => along(mesh, edge, 1));

/** LD.DEPLOY.1: the edge from which the middle is near and that few places opposite look at. */
export function edgeAdvice(battle: Battle, request: Choose): Advice {
  const mesh = meshOf(battle);
  const middle = cellOf(mesh, { x: mesh.columns / 2, y: mesh.rows / 2, level: 0 });
  const rated = request.options.map((option) => {
    const edge = meansOf<Edge>(option);
    const seen = (from: Edge, to: Edge): number =>
      along(mesh, from, 6).reduce((sum, cell) => {
        const sight = sightOf(mesh, placeAt(mesh, cell));
        return sum + along(mesh, to, 6).filter((other) => sight.to(other) !== 'nothing').length;
      }, 0);
    const far = fromEdge(mesh, edge)[middle] as number;
    const theirs = fromEdge(mesh, oppositeEdge(edge))[middle] as number;
    return { id: option.id, value: theirs - far - 0.1 * seen(oppositeEdge(edge), edge) };
  });
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice(best.id, 'From this edge the middle is near, and few guns look at us.');
}

const at = ({ x, y, level = 0 }: Placed): Standing => ({ x, y, level });

/** The best of the places that are suggested. */
function bestSpot(request: Place, rate: (spot: Standing) => number, because: string): Advice {
  const rated = request.suggestions.map((spot) => ({ spot, value: rate(at(spot)) }));
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a));
  return advice({ ...best.spot }, because);
}

/** LD.SUPPLY.4: where we get sooner than the others. */
export function tokenAdvice(battle: Battle, seat: Seat, request: Place): Advice {
  const mesh = meshOf(battle);
  const { edge, part } = sideOf(battle, seat);
  const other = rivalOf(battle, seat).edge;
  if (edge === null || other === null) {
    const middle = { x: mesh.columns / 2, y: mesh.rows / 2 };
    const sign = part === 'attacker' ? 1 : -1;
    const words = part === 'attacker' ? 'Near the edge it is soon carried off.' : 'In the middle it is hard to get at.';
    return bestSpot(request, (spot) => sign * apart(spot, middle), words);
  }
  const [mine, theirs] = [fromEdge(mesh, edge), fromEdge(mesh, other)];
  return bestSpot(
    request,
    (spot) => {
      const cell = cellOf(mesh, spot);
      return Math.min(40, theirs[cell] as number) - 1.2 * Math.min(40, mine[cell] as number) - 5 * spot.level;
    },
    'We get there sooner than they do.',
  );
}

/** LD.DEPLOY.6: near to a token of one's own, behind something, and not in a heap. */
export function deployAdvice(battle: Battle, seat: Seat, request: Place): Advice {
  const { part } = sideOf(battle, seat);
  if (battle.encounter === 'bushwhack' && part === 'defender') return scatter(battle, seat, request);
  if (battle.encounter === 'home-defense' && part === 'attacker') return gather(battle, seat, request);
  const mesh = meshOf(battle);
  const seen = seenBy(battle, seat);
  const tokens = looseTokens(battle).map((token) => token.at as Standing);
  return bestSpot(
    request,
    (spot) => {
      const near = Math.min(30, ...tokens.map((token) => apart(token, spot)));
      return -3 * seen(cellOf(mesh, spot)) - 0.3 * near - 0.5 * crowdAt(battle, seat, spot, 2.5) - 2 * spot.level;
    },
    'Behind something, with a short way to what we want.',
  );
}

/** LD.BUSH.4: three with the tokens in hand begin where it is not far to an edge, each of them to another. */
function scatter(battle: Battle, seat: Seat, request: Place): Advice {
  const mesh = meshOf(battle);
  const far = edgeField(mesh);
  const seen = seenBy(battle, seat);
  return bestSpot(
    { ...request, suggestions: spotsToDeploy(battle, seat, mesh) },
    (spot) => {
      const cell = cellOf(mesh, spot);
      return -Math.min(40, far[cell] as number) - 2 * seen(cell) - 3 * crowdAt(battle, seat, spot, 9) - 2 * spot.level;
    },
    'From here it is not far to the edge, and they cannot be everywhere.',
  );
}

/** LD.HOME.6: all from one side, where the fewest of the defenders look. */
function gather(battle: Battle, seat: Seat, request: Place): Advice {
  const mesh = meshOf(battle);
  const seen = seenBy(battle, seat);
  const own = groupHere(battle, seat);
  const rivals = groupHere(battle, rivalOf(battle, seat).seat);
  const tokens = looseTokens(battle).map((token) => token.at as Standing);
  return bestSpot(
    { ...request, suggestions: spotsToDeploy(battle, seat, mesh) },
    (spot) => {
      const near = Math.min(30, ...tokens.map((token) => apart(token, spot)));
      const guarded =
        rivals.reduce((sum, one) => sum + Math.max(0, 20 - apart(one, spot)), 0) / Math.max(1, rivals.length);
      const others = own.length === 0 ? 0 : Math.min(...own.map((one) => apart(one, spot)));
      return -3 * seen(cellOf(mesh, spot)) - 0.3 * near - 0.4 * guarded - 0.6 * others - 2 * spot.level;
    },
    'All from one side, where the fewest of them look.',
  );
}

/** Of those who look at us, or of the places that they will come from, the share from which somebody there is seen in the open. */
function seenBy(battle: Battle, seat: Seat): (cell: number) => number {
  const mesh = meshOf(battle);
  const rivals = groupHere(battle, rivalOf(battle, seat).seat);
  const { edge, part } = rivalOf(battle, seat);
  const edges = edge !== null ? [edge] : part === 'attacker' ? EDGES : [];
  const watched =
    rivals.length > 0
      ? rivals.map((one) => sightOf(mesh, one))
      : edges.flatMap((one) => along(mesh, one, 5)).map((cell) => sightOf(mesh, placeAt(mesh, cell)));
  return (cell) => watched.filter((sight) => sight.to(cell) === 'open').length / Math.max(1, watched.length);
}

const crowdAt = (battle: Battle, seat: Seat, spot: Standing, inches: number): number =>
  groupHere(battle, seat).filter((one) => apart(one, spot) < inches).length;

/** All places of the mesh where the next one may begin. */
function spotsToDeploy(battle: Battle, seat: Seat, mesh: Mesh): Placed[] {
  const { check } = deployWhere(battle, sideOf(battle, seat), false);
  return mesh.stands.flatMap((stands, cell) => {
    const spot = placeAt(mesh, cell);
    return stands && check(spot) === null ? [{ ...spot }] : [];
  });
}

/** LD.ENC.3: far from us and near to them. */
export function deadAdvice(battle: Battle, seat: Seat, request: Place): Advice {
  const far = (spot: Standing, isOurs: boolean): number =>
    Math.min(
      24,
      ...charactersHere(battle)
        .filter((one) => (one.seat === seat) === isOurs)
        .map((one) => apart(one, spot)),
    );
  return bestSpot(request, (spot) => far(spot, true) - far(spot, false), 'There it is their trouble.');
}

/** LD.BUSH.3, LD.RESCUE.5: the strongest take part, as many as may. */
export function musterAdvice(battle: Battle, request: Pick): Advice {
  const strength = (id: string): number => {
    const one = characterOf(battle, id);
    return memberWorth(one.member) + 3 * usableGuns(one).length;
  };
  const ids = request.options.map(({ id }) => id).sort((a, b) => strength(b) - strength(a));
  return advice(
    ids.slice(0, request.max),
    `The strongest come: ${ids
      .slice(0, request.max)
      .map((id) => nameOf(characterOf(battle, id)))
      .join(', ')}.`,
  );
}

/** LD.ITEM.5, LD.ITEM.21: Silencers are used; who fights hand to hand drinks. */
export function declareAdvice(battle: Battle, request: Pick): Advice {
  const used = request.options.filter((option) => {
    const means = meansOf<Declared>(option);
    return 'silence' in means || usableGuns(characterOf(battle, means.drink)).length === 0;
  });
  return advice(
    used.map(({ id }) => id),
    'Quiet guns bring no zombies.',
  );
}

/** Wherever something is put down beside somebody: away from the others. */
export function besideAdvice(battle: Battle, seat: Seat, request: Open): Advice | null {
  if (request.kind !== 'place') return null;
  const rivals = charactersHere(battle).filter((one) => one.seat !== seat);
  return bestSpot(
    request,
    (spot) => Math.min(40, ...rivals.map((one) => apart(one, spot))),
    'On the side away from them.',
  );
}
