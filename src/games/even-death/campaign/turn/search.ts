import { CLASS_FIGURES, isHuman } from '../../figures.ts';
import type { GroupChoice } from '../../decisions.ts';
import { humanPoints } from '../../prepare/lists.ts';
import type { Table } from '../../state.ts';
import { choose, emit, type Flow, type Message, type Offer, roll } from '../../verbs.ts';
import { CLASSES, type HumanFaction } from '../../words.ts';
import type { MapAction } from './action.ts';
import { type Encounter, ENCOUNTERS, FOUND, MOST_POINTS, SMALL_POINTS } from '../figures.ts';
import {
  called,
  campaignOf,
  groupsOf,
  isAtHome,
  newMember,
  pointsOf,
  removeIfEmpty,
  tileOf,
  zombieSide,
} from '../groups.ts';
import { apart } from '../map.ts';
import { hire } from '../battle/muster.ts';
import type { CampaignSide, Group, Member } from '../state.ts';
import { changeSupplies } from './supplies.ts';

/** EDM.CHUMAN.12: a die on the table of encounters; each tile once in the whole campaign (EDM.CHUMAN.13). */
export const search: MapAction<'search'> = {
  id: 'search',
  options: (campaign, { faction }, group) => {
    if (!isHuman(faction) || tileOf(campaign, group.tile).searched) return [];
    return isAtHome(campaign, group) ? [{ said: 'home' }] : [{}];
  },
  *play(t, side, group) {
    const campaign = campaignOf(t.state);
    tileOf(campaign, group.tile).searched = true;
    const prompt = { key: 'ed.search.roll', params: { tile: group.tile } } as const;
    const [die = 1] = yield* roll(t, '1d8', { rule: 'EDM.CHUMAN.12', prompt, seat: side.seat });
    const dice = [{ sides: 8, rolled: [die] }];
    emit(t, 'EDM.CHUMAN.12', 'ed.search.rolled', { ...called(group), die }, { dice });
    const result = isAtHome(campaign, group) ? yield* adjusted(t, side, group, die) : die; // EDM.CHUMAN.14
    yield* MEETINGS[ENCOUNTERS[result - 1] as Encounter](t, side, group, result);
  },
};

/** EDM.CHUMAN.14: one more or one less, within 1 to 8. */
function* adjusted(t: Table, { seat }: CampaignSide, group: Group, die: number): Flow<number> {
  const results = [die - 1, die, die + 1].filter((result) => result >= 1 && result <= 8);
  const chosen = yield* choose(t, seat, {
    rule: 'EDM.CHUMAN.14',
    prompt: { key: 'ed.search.adjust', params: { die } },
    options: results.map((result) => ({ means: { result }, label: resultLabel(group, result) })),
  });
  const { result } = chosen;
  if (result !== die) emit(t, 'EDM.CHUMAN.14', 'ed.search.adjusted', { ...called(group), result });
  return result;
}

function resultLabel(group: Group, result: number): Message {
  const encounter = ENCOUNTERS[result - 1] as Encounter;
  if (!isSupplies(encounter)) return { key: 'ed.search.result', params: { result, encounter } };
  const more = scavenged(group);
  const params = { result, gained: FOUND[encounter] + more };
  return { key: more === 0 ? 'ed.search.result.supplies' : 'ed.search.result.more', params };
}

const isSupplies = (encounter: Encounter): encounter is keyof typeof FOUND => encounter in FOUND;
/** EDM.PERK.2: 1 more, however many of them there are. */
const scavenged = ({ members }: Group): number =>
  members.some(({ entry }) => entry.perks.includes('scavenger')) ? 1 : 0;

type Meeting = (t: Table, side: CampaignSide, group: Group, result: number) => Flow<void>;

