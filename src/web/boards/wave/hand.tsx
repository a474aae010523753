import type { BoardProps } from '../face.ts';
import { PersonCard } from './person.tsx';
import type { View } from './view.ts';
import './wave.css';
import '../printed/paper.css';
import './printed.css';

/** My own characters with their cards, for a phone beside a big screen. */
export function WaveHand({ view, players }: BoardProps) {
  const state = view as unknown as View;
  return (
    <div className="wave-board printed">
      <section className="people" aria-label="Characters">
        {players.map((player, place) =>
          player.mine ? <PersonCard key={player.seat} state={state} player={player} place={place} /> : null,
        )}
      </section>
    </div>
  );
}
