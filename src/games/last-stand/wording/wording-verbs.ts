import { type Clause, counted, does, list, order, phrase, predicate, said, some } from './grammar.ts';
import { leaderCard } from '../cards/cards.ts';
import { ATTRIBUTE_NAMES, ICON_NAMES, placeName, RANGERS, spot, TRIBES, WHICH_LEADER } from './naming.ts';
import type { Effect, Effecting, Effects, Verb, Whom } from '../cards/vocabulary.ts';
import { condition, costs } from './wording-when.ts';

/** What an effect does, as its card says it: each verb with all its fields. */

/** Who speaks and to whom. */
export interface Speech {
  /** What `self` is called; null where the reader is meant. */
  readonly self: string | null;
  /** A Leader's skill or tech, which bears upon everyone who attacks. */
  readonly leader: boolean;
  /** DLS.ADV.9: the last health of a Leader is spared. */
  readonly sparing?: boolean;
  /** The move that a stride lengthens is one on foot. */
  readonly onFoot: boolean;
}

type Words = { readonly [V in Verb]: (effect: Effecting<V>, speech: Speech) => Clause };

const subject = (who: Whom, { self, leader }: Speech): string | null => {
  if (who === 'battle' && leader) return ATTACKER;
  return who === 'self' ? self : RANGERS[who];
};
const ATTACKER = 'each attacker';

const GAINED = {
  defender: (n) => `draw ${some(n, 'Defender card')}`,
  special: (n) => `gain ${some(n, 'Special card')}`,
  karma: (n) => `gain ${counted(n, 'Karma', 'Karma')}`,
  common: (n) => `gain ${some(n, 'Common Artifact')}`,
  unique: (n) => `gain ${some(n, 'Unique Artifact')}`,
  mutation: (n) => `gain ${some(n, 'Mutation')}`,
  action: (n) => `take back ${n === 1 ? '' : 'up to '}${counted(n, 'spent Action Token')}`,
  discarded: (n) => `take ${n === 1 ? 'any card' : `any ${counted(n, 'card')}`} from the Defender discards`,
  tech: (n) => `gain ${some(n, 'tech card')}`,
  token: (n) => (n === 1 ? 'keep this token' : `keep ${counted(n, 'token')} like this`),
} as const satisfies Record<Effecting<'gain'>['what'], (n: number | string) => string>;

const LOST = {
  defender: (n) => `discard ${some(n, 'Defender card')}`,
  special: (n) => `discard ${some(n, 'Special card')}`,
  karma: (n) => `lose ${counted(n, 'Karma', 'Karma')}`,
  artifact: (n) => `discard ${some(n, 'Artifact')}`,
  mutation: (n) => `discard ${some(n, 'Mutation')}`,
  tech: (n) => `lose ${some(n, 'tech card')}`,
} as const satisfies Record<Effecting<'lose'>['what'], (n: number) => string>;

type Placed = Effecting<'place'>['what'] | Effecting<'remove'>['what'];
const PIECES = {
  raiders: 'Raider',
  monstrosity: 'Monstrosity',
  depot: 'Depot',
  radiation: 'Radiation Token',
  karma: 'Karma Token',
  scavenge: 'Scavenge Token',
  blockade: 'Blockade',
  trap: 'Trap Token',
  mission: 'Mission card',
} as const satisfies Record<Placed, string>;
/** One of the pieces and many of them. */
const pieces = (what: Placed, tribe: Effecting<'place'>['tribe']): readonly [string, string] => {
  if (tribe !== undefined) return TRIBES[tribe];
  return [PIECES[what], what === 'monstrosity' ? 'Monstrosities' : `${PIECES[what]}s`];
};

const BANNED = {
  skill: { subject: 'skills', base: 'do not work', many: true },
  special: { subject: 'Special cards', base: 'do not work', many: true },
  bonus: { subject: 'combat bonuses', base: 'do not work', many: true },
  specialAbility: does('you', 'cannot play Special cards for what they say; Sidekicks still work'),
  trade: does('you', 'cannot trade Artifacts'),
  healAction: does('you', 'cannot take the Heal action on Gambling locations'),
} as const satisfies Record<Effecting<'ban'>['what'], Clause>;

