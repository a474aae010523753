import type { Texts } from '../../kernel/index.ts';
import { effectsOf } from './cards.ts';
import { content, type AdventureCard, type LeaderCard, type MonstrosityCard, type RaiderCard } from './content.ts';
import type { Attribute, Find, Tribe } from './words.ts';

/** What prompt, option and event keys say. */

const prompts = {
  'ls.ranger.choose': '{seat:seat}: choose a Ranger',
  'ls.ranger': '{ranger:ranger}: {ranger:ranger-text}',
  'ls.ranger.again': '{ranger:ranger} is lost. Who rides out next?',
  'ls.start': 'Where does {ranger:ranger} start? Enemies and tokens are placed afterwards',
  'ls.blockade.where': 'Which entrance to Last Stand gets the Blockade?',
  'ls.first': 'Who goes first?',
  'ls.at': '{at:at}',
  'ls.at.far': '{at:at}, farther than on foot',
  'ls.who': '{ranger:ranger}',
  'ls.leader': '{leader:leader}',
  'ls.card': '{card:card}: {card:card-text}',
  'ls.tribe': '{tribe:tribe}',
  'ls.use': '{source:card} of {ranger:ranger}: {source:card-text}',
  'ls.use.own': '{source:card}: {source:card-text}',
  'ls.pass': 'Use nothing',
  'ls.turn': '{ranger:ranger} has {actions} {actions:?action|actions} left. What now?',
  'ls.turn.move': 'Move: one location over an open border, or farther with a vehicle or glider',
  'ls.turn.adventure': 'Take on the Adventure here: a test, for better or worse',
  'ls.turn.raiders': 'Attack the Raiders here: one die for each of them',
  'ls.turn.monstrosity': 'Attack a Monstrosity: its card says how it is fought',
  'ls.turn.scout': 'Scout a Monstrosity: turn its card up before you fight it',
  'ls.turn.depot': 'Attack the Depots here: 2 dice for each grenade card',
  'ls.turn.gamble': 'Gamble: bet a Defender card and call a colour',
  'ls.turn.heal': 'Heal: all wounds turn back to Action Tokens',
  'ls.turn.karma': 'Pick up a Karma Token',
  'ls.turn.scavenge': 'Scavenge: test for the token that lies here',
  'ls.turn.leader': 'Attack {leader:leader}: show cards of the right colour, one die or two for each',
  'ls.turn.spy': 'Scout {leader:leader}: 3 dice, to turn up the token on the board; each miss is a wound',
  'ls.turn.take': 'Take the Mission {card:card}: {card:card-text}',
  'ls.turn.deliver': 'Hand in the Special token for the Group Mission',
  'ls.turn.trade': 'Trade Artifacts with {ranger:ranger}',
  'ls.turn.drop': 'Let {card:card} go',
  'ls.turn.retreat': 'Retreat: return to Last Stand, heal all wounds and end the turn',
  'ls.turn.end': 'End the turn: enemies here strike, then Raider cards are drawn',
  'ls.mission.try': '{card:card}: try it',
  'ls.mission.pay': '{card:card}: give 1 {part:part}',
  'ls.move': '{ranger:ranger} goes where?',
  'ls.move.how': 'With what does {ranger:ranger} go to {at:at}?',
  'ls.move.together': 'All that helps on foot',
  'ls.depot.with': 'Attack {depots} {depots:?Depot|Depots} with what?',
  'ls.depot.roll': 'Dice against the Depots',
  'ls.depot.reward': 'What do you take from the wreck?',
  'ls.depot.reward.defenders': '2 Defender cards',
  'ls.depot.reward.special': '1 Special card',
  'ls.depot.reward.karma': '1 Karma',
  'ls.gamble.bet': 'Bet which card? It is lost if none of three cards drawn has the colour that you call',
  'ls.gamble.color': 'Call a colour: of three cards drawn, those of that colour are yours',
  'ls.gamble.color.red': 'Red: dice against Krank',
  'ls.gamble.color.green': 'Green: dice against Bama',
  'ls.gamble.color.yellow': 'Yellow: dice against Bramble',
  'ls.gamble.color.blue': 'Blue: dice against Puke',
  'ls.gamble.lost': 'No luck: {card:card} is lost',
  'ls.pay': '{ranger:ranger}: pay for {source:card}? {source:card-text}',
  'ls.pay.yes': 'Pay',
  'ls.pay.no': 'Do not',
  'ls.pay.cards': '{ranger:ranger} discards {n} Defender {n:?card|cards}: which?',
  'ls.hand.full': '{ranger:ranger} holds too many Defender cards: discard {n}',
  'ls.artifacts.full': '{ranger:ranger} holds too many Artifacts: discard {n}',
  'ls.special.full': '{ranger:ranger} gains a Special card, and holds three already: make room for it?',
  'ls.special.forgo': 'Forgo the new one',
  'ls.drop': 'Let {card:card} go first',
  'ls.lose.which': '{source:card}: what does {ranger:ranger} lose? Choose {n}',
  'ls.discards': '{source:card}: take which card from the discards?',
  'ls.whom': '{source:card}: for whom? {source:card-text}',
  'ls.where': '{source:card}: where? {source:card-text}',
  'ls.which': '{source:card}: which Leader? {source:card-text}',
  'ls.remove.which': '{source:card}: remove whom at {at:at}?',
  'ls.choose': '{source:card}: choose one',
  'ls.do.lose': 'Lose {n} {what:what}',
  'ls.do.wound': 'Take {n} {n:?wound|wounds}',
  'ls.do.remove': 'Remove {what:what}',
  'ls.do.leaderHealth': 'Strike a Leader',
  'ls.tech.which': '{source:card}: which tech card does Krank lose?',
  'ls.tech.unseen': 'One that lies face down',
  'ls.tech.now': 'Krank turns up his tech: {cards:card}. Switch some of it off?',
  'ls.tech.stop': '{source:card}: switch off which tech card?',
  'ls.peek': '{source:card}: put the Raider cards back in which order? The first one is drawn first',
  'ls.dice.before': '{ranger:ranger}: use something before the dice?',
  'ls.test': '{attr:attr} test of {ranger:ranger}: {need} {need:?success|successes} needed',
  'ls.rolled.now': '{ranger:ranger} rolled {dice}. Change it?',
  'ls.reroll': '{ranger:ranger} rolls again',
  'ls.reroll.which': '{source:card}: reroll a die at whom?',
  'ls.roll': 'Dice for {source:card}',
  'ls.count': 'How many? A {die:die}',
  'ls.raid': '{ranger:ranger} attacks the Raiders',
  'ls.monstrosity.which': 'Fight which Monstrosity?',
  'ls.monstrosity.roll': '{ranger:ranger} fights {card:card}: {need} {need:?success|successes} needed',
  'ls.adventure.bonus': '{card:card}: {card:bonus-text}',
  'ls.adventure.bonus.yes': 'Pay for it',
  'ls.adventure.bonus.no': 'Do not',
  'ls.trade.what': 'What does {from:ranger} give to {to:ranger}?',
  'ls.trade.offer': '{ranger:ranger} gives {given:card} and asks {other:ranger} for {taken:card}',
  'ls.trade.offer.yes': 'Agree',
  'ls.trade.offer.no': 'Refuse',
  'ls.wounded': '{n} {n:?wound|wounds} for {ranger:ranger}: use something?',
  'ls.feed':
    '{n} {n:?Monstrosity strikes|Monstrosities strike}: throw Defender cards to them? Each that gets none deals 2 wounds',
  'ls.radiation': '{ranger:ranger} needs {n} {n:?success|successes} against the radiation here',
  'ls.place.now': '{n} of the {tribe:tribe} {n:?is|are} about to come to {at:at}. Stop it?',
  'ls.leader.moves': '{leader:leader} is about to move to {to:at}. Stop it?',
  'ls.leader.any': 'Which Leader advances?',
  'ls.event.now': 'Event: {event:event} Stop it?',
  'ls.battle.join': '{commander:ranger} attacks {leader:leader}. Does {ranger:ranger} join?',
  'ls.battle.join.yes': 'Join',
  'ls.battle.join.no': 'Stay out',
  'ls.battle.commit':
    '{ranger:ranger} against {leader:leader}: show what you use for dice ({least} or more are needed)',
  'ls.battle.short':
    '{dice} {dice:?die|dice} so far: {leader:leader} can only be attacked with {least} {least:?die|dice} or more',
  'ls.battle.next': 'Who attacks {leader:leader} next?',
  'ls.battle.roll': '{ranger:ranger} attacks {leader:leader}',
  'ls.spy': '{ranger:ranger} scouts {leader:leader}',
  'ls.orders': 'Standing orders',
  'ls.orders.what': 'Standing orders: about what?',
  'ls.orders.done': 'That is all',
  'ls.orders.subject': '{subject:subject}: {order:order}',
  'ls.orders.how': '{subject:subject}',
  'ls.order.ask': 'Always ask me',
  'ls.order.never': 'Never ask, never use',
  'ls.order.always': 'Use it whenever it can be used',
  'ls.order.overrun': 'Use it if the placement would overrun the location',
  'ls.order.lastDepots': 'Use it if the location would be overrun with two Depots or fewer left',
  'ls.order.stormed': 'Use it if a fourth enemy would come into Last Stand',
  'ls.order.lastStand': 'Use it if a Leader would enter Last Stand',
  'ls.order.gates': 'Use it if a Leader would come to the gates of Last Stand, or into it',
  'ls.order.mine': 'Use it if the event would hurt one of my Rangers',
  'ls.order.anyone': 'Use it if the event would hurt any Ranger',
  'ls.order.failed': 'Use it if the test has failed',
  'ls.order.threeMisses': 'Use it if three dice or more have missed',
  'ls.order.threeWounds': 'Use it against three wounds or more',
  'ls.odds': '{parts:odds}',
  'ls.odds.none': 'Nothing',
} as const satisfies Texts;

