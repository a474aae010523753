import { Patterns } from './map/glyphs.tsx';
import type { BoardProps } from '../face.ts';
import { Rangers } from './sheets/rangers.tsx';
import type { View } from './view.ts';

/** My own Rangers with their cards, for a phone beside a big screen. */
export function LastStandHand({ view, players }: BoardProps) {
  return (
    <div className="ls-table printed">
      <Patterns />
      <Rangers view={view as unknown as View} players={players.filter(({ mine }) => mine)} />
    </div>
  );
}
