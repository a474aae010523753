import { describe, expect, it } from 'vitest';
import { canonical, copy, sampleAnswer, Seeded, seedWords } from '../../../kernel/index.ts';
import { bareTable } from '../../../kernel/testing.ts';
import { artifactLimit, attribute, bansOf, handLimit, iconReader, isBanned, waives } from '../moments/abilities.ts';
import { content, type Skill } from './content.ts';
import { canDo, carryOut, doing, type Doing } from './interpreter.ts';
import { type Moment, moment } from '../moments/moment.ts';
import { pool } from '../turn/rolls.ts';
import type { Ranger, State } from '../state.ts';
import type { Flow } from '../verbs.ts';
import { tableOf } from '../testing.ts';
import type { Ability, Effect, Effects, Foe } from './vocabulary.ts';

/** One effect of one card, with the ability that it stands in, if any. */
interface Entry {
  readonly card: string;
  readonly effect: Effect;
  readonly ability: Ability | null;
}

/** An effect and all effects inside it. */
function inner(effect: Effect): Effect[] {
  const nested: readonly Effects[] = [
    'pass' in effect ? effect.pass : [],
    'fail' in effect ? effect.fail : [],
    'each' in effect ? (effect.each ?? []) : [],
    'then' in effect ? effect.then : [],
    'else' in effect ? (effect.else ?? []) : [],
    ...('options' in effect ? effect.options : []),
  ];
  return [effect, ...nested.flat().flatMap(inner)];
}
const plainly = (card: string, effects: Effects): Entry[] =>
  effects.flatMap(inner).map((effect) => ({ card, effect, ability: null }));
const ably = (card: string, abilities: readonly Ability[]): Entry[] =>
  abilities.flatMap((ability) => ability.effects.flatMap(inner).map((effect) => ({ card, effect, ability })));
const skilled = (card: string, skills: readonly Skill[]): Entry[] =>
  skills.flatMap(({ name, abilities }) => ably(`${card} ${name}`, abilities));

const ENTRIES: readonly Entry[] = [
  ...content.rangers.flatMap(({ id, skills, bonusSkill }) => skilled(id, [...skills, bonusSkill])),
  ...content.leaders.flatMap(({ id, skills, slayer, defeat }) => [
    ...skilled(id, [...skills, slayer]),
    ...plainly(`${id} defeat`, defeat.effects),
  ]),
  ...content.tribes.flatMap(({ id, abilities }) => skilled(id, abilities)),
  ...Object.entries(content.defenders.icons).flatMap(([icon, { abilities }]) => ably(icon, abilities)),
  ...[content.specials, content.common, content.unique, content.mutations, content.tech].flatMap((cards) =>
    cards.flatMap(({ id, abilities }) => ably(id, abilities)),
  ),
  ...content.raiders.flatMap(({ id, event, effects }) => [
    ...plainly(id, event?.effects ?? []),
    ...plainly(id, effects ?? []),
  ]),
  ...content.adventures.flatMap(({ id, pass, fail, bonus }) => [
    ...plainly(id, pass),
    ...plainly(id, fail),
    ...plainly(id, bonus?.effects ?? []),
  ]),
  ...content.missions.flatMap(({ id, reward, fail, actions = [], back }) => [
    ...plainly(id, reward),
    ...plainly(id, fail),
    ...skilled(id, [...actions, ...(back?.actions ?? [])]),
  ]),
  ...content.monstrosities.flatMap(({ id, win, lose }) => [...plainly(id, win), ...plainly(id, lose)]),
  ...content.scavenge.tokens.flatMap(({ id, effects }) => plainly(id, effects)),
  ...ably('Special token', content.scavenge.scenarioUse[2].abilities ?? []),
];

/** A table on which everything can be done: everybody hurt and armed, something of everything on the map. */
const rich = (): State =>
  tableOf({
    scenario: 1,
    stage: '2B',
    rangers: ['frank', 'hat', 'jake'],
    frank: {
      at: 4,
      ready: 3,
      spent: 2,
      wounded: 2,
      karma: 3,
      defenders: ['D01', 'D02', 'D08'],
      specials: ['S13'],
      artifacts: ['C01', 'U01'],
      mutations: ['M01'],
    },
    hat: { at: 4, ready: 5, wounded: 2, defenders: ['D03'], mutations: ['M02'], artifacts: ['C02'] },
    jake: { at: 9, ready: 5, wounded: 2, defenders: ['D04'], mutations: ['M03'] },
    map: {
      4: { techie: 1, roadRider: 1, earther: 1, monstrosity: 1, depots: 1, radiation: 1, traps: 1, karma: 1 },
      5: { techie: 1, roadRider: 2, earther: 1, monstrosity: 1, depots: 1 },
      14: { earther: 2 },
    },
    leaders: {
      krank: { at: 4, health: 5 },
      bama: { at: 22, health: 5 },
      bramble: { at: 27, health: 5 },
      puke: { at: 5, health: 5 },
    },
    tech: { deck: ['K01', 'K02'], down: ['K03'], up: ['K04'] },
    blockades: [21],
    traps: 2,
    discards: { raider: ['R57'], defender: ['D70'] },
    scavenge: { pool: ['T05'], discard: [] },
    group: { id: 'GM1', flipped: false, progress: 0, special: 1, relic: 0 },
  });

