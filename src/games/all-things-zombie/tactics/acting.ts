import { type Choose, optionsFor, type Option, type Seat } from '../../../kernel/index.ts';
import { enemiesOf, findFigure, humanOf, inches, isFunctioning, isHuman, ofSide } from '../figures.ts';
import { waysFor } from '../move/suggest.ts';
import { buildingAt } from '../places/inside.ts';
import { sees } from '../sight/los.ts';
import type { Encounter, Human, State } from '../state.ts';
import { type Advice, advice, fieldsOf } from './advice.ts';
import { vehicleWish } from './driving.ts';
import { dangerAt, isQuiet, zombieInches } from './danger.ts';
import { giveWish } from './giving.ts';
import { bestWay, isHopeless, WORTH_MOVING, worthHere } from './going.ts';

/** ATZ.ACT.1: what an active figure does next: the wish that fits it best, figure by figure. */

interface Wish {
  readonly option: Option;
  readonly worth: number;
  readonly because: string;
}

/** ATZ.ZMOVE.1: a zombie this near is there before the next own turn. */
const TOO_NEAR = 6.5;
/** After so many turns an Encounter that has come to nothing is given up. */
const PATIENCE = 60;

export function menuAdvice(state: State, request: Choose, seat: Seat): Advice {
  const options = optionsFor(request.options, seat);
  const wishes = options.flatMap((option) => wishFor(state, option, options) ?? []);
  const best = wishes.reduce<Wish | null>((top, one) => (top === null || one.worth > top.worth ? one : top), null);
  const done = options.find((option) => fieldsOf(option)['do'] === 'done') ?? (options[0] as Option);
  return best === null || best.worth <= 0
    ? advice(done.id, 'Nothing else is worth it now.')
    : advice(best.option.id, best.because);
}

type Judge = (state: State, human: Human, option: Option, all: readonly Option[]) => readonly [number, string] | null;

const searchWish: Judge = ({ encounter: enc }, human) =>
  zombieInches(enc, human) > TOO_NEAR || (buildingAt(enc, human) !== null && dangerAt(enc, human, human) < 5)
    ? [enc.objective.met ? 4 : 70, 'What is looked for may be here.']
    : null;

/** What each deed is worth to somebody, and why; deeds that are not here are left alone. */
const JUDGES: Readonly<Record<string, Judge>> = {
  exit: () => [95, 'This is where it wanted to get.'],
  'auto-kill': () => [90, 'It cannot miss.'],
  stab: () => [85, 'It lies there helpless.'],
  stand: () => [80, 'On its feet it gets away.'],
  ransack: ({ encounter: enc }, human) =>
    zombieInches(enc, human) > TOO_NEAR ? [74, 'This is what they came for.'] : null,
  search: searchWish,
  'go-deeper': searchWish,
  loot: ({ encounter: enc }, human) => (isQuiet(enc, human) ? [30, 'It may have something on it.'] : null),
  'pick-up': ({ encounter: enc }, human) => (isQuiet(enc, human) ? [30, 'Too good to leave there.'] : null),
  reload: ({ encounter: enc }, human) => (isQuiet(enc, human) ? [40, 'A loaded gun before they come.'] : null),
  lift: ({ encounter: enc }, human) => (isQuiet(enc, human) ? [25, 'Nobody is left behind.'] : null),
  'take-along': () => [20, 'Together they are safer.'],
  barricade: ({ encounter: enc }, human) =>
    enc.kind === 'hold-out' && zombieInches(enc, human) > 3 ? [15, 'It keeps them out for a while.'] : null,
  recruit: ({ encounter: enc }, human) => (isQuiet(enc, human) ? [12, 'One more on our side.'] : null),
  fire: fireWish,
  'fire-both': fireWish,
  charge: chargeWish,
  'fast-move': ({ encounter: enc }, human) =>
    dangerAt(enc, human, human) >= 7 && human.turn.inches === 0 ? [65, 'Away from here, as fast as it can.'] : null,
  move: moveWish,
  give: giveWish,
  challenge: challengeWish,
  board: vehicleWish,
  start: vehicleWish,
  hotwire: vehicleWish,
  'get-out': vehicleWish,
  'leave-table': leaveWish,
};

function wishFor(state: State, option: Option, all: readonly Option[]): Wish | null {
  const fields = fieldsOf(option);
  const judge = JUDGES[String(fields['do'])];
  const isSeldom = option.seldom === true && state.encounter.turn <= PATIENCE;
  if (judge === undefined || (isSeldom && !EVEN_SELDOM.includes(judge))) return null;
  const judged = judge(state, humanOf(state.encounter, String(fields['who'])), option, all);
  return judged === null ? null : { option, worth: judged[0], because: judged[1] };
}

