/** Which language the page speaks. Known before anything else is loaded, and until the page is loaded again. */

/** The languages there are, as they call themselves. English is what stands in the code. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const isLanguage = (word: unknown): word is Language => typeof word === 'string' && Object.hasOwn(LANGUAGES, word);

/** The one that was chosen, or the first that the browser likes and we have. */
export function languageOf(chosen: unknown, liked: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return liked.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

/** A worker is told by the last word of its name: it cannot look into the settings. */
export function spoken(): Language {
  if (typeof document === 'undefined')
    return languageOf(
      String((globalThis as { name?: unknown }).name)
        .split(' ')
        .at(-1),
      [],
    );
  return languageOf(chosenIn(localStorageText()), navigator.languages);
}

function localStorageText(): string {
  try {
    return localStorage.getItem('holdout.settings') ?? '{}';
  } catch {
    return '{}'; // storage is closed to us
  }
}

function chosenIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { language?: unknown }).language;
  } catch {
    return undefined;
  }
}
