/** Deeds in tests: what is offered to somebody, and one of them carried out. */
import { idOf } from '../../../kernel/index.ts';
import type { Act } from '../decisions.ts';
import type { AnyDeeds } from '../deeds.ts';
import { play } from '../dead/testing.ts';
import type { ActivateDoing } from '../course/doing.ts';
import type { Encounter, Human, State } from '../state.ts';
import { type SceneSpec, stateOf } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';

const activation = (group: readonly string[]): ActivateDoing => ({
  do: 'activate',
  side: 'players',
  group: [...group],
  with: [...group],
  waking: [],
  stuck: [],
  handed: false,
});
const playersOf = ({ encounter }: State): string[] =>
  encounter.humans.filter(({ seat }) => seat !== null).map(({ id }) => id);

/** The ids of what is offered to somebody. */
export function offered(deeds: AnyDeeds, spec: SceneSpec, who = 'a1'): string[] {
  const state = stateOf(spec);
  const human = state.encounter.humans.find(({ id }) => id === who) as Human;
  return deeds.offers(state, human, activation(playersOf(state))).map(({ means }) => idOf(means as never));
}

/** One deed with these answers, one for each roll or question. */
export const done = <A extends Act>(deeds: AnyDeeds, spec: SceneSpec, act: A, ...answers: unknown[]): Encounter =>
  play(
    spec,
    (t) => {
      const perform = deeds.perform[act.do] as (t: Table, act: A, doing: ActivateDoing) => Flow<void>;
      return perform(t, act, activation(playersOf(t.state)));
    },
    ...(answers as number[][]),
  );