/** Rarely wanted, but worth a thought. */
const EVEN_SELDOM: readonly Judge[] = [leaveWish, giveWish];

/** ATZ.CLASS.11, ATZ.MEET.27: with the dead upon them, and too many to fight besides, the living are asked for a truce; in peace for friendship. */
function challengeWish({ encounter: enc }: State, human: Human, option: Option): readonly [number, string] | null {
  const { what } = fieldsOf(option);
  if (what === 'befriend') return isQuiet(enc, human) ? [14, 'A friend is worth having.'] : null;
  if (what !== 'truce') return null;
  const foes = enemiesOf(enc, human).filter((other) => isFunctioning(other) && sees(enc, human, other)).length;
  const own = ofSide(enc, human.side).filter(isFunctioning).length;
  return foes >= own && !isQuiet(enc, human) ? [78, 'Against the dead everybody is welcome.'] : null;
}

/** ATZ.ZGEN.4: a shot draws zombies; it is worth it against people who shoot, and against zombies that are nearly there. */
function fireWish({ encounter: enc }: State, human: Human): readonly [number, string] | null {
  const isAtUs = enemiesOf(enc, human).some((other) => sees(enc, human, other));
  if (isAtUs) return [75, 'They will shoot, too.'];
  const isNear = enc.zombies.some((zombie) => inches(human, zombie) <= TOO_NEAR && sees(enc, human, zombie));
  return isNear ? [50, 'It is too near for the noise to matter.'] : null;
}

/** In a campaign nobody dies for one Encounter: there will be others. From this much danger on one goes home, or sooner with what one came for. */
const TOO_HOT = 5;
const WARM = 1.5;

/** ATZ.LEAVE.2, ATZ.LEAVE.3: away unseen if possible; under the eyes of enemies only if there are more of them. */
function leaveWish({ encounter: enc, campaign }: State, human: Human): readonly [number, string] | null {
  if (isHopeless(enc, human) || enc.turn > PATIENCE) return [60, 'There is nothing left to win here.'];
  if (campaign === undefined || needsHelp(enc, human)) return null;
  const seen = enemiesOf(enc, human).filter((other) => sees(enc, other, human)).length;
  const own = ofSide(enc, human.side).filter(isFunctioning).length;
  const danger = dangerAt(enc, human, human);
  if (seen > own) return [76, 'There are too many of them.'];
  if (seen > 0) return null;
  if (enc.objective.by.includes(human.id) && danger >= WARM) return [77, 'It has what it came for: home.'];
  return danger >= TOO_HOT ? [66, 'It is getting too hot here; there will be another day.'] : null;
}

/** Somebody of its side lies near it who could still be carried away. */
const needsHelp = (enc: Encounter, human: Human): boolean =>
  human.carries === null &&
  ofSide(enc, human.side).some((one) => one.fate === 'here' && one.status === 'oof' && inches(one, human) <= TOO_NEAR);

/** How much better it must look than the other way round. */
const BETTER = 1.5;

/** ATZ.CHARGE.5: hand to hand is quiet; one zombie alone, with good odds. */
function chargeWish(state: State, human: Human, option: Option): readonly [number, string] | null {
  const { encounter: enc } = state;
  const target = findFigure(enc, String(fieldsOf(option)['target']));
  const { odds } = (option.about ?? {}) as { odds?: { round: { wins: number; loses: number } } };
  if (target === undefined || isHuman(target) || odds === undefined) return null;
  const others = enc.zombies.filter(({ id }) => id !== target.id);
  const isAlone = others.every((one) => inches(one, target) > TOO_NEAR && inches(one, human) > TOO_NEAR);
  if (!isAlone || inches(human, target) > TOO_NEAR) return null;
  return odds.round.wins > BETTER * odds.round.loses ? [55, 'One alone, and hand to hand is quiet.'] : null;
}

function moveWish(state: State, human: Human): readonly [number, string] | null {
  const best = bestWay(state, human, waysFor(state, human));
  if (best === null) return null;
  const gain = best.worth - worthHere(state, human);
  if (gain < WORTH_MOVING) return null;
  const isFlight = dangerAt(state.encounter, human, human) >= 5;
  return isFlight ? [62, 'Away from them.'] : [45, 'On to where it wants to be.'];
}