const events = {
  'ls.ranger.taken': '{seat:seat} joins as {ranger:ranger}.',
  'ls.mission.dealt': '{ranger:ranger} is given the Mission {card:card}.',
  'ls.group': 'Group Mission: {card:card}. {card:card-text}',
  'ls.boards': 'A Scavenge Token lies face down on each Leader board.',
  'ls.reshuffled': 'The {deck:deck} deck is shuffled anew: {cards} cards.',
  'ls.aside.returned': 'The Raider cards kept aside are shuffled back: {cards} cards.',
  'ls.stage': 'Stage {stage}: {stage:stage}',
  'ls.turn.begins': 'Round {round}: the turn of {ranger:ranger}.',
  'ls.moved': '{ranger:ranger} is now at {at:at}.',
  'ls.used': '{ranger:ranger} uses {source:card}.',
  'ls.works': '{source:card} works for {ranger:ranger}.',
  'ls.ordered': '{seat:seat} gives a standing order. {subject:subject}: {order:order}.',
  'ls.order.carried': 'By standing order of {ranger:ranger}: {source:card}.',
  'ls.gained': '{ranger:ranger} gains {cards:card}.',
  'ls.discarded': '{ranger:ranger} discards {cards:card}.',
  'ls.dropped': '{ranger:ranger} lets {card:card} go.',
  'ls.special.lost': '{ranger:ranger} has no room for another Special card.',
  'ls.karma.gained': '{ranger:ranger} gains {n} Karma.',
  'ls.karma.spent': '{ranger:ranger} spends {n} Karma.',
  'ls.action.back': '{ranger:ranger} takes back an Action Token.',
  'ls.cured': '{ranger:ranger} is rid of {card:card}.',
  'ls.mutated': '{ranger:ranger} mutates: {card:card}, {total} in all.',
  'ls.turned': '{ranger:ranger} turns into a Monstrosity at {at:at}.',
  'ls.returned': '{ranger:ranger} starts anew in Last Stand.',
  'ls.hurt': '{ranger:ranger} takes {n} {n:?wound|wounds}: {left} {left:?token|tokens} unhurt.',
  'ls.unhurt': '{ranger:ranger} takes no wound.',
  'ls.soaked': '{source:card} keeps {n} {n:?wound|wounds} from {ranger:ranger}.',
  'ls.healed': '{ranger:ranger} heals {n} {n:?wound|wounds}.',
  'ls.rolled': '{ranger:ranger} rolls {dice}, needing {toHit} or more.',
  'ls.rolled.at': '{ranger:ranger} rolls {dice} at the {tribe:tribe}, needing {toHit} or more.',
  'ls.rerolled': '{source:card}: {n} {n:?die|dice} thrown again, {hits} {hits:?hit|hits} now.',
  'ls.counted': '{ranger:ranger} rolls a {die:die}: {count}.',
  'ls.test.passed': '{ranger:ranger} passes the {attr:attr} test with {successes} {successes:?success|successes}.',
  'ls.test.failed': '{ranger:ranger} fails the {attr:attr} test: {successes} of {need}.',
  'ls.test.hopeless': '{ranger:ranger} has no dice for the {attr:attr} test and fails.',
  'ls.avoided': '{ranger:ranger} is spared by {source:card}.',
  'ls.radiation.ignored': 'The radiation here does nothing to {ranger:ranger}.',
  'ls.placed': '{tribe:figure} comes to {at:at}.',
  'ls.place.cancelled': 'The {tribe:tribe} do not come to {at:at}.',
  'ls.removed': '{n} of the {tribe:tribe} {n:?is|are} removed at {at:at}.',
  'ls.overrun': '{at:at} is overrun by {tribe:tribe}.',
  'ls.depot.placed': 'A Depot is built at {at:at}: {left} left in supply.',
  'ls.depot.removed': '{n} {n:?Depot|Depots} destroyed at {at:at}.',
  'ls.monstrosity.none': 'No Monstrosity is left, and nobody leads them.',
  'ls.token.placed': 'Placed at {at:at}: {what:what}.',
  'ls.token.removed': 'Removed at {at:at}: {what:what}.',
  'ls.raider': 'Raider card: {card:card}.',
  'ls.event': 'Event: {event:event}',
  'ls.event.cancelled': 'The event does not happen: {event:event}',
  'ls.leader.entered': '{leader:leader} comes to {at:at}.',
  'ls.leader.moved': '{leader:leader} moves to {at:at}.',
  'ls.leader.stays': '{leader:leader} stays.',
  'ls.leader.held': '{leader:leader} is held up and does not move.',
  'ls.leader.driven': '{leader:leader} is driven back to {at:at}.',
  'ls.leader.dead': '{leader:leader} is dead and moves no more.',
  'ls.leader.weakened': '{leader:leader} is weakened: health {health}.',
  'ls.leader.healed': '{leader:leader} recovers: health {health}.',
  'ls.leader.slain': '{ranger:ranger} slays {leader:leader}.',
  'ls.blockade.broken': 'The Blockade at {at:at} stops {leader:leader} and breaks.',
  'ls.tech.gained': 'Krank finds a tech card: {cards} on his board.',
  'ls.tech.lost': 'Krank loses a tech card: {cards} on his board.',
  'ls.tech.shown': 'Krank turns up {card:card}: {card:card-text}',
  'ls.token.looted': '{ranger:ranger} takes the token of {leader:leader}: {token:card}.',
  'ls.peeked': '{ranger:ranger} looks at the Raider deck: {cards:card}.',
  'ls.adventure': '{ranger:ranger} takes on {card:card}: {card:card-text}',
  'ls.adventure.next': 'The Adventure Token moves to {at:at}.',
  'ls.scouted': '{ranger:ranger} scouts {card:card} at {at:at}.',
  'ls.monstrosity': '{ranger:ranger} faces {card:card}.',
  'ls.monstrosity.slain': '{ranger:ranger} slays {card:card}.',
  'ls.gamble.drawn': '{ranger:ranger} calls {color:color} and draws {cards:card}.',
  'ls.scavenge.shown': '{ranger:ranger} digs up: {token:card}.',
  'ls.scavenge.mixed': 'The discarded Scavenge Tokens are mixed back: {tokens} in the pool.',
  'ls.spy.shown': '{ranger:ranger} sees the token of {leader:leader}: {token:card}.',
  'ls.mission.open': 'A Mission lies open in Last Stand: {card:card}. {card:card-text}',
  'ls.mission.taken': '{ranger:ranger} takes the Mission {card:card}.',
  'ls.mission.paid': '{ranger:ranger} gives 1 {part:part} for {card:card}.',
  'ls.mission.done': '{ranger:ranger} completes {card:card}.',
  'ls.delivered': '{ranger:ranger} hands in a Special token for {card:card}.',
  'ls.progress': '{card:card}: progress {n}.',
  'ls.flipped': '{card:card} is done and turned over.',
  'ls.traded': '{ranger:ranger} gives {given:card} to {other:ranger} for {taken:card}.',
  'ls.trade.refused': '{other:ranger} does not agree to trade.',
  'ls.battle': 'Battle with {leader:leader}: {rangers:ranger}.',
  'ls.battle.committed': '{ranger:ranger} shows {cards:card}: {dice} {dice:?die|dice}.',
  'ls.battle.specials': 'Special cards do not work: {ranger:ranger} takes back {cards:card}.',
  'ls.battle.shed': '{ranger:ranger} loses the dice of {cards:card}.',
  'ls.battle.hits': '{ranger:ranger} hits {leader:leader} {hits} {hits:?time|times}.',
  'ls.battle.lost': 'The battle is lost: {leader:leader} stands with health {health}.',
  'ls.won.slain': 'All four Leaders are slain: Last Stand is saved. You have won.',
  'ls.won.mission': 'The plane takes off with everyone aboard. You have won.',
  'ls.lost.leader': '{leader:leader} enters Last Stand. You have lost.',
  'ls.lost.depots': 'The last Depot is on the map, and the Leaders storm Last Stand. You have lost.',
  'ls.lost.raiders': 'No {tribe:tribe} are left to place. You have lost.',
  'ls.lost.stormed': 'A fourth enemy stands in Last Stand. You have lost.',
  'ls.lost.puke': 'No Monstrosity is left to place: Puke flies into Last Stand. You have lost.',
  'ls.lost.turned': 'There are too many Monstrosities: Puke flies into Last Stand. You have lost.',
} as const satisfies Texts;

