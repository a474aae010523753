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
  if (star === undefined) return undefined;
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
      says: 'You are Mara, and you want something from that diner. Each turn every side rolls a die. Yours is a 3, and her Rep is 5: as high or higher, so she may act.',
      shows: '[data-model="a1"]',
      tries: option({ do: 'activate', leader: STAR }),
    },
    {
      asked: 'atz.menu',
      if: can('fire'),
      says: 'A zombie, six inches away. Shoot it. The red dots are the price: every shot is a die, and on 5 or 6 it draws one more of them from the clock.',
      shows: '[data-model="z1"]',
      tries: deed('fire'),
    },
    {
      asked: 'atz.share',
      says: 'A pistol may fire once or twice. Two dice to hit, and two that may draw the dead. Take both: it is close.',
      tries: mostShots,
    },
    {
      asked: 'atz.menu',
      if: (now) => can('fire')(now) && isDanger(now),
      says: 'There is somebody to shoot at. First that, then the way.',
      tries: deed('fire'),
      otherwise: true,
      again: true,
    },
    {
      asked: 'atz.menu',
      if: (now) => can('move')(now) && !isRound(now) && !isInside(now),
      says: 'Who has fired may still walk. On to the corner of the diner, eight inches a turn.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'atz.move',
      if: (now) => !isRound(now) && !isInside(now),
      says: 'Touch the table or drag her. The triangle on the way is the place where somebody would see her first, with the dice that both would roll.',
      shows: '[data-model="a1"]',
      tries: onwards,
      again: true,
    },
    {
      asked: 'atz.sight.closer',
      says: 'Somebody! The move stops where the line opened. Before the dice she could take two more inches. Better stay: he has a pistol.',
      shows: '[data-model="g1"]',
      tries: option({ do: 'sight-stay', who: STAR }),
    },
    {
      asked: 'atz.sight.act',
      says: 'Both rolled a die for each point of Rep; 1 to 3 is a success. The table above shows who acts when. It is your moment: fire at Earl.',
      shows: '.atz-queue',
      tries: deed('sight-fire'),
    },
    {
      asked: ['atz.sight.closer', 'atz.sight.act'],
      says: 'Another line has opened. Fire if you can, and stay where you are if you cannot.',
      tries: (now) => deed('sight-fire')(now) ?? deed('sight-stay')(now) ?? deed('sight-duck')(now),
      otherwise: true,
      again: true,
    },
    {
      asked: 'atz.react.pick.which',
      says: 'Whoever is shot at takes a test, and people do what their table says. A Star chooses. Fire back while you can.',
      tries: firstOption,
      again: true,
    },
    {
      asked: 'atz.menu',
      if: can('search'),
      says: 'You are in, and nobody else is. Search: two dice against the Encounter Rating of 4. Both pass, and you choose what it is; one, and it is Food.',
      tries: deed('search'),
      again: true,
    },
    {
      asked: 'atz.menu',
      if: (now) => can('move')(now) && !isInside(now),
      says: 'Nobody stops you now. In by the door on this side.',
      tries: deed('move'),
      again: true,
    },
    {
      asked: 'atz.move',
      says: 'A door takes two inches. The first time somebody enters a building, dice say whether anything waits inside.',
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
      says: 'A new turn. The dice decided who went first, and the rules played everybody else: Meanwhile says what they did. Your turn.',
      shows: '.atz-before',
      tries: option({ do: 'activate', leader: STAR }),
      again: true,
    },
    {
      asked: 'atz.find',
      says: 'Two passed: take what you like. Medical supplies help those who are hurt after an Encounter.',
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
      says: 'A die and Rep, eight or more: a hit. What the hit does is another die.',
    },
    {
      of: 'atz.noise',
      says: 'The noise has drawn one. It comes from twelve inches away, and does not act in this turn.',
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
