import type { SeenEvent } from '../../../kernel/index.ts';
import type { Act, Whereabouts } from '../../tabletop/alive/acts.ts';

/** What is seen of a line of the log for a moment: shots, blows of a melee, zombies that come. */
export function acts({ key, params }: SeenEvent, at: Whereabouts): readonly Act[] {
  const [from, to] = [at(params.unit), at(params.target)];
  switch (key) {
    case 'atz.shot.hit':
    case 'atz.shot.miss':
      return from === undefined || to === undefined ? [] : [{ do: 'shot', from, to, hit: key === 'atz.shot.hit' }];
    case 'atz.melee.won':
    case 'atz.melee.even': {
      if (from === undefined || to === undefined) return [];
      const [first, second] = [Number(params.first), Number(params.second)];
      const [by, on] = second > first ? [to, from] : [from, to];
      return [{ do: 'blow', from: by, to: on, hit: first !== second }];
    }
    default:
      return [];
  }
}