const words = {
  'order.ask': 'always ask',
  'order.never': 'never',
  'order.always': 'use it whenever possible',
  'order.overrun': 'use it against an overrun',
  'order.lastDepots': 'use it against an overrun while few Depots are left',
  'order.stormed': 'use it against the fourth enemy in Last Stand',
  'order.lastStand': 'use it if a Leader would enter Last Stand',
  'order.gates': 'use it if a Leader would come to the gates',
  'order.mine': 'use it if an event would hurt my Rangers',
  'order.anyone': 'use it if an event would hurt any Ranger',
  'order.failed': 'use it after a failed test',
  'order.threeMisses': 'use it after three misses',
  'order.threeWounds': 'use it against three wounds',
  'subject.window:placement': 'When Raiders are about to be placed',
  'subject.window:leaders': 'When a Leader is about to move',
  'subject.window:events': 'When an event is about to happen',
  'subject.window:dice': 'Before and after dice',
  'subject.window:wounds': 'When wounds are about to be dealt',
  'subject.window:radiation': 'When a location glows',
  'subject.window:bets': 'When a bet is lost',
  'attr.resistance': 'Resistance',
  'attr.adventure': 'Adventure',
  'attr.tech': 'Ancient Tech',
  'attr.scavenge': 'Scavenge',
  'color.red': 'red',
  'color.green': 'green',
  'color.yellow': 'yellow',
  'color.blue': 'blue',
  'figure.techie': 'a Techie',
  'figure.roadRider': 'a Road Rider',
  'figure.earther': 'an Earther',
  'figure.monstrosity': 'a Monstrosity',
  'die.d6': 'D6',
  'die.d3': 'D3',
  'deck.defender': 'Defender',
  'deck.special': 'Special',
  'deck.raider': 'Raider',
  'deck.mission': 'Mission',
  'deck.mutation': 'Mutation',
  'deck.monstrosity': 'Monstrosity',
  'deck.common': 'Common Artifact',
  'deck.unique': 'Unique Artifact',
  'part.action': 'action',
  'part.karma': 'Karma',
  'part.defender': 'Defender card',
  'part.grenade': 'grenade card',
  'what.artifact': 'Artifact',
  'what.defender': 'Defender cards',
  'what.raiders': 'all Raiders there',
  'what.monstrosity': 'a Monstrosity',
  'what.depot': 'the Depots there',
  'what.radiation': 'a Radiation Token',
  'what.karma': 'a Karma Token',
  'what.scavenge': 'a Scavenge Token',
  'what.blockade': 'a Blockade',
  'what.trap': 'a Trap',
} as const satisfies Texts;

