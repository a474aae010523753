import { techCard } from './cards.ts';
import type { Deed, Doing } from './interpreter.ts';
import { bearsOn, hitsOf, mayReroll, type Moment, type Part, rerollable } from '../moments/moment.ts';
import { cardOption, oneOf } from '../options.ts';
import { rollPart } from '../turn/rolls.ts';
import type { Ranger, State } from '../state.ts';
import { emit, type Flow, type Table, type Message } from '../verbs.ts';
import type { Verb } from './vocabulary.ts';

/** What effects do to the thing that is just happening: a roll, wounds, a placement. */

const now = (of: Doing): Moment => of.moment as Moment;
const ongoing = (_state: State, _effect: unknown, of: Doing): boolean => of.moment !== null;

const techOn = ({ tech }: State, of: Doing): string[] => tech.up.filter((card) => !now(of).off.includes(card));

export const cancelling: Deed<'cancel'> = {
  can: (state, { what }, of) => of.moment !== null && (what !== 'tech' || techOn(state, of).length > 0),
  *carry(t, { what, n = 1 }, of) {
    if (what === 'figure') now(of).fewer += n;
    else if (what !== 'tech') now(of).cancelled = true;
    else now(of).off.push(yield* techToStop(t, of));
  },
};

const techToStop = (t: Table, of: Doing): Flow<string> =>
  oneOf(t, of.self.seat, {
    rule: 'DLS.KRANK.4',
    prompt: { key: 'ls.tech.stop', params: { source: of.source } },
    of: techOn(t.state, of),
    as: (card) => cardOption(techCard(card).id),
  });

export const addingDice: Deed<'addDice'> = {
  can: ongoing,
  *carry(_t, { n, who }, of) {
    if (who === 'battle') now(of).diceForAll += n;
    else now(of).dice += n;
  },
};

export const addingSuccess: Deed<'addSuccess'> = {
  can: (_state, _effect, of) => of.moment?.rolled === true,
  *carry(_t, { n }, of) {
    now(of).successes += n;
  },
};

export const moddingToHit: Deed<'modToHit'> = {
  can: ongoing,
  *carry(_t, { n, best = 0 }, of) {
    for (const part of now(of).parts) {
      if (bearsOn(part, of.kind, of.vs)) part.toHit = Math.max(best, part.toHit + n);
    }
  },
};

export const rerolling: Deed<'reroll'> = {
  can: (_state, { what }, of) =>
    of.moment?.rolled === true && rerollable(of.moment, of.kind, of.vs, what === 'all').length > 0,
  *carry(t, { what }, of) {
    const parts = rerollable(now(of), of.kind, of.vs, what === 'all');
    if (what !== 'one') {
      for (const part of parts) yield* again(t, of, part, Number.POSITIVE_INFINITY, what === 'all');
      return;
    }
    const part = yield* oneOf(t, of.self.seat, {
      rule: of.rule,
      prompt: { key: 'ls.reroll.which', params: { source: of.source } },
      of: parts,
      as: ({ tribe }) => ({ means: String(tribe), label: { key: 'ls.tribe', params: { tribe } } }),
    });
    yield* again(t, of, part, 1, false);
  },
};

function* again(t: Table, of: Doing, part: Part, most: number, hitsToo: boolean): Flow<void> {
  const ranger = now(of).by as Ranger;
  const kept: number[] = [];
  let n = 0;
  for (const die of part.dice) {
    if (n < most && mayReroll(now(of), part, die, hitsToo)) n++;
    else kept.push(die);
  }
  const prompt: Message = { key: 'ls.reroll', params: { ranger: ranger.id, source: of.source } };
  part.dice = [...kept, ...(yield* rollPart(t, ranger, n, part, { rule: of.rule, prompt }))];
  emit(t, of.rule, 'ls.rerolled', { ranger: ranger.id, source: of.source, n, hits: hitsOf(part) });
}

export const soaking: Deed<'soak'> = {
  can: (_state, _effect, of) => of.moment?.hurts.some((hurt) => hurt.n > 0 && bearsOn(hurt, of.kind, of.vs)) === true,
  *carry(t, { n }, of) {
    let left = typeof n === 'number' ? n : Number.POSITIVE_INFINITY;
    let soaked = 0;
    for (const hurt of now(of).hurts) {
      if (!bearsOn(hurt, of.kind, of.vs)) continue;
      const part = Math.min(left, n === 'half' ? Math.floor(hurt.n / 2) : hurt.n);
      hurt.n -= part;
      left -= part;
      soaked += part;
    }
    emit(t, of.rule, 'ls.soaked', { ranger: of.self.id, source: of.source, n: soaked });
  },
};

export const ignoringRadiation: Deed<'ignoreRadiation'> = {
  can: ongoing,
  *carry(_t, { n }, of) {
    now(of).ignored += n === 'all' ? Number.POSITIVE_INFINITY : n;
  },
};

/** DLS.DEF.9: a rad suit is of use only to those whom the event would touch. */
export const avoiding: Deed<'avoid'> = {
  can: (_state, { what }, of) =>
    of.moment !== null &&
    !of.moment.spared.includes(of.self) &&
    (what !== 'event' || of.moment.touched.includes(of.self)),
  *carry(t, { what }, of) {
    now(of).spared.push(of.self);
    emit(t, of.rule, 'ls.avoided', { ranger: of.self.id, source: of.source, what });
  },
};

export const striding: Deed<'stride'> = {
  can: ongoing,
  *carry(_t, { n, solid = false }, of) {
    now(of).stride += n;
    now(of).solid ||= solid;
  },
};

/** What holds all the time is looked up where it matters; there is nothing to carry out. */
const lasting = <V extends Verb>(): Deed<V> => ({ can: () => false, *carry() {} });
export const modding = lasting<'mod'>();
export const usingIcons = lasting<'iconAs'>();
export const banning = lasting<'ban'>();
export const waiving = lasting<'waive'>();
export const battleRules = lasting<'battleRule'>();
