import { type Answer, factsOf, type Open, type Order, type Pick } from '../../kernel/index.ts';
import {
  active,
  defenderPlayed,
  ENTRANCES,
  kindOf,
  type Laid,
  LAST_STAND,
  type LeaderId,
  type Loc,
  type Ranger,
  raiderCard,
  rangerOf,
  stepsLeft,
  type TextKey,
  unhurt,
  type Ways,
  type Words,
} from '../../games/last-stand/index.ts';
import type { Decision } from '../bot.ts';
import { goalOf } from './aims.ts';
import { chanceOf, type Force } from './battle.ts';
import { bestBlast, bringsNearer, isBlocked } from './extras.ts';
import { colorToCall, heldWorth, leastWorth } from './hand.ts';
import { bestTarget } from './lightning.ts';
import { crowding, dangerAt } from './threats.ts';
import { stepsBetween } from './travel.ts';
import { WEIGHTS } from './weights.ts';
import { type Outlook, skillOf } from './outlook.ts';

/** Answers to the questions that come up on the way. */

export interface Asked {
  readonly state: Outlook;
  readonly request: Open;
  readonly ids: readonly string[];
  /** What is used by the options that use something, by their ids. */
  readonly sources: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string | number | undefined>>;
  /** The Ranger that the question is about, or whose turn it is. */
  readonly ranger: Ranger;
}
type Reply = (asked: Asked) => Decision;

const decided = (answer: Answer, because: string): Decision => ({ answer, because });
const first = (ids: readonly string[], wanted: readonly string[]): string =>
  wanted.find((id) => ids.includes(id)) ?? ids[0] ?? '';

/** Rangers from the most useful on: Pepzi fights Leaders, Jake burns Depots, Juniper finds things. */
const RANGERS_LIKED = ['pepzi', 'juniper', 'jake', 'frank', 'hat'];

/** The least useful cards, as many as must go. */
const giveUp: Reply = ({ state, request, ids, ranger }) =>
  decided(leastWorth(state, ranger, ids).slice(0, (request as Pick).min), 'The least useful of them');

function most<T>(list: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined;
  let top = 0;
  for (const item of list) {
    const its = worth(item);
    if (best !== undefined && its <= top) continue;
    best = item;
    top = its;
  }
  return best;
}

/** What the actions that a card saves on the way are worth above the card itself. Devices that are only exhausted cost nothing. */
function gainBy(state: Outlook, ranger: Ranger, source: string | null): number {
  const steps = stepsBetween(ranger, ranger.at, goalOf(state, ranger));
  const played = defenderPlayed(source ?? '');
  if (played === null) return steps > 1 ? 0.01 : 0;
  const saved = played.icon === 'glider' ? Math.min(3, steps - 1) : Math.min(1, steps - 1);
  return saved * WEIGHTS.action * 1.3 - heldWorth(state, ranger, played.card);
}
const travel: Reply = ({ state, ids, sources, ranger }) =>
  decided(
    most(ids, (id) => gainBy(state, ranger, sources[id] ?? null)) ?? ids[0] ?? '',
    'The least useful that goes so far',
  );

const NOWHERE: Ways = { onFoot: [], rides: [] };

/** A card only where it saves two actions, or one that is of no other use. */
const destination: Reply = ({ state, request, ranger }) => {
  const goal = goalOf(state, ranger);
  const { onFoot, rides } = factsOf<Words, 'ls.move'>(request, 'ls.move') ?? NOWHERE;
  const ride = most(rides, ({ source }) => gainBy(state, ranger, source));
  const reached = ride !== undefined && gainBy(state, ranger, ride.source) > 0 ? [...onFoot, ...ride.to] : onFoot;
  const at = most(reached, (to) => -stepsBetween(ranger, to, goal) - dangerAt(state, to) * 0.01);
  return decided(String(at ?? onFoot[0] ?? ''), 'The nearest to where there is something to do');
};
const grenades: Reply = ({ state, request, ids, sources, params, ranger }) => {
  const depots = Number(params.depots ?? 1);
  const cardOf = (id: string): string | undefined => defenderPlayed(sources[id] ?? '')?.card;
  const devices = ids.filter((id) => cardOf(id) === undefined);
  const price = (id: string): number => heldWorth(state, ranger, cardOf(id) ?? '');
  const cards = ids.filter((id) => cardOf(id) !== undefined).sort((a, b) => price(a) - price(b));
  const thrown = [...devices, ...cards.slice(0, devices.length > 0 ? depots : depots + 1)];
  return decided(thrown.slice(0, Math.max((request as Pick).min, thrown.length)), 'Enough for the Depots here');
};

