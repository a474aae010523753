import { useController, useMatch, usePlay } from '../match/context.tsx';
import { presses } from '../match/presses.ts';

/** What somebody here may do although the question is another one. Those open only now come first. */
export function Asides() {
  const controller = useController();
  const open = useMatch((now) => now.asides);
  const players = useMatch((now) => now.players);
  const slow = usePlay((play) => play.slow);
  const ready = usePlay((play) => play.ready);
  const advised = usePlay((play) => (play.advice === 'thinking' ? undefined : play.advice?.answer));
  const asides = open.filter(({ aside }) => aside.orders === undefined); // they have a place of their own
  if (asides.length === 0) return null;
  const several = players.filter((player) => player.mine).length > 1;
  const called = (seat: string): string => players.find((player) => player.seat === seat)?.called ?? seat;
  const button = ({ seat, aside }: (typeof asides)[number]) => (
    <li key={`${seat} ${aside.id}`}>
      <button
        type="button"
        className="option aside"
        data-aside={aside.id}
        data-advised={aside.id === advised || undefined}
        disabled={slow}
        data-ready={ready === aside.id || undefined}
        onClick={({ nativeEvent }) => controller.choose(aside.id, presses.by(nativeEvent), seat)}
      >
        <span>
          {several && <b>{called(seat)}: </b>}
          {aside.text}
        </span>
      </button>
    </li>
  );
  const now = asides.filter(({ aside }) => !aside.standing);
  const standing = asides.filter(({ aside }) => aside.standing);
  return (
    <>
      {now.length > 0 && (
        <div className="asides now">
          <h3>You may come in between</h3>
          <ul className="options">{now.map(button)}</ul>
        </div>
      )}
      {standing.length > 0 && (
        <details className="asides" open={standing.some(({ aside }) => aside.id === advised) || undefined}>
          <summary>Any time: {standing.length === 1 ? standing[0]?.aside.text : `${standing.length} things`}</summary>
          <ul className="options">{standing.map(button)}</ul>
        </details>
      )}
    </>
  );
}