type Pair = [string, string];
const card = (id: string, name: string, text: string): Pair[] => [
  [`card.${id}`, name],
  [`subject.card:${id}`, name],
  [`card-text.${id}`, text],
];
const named = (list: readonly { readonly id: string; readonly name: string; readonly text: string }[]): Pair[] =>
  list.flatMap(({ id, name, text }) => card(id, name, text));

const TRIBE_NAMES = Object.fromEntries(content.tribes.map(({ id, name }) => [id, name]));
const placeName = (n: number): string => `${content.board.locations[n - 1]?.name ?? ''} (${n})`;

const figures = (tribe: Tribe, n: number): string =>
  n === 1 ? words[`figure.${tribe}`] : `${n} ${TRIBE_NAMES[tribe] ?? tribe}`;

/** What a Raider card will do, in its order. */
function raiderText({ placements, leader, event, text }: RaiderCard): string {
  const parts = placements.map(({ tribe, n, at }) => `${figures(tribe, n)} to ${placeName(at)}`);
  if (leader !== null && leader.id !== 'any') {
    const { name, tribe } = content.leaders.find(({ id }) => id === leader.id) as LeaderCard;
    const beside = leader.adds > 0 ? ` with ${figures(tribe, leader.adds)}` : '';
    parts.push(`${name} to ${placeName(leader.to)}${beside}`);
  }
  if (event !== null) parts.push(`${event.name}: ${event.text}`);
  if (text !== undefined) parts.push(text);
  return parts.join('; ').replace(/\.$/, '');
}

