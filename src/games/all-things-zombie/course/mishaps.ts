import { facingTowards } from '../../../tabletop/index.ts';
import { beginNoise } from '../dead/noise.ts';
import { newZombie } from '../dead/zombie.ts';
import { diceTold, oneDie, passDice } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import {
  findFigure,
  firstSeat,
  freshId,
  humansHere,
  inches,
  inMelee,
  isFunctioning,
  isHuman,
  nearestTo,
  playersHere,
  repOf,
  seatFor,
  sideNamed,
} from '../figures.ts';
import { groupWith, leaderOf } from '../people/groups.ts';
import { buildingAt } from '../places/inside.ts';
import { fireAt } from '../shoot/aim.ts';
import type { Corpse, Encounter, Human, Standing, Zombie } from '../state.ts';
import { arrive, rollUp } from '../strangers/arrivals.ts';
import { atRandom, emit, type Flow, type Rule, type Table } from '../verbs.ts';
import type { EventDoing } from './doing.ts';
import type { Happening } from './events.ts';
import { spotAt } from './spots.ts';

/** ATZ.EVENT.5, ATZ.EVENT.8, ATZ.EVENT.14 to ATZ.EVENT.17: events with zombies, dogs and phones. */

const bandOf = (enc: Encounter): Human[] => playersHere(enc).filter(isFunctioning);
const place = ({ x, y, level }: Standing): Standing => ({ x, y, level });

/** Two of two kinds that are nearest to each other. */
function nearestPair<A extends Standing, B extends Standing>(ones: readonly A[], others: readonly B[]): [A, B] | null {
  let best: [A, B] | null = null;
  for (const one of ones)
    for (const other of others) if (best === null || inches(one, other) < inches(...best)) best = [one, other];
  return best;
}

const free = (enc: Encounter): Zombie[] => enc.zombies.filter(({ id }) => !inMelee(enc, id));

/** ATZ.EVENT.5: the zombie nearest to the band is somebody in disguise: does anybody fire? If it lives, it is a Neutral. */
export const disguised: Happening = {
  rule: 'ATZ.EVENT.5',
  can: (enc) => free(enc).length > 0 && bandOf(enc).length > 0,
  *happen(t, doing) {
    if (doing.stage === 1) return spared(t, doing);
    const enc = encounterOf(t);
    const [zombie, human] = nearestPair(free(enc), bandOf(enc)) as [Zombie, Human];
    emit(t, 'ATZ.EVENT.5', 'atz.event.5', { unit: human.id, name: human.name });
    const profile = yield* rollUp(t, 'citizen');
    enc.zombies = enc.zombies.filter(({ id }) => id !== zombie.id);
    const [stranger] = arrive(t, 'citizen', [profile], zombie, groupWith(enc, human)).started;
    Object.assign(findFigure(enc, stranger as string) as Human, place(zombie), { facing: zombie.facing });
    Object.assign(doing, { stage: 1, who: stranger });
    yield* maybeFire(t, human, findFigure(enc, stranger as string) as Human);
  },
};

function* maybeFire(t: Table, human: Human, stranger: Human): Flow<void> {
  const { id, name } = human;
  const by = {
    rule: 'ATZ.EVENT.5',
    seat: seatFor(encounterOf(t), human),
    prompt: { key: 'atz.event.5.roll', params: { name } },
  } as const;
  const { passed, dice } = yield* passDice(t, by, { dice: 2, target: repOf(human), most: 2 });
  const fire = passed === 2 ? null : fireAt(t.state, human, stranger, { rush: passed === 1 });
  const key = fire === null ? 'atz.event.5.holds' : passed === 1 ? 'atz.event.5.rush' : 'atz.event.5.fires';
  emit(t, 'ATZ.EVENT.5', key, { unit: id, name }, { dice });
  if (fire !== null) begin(t, { do: 'volley', why: 'event', fires: [fire], stage: 'noise', at: 0, hits: [] });
}

function spared(t: Table, doing: EventDoing): void {
  const enc = encounterOf(t);
  finish(t, doing);
  const stranger = findFigure(enc, doing.who ?? '');
  if (stranger !== undefined && isHuman(stranger)) sideNamed(enc, stranger.side).attitude = 'neutral';
}

/** ATZ.EVENT.8: in a building that was searched in this turn or the last one. */
function inSearched(enc: Encounter): Human[] {
  return bandOf(enc).filter((human) => {
    const building = buildingAt(enc, human);
    const turn = building === null ? null : (enc.entered[`${building.id} ${human.level}`]?.searchedTurn ?? null);
    return turn !== null && turn >= enc.turn - 1;
  });
}

