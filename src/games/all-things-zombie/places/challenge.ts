import { CATALOGUE, type Challenge } from '../data/challenge-catalogue.ts';
import { CHALLENGE_MODIFIERS as MODIFIERS } from '../data/challenges.ts';
import type { ItemId } from '../data/items.ts';
import { gunFigures } from '../data/weapons.ts';
import { type Change, passDice } from '../dice.ts';
import { encounterOf, finish } from '../doing.ts';
import { humanOf, repOf, seatFor, skillOf } from '../figures.ts';
import { has } from '../people/attributes.ts';
import type { Encounter, Human, State } from '../state.ts';
import { choose, emit, type Flow, type Seat, type Table } from '../verbs.ts';
import type { ChallengeDoing } from './doing.ts';
import { alarm } from '../vehicles/engine.ts';
import { vehicleNamed } from '../vehicles/vehicle.ts';
import { bar } from './barred.ts';
import { failed, succeeded } from './outcomes.ts';

/** ATZ.CHAL: success and consequence are stated, then 2d6 against Rep decide. */
export function* challenge(t: Table, doing: ChallengeDoing): Flow<void> {
  switch (doing.stage) {
    case 'state':
      return yield* stated(t, doing);
    case 'roll':
      return yield* rolled(t, doing);
    case 'again':
      return yield* again(t, doing);
    case 'after':
      return yield* after(t, doing);
  }
}

/** ATZ.CHAL.3 to ATZ.CHAL.5, ATZ.CHAL.13: what it is about, and with which tool; its player may still leave it, and other players must agree. */
function* stated(t: Table, doing: ChallengeDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  const tools = toolsOf(human, CATALOGUE[doing.challenge]);
  const prompt = {
    key: `atz.challenge.${doing.challenge}`,
    params: { name: human.name, whom: nameOfParty(enc, doing) },
  };
  const way = yield* choose(t, seatFor(enc, human), {
    rule: 'ATZ.CHAL.3',
    prompt: prompt as { key: 'atz.challenge.pick-lock' },
    options: [
      { means: { challenge: 'try', tool: '' } as const, label: { key: 'atz.challenge.try' } as const },
      ...tools.map((tool) => ({
        means: { challenge: 'try', tool } as const,
        label: { key: 'atz.challenge.tool', params: { tool } } as const,
      })),
      { means: { challenge: 'leave', tool: '' } as const, label: { key: 'atz.challenge.leave' } as const },
    ],
  });
  if (way.challenge === 'leave') return finish(t, doing);
  for (const seat of othersInvolved(enc, doing, human)) {
    const said = yield* choose(t, seat, {
      rule: 'ATZ.CHAL.5',
      prompt: prompt as { key: 'atz.challenge.pick-lock' },
      options: [
        { means: { challenge: 'agree', tool: '' } as const, label: { key: 'atz.challenge.agree.yes' } as const },
        { means: { challenge: 'object', tool: '' } as const, label: { key: 'atz.challenge.agree.no' } as const },
      ],
    });
    if (said.challenge === 'agree') continue;
    bar(human, doing);
    emit(t, 'ATZ.CHAL.5', 'atz.challenge.not-agreed', { unit: human.id, name: human.name });
    return finish(t, doing);
  }
  doing.tool = way.tool === '' ? null : way.tool;
  doing.stage = 'roll';
}

/** ATZ.CHAL.5: players against whose people it is taken. */
function othersInvolved(enc: Encounter, doing: ChallengeDoing, { seat: own }: Human): Seat[] {
  const those = [doing.with ?? '', ...(doing.others ?? [])];
  const seats = enc.humans.flatMap(({ id, seat }) => (those.includes(id) && seat !== null ? [seat] : []));
  return [...new Set(seats)].filter((seat) => seat !== own);
}

const nameOfParty = (enc: Encounter, doing: ChallengeDoing): string =>
  partyOf(enc, doing)?.name ?? enc.vehicles.find(({ id }) => id === doing.with)?.name ?? '';

