import { foremost } from '../../../skirmish/index.ts';
import { valueOf } from '../characteristics.ts';
import type { Battle, Character } from '../state.ts';
import { battleOf, groupHere, sideOf } from '../units.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';

/** LD.INIT.10, LD.SKILL.42: the Leader, or who stands in for him, has the Leader skill. */
export const isLeader = (battle: Battle, { id, seat }: Pick<Character, 'id' | 'seat'>): boolean =>
  sideOf(battle, seat).leader === id;

/**
 * LD.INIT.7, LD.INIT.11: a Group whose Leader is not on the table is led by somebody else from that moment on; LD.INIT.8: by the
 * one with the highest Courage and Intelligence together, and the player settles ties (LD.INIT.9).
 */
export function* succeed(t: Table, seat: Seat): Flow<void> {
  const battle = battleOf(t);
  const side = sideOf(battle, seat);
  const here = groupHere(battle, seat);
  if (here.some(({ id }) => id === side.leader)) return;
  const best = foremost(here, (one) => valueOf(one, 'courage') + valueOf(one, 'intelligence'));
  const [only] = best;
  if (only === undefined) {
    side.leader = null;
    return;
  }
  side.leader =
    best.length === 1
      ? only.id
      : yield* choose(t, seat, () => ({
          rule: 'LD.INIT.9',
          prompt: { key: 'ld.leader.who' },
          options: best.map(({ id, member }) => ({
            means: id,
            label: { key: 'ld.character', params: { name: member.name } },
            about: { unit: id },
          })),
        }));
  const named = here.find(({ id }) => id === side.leader) as Character;
  emit(t, 'LD.INIT.7', 'ld.leader.named', { seat, unit: named.id, name: named.member.name });
}
