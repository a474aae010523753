import { counted, type Texts } from '../../kernel/index.ts';
import { content } from './cards/content.ts';
import { combatWords, enemyWords, itemWords, perksWords, perkWords, tokenWords, weaponWords } from './cards/wording.ts';
import { TOKENS } from './words.ts';

/** What prompt, option and event keys say. */

const prompts = {
  'wave.character': '{seat:seat}: choose your character',
  'wave.character.option': '{character:character}: {track} health, {weapon:card}. {character:character-perks}',
  'wave.weapon': '{seat:seat}: choose a second weapon',
  'wave.weapon.option': '{card:card}: {card:card-text}',
  'wave.drawn': 'You drew WAVE! ({cards} other {cards:?card|cards} in the pile)',
  'wave.drawn.accept': 'Let them come: all enemies will attack you',
  'wave.drawn.delay': 'Delay: suffer 1 damage, shuffle WAVE! back and draw again',
  'wave.drawn.free': 'Delay with {perk:perk}: no damage, shuffle WAVE! back and draw again',
  'wave.found.keep': 'You found {card:card}: {card:card-text}',
  'wave.found.keep.keep': 'Keep it',
  'wave.found.keep.leave': 'Leave it',
  'wave.full': 'No slot is free for {card:card}',
  'wave.full.keep': 'Keep it',
  'wave.full.leave': 'Leave it',
  'wave.swap': 'Discard {card:card} for it',
  'wave.trade': 'Trade: each player may give one item away',
  'wave.trade.done': 'Done trading',
  'wave.trade.back': 'Trade after all',
  'wave.trade.give': 'Give {card:card} away',
  'wave.trade.whom': 'Give {card:card} to whom?',
  'wave.trade.offer': '{giver:seat} offers you {card:card}: {card:card-text}',
  'wave.trade.offer.accept': 'Take it',
  'wave.trade.offer.refuse': 'Refuse',
  'wave.use': 'Use {card:card}: {card:card-text}',
  'wave.perk.use': '{perk:perk}: {perk:perk-text}',
  'wave.perk.offer': 'Use {perk:perk}? {perk:perk-text}',
  'wave.perk.offer.use': 'Use it',
  'wave.perk.offer.pass': 'Not now',
  'wave.turn': 'Your turn: {actions} {actions:?action|actions} left',
  'wave.turn.spent': 'Your turn: no action left',
  'wave.turn.attack': 'Attack with {card:card}: {card:card-text}',
  'wave.turn.craft': 'Craft a {token:token}: {token:token-text}',
  'wave.turn.forgo': 'End the turn without another action',
  'wave.turn.end': 'End the turn',
  'wave.target': 'Attack which enemy?',
  'wave.ammo': 'How many {ammo:ammo} do you spend? Each draws one Combat card',
  'wave.cards': '{card:card} against the {enemy:enemy}: use which Combat card?',
  'wave.cards.none': '{card:card} against the {enemy:enemy}: no Combat card is drawn',
  'wave.cards.none.strike': 'Strike',
  'wave.combat-card': '{combat:combat}: {combat:combat-text}',
  'wave.redraw': 'Lucky: replace {combat:combat}',
  'wave.lucky': 'The {enemy:enemy} drew {cards:combat}. Play Lucky?',
  'wave.lucky.pass': 'Let it stand',
  'wave.spread': 'Divide {damage} damage',
  'wave.craft.pay': 'Craft the {token:token} from what?',
  'wave.cards.named': '{cards:card}',
  'wave.trap.where': 'Set the Trap before whom?',
  'wave.spear.where': 'Drive the Spear into which enemy?',
  'wave.grenade.where': 'Throw the Grenade at which enemy?',
  'wave.grenade.beside': 'Which enemy beside it is stunned too?',
  'wave.stun': 'Which enemy is distracted?',
  'wave.survivors': '{damage} damage is coming: give up how many Survivors? Each absorbs {absorbs}',
  'wave.heal.whom': 'Who recovers {amount} damage?',
  'wave.pay': 'Discard which card for it?',
  'wave.look.keep': 'Keep up to {keep} of these',
  'wave.discard': 'Discard which cards?',
  'wave.card': '{card:card}: {card:card-text}',
  'wave.seat': '{seat:seat}',
  'wave.foe': '{enemy:enemy} at place {place}, {left} health left',
  'wave.foe.speared': '{enemy:enemy} at place {place}, {left} health left, {spears} {spears:?Spear|Spears} in it',
  'wave.aside.discard': 'Discard some of your cards',
  'wave.aside.cheer': 'Cheer: {seat:seat} has one more action',
} as const satisfies Texts;