const sendZombie = (t: Table, zombie: Zombie, target: Human): void =>
  begin(t, { do: 'charge', target: target.id, chargers: [zombie.id], calm: [], stage: 'move', passed: [] });

const one = (rule: Rule, can: Happening['can'], happen: (t: Table) => Flow<void>): Happening => ({
  rule,
  can,
  *happen(t, doing) {
    finish(t, doing);
    yield* happen(t);
  },
});

/** ATZ.EVENT.8: a zombie that was hidden there charges one of them. */
export const hiddenZombie = one(
  'ATZ.EVENT.8',
  (enc) => inSearched(enc).length > 0,
  function* (t) {
    const enc = encounterOf(t);
    const there = inSearched(enc);
    const human = there[atRandom(t, 'ATZ.EVENT.8', there)] as Human;
    const at = spotAt(enc, human, 12, 2);
    const zombie = newZombie(enc, at, facingTowards(at, human));
    emit(t, 'ATZ.EVENT.8', 'atz.event.8', { unit: human.id, name: human.name, zombie: zombie.id });
    sendZombie(t, zombie, human);
  },
);

/** ATZ.EVENT.14: a dog comes to the group, and zombies come 12" behind it. */
export const dog = one(
  'ATZ.EVENT.14',
  (enc) => bandOf(enc).length > 0,
  function* (t) {
    const enc = encounterOf(t);
    const leader = leaderOf(bandOf(enc));
    const die = (key: 'atz.event.12.far' | 'atz.event.12.many' | 'atz.event.hour') =>
      oneDie(t, { rule: 'ATZ.EVENT.14', seat: firstSeat(enc), prompt: { key } });
    const far = yield* die('atz.event.12.far');
    const zombies = yield* die('atz.event.12.many');
    const hour = yield* die('atz.event.hour');
    const said = { unit: leader.id, name: leader.name, inches: far, zombies };
    emit(t, 'ATZ.EVENT.14', 'atz.event.12', said, { dice: diceTold(far, zombies, hour) });
    for (let i = 0; i < zombies; i++) {
      const at = spotAt(enc, leader, 2 * hour, far + 12);
      newZombie(enc, at, facingTowards(at, leader));
    }
  },
);

/** ATZ.EVENT.15: a phone rings near somebody until it is answered. */
export const phone = one(
  'ATZ.EVENT.15',
  (enc) => bandOf(enc).length > 0,
  function* (t) {
    const enc = encounterOf(t);
    const band = bandOf(enc);
    const human = band[atRandom(t, 'ATZ.EVENT.15', band)] as Human;
    const seat = firstSeat(enc);
    const far = yield* oneDie(t, { rule: 'ATZ.EVENT.15', seat, prompt: { key: 'atz.event.13.far' } });
    const hour = yield* oneDie(t, { rule: 'ATZ.EVENT.15', seat, prompt: { key: 'atz.event.hour' } });
    const at = spotAt(enc, human, 2 * hour, far);
    const id = freshId(enc, 'phone-');
    enc.dropped.push({ id, ...at, thing: 'phone' });
    const said = { unit: human.id, name: human.name, inches: far };
    emit(t, 'ATZ.EVENT.15', 'atz.event.13', said, { dice: diceTold(far, hour) });
    yield* beginNoise(t, { ...at, what: 'phone', shots: 3, until: null, of: id });
  },
);

/** ATZ.EVENT.17: the dead zombie closest to the band stands up, and may charge as if it had passed 2d6. */
export const risen = one(
  'ATZ.EVENT.17',
  (enc) => enc.corpses.length > 0 && bandOf(enc).length > 0,
  function* (t) {
    const enc = encounterOf(t);
    const [corpse, human] = nearestPair(enc.corpses, bandOf(enc)) as [Corpse, Human];
    enc.corpses = enc.corpses.filter(({ id }) => id !== corpse.id);
    const zombie = newZombie(enc, spotAt(enc, corpse, 12, 0), facingTowards(corpse, human));
    zombie.risen = true;
    emit(t, 'ATZ.EVENT.17', 'atz.event.14', { unit: zombie.id });
    const near = nearestTo(zombie, humansHere(enc).filter(isFunctioning)); // ATZ.ZACT.15
    if (near !== null && inches(zombie, near) <= 6) sendZombie(t, zombie, near);
  },
);