/** The person it is about; null if it is about a thing. */
const partyOf = ({ humans }: Encounter, doing: ChallengeDoing): Human | null =>
  humans.find(({ id }) => id === doing.with) ?? null;

/** ATZ.CHAL.14: what somebody carries that helps: an Item, any gift, a blade that is a tool, the butt of a long gun. */
function toolsOf({ items, blades, guns }: Human, { tools }: Challenge): string[] {
  const blade = blades.map(({ id }) => id as string);
  return [
    ...new Set([
      ...tools.filter((tool) => items.includes(tool as ItemId) || blade.includes(tool)),
      ...(tools.includes('gift') ? items.filter((item) => item !== 'body-armor' && item !== 'cart') : []),
      ...(tools.includes('butt') && guns.some(({ id }) => gunFigures(id).hands === 2) ? ['butt'] : []),
    ]),
  ];
}

const signOf = (own: number, other: number): -1 | 0 | 1 => (own > other ? 1 : own < other ? -1 : 0);

/** ATZ.CHAL.9 to ATZ.CHAL.12, ATZ.SKILL.2, ATZ.T.CHALLENGE: what is added to Rep. */
export function changesFor(state: State, doing: ChallengeDoing): Change[] {
  const enc = state.encounter;
  const human = humanOf(enc, doing.who);
  const what = CATALOGUE[doing.challenge];
  const opponents = [partyOf(enc, doing), ...(doing.others ?? []).map((id) => humanOf(enc, id))].filter(
    (one): one is Human => one !== null,
  );
  const measure = (one: Human): number => (what.type === 'physical' ? repOf(one) : skillOf(one, what.type));
  const best = opponents.reduce<number | null>((most, one) => Math.max(most ?? 0, measure(one)), null);
  const compared = best === null ? 0 : signOf(measure(human), best);
  const rule = ({ people: 'ATZ.CHAL.11', savvy: 'ATZ.CHAL.12', physical: 'ATZ.CHAL.10' } as const)[what.type];
  const own = attributeSum(state, human, what, opponents[0] ?? null);
  const theirs = Math.max(0, ...opponents.map((one) => attributeSum(state, one, what, human)), 0);
  const all: Change[] = [
    {
      rule: 'ATZ.CHAL.9',
      label: 'challenge.easy',
      target: what.difficulty === 'very-easy' ? MODIFIERS['very-easy'] : 0,
    },
    { rule: 'ATZ.CHAL.9', label: 'challenge.hard', target: what.difficulty === 'difficult' ? MODIFIERS.difficult : 0 },
    {
      rule: 'ATZ.CHAL.9',
      label: 'challenge.many',
      target: MODIFIERS['more-opponents'] * Math.max(0, opponents.length - 1),
    },
    { rule: 'ATZ.CHAL.9', label: 'challenge.with-tool', target: (doing.tool ?? null) === null ? 0 : MODIFIERS.tool },
    { rule: 'ATZ.CHAL.9', label: 'challenge.attribute', target: own * MODIFIERS.attribute },
    { rule: 'ATZ.CHAL.9', label: 'challenge.their-attribute', target: -theirs * MODIFIERS.attribute },
    {
      rule: 'ATZ.VEH.9',
      label: 'challenge.hotwire',
      target: doing.challenge === 'hotwire' ? HOTWIRING[human.class] : 0,
    },
    { rule, label: 'challenge.compared', target: compared * MODIFIERS['better-than-opponent'] },
  ];
  return all.filter(({ target }) => target !== 0);
}

/** ATZ.VEH.9: who has done it before, and who has not. */
const HOTWIRING = { citizen: -1, ganger: 1, survivor: 0, police: 0, guard: 0, army: 0 } as const;

/** ATZ.ATTR.9, ATZ.ATTR.12, ATZ.ATTR.19, ATZ.ATTR.20, ATZ.ATTR.21: what somebody's Attributes are worth in it. */
function attributeSum(state: State, one: Human, { type, tags }: Challenge, other: Human | null): number {
  const is = (attribute: Parameters<typeof has>[2]): number => (has(state, one, attribute) ? 1 : 0);
  if (type === 'people') {
    const charm = other !== null && other.gender !== one.gender ? is('attractive') : 0;
    return charm + is('free-spirit');
  }
  if (type === 'savvy') return (tags.includes('mechanical') ? is('logical') : 0) - is('free-spirit') - is('dim');
  return tags.includes('agility') ? is('agile') : 0;
}

