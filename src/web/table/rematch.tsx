import { useEffect, useState } from 'react';
import type { Seat } from '../../kernel/index.ts';
import { useController } from '../match/context.tsx';
import { beginMatch } from '../match/desk/opening.ts';
import { type Kept, newId, newSeed, shelf, type Sitters } from '../match/keeping/shelf.ts';
import { go } from '../router.ts';

/** The same set-up once more, with new dice; with sides changed, everybody moves on by one seat. */
export function Rematch() {
  const { source } = useController();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    if (source.home === 'here')
      shelf.get(source.id).then(
        (found) => setKept(found ?? null),
        () => undefined,
      );
  }, [source]);
  if (kept === null) return null;
  const begin = async (sitters: Sitters): Promise<void> => {
    const { game, setup, dice } = kept.record;
    const id = newId();
    await beginMatch({ game, setup, seed: newSeed(), ...(dice === undefined ? {} : { dice }), keep: { id, sitters } });
    go('here', id);
  };
  const sitters = ownSeats(kept.sitters);
  return (
    <>
      <button type="button" onClick={() => void begin(sitters)}>
        Rematch
      </button>
      {Object.keys(sitters).length > 1 && (
        <button type="button" onClick={() => void begin(movedOn(sitters))}>
          Rematch, sides changed
        </button>
      )}
    </>
  );
}

/** Whoever let a bot play on sits there again. */
const ownSeats = (sitters: Sitters): Sitters =>
  Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => [
      seat,
      sitter.kind === 'bot' && sitter.instead !== undefined ? { kind: 'here', name: sitter.instead } : sitter,
    ]),
  );

/** Everybody takes the seat after their own, and the last one the first. */
export function movedOn(sitters: Sitters): Sitters {
  const seats: readonly Seat[] = Object.keys(sitters);
  return Object.fromEntries(
    seats.flatMap((seat, i) => {
      const sitter = sitters[seats.at(i - 1) ?? seat];
      return sitter === undefined ? [] : [[seat, sitter]];
    }),
  );
}
