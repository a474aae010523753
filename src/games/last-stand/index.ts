import { type Game, plainName } from '../../kernel/index.ts';
import { rangerCard } from './cards/cards.ts';
import { customOf } from './prepare/custom.ts';
import './cards/effects.ts';
import { follow, samples } from './hints.ts';
import { migrate } from './prepare/migration.ts';
import { goesOn, measure } from './odds.ts';
import { attacks, defenders, radiation } from './turn/phase3.ts';
import { deploy } from './goals/scenarios.ts';
import { examples, muster, type Setup, schema, seating, setup } from './prepare/setup.ts';
import { interrupts } from './moments/orders.ts';
import type { State, Table } from './state.ts';
import type { Flow } from './verbs.ts';
import { texts } from './wording/text.ts';
import { cutShort, raid, range, rise } from './turn/turn.ts';
import { redeal, viewOf } from './view.ts';
import type { Phase } from './wording/words.ts';

/** The turn (DLS.TURN.12): one action, one attack, one part of a Raider card to a step. */
const PHASE_STEPS = {
  muster,
  deploy,
  rise,
  range,
  attacks,
  radiation,
  defenders,
  raiders: raid,
} as const satisfies Record<Phase, (t: Table) => Flow<void>>;

export const lastStand: Game<Setup, State> = {
  id: 'last-stand',
  title: 'Defenders of the Last Stand',
  version: '5',
  seats: { min: 1, max: 5 }, // DLS.COMP.1
  schema,
  examples,
  seating,
  setup,
  *step(t: Table): Flow<void> {
    yield* PHASE_STEPS[t.state.phase](t);
    cutShort(t.state);
  },
  interrupts,
  view: (state) => viewOf(state) as never,
  redeal: (state, _seat, chance) => redeal(state, chance),
  texts,
  names,
  measure,
  goesOn,
  follow,
  samples,
  migrate: (state) => migrate(state),
  customOf,
};

/** A player is called by the Rangers that he or she runs. */
function names({ seats, rangers }: State): Record<string, string> {
  return Object.fromEntries(
    seats.map((seat) => {
      const own = rangers.filter((ranger) => ranger.seat === seat).map(({ id }) => rangerCard(id).name);
      return [seat, own.length === 0 ? plainName(seat) : own.join(' & ')];
    }),
  );
}

export { lastStandBoard } from './board.ts';
export { lastStandNotes } from './notes.ts';
export { artifactLimit, attribute, handLimit } from './moments/abilities.ts';
export { adventureAt, possibleAdventures } from './turn/adventure-deck.ts';
export { leastDice, mostDice } from './enemy/battle-muster.ts';
export {
  adventureCard,
  defenderCard,
  kindOf,
  leaderCard,
  missionCard,
  monstrosityCard,
  mutationCard,
  raiderCard,
  rangerCard,
  scavengeToken,
  specialCard,
  stageFor,
  toHitOf,
  tribeCard,
} from './cards/cards.ts';
export { content } from './cards/content.ts';
export { depotSources } from './turn/depots.ts';
export { openGoals } from './goals/goals.ts';
export { stepsLeft } from './enemy/marching.ts';
export { ENTRANCES, isGambling, LOCATIONS, location, neighbours, openNeighbours, pathOf } from './map.ts';
export { entryOf } from './goals/scenarios.ts';
export type { Setup } from './prepare/setup.ts';
export type { Joined, Laid, Remedies, Rolled, Ways } from './facts.ts';
export type { Act, Using } from './means.ts';
export type { Words } from './verbs.ts';
export type { TextKey } from './wording/said.ts';
export { defenderPlayed, scenarioOfToken, tokenKey } from './moments/sources.ts';
export { stageText } from './enemy/stage.ts';
export {
  active,
  cardsAgainst,
  enemiesOn,
  isAlive,
  leadersAt,
  livingOnMap,
  monstrositiesOnMap,
  mutationTotal,
  onMap,
  place,
  radiationAt,
  raidersOn,
  rangerOf,
  slainCount,
  unhurt,
} from './state.ts';
export type { HeldMission, Leader, Place, Ranger, State } from './state.ts';
export type { Effect, Effects, Goal } from './cards/vocabulary.ts';
export type { View } from './view.ts';
export { effectsText } from './wording/wording.ts';
export { eventText, goalText, leaderMoveText } from './wording/wording-cards.ts';
export * from './wording/words.ts';
