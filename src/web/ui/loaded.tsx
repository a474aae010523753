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
  if (state === null) {
    return (
      <p className="loading" role="status">
        One moment
      </p>
    );
  }
  if ('error' in state) {
    return (
      <div className="complaint" role="alert">
        <p>{state.error}</p>
        <button type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    );
  }
  return children(state.value);
}
