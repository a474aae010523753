import type {
  AdventureCard,
  LeaderCard,
  MissionCard,
  MonstrosityCard,
  RaiderCard,
  ScavengeToken,
} from '../cards/content.ts';
import { content } from '../cards/content.ts';
import { counted, list, sentence, some } from './grammar.ts';
import { FIGURES, leaderName, peopleName, placeName, spot } from './naming.ts';
import type { Goal } from '../cards/vocabulary.ts';
import { abilitiesText, ACTIVE, effectsText, YOU } from './wording.ts';
import { effectWords, testWords } from './wording-verbs.ts';
import { costs } from './wording-when.ts';
import type { Scenario, Tribe } from './words.ts';

/** The whole text of each kind of card: what to do, what comes of it, and the flavour where there is some. */

const lines = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
/** `Pass: gain 1 Karma.`, or that nothing comes of it. */
const outcome = (label: string, effects: AdventureCard['pass'], speech = YOU): string =>
  effects.length === 0 ? '' : `${label}: ${effectWords(effects, speech)}.`;

/** DLS.ADV.3, DLS.ADV.4, DLS.ADV.7: the test, what passing and failing bring, and the bonus. */
export const adventureText = (card: AdventureCard): string =>
  lines(
    card.flavour,
    `${testWords(card.test)}.`,
    adventureStakes(card),
    card.bonus === null ? '' : `Pass or fail, you may then ${bonusText(card.bonus)}`,
  );
/** What hangs on the dice. */
export const adventureStakes = ({ pass, fail }: AdventureCard): string =>
  lines(outcome('Pass', pass), outcome('Fail', fail));
export const monstrosityStakes = ({ win, lose }: MonstrosityCard): string =>
  lines(outcome('Win', win), outcome('Lose', lose));
export const missionStakes = ({ reward, fail }: MissionCard): string =>
  lines(outcome('Reward', reward), outcome('If the test fails', fail));
export const bonusText = ({ cost, effects }: NonNullable<AdventureCard['bonus']>): string =>
  `${costs(cost)}: ${effectWords(effects, { ...YOU, sparing: true })}.`;

/** DLS.COMP.13: how it is fought, and what comes of it. */
export const monstrosityText = (card: MonstrosityCard): string => {
  const { flavour, fight } = card;
  return lines(
    flavour,
    fight.by === 'test'
      ? `${testWords(fight)}.`
      : `${counted(fight.dice, 'die', 'dice')} (${fight.need} must show ${fight.toHit}+).`,
    monstrosityStakes(card),
  );
};

/** What one goal of a Mission asks for. */
export function goalText(goal: Goal): string {
  switch (goal.goal) {
    case 'visit':
      return `go ${spot(goal.at, 'to')}`;
    case 'spend':
      return `${costs(goal.cost)} ${spot(goal.at, 'at')}`;
    case 'pass':
      return `for 1 action ${spot(goal.at, 'at')}, pass ${goal.attr === 'tech' || goal.attr === 'adventure' ? 'an' : 'a'} ${testWords(goal)}`;
    case 'clear':
      return `stand ${spot(goal.at, 'on')} with no enemies there`;
    case 'slay':
      return `remove ${some(goal.n, FIGURES[goal.tribe])} by attacking`;
    case 'kill':
      return `kill ${some(goal.n, 'Monstrosity', 'Monstrosities')} in fights`;
    case 'destroy':
      return `destroy ${some(goal.n, 'Depot')} by attacking`;
    case 'adventure':
      return `pass ${some(goal.n, 'Adventure')}`;
    case 'gamble':
      return `win a bet ${spot(goal.at, 'at')}`;
    case 'deliver':
      return `hand over ${goal.what === 'relic' ? some(goal.n, "relic from a Leader's board", "relics from Leaders' boards") : some(goal.n, 'Special token')} ${spot(goal.at, 'at')}`;
    case 'progress':
      return `reach ${goal.n} progress`;
  }
}

