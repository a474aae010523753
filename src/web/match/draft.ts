import type { Answer, Placed, SeenRequest } from '../../kernel/index.ts';

/** An answer that is being put together. Panel and board work on the same one. */
export interface Draft {
  readonly picked: readonly string[];
  readonly order: readonly string[];
  readonly amount: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly point: Placed;
  readonly way: readonly Placed[];
  readonly dice: readonly (number | null)[];
}

export function emptyDraft(request: SeenRequest | null): Draft {
  const suggestion = request?.suggestions?.[0];
  return {
    picked: [],
    order: request?.kind === 'order' ? (request.options ?? []).map(({ id }) => id) : [],
    amount: request?.min ?? 0,
    shares: {},
    point: request?.kind === 'place' && suggestion !== undefined ? (suggestion as Placed) : { x: 0, y: 0 },
    way: request?.kind === 'path' && suggestion !== undefined ? (suggestion as readonly Placed[]) : [],
    dice: new Array<null>(request?.count ?? 0).fill(null),
  };
}

export const allotted = (draft: Draft): number => Object.values(draft.shares).reduce((sum, share) => sum + share, 0);

/** The answer that the draft amounts to, or null while it is not complete. */
export function answerOf(request: SeenRequest, draft: Draft): Answer | null {
  switch (request.kind) {
    case 'choose':
      return null; // chosen at once, never drafted
    case 'pick': {
      const { length } = draft.picked;
      return length >= (request.min ?? 0) && length <= (request.max ?? 0) ? draft.picked : null;
    }
    case 'order':
      return draft.order;
    case 'amount':
      return draft.amount;
    case 'allot':
      return allotted(draft) === request.total ? positive(draft.shares) : null;
    case 'place':
      return { ...draft.point };
    case 'path':
      return draft.way.length === 0 ? null : draft.way.map((point) => ({ ...point }));
    case 'roll':
      return draft.dice.every((die) => die !== null) ? draft.dice : null;
  }
}

/** The draft that amounts to this answer; null where it is chosen at once. */
export function draftFor(request: SeenRequest, answer: Answer): Partial<Draft> | null {
  switch (request.kind) {
    case 'choose':
      return null;
    case 'pick':
      return { picked: answer as Draft['picked'] };
    case 'order':
      return { order: answer as Draft['order'] };
    case 'amount':
      return { amount: answer as number };
    case 'allot':
      return { shares: answer as Draft['shares'] };
    case 'place':
      return { point: answer as unknown as Placed };
    case 'path':
      return { way: Array.isArray(answer) ? (answer as unknown as Draft['way']) : [(answer as unknown as To).to] };
    case 'roll':
      return { dice: answer as Draft['dice'] };
  }
}
/** A way that is given by where it ends. */
interface To {
  readonly to: Placed;
}

const positive = (shares: Draft['shares']): Draft['shares'] =>
  Object.fromEntries(Object.entries(shares).filter(([, share]) => share > 0));

/** The draft after a click on one option, on the board or in the panel. */
export function withOption(request: SeenRequest, draft: Draft, id: string): Partial<Draft> {
  if (request.kind === 'pick') {
    if (draft.picked.includes(id)) return { picked: draft.picked.filter((other) => other !== id) };
    const rest = request.max === 1 ? [] : draft.picked;
    return rest.length < (request.max ?? 0) ? { picked: [...rest, id] } : {};
  }
  if (request.kind === 'allot') {
    const option = request.options?.find((other) => other.id === id);
    const share = draft.shares[id] ?? 0;
    const room = allotted(draft) < (request.total ?? 0) && share < (option?.max ?? request.total ?? 0);
    return room ? { shares: { ...draft.shares, [id]: share + 1 } } : {};
  }
  return {};
}
