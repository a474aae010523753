import type { Game, Json } from '../../kernel/index.ts';
import { fight } from './battle.ts';
import { customOfCampaign } from './campaign/prepare/custom/export.ts';
import { fightFast } from './campaign/battle/fast.ts';
import { battlesTried, followMap } from './campaign/hints.ts';
import { hurryAside } from './campaign/battle/hurry.ts';
import { measureMap } from './campaign/odds.ts';
import { campaignStep } from './campaign/step.ts';
import { customOfBattle } from './prepare/custom/export.ts';
import { examples } from './prepare/examples.ts';
import { follow } from './shown/hints.ts';
import { withNames } from './names.ts';
import { goesOn, measureBattle, onlyOpens } from './shown/odds.ts';
import { bring, type Setup, schema, seating, setup } from './prepare/setup.ts';
import type { State, Table } from './state.ts';
import type { Flow } from './verbs.ts';
import { concedeAside, settle } from './turn/win.ts';
import { texts } from './text.ts';
import { viewOf } from './shown/view.ts';

export const evenDeath: Game<Setup, State> = {
  id: 'even-death',
  title: 'Even Death May Die',
  version: '6',
  seats: { min: 2, max: 4 }, // EDM.SETUP.1
  schema,
  examples,
  long: ['campaign', 'campaign-fast', 'campaign-midway', 'campaign-three', 'campaign-four', 'campaign-four-fast'],
  seating,
  setup,
  bring,
  customOf: (state) => (state.campaign === null ? customOfBattle(state) : customOfCampaign(state)),
  *step(t: Table): Flow<void> {
    const { battle, campaign } = t.state;
    if (battle !== null && battle.phase !== 'over') return yield* campaign?.hurried === true ? fightFast(t) : fight(t);
    if (campaign !== null) return yield* campaignStep(t);
    settle(t);
  },
  asides: ({ state }) => [...hurryAside(state), ...concedeAside(state)],
  view: (state) => viewOf(state) as unknown as Json,
  fixed: ['battle.terrain', 'battle.zones'],
  // Nothing is hidden, and no pile has an order: there is nothing to draw anew.
  redeal() {},
  texts,
  names: ({ players }) =>
    Object.fromEntries(players.map(({ seat, faction }) => [seat, texts[`faction.${faction}`] ?? seat])),
  measure: (before, after, seat) => [
    ...(before.battle !== null && after.battle !== null ? measureBattle(before.battle, after.battle, seat) : []),
    ...(before.campaign !== null ? measureMap(before, after, seat) : []),
  ],
  goesOn,
  migrate: (state) => withNames(JSON.parse(JSON.stringify(state)) as State),
  samples: (state, request, answer) => (onlyOpens(request, answer) ? 0 : battlesTried(state, request, answer)),
  follow: (state, request, seat) => (state.battle === null ? followMap(request) : follow(state, request, seat)),
};

export { evenDeathBoard } from './shown/board.ts';
export { evenDeathNotes } from './notes.ts';
export { fieldFor } from './campaign/battle/battlefield.ts';
export { GOAL, MAP_KEY, TILE_POINTS } from './campaign/figures.ts';
export { enemiesBeside, fullVitality, groupOf, groupsOf, pointsOf, sideOf } from './campaign/groups.ts';
export { apart, besides, landAt, MAP, passagesFrom } from './campaign/map.ts';
export { victoryPoints } from './campaign/turn/points.ts';
export { READY_LISTS } from './campaign/prepare/ready.ts';
export type { Campaign, CampaignSide, Group, Member, Roster } from './campaign/state.ts';
export { supplyState } from './campaign/turn/supplies.ts';
export { BATTLEFIELDS, groundOf, layoutOf, LAYOUTS, slotsOf } from './prepare/battlefield.ts';
export { patternFor } from './state.ts';
export { BLADE_FIGURES, PERK_LEVELS } from './figures.ts';
export {
  type HerdEntry,
  herdEntry,
  herdPoints,
  type HumanEntry,
  humanEntry,
  humanPoints,
  listFaults,
  listPoints,
} from './prepare/lists.ts';
export type { Facts, SomeFacts } from './facts.ts';
export type { TextKey } from './text.ts';
export type { Act, ActOf, Decision, MapAct, MapChoice, MenuChoice } from './decisions.ts';
export type { Unit } from './turn/action.ts';
export { CLASS_FIGURES, GUN_FIGURES, HERD_FIGURES, bandOf, isGun, weaponFigures } from './figures.ts';
export type { Follow, HerdMove } from './herd/formation.ts';
export type { Line } from './move/line.ts';
export { beside } from './move/placing.ts';
export { type Questions, questionsOn } from './shown/questions.ts';
export { type EventSight, type Forecast, objectionText, sightIn, type Sighting, word } from './shown/screen.ts';
export type { Battle, Herd, Human } from './state.ts';
export { findUnit, gapBetween, isHerd } from './units.ts';
export type { Setup } from './prepare/setup.ts';
export { THROUGH_GROWTH } from './fight/sight.ts';
export type { State } from './state.ts';
export { goodEnds, strengthOf, threatTo, zombieWorth } from './tactics/index.ts';
export type { BattleView, Dossier, ModelView, View } from './shown/view.ts';
export * from './words.ts';
