import { isZombieId, zombieName } from '../../../skirmish/index.ts';
import { nameOf } from '../figures.ts';
import type { Doing, Encounter, Human, Zombie } from '../state.ts';
import type { Result } from '../words.ts';
import { word } from './words.ts';

/** What is going on, from the whole turn to the innermost test, as somebody who comes to the table would be told. */

type Shown = Pick<Encounter, 'humans' | 'zombies' | 'vehicles' | 'doing' | 'pending'>;

export const calledIn = ({ humans, zombies }: Pick<Shown, 'humans' | 'zombies'>, id: string): string => {
  const found: Human | Zombie | undefined = humans.find((one) => one.id === id) ?? zombies.find((one) => one.id === id);
  return found === undefined ? (isZombieId(id) ? zombieName(id) : id) : nameOf(found);
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** One line for each thing that waits for what lies on top of it; the turn itself and its phases are told elsewhere. */
export function goingOn(enc: Shown): string[] {
  return enc.doing.flatMap((doing) => lineOf(enc, doing) ?? []);
}

const DRIVEN = {
  drive: 'is driven',
  roll: 'is on the move',
  avoid: 'is about to crash',
  bootleg: 'turns round on the spot',
  swerve: 'turns away',
  'driver-down': 'has nobody at the wheel',
  'off-table': 'leaves the table',
} as const;
const vehicleCalled = ({ vehicles }: Shown, id: string): string =>
  `The ${vehicles.find((one) => one.id === id)?.name ?? id}`;

function lineOf(enc: Shown, doing: Doing): string | null {
  const called = (id: string): string => calledIn(enc, id);
  const all = (ids: readonly string[]): string => listed(ids.map(called));
  switch (doing.do) {
    case 'activate':
      return `${all(doing.with)} ${doing.with.length > 1 ? 'act' : 'acts'}`;
    case 'walk':
      return `${called(doing.who)} is on the way`;
    case 'in-sight':
      return 'In Sight test';
    case 'reactions':
      return `Reactions: ${doing.stage === 'test' ? 'tests are taken' : 'results are carried out'}`;
    case 'volley':
      return `${all([...new Set(doing.fires.map(({ shooter }) => shooter))])} ${doing.fires.length > 1 ? 'fire' : 'fires'}`;
    case 'drive':
    case 'roll':
    case 'avoid':
    case 'bootleg':
    case 'swerve':
    case 'driver-down':
    case 'off-table':
      return `${vehicleCalled(enc, doing.vehicle)} ${DRIVEN[doing.do]}`;
    case 'bash':
      return `Bash: ${vehicleCalled(enc, doing.vehicle)}`;
    case 'run-down':
      return `${vehicleCalled(enc, doing.vehicle)} bears down on ${called(doing.target)}`;
    case 'charge':
      return `${all(doing.chargers)} ${doing.chargers.length > 1 ? 'charge' : 'charges'} ${called(doing.target)}`;
    case 'melee':
      return `${called(doing.defender)} fights hand to hand`;
    case 'leave':
      return `${called(doing.who)} leaves the table`;
    case 'entry':
      return `${all(doing.who)} ${doing.who.length > 1 ? 'enter' : 'enters'} a building for the first time`;
    case 'zed-or-no-zed':
      return `${called(doing.who)} meets a zombie for the first time`;
    case 'see-the-feast':
      return `${called(doing.who)} sees the feast`;
    case 'contact':
      return 'Who is it? A Possible Enemy Force is seen';
    case 'meet':
      return `${all(doing.group)} and ${all(doing.people)} meet`;
    case 'people':
      return `${all(doing.group)} ${doing.group.length > 1 ? 'act' : 'acts'} by the table`;
    case 'challenge':
      return `${called(doing.who)} takes a Challenge`;
    case 'barter':
      return `${called(doing.who)} trades with ${called(doing.with)}`;
    case 'random-event':
      return 'A Random Event';
    default:
      return null;
  }
}

/** ATZ.REACT.24: tests that wait until nobody acts any more. */
export const postponed = (enc: Shown): string[] =>
  enc.pending.map(({ who, test, by }) => {
    const cause = test === 'man-down' ? `${listed(by.map((id) => calledIn(enc, id)))} went down` : 'fired at';
    return `${calledIn(enc, who)}: ${word('test', test)} (${cause}${
      test === 'man-down' ? '' : ` by ${listed(by.map((id) => calledIn(enc, id)))}`
    })`;
  });

const DO: Readonly<Partial<Record<Result, string>>> = {
  fire: 'fires back',
  'rush-shot': 'fires back in a rush',
  charge: 'charges',
  'duck-back': 'ducks back',
  remain: 'stays down',
  runaway: 'runs away',
};

/** ATZ.SIGHT.37 to ATZ.SIGHT.40: what those will do who have taken their tests: who fires back, at whom, and who does not. */
export function aboutTo(enc: Shown): string[] {
  const reactions = enc.doing.findLast((one) => one.do === 'reactions');
  return (reactions?.results ?? []).flatMap(({ who, result, by }) => {
    const does = DO[result];
    if (does === undefined) return [];
    const whom = result === 'fire' || result === 'rush-shot' || result === 'charge' ? by : [];
    const at =
      whom.length === 0 ? '' : `${result === 'charge' ? '' : ' at'} ${listed(whom.map((id) => calledIn(enc, id)))}`;
    return [`${calledIn(enc, who)} ${does}${at}`];
  });
}
