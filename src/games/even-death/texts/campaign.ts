import type { Texts } from '../../../kernel/index.ts';
import { campaignWords } from './campaign-words.ts';

/** What the campaign's prompt, option and event keys say. */

const GROUP = '{seat:seat}, {kind:counter} {number}';
/** EDM.T.ENCOUNTER */
const FINDS = '1-2 an ambush, 3-4 1 Supplies, 5-6 2 Supplies, 7 luxuries, 8 a recruit';

const setup = {
  'ed.campaign.order.roll': 'Who goes first?',
  'ed.campaign.order.rolled': '{seat:seat}: {die} for the order of turns',
  'ed.campaign.order': 'The order of turns: {seats:seat}',
  'ed.campaign.tile.roll': '{seat:seat}: row and column of a tile',
  'ed.campaign.tile.rolled': '{seat:seat}: {tile:tile} by the dice',
  'ed.campaign.tile.again': '{seat:seat}: {tile:tile} by the dice, which cannot be had: again',
  'ed.campaign.tile': '{tile:tile} ({tile:land})',
  'ed.campaign.two': 'Take two tiles beside {tile:tile}: one of your three Forces begins in each',
  'ed.campaign.controls': '{seat:seat} take control of {tile:tile} ({tile:land})',
  'ed.campaign.force.which': 'Which Force goes to {tile:tile}?',
  'ed.campaign.force.raise': 'Force {number} of 3, for {tile:tile}: who stands there? Up to {limit} points',
  'ed.campaign.list': '{units} ({points} points)',
  'ed.campaign.hordes': 'Share {total} {total:?Horde|Hordes} of up to {limit} points among these',
  'ed.campaign.force': `${GROUP} stands at {tile:tile}: {units} ({points} points)`,
  'ed.campaign.horde': `${GROUP} stands at {tile:tile}: {units} ({points} points)`,
  'ed.campaign.where': 'In which of your tiles does it appear?',
} as const;

const muster = {
  'ed.muster.force': 'A new Force of up to {limit} points',
  'ed.muster.horde': 'A new Horde of up to {limit} points',
  'ed.muster.ready': '{ready:ready}: {units} ({points} points)',
  'ed.muster.build': 'Put one together: up to {limit} points',
  'ed.muster.next': 'So far: {units}. {left} points left',
  'ed.muster.class': '{class:class}, {points} points: {class:class-text}',
  'ed.muster.again': 'One more {class:class} with {weapons:weapon}, {points} points',
  'ed.muster.done': 'That is all',
  'ed.muster.recruit': 'A recruit joins you for nothing: who? Up to {limit} points, weapons included',
  'ed.muster.weapon': 'A weapon for the {class:class}: {left} points left',
  'ed.muster.arm': '{weapon:weapon}, {points} points: {weapon:weapon-text}',
  'ed.muster.unarmed': 'No further weapon',
  'ed.muster.perk': 'A perk of level {level} for the {class:class}',
  'ed.muster.perk.option': '{perk:perk}: {perk:perk-text}',
  'ed.muster.no-perk': 'None',
  'ed.muster.concentration': 'Concentration: in what?',
  'ed.muster.concentration.shooting': 'Shooting',
  'ed.muster.concentration.melee': 'Melee',
  'ed.muster.herds': 'So far: {units}. {left} points left',
  'ed.muster.herd': '{zombies} {type:herd}, {points} points',
  'ed.muster.fewer': 'Fewer zombies in the last herd, at the same price',
  'ed.muster.size': 'How many {type:herd} in this herd?',
} as const;

