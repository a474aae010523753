import { useEffect, useState } from 'react';
import { beginPush, endPush, isPushed, mayPush, type Pushed } from '../net/push.ts';

const WHY_NOT = {
  denied: 'The browser does not allow it: change that in its settings for this site.',
  impossible: 'This browser has no push service at the moment.',
} as const satisfies Record<Exclude<Pushed, 'yes'>, string>;

/** Off until somebody asks for it, browser by browser. */
export function PushSwitch() {
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  useEffect(() => void isPushed().then(setOn), []);
  if (!mayPush()) {
    return (
      <p className="hint">
        To be told of your turn while no page is open, open Holdout over https in a browser with push notifications.
      </p>
    );
  }
  const change = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    setComplaint(null);
    try {
      const came = wanted ? await beginPush() : (await endPush(), 'yes');
      setOn(wanted && came === 'yes');
      if (came !== 'yes') setComplaint(WHY_NOT[came as keyof typeof WHY_NOT]);
    } catch (error) {
      setComplaint(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={on} disabled={busy} onChange={(event) => void change(event.target.checked)} />
        <span>Tell me on this device when it is my turn</span>
        <span className="hint">
          Also while no page of Holdout is open. Your browser’s push service brings the notice and cannot read it.
        </span>
      </label>
      {complaint !== null && (
        <p className="complaint" role="alert">
          {complaint}
        </p>
      )}
    </>
  );
}
