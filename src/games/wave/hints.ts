import type { Allot, Answer, Message, Request, Seat } from '../../kernel/index.ts';
import { blow, breed } from './cards.ts';
import { enemiesIn, foeById, person, type State } from './state.ts';
import type { CombatId } from './words.ts';

/** What odds are given for: enemies felled, damage dealt beside, and damage taken. */
export function measure(before: State, after: State): Message {
  const felled = enemiesIn(before).filter(({ id }) => foeById(after, id) === undefined).length;
  const dealt = enemiesIn(after).reduce((sum, { id, damage }) => sum + damage - (foeById(before, id)?.damage ?? 0), 0);
  const taken = before.seats.reduce((sum, seat) => sum + person(after, seat).damage - person(before, seat).damage, 0);
  return { key: 'wave.odds', params: { felled, dealt, taken } };
}

/** Sensible answers to what an attack asks on its way: the weakest target, the best card, as many felled as possible. */
export function follow(state: State, request: Request, _seat: Seat): Answer | null {
  switch (request.kind) {
    case 'choose':
      return (
        bestCard(
          request.facts,
          request.options.map(({ id }) => id),
        ) ??
        easiest(
          state,
          request.options.map(({ id }) => id),
        )
      );
    case 'amount':
      return request.min;
    case 'allot':
      return felling(state, request);
    default:
      return null;
  }
}

function bestCard(facts: Request['facts'], options: readonly string[]): string | null {
  const drawn = (facts as { drawn?: CombatId[] } | undefined)?.drawn;
  if (drawn === undefined) return null;
  const worth = (i: number): number => {
    const { damage, splash, spread } = blow(drawn[i] as CombatId);
    return damage + splash * 0.8 + (spread ? 0.3 : 0);
  };
  const cards = drawn.map((_, i) => i).filter((i) => options.includes(`card:${i}`));
  if (cards.length > 0) return `card:${cards.reduce((best, i) => (worth(i) > worth(best) ? i : best))}`;
  return options.find((id) => id === 'strike' || id === 'pass') ?? null;
}

function easiest(state: State, options: readonly string[]): string | null {
  const left = (id: string): number => {
    const foe = foeById(state, Number(id.slice('foe:'.length)));
    return foe === undefined ? Number.POSITIVE_INFINITY : breed(foe.enemy).limit - foe.damage;
  };
  const foes = options.filter((id) => id.startsWith('foe:'));
  if (foes.length > 0) return foes.reduce((best, id) => (left(id) < left(best) ? id : best));
  return options.find((id) => id === 'pass' || id === 'refuse' || id === 'leave') ?? null;
}

/** Points go where they fell somebody, the rest to the first. */
function felling(state: State, { options, total }: Allot): Answer {
  const shares: Record<string, number> = {};
  let left = total;
  const needs = options
    .flatMap(({ id }) => {
      const foe = foeById(state, Number(id.slice('foe:'.length)));
      return foe === undefined ? [] : [{ id, need: breed(foe.enemy).limit - foe.damage }];
    })
    .sort((a, b) => a.need - b.need);
  for (const { id, need } of needs) {
    if (need > left) continue;
    shares[id] = need;
    left -= need;
  }
  const first = needs.find(({ id }) => shares[id] === undefined)?.id ?? options[0]?.id;
  if (first !== undefined && left > 0) shares[first] = (shares[first] ?? 0) + left;
  return shares;
}
