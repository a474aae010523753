import type { ParamsAt } from '../../../kernel/index.ts';
import { slainCount } from '../state.ts';
import { end, type Rule, type Table, type Words } from '../verbs.ts';
import type { TextKey } from '../wording/said.ts';
import { LEADERS } from '../wording/words.ts';

/** DLS.WIN.1, DLS.COMP.2: everybody wins or everybody loses. DLS.WIN.10: at once, whatever was still to come. */
export function lose<const K extends TextKey>(t: Table, rule: Rule, key: K, params: ParamsAt<Words, K>): never {
  return end(t, { won: [], lost: t.state.seats, rule, key, params });
}

export function win<const K extends TextKey>(t: Table, rule: Rule, key: K, params: ParamsAt<Words, K>): never {
  return end(t, { won: t.state.seats, lost: [], rule, key, params });
}

/** DLS.WIN.2: all four Leaders are slain (DLS.SCA.32, DLS.SCB.20, DLS.SCC.37). */
export function checkVictory(t: Table): void {
  if (slainCount(t.state) === LEADERS.length) win(t, 'DLS.WIN.2', 'ls.won.slain', {});
}
