import type { Piece } from '../../../tabletop/index.ts';

/** What a thing is drawn as follows from its look, and from its name where the name says more. */

const FURNITURE: readonly string[] = [
  'bench',
  'counter',
  'vending',
  'crates',
  'shelves',
  'barricade',
  'boards',
  'machine',
];

/** The first that fits. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\bpumps?\b/i, 'pump'],
  [/vending/i, 'vending'],
  [/ice cream|news-?stand|stall/i, 'stall'],
  [/information|reception|counter|^bar$/i, 'counter'],
  [/shel(f|ves)|racks/i, 'shelves'],
  [/sofa|booth|seats/i, 'sofa'],
  [/\b(desks?|tables?|workbench(es)?)\b/i, 'table'],
  [/machines?$|press|lathe/i, 'machine'],
  [/\bhay\b|straw/i, 'bales'],
  [/drums?|barrels?/i, 'drums'],
  [/\blogs?\b/i, 'logs'],
  [/crates/i, 'crates'],
  [/wagon/i, 'wagon'],
  [/abandoned car/i, 'wreck'],
  [/tombs?$/i, 'monument'],
  [/scoreboard/i, 'sign'],
];

export function drawnAs({ looks, name }: Pick<Piece, 'looks' | 'name'>): string {
  if (!FURNITURE.includes(looks)) return looks;
  return NAMED.find(([words]) => words.test(name))?.[1] ?? looks;
}
