import { newBattle } from '../battle.ts';
import { ENCOUNTERS, type EncounterId, FIRST_ENCOUNTER } from '../data/encounters.ts';
import { maximumSize, spacesLeft } from '../groups/refuge.ts';
import type { Group } from '../groups/group.ts';
import { rollOffAmong } from '../roll-off.ts';
import { TABLES } from '../tables/index.ts';
import { choose, emit, end, type Flow, roll, type Seat, type Table } from '../verbs.ts';
import { fightFast } from './fast.ts';
import { loseCaptive } from './home.ts';
import { campaignOf, freeIn, groupOf, memberIn, sideOf } from './people.ts';
import type { Campaign, CampaignSide, Fixture, TaskOf } from './state.ts';

/** The next game: who plays whom, in which Encounter. */

/** LD.INJ.5, LD.INJ.7: a Rescue is chosen as the next game against the captor, or the captives are given up. */
export function* captives(t: Table, { seat }: TaskOf<'captives'>): Flow<void> {
  const campaign = campaignOf(t);
  if (isOver(campaign)) return;
  for (const captor of campaign.sides.map((side) => side.seat)) {
    const held = campaign.captives.filter((one) => one.seat === seat && one.captor === captor && !one.rescue);
    if (held.length === 0) continue;
    const group = groupOf(campaign, seat);
    const names = held.map(({ member }) => memberIn(group, member)?.name ?? member);
    // Nobody is left to go.
    const answer =
      freeIn(group).length === 0
        ? 'decline'
        : yield* choose(t, seat, {
            rule: 'LD.INJ.5',
            prompt: { key: 'ld.rescue', params: { names, captor } },
            options: ['rescue', 'decline'],
          });
    if (answer === 'decline') {
      for (const { member } of held) loseCaptive(t, seat, member, 'LD.INJ.7');
      continue;
    }
    for (const one of held) one.rescue = true;
    emit(t, 'LD.INJ.5', 'ld.rescue.coming', { seat, captor, names });
    const against = campaign.rescues.findIndex((one) => one.seat === captor && one.captor === seat);
    campaign.rescues.push({ seat, captor });
    if (against < 0) continue;
    // LD.RESCUE.2
    const first = yield* rollOffAmong(t, 'LD.RESCUE.2', 'rescue', [captor, seat]);
    if (first === seat) campaign.rescues.splice(against, 0, ...campaign.rescues.splice(-1));
  }
}

/** LD.END.2: the agreed number of games has been played. */
const isOver = ({ games, round, pairs }: Campaign): boolean => games !== null && round >= games && pairs.length === 0;

/** LD.END.1: every Empty Space built on, the Group as big as it can be, and 300 points in hand. */
const POINTS_TO_WIN = 300;
const hasSettled = ({ group }: CampaignSide): boolean =>
  spacesLeft(group) === 0 && group.members.length >= maximumSize(group) && group.points >= POINTS_TO_WIN;

function endIfOver(t: Table): void {
  const campaign = campaignOf(t);
  const seats = campaign.sides.map(({ seat }) => seat);
  const others = (winner: Seat): Seat[] => seats.filter((seat) => seat !== winner);
  const settled = campaign.goal ? campaign.sides.filter(hasSettled) : [];
  const [best, next] = settled.sort((a, b) => b.group.points - a.group.points);
  if (best !== undefined && best.group.points !== next?.group.points) {
    end(t, {
      rule: 'LD.END.1',
      won: [best.seat],
      lost: others(best.seat),
      key: 'ld.campaign.settled',
      params: { winner: best.seat },
    });
  }
  if (isOver(campaign)) endByAgreement(t);
}

/** LD.END.2: the Group that has won the most games; nobody where two have won as many. */
export function endByAgreement(t: Table): never {
  const { sides } = campaignOf(t);
  const [best, next] = sides.toSorted((a, b) => b.won - a.won) as [CampaignSide, CampaignSide];
  if (best.won === next.won) {
    return end(t, { rule: 'LD.END.2', won: [], lost: [], key: 'ld.campaign.drawn', params: {} });
  }
  const lost = sides.filter(({ seat }) => seat !== best.seat).map(({ seat }) => seat);
  const params = { winner: best.seat, games: best.won };
  return end(t, { rule: 'LD.END.2', won: [best.seat], lost, key: 'ld.campaign.won', params });
}

/**
 * Everybody plays once a round, against another each time until all have met; with an odd number one rests. Rescues come first,
 * as they are the next game of those two (LD.INJ.5).
 */
export function pairsFor({ sides, round, rescues }: Pick<Campaign, 'sides' | 'round' | 'rescues'>): Campaign['pairs'] {
  const seats = sides.map(({ seat }) => seat);
  const pairs: Campaign['pairs'] = [];
  const free = new Set(seats);
  const add = (one: Seat, other: Seat): void => {
    if (!free.delete(one)) return;
    if (!free.delete(other)) return void free.add(one);
    pairs.push({ seats: [one, other] });
  };
  for (const { seat, captor } of rescues) add(seat, captor);
  // One stays in place, and the others move on by one each round.
  const ring: (Seat | null)[] = seats.length % 2 === 0 ? seats : [...seats, null];
  const [fixed = null, ...moving] = ring;
  const by = (round - 1) % moving.length;
  const turned = [fixed, ...moving.slice(by), ...moving.slice(0, by)];
  for (let i = 0; i < turned.length / 2; i++) {
    const [one, other] = [turned[i], turned[turned.length - 1 - i]];
    if (typeof one === 'string' && typeof other === 'string') add(one, other);
  }
  const rest = [...free];
  for (let i = 0; i + 1 < rest.length; i += 2) add(rest[i] as Seat, rest[i + 1] as Seat);
  return pairs;
}

