import type { SeenEvent } from '../../../kernel/index.ts';
import type { Act, Whereabouts } from '../../tabletop/alive/acts.ts';

/** What is seen of a line of the log for a moment: shots, blows, zombies that come, fires. */
export function acts({ key, params }: SeenEvent, at: Whereabouts): readonly Act[] {
  const [from, to] = [at(params.unit), at(params.target)];
  switch (key) {
    case 'ld.shot.hit':
    case 'ld.shot.missed':
      return from === undefined || to === undefined ? [] : [{ do: 'shot', from, to, hit: key === 'ld.shot.hit' }];
    case 'ld.blow.hit':
    case 'ld.blow.fended':
      return from === undefined || to === undefined ? [] : [{ do: 'blow', from, to, hit: key === 'ld.blow.hit' }];
    case 'ld.burnt':
      return from === undefined ? [] : [{ do: 'flames', to: from, radius: 1 }];
    case 'ld.zombie.arrives':
      return from === undefined ? [] : [{ do: 'groan', to: from }];
    default:
      return [];
  }
}
