import type { BoardProps, GameFace, WhoseProps } from '../boards/face.ts';
import { ShowAgain } from './again.tsx';
import { SkirmishBoard } from './board.tsx';
import { Drafted } from './drafted.tsx';
import type { Battle, SkirmishFace } from './face.ts';
import { stands } from './stands.ts';
import { SkirmishText } from './text.tsx';
import { Whose } from './whose.tsx';
import { spotText } from './words.ts';

type Shared = Required<Pick<GameFace, 'Board' | 'TextBoard' | 'Whose' | 'Drafted' | 'spotText' | 'stands' | 'Again'>>;

/** Board, question and log ask for the same view: what is seen of it is worked out once. */
function readingOnce<B extends Battle>(face: SkirmishFace<B>): SkirmishFace<B> {
  const known = new WeakMap<object, B | null>();
  return {
    ...face,
    read: (view) => {
      if (typeof view !== 'object' || view === null) return face.read(view);
      const battle = known.get(view) ?? face.read(view);
      known.set(view, battle);
      return battle;
    },
  };
}

/** All of a game's face that the shared board gives to a miniatures game. */
export function skirmishFace<B extends Battle>(given: SkirmishFace<B>): Shared {
  const face = readingOnce(given);
  return {
    Board: (props: BoardProps) => <SkirmishBoard face={face} {...props} />,
    TextBoard: (props: BoardProps) => <SkirmishText face={face} {...props} />,
    Whose: (props: WhoseProps) => <Whose face={face} {...props} />,
    Drafted: ({ request }) => <Drafted face={face} request={request} />,
    spotText: spotText(face),
    stands: stands(face),
    Again: ({ event }) => <ShowAgain face={face} event={event} />,
  };
}
