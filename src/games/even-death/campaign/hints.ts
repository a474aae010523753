import { type Answer, idOf, meansOf, type Request } from '../../../kernel/index.ts';
import { chosenIn, type MapChoice, type Training } from '../decisions.ts';
import type { State } from '../state.ts';
import type { TextKey } from '../text.ts';

/** What leads straight into a battle: its odds play the whole of it, as the players would have it played fast. */
const BATTLE: readonly TextKey[] = ['ed.battle.which', 'ed.behaviour', 'ed.behaviour.roll', 'ed.battle.how'];
/** So many battles give an idea of who wins; each takes seconds, and somebody waits for it. */
const BATTLES_TRIED = 5;

export function battlesTried({ battle, campaign }: State, request: Request, answer: Answer): number | null {
  const { prompt } = request;
  if (battle !== null || campaign === null || answer === 'play') return null;
  const fights = BATTLE.includes(prompt.key as TextKey) || chosenIn<MapChoice>(request, answer)?.do === 'battle';
  return fights ? BATTLES_TRIED : null;
}

/** Sensible answers to what comes up on the map: ready lists, fast battles, one thing as good as another otherwise. */
export function followMap(request: Request): Answer | null {
  switch (request.kind) {
    case 'choose': {
      const key = request.prompt.key as TextKey;
      const { options } = request;
      const ids = options.map(({ id }) => id);
      if (key === 'ed.train.promote.what') return ids.at(-1) ?? null; // the highest ranks eat no more than the lowest
      if (key === 'ed.train') return idOf(trained(options.map(meansOf<Training>)));
      if (key === 'ed.search.adjust') return idOf(found(options.map(meansOf<{ readonly result: number }>)));
      return WANTED.find((id) => ids.includes(id)) ?? ids[0] ?? null;
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

/** Training that has been paid for is used: for ranks, then for a Force. */
const trained = (open: readonly Training[]): Training =>
  open.find((one) => one.do === 'promote') ?? open.find((one) => one.do === 'force') ?? { do: 'done' };

/** The surest find of a Search. */
const FINDS = [6, 5, 7, 8, 4, 3, 2, 1];
const found = (open: readonly { readonly result: number }[]): { readonly result: number } =>
  FINDS.flatMap((result) => open.filter((one) => one.result === result))[0] ?? { result: 1 };

/** What is taken wherever it is offered: to fight fast, a die for each, to have done. */
const WANTED: readonly string[] = ['fast', 'each', 'done', 'end'];
