import { apart } from '../../../../tabletop/index.ts';
import { NPC_MOVE, type Passed } from '../../data/strangers/moves.ts';
import { passDice } from '../../dice.ts';
import { encounterOf } from '../../doing.ts';
import {
  enemiesOf,
  firstSeat,
  inches,
  isFunctioning,
  nearestTo,
  playersHere,
  repOf,
  sideNamed,
} from '../../figures.ts';
import type { Encounter, Human, State, Vehicle } from '../../state.ts';
import { emit, type Flow, type Rule, type Table } from '../../verbs.ts';
import { type Judged, plansFor } from '../plan.ts';

/** ATZ.NPC.1 to ATZ.NPC.10, ATZ.FIRST.19, ATZ.ROB.11: how people drive whom the rules run. */

/** What a driver is out for: to run somebody down, to come up to the players, to get away from them, or nothing. */
const INTENTS = {
  flank: 'attack',
  'flank-or-advance': 'attack',
  'seek-cover': 'stay',
  approach: 'approach',
  'approach-once': 'approach',
  withdraw: 'away',
  stay: 'stay',
} as const;
export type Intent = (typeof INTENTS)[keyof typeof INTENTS];
const RULES: Readonly<Record<Intent, Rule>> = {
  attack: 'ATZ.NPC.4',
  approach: 'ATZ.NPC.7',
  away: 'ATZ.NPC.8',
  stay: 'ATZ.NPC.6',
};

/** ATZ.NPC.2: two dice against the driver's Rep; who has dealt with the players drives off (ATZ.NPC.7), and so do robbers with what they wanted. */
export function* intentOf(t: Table, driver: Human): Flow<Intent> {
  const enc = encounterOf(t);
  const { attitude, memory } = sideNamed(enc, driver.side);
  if (memory.includes('leaving')) return 'away';
  const prompt = { key: 'atz.npc.roll', params: { name: driver.name } } as const;
  const by = { rule: 'ATZ.NPC.2', seat: firstSeat(enc), prompt } as const;
  const test = yield* passDice(t, by, { dice: 2, target: repOf(driver), most: 2 });
  const row = NPC_MOVE[attitude ?? 'neutral'][test.passed as Passed];
  const intent = row === 'approach-once' && memory.includes('dealt') ? 'away' : INTENTS[row];
  const said = { unit: driver.id, name: driver.name };
  emit(t, RULES[intent], `atz.npc.drives.${intent}`, said, { dice: test.dice });
  return intent;
}

const CRASH = 100;
const TEST = 4;
const HIT = 60;
const GONE = 30;
/** ATZ.NPC.7: so near one can get out and talk. */
const TALKING_DISTANCE = 5;

export function driveByRule(
  state: State,
  vehicle: Vehicle,
  driver: Human,
  half: boolean,
  intent: Intent,
): Judged | null {
  const enc = state.encounter;
  const target = targetOf(enc, vehicle, driver, intent);
  if (target === null) return null;
  const worth = worthFor(enc, driver, target, intent);
  const plans = plansFor(enc, vehicle, half);
  const best = plans.reduce<Judged | null>(
    (top, one) => (top === null || worth(one) > worth(top) + 1e-9 ? one : top),
    null,
  );
  return best !== null && worth(best) > -farFrom(inches(vehicle, target), intent) ? best : null;
}

function targetOf(enc: Encounter, vehicle: Vehicle, driver: Human, intent: Intent): Human | null {
  if (intent === 'stay') return null;
  if (intent === 'attack') return nearestTo(vehicle, enemiesOf(enc, driver).filter(isFunctioning));
  return nearestTo(
    vehicle,
    playersHere(enc).filter(({ status }) => status !== 'od'),
  );
}

/** How far one is from where one would like to be. */
const farFrom = (far: number, intent: Intent): number =>
  intent === 'away' ? -far : intent === 'approach' ? Math.abs(far - TALKING_DISTANCE) : far;

/** In one piece, hitting nobody but the one who is meant, and off the table if that is the way. */
const worthFor =
  (enc: Encounter, driver: Human, target: Human, intent: Intent) =>
  ({ swept, tests, plan }: Judged): number => {
    const { end, stopped, strikes } = swept;
    const foes = intent === 'attack' ? enemiesOf(enc, driver) : [];
    const hits =
      intent === 'attack' &&
      strikes.some(({ id }) => id === target.id || (id !== null && id === target.aboard?.vehicle));
    const isGone = intent === 'away' && stopped?.what === 'edge';
    const isCrash = stopped !== null && !hits && !isGone;
    const bystander = strikes.some(
      ({ id, what }) =>
        what === 'model' && !foes.some((one) => one.id === id) && !enc.zombies.some((one) => one.id === id),
    );
    return (
      (hits ? HIT : 0) +
      (isGone ? GONE : 0) -
      (isCrash || bystander ? CRASH : 0) -
      TEST * tests -
      farFrom(apart(end, target), intent) +
      (plan.speed < 0 ? -3 : 0)
    );
  };
