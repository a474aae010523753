import type { Answer, Placed, SeenRequest } from '../../kernel/index.ts';

/** How a game calls a spot of its table. */
export type SpotText = (spot: Placed) => string;

const inches = (value: number): string => (Math.round(value * 10) / 10).toString();

/** A spot without a game's own words for it. */
export const plainSpot: SpotText = ({ x, y, level, facing }) =>
  [
    `${inches(x)} by ${inches(y)} inches`,
    ...(level === undefined ? [] : [`level ${level}`]),
    ...(facing === undefined ? [] : [`facing ${facing} degrees`]),
  ].join(', ');

/** An answer in the words of its request. */
export function answerText(request: SeenRequest, answer: Answer, spotText: SpotText = plainSpot): string {
  switch (request.kind) {
    case 'choose':
      return named(request, answer as string);
    case 'pick':
    case 'order': {
      const parts = (answer as readonly string[]).map((id) => named(request, id));
      return parts.length === 0 ? 'none' : parts.join(request.kind === 'order' ? ', then ' : ', ');
    }
    case 'amount':
      return String(answer as number);
    case 'allot':
      return Object.entries(answer as Readonly<Record<string, number>>)
        .map(([id, share]) => `${share} to ${named(request, id)}`)
        .join(', ');
    case 'place':
      return spotText(answer as unknown as Placed);
    case 'path': {
      const end = endOf(answer);
      return end === undefined ? 'stay' : spotText(end);
    }
    case 'roll':
      return (answer as readonly number[]).join(', ');
  }
}

/** A way is given point by point, or by where it ends. */
function endOf(answer: Answer): Placed | undefined {
  if (Array.isArray(answer)) return (answer as unknown as readonly Placed[]).at(-1);
  return (answer as unknown as { to: Placed }).to;
}

/** Behind the colon stands what an option does; here its name is enough. */
function named(request: SeenRequest, id: string): string {
  const option = [...(request.options ?? []), ...(request.asides ?? [])].find((one) => one.id === id);
  return option?.text.split(': ')[0] ?? id;
}
