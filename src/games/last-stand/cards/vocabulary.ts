import { z } from 'zod';
import { ATTRIBUTES, CAUSES, ICONS, LEADERS, RAIDERS, TRIBES, TRIGGERS } from '../wording/words.ts';

/** The closed vocabulary in which the cards say what they do. */

export const loc = z.int().min(1).max(38);
export const attr = z.enum(ATTRIBUTES);

/** A number, or a die whose face is the number (DLS.DICE.4, DLS.DICE.5). */
const count = z.union([z.int(), z.enum(['d6', 'd3'])]);
export type Count = z.infer<typeof count>;
const amount = z.union([z.int().min(1), z.literal('all')]);
type HowMany = z.infer<typeof amount>;

const WHO = [
  'self',
  'active',
  'any',
  'all',
  'other',
  'otherHere',
  'battle',
  'anyBattle',
  'tested',
  'irradiated',
  'outside',
  'mutated',
  'withRaiders',
  'krank',
] as const;
const who = z.enum(WHO);
export type Whom = (typeof WHO)[number];

const WHERE = [
  'here',
  'activeHere',
  'target',
  'chosen',
  'adjacentOpen',
  'adjacentAny',
  'sameRegion',
  'lastStandBorder',
  'lastStandNearMost',
  'mostRoadRiders',
] as const;
const where = z.union([loc, z.enum(WHERE)]);
export type Where = z.infer<typeof where>;

const whichLeader = z.enum([...LEADERS, 'here', 'target', 'chosen', 'farthest', 'weakest']);
export type WhichLeader = z.infer<typeof whichLeader>;

const someTribe = z.enum([...RAIDERS, 'any', 'notEarther']);
export type SomeTribe = z.infer<typeof someTribe>;

const FOES = [...TRIBES, ...LEADERS] as const;
export type Foe = (typeof FOES)[number];

export const cost = z.strictObject({
  action: z.int().min(1).optional(),
  karma: z.int().min(1).optional(),
  defender: z.int().min(1).optional(),
  icons: z.partialRecord(z.enum(ICONS), z.int().min(1)).optional(),
  exhaust: z.literal(true).optional(),
  discardThis: z.literal(true).optional(),
});
export type Cost = z.infer<typeof cost>;

const cond = z.strictObject({
  at: loc.optional(),
  inLastStand: z.boolean().optional(),
  allInLastStand: z.literal(true).optional(),
  leaderHere: z.enum([...LEADERS, 'any']).optional(),
  raidersHere: z.int().optional(),
  noEnemies: z.literal(true).optional(),
  withRanger: z.boolean().optional(),
  trapThere: z.literal(true).optional(),
  vs: z.array(z.enum(FOES)).min(1).optional(),
  attr: attr.optional(),
  failed: z.literal(true).optional(),
  cause: z.enum(CAUSES).optional(),
  mode: z.literal('foot').optional(),
  goalsMet: z.literal(true).optional(),
});
export type Cond = z.infer<typeof cond>;

const gainable = z.enum([
  'defender',
  'special',
  'karma',
  'common',
  'unique',
  'mutation',
  'action',
  'discarded',
  'tech',
  'token',
]);
const losable = z.enum(['defender', 'special', 'karma', 'artifact', 'mutation', 'tech']);
const placeable = z.enum([
  'raiders',
  'monstrosity',
  'depot',
  'radiation',
  'karma',
  'scavenge',
  'blockade',
  'trap',
  'mission',
]);
const removable = z.enum(['raiders', 'monstrosity', 'depot', 'radiation', 'blockade', 'trap']);

