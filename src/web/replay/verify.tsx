import { useState } from 'react';
import { type AnyGame, type MatchRecord, type Verdict, verify } from '../../kernel/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly commitment: string | null;
}

/** Plays the whole match again in this page and compares: were dice and cards what the seed says? */
export function VerifyDice({ game, record, commitment }: Props) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <div className="verify">
      <button type="button" onClick={() => setVerdict(verify(game, record, commitment ?? undefined))}>
        Verify cards and dice
      </button>
      {verdict !== null && (
        <div role="status" className={verdict.ok ? 'verdict ok' : 'verdict bad'}>
          <p>
            <b>{verdict.ok ? 'Honest.' : 'It does not fit.'}</b> {verdict.message}.
          </p>
          <dl className="facts">
            <div>
              <dt>Seed</dt>
              <dd>{record.seed}</dd>
            </div>
            <div>
              <dt>Its SHA-256{commitment !== null && ', as published before the first card'}</dt>
              <dd>{verdict.commitment}</dd>
            </div>
            <div>
              <dt>Final state</dt>
              <dd data-testid="state-hash">{verdict.hash ?? 'not reached'}</dd>
            </div>
          </dl>
        </div>
      )}
    </div>
  );
}
