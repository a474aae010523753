import { z } from 'zod';
import assaultFile from './data/assault-cards.json' with { type: 'json' };
import characterFile from './data/characters.json' with { type: 'json' };
import combatFile from './data/combat-cards.json' with { type: 'json' };
import enemyFile from './data/enemy-cards.json' with { type: 'json' };
import rubbleFile from './data/rubble-cards.json' with { type: 'json' };
import weaponFile from './data/weapons.json' with { type: 'json' };
import { AMMO, CHARACTERS, ENEMIES, KINDS, RUBBLE_PER_ROUND, TRIGGERS, WINDOWS } from './words.ts';

/** The authored cards, checked as they are loaded: the list of verbs is closed. */

const count = z.int().min(1);
const amount = z.int();
const effect = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('deal'), amount: z.int().min(0) }),
  z.strictObject({ verb: z.literal('addDamage'), amount, scope: z.enum(['attack', 'round']).optional() }),
  z.strictObject({ verb: z.literal('addSplash'), amount: count, scope: z.enum(['attack', 'round']).optional() }),
  z.strictObject({ verb: z.literal('allowSpread'), scope: z.enum(['attack', 'nextAttack']).optional() }),
  z.strictObject({ verb: z.literal('drawCombat'), count }),
  z.strictObject({ verb: z.literal('redrawCombat'), count: z.literal(1) }),
  z.strictObject({ verb: z.literal('heal'), amount: count, who: z.enum(['self', 'any', 'all']) }),
  z.strictObject({ verb: z.literal('suffer'), amount: count }),
  z.strictObject({ verb: z.literal('absorb'), amount: count }),
  z.strictObject({ verb: z.literal('loseRandom'), count }),
  z.strictObject({ verb: z.literal('discard'), kind: z.enum(['junk', 'any']), count: z.literal(1) }),
  z.strictObject({ verb: z.literal('extraAction'), count, who: z.enum(['self', 'turnTaker']) }),
  z.strictObject({ verb: z.literal('drawRubble'), look: count, keep: count }),
  z.strictObject({ verb: z.literal('addEnemy'), enemy: z.enum(ENEMIES), count }),
  z.strictObject({ verb: z.literal('stun'), count: z.literal(1) }),
  z.strictObject({ verb: z.literal('takeWave') }),
  z.strictObject({ verb: z.literal('ignoreRed') }),
  z.strictObject({ verb: z.literal('freeDelay') }),
  z.strictObject({ verb: z.literal('junkAsIngredient'), count: z.literal(1) }),
  z.strictObject({ verb: z.literal('freeCraft'), count: z.literal(1) }),
  z.strictObject({ verb: z.literal('ignoreBarricade') }),
  z.strictObject({ verb: z.literal('bolster'), amount: count }),
  z.strictObject({ verb: z.literal('drawFire') }),
  z.strictObject({ verb: z.literal('joinHolder') }),
]);
export type Effect = z.infer<typeof effect>;
export type Verb = Effect['verb'];

const effects = z.array(effect);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const named = { id, name: z.string().min(1), text: z.string().min(1) };

const perk = z.strictObject({
  ...named,
  trigger: z.enum(TRIGGERS),
  optional: z.boolean(),
  limit: z.enum(['none', 'round']),
  condition: z.strictObject({ damageAtLeast: count.optional(), weaponUsesAmmo: z.boolean().optional() }).nullable(),
  cost: effects,
  effects,
});
export type Perk = z.infer<typeof perk>;

const character = z.strictObject({
  ...named,
  id: z.enum(CHARACTERS),
  track: count,
  weapon: id,
  always: perk,
  first: perk,
});
export type Character = z.infer<typeof character>;

const weapon = z.strictObject({
  ...named,
  class: z.enum(['melee', 'gun', 'shotgun', 'bow', 'crossbow', 'thrown']),
  origin: z.enum(['signature', 'starter', 'rubble']),
  owner: z.enum(CHARACTERS).nullable(),
  ammo: z.enum(AMMO).nullable(),
  keep: z.boolean(),
  effects,
});
export type Weapon = z.infer<typeof weapon>;

const rubbleFace = z.strictObject({
  ...named,
  kind: z.enum(KINDS),
  stack: z.string().nullable(),
  weapon: id.nullable(),
  window: z.enum(WINDOWS).nullable(),
  cost: effects,
  effects,
});
export type RubbleFace = z.infer<typeof rubbleFace>;

const combatFace = z.strictObject({ ...named, copies: count, effects });
const enemy = z.strictObject({
  ...named,
  id: z.enum(ENEMIES),
  limit: count,
  copies: count,
  isEnemy: z.boolean(),
  attack: effects,
  special: effects,
});
const wave = z.partialRecord(z.enum(ENEMIES), count);
const assault = z.strictObject({
  ...named,
  waves: z.strictObject({ 1: wave, 2: wave, 3: wave, 4: wave, 5: wave, 6: wave }),
});

const summed = (list: readonly { copies: number }[]): number => list.reduce((sum, { copies }) => sum + copies, 0);

const FILES = {
  'characters.json': z
    .strictObject({
      game: z.literal('wave'),
      kind: z.literal('characters'),
      count: z.int(),
      characters: z.array(character),
    })
    .refine((file) => file.characters.length === file.count, {
      path: ['count'],
      message: 'is not the number of entries',
    }),
  'weapons.json': z
    .strictObject({ game: z.literal('wave'), kind: z.literal('weapons'), count: z.int(), weapons: z.array(weapon) })
    .refine((file) => file.weapons.length === file.count, { path: ['count'], message: 'is not the number of entries' }),
  'rubble-cards.json': z
    .strictObject({
      game: z.literal('wave'),
      kind: z.literal('rubble'),
      faces: z.int(),
      total: z.int(),
      perRound: z.strictObject({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count }),
      sets: z.array(
        z
          .strictObject({
            set: z.int(),
            name: z.string(),
            size: z.int(),
            cards: z.array(z.strictObject({ card: id, copies: count })),
          })
          .refine((set) => summed(set.cards) === set.size, { path: ['size'], message: 'is not the number of cards' }),
      ),
      cards: z.array(rubbleFace),
    })
    .refine((file) => file.cards.length === file.faces, { path: ['faces'], message: 'is not the number of entries' })
    .refine((file) => JSON.stringify(file.perRound) === JSON.stringify(RUBBLE_PER_ROUND), {
      path: ['perRound'],
      message: 'differs from table WAV.T.COUNT',
    }),
  'combat-cards.json': z
    .strictObject({
      game: z.literal('wave'),
      kind: z.literal('combat'),
      faces: z.int(),
      total: z.int(),
      cards: z.array(combatFace),
    })
    .refine((file) => summed(file.cards) === file.total, { path: ['total'], message: 'is not the number of cards' }),
  'enemy-cards.json': z
    .strictObject({
      game: z.literal('wave'),
      kind: z.literal('enemies'),
      faces: z.int(),
      total: z.int(),
      enemies: z.array(enemy),
    })
    .refine((file) => summed(file.enemies) === file.total, { path: ['total'], message: 'is not the number of cards' }),
  'assault-cards.json': z
    .strictObject({ game: z.literal('wave'), kind: z.literal('assault'), count: z.int(), cards: z.array(assault) })
    .refine((file) => file.cards.length === file.count, { path: ['count'], message: 'is not the number of entries' }),
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
