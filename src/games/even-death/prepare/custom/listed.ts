import type { HerdEntry } from '../lists.ts';
import type { ArmyList } from '../../state.ts';
import { SEATS } from '../../words.ts';
import { entryOf, type HerdGiven, type HumanGiven, recruitFrom } from './build.ts';
import type { CustomSetup } from './setup.ts';

/** The lists that the players brought to a battle under way: whoever is on the table, still to come, gone or fallen. */

type Player = CustomSetup['players'][number];

/** A unit of a list, wherever it is now, with its number in the list and where the set-up speaks of it. */
export interface Listed<T> {
  readonly unit: T;
  readonly path: readonly (string | number)[];
  readonly number: number;
}

/** Numbers that are not said are the lowest free ones, in order. */
function numbered<T extends { readonly number?: number | undefined }>(
  units: readonly { readonly unit: T; readonly path: readonly (string | number)[] }[],
): Listed<T>[] {
  const taken = new Set(units.flatMap(({ unit }) => (unit.number === undefined ? [] : [unit.number - 1])));
  let next = 0;
  return units.map(({ unit, path }) => {
    if (unit.number !== undefined) return { unit, path, number: unit.number - 1 };
    while (taken.has(next)) next++;
    return { unit, path, number: next++ };
  });
}

export type HumanUnit = HumanGiven | Player['humans'][number];
export type HerdUnit = HerdGiven | Player['herds'][number];

const withPath = <T>(units: readonly T[], path: readonly (string | number)[]) =>
  units.map((unit, i) => ({ unit, path: [...path, i] }));

/** All the humans of a player: on the table, still to come, withdrawn and fallen. */
export function humansOf(given: CustomSetup, i: number): Listed<HumanUnit>[] {
  const { humans: waiting, fallen, withdrawn } = given.players[i] as Player;
  const at = ['players', i];
  return numbered<HumanUnit>([
    ...withPath(given.humans, ['humans']).filter(({ unit }) => unit.seat === SEATS[i]),
    ...withPath(waiting, [...at, 'humans']),
    ...withPath(withdrawn?.humans ?? [], [...at, 'withdrawn', 'humans']),
    ...withPath(fallen?.humans ?? [], [...at, 'fallen', 'humans']),
  ]);
}

export function herdsOf(given: CustomSetup, i: number): Listed<HerdUnit>[] {
  const { herds: waiting, fallen, withdrawn } = given.players[i] as Player;
  const at = ['players', i];
  return numbered<HerdUnit>([
    ...withPath(given.herds, ['herds']).filter(({ unit }) => unit.seat === SEATS[i] && !unit.arose),
    ...withPath(waiting, [...at, 'herds']),
    ...withPath(withdrawn?.herds ?? [], [...at, 'withdrawn', 'herds']).filter(({ unit }) => !unit.arose),
    ...withPath(fallen?.herds ?? [], [...at, 'fallen', 'herds']),
  ]);
}

/** The list that a player brought to the battle. */
export function listIn(given: CustomSetup, i: number): ArmyList {
  const people: ArmyList['humans'] = [];
  for (const { unit, number } of humansOf(given, i)) {
    people[number] = recruitFrom(entryOf(unit), 'came' in unit && unit.came !== undefined ? unit.came : unit);
  }
  const packs: HerdEntry[] = [];
  for (const { unit, number } of herdsOf(given, i)) {
    const { name, type } = unit;
    packs[number] = { ...(name === undefined ? undefined : { name }), type, zombies: sizeOf(unit) };
  }
  return { humans: people, herds: packs };
}

/** How many zombies a herd came with. */
const sizeOf = (unit: HerdUnit): number => ('arose' in unit ? (unit.came ?? unit.zombies.length) : unit.zombies);

export const numberOf = (listed: readonly Listed<unknown>[] = [], unit: unknown): number =>
  listed.find((one) => one.unit === unit)?.number ?? 0;
