import { idOf } from '../../../kernel/index.ts';
import { iconFace, leaderCard } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import type { Kind } from './moment.ts';
import type { Ranger, State } from '../state.ts';
import type { Ability, Effect, Verb } from '../cards/vocabulary.ts';
import {
  type CardId,
  ICONS,
  type Icon,
  LEADERS,
  type LeaderId,
  type RangerId,
  type Scenario,
  SCENARIOS,
  type Trigger,
} from '../wording/words.ts';

/** Where a Ranger's abilities come from: skills, boards, cards, tokens. Each is made once: rules ask for them all the time. */

export interface Source {
  /** Its name in options and texts: a card's id, or `frank.0` for a skill. */
  readonly key: string;
  readonly kind: Kind;
  readonly card: CardId | null;
  readonly abilities: readonly Ability[];
  /** The moments at which it has its say, and what always holds, by verb. */
  readonly whens: ReadonlySet<Trigger>;
  readonly passive: ReadonlyMap<Verb, readonly Effect[]>;
}

function made(key: string, kind: Kind, card: CardId | null, abilities: readonly Ability[]): Source {
  const passive = new Map<Verb, Effect[]>();
  for (const effect of abilities.flatMap(({ when, effects }) => (when === 'passive' ? effects : []))) {
    passive.set(effect.do, [...(passive.get(effect.do) ?? []), effect]);
  }
  return { key, kind, card, abilities, whens: new Set(abilities.map(({ when }) => when)), passive };
}

/** DLS.COMP.11, DLS.ATTR.7, DLS.KARMA.3: two skills and the one that costs Karma. */
const SKILLS = Object.fromEntries(
  content.rangers.map(({ id, skills, bonusSkill }) => [
    id,
    [...skills, bonusSkill].map(({ abilities }, i) => made(`${id}.${i}`, 'skill', null, abilities)),
  ]),
) as unknown as Readonly<Record<RangerId, readonly Source[]>>;

/** DLS.SLAYER.2: a board turned over works like a skill, but is none. */
const SLAYERS = Object.fromEntries(
  LEADERS.map((id): [LeaderId, Source] => [id, made(`slayer.${id}`, 'slayer', null, leaderCard(id).slayer.abilities)]),
) as Readonly<Record<LeaderId, Source>>;

const cardsAs = (kind: Kind, cards: readonly { readonly id: CardId; readonly abilities: readonly Ability[] }[]) =>
  cards.map(({ id, abilities }): [CardId, Source] => [id, made(id, kind, id, abilities)]);
const CARDS = new Map<CardId, Source>([
  ...cardsAs('artifact', content.common),
  ...cardsAs('artifact', content.unique),
  ...cardsAs('special', content.specials), // DLS.SPEC.9
  ...cardsAs('mutation', content.mutations), // DLS.MUT.9
]);
const cardSource = (card: CardId): Source => CARDS.get(card) as Source;

/** DLS.SCAV.8: what a kept Special token does is the scenario's matter. */
export const tokenKey = (scenario: number, token: CardId): string => `${token}.${scenario}`;
/** The scenario in which a token has this key; null for everything else. */
export const scenarioOfToken = (key: string): Scenario | null => SCENARIO_OF.get(key) ?? null;
const SCENARIO_OF = new Map(
  SCENARIOS.flatMap((scenario) => content.scavenge.tokens.map(({ id }) => [tokenKey(scenario, id), scenario] as const)),
);
const TOKENS = Object.fromEntries(
  Object.entries(content.scavenge.scenarioUse).map(([scenario, { abilities = [] }]) => [
    scenario,
    new Map(
      content.scavenge.tokens.map(({ id }) => [id, made(tokenKey(Number(scenario), id), 'token', id, abilities)]),
    ),
  ]),
) as unknown as Readonly<Record<Scenario, ReadonlyMap<CardId, Source>>>;

/** What matters of the table for what a Ranger has: players see as much. */
export type Played = Pick<State, 'scenario'>;