/** EDM.T.ENCOUNTER */
const MEETINGS: Readonly<Record<Encounter, Meeting>> = {
  *ambush(t, _side, group) {
    const small = group.members.filter(({ entry }) => humanPoints(entry) <= SMALL_POINTS);
    const least = Math.min(...group.members.map(({ entry }) => humanPoints(entry)));
    const open = small.length > 0 ? small : group.members.filter(({ entry }) => humanPoints(entry) === least);
    const victim = open.length === 1 ? (open[0] as Member) : yield* victimOf(t, group, open);
    group.members = group.members.filter((member) => member !== victim);
    emit(t, 'EDM.T.ENCOUNTER', 'ed.search.ambush', { ...called(group), class: victim.entry.class });
    removeIfEmpty(t, group);
  },
  scraps: findSupplies,
  cache: findSupplies,
  *luxuries(t, side, group) {
    side.luxuries = true; // EDM.MORALE.5
    emit(t, 'EDM.MORALE.5', 'ed.search.luxuries', called(group));
  },
  *recruit(t, side, group) {
    const faction = side.faction as HumanFaction;
    const least = Math.min(
      ...CLASSES.map((id) => CLASS_FIGURES[id]).flatMap((of) => (of.faction === faction ? [of.points] : [])),
    );
    if (takers(t, side, group, least).length === 0) {
      return emit(t, 'EDM.T.ENCOUNTER', 'ed.search.turned-away', called(group));
    }
    const entry = yield* hire(t, side.seat, faction, SMALL_POINTS, 'EDM.T.ENCOUNTER');
    const taker = yield* takerOf(t, side, takers(t, side, group, humanPoints(entry)));
    if (taker === null) return emit(t, 'EDM.T.ENCOUNTER', 'ed.search.turned-away', called(group));
    taker.members.push(newMember(entry));
    emit(t, 'EDM.T.ENCOUNTER', 'ed.search.recruit', { ...called(taker), class: entry.class });
  },
};

function* findSupplies(t: Table, side: CampaignSide, group: Group, result: number): Flow<void> {
  const campaign = campaignOf(t.state);
  const found = FOUND[ENCOUNTERS[result - 1] as keyof typeof FOUND];
  const scavenger = scavenged(group);
  const gained = changeSupplies(campaign, side, found + scavenger);
  const modifiers = scavenger === 0 ? [] : [{ rule: 'EDM.PERK.2', label: 'perk.scavenger', value: 1 } as const];
  emit(t, 'EDM.T.ENCOUNTER', 'ed.search.found', { ...called(group), gained, supplies: side.supplies }, { modifiers });
}

/** EDM.T.ENCOUNTER 1-2: the zombie player picks. */
function* victimOf(t: Table, group: Group, open: readonly Member[]): Flow<Member> {
  const choice = yield* choose(t, zombieSide(campaignOf(t.state)).seat, {
    rule: 'EDM.T.ENCOUNTER',
    prompt: { key: 'ed.search.victim', params: called(group) },
    options: open.map((member) => {
      const i = group.members.indexOf(member);
      const { entry } = member;
      return {
        means: { do: 'member', member: i },
        label: {
          key: 'ed.search.victim.option',
          params: { class: entry.class, weapons: entry.weapons, points: humanPoints(entry) },
        },
        about: { member: i },
      };
    }),
  });
  return group.members[choice.member] as Member;
}

/** The Force itself if it has room for so many points, otherwise the nearest ones that have: the only transfer (EDM.CGEN.10). */
function takers(t: Table, { seat }: CampaignSide, group: Group, points: number): Group[] {
  const able = groupsOf(campaignOf(t.state), seat).filter((other) => pointsOf(other) + points <= MOST_POINTS);
  if (able.includes(group)) return [group];
  const nearest = Math.min(...able.map(({ tile }) => apart(tile, group.tile)));
  return able.filter(({ tile }) => apart(tile, group.tile) === nearest);
}

function* takerOf(t: Table, { seat }: CampaignSide, open: readonly Group[]): Flow<Group | null> {
  if (open.length <= 1) return open[0] ?? null;
  const choice = yield* choose(t, seat, {
    rule: 'EDM.T.ENCOUNTER',
    prompt: { key: 'ed.search.taker' },
    options: open.map((group) => groupOption(group)),
  });
  return open.find(({ id }) => choice.group === id) as Group;
}

export const groupOption = (group: Group): Offer<GroupChoice> => ({
  means: { do: 'group', group: group.id },
  label: { key: 'ed.campaign.group', params: called(group) },
  about: { group: group.id, tile: group.tile },
});
