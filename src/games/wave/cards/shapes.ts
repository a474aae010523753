import { z } from 'zod';
import {
  AMMO,
  CHARACTERS,
  ENEMIES,
  INGREDIENTS,
  KINDS,
  TRIGGERS,
  type Trigger,
  WINDOWS,
  type Window,
} from '../words.ts';

/** What each kind of card carries. The list of verbs is closed: each symbol has its verb or field (WAV.SYMBOL.1, WAV.T.SYMBOL). */

export const count = z.int().min(1);
const effect = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('deal'), amount: z.int().min(0) }),
  z.strictObject({ verb: z.literal('addDamage'), amount: z.int() }),
  z.strictObject({ verb: z.literal('addSplash'), amount: count }),
  z.strictObject({ verb: z.literal('allowSpread') }),
  z.strictObject({ verb: z.literal('drawCombat'), count }),
  z.strictObject({ verb: z.literal('redrawCombat') }),
  z.strictObject({ verb: z.literal('roundDamage'), amount: count }),
  z.strictObject({ verb: z.literal('roundSplash'), amount: count }),
  z.strictObject({ verb: z.literal('spreadNext') }),
  z.strictObject({ verb: z.literal('heal'), amount: count, who: z.enum(['self', 'any', 'all']) }),
  z.strictObject({ verb: z.literal('suffer'), amount: count }),
  z.strictObject({ verb: z.literal('absorb'), amount: count }),
  z.strictObject({ verb: z.literal('loseRandom'), count }),
  z.strictObject({ verb: z.literal('discard'), kind: z.enum(['junk', 'any']) }),
  z.strictObject({ verb: z.literal('extraAction'), count }),
  z.strictObject({ verb: z.literal('drawRubble'), look: count, keep: count }),
  z.strictObject({ verb: z.literal('addEnemy'), enemy: z.enum(ENEMIES), count }),
  z.strictObject({ verb: z.literal('stun') }),
  z.strictObject({ verb: z.literal('takeWave') }),
  z.strictObject({ verb: z.literal('ignoreRed') }),
  z.strictObject({ verb: z.literal('freeDelay') }),
  z.strictObject({ verb: z.literal('junkAsIngredient') }),
  z.strictObject({ verb: z.literal('freeCraft') }),
  z.strictObject({ verb: z.literal('ignoreBarricade') }),
  z.strictObject({ verb: z.literal('bolster'), amount: count }),
  z.strictObject({ verb: z.literal('drawFire') }),
  z.strictObject({ verb: z.literal('joinHolder') }),
]);
export type Effect = z.infer<typeof effect>;
export type Verb = Effect['verb'];

/** Effects of these verbs only: what else a card of that kind said, its rules would not hear. */
const effectsOf = (...verbs: readonly Verb[]) =>
  z.array(effect).refine((list) => list.every(({ verb }) => verbs.includes(verb)), {
    error: `may only say ${verbs.join(', ')}`,
  });

/** What is carried out when a card or perk is played. */
const PLAYED: readonly Verb[] = [
  'suffer',
  'loseRandom',
  'heal',
  'extraAction',
  'roundDamage',
  'roundSplash',
  'spreadNext',
  'addEnemy',
  'stun',
  'takeWave',
  'drawRubble',
];
const SAID_AT_WINDOW: Readonly<Partial<Record<Window, readonly Verb[]>>> = {
  ownAttack: ['drawCombat'],
  combatDraw: ['redrawCombat'],
};
const SAID_AT_TRIGGER: Readonly<Partial<Record<Trigger, readonly Verb[]>>> = {
  enemyHit: ['absorb'],
  attack: ['drawCombat', 'addDamage'],
  redCard: ['ignoreRed'],
  delay: ['freeDelay'],
  craft: ['junkAsIngredient', 'freeCraft'],
};
const only = (list: readonly Effect[], verbs: readonly Verb[]): boolean =>
  list.every(({ verb }) => verbs.includes(verb));

const cost = effectsOf('suffer', 'discard');
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** What a card does is worded from its effects; the flavour says nothing about rules. */
const named = { id, name: z.string().min(1), flavour: z.string().min(1) };

const perk = z
  .strictObject({
    id,
    name: z.string().min(1),
    trigger: z.enum(TRIGGERS),
    limit: z.enum(['none', 'round']),
    condition: z.strictObject({ damageAtLeast: count.optional(), weaponUsesAmmo: z.boolean().optional() }).nullable(),
    cost,
    effects: z.array(effect),
  })
  .refine(({ trigger, effects }) => only(effects, SAID_AT_TRIGGER[trigger] ?? PLAYED), {
    path: ['effects'],
    message: 'are not heard at this trigger',
  })
  .refine(({ trigger, condition }) => condition === null || trigger === 'attack', {
    path: ['condition'],
    message: 'is for perks of an attack',
  })
  .refine((card) => card.cost.length === 0 || SAID_AT_TRIGGER[card.trigger] === undefined, {
    path: ['cost'],
    message: 'is for perks that are played',
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
export const LOADS = {
  melee: null,
  gun: 'bullet',
  shotgun: 'shell',
  bow: 'arrow',
  crossbow: 'arrow',
  thrown: null,
} as const;
export type WeaponClass = keyof typeof LOADS;

export const weapon = z
  .strictObject({
    ...named,
    class: z.enum(Object.keys(LOADS) as [WeaponClass, ...WeaponClass[]]),
    origin: z.enum(['signature', 'starter', 'rubble']),
    owner: z.enum(CHARACTERS).nullable(),
    keep: z.boolean(),
    effects: effectsOf('deal', 'addSplash', 'allowSpread', 'drawCombat'), // WAV.WEAPON.4
  })
  .refine((card) => (card.owner !== null) === (card.origin === 'signature'), {
    path: ['owner'],
    message: 'belongs to a signature weapon, and only there',
  });
export type Weapon = z.infer<typeof weapon>;

export const rubbleFace = z
  .strictObject({
    ...named,
    kind: z.enum(KINDS).exclude(['weapon']),
    stack: z.enum([...AMMO, ...INGREDIENTS]).nullable(),
    window: z.enum(WINDOWS).nullable(),
    cost,
    effects: z.array(effect),
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
  })
  .refine(({ window, effects }) => only(effects, window === null ? [] : (SAID_AT_WINDOW[window] ?? PLAYED)), {
    path: ['effects'],
    message: 'are not heard at this moment',
  });
export type RubbleFace = z.infer<typeof rubbleFace>;

export const combatFace = z
  .strictObject({ ...named, copies: count, effects: effectsOf('deal', 'addDamage', 'addSplash', 'allowSpread') })
  // WAV.DECK.5
  .refine(
    (card) => card.effects.every((each) => each.verb !== 'addDamage' || (each.amount >= -2 && each.amount <= 3)),
    {
      path: ['effects'],
      message: 'change the damage by -2 to +3',
    },
  );
export type CombatFace = z.infer<typeof combatFace>;

export const enemy = z.strictObject({
  ...named,
  id: z.enum(ENEMIES),
  limit: count,
  copies: count,
  isEnemy: z.boolean(),
  attack: effectsOf('deal', 'drawCombat'),
  special: effectsOf('loseRandom', 'ignoreBarricade', 'bolster', 'drawFire', 'joinHolder', 'absorb'),
});
export type EnemyCard = z.infer<typeof enemy>;

const wave = z.partialRecord(z.enum(ENEMIES), count);
export const assault = z.strictObject({
  ...named,
  waves: z.strictObject({ 1: wave, 2: wave, 3: wave, 4: wave, 5: wave, 6: wave }),
});
export type AssaultCard = z.infer<typeof assault>;
