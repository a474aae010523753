/** Scenes of people who are met: what other rooms would do next is left lying on the pile. */
import { sceneAt } from '../../../kernel/testing.ts';
import type { AnyGame } from '../../../kernel/index.ts';
import { allThingsZombie } from '../index.ts';
import { placesSteps } from '../places/steps.ts';
import { prepareSteps } from '../prepare/steps.ts';
import type { Doing, Encounter, State } from '../state.ts';
import { type EncounterScene, type SceneSpec, stateOf } from '../testing.ts';
import { end, type Flow, type Table } from '../verbs.ts';
import { strangersSteps } from './steps.ts';

const OWN = { ...strangersSteps, ...placesSteps, ...prepareSteps } as Record<
  string,
  (t: Table, doing: Doing) => Flow<void>
>;

/** The step of the innermost thing, as long as it belongs to people, places or the set-up; then the scene is over. */
function* ownStep(t: Table): Flow<void> {
  const doing = t.state.encounter.doing.at(-1) as Doing;
  const next = OWN[doing.do];
  if (next === undefined)
    return end(t, { won: [], lost: [], rule: 'ATZ.TURN.1', key: 'atz.figure', params: { name: doing.do } } as never);
  yield* next(t, doing);
}

export function meeting(spec: SceneSpec): EncounterScene {
  const game = { ...allThingsZombie, step: ownStep } as unknown as AnyGame;
  return sceneAt<State>(game, stateOf(spec), {
    setup: allThingsZombie.examples[spec.partner === undefined ? 'search' : 'rivals'] as never,
    dice: 'typed',
  });
}

/** What lies on top of the pile. */
export const onTop = (enc: Encounter): Doing => enc.doing.at(-1) as Doing;
