import { counted } from '../../../kernel/index.ts';
import type { AssaultCard, Character, CombatFace, Effect, EnemyCard, Perk, RubbleFace, Weapon } from './shapes.ts';
import { LOADS } from './shapes.ts';
import {
  type Ammo,
  ENEMIES,
  type EnemyId,
  type Ingredient,
  INGREDIENTS,
  RECIPES,
  SPEAR_BONUS,
  SPEAR_DAMAGE,
  type Token,
  TOKENS,
  TRAP_DAMAGE,
} from '../words.ts';

/**
 * What the cards say, from their effects alone: every field of an effect is said, and nothing that no field holds. A card
 * cannot read one way and play another.
 */

/** The sentences of a weapon, a Combat card, an enemy; the rest is made of phrases such as "recover 2 damage". */
export function weaponWords({ class: kind, keep, effects }: Pick<Weapon, 'class' | 'keep' | 'effects'>): string {
  const ammo = LOADS[kind];
  const draws = total(effects, 'drawCombat');
  const cards = ammo === null ? drawing(draws) : loading(ammo, draws);
  return sentences(
    capital(kind),
    cards,
    `Deals ${dealt(total(effects, 'deal'), cards !== '')}${splashed(effects)}`,
    says(effects, 'allowSpread') ? 'You may divide the damage among the target and the enemies next to it' : '',
    keep ? '' : 'Discard it after the attack',
  );
}

const drawing = (draws: number): string =>
  draws === 0 ? '' : draws === 1 ? 'Draw a Combat card' : `Draw ${draws} Combat cards and use one`;

/** Without ammo there is no attack (WAV.AMMO.1), however many cards the weapon draws by itself. */
const loading = (ammo: Ammo, draws: number): string =>
  `Spend 1 or more ${ammo}s to attack. Draw a Combat card for each${draws === 0 ? '' : `, plus ${draws}`}, and use one`;

function dealt(damage: number, withCard: boolean): string {
  if (!withCard) return `${damage} damage`;
  return damage === 0 ? 'the damage of the card' : `${damage} damage plus the card`;
}

function splashed(effects: readonly Effect[]): string {
  const splash = total(effects, 'addSplash');
  return splash === 0 ? '' : `, and ${splash} to each enemy next to the target`;
}

/** A Combat card serves players and enemies: its neighbours are enemies in the line, or players at the table. */
export function combatWords({ effects }: Pick<CombatFace, 'effects'>): string {
  const added = total(effects, 'addDamage');
  const splash = total(effects, 'addSplash');
  const parts = [
    ...(says(effects, 'deal') ? [`${total(effects, 'deal')} damage in place of the attack’s own`] : []),
    ...(says(effects, 'addDamage') ? [`${added < 0 ? `−${-added}` : `+${added}`} damage`] : []),
    ...(splash > 0 ? [`${splash} damage to each neighbour of the target`] : []),
    ...(says(effects, 'allowSpread')
      ? ['a player may divide the damage among the target and the enemies next to it']
      : []),
  ];
  return sentences(parts.length === 0 ? 'No change' : parts.join(', and '));
}

export function enemyWords({
  isEnemy,
  limit,
  attack,
  special,
}: Omit<EnemyCard, 'id' | 'name' | 'flavour' | 'copies'>): string {
  const draws = total(attack, 'drawCombat');
  const plus = draws === 0 ? '' : draws === 1 ? ' plus a Combat card' : ` plus the worst of ${draws} Combat cards`;
  return sentences(
    isEnemy ? '' : 'Not an enemy',
    `Falls at ${limit} damage`,
    attack.length === 0 ? 'Does not attack' : `Attacks for ${total(attack, 'deal')} damage${plus}`,
    ...special.map(trait),
  );
}

function trait(effect: Effect): string {
  switch (effect.verb) {
    case 'loseRandom':
      return `The player it attacks loses ${counted(effect.count, 'random card')}`;
    case 'ignoreBarricade':
      return 'Barricades do not stop it';
    case 'bolster':
      return `While it stands, every enemy attacks for ${effect.amount} more damage`;
    case 'drawFire':
      return 'Enemies attack it before any player';
    case 'joinHolder':
      return 'If it is left after their attacks, it joins the player with the WAVE! card';
    case 'absorb':
      return `That player can later give it up to absorb ${effect.amount} damage`;
    default:
      throw new Error(`wave: no words for ${effect.verb} on an enemy`);
  }
}

