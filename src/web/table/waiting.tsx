import { Asides } from '../answer/asides.tsx';
import { useController, useMatch } from '../match/context.tsx';
import { Icon } from '../ui/table-icon.tsx';
import { say } from '../words/words.ts';

/** Somebody else decides: who, and what about. */
export function Waiting() {
  const controller = useController();
  const request = useMatch((now) => now.request);
  const working = useMatch((now) => now.working);
  const players = useMatch((now) => now.players);
  const because = useMatch((now) => now.because);
  const fault = useMatch((now) => now.fault);
  if (fault !== null) {
    return (
      <section className="panel" role="alert">
        <h2 className="question">A rule broke</h2>
        <p>Nothing has changed. Undo the last decision, or export the match and send it to us.</p>
        <p className="hint">{fault}</p>
      </section>
    );
  }
  if (working) {
    return (
      <section className="panel waiting" aria-label="Waiting" aria-busy>
        <p className="eyebrow">
          <Icon name="hourglass" /> Being played out
        </p>
        <h2 className="question">The battle is being fought</h2>
        <p className="hint">This takes a few seconds. You see how it ended as soon as it is over.</p>
      </section>
    );
  }
  if (request === null) return null;
  const awaited = players.filter(({ seat }) => request.waiting.includes(seat));
  const mine = players.some((player) => player.mine);
  const bots = awaited.length > 0 && awaited.every(({ kind }) => kind === 'bot');
  return (
    <section className="panel waiting" aria-label="Waiting">
      <p className="eyebrow">
        <Icon name="hourglass" /> {bots ? 'A bot is thinking' : 'Waiting'}
      </p>
      <h2 className="question">{awaited.map(({ called }) => called).join(' and ')}</h2>
      <p>
        <span className="hint">Deciding:</span> {request.prompt.text}
      </p>
      {because !== null && <p className="hint">Last move: {say(because).replace(/\.$/, '')}.</p>}
      {bots && (
        <button type="button" onClick={() => controller.source.skip()}>
          {mine ? 'Skip to my next decision' : 'Skip to the end'}
        </button>
      )}
      {awaited.map(
        ({ seat, called, lent = false }) =>
          lent && (
            <button key={seat} type="button" onClick={() => void controller.source.lend?.(seat, false)}>
              Play on as {called} myself
            </button>
          ),
      )}
      <Asides />
    </section>
  );
}
