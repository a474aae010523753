import { type ReactNode, useEffect, useState } from 'react';

type State<T> = { readonly value: T } | { readonly error: string } | null;

/** Shows something once it is there; a newer version of the site may have taken its files away meanwhile. */
export function Loaded<T>({ load, children }: { load: () => Promise<T>; children: (value: T) => ReactNode }) {
  const [state, setState] = useState<State<T>>(null);
  useEffect(() => {
    let wanted = true;
    setState(null);
    load().then(
      (value) => wanted && setState({ value }),
      (error: unknown) => wanted && setState({ error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (state === null) return <OneMoment />;
  return 'error' in state ? <Failed why={state.error} /> : children(state.value);
}

export const OneMoment = () => (
  <p className="loading" role="status">
    One moment
  </p>
);

/** It is not there, and why. */
export const Failed = ({ why }: { why: string }) => (
  <div className="complaint" role="alert">
    <p>{why}</p>
    <button type="button" onClick={() => location.reload()}>
      Load the page again
    </button>
  </div>
);
