import { idOf, type Option, meansOf } from '../../kernel/index.ts';
import {
  type Act,
  cardsAgainst,
  defenderCard,
  ENTRANCES,
  LAST_STAND,
  livingOnMap,
  missionCard,
  mutationTotal,
  type Ranger,
  raidersOn,
  stepsLeft,
  tokenKey,
  type Using,
} from '../../games/last-stand/index.ts';
import type { Decision } from '../bot.ts';
import { goalOf } from './aims.ts';
import { isPressing } from './battle.ts';
import { isWorthWeakening } from './campaign.ts';
import { effectsWorth } from './effects.ts';
import { cardWorth, leastWorth } from './hand.ts';
import { dangerAt } from './threats.ts';
import { stepsBetween } from './travel.ts';
import { WEIGHTS } from './weights.ts';
import type { Outlook } from './outlook.ts';

/** What costs no action in a turn, and cards that may be played at any time. */

type Extra = (state: Outlook, ranger: Ranger) => string | null;

/** What can be done in a turn: options and what can be played by the way. */
export type Offered = Pick<Option, 'id' | 'means'>;
const used = (ranger: Ranger, source: string, nth = 0): string => idOf({ do: ranger.id, source, nth } satisfies Using);
const deeds = <D extends Deed['do']>(options: readonly Offered[], what: D) =>
  options.flatMap((option) => {
    const act = meansOf<Act>(option);
    return typeof act === 'object' && act.do === what ? [{ id: option.id, act: act as Extract<Deed, { do: D }> }] : [];
  });
type Deed = Exclude<Act, string>;

/** What to do at once, if it is offered: by the source of the ability, with the reason. */
const EXTRAS: Readonly<Record<string, Extra>> = {
  'GM2.front.1': () => 'Everyone is aboard',
  'frank.0': ({ places }, { at }) =>
    at !== LAST_STAND && raidersOn(places[at - 1] as never) >= 2 ? 'A Trap where more will come' : null,
  'jake.2': (state, { karma }) => {
    const focus = state.look.focus;
    const prize = state.discards.defender.some(
      (card) => defenderCard(card).leader === focus && defenderCard(card).dice === 2,
    );
    return karma >= 1 && prize && state.group?.flipped !== true ? 'Two dice out of the discards' : null;
  },
  'icon.badge': (state, ranger) => {
    const badges = ranger.defenders.filter((card) => defenderCard(card).icon === 'badge');
    const price = leastWorth(state, ranger, badges)
      .slice(0, 2)
      .reduce((sum, card) => sum + cardWorth(state, ranger, card), 0);
    return ranger.specials.length < 3 && price < 2.3 ? 'A Special card is worth two badges' : null;
  },
  C02: (_, { wounded }) => (wounded > 0 ? 'A wound less' : null),
  C15: (state, ranger) =>
    bringsNearer(state, ranger) ? 'Brings another nearer to the battle' : 'What comes next is worth knowing',
  U06: () => 'What comes next is worth knowing',
  M21: () => 'What comes next is worth knowing',
  U10: (_, ranger) => (mutationTotal(ranger) >= 2 ? 'Mutations turn Rangers in the end' : null),
  S16: (_, { karma, defenders }) => (karma === 0 && defenders.length >= 6 ? 'Karma for a card of little use' : null),
  S11: (_, { ready, spent }) => (ready === 0 && spent >= 3 ? 'Three more actions' : null),
  U15: (state, ranger) => {
    const goal = goalOf(state, ranger);
    return stepsBetween(ranger, ranger.at, goal) >= 2 && ranger.ready >= 2 ? 'The short way' : null;
  },
};

/** Another Ranger with the cards for it is not with the Leader who is to fall next. */
export function bringsNearer(state: Outlook, ranger: Ranger): boolean {
  const { focus } = state.look;
  const at = focus === null ? null : state.leaders[focus].at;
  if (focus === null || at === null) return false;
  return state.rangers.some((other) => other !== ranger && other.at !== at && cardsAgainst(other, focus).length >= 4);
}

