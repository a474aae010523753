import { useState } from 'react';
import type { MatchRecord, Verdict } from '../../kernel/index.ts';
import { Steps } from '../ui/steps.tsx';
import type { Reel } from './reel.ts';

interface Props {
  readonly reel: Reel;
  readonly record: MatchRecord;
  readonly commitment: string | null;
}

/** How far it is: not begun, so many answers played again, judged, or broken off. */
type Check = null | { readonly steps: number } | { readonly verdict: Verdict } | { readonly fault: string };

/** Plays the whole match again beside this page and compares: were dice and cards what the seed says? */
export function VerifyDice({ reel, record, commitment }: Props) {
  const [check, setCheck] = useState<Check>(null);
  const running = check !== null && 'steps' in check;
  const begin = (): void => {
    setCheck({ steps: 0 });
    reel
      .verify(commitment, (steps) => setCheck({ steps }))
      .then(
        (verdict) => setCheck({ verdict }),
        (error: unknown) => setCheck({ fault: error instanceof Error ? error.message : String(error) }),
      );
  };
  return (
    <div className="verify">
      <button type="button" disabled={running} onClick={begin}>
        Verify this match
      </button>
      {running && <Steps words="Playing every answer again" steps={check.steps} of={record.answers.length} />}
      {check !== null && 'fault' in check && (
        <p className="complaint" role="alert">
          It could not be checked: {check.fault}
        </p>
      )}
      {check !== null && 'verdict' in check && (
        <Judged verdict={check.verdict} record={record} published={commitment !== null} />
      )}
    </div>
  );
}

function Judged({ verdict, record, published }: { verdict: Verdict; record: MatchRecord; published: boolean }) {
  return (
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
          <dt>Its SHA-256{published && ', as published before the match began'}</dt>
          <dd>{verdict.commitment}</dd>
        </div>
        <div>
          <dt>Final state</dt>
          <dd data-testid="state-hash">{verdict.hash ?? 'not reached'}</dd>
        </div>
      </dl>
    </div>
  );
}
