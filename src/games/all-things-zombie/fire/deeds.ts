import { type Building, gapBetween, type Piece } from '../../../tabletop/index.ts';
import type { Deeds } from '../deeds.ts';
import { passDice } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { humanOf, humansHere, inMelee, repOf, seatFor, terrainIn } from '../figures.ts';
import { standingBuildings } from '../places/inside.ts';
import { isFresh, task } from '../places/tasks.ts';
import type { Encounter, Human, State } from '../state.ts';
import { emit, type Flow, type Offer, type Table } from '../verbs.ts';
import type { FireAct } from './decisions.ts';
import { burningBuildings, fireIn, growthIn, isOut, light } from './fires.ts';
import { nearestOnWall } from './wall.ts';

/** ATZ.FIRE.2, ATZ.FIRE.10, ATZ.FIRE.11: buildings are set on fire, and hoses put fires out. */

/** So near one stands to a wall, or to a tap. */
const AT_HAND = 1.2;
/** How far a hose reaches: ours. */
const HOSE = 12;
/** ATZ.FIRE.11 */
const WATER = { house: 1, hydrant: 4 } as const;

/** A house with a garden hose, or a hydrant with a fire hose. */
interface Tap {
  readonly id: string;
  readonly inches: number;
  readonly outline: Building['outline'];
}

const tapsOf = (enc: Encounter): Tap[] => {
  const withHose = (those: readonly (Piece | Building)[], inches: number): Tap[] =>
    those.filter(({ tags }) => tags?.['hose'] === true).map(({ id, outline }) => ({ id, outline, inches }));
  return [...withHose(terrainIn(enc).pieces, WATER.hydrant), ...withHose(standingBuildings(enc), WATER.house)];
};

const isBeside = (outline: Building['outline'], human: Human): boolean =>
  human.level === 0 && nearestOnWall(outline, human).inches <= AT_HAND;

function offersTo({ encounter: enc }: State, human: Human): Offer<FireAct>[] {
  if (!isFresh(enc, human) || inMelee(enc, human.id)) return [];
  const { id: who, name } = human;
  return [...fuelFor(enc, human), ...waterFor(enc, human)].map(
    ({ means, building }): Offer<FireAct> => ({
      means,
      label: { key: `atz.menu.${means.do}`, params: { name, called: building.name } },
      about: { unit: who, building: building.id },
    }),
  );
}

interface Possible {
  readonly means: FireAct;
  readonly building: Building;
}

/** ATZ.FIRE.2, ATZ.FIRE.6, ATZ.T.FIRE: a wall beside it that does not burn yet, and that fire can get through. */
const fuelFor = (enc: Encounter, human: Human): Possible[] =>
  standingBuildings(enc)
    .filter((one) => fireIn(enc, one.id) === undefined && growthIn(one) > 0 && isBeside(one.outline, human))
    .map((building) => ({ means: { do: 'set-fire', who: human.id, building: building.id }, building }));

/** ATZ.FIRE.11: each hose once in a turn, by somebody who stands at its tap. */
function waterFor(enc: Encounter, human: Human): Possible[] {
  const isUsed = ({ id }: Tap): boolean => humansHere(enc).some(({ turn }) => turn.task === `hose ${id}`);
  return tapsOf(enc)
    .filter((tap) => isBeside(tap.outline, human) && !isUsed(tap))
    .flatMap((tap) =>
      burningBuildings(enc)
        .filter(({ building }) => gapBetween(building.outline, [human]) <= HOSE)
        .map(
          ({ building }): Possible => ({
            means: { do: 'hose', who: human.id, hose: tap.id, building: building.id },
            building,
          }),
        ),
    );
}

function* setFire(t: Table, { who, building: id }: Extract<FireAct, { do: 'set-fire' }>): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const building = standingBuildings(enc).find((one) => one.id === id) as Building;
  const { name } = human;
  task(human, `fire ${id}`);
  const torch = { rule: 'ATZ.FIRE.2', label: 'atz.fire.torch', dice: 1 } as const;
  const by = {
    rule: 'ATZ.FIRE.2',
    seat: seatFor(enc, human),
    prompt: { key: 'atz.blaze.roll', params: { name, called: building.name } },
  } as const;
  const { passed, dice, modifiers } = yield* passDice(t, by, {
    dice: 2,
    target: repOf(human),
    changes: human.items.includes('torch') ? [torch] : [],
    most: 2,
  });
  const said = { unit: who, name, called: building.name, thing: id };
  if (passed === 0) return emit(t, 'ATZ.FIRE.5', 'atz.fire.no-spark', said, { dice, modifiers });
  const fire = {
    building: id,
    lit: false,
    at: nearestOnWall(building.outline, human).at,
    left: 0,
    right: 0,
    putOut: 0,
  };
  enc.fires.push(fire);
  if (passed === 1) return emit(t, 'ATZ.FIRE.4', 'atz.fire.smoulders', said, { dice, modifiers });
  light(enc, fire, building);
  emit(t, 'ATZ.FIRE.3', 'atz.fire.starts', said, { dice, modifiers });
}

function* putOut(t: Table, { who, hose, building: id }: Extract<FireAct, { do: 'hose' }>): Flow<void> {
  yield* [];
  const enc = encounterOf(t);
  const human = humanOf(enc, who);
  const { fire, building } = burningBuildings(enc).find((one) => one.building.id === id) as ReturnType<
    typeof burningBuildings
  >[number];
  const { inches } = tapsOf(enc).find((tap) => tap.id === hose) as Tap;
  task(human, `hose ${hose}`);
  fire.putOut += inches;
  const over = !fire.lit || isOut(fire);
  if (over) enc.fires = enc.fires.filter((one) => one !== fire);
  const said = { unit: who, name: human.name, called: building.name, thing: id };
  if (over) emit(t, 'ATZ.FIRE.10', 'atz.fire.out', said);
  else emit(t, 'ATZ.FIRE.11', 'atz.fire.less', { ...said, inches });
}

export const fireDeeds: Deeds<FireAct> = { offers: offersTo, perform: { 'set-fire': setFire, hose: putOut } };