const WAIVED = {
  enemies: does('you', 'may scavenge and pick up Karma with enemies here'),
  blessed: { subject: 'your skills, Special cards and combat bonuses', base: 'work against Earthers', many: true },
  blockade: { subject: 'Blockades', base: 'do not stop Krank', many: true },
} as const satisfies Record<Effecting<'waive'>['what'], Clause>;

const CANCELLED = {
  placement: () => 'cancel that placement',
  figure: (n) => `place ${counted(n, 'figure')} fewer`,
  leaderMove: () => 'cancel that move',
  event: () => 'cancel that event',
  tech: () => "switch off one of Krank's tech cards for this battle",
} as const satisfies Record<Effecting<'cancel'>['what'], (n: number) => string>;

const AVOIDED = {
  radiation: 'skip the test',
  event: 'its wounds, tests and Mutations pass you by',
  lostBet: 'keep the card you bet',
} as const satisfies Record<Effecting<'avoid'>['what'], string>;

const REROLLED = {
  one: 'reroll one missed die',
  failed: 'reroll all missed dice',
  all: 'reroll all dice',
} as const satisfies Record<Effecting<'reroll'>['what'], string>;

const LIMITS = { artifactLimit: 'Artifact', defenderLimit: 'Defender card' } as const;

type Rule = Effecting<'battleRule'>;
const BATTLE_RULES = {
  minDice: ({ n = 0 }) => does(ATTACKER, `must roll at least ${counted(n, 'die', 'dice')}`),
  needFace: ({ n = 0 }) => does(ATTACKER, `need a ${n} among the dice, or none of them hits`),
  noReroll: ({ faces = [] }) =>
    said(`dice${new Set(faces).size === 6 ? '' : ` that show ${list(faces.map(String), 'or')}`} cannot be rerolled`),
  blockHits: ({ n = 0 }) => does(ATTACKER, `lose the first ${n === 1 ? 'hit' : `${n} hits`}`),
  revealTech: () => said("all of Krank's tech cards are turned up and work"),
  shedCards: ({ n = 0, perMutation = 0 }) => does(ATTACKER, `lose ${shed(n, perMutation)}`),
} as const satisfies Record<Rule['rule'], (effect: Rule) => Clause>;
const shed = (n: number, perMutation: number): string =>
  `${counted(n, 'random Defender card')} laid out for dice${perMutation === 0 ? '' : `, and ${perMutation} more for each Mutation`}`;

/** `take an Ancient Tech test with 1 die more (2 successes needed)`. */
export const testWords = ({ attr, mod, need }: Pick<Effecting<'test'>, 'attr' | 'mod' | 'need'>): string => {
  const dice = mod === 0 ? '' : ` with ${counted(Math.abs(mod), 'die', 'dice')} ${mod > 0 ? 'more' : 'fewer'}`;
  return `${ATTRIBUTE_NAMES[attr]} test${dice} (${counted(need, 'success', 'successes')} needed)`;
};

const following = (when: string, effects: Effects | undefined, speech: Speech): string[] =>
  effects === undefined || effects.length === 0 ? [] : [`${when}${effectWords(effects, speech)}`];

const HEALED = (n: number | 'all'): string => (n === 1 ? '(token ready next turn)' : '(tokens ready next turn)');

