import type { TextKey, View } from '../../../games/even-death/index.ts';
import type { Answer } from '../../../kernel/index.ts';
import { type Guide, type Moment, option, optionThat } from '../../guide/guide.ts';
import { anyGuide } from '../../guide/trail.ts';

/** Two survivors hold the edge of a farm against two small herds: aim, shoot, reload, move. */

type Now = Moment<View>;

const acting = ({ view }: Now): string | undefined => view.battle?.activation?.unit;
const inRound = ({ view }: Now): number => view.battle?.round ?? 0;
const isOffered =
  (means: Parameters<typeof optionThat>[1]) =>
  ({ request }: Now): boolean =>
    optionThat(request, means) !== undefined;

/** A shot that can hit; the weapon that is named first is the stronger one. */
const shot = ({ request }: Now): string | undefined =>
  request.options?.find((one) => {
    const means = one.means as { readonly do?: string } | undefined;
    return means?.do === 'shoot' && one.seldom !== true;
  })?.id;
const canShoot = (now: Now): boolean => shot(now) !== undefined;
/** The first way that the table suggests. */
const suggested = ({ request }: Now): Answer | undefined => request.suggestions?.[0] as Answer | undefined;

const guide: Guide<TextKey, View> = {
  title: 'Two at the edge of the farm',
  premise: 'You play Marta and Old Jon. Nine of the dead have found their farm. Put them all down and you win.',
  minutes: 8,
  you: 'a',
  bots: { b: 'greedy' },
  seed: 'first night 18',
  setup: {
    kind: 'custom',
    layout: 'harrow-farm',
    round: 1,
    players: [{ faction: 'survivors' }, { faction: 'zombies' }],
    humans: [
      {
        seat: 'a',
        class: 'seasoned',
        name: 'Marta',
        weapons: ['rifle', 'pistol'],
        perks: ['medic', 'quick-reloader'],
        x: 6,
        y: 30,
      },
      { seat: 'a', class: 'regular', name: 'Old Jon', weapons: ['shotgun', 'pistol'], perks: ['medic'], x: 5, y: 33 },
    ],
    herds: [
      {
        seat: 'b',
        type: 'regular',
        facing: 180,
        zombies: [18, 19.5, 21].flatMap((x) => [29, 30.5].map((y) => ({ x, y }))),
      },
      { seat: 'b', type: 'fast', facing: 180, zombies: [24, 25.5, 27].map((x) => ({ x, y: 36 })) },
    ],
  },
  lessons: [
    {
      asked: 'ed.select',
      says: 'On your turn each of the two acts once, with two actions. Marta has the rifle: let her begin.',
      shows: '[data-model="a1"]',
      tries: option('a1'),
    },
    {
      asked: 'ed.menu',
      if: (now) => acting(now) === 'a1' && isOffered({ do: 'aim' })(now),
      says: 'The dead are still 11 inches away, so there is time to aim. That costs one action and adds a die to the shot.',
      shows: '[data-model="a1"]',
      tries: option({ do: 'aim' }),
    },
    {
      asked: 'ed.menu',
      if: (now) => acting(now) === 'a1' && canShoot(now),
      says: 'Now shoot. The table shows what Marta can see and how far the rifle carries. Under each choice you read what will probably come of it.',
      tries: shot,
    },
    {
      asked: 'ed.menu',
      if: (now) => acting(now) === 'a2' && canShoot(now),
      says: 'Old Jon has a shotgun: more dice, but only at short range. They are just close enough. Fire.',
      shows: '[data-model="a2"]',
      tries: shot,
    },
    {
      asked: 'ed.menu',
      if: isOffered({ do: 'reload', weapon: 0 }),
      says: 'Big guns take an action to reload after each shot. Do it now: the dead are slow, but they do not stop.',
      tries: option({ do: 'reload', weapon: 0 }),
    },
    {
      asked: 'ed.select',
      says: 'Your turn again. Who goes first? Usually the one who is closest to them.',
      tries: option('a1'),
      again: true,
    },
    {
      asked: 'ed.menu',
      if: (now) => now.view.battle?.herds.some(({ id }) => id === acting(now)) === true,
      says: 'This herd failed its Brain Check, so it rambles, and this turn you move it. You could lead it away. It is fine where it is: choose Done.',
      tries: option({ do: 'done' }),
      again: true,
    },
    {
      asked: 'ed.menu',
      if: canShoot,
      says: 'You have a target and a loaded gun. Shoot.',
      tries: shot,
      again: true,
    },
    {
      asked: 'ed.menu',
      if: isOffered({ do: 'reload', weapon: 0 }),
      says: 'No target: use the time and reload.',
      tries: option({ do: 'reload', weapon: 0 }),
      again: true,
    },
    {
      asked: 'ed.menu',
      if: (now) => inRound(now) > 1 && isOffered({ do: 'move' })(now) && isOffered({ do: 'done' })(now),
      says: 'No target, and everything is loaded. Let them come to you: choose Done.',
      tries: option({ do: 'done' }),
      again: true,
    },
    {
      asked: 'ed.move',
      says: 'Drag the figure to where it should go, or touch the spot. It can reach the shaded ground.',
      tries: suggested,
      otherwise: true,
      again: true,
    },
  ],
  remarks: [
    {
      of: 'ed.shot',
      says: 'Your dice score hits, their dice save some, and every hit that is left puts down one of the dead.',
    },
    { of: 'ed.ramble.failed', says: 'The dead have no plan. A herd that rambles can even be led astray.' },
    { of: 'ed.reloaded', says: 'Loaded again, with an action to spare.' },
  ],
  next: [
    {
      label: 'A bigger battle',
      text: 'Four factions, and a list of fighters of your own.',
      way: ['new', 'even-death'],
    },
    {
      label: 'A campaign',
      text: 'Pick one of the ready set-ups: sixty-four squares, and hunger.',
      way: ['new', 'even-death'],
    },
    { label: 'How to play', text: 'In five minutes, and then all the rules.', way: ['rules', 'even-death'] },
  ],
};

export const evenDeathGuide: Guide = anyGuide(guide);
