import { type Change, countDice } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { enemiesOf, humanOf, repOf, seatFor } from '../figures.ts';
import { loadedGuns } from '../shoot/arms.ts';
import { coverOf } from '../shoot/cover.ts';
import type { Human, State } from '../state.ts';
import { choose, emit, type Flow, type Table } from '../verbs.ts';
import type { InSightDoing, Sighting } from './doing.ts';
import { isCarried } from '../vehicles/vehicle.ts';
import { sees } from './los.ts';
import { mayTakePart } from './pairs.ts';

/** ATZ.SIGHT.9 to ATZ.SIGHT.16: who takes an In Sight test, with how many dice. */

/** ATZ.SIGHT.9: everybody in a new sighting, on both sides. */
export function takersOf(t: Table, { pairs }: InSightDoing): Sighting[] {
  const enc = encounterOf(t);
  const in_ = new Set(pairs.flat());
  return enc.humans
    .filter((one) => in_.has(one.id) && mayTakePart(enc, one))
    .map(({ id }) => ({ who: id, dice: 0, rolled: null, successes: 0, over: false }));
}

/** The opponents whom it sees before it. */
const foesBefore = ({ encounter: enc }: State, human: Human): Human[] =>
  enemiesOf(enc, human).filter((foe) => mayTakePart(enc, foe) && sees(enc, human, foe));

/** ATZ.T.INSIGHT: dice fewer. */
export function sightChanges(state: State, human: Human, { active }: InSightDoing, draws: boolean): Change[] {
  const foes = foesBefore(state, human);
  const isHidden = foes.length > 0 && foes.every((foe) => coverOf(state, foe, human).concealed);
  return [
    ...(human.side === active ? [{ rule: 'ATZ.SIGHT.13', label: 'sight.active', dice: -1 } as const] : []),
    ...(isHidden ? [{ rule: 'ATZ.SIGHT.14', label: 'sight.concealed', dice: -1 } as const] : []),
    ...(human.side !== active && isCarried(state.encounter, human)
      ? [{ rule: 'ATZ.SIGHT.16', label: 'sight.vehicle', dice: -1 } as const]
      : []),
    ...(draws ? [{ rule: 'ATZ.SIGHT.15', label: 'sight.draws', dice: -1 } as const] : []),
  ];
}

/** ATZ.SIGHT.15: all loaded guns that it has are out of sight. */
const mustDraw = (human: Human): boolean => {
  const guns = loadedGuns(human).map((place) => human.guns[place]);
  return guns.length > 0 && guns.every((gun) => gun?.hidden === true);
};

/** ATZ.SIGHT.10, ATZ.SIGHT.11: a die for each point of Rep; with everybody behind its back none at all (ATZ.SIGHT.9). */
export function* rollSighting(t: Table, doing: InSightDoing, sighting: Sighting): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, sighting.who);
  const { id, name } = human;
  if (foesBefore(t.state, human).length === 0) {
    sighting.rolled = [];
    return emit(t, 'ATZ.SIGHT.9', 'atz.sight.behind', { unit: id, name });
  }
  const draws = mustDraw(human) && (yield* means(t, human, sighting));
  const changes = sightChanges(t.state, human, doing, draws);
  const prompt = { key: 'atz.sight.roll', params: { name } } as const;
  const by = { rule: 'ATZ.SIGHT.10', seat: seatFor(enc, human), prompt } as const;
  const { successes, rolled, dice, modifiers } = yield* countDice(t, by, repOf(human), changes);
  if (draws) for (const gun of human.guns) gun.hidden = false;
  Object.assign(sighting, { rolled: [...rolled], dice: rolled.length, successes });
  emit(t, 'ATZ.SIGHT.10', 'atz.sight.rolled', { unit: id, name, successes }, { dice, modifiers });
}

/** ATZ.SIGHT.15: a Star may leave its weapon where it is; Grunts draw. */
function* means(t: Table, human: Human, sighting: Sighting): Flow<boolean> {
  if (!human.star || human.seat === null) return true;
  const { id, name } = human;
  const answer = yield* choose(t, human.seat, {
    rule: 'ATZ.SIGHT.15',
    prompt: { key: 'atz.sight.draw', params: { name } },
    options: [
      { means: { do: 'draw', who: id }, label: { key: 'atz.sight.draw.yes' } },
      { means: { do: 'keep-hidden', who: id }, label: { key: 'atz.sight.draw.no' } },
    ],
  });
  if (answer.do === 'keep-hidden') sighting.keepsHidden = true;
  return answer.do === 'draw';
}
