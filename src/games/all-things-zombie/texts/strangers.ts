export const strangersTexts = {
  'atz.enemies': 'They are Enemies now, for life.',
} as const;
