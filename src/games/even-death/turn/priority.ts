import { type Ranking, rollOff as rollAny } from '../../../skirmish/index.ts';
import { SIDES } from '../fight/attack.ts';
import { emit, type Flow, type Rule, type Table } from '../verbs.ts';

/** What is rolled for, in words. */
type RollOffKey = 'ed.deploy.order' | 'ed.priority' | 'ed.campaign.order';

/**
 * EDM.DEPLOY.1, EDM.PRIO.1, EDM.PRIO.2: the first who are tied roll one D8 each, and the places they tied for go from high
 * to low.
 */
export const rollOff = (t: Table, ranking: Ranking, rule: Rule, key: RollOffKey): Flow<Ranking> =>
  rollAny(t, ranking, {
    rule,
    prompt: (seat) => ({ key: `${key}.roll`, params: { seat } }),
    sides: SIDES,
    rolled: (seat, { total, dice }) => emit(t, rule, `${key}.rolled`, { seat, die: total }, { dice: [dice] }),
  });