/** What a Ranger has for as long as it holds the board, card or token. */
export function lastingOf({ scenario }: Played, ranger: Ranger): Source[] {
  const sources = [...SKILLS[ranger.id]];
  for (const leader of ranger.slain) sources.push(SLAYERS[leader]);
  for (const card of ranger.artifacts) sources.push(cardSource(card));
  for (const card of ranger.specials) sources.push(cardSource(card));
  for (const card of ranger.mutations) sources.push(cardSource(card));
  for (const token of ranger.tokens) sources.push(TOKENS[scenario].get(token) as Source);
  return sources;
}

/** DLS.DEF.2: a card is discarded for its icon; two of a kind are paid from the hand by the icon's own ability. */
const SINGLE = Object.fromEntries(
  ICONS.map((icon): [Icon, readonly Ability[]] => [
    icon,
    iconFace(icon).abilities.filter(({ cost }) => cost?.discardThis === true),
  ]),
) as Readonly<Record<Icon, readonly Ability[]>>;
const PAIRS = ICONS.filter((icon) => SINGLE[icon].length === 0).map((icon) =>
  made(`icon.${icon}`, 'icon', null, iconFace(icon).abilities),
);
/** Moments at which an icon is of any use. */
const ICON_TRIGGERS = new Set(ICONS.flatMap((icon) => iconFace(icon).abilities.map(({ when }) => when)));
export const isForIcons = (whens: readonly Ability['when'][]): boolean => whens.some((when) => ICON_TRIGGERS.has(when));

/** A card used for its own icon, or for one that a skill lets it be used as. */
const SINGLES = new Map<string, Source>();
function single(card: CardId, icon: Icon, key: string): Source {
  const known = SINGLES.get(key);
  if (known !== undefined) return known;
  const source = made(key, 'icon', card, SINGLE[icon]);
  SINGLES.set(key, source);
  return source;
}

/** The Defender card behind such a source, and the icon that it is used for; null for everything else. */
export const defenderPlayed = (key: string): { readonly card: CardId; readonly icon: Icon } | null =>
  PLAYED.get(key) ?? null;
const PLAYED = new Map(
  content.defenders.cards.flatMap(({ id, icon: own }) => [
    [id, { card: id, icon: own }] as const,
    ...ICONS.map((icon) => [`${id}.${icon}`, { card: id, icon }] as const),
  ]),
);

export function iconSources(defenders: readonly CardId[], iconsOn: (card: CardId) => readonly Icon[]): Source[] {
  const sources: Source[] = [];
  for (const card of defenders) {
    iconsOn(card).forEach((icon, i) => {
      if (SINGLE[icon].length > 0) sources.push(single(card, icon, i === 0 ? card : `${card}.${icon}`));
    });
  }
  return [...sources, ...PAIRS];
}

const sidesOf = (side: 'front' | 'back') =>
  new Map(
    content.missions.map((card): [CardId, readonly Source[]] => {
      const actions = (side === 'back' ? card.back?.actions : card.actions) ?? [];
      return [card.id, actions.map(({ abilities }, i) => made(`${card.id}.${side}.${i}`, 'mission', null, abilities))];
    }),
  );
const FRONTS = sidesOf('front');
const BACKS = sidesOf('back');

/** The actions that the Group Mission on the table gives to every Ranger. */
export const groupSources = ({ group }: State): readonly Source[] =>
  group === null ? [] : ((group.flipped ? BACKS : FRONTS).get(group.id) ?? []);

/** What a Ranger can have used up for this turn: the abilities that work once in a turn, by their options' ids. */
export const limitedUses = (ranger: RangerId): string[] =>
  [...SKILLS[ranger], ...CARDS.values(), ...Object.values(SLAYERS), ...[...FRONTS.values(), ...BACKS.values()].flat()]
    .flatMap(({ key, abilities }) =>
      abilities.map(({ limit }, nth) => ({ limit, means: { do: ranger, source: key, nth } })),
    )
    .flatMap(({ limit, means }) => (limit === 'turn' ? [idOf(means)] : []));
