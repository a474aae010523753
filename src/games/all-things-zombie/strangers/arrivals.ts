import { facingTowards, fits } from '../../../tabletop/index.ts';
import { isWanted, namesOf } from '../campaign/bands.ts';
import { listOf, MET_LISTS, rowOf } from '../data/people/lists.ts';
import { diceTold, oneDie, sumDice } from '../dice.ts';
import { encounterOf } from '../doing.ts';
import { humanFrom, newSide } from '../encounter.ts';
import { firstSeat, freshId, humansHere, inches, nearestTo, PERSON, tabletopOf } from '../figures.ts';
import { profileOf } from '../people/generated.ts';
import { clothesOf, SOMEBODY, type Somebody } from '../people/somebody.ts';
import { buildingAt } from '../places/inside.ts';
import { coverOf } from '../shoot/cover.ts';
import { wouldSee } from '../sight/los.ts';
import type { Encounter, Human, Profile, Side, Standing, State } from '../state.ts';
import { atRandom, emit, type Flow, type Table } from '../verbs.ts';
import type { Class, Gender } from '../words.ts';

/** ATZ.CONTACT.5, ATZ.CONTACT.6: people who are met are rolled up and take the place of the marker. */

/** ATZ.BAND.6, ATZ.PREGEN.2, ATZ.PREGEN.6: which list, which row, and the level of a Medic. */
export function* rollUp(t: Table, kind: Class): Flow<Profile> {
  const enc = encounterOf(t);
  const seat = firstSeat(enc);
  const lists = MET_LISTS[kind];
  const said = { class: kind };
  const which =
    lists.length === 2
      ? yield* oneDie(t, { rule: 'ATZ.PREGEN.2', seat, prompt: { key: 'atz.person.list', params: said } })
      : null;
  const { total, rolled } = yield* sumDice(
    t,
    { rule: 'ATZ.CONTACT.5', seat, prompt: { key: 'atz.person.row', params: said } },
    2,
  );
  const row = rowOf(listOf(lists, which), total);
  const medicDie =
    row.attribute === 'medic'
      ? yield* oneDie(t, { rule: 'ATZ.PREGEN.6', seat, prompt: { key: 'atz.person.medic' } })
      : 1;
  const who = someone(t, row.gender);
  const profile = profileOf(row, who, { class: kind, day: enc.day }, { medicDie });
  emit(
    t,
    'ATZ.CONTACT.5',
    'atz.person.is',
    { name: who.name, class: kind, rep: row.rep, weapon: row.weapon, face: who.face, clothes: clothesOf(who, kind) },
    { dice: diceTold(...(which === null ? [] : [which]), ...rolled) },
  );
  return profile;
}

/** A name that nobody on the table has yet: ours, for the lists have none. */
export function someone(t: Table, gender: Gender): Somebody {
  const taken = new Set([...encounterOf(t).humans.map(({ name }) => name), ...namesOf(t.state)]);
  const fitting = SOMEBODY.filter((one) => one.gender === gender);
  const free = fitting.filter(({ name }) => !taken.has(name));
  const among = free.length > 0 ? free : fitting;
  return among[atRandom(t, 'ATZ.CONTACT.5', among)] as Somebody;
}

/** ATZ.MULTI.10: a group of people on the table, with a side of their own that rolls from the next turn on. */
export function arrive(
  t: Table,
  kind: Class,
  profiles: readonly Profile[],
  near: Standing,
  group: readonly Human[],
): Side {
  const enc = encounterOf(t);
  const side = newSide({
    id: freshId(enc, 'people-'),
    kind: 'people',
    class: kind,
    attitude: isWanted(t.state, kind) ? 'enemy' : 'neutral', // ATZ.MEET.26
    since: enc.turn,
  });
  enc.sides.splice(enc.sides.length - 1, 0, side);
  const best = profiles.reduce((one, other) => (other.rep > one.rep ? other : one));
  for (const profile of profiles) {
    const human = humanFrom(profile, { id: freshId(enc, 'n'), seat: null, side: side.id, leads: profile === best });
    Object.assign(human, standIn(t.state, human, near, group), { fate: 'here' });
    enc.humans.push(human);
    side.started.push(human.id);
  }
  return side;
}

/** How far from the marker they may stand, and how fine the spots lie. */
const ROUND = 3;
const MESH = 0.5;

/** ATZ.CONTACT.6, ATZ.MEET.1: in sight of the players, then in cover, then as near to the marker as possible. */
function standIn(
  state: State,
  human: Human,
  near: Standing,
  group: readonly Human[],
): Standing & { readonly facing: number } {
  const { encounter: enc } = state;
  const eyes = group.length > 0 ? group : humansHere(enc).filter(({ seat }) => seat !== null);
  const closest = nearestTo(near, eyes);
  const rooms = spotsRound(enc, near).map((at) => {
    const there = { ...human, ...at, turn: { ...human.turn, moved: false } };
    const seen = eyes.some((one) => wouldSee(enc, one, there));
    const covered = closest !== null && coverOf(state, there, closest).cover;
    return { at, worth: (seen ? 0 : 100) + (covered ? 0 : 10) + inches(at, near) };
  });
  const { at } = rooms.reduce((best, one) => (one.worth < best.worth - 1e-9 ? one : best), { at: near, worth: 999 });
  return { x: at.x, y: at.y, level: at.level, facing: closest === null ? 0 : facingTowards(at, closest) };
}

/** Spots with room round a place, under the same roof or all outdoors, the nearest first. */
export function spotsRound(enc: Encounter, near: Standing, round = ROUND): Standing[] {
  const table = tabletopOf(enc);
  const roof = buildingAt(enc, near)?.id ?? null;
  const steps = Math.round(round / MESH);
  const found: Standing[] = [];
  for (let j = -steps; j <= steps; j++) {
    for (let i = -steps; i <= steps; i++) {
      const at = { x: round3(near.x + i * MESH), y: round3(near.y + j * MESH), level: near.level };
      if (inches(at, near) > round || !fits(table, { id: 'new', ...at, radius: PERSON.radius }, at)) continue;
      if ((buildingAt(enc, at)?.id ?? null) === roof) found.push(at);
    }
  }
  return found.sort((a, b) => inches(a, near) - inches(b, near) || a.y - b.y || a.x - b.x);
}

const round3 = (n: number): number => Math.round(n * 1000) / 1000;
