import {
  artifactCard,
  defenderCard,
  effectsOf,
  iconFace,
  leaderCard,
  missionCard,
  mutationCard,
  rangerCard,
  specialCard,
  tribeCard,
} from './cards.ts';
import { content } from './content.ts';
import type { Kind } from './moment.ts';
import type { Ranger, State } from './state.ts';
import type { Ability, Effecting, Verb } from './vocabulary.ts';
import { type Attribute, type CardId, type Icon, LAST_STAND, type Raider, RAIDERS, type Trigger } from './words.ts';

/** Where a Ranger's abilities come from: skills, boards, cards, tokens. */

export interface Source {
  /** Its name in options and texts: a card's id, or `frank.0` for a skill. */
  readonly key: string;
  readonly kind: Kind;
  readonly card: CardId | null;
  readonly abilities: readonly Ability[];
}

/** One ability of one Ranger. */
export interface Use {
  readonly id: string;
  readonly ranger: Ranger;
  readonly source: Source;
  readonly ability: Ability;
}

/** DLS.COMP.11, DLS.ATTR.7, DLS.KARMA.3: two skills and the one that costs Karma. */
function skillsOf({ id }: Ranger): Source[] {
  const { skills, bonusSkill } = rangerCard(id);
  return [...skills, bonusSkill].map(({ abilities }, i) => ({
    key: `${id}.${i}`,
    kind: 'skill',
    card: null,
    abilities,
  }));
}

const cardsAs = (
  kind: Kind,
  cards: readonly CardId[],
  of: (card: CardId) => { readonly abilities: readonly Ability[] },
): Source[] => cards.map((card) => ({ key: card, kind, card, abilities: of(card).abilities }));

/** DLS.SCAV.8: what a kept Special token does is the scenario's matter. */
function tokensOf(state: State, { tokens }: Ranger): Source[] {
  const { abilities } = content.scavenge.scenarioUse[state.scenario];
  return abilities === undefined ? [] : tokens.map((card) => ({ key: card, kind: 'token', card, abilities }));
}

/** DLS.DEF.2: a card is discarded for its icon; two of a kind are paid from the hand by the icon's own ability. */
function iconsOf(state: State, ranger: Ranger): Source[] {
  const singles = ranger.defenders.flatMap((card): Source[] =>
    iconsOn(state, ranger, card).flatMap((icon, i) => {
      const abilities = iconFace(icon).abilities.filter(({ cost }) => cost?.discardThis === true);
      return abilities.length === 0 ? [] : [{ key: i === 0 ? card : `${card}.${icon}`, kind: 'icon', card, abilities }];
    }),
  );
  const pairs = (['pistols', 'badge'] as const).map(
    (icon): Source => ({ key: `icon.${icon}`, kind: 'icon', card: null, abilities: iconFace(icon).abilities }),
  );
  return [...singles, ...pairs];
}

/** The icon on a card, and what a skill lets it be used as. */
export const iconsOn = (state: State, ranger: Ranger, card: CardId): Icon[] => {
  const { icon } = defenderCard(card);
  const others = passive(state, ranger, 'iconAs').filter((effect) => effect.icon === icon);
  return [icon, ...others.map((effect) => effect.as)];
};

/** DLS.SLAYER.2, DLS.SPEC.9: boards turned over and Sidekicks work like skills, but are none. */
function lastingOf(state: State, ranger: Ranger): Source[] {
  return [
    ...skillsOf(ranger),
    ...ranger.slain.map(
      (leader): Source => ({
        key: `slayer.${leader}`,
        kind: 'slayer',
        card: null,
        abilities: leaderCard(leader).slayer.abilities,
      }),
    ),
    ...cardsAs('artifact', ranger.artifacts, artifactCard),
    ...cardsAs('special', ranger.specials, specialCard),
    ...cardsAs('mutation', ranger.mutations, mutationCard), // DLS.MUT.9
    ...tokensOf(state, ranger),
  ];
}

const sourcesOf = (state: State, ranger: Ranger): Source[] => [...lastingOf(state, ranger), ...iconsOf(state, ranger)];

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

export function usesOf(state: State, ranger: Ranger, whens: readonly Trigger[]): Use[] {
  const uses: Use[] = [];
  for (const source of [...sourcesOf(state, ranger), ...groupSources(state)]) {
    source.abilities.forEach((ability, i) => {
      if (whens.includes(ability.when)) uses.push({ id: `${ranger.id}:${source.key}:${i}`, ranger, source, ability });
    });
  }
  return uses;
}

/** Effects of one verb that always hold for a Ranger. */
const passive = <V extends Verb>(state: State, ranger: Ranger, verb: V): Effecting<V>[] =>
  lastingOf(state, ranger).flatMap(({ abilities }) =>
    abilities.flatMap(({ when, effects }) => (when === 'passive' ? effectsOf(effects, verb) : [])),
  );

const modded = (state: State, ranger: Ranger, of: Effecting<'mod'>['of']): number =>
  passive(state, ranger, 'mod').reduce((sum, effect) => (effect.of === of ? sum + effect.n : sum), 0);

/** DLS.COMP.10, DLS.ATTR.1: the board's number, with what cards add or take. */
export const attribute = (state: State, ranger: Ranger, attr: Attribute): number =>
  rangerCard(ranger.id).attributes[attr] + modded(state, ranger, attr);
export const limitOf = (state: State, ranger: Ranger, of: 'artifactLimit' | 'defenderLimit', basic: number): number =>
  basic + modded(state, ranger, of);

export const isBanned = (state: State, ranger: Ranger, what: Effecting<'ban'>['what']): boolean =>
  passive(state, ranger, 'ban').some((effect) => effect.what === what);
export const waives = (state: State, ranger: Ranger, what: Effecting<'waive'>['what']): boolean =>
  passive(state, ranger, 'waive').some((effect) => effect.what === what);

/** Whether playing this ability uses up a Special card (DLS.SPEC.12): those that are no Sidekick. */
export const isPlayed = ({ kind, card }: Source): boolean =>
  kind === 'special' && card !== null && !specialCard(card).sidekick;

/** DLS.TRIBE.1, DLS.TRIBE.2: what a tribe's own abilities forbid at this moment, unless a board lifts it. */
export function bansOf(state: State, ranger: Ranger, tribe: Raider, when: Trigger): Kind[] {
  if (waives(state, ranger, 'blessed')) return [];
  const bans = tribeCard(tribe)
    .abilities.flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.when === when && ability.if?.vs?.includes(tribe) === true)
    .flatMap(({ effects }) => effectsOf(effects, 'ban'));
  return bans.flatMap(({ what }) => (what === 'skill' || what === 'special' ? [what] : []));
}

export const everyoneHome = ({ rangers }: State): boolean => rangers.every(({ at }) => at === LAST_STAND);
export const isRaider = (tribe: string): tribe is Raider => RAIDERS.some((raider) => raider === tribe);
