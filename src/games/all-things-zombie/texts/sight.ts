export const sightTexts = {} as const;
