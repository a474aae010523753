import { zombieNumber } from '../../../skirmish/index.ts';
import {
  type DayPart,
  type EncounterView,
  type Human,
  isHuman,
  nameOf,
  type Pef,
  type Questions,
  questionsOn,
  type SideSeen,
  type View,
  word,
  type Zombie,
} from '../../../games/all-things-zombie/index.ts';
import type { Json } from '../../../kernel/index.ts';
import type { Battle, Marker, Side, Unit } from '../../skirmish/face.ts';
import type { Darkness } from '../../tabletop/alive/dusk.tsx';
import type { Badge, Figure } from '../../tabletop/figure.ts';
import { vehicleFigure } from './driving.ts';
import { humanMini } from './minis.ts';

/** An Encounter: what every miniatures game has of it, and the view with the questions to its rules. */
export interface Fight extends Battle {
  readonly view: EncounterView;
  readonly ask: Questions;
}

const sideName = ({ id, kind, class: kin, attitude }: SideSeen): string => {
  if (kind !== 'people') return kind === 'dead' ? 'The dead' : id === 'players' ? 'Players' : `The ${word('side', id)}`;
  const who = kin === null ? 'Strangers' : word('side', kin);
  return attitude === null ? who : `${who}, ${word('attitude', attitude)}`;
};

/** The colour and pattern of a side: its place among the sides. */
const sideAt = ({ sides }: EncounterView, id: string): number =>
  Math.max(
    0,
    sides.findIndex((side) => side.id === id),
  );
const deadAt = (view: EncounterView): number => sideAt(view, view.sides.find(({ kind }) => kind === 'dead')?.id ?? '');

/** Unknown markers have a seat of their own: nobody is asked for them. */
const UNKNOWN = 'unknown';
/** Whose roster somebody stands in: a player's, or that of its side. */
const seatOf = (one: Human): string => one.seat ?? one.side;

const MOST = 6;
const when = (holds: boolean, badge: Badge): Badge[] => (holds ? [badge] : []);

/** ATZ.STATUS.1: what is to be known of somebody at a glance. */
function badgesOf(view: EncounterView, one: Human): readonly Badge[] {
  const { status, prone, guns, rep, star, starPower, bitten, captor, cowed, carries, turn, delay } = one;
  const empty = guns.filter((gun) => gun.empty || gun.dry);
  const attitude = view.sides.find(({ id }) => id === one.side)?.attitude ?? null;
  const fights = view.melees.some(({ sides }) => sides.some(({ who }) => who === one.id));
  return [
    ...when(status === 'od', { icon: 'dead', label: word('status', 'od'), tone: 'harm' }),
    ...when(status === 'oof', { icon: 'wounded', label: word('status', 'oof'), tone: 'harm' }),
    ...when(status === 'stunned', { icon: 'stunned', label: word('status', 'stunned'), tone: 'harm' }),
    ...when(status === 'ducked-back', { icon: 'suppressed', label: word('status', 'ducked-back'), tone: 'harm' }),
    ...when(captor !== null, { icon: 'captive', label: 'captive', tone: 'harm' }),
    ...when(bitten !== null, { icon: 'infected', label: 'bitten', tone: 'harm' }),
    ...when(fights, { icon: 'combat', label: 'in melee', tone: 'harm' }),
    ...when(prone && status === 'carry-on', { icon: 'down', label: 'prone', tone: 'plain' }),
    ...when(empty.length > 0, { icon: 'reload', label: `empty: ${gunNames(empty)}`, tone: 'harm' }),
    ...when(cowed, { icon: 'shaken', label: 'may not fire', tone: 'harm' }),
    ...when(attitude === 'enemy', { icon: 'raider', label: 'Enemy', tone: 'harm' }),
    ...when(attitude === 'friend', { icon: 'sidekick', label: 'Friend', tone: 'safe' }),
    ...when(one.class === 'police', { icon: 'badge', label: 'Police', tone: 'plain' }),
    ...when(star, { icon: 'leader', label: `Star: Rep ${rep}, Star Power ${starPower}`, tone: 'safe', count: rep }),
    ...when(!star, { icon: 'eager', label: `Rep ${rep}`, tone: 'plain', count: rep }),
    ...when(carries !== null, { icon: 'load', label: 'carries somebody', tone: 'plain' }),
    ...when(turn.fast, { icon: 'ran', label: 'moves fast', tone: 'plain' }),
    ...when(delay > 0, { icon: 'hourglass', label: 'lingers over loot', tone: 'harm', count: delay }),
  ].slice(0, MOST);
}
const gunNames = (guns: readonly Human['guns'][number][]): string => guns.map(({ id }) => word('gun', id)).join(', ');

