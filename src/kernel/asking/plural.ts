const RULES = new Intl.PluralRules('en');

/** The word that goes with a number: `plural(1, 'die', 'dice')` is "die". Every plural on the screen and in texts is made here. */
export const plural = (n: number, one: string, many = `${one}s`): string => (RULES.select(n) === 'one' ? one : many);

/** The number with its word: "1 die", "2 dice". */
export const counted = (n: number, one: string, many?: string): string => `${n} ${plural(n, one, many)}`;