const ICON_NAMES = {
  vehicle: 'vehicle',
  glider: 'glider',
  grenade: 'grenade',
  pistols: 'crossed pistols',
  badge: 'badge',
  radSuit: 'rad suit',
} as const;

const TOKEN_NAMES = {
  special: 'Special token',
  nothing: 'Nothing but dust',
  common: 'Common Artifact token',
  unique: 'Unique Artifact token',
  defender: 'Supplies token',
} as const satisfies Record<Find, string>;

/** The test that a card asks for: `Ancient Tech test with 1 die more, 2 successes`. */
function testText({
  attr,
  mod,
  need,
}: {
  readonly attr: Attribute;
  readonly mod: number;
  readonly need: number;
}): string {
  const dice = Math.abs(mod) === 1 ? '1 die' : `${Math.abs(mod)} dice`;
  const changed = mod === 0 ? '' : ` with ${dice} ${mod > 0 ? 'more' : 'fewer'}`;
  return `${words[`attr.${attr}`]} test${changed}, ${need} ${need === 1 ? 'success' : 'successes'}`;
}
const adventureText = ({ text, test }: AdventureCard): string => `${text} ${testText(test)}.`;
const monstrosityText = ({ text, fight }: MonstrosityCard): string =>
  fight.by === 'test'
    ? `${text} ${testText(fight)}.`
    : `${text} ${fight.dice} dice, each ${fight.toHit} or more; ${fight.need} needed.`;

