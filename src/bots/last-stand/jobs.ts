import {
  adventureAt,
  adventureCard,
  content,
  depotSources,
  enemiesOn,
  isGambling,
  LAST_STAND,
  type Loc,
  LOCATIONS,
  monstrosityCard,
  openGoals,
  missionCard,
  type Place,
  place,
  RAIDERS,
  type Raider,
  type Ranger,
  toHitOf,
} from '../../games/last-stand/index.ts';
import { effectsWorth } from './effects.ts';
import { cardWorth, gambleWorth } from './hand.ts';
import { crowding, dangerAt, depotDanger, monstrosityDanger, passes, scarce } from './threats.ts';
import { WEIGHTS } from './weights.ts';
import { type Outlook, remembered, skillOf } from './outlook.ts';

/** Something worth doing on a location: what it brings, what it takes, and how it begins. */
export interface Job {
  readonly at: Loc;
  readonly value: number;
  /** Actions, once there. */
  readonly work: number;
  /** The option of the turn that begins it, for a Ranger who is there. */
  readonly answer: string;
  readonly because: string;
  /** Who is still there afterwards, as far as it matters for wounds. */
  readonly left?: Figures;
}
type Figures = Pick<Place, 'techie' | 'roadRider' | 'earther' | 'monstrosity'>;

/** How likely one die takes a Raider of a tribe. */
const hitShares = remembered((_, ranger) => ({
  techie: hitShare(ranger, 'techie'),
  roadRider: hitShare(ranger, 'roadRider'),
  earther: hitShare(ranger, 'earther'),
}));

function hitShare(ranger: Ranger, tribe: Raider): number {
  const skill = ranger.id === 'hat' && tribe === 'roadRider' ? 1 : 0;
  const slayer = { techie: 'krank', roadRider: 'bama', earther: 'bramble' } as const;
  const slain = ranger.slain.includes(slayer[tribe]) ? (tribe === 'roadRider' ? 2 : 1) : 0;
  const gear =
    (ranger.artifacts.includes('U01') ? 1 : 0) + (tribe === 'roadRider' && ranger.artifacts.includes('U11') ? 2 : 0);
  const grown =
    (tribe === 'techie' && ranger.mutations.includes('M19') ? 1 : 0) +
    (tribe !== 'techie' && ranger.mutations.includes('M30') ? 1 : 0);
  const toHit = Math.max(2, toHitOf(tribe) - skill - slain - gear - grown);
  return (7 - toHit) / 6;
}

const MOST_ATTACKS = 3;

/** Clearing Raiders, with one to three attacks. */
function raids(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  const here = place(state, at);
  const there = RAIDERS.filter((tribe) => here[tribe] > 0);
  if (there.length === 0) return [];
  const before = dangerAt(state, at);
  const shares = hitShares(state, ranger);
  return Array.from({ length: MOST_ATTACKS }, (_, i) => {
    const { techie, roadRider, earther, monstrosity } = here;
    const left = { techie, roadRider, earther, monstrosity };
    for (const tribe of there) left[tribe] = here[tribe] * (1 - shares[tribe]) ** (i + 1);
    const figures = left.techie + left.roadRider + left.earther + (at === LAST_STAND ? left.monstrosity : 0);
    const after = between(state, at, figures) + scarce(state, left);
    const slain = there.reduce((sum, tribe) => sum + slayBonus(state, ranger, tribe) * (here[tribe] - left[tribe]), 0);
    return {
      at,
      value: before - after + slain,
      work: i + 1,
      answer: 'raiders',
      because: 'Clears Raiders before they overrun the place',
      left,
    };
  });
}

/** The danger of a number of figures that is only expected. */
function between(state: Outlook, at: Loc, figures: number): number {
  const low = Math.floor(figures);
  const share = figures - low;
  return crowding(state, at, low) * (1 - share) + crowding(state, at, low + 1) * share;
}

/** What a Mission adds to something that counts for it. */
function goalBonus(state: Outlook, ranger: Ranger, kind: string, fits: (goal: object) => boolean = () => true): number {
  if (ranger.mission === null) return 0;
  const found = goalsOf(state, ranger).find(([, goal]) => goal.goal === kind && fits(goal));
  if (found === undefined) return 0;
  const n = 'n' in found[1] ? found[1].n : 1;
  const { reward, goals } = missionCard(ranger.mission.id);
  return (effectsWorth(state, ranger, reward) * WEIGHTS.mission) / (n * goals.length);
}
const goalsOf = remembered((_, { mission }) => (mission === null ? [] : openGoals(mission)));
const slayBonus = (state: Outlook, ranger: Ranger, tribe: Raider): number =>
  goalsOf(state, ranger).some(([, goal]) => goal.goal === 'slay' && goal.tribe === tribe) ? 0.5 : 0;