/** "4 Wanderers and 1 Survivor" */
export const assaultWords = ({ waves }: Pick<AssaultCard, 'waves'>, players: 1 | 2 | 3 | 4 | 5 | 6): string =>
  listed(
    ENEMIES.flatMap((enemy) => (waves[players][enemy] === undefined ? [] : [enemies(waves[players][enemy], enemy)])),
  );

const enemies = (n: number, enemy: EnemyId): string => counted(n, capital(enemy));

const WHEN_PLAYED = {
  ownTurn: 'Play it in your Combat turn',
  ownTurnOrTrade: 'Play it in your Combat turn or in the Trade phase',
  ownAttack: 'Play it when you attack',
  othersTurn: 'Play it in another player’s Combat turn',
  combatDraw: 'Play it when anybody draws Combat cards, even an enemy',
  immediate: 'Takes effect at once',
} as const;

type Item = Pick<RubbleFace, 'kind' | 'stack' | 'window' | 'cost' | 'effects'>;

/** A Rubble card that is no weapon. */
export function itemWords({ kind, stack, window, cost, effects }: Item): string {
  const what =
    kind === 'junk'
      ? 'It has no use of its own'
      : stack === null
        ? deed(cost, effects, window === 'othersTurn')
        : supplied(stack);
  return sentences(capital(kind), what, window === null ? '' : WHEN_PLAYED[window]);
}

/** "suffer 1 damage to take 1 more action this turn" */
const deed = (cost: readonly Effect[], effects: readonly Effect[], forOther: boolean): string =>
  [cost, effects]
    .filter((list) => list.length > 0)
    .map((list) => [...lasting(list), ...list.filter((each) => !isLasting(each)).map((each) => phrase(each, forOther))])
    .map((phrases) => phrases.join(' and '))
    .join(' to ');

/** What all attacks of this round have more, in one phrase. */
function lasting(effects: readonly Effect[]): string[] {
  const damage = total(effects, 'roundDamage');
  const splash = total(effects, 'roundSplash');
  const more = [
    ...(damage > 0 ? [`${damage} more damage to its target`] : []),
    ...(splash > 0 ? [`${splash} more to each enemy next to its target`] : []),
  ];
  return more.length === 0 ? [] : [`have each of your attacks this round deal ${listed(more)}`];
}
const isLasting = ({ verb }: Effect): boolean => verb === 'roundDamage' || verb === 'roundSplash';

/** What ammo and ingredients are for, and that they stack (WAV.INV.3, WAV.INV.4). */
function supplied(stack: Ammo | Ingredient): string {
  const shared = `All your ${isIngredient(stack) ? stack : `${stack}s`} share one slot`;
  return `${isIngredient(stack) ? recipesWith(stack) : `Loads ${loadedWith(stack)}`}. ${shared}`;
}
const isIngredient = (stack: Ammo | Ingredient): stack is Ingredient =>
  (INGREDIENTS as readonly string[]).includes(stack);

const loadedWith = (ammo: Ammo): string =>
  listed(Object.entries(LOADS).flatMap(([kind, load]) => (load === ammo ? [`${kind}s`] : [])));

const recipesWith = (own: Ingredient): string => {
  const uses = TOKENS.flatMap((token) => {
    const recipe: readonly Ingredient[] = RECIPES[token];
    const other = recipe.find((part) => part !== own);
    return recipe.includes(own) && other !== undefined ? [`a ${capital(token)} with ${other}`] : [];
  });
  return `Makes ${listed(uses)}`;
};

const WHEN_OF_PERK = {
  enemyHit: 'when an enemy attack would hurt you, ',
  combatStart: 'when the Combat phase begins, you may ',
  combatTurn: 'in your Combat turn, you may ',
  attack: 'when you attack',
  kill: 'when your attack fells an enemy, you may ',
  redCard: 'when you draw a red card, ',
  delay: 'when you draw the WAVE! card, you may ',
  trade: 'in the Trade phase, you may ',
  craft: 'when you craft, you may ',
} as const;

