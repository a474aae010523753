import { unsoundCampaign } from './campaign/sound.ts';
import { bodyCrowdedBy, grained } from '../../tabletop/index.ts';
import { figuresHere, humansHere, isHuman, tabletopOf, terrainIn, vehiclesHere } from './figures.ts';
import { groupsOf } from './people/groups.ts';
import type { Encounter, Human, State } from './state.ts';
import { boxOf, seatAt, seatsIn } from './vehicles/boxes.ts';

/** What is true of every Encounter, wherever its rules have led: tests and the soak look after every answer. */

type Look = (enc: Encounter) => string | null;

const firstOf = <T>(list: readonly T[], look: (one: T) => string | false): string | null => {
  for (const one of list) {
    const found = look(one);
    if (found !== false) return found;
  }
  return null;
};
const twice = (list: readonly string[]): string | undefined => list.find((one, i) => list.indexOf(one) !== i);
const known = (enc: Encounter, id: string): boolean => enc.humans.some((one) => one.id === id);

/** ATZ.FIG.9: every figure is one of its own. */
const idsDiffer: Look = ({ humans, zombies, vehicles, pefs, corpses, feasts, dropped, melees }) => {
  const same = twice(
    [...humans, ...zombies, ...vehicles, ...pefs, ...corpses, ...feasts, ...dropped, ...melees].map(({ id }) => id),
  );
  return same === undefined ? null : `two are called ${same}`;
};

/** ATZ.LEAVE.6: who is here stands on the table, to the grain in which a set-up gives its place. */
const onTheTable: Look = (enc) => {
  const { width, depth } = terrainIn(enc);
  const isOff = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    !(x >= 0 && y >= 0 && x <= width && y <= depth);
  const isBetween = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    grained(x) !== x || grained(y) !== y;
  return firstOf([...figuresHere(enc), ...enc.pefs, ...enc.corpses, ...enc.feasts, ...enc.dropped], (one) => {
    if (isOff(one)) return `${one.id} is off the table`;
    return isBetween(one) && `${one.id} stands at ${one.x} ${one.y}`;
  });
};

/** ATZ.MELEE.14: two who are here fight, each pair once; who is out of the fight fights nobody (ATZ.STATUS.6). */
const meleesHold: Look = (enc) => {
  const here = figuresHere(enc);
  const pairs = enc.melees.map(({ sides }) =>
    sides
      .map(({ who }) => who)
      .sort()
      .join(' '),
  );
  const same = twice(pairs);
  if (same !== undefined) return `${same} are in melee twice`;
  return firstOf(enc.melees, ({ sides: [one, other] }) => {
    if (one.who === other.who) return `${one.who} fights itself`;
    return (
      firstOf([one.who, other.who], (who) => {
        const figure = here.find(({ id }) => id === who);
        if (figure === undefined) return `${who} fights and is not here`;
        return (
          isHuman(figure) &&
          (figure.status === 'oof' || figure.status === 'od') &&
          `${who} fights and is ${figure.status}`
        );
      }) ?? false
    );
  });
};

/** ATZ.STATUS: what somebody is agrees with all that is noted of it. */
const statusOf = ({ id, status, duckedFrom, stun, bound, captor, star, starPower, rep }: Human): string | false => {
  if ((status === 'ducked-back') !== (duckedFrom !== null)) return `${id} is ${status}, ducked ${duckedFrom !== null}`;
  if (stun !== null && status !== 'stunned') return `${id} sits out and is ${status}`;
  if (bound && captor === null) return `${id} is bound by nobody`;
  if (starPower < 0 || (!star && starPower > 0)) return `${id} has Star Power ${starPower}`; // ATZ.STAR.6
  return rep < 1 && `${id} has Rep ${rep}`;
};
const statusesAgree: Look = (enc) => firstOf(enc.humans, statusOf);

/** ATZ.WOUND.3: the wounded are carried by one, who is where they are. */
const loadsAreWounded: Look = ({ humans }) => {
  const carriers = humans.filter(({ carries }) => carries !== null);
  const same = twice(carriers.map(({ carries }) => carries as string));
  if (same !== undefined) return `${same} is carried twice`;
  return firstOf(carriers, ({ id, carries, status, fate }) => {
    const load = humans.find((one) => one.id === carries);
    if (load === undefined || (load.status !== 'oof' && load.status !== 'od'))
      return `${id} carries ${load?.status ?? 'nobody'}`;
    return (status !== 'carry-on' || fate !== load.fate) && `${id} carries and is ${status}, ${fate}`;
  });
};

/** ATZ.GROUP.2: everybody of a side who can belong to a group is in one, and in one only. */
const groupsCohere: Look = (enc) =>
  firstOf(
    enc.sides.filter(({ kind }) => kind !== 'dead'),
    ({ id }) => {
      const inGroups = groupsOf(enc, id)
        .flat()
        .map((one) => one.id);
      const members = humansHere(enc).filter((one) => one.side === id && one.status !== 'od' && one.captor === null);
      const lone = members.find((one) => !inGroups.includes(one.id));
      if (lone !== undefined) return `${lone.id} is in no group`;
      return inGroups.length !== members.length && `${twice(inGroups) ?? id} is in two groups`;
    },
  );

