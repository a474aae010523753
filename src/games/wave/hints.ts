import { type Allot, type Answer, does, idOf, type Request } from '../../kernel/index.ts';
import { arm, blow, breed, changeBy } from './cards/cards.ts';
import { waveFacts, type WaveMeans, waveMeans } from './means.ts';
import { foeNumbered, type State } from './state.ts';
import type { CombatId } from './words.ts';

/** Sensible answers to what an attack asks on its way: the best card, the weakest target, as many felled as possible. */
export function follow(state: State, request: Request): Answer | null {
  switch (request.kind) {
    case 'choose': {
      const options = request.options.map(waveMeans);
      const best = bestCard(request, options) ?? weakest(state, options) ?? decline(options);
      return best === null ? null : idOf(best);
    }
    case 'amount':
      return request.min;
    case 'allot':
      return felling(state, request);
    default:
      return null;
  }
}

function bestCard(request: Request, options: readonly WaveMeans[]): WaveMeans | null {
  const { drawn = [], weapon } = waveFacts(request, 'wave.cards') ?? {};
  const own = weapon === undefined ? 0 : arm(weapon).damage;
  return most(
    options.filter((means) => does(means, 'card')),
    ({ at }) => {
      const card = blow(drawn[at] as CombatId);
      return changeBy(card, own) + card.splash * 0.8 + (card.spread ? 0.3 : 0);
    },
  );
}

const weakest = (state: State, options: readonly WaveMeans[]): WaveMeans | null =>
  most(
    options.filter((means) => does(means, 'foe')),
    (means) => -needOf(state, means.foe),
  );

/** The first of those that are worth most, or null if there is none. */
function most<M>(options: readonly M[], worth: (option: M) => number): M | null {
  let best: M | null = null;
  for (const option of options) if (best === null || worth(option) > worth(best)) best = option;
  return best;
}

const DECLINING: readonly WaveMeans[] = ['strike', 'pass', 'refuse', 'leave'];
const decline = (options: readonly WaveMeans[]): WaveMeans | null =>
  options.find((means) => DECLINING.includes(means)) ?? null;

/** How much damage would fell an enemy. */
function needOf(state: State, foe: number): number {
  const { enemy, damage } = foeNumbered(state, foe);
  return breed(enemy).limit - damage;
}

/** The weakest are felled first; what nobody needs goes to the target. */
function felling(state: State, { options, total }: Allot): Answer {
  const shares: Record<string, number> = {};
  let left = total;
  const foes = options.flatMap((option) => {
    const means = waveMeans(option);
    return does(means, 'foe') ? [{ id: option.id, need: needOf(state, means.foe) }] : [];
  });
  for (const { id, need } of foes.toSorted((a, b) => a.need - b.need)) {
    shares[id] = Math.min(need, left);
    left -= shares[id];
  }
  const [target] = foes;
  if (target !== undefined) shares[target.id] = (shares[target.id] ?? 0) + left;
  return shares;
}
