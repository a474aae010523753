import { Component, type ReactNode } from 'react';

/** Catches what a page could not: most often, a newer version of the site took its files away. */
export class Broken extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page">
        <h1>This page did not open</h1>
        <p>Load it again; matches in this browser and on the server are safe.</p>
        <p className="hint">{error.message}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Load again
        </button>
      </main>
    );
  }
}
