import { newGroup, type TextKey, type View } from '../../../games/last-days/index.ts';
import { type Answer, type Json, meansOf, type Placed } from '../../../kernel/index.ts';
import { type Guide, type Moment, option } from '../../guide/guide.ts';
import { anyGuide } from '../../guide/trail.ts';

/** Marta and Ezra fetch a crate out of a farmyard before two others do, and before the noise brings the dead. */

type Now = Moment<View>;

const MARTA = 'a1';
const EZRA = 'a2';
const CRATE = 't1';

const acting = ({ view }: Now): string | undefined => view.battle?.activation?.unit;
const isActing =
  (who: string) =>
  (now: Now): boolean =>
    acting(now) === who;
const carrier = ({ view }: Now): string | null => view.battle?.tokens.find(({ id }) => id === CRATE)?.carrier ?? null;
const deed =
  (wanted: string) =>
  ({ request }: Pick<Now, 'request'>): Answer | undefined =>
    request.options?.find((one) => {
      const means = meansOf<{ readonly do?: string } | string>(one);
      return typeof means !== 'string' && means.do === wanted;
    })?.id;
const can =
  (wanted: string) =>
  (now: Now): boolean =>
    deed(wanted)(now) !== undefined;
const both =
  (...all: readonly ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    all.every((one) => one(now));
const firstOption = ({ request }: Now): Answer | undefined => request.options?.[0]?.id;
/** The last option is the one that leaves things as they are. */
const isHome = (now: Now): boolean => carrier(now) === MARTA;
/** Somebody of mine who is not activated yet: Marta first. */
const next = ({ request }: Now): Answer | undefined =>
  request.options?.find(({ id }) => id === MARTA)?.id ?? request.options?.[0]?.id;
/** Where she wants to go: to the crate, or with it to the edge. */
const goalOf = (now: Now) => (isHome(now) ? { x: 19, y: 35.5 } : { x: 16.5, y: 27 });
/** The suggested way that ends nearest to it. */
function onwards(now: Now): Answer | undefined {
  const ways = (now.request.suggestions ?? []) as readonly (readonly Placed[])[];
  const to = goalOf(now);
  const far = (way: readonly Placed[]): number => Math.hypot((way.at(-1)?.x ?? 0) - to.x, (way.at(-1)?.y ?? 0) - to.y);
  return ways.length === 0
    ? undefined
    : (ways.reduce((best, way) => (far(way) < far(best) ? way : best)) as unknown as Answer);
}

const guide: Guide<TextKey, View> = {
  title: 'One crate in a farmyard',
  minutes: 8,
  you: 'a',
  bots: { b: 'greedy' },
  seed: 'farmyard 1',
  setup: {
    kind: 'custom',
    encounter: 'scavengers',
    table: { kind: 'ready', table: 'farm' },
    groups: [
      newGroup('Harvest Home', 'farm-house', [
        { type: 'hero', name: 'Marta', guns: ['semi-automatic'], blades: ['club'] },
        { type: 'good-samaritan', name: 'Ezra', guns: ['hunting-rifle'] },
      ]) as unknown as Json,
      newGroup('Closing Time', 'mall', [
        { type: 'thug', name: 'Bruno', blades: ['heavy-club'] },
        { type: 'crony', name: 'Sal', blades: ['club'] },
      ]) as unknown as Json,
    ],
    phase: 'action',
    aggressor: 'a',
    turn: 1,
    sides: [
      { seat: 'a', edge: 'near' },
      { seat: 'b', edge: 'far' },
    ],
    characters: [
      { seat: 'a', member: 'm1', x: 19, y: 31.6 },
      { seat: 'a', member: 'm2', x: 18.6, y: 34 },
      { seat: 'b', member: 'm1', x: 20, y: 12 },
      { seat: 'b', member: 'm2', x: 22.9, y: 25.9 },
    ],
    zombies: [{ id: 'z1', x: 14.8, y: 24.3 }],
    tokens: [{ id: CRATE, at: { x: 16.5, y: 27, level: 0 } }],
    lastId: 10,
  } as unknown as Json,
  lessons: [
    {
      asked: 'ld.initiative.part',
      says: 'A new turn, and your Leader rolled higher: the Aggressor acts first, the Defender shoots first. You are nearer to the crate. Act first.',
      tries: firstOption,
    },
    {
      asked: 'ld.who',
      says: 'You want the crate in the yard, and so do they. One of yours acts, then one of theirs, and so on. Marta stands nearest to it: she goes first.',
      shows: '[data-model="a1"]',
      tries: next,
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), can('pick-up')),
      says: 'The crate is at her feet. Pick it up: whoever carries most off the table wins.',
      tries: deed('pick-up'),
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), isHome, can('leave')),
      says: 'Off the table with it, and it is yours.',
      tries: deed('leave'),
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), isHome, can('move')),
      says: 'Now home with it: every inch costs an Action Point, and your edge is the lower one.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), can('move')),
      says: 'Action Points are what a turn has: an inch of walking is one, and so are doors, reloading and picking up. Walk to the crate. Running is faster, and makes noise.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'ld.move',
      says: 'Touch the table or pull her there. What the way costs stands at its end.',
      tries: onwards,
      again: true,
    },
    {
      asked: 'ld.menu',
      if: both(isActing(EZRA), can('lock')),
      says: 'Ezra has a rifle and a good view. Locked and Loaded keeps a shot for later: whoever acts in his sights may be shot at once.',
      shows: '[data-model="a2"]',
      tries: deed('lock'),
    },
    {
      asked: 'ld.menu',
      if: both(isActing(EZRA), can('lock')),
      says: 'Ezra covers the yard again: Locked and Loaded.',
      tries: deed('lock'),
      again: true,
    },
    {
      asked: ['ld.lock', 'ld.lock.run'],
      says: 'Somebody acts in Ezra’s sights. Fire: the chance stands beside it. The shot leaves a Noise Token, and noise brings the dead.',
      tries: deed('fire'),
      again: true,
    },
    {
      asked: ['ld.lock.where', 'ld.lock.again', 'ld.go-on', 'ld.break.how'],
      says: 'The first is usually the best.',
      tries: firstOption,
      again: true,
      otherwise: true,
    },
    {
      asked: 'ld.who',
      says: 'Who acts next?',
      tries: next,
      again: true,
    },
    {
      asked: 'ld.initiative.part',
      says: 'You have it again. First to act: the crate must get away.',
      tries: firstOption,
      again: true,
    },
    {
      asked: 'ld.shoot.who',
      says: 'All have acted: now comes the shooting. Who shoots?',
      tries: firstOption,
      again: true,
    },
    {
      asked: 'ld.shoot.menu',
      says: 'At whom? Distance and skill make the chance. Each shot leaves a Noise Token and an Ammo Token.',
      tries: firstOption,
      again: true,
    },
    {
      asked: ['ld.fight.menu', 'ld.fight.who', 'ld.fight.whom'],
      says: 'Hand to hand: both roll a die and add their CQC. Who attacks and is higher, hits.',
      tries: firstOption,
      otherwise: true,
      again: true,
    },
    {
      asked: 'ld.menu',
      says: 'Nothing more to do here. Done.',
      tries: option({ do: 'done' }),
      otherwise: true,
      again: true,
    },
    {
      asked: ['ld.noise.who', 'ld.zombie.next', 'ld.zombie.which', 'ld.noise.where'],
      says: 'The dead move by their rules, and you hold the dice for them. Take the first.',
      tries: firstOption,
      otherwise: true,
      again: true,
    },
  ],
  remarks: [
    { of: 'ld.shot.hit', says: 'A hit, and then damage: a die and the strength of the gun against Endurance.' },
    { of: 'ld.noise.nothing', says: 'A turn begins with the noise of the last one. Nothing has heard it this time.' },
    { of: 'ld.zombie.sees', says: 'The dead go for what they see, and else for what they heard. The log says why.' },
  ],
  next: [
    {
      label: 'A whole game',
      text: 'Scavengers: two Groups of eight, and as many crates as there are.',
      way: ['new', 'last-days'],
    },
    {
      label: 'How to play',
      text: 'The whole game in five minutes.',
      way: ['how', 'last-days'],
    },
  ],
};

export const lastDaysGuide = anyGuide(guide);