/** Special cards for any time: kept for dice unless they help more at once. */
const SPECIALS: Readonly<Record<string, Extra>> = {
  S02: (state) =>
    livingOnMap(state).some(
      (leader) => leader !== 'puke' && stepsLeft(state, leader) === 1 && !isBlocked(state, leader),
    )
      ? 'One step more and Last Stand falls'
      : null,
  S06: (state) =>
    livingOnMap(state).some((leader) => isPressing(state, leader) && !isBlocked(state, leader))
      ? 'A Leader is at the gates'
      : null,
  S07: (state) => (state.depots <= 3 ? 'The last Depots would end it' : null),
  S08: (state, ranger) => {
    const goal = goalOf(state, ranger);
    return stepsBetween(ranger, ranger.at, goal) >= 4 &&
      livingOnMap(state).some((leader) => state.leaders[leader].at === goal)
      ? 'Straight to the battle'
      : null;
  },
  S09: ({ rangers }) => (rangers.some(({ wounded }) => wounded >= 4) ? 'Too many wounds' : null),
  S10: ({ rangers }) => (rangers.length >= 2 ? 'Two cards for everyone' : null),
  S12: (state) => (bestBlast(state) === null ? null : 'Clears a place that is about to be overrun'),
};

/** Whether a Blockade stands in a land Leader's way. */
export const isBlocked = (state: Outlook, leader: Parameters<typeof isPressing>[1]): boolean => {
  const entrance = { krank: 14, bama: 18, bramble: 21, puke: 0 }[leader];
  return state.blockades.includes(entrance);
};

/** Where charges do most: three figures that are not Earthers, in a place that matters. */
export function bestBlast(state: Outlook): number | null {
  const rated = state.places
    .map(({ techie, roadRider }, i) => ({ at: i + 1, n: techie + roadRider }))
    .filter(({ n, at }) => n === 3 && (state.depots <= 5 || ENTRANCES.includes(at)))
    .sort((a, b) => dangerAt(state, b.at) - dangerAt(state, a.at));
  return rated[0]?.at ?? null;
}

const AT_ONCE = Object.entries({ ...EXTRAS, ...SPECIALS });

export function freely(state: Outlook, ranger: Ranger, options: readonly Offered[]): Decision | null {
  const ids = options.map(({ id }) => id);
  const open = new Set(ids);
  for (const [key, wants] of AT_ONCE) {
    const id = [used(ranger, key), used(ranger, key, 1)].find((each) => open.has(each));
    const because = id === undefined ? null : wants(state, ranger);
    if (id !== undefined && because !== null) return { answer: id, because };
  }
  return handedIn(options) ?? missionTaken(state, ranger, options) ?? weakening(state, ranger, ids);
}

function handedIn(options: readonly Offered[]): Decision | null {
  const [part] = deeds(options, 'deliver');
  return part === undefined ? null : { answer: part.id, because: 'The Group Mission needs it' };
}

function missionTaken(state: Outlook, ranger: Ranger, options: readonly Offered[]): Decision | null {
  const worth = (card: string): number => effectsWorth(state, ranger, missionCard(card).reward);
  const [best] = deeds(options, 'take').sort((a, b) => worth(b.act.card) - worth(a.act.card));
  return best === undefined ? null : { answer: best.id, because: 'A Mission costs nothing to take' };
}

/** Beside the Leader that is next: tokens that hurt it, and pistols whose cards are not needed. */
function weakening(state: Outlook, ranger: Ranger, ids: readonly string[]): Decision | null {
  const leader = isWorthWeakening(state, ranger);
  if (leader === null) return null;
  const token = ranger.tokens.map((id) => used(ranger, tokenKey(state.scenario, id))).find((id) => ids.includes(id));
  if (token !== undefined) return { answer: token, because: 'Two health less' };
  const pistols = used(ranger, 'icon.pistols');
  if (!ids.includes(pistols) || ranger.ready < 2) return null;
  const cards = ranger.defenders.filter((card) => defenderCard(card).icon === 'pistols');
  const price = leastWorth(state, ranger, cards)
    .slice(0, 2)
    .reduce((sum, card) => sum + cardWorth(state, ranger, card), 0);
  return price < WEIGHTS.leaderHealth - 0.5
    ? { answer: pistols, because: 'One health less for two cards of little use' }
    : null;
}
