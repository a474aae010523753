import { gapBetween, inside, type Polygon } from '../../../tabletop/index.ts';
import type { GreedDoing } from '../course/doing.ts';
import { diceTold, oneDie } from '../dice.ts';
import { begin, encounterOf, finish } from '../doing.ts';
import {
  enemiesOf,
  humanOf,
  humansHere,
  inches,
  isFunctioning,
  ofSide,
  seatFor,
  terrainIn,
  vehiclesHere,
} from '../figures.ts';
import { standingBuildings } from '../places/inside.ts';
import { sees } from '../sight/los.ts';
import type { Encounter, Human, State } from '../state.ts';
import { inchesTo } from '../vehicles/vehicle.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { has } from './attributes.ts';

/** ATZ.ATTR.14, ATZ.ATTR.15: Greedy figures are held up by what may be loot. */

const NEAR = 1;
const DANGER = 6;

const isNear = (outline: Polygon, human: Human): boolean =>
  inside(outline, human) || gapBetween(outline, [human]) <= NEAR;

/** What may hold loot beside somebody: buildings and vehicles that nobody has searched, the dead, what lies there. */
function lootNear(enc: Encounter, human: Human): string[] {
  const { pieces } = terrainIn(enc);
  const isSearched = (id: string): boolean =>
    (enc.entered[`${id} ${human.level}`]?.searchedTurn ?? null) !== null ||
    human.searched.includes(`${id} ${human.level}`);
  const looted = enc.humans.flatMap(({ searched }) => searched);
  return [
    ...standingBuildings(enc)
      .filter(({ id, outline }) => !isSearched(id) && isNear(outline, human))
      .map(({ id }) => id),
    ...pieces
      .filter(
        ({ id, tags, outline }) =>
          tags?.['vehicle'] !== undefined && !enc.searchedVehicles.includes(id) && isNear(outline, human),
      )
      .map(({ id }) => id),
    ...vehiclesHere(enc)
      .filter(
        (one) => one.owner !== human.side && !enc.searchedVehicles.includes(one.id) && inchesTo(one, human) <= NEAR,
      )
      .map(({ id }) => id),
    ...humansHere(enc)
      .filter(({ id, status }) => status === 'od' && !looted.includes(id))
      .filter((one) => one.level === human.level && inches(one, human) <= NEAR)
      .map(({ id }) => id),
    ...enc.dropped
      .filter((one) => one.thing !== 'phone' && one.level === human.level && inches(one, human) <= NEAR)
      .map(({ id }) => id),
  ];
}

/** No functioning enemy and no zombie within 6" in LOS. */
const isQuiet = (enc: Encounter, human: Human): boolean =>
  ![...enemiesOf(enc, human).filter(isFunctioning), ...enc.zombies].some(
    (one) => inches(one, human) <= DANGER && sees(enc, human, one),
  );

/** The end of a move: a Greedy figure beside what has not held it up before; a Leader beside one that is held up. */
export function afterMove(t: Table, human: Human): void {
  const enc = encounterOf(t);
  if (human.leads) callAway(t, human);
  const what = temptation(t.state, human);
  if (what !== null && isQuiet(enc, human)) begin(t, { do: 'greed', who: human.id, what });
}

function temptation(state: State, human: Human): string | null {
  if (!isFunctioning(human) || human.delay > 0 || !has(state, human, 'greedy')) return null;
  return lootNear(state.encounter, human).find((id) => !human.delayedBy.includes(id)) ?? null;
}

export function* greed(t: Table, doing: GreedDoing): Flow<void> {
  const { who, what } = doing;
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  finish(t, doing);
  const die = yield* oneDie(t, {
    rule: 'ATZ.ATTR.14',
    seat: seatFor(enc, human),
    prompt: { key: 'atz.greedy.roll', params: { name: human.name } },
  });
  human.delay = die;
  human.delayedBy.push(what);
  emit(t, 'ATZ.ATTR.14', 'atz.greedy', { unit: who, name: human.name, turns: die }, { dice: diceTold(die) });
}

/** ATZ.ATTR.15: a Leader who comes to within 1" ends it, but not its own. */
function callAway(t: Table, leader: Human): void {
  for (const human of ofSide(encounterOf(t), leader.side)) {
    if (human.id === leader.id || human.delay === 0 || human.level !== leader.level || inches(human, leader) > NEAR)
      continue;
    human.delay = 0;
    emit(t, 'ATZ.ATTR.15', 'atz.greedy.over', { unit: human.id, name: human.name, leader: leader.name });
  }
}

/** At the start of a turn: one turn less to wait. */
export function* greedPasses(t: Table): Flow<void> {
  for (const human of encounterOf(t).humans) if (human.delay > 0) human.delay--;
}
