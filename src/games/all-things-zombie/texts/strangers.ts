export const strangersTexts = {} as const;