/** LD.CAMP.4: the next game is settled and begun. */
export function* nextGame(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  endIfOver(t);
  if (campaign.pairs.length === 0) {
    campaign.round += 1;
    campaign.pairs = pairsFor(campaign);
  }
  const { seats } = campaign.pairs.shift() as Campaign['pairs'][number];
  campaign.game += 1;
  const fixture = yield* fixtureFor(t, seats);
  campaign.fixture = fixture;
  emit(t, 'LD.CAMP.4', 'ld.game', {
    game: campaign.game,
    encounter: fixture.encounter,
    one: seats[0],
    other: seats[1],
  });
  const way = yield* howToFight(t, seats);
  begin(t, fixture);
  if (way === 'fast') yield* fightFast(t);
}

/** LD.ENC.1, LD.ENC.2, LD.RESCUE.1: Scavengers first, then a Rescue where one is due, or a die. */
function* fixtureFor(t: Table, seats: [Seat, Seat]): Flow<Fixture> {
  const campaign = campaignOf(t);
  const due = campaign.rescues.findIndex(({ seat, captor }) => seats.includes(seat) && seats.includes(captor));
  if (due >= 0) {
    const [{ seat } = { seat: seats[0] }] = campaign.rescues.splice(due, 1);
    return { seats, encounter: 'rescue', attacker: seat };
  }
  const encounter = campaign.round === 1 ? FIRST_ENCOUNTER : yield* rollEncounter(t, seats);
  return { seats, encounter, attacker: null };
}

/** LD.T.ENC, LD.PERK.12, LD.PERK.13 */
function* rollEncounter(t: Table, seats: [Seat, Seat]): Flow<EncounterId> {
  const campaign = campaignOf(t);
  const [seat] = seats;
  const [die = 1] = yield* roll(t, '1d6', { rule: 'LD.ENC.2', prompt: { key: 'ld.roll.encounter' }, seat });
  const at = (face: number): EncounterId => ENCOUNTERS[face - 1] as EncounterId;
  emit(t, 'LD.ENC.2', 'ld.encounter.rolled', { encounter: at(die) }, { dice: [{ sides: 6, rolled: [die] }] });
  const heard = seats.filter((one) => sideOf(campaign, one).radio);
  const [only] = heard;
  if (heard.length > 1) emit(t, 'LD.PERK.13', 'ld.radio.both');
  if (only === undefined || heard.length > 1) return at(die);
  const { total } = yield* choose(t, only, {
    rule: 'LD.PERK.12',
    prompt: { key: 'ld.radio', params: { encounter: at(die) } },
    options: [die, die - 1, die + 1]
      .filter((face) => face >= 1 && face <= ENCOUNTERS.length)
      .map(
        (face) =>
          ({ means: { total: face }, label: { key: 'ld.radio.encounter', params: { encounter: at(face) } } }) as const,
      ),
  });
  if (total !== die) emit(t, 'LD.PERK.12', 'ld.radio.changed', { seat: only, encounter: at(total) });
  return at(total);
}

function* howToFight(t: Table, seats: [Seat, Seat]): Flow<'play' | 'fast'> {
  const { battles } = campaignOf(t);
  if (battles !== 'ask') return battles;
  const wishes = yield* choose(
    t,
    { all: seats },
    { rule: 'LD.CAMP.1', prompt: { key: 'ld.battle.how' }, options: ['play', 'fast'] },
  );
  return seats.every((seat) => wishes[seat] === 'fast') ? 'fast' : 'play';
}

/** LD.PERK.1: with what Armoury and radio have prepared; captives stay at home with their captors (LD.INJ.5). */
const ARMOURY_REROLLS = 3;
function begin(t: Table, { seats, encounter, attacker }: Fixture): void {
  const campaign = campaignOf(t);
  const sides = seats.map((seat) => sideOf(campaign, seat));
  const ready: TableIn[] = TABLES.map(({ id }) => ({ kind: 'ready', table: id }));
  const tables = campaign.tables.length > 0 ? campaign.tables : ready;
  const held = campaign.captives.filter(
    ({ seat, captor, rescue }) => rescue && seat === attacker && seats.includes(captor),
  );
  t.state.battle = newBattle({
    encounter,
    table: tables[(campaign.game - 1) % tables.length] as TableIn,
    groups: Object.fromEntries(
      sides.map(({ seat, group }): [Seat, Group] => [seat, { ...group, members: freeIn(group) }]),
    ),
    armoury: Object.fromEntries(sides.map(({ seat, armoury }) => [seat, armoury ? ARMOURY_REROLLS : 0])),
    captives: attacker === null ? [] : held.map(({ seat, member }) => ({ seat, member })),
    ...(attacker === null ? undefined : { attacker }),
  });
  for (const side of sides) Object.assign(side, { armoury: false, radio: false });
}
type TableIn = Campaign['tables'][number];