const reward: Reply = ({ ranger }) => {
  if (ranger.specials.length < 3) return decided('special', 'Dice against any Leader');
  return decided('defenders', 'No room for a Special card');
};

const NOTHING_LAID: Laid = { committed: [], given: 0, dice: {} };

/** Cards for a battle: as many as make it nearly sure, the least useful ones elsewhere first. */
const commit: Reply = ({ state, request, ids, params, ranger }) => {
  const leader = params.leader as LeaderId;
  const facts = factsOf<Words, 'ls.battle.commit'>(request, 'ls.battle.commit') ?? NOTHING_LAID;
  const others: Force[] = facts.committed.map((each) => ({ ranger: rangerOf(state, each.ranger), dice: each.dice }));
  const dice = (id: string): number => facts.dice[id] ?? 0;
  const order = [...ids].sort((a, b) => priceOf(state, ranger, a) / dice(a) - priceOf(state, ranger, b) / dice(b));
  const chosen: string[] = [];
  let own = facts.given;
  for (const id of order) {
    if (own >= Number(params.least ?? 1) && chanceOf(state, leader, [...others, { ranger, dice: own }]) > 0.96) break;
    chosen.push(id);
    own += dice(id);
  }
  return decided(chosen, 'Enough dice to be nearly sure');
};
const priceOf = (state: Outlook, ranger: Ranger, id: string): number => {
  const kind = kindOf(id);
  return kind === 'defender' || kind === 'special' ? heldWorth(state, ranger, id) : 0.5;
};

/** Whoever is farthest from Last Stand advances; one before a Blockade does no harm. */
const advancing: Reply = ({ state, ids }) => {
  const harm = (id: string): number => {
    const leader = id as 'krank';
    if (state.leaders[leader].at === null) return 0;
    return isBlocked(state, leader) && stepsLeft(state, leader) === 1 ? -1 : -stepsLeft(state, leader);
  };
  return decided(most(ids, (id) => -harm(id)) ?? ids[0] ?? '', 'The one who is farthest away');
};

const STEPS = { krank: 14, bama: 18, bramble: 21 } as const;
/** The entrance before which a land Leader stands, or the one that is next. */
const gate: Reply = ({ state, ids }) => {
  const at = most(ids, (id) => {
    const leader = (['krank', 'bama', 'bramble'] as const).find((each) => STEPS[each] === Number(id));
    return leader === undefined || state.leaders[leader].at === null ? -20 : -stepsLeft(state, leader);
  });
  return decided(at ?? ids[0] ?? '', 'Before the Leader who is nearest');
};

/** Where, or on whom, a card does something about what is coming: the question says so. */
function remedyIn({ request, ids }: Asked): Decision | null {
  const { helping = [] } = (request.facts ?? {}) as { readonly helping?: readonly (string | number)[] };
  const id = helping.map(String).find((one) => ids.includes(one));
  return id === undefined ? null : decided(id, 'That is what the card was played for');
}

/** The actions of Lightning of the Ancients. */
const LIGHTNING = ['GM1.back.0', 'GM1.back.1'];

