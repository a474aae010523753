import {
  CROWD,
  ENTRANCES,
  enemiesOn,
  isAlive,
  LAST_STAND,
  type Loc,
  monstrositiesOnMap,
  mutationTotal,
  type Place,
  place,
  radiationAt,
  RAIDERS,
  type Ranger,
  raidersOn,
  type State,
  TURNS_AT,
  unhurt,
} from '../../games/last-stand/index.ts';
import { type Outlook, remembered, skillOf } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What threatens the Rangers, from what lies open. */

export const depotsLeft = (state: State): number => state.depots;

/** The fewer Depots are left, the worse is an overrun. */
const pressure = (state: State): number =>
  1 + WEIGHTS.depotPressure * Math.max(0, WEIGHTS.depotsSafe - depotsLeft(state));

function scarcity(state: State, here: Figures): number {
  let sum = 0;
  for (const tribe of RAIDERS) {
    const short = WEIGHTS.supplySafe - state.supply[tribe];
    if (short > 0) sum += here[tribe] * short * WEIGHTS.supply;
  }
  return sum;
}

/** How bad the Raiders on a location are, were there so many of them. */
export function crowding(state: State, at: Loc, figures: number): number {
  if (at === LAST_STAND) return WEIGHTS.storm[Math.min(CROWD, figures)] ?? 0;
  const near = ENTRANCES.includes(at) ? WEIGHTS.entrance : 1;
  return (WEIGHTS.crowd[Math.min(CROWD, figures)] ?? 0) * near * pressure(state);
}

export const dangerAt = (state: State, at: Loc): number => {
  const here = place(state, at);
  return crowding(state, at, at === LAST_STAND ? enemiesOn(here) : raidersOn(here)) + scarcity(state, here);
};

export const scarce = scarcity;

/** What each Depot on the map weighs. */
export const depotDanger = (state: State): number => WEIGHTS.depot * pressure(state);

/** Each one too many weighs more, and more still where the ninth would end the game (DLS.WIN.8). */
export function monstrosityDanger(state: State): number {
  if (!isAlive(state, 'puke')) return WEIGHTS.monstrosity;
  const over = (safe: number): number => Math.max(0, monstrositiesOnMap(state) - safe);
  return WEIGHTS.monstrosity * (1 + 0.5 * over(WEIGHTS.monstrositiesSafe) + 1.5 * over(WEIGHTS.monstrositiesFew));
}

type Figures = Pick<Place, 'techie' | 'roadRider' | 'earther' | 'monstrosity'>;

/** Wounds that those on a location will deal at the end of the turn, were so many Raiders of each tribe left. */
function woundsAt(ranger: Ranger, at: Loc, here: Figures): number {
  if (at === LAST_STAND) return 0;
  const soaked = ranger.id === 'hat' ? 2 : 0;
  const techie = ranger.slain.includes('krank') ? 0 : here.techie;
  const riders = here.roadRider * (ranger.slain.includes('bama') ? 1 : 2);
  const monsters = ranger.slain.includes('puke') ? 0 : Math.min(here.monstrosity * 2, here.monstrosity * 1.3);
  return Math.max(0, techie + riders - soaked) + here.earther + monsters;
}

const atLeast = (dice: number, need: number): number => {
  let row = [1];
  for (let i = 0; i < dice; i++) {
    row = Array.from({ length: row.length + 1 }, (_, k) => ((row[k] ?? 0) * 2) / 3 + (row[k - 1] ?? 0) / 3);
  }
  return row.slice(Math.max(0, need)).reduce((sum, p) => sum + p, 0);
};

const MOST_DICE = 12;
const MOST_NEEDED = 4;
/** Worked out once: it is asked for with every place and every test. */
const PASSES = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Array.from({ length: MOST_NEEDED + 1 }, (__, need) => atLeast(dice, need)),
);

/** How likely a test is passed: so many dice, 5 or more each. */
export const passes = (dice: number, need: number): number =>
  PASSES[Math.min(MOST_DICE, Math.max(0, dice))]?.[Math.min(MOST_NEEDED, Math.max(0, need))] ?? 0;

const ignoresRadiation = ({ artifacts, mutations }: Ranger): boolean =>
  artifacts.includes('U03') || mutations.includes('M32');

/** What a Mutation more would cost: with enough of them the Ranger is lost. */
export const mutationCost = (ranger: Ranger): number => {
  const room = TURNS_AT - mutationTotal(ranger);
  const lost = room <= 1 ? 1 : room === 2 ? 0.55 : room === 3 ? 0.2 : 0;
  return WEIGHTS.mutation + WEIGHTS.turning * lost;
};

/** What ending the turn on a location costs. */
export function hazardAt(state: Outlook, ranger: Ranger, at: Loc, left?: Figures): number {
  if (left !== undefined) return harmAt(state, ranger, at, left);
  const known = harms(state, ranger);
  return (known[at] ??= harmAt(state, ranger, at, place(state, at)));
}
/** By location, as far as it has been asked for. */
const harms = remembered((): (number | undefined)[] => []);

function harmAt(state: Outlook, ranger: Ranger, at: Loc, left: Figures): number {
  const icons = ignoresRadiation(ranger) ? 0 : radiationAt(state, at) - (ranger.mutations.includes('M05') ? 1 : 0);
  const fails = icons <= 0 ? 0 : 1 - passes(skillOf(state, ranger, 'resistance'), icons);
  const tokens = unhurt(ranger);
  const wounds = Math.min(woundsAt(ranger, at, left), tokens);
  return wounds * WEIGHTS.wound + fails * mutationCost(ranger);
}
