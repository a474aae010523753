import { holds } from './conditions.ts';
import { mayPay, pay } from '../turn/costs.ts';
import { canGiveAll, gain, healing, lose, wounding } from './effects-on-cards.ts';
import {
  leaderHealth,
  leaderStep,
  movingRanger,
  peeking,
  placing,
  removing,
  reshuffling,
  shifting,
  skipping,
} from './effects-on-map.ts';
import {
  addingDice,
  addingSuccess,
  avoiding,
  banning,
  battleRules,
  cancelling,
  ignoringRadiation,
  modding,
  moddingToHit,
  rerolling,
  soaking,
  striding,
  usingIcons,
  waiving,
} from './effects-on-moments.ts';
import { win } from '../goals/ending.ts';
import { checkGroup } from '../goals/group.ts';
import { canDoAny, carryOut, type Deed, type Deeds, type Doing, teach } from './interpreter.ts';
import { moment, successesOf } from '../moments/moment.ts';
import { yesNo } from '../options.ts';
import { pool, test, throwDice } from '../turn/rolls.ts';
import { leadersMeant, locationsMeant, rangersMeant, whichLeader, where, whom } from './selecting.ts';
import type { GroupMission, State } from '../state.ts';
import { choose, emit, type Message } from '../verbs.ts';
import type { Effect, Effecting, Effects } from './vocabulary.ts';
import type { Loc } from '../wording/words.ts';

/** Effects that lead to further effects: tests, choices, payments; and below the list of all verbs. */

const testing: Deed<'test'> = {
  can: (state, { who }, of) => rangersMeant(state, who, of).some((ranger) => !of.spared.includes(ranger)),
  *carry(t, { who, attr, mod, need, pass, fail, each = [] }, of) {
    for (const ranger of yield* whom(t, who, of, (meant) => !of.spared.includes(meant))) {
      const successes = yield* test(t, ranger, { attr, mod, need, rule: of.rule, cause: of.cause, stakes: of.source });
      const inside = { ...of, tested: ranger };
      yield* carryOut(t, successes === null ? fail : pass, inside);
      for (let i = 0; i < (successes ?? 0); i++) yield* carryOut(t, each, inside);
    }
  },
};

const rolling: Deed<'roll'> = {
  can: (state, { pass, each }, of) => canDoAny(state, [...pass, ...each], of),
  *carry(t, { dice, toHit, need, pass, fail, each }, of) {
    const leader = yield* whichLeader(t, of, effectLeaders(t.state, each, of));
    const thrown = moment('any', { by: of.self, parts: [pool(dice, toHit)], need });
    const prompt: Message = { key: 'ls.roll', params: { ranger: of.self.id, source: of.source } };
    yield* throwDice(t, of.self, thrown, { rule: of.rule, prompt });
    const inside = { ...of, leader };
    yield* carryOut(t, successesOf(thrown) >= need ? pass : fail, inside);
    for (let i = 0; i < successesOf(thrown); i++) yield* carryOut(t, each, inside);
  },
};

/** Of two Leaders on one location, the dice are rolled at one. */
const effectLeaders = (state: State, each: Effects, of: Doing): ReturnType<typeof leadersMeant> =>
  each.some((effect) => effect.do === 'leaderHealth' && effect.leader === 'target')
    ? leadersMeant(state, 'target', of)
    : [];

const places = (state: State, effect: Effecting<'choose'>, of: Doing): readonly (Loc | null)[] =>
  effect.where === undefined
    ? [of.target]
    : locationsMeant(state, effect.where, of).filter((target) =>
        effect.options.some((option) => canDoAny(state, option, { ...of, target })),
      );

/**
 * So the Lightning strikes (DLS.SCA.24): all Raiders (DLS.SCA.25), a Monstrosity (DLS.SCA.26), a Leader (DLS.SCA.27) or
 * all Depots (DLS.SCA.28) of one location beside the firer, without reward (DLS.SCA.29).
 */