export function perkWords({ trigger, limit, condition, cost, effects }: Omit<Perk, 'id' | 'name'>): string {
  const when = trigger === 'attack' ? `${WHEN_OF_PERK.attack}${conditionWords(condition)}, ` : WHEN_OF_PERK[trigger];
  return sentences(`${limit === 'round' ? 'once a round, ' : ''}${when}${deed(cost, effects, false)}`);
}

function conditionWords(condition: Perk['condition']): string {
  const { damageAtLeast, weaponUsesAmmo } = condition ?? {};
  const weapon = weaponUsesAmmo === undefined ? '' : ` with a weapon that uses ${weaponUsesAmmo ? 'ammo' : 'no ammo'}`;
  return `${weapon}${damageAtLeast === undefined ? '' : ` while you have ${damageAtLeast} or more damage`}`;
}

/** Both perks with their names; the health and the weapon stand before them where a character is chosen. */
export const perksWords = ({ always, first }: Pick<Character, 'always' | 'first'>): string =>
  `${always.name}: ${perkWords(always)} As first player, ${first.name}: ${perkWords(first)}`;

/** What one does, from the verb on. */
function phrase(effect: Effect, forOther: boolean): string {
  switch (effect.verb) {
    case 'suffer':
      return `suffer ${effect.amount} damage`;
    case 'loseRandom':
      return `lose ${counted(effect.count, 'random card')} from your inventory`;
    case 'discard':
      return effect.kind === 'junk' ? 'discard a junk card' : 'discard a card';
    case 'heal':
      return `${PATIENT[effect.who]}recover ${effect.amount} damage`;
    case 'extraAction':
      return `${forOther ? 'give the player whose turn it is' : 'take'} ${counted(effect.count, 'more action')} this turn`;
    case 'spreadNext':
      return 'divide the damage of your next attack among the target and the enemies next to it, after its splash';
    case 'addEnemy':
      return `put ${enemies(effect.count, effect.enemy)} at the right end of the line`;
    case 'stun':
      return 'choose an enemy: it does not attack this round';
    case 'takeWave':
      return 'take the WAVE! card from the player who has it';
    case 'drawRubble':
      return `look at the top ${effect.look} cards of the Rubble pile and keep up to ${effect.keep} of them, but no red card`;
    case 'drawCombat':
      return `draw ${counted(effect.count, 'more Combat card')}`;
    case 'redrawCombat':
      return 'discard one of the Combat cards drawn and draw another in its place';
    case 'addDamage':
      return `deal ${effect.amount} more damage`;
    case 'absorb':
      return `take ${effect.amount} damage less from it`;
    case 'ignoreRed':
      return 'ignore all of it, even an enemy that it would bring';
    case 'freeDelay':
      return 'delay it without suffering damage';
    case 'junkAsIngredient':
      return 'use a junk card in place of one ingredient';
    case 'freeCraft':
      return 'do so without using an action';
    default:
      throw new Error(`wave: no words for ${effect.verb} outside an attack`);
  }
}
const PATIENT = { self: '', any: 'let a character of your choice ', all: 'let every character ' } as const;

const TOKEN_WORDS = {
  barricade: 'stops the next enemy attack that would hurt you or cost you a card',
  spear: `${SPEAR_DAMAGE} damage to an enemy now, and ${SPEAR_BONUS} more with every later attack on it`,
  trap: `${TRAP_DAMAGE} damage to the next enemy that attacks the player behind it, just before it does`,
  grenade: 'stuns two enemies next to each other: they go to the end of the line and do not attack this round',
} satisfies Record<Token, string>;
export const tokenWords = (token: Token): string => TOKEN_WORDS[token];

type Amounted = Extract<Effect, { amount: number } | { count: number }>['verb'];
/** The sum over all effects of that verb. */
const total = (effects: readonly Effect[], verb: Amounted): number =>
  effects.reduce(
    (sum, each) => sum + (each.verb !== verb ? 0 : 'amount' in each ? each.amount : 'count' in each ? each.count : 0),
    0,
  );
const says = (effects: readonly Effect[], verb: Effect['verb']): boolean => effects.some((each) => each.verb === verb);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
const sentences = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => `${capital(part)}.`)
    .join(' ');
