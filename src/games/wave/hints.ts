import type { Allot, Answer, Request } from '../../kernel/index.ts';
import { arm, blow, breed, changeBy } from './cards/cards.ts';
import { readAnswer } from './options.ts';
import { foeNumbered, type State } from './state.ts';
import type { CardId, CombatId } from './words.ts';

/** Sensible answers to what an attack asks on its way: the best card, the weakest target, as many felled as possible. */
export function follow(state: State, request: Request): Answer | null {
  switch (request.kind) {
    case 'choose': {
      const options = request.options.map(({ id }) => id);
      return bestCard(request, options) ?? weakest(state, options) ?? decline(options);
    }
    case 'amount':
      return request.min;
    case 'allot':
      return felling(state, request);
    default:
      return null;
  }
}

function bestCard({ facts }: Request, options: readonly string[]): string | null {
  const { drawn = [], weapon } = (facts ?? {}) as { drawn?: readonly CombatId[]; weapon?: CardId };
  const own = weapon === undefined ? 0 : arm(weapon).damage;
  const worth = (option: string): number => {
    const card = blow(drawn[Number(readAnswer(option).id)] as CombatId);
    return changeBy(card, own) + card.splash * 0.8 + (card.spread ? 0.3 : 0);
  };
  return most(
    options.filter((id) => id.startsWith('card:')),
    worth,
  );
}

const weakest = (state: State, options: readonly string[]): string | null =>
  most(
    options.filter((id) => id.startsWith('foe:')),
    (id) => -needOf(state, id),
  );

/** The first of those that are worth most, or null if there is none. */
function most(options: readonly string[], worth: (option: string) => number): string | null {
  let best: string | null = null;
  for (const id of options) if (best === null || worth(id) > worth(best)) best = id;
  return best;
}

const DECLINING = ['strike', 'pass', 'refuse', 'leave'];
const decline = (options: readonly string[]): string | null => options.find((id) => DECLINING.includes(id)) ?? null;

/** How much damage would fell the enemy that an option names. */
function needOf(state: State, option: string): number {
  const { enemy, damage } = foeNumbered(state, Number(readAnswer(option).id));
  return breed(enemy).limit - damage;
}

/** The weakest are felled first; what nobody needs goes to the target. */
function felling(state: State, { options, total }: Allot): Answer {
  const shares: Record<string, number> = {};
  let left = total;
  const foes = options.map(({ id }) => ({ id, need: needOf(state, id) }));
  for (const { id, need } of foes.toSorted((a, b) => a.need - b.need)) {
    shares[id] = Math.min(need, left);
    left -= shares[id];
  }
  const [target] = foes;
  if (target !== undefined) shares[target.id] = (shares[target.id] ?? 0) + left;
  return shares;
}