/** Of what an answer leads to, each part as far as it may go. */
const ODDS_WORDS = {
  figures: ['figure removed', 'figures removed'],
  depots: ['Depot destroyed', 'Depots destroyed'],
  hits: ['Leader health lost', 'Leader health lost'],
  wounds: ['wound taken', 'wounds taken'],
  mutations: ['Mutation gained', 'Mutations gained'],
} as const;
const MOST_COUNTED = 40;
const oddsWords = Object.entries(ODDS_WORDS).flatMap(([part, [one, many]]) =>
  Array.from({ length: MOST_COUNTED }, (_, i): Pair => [`odds.${part}.${i + 1}`, `${i + 1} ${i === 0 ? one : many}`]),
);

const borrowed = content.rangers
  .flatMap(({ skills }) => skills.flatMap(({ abilities }) => abilities))
  .flatMap(({ effects }) => effectsOf(effects, 'iconAs'));

const defenders = content.defenders.cards.flatMap(({ id, name, color, dice, icon }) => {
  const { text } = content.defenders.icons[icon];
  const title = `${name} (${color}, ${dice} ${dice === 1 ? 'die' : 'dice'}, ${ICON_NAMES[icon]})`;
  const as = borrowed
    .filter((effect) => effect.icon === icon)
    .flatMap((effect) => card(`${id}.${effect.as}`, title, content.defenders.icons[effect.as].text));
  return [...card(id, title, text), ...as];
});

