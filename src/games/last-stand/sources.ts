import { iconFace, leaderCard, missionCard } from './cards.ts';
import { content } from './content.ts';
import type { Kind } from './moment.ts';
import type { Ranger, State } from './state.ts';
import type { Ability } from './vocabulary.ts';
import { type CardId, ICONS, type Icon, LEADERS, type LeaderId, type RangerId } from './words.ts';

/** Where a Ranger's abilities come from: skills, boards, cards, tokens. Each is made once: rules ask for them all the time. */

export interface Source {
  /** Its name in options and texts: a card's id, or `frank.0` for a skill. */
  readonly key: string;
  readonly kind: Kind;
  readonly card: CardId | null;
  readonly abilities: readonly Ability[];
}

/** DLS.COMP.11, DLS.ATTR.7, DLS.KARMA.3: two skills and the one that costs Karma. */
const SKILLS = Object.fromEntries(
  content.rangers.map(({ id, skills, bonusSkill }) => [
    id,
    [...skills, bonusSkill].map(
      ({ abilities }, i): Source => ({ key: `${id}.${i}`, kind: 'skill', card: null, abilities }),
    ),
  ]),
) as unknown as Readonly<Record<RangerId, readonly Source[]>>;

/** DLS.SLAYER.2: a board turned over works like a skill, but is none. */
const SLAYERS = Object.fromEntries(
  LEADERS.map((id): [LeaderId, Source] => [
    id,
    { key: `slayer.${id}`, kind: 'slayer', card: null, abilities: leaderCard(id).slayer.abilities },
  ]),
) as Readonly<Record<LeaderId, Source>>;

const cardsAs = (kind: Kind, cards: readonly { readonly id: CardId; readonly abilities: readonly Ability[] }[]) =>
  cards.map(({ id, abilities }): [CardId, Source] => [id, { key: id, kind, card: id, abilities }]);
const CARDS = new Map<CardId, Source>([
  ...cardsAs('artifact', content.common),
  ...cardsAs('artifact', content.unique),
  ...cardsAs('special', content.specials), // DLS.SPEC.9
  ...cardsAs('mutation', content.mutations), // DLS.MUT.9
]);
const cardSource = (card: CardId): Source => CARDS.get(card) as Source;

/** DLS.SCAV.8: what a kept Special token does is the scenario's matter. */
function tokensOf(state: State, { tokens }: Ranger): Source[] {
  const { abilities } = content.scavenge.scenarioUse[state.scenario];
  return abilities === undefined ? [] : tokens.map((card) => ({ key: card, kind: 'token', card, abilities }));
}

/** What a Ranger has for as long as it holds the board, card or token. */
export const lastingOf = (state: State, ranger: Ranger): Source[] => [
  ...SKILLS[ranger.id],
  ...ranger.slain.map((leader) => SLAYERS[leader]),
  ...ranger.artifacts.map(cardSource),
  ...ranger.specials.map(cardSource),
  ...ranger.mutations.map(cardSource),
  ...tokensOf(state, ranger),
];

/** DLS.DEF.2: a card is discarded for its icon; two of a kind are paid from the hand by the icon's own ability. */
const SINGLE = Object.fromEntries(
  ICONS.map((icon): [Icon, readonly Ability[]] => [
    icon,
    iconFace(icon).abilities.filter(({ cost }) => cost?.discardThis === true),
  ]),
) as Readonly<Record<Icon, readonly Ability[]>>;
const PAIRS = ICONS.filter((icon) => SINGLE[icon].length === 0).map(
  (icon): Source => ({ key: `icon.${icon}`, kind: 'icon', card: null, abilities: iconFace(icon).abilities }),
);
/** Moments at which an icon is of any use. */
const ICON_TRIGGERS = new Set(ICONS.flatMap((icon) => iconFace(icon).abilities.map(({ when }) => when)));
export const isForIcons = (whens: readonly Ability['when'][]): boolean => whens.some((when) => ICON_TRIGGERS.has(when));

export function iconSources(defenders: readonly CardId[], iconsOn: (card: CardId) => readonly Icon[]): Source[] {
  const singles = defenders.flatMap((card) =>
    iconsOn(card).flatMap((icon, i): Source[] => {
      const key = i === 0 ? card : `${card}.${icon}`;
      return SINGLE[icon].length === 0 ? [] : [{ key, kind: 'icon', card, abilities: SINGLE[icon] }];
    }),
  );
  return [...singles, ...PAIRS];
}

/** The actions that the Group Mission on the table gives to every Ranger. */
export function groupSources(state: State): Source[] {
  if (state.group === null) return [];
  const card = missionCard(state.group.id);
  const actions = state.group.flipped ? (card.back?.actions ?? []) : (card.actions ?? []);
  const side = state.group.flipped ? 'back' : 'front';
  return actions.map(({ abilities }, i) => ({
    key: `${card.id}.${side}.${i}`,
    kind: 'mission',
    card: null,
    abilities,
  }));
}
