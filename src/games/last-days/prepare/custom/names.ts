import type { SetupFault } from '../../../../kernel/index.ts';
import { changeFaults } from '../../../../tabletop/index.ts';
import type { Group, Member } from '../../groups/group.ts';
import { terrainOf } from '../../tables/index.ts';
import type { Seat } from '../../verbs.ts';
import type { CharacterGiven, Position } from './shape.ts';

/** Whether everything that a set-up names is there, and nothing twice. */

type Path = (string | number)[];
export type Tell = (isWrong: boolean, path: Path, message: string) => void;

/** Faults as they are found. */
export function collect(look: (tell: Tell) => void): SetupFault[] {
  const faults: SetupFault[] = [];
  look((isWrong, path, message) => {
    if (isWrong) faults.push({ path, message });
  });
  return faults;
}

export const nameFaults = (given: Position, groups: Readonly<Record<Seat, Group>>): SetupFault[] => [
  ...collect((tell) => seats(given, Object.keys(groups), tell)),
  ...collect((tell) => cards(given, groups, tell)),
  ...collect((tell) => ids(given, tell)),
  ...changeFaults(terrainOf(given.table), given.changes ?? {}).map(({ path, message }) => ({
    path: ['changes', ...path.split('.')],
    message,
  })),
];

function seats(given: Position, known: readonly Seat[], tell: Tell): void {
  const is = (seat: Seat | null | undefined, path: Path): void =>
    tell(typeof seat === 'string' && !known.includes(seat), path, `There is no seat ${seat}`);
  given.sides.forEach(({ seat }, i) => {
    is(seat, ['sides', i, 'seat']);
    const isTwice = given.sides.slice(0, i).some((other) => other.seat === seat);
    tell(isTwice, ['sides', i, 'seat'], `Seat ${seat} is there already`);
  });
  for (const part of ['first', 'aggressor', 'active'] as const) is(given[part], [part]);
  is(given.placing?.seat, ['placing', 'seat']);
  is(given.noise?.first, ['noise', 'first']);
  is(given.noise?.drawing?.source.seat, ['noise', 'drawing', 'source', 'seat']);
  for (const part of ['ceased', 'testing'] as const) given[part].forEach((seat, i) => is(seat, [part, i]));
  given.horde?.handed.forEach((seat, i) => is(seat, ['horde', 'handed', i]));
  given.noisemakers.forEach(({ seat }, i) => is(seat, ['noisemakers', i, 'seat']));
}

/** LD.GROUP.15: everybody has a card, and carries what is on it. */
function cards({ characters }: Position, groups: Readonly<Record<Seat, Group>>, tell: Tell): void {
  characters.forEach((one, i) => {
    const { seat, member: id } = one;
    const member = groups[seat]?.members.find((other) => other.id === id);
    const path = ['characters', i];
    tell(groups[seat] === undefined, [...path, 'seat'], `There is no seat ${seat}`);
    tell(
      groups[seat] !== undefined && member === undefined,
      [...path, 'member'],
      `Nobody in this Group is called ${id}`,
    );
    const isTwice = characters.slice(0, i).some((other) => other.seat === seat && other.member === id);
    tell(isTwice, [...path, 'member'], `${id} is there already`);
    if (member !== undefined) gear(one, member, path, tell);
  });
}

function gear({ guns, blades, items = [], drunk }: CharacterGiven, member: Member, path: Path, tell: Tell): void {
  const { name } = member;
  for (const [part, given] of [
    ['guns', guns],
    ['blades', blades],
  ] as const) {
    const has = member[part].length;
    tell(given.length > has, [...path, part], `${name} carries ${has} of them`);
  }
  const left = [...member.items];
  items.forEach((item, i) => {
    const at = left.indexOf(item);
    tell(at < 0, [...path, 'items', i], `${name} did not bring it`);
    if (at >= 0) left.splice(at, 1);
  });
  // LD.ITEM.5: it is used up before deployment.
  tell(drunk && !left.includes('booze'), [...path, 'drunk'], `${name} has no Booze to have drunk`);
}

function ids({ zombies, tokens, fires, noisemakers }: Position, tell: Tell): void {
  const seen = new Set<string>();
  for (const [part, things] of Object.entries({ zombies, tokens, fires, noisemakers })) {
    things.forEach(({ id }, i) => {
      tell(seen.has(id), [part, i, 'id'], `There is more than one ${id}`);
      seen.add(id);
    });
  }
}
