import { z } from 'zod';
import assaultFile from '../data/assault-cards.json' with { type: 'json' };
import characterFile from '../data/characters.json' with { type: 'json' };
import combatFile from '../data/combat-cards.json' with { type: 'json' };
import enemyFile from '../data/enemy-cards.json' with { type: 'json' };
import rubbleFile from '../data/rubble-cards.json' with { type: 'json' };
import weaponFile from '../data/weapons.json' with { type: 'json' };
import { assault, character, combatFace, count, enemy, id, rubbleFace, weapon } from './shapes.ts';
import { RUBBLE_PER_ROUND } from '../words.ts';

/** The authored cards, checked as they are loaded. */

const summed = (list: readonly { copies: number }[]): number => list.reduce((sum, { copies }) => sum + copies, 0);
const notEntries = (field: string) => ({ path: [field], message: 'is not the number of entries' });
const notCards = (field: string) => ({ path: [field], message: 'is not the number of cards' });

const rubbleSet = z
  .strictObject({
    set: z.int(),
    name: z.string(),
    size: z.int(),
    cards: z.array(z.strictObject({ card: id, copies: count })),
  })
  .refine((set) => summed(set.cards) === set.size, notCards('size'));

const game = z.literal('wave');
const FILES = {
  'characters.json': z
    .strictObject({ game, kind: z.literal('characters'), count: z.int(), characters: z.array(character) })
    .refine((file) => file.characters.length === file.count, notEntries('count')),
  'weapons.json': z
    .strictObject({ game, kind: z.literal('weapons'), count: z.int(), weapons: z.array(weapon) })
    .refine((file) => file.weapons.length === file.count, notEntries('count')),
  'rubble-cards.json': z
    .strictObject({
      game,
      kind: z.literal('rubble'),
      faces: z.int(),
      total: z.int(),
      perRound: z.strictObject({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count }),
      sets: z.array(rubbleSet),
      cards: z.array(rubbleFace),
    })
    .refine((file) => file.cards.length === file.faces, notEntries('faces'))
    .refine((file) => file.sets.reduce((sum, { size }) => sum + size, 0) === file.total, notCards('total'))
    .refine((file) => JSON.stringify(file.perRound) === JSON.stringify(RUBBLE_PER_ROUND), {
      path: ['perRound'],
      message: 'differs from table WAV.T.COUNT',
    }),
  'combat-cards.json': z
    .strictObject({ game, kind: z.literal('combat'), faces: z.int(), total: z.int(), cards: z.array(combatFace) })
    .refine((file) => file.cards.length === file.faces, notEntries('faces'))
    .refine((file) => summed(file.cards) === file.total, notCards('total')),
  'enemy-cards.json': z
    .strictObject({ game, kind: z.literal('enemies'), faces: z.int(), total: z.int(), enemies: z.array(enemy) })
    .refine((file) => file.enemies.length === file.faces, notEntries('faces'))
    .refine((file) => summed(file.enemies) === file.total, notCards('total')),
  'assault-cards.json': z
    .strictObject({ game, kind: z.literal('assault'), count: z.int(), cards: z.array(assault) })
    .refine((file) => file.cards.length === file.count, notEntries('count')),
} as const;

/** The contents of one data file, or an error that names file, path and reason. */
export function parseFile<N extends keyof typeof FILES>(name: N, data: unknown): z.infer<(typeof FILES)[N]> {
  const parsed = FILES[name].safeParse(data);
  if (parsed.success) return parsed.data as z.infer<(typeof FILES)[N]>;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  throw new Error(`wave/data/${name}: ${faults.join('; ')}`);
}

export const content = {
  characters: parseFile('characters.json', characterFile).characters,
  weapons: parseFile('weapons.json', weaponFile).weapons,
  rubble: parseFile('rubble-cards.json', rubbleFile),
  combat: parseFile('combat-cards.json', combatFile).cards,
  enemies: parseFile('enemy-cards.json', enemyFile).enemies,
  assaults: parseFile('assault-cards.json', assaultFile).cards,
};
