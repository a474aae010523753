import { BrokenTable } from '../../../kernel/index.ts';
import { deadSteps } from '../dead/steps.ts';
import { encounterOf, type Steps } from '../doing.ts';
import { encountersSteps } from '../encounters/steps.ts';
import { fightSteps } from '../fight/steps.ts';
import { crash, walk } from '../move/walk.ts';
import { greed } from '../people/greedy.ts';
import { placesSteps } from '../places/steps.ts';
import { prepareSteps } from '../prepare/steps.ts';
import { reactSteps } from '../react/steps.ts';
import { shootSteps } from '../shoot/steps.ts';
import { sightSteps } from '../sight/steps.ts';
import type { Doing } from '../state.ts';
import { strangersSteps } from '../strangers/steps.ts';
import type { Flow, Table } from '../verbs.ts';
import { activate } from './activate.ts';
import type { CourseDoing } from './doing.ts';
import { randomEvent } from './events.ts';
import { returnFromNowhere } from './lost.ts';
import { phase } from './phase.ts';
import { entersBuilding } from '../dead/indoors/entering.ts';
import { leaveSeats } from '../vehicles/places.ts';
import { vehiclesSteps } from '../vehicles/steps.ts';
import { WATCHERS } from './rooms.ts';
import { turn } from './turn.ts';

/** What is done in a turn, each with its step. */
const courseSteps: Partial<Steps<CourseDoing>> = {
  turn,
  phase,
  activate,
  walk: (t, doing) => walk(t, doing, WATCHERS),
  crash,
  greed,
  'random-event': randomEvent,
  lost: returnFromNowhere,
};

/** Everything that can be going on, room by room: the table of contents. */
const STEPS: Partial<Steps<Doing>> = {
  ...prepareSteps,
  ...courseSteps,
  ...sightSteps,
  ...reactSteps,
  ...shootSteps,
  ...fightSteps,
  ...deadSteps,
  ...strangersSteps,
  ...placesSteps,
  ...encountersSteps,
  // Nobody runs into a building at the wheel: its wall comes first.
  ...vehiclesSteps(WATCHERS.filter((watcher) => watcher !== entersBuilding)),
};

/** The next step of what is going on: the last that was begun goes first. */
export function* step(t: Table): Flow<void> {
  const doing = encounterOf(t).doing.at(-1);
  if (doing === undefined) throw new BrokenTable('ATZ.TURN.1', { doing: 'nothing' });
  const next = STEPS[doing.do] as ((t: Table, doing: Doing) => Flow<void>) | undefined;
  if (next === undefined) throw new BrokenTable('ATZ.TURN.1', { doing: doing.do, step: 'none' });
  yield* next(t, doing);
  leaveSeats(encounterOf(t));
}
