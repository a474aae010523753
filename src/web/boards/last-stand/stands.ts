import { LEADERS } from '../../../games/last-stand/index.ts';
import type { Json } from '../../../kernel/index.ts';
import { placeName, type View, word } from './view.ts';

/** The round, and which Leaders are left. */
export function stands(view: Json): string {
  const { round, leaders } = view as unknown as View;
  const left = LEADERS.filter((id) => !leaders[id].slain).map((id) => {
    const { at } = leaders[id];
    return at === null ? word('leader', id) : `${word('leader', id)} in ${placeName(at)}`;
  });
  return `Round ${round}, still to slay: ${left.join(', ')}`;
}
