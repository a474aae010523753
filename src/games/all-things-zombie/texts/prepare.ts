export const prepareTexts = {} as const;
