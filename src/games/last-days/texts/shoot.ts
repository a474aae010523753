/** What is asked and told in this part of a battle. */
export const shootTexts = {} as const;
