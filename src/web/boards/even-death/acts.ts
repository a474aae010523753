import type { SeenEvent } from '../../../kernel/index.ts';
import type { Act, Whereabouts } from '../../tabletop/alive/acts.ts';

/** What is seen of a line of the log for a moment: shots, blows and bites. */
export function acts({ key, params }: SeenEvent, at: Whereabouts): readonly Act[] {
  // Of a herd it is one zombie that is shot at.
  const { model } = (params.sight ?? {}) as { model?: string };
  const [from, to] = [at(params.unit), at(model ?? params.target)];
  const hit = Number(params.wounds) > 0;
  switch (key) {
    case 'ed.shot':
      return from === undefined || to === undefined ? [] : [{ do: 'shot', from, to, hit }];
    case 'ed.struck':
      return from === undefined || to === undefined ? [] : [{ do: 'blow', from, to, hit }];
    case 'ed.bitten':
      return to === undefined ? [] : [{ do: 'bite', to, hit }];
    default:
      return [];
  }
}
