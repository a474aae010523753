import { edgeSpots, EDGES } from '../../../tabletop/index.ts';
import type { Start } from '../deeds.ts';
import { diceTold, halfDie, oneDie } from '../dice.ts';
import { begin, encounterOf } from '../doing.ts';
import { firstSeat, inches, PERSON, playersHere, tabletopOf, terrainIn } from '../figures.ts';
import { newGun } from '../people/generated.ts';
import { groupWith } from '../people/groups.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Profile, Standing } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import type { EncounterId } from '../words.ts';
import { comeInCars, PATROL_CARS } from '../vehicles/driving/crews.ts';
import { arrive, rollUp } from './arrivals.ts';
import { countOf } from './contact.ts';

/** ATZ.POLICE: shots bring the Police, in the first twenty days. */

/** ATZ.POLICE.2: until this day they come at all, and until that one they are quick. */
const LAST_DAY = 20;
const QUICK_UNTIL = 10;
/** ATZ.FIRST.7: in these they come whatever the day. */
const ALWAYS: readonly EncounterId[] = ['zed', 'robbery-week'];

/** ATZ.POLICE.1, ATZ.POLICE.2, ATZ.TURN.17: the clock starts with the first shot and runs at the start of every turn. */
export const policeClock: Start = function* (t) {
  const enc = encounterOf(t);
  const { clocks } = enc;
  if (t.state.options.quick === true) return; // ATZ.MODE.5
  if (clocks.police === null) {
    const isCalled = enc.shotsFired || enc.plot?.reported === true; // ATZ.FIRST.13
    if (!isCalled || (enc.day > LAST_DAY && !ALWAYS.includes(enc.kind))) return;
    clocks.police = yield* delay(t);
  }
  if (clocks.police === 'came') return;
  clocks.police--;
  if (clocks.police > 0) return;
  clocks.police = 'came';
  yield* policeArrive(t);
};

/** ATZ.POLICE.2: half a die of turns, and after Day 10 a whole one more. */
function* delay(t: Table): Flow<number> {
  const enc = encounterOf(t);
  const seat = firstSeat(enc);
  const prompt = { key: 'atz.police.roll' } as const;
  const { half, die } = yield* halfDie(t, { rule: 'ATZ.POLICE.2', seat, prompt });
  const more = enc.day <= QUICK_UNTIL ? 0 : yield* oneDie(t, { rule: 'ATZ.POLICE.2', seat, prompt });
  const turns = half + more;
  emit(t, 'ATZ.POLICE.1', 'atz.police.called', { turns }, { dice: diceTold(die, ...(more === 0 ? [] : [more])) });
  return turns;
}

/** ATZ.POLICE.3 to ATZ.POLICE.6: their number, arms and place; they are a side of their own, and meet whom they see. */
function* policeArrive(t: Table): Flow<void> {
  const enc = encounterOf(t);
  const count = yield* countOf(t, 'police', 0, 0); // ATZ.POLICE.3
  const officers: Profile[] = [];
  for (let i = 0; i < count; i++) officers.push(armed(yield* rollUp(t, 'police'), i, enc.day));
  const at = entryOf(enc);
  const side = arrive(t, 'police', officers, at, []);
  yield* comeInCars(t, side, at, PATROL_CARS);
  const cars = enc.vehicles.filter(({ owner }) => owner === side.id).length;
  const key = cars > 0 ? 'atz.police.arrive' : 'atz.police.on-foot';
  emit(t, 'ATZ.POLICE.5', key, { side: side.id, people: count, cars });
  const seen = playersHere(enc).find((one) =>
    enc.humans.some(({ side: of, ...other }) => of === side.id && wouldSee(enc, one, { side: of, ...other })),
  );
  if (seen === undefined) return;
  const group = groupWith(enc, seen).map(({ id }) => id);
  begin(t, { do: 'meet', side: side.id, people: [...side.started], group, stage: 'roll' });
}

/** ATZ.POLICE.4: pistols, and a shotgun in each car of two; later shotguns for everybody. */
function armed(officer: Profile, place: number, day: number): Profile {
  const hasShotgun = day > QUICK_UNTIL || place % 2 === 0;
  return { ...officer, guns: [newGun('BAP'), ...(hasShotgun ? [newGun('SG')] : [])] };
}

/** ATZ.POLICE.5: where a street meets the edge farthest from the players; without a street anywhere on that edge. */
export function entryOf(enc: Encounter): Standing {
  const { width, depth, pieces } = terrainIn(enc);
  const players = playersHere(enc);
  const middles = {
    near: [width / 2, 0],
    far: [width / 2, depth],
    left: [0, depth / 2],
    right: [width, depth / 2],
  } as const;
  const away = (x: number, y: number): number =>
    Math.min(...players.map((one) => inches(one, { x, y, level: 0 })), 999);
  const roads = pieces.filter(({ looks }) => looks === 'road' || looks === 'street');
  const ends = EDGES.flatMap((edge) =>
    roads.flatMap(({ outline }) => {
      const on = outline.filter(({ x, y }) =>
        edge === 'near' ? y < 0.1 : edge === 'far' ? y > depth - 0.1 : edge === 'left' ? x < 0.1 : x > width - 0.1,
      );
      if (on.length < 2) return [];
      const [a, b] = [on[0], on.at(-1)] as [(typeof on)[number], (typeof on)[number]];
      return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
    }),
  );
  const among = ends.length > 0 ? ends : EDGES.map((edge) => ({ x: middles[edge][0], y: middles[edge][1] }));
  const best = among.reduce((one, other) => (away(other.x, other.y) > away(one.x, one.y) ? other : one));
  const base = { id: 'police', x: best.x, y: best.y, level: 0, radius: PERSON.radius };
  const [spot] = edgeSpots(tabletopOf(enc), base, best);
  return { x: spot?.at.x ?? best.x, y: spot?.at.y ?? best.y, level: 0 };
}
