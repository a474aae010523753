import { oppositeEdge } from '../../../skirmish/index.ts';
import { EDGES } from '../../../tabletop/index.ts';
import { rollOff } from '../roll-off.ts';
import type { Battle, Side } from '../state.ts';
import { battleOf, rivalOf, sideOf } from '../units.ts';
import { choose, emit, type Flow, type Rule, type Seat, type Table } from '../verbs.ts';

/** Who is attacker and who defender, and who deploys on which edge. */

const leaderKeyword = ({ group }: Side): string | undefined =>
  group.members.find(({ id }) => id === group.leader)?.keyword;

/** LD.BUSH.1: a Selfish Leader attacks one who is not. */
function attackerByNature({ encounter, sides }: Battle): Seat | null {
  if (encounter !== 'bushwhack') return null;
  const selfish = sides.filter((side) => leaderKeyword(side) === 'selfish');
  return selfish.length === 1 ? (selfish[0] as Side).seat : null;
}

const RULES = { bushwhack: 'LD.BUSH.1', 'home-defense': 'LD.HOME.1', rescue: 'LD.RESCUE.1' } as const;

/** LD.ENC.3: the winner of a Roll-Off attacks, unless the Encounter says who does. */
export function* parts(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  const rule: Rule = RULES[battle.encounter as keyof typeof RULES];
  const known = battle.sides.find(({ part }) => part === 'attacker')?.seat ?? attackerByNature(battle);
  const attacker = known ?? (yield* rollOff(t, rule, 'attacks'));
  const side = sideOf(battle, attacker);
  const rival = rivalOf(battle, attacker);
  side.part = 'attacker';
  rival.part = 'defender';
  battle.first = rival.seat; // LD.BUSH.3, LD.HOME.5, LD.RESCUE.5: the defender deploys first
  emit(t, rule, 'ld.attacks', { seat: attacker, rival: rival.seat });
  return 'done';
}

/** LD.DEPLOY.1, LD.DEPLOY.3: the winner chooses an edge, the other has the opposite one. */
export function* edges(t: Table): Flow<'done'> {
  const battle = battleOf(t);
  const winner = yield* rollOff(t, 'LD.DEPLOY.1', 'edge');
  const edge = yield* choose(t, winner, {
    rule: 'LD.DEPLOY.1',
    prompt: { key: 'ld.edge' },
    options: EDGES.map((one) => ({ means: one, label: { key: `ld.edge.${one}` }, about: { edge: one } })),
  });
  sideOf(battle, winner).edge = edge;
  rivalOf(battle, winner).edge = oppositeEdge(edge);
  battle.first = winner; // LD.DEPLOY.6
  emit(t, 'LD.DEPLOY.1', 'ld.edge.taken', { seat: winner, edge });
  return 'done';
}