const VERBS: Words = {
  gain: ({ what, n, who, else: otherwise }, speech) => ({
    ...does(subject(who, speech), GAINED[what](n)),
    after: following('if none is left, ', otherwise, speech),
  }),
  lose: ({ what, n, who }, speech) => does(subject(who, speech), LOST[what](n)),
  heal: ({ n, who }, speech) =>
    does(subject(who, speech), `heal ${n === 'all' ? 'all wounds' : counted(n, 'wound')} ${HEALED(n)}`),
  wound: ({ n, who, per }, speech) =>
    does(subject(who, speech), `take ${counted(n, 'wound')}${per === undefined ? '' : ' for each of them here'}`),
  place: ({ what, n, where, tribe }) =>
    placed(what, some(n, ...pieces(what, tribe)), spot(where, what === 'blockade' ? 'at' : 'on'), n === 1),
  remove: ({ what, n, where, tribe }) => {
    const upTo = what === 'raiders' && typeof n === 'number' && n > 1 ? 'up to ' : '';
    const them = `${upTo}${some(n, ...pieces(what, tribe))}`;
    const from = spot(where, 'from').replace('any location', n === 1 ? 'any location' : 'any one location');
    return order(`remove ${them} ${from}`, `${them} ${n === 1 ? 'is' : 'are'} removed ${from}`);
  },
  shift: ({ tribe, n, from, to }) =>
    order(`move ${some(n, TRIBES[tribe][0], TRIBES[tribe][1])} ${spot(to, 'into')} ${spot(from, 'from')}`),
  moveRanger: ({ who, to }, speech) =>
    does(subject(who, speech), `${who === 'self' ? 'move' : 'may move'} ${spot(to, 'to')}`),
  leaderHealth: ({ leader, n }, { sparing = false }) =>
    does(WHICH_LEADER[leader], n < 0 ? `lose ${-n} health${sparing ? ' (never below 1)' : ''}` : `regain ${n} health`),
  leaderStep: ({ leader, n }) =>
    n > 0
      ? does(WHICH_LEADER[leader], 'advance 1 location')
      : order(`drive ${WHICH_LEADER[leader]} back 1 location (Puke to ${placeName(leaderCard('puke').start)})`),
  peekRaiders: ({ n }) =>
    order(
      n === 1
        ? 'look at the top Raider card'
        : `look at the top ${counted(n, 'Raider card')} and put them back in any order`,
    ),
  reshuffleRaiders: () => order('shuffle all discarded Raider cards back into the deck'),
  skipAdventure: () => order('discard the Adventure; the Adventure Token moves on to the next one'),
  cancel: ({ what, n = 1 }) => order(CANCELLED[what](n)),
  addDice: ({ n, who }, speech) =>
    does(subject(who, speech), n < 0 ? `roll ${counted(-n, 'die', 'dice')} fewer` : `add ${counted(n, 'die', 'dice')}`),
  addSuccess: ({ n }) => order(`add ${counted(n, 'success', 'successes')}`),
  modToHit: ({ n, best }, { leader }) =>
    does(
      leader ? ATTACKER : 'you',
      `need ${Math.abs(n)} ${n < 0 ? 'less' : 'more'} to hit${best === undefined ? '' : ` (${best}+ at best)`}`,
    ),
  reroll: ({ what, who = 'self' }, speech) => does(subject(who, speech), REROLLED[what]),
  battleRule: (effect) => BATTLE_RULES[effect.rule](effect),
  soak: ({ n }) =>
    order(
      n === 'half'
        ? 'halve those wounds, rounded up, before you ignore any'
        : n === 'all'
          ? 'ignore all those wounds'
          : `ignore ${n === 1 ? '' : 'up to '}${n} of those wounds`,
    ),
  ignoreRadiation: ({ n }) => order(`ignore ${n === 'all' ? 'all icons' : counted(n, 'icon')}`),
  avoid: ({ what }) => order(AVOIDED[what]),
  mod: ({ of, n }) =>
    of === 'artifactLimit' || of === 'defenderLimit'
      ? does('you', `can hold ${counted(Math.abs(n), `${n > 0 ? 'more' : 'fewer'} ${LIMITS[of]}`)}`)
      : order(`${n > 0 ? '+' : '−'}${Math.abs(n)} ${ATTRIBUTE_NAMES[of]}`),
  stride: ({ n, solid = false }, { onFoot }) => {
    const over = solid ? ', across solid borders too' : '';
    if (onFoot && n === 0 && solid) return order('cross solid borders');
    return order(
      onFoot ? `go ${counted(n, 'location')} farther${over}` : `go up to ${counted(n + 1, 'location')}${over}`,
    );
  },
  iconAs: ({ icon, as }) => does('you', `may use ${ICON_NAMES[icon]} cards as ${ICON_NAMES[as]} cards`),
  ban: ({ what }) => BANNED[what],
  waive: ({ what }) => WAIVED[what],
  test: ({ who, pass, fail, each, ...test }, speech) => ({
    ...does(subject(who, speech), `take ${aTest(test)}`),
    after: [
      ...following('if passed, ', pass, speech),
      ...following('if failed, ', fail, speech),
      ...following('for each success, ', each, speech),
    ],
  }),
  roll: ({ dice, toHit, need, pass, fail, each }, speech) => ({
    ...does(speech.self, `roll ${counted(dice, 'die', 'dice')} (${need} must show ${toHit}+)`),
    after: [
      ...following('if passed, ', pass, speech),
      ...following('if failed, ', fail, speech),
      ...following(`for each ${toHit}+, `, each, speech),
    ],
  }),
  choose: ({ options, where }, speech) => {
    if (where === undefined) return either(options, speech);
    const ways = options.map((option, i) => `(${i + 1}) ${effectWords(option, speech).replaceAll('; ', ', and ')}`);
    return { ...does(speech.self, `choose one ${spot(where, 'on')}`), after: ways };
  },
  pay: ({ cost, then, else: otherwise, per }, speech) => {
    const payer = speech.self ?? 'you';
    const each = per === undefined ? '' : ' for each of them here';
    const toGet = then.map((effect) => clauseOf(effect, speech));
    const own = toGet.length > 0 && toGet.every((clause) => clause.subject === speech.self);
    return {
      ...does(payer, `may ${costs(cost)}${each}${own ? ` to ${list(toGet.map(({ base }) => base))}` : ''}`),
      after: [...(own ? [] : following('if so, ', then, speech)), ...following('if not, ', otherwise, speech)],
    };
  },
  check: ({ if: cond, then, else: otherwise }, speech) => {
    const who = speech.self === null ? 'you are' : `${speech.self} is`;
    return {
      ...said(`if ${who} ${condition(cond)}, ${effectWords(then, speech)}`),
      after: following('otherwise ', otherwise, speech),
    };
  },
  progress: ({ n }) => order(`add ${n} progress to the Group Mission`),
  flipCard: () => order('turn this card over'),
  win: () => said('everyone wins the game'),
};

