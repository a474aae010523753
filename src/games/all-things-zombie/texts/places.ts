export const placesTexts = {} as const;
