export const shootTexts = {} as const;