type Do<V extends string, P> = { readonly do: V } & Readonly<P>;
export type Effects = readonly Effect[];
export type Effect =
  | Do<'gain', { what: z.infer<typeof gainable>; n: Count; who: Whom; else?: Effects | undefined }>
  | Do<'lose', { what: z.infer<typeof losable>; n: number; who: Whom }>
  | Do<'heal', { n: HowMany; who: Whom }>
  | Do<'wound', { n: Count; who: Whom; per?: 'figure' | undefined }>
  | Do<'place', { what: z.infer<typeof placeable>; n: number; where: Where; tribe?: SomeTribe | undefined }>
  | Do<'remove', { what: z.infer<typeof removable>; n: HowMany; where: Where; tribe?: SomeTribe | undefined }>
  | Do<'shift', { tribe: SomeTribe; n: number; from: Where; to: Where }>
  | Do<'moveRanger', { who: Whom; to: Where }>
  | Do<'leaderHealth', { leader: WhichLeader; n: number }>
  | Do<'leaderStep', { leader: WhichLeader; n: 1 | -1 }>
  | Do<'peekRaiders', { n: number }>
  | Do<'reshuffleRaiders', object>
  | Do<'skipAdventure', object>
  | Do<'cancel', { what: 'placement' | 'figure' | 'leaderMove' | 'event' | 'tech'; n?: number | undefined }>
  | Do<'addDice', { n: number; who: Whom }>
  | Do<'addSuccess', { n: number }>
  | Do<'modToHit', { n: number; best?: number | undefined }>
  | Do<'reroll', { what: 'one' | 'failed' | 'all'; who?: Whom | undefined }>
  | Do<
      'battleRule',
      {
        rule: 'minDice' | 'needFace' | 'noReroll' | 'blockHits' | 'revealTech' | 'shedCards';
        n?: number | undefined;
        faces?: readonly number[] | undefined;
        perMutation?: number | undefined;
      }
    >
  | Do<'soak', { n: number | 'all' | 'half' }>
  | Do<'ignoreRadiation', { n: HowMany }>
  | Do<'avoid', { what: 'radiation' | 'event' | 'lostBet' }>
  | Do<'mod', { of: 'resistance' | 'adventure' | 'tech' | 'scavenge' | 'artifactLimit' | 'defenderLimit'; n: number }>
  | Do<'stride', { n: number; solid?: boolean | undefined }>
  | Do<'iconAs', { icon: (typeof ICONS)[number]; as: (typeof ICONS)[number] }>
  | Do<'ban', { what: 'skill' | 'special' | 'bonus' | 'specialAbility' | 'trade' | 'healAction' }>
  | Do<'waive', { what: 'enemies' | 'blessed' | 'blockade' }>
  | Do<
      'test',
      {
        who: Whom;
        attr: (typeof ATTRIBUTES)[number];
        mod: number;
        need: number;
        pass: Effects;
        fail: Effects;
        each?: Effects | undefined;
      }
    >
  | Do<'roll', { dice: number; toHit: number; need: number; pass: Effects; fail: Effects; each: Effects }>
  | Do<'choose', { options: readonly Effects[]; where?: Where | undefined }>
  | Do<'pay', { cost: Cost; then: Effects; else: Effects; per?: 'figure' | undefined }>
  | Do<'check', { if: Cond; then: Effects; else: Effects }>
  | Do<'progress', { n: number }>
  | Do<'flipCard', object>
  | Do<'win', object>;
export type Verb = Effect['do'];
export type Effecting<V extends Verb> = Extract<Effect, { do: V }>;

// Effects hold effects: the schema refers to itself, so its type is said first.
export const effects: z.ZodType<Effects> = z.lazy(() => z.array(effect)) as unknown as z.ZodType<Effects>;
const verb = <V extends Verb, S extends z.ZodRawShape>(name: V, shape: S) =>
  z.strictObject({ do: z.literal(name), ...shape });
const int = z.int();
const tribe = { tribe: someTribe.optional() };
const ofTribe = ({ what, tribe: which }: { what: string; tribe?: SomeTribe | undefined }): boolean =>
  (what === 'raiders') === (which !== undefined);
