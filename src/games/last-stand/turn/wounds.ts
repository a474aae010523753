import { bansOf, isRaider } from '../moments/abilities.ts';
import { type Hurt, moment } from '../moments/moment.ts';
import { type Ranger, unhurt } from '../state.ts';
import { emit, type Flow, type Rule, type Table } from '../verbs.ts';
import type { Foe } from '../cards/vocabulary.ts';
import { automatic, offer } from '../moments/windows.ts';
import type { Cause, Tribe } from '../wording/words.ts';

/** Wounds from one source, with whatever softens them first; the book knows no death (DLS.WOUND.7). */
export function* wound(
  t: Table,
  ranger: Ranger,
  dealt: readonly { readonly tribe: Tribe | null; readonly by: string; readonly n: number }[],
  rule: Rule,
  cause: Cause | null = null,
): Flow<void> {
  const hurts = dealt.map(({ tribe, by, n }): Hurt => ({ tribe, by, n, banned: bans(t, ranger, tribe, cause) }));
  const vs = hurts.flatMap(({ tribe }): Foe[] => (tribe === null ? [] : [tribe]));
  const coming = moment('wounded', { by: ranger, at: ranger.at, vs, cause, hurts });
  const n = (): number => hurts.reduce((sum, hurt) => sum + hurt.n, 0);
  const by = (): string[] => hurts.filter((hurt) => hurt.n > 0).map((hurt) => hurt.by);
  if (n() === 0) return;
  yield* automatic(t, [ranger], coming, 'halving'); // DLS.SLAYER.3: fewer are dealt, before any are ignored
  yield* automatic(t, [ranger], coming);
  const params = { ranger: ranger.id, n: n(), by: by() };
  yield* offer(t, [ranger], coming, { rule, prompt: { key: 'ls.wounded', params } });
  suffer(t, ranger, n(), by(), rule);
}

/** DLS.TRIBE.3: against Earthers' arrows neither skill nor Special card helps. */
function bans(t: Table, ranger: Ranger, tribe: Tribe | null, cause: Cause | null): Hurt['banned'] {
  return cause === 'raiders' && tribe !== null && isRaider(tribe) ? bansOf(t.state, ranger, tribe, 'wounded') : [];
}

/** DLS.WOUND.4: tokens on the board are turned first (DLS.WOUND.5), then those beside it, used ones first (DLS.WOUND.6). */
function suffer(t: Table, ranger: Ranger, n: number, by: string[], rule: Rule): void {
  if (n === 0) return emit(t, rule, 'ls.unhurt', { ranger: ranger.id });
  let left = n;
  for (const pile of ['ready', 'spent', 'healed'] as const) {
    const turned = Math.min(left, ranger[pile]);
    ranger[pile] -= turned;
    ranger.wounded += turned;
    left -= turned;
  }
  emit(t, rule, 'ls.hurt', { ranger: ranger.id, n, by, left: unhurt(ranger) });
}

/** DLS.HEAL.3, DLS.HEAL.4: healed tokens lie beside the board and come back with the next Rise & Shine. */
export function heal(t: Table, ranger: Ranger, n: number | 'all', rule: Rule): void {
  const healed = n === 'all' ? ranger.wounded : Math.min(n, ranger.wounded);
  ranger.wounded -= healed;
  ranger.healed += healed;
  emit(t, rule, 'ls.healed', { ranger: ranger.id, n: healed });
}
