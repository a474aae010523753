import { type Answer, type Open, optionsFor, sampleAnswer, type Seat, Seeded, seedWords } from '../../kernel/index.ts';
import type { State } from '../../games/last-days/index.ts';
import type { Decision } from '../bot.ts';
import type { Policy } from '../policy.ts';

/** Shoots and strikes where that is offered, and does what is suggested first everywhere else. */
export const lastDaysPolicy: Policy<State> = {
  worth,
  stakes: 100,
  propose: (_state, request, seat): Decision => ({
    answer: usual(request, seat),
    because: 'The first that offers itself',
  }),
  isWeighty: () => false,
  follow: (_state, request, seat) => usual(request, seat),
  interject: () => null,
};

/** Who of the own Group is left, against the other Groups. */
function worth({ battle }: State, seat: Seat): number {
  if (battle === null) return 0;
  const left = battle.characters.map((one) => (one.fate === 'out' ? 0 : one.seat === seat ? 1 : -1) * 10);
  return left.reduce((sum: number, one) => sum + one, 0);
}

const ATTACKS = ['shoot', 'attack', 'fire'];

function usual(request: Open, seat: Seat): Answer {
  const always = new Seeded(seedWords(request.prompt.key));
  if (request.kind === 'choose') {
    const options = optionsFor(request.options, seat);
    const attack = options.find(({ means }) => ATTACKS.includes((means as { do?: string } | null)?.do ?? ''));
    const first = attack ?? options.find(({ seldom }) => seldom !== true) ?? options[0];
    if (first !== undefined) return first.id;
  }
  if (request.kind === 'place' && request.suggestions[0] !== undefined) return { ...request.suggestions[0] };
  if (request.kind === 'path' && request.suggestions[0] !== undefined)
    return request.suggestions[0].map((to) => ({ ...to }));
  return sampleAnswer(request, seat, (n) => always.below(n));
}
