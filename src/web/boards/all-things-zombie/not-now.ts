import type { RuleId } from '../../../rules/index.ts';
import type { NotNowAt } from '../not-now.ts';

/** The game itself knows what is missing for what. */
export const notNow: NotNowAt = (_, { barred = [] }) =>
  barred.map(({ rule, text }) => {
    const [what = text, ...why] = text.split(': ');
    return { what, why: why.join(': '), rule: rule as RuleId };
  });