/** What the ability is about to bear upon. */
function happening(state: State, ability: Ability | null): Moment {
  const self = state.rangers[0] as Ranger;
  const vs: readonly Foe[] = ability?.if?.vs ?? ['techie', 'krank'];
  const tribe = vs.find((foe) => foe === 'techie' || foe === 'roadRider' || foe === 'earther') ?? null;
  const part = { ...pool(2, 5), tribe, dice: [1, 6] };
  const when = ability?.when ?? 'any';
  return moment(when, {
    by: self,
    at: 4,
    vs,
    parts: [part],
    hurts: [{ tribe, by: tribe ?? 'leader.krank', n: 4, banned: [] }],
    rolled: true,
    need: 2,
    touched: state.rangers,
  });
}

/** Carries an effect out, every question answered with some legal answer. */
function driven(flow: Flow<void>): void {
  const chance = new Seeded(seedWords('answers'));
  let next = flow.next({ seat: '', answer: null });
  while (next.done !== true) {
    const request = next.value;
    const seat = request.seats[0] ?? '';
    // Yes rather than no, and the first option rather than none: the effect is meant to happen.
    const options = 'options' in request ? request.options.map(({ id }) => id) : [];
    const first = options.find((id) => id !== 'pass' && id !== 'no' && id !== 'stay');
    const answer = request.kind === 'choose' ? (first ?? '') : sampleAnswer(request, seat, (n) => chance.below(n));
    next = flow.next({ seat, answer });
  }
}

/** What holds all the time is no deed: it is asked for where it matters. */
const LASTING = {
  mod: ({ effect, card }: Entry) => {
    const state = rich();
    const [bare, holder] = [state.rangers[1] as Ranger, { ...(state.rangers[1] as Ranger) }];
    if (card.startsWith('M')) holder.mutations = [...holder.mutations, card];
    else holder.specials = [card];
    if (effect.do !== 'mod') return false;
    const value = (ranger: Ranger): number => {
      if (effect.of === 'artifactLimit') return artifactLimit(state, ranger);
      return effect.of === 'defenderLimit' ? handLimit(state, ranger) : attribute(state, ranger, effect.of);
    };
    return value(holder) === value(bare) + effect.n;
  },
  iconAs: ({ effect }: Entry) => {
    const state = rich();
    const jake = state.rangers[2] as Ranger;
    return effect.do === 'iconAs' && iconReader(state, jake)('D08').includes(effect.as);
  },
  waive: ({ effect, card }: Entry) => {
    const state = rich();
    const ranger = { ...(state.rangers[1] as Ranger), id: 'juniper' as const, slain: ['bramble' as const] };
    return effect.do === 'waive' && (effect.what === 'blockade' ? card === 'K06' : waives(state, ranger, effect.what));
  },
  ban: ({ effect, card, ability }: Entry) => {
    const state = rich();
    const ranger = { ...(state.rangers[1] as Ranger), mutations: [card] };
    if (effect.do !== 'ban' || ability === null) return false;
    if (ability.when === 'passive') return isBanned(state, ranger, effect.what);
    if (ability.when === 'attackLeader') return card === 'K03'; // proven by the battle with a jammer
    const kind = effect.what === 'bonus' ? 'artifact' : (effect.what as 'skill');
    return bansOf(state, state.rangers[1] as Ranger, 'earther', ability.when).includes(kind);
  },
  // Rules of a battle are proven battle by battle.
  battleRule: ({ effect }: Entry) => effect.do === 'battleRule',
} as const;

const isLasting = (verb: string): verb is keyof typeof LASTING => Object.hasOwn(LASTING, verb);

/** Whether carrying it out changes the table or the moment; a loss or a win counts as well. */
function works({ card, effect, ability }: Entry): boolean {
  const state = rich();
  const { t, events } = bareTable(state, card);
  const of: Doing = doing(state.rangers[0] as Ranger, 'DLS.SPEC.4', 'S01', {
    kind: 'artifact',
    vs: ability?.if?.vs,
    moment: happening(state, ability),
    target: 4,
    tested: state.rangers[0] as Ranger,
    fighters: state.rangers,
    token: 'T01',
  });
  if (!canDo(state, effect, of)) return false;
  const seen = (): string =>
    canonical(
      copy({ state, moment: { ...of.moment, by: null, spared: of.moment?.spared.length, touched: 0 } } as never),
    );
  const before = seen();
  try {
    driven(carryOut(t, [effect], of));
  } catch (error) {
    if (error instanceof Error) throw error;
    return true; // the match is over
  }
  return seen() !== before || events.length > 0;
}

describe('every effect of every card', () => {
  it.each([...new Set(ENTRIES.map(({ card }) => card))])('%s takes effect', (card) => {
    for (const entry of ENTRIES.filter((each) => each.card === card)) {
      const { effect } = entry;
      const happened = isLasting(effect.do) ? LASTING[effect.do](entry) : works(entry);
      expect(happened, JSON.stringify(effect)).toBe(true);
    }
  });

  it('no verb of the vocabulary is without a card', () => {
    const used = new Set(ENTRIES.map(({ effect }) => effect.do));
    expect(used.size).toBe(35);
  });
});
