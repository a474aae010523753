import { z } from 'zod';
import { ordersSchema, type SetupFault, whole, wrongOrders } from '../../../../kernel/index.ts';
import { standingFaults } from '../../../../skirmish/index.ts';
import { bodyOf, humansHere, tabletopOf, terrainIn } from '../../figures.ts';
import { wallLength } from '../../fire/wall.ts';
import { interrupts } from '../../interrupts.ts';
import type { Encounter, State } from '../../state.ts';
import { terrainOf } from '../../tables/index.ts';
import { sectionsOn } from '../../places/inside.ts';
import { parkedOn } from '../../tables/parked.ts';
import type { Seat } from '../../verbs.ts';
import { optionsShape } from '../options.ts';
import { vehicleFaults, vehicleFrom } from './vehicles.ts';
import { type Going, type Position, positionShape } from './shape.ts';

/** An Encounter that is under way: the table and every figure given, for puzzles, real tables and tests. */
export const customSchema = whole(
  z.strictObject({ kind: z.literal('custom'), options: optionsShape, orders: ordersSchema, ...positionShape }),
  ({ kind: _kind, options: _options, orders, ...position }) => {
    const unknown = wrongOrders(interrupts, orders, seatsIn(position));
    return unknown.length > 0 ? unknown : positionFaults(position);
  },
);
export type CustomSetup = z.output<typeof customSchema>;

/** What no play could have led to, each with its path. */
export function positionFaults(position: Position): SetupFault[] {
  const unknown = nameFaults(position);
  if (unknown.length > 0) return unknown;
  const encounter = encounterFrom(position);
  const table = tabletopOf(encounter);
  return [
    ...encounter.humans.flatMap((human, i) =>
      humansHere(encounter).some(({ id, aboard }) => id === human.id && aboard === null)
        ? standingFaults(table, bodyOf(human), ['humans', i])
        : [],
    ),
    ...position.zombies.flatMap((zombie, i) =>
      zombie.rides === null ? standingFaults(table, bodyOf(zombie), ['zombies', i]) : [],
    ),
    ...vehicleFaults(encounter),
    ...houseFaults(encounter),
  ];
}

const seatsIn = ({ sides }: Pick<Position, 'sides'>): Seat[] => sides.flatMap(({ seats }) => seats);
export const customSeats = (given: CustomSetup): readonly Seat[] => seatsIn(given);

/** Ids that are used twice, and names of what is not there. */
function nameFaults(given: Position): SetupFault[] {
  const faults: SetupFault[] = [];
  const tell = (isWrong: boolean, path: SetupFault['path'], message: string): void => {
    if (isWrong) faults.push({ path, message });
  };
  const figures = [...given.humans, ...given.zombies].map(({ id }) => id);
  const sides = given.sides.map(({ id }) => id);
  const seats = seatsIn(given);
  const all = [...figures, ...given.pefs.map(({ id }) => id)];
  tell(new Set(all).size < all.length, ['humans'], 'Every figure has an id of its own');
  tell(!sides.includes(given.named), ['named'], 'There is no such side');
  tell(given.sides.filter(({ kind }) => kind === 'dead').length !== 1, ['sides'], 'The zombies are one side');
  tell(seats.length === 0, ['sides'], 'Somebody plays');
  tell(given.going[0]?.do !== 'turn', ['going', 0], 'The turn lies at the bottom of what is going on');
  given.humans.forEach((human, i) => {
    tell(!sides.includes(human.side), ['humans', i, 'side'], 'There is no such side');
    tell(human.seat !== null && !seats.includes(human.seat), ['humans', i, 'seat'], 'Nobody sits there');
    const { carries } = human; // ATZ.STAR.2, ATZ.STAR.5: Stars, Co-Stars and special Grunts on any side
    const load = given.humans.find(({ id }) => id === carries);
    tell(carries !== null && load?.status !== 'oof', ['humans', i, 'carries'], 'Only the wounded are carried');
  });
  given.melees.forEach(({ sides: two }, i) => {
    const there = two.every(({ who }) => figures.includes(who));
    tell(!there, ['melees', i], 'Two who are on the table fight');
  });
  given.going.forEach((one, i) => {
    if (one.do === 'phase' || one.do === 'activate')
      tell(!sides.includes(one.side), ['going', i], 'There is no such side');
    if (one.do === 'activate')
      tell(!one.with.every((id) => figures.includes(id)), ['going', i], 'They are not on the table');
  });
  return faults;
}

/** Fires and searches are in buildings of the table, and a fire begins somewhere on its wall. */
function houseFaults(enc: Encounter): SetupFault[] {
  const houses = new Map(terrainIn(enc).buildings.map((building) => [building.id, building]));
  const floors = new Set(
    [...houses.values()].flatMap((house) =>
      [...house.floors.keys(), house.floors.length].flatMap((i) => sectionsOn(house, i)),
    ),
  );
  const missing = (building: string, ...path: SetupFault['path']): SetupFault[] =>
    houses.has(building) ? [] : [{ path, message: `There is no building ${building} on this table` }];
  return [
    ...Object.keys(enc.entered).flatMap((floor): SetupFault[] =>
      floors.has(floor) ? [] : [{ path: ['entered', floor], message: 'There is no such floor on this table' }],
    ),
    ...enc.fires.flatMap(({ building, at, left, right, putOut }, i): SetupFault[] => {
      const house = houses.get(building);
      if (house === undefined) return missing(building, 'fires', i, 'building');
      const wall = wallLength(house.outline);
      if (at > wall || left + right > wall) return [{ path: ['fires', i], message: `Its wall is ${wall}" long` }];
      return putOut > left + right ? [{ path: ['fires', i, 'putOut'], message: 'More is put out than burnt' }] : [];
    }),
  ];
}

export function encounterFrom({ encounter, going, plot, stock, vehicles, ...rest }: Position): Encounter {
  return {
    kind: encounter,
    ...rest,
    vehicles: vehicles?.map(vehicleFrom) ?? parkedOn(terrainOf(rest.table)),
    ...(plot === undefined ? {} : { plot }),
    ...(stock === undefined ? {} : { stock }),
    humans: rest.humans as Encounter['humans'],
    noises: rest.noises as Encounter['noises'],
    doing: going as Encounter['doing'],
    ending: null,
  };
}

/** The Encounter in the middle of which play begins. */
export const customState = ({ kind: _kind, options, orders, ...position }: CustomSetup): State => ({
  options,
  orders,
  encounter: encounterFrom(position),
});

const BETWEEN: readonly string[] = ['turn', 'prepare', 'phase', 'activate'];

/** The set-up that begins where an Encounter stands; null in the middle of a test, a charge or a meeting. */
export function customOf({ options, orders, encounter }: State): CustomSetup | null {
  const position = positionOf(encounter);
  return position === null ? null : { kind: 'custom', options, orders, ...position };
}

/** The Encounter as a set-up gives it. */
export function positionOf({ kind, doing, ending: _ending, ...rest }: Encounter): Position | null {
  if (!doing.every((one) => BETWEEN.includes(one.do))) return null;
  return { encounter: kind, ...rest, going: doing as Going[] };
}
