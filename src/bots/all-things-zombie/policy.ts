import { type Answer, type Open, optionsFor, sampleAnswer, type Seat, Seeded, seedWords } from '../../kernel/index.ts';
import type { State } from '../../games/all-things-zombie/index.ts';
import type { Policy } from '../policy.ts';

/** Searches, shoots, and goes on to the next door; it stops when the objective is met. */
export const allThingsZombiePolicy: Policy<State> = {
  isOpen: true,
  worth,
  stakes: 100,
  propose: (_state, request, seat) => ({ answer: usual(request, seat), because: 'The first that offers itself' }),
  isWeighty: () => false,
  follow: (_state, request, seat) => usual(request, seat),
  interject: () => null,
};

/** Who of the own band is well, and what has been found. */
function worth({ encounter }: State, seat: Seat): number {
  const own = encounter.humans.filter((one) => one.seat === seat);
  const well = own.filter(({ fate, status }) => fate === 'here' && status !== 'oof' && status !== 'od').length;
  return well * 30 + own.reduce((sum, { deeds }) => sum + deeds.found.length * 10 + deeds.zombies, 0);
}

/** What is done of what is offered, the best first; nothing else is done by itself. */
const WISHES: readonly string[] = [
  'end',
  'search',
  'loot',
  'pick-up',
  'auto-kill',
  'fire',
  'sight-fire',
  'charged-fire',
  'reload',
  'recruit',
  'move',
  'activate',
  'done',
];

function usual(request: Open, seat: Seat): Answer {
  const always = new Seeded(seedWords(request.prompt.key));
  if (request.kind === 'choose') {
    const options = optionsFor(request.options, seat);
    const deed = (means: unknown): string => (means as { do?: string } | null)?.do ?? '';
    const wished = WISHES.flatMap((wish) => options.filter(({ means }) => deed(means) === wish));
    const first = wished[0] ?? options.find(({ seldom }) => seldom !== true) ?? options[0];
    if (first !== undefined) return first.id;
  }
  if (request.kind === 'place' && request.suggestions[0] !== undefined) return { ...request.suggestions[0] };
  if (request.kind === 'path' && request.suggestions[0] !== undefined)
    return request.suggestions[0].map((to) => ({ ...to }));
  return sampleAnswer(request, seat, (n) => always.below(n));
}
