import type * as kernel from '../../kernel/index.ts';
import type { Message } from './verbs.ts';
import type { TextKey } from './wording/said.ts';
import { depotsOnMap, enemiesOn, place, type Ranger, type State } from './state.ts';
import { pathOf } from './map.ts';
import {
  LAST_STAND,
  LEADERS,
  type LeaderId,
  type Loc,
  type Phase,
  RAIDERS,
  TRIBES,
  type Tribe,
} from './wording/words.ts';

type Fact = kernel.Fact<TextKey>;

/** What a player wants to know before an answer: who falls, who comes, what the Rangers suffer, find and lose. */
export const measure = (before: State, after: State): Fact[] => [
  ...before.rangers.flatMap((ranger, i) => rangerFacts(ranger, after.rangers[i] as Ranger)),
  ...LEADERS.flatMap((leader) => leaderFacts(before, after, leader)),
  ...figureFacts(before, after),
  ...tableFacts(before, after),
];

/** What ending a turn sets off: attacks, radiation, Defender and Raider cards (DLS.TURN.12), up to the next Ranger's turn. */
const PHASE_III: readonly Phase[] = ['attacks', 'radiation', 'defenders', 'raiders'];
export const goesOn = (_before: State, { phase }: State): boolean => PHASE_III.includes(phase);

/** A fact for a change either way: more of it, or less. */
interface Change {
  readonly more?: Omit<Fact, 'n'>;
  readonly less?: Omit<Fact, 'n'>;
}
function changed(by: number, { more, less }: Change): Fact[] {
  if (by > 0) return more === undefined ? [] : [{ ...more, n: by }];
  return by === 0 || less === undefined ? [] : [{ ...less, n: -by }];
}
const good = (key: TextKey, params: Message['params'] = {}) => ({ key, params, tone: 'good' }) as const;
const bad = (key: TextKey, params: Message['params'] = {}) => ({ key, params, tone: 'bad' }) as const;
/** What is spent, or promised by the answer itself. */
const stated = (fact: Omit<Fact, 'n'>): Omit<Fact, 'n'> => ({ ...fact, stated: true });

function rangerFacts(was: Ranger, now: Ranger): Fact[] {
  const params = { ranger: was.id };
  if (now.id !== was.id) return [bad('ls.odds.turns', params)]; // DLS.MUT.2: nothing is left of what it was
  const by = (count: (ranger: Ranger) => number): number => count(now) - count(was);
  return [
    ...changed(
      by(({ wounded }) => wounded),
      { more: bad('ls.odds.wounded', params), less: good('ls.odds.healed', params) },
    ),
    ...changed(
      by(({ mutations }) => mutations.length),
      { more: bad('ls.odds.mutated', params), less: good('ls.odds.cured', params) },
    ),
    ...changed(
      by(({ artifacts }) => artifacts.length),
      { more: stated(good('ls.odds.artifacts', params)), less: stated(bad('ls.odds.artifacts.lost', params)) },
    ),
    ...changed(
      by(({ defenders, specials }) => defenders.length + specials.length),
      { more: stated(good('ls.odds.cards', params)), less: stated(bad('ls.odds.cards.lost', params)) },
    ),
    ...changed(
      by(({ karma }) => karma),
      { more: stated(good('ls.odds.karma', params)), less: stated(bad('ls.odds.karma.lost', params)) },
    ),
    ...changed(
      by(({ tokens }) => tokens.length),
      { more: stated(good('ls.odds.tokens', params)), less: stated(bad('ls.odds.tokens.lost', params)) },
    ),
    ...(was.mission !== null && now.mission?.id !== was.mission.id
      ? [{ ...good('ls.odds.mission', { card: was.mission.id }) }]
      : []),
  ];
}

function leaderFacts(before: State, after: State, leader: LeaderId): Fact[] {
  const [was, now] = [before.leaders[leader], after.leaders[leader]];
  const params = { leader };
  if (now.slain) return was.slain ? [] : [good('ls.odds.slain', params)];
  return [
    ...changed(now.health - was.health, {
      more: bad('ls.odds.leader.healed', params),
      less: good('ls.odds.leader.hit', params),
    }),
    ...(now.at === was.at ? [] : [wentFact(leader, was.at, now.at)]),
  ];
}

/** On the way to Last Stand, or driven back from it (DLS.LEADMV.19); Puke flies about (DLS.LEADMV.1). */
function wentFact(leader: LeaderId, from: Loc | null, to: Loc | null): Omit<Fact, 'n'> {
  const params = { leader };
  if (from === null) return bad('ls.odds.leader.enters', params);
  if (leader === 'puke' && to !== LAST_STAND) return { key: 'ls.odds.leader.flies', params, tone: 'even' };
  const path = pathOf(leader);
  const isBack = path.indexOf(to ?? LAST_STAND) < path.indexOf(from);
  return isBack ? good('ls.odds.leader.back', params) : bad('ls.odds.leader.moves', params);
}

/** DLS.KRANK.2: what Krank has learned, as long as he lives to use it. */
const techOf = ({ tech }: State): number => tech.down.length + tech.up.length;

const count = ({ places }: State, tribe: Tribe): number => places.reduce((sum, here) => sum + here[tribe], 0);

function figureFacts(before: State, after: State): Fact[] {
  const gone = (tribe: Tribe): number => Math.max(0, count(before, tribe) - count(after, tribe));
  const come = RAIDERS.reduce((sum, tribe) => sum + Math.max(0, count(after, tribe) - count(before, tribe)), 0);
  const inside = (state: State): number => enemiesOn(place(state, LAST_STAND));
  return [
    ...TRIBES.flatMap((tribe) => changed(gone(tribe), { more: good('ls.odds.removed', { tribe }) })),
    ...changed(inside(after) - inside(before), {
      more: bad('ls.odds.stormed'),
      less: good('ls.odds.cleared'),
    }),
    ...changed(count(after, 'monstrosity') - count(before, 'monstrosity'), { more: bad('ls.odds.monstrosities') }),
    ...changed(come, { more: bad('ls.odds.come') }),
  ];
}

/** What lies on the map, and how far the group has come. */
const tableFacts = (before: State, after: State): Fact[] => [
  ...changed(depotsOnMap(after) - depotsOnMap(before), {
    more: bad('ls.odds.depots.built'),
    less: good('ls.odds.depots'),
  }),
  ...(after.leaders.krank.slain
    ? []
    : changed(techOf(after) - techOf(before), { more: bad('ls.odds.tech'), less: good('ls.odds.tech.lost') })),
  ...changed(before.radiation - after.radiation, {
    more: bad('ls.odds.radiation'),
    less: good('ls.odds.radiation.less'),
  }),
  ...changed(after.blockades.length - before.blockades.length, {
    more: stated(good('ls.odds.blockades')),
    less: bad('ls.odds.blockades.lost'),
  }),
  ...(before.stage === after.stage
    ? []
    : [{ key: 'ls.odds.stage', params: { stage: after.stage }, tone: 'even' } as const]),
  ...changed(progress(after) - progress(before), { more: stated(good('ls.odds.group')) }),
];

const progress = ({ group }: State): number =>
  group === null ? 0 : group.progress + group.special + group.relic + Number(group.flipped);