/** What a Ranger could throw at Depots: dice of devices, and what the cards with a grenade are worth, the cheapest first. */
const thrownBy = remembered((state, ranger) => {
  const { cards, dice } = depotSources(state, ranger);
  return { dice, cheap: cards.map((card) => cardWorth(state, ranger, card)).sort((a, b) => a - b) };
});

/** Depots burn with grenades, or with devices. */
function depots(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  const { depots: there } = place(state, at);
  if (there === 0) return [];
  const { dice: sure, cheap } = thrownBy(state, ranger);
  const thrown = cheap.slice(0, Math.max(sure > 0 ? 0 : 1, Math.min(cheap.length, there + 1)));
  const dice = sure + 2 * thrown.length;
  if (dice === 0) return [];
  const share = ranger.id === 'jake' ? 1 / 2 : 1 / 3;
  const fallen = Math.min(there, dice * share);
  const any = 1 - (1 - share) ** dice;
  const price = thrown.reduce((sum, worth) => sum + worth, 0);
  const reward = ranger.specials.length < 3 ? WEIGHTS.special : 2 * WEIGHTS.defender;
  const value = fallen * (depotDanger(state) + goalBonus(state, ranger, 'destroy')) + any * reward - price;
  return [{ at, value, work: 1, answer: 'depot', because: 'Burns a Depot before the last one is placed' }];
}

function fightChance(state: Outlook, ranger: Ranger, card: string): number {
  const { fight } = monstrosityCard(card);
  const more = (ranger.slain.includes('puke') ? 2 : 0) + (ranger.artifacts.includes('C01') ? 1 : 0);
  if (fight.by === 'test') return passes(skillOf(state, ranger, fight.attr) + fight.mod + more, fight.need);
  return throwing(fight.dice + more, (7 - fight.toHit) / 6, fight.need);
}

function throwing(dice: number, share: number, need: number): number {
  let row = [1];
  for (let i = 0; i < dice; i++) {
    row = Array.from({ length: row.length + 1 }, (_, k) => (row[k] ?? 0) * (1 - share) + (row[k - 1] ?? 0) * share);
  }
  return row.slice(need).reduce((sum, p) => sum + p, 0);
}

function fightWorth(state: Outlook, ranger: Ranger, card: string): number {
  const { win, lose } = monstrosityCard(card);
  const p = fightChance(state, ranger, card);
  const prize = monstrosityDanger(state) + goalBonus(state, ranger, 'kill') + effectsWorth(state, ranger, win);
  return p * prize + (1 - p) * effectsWorth(state, ranger, lose);
}
const unknownFight = remembered((state, ranger) => {
  const { decks, discards } = state;
  const cards = decks.monstrosity.length > 0 ? decks.monstrosity : discards.monstrosity;
  return cards.reduce((sum, card) => sum + fightWorth(state, ranger, card), 0) / Math.max(1, cards.length);
});

/** A Monstrosity that is known, or any of those that it may be. */
function monstrosities(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  const here = place(state, at);
  if (here.monstrosity === 0) return [];
  const known = here.cards.map((card) => fightWorth(state, ranger, card));
  const value = known.length > 0 ? Math.max(...known) : unknownFight(state, ranger);
  const storm = at === LAST_STAND ? crowding(state, at, enemiesOn(here)) - crowding(state, at, enemiesOn(here) - 1) : 0;
  const { techie, roadRider, earther } = here;
  const left = { techie, roadRider, earther, monstrosity: Math.max(0, here.monstrosity - 0.6) };
  return [
    {
      at,
      value: value + storm * 0.6,
      work: 1,
      answer: 'monstrosity',
      because: 'Eight Monstrosities would be the end',
      left,
    },
  ];
}

const isFree = (state: Outlook, ranger: Ranger, at: Loc): boolean =>
  ranger.id === 'juniper' || enemiesOn(place(state, at)) === 0;

/** Tokens that lie about. */
function finds(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  const here = place(state, at);
  if (!isFree(state, ranger, at)) return [];
  const jobs: Job[] = [];
  if (here.karma > 0)
    jobs.push({ at, value: WEIGHTS.karma, work: 1, answer: 'karma', because: 'Karma buys the best skills' });
  if (here.scavenge.length > 0) {
    const wanted = state.group !== null && !state.group.flipped && state.group.special === 0 ? 1.5 : 0;
    const value = passes(skillOf(state, ranger, 'scavenge'), 1) * (1.9 + wanted);
    jobs.push({ at, value, work: 1, answer: 'scavenge', because: 'Something useful may lie here' });
  }
  return jobs;
}

