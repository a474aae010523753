import type { Answer, Request } from '../../../kernel/index.ts';
import type { State } from '../state.ts';

/** What leads straight into a battle: its odds play the whole of it, as the players would have it played fast. */
const BATTLE = /^ed\.(battle\.|behaviour)/;
/** So many battles give an idea of who wins; each takes seconds, and somebody waits for it. */
const BATTLES_TRIED = 5;

export function battlesTried({ battle, campaign }: State, { prompt }: Request, answer: Answer): number | null {
  if (battle !== null || campaign === null || answer === 'play') return null;
  const fights = BATTLE.test(prompt.key) || (typeof answer === 'string' && answer.startsWith('battle:'));
  return fights ? BATTLES_TRIED : null;
}

/** Sensible answers to what comes up on the map: ready lists, fast battles, one thing as good as another otherwise. */
export function followMap(request: Request): Answer | null {
  switch (request.kind) {
    case 'choose': {
      const ids = request.options.map(({ id }) => id);
      const wanted = WANTED.find((id) => ids.includes(id));
      return trained(request.prompt.key, ids) ?? wanted ?? ids[0] ?? null;
    }
    case 'pick':
      return request.options.slice(0, request.max).map(({ id }) => id);
    case 'allot': {
      const [first] = request.options;
      return first === undefined ? null : { [first.id]: request.total };
    }
    case 'amount':
      return request.max;
    default:
      return null;
  }
}

/** Training that has been paid for is used: for the highest ranks, which eat no more than the lowest, then for a Force. */
function trained(key: string, ids: readonly string[]): string | undefined {
  if (key === 'ed.train.promote.what') return ids.at(-1);
  if (key !== 'ed.train') return undefined;
  return ids.find((id) => id.startsWith('promote:')) ?? ids.find((id) => id === 'force');
}

/** What is taken wherever it is offered: to have done, to fight fast, the surest find of a Search. */
const WANTED: readonly string[] = ['fast', 'each', 'done', '6', '5', '7', '8', '4', '3', 'end'];
