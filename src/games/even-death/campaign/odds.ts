import type { Seat } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import { groupsOf, pointsOf, sideOf } from './groups.ts';
import type { Campaign, Group } from './state.ts';
import type { Fact } from '../verbs.ts';

/** What an answer on the map has led to: the battle if there was one, what it costs and brings, for either side. */
export function measureMap(before: State, after: State, seat: Seat): Fact[] {
  const [was, now] = [before.campaign as Campaign, after.campaign as Campaign];
  return [
    ...battleFacts(was, now, seat),
    ...was.sides.flatMap((side) => strengthFacts(was, now, side.seat, seat)),
    ...ownFacts(was, now, seat),
  ];
}

function battleFacts({ lastBattle: before }: Campaign, { lastBattle: fought }: Campaign, seat: Seat): Fact[] {
  if (fought === null || JSON.stringify(fought) === JSON.stringify(before)) return [];
  const { winner, groups } = fought;
  if (winner === null) return [{ key: 'ed.odds.battle.drawn', tone: 'even' }];
  const took = groups.some((group) => group.seat === seat);
  const tone = winner === seat ? 'good' : took ? 'bad' : 'even';
  return [{ key: 'ed.odds.battle.won', params: { seat: winner }, tone }];
}

/** Units lost or raised, in points, and what the living have suffered. */
function strengthFacts(was: Campaign, now: Campaign, side: Seat, seat: Seat): Fact[] {
  const of = (campaign: Campaign, count: (group: Group) => number): number =>
    groupsOf(campaign, side).reduce((sum, group) => sum + count(group), 0);
  const by = (count: (group: Group) => number): number => of(now, count) - of(was, count);
  const points = by(pointsOf);
  const health = by(({ members }) => members.reduce((sum, { vitality }) => sum + vitality, 0));
  const sick = by(({ members }) => members.filter(({ infected }) => infected).length);
  const good = (likes: boolean): Fact['tone'] => ((side === seat) === likes ? 'good' : 'bad');
  const params = { seat: side };
  return [
    ...(points < 0 ? [{ key: 'ed.odds.map.losses', params, n: -points, tone: good(false) } as const] : []),
    ...(points > 0
      ? [{ key: 'ed.odds.map.strength', params, n: points, tone: good(true), stated: true } as const]
      : []),
    ...(points === 0 && health < 0
      ? [{ key: 'ed.odds.map.wounds', params, n: -health, tone: good(false) } as const]
      : []),
    ...(points === 0 && health > 0
      ? [{ key: 'ed.odds.map.healed', params, n: health, tone: good(true) } as const]
      : []),
    ...(sick > 0 ? [{ key: 'ed.odds.map.infected', params, n: sick, tone: good(false) } as const] : []),
  ];
}

function ownFacts(was: Campaign, now: Campaign, seat: Seat): Fact[] {
  const [before, after] = [sideOf(was, seat), sideOf(now, seat)];
  const supplies = after.supplies - before.supplies;
  const points = after.points - before.points;
  const moved = now.groups.some(({ id, tile }) => was.groups.some((group) => group.id === id && group.tile !== tile));
  return [
    ...(supplies > 0 ? [{ key: 'ed.odds.map.supplies', n: supplies, tone: 'good' } as const] : []),
    ...(supplies < 0 ? [{ key: 'ed.odds.map.supplies.spent', n: -supplies, tone: 'bad', stated: true } as const] : []),
    ...(points > 0 ? [{ key: 'ed.odds.map.points', n: points, tone: 'good' } as const] : []),
    ...(points < 0 ? [{ key: 'ed.odds.map.points.lost', n: -points, tone: 'bad' } as const] : []),
    ...(after.luxuries && !before.luxuries ? [{ key: 'ed.odds.map.luxuries', tone: 'good' } as const] : []),
    ...(moved ? [{ key: 'ed.odds.map.moved', tone: 'good', stated: true } as const] : []),
  ];
}