const aTest = (test: Pick<Effecting<'test'>, 'attr' | 'mod' | 'need'>): string =>
  `${test.attr === 'adventure' || test.attr === 'tech' ? 'an' : 'a'} ${testWords(test)}`;

function placed(what: Placed, them: string, where: string, one: boolean): Clause {
  const is = one ? 'is' : 'are';
  if (what === 'mission') return order(`lay out ${them} ${where}`, `${them} ${is} laid out ${where}`);
  if (what === 'blockade') return order(`build ${them} ${where}`, `${them} ${is} built ${where}`);
  return order(`place ${them} ${where}`, `${them} ${is} placed ${where}`);
}

/** One of several things, by whoever does all of them: `discard an Artifact or take 2 wounds`. */
function either(options: readonly Effects[], speech: Speech): Clause {
  const clauses = options.map((option) => option.map((effect) => clauseOf(effect, speech)));
  const [first] = clauses.flat();
  const alike = clauses.every(
    (way) => way.length === 1 && way[0]?.subject === first?.subject && way[0]?.after === undefined,
  );
  if (first === undefined || !alike) return said(clauses.map(phrase).join(', or '));
  const ways = clauses.flat().map(predicate);
  return { ...first, base: ways.join(' or '), many: true };
}

export const clauseOf = (effect: Effect, speech: Speech): Clause =>
  (VERBS[effect.do] as (effect: Effect, speech: Speech) => Clause)(effect, speech);

/** What follows from several effects, without a full stop. */
export const effectWords = (effects: Effects, speech: Speech): string =>
  phrase(effects.map((effect) => clauseOf(effect, speech)));