const turn = {
  'ed.campaign.turn': '{seat:seat}: turn {turn}',
  'ed.campaign.points':
    '{seat:seat} have {total} of 40 Victory Points: {tiles} for tiles, {supplies} for Supplies, {kept} {faction:won}',
  'ed.campaign.points.dead': '{seat:seat} have {total} of 40 Victory Points: {tiles} for tiles, {kept} {faction:won}',
  'ed.campaign.won': '{seat:seat} win the campaign with {total} Victory Points',
  'ed.campaign.last': '{seat:seat} are the last and win the campaign',
  'ed.campaign.nobody': 'Nobody is left: the campaign has no winner',
  'ed.campaign.out': '{seat:seat} are out of the campaign',
  'ed.campaign.farms': '{seat:seat} harvest {farms} Supplies, 1 from each Farm, and have {supplies}',
  'ed.campaign.upkeep':
    '{seat:seat} feed {forces} {forces:?Force|Forces}: {eaten} Supplies used up, {supplies} left, {state:supply-state}',
  'ed.health.roll': `Health Check: ${GROUP}`,
  'ed.health': `Health Check, as there are no Supplies: ${GROUP} is {result:health}`,
  'ed.generation.roll': 'Horde Generation',
  'ed.generation.works': 'Horde Generation: a new Horde comes',
  'ed.generation.fails': 'Horde Generation: no Horde comes',
  'ed.generation.no-room': 'Horde Generation: a Horde would come, but {seat:seat} have no free tile of their own',
  'ed.campaign.act': 'Your turn on the map: {actions} {actions:?action|actions} left',
  'ed.act.move': '{kind:counter} {number} moves to {tile:tile} ({tile:land})',
  'ed.act.move.through':
    '{kind:counter} {number} moves through {tile:tile}: one of yours stands there, so it must move on',
  'ed.act.control': '{kind:counter} {number} takes control of {tile:tile} ({tile:land})',
  'ed.act.battle':
    '{kind:counter} {number} gives battle: {points} points against {strength}, {enemy:counter} {nth} at {there:tile}. The winner gets 2 Victory Points, the loser is gone',
  'ed.act.battle.several':
    '{kind:counter} {number} gives battle: {points} points against whoever stands at {there:tile}. The winner gets 2 Victory Points, the losers are gone',
  'ed.act.build': '{kind:counter} {number} builds a new {what:structure} at {tile:tile}: {what:structure-text}',
  'ed.act.heal':
    '{kind:counter} {number} heals at {tile:tile}: {restored} Vitality back for 1 Supplies; infection stays',
  'ed.act.train':
    '{kind:counter} {number} trains at {tile:tile}: 50 points of weapons, ranks or a new Force for 1 Supplies',
  'ed.act.search': `{kind:counter} {number} searches {tile:tile}: ${FINDS}`,
  'ed.act.search.home': `{kind:counter} {number} searches {tile:tile}: ${FINDS}; one more or less if you like, as the tile is yours`,
  'ed.act.raid': '{kind:counter} {number} raids the structures beside {tile:tile}: 1 Supplies from the owner of each',
  'ed.act.pillage':
    '{kind:counter} {number} pillages the structures beside {tile:tile}: each falls on 4 or more, for 1 Victory Point',
  'ed.act.supply-drop': 'Call for a Supply Drop: 1 Supplies on 3 or more',
  'ed.act.paratroopers':
    '{kind:counter} {number} at {here:tile} makes a Paratrooper Drop: to any free tile that nobody holds, on 5 or more',
  'ed.act.zombify':
    '{kind:counter} {number} zombifies at {tile:tile}: up to {limit} points of zombies join on 4 or more',
  'ed.act.feast': '{kind:counter} {number} feasts at {tile:tile}: {gained} {gained:?zombie|zombies} more in its herds',
  'ed.act.end': 'End the turn: {actions} {actions:?action is|actions are} not used',
} as const;

const events = {
  'ed.campaign.group': '{kind:counter} {number} at {tile:tile}',
  'ed.campaign.moved': `${GROUP} moves from {from:tile} to {tile:tile}`,
  'ed.campaign.structure.taken': '{seat:seat} take over the {structure:structure} at {tile:tile}',
  'ed.campaign.removed': `${GROUP} has nobody left and is gone from {tile:tile}`,
  'ed.campaign.beaten': `${GROUP} is beaten and gone from {tile:tile}`,
  'ed.campaign.built': `${GROUP} builds a new {structure:structure} at {tile:tile}`,
  'ed.campaign.healed': `${GROUP} heals {restored} Vitality; {supplies} Supplies are left`,
  'ed.campaign.trains': `${GROUP} trains at {tile:tile} with {points} points; {supplies} Supplies are left`,
  'ed.train': 'Training: {left} points left',
  'ed.train.arm': 'New equipment for {class:class} {nth} ({weapons:weapon})',
  'ed.train.promote': 'Promote {class:class} {nth} ({weapons:weapon})',
  'ed.train.force': 'A new Force of up to {left} points',
  'ed.train.done': 'Stop: {left} points are lost',
  'ed.train.arm.what': 'Equipment for the {class:class}: {left} points left',
  'ed.train.weapon': '{weapon:weapon} for {price} points: {weapon:weapon-text}',
  'ed.train.instead': '{weapon:weapon} in place of {old:weapon} for {price} points: {weapon:weapon-text}',
  'ed.train.promote.what': 'What does the {class:class} become? {left} points left',
  'ed.train.rank': '{class:class} for {price} points: {class:class-text}',
  'ed.campaign.armed': `${GROUP}: the {class:class} gets a {weapon:weapon} for {price} points`,
  'ed.campaign.promoted': `${GROUP}: a {was:class} becomes a {class:class} for {price} points`,
  'ed.search.roll': 'Search {tile:tile}',
  'ed.search.rolled': `${GROUP} searches {tile:tile}`,
  'ed.search.adjust': 'You rolled {die} in a tile of your own: take which result?',
  'ed.search.result': '{encounter:encounter} ({result}): {encounter:encounter-text}',
  'ed.search.result.supplies': '{gained} Supplies ({result})',
  'ed.search.result.more': '{gained} Supplies ({result}): 1 of them thanks to the Expert Scavenger',
  'ed.search.adjusted': `${GROUP} takes a {result} instead, in a tile of its own`,
  'ed.search.ambush': `${GROUP} is ambushed at {tile:tile}: a {class:class} is killed`,
  'ed.search.victim': `${GROUP} walks into an ambush at {tile:tile}: who dies?`,
  'ed.search.victim.option': '{class:class} with {weapons:weapon}, {points} points',
  'ed.search.found': `${GROUP} finds {gained} Supplies at {tile:tile}; {seat:seat} have {supplies}`,
  'ed.search.luxuries': `${GROUP} finds luxuries at {tile:tile}: {seat:seat} are Eager until their next turn (Morale +2 instead of +1)`,
  'ed.search.recruit': `A {class:class} joins ${GROUP} at {tile:tile}`,
  'ed.search.turned-away': `${GROUP} meets somebody at {tile:tile}, but no Force has room`,
  'ed.search.taker': 'Which Force takes the recruit?',
  'ed.campaign.raided': '{seat:seat} raid {tile:tile} and take {taken} Supplies from {owner:seat}',
  'ed.campaign.pillage.roll': 'Pillage: {tiles:tile}',
  'ed.campaign.pillaged': 'The {structure:structure} at {tile:tile} is destroyed',
  'ed.campaign.stands': 'The {structure:structure} at {tile:tile} still stands',
  'ed.supply-drop.roll': 'Supply Drop',
  'ed.supply-drop.works': 'Supply Drop: {seat:seat} gain 1 Supplies',
  'ed.supply-drop.fails': 'Supply Drop: nothing comes down',
  'ed.paratroopers.where': `${GROUP}: where do they land?`,
  'ed.paratroopers.roll': 'Paratrooper Drop',
  'ed.paratroopers.works': `Paratrooper Drop: ${GROUP} jumps`,
  'ed.paratroopers.fails': `Paratrooper Drop: ${GROUP} stays at {tile:tile}`,
  'ed.campaign.dropped': `${GROUP} lands at {tile:tile}, coming from {from:tile}`,
  'ed.zombify.roll': 'Zombify',
  'ed.zombify.works': `Zombify: the dead rise for ${GROUP}`,
  'ed.zombify.fails': `Zombify: nothing rises for ${GROUP}`,
  'ed.campaign.grown': `${GROUP} gains {units}`,
  'ed.campaign.feasted': `${GROUP} feasts at {tile:tile} and gains {gained} zombies`,
} as const;

