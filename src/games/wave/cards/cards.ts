import { content } from './content.ts';
import { type Character, type Effect, LOADS, type RubbleFace, type Verb, type Weapon } from './shapes.ts';
import type { Ammo, AssaultId, CardId, CharacterId, CombatId, EnemyId, Kind } from '../words.ts';

/** The cards as the rules ask about them: by id, with their effects read once. */

type With<V extends Verb> = Extract<Effect, { verb: V }>;
export const effectsOf = <V extends Verb>(effects: readonly Effect[], verb: V): With<V>[] =>
  effects.filter((effect): effect is With<V> => effect.verb === verb);

export const hasEffect = (effects: readonly Effect[], verb: Verb): boolean =>
  effects.some((effect) => effect.verb === verb);

const amounts = (effects: readonly { amount: number }[]): number =>
  effects.reduce((sum, { amount }) => sum + amount, 0);
const counts = (effects: readonly { count: number }[]): number => effects.reduce((sum, { count }) => sum + count, 0);

const byId = <T extends { id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((entry) => [entry.id, entry]));

function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`wave: there is no card ${id}`);
  return found;
}

const CHARACTER = byId<Character>(content.characters);
export const characterCard = (id: CharacterId): Character => known(CHARACTER[id], id);

/** WAV.WEAPON.4: the ways in which a weapon deals damage. */
export interface Arm {
  readonly id: CardId;
  /** WAV.WEAPON.5 */
  readonly damage: number;
  /** WAV.WEAPON.6 */
  readonly splash: number;
  /** WAV.WEAPON.11 */
  readonly spread: boolean;
  /** How many Combat cards are drawn (WAV.T.SYMBOL). */
  readonly draws: number;
  readonly ammo: Ammo | null;
  /** WAV.RUBBLE.3: it bears the infinity symbol. */
  readonly keep: boolean;
}
const ARMS: Readonly<Record<string, Arm>> = Object.fromEntries(
  content.weapons.map(({ id, effects, class: kind, keep }) => [
    id,
    {
      id,
      damage: amounts(effectsOf(effects, 'deal')),
      splash: amounts(effectsOf(effects, 'addSplash')),
      spread: hasEffect(effects, 'allowSpread'),
      draws: counts(effectsOf(effects, 'drawCombat')),
      ammo: LOADS[kind],
      keep,
    },
  ]),
);
const WEAPON = byId<Weapon>(content.weapons);
export const weaponCard = (id: CardId): Weapon => known(WEAPON[id], id);
export const arm = (id: CardId): Arm => known(ARMS[id], id);

const FACE = byId<RubbleFace>(content.rubble.cards);
/** A card's face; weapons have none, whether found or dealt at set-up: `arm` knows them. */
export const face = (id: CardId): RubbleFace | undefined => FACE[id];
/** The face of a card that is played: a healing item, a Special, a red card. */
export const itemCard = (id: CardId): RubbleFace => known(FACE[id], id);
export const kindOf = (id: CardId): Kind => FACE[id]?.kind ?? 'weapon';
/** WAV.INV.3, WAV.INV.4: what shares a slot, or null. */
export const stackOf = (id: CardId): string | null => FACE[id]?.stack ?? null;
export const nameOf = (id: CardId): string => FACE[id]?.name ?? weaponCard(id).name;

/** What a Combat card does to an attack (WAV.DECK.5, WAV.DECK.6, WAV.DECK.7, WAV.DECK.8, WAV.DECK.12). */
export interface Blow {
  readonly id: CombatId;
  /** Damage in place of the attack's own number, or null. */
  readonly fixed: number | null;
  readonly damage: number;
  readonly splash: number;
  readonly spread: boolean;
}
const BLOWS: Readonly<Record<string, Blow>> = Object.fromEntries(
  content.combat.map(({ id, effects }) => [
    id,
    {
      id,
      fixed: hasEffect(effects, 'deal') ? amounts(effectsOf(effects, 'deal')) : null,
      damage: amounts(effectsOf(effects, 'addDamage')),
      splash: amounts(effectsOf(effects, 'addSplash')),
      spread: hasEffect(effects, 'allowSpread'),
    },
  ]),
);
export const blow = (id: CombatId): Blow => known(BLOWS[id], id);

/** WAV.DECK.5, WAV.DECK.12: how much more or less than its own number an attack deals with this card. */
export const changeBy = (card: Blow, own: number): number => (card.fixed ?? own) - own + card.damage;

/** An enemy's own limit and attack (WAV.ENEMY.1). A Wanderer has nothing beside them (WAV.ENEMY.3). */
export interface Breed {
  readonly id: EnemyId;
  readonly isEnemy: boolean;
  readonly limit: number;
  readonly damage: number;
  readonly draws: number;
  /** How many cards a player attacked by it loses (WAV.ENEMY.4). */
  readonly steals: number;
  /** WAV.ENEMY.5 */
  readonly ignoresBarricades: boolean;
  /** WAV.ENEMY.6 */
  readonly bolsters: number;
  /** WAV.STRIKE.4 */
  readonly drawsFire: boolean;
  /** WAV.SURV.5 */
  readonly joins: boolean;
  /** WAV.SURV.6: how much damage it absorbs when it is given up. */
  readonly absorbs: number;
}
const BREEDS = Object.fromEntries(
  content.enemies.map(({ id, isEnemy, limit, attack, special }) => [
    id,
    {
      id,
      isEnemy,
      limit,
      damage: amounts(effectsOf(attack, 'deal')),
      draws: counts(effectsOf(attack, 'drawCombat')),
      steals: counts(effectsOf(special, 'loseRandom')),
      ignoresBarricades: hasEffect(special, 'ignoreBarricade'),
      bolsters: amounts(effectsOf(special, 'bolster')),
      drawsFire: hasEffect(special, 'drawFire'),
      joins: hasEffect(special, 'joinHolder'),
      absorbs: amounts(effectsOf(special, 'absorb')),
    },
  ]),
) as Readonly<Record<EnemyId, Breed>>;
export const breed = (id: EnemyId): Breed => BREEDS[id];

const ASSAULT = byId(content.assaults);
export const assaultCard = (id: AssaultId): (typeof content.assaults)[number] => known(ASSAULT[id], id);

/** The weapons that anyone may take as a second one (WAV.SETUP.3). */
export const STARTERS: readonly CardId[] = content.weapons
  .filter(({ origin }) => origin === 'starter')
  .map(({ id }) => id);
