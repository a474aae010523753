import { useState } from 'react';

/** Copies a link; where the browser forbids that, shows it to be copied by hand. */
export function CopyLink({ label, link }: { label: string; link: () => Promise<string | null> }) {
  const [state, setState] = useState<{ link: string; copied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const made = await link();
    if (made === null) return;
    try {
      await navigator.clipboard.writeText(made);
      setState({ link: made, copied: true });
    } catch {
      setState({ link: made, copied: false });
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {state?.copied === true ? 'Copied' : label}
      </button>
      {state?.copied === false && (
        <label className="field">
          <span>Copy this link</span>
          <input type="text" readOnly value={state.link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
