import { z } from 'zod';
import { AMMO, CHARACTERS, ENEMIES, KINDS, TRIGGERS, WINDOWS } from './words.ts';

/** What each kind of card carries. The list of verbs is closed: each symbol has its verb or field (WAV.SYMBOL.1, WAV.T.SYMBOL). */

export const count = z.int().min(1);
const effect = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('deal'), amount: z.int().min(0) }),
  z.strictObject({ verb: z.literal('addDamage'), amount: z.int(), scope: z.enum(['attack', 'round']).optional() }),
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
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
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

/** A character board (WAV.CHAR.7); `track` is how long its damage tracker is (WAV.CHAR.8). */
export const character = z.strictObject({
  ...named,
  id: z.enum(CHARACTERS),
  track: count,
  weapon: id,
  always: perk,
  first: perk,
});
export type Character = z.infer<typeof character>;

/** What each class of weapon is loaded with (WAV.AMMO.1, WAV.AMMO.2, WAV.AMMO.3). */
const LOADS = { melee: null, gun: 'bullet', shotgun: 'shell', bow: 'arrow', crossbow: 'arrow', thrown: null } as const;

export const weapon = z
  .strictObject({
    ...named,
    class: z.enum(['melee', 'gun', 'shotgun', 'bow', 'crossbow', 'thrown']),
    origin: z.enum(['signature', 'starter', 'rubble']),
    owner: z.enum(CHARACTERS).nullable(),
    ammo: z.enum(AMMO).nullable(),
    keep: z.boolean(),
    effects,
  })
  .refine((card) => card.ammo === LOADS[card.class], {
    path: ['ammo'],
    message: 'is not what its class is loaded with',
  })
  .refine((card) => (card.owner !== null) === (card.origin === 'signature'), {
    path: ['owner'],
    message: 'belongs to a signature weapon, and only there',
  });
export type Weapon = z.infer<typeof weapon>;

export const rubbleFace = z
  .strictObject({
    ...named,
    kind: z.enum(KINDS),
    stack: z.string().nullable(),
    weapon: id.nullable(),
    window: z.enum(WINDOWS).nullable(),
    cost: effects,
    effects,
  })
  // WAV.INV.6, WAV.RUBBLE.5
  .refine((card) => (card.stack !== null) === ['ammo', 'ingredient'].includes(card.kind), {
    path: ['stack'],
    message: 'is for ammo and ingredients, and they need one',
  })
  // WAV.RUBBLE.4
  .refine((card) => (card.window !== null) === ['healing', 'special', 'red'].includes(card.kind), {
    path: ['window'],
    message: 'is for healing items, Specials and red cards, and they need one',
  });
export type RubbleFace = z.infer<typeof rubbleFace>;

export const combatFace = z
  .strictObject({ ...named, copies: count, effects })
  // WAV.DECK.5
  .refine(
    (card) => card.effects.every((each) => each.verb !== 'addDamage' || (each.amount >= -2 && each.amount <= 3)),
    {
      path: ['effects'],
      message: 'change the damage by -2 to +3',
    },
  );
export const enemy = z.strictObject({
  ...named,
  id: z.enum(ENEMIES),
  limit: count,
  copies: count,
  isEnemy: z.boolean(),
  attack: effects,
  special: effects,
});
const wave = z.partialRecord(z.enum(ENEMIES), count);
export const assault = z.strictObject({
  ...named,
  waves: z.strictObject({ 1: wave, 2: wave, 3: wave, 4: wave, 5: wave, 6: wave }),
});
