/** Attributes of models and gear (LD.SKILL.1, LD.ATTR). */

/** Written with a number: Explosive 3, Heavy 1, Lobotomizer 2, Noisy 1. */
export const RATED_ATTRIBUTES = ['explosive', 'heavy', 'lobotomizer', 'noisy'] as const;
export type RatedAttribute = (typeof RATED_ATTRIBUTES)[number];

export const PLAIN_ATTRIBUTES = [
  'animal', // LD.TYPES.5
  'fire',
  'highly-specialized',
  'one-use',
  'point-blank',
  'shoot-them-in-the-head', // LD.ZOMBIE.6
  'silent',
  'slow-loading',
  'stepped-fire',
  'thrown',
] as const;
export type PlainAttribute = (typeof PLAIN_ATTRIBUTES)[number];

export type AttributeId = RatedAttribute | PlainAttribute;
export type Attribute = { readonly id: RatedAttribute; readonly x: number } | { readonly id: PlainAttribute };
export type Attributes = readonly Attribute[];

/** The X of an attribute that is written with one; several add up (LD.ATTR.11), and without it X is 0. */
export const ratingOf = (attributes: Attributes, id: RatedAttribute): number =>
  attributes.reduce((sum, one) => sum + (one.id === id ? one.x : 0), 0);

export const hasAttribute = (attributes: Attributes, id: PlainAttribute): boolean =>
  attributes.some((one) => one.id === id);
