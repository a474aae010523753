import type { Texts } from '../../kernel/index.ts';
import { effectsOf } from './cards.ts';
import {
  content,
  type AdventureCard,
  type LeaderCard,
  type MonstrosityCard,
  type RaiderCard,
  type Skill,
} from './content.ts';
import { events, odds, prompts, words } from './said.ts';
import type { Attribute, Find, Tribe } from './words.ts';

type Pair = [string, string];
const card = (id: string, name: string, text: string, plain = name): Pair[] => [
  [`card.${id}`, name],
  [`name.${id}`, plain],
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

/** What a skill does, with its price where its own text does not name it. */
function priced({ text, abilities }: Pick<Skill, 'text' | 'abilities'>): string {
  const { action = 0, karma = 0 } = abilities.find(({ cost }) => cost !== undefined)?.cost ?? {};
  const price = [
    ...(action > 0 && !text.includes('action') ? [`${action} action`] : []),
    ...(karma > 0 && !text.includes('Karma') ? [`${karma} Karma`] : []),
  ];
  return price.length === 0 ? text : `${text} Costs ${price.join(' and ')}.`;
}

const MOST_COUNTED = 40;
/** What a placement that is too much costs: the location's own Depot and one for each full neighbour. */
const depotWords = Array.from(
  { length: 9 },
  (_, n): Pair => [`depots.${n}`, n === 0 ? '' : ` (${n} ${n === 1 ? 'Depot is' : 'Depots are'} built)`],
);
/** How many dice have shown what was needed. */
const madeWords = Array.from(
  { length: MOST_COUNTED },
  (_, n): Pair => [`made.${n}`, n === 0 ? 'none is' : `${n} ${n === 1 ? 'is' : 'are'}`],
);
const borrowed = content.rangers
  .flatMap(({ skills }) => skills.flatMap(({ abilities }) => abilities))
  .flatMap(({ effects }) => effectsOf(effects, 'iconAs'));

const defenders = content.defenders.cards.flatMap(({ id, name, color, dice, icon }) => {
  const { text } = content.defenders.icons[icon];
  const title = `${name} (${color}, ${dice} ${dice === 1 ? 'die' : 'dice'}, ${ICON_NAMES[icon]})`;
  const as = borrowed
    .filter((effect) => effect.icon === icon)
    .flatMap((effect) => card(`${id}.${effect.as}`, title, content.defenders.icons[effect.as].text, name));
  return [...card(id, title, text, name), ...as];
});

export const texts: Texts = {
  ...prompts,
  ...events,
  ...odds,
  ...words,
  ...Object.fromEntries([
    ...content.board.locations.map(({ n }) => [`at.${n}`, placeName(n)]),
    ...content.rangers.flatMap(({ id, name, skills, bonusSkill }) => [
      [`ranger.${id}`, name],
      [`ranger-text.${id}`, [...skills, bonusSkill].map((skill) => `${skill.name}: ${skill.text}`).join(' ')],
      ...[...skills, bonusSkill].flatMap((skill, i) => card(`${id}.${i}`, skill.name, priced(skill))),
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
    ...madeWords,
    ...depotWords,
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
    ...content.missions.flatMap(({ id, title, text, rewardText = text, actions = [], back }) => [
      ...card(id, title, text),
      ...card(`${id}.reward`, title, rewardText),
      ...actions.flatMap((skill, i) => card(`${id}.front.${i}`, skill.name, skill.text)),
      ...(back?.actions ?? []).flatMap((skill, i) => card(`${id}.back.${i}`, skill.name, priced(skill))),
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
  ]),
};
