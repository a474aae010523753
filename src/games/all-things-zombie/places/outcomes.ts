import type { ChallengeId } from '../data/challenge-catalogue.ts';
import { begin, encounterOf } from '../doing.ts';
import { humanOf, isFunctioning, sideNamed } from '../figures.ts';
import { makeNoise } from '../dead/noise.ts';
import { harm } from '../people/harm.ts';
import type { Encounter, Human } from '../state.ts';
import { testInSight } from '../strangers/enemies.ts';
import { join } from '../strangers/joining.ts';
import { makeTruce } from '../strangers/together/truce.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { getGoing } from '../vehicles/engine.ts';
import { vehicleNamed, vehicleOf } from '../vehicles/vehicle.ts';
import { bar, refusals } from './barred.ts';
import { withOpening } from './barricades.ts';
import type { ChallengeDoing } from './doing.ts';

/** ATZ.CHAL.3, ATZ.CHAL.4: what each Challenge of the catalogue comes to: one action, or one consequence. */

type Outcome = (t: Table, doing: ChallengeDoing, human: Human) => Flow<void>;

/** The other party, where it is a person. */
const whom = (enc: Encounter, doing: ChallengeDoing): Human => humanOf(enc, doing.with ?? '');

function* goTo(_t: Table, { to }: ChallengeDoing, human: Human): Flow<void> {
  yield* [];
  if (to === undefined) return;
  Object.assign(human, { x: to.x, y: to.y, level: to.level });
  human.turn.moved = true;
}

const SUCCESSES: Readonly<Record<ChallengeId, Outcome>> = {
  *'pick-lock'(t, doing) {
    yield* [];
    const enc = encounterOf(t);
    enc.changes = withOpening(enc, doing.with ?? '', 'open'); // ATZ.BLDG.14
  },
  *'break-window'(t, doing) {
    yield* [];
    const enc = encounterOf(t);
    enc.changes = withOpening(enc, doing.with ?? '', 'broken');
  },
  climb: goTo,
  drop: goTo,
  jump: goTo,
  *sneak(t, doing, human) {
    yield* [];
    const enc = encounterOf(t);
    for (const id of [doing.with ?? '', ...(doing.others ?? [])]) {
      const pair = [id, human.id].sort().join(' ');
      if (!enc.sighted.includes(pair)) enc.sighted.push(pair); // ATZ.X.58: nobody looks up for the rest of the phase
    }
  },
  *befriend(t, doing) {
    yield* [];
    const side = sideNamed(encounterOf(t), whom(encounterOf(t), doing).side);
    side.attitude = 'friend'; // ATZ.MEET.27
    emit(t, 'ATZ.MEET.27', 'atz.meet.friends', { side: side.id });
  },
  *truce(t, doing) {
    yield* [];
    makeTruce(t, whom(encounterOf(t), doing).side); // ATZ.CLASS.11
  },
  *barter(t, doing, human) {
    yield* notAgain(t, doing, human); // ATZ.BARTER.3
    begin(t, { do: 'barter', who: human.id, with: doing.with ?? '' }); // ATZ.BARTER.2
  },
  *recruit(t, doing, human) {
    yield* [];
    if (human.seat !== null) join(t, whom(encounterOf(t), doing), human.seat, 'ATZ.RECRUIT.3');
  },
  *hotwire(t, doing, human) {
    yield* [];
    const vehicle = vehicleNamed(encounterOf(t), doing.with ?? '');
    if (vehicleOf(encounterOf(t), human)?.id === vehicle.id) getGoing(t, vehicle, human); // ATZ.VEH.10
  },
};

function* hurtLeg(t: Table, _doing: ChallengeDoing, human: Human): Flow<void> {
  yield* [];
  human.lame = true; // ATZ.X.59
  emit(t, 'ATZ.CHAL.4', 'atz.challenge.leg', { unit: human.id, name: human.name });
}

/** This is all that it costs: it cannot be tried again in this Encounter (ATZ.CHAL.4). */
function* notAgain(_t: Table, doing: ChallengeDoing, human: Human): Flow<void> {
  yield* [];
  bar(human, doing);
}

const CONSEQUENCES: Readonly<Record<ChallengeId, Outcome>> = {
  /** A pick that snaps is heard as far as a shot. */
  *'pick-lock'(t, _doing, human) {
    yield* makeNoise(t, human, 1);
  },
  *'break-window'(t, _doing, human) {
    yield* makeNoise(t, human, 1);
  },
  *climb(t, _doing, human) {
    yield* harm(t, human, ['knock-down'], { by: null, how: 'accident', dice: 3 });
  },
  *drop(t, _doing, human) {
    yield* goTo(t, _doing, human);
    yield* harm(t, human, ['knock-down'], { by: null, how: 'accident', dice: 3 });
  },
  jump: hurtLeg,
  *sneak(t, doing, human) {
    yield* [];
    const enc = encounterOf(t);
    const guards = [doing.with ?? '', ...(doing.others ?? [])].map((id) => humanOf(enc, id)).filter(isFunctioning);
    testInSight(t, [human], guards); // ATZ.X.58
  },
  befriend: notAgain,
  truce: notAgain,
  barter: notAgain, // ATZ.BARTER.2
  *recruit(t, doing, human) {
    yield* [];
    const enc = encounterOf(t);
    const one = whom(enc, doing);
    for (const other of enc.humans) if (other.seat === human.seat) bar(other, doing); // ATZ.RECRUIT.4: nobody of the band
    const [first, second] = refusals(human.seat ?? '');
    if (one.parties[first] === 'lost') {
      one.parties[second] = 'lost'; // ATZ.RECRUIT.5: the first failure was in another Encounter
      emit(t, 'ATZ.RECRUIT.5', 'atz.recruit.unfriendly', { unit: one.id, name: one.name });
    }
    one.parties[first] = 'lost';
  },
  hotwire: notAgain, // ATZ.VEH.11
};

export const succeeded = (t: Table, doing: ChallengeDoing, human: Human): Flow<void> =>
  SUCCESSES[doing.challenge](t, doing, human);
export const failed = (t: Table, doing: ChallengeDoing, human: Human): Flow<void> =>
  CONSEQUENCES[doing.challenge](t, doing, human);
