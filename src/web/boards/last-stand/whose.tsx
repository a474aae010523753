import { rangerCard } from '../../../games/last-stand/index.ts';
import type { WhoseProps } from '../face.ts';
import { PawnMark } from './map/glyphs.tsx';
import { placeName, type View } from './view.ts';

/** The Ranger that a question is about, with the ring that it has on the map and on its sheet. */
export function Whose({ view, request }: WhoseProps) {
  const { rangers, turn } = view as unknown as View;
  const side = rangers.findIndex(({ id }) => id === request.prompt.params.ranger);
  const ranger = rangers[side];
  if (ranger === undefined) return null;
  return (
    <p className="ls-whose" data-side={side}>
      <PawnMark ranger={ranger.id} side={side} active={side === turn.n} />
      <span>
        <b>{rangerCard(ranger.id).name}</b>, {placeName(ranger.at)} ({ranger.at})
      </span>
    </p>
  );
}