const OF_TRIBE = { message: 'a tribe goes with Raiders' };
const effect = z.discriminatedUnion('do', [
  verb('gain', { what: gainable, n: count, who, else: effects.optional() }),
  verb('lose', { what: losable, n: int, who }),
  verb('heal', { n: amount, who }),
  verb('wound', { n: count, who, per: z.literal('figure').optional() }),
  verb('place', { what: placeable, n: int, where, ...tribe }).refine(ofTribe, OF_TRIBE),
  verb('remove', { what: removable, n: amount, where, ...tribe }).refine(ofTribe, OF_TRIBE),
  verb('shift', { tribe: someTribe, n: int, from: where, to: where }),
  verb('moveRanger', { who, to: where }),
  verb('leaderHealth', { leader: whichLeader, n: int }),
  verb('leaderStep', { leader: whichLeader, n: z.literal([1, -1]) }),
  verb('peekRaiders', { n: int }),
  verb('reshuffleRaiders', {}),
  verb('skipAdventure', {}),
  verb('cancel', { what: z.enum(['placement', 'figure', 'leaderMove', 'event', 'tech']), n: int.optional() }).refine(
    ({ what, n }) => (what === 'figure') === (n !== undefined),
    { message: 'a number goes with figures' },
  ),
  verb('addDice', { n: int, who }),
  verb('addSuccess', { n: int }),
  verb('modToHit', { n: int, best: z.int().min(2).optional() }),
  verb('reroll', { what: z.enum(['one', 'failed', 'all']), who: who.optional() }),
  verb('battleRule', {
    rule: z.enum(['minDice', 'needFace', 'noReroll', 'blockHits', 'revealTech', 'shedCards']),
    n: int.optional(),
    faces: z.array(z.int().min(1).max(6)).optional(),
    perMutation: int.optional(),
  }),
  verb('soak', { n: z.union([int, z.enum(['all', 'half'])]) }),
  verb('ignoreRadiation', { n: amount }),
  verb('avoid', { what: z.enum(['radiation', 'event', 'lostBet']) }),
  verb('mod', { of: z.enum([...ATTRIBUTES, 'artifactLimit', 'defenderLimit']), n: int }),
  verb('stride', { n: int, solid: z.boolean().optional() }),
  verb('iconAs', { icon: z.enum(ICONS), as: z.enum(ICONS) }),
  verb('ban', { what: z.enum(['skill', 'special', 'bonus', 'specialAbility', 'trade', 'healAction']) }),
  verb('waive', { what: z.enum(['enemies', 'blessed', 'blockade']) }),
  verb('test', { who, attr, mod: int, need: int, pass: effects, fail: effects, each: effects.optional() }),
  verb('roll', { dice: int, toHit: int, need: int, pass: effects, fail: effects, each: effects }),
  verb('choose', { options: z.array(effects).min(2), where: where.optional() }),
  // oxlint-disable-next-line unicorn/no-thenable -- data that the cards word so; nobody awaits it
  verb('pay', { cost, then: effects, else: effects, per: z.literal('figure').optional() }),
  // oxlint-disable-next-line unicorn/no-thenable -- as above
  verb('check', { if: cond, then: effects, else: effects }),
  verb('progress', { n: int }),
  verb('flipCard', {}),
  verb('win', {}),
]);

export const ability = z
  .strictObject({
    when: z.enum(TRIGGERS),
    if: cond.optional(),
    cost: cost.optional(),
    effects,
    limit: z.literal('turn').optional(),
  })
  .refine(({ when, if: cond, cost: price, limit }) => when !== 'passive' || (cond ?? price ?? limit) === undefined, {
    message: 'what always holds has no condition, price or limit',
  });
export type Ability = z.infer<typeof ability>;

const goalOf = <G extends string, S extends z.ZodRawShape>(name: G, shape: S) =>
  z.strictObject({ goal: z.literal(name), ...shape });
export const goal = z.discriminatedUnion('goal', [
  goalOf('visit', { at: loc }),
  goalOf('spend', { at: loc, cost }),
  goalOf('pass', { at: loc, attr, mod: int, need: int }),
  goalOf('clear', { at: loc }),
  goalOf('slay', { tribe: z.enum(RAIDERS), n: int }),
  goalOf('kill', { n: int }),
  goalOf('destroy', { n: int }),
  goalOf('adventure', { n: int }),
  goalOf('gamble', { at: loc }),
  goalOf('deliver', { what: z.enum(['special', 'relic']), n: int, at: loc }),
  goalOf('progress', { n: int }),
]);
export type Goal = z.infer<typeof goal>;
