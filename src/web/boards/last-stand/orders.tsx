import { useController, useMatch, usePlay } from '../../match/context.tsx';
import { type View, word } from './view.ts';

/** What the players here have said in advance about cards and moments, and the way to say more. */
export function StandingOrders({ view }: { view: View }) {
  const controller = useController();
  const asides = useMatch((now) => now.asides);
  const players = useMatch((now) => now.players);
  const sending = usePlay((play) => play.sending);
  const mine = players.filter((player) => player.mine);
  if (mine.length === 0) return null;
  const given = mine.reduce((sum, { seat }) => sum + Object.keys(view.orders[seat] ?? {}).length, 0);
  return (
    <details className="ls-orders">
      <summary>Standing orders: {given === 0 ? 'you are asked about everything' : `${given} given`}</summary>
      <p className="hint">
        Say in advance what you never want to be asked about, or when a card of yours is to be used without asking.
      </p>
      {mine.map(({ seat, called }) => (
        <div key={seat}>
          <ul>
            {Object.entries(view.orders[seat] ?? {}).map(([subject, order]) => (
              <li key={subject}>
                <b>{word('subject', subject)}</b>: {word('order', order)}
              </li>
            ))}
          </ul>
          <button
            type="button"
            disabled={sending || !asides.some((open) => open.seat === seat && open.aside.id === 'orders')}
            onClick={() => void controller.answerAs(seat, 'orders')}
          >
            {mine.length === 1 ? 'Give or change orders' : `Orders of ${called}`}
          </button>
        </div>
      ))}
    </details>
  );
}