const choosing: Deed<'choose'> = {
  can: (state, effect, of) =>
    places(state, effect, of).some((target) =>
      effect.options.some((option) => canDoAny(state, option, { ...of, target })),
    ),
  *carry(t, effect, of) {
    const target =
      effect.where === undefined
        ? of.target
        : yield* where(
            t,
            of,
            places(t.state, effect, of).filter((at) => at !== null),
          );
    const inside = { ...of, target };
    const some = effect.options
      .map((option, i) => ({ option, i }))
      .filter(({ option }) => canDoAny(t.state, option, inside));
    // What can be given only in part is no choice while something else can be given whole.
    const whole = some.filter(({ option }) => option.every((each) => canGiveAll(t.state, each, inside)));
    const open = whole.length > 0 ? whole : some;
    const only = open.length === 1 ? open[0] : undefined;
    if (only !== undefined) return yield* carryOut(t, only.option, inside);
    const answer = yield* choose(t, of.self.seat, {
      rule: of.rule,
      prompt: { key: 'ls.choose', params: { ranger: of.self.id, source: of.source, at: target } },
      options: open.map(({ option, i }) => ({
        means: String(i),
        label: { key: 'ls.option', params: { choice: `${of.source}.${i}` } },
        about: doneFirst(option[0] as Effect),
      })),
    });
    yield* carryOut(t, effect.options[Number(answer)] ?? [], inside);
  },
};

/** What an effect does above all, for those who read no texts. */
function doneFirst(effect: Effect): { do: string; what: string } {
  if (effect.do === 'roll') return doneFirst((effect.pass[0] ?? effect.each[0]) as Effect);
  return { do: effect.do, what: 'what' in effect ? effect.what : effect.do };
}

const paying: Deed<'pay'> = {
  can: () => true,
  *carry(t, { cost, then, else: otherwise }, of) {
    const prompt: Message = { key: 'ls.pay', params: { ranger: of.self.id, source: of.source } };
    const able = mayPay(t.state, of.self, cost, null) && canDoAny(t.state, then, of);
    if (!able || (yield* yesNo(t, of.self.seat, { rule: of.rule, prompt })) === 'no') {
      return yield* carryOut(t, otherwise, of);
    }
    yield* pay(t, of.self, cost, of.source);
    yield* carryOut(t, then, of);
  },
};

const checking: Deed<'check'> = {
  can: () => true,
  *carry(t, effect, of) {
    yield* carryOut(t, holds(t.state, effect.if, of.self, of.moment) ? effect.then : effect.else, of);
  },
};

const progressing: Deed<'progress'> = {
  can: ({ group }) => group !== null && !group.flipped,
  *carry(t, { n }, of) {
    const group = t.state.group as GroupMission;
    group.progress += n;
    emit(t, 'DLS.ACT.8', 'ls.progress', { card: group.id, ranger: of.self.id, n: group.progress });
    yield* checkGroup(t, of.self);
  },
};

const flipping: Deed<'flipCard'> = {
  can: ({ group }) => group?.flipped === false,
  *carry(t) {
    const group = t.state.group as GroupMission;
    group.flipped = true;
    emit(t, 'DLS.SCA.22', 'ls.flipped', { card: group.id });
  },
};

const winning: Deed<'win'> = {
  can: () => true,
  *carry(t) {
    win(t, 'DLS.WIN.3', 'ls.won.mission', {}); // DLS.SCC.37
  },
};

/** Every verb of the cards, and what carries it out. */
teach({
  gain,
  lose,
  heal: healing,
  wound: wounding,
  place: placing,
  remove: removing,
  shift: shifting,
  moveRanger: movingRanger,
  leaderHealth,
  leaderStep,
  peekRaiders: peeking,
  reshuffleRaiders: reshuffling,
  skipAdventure: skipping,
  cancel: cancelling,
  addDice: addingDice,
  addSuccess: addingSuccess,
  modToHit: moddingToHit,
  reroll: rerolling,
  battleRule: battleRules,
  soak: soaking,
  ignoreRadiation: ignoringRadiation,
  avoid: avoiding,
  mod: modding,
  stride: striding,
  iconAs: usingIcons,
  ban: banning,
  waive: waiving,
  test: testing,
  roll: rolling,
  choose: choosing,
  pay: paying,
  check: checking,
  progress: progressing,
  flipCard: flipping,
  win: winning,
} satisfies Deeds);
