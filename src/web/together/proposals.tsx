import { levelOf } from '../setup/levels.ts';
import { useEffect, useState } from 'react';
import { counted, type Json, valueAt } from '../../kernel/index.ts';
import { ChangeLine } from '../correct/correct.tsx';
import { useMatch } from '../match/context.tsx';
import type { RemoteSource } from '../match/sources/remote.ts';
import type { Proposal, Proposed } from '../../wire/index.ts';

type Repair = Extract<Proposed, { kind: 'repair' }>;

/** Somebody asks the table to agree. */
export function Proposals({ source }: { source: RemoteSource }) {
  const table = useMatch((now) => now.table);
  if (table === null) return null;
  const mine = table.seats.filter(({ mine: own }) => own).map(({ seat }) => seat);
  const called = (seat: string): string => table.seats.find((other) => other.seat === seat)?.called ?? seat;
  return table.proposals.map(({ id, by, what, missing, takesBack }) => (
    <section key={id} className="panel proposal" role="status" aria-label="Request for consent">
      <p>
        <b>{called(by)}</b> asks: {asked(what, by, takesBack, called)}
      </p>
      {takesBack !== null && takesBack.line !== null && <TakenBack from={takesBack.line} />}
      {what.kind === 'repair' && <Corrections source={source} changes={what.changes} />}
      <p className="hint">Still to agree: {missing.map(called).join(', ')}.</p>
      <p className="row">
        {missing.some((seat) => mine.includes(seat)) && (
          <button type="button" className="primary" onClick={() => void source.consent(id, true)}>
            I agree
          </button>
        )}
        {mine.length > 0 && (
          <button type="button" onClick={() => void source.consent(id, false)}>
            {mine.includes(by) ? 'Withdraw' : 'I do not agree'}
          </button>
        )}
      </p>
    </section>
  ));
}

/** What would be different: before, as far as I may know it, and after. */
function Corrections({ source, changes }: { source: RemoteSource; changes: Repair['changes'] }) {
  const [state, setState] = useState<Json | null>(null);
  useEffect(() => {
    source.corrections().then(setState, () => undefined);
  }, [source]);
  return (
    <ul className="changes">
      {changes.map(({ path, value }) => (
        <li key={path}>
          <ChangeLine path={path} before={state === null ? undefined : valueAt(state, path)} after={value} />
        </li>
      ))}
    </ul>
  );
}

/** The lines of the log that would be gone. */
function TakenBack({ from }: { from: number }) {
  const events = useMatch((now) => now.events);
  const lines = events.filter(({ n }) => n >= from);
  if (lines.length === 0) return null;
  return (
    <details className="taken-back">
      <summary>{counted(lines.length, 'line of the log goes', 'lines of the log go')}</summary>
      <ol>
        {lines.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </details>
  );
}

function asked(what: Proposed, by: string, takesBack: Proposal['takesBack'], called: (seat: string) => string): string {
  switch (what.kind) {
    case 'undo':
      return `may we take back ${answersOf(takesBack?.by ?? [], by, called)}?`;
    case 'repair':
      return `may we correct the table? ${what.reason}`;
    case 'bot':
      return `may the bot (${levelOf(what.bot)}) take over for ${called(what.seat)}?`;
  }
}

/** The decision itself first, then whose answers came after it. */
function answersOf(by: readonly (string | null)[], asker: string, called: (seat: string) => string): string {
  const [first, ...after] = by;
  if (first === undefined) return 'what has happened since an earlier decision';
  const decision =
    first === null ? 'a correction' : first === asker ? 'my last decision' : `an answer of ${called(first)}`;
  const seats = [...new Set(after)].filter((seat): seat is string => seat !== null);
  const others = seats.map((seat) => {
    const n = after.filter((other) => other === seat).length;
    return `${counted(n, 'answer')} of ${called(seat)} after it`;
  });
  return [decision, ...others].join(' and ');
}
