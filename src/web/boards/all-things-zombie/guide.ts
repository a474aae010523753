import { questionsOn, type TextKey, type View } from '../../../games/all-things-zombie/index.ts';
import { type Answer, type Placed, meansOf } from '../../../kernel/index.ts';
import { type Guide, type Moment, option, optionThat } from '../../guide/guide.ts';
import { anyGuide } from '../../guide/trail.ts';

/** Mara looks for supplies in a diner: a zombie before it, a Ganger round the corner, and who knows what inside. */

type Now = Moment<View>;

const STAR = 'a1';
/** Round the corner, before the door, and through it. */
const CORNER: Placed = { x: 12.8, y: 20.4, level: 0 };
const DOOR: Placed = { x: 13, y: 16.1, level: 0 };
const INSIDE: Placed = { x: 9.6, y: 16.1, level: 0 };
const NEAR = 1.5;

const mara = ({ view }: Now) => view.encounter.humans.find(({ id }) => id === STAR);
const isInside = (now: Now): boolean => {
  const at = mara(now);
  return at !== undefined && at.x < 11.9 && at.y > 12.6 && at.y < 19;
};
const isRound = (now: Now): boolean => (mara(now)?.x ?? 0) > 12;
/** Zombies about, or Earl on his feet. */
const isDanger = ({ view: { encounter } }: Now): boolean =>
  encounter.zombies.length > 0 || encounter.humans.some(({ id, status }) => id === 'g1' && status === 'carry-on');
const deeds = ({ request }: Now): readonly { readonly id: string; readonly do?: string; readonly who?: string }[] =>
  (request.options ?? []).map((one) => {
    const means = meansOf<{ readonly do: string; readonly who?: string } | string>(one);
    return { id: one.id, ...(typeof means === 'string' ? undefined : means) };
  });
const deed =
  (wanted: string) =>
  (now: Now): Answer | undefined =>
    deeds(now).find((one) => one.do === wanted)?.id;
const can =
  (wanted: string) =>
  (now: Now): boolean =>
    deed(wanted)(now) !== undefined;
/** As far towards a place as she gets: round the corner first, then to the door, then in. */
function onwards(now: Now): Answer | undefined {
  const star = mara(now);
  // ATZ.MOVE.11: who has run along the road stays on it, whatever the door promises.
  if (star === undefined || star.turn.keepsRoad) return undefined;
  const { farthest } = questionsOn(now.view);
  const budget = now.request.budget ?? 0;
  const atDoor = Math.hypot(star.x - DOOR.x, star.y - DOOR.y) < NEAR;
  const to = !isRound(now) && !isInside(now) ? CORNER : atDoor || isInside(now) ? INSIDE : DOOR;
  const end = farthest(star, to, budget);
  return end === null ? undefined : [{ x: end.x, y: end.y, level: end.level ?? 0 }];
}
/** Two shots are two chances. */
const mostShots = ({ request }: Now): Answer | undefined => request.options?.[0]?.id;
const firstOption = ({ request }: Now): Answer | undefined => request.options?.[0]?.id;

const gang = { id: 'ganger-1', kind: 'people', class: 'ganger', attitude: 'enemy', met: true } as const;