const battles = {
  'ed.battle.joined': `${GROUP} gives battle at {tile:tile}, against {against:seat}`,
  'ed.battle.which': '{enemy:seat}, {kind:counter} {number}, attack from {tile:tile}: who of yours fights?',
  'ed.behaviour': 'Zombie Behaviour in this battle: low is slack, high is fierce. One die for all, or one for each?',
  'ed.behaviour.one': 'One die: decay, brains and hunger turn out alike',
  'ed.behaviour.each': 'One die for each: decay, brains and hunger turn out as they may',
  'ed.behaviour.roll': 'Zombie Behaviour: decay, brains, hunger',
  'ed.behaves': 'The herds are {decay:decay-text}, {brains:brains-text} and {hunger:hunger-text}',
  'ed.battle.how': 'The battle at {tile:tile}, {seats:seat} with {points} points: how is it fought?',
  'ed.battle.how.play': 'On the table: you command every unit, round by round, which takes an evening',
  'ed.battle.hurry': 'Play out the rest of this battle fast, if all agree',
  'ed.battle.hurry.agree': '{seat:seat} would have the rest of this battle played out fast. Do you agree?',
  'ed.battle.hurry.agree.fast': 'Fast: the rules play both sides to the end',
  'ed.battle.hurry.agree.play': 'On the table: it goes on as before',
  'ed.battle.hurry.not': '{seat:seat} would have the rest played out fast, but not all agree',
  'ed.battle.hurried': 'All agree: as soon as this is done, the rest of the battle is played out fast',
  'ed.battle.won':
    '{seat:seat} win the battle at {tile:tile} after {rounds} {rounds:?round|rounds}, and {points} Victory Points',
  'ed.battle.drawn': 'The battle at {tile:tile} ends in a draw after {rounds} {rounds:?round|rounds}',
  'ed.battle.left.force': `${GROUP}: {left} of {before} {before:?human|humans} left`,
  'ed.battle.left.horde': `${GROUP}: {left} of {before} {before:?zombie|zombies} left`,
  'ed.battle.give-up': 'A Horde holds at most {limit} points, this one has {points}: which herd gives up zombies?',
  'ed.battle.give-up.herd': '{zombies} {type:herd}: {left} stay',
  'ed.battle.gave-up': `${GROUP} gives up {zombies} zombies`,
  'ed.battle.how.fast': 'Fast: the rules play both sides at once, if all agree',
} as const;

const odds = {
  'ed.odds.battle.won': '{seat:seat} win the battle',
  'ed.odds.battle.drawn': 'the battle is drawn',
  'ed.odds.map.supplies': '{by} Supplies',
  'ed.odds.map.points': '{by} Victory Points',
  'ed.odds.map.strength': '{by} points of units',
  'ed.odds.map.losses': '{by} points of units killed',
  'ed.odds.map.luxuries': 'luxuries',
  'ed.odds.map.moved': 'they get there',
  'ed.odds.map.nothing': 'nothing',
} as const;

export const campaignTexts: Texts = {
  ...setup,
  ...muster,
  ...turn,
  ...events,
  ...battles,
  ...odds,
  ...campaignWords,
};
