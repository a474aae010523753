import { counted, ORDER_TEXTS, type Texts } from '../../../kernel/index.ts';
import { effectsOf } from '../cards/cards.ts';
import { content, type RangerCard, type Skill } from '../cards/content.ts';
import { ATTRIBUTE_NAMES, ICON_NAMES, placeName } from './naming.ts';
import { events, odds, prompts, words } from './said.ts';
import { capital } from './grammar.ts';
import { abilitiesText, ACTIVE, effectsText, LEADER, leaderText, YOU } from './wording.ts';
import { effectWords } from './wording-verbs.ts';
import {
  adventureStakes,
  adventureText,
  backText,
  bonusText,
  eventOnAnyCard,
  eventText,
  missionStakes,
  missionText,
  monstrosityStakes,
  monstrosityText,
  raiderText,
  tokenText,
} from './wording-cards.ts';
import { ATTRIBUTES, type Find, SCENARIOS } from './words.ts';
import type { Ability, Effects } from '../cards/vocabulary.ts';

type Pair = [string, string];
const card = (id: string, name: string, text: string, plain = name): Pair[] => [
  [`card.${id}`, name],
  [`name.${id}`, plain],
  [`subject.card:${id}`, name],
  [`card-text.${id}`, text],
];
const named = (
  list: readonly { readonly id: string; readonly name: string; readonly abilities: readonly Ability[] }[],
): Pair[] =>
  list.flatMap(({ id, name, abilities }) => [...card(id, name, abilitiesText(abilities)), ...chosenBy(id, abilities)]);

const TOKEN_NAMES = {
  special: 'Special token',
  nothing: 'Nothing but dust',
  common: 'Common Artifact token',
  unique: 'Unique Artifact token',
  defender: 'Supplies token',
} as const satisfies Record<Find, string>;

/** What somebody who chooses a Ranger must know: attributes and skills, with what they cost. */
function rangerText({ attributes, skills, bonusSkill }: RangerCard): string {
  const numbers = ATTRIBUTES.map((attr) => `${ATTRIBUTE_NAMES[attr]} ${attributes[attr]}`);
  const told = [...skills, bonusSkill].map(({ name, abilities }) => `${name}: ${abilitiesText(abilities)}`);
  return [`${numbers.join(', ')}.`, ...told].join(' ');
}

const MOST_COUNTED = 40;
/** What a placement that is too much costs: the location's own Depot and one for each full neighbour. */
const depotWords = Array.from(
  { length: 9 },
  (_, n): Pair => [`depots.${n}`, n === 0 ? '' : ` (${counted(n, 'Depot is', 'Depots are')} built)`],
);
/** How many dice have shown what was needed. */
const madeWords = Array.from(
  { length: MOST_COUNTED },
  (_, n): Pair => [`made.${n}`, n === 0 ? 'none is' : counted(n, 'is', 'are')],
);
/** What hangs on the dice that a card asks for, said before them. */
const stakes = (id: string, name: string, text: string): Pair => [
  `stakes.${id}`,
  `${name.replace(/[.!?]$/, '')}. ${text} `,
];

/** What each way of a choice means: `choice.C15.0`. */
const choices = (key: string, effects: Effects, speech = YOU): Pair[] =>
  effectsOf(effects, 'choose').flatMap(({ options }) =>
    options.map((option, i): Pair => [`choice.${key}.${i}`, capital(effectWords(option, speech))]),
  );
const chosenBy = (key: string, abilities: readonly Ability[]): Pair[] =>
  abilities.flatMap(({ effects }) => choices(key, effects));

const sides = (id: string, side: 'front' | 'back', actions: readonly Skill[]): Pair[] =>
  actions.flatMap(({ name, abilities }, i) => [
    ...card(`${id}.${side}.${i}`, name, abilitiesText(abilities)),
    stakes(`${id}.${side}.${i}`, name, abilitiesText(abilities)),
    ...chosenBy(`${id}.${side}.${i}`, abilities),
  ]);

const borrowed = content.rangers
  .flatMap(({ skills }) => skills.flatMap(({ abilities }) => abilities))
  .flatMap(({ effects }) => effectsOf(effects, 'iconAs'));

