export const fightTexts = {} as const;
