import { useState } from 'react';
import { ORDERS, type OrderSubject, type Seat, type StandingOrder, type Texts, wordOf } from '../../kernel/index.ts';
import { Stepper } from '../answer/stepper.tsx';
import { useController, useMatch, usePlay } from '../match/context.tsx';
import { orderText, subjectText, unitText, useTexts, wordText } from './words.ts';

/** What the players here have said in advance about interrupts; every line can be changed or withdrawn at any time. */
export function StandingOrders() {
  const asides = useMatch((now) => now.asides);
  const players = useMatch((now) => now.players);
  const texts = useTexts();
  if (texts === null) return null;
  const mine = asides.flatMap(({ seat, aside }) =>
    aside.orders === undefined ? [] : [{ seat, subjects: aside.orders }],
  );
  if (mine.length === 0) return <p className="hint">Orders can be given as soon as somebody is asked.</p>;
  return (
    <div className="standing-orders">
      <p className="hint">
        Tell the game what it need not ask you about, or what it should do for you when the moment comes. You can change
        your mind at any time.
      </p>
      {mine.map(({ seat, subjects }) => (
        <section key={seat} aria-label={`Orders of ${players.find((one) => one.seat === seat)?.called ?? seat}`}>
          {mine.length > 1 && <h3>{players.find((one) => one.seat === seat)?.called ?? seat}</h3>}
          <ul>
            {subjects.map((subject) => (
              // A new order begins a new draft.
              <OrderLine key={`${subject.about} ${JSON.stringify(subject.order)}`} {...{ seat, subject, texts }} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface LineProps {
  readonly seat: Seat;
  readonly subject: OrderSubject;
  readonly texts: Texts;
}

function OrderLine({ seat, subject, texts }: LineProps) {
  const controller = useController();
  const slow = usePlay((play) => play.slow);
  const { about, order, words } = subject;
  const [draft, setDraft] = useState<StandingOrder>(order ?? 'ask');
  const { word, min, max } = words.find((one) => one.word === wordOf(draft)) ?? { word: 'ask' };
  const give = (given: StandingOrder | null): void =>
    void controller.answerAs(seat, { aside: ORDERS, about, order: given });
  const say = (next: string): void => {
    const chosen = words.find((one) => one.word === next);
    if (chosen === undefined) return;
    if (chosen.min === undefined) return give(next);
    setDraft({ word: next, n: chosen.min });
  };
  return (
    <li data-ordered={order !== null || undefined}>
      <label>
        <span>{subjectText(texts, about)}</span>
        <select value={word} disabled={slow} onChange={(event) => say(event.target.value)}>
          {words.map((one) => (
            <option key={one.word} value={one.word}>
              {wordText(texts, one)}
            </option>
          ))}
        </select>
      </label>
      {typeof draft === 'object' && min !== undefined && max !== undefined && (
        <span className="order-number">
          <Stepper
            label={unitText(texts, word)}
            value={draft.n}
            min={min}
            max={max}
            onChange={(n) => setDraft({ word, n })}
          />
          <button type="button" disabled={slow} onClick={() => give(draft)}>
            Order: {orderText(texts, draft)}
          </button>
        </span>
      )}
      {order !== null && (
        <button
          type="button"
          disabled={slow}
          aria-label={`Withdraw: ${subjectText(texts, about)}`}
          onClick={() => give(null)}
        >
          Withdraw
        </button>
      )}
    </li>
  );
}
