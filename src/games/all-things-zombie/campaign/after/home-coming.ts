import { sicken } from '../../dead/infection.ts';
import { encounterOf } from '../../doing.ts';
import { isLaw } from '../../data/classes.ts';
import { isOfBand, sideNamed } from '../../figures.ts';
import { terrainOf } from '../../tables/index.ts';
import type { Encounter, Human } from '../../state.ts';
import { answersSoFar, emit, type Flow, type Seat, type Table } from '../../verbs.ts';
import type { Class } from '../../words.ts';
import { bandOf, campaignOf, fixtureOf, hereIn, memberOf, newMember } from '../bands.ts';
import { hungryRep } from '../month/food.ts';
import { idleEncounter } from '../month/idle.ts';
import { profileIn } from './profile.ts';
import { meetAgain } from './known.ts';
import { resourcesIn } from '../things/stash.ts';
import type { Band, Campaign, Fixture, Member, Mood, Part, Task } from '../state.ts';
import { vehiclesComeHome } from './ride-home.ts';
import { putBack, without } from '../things/stock.ts';

/** ATZ.CAMP.14 to ATZ.CAMP.16: an Encounter is over: who comes home from it, with what, and what is to be done now, in order. */
export function* comeHome(t: Table): Flow<void> {
  const campaign = campaignOf(t);
  const fixture = fixtureOf(campaign);
  const enc = encounterOf(t);
  for (const human of enc.humans.filter(isOfBand)) yield* lastTest(t, human);
  leaveStock(campaign, enc);
  const tasks = fixture.seats.flatMap((seat) => bandComesHome(t, enc, bandOf(campaign, seat)));
  meetAgain(t, campaign, enc);
  const played = playedFrom(t, campaign, fixture, enc);
  emit(t, 'ATZ.ENC.11', 'atz.encounter.over', {
    number: played.number,
    encounter: fixture.kind,
    turns: enc.turn,
    success: played.success.length,
  });
  campaign.played.push(played);
  campaign.fixture = null;
  campaign.tasks.unshift(...tasks);
  t.state.encounter = idleEncounter(campaign);
}

/** ATZ.INFECT.1: who has not been tested for a bite is tested now. */
function* lastTest(t: Table, human: Human): Flow<void> {
  if (human.bitten === 'untested' && lives(human)) yield* sicken(t, human);
}

/** ATZ.CAMP.1: it has not died, turned or been lost. */
const lives = ({ status, fate }: Human): boolean => status !== 'od' && fate !== 'turned' && fate !== 'gone';

function playedFrom(t: Table, campaign: Campaign, fixture: Fixture, enc: Encounter) {
  const { kind, seats, voluntary, day, fast, from } = fixture;
  const success = enc.humans.filter((one) => isOfBand(one) && hasSucceeded(enc, one)).map(({ name }) => name);
  return {
    number: campaign.played.length + 1,
    kind,
    seats,
    voluntary,
    day,
    place: campaign.here,
    turns: enc.turn,
    success,
    fast,
    from,
    to: answersSoFar(t),
  };
}

/** ATZ.ENC.11; ATZ.ARREST.6: nobody who was led away before the objective was met. */
const hasSucceeded = ({ objective }: Encounter, { id, deeds }: Human): boolean =>
  objective.by.includes(id) && !deeds.ranAway;

/** Those who were along: home again with what they have now, or gone; newcomers after them. */
function bandComesHome(t: Table, enc: Encounter, band: Band): Task[] {
  const { seat } = band;
  const own = enc.humans.filter((one) => one.seat === seat && isOfBand(one));
  const [star] = band.members as [Member];
  const starThere = own.find(({ id }) => id === star.id);
  const gone = own.filter((one) => !lives(one) || isInfected(one));
  const tasks: Task[] = [];
  for (const human of own) {
    const member = memberOf(band, human.id);
    if (member === undefined) continue;
    if (gone.includes(human)) loseMember(t, band, human);
    else tasks.push(...comesBack(enc, member, human, seat));
  }
  for (const human of own)
    if (memberOf(band, human.id) === undefined && !gone.includes(human) && !human.star)
      tasks.push(...comesBack(enc, welcome(band, human), human, seat)); // ATZ.ADV.1: for newcomers, too
  const isLost = !band.members.includes(star);
  // ATZ.KEEP.12: to a new Leader the old one is a member of the group like the others.
  const members = own.filter((one) => isLost || one.id !== star.id);
  const mood: Mood = {
    leaderOut: !isLost && starThere?.deeds.wentOof === true,
    membersOut: members.filter((one) => one.deeds.wentOof || one.status === 'od').length,
    success: starThere !== undefined && hasSucceeded(enc, starThere),
  };
  return [
    ...tasks,
    ...vehiclesComeHome(t, enc, band),
    ...(hasWonAHome(enc, starThere) ? [{ do: 'home-here', seat, name: terrainOf(enc.table).name } as const] : []),
    ...(isLost ? [{ do: 'succession', seat } as const] : []),
    // ATZ.LEAD.6, ATZ.KEEP.12: under a new Leader it is taken in any case.
    { do: 'keep', seat, mood },
  ];
}

