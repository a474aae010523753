/** What kinds of things there are in Wave!. */

export const CHARACTERS = ['pillar', 'psycho', 'trigger', 'drifter', 'haggler', 'hipster'] as const; // WAV.CHAR.1
export type CharacterId = (typeof CHARACTERS)[number];

export const ENEMIES = ['wanderer', 'raider', 'brute', 'monster', 'survivor'] as const; // WAV.T.ENEMY
export type EnemyId = (typeof ENEMIES)[number];

export const AMMO = ['bullet', 'shell', 'arrow'] as const; // WAV.AMMO.2
export type Ammo = (typeof AMMO)[number];

export const INGREDIENTS = ['planks', 'nails', 'shards', 'wires', 'explosives'] as const; // WAV.CRAFT.4
export type Ingredient = (typeof INGREDIENTS)[number];

export const TOKENS = ['barricade', 'spear', 'trap', 'grenade'] as const;
export type Token = (typeof TOKENS)[number];

/** WAV.RUBBLE.1 */
export const KINDS = ['junk', 'healing', 'special', 'weapon', 'ammo', 'ingredient', 'red'] as const;
export type Kind = (typeof KINDS)[number];

/** When a Rubble card may be played; in the Search phase only what takes effect by itself (WAV.SEARCH.8). */
export const WINDOWS = ['ownTurn', 'ownTurnOrTrade', 'ownAttack', 'othersTurn', 'combatDraw', 'immediate'] as const;
export type Window = (typeof WINDOWS)[number];

/** When a perk applies. */
export const TRIGGERS = [
  'enemyHit',
  'combatStart',
  'combatTurn',
  'attack',
  'kill',
  'redCard',
  'delay',
  'trade',
  'craft',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What happens in a round (WAV.ROUND.1), with the mustering before it and the enemies' half of Combat on its own. */
export const PHASES = ['muster', 'search', 'trade', 'combat', 'strike'] as const;
export type Phase = (typeof PHASES)[number];

/** A Rubble card's face; a weapon's card bears the weapon's id. */
export type CardId = string;
export type CombatId = string;
export type AssaultId = string;

export const WAVE_CARD = 'WAVE!';
export const ROUNDS = 6; // WAV.GOAL.3
export const SLOTS = 8; // WAV.INV.1

/** WAV.T.COUNT: Rubble cards added per Search phase, by number of players. */
export const RUBBLE_PER_ROUND = { 1: 7, 2: 10, 3: 12, 4: 16, 5: 20, 6: 20 } as const;

export const TRAP_DAMAGE = 3; // WAV.TOKEN.7
export const SPEAR_DAMAGE = 3; // WAV.TOKEN.11
export const SPEAR_BONUS = 1; // WAV.TOKEN.12

/** WAV.T.RECIPE */
export const RECIPES = {
  barricade: ['planks', 'nails'],
  spear: ['planks', 'shards'],
  trap: ['wires', 'explosives'],
  grenade: ['nails', 'explosives'],
} as const satisfies Record<Token, readonly [Ingredient, Ingredient]>;
