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
  premise:
    'Two groups want the crate in the yard, and the dead are close. You play Marta and Ezra. Carry it off your edge of the table and you win.',
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
      says: 'A new turn, and you won the roll. The Aggressor acts first, the Defender shoots first. You are closer to the crate: act first.',
      tries: firstOption,
    },
    {
      asked: 'ld.who',
      says: 'One of yours acts, then one of theirs, and so on. Marta is closest to the crate: she goes first.',
      shows: '[data-model="a1"]',
      tries: next,
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), can('pick-up')),
      says: 'The crate is at her feet. Pick it up: the group that carries off the most wins.',
      tries: deed('pick-up'),
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), isHome, can('leave')),
      says: 'One last step: leave the table with it, and it is yours.',
      tries: deed('leave'),
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), isHome, can('move')),
      says: 'Now take it home. Every inch costs an Action Point, and your edge is the lower one.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'ld.menu',
      if: both(isActing(MARTA), can('move')),
      says: 'Everything costs Action Points, AP for short. An inch of walking costs one, and so does opening a door. Walk to the crate. Running is faster, but makes noise.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'ld.move',
      says: 'Touch the spot or drag her there. At the end of the way you see what it costs. Then confirm.',
      tries: onwards,
      again: true,
    },
    {
      asked: 'ld.menu',
      if: both(isActing(EZRA), can('lock')),
      says: 'Ezra has a rifle and a good view. Locked and Loaded saves a shot for later: he may fire at anybody who acts in his sights.',
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
      says: 'Somebody acts in Ezra’s sights. Fire: you see the chance of a hit below. But a shot leaves a Noise Token, and noise draws the dead.',
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
      says: 'Marta has the crate to think of: she goes first again.',
      tries: next,
      again: true,
    },
    {
      asked: 'ld.initiative.part',
      says: 'You won the roll again. Act first: the crate must get away.',
      tries: firstOption,
      again: true,
    },
    {
      asked: 'ld.shoot.who',
      says: 'Everybody has acted. Now comes the shooting, one model at a time. Who shoots?',
      tries: firstOption,
      again: true,
    },
    {
      asked: 'ld.shoot.menu',
      says: 'At whom? Below each target you see the chance. Each shot leaves a Noise Token and an Ammo Token.',
      tries: firstOption,
      again: true,
    },
    {
      asked: ['ld.fight.menu', 'ld.fight.who', 'ld.fight.whom'],
      says: 'Hand to hand: both roll a die and add their CQC. An attacker who is higher hits.',
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
    {
      of: 'ld.shot.hit',
      says: 'A hit. For the damage, a die plus the strength of the gun is compared with Endurance.',
    },
    { of: 'ld.noise.nothing', says: 'Every turn begins with the noise of the last one. This time nobody heard it.' },
    { of: 'ld.zombie.sees', says: 'The dead go for whoever they see, or else for what they heard. The log says why.' },
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
