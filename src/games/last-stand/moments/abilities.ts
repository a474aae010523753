import { idOf } from '../../../kernel/index.ts';
import { defenderCard, effectsOf, hasEffect, rangerCard, specialCard, tribeCard } from '../cards/cards.ts';
import type { Using } from '../means.ts';
import type { Kind } from './moment.ts';
import { groupSources, iconSources, isForIcons, lastingOf, type Played, type Source } from './sources.ts';
import type { Ranger, State } from '../state.ts';
import type { Ability, Effecting, Verb } from '../cards/vocabulary.ts';
import {
  ARTIFACT_LIMIT,
  type Attribute,
  type CardId,
  HAND_LIMIT,
  type Icon,
  LAST_STAND,
  type Raider,
  RAIDERS,
  type Trigger,
} from '../wording/words.ts';

/** What a Ranger can do, and what always holds for it. */

/** One ability of one Ranger. */
export interface Use {
  readonly id: string;
  readonly means: Using;
  readonly ranger: Ranger;
  readonly source: Source;
  readonly ability: Ability;
}

export function usesOf(state: State, ranger: Ranger, whens: readonly Trigger[]): Use[] {
  const uses: Use[] = [];
  const icons = isForIcons(whens) ? iconSources(ranger.defenders, iconReader(state, ranger)) : [];
  for (const source of [...lastingOf(state, ranger), ...icons, ...groupSources(state)]) {
    if (!whens.some((when) => source.whens.has(when))) continue;
    source.abilities.forEach((ability, i) => {
      if (!whens.includes(ability.when)) return;
      const means = { do: ranger.id, source: source.key, nth: i } as const;
      uses.push({ id: idOf(means), means, ranger, source, ability });
    });
  }
  return uses;
}

/** Effects of one verb that always hold for a Ranger. */
function passive<V extends Verb>(state: Played, ranger: Ranger, verb: V): Effecting<V>[] {
  const found: Effecting<V>[] = [];
  for (const { passive: always } of lastingOf(state, ranger)) {
    const effects = always.get(verb) as readonly Effecting<V>[] | undefined;
    if (effects !== undefined) found.push(...effects);
  }
  return found;
}

/** The icon on a card, and what a skill lets it be used as. */
export function iconReader(state: State, ranger: Ranger): (card: CardId) => readonly Icon[] {
  const others = passive(state, ranger, 'iconAs');
  return (card) => {
    const { icon } = defenderCard(card);
    return others.length === 0
      ? [icon]
      : [icon, ...others.flatMap((effect) => (effect.icon === icon ? [effect.as] : []))];
  };
}

const modded = (state: Played, ranger: Ranger, of: Effecting<'mod'>['of']): number =>
  passive(state, ranger, 'mod').reduce((sum, effect) => (effect.of === of ? sum + effect.n : sum), 0);

/** DLS.COMP.10, DLS.ATTR.1: the board's number, with what cards add or take. */
export const attribute = (state: Played, ranger: Ranger, attr: Attribute): number =>
  rangerCard(ranger.id).attributes[attr] + modded(state, ranger, attr);
const limitOf = (state: Played, ranger: Ranger, of: 'artifactLimit' | 'defenderLimit', basic: number): number =>
  basic + modded(state, ranger, of);
/** DLS.HAND.1: alone, a Ranger may hold any number. */
export const handLimit = (state: Played & Pick<State, 'count'>, ranger: Ranger): number =>
  state.count === 1 ? Number.POSITIVE_INFINITY : limitOf(state, ranger, 'defenderLimit', HAND_LIMIT);
export const artifactLimit = (state: Played, ranger: Ranger): number =>
  limitOf(state, ranger, 'artifactLimit', ARTIFACT_LIMIT);

export const isBanned = (state: State, ranger: Ranger, what: Effecting<'ban'>['what']): boolean =>
  passive(state, ranger, 'ban').some((effect) => effect.what === what);
export const waives = (state: State, ranger: Ranger, what: Effecting<'waive'>['what']): boolean =>
  passive(state, ranger, 'waive').some((effect) => effect.what === what);

/** Whether playing this ability uses up a Special card (DLS.SPEC.12): those that are no Sidekick. */
export const isPlayed = ({ kind, card }: Source): boolean =>
  kind === 'special' && card !== null && !specialCard(card).sidekick;

/** What its owner may want to keep for later, or has to decide about. */
export const isChoice = ({ source, ability }: Pick<Use, 'source' | 'ability'>): boolean =>
  ability.cost !== undefined ||
  ability.limit !== undefined ||
  isPlayed(source) ||
  hasEffect(ability.effects, 'reroll', 'remove', 'cancel');

/** How many dice an ability gives. */
export const diceOf = ({ ability }: Use): number =>
  effectsOf(ability.effects, 'addDice').reduce((sum, { n }) => sum + n, 0);

/** Kinds of abilities that a word of a ban means. Of what helps in a fight only a slayer's board is left (DLS.TRIBE.3). */
const BANNED: Readonly<Partial<Record<Effecting<'ban'>['what'], readonly Kind[]>>> = {
  skill: ['skill'],
  special: ['special'],
  bonus: ['artifact', 'mutation'],
};

/** DLS.TRIBE.1, DLS.TRIBE.2: what a tribe's own abilities forbid at this moment, unless a board lifts it. */
export function bansOf(state: State, ranger: Ranger, tribe: Raider, when: Trigger): Kind[] {
  if (waives(state, ranger, 'blessed')) return [];
  const bans = tribeCard(tribe)
    .abilities.flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.when === when && ability.if?.vs?.includes(tribe) === true)
    .flatMap(({ effects }) => effectsOf(effects, 'ban'));
  return bans.flatMap(({ what }) => BANNED[what] ?? []);
}

export const everyoneHome = ({ rangers }: State): boolean => rangers.every(({ at }) => at === LAST_STAND);
export const isRaider = (tribe: string): tribe is Raider => RAIDERS.some((raider) => raider === tribe);