export const texts: Texts = {
  ...prompts,
  ...events,
  ...words,
  ...Object.fromEntries([
    ...content.board.locations.map(({ n }) => [`at.${n}`, placeName(n)]),
    ...content.rangers.flatMap(({ id, name, skills, bonusSkill }) => [
      [`ranger.${id}`, name],
      [`ranger-text.${id}`, [...skills, bonusSkill].map((skill) => `${skill.name}: ${skill.text}`).join(' ')],
      ...[...skills, bonusSkill].flatMap((skill, i) => card(`${id}.${i}`, skill.name, skill.text)),
    ]),
    ...content.leaders.flatMap(({ id, name, slayer, defeat }) => [
      [`leader.${id}`, name],
      ...card(`slayer.${id}`, slayer.name, slayer.text),
      ...card(`leader.${id}`, name, defeat.text),
    ]),
    ...content.tribes.flatMap(({ id, name, abilities }) => [
      [`tribe.${id}`, name],
      ...card(id, name, abilities.map(({ text }) => text).join(' ')),
    ]),
    // One on a card, and two of a kind with what they are good for (DLS.DEF.2).
    ...Object.entries(content.defenders.icons).flatMap(([icon, { text }]) => {
      const name = ICON_NAMES[icon as keyof typeof ICON_NAMES];
      return [...card(`symbol.${icon}`, name, text), ...card(`icon.${icon}`, `two ${name} cards`, text)];
    }),
    ...defenders,
    ...oddsWords,
    ...named(content.specials),
    ...named(content.common),
    ...named(content.unique),
    ...named(content.mutations),
    ...content.monstrosities.flatMap((monster) => card(monster.id, monster.name, monstrosityText(monster))),
    ...named(content.tech),
    ...content.scavenge.tokens.flatMap(({ id, kind, text }) => card(id, TOKEN_NAMES[kind], text)),
    ...content.adventures.flatMap((adventure) => [
      ...card(adventure.id, adventure.title, adventureText(adventure)),
      [`bonus-text.${adventure.id}`, adventure.bonus?.text ?? ''],
    ]),
    ...content.missions.flatMap(({ id, title, text, actions = [], back }) => [
      ...card(id, title, text),
      ...actions.flatMap((skill, i) => card(`${id}.front.${i}`, skill.name, skill.text)),
      ...(back?.actions ?? []).flatMap((skill, i) => card(`${id}.back.${i}`, skill.name, skill.text)),
    ]),
    ...content.raiders.flatMap((raider) => [
      ...card(raider.id, raiderText(raider), raiderText(raider)),
      ...(raider.event === null
        ? []
        : [
            [`event.${raider.id}`, `${raider.event.name}. ${raider.event.text}`],
            ...card(`event.${raider.event.id}`, raider.event.name, raider.event.text),
          ]),
    ]),
    ...content.stages.stages.map(({ face, text }) => [`stage.${face}`, text]),
  ]),
};
