import { diceTold } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { leaveMelees, repOf, seatFor } from '../figures.ts';
import type { Human } from '../state.ts';
import { emit, type Flow, roll, type Table } from '../verbs.ts';
import { putOut } from '../vehicles/places.ts';
import { vehicleOf } from '../vehicles/vehicle.ts';
import { newZombie } from './zombie.ts';

/** ATZ.INFECT, example ATZ.X.72: turning into a zombie. */

/** ATZ.INFECT.2 */
const SAFE = 9;

/** ATZ.INFECT.1: a human Stunned or put Out of the Fight in melee with a zombie will be tested; one that it kills does not rise (ATZ.INFECT.8). */
export function bite(human: Human): void {
  if (human.bitten === null && (human.status === 'stunned' || human.status === 'oof')) human.bitten = 'untested';
}

/** ATZ.INFECT.1 to ATZ.INFECT.4: before a figure acts; no Star advantage helps (ATZ.INFECT.6, ATZ.STAR.25). */
export function* sicken(t: Table, human: Human): Flow<'acts' | 'lost'> {
  const { bitten, name, id } = human;
  if (bitten === null) return 'acts';
  const isTest = bitten === 'untested';
  const rolls = isTest ? 0 : bitten.rolls + 1;
  const [die = 0] = yield* roll(t, '1d6', {
    rule: isTest ? 'ATZ.INFECT.2' : 'ATZ.INFECT.3',
    seat: seatFor(encounterOf(t), human),
    prompt: isTest
      ? { key: 'atz.infect.roll', params: { name } }
      : { key: 'atz.turning.roll', params: { name, rolls } },
  });
  const dice = diceTold(die);
  if (isTest) {
    const total = die + repOf(human);
    human.bitten = total >= SAFE ? null : { rolls: 0 };
    const key = total >= SAFE ? 'atz.infect.safe' : 'atz.infect.caught';
    emit(t, 'ATZ.INFECT.2', key, { unit: id, name, total }, { dice });
    return 'acts';
  }
  human.bitten = { rolls };
  if (die > rolls) {
    emit(t, 'ATZ.INFECT.3', 'atz.turn.not-yet', { unit: id, name }, { dice });
    return 'acts'; // ATZ.INFECT.4
  }
  emit(t, 'ATZ.INFECT.3', 'atz.turn.turns', { unit: id, name }, { dice });
  turn(t, human);
  return 'lost';
}

/** ATZ.INFECT.5 */
function turn(t: Table, human: Human): void {
  const enc = encounterOf(t);
  leaveMelees(enc, human.id);
  human.fate = 'turned';
  const vehicle = vehicleOf(enc, human);
  if (vehicle !== null) putOut(enc, human, vehicle); // nobody shares a seat with it
  newZombie(enc, human, human.facing).was = human.id;
}