const events = {
  'wave.character.taken': '{seat:seat} joins, with {weapon:card}.',
  'wave.weapon.taken': '{seat:seat} also takes {card:card}.',
  'wave.round': 'Round {round}. {cards} Rubble cards are added; the active pile holds {active} with WAVE! among them.',
  'wave.rubble.reshuffled': 'The Rubble pile ran out: {cards} discards are shuffled into a new one.',
  'wave.found': '{seat:seat} finds {card:card}.',
  'wave.kept': '{seat:seat} keeps {card:card}.',
  'wave.left': '{seat:seat} leaves {card:card} behind.',
  'wave.discarded': '{seat:seat} discards {card:card}.',
  'wave.red.ignored': '{perk:perk}: {card:card} does nothing to {seat:seat}.',
  'wave.lost-card': '{seat:seat} loses {card:card}.',
  'wave.nothing-to-lose': '{seat:seat} has no card to lose.',
  'wave.accepted': '{seat:seat} lets the wave come and holds the WAVE! card.',
  'wave.delayed': 'The WAVE! card is shuffled back into the pile.',
  'wave.delayed.free': '{perk:perk}: {seat:seat} delays the wave without damage.',
  'wave.assault': 'Assault: {assault:assault}. {assault:assault-text}',
  'wave.comers': 'They come: {enemies:comers}.',
  'wave.nobody-comes': 'No {enemy:enemy} comes any more.',
  'wave.no-assault': 'No new assault: {enemies} {enemies:?enemy|enemies} still to beat.',
  'wave.trade.finished': '{seat:seat} is done trading.',
  'wave.trade.returned': '{seat:seat} trades after all.',
  'wave.trade.given': '{giver:seat} gives {card:card} to {receiver:seat}.',
  'wave.trade.refused': '{receiver:seat} refuses {card:card} from {giver:seat}.',
  'wave.looked': '{seat:seat} looks through the rubble: {cards:card}.',
  'wave.combat': 'Combat. {enemies} {enemies:?enemy|enemies} in the line.',
  'wave.turn.begins': '{seat:seat} takes a turn.',
  'wave.turn.forgone': '{seat:seat} forgoes the rest of the turn.',
  'wave.action.more': '{seat:seat} has one more action: {actions} left.',
  'wave.played': '{seat:seat} plays {card:card}.',
  'wave.perk': '{seat:seat} uses {perk:perk}.',
  'wave.ammo.spent.arrow': '{seat:seat} spends {spent} {spent:?arrow|arrows}.',
  'wave.ammo.spent.bullet': '{seat:seat} spends {spent} {spent:?bullet|bullets}.',
  'wave.ammo.spent.shell': '{seat:seat} spends {spent} {spent:?shell|shells}.',
  'wave.cards.drawn': '{seat:seat} draws {cards:combat}.',
  'wave.cards.drawn.enemy': 'The {enemy:enemy} draws {cards:combat}.',
  'wave.card.used': '{seat:seat} uses {combat:combat}.',
  'wave.pills': '{seat:seat} takes {card:card} and draws {cards:combat} as well.',
  'wave.redrawn': '{seat:seat} plays {card:card}: {old:combat} is replaced by {fresh:combat}.',
  'wave.combat.reshuffled': 'The Combat pile ran out: {cards} discards are shuffled into a new one.',
  'wave.attack': '{seat:seat} attacks the {enemy:enemy} with {card:card}: {damage} damage.',
  'wave.foe.hurt': 'The {enemy:enemy} takes {damage}: {left} left.',
  'wave.felled': 'The {enemy:enemy} falls.',
  'wave.crafted': '{seat:seat} crafts a {token:token} from {cards:card}.',
  'wave.barricade.stands': 'A Barricade stands before {seat:seat}.',
  'wave.barricade.broke': 'The Barricade of {seat:seat} takes the attack and breaks.',
  'wave.trap.set': '{seat:seat} sets a Trap before {guarded:seat}.',
  'wave.trap.sprung': 'The Trap before {seat:seat} snaps at the {enemy:enemy}.',
  'wave.spear.put': '{seat:seat} drives a Spear into the {enemy:enemy}.',
  'wave.grenade.thrown': '{seat:seat} throws a Grenade: {enemies:enemy} stunned and pushed to the end of the line.',
  'wave.stunned': '{seat:seat} distracts the {enemy:enemy}: it will not attack this round.',
  'wave.taken-over': '{seat:seat} takes the WAVE! card.',
  'wave.strikes': 'The enemies attack: {enemies} of them, from left to right.',
  'wave.strike': 'The {enemy:enemy} attacks {seat:seat}: {damage} damage.',
  'wave.strike.survivor': 'The {enemy:enemy} attacks the Survivor: {damage} damage.',
  'wave.strike.stunned': 'The {enemy:enemy} is stunned and does not attack.',
  'wave.hurt': '{seat:seat} takes {amount} damage: {left} health left.',
  'wave.unhurt': '{seat:seat} takes no damage.',
  'wave.suffered': '{seat:seat} suffers {amount} damage: {left} health left.',
  'wave.healed': '{seat:seat} recovers {amount}: {left} health left.',
  'wave.survivors.gave': '{seat:seat} gives up {given} {given:?Survivor|Survivors}.',
  'wave.survivors.joined': '{saved} {saved:?Survivor joins|Survivors join} {seat:seat}.',
  'wave.first': 'The First Player token goes to {seat:seat}.',
  'wave.won': 'Dawn. Round {rounds} is over, no enemy is left and everyone lives: you have won.',
  'wave.lost': '{seat:seat} died in round {round}: you have lost.',
} as const satisfies Texts;

