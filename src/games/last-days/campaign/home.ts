import { zombieName } from '../../../skirmish/index.ts';
import { DEEDS } from '../data/experience.ts';
import { maximumSize, perksOf } from '../groups/refuge.ts';
import type { LifeEvent, Member } from '../groups/group.ts';
import type { Battle, Character, Deed, Ending } from '../state.ts';
import { battleOf } from '../units.ts';
import { answersSoFar, choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import { tries } from './jobs.ts';
import {
  addGear,
  afterSide,
  campaignOf,
  changeMember,
  depart,
  freeIn,
  gearOf,
  lived,
  memberIn,
  sideOf,
} from './people.ts';
import type { AfterSide, Campaign, CampaignSide, Fixture, Task, TaskOf } from './state.ts';

/** LD.CAMP.2: a game is over: what each Group brings home from it, and what is to be done now, in order. */
export function comeHome(t: Table, fast = false): void {
  const campaign = campaignOf(t);
  const battle = battleOf(t);
  const fixture = campaign.fixture as Fixture;
  const { winner, taken } = battle.ending as Ending;
  const { seats } = fixture;
  campaign.played.push({ ...fixture, game: campaign.game, winner, turns: battle.turn, fast });
  if (winner !== null) sideOf(campaign, winner).won += 1;
  emit(t, 'LD.CAMP.2', 'ld.home', { game: campaign.game });
  for (const seat of seats) bringHome(campaign, sideOf(campaign, seat), battle);
  campaign.after = { tasks: [], sides: seats.map((seat) => afterFor(battle, seat, taken[seat] ?? [])) };
  const survivors = captivesHome(t, battle, fixture);
  campaign.after.tasks.push(...tasksAfter(battle, seats, survivors)); // a lost Leader is followed first (LD.DEATH.1)
  t.state.battle = null;
  campaign.fixture = null;
  delete campaign.hurried;
  delete campaign.calledOff;
}

/** LD.ATTR.17, LD.ITEM.21: what was used up is struck off; LD.SKILL.11: what was struck from a hand comes back; LD.JOB.8: nobody is new. */
function bringHome(campaign: Campaign, side: CampaignSide, battle: Battle): void {
  for (const { id } of side.group.members) changeMember(side, id, (one) => ({ ...one, isNew: false }));
  for (const one of battle.characters.filter(({ seat }) => seat === side.seat)) {
    const guns = one.guns
      .filter(({ spent }) => !spent)
      .map(({ id, fitted, made, silenced }) => ({
        id,
        fitted: silenced ? fitted.filter((fitting) => fitting !== 'silencer') : fitted,
        made,
      }));
    const deeds = battle.deeds.filter(({ who }) => who === one.id);
    changeMember(side, one.member.id, (member) =>
      deeds.reduce<Member>(
        (before, deed) =>
          eventsOf(battle, deed).reduce((so, event) => lived(so, campaign.game, event, deed.answer), before),
        { ...member, guns, items: one.items },
      ),
    );
  }
}

function eventsOf({ characters }: Battle, { kind, whom, weapon }: Deed): LifeEvent[] {
  const other = whom === null ? null : (characters.find(({ id }) => id === whom)?.member.name ?? zombieName(whom));
  if (kind === 'fell' || kind === 'wounded') return [{ is: kind, other, weapon }];
  return kind === 'rival' || kind === 'zombie' ? [{ is: 'struck-down', other, weapon }] : [];
}

function afterFor(battle: Battle, seat: Seat, taken: readonly string[]): AfterSide {
  const own = battle.characters.filter((one) => one.seat === seat);
  const ids = (which: (one: Character) => boolean): string[] => own.filter(which).map(({ member }) => member.id);
  return {
    seat,
    out: ids(({ fate }) => fate === 'out'),
    survived: ids(({ fate }) => fate === 'here' || fate === 'left'),
    earned: Object.fromEntries(own.map((one) => [one.member.id, earnedBy(battle, one, taken)])),
    aided: [],
    stored: false,
    busy: [],
    guards: [],
    worked: [],
    built: [],
    tower: false,
  };
}

/** LD.T.XP, LD.XP.2, LD.XP.5, LD.XP.6: a token or Captive pays once, the one who holds it at the end or carried it off. */
function earnedBy({ deeds, tokens }: Battle, { id, fate }: Character, taken: readonly string[]): number {
  const own = deeds.filter(({ who }) => who === id);
  const number = (kind: Deed['kind']): number => own.filter((deed) => deed.kind === kind).length;
  const held = tokens.filter(({ id: token, carrier }) => carrier === id && taken.includes(token)).map((one) => one.id);
  const started = own.filter(({ kind, whom }) => kind === 'objective' && !tokens.some((one) => one.id === whom)).length;
  return (
    number('zombie') * DEEDS.zombie +
    number('rival') * DEEDS.rival +
    (fate === 'out' ? 0 : held.length) * DEEDS.objective +
    started * DEEDS.objective
  );
}

/** LD.RESCUE.11, LD.INJ.6, LD.RESCUE.12: what becomes of Captives; who has freed one that was nobody's (LD.RESCUE.13). */
function captivesHome(t: Table, battle: Battle, { seats }: Fixture): Seat[] {
  const campaign = campaignOf(t);
  const { taken } = battle.ending as Ending;
  const survivors: Seat[] = [];
  for (const { id, kind, captive } of battle.tokens) {
    if (kind !== 'captive') continue;
    const by = seats.find((seat) => taken[seat]?.includes(id) === true);
    if (captive === null) {
      if (by !== undefined) survivors.push(by);
      continue;
    }
    const side = sideOf(campaign, captive.seat);
    const member = memberIn(side.group, captive.member) as Member;
    if (by !== captive.seat) {
      loseCaptive(t, captive.seat, captive.member, 'LD.RESCUE.12');
      continue;
    }
    changeMember(side, member.id, (one) => lived(freed(one), campaign.game, { is: 'rescued' }, answersSoFar(t)));
    campaign.captives = campaign.captives.filter((one) => one.seat !== captive.seat || one.member !== captive.member);
    emit(t, 'LD.RESCUE.11', 'ld.rescued', { name: member.name });
  }
  return survivors.filter((seat) => {
    const { group } = sideOf(campaign, seat);
    return group.members.length < maximumSize(group);
  });
}

/** LD.INJ.7, LD.RESCUE.12: a captive who is not freed dies, and the captor keeps what they carried. */
export function loseCaptive(t: Table, seat: Seat, id: string, rule: 'LD.INJ.7' | 'LD.RESCUE.12'): void {
  const campaign = campaignOf(t);
  const side = sideOf(campaign, seat);
  const member = memberIn(side.group, id) as Member;
  const captor = campaign.captives.find((one) => one.seat === seat && one.member === id)?.captor as Seat;
  const taker = sideOf(campaign, captor);
  taker.group = { ...taker.group, stash: addGear(taker.group.stash, gearOf(member)) };
  const led = side.group.leader === id;
  depart(campaign, side, id, 'lost-captive');
  emit(t, rule, 'ld.captive.lost', { name: member.name, captor });
  if (led) campaign.after?.tasks.unshift({ do: 'succession', seat });
}

/** LD.CAMP.2: Injuries, Experience, Supplies, Jobs, Zombie Attack; each step for both before the next begins. */
function tasksAfter(battle: Battle, seats: readonly Seat[], survivors: readonly Seat[]): Task[] {
  const { encounter, ending, characters, tokens } = battle;
  const each = (of: (seat: Seat) => readonly Task[]): Task[] => seats.flatMap(of);
  // LD.TURN.3: where the players stopped, nobody has the vehicle.
  const hasVehicle = encounter === 'the-escape' && ending?.rule !== 'LD.TURN.3';
  const escaped = hasVehicle ? (ending?.winner ?? null) : null;
  return [
    ...(escaped === null ? [] : [{ do: 'vehicle', seat: escaped } as const]),
    ...survivors.map((seat) => ({ do: 'survivor', seat }) as const),
    ...each((seat) =>
      characters
        .filter((one) => one.seat === seat && one.fate === 'out')
        .map(({ member }) => ({ do: 'injury', seat, member: member.id, extra: false }) as const),
    ),
    ...each((seat) => [{ do: 'experience', seat }]),
    ...each((seat) =>
      tokens
        .filter(({ id, kind }) => kind === 'supply' && ending?.taken[seat]?.includes(id) === true)
        .map(({ id, carrier }) => {
          const bearer = characters.find((one) => one.id === carrier);
          // LD.SKILL.48: the token that a Scavenger carried off the table himself.
          const scavenger = bearer?.fate === 'left' && bearer.member.skills.includes('scavenger');
          return { do: 'token', seat, token: id, scavenger } as const;
        }),
    ),
    ...each((seat) => [{ do: 'rearm', seat }]),
    ...each((seat) => [{ do: 'jobs', seat }]),
    ...each((seat) => [{ do: 'attack', seat }]),
    ...each((seat) => [{ do: 'captives', seat }]),
  ];
}

/** LD.ESCAPE.9: somebody of the Group that escaped may get the vehicle going for good. */
export function* vehicle(t: Table, { seat }: TaskOf<'vehicle'>): Flow<void> {
  const side = sideOf(campaignOf(t), seat);
  if (perksOf(side.group).includes('escape-vehicle')) return;
  const { out } = afterSide(t, seat);
  const able = freeIn(side.group).filter(({ id }) => !out.includes(id));
  if (able.length === 0) return;
  const who = yield* choose(t, seat, {
    rule: 'LD.ESCAPE.9',
    prompt: { key: 'ld.vehicle' },
    options: [
      ...able.map(
        ({ id, name, type }) =>
          ({ means: id, label: { key: 'ld.jobs.who', params: { name, type } }, about: { member: id } }) as const,
      ),
      { means: 'nobody', label: { key: 'ld.vehicle.nobody' }, seldom: true } as const,
    ],
  });
  if (who === 'nobody') return;
  const works = yield* tries(t, side, memberIn(side.group, who) as Member, 'escape-vehicle', 'LD.ESCAPE.9');
  if (works) side.group = { ...side.group, foundVehicle: true };
}

function freed(member: Member): Member {
  const { captured: _, ...free } = member;
  return free;
}
