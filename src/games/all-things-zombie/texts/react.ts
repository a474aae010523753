export const reactTexts = {} as const;
