/** ATZ.T.ATTR: the Attributes in the order of their totals, from 3 to 18. */
export const ATTRIBUTES = [
  'born-leader',
  'medic',
  'attractive',
  'brawler',
  'fast',
  'dim',
  'rage',
  'greedy',
  'runt',
  'slow',
  'poser',
  'free-spirit',
  'logical',
  'agile',
  'initiative',
  'hard-as-nails',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** ATZ.ATTR.4: the Attribute of a total of 3d6. */
export function attributeOf(total: number): Attribute {
  const attribute = ATTRIBUTES[total - 3];
  if (attribute === undefined) throw new RangeError(`No three dice add up to ${total}`);
  return attribute;
}

/** ATZ.ATTR.6: level two on a six. */
export const medicLevelOf = (die: number): 1 | 2 => (die === 6 ? 2 : 1);

/** ATZ.ATTR.24: only a total of 12 makes a character ambidextrous. */
export const AMBIDEXTROUS_TOTAL = 12;