const goalsText = ({ goals, ordered }: MissionCard): string => {
  const parts = goals.map(goalText);
  if (parts.length === 1) return sentence(parts[0] ?? '');
  return ordered ? sentence(`first ${parts.join(', then ')}`) : sentence(`in any order, ${list(parts)}`);
};

/** DLS.MISSION.1: what to do, and what success and failure bring. */
export const missionText = (card: MissionCard): string =>
  lines(
    goalsText(card),
    ...(card.actions ?? []).map(({ name, abilities }) => `${name}: ${abilitiesText(abilities)}`),
    missionStakes(card),
  );
export const backText = ({ back }: MissionCard): string =>
  lines(...(back?.actions ?? []).map(({ name, abilities }) => `${name}: ${abilitiesText(abilities)}`));

const figures = (tribe: Tribe, n: number): string => (n === 1 ? some(1, FIGURES[tribe]) : `${n} ${peopleName(tribe)}`);

/** What a Raider card will do, in its order. */
export function raiderText({ placements, leader, event, effects }: RaiderCard): string {
  const parts = placements.map(({ tribe, n, at }) => `${figures(tribe, n)} to ${placeName(at)}`);
  if (leader !== null) parts.push(leaderMoveText(leader));
  if (event !== null) parts.push(`${event.name}: ${eventText(event)}`);
  if (effects !== undefined) parts.push(effectsText(effects, ACTIVE));
  return parts.join('; ').replace(/\.$/, '');
}

/** What it does with a Leader: DLS.LEADMV.4: those who come along do so only if the Leader moves. */
export function leaderMoveText(leader: NonNullable<RaiderCard['leader']>): string {
  if (leader.id === 'any') return anyLeaderText(leader.of);
  const { name, tribe } = content.leaders.find(({ id }) => id === leader.id) as LeaderCard;
  // DLS.LEADMV.2, DLS.LEADMV.3: on a path only the next location counts; Puke flies.
  const ifNext = leader.id === 'puke' ? '' : ', if that is the next step';
  const along = leader.adds > 0 ? ` with ${figures(tribe, leader.adds)}` : '';
  return `${name}${along} to ${placeName(leader.to)}${ifNext}`;
}
/** DLS.LEADMV.8, DLS.LEADMV.9: one on a path, as the players choose; Puke has none and swarms with all of his people. */
function anyLeaderText(of: readonly LeaderCard['id'][]): string {
  const onPaths = of.filter((id) => id !== 'puke').map(leaderName);
  const walks = onPaths.length === 0 ? '' : `${list(onPaths, 'or')} (your choice) advances 1 location`;
  const swarms = of.includes('puke') ? 'with all Monstrosities on the map, Puke flies into Last Stand instead' : '';
  return [walks, swarms].filter((part) => part !== '').join('; ');
}
type Event = NonNullable<RaiderCard['event']>;
export const eventText = ({ effects }: Event): string => effectsText(effects, ACTIVE);

/** What an event does on every card that has it: of some, each card names a location of its own. */
export function eventOnAnyCard(event: Event): string {
  const alike = content.raiders.flatMap((card) => (card.event?.id === event.id ? [eventText(card.event)] : []));
  const said = eventText(event);
  if (alike.every((text) => text === said)) return said;
  const named = event.effects.flatMap((one) => ('where' in one && typeof one.where === 'number' ? [one.where] : []));
  return named.reduce((text, at) => text.replace(placeName(at), 'the location that the card names'), said);
}

/** DLS.SCAV.8: what a token is good for; of a Special token, what it is in this scenario. */
export function tokenText({ kind, effects }: ScavengeToken, scenario: Scenario): string {
  if (kind !== 'special') return effectsText(effects) || 'Nothing.';
  const group = content.missions.find((mission) => mission.group && mission.scenario === scenario);
  const wanted = (group?.goals ?? []).filter((goal) => goal.goal === 'deliver' && goal.what === 'special');
  const handed = wanted.map((goal) => `Hand it over ${spot('at' in goal ? goal.at : 0, 'at')} for the Group Mission.`);
  return lines(effectsText(effects), abilitiesText(content.scavenge.scenarioUse[scenario].abilities ?? []), ...handed);
}
