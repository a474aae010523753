import { everyoneHome, type Use } from '../moments/abilities.ts';
import { goalsMet } from '../goals/goals.ts';
import { bearsOn, hasFailed, type Moment } from '../moments/moment.ts';
import { enemiesOn, inLastStand, leadersAt, place, type Ranger, raidersOn, rangersAt, type State } from '../state.ts';
import type { Cond } from './vocabulary.ts';

type Holds = { readonly [K in keyof Required<Cond>]: (want: NonNullable<Cond[K]>, of: Asked) => boolean };
interface Asked {
  readonly state: State;
  readonly ranger: Ranger;
  readonly moment: Moment | null;
}

const HOLDS: Holds = {
  at: (at, { ranger }) => ranger.at === at,
  inLastStand: (want, { ranger }) => inLastStand(ranger) === want,
  allInLastStand: (_, { state }) => everyoneHome(state),
  leaderHere: (leader, { state, ranger }) =>
    leadersAt(state, ranger.at).some((here) => leader === 'any' || leader === here),
  raidersHere: (n, { state, ranger }) => raidersOn(place(state, ranger.at)) >= n,
  noEnemies: (_, { state, ranger }) => enemiesOn(place(state, ranger.at)) === 0,
  withRanger: (want, { state, ranger }) => rangersAt(state, ranger.at).length > 1 === want,
  trapThere: (_, { state, moment }) => moment !== null && moment.at !== null && place(state, moment.at).traps > 0,
  vs: (foes, { moment }) => moment !== null && moment.vs.some((foe) => foes.includes(foe)),
  attr: (attr, { moment }) => moment?.attr === attr,
  failed: (_, { moment }) => moment !== null && hasFailed(moment),
  cause: (cause, { moment }) => moment?.cause === cause,
  mode: (mode, { moment }) => moment?.mode === mode,
  goalsMet: (_, { state }) => state.group !== null && goalsMet(state.group),
};

/** All that a condition names must hold. */
export function holds(state: State, cond: Cond | undefined, ranger: Ranger, moment: Moment | null): boolean {
  if (cond === undefined) return true;
  const asked = { state, ranger, moment };
  return Object.entries(cond).every(
    ([name, want]) => want === undefined || HOLDS[name as keyof Cond](want as never, asked),
  );
}

/** Of an ability that bears upon dice or wounds: something is left that its kind may touch. */
export function touches({ source, ability }: Use, { parts, hurts, banned }: Moment): boolean {
  if (banned.includes(source.kind)) return false;
  const vs = ability.if?.vs;
  if (parts.length > 0) return parts.some((part) => bearsOn(part, source.kind, vs));
  return hurts.length === 0 || hurts.some((hurt) => hurt.n > 0 && bearsOn(hurt, source.kind, vs));
}
