import { stageFor } from '../cards/cards.ts';
import { content } from '../cards/content.ts';
import { allEntered, slainCount, stageNow, type State } from '../state.ts';
import { emit, type Table, type Message } from '../verbs.ts';
import type { StageFace } from '../wording/words.ts';

/** The card that is in force with these Leaders: Leaders never come back, so that it follows from them. */
export function stageOf(state: State): StageFace {
  const faces = content.stages.scenarios[state.scenario];
  return faces.find((stage, i) => i === faces.length - 1 || !isOver({ ...state, stage })) ?? state.stage;
}

/** DLS.STAGE.2: whether the card in force gives way. */
function isOver(state: State): boolean {
  const { leadersSlain, allLeadersOnMap } = stageNow(state).advanceWhen;
  if (leadersSlain !== undefined) return slainCount(state) >= leadersSlain;
  return allLeadersOnMap === true && allEntered(state);
}

/** DLS.STAGE.1, DLS.STAGE.2: what the card in force says at this table, of all that is printed for any number of Rangers. */
export function stageText(state: Pick<State, 'stage' | 'count'>) {
  const { defenderDraw, raiderDraw, placements, advanceWhen } = stageFor(state);
  const params = {
    stage: state.stage,
    defenders: defenderDraw,
    raiders: raiderDraw,
    placements: `${placements}.${raiderDraw}`,
    until: advanceWhen.leadersSlain ?? (advanceWhen.allLeadersOnMap === true ? 'entered' : 'last'),
  };
  return { key: 'ls.stage', params } as const satisfies Message;
}

/** DLS.STAGE.7, DLS.STAGE.10, DLS.CLEAD.19: on to the next card, and again at once if that is over too. */
export function checkStage(t: Table): void {
  for (;;) {
    const faces = content.stages.scenarios[t.state.scenario]; // DLS.SETUP.11, DLS.STAGE.6
    const next = faces[faces.indexOf(t.state.stage) + 1];
    if (next === undefined || !isOver(t.state)) return;
    t.state.stage = next;
    const { key, params } = stageText(t.state);
    emit(t, 'DLS.STAGE.10', key, params);
  }
}