const defenders = content.defenders.cards.flatMap(({ id, name, color, dice, icon }) => {
  const text = abilitiesText(content.defenders.icons[icon].abilities);
  const title = `${name} (${color}, ${counted(dice, 'die', 'dice')}, ${ICON_NAMES[icon]})`;
  const as = borrowed
    .filter((effect) => effect.icon === icon)
    .flatMap((effect) =>
      card(`${id}.${effect.as}`, title, abilitiesText(content.defenders.icons[effect.as].abilities), name),
    );
  return [...card(id, title, text, name), ...as];
});

export const texts: Texts = {
  ...ORDER_TEXTS,
  ...prompts,
  ...events,
  ...odds,
  ...words,
  ...Object.fromEntries([
    ...content.board.locations.map(({ n }) => [`at.${n}`, placeName(n)]),
    ...content.rangers.flatMap((ranger) => [
      [`ranger.${ranger.id}`, ranger.name],
      [`ranger-text.${ranger.id}`, rangerText(ranger)],
      ...[...ranger.skills, ranger.bonusSkill].flatMap(({ name, abilities }, i) =>
        card(`${ranger.id}.${i}`, name, abilitiesText(abilities)),
      ),
    ]),
    ...content.leaders.flatMap(({ id, name, skills, slayer, defeat }) => [
      [`leader.${id}`, name],
      ...card(`slayer.${id}`, slayer.name, abilitiesText(slayer.abilities)),
      ...card(`leader.${id}`, name, effectsText(defeat.effects, LEADER)),
      ...skills.flatMap((skill, i) => card(`leader.${id}.${i}`, skill.name, leaderText(skill.abilities))),
    ]),
    ...content.tribes.flatMap(({ id, name, abilities }) => [
      [`tribe.${id}`, name],
      ...card(id, name, abilities.map((skill) => `${skill.name}: ${abilitiesText(skill.abilities)}`).join(' ')),
    ]),
    // One on a card, and two of a kind with what they are good for (DLS.DEF.2).
    ...Object.entries(content.defenders.icons).flatMap(([icon, { abilities }]) => {
      const text = abilitiesText(abilities);
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
    ...content.monstrosities.flatMap((monster) => [
      ...card(monster.id, monster.name, monstrosityText(monster)),
      stakes(monster.id, monster.name, monstrosityStakes(monster)),
      ...choices(monster.id, monster.lose),
    ]),
    ...content.tech.flatMap(({ id, name, abilities }) => card(id, name, leaderText(abilities))),
    // A Special token is another thing in each scenario (DLS.SCAV.8).
    ...content.scavenge.tokens.flatMap((token) => [
      ...card(token.id, TOKEN_NAMES[token.kind], effectsText(token.effects) || 'Nothing.'),
      ...(token.kind === 'special' ? SCENARIOS : []).flatMap((n) =>
        card(`${token.id}.${n}`, content.scavenge.scenarioUse[n].specialName, tokenText(token, n)),
      ),
    ]),
    ...content.adventures.flatMap((adventure) => [
      ...card(adventure.id, adventure.title, adventureText(adventure)),
      stakes(adventure.id, adventure.title, adventureStakes(adventure)),
      [`bonus-text.${adventure.id}`, adventure.bonus === null ? '' : bonusText(adventure.bonus)],
    ]),
    ...content.missions.flatMap((mission) => [
      ...card(mission.id, mission.title, missionText(mission)),
      ...card(`${mission.id}.reward`, mission.title, effectsText(mission.reward)),
      ...card(`${mission.id}.back`, mission.back?.title ?? mission.title, backText(mission)),
      stakes(mission.id, mission.title, missionStakes(mission)),
      ...sides(mission.id, 'front', mission.actions ?? []),
      ...sides(mission.id, 'back', mission.back?.actions ?? []),
    ]),
    ...content.raiders.flatMap((raider) => [
      ...card(raider.id, raiderText(raider), raiderText(raider)),
      ...(raider.event === null
        ? []
        : [
            [`event.${raider.id}`, `${raider.event.name}. ${eventText(raider.event)}`],
            ...card(`event.${raider.event.id}`, raider.event.name, eventOnAnyCard(raider.event)),
            stakes(`event.${raider.event.id}`, raider.event.name, eventOnAnyCard(raider.event)),
            ...choices(`event.${raider.event.id}`, raider.event.effects, ACTIVE),
          ]),
    ]),
  ]),
};
