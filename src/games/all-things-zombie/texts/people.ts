export const peopleTexts = {} as const;
