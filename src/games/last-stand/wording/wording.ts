import { phrase, sentence } from './grammar.ts';
import type { Ability, Effects } from '../cards/vocabulary.ts';
import { clauseOf, effectWords, type Speech } from './wording-verbs.ts';
import { costs, moment } from './wording-when.ts';

/**
 * What a card says, made from what it does: a card has no text of its own beside its name and flavour, so that words and
 * effects cannot part.
 */

export const YOU: Speech = { self: null, leader: false, onFoot: false };
export const ACTIVE: Speech = { ...YOU, self: 'the active Ranger' };
export const LEADER: Speech = { ...YOU, leader: true };

/** What happens at once: `Draw 3 Defender cards and gain 1 Karma.` */
export const effectsText = (effects: Effects, speech: Speech = YOU): string => sentence(effectWords(effects, speech));

/** Everything that a card, skill or board can do, a sentence for each ability. */
export const abilitiesText = (abilities: readonly Ability[]): string => said(abilities, YOU);
/** The same of a Leader's skill or tech, which speaks of those who attack. */
export const leaderText = (abilities: readonly Ability[]): string => said(abilities, LEADER);

function said(abilities: readonly Ability[], speech: Speech): string {
  return alike(abilities)
    .map((same) => sentence(abilityWords(same, speech)))
    .join(' ');
}

/** Abilities that do the same at different moments are said together. */
function alike(abilities: readonly Ability[]): Ability[][] {
  const groups: Ability[][] = [];
  const deed = ({ when: _when, if: _if, ...rest }: Ability): string => JSON.stringify(rest);
  for (const ability of abilities) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && deed(last[0]) === deed(ability)) last.push(ability);
    else groups.push([ability]);
  }
  return groups;
}

function abilityWords(same: readonly Ability[], of: Speech): string {
  const [ability] = same as [Ability, ...Ability[]];
  const { cost, limit, effects } = ability;
  const speech = { ...of, onFoot: ability.if?.mode === 'foot' };
  const told = of.leader ? 'leader' : effects.some(isForAll) ? 'all' : 'you';
  const whens = same.map((one) => moment(one, told)).join(', or ');
  const start = limit === undefined ? [whens] : ['once per turn', whens.replace(/^on your turn ?/, '')];
  if (cost !== undefined)
    return `${[...start, costs(cost)].filter(Boolean).join(', ')}: ${effectWords(effects, speech)}`;
  const clauses = effects.map((effect) => clauseOf(effect, speech));
  const may = isOptional(ability) && clauses[0]?.subject === null;
  return [...start, `${may ? 'you may ' : ''}${phrase(clauses)}`].filter(Boolean).join(', ');
}

/** It is for others in the battle too. */
const isForAll = (effect: Effects[number]): boolean =>
  'who' in effect && (effect.who === 'battle' || effect.who === 'anyBattle');

/** What costs nothing and is still the player's choice. */
const CHOSEN: readonly Effects[number]['do'][] = ['reroll', 'remove', 'cancel', 'stride'];
const isOptional = ({ when, limit, effects }: Ability): boolean =>
  limit !== undefined || when === 'any' || when === 'turn' || effects.some((effect) => CHOSEN.includes(effect.do));
