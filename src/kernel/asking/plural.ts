const RULES = new Intl.PluralRules('en');

/** Small whole numbers are what is counted most: which of them are singular is looked up once. */
const SMALL = Array.from({ length: 100 }, (_, n) => RULES.select(n) === 'one');
const isOne = (n: number): boolean => SMALL[n] ?? RULES.select(n) === 'one';

/** The word that goes with a number: `plural(1, 'die', 'dice')` is "die". Every plural on the screen and in texts is made here. */
export const plural = (n: number, one: string, many = `${one}s`): string => (isOne(n) ? one : many);

/** The number with its word: "1 die", "2 dice". */
export const counted = (n: number, one: string, many?: string): string => `${n} ${plural(n, one, many)}`;

const byLanguage = new Map<string, (n: number) => number>();

/** Which of a language's forms goes with a number: they are in the order zero, one, two, few, many, other, as far as it has them. */
function formOf(language: string): (n: number) => number {
  const rules = new Intl.PluralRules(language);
  const has: readonly string[] = rules.resolvedOptions().pluralCategories;
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => has.includes(category));
  return (n) => order.indexOf(rules.select(n));
}

/** The form that goes with a number in any language; the last one where there are too few. */
export function pluralIn(language: string, n: number, forms: readonly string[]): string {
  const form = byLanguage.get(language) ?? formOf(language);
  byLanguage.set(language, form);
  return forms[form(n)] ?? forms.at(-1) ?? '';
}