const guide: Guide<TextKey, View> = {
  title: 'Breakfast at the diner',
  premise: 'You are Mara, and you are hungry. Get into the diner, find something useful, and get out alive.',
  minutes: 8,
  you: 'a',
  bots: {},
  seed: 'diner 3',
  setup: {
    kind: 'custom',
    encounter: 'search',
    day: 31,
    area: 'suburban',
    er: { now: 4, original: 4 },
    table: { kind: 'ready', table: 'diner' },
    turn: 1,
    named: 'players',
    sides: [
      { id: 'players', kind: 'players', seats: ['a'], die: 3, groups: [[STAR]], started: [STAR] },
      { id: 'dead', kind: 'dead', die: 2 },
      { ...gang, since: 1, started: ['g1'], groups: [['g1']] },
    ],
    order: ['dead'],
    humans: [
      {
        id: STAR,
        seat: 'a',
        side: 'players',
        name: 'Mara Quill',
        star: true,
        leads: true,
        rep: 5,
        starPower: 5,
        skills: { people: 3, savvy: 4 },
        class: 'survivor',
        attributes: ['agile', 'initiative'],
        guns: [{ id: 'BAP' }],
        blades: [{ id: 'machete' }],
        items: ['food'],
        metZombie: true,
        sawFeast: true,
        x: 7,
        y: 22,
        facing: 0,
      },
      {
        id: 'g1',
        seat: null,
        side: gang.id,
        name: 'Earl',
        gender: 'male',
        rep: 3,
        skills: { people: 1, savvy: 1 },
        class: 'ganger',
        guns: [{ id: 'P' }],
        metZombie: true,
        x: 14.2,
        y: 13.6,
        facing: 100,
      },
    ],
    lastId: 1,
    zombies: [{ id: 'z1', x: 13.5, y: 22, facing: 180 }],
    going: [
      { do: 'turn', stage: 'phases' },
      { do: 'phase', side: 'players', groups: [[STAR]] },
    ],
  },
  lessons: [
    {
      asked: 'atz.phase',
      says: 'Each turn every side rolls a die. Yours is a 3. Mara’s Rep, which says how good she is at everything, is 5. That is at least as high, so she may act.',
      shows: '[data-model="a1"]',
      tries: option({ do: 'activate', leader: STAR }),
    },
    {
      asked: 'atz.menu',
      if: can('fire'),
      says: 'A zombie, six inches away. Shoot it. The red dots are the price: every shot rolls a die, and a 5 or 6 draws another zombie.',
      shows: '[data-model="z1"]',
      tries: deed('fire'),
    },
    {
      asked: 'atz.share',
      says: 'A pistol fires once or twice. Two shots are two dice to hit, and two that may draw the dead. Fire both: it is close.',
      tries: mostShots,
    },
    {
      asked: 'atz.menu',
      if: (now) => can('fire')(now) && isDanger(now),
      says: 'There is somebody to shoot at. Shoot first, walk later.',
      tries: deed('fire'),
      otherwise: true,
      again: true,
    },
    {
      asked: 'atz.menu',
      if: (now) => can('move')(now) && !isRound(now) && !isInside(now),
      says: 'She has fired and may still walk, up to eight inches. Head for the corner of the diner.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'atz.move',
      if: (now) => !isRound(now) && !isInside(now),
      says: 'Touch the table or drag her. The triangle shows where somebody would first see her, and the dice that both would roll.',
      shows: '[data-model="a1"]',
      tries: onwards,
      again: true,
    },
    {
      asked: 'atz.sight.closer',
      says: 'Somebody! She stops where they first see each other. She could take two more inches before the dice are rolled. Better not: he has a pistol.',
      shows: '[data-model="g1"]',
      tries: option({ do: 'sight-stay', who: STAR }),
    },
    {
      asked: 'atz.sight.act',
      says: 'Both rolled a die for each point of Rep, and 1 to 3 was a success. The table above shows who acts when. It is your moment: fire at Earl.',
      shows: '.atz-queue',
      tries: deed('sight-fire'),
    },
    {
      asked: ['atz.sight.closer', 'atz.sight.act'],
      says: 'Somebody else has come into sight. Fire if you can, and stay where you are if you cannot.',
      tries: (now) => deed('sight-fire')(now) ?? deed('sight-stay')(now) ?? deed('sight-duck')(now),
      otherwise: true,
      again: true,
    },
    {
      asked: 'atz.react.pick.which',
      says: 'Anybody who is shot at takes a test, and a table says what they do. Mara is a Star, so you choose for her. Fire back while you can.',
      tries: firstOption,
      again: true,
    },
    {
      asked: 'atz.menu',
      if: can('search'),
      says: 'You are in, and alone. Search: two dice, and each of 4 or less passes. If both do, you choose what it is. If one does, it is Food.',
      tries: deed('search'),
      again: true,
    },
    {
      asked: 'atz.menu',
      if: (now) => can('move')(now) && !isInside(now),
      says: 'Nobody can stop you now. Go in by the door on this side.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'atz.move',
      says: 'A door costs two inches. The first time anybody enters a building, dice say whether somebody is waiting inside.',
      tries: onwards,
      again: true,
    },
    {
      asked: 'atz.entry.star',
      says: 'They were waiting inside, and did not surprise you. Fire, get out, or go for them with the machete: the blade makes no noise.',
      tries: option({ surprise: 'fire', who: STAR }),
      otherwise: true,
      again: true,
    },
    {
      asked: 'atz.phase',
      says: 'A new turn. Dice decided who went first, and the rules played everybody else. Meanwhile says what they did. Now it is your turn.',
      shows: '.atz-before',
      tries: option({ do: 'activate', leader: STAR }),
      again: true,
    },
    {
      asked: 'atz.find',
      says: 'Both passed: take what you like. Medical supplies help the wounded after an Encounter.',
      tries: ({ request }) => optionThat(request, { take: 'medical' }) ?? request.options?.[0]?.id,
      otherwise: true,
    },
    {
      asked: 'atz.end.met',
      says: 'That is what you came for. You may stop here, or play on and risk what you have. Stop.',
      tries: option({ do: 'end' }),
    },
    {
      asked: 'atz.menu',
      says: 'Nothing more to do this turn. Done.',
      tries: option({ do: 'done' }),
      again: true,
    },
    {
      asked: 'atz.charged',
      says: 'It comes at you. A shot before it is here, if there is time; the machete is for what is left.',
      tries: firstOption,
      otherwise: true,
      again: true,
    },
    {
      asked: ['atz.share', 'atz.aim', 'atz.react.target', 'atz.fight'],
      says: 'All shots at the nearest one: nobody else is as dangerous.',
      tries: firstOption,
      again: true,
    },
  ],
  remarks: [
    {
      of: 'atz.shot.hit',
      says: 'A die plus Rep made eight or more: a hit. Another die says what the hit does.',
    },
    {
      of: 'atz.noise',
      says: 'The noise has drawn a zombie. It appears twelve inches away and does not act this turn.',
      otherwise: true,
    },
    {
      of: 'atz.entry.empty',
      says: 'No zombies inside. You were lucky.',
      otherwise: true,
    },
    {
      of: 'atz.search.nothing',
      says: 'Nothing. Another building, or another day.',
      otherwise: true,
    },
  ],
  next: [
    {
      label: 'A first campaign',
      text: 'A whole month in ten minutes: food, sleep, burglars, and who stays with you.',
      way: ['first', 'all-things-zombie', 'campaign'],
    },
    {
      label: 'Zed!',
      text: 'Your first Encounter: the first day of the end, and a Star of your own.',
      way: ['new', 'all-things-zombie'],
    },
    {
      label: 'How to play',
      text: 'The whole game in five minutes.',
      way: ['how', 'all-things-zombie'],
    },
  ],
};

export const allThingsZombieGuide = anyGuide(guide);
