export const deadTexts = {} as const;
