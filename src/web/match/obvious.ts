import type { Answer, SeenRequest } from '../../kernel/index.ts';

/** The only answer that a request allows, or undefined where there is something to decide. */
export function obviousAnswer(request: SeenRequest): Answer | undefined {
  const options = request.options ?? [];
  const only = options.length === 1 ? options[0] : undefined;
  const { min = 0, max = 0, total = 0 } = request;
  switch (request.kind) {
    case 'choose':
      return only?.id;
    case 'order':
      return options.length <= 1 ? options.map(({ id }) => id) : undefined;
    case 'pick':
      if (max === 0) return [];
      return min === options.length ? options.map(({ id }) => id) : undefined;
    case 'amount':
      return min === max ? min : undefined;
    case 'allot':
      if (total === 0) return {};
      return only === undefined ? undefined : { [only.id]: total };
    case 'place':
    case 'path':
    case 'roll':
      return undefined;
  }
}