/** ATZ.CHAL.7, ATZ.CHAL.8: two dice against Rep; a 6 is never passed. */
function* rolled(t: Table, doing: ChallengeDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  const test = yield* passDice(
    t,
    {
      rule: 'ATZ.CHAL.7',
      seat: seatFor(enc, human),
      prompt: { key: 'atz.challenge.roll', params: { name: human.name } },
    },
    { dice: 2, target: repOf(human), changes: changesFor(t.state, doing), sixFails: true },
  );
  const { passed } = test;
  doing.passed = counted(human, doing, passed);
  emit(
    t,
    'ATZ.CHAL.7',
    'atz.challenge.rolled',
    { unit: human.id, name: human.name, passed, challenge: doing.challenge },
    { dice: test.dice, modifiers: test.modifiers },
  );
  doing.stage = doing.passed === 1 ? 'again' : 'after';
  const [one, other] = test.rolled;
  if (doing.challenge === 'hotwire' && one === other) yield* alarm(t, vehicleNamed(enc, doing.with ?? '')); // ATZ.VEH.12
}

/** ATZ.CHAL.16, ATZ.CHAL.18, ATZ.CHAL.19, example ATZ.X.60: what one die passed counts as. */
function counted(human: Human, { with: party, second, friendly }: ChallengeDoing, passed: number): number {
  if (passed !== 1) return passed;
  if (second === true) return 0;
  const before = party === null ? undefined : human.parties[party];
  if (before === 'won' || friendly === true) return 2;
  return before === 'lost' ? 0 : 1;
}

/** ATZ.CHAL.16: roll again at once, or never again. */
function* again(t: Table, doing: ChallengeDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  const way = yield* choose(t, seatFor(enc, human), {
    rule: 'ATZ.CHAL.16',
    prompt: { key: 'atz.challenge.again', params: { name: human.name } },
    options: [
      { means: { challenge: 'again', tool: '' } as const, label: { key: 'atz.challenge.once-more' } as const },
      { means: { challenge: 'never', tool: '' } as const, label: { key: 'atz.challenge.never' } as const },
    ],
  });
  if (way.challenge === 'never') {
    bar(human, doing);
    emit(t, 'ATZ.CHAL.16', 'atz.challenge.gives-up', { unit: human.id, name: human.name });
    return finish(t, doing);
  }
  doing.second = true;
  doing.stage = 'roll';
}

/** ATZ.CHAL.14, ATZ.CHAL.15, ATZ.CHAL.17: it succeeds or has its consequence; a gift is gone either way. */
function* after(t: Table, doing: ChallengeDoing): Flow<void> {
  const enc = encounterOf(t);
  const human = humanOf(enc, doing.who);
  const what = CATALOGUE[doing.challenge];
  if (what.tools.includes('gift') && (doing.tool ?? null) !== null)
    give(human, partyOf(enc, doing), doing.tool as ItemId);
  const won = doing.passed >= 2;
  if (partyOf(enc, doing) !== null) human.parties[doing.with as string] = won ? 'won' : 'lost'; // ATZ.CHAL.18
  if (won && what.type !== 'physical' && !human.deeds.skills.includes(what.type)) human.deeds.skills.push(what.type);
  const rule = won ? 'ATZ.CHAL.15' : 'ATZ.CHAL.17';
  emit(t, rule, won ? 'atz.challenge.succeeds' : 'atz.challenge.fails', {
    unit: human.id,
    name: human.name,
    challenge: doing.challenge,
  });
  finish(t, doing);
  yield* won ? succeeded(t, doing, human) : failed(t, doing, human);
}

function give(from: Human, to: Human | null, item: ItemId): void {
  const at = from.items.indexOf(item);
  if (at !== -1) from.items.splice(at, 1);
  to?.items.push(item);
}
