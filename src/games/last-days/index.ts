import type { Game, Json } from '../../kernel/index.ts';
import { campaignStep } from './campaign/step.ts';
import { fight } from './battle.ts';
import { stoppingAsides } from './end/stopping.ts';
import { interrupts } from './interrupts.ts';
import { examples, LONG } from './prepare/examples.ts';
import { type Setup, schema, seating, setup } from './prepare/setup.ts';
import { viewOf } from './shown/view.ts';
import type { State } from './state.ts';
import { texts } from './text.ts';

export const lastDays: Game<Setup, State> = {
  id: 'last-days',
  title: 'Last Days: Zombie Apocalypse',
  version: '1',
  seats: { min: 2, max: 8 },
  schema,
  examples,
  long: LONG,
  seating,
  setup,
  step: (t) => (t.state.campaign === null ? fight(t) : campaignStep(t)),
  asides: ({ state }) => stoppingAsides(state),
  interrupts,
  view: (state) => viewOf(state) as unknown as Json,
  fixed: ['battle.terrain'],
  // Nothing is hidden, and no pile has an order: there is nothing to draw anew.
  redeal() {},
  texts,
  names: ({ battle, campaign }) =>
    Object.fromEntries((campaign?.sides ?? battle?.sides ?? []).map(({ seat, group }) => [seat, group.name])),
};

export { lastDaysNotes } from './notes.ts';
export { lastDaysBoard } from './shown/board.ts';
export type { Decision } from './decisions.ts';
export type { State } from './state.ts';
export type { TextKey } from './text.ts';