/** The Adventure at the top may be any with that location. */
function adventures(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  if (adventureAt(state) !== at) return [];
  const cards = content.adventures.filter(({ location }) => location === at);
  const worths = cards.map(({ id }) => {
    const { test, pass, fail, bonus } = adventureCard(id);
    const p = passes(skillOf(state, ranger, test.attr) + test.mod, test.need);
    const paid =
      bonus !== null && ranger.karma >= (bonus.cost.karma ?? 0)
        ? effectsWorth(state, ranger, bonus.effects) - (bonus.cost.karma ?? 0) * WEIGHTS.karma
        : 0;
    return p * effectsWorth(state, ranger, pass) + (1 - p) * effectsWorth(state, ranger, fail) + Math.max(0, paid);
  });
  const value =
    worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length) + goalBonus(state, ranger, 'adventure');
  return [{ at, value, work: 1, answer: 'adventure', because: 'The Adventure here is worth a try' }];
}

function gambling(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  if (!isGambling(at) || ranger.defenders.length === 0) return [];
  const value =
    gambleWorth(state, ranger) + goalBonus(state, ranger, 'gamble', (goal) => (goal as { at: Loc }).at === at);
  return [{ at, value, work: 1, answer: 'gamble', because: 'Cards of the colour that is needed' }];
}

function healing(_: Outlook, ranger: Ranger, at: Loc): Job[] {
  const banned = ranger.mutations.includes('M25');
  if (ranger.wounded < 2 || !(at === LAST_STAND || (isGambling(at) && !banned))) return [];
  return [{ at, value: ranger.wounded * 0.95, work: 1, answer: 'heal', because: 'Every wound is an action less' }];
}

/** The parts of a Mission that are done by being somewhere, paying there or passing a test. */
function errands(state: Outlook, ranger: Ranger, at: Loc): Job[] {
  const { mission } = ranger;
  if (mission === null || !goalsOf(state, ranger).some(([, goal]) => 'at' in goal && goal.at === at)) return [];
  const { reward, goals } = missionCard(mission.id);
  const value = (effectsWorth(state, ranger, reward) * WEIGHTS.mission) / goals.length;
  const because = 'The Mission asks for it';
  return goalsOf(state, ranger).flatMap(([i, goal]): Job[] => {
    if (!('at' in goal) || goal.at !== at) return [];
    if (goal.goal === 'visit') return [{ at, value: value * 1.3, work: 0, answer: 'end', because }];
    if (goal.goal === 'clear' && enemiesOn(place(state, at)) === 0)
      return [{ at, value: value * 1.3, work: 0, answer: 'end', because }];
    if (goal.goal === 'pass') {
      const p = passes(skillOf(state, ranger, goal.attr) + goal.mod, goal.need);
      return [{ at, value: p * value * 1.6 - (1 - p) * 0.7, work: 1, answer: `mission:${i}:pass`, because }];
    }
    if (goal.goal !== 'spend') return [];
    return payments(state, ranger, mission.done, i, goal.cost).map(({ part, price, parts }) => ({
      at,
      value: (value * 1.6) / parts - price,
      work: part === 'action' ? 1 : 0.1,
      answer: `mission:${i}:${part}`,
      because,
    }));
  });
}

function payments(
  state: Outlook,
  ranger: Ranger,
  done: Readonly<Record<string, number>>,
  i: number,
  cost: {
    action?: number | undefined;
    karma?: number | undefined;
    defender?: number | undefined;
    icons?: Readonly<Partial<Record<string, number>>> | undefined;
  },
): { part: string; price: number; parts: number }[] {
  const wanted: [string, number, boolean, number][] = [
    ['action', cost.action ?? 0, true, 0],
    ['karma', cost.karma ?? 0, ranger.karma > 0, WEIGHTS.karma * 0.6],
    [
      'defender',
      cost.defender ?? 0,
      ranger.defenders.length > 0,
      Math.min(1, ...ranger.defenders.map((card) => cardWorth(state, ranger, card))),
    ],
    ...Object.entries(cost.icons ?? {}).map(([icon, n]): [string, number, boolean, number] => [
      icon,
      n ?? 0,
      depotSources(state, ranger).cards.length > 0,
      0.6,
    ]),
  ];
  const parts = wanted.reduce((sum, [part, n]) => sum + Math.max(0, n - (done[`${i}.${part}`] ?? 0)), 0);
  const open = wanted.filter(([part, n]) => (done[`${i}.${part}`] ?? 0) < n);
  // Nothing is paid before all of it can be.
  if (open.some(([, , able]) => !able)) return [];
  return open.map(([part, , , price]) => ({ part, price, parts }));
}

const KINDS: readonly ((state: Outlook, ranger: Ranger, at: Loc) => readonly Job[])[] = [
  raids,
  depots,
  monstrosities,
  finds,
  adventures,
  gambling,
  healing,
  errands,
];

/** All that could be done on any location. */
export function allJobs(state: Outlook, ranger: Ranger): Job[] {
  const jobs: Job[] = [];
  for (const at of LOCATIONS) for (const kind of KINDS) jobs.push(...kind(state, ranger, at));
  return jobs;
}