const initials = (name: string): string =>
  name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('')
    .slice(0, 2);

const lies = ({ status, prone }: Human): boolean =>
  prone || status === 'od' || status === 'oof' || status === 'stunned';

/** Who sits in a vehicle is drawn on its roof, small enough for all seats. */
const SEATED = 0.32;

function figureOf(view: EncounterView, ask: Questions, one: Human | Zombie): Figure {
  const living = isHuman(one);
  return {
    ...ask.body(one),
    ...(living && one.aboard !== null ? { radius: SEATED } : undefined),
    name: nameOf(one),
    letters: living ? initials(one.name) : zombieNumber(one.id),
    side: living ? sideAt(view, one.side) : deadAt(view),
    dead: !living,
    down: living ? lies(one) : one.prone,
    used: living && (one.turn.activated || one.status === 'od'),
    looks: true,
    badges: living ? badgesOf(view, one) : when(one.feast !== null, { icon: 'strike', label: 'feasts', tone: 'harm' }),
    mini: living ? humanMini(one) : { sculpt: one.was === null ? 'zombie' : 'runner' },
  };
}

const pefFigure = (view: EncounterView, ask: Questions, pef: Pef): Figure => ({
  ...ask.marker(pef),
  name: `Possible Enemy Force, Rep ${pef.rep}`,
  letters: '?',
  side: deadAt(view),
  dead: false,
  down: false,
  used: pef.activated,
  looks: false,
  badges: [],
  counter: true,
});

function humanUnit(view: EncounterView, one: Human): Unit {
  const gone = one.fate !== 'here';
  const state = gone
    ? word('fate', one.fate)
    : one.status === 'carry-on'
      ? `Rep ${one.rep}`
      : word('status', one.status);
  return {
    id: one.id,
    name: one.name,
    kind: `${one.star ? 'Star, ' : ''}${word('class', one.class)}`,
    seat: seatOf(one),
    side: sideAt(view, one.side),
    models: gone ? [] : [one.id],
    icon: one.class === 'police' ? 'badge' : one.class === 'ganger' ? 'raider' : 'survivor',
    count: state,
    counted: state,
    used: gone || one.turn.activated,
  };
}

const zombieUnit = (view: EncounterView, one: Zombie): Unit => ({
  id: one.id,
  name: nameOf(one),
  short: zombieNumber(one.id),
  kind: 'Zombie',
  seat: 'dead',
  side: deadAt(view),
  models: [one.id],
  icon: 'wanderer',
  count: one.prone ? 'down' : '',
  counted: one.prone ? 'lies on the ground' : '',
  used: false,
});

const pefUnit = (view: EncounterView, one: Pef): Unit => ({
  id: one.id,
  name: 'Possible Enemy Force',
  short: '?',
  kind: 'Nobody knows yet what it is',
  seat: UNKNOWN,
  side: deadAt(view),
  models: [one.id],
  icon: 'drifter',
  count: `Rep ${one.rep}`,
  counted: `Rep ${one.rep}`,
  used: one.activated,
});

/** Players by their seats, other people by their sides, then the dead and what nobody knows. */
function sidesOf(view: EncounterView): Side[] {
  return [
    ...view.sides.flatMap((side, at): Side[] => {
      const notes = side.die === null ? [] : [`die ${side.die}`];
      if (side.kind === 'dead') {
        return view.zombies.length === 0
          ? []
          : [{ seat: 'dead', name: sideName(side), side: at, notes, spoken: notes }];
      }
      if (side.kind === 'players') return side.seats.map((seat) => ({ seat, side: at, notes, spoken: notes }));
      const here = view.humans.some((one) => one.side === side.id && one.seat === null && one.fate === 'here');
      return here ? [{ seat: side.id, name: sideName(side), side: at, notes, spoken: notes }] : [];
    }),
    ...(view.pefs.length === 0
      ? []
      : [{ seat: UNKNOWN, name: 'Not seen yet', side: deadAt(view), notes: [], spoken: [] }]),
  ];
}

const TOKEN = 0.5;
const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