const where: Reply = (asked) => {
  const { state, ids, params, ranger } = asked;
  const remedy = remedyIn(asked);
  if (remedy !== null) return remedy;
  const source = String(params.source ?? '');
  if (ids.every((id) => ENTRANCES.includes(Number(id)))) return gate(asked);
  if (LIGHTNING.includes(source)) {
    return decided(most(ids, (id) => bestTarget(state, Number(id)).worth) ?? ids[0] ?? '', 'The best shot');
  }
  if (source === 'S12') return decided(String(bestBlast(state) ?? ids[0]), 'Where the crowd is worst');
  if (['S08', 'U15', 'C15'].includes(source)) {
    const goal = source === 'C15' ? focusAt(state) : goalOf(state, ranger);
    return decided(
      most(ids, (id) => -stepsBetween(ranger, Number(id), goal)) ?? ids[0] ?? '',
      'The nearest to where it is needed',
    );
  }
  return decided(
    most(ids, (id) => dangerAt(state, Number(id)) + depotsAt(state, Number(id)) + leaderAt(state, Number(id))) ??
      ids[0] ??
      '',
    'Where it matters most',
  );
};
const focusAt = (state: Outlook): Loc => {
  const focus = state.look.focus;
  return (focus === null ? null : state.leaders[focus].at) ?? 19;
};
const depotsAt = ({ places }: Outlook, at: Loc): number => (places[at - 1]?.depots ?? 0) * WEIGHTS.depot;
const leaderAt = (state: Outlook, at: Loc): number => (focusAt(state) === at && at !== 19 ? 2.5 : 0);

const which: Reply = (asked) => {
  const { state, ids, params } = asked;
  const remedy = remedyIn(asked);
  if (remedy !== null) return remedy;
  const source = String(params.source ?? '');
  const land = ids.filter((id) => id !== 'puke');
  if (source === 'S02') {
    const nearest = most(land, (id) => -stepsLeft(state, id as 'krank')) ?? ids[0] ?? '';
    return decided(nearest, 'The one who is nearest to Last Stand');
  }
  const focus = state.look.focus;
  return decided(ids.find((id) => id === focus) ?? ids[0] ?? '', 'The one who is to fall next');
};

const whom: Reply = ({ state, ids, ranger, params }) => {
  const source = String(params.source ?? '');
  const known = ids.map((id) => rangerOf(state, id));
  if (source === 'S09')
    return decided(most(known, ({ wounded }) => wounded)?.id ?? ids[0] ?? '', 'The one with most wounds');
  if (source === 'C15') {
    const goal = focusAt(state);
    return decided(
      most(known, (other) => (other.at === goal ? -1 : other.defenders.length))?.id ?? ids[0] ?? '',
      'To bring the strongest nearer',
    );
  }
  return decided(
    ids.includes(ranger.id) ? ranger.id : (most(known, ({ defenders }) => -defenders.length)?.id ?? ids[0] ?? ''),
    'Of most use there',
  );
};

/** Of several effects: the one that hurts least, or helps most where several are on a location. */
const choosing: Reply = ({ state, request, ids, params, ranger }) => {
  const labels = 'options' in request ? request.options : [];
  const about = (id: string) =>
    (labels.find((option) => option.id === id)?.about ?? {}) as { do?: string; what?: string };
  if (typeof params.at === 'number') {
    const { what } = bestTarget(state, params.at);
    const id = ids.find((each) => about(each).what === what);
    return decided(id ?? ids[0] ?? '', 'What is worst there');
  }
  if (params.source === 'C15') {
    const id = ids.find((each) => about(each).do === (bringsNearer(state, ranger) ? 'moveRanger' : 'peekRaiders'));
    return decided(id ?? ids[0] ?? '', 'Of most use now');
  }
  const wounded = unhurt(active(state));
  const id = ids.find((each) => about(each).do === (wounded > 3 ? 'wound' : 'lose'));
  return decided(id ?? ids[0] ?? '', 'The lesser loss');
};

/** Raider cards in the order in which they do least. */
const peeked: Reply = ({ state, request }) => {
  const harm = (card: string): number =>
    raiderCard(card).placements.reduce((sum, { n, at }) => {
      const here = state.places[at - 1];
      const now = here === undefined ? 0 : here.techie + here.roadRider + here.earther;
      return sum + (now + n > 3 ? 5 : crowding(state, at, now + n) - crowding(state, at, now));
    }, 0);
  const cards = (request as Order).options.map(({ id }) => id);
  return decided(
    [...cards].sort((a, b) => harm(a) - harm(b)),
    'The worst of them last',
  );
};

