import { isRaider } from '../moments/abilities.ts';
import { leaderCard } from './cards.ts';
import type { Doing } from './interpreter.ts';
import { stepsLeft } from '../enemy/marching.ts';
import { ENTRANCES, LOCATIONS, neighbours, openNeighbours, sameRegion } from '../map.ts';
import { everyone, leaderOption, locationOption, oneOf, rangerOption } from '../options.ts';
import {
  active,
  inLastStand,
  isAlive,
  landLeadersOnMap,
  leadersAt,
  livingOnMap,
  place,
  type Ranger,
  radiationAt,
  raidersOn,
  type State,
} from '../state.ts';
import type { Flow, Seat, Table } from '../verbs.ts';
import type { SomeTribe, WhichLeader, Where, Whom } from './vocabulary.ts';
import { LEADERS, type LeaderId, type Loc, type Raider, RAIDERS } from '../wording/words.ts';

/** Whom, where and which Leader an effect means; where there is a choice, it is asked for. */

/** Who decides: the owner of the ability, or everybody where the table chooses. */
export const asked = (state: State, { group, self }: Doing): Seat | { readonly any: readonly Seat[] } =>
  group ? everyone(state) : self.seat;

const ONE_OF: readonly Whom[] = ['any', 'other', 'otherHere', 'anyBattle'];

/** Everyone that the word could mean. */
export function rangersMeant(state: State, whom: Whom, of: Doing): Ranger[] {
  const { self } = of;
  switch (whom) {
    case 'self':
      return [self];
    case 'active':
      return [active(state)];
    case 'other':
      return state.rangers.filter((ranger) => ranger !== self);
    case 'otherHere':
      return state.rangers.filter((ranger) => ranger !== self && ranger.at === self.at);
    case 'battle':
    case 'anyBattle':
      return [...of.fighters];
    case 'tested':
      return of.tested === null ? [] : [of.tested];
    case 'irradiated':
      return state.rangers.filter((ranger) => radiationAt(state, ranger.at) > 0);
    case 'outside':
      return state.rangers.filter((ranger) => !inLastStand(ranger));
    case 'mutated':
      return state.rangers.filter((ranger) => ranger.mutations.length > 0);
    case 'withRaiders':
      return state.rangers.filter((ranger) => !inLastStand(ranger) && raidersOn(place(state, ranger.at)) > 0);
    case 'krank':
      return [];
    default:
      return [...state.rangers];
  }
}

export function* whom(
  t: Table,
  word: Whom,
  of: Doing,
  fits: (ranger: Ranger) => boolean = () => true,
): Flow<readonly Ranger[]> {
  const meant = rangersMeant(t.state, word, of).filter(fits);
  if (!ONE_OF.includes(word) || meant.length === 0) return meant;
  const chosen = yield* oneOf(t, asked(t.state, of), {
    rule: of.rule,
    prompt: { key: 'ls.whom', params: { source: of.source } },
    of: meant,
    as: rangerOption,
  });
  return [chosen];
}

/** The locations that the word could mean. */
export function locationsMeant(state: State, where: Where, of: Doing, tribe: SomeTribe = 'any'): readonly Loc[] {
  const here = of.at ?? of.self.at;
  switch (where) {
    case 'here':
      return [here];
    case 'activeHere':
      return [active(state).at];
    case 'target':
      return of.target === null ? [] : [of.target];
    case 'adjacentOpen':
      return openNeighbours(here);
    case 'adjacentAny':
      return neighbours(here);
    case 'sameRegion':
      return sameRegion(here);
    case 'lastStandBorder':
      return ENTRANCES;
    case 'lastStandNearMost':
      return most(ENTRANCES, (at) => figuresAt(state, at, tribe));
    case 'mostRoadRiders':
      return most(LOCATIONS, (at) => place(state, at).roadRider);
    case 'chosen':
      return LOCATIONS;
    default:
      return [where];
  }
}

const figuresAt = (state: State, at: Loc, tribe: SomeTribe): number =>
  tribesMeant(tribe).reduce((sum, raider) => sum + place(state, at)[raider], 0);

export const tribesMeant = (tribe: SomeTribe): readonly Raider[] =>
  isRaider(tribe) ? [tribe] : RAIDERS.filter((raider) => tribe === 'any' || raider !== 'earther');

function most(of: readonly Loc[], count: (at: Loc) => number): Loc[] {
  const highest = Math.max(...of.map(count));
  return highest === 0 ? [] : of.filter((at) => count(at) === highest);
}

/** What would do something about what is coming is told along with the question. */
const told = (helping: readonly (Loc | LeaderId)[]): { facts?: { helping: (Loc | LeaderId)[] } } =>
  helping.length === 0 ? {} : { facts: { helping: [...helping] } };

/** What a standing order means: what the moment is about, or whatever would help. */
function ordered<T extends Loc | LeaderId>(
  subject: T | null,
  meant: readonly T[],
  helping: readonly unknown[],
): T | null {
  const fit = meant.filter((one) => helping.length === 0 || helping.includes(one));
  return subject !== null && fit.includes(subject) ? subject : helping.length > 0 ? (fit[0] ?? null) : null;
}

/** One location of those meant that fit, or null if there is none. */
export function* where(
  t: Table,
  of: Doing,
  meant: readonly Loc[],
  helping: readonly (Loc | LeaderId)[] = [],
): Flow<Loc | null> {
  if (meant.length === 0) return null;
  const at = of.subject === null ? null : ordered(of.subject.at, meant, helping);
  if (at !== null) return at;
  return yield* oneOf(t, asked(t.state, of), {
    rule: of.rule,
    prompt: { key: 'ls.where', params: { source: of.source } },
    of: meant,
    as: locationOption,
    ...told(helping),
  });
}

/** The Leaders that the word could mean; nothing can be done to a slain one. */
export function leadersMeant(state: State, which: WhichLeader, of: Doing): readonly LeaderId[] {
  switch (which) {
    case 'here':
      return leadersAt(state, of.at ?? of.self.at);
    case 'target':
      if (of.leader !== null) return isAlive(state, of.leader) ? [of.leader] : [];
      return of.target === null ? [] : leadersAt(state, of.target);
    case 'chosen':
      return livingOnMap(state);
    case 'farthest': {
      const land = landLeadersOnMap(state);
      const longest = Math.max(...land.map((leader) => stepsLeft(state, leader)));
      return land.filter((leader) => stepsLeft(state, leader) === longest);
    }
    case 'weakest': {
      const living = LEADERS.filter((leader) => isAlive(state, leader));
      const lost = (leader: LeaderId): number => leaderCard(leader).fullHealth - state.leaders[leader].health;
      const worst = Math.max(...living.map(lost));
      return worst === 0 ? [] : living.filter((leader) => lost(leader) === worst);
    }
    default:
      return isAlive(state, which) ? [which] : [];
  }
}

export function* whichLeader(
  t: Table,
  of: Doing,
  meant: readonly LeaderId[],
  helping: readonly (Loc | LeaderId)[] = [],
): Flow<LeaderId | null> {
  if (meant.length === 0) return null;
  const leader = of.subject === null ? null : ordered(of.subject.leader, meant, helping);
  if (leader !== null) return leader;
  return yield* oneOf(t, asked(t.state, of), {
    rule: of.rule,
    prompt: { key: 'ls.which', params: { source: of.source } },
    of: meant,
    as: leaderOption,
    ...told(helping),
  });
}