/** What changes a number, beside the event. */
const modifiers = {
  'wave.modifier.weapon': '{card:card}',
  'wave.modifier.combat-card': 'Combat card',
  'wave.modifier.perk': '{perk:perk}',
  'wave.modifier.perks': 'Perk',
  'wave.modifier.round': 'This round',
  'wave.modifier.spears': 'Spears',
  'wave.modifier.splash': 'Splash to each neighbour',
  'wave.modifier.attack': 'Its attack',
  'wave.modifier.monster': 'Monster',
  'wave.modifier.survivors': 'Survivors given up',
} as const satisfies Texts;

/** What odds tell. */
const odds = {
  'wave.odds.felled': '{n} of {of} {enemy:enemies} felled',
  'wave.odds.felled.one': '{enemy:enemy} felled',
  'wave.odds.hurt': '{n} damage to {enemy:enemies}',
  'wave.odds.hurt.one': '{n} damage to the {enemy:enemy}',
  'wave.odds.stunned': '{enemy:enemy} stunned',
  'wave.odds.comes': '{n} more in the line: {enemy:enemy}',
  'wave.odds.survivors.die': '{n} {n:?Survivor dies|Survivors die}',
  'wave.odds.survivors.join': '{n} {n:?Survivor is|Survivors are} saved',
  'wave.odds.again': 'WAVE! is drawn again at once',
  'wave.odds.taken': '{seat:seat} takes {n} damage',
  'wave.odds.healed': '{seat:seat} recovers {n}',
  'wave.odds.barricade': '{n} {n:?Barricade|Barricades} of {seat:seat} {n:?breaks|break}',
  'wave.odds.trap': '{n} {n:?Trap|Traps} of {seat:seat} {n:?snaps|snap}',
  'wave.odds.gave': '{seat:seat} gives up {n} saved {n:?Survivor|Survivors}',
  'wave.odds.lost': '{seat:seat} loses {n} {n:?card|cards}',
  'wave.odds.found': '{seat:seat} gains {n} {n:?card|cards}',
} as const satisfies Texts;

const words = {
  'token.barricade': 'Barricade',
  'token.spear': 'Spear',
  'token.trap': 'Trap',
  'token.grenade': 'Grenade',
  'ammo.bullet': 'bullets',
  'ammo.shell': 'shells',
  'ammo.arrow': 'arrows',
  'card.WAVE!': 'WAVE!',
  comers: '{enemies:comers}',
} as const satisfies Texts;

/** The name of each card, and what it says. */
const named = <C extends { readonly id: string; readonly name: string }>(
  space: string,
  list: readonly C[],
  words: (card: C) => string,
): [string, string][] =>
  list.flatMap((card) => [
    [`${space}.${card.id}`, card.name],
    [`${space}-text.${card.id}`, words(card)],
  ]);

/** "5 Wanderers": as many of one kind as there are cards of it. */
const comers = content.enemies.flatMap(({ id, name, copies }) =>
  Array.from({ length: copies }, (_, i): [string, string] => [`comers.${id}.${i + 1}`, counted(i + 1, name)]),
);

const perks = content.characters.flatMap(({ always, first }) => [always, first]);

/** What the rules say by name. The names of cards and the like only fill gaps. */
export type TextKey = keyof typeof prompts | keyof typeof events | keyof typeof modifiers | keyof typeof odds;

/** The texts by key, so that an event fills every gap. */
export type TextsByKey = typeof prompts & typeof events;

export const texts: Texts = {
  ...prompts,
  ...events,
  ...modifiers,
  ...odds,
  ...words,
  ...Object.fromEntries([
    ...named('card', content.weapons, weaponWords),
    ...named('card', content.rubble.cards, itemWords),
    ...named('combat', content.combat, combatWords),
    ...named('enemy', content.enemies, enemyWords),
    ...content.enemies.map(({ id, name }) => [`enemies.${id}`, `${name}s`]),
    ...comers,
    ...named('assault', content.assaults, ({ flavour }) => flavour),
    ...named('character', content.characters, ({ flavour }) => flavour),
    ...named('perk', perks, perkWords),
    ...content.characters.map((card) => [`character-perks.${card.id}`, perksWords(card)]),
    ...TOKENS.map((token) => [`token-text.${token}`, tokenWords(token)]),
  ]),
};