/** What each question is answered with, by its prompt. */
export const REPLIES: Readonly<Partial<Record<TextKey, Reply>>> = {
  'ls.ranger.choose': ({ ids }) => decided(first(ids, RANGERS_LIKED), 'A useful Ranger'),
  'ls.ranger.again': ({ ids }) => decided(first(ids, RANGERS_LIKED), 'A useful Ranger'),
  'ls.start': ({ state, ids, ranger }) => decided(startOf(state, ids, ranger), 'Near things to find, and safe'),
  'ls.blockade.where': gate,
  'ls.redraw': () => decided('redraw', 'An overrun less'),
  'ls.first': ({ ids }) => decided(ids[0] ?? '', 'Anyone may begin'),
  'ls.move.how': travel,
  'ls.move': destination,
  'ls.depot.with': grenades,
  'ls.depot.reward': reward,
  'ls.gamble.bet': ({ state, ids, ranger }) =>
    decided(leastWorth(state, ranger, ids)[0] ?? '', 'The least useful card'),
  'ls.gamble.color': ({ state, ranger }) => decided(colorToCall(state, ranger), 'The colour that is collected'),
  'ls.pay': () => decided('yes', 'It is worth the price'),
  'ls.adventure.bonus': () => decided('yes', 'It is worth the Karma'),
  'ls.pay.cards': giveUp,
  'ls.hand.full': giveUp,
  'ls.artifacts.full': giveUp,
  'ls.lose.which': giveUp,
  'ls.special.full': ({ ids, sources }) => decided(first(ids, Object.keys(sources)), 'Room for another'),
  'ls.discards': ({ state, ids, ranger }) =>
    decided(leastWorth(state, ranger, ids).at(-1) ?? '', 'The most useful of them'),
  'ls.whom': whom,
  'ls.where': where,
  'ls.move.offer': (asked) => where({ ...asked, ids: asked.ids.filter((id) => id !== 'stay') }),
  'ls.which': which,
  'ls.leader.any': advancing,
  'ls.remove.which': ({ ids }) => decided(first(ids, ['roadRider', 'earther', 'techie']), 'The hardest to hit'),
  'ls.reroll.which': ({ ids }) => decided(first(ids, ['techie', 'earther', 'roadRider']), 'The easiest to hit'),
  'ls.choose': choosing,
  'ls.tech.which': ({ ids }) => decided(first(ids, ['K01', 'K04', 'K08', 'unseen']), 'The one that hurts most'),
  'ls.tech.stop': ({ ids }) =>
    decided(first(ids, ['K01', 'K04', 'K08', 'K09', 'K03', 'K02']), 'The one that hurts most'),
  'ls.peek': peeked,
  'ls.spy.show': () => decided('yes', 'That is what it was for'),
  'ls.battle.join': () => decided('yes', 'Together they are stronger'),
  'ls.battle.commit': commit,
  'ls.battle.next': ({ ids }) => decided(ids[0] ?? '', 'One after the other'),
  'ls.trade.what': () => decided([], 'Everything is where it should be'),
  'ls.trade.offer': () => decided('yes', 'Friends share'),
  'ls.monstrosity.which': ({ ids }) => decided(ids[0] ?? '', 'Any of them'),
  'ls.remove.monstrosity': ({ ids }) => decided(ids[0] ?? '', 'Any of them'),
};

/** DLS.SCA.3: where tokens lie to be found, no enemy stands and nothing glows. */
function startOf(state: Outlook, ids: readonly string[], ranger: Ranger): string {
  // Whoever knows the old machines best begins where the weapon is built.
  const tech = Math.max(...state.rangers.map((each) => skillOf(state, each, 'tech')));
  if (skillOf(state, ranger, 'tech') === tech) return String(LAST_STAND);
  const job = (at: Loc): number => {
    const here = state.places[at - 1];
    return here === undefined ? 0 : (here.scavenge.length + here.karma) * 1 - dangerAt(state, at);
  };
  const near = (id: string): number =>
    (id === '10' || id === '31' || id === '24' ? 1 : 0) + (goalOf(state, ranger) === Number(id) ? 1 : 0);
  return most(ids, (id) => job(Number(id)) + near(id)) ?? ids[0] ?? '';
}