function thingName(thing: EncounterView['dropped'][number]['thing']): string {
  if (thing === 'phone') return 'Phone';
  if ('gun' in thing) return word('gun', thing.gun);
  return 'blade' in thing ? word('blade', thing.blade) : word('item', thing.item);
}

function markersOf({ dropped, feasts, noises, lasting, corpses }: EncounterView): Marker[] {
  const at = ({ x, y, level }: { x: number; y: number; level: number }) => ({ x, y, level, radius: TOKEN });
  return [
    ...corpses.map((one): Marker => ({ id: one.id, ...at(one), label: 'Dead zombie', icon: 'dead' })),
    ...dropped.map(
      (one): Marker => ({ id: one.id, ...at(one), label: thingName(one.thing), icon: 'gear', tone: 'safe' }),
    ),
    ...feasts.map((one): Marker => ({ id: one.id, ...at(one), label: 'Feast', icon: 'strike', tone: 'harm' })),
    ...lasting.map((one): Marker => ({ id: one.id, ...at(one), label: word('noise', one.what), icon: 'noise' })),
    ...noises.map(
      (one, i): Marker => ({
        id: `noise ${i}`,
        ...at(one),
        label: `${plural(one.shots, 'shot')} heard`,
        icon: 'noise',
      }),
    ),
  ];
}

/** Whose time it is: the innermost of what is going on names somebody. */
function actingIn({ doing }: EncounterView): string | null {
  for (const one of doing.toReversed()) {
    if (one.do === 'in-sight' && one.acting !== null) return one.acting.who[0] ?? null;
    if (one.do === 'walk') return one.who;
    if (one.do === 'activate') return one.group[0] ?? null;
  }
  return null;
}

/** ATZ.DAY.2, ATZ.DAY.3: how dark each Day Part is drawn; a full moon helps. */
const DARK = { morning: 0, daytime: 0, evening: 0.45, night: 1 } as const satisfies Record<DayPart, number>;
const MOONLIT = 0.75;

function darknessOf({ daylight: { part, moon } }: EncounterView, ask: Questions): { darkness?: Darkness } {
  const share = part === 'night' && moon === true ? MOONLIT : DARK[part];
  const { outlines, reach } = ask.lamps();
  const lamps = share === 0 ? [] : outlines.map((outline) => ({ outline, reach }));
  const fires = ask.fires().map(({ from, to }) => ({ outline: [from, to], reach, fire: true }));
  if (share === 0 && fires.length === 0) return {};
  return { darkness: { share, lamps: [...lamps, ...fires] } };
}

export function read(data: Json): Fight {
  const shown = data as unknown as View;
  const view = shown.encounter;
  const ask = questionsOn(shown);
  const { turn, kind, daylight, er } = view;
  const acting = actingIn(view);
  const carried = new Set(view.humans.flatMap(({ carries }) => carries ?? []));
  const here = view.humans.filter(({ id, fate }) => fate === 'here' && !carried.has(id));
  const stage = turn === 0 ? 'Before the first turn' : `Turn ${turn}`;
  return {
    view,
    ask,
    name: word('encounter', kind),
    terrain: view.terrain,
    figures: [
      ...view.vehicles
        .filter(({ here: isHere }) => isHere)
        .map((one) => vehicleFigure({ ask }, one, sideAt(view, ask.crew(one).driver?.side ?? one.owner ?? 'nobody'))),
      ...[...here, ...view.zombies].map((one) => figureOf(view, ask, one)),
      ...view.pefs.map((pef) => pefFigure(view, ask, pef)),
    ],
    units: [
      ...view.humans.map((one) => humanUnit(view, one)),
      ...view.zombies.map((one) => zombieUnit(view, one)),
      ...view.pefs.map((one) => pefUnit(view, one)),
    ],
    sides: sidesOf(view),
    zones: [],
    markers: markersOf(view),
    fires: ask.fires(),
    ...darknessOf(view, ask),
    active: view.humans.find(({ id }) => id === acting)?.seat ?? null,
    acting,
    moment: `${turn} ${view.doing.length} ${acting ?? ''} ${view.humans.find(({ id }) => id === acting)?.turn.inches ?? ''}`,
    stage,
    heading: () =>
      `${word('encounter', kind)}, ${stage.toLowerCase()}, ${word('day-part', daylight.part)}, ER ${er.now}`,
  };
}