/** Nobody is lost from the books: who started is still known (ATZ.REACT.22), and so is everybody that anything speaks of. */
const namesAreKnown: Look = (enc) =>
  firstOf(enc.sides, ({ id, started }) => {
    const gone = started.find((one) => !known(enc, one));
    return gone !== undefined && `${gone} of ${id} is nowhere`;
  }) ??
  firstOf(enc.humans, ({ id, side, captor }) => {
    if (!enc.sides.some((one) => one.id === side)) return `${id} is on no side`;
    return captor !== null && !enc.sides.some((one) => one.id === captor) && `${captor} holds ${id}`;
  }) ??
  firstOf(enc.zombies, ({ id, was, feast }) => {
    if (was !== null && enc.humans.find((one) => one.id === was)?.fate !== 'turned') return `${id} was ${was}`; // ATZ.INFECT.5
    return feast !== null && !enc.feasts.some((one) => one.id === feast) && `${id} is at no feast`; // ATZ.ZACT.3
  }) ??
  firstOf(enc.objective.by, (id) => !known(enc, id) && `${id} shares in it`);

/** ATZ.SIGHT.6, ATZ.REACT.4: pairs and tests are noted once, and the turn lies under all that is going on. */
const booksAreKept: Look = ({ sighted, pending, doing, er }) => {
  const pair = twice(sighted);
  if (pair !== undefined) return `${pair} are noted twice`;
  const test = twice(pending.map(({ who, test: of }) => `${who} ${of}`));
  if (test !== undefined) return `${test} is due twice`;
  if (doing[0]?.do !== 'turn') return `${doing[0]?.do ?? 'nothing'} lies under all`;
  return er.now < 0 ? `ER ${er.now}` : null; // ATZ.ER.5
};

/** ATZ.VEH.16, ATZ.VEH.23: everybody in a vehicle is where its seat is, one to a seat, and none in what is left of one. */
const seatsAreTaken: Look = (enc) => {
  const taken = new Set<string>();
  return (
    firstOf(enc.humans, (human) => {
      const { id, aboard, fate } = human;
      if (aboard === null) return false;
      const vehicle = enc.vehicles.find((one) => one.id === aboard.vehicle);
      if (vehicle === undefined) return `${id} is in no vehicle`;
      if (fate !== 'here' && fate !== 'ran') return `${id} is ${fate} in ${vehicle.id}`;
      if (vehicle.state !== 'whole') return `${id} is in ${vehicle.id}, which is ${vehicle.state}`;
      if (aboard.seat >= seatsIn(vehicle)) return `${id} sits on seat ${aboard.seat} of ${vehicle.id}`;
      if (aboard.seat >= 0 && taken.has(`${aboard.vehicle} ${aboard.seat}`)) return `${id} shares a seat`;
      taken.add(`${aboard.vehicle} ${aboard.seat}`);
      const at = seatAt(vehicle, aboard.seat);
      return fate === 'here' && (at.x !== human.x || at.y !== human.y) && `${id} is not where its seat is`;
    }) ??
    firstOf(enc.zombies, ({ id, rides }) => {
      if (rides === null) return false;
      const vehicle = enc.vehicles.find((one) => one.id === rides);
      return (vehicle?.here !== true || vehicle.state !== 'whole') && `${id} hangs on to nothing`;
    })
  );
};

/** ATZ.VMOVE.2: vehicles stand on the table and in nothing else, and only those that run are under way. */
const vehiclesStand: Look = (enc) =>
  firstOf(vehiclesHere(enc), (vehicle) => {
    const { id, x, y, running, speed, state, facing } = vehicle;
    if (grained(x) !== x || grained(y) !== y) return `${id} stands at ${x} ${y}`;
    if (!Number.isInteger(facing) || facing < 0 || facing > 359) return `${id} faces ${facing}`;
    if (speed > 0 && !running) return `${id} is under way with its engine off`;
    if (state !== 'whole' && running) return `${id} runs and is ${state}`;
    const by = bodyCrowdedBy(tabletopOf(enc), {
      ...boxOf(vehicle),
      length: vehicle.length - 0.05,
      width: vehicle.width - 0.05,
    });
    const isStruck = enc.doing.some((one) => one.do === 'roll' || one.do === 'bash' || one.do === 'run-down');
    return by !== null && !isStruck && `${id} stands in ${by}`;
  });

const LOOKS: readonly Look[] = [
  idsDiffer,
  onTheTable,
  meleesHold,
  statusesAgree,
  loadsAreWounded,
  groupsCohere,
  namesAreKnown,
  booksAreKept,
  seatsAreTaken,
  vehiclesStand,
];

/** What is wrong with the state, or null. */
export function unsound({ encounter, campaign }: State): string | null {
  if (campaign !== undefined) {
    const found = unsoundCampaign(campaign);
    if (found !== null || campaign.fixture?.playing !== true || encounter.doing.length === 0) return found;
  }
  for (const look of LOOKS) {
    const found = look(encounter);
    if (found !== null) return found;
  }
  return null;
}
