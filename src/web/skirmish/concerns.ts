import type { Concerns } from '../match/blow.ts';
import type { Battle, SkirmishFace } from './face.ts';

/** Lines of the log about a unit of one's own: by their keys, the parameter that names who is harmed. */
export const aboutOwn =
  <B extends Battle>(face: SkirmishFace<B>, harms: Readonly<Record<string, 'unit' | 'target'>>): Concerns =>
  ({ key, params }, view, mine) => {
    const harmed = harms[key];
    if (harmed === undefined) return false;
    const units = face.read(view)?.units ?? [];
    return units.some(({ id, seat }) => id === params[harmed] && mine.includes(seat));
  };
