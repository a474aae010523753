import { ATTRIBUTES, type Attribute } from '../words.ts';

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