/** ATZ.INFECT.7: the band loses everybody who has the sickness. */
const isInfected = ({ bitten }: Human): boolean => bitten !== null && bitten !== 'untested';

/** ATZ.TAKE.4 */
const hasWonAHome = (enc: Encounter, star: Human | undefined): boolean =>
  enc.kind === 'take-back' && star !== undefined && lives(star) && hasSucceeded(enc, star);

/** ATZ.ITEM.7, ATZ.AVAIL.5: what the dead carried is lost, and can be found again. */
function loseMember(t: Table, band: Band, human: Human): void {
  band.members = band.members.filter(({ id }) => id !== human.id);
  putBack(hereIn(campaignOf(t)), resourcesIn(human));
  if (lives(human)) emit(t, 'ATZ.INFECT.7', 'atz.member.infected', { unit: human.id, name: human.name });
}

/** What somebody brings home, and what has become of it. */
function comesBack(enc: Encounter, member: Member, human: Human, seat: Seat): Task[] {
  const { profile } = member;
  profile.rep += human.rep - hungryRep(member); // ATZ.STAR.19
  Object.assign(profile, {
    skills: human.skills,
    items: human.items,
    // ATZ.AMMO.8, ATZ.EVENT.11: that was for the Encounter; there is time to reload.
    guns: human.guns.map((gun) => ({ ...gun, empty: false, dry: false, lastReload: false, stockpiled: false })),
    blades: human.blades.map((blade) => ({ ...blade, state: 'ready' as const })),
    metZombie: human.metZombie,
    sawFeast: human.sawFeast,
  });
  member.kills += human.deeds.zombies;
  member.hurtArmed ||= human.deeds.hurtArmed;
  return [
    ...(human.fate === 'arrested'
      ? [{ do: 'arrest', seat, member: member.id, by: captorOf(enc, human) } as const]
      : []),
    { do: 'advance', seat, member: member.id, part: partOf(enc, human) },
    { do: 'class', seat, member: member.id },
  ];
}

const captorOf = (enc: Encounter, { captor }: Human): Class => {
  const kind = captor === null ? null : sideNamed(enc, captor).class;
  return kind !== null && isLaw(kind) ? kind : 'police';
};

/** ATZ.ADV.2, ATZ.ADV.5, ATZ.ADV.10: a Star that cheated death has failed, unless the objective had been met before. */
const partOf = (enc: Encounter, human: Human): Part => ({
  zombies: human.deeds.zombies,
  ranAway: human.deeds.ranAway,
  wentOof: human.deeds.wentOof,
  success: hasSucceeded(enc, human),
  skills: [...human.deeds.skills],
});

/** ATZ.RECRUIT.3, ATZ.FIRST.16: it belongs to the band from now on. */
function welcome(band: Band, human: Human): Member {
  band.lastId += 1;
  const member = newMember(`${band.seat}${band.lastId}`, profileIn(human));
  band.members.push(member);
  return member;
}

/** ATZ.AVAIL.2, ATZ.AVAIL.4, ATZ.AVAIL.5, example ATZ.X.76: what was found is gone, what the dead had and what lies about stays there. */
function leaveStock(campaign: Campaign, enc: Encounter): void {
  const place = hereIn(campaign);
  if (enc.stock !== undefined) place.stock = without(enc.stock.left, enc.stock.together);
  const dead = enc.humans.filter((one) => one.seat === null && one.status === 'od');
  for (const one of dead) putBack(place, resourcesIn(one));
  for (const { thing } of enc.dropped) {
    if (thing === 'phone') continue;
    const lost = { guns: [], blades: [], items: 'item' in thing ? [thing.item] : [] };
    putBack(place, 'item' in thing ? resourcesIn(lost) : ['weapon']);
  }
}
